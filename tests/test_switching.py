"""Another language in the middle of a game: what is said changes, and nothing else; from right to left; letters."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests import positions
from tests.catalogues import LANGUAGES
from tests.pages import PATIENCE, TablePage
from tests.test_every_language import _SAID
from tests.test_languages import MOVE, RECORD, SAID, catalogues_asked_for, speaks, switch
from tests.test_layout import game_over, refused, trick_complete
from tests.test_refusals import _UTTERANCES

# Elements with Thai in them whose lines are too low for it, or whose letters are set apart.
_LOW_LINES = """() => [...document.querySelectorAll("body *")].filter(part => {
  const style = getComputedStyle(part), texts = [...part.childNodes].filter(node => node.nodeType === 3);
  if (!texts.some(text => /[\\u0e00-\\u0e7f]/.test(text.data)) || !part.getClientRects().length) return false;
  const low = parseFloat(style.lineHeight) < 1.5 * parseFloat(style.fontSize) - .1;
  return part.tagName !== "OPTION" && (low || style.letterSpacing !== "normal");
}).map(part => part.tagName + part.id + part.className)"""



def rob_with_a_card_picked_up(page: Page) -> TablePage:
    table = TablePage(page).lay(positions.may_rob()[0], settings={"guard": "on"}).open()
    table.action("rob").click()
    table.card(table.look().legal[0]).click()
    expect(page.locator('[aria-pressed="true"]')).to_have_count(1)
    return table


STATES: dict[str, Callable[[Page], TablePage]] = {
    "refused": refused,
    "trick complete": trick_complete,
    "picked up": rob_with_a_card_picked_up,
    "game over": game_over,
}


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_after_a_switch_the_page_says_what_it_would_say_had_it_been_opened_so(page: Page, state):
    """And the turn, the focus and what is stored stay."""
    table = state(page)
    table.complete()
    before, stored = table.look(), table.stored()
    asked = catalogues_asked_for(page)
    for language in ("ar", "en", "nb"):
        switch(table, language)
        expect(page.locator("#settings-panel [role=status]")).to_have_text(SAID[language]["language-now"])
        expect(page.locator('#settings-panel [name="language"]')).to_be_focused()
    assert asked == ["ar", "en", "nb"]
    page.keyboard.press("Escape")
    after = table.look()
    same = ("version", "awaiting", "to_act", "hand", "legal", "actions", "scores", "trick")
    assert [getattr(after, name) for name in same] == [getattr(before, name) for name in same]
    assert table.stored() == stored
    switched = settled(table)
    page.evaluate("sessionStorage.clear()")
    page.add_init_script("Object.defineProperty(navigator, 'languages', { get: () => ['nb'] })")
    table = state(page)
    speaks(page, "nb")
    assert settled(table.complete()) == switched


def settled(table: TablePage) -> list[str]:
    """All that is to be read or heard once the settings were opened, but for what was spoken."""
    table.open_panel("settings")
    table.page.keyboard.press("Escape")
    said = f"() => {{ document.getElementById('spoken').textContent = ''; return ({_SAID})(); }}"
    return sorted(table.page.evaluate(said).split("\n"))


def test_a_card_in_the_air_glides_on_and_the_game_with_it(page: Page):
    table = TablePage(page).lay(RECORD).open(speed="slow")
    table.complete()
    table.open_panel("settings")
    page.evaluate(
        """async (card) => {
          const played = document.querySelector(`[data-card="${card}"]`);
          const glides = () => played.getAnimations().filter(one => one.transitionProperty === "transform");
          played.click();
          while (played.dataset.zone !== "trick" || !glides().length) await new Promise(requestAnimationFrame);
          window.gliding = glides();
          const choice = document.querySelector('#settings-panel [name="language"]');
          choice.value = "ar";
          choice.dispatchEvent(new Event("change", { bubbles: true }));
        }""",
        MOVE.card,
    )
    speaks(page, "ar")
    states = page.evaluate("window.gliding.map(one => one.playState)")
    assert states and set(states) <= {"running", "finished"}
    page.keyboard.press("Escape")
    table.asked(after=len(RECORD.moves))


def test_each_sentence_is_spoken_once_in_the_language_of_the_moment(page: Page):
    page.add_init_script(f"addEventListener('DOMContentLoaded', {_UTTERANCES})")
    record, _, card = positions.refused("seed", "suit_owed")
    table = TablePage(page).lay(record).open()
    table.refuse(card)
    expect(table.spoken).to_have_text(re.compile("You hold"), timeout=PATIENCE)
    switch(table, "nb")
    page.keyboard.press("Escape")
    table.refuse(card)
    expect(table.spoken).to_have_text(re.compile("Du har"), timeout=PATIENCE)
    heard = [text for text, _ in page.evaluate("window.utterances")]
    assert len([text for text in heard if "You hold" in text]) == 1
    assert len([text for text in heard if "Du har" in text]) == 1


def test_the_choice_is_kept_and_counts_more_than_the_address_it_was_made_at(page: Page):
    table = TablePage(page).lay(RECORD).open(lang="ar", seed="")
    panel = table.open_panel("settings")
    choice = panel.locator('[name="language"]')
    expect(choice).to_have_value("ar")
    expect(choice.locator("option")).to_have_text(
        [SAID["ar"]["as-the-system"], *sorted(said["language-name"] for said in SAID.values())]
    )
    for language in LANGUAGES:
        expect(choice.locator(f'option[value="{language}"]')).to_have_attribute("lang", language)
    switch(table, "th")
    table.reload()
    speaks(page, "th")
    table.open_panel("settings").locator('[data-action="reset-settings"]').click()
    speaks(page, "en")


# From right to left, and tall letters


def test_the_table_is_not_mirrored_and_tokens_keep_their_order(page: Page):
    record, _, move = positions.last_of_deal()
    table = TablePage(page).lay(record).open()
    places = """() => [...document.querySelectorAll("#cards .card, .seat:not([data-seat='0']), #felt")].map(one => {
        const box = one.getBoundingClientRect();
        return [Math.round(box.left), Math.round(box.top)];
    })"""
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 390, "height": 844})
    table.still()
    before = page.evaluate(places)
    switch(table, "ar")
    page.keyboard.press("Escape")
    assert page.evaluate(places) == before
    hand = table.look().hand
    table.play(move.card)
    assert len(hand) == 1
    order = """elements => elements.map(one => {
        const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode(), range = new Range();
        return [...text.data].map((_, at) => {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return range.getBoundingClientRect().left;
        });
    })"""
    for tokens in ("#score-sheet .token bdi", "#score-sheet .deal-points"):
        for lefts in page.locator(tokens).evaluate_all(order):
            assert lefts == sorted(lefts)
    line = page.locator("#log-list li").last.evaluate("one => one.textContent")
    assert re.search("\u2068[^\u2068\u2069]+\u2069", line)


def test_arrow_keys_go_where_they_point(page: Page):
    table = TablePage(page).lay(positions.lead()[0]).open(lang="ar")
    hand = table.look().hand
    table.card(hand[0]).focus()
    for key, place in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0), ("End", 4)):
        page.keyboard.press(key)
        expect(table.card(hand[place])).to_be_focused()
    lefts = [table.card(card).evaluate("card => card.getBoundingClientRect().left") for card in hand]
    assert lefts == sorted(lefts)
    # Thai: room above and below the letters, in all that is written.
    page.keyboard.press("Escape")
    switch(table, "th")
    assert page.evaluate(_LOW_LINES) == []


# The letters on cards


def test_local_letters_are_offered_where_there_are_some_and_stand_on_cards_and_in_sentences(page: Page):
    table = TablePage(page).lay(RECORD).open(lang="en")
    panel = table.open_panel("settings")
    index = panel.locator('fieldset:has([name="index"])')
    expect(index).to_be_hidden()
    switch(table, "nb")
    expect(index).to_be_visible()
    expect(index.locator("label")).to_have_text(["J Q K A", SAID["nb"]["index-letters"]])
    own = dict(zip("JQKA", SAID["nb"]["index-letters"].split()))
    index.locator('[value="local"]').check()
    letters = {rank: page.locator(f"#rank-{rank}") for rank in own}
    for rank, letter in own.items():
        if letter != rank:
            expect(letters[rank]).to_have_text(letter)
            expect(letters[rank]).to_have_css("font-size", "137px")
    page.keyboard.press("Escape")
    shown = table.open_panel("ranks").locator(".token bdi").all_inner_texts()
    assert {text[:-1] for text in shown} == {"10", *"23456789", *own.values()}
    table.reload()
    expect(letters["J"]).to_have_text(own["J"])
    page.keyboard.press("Escape")
    switch(table, "en")
    expect(index).to_be_hidden()
    expect(letters["J"]).to_have_text("")
    assert page.locator("[id$=-drawn]").count() == 0
    page.keyboard.press("Escape")
    shown = table.open_panel("ranks").locator(".token bdi").all_inner_texts()
    assert {text[:-1] for text in shown} == {"10", *"23456789JQKA"}
