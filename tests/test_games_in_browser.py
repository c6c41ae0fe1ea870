"""Whole games in the page, by mouse, by touch and by keyboard alone, checked against an independent replay."""

import random
import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from game.rules import record as records
from game.rules.game import NextDeal
from game.rules.house import PRESETS
from game.table.loop import retrace
from game.table.words import RANKS, SUITS, token
from tests.catalogues import Catalogue
from tests.pages import PATIENCE, Look, TablePage

HOUSES = sorted(PRESETS)
CATALOGUE = Catalogue()
PHONE = {"width": 390, "height": 844}

# All of the page but what is the same in every game: the pictures of all cards, and closed panels.
_SHOWN = """() => {
  const page = document.documentElement.cloneNode(true);
  const spoken = page.querySelector("#spoken").textContent;
  const same = "script, style, template, .card-symbols, dialog, #score-sheet[hidden], #spoken";
  for (const part of page.querySelectorAll(same)) part.remove();
  return [page.outerHTML, spoken];
}"""
ISOLATES = re.compile("[\u2066-\u2069]")
A_TOP_IN_GENERAL = re.compile("a five, jack or (A♥|ace of hearts) that may be kept back")


def spoken_name(card: str) -> str:
    rank, suit = (CATALOGUE.format(name, {}) for name in (RANKS[card[0]], SUITS[card[1]]))
    return CATALOGUE.format("card-name", {"rank": rank, "suit": suit})


def hidden_cards(record) -> set[str]:
    """What the person can't have seen: other hands, the stock, and a discard not his own."""
    game, _, _ = retrace(record)
    deal = game.deal
    if deal.over:
        return set()
    hidden = set(deal.hands[1] + deal.hands[2] + deal.stock)
    if deal.robber is not None:
        hidden.discard(deal.turn_up)
        if deal.robber != 0:
            hidden.add(deal.discard)
    return hidden


def seen_in_the_deal_before(record) -> set[str]:
    begins = [place for place, move in enumerate(record.moves) if move == NextDeal()]
    if len(begins) < 2:
        return set()
    deal = retrace(record.replace(moves=record.moves[: begins[-1]]))[0].deal
    return {deal.turn_up}.union(*[trick.cards for trick in deal.tricks])


def betrayed(html: str, cards: set[str]) -> list[str]:
    """Those of some cards that a text names by code, as printed, or in words."""
    html = A_TOP_IN_GENERAL.sub("", ISOLATES.sub("", html))
    named = []
    for card in sorted(cards):
        code = re.search(r"(?<![0-9A-Za-z])%s(?![0-9A-Za-z])" % card, html)
        if code or token(card) in html or spoken_name(card) in html:
            named.append(card)
    return named


def keeps_secrets(table: TablePage) -> None:
    """Nothing that is hidden from the person stands anywhere in the page."""
    shown, spoken = table.page.evaluate(_SHOWN)
    record = table.record
    assert betrayed(shown, hidden_cards(record)) == []
    # What is spoken may lag behind, and tell of the deal before.
    assert betrayed(spoken, hidden_cards(record) - seen_in_the_deal_before(record)) == []
    game, _, _ = retrace(record)
    if not game.deal.over:
        assert set(betrayed(shown, set(game.deal.hands[0]))) == set(game.deal.hands[0])


def chosen(look: Look, dice: random.Random) -> str | None:
    """A button to press (`next-deal`, `rob`), or else None: choose a card."""
    for action in ("next-deal", "collect"):
        if action in look.actions:
            return action
    if look.awaiting == "play" and "rob" in look.actions and dice.random() < 0.8:
        return "rob"
    return None


def finish(table: TablePage, answer, dice: random.Random, watch=lambda look: None) -> Look:
    """Play to the end of the game: `answer(look, kind, name)` gives each answer and waits."""
    for _ in range(400):
        look = table.look()
        watch(look)
        if look.over:
            return look
        action = chosen(look, dice)
        if action == "rob":
            answer(look, "open", action)
        elif action:
            answer(look, "act", action)
        else:
            answer(look, "card", dice.choice(look.legal))
    raise AssertionError("The game did not end.")


def agrees_with_a_replay(table: TablePage, last: Look, house: str) -> None:
    """The page shows what replaying the stored record gives: scores, winner, deals, moves."""
    record = table.record
    game = records.replay(record)
    assert record.house == PRESETS[house]
    assert game.winner is not None
    assert tuple(last.scores) == game.scores
    assert last.deal == game.deal.number
    assert last.version == len(record.moves)
    winner = record.names[game.winner]
    expect(table.page.locator("#score-heading")).to_contain_text(winner)
    expect(table.page.locator("#score-heading")).to_contain_text(str(game.scores[game.winner]))
    expect(table.page.locator("#prompt")).to_contain_text(winner)
    totals = table.page.locator("#score-sheet .game-points")
    expect(totals).to_have_text([str(points) for points in game.scores])
    expect(table.page.locator("#score-sheet tbody tr")).to_have_count(5)


@pytest.mark.parametrize("house", HOUSES)
def test_a_whole_game_by_mouse(page: Page, house: str):
    """And at every question, no card that is hidden from the person is anywhere in the page."""
    table = TablePage(page).open(seed=f"mouse in {house}", house=house)

    def answer(look: Look, kind: str, name: str) -> None:
        if kind == "open":
            table.action(name).click()
        elif kind == "act":
            table.act(name)
        else:
            table.play(name)

    last = finish(table, answer, random.Random(house), lambda look: keeps_secrets(table))
    agrees_with_a_replay(table, last, house)


