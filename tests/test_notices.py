"""Names, what is said, and notices never cover a card, in windows of all sizes; a notice leaves all in its place."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Frame, Page, expect

from tests import positions
from tests.catalogues import LANGUAGES, read
from tests.pages import TablePage
from tests.test_layout import SHEET_SCROLLS, SIZES, STATES, misplaced, no_violations, overlap
from tools import fill_page

# A card in a fan is turned by some degrees: its corners reach out of its place by so many pixels.
CORNER = 6

_CARDS = """() => [...document.querySelectorAll("#cards .card:not([data-zone=gone], [data-zone=taken])")]
  .filter((card) => card.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map((card) => [card.dataset.zone + " " + (card.dataset.index ?? ""), card.getBoundingClientRect().toJSON()])"""
_WORDS = """() => [...document.querySelectorAll(
    ".seat, .seat .dealer, #told, #prompt, #asks, #trump-sign, .offer, .notice")]
  .filter((words) => words.checkVisibility({ visibilityProperty: true }) && words.textContent.trim())
  .map((words) => [words.id || words.className, words.getBoundingClientRect().toJSON()])"""
# A sentence that is higher than what shows it, or a button too small to hit.
_CRAMPED = """() => [...document.querySelectorAll(".masthead")].filter((head) =>
    head.scrollWidth > head.clientWidth + 1 || head.scrollHeight > head.clientHeight + 1
    || [...head.querySelectorAll(".notice button")].some((close) =>
      close.offsetParent && (close.offsetWidth < 44 || close.offsetHeight < 44)))
  .map((head) => "the notice is cramped")"""


def box(rectangle: dict, less: float = 0) -> list[float]:
    """Left, top, right and bottom, drawn in by some pixels."""
    return [
        rectangle["left"] + less,
        rectangle["top"] + less,
        rectangle["right"] - less,
        rectangle["bottom"] - less,
    ]


def covered(page: Page | Frame) -> list[str]:
    """The cards that words lie on."""
    words, cards = page.evaluate(_WORDS), page.evaluate(_CARDS)
    assert words or page.locator("#score-sheet").is_visible()
    return [
        f"{name} covers {card}" for name, own in words for card, its in cards if overlap(box(own), box(its, CORNER))
    ]


def bring_notice(table: TablePage) -> None:
    """Have another window play the game on."""
    table.page.evaluate("""() => {
        localStorage.setItem("forty-five/game", "played on");
        dispatchEvent(new StorageEvent("storage", { key: "forty-five/game" }));
    }""")
    expect(table.notices).to_contain_text("another window")


def say_in_notice(page: Page, words: str) -> None:
    """Have the notice that stands there say something else, of another length."""
    page.evaluate("(words) => { document.querySelector('.notice p').textContent = words; }", words)


def wrong_in_sizes(table: TablePage, sizes: dict[str, tuple[int, int]]) -> dict[str, list[str]]:
    found = {}
    for name, (width, height) in sizes.items():
        table.page.set_viewport_size({"width": width, "height": height})
        table.still()
        wrong = misplaced(table.page, width, height) + covered(table.page)
        wrong += table.page.evaluate(SHEET_SCROLLS) + table.page.evaluate(_CRAMPED)
        if wrong:
            found[name] = wrong
    return found


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_words_and_notices_cover_no_card(page: Page, state: Callable[[Page], TablePage]):
    page.emulate_media(reduced_motion="reduce")
    table = state(page).complete()
    before = wrong_in_sizes(table, SIZES)
    bring_notice(table)
    assert (before, wrong_in_sizes(table, SIZES)) == ({}, {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_notice_has_its_place_in_every_language(page: Page, language: str):
    page.emulate_media(reduced_motion="reduce")
    record, _, move = positions.last_of_deal()
    table = TablePage(page).lay(record).open(lang=language, level="nobody").complete()
    sentences = fill_page.sentences(read(language))
    longest = max((words for name, words in sentences.items() if name.startswith("notice-")), key=len)
    say_in_notice(page, longest)
    before = wrong_in_sizes(table, SIZES)
    table.play(move.card)
    expect(page.locator("#score-sheet")).to_be_visible()
    assert (before, wrong_in_sizes(table, SIZES)) == ({}, {})


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("size", ["1280x800", "320x568"])
def test_axe_finds_nothing_in_a_notice(page: Page, size: str, theme: str):
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(reduced_motion="reduce")
    table = TablePage(page).lay(positions.lead("seed")[0], settings={"theme": theme}).open(level="nobody").still()
    expect(table.notices).to_be_visible()
    no_violations(page)
