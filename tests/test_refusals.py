"""Why a card can't be played: shown, spoken, attached to the card, and nothing changes (table.md, B16, B21)."""

import re

import pytest
from playwright.sync_api import Page, expect

from game.rules.cards import is_trump
from game.rules.trick import refusal
from game.table import words
from game.table.loop import retrace
from tests import positions
from tests.catalogues import Catalogue
from tests.fake_screen import NAMES
from tests.pages import PATIENCE, TablePage, reads

CATALOGUE = Catalogue()
CASES = [
    ("seed", "suit_owed", False, "were led"),
    ("traditional", "suit_owed", False, "so follow or trump"),
    ("maritime", "suit_owed", False, "so follow or trump"),
    ("seed", "trump_owed", False, "trumps were led"),
    ("seed", "trump_owed", True, "may be kept back"),
    ("traditional", "trump_owed", True, "may be kept back"),
    ("seed", "trump_owed_to_ace_of_hearts", False, "it draws every trump"),
    ("seed", "heart_owed", False, "a heart is owed"),
]


def sentences(record, card: str) -> tuple[str, str]:
    """What refuses a card, for the eye and for the ear."""
    know = retrace(record)[1][0]
    why = refusal(card, know.hand, know.led, know.trump, know.house)
    said = words.refused(why, know)
    return words.phrase(said, CATALOGUE, NAMES), words.phrase(said, CATALOGUE, NAMES, spoken=True)


@pytest.mark.parametrize("house, reason, kept, says", CASES)
def test_an_illegal_card_is_refused_in_words_and_nothing_changes(
    page: Page, house: str, reason: str, kept: bool, says: str
):
    record, _, card = positions.refused(house, reason, kept)
    shown, spoken = sentences(record, card)
    assert says in shown
    table = TablePage(page).lay(record).open()
    before, text = table.look(), table.stored()
    assert card not in before.legal
    expect(table.card(card)).to_have_attribute("aria-disabled", "true")
    expect(table.card(card)).to_have_attribute("aria-description", reads(spoken))

    def by_click() -> None:
        table.refuse(card)

    def by_key() -> None:
        table.card(before.hand[0]).focus()
        for _ in range(before.hand.index(card)):
            page.keyboard.press("ArrowRight")
        expect(table.card(card)).to_be_focused()
        page.keyboard.press("Enter")
        expect(table.card(card)).to_be_focused()

    for way in (by_click, by_key):
        page.locator("#prompt").click()
        expect(table.told).not_to_have_attribute("data-refusal", "")
        way()
        expect(table.told).to_have_text(reads(shown))
        expect(table.told).to_have_attribute("data-refusal", "")
        expect(table.spoken).to_have_text(re.compile(re.escape(says)), timeout=PATIENCE)
        after = table.look()
        assert (after.version, after.hand, after.awaiting) == (before.version, before.hand, "play")
        assert table.stored() == text
    # A legal card is played all the same, and the refusal is no longer marked.
    table.play(before.legal[0])
    expect(table.told).not_to_have_attribute("data-refusal", "")


def test_only_legal_cards_are_bright_and_only_refused_cards_are_dim(page: Page):
    record, _, _ = positions.refused("seed", "suit_owed")
    table = TablePage(page).lay(record).open()
    look = table.look()
    for card in look.hand:
        opacity = table.card(card).locator(".face").evaluate("face => getComputedStyle(face).opacity")
        assert (float(opacity) < 1) == (card not in look.legal)


@pytest.mark.parametrize("way", ["click", "Enter", "2"])
def test_the_ace_that_gives_the_right_to_rob_is_kept(page: Page, way: str):
    record, game, _ = positions.may_rob()
    ace = "A" + game.deal.turn_up[1]
    table = TablePage(page).lay(record).open()
    before = table.look()
    assert "rob" in before.actions
    expect(table.page.locator("#prompt")).to_contain_text("you may take")
    table.action("rob").click()
    expect(table.table).to_have_attribute("data-awaiting", "rob")
    look = table.look()
    assert ace not in look.legal and len(look.legal) == 4 and look.focus == look.hand[0]
    if way == "click":
        table.refuse(ace)
    else:
        table.card(ace).focus()
        page.keyboard.press(way if way == "Enter" else str(look.hand.index(ace) + 1))
    expect(table.told).to_contain_text("it stays in your hand")
    assert table.look().version == before.version
    table.action("keep").click()
    expect(table.table).to_have_attribute("data-awaiting", "play")
    assert table.look().hand == before.hand
    table.action("rob").click()
    discard = table.look().legal[0]
    table.play(discard)
    after = table.look()
    assert discard not in after.hand and game.deal.turn_up in after.hand and len(after.hand) == 5
    assert after.awaiting == "play" and "rob" not in after.actions
    expect(page.locator('#cards [data-zone="turn-up"]')).to_have_count(0)


