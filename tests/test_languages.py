"""Which language the page speaks: how it is chosen, what it says before Python, and what if its words fail."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests import positions
from tests.catalogues import LANGUAGES, read
from tests.pages import PATIENCE, TablePage
from tools import fill_page

SAID = {language: fill_page.sentences(read(language)) for language in LANGUAGES}
RECORD, _, MOVE = positions.last_to_play()
_CHOICE = """() => {
  const { kept, preferred } = JSON.parse(window.name || "{}");
  const settings = JSON.stringify({ language: kept });
  if (kept && location.href !== "about:blank") localStorage.setItem("forty-five/settings", settings);
  if (preferred) Object.defineProperty(navigator, "languages", { get: () => preferred });
}"""


def speaks(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language, timeout=PATIENCE)
    expect(page.locator("html")).to_have_attribute("dir", SAID[language]["language-direction"])


def switch(table: TablePage, language: str) -> None:
    """Choose a language in the settings, which stay open."""
    choice = table.page.locator('#settings-panel [name="language"]')
    if not choice.is_visible():
        table.open_panel("settings")
    choice.focus()
    choice.select_option(language)
    speaks(table.page, language)


def catalogues_asked_for(page: Page) -> list[str]:
    """The languages of the catalogues that the page asks for from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.extend(re.findall(r"/words/([\w-]+)\.ftl", request.url)))
    return asked


# The choice

CHOICES = [
    ("", None, ["en-GB"], "en"),
    ("", None, ["no"], "nb"),
    ("", None, ["nn-NO", "en"], "nb"),
    ("", None, ["nb-NO"], "nb"),
    ("", None, ["es-MX", "en-US"], "es"),
    ("", None, ["fr-CA"], "fr"),
    ("", None, ["ar-EG"], "ar"),
    ("", None, ["de-AT", "th-TH", "fr"], "th"),
    ("", None, ["de"], "en"),
    ("", None, [], "en"),
    ("", "fr", ["es"], "fr"),
    ("", "system", ["es"], "es"),
    ("", "klingon", ["es"], "es"),
    ("?lang=ar", "fr", ["es"], "ar"),
    ("?lang=NB_no", "fr", ["es"], "nb"),
    ("?lang=xx", "fr", ["es"], "fr"),
    ("?lang=xx", None, ["th"], "th"),
    ("?lang=", None, ["th"], "th"),
]


def test_the_address_counts_before_what_is_kept_and_that_before_what_the_browser_prefers(page: Page):
    """And only the catalogue of the language chosen is fetched, once, and at once."""
    page.add_init_script(f"({_CHOICE})()")
    page.add_init_script("delete window.WebAssembly")  # all of this is before Python
    asked = catalogues_asked_for(page)
    for query, kept, preferred, language in CHOICES:
        page.goto("about:blank")
        page.evaluate("name => { window.name = JSON.stringify(name); }", {"kept": kept, "preferred": preferred})
        asked.clear()
        page.goto(query, wait_until="domcontentloaded")
        speaks(page, language)
        expect(page).to_have_title(SAID[language]["page-title"])
        assert asked == [language], (query, kept, preferred)
        page.evaluate("localStorage.clear()")


def test_an_unknown_language_is_told_in_the_language_chosen(page: Page):
    table = TablePage(page).lay(RECORD, settings={"language": "fr"}).open(lang="tlh")
    speaks(page, "fr")
    expect(table.notices).to_have_count(1)
    expect(table.notices).to_contain_text("tlh")
    expect(table.notices.get_by_role("button")).to_have_text(SAID["fr"]["notice-close"])
    switch(table, "ar")
    expect(table.notices.get_by_role("button")).to_have_text(SAID["ar"]["notice-close"])
    expect(table.notices.locator("p")).to_contain_text(re.compile("[\u0600-\u06ff]"))


# The page before Python


