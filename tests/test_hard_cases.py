"""What people do to a table while cards move: reload, turn the phone, hurry (table.md, B3 to B5, B20)."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from game.rules.game import NextDeal
from game.table.loop import retrace
from game.table.words import token
from tests import positions
from tests.pages import PATIENCE, Look, TablePage, own_cards

RECORD, _, _ = positions.lead("seed")


# B3 and B4


def the_same(one: Look, other: Look) -> None:
    """The same question: all but the focus, and a complete trick of which nothing is asked any more."""
    for name in ("version", "awaiting", "to_act", "trump", "deal", "hand", "legal", "actions", "scores"):
        assert getattr(one, name) == getattr(other, name), name
    assert (one.prompt, one.asks, one.log) == (other.prompt, other.asks, other.log)
    if len(one.trick) < 3:
        assert one.trick == other.trick


def test_reloading_at_each_question_of_a_deal_changes_nothing(page: Page):
    """Before the rob, after each card, between deals: and the same game is played as without reloading."""
    record, _, _ = positions.may_rob()
    table = TablePage(page).lay(record).open()
    deal, robbed = table.look().deal, False
    for _ in range(12):
        before = table.look()
        table.reload()
        after = table.look()
        the_same(before, after)
        if before.deal > deal:
            break
        if "rob" in before.actions and not robbed:
            robbed = True
            table.action("rob").click()
            expect(table.table).to_have_attribute("data-awaiting", "rob")
            table.play(table.look().legal[-1])
        elif before.awaiting == "next":
            table.act("next-deal")
        else:
            table.play(before.legal[0])
    assert table.look().deal == deal + 1 and robbed
    reloaded = table.record
    # The other run, in one sitting.
    page.evaluate("localStorage.clear(); sessionStorage.clear()")
    straight = TablePage(page).reload()
    straight.action("rob").click()
    straight.play(straight.look().legal[-1])
    straight.play_deal()
    assert straight.record == reloaded


def test_reloading_while_a_choice_of_discard_is_open_asks_again(page: Page):
    record, _, _ = positions.may_rob()
    table = TablePage(page).lay(record).open()
    before = table.look()
    table.action("rob").click()
    expect(table.table).to_have_attribute("data-awaiting", "rob")
    table.reload()
    the_same(before, table.look())


@pytest.mark.parametrize("beats", ["my card moves", "an opponent thinks"])
def test_reloading_while_cards_move_loses_no_turn(page: Page, beats: str):
    table = TablePage(page).lay(RECORD).open(speed="slow")
    before = table.look()
    table.card(before.legal[0]).click()
    expect(table.card(before.legal[0])).to_have_attribute("data-zone", "trick")
    if beats == "an opponent thinks":
        expect(table.table).to_have_attribute("data-to-act", "1")
    table.reload()
    after = table.look()
    assert own_cards(table.record)[len(own_cards(RECORD)) :] == before.legal[:1]
    assert set(before.hand) - set(after.hand) == {before.legal[0]}


@pytest.mark.parametrize("hours", [-1, 1, -10_000])
def test_the_clock_is_set_while_cards_move(page: Page, hours: int):
    page.add_init_script("""const now = Date.now;
        window.hours = 0;
        Date.now = () => now() + window.hours * 3_600_000;""")
    table = TablePage(page).lay(RECORD).open(speed="normal")
    before = table.look()
    table.card(before.legal[0]).click()
    expect(table.table).to_have_attribute("data-to-act", "1")
    page.evaluate("hours => { window.hours = hours; }", hours)
    table.asked(after=before.version + 1)
    assert len(table.look().hand) == len(before.hand) - 1


def test_reloading_with_a_trick_uncollected(page: Page):
    record, _, move = positions.last_to_play()
    table = TablePage(page).lay(record, settings={"trick": "tap"}).open()
    table.play(move.card)
    before = table.look()
    assert before.actions == ["collect"] and len(before.trick) == 3
    table.reload()
    after = table.look()
    the_same(before, after)
    assert after.trick == before.trick


def test_reloading_after_the_game(page: Page):
    record, _, move = positions.last_of_game()
    table = TablePage(page).lay(record).open()
    table.play(move.card)
    before = table.look()
    assert before.over
    sheet = page.locator("#score-sheet")
    expect(sheet).to_be_visible()
    told = sheet.inner_text()
    table.reload()
    the_same(before, table.look())
    expect(sheet).to_be_visible()
    assert sheet.inner_text() == told
    assert len(table.record.moves) == len(record.moves) + 1


# B5

# Measured from the table's corner: how far the page is scrolled is another matter.
_PLACES = """() => {
  const table = document.getElementById("table").getBoundingClientRect();
  return [...document.querySelectorAll("#cards .card")].map(card => {
    const box = card.getBoundingClientRect();
    return [card.dataset.zone, card.dataset.seat || "", card.dataset.index, card.dataset.card || "",
      ...[box.x - table.x, box.y - table.y, box.width, box.height].map(Math.round)].join(" ");
  }).sort();
}"""
SIZES = {"desk": (1280, 800), "upright": (390, 844), "lying": (844, 390), "small": (320, 568)}


@pytest.mark.parametrize("start, end", [("desk", "upright"), ("upright", "lying")])
@pytest.mark.parametrize("moment", ["dealing", "playing"])
def test_cards_end_in_their_places_whatever_the_window_does(
    page: Page, context: BrowserContext, start: str, end: str, moment: str
):
    def size(name: str) -> dict:
        return dict(zip(("width", "height"), SIZES[name]))

    page.set_viewport_size(size(start))
    table = TablePage(page)
    if moment == "dealing":
        page.goto("?seed=resize&speed=normal")
        expect(page.locator('#cards [data-zone="hand-0"]')).not_to_have_count(0, timeout=PATIENCE)
    else:
        table.lay(RECORD).open(speed="normal")
        table.card(table.look().legal[0]).click()
    page.set_viewport_size(size(end))
    table.ready().still()
    fresh = context.new_page()
    fresh.set_viewport_size(size(end))
    again = TablePage(fresh).open(speed="normal") if moment == "playing" else TablePage(fresh)
    if moment == "dealing":
        fresh.goto("?seed=resize&speed=normal")
        again.ready()
    again.still()
    assert page.evaluate(_PLACES) == fresh.evaluate(_PLACES)


# B20

_WATCH_FRAMES = """() => {
  window.frames_seen = [];
  const look = () => {
    const cards = [...document.querySelectorAll('#cards [data-zone="trick"]')];
    const seen = cards.sort((a, b) => a.dataset.index - b.dataset.index).map(card => card.dataset.card).join(" ");
    if (window.frames_seen.at(-1) !== seen) window.frames_seen.push(seen);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_at_speed_instant_each_trick_is_to_be_seen_and_the_last_trick_is_right(page: Page):
    """Each complete trick is on the table in at least one frame that the browser draws."""
    record, _, _ = positions.last_to_play()
    table = TablePage(page).lay(record).open()
    page.evaluate(_WATCH_FRAMES)
    deal = table.look().deal
    while (look := table.look()).awaiting in ("play", "rob"):
        table.play(look.legal[0])
        tricks = retrace(table.record)[0].deal.tricks
        panel = table.open_panel("last-trick")
        if tricks and look.deal == deal:
            last = panel.locator(".trick-cards").first.locator(".token bdi")
            assert last.all_inner_texts() == [token(card) for card in tricks[-1].cards]
        page.keyboard.press("Escape")
    seen = page.evaluate("window.frames_seen")
    first = len(retrace(record)[0].deal.tricks)
    for trick in retrace(table.record)[0].deal.tricks[first:]:
        assert " ".join(trick.cards) in seen, (trick, seen)


def test_a_deal_is_begun_by_the_person_and_only_once(page: Page):
    record, _, move = positions.last_of_deal()
    table = TablePage(page).lay(record).open()
    table.play(move.card)
    before = table.look()
    assert before.actions == ["next-deal"]
    table.action("next-deal").click(click_count=3)
    table.asked(after=before.version)
    assert table.record.moves.count(NextDeal()) == record.moves.count(NextDeal()) + 1