def test_the_turned_card_itself_can_be_clicked_to_rob(page: Page):
    record, game, _ = positions.may_rob()
    table = TablePage(page).lay(record).open()
    page.locator('#cards [data-zone="turn-up"]').click(force=True)
    expect(table.table).to_have_attribute("data-awaiting", "rob")


def test_the_dealer_who_must_take_the_ace_is_asked_for_nothing_else(page: Page):
    record, game, _ = positions.must_rob()
    table = TablePage(page).lay(record).open()
    look = table.look()
    assert look.awaiting == "rob" and look.actions == []
    assert sorted(look.legal) == sorted(game.deal.hands[0])
    expect(page.locator("#prompt")).to_contain_text("You must take")
    table.play(look.legal[0])
    after = table.look()
    assert game.deal.turn_up in after.hand and look.legal[0] not in after.hand


# The live region


# Notes each text at the moment at which it is written; an observer would only be told later.
_UTTERANCES = """() => {
  window.utterances = [];
  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, "textContent");
  Object.defineProperty(document.getElementById("spoken"), "textContent", {
    get,
    set(text) {
      window.utterances.push([text, performance.now()]);
      document.body.dataset.heard = window.utterances.map(([heard]) => heard).join(" ");
      set.call(this, text);
    },
  });
}"""


def test_the_same_refusal_twice_is_spoken_twice(page: Page):
    record, _, card = positions.refused("seed", "suit_owed")
    table = TablePage(page).lay(record).open()
    expect(table.spoken).to_contain_text("Your turn", timeout=PATIENCE)
    page.evaluate(_UTTERANCES)
    table.refuse(card)
    expect(table.spoken).to_contain_text("You hold", timeout=PATIENCE)
    first = table.spoken.text_content() or ""
    table.refuse(card)
    expect(table.spoken).not_to_have_text(re.compile("^" + re.escape(first) + "$"), timeout=PATIENCE)
    said = page.evaluate("window.utterances.map(([text]) => text)")
    assert len(said) == 2 and said[0] != said[1]
    assert [text.strip(" \u00a0") for text in said] == [first.strip(" \u00a0")] * 2


def test_utterances_keep_their_distance_and_a_trick_at_speed_instant_is_one(page: Page):
    record, game, move = positions.last_to_play()
    table = TablePage(page).lay(record).open()
    expect(table.spoken).to_contain_text("Your turn", timeout=PATIENCE)
    page.evaluate(_UTTERANCES)
    table.play(move.card)
    expect(page.locator("body")).to_have_attribute(
        "data-heard", re.compile("takes? the trick.*(Your turn|This deal)"), timeout=PATIENCE
    )
    heard = page.evaluate("window.utterances")
    assert [text for text, _ in heard if "You play" in text and re.search("takes? the trick", text)], heard
    gaps = [after - before for (_, before), (_, after) in zip(heard, heard[1:])]
    assert all(gap > 600 for gap in gaps), gaps


def test_the_lead_and_the_trumps_stand_beside_the_hand(page: Page):
    record, game, _ = positions.refused("seed", "suit_owed")
    assert not is_trump(game.deal.led, game.deal.trump)
    table = TablePage(page).lay(record).open()
    suit = CATALOGUE.format(words.SUITS[game.deal.trump], {})
    expect(page.locator("#trump-sign")).to_contain_text(suit)
    expect(page.locator("#cards")).to_have_attribute("aria-label", re.compile(suit))
    led = CATALOGUE.format(words.SUITS[game.deal.led[1]], {})
    expect(page.locator("#asks")).to_have_text(reads(f"{words.SYMBOLS[game.deal.led[1]]} {led} led: follow suit"))
    assert table.look().trump == game.deal.trump
