"""Styles that a test puts over a page, as a reader's own might be; the page's security policy allows no other way."""

from playwright.sync_api import Page


def add_style(page: Page, css: str) -> None:
    """Add a style sheet to a page until it is loaded anew."""
    page.evaluate(
        """(css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets.push(sheet);
        }""",
        css,
    )
