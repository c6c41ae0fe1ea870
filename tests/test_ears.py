"""A game by what a screen reader has: roles, names, and what is spoken."""

import re

from playwright.sync_api import Locator, Page, expect

from game.rules.events import seen_by
from game.rules.game import new_game, play
from game.rules.knowledge import start
from game.rules.record import Record
from game.table import words
from game.table.loop import PERSON, see_all
from tests.catalogues import Catalogue
from tests.pages import PATIENCE, TablePage
from tests.test_refusals import _UTTERANCES

SPOKEN_CARD = re.compile(
    "(ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king) of (hearts|diamonds|clubs|spades)"
)


def plain(text: str) -> str:
    """A text without the marks that isolate names."""
    return re.sub("[\u2068\u2069\u00a0]", "", text)


class Ears:
    """The page by roles and names alone: no attribute, no class, no place."""

    def __init__(self, page: Page):
        self.table = page.get_by_role("region", name="Table")
        self.hand = page.get_by_role("toolbar", name=re.compile("^Your hand"))

    def button(self, name: str) -> Locator:
        return self.table.get_by_role("button", name=name, exact=True)

    @property
    def cards(self) -> Locator:
        """The cards of the hand that may be played."""
        return self.hand.get_by_role("button", disabled=False)

    def asked(self) -> None:
        """Wait for something to do."""
        something = self.cards.or_(self.button("Next deal")).or_(self.button("New game"))
        expect(something.first).to_be_visible(timeout=PATIENCE)


def test_a_whole_game_by_roles_and_names_alone(page: Page):
    page.emulate_media(reduced_motion="reduce")
    TablePage(page).open(seed="ears", house="maritime")
    ears = Ears(page)
    for _ in range(200):
        ears.asked()
        if ears.button("New game").is_visible():
            break
        if ears.button("Next deal").is_visible():
            ears.button("Next deal").click()
            expect(ears.button("Next deal")).to_have_count(0)
            continue
        card = ears.cards.first
        name = plain(card.inner_text() or card.get_attribute("aria-label") or "")
        assert SPOKEN_CARD.fullmatch(name), name
        held = ears.hand.get_by_role("button").count()
        card.click()
        if held > 1:
            expect(ears.hand.get_by_role("button")).not_to_have_count(held, timeout=PATIENCE)
        else:
            after = ears.button("Next deal").or_(ears.button("New game"))
            expect(after).to_be_visible(timeout=PATIENCE)
    expect(ears.table.get_by_role("heading", name=re.compile("wins? the game"))).to_be_visible()


def told_of(record: Record, catalogue: Catalogue) -> list[str]:
    """What is to be heard of a game, sentence by sentence: what happened, as the person saw it."""
    seats = len(record.names)
    knows = tuple(start(seat, record.house, seats) for seat in range(seats))
    game, told = new_game(record.seed, record.house, seats), []
    for move in record.moves:
        game, happened = play(game, move)
        for event in happened:
            knows = see_all(knows, event)
            said = words.happened(seen_by(PERSON, event), knows[PERSON])
            told.append(plain(words.phrase(said, catalogue, record.names, spoken=True)))
    return told


def test_a_deal_makes_sense_from_what_is_spoken_alone(page: Page):
    """All that happened is said, in its order, and every own card is asked for before it is played."""
    page.add_init_script(f"addEventListener('DOMContentLoaded', {_UTTERANCES})")
    table = TablePage(page).open(seed="spoken")
    while (look := table.look()).awaiting != "next":
        if "rob" in look.actions:
            table.action("rob").click()
            expect(table.table).to_have_attribute("data-awaiting", "rob")
        elif look.awaiting == "rob":
            table.play(look.legal[-1])
        else:
            table.play(look.legal[0])
    wanted = told_of(table.record, Catalogue())
    expect(page.locator("body")).to_have_attribute("data-heard", re.compile("This deal"), timeout=PATIENCE)
    heard = plain(page.locator("body").get_attribute("data-heard") or "")
    at = 0
    for sentence in wanted:
        found = heard.find(sentence, at)
        assert found >= 0, (sentence, heard[at:])
        if sentence.startswith(("You lead", "You play")):
            assert re.search("Your (lead|turn)", heard[at:found]), (sentence, heard[at:found])
        at = found + len(sentence)
