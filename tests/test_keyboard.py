"""The table by keyboard: the order of Tab, arrows as seen, letters, and where the focus goes (table.md 3, B15)."""

import pytest
from playwright.sync_api import Page, expect

from tests import positions
from tests.pages import PATIENCE, TablePage

RECORD, _, _ = positions.lead("seed")


def tab_stops(table: TablePage, key: str = "Tab") -> list[str]:
    """What Tab reaches from the top of the page, once around."""
    stops: list[str] = []
    for _ in range(40):
        table.page.keyboard.press(key)
        stop = table.page.evaluate("""() => {
          const here = document.activeElement, kind = here.dataset;
          return kind.card || kind.action || here.id || kind.open || here.className || here.tagName;
        }""")
        if stop == "BODY" or stop in stops:
            break
        stops.append(stop)
    return stops


def test_tab_reaches_the_skip_link_then_actions_then_one_card_of_the_hand(page: Page):
    record, _, _ = positions.may_rob()
    table = TablePage(page).lay(record).open()
    stops = tab_stops(table)
    hand = table.look().hand
    assert stops[0] == "skip"
    assert [stop for stop in stops if stop in hand] == hand[:1]
    assert stops.index("rob") + 1 == stops.index("hint")
    assert stops.index("hint") + 1 == stops.index(hand[0])


def test_the_skip_link_leads_to_the_table(page: Page):
    table = TablePage(page).lay(RECORD).open()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#table")).to_be_focused()
    before = table.look()
    table.answer(lambda: page.keyboard.press("3"))
    assert before.hand[2] not in table.look().hand


def test_arrows_home_and_end_move_as_seen_and_stop_at_the_ends(page: Page):
    table = TablePage(page).lay(RECORD).open()
    hand = table.look().hand
    boxes = [table.still().card(card).bounding_box() for card in hand]
    assert [box["x"] for box in boxes if box] == sorted(box["x"] for box in boxes if box)
    table.card(hand[0]).focus()
    for key, place in [
        ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 4), ("ArrowRight", 4),
        ("ArrowLeft", 3), ("Home", 0), ("ArrowLeft", 0),
    ]:  # fmt: skip
        page.keyboard.press(key)
        expect(table.card(hand[place])).to_be_focused()
    assert table.look().version == len(RECORD.moves)


@pytest.mark.parametrize("speed", ["instant", "fast"])
def test_the_whole_hand_by_enter(page: Page, speed: str):
    """The focus goes to the next card in the same place, at last to the next action, never to the body."""
    table = TablePage(page).lay(RECORD).open(speed=speed)
    deal = table.look().deal
    place = 2
    table.card(table.look().hand[place]).focus()
    while (look := table.look()).deal == deal and look.awaiting == "play":
        assert look.focus == look.hand[min(place, len(look.hand) - 1)]
        place = look.hand.index(look.focus)
        if look.focus not in look.legal:
            page.keyboard.press("Enter")  # refused: the focus stays
            assert table.look().focus == look.focus
            card = look.legal[0]
            page.keyboard.press("Home")
            for _ in range(look.hand.index(card)):
                page.keyboard.press("ArrowRight")
            place = look.hand.index(card)
        table.answer(lambda: page.keyboard.press("Enter"))
    assert look.hand == [] and look.focus == look.actions[0]
    table.answer(lambda: page.keyboard.press("Enter"))
    after = table.look()
    assert after.focus in after.hand


def test_the_focus_is_never_on_the_page_while_an_opponent_plays(page: Page):
    table = TablePage(page).lay(RECORD).open(speed="normal")
    hand = table.look().hand
    table.card(hand[4]).focus()
    page.evaluate("""() => {
      window.bodies = 0;
      const look = () => {
        if (document.activeElement === document.body) window.bodies += 1;
        requestAnimationFrame(look);
      };
      look();
    }""")
    table.answer(lambda: page.keyboard.press("Enter"))
    assert page.evaluate("window.bodies") == 0


def test_an_action_that_goes_away_hands_its_focus_on(page: Page):
    record, _, _ = positions.may_rob()
    table = TablePage(page).lay(record).open()
    table.action("rob").focus()
    page.keyboard.press("Enter")
    expect(table.table).to_have_attribute("data-awaiting", "rob")
    look = table.look()
    assert look.focus in look.hand
    table.action("keep").focus()
    page.keyboard.press("Space")
    expect(table.table).to_have_attribute("data-awaiting", "play")
    look = table.look()
    assert look.focus in (*look.hand, *look.actions)


@pytest.mark.parametrize("key, panel", [("l", "last-trick"), ("r", "ranks"), ("?", "keys"), ("R", "ranks")])
def test_letters_open_panels_only_while_the_focus_is_on_the_table(page: Page, key: str, panel: str):
    table = TablePage(page).lay(RECORD).open()
    page.keyboard.press(key)
    expect(page.locator(f"#{panel}-panel")).to_be_hidden()
    card = table.look().hand[1]
    table.card(card).focus()
    page.keyboard.press(key)
    expect(page.locator(f"#{panel}-panel")).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    expect(page.locator(f"#{panel}-panel")).to_be_hidden()
    expect(table.card(card)).to_be_focused()
    assert table.look().version == len(RECORD.moves)


def test_letters_with_ctrl_belong_to_the_browser(page: Page):
    table = TablePage(page).lay(RECORD).open()
    table.card(table.look().hand[0]).focus()
    page.keyboard.press("Control+l")
    page.keyboard.press("Alt+1")
    expect(page.locator("#last-trick-panel")).to_be_hidden()
    assert table.look().version == len(RECORD.moves)


def test_the_trick_and_the_scores_are_said_on_demand(page: Page):
    record, game, _ = positions.last_to_play()
    table = TablePage(page).lay(record).open()
    table.card(table.look().hand[0]).focus()
    expect(table.spoken).to_contain_text("Your turn", timeout=PATIENCE)
    page.keyboard.press("s")
    expect(table.spoken).to_contain_text(str(game.scores[0]), timeout=PATIENCE)
    expect(table.spoken).to_contain_text("Maeve")
    page.keyboard.press("t")
    expect(table.spoken).to_contain_text("Angus", timeout=PATIENCE)
    expect(table.spoken).to_contain_text(" of ", timeout=PATIENCE)
    assert table.look().version == len(record.moves)


# A letter of an Arabic, a Thai and a Greek keyboard, where it lies, and which panel or card it stands for.
@pytest.mark.parametrize(
    "key, code, shift, opens",
    [("ق", "KeyR", False, "ranks"), ("ท", "KeyL", False, "last-trick"), ("؟", "Slash", True, "keys")],
)
def test_letters_count_by_their_place_on_other_keyboards(page: Page, key: str, code: str, shift: bool, opens: str):
    table = TablePage(page).lay(RECORD).open().complete()
    table.card(table.look().hand[0]).focus()
    page.evaluate(
        """([key, code, shiftKey]) => document.activeElement.dispatchEvent(
          new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true }))""",
        [key, code, shift],
    )
    expect(page.locator(f"#{opens}-panel")).to_be_visible()
