"""The guard against slips: a card is picked up, then played; on touch it is offered once (table.md 2.9)."""

import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from game.table.words import token
from tests import positions
from tests.pages import TablePage, own_cards, reads

RECORD, _, _ = positions.lead("seed")
ROBBING, _, _ = positions.may_rob()
ON = {"guard": "on"}


@pytest.fixture
def browser_context_args(browser_context_args: dict, request: pytest.FixtureRequest) -> dict:
    if "touch" in request.node.name:
        return {**browser_context_args, "has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}
    return browser_context_args


def guarded(page: Page, record=RECORD, speed: str = "instant") -> TablePage:
    page.emulate_media(reduced_motion="reduce")
    return TablePage(page).lay(record, settings=ON).open(speed=speed)


def picked(table: TablePage, code: str | None) -> None:
    """Exactly this card is picked up, and nothing has been played."""
    pressed = table.page.locator("#cards [aria-pressed='true']")
    expect(pressed).to_have_count(1 if code else 0)
    if code:
        expect(pressed).to_have_attribute("data-card", code)
        expect(pressed).to_have_attribute("aria-description", re.compile("^Tap .+ again to "))
    assert table.record == RECORD or table.record == ROBBING


def rested(page: Page) -> None:
    """Two clicks at one place are no double click half a second apart."""
    page.evaluate("new Promise(done => setTimeout(done, 550))")


def test_the_first_click_picks_a_card_up_and_the_second_plays_it(page: Page):
    table = guarded(page)
    before = table.look()
    one, other = before.legal[1], before.legal[3]
    low = table.card(one).bounding_box()
    table.card(one).click()
    picked(table, one)
    expect(table.told).to_contain_text(token(one))
    high = table.card(one).bounding_box()
    assert low and high and high["y"] < low["y"] - 4  # raised, and still under the finger at its foot
    assert high["y"] + high["height"] >= low["y"] + low["height"] - 1
    table.card(other).click()
    picked(table, other)
    table.card(one).click()
    picked(table, one)
    rested(page)
    table.play(one)
    assert own_cards(table.record)[len(own_cards(RECORD)) :] == [one]
    expect(page.locator("#cards [aria-pressed]")).to_have_count(0)


def test_a_double_click_plays_the_card_and_picks_up_no_other(page: Page):
    table = guarded(page)
    card = table.look().legal[2]
    table.answer(lambda: table.card(card).click(click_count=3))
    assert own_cards(table.record)[len(own_cards(RECORD)) :] == [card]


def test_keys_pick_up_play_and_put_back(page: Page):
    table = guarded(page)
    before = table.look()
    table.card(before.hand[0]).focus()
    page.keyboard.press("2")
    picked(table, before.hand[1])
    page.keyboard.press("Escape")
    picked(table, None)
    expect(table.told).to_contain_text("back in your hand")
    page.keyboard.press("Enter")  # the focus is on the second card
    picked(table, before.hand[1])
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    picked(table, before.hand[2])
    assert table.look().focus == before.hand[2]
    table.answer(lambda: page.keyboard.press("3"))
    assert own_cards(table.record)[len(own_cards(RECORD)) :] == [before.hand[2]]


def test_a_card_that_may_not_be_played_is_refused_at_once(page: Page):
    record, _, card = positions.refused("seed", "suit_owed")
    table = guarded(page, record)
    table.card(table.look().legal[0]).click()
    expect(page.locator("#cards [aria-pressed]")).to_have_count(1)
    table.refuse(card)
    expect(table.told).to_have_attribute("data-refusal", "")
    expect(page.locator("#cards [aria-pressed]")).to_have_count(0)
    assert table.record == record


def test_a_card_picked_up_to_play_is_not_laid_away(page: Page):
    """Another question finds nothing picked up; and a discard is chosen twice too."""
    table = guarded(page, ROBBING)
    card = table.look().legal[-1]
    table.card(card).click()
    picked(table, card)
    table.action("rob").click()
    expect(table.table).to_have_attribute("data-awaiting", "rob")
    picked(table, None)
    table.card(card).click() if card in table.look().legal else table.card(table.look().legal[0]).click()
    discard = page.locator("#cards [aria-pressed]").get_attribute("data-card") or ""
    picked(table, discard)
    expect(table.told).to_contain_text("lay it away")
    rested(page)
    table.play(discard)
    assert len(table.record.moves) == len(ROBBING.moves) + 1


def test_without_the_guard_one_click_plays(page: Page):
    table = TablePage(page).lay(RECORD, settings={"guard": "off"}).open()
    card = table.look().legal[0]
    table.play(card)
    assert own_cards(table.record)[len(own_cards(RECORD)) :] == [card]


# The offer

OFFER = "#status .offer"


def end_of_deal(page: Page) -> TablePage:
    record, _, move = positions.last_of_deal()
    page.emulate_media(reduced_motion="reduce")
    table = TablePage(page).lay(record).open().complete()
    expect(page.locator(OFFER)).to_have_count(0)
    table.play(move.card)
    expect(page.locator("#score-sheet")).to_be_visible()
    return table


def test_on_touch_the_guard_is_offered_after_a_deal_and_taken(page: Page):
    table = end_of_deal(page)
    offer = page.locator(OFFER)
    expect(offer).to_have_count(1)
    expect(table.spoken).to_have_text(reads("Tap a card twice to play it? It saves you from slips of the finger."))
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()
    offer.get_by_role("button", name="Yes").tap()
    expect(offer).to_have_text("From now on, tap a card twice to play it. Settings can change that.")
    expect(offer.get_by_role("button")).to_have_count(0)
    assert json.loads(table.stored("settings") or "")["guard"] == "on"
    assert table.look().focus == "next-deal"
    table.answer(table.action("next-deal").tap)
    expect(offer).to_have_count(0)
    before = table.look()
    table.card(before.legal[0]).tap()
    expect(page.locator("#cards [aria-pressed]")).to_have_count(1)
    assert table.look().version == before.version


def test_on_touch_the_guard_is_offered_once(page: Page):
    table = end_of_deal(page)
    expect(page.locator(OFFER)).to_have_count(1)
    table.reload()
    expect(page.locator("#score-sheet")).to_be_visible()
    expect(page.locator(OFFER)).to_have_count(0)
    assert json.loads(table.stored("settings") or "{}").get("guard", "off") == "off"


def test_on_touch_an_offer_without_an_answer_goes_with_the_next_deal(page: Page):
    table = end_of_deal(page)
    expect(page.locator(OFFER)).to_have_count(1)
    table.answer(table.action("next-deal").tap)
    expect(page.locator(OFFER)).to_have_count(0)
    expect(table.table).not_to_have_attribute("data-offer", "")
    assert table.stored("guard-offered") == "yes"


def test_on_touch_nothing_is_offered_where_a_game_is_won(page: Page):
    record, _, move = positions.last_of_game()
    table = TablePage(page).lay(record).open().complete()
    table.play(move.card)
    expect(page.locator("#score-sheet")).to_be_visible()
    expect(page.locator(OFFER)).to_have_count(0)
    assert table.stored("guard-offered") is None


def test_on_touch_it_is_not_offered_to_whoever_has_it(page: Page):
    record, _, move = positions.last_of_deal()
    table = TablePage(page).lay(record, settings=ON).open()
    table.card(move.card).tap()
    rested(page)
    table.answer(table.card(move.card).tap)
    expect(page.locator("#score-sheet")).to_be_visible()
    expect(page.locator(OFFER)).to_have_count(0)


def test_with_a_mouse_it_is_not_offered(page: Page):
    table = end_of_deal(page)
    expect(page.locator(OFFER)).to_have_count(0)
    assert table.stored("guard-offered") is None
