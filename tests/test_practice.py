"""Practice in the page: taking back, playing a deal again, all hands open (table.md 2.10, B35)."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from game.table.loop import retrace
from tests import positions
from tests.pages import PATIENCE, Look, TablePage
from tests.test_games_in_browser import betrayed, hidden_cards, keeps_secrets
from tests.test_layout import overlap

RECORD, _, _ = positions.may_rob()
LATE, _, _ = positions.last_to_play("seed", 3)
PHONE = {"width": 390, "height": 844}


def asked(look: Look) -> dict:
    """What the person is asked: all but the focus, and a complete trick of which nothing is asked any more."""
    return {name: value for name, value in vars(look).items() if name not in ("focus", "trick")}


def undo(table: TablePage) -> TablePage:
    return table.answer(table.page.locator("#undo").click)


def is_practice(table: TablePage, practice: bool = True) -> None:
    expect(table.page.locator("#practice-now")).to_be_visible(visible=practice)
    assert table.stored("practice") == ("yes" if practice else "")


def show_hands(table: TablePage) -> TablePage:
    table.open_panel("practice").get_by_role("button", name="Show all hands").click()
    expect(table.page.locator("#cards [data-zone='open-1']").first).to_be_attached()
    return table


def test_a_game_with_an_undo_at_each_decision_is_the_same_game(page: Page):
    """After each move one undo brings the question back; the same answer leads on as before."""
    table = TablePage(page).lay(RECORD, practice="").open()
    is_practice(table, False)
    for turn in range(6):
        before = table.look()
        assert before.awaiting == "play"

        def answer(turn: int = turn, before: Look = before) -> None:
            if turn == 0:
                table.action("rob").click()
                expect(table.table).to_have_attribute("data-awaiting", "rob")
                table.play(table.look().legal[0])
            else:
                table.play(before.legal[-1])

        answer()
        played = table.record
        undo(table)
        assert asked(table.look()) == asked(before)
        assert table.look().focus in table.look().hand
        is_practice(table)
        answer()
        assert table.record == played
    assert table.look().awaiting == "next"


def test_undo_goes_back_to_the_first_decision_of_the_deal_and_no_further(page: Page):
    """From the end of a game too; and the practice it becomes is kept until another game is dealt."""
    record, _, move = positions.last_of_game()
    table = TablePage(page).lay(record).open()
    deal = table.look().deal
    table.play(move.card)
    expect(page.locator("#score-sheet")).to_be_visible()
    undo(table)
    assert asked(table.look())["hand"] == [move.card]
    expect(page.locator("#score-sheet")).to_be_hidden()
    expect(table.told).to_contain_text("This game is now practice")
    undo(table)
    expect(table.told).to_have_text("Taken back.")
    while page.locator("#undo").is_visible():
        undo(table)
    first = table.look()
    assert first.deal == deal and len(first.hand) == 5
    page.keyboard.press("u")
    expect(table.told).to_have_text("There is nothing to take back in this deal.")
    assert asked(table.look()) == asked(first)
    table.reload()
    is_practice(table)
    assert asked(table.look()) == asked(first)
    table.open_panel("new-game").get_by_role("button", name="Start a new game").click()
    expect(table.table).to_have_attribute("data-deal", "1", timeout=PATIENCE)
    table.asked()
    is_practice(table, False)
    expect(page.locator("#undo")).to_be_hidden()


def test_undo_while_an_opponent_thinks_takes_the_card_back(page: Page):
    record, _, _ = positions.lead("seed")
    table = TablePage(page).lay(record).open(speed="slow")
    before = table.look()
    table.card(before.legal[0]).click()
    expect(table.table).to_have_attribute("data-awaiting", "none")
    page.locator("#undo").click()
    table.asked()
    assert asked(table.look()) == asked(before)
    assert table.record == record


def test_undo_with_tricks_that_wait_for_a_tap_asks_for_no_tap(page: Page):
    record, _, _ = positions.lead("seed", 4)
    table = TablePage(page).lay(record, settings={"trick": "tap"}).open()
    table.action("collect").click()
    expect(table.action("collect")).to_have_count(0)
    before = table.look()
    table.card(before.legal[0]).click()
    expect(table.action("collect")).to_be_visible()
    undo(table)
    assert asked(table.look()) == asked(before)


def test_by_keyboard_alone(page: Page):
    table = TablePage(page).lay(LATE).open()
    table.card(table.look().hand[0]).focus()
    before = table.look()
    table.answer(lambda: page.keyboard.press("u"))
    after = table.look()
    assert len(after.hand) == len(before.hand) + 1 and after.focus in after.hand
    for _ in range(3):
        if table.look().focus == "undo":
            break
        page.keyboard.press("Shift+Tab")
    table.answer(lambda: page.keyboard.press("Enter"))
    last = table.look()
    assert len(last.hand) == 5 and last.focus in last.hand
    # The panel, by keys; the focus comes back from it.
    page.locator(".menu-button").focus()
    page.keyboard.press("Enter")
    page.locator('#menu [data-open="practice"]').focus()
    page.keyboard.press("Enter")
    panel = page.locator("#practice-panel")
    expect(panel.get_by_role("button", name="Play this deal again")).to_be_disabled()
    panel.get_by_role("button", name="Show all hands").focus()
    page.keyboard.press("Space")
    expect(panel).to_be_hidden()
    expect(page.locator(".menu-button")).to_be_focused()
    expect(page.locator("#cards [data-zone='open-1']")).not_to_have_count(0)


def test_from_the_menu_of_a_phone(page: Page):
    page.set_viewport_size(PHONE)
    table = TablePage(page).lay(LATE).open()
    menu = page.get_by_role("button", name="Menu", exact=True)
    menu.click()
    table.answer(page.locator('#menu [data-action="undo"]').click)
    expect(page.locator("#menu")).to_be_hidden()
    assert table.look().focus in table.look().hand
    mark, house = (page.locator(name).bounding_box() for name in ("#practice-now", "#house-now"))
    assert mark and house and mark["x"] + mark["width"] <= (menu.bounding_box() or {"x": 0})["x"]
    assert abs(mark["y"] + mark["height"] / 2 - house["y"] - house["height"] / 2) < 4


def test_a_deal_is_played_again_from_its_first_card(page: Page):
    table = TablePage(page).lay(LATE).open()
    begun = retrace(LATE)[0].deal
    table.answer(table.open_panel("practice").get_by_role("button", name="Play this deal again").click)
    look = table.look()
    assert len(look.hand) == 5 and look.deal == begun.number
    assert look.focus in look.hand
    is_practice(table)
    assert table.record.seed == LATE.seed


# All hands


def test_no_hidden_card_is_in_the_page_before_it_is_asked_for_and_after_it_the_hands_are(page: Page):
    table = TablePage(page).lay(RECORD).open()
    keeps_secrets(table)
    show_hands(table)
    is_practice(table)
    for _ in range(4):
        deal = retrace(table.record)[0].deal
        for seat in (1, 2):
            shown = page.locator(f"#cards [data-zone='open-{seat}']")
            cards = shown.evaluate_all("cards => cards.map(card => card.dataset.card)")
            assert sorted(cards) == sorted(deal.hands[seat])
        assert page.locator("#cards :is([data-zone='hand-1'], [data-zone='hand-2'])").count() == 0
        html = page.locator("#table").evaluate("table => table.outerHTML")
        assert betrayed(html, hidden_cards(table.record) - {*deal.hands[1], *deal.hands[2]}) == []
        table.play(table.look().legal[0])
    # The next deal is dealt face down, and so is this one after reloading.
    while table.look().awaiting != "next":
        table.play(table.look().legal[0])
    table.act("next-deal")
    assert page.locator("#cards [data-zone^='open-']").count() == 0
    keeps_secrets(table)
    show_hands(table).reload()
    keeps_secrets(table)
    is_practice(table)


def test_open_hands_stay_open_when_something_is_taken_back_and_can_be_hidden(page: Page):
    table = show_hands(TablePage(page).lay(LATE).open())
    undo(table)
    expect(page.locator("#cards [data-zone^='open-']").first).to_be_attached()
    panel = table.open_panel("practice")
    hands = retrace(table.record)[0].deal.hands
    expect(panel.locator(".hands .token")).to_have_count(len(hands[1]) + len(hands[2]))
    panel.get_by_role("button", name="Hide the other hands").click()
    expect(table.told).to_have_text("The other hands are hidden again.")
    keeps_secrets(table)
    table.open_panel("practice")
    expect(panel.locator(".hands .token")).to_have_count(0)


_BOXES = """() => [...document.querySelectorAll(
    "#cards .card, .seat, #trump-sign, #prompt, #undo, #hint, #actions button")]
  .filter(one => getComputedStyle(one).visibility === "visible" && one.dataset.zone !== "gone")
  .map(one => {
    const box = one.getBoundingClientRect();
    const name = one.dataset.zone || one.id || one.className || one.dataset.action;
    return [name, [box.left, box.top, box.right, box.bottom]];
  })"""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (320, 568)], ids=str)
def test_open_hands_have_their_place(page: Page, size: tuple[int, int]):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = show_hands(TablePage(page).lay(RECORD).open()).still()
    boxes = page.evaluate(_BOXES)
    for place, (one, box) in enumerate(boxes):
        assert box[0] >= -1 and box[2] <= size[0] + 1, one
        for other, other_box in boxes[place + 1 :]:
            same = one == other or {one, other} == {"stock", "turn-up"}
            assert same or not overlap(box, other_box), (one, other)
    for seat in (1, 2):
        left = [box[0] for name, box in boxes if name == f"open-{seat}"]
        strips = [after - before for before, after in zip(sorted(left), sorted(left)[1:])]
        assert min(strips) >= 18, "the index of a card can't be seen"
    assert table.look().hand


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
def test_axe_finds_nothing(page: Page, size: tuple[int, int]):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(reduced_motion="reduce")
    table = undo(show_hands(TablePage(page).lay(LATE).open())).still()
    for panel in (None, "practice", "scores", "last-trick", "ranks"):
        if panel:
            table.open_panel(panel)
        table.still()
        results = Axe().run(page)
        assert results.violations_count == 0, results.generate_report()
        if panel:
            page.keyboard.press("Escape")
