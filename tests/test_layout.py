"""The table at all sizes, from a wide desk to a small phone on its side: nothing outside or covered; axe is content."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserType, Page, expect

from tests import positions
from tests.pages import TablePage
from tests.sheets import add_style

SIZES = {
    "1280x800": (1280, 800),
    "1920x1080": (1920, 1080),
    "768x1024": (768, 1024),
    "390x844": (390, 844),
    "320x568": (320, 568),
    "844x390": (844, 390),
    "568x320": (568, 320),
    # Between those: small phones, a tablet on its side, and what a browser leaves of a small laptop's screen.
    "360x640": (360, 640),
    "375x667": (375, 667),
    "412x732": (412, 732),
    "1024x768": (1024, 768),
    "1366x633": (1366, 633),
}


def playing(page: Page) -> TablePage:
    return TablePage(page).lay(positions.lead("seed")[0]).open()


def robbing(page: Page) -> TablePage:
    table = TablePage(page).lay(positions.may_rob()[0]).open()
    table.action("rob").click()
    expect(table.table).to_have_attribute("data-awaiting", "rob")
    return table


def asked_to_rob(page: Page) -> TablePage:
    return TablePage(page).lay(positions.may_rob()[0]).open()


def must_rob(page: Page) -> TablePage:
    return TablePage(page).lay(positions.must_rob()[0]).open()


def refused(page: Page) -> TablePage:
    record, _, card = positions.refused("seed", "trump_owed", True)
    return TablePage(page).lay(record).open().refuse(card)


def trick_complete(page: Page) -> TablePage:
    record, _, move = positions.last_to_play()
    table = TablePage(page).lay(record, settings={"trick": "tap"}).open()
    table.play(move.card)
    assert table.look().actions == ["collect"]
    return table


def deal_scored(page: Page) -> TablePage:
    record, _, move = positions.last_of_deal()
    table = TablePage(page).lay(record).open().complete()
    table.play(move.card)
    expect(page.locator("#score-sheet")).to_be_visible()
    return table


def game_over(page: Page) -> TablePage:
    record, _, move = positions.last_of_game()
    table = TablePage(page).lay(record).open()
    table.play(move.card)
    expect(page.locator("#score-sheet")).to_be_visible()
    return table


STATES: dict[str, Callable[[Page], TablePage]] = {
    "play": playing,
    "asked to rob": asked_to_rob,
    "rob": robbing,
    "must rob": must_rob,
    "refused": refused,
    "trick complete": trick_complete,
    "deal scored": deal_scored,
    "game over": game_over,
}
# What a reader with trouble may force upon every page: WCAG 2.2, 1.4.12.
TEXT_SPACING = """
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-block-end: 2em !important; }
"""
PANELS = ("ranks", "last-trick", "rules", "statistics", "settings", "keys", "new-game")

_BOXES = """() => {
  const boxes = {};
  const add = (name, element) => {
    const box = element.getBoundingClientRect();
    if (box.width && box.height && getComputedStyle(element).visibility === "visible")
      boxes[name] = [box.left, box.top, box.right, box.bottom];
  };
  for (const name of ["told", "prompt", "asks", "trump-sign", "score-sheet"])
    if (name === "score-sheet" || document.getElementById(name).textContent.trim())
      add(name, document.getElementById(name));
  for (const button of document.querySelectorAll("#actions button")) add("action " + button.dataset.action, button);
  for (const name of ["hint", "undo"]) add(name, document.getElementById(name));
  for (const offer of document.querySelectorAll(".offer")) add("offer", offer);
  for (const plate of document.querySelectorAll(".seat")) add("plate " + plate.dataset.seat, plate);
  for (const card of document.querySelectorAll("#cards .card"))
    if (card.dataset.zone === "hand-0" || card.dataset.zone === "trick")
      add(`${card.dataset.zone} ${card.dataset.index}`, card);
  return boxes;
}"""


# Texts of which something can't be seen: more than a letter is wider or higher than what shows it.
_CUT_OFF = """() => [...document.querySelectorAll(
    "#told, #prompt, #asks, .offer, .seat .name, .seat .score, #actions button, .trump-word")]
  .filter((text) => text.checkVisibility() && getComputedStyle(text).overflow !== "visible"
    && (text.scrollWidth > text.clientWidth + 8 || text.scrollHeight > text.clientHeight + 8))
  .map((text) => `${text.textContent} is cut off`)"""


# The score of a deal is read in one look.
SHEET_SCROLLS = """() => [...document.querySelectorAll("#score-sheet")]
  .filter((sheet) => sheet.scrollHeight > sheet.clientHeight + 1 || sheet.scrollWidth > sheet.clientWidth + 1)
  .map((sheet) => `the score sheet scrolls: ${sheet.scrollHeight} in ${sheet.clientHeight}`)"""


def overlap(one: list[float], other: list[float]) -> float:
    """The area that two boxes share, leaving out a pixel of rounding."""
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    return width * height if width > 1 and height > 1 else 0


def overlapping(boxes: dict[str, list[float]]) -> list[tuple[str, str]]:
    """The pairs that cover one another, but for cards of one zone, and the sheet that lies on the last trick."""
    names = sorted(boxes)
    return [
        (one, other)
        for place, one in enumerate(names)
        for other in names[place + 1 :]
        if overlap(boxes[one], boxes[other])
        and not (one[:6] == other[:6] and one.startswith(("hand-0", "trick ")))
        and not (one == "score-sheet" and other.startswith("trick "))
    ]


def misplaced(page: Page, width: int, height: int) -> list[str]:
    """What is wrong in a window of this size, as sentences."""
    boxes = page.evaluate(_BOXES)
    wrong = [
        f"{name} is outside: {box}"
        for name, box in boxes.items()
        if box[0] < -1 or box[1] < -1 or box[2] > width + 1 or box[3] > height + 1
    ]
    wrong += [f"{one} and {other} cover one another" for one, other in overlapping(boxes)]
    hand = [boxes[f"hand-0 {place}"] for place in range(5) if f"hand-0 {place}" in boxes]
    for left, right in zip(hand, hand[1:]):
        if right[0] - left[0] < 44:
            wrong.append("a strip to touch is too narrow")
        if left[2] - right[0] > 0.35 * (left[2] - left[0]):
            wrong.append("a card covers its neighbour")
    if hand and hand[-1][2] - hand[-1][0] < 44:
        wrong.append("the last card is too narrow")
    if not page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
        wrong.append("the page scrolls sideways")
    return wrong


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_everything_has_its_place_in_windows_of_all_sizes(page: Page, state: Callable[[Page], TablePage]):
    page.emulate_media(reduced_motion="reduce")
    table = state(page)
    found: dict[object, list[str]] = {}
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        table.still()
        found[name] = misplaced(page, width, height) + page.evaluate(_CUT_OFF) + page.evaluate(SHEET_SCROLLS)
    add_style(page, TEXT_SPACING)
    for name in ("1280x800", "390x844"):
        width, height = SIZES[name]
        page.set_viewport_size({"width": width, "height": height})
        table.still()
        found[name, "spaced text"] = misplaced(page, width, height) + page.evaluate(_CUT_OFF)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_what_is_offered_for_touch_has_its_place(browser: Browser, base_url: str):
    context = browser.new_context(base_url=base_url, has_touch=True, reduced_motion="reduce", service_workers="block")
    page = context.new_page()
    table = deal_scored(page)
    found = {}
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".offer")).to_be_visible()
        table.still()
        found[name] = misplaced(page, width, height) + page.evaluate(_CUT_OFF) + page.evaluate(SHEET_SCROLLS)
    context.close()
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_at_four_times_the_size_there_is_one_way_to_scroll(page: Page, state: Callable[[Page], TablePage]):
    """A window of 1280 by 1024 at 400 %: nothing covered, nothing beside the window, all of it to be scrolled to."""
    page.set_viewport_size({"width": 320, "height": 256})
    state(page).still()
    boxes = page.evaluate(_BOXES)
    assert [name for name, box in boxes.items() if box[0] < -1 or box[2] > 321] == []
    assert overlapping(boxes) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    after = page.evaluate(_BOXES)
    assert max(box[3] for box in after.values()) <= 257


LARGE_TEXT = {"1280x800": (1280, 800), "1920x1080": (1920, 1080), "768x1024": (768, 1024)}


def test_text_twice_as_large_has_its_place(
    browser_type: BrowserType, browser_type_launch_args: dict, base_url: str, tmp_path: Path
):
    """The browser's own size of text is 32 pixels instead of 16."""
    (tmp_path / "Default").mkdir()
    preferences = {"webkit": {"webprefs": {"default_font_size": 32}}}
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(preferences), encoding="utf-8")
    context = browser_type.launch_persistent_context(
        tmp_path,
        **{**browser_type_launch_args, "executable_path": shutil.which("chromium")},  # it has such a setting
        base_url=base_url,
        reduced_motion="reduce",
    )
    found = {}
    for state in ("asked to rob", "refused", "deal scored", "trick complete"):
        page = context.new_page()
        table = STATES[state](page)
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        for name, (width, height) in LARGE_TEXT.items():
            page.set_viewport_size({"width": width, "height": height})
            table.still()
            found[state, name] = misplaced(page, width, height) + page.evaluate(_CUT_OFF)
    context.close()
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def no_violations(page: Page) -> None:
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


@pytest.fixture
def still_page(page: Page, request: pytest.FixtureRequest) -> Page:
    """A page of the size asked for, in which nothing glides while axe looks at colours."""
    width, height = SIZES[request.node.callspec.params["size"]]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(reduced_motion="reduce")
    return page


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
@pytest.mark.parametrize("size", ["1280x800", "390x844"])
def test_axe_finds_nothing(still_page: Page, state: Callable[[Page], TablePage], size: str):
    state(still_page).still()
    no_violations(still_page)


@pytest.mark.parametrize("size", ["1280x800", "390x844"])
def test_axe_finds_nothing_in_the_panels(still_page: Page, size: str):
    table = trick_complete(still_page)
    for name in PANELS:
        table.open_panel(name)
        table.still()
        no_violations(still_page)
        still_page.keyboard.press("Escape")
