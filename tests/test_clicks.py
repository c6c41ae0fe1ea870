"""One card leaves the hand, however it is clicked: twice, with two fingers, or while cards move (table.md, B1, B2)."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from game.rules.game import NextDeal
from tests import positions
from tests.pages import Look, TablePage, own_cards

RECORD, _, _ = positions.lead("seed")


def middle(table: TablePage, code: str) -> tuple[float, float]:
    box = table.card(code).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def one_card_left(table: TablePage, before: Look, code: str) -> None:
    """Exactly this card was played, and the table waits with one card fewer."""
    table.asked(after=before.version)
    after = table.look()
    record = table.record
    assert own_cards(record)[len(own_cards(RECORD)) :] == [code]
    assert sorted(after.hand) == sorted(set(before.hand) - {code})
    assert after.version == len(record.moves)


# B1


@pytest.mark.parametrize("clicks, speed", [(2, "instant"), (3, "instant"), (2, "normal")])
def test_a_double_or_triple_click_plays_one_card(page: Page, clicks: int, speed: str):
    table = TablePage(page).lay(RECORD).open(speed=speed)
    before = table.look()
    table.still().card(before.legal[1]).click(click_count=clicks)
    one_card_left(table, before, before.legal[1])


@pytest.mark.parametrize("speed", ["instant", "normal"])
def test_clicks_on_two_cards_at_once_play_one(page: Page, speed: str):
    table = TablePage(page).lay(RECORD).open(speed=speed)
    before = table.look()
    page.evaluate(
        "codes => codes.forEach(code => document.querySelector(`#cards [data-card='${code}']`).click())",
        before.legal[:3],
    )
    one_card_left(table, before, before.legal[0])


@pytest.mark.parametrize(
    "key, speed", [("Enter", "instant"), ("Space", "instant"), ("2", "instant"), ("Enter", "normal")]
)
def test_a_key_held_down_plays_one_card(page: Page, key: str, speed: str):
    table = TablePage(page).lay(RECORD).open(speed=speed)
    before = table.look()
    table.card(before.hand[1]).focus()
    for _ in range(6):
        page.keyboard.down(key)
    page.keyboard.up(key)
    one_card_left(table, before, before.hand[1])


@pytest.fixture
def browser_context_args(browser_context_args: dict, request: pytest.FixtureRequest) -> dict:
    if "finger" in request.node.name or "tap" in request.node.name:
        return {**browser_context_args, "has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}
    return browser_context_args


def test_two_fingers_play_at_most_one_card(page: Page, context: BrowserContext):
    table = TablePage(page).lay(RECORD).open(speed="normal")
    before = table.still().look()
    points = [dict(zip("xy", middle(table, code))) for code in before.legal[:2]]
    fingers = context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[:1]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    if table.look().version == before.version and own_cards(table.record) == own_cards(RECORD):
        table.card(before.legal[0]).tap()  # two fingers are no tap: nothing was played, and one finger plays
    one_card_left(table, before, before.legal[0])


def test_a_fast_double_tap_plays_one_card(page: Page):
    table = TablePage(page).lay(RECORD).open()
    before = table.still().look()
    x, y = middle(table, before.legal[2])
    page.touchscreen.tap(x, y)
    page.touchscreen.tap(x, y)
    one_card_left(table, before, before.legal[2])
    assert page.evaluate("visualViewport.scale") == 1


# B2


def test_a_card_clicked_while_another_moves_or_an_opponent_thinks_is_not_played(page: Page):
    table = TablePage(page).lay(RECORD).open(speed="slow")
    before = table.still().look()
    first, *others = before.legal
    places = [middle(table, code) for code in others]
    table.card(first).click()
    expect(table.table).to_have_attribute("data-awaiting", "none")
    page.mouse.click(*places[0])
    page.mouse.click(*places[-1])
    one_card_left(table, before, first)


def test_a_click_beside_the_cards_only_hurries(page: Page):
    table = TablePage(page).lay(RECORD).open(speed="slow")
    before = table.look()
    table.card(before.legal[0]).click()
    expect(table.table).to_have_attribute("data-awaiting", "none")
    page.locator("#prompt").click()
    one_card_left(table, before, before.legal[0])


# Browsers count two quick taps as a double tap even when they are up to 100 pixels and half a second apart.
_CLICK = """([selector, x, y, later]) => {
  const click = new MouseEvent("click", { bubbles: true, detail: 2, clientX: x, clientY: y });
  Object.defineProperty(click, "timeStamp", { value: window.last_click + later });
  document.querySelector(selector).dispatchEvent(click);
}"""


@pytest.mark.parametrize(
    "strays, later, counts", [(0, 200, False), (20, 340, False), (60, 100, True), (0, 400, True)]
)
def test_a_quick_tap_elsewhere_or_later_is_an_answer_of_its_own(page: Page, strays: int, later: int, counts: bool):
    record, _, move = positions.last_of_deal()
    table = TablePage(page).lay(record).open()
    x, y = middle(table, move.card)
    page.evaluate("addEventListener('click', event => { window.last_click = event.timeStamp; }, { once: true })")
    table.still().play(move.card)
    before = table.look()
    assert before.actions == ["next-deal"]
    page.evaluate(_CLICK, ["#actions button", x + strays, y, later])
    if not counts:
        table.act("next-deal")
    table.asked(after=before.version)
    assert table.record.moves.count(NextDeal()) == record.moves.count(NextDeal()) + 1


# B30, and playing on release


def test_a_click_is_taken_back_by_sliding_off_the_card(page: Page):
    table = TablePage(page).lay(RECORD).open()
    before = table.still().look()
    page.mouse.move(*middle(table, before.legal[0]))
    page.mouse.down()
    x, y = middle(table, before.legal[0])
    page.mouse.move(x, y - 200, steps=4)
    page.mouse.up()
    assert table.look().version == before.version
    table.play(before.legal[0])


def test_a_tap_that_slides_plays_no_card(page: Page, context: BrowserContext):
    table = TablePage(page).lay(RECORD).open()
    before = table.still().look()
    x, y = middle(table, before.legal[0])
    finger = context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 6):
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - 30 * step}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert table.look().version == before.version
    assert page.evaluate("visualViewport.scale") == 1
    table.answer(table.card(before.legal[0]).tap)
