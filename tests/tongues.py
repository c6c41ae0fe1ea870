"""Languages made for tests: longer than any, or from right to left; and how a page is handed catalogues."""

import re

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from playwright.sync_api import Page, Route

from tests.catalogues import read
from tools import fill_page

VOWELS = str.maketrans({vowel: vowel * 2 for vowel in "aeiouyAEIOU"})
OWN = ("language-name", "language-tags", "language-direction", "index-international", "index-letters")


class _Texts(visitor.Transformer):
    def __init__(self, change) -> None:
        self.change = change

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802
        return node if node.id.name in OWN else self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = self.change(node.value)
        return node


def made(change, language: str, direction: str = "ltr") -> str:
    """The English catalogue with all its texts changed, as a language of its own."""
    resource = FluentParser().parse(read("en"))
    text = FluentSerializer().serialize(_Texts(change).visit(resource))
    for name, value in (("name", language.upper()), ("tags", language), ("direction", direction)):
        was = fill_page.sentences(text)["language-" + name]
        text = text.replace(f"language-{name} = {was}\n", f"language-{name} = {value}\n")
    return text


def long() -> str:
    """English a third longer, within its words."""
    return made(lambda text: text.translate(VOWELS), "qal")


def from_right() -> str:
    """English written from right to left."""
    return made(lambda text: "".join(f"\u202e{part}\u202c" if part.strip() else part for part in [text]), "qar", "rtl")


def hand(page: Page, base_url: str, texts: dict[str, str]) -> None:
    """Let the page have these catalogues too, as if each were one more file in `static/words/`."""
    listed = fill_page.language_list({**fill_page.catalogues(), **texts})

    def with_list(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=fill_page.LISTED.sub(lambda _: listed, answer.text()))

    page.route(lambda url: url.split("?")[0] == base_url, with_list)
    page.route(
        re.compile("/words/(%s).ftl$" % "|".join(texts)),
        lambda route: route.fulfill(body=texts[route.request.url.rpartition("/")[2].removesuffix(".ftl")]),
    )