@pytest.fixture
def browser_context_args(browser_context_args: dict, request: pytest.FixtureRequest) -> dict:
    """A phone for the tests that ask for touch; motion off, or each click waits for cards to rest."""
    arguments = {**browser_context_args, "reduced_motion": "reduce"}
    if "by_touch" in request.node.name:
        arguments.update(has_touch=True, is_mobile=True, viewport=PHONE, device_scale_factor=2)
    return arguments


@pytest.mark.parametrize("house", HOUSES)
def test_a_whole_game_by_touch(page: Page, house: str):
    table = TablePage(page).open(seed=f"touch in {house}", house=house)

    def answer(look: Look, kind: str, name: str) -> None:
        if kind == "open":
            table.action(name).tap()
        else:
            target = table.card(name) if kind == "card" else table.action(name)
            # Off the middle, where a card was tapped just before: too soon at the same place is a double tap.
            table.answer(target.tap if kind == "card" else lambda: target.tap(position={"x": 8, "y": 20}))

    last = finish(table, answer, random.Random(house))
    agrees_with_a_replay(table, last, house)


class Keys:
    """Answers by keyboard alone, each card by another way than the one before."""

    def __init__(self, table: TablePage):
        self.table = table
        self.press = table.page.keyboard.press
        self.turn = 0

    def tab_to(self, reached) -> None:
        for _ in range(40):
            if reached(self.table.look().focus):
                return
            self.press("Tab")
        raise AssertionError("Tab does not reach it.")

    def answer(self, look: Look, kind: str, name: str) -> None:
        if kind == "card":
            self.card(look, name)
            return
        if look.focus in look.hand:
            self.press("Shift+Tab")
        self.tab_to(lambda focus: focus == name)
        if kind == "open":
            self.press("Enter")
        else:
            self.table.answer(lambda: self.press("Space"))

    def card(self, look: Look, name: str) -> None:
        hand, place = look.hand, look.hand.index(name)
        if look.focus not in hand:
            self.tab_to(lambda focus: focus in hand)
        self.turn += 1
        way = self.turn % 4
        if way == 0:
            self.table.answer(lambda: self.press(str(place + 1)))
        else:
            if way == 1:
                self.press("Home")
                start = 0
            elif way == 2:
                self.press("End")
                start = len(hand) - 1
            else:
                start = hand.index(self.table.look().focus)
            for _ in range(abs(place - start)):
                self.press("ArrowRight" if place > start else "ArrowLeft")
            assert self.table.look().focus == name
            self.table.answer(lambda: self.press("Enter" if way != 2 else "Space"))
        after = self.table.look()
        if after.awaiting == "play" and after.hand and look.awaiting == "play":
            assert after.focus == after.hand[min(place, len(after.hand) - 1)]
        elif not after.hand:
            assert after.focus == after.actions[0]


@pytest.mark.parametrize("house", HOUSES)
def test_a_whole_game_by_keyboard_alone(page: Page, house: str):
    """Robbing and going on included; once it is in the table, the focus never leaves a waiting question."""
    table = TablePage(page).open(seed=f"keys in {house}", house=house)
    keys = Keys(table)
    keys.tab_to(lambda focus: focus in table.look().hand)

    def focused(look: Look) -> None:
        assert look.focus in (*look.hand, *look.actions), look

    last = finish(table, keys.answer, random.Random(house), focused)
    agrees_with_a_replay(table, last, house)
    before = last
    keys.press("Enter")  # the focus is on "New game"
    expect(table.table).to_have_attribute("data-deal", "1", timeout=PATIENCE)
    table.asked()
    after = table.look()
    assert after.focus in (*after.hand, *after.actions)
    assert after.scores == [0, 0, 0] and before.over and not after.over


def test_a_whole_game_with_tricks_that_wait_for_a_tap(page: Page):
    table = TablePage(page).lay(settings={"trick": "tap"}).open(seed="tap", house="seed")
    collected = []

    def answer(look: Look, kind: str, name: str) -> None:
        if name == "collect":
            collected.append(tuple(look.trick))
            table.action(name).click()
            expect(table.action("collect")).to_have_count(0)
            table.asked()
        elif kind == "open":
            table.action(name).click()
        elif kind == "act":
            table.act(name)
        else:
            table.play(name)

    last = finish(table, answer, random.Random(1))
    agrees_with_a_replay(table, last, "seed")
    tricks = [trick.cards for trick in retrace(table.record)[0].deal.tricks]
    assert collected[-5:] == tricks


def test_the_game_goes_on_as_a_game_of_its_own_in_another_browser(browser: Browser, browser_context_args: dict):
    """The same link is the same game for everybody: same cards, same opponents."""
    records_made = []
    for _ in range(2):
        context: BrowserContext = browser.new_context(**browser_context_args)
        table = TablePage(context.new_page()).open(seed="shared", house="maritime")
        for _ in range(6):
            look = table.look()
            if look.awaiting == "next":
                table.act("next-deal")
            else:
                table.play(look.legal[0])
        records_made.append(table.record)
        context.close()
    assert records_made[0] == records_made[1]