@pytest.mark.console_expected("")
def test_the_page_speaks_the_language_while_it_loads_and_when_it_fails(page: Page, failing):
    held: list = []
    page.route("**/micropython.wasm", lambda route: held.append(route))
    page.goto("?lang=ar", wait_until="commit")
    speaks(page, "ar")
    for identifier in ("loading", "loading-long", "rules-heading", "rules-aim"):
        expect(page.locator(f'[data-message="{identifier}"]')).to_have_text(SAID["ar"][identifier])
    expect(page.locator("#loading-words")).to_be_visible()
    held[0].abort()
    expect(page.locator("html")).to_have_attribute("data-app", "failed", timeout=PATIENCE)
    expect(page.locator('[data-failure="file"]')).to_contain_text(SAID["ar"]["failure-file"])
    expect(page.get_by_role("button", name=SAID["ar"]["try-again"])).to_be_visible()
    expect(page.locator("#rules")).to_be_visible()


def test_no_sentence_is_seen_in_english_first(page: Page):
    """Until the words have come, or a second has passed, there is nothing to read."""
    held: list = []
    page.route("**/words/nb.ftl", lambda route: held.append(route))
    page.goto("?lang=nb", wait_until="domcontentloaded")
    words = page.locator("#loading-words")
    expect(words).to_have_css("visibility", "hidden")
    page.evaluate("document.getAnimations().forEach(one => one.animationName === 'shown' && one.finish())")
    expect(words).to_be_visible()
    expect(words).to_have_text(SAID["en"]["loading"])
    held[0].continue_()
    expect(words).to_have_text(SAID["nb"]["loading"])
    TablePage(page).ready()


# Words that fail

HALF = read("nb")[: read("nb").index("## What happens")]
BROKEN = read("nb").replace("prompt-your-turn = ", "prompt-your-turn = { $").replace("menu-rules = ", "menu-rules ")
FAILURES: dict[str, tuple] = {
    "missing": (404, "gone", "en", SAID["en"]["prompt-your-turn"], SAID["en"]["hand-heading"]),
    "another page": (200, "<!doctype html><p>", "nb", SAID["en"]["prompt-your-turn"], SAID["en"]["hand-heading"]),
    "cut in half": (200, HALF, "nb", SAID["en"]["prompt-your-turn"], SAID["en"]["hand-heading"]),
    "two messages broken": (200, BROKEN, "nb", SAID["en"]["prompt-your-turn"], SAID["nb"]["hand-heading"]),
}


@pytest.mark.console_expected("404")
@pytest.mark.parametrize("status, body, language, prompt, heading", FAILURES.values(), ids=FAILURES)
def test_what_a_catalogue_lacks_is_said_in_english_with_one_notice_in_the_console(
    page: Page, status: int, body: str, language: str, prompt: str, heading: str
):
    page.route("**/words/nb.ftl", lambda route: route.fulfill(status=status, body=body))
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type != "error" else None)
    table = TablePage(page).lay(RECORD).open(lang="nb")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("#prompt")).to_have_text(prompt)
    expect(page.locator('h3[data-message="hand-heading"]')).to_have_text(heading)
    table.play(MOVE.card).complete()
    assert table.look().log[-2:] and not any("-" in line and " " not in line for line in table.look().log)
    assert len([text for text in said if "catalogue nb" in text]) == 1


@pytest.mark.console_expected("404")
def test_a_language_that_can_not_be_fetched_leaves_all_as_it_is(page: Page, failing):
    table = TablePage(page).lay(RECORD).open(lang="es")
    panel = table.open_panel("settings")
    back = failing("words/th.ftl")
    choice = panel.locator('[name="language"]')
    choice.select_option("th")
    expect(panel.get_by_role("status")).to_have_text(SAID["es"]["notice-part-missing"])
    expect(choice).to_have_value("es")
    speaks(page, "es")
    back()
    choice.select_option("th")
    speaks(page, "th")
