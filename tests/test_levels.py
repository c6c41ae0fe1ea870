"""The opponents play legally in every house and at every table, and none plays like a fool.

`LONG=1` in the environment plays 10,000 deals instead of fifty.
"""

import asyncio
import os

import pytest

from game.ai import decision, levels, slices
from game.ai.levels import LEVELS
from game.ai.player import better_trumps, still_out, winning
from game.ai.sensible import sensible
from game.rules import knowledge as knowing
from game.rules.cards import is_trump
from game.rules.deal import Play, Rob, Trick, legal_moves
from game.rules.house import PRESETS, SEED
from game.rules.trick import legal_cards
from tests.finishing import finish
from tests.turns import lines
from tools.positions import turns
from tools.tournament import Match, play

NAMES = [level.name for level in LEVELS]
DEALS = 400 if os.environ.get("LONG") else 2  # at each table
HOUSES = [*PRESETS.values(), SEED.replace(jink=True, target=60), SEED.replace(dealer_must_rob=False)]


def _know(hand, trick=(), tricks=(), trump_card="2S", seats=3, **more):
    """What seat 0 knows with this hand: cards as text, complete tricks led and taken by seat 1."""
    known = knowing.start(0, SEED, seats).replace(
        number=1,
        dealer=0,
        turn_up=trump_card,
        hand=tuple(hand.split()),
        leader=(-len(trick)) % seats,
        trick=tuple(trick),
        tricks=tuple(Trick(1, tuple(cards.split()), 1) for cards in tricks),
    )
    return known.replace(**more)


EARLY = ("KD 7D 8D", "KH 7H 8H", "QD 9D TD")
LOST = "a lost trick gets no trump that may be kept"
LAST = "the last seat takes with no more than it needs"
SENSE = [
    (LOST, _know("AH 3C 9C", ("5S", "8S"), EARLY[:2]), {"9C"}),
    ("a lost trump trick gets the lowest trump", _know("KS 9S", ("5S", "JS"), EARLY), {"9S"}),
    ("a trick it can't win is not trumped", _know("9S 3C", ("2H", "KS"), EARLY), {"3C"}),
    (LAST, _know("KH QH 3H 9C", ("2H", "7H"), EARLY[:1]), {"QH", "3H"}),
    ("the last seat takes with the lowest trump", _know("5S 9S 8S 4C", ("2H", "7H"), EARLY[:1]), {"9S", "4C"}),
    ("the best trump left is not withheld", _know("5S 3C", ("9S", "8S"), EARLY), {"5S"}),
    ("the best trump left leads trick four", _know("5S 3C", (), EARLY), {"5S"}),
]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("what, knowledge, wanted", SENSE, ids=[row[0] for row in SENSE])
def test_golden_positions(what, knowledge, wanted, name):
    led = knowledge.trick[0] if knowledge.trick else None
    cards = legal_cards(knowledge.hand, led, knowledge.trump, SEED)
    for dice in range(5):
        move = decision.decide(levels.level(name), str(dice), knowledge, tuple(map(Play, cards)), 3)
        assert move.card in wanted


def _is_foolish(knowledge, choices, move):
    """Whether a move is one of the four that make people say "stupid"; written apart from `sensible`."""
    trump, trick = knowledge.trump, knowledge.trick
    cards = [choice.card for choice in choices if isinstance(choice, Play)]
    if isinstance(move, Rob) or len(cards) < len(choices):
        return False
    takes = winning(cards, trick, trump) if trick else []
    rest = [card for card in cards if card != move.card]
    lost = bool(trick) and move.card not in takes
    best = max(knowledge.hand, key=lambda card: (is_trump(card, trump), -better_trumps(card, (), trump)))
    if lost and is_trump(move.card, trump) and any(not is_trump(card, trump) for card in rest if card not in takes):
        return True
    if trick and move.card in takes and len(trick) == knowledge.seats - 1:
        return any(winning([move.card], (trick[0], card), trump) for card in takes if is_trump(card, trump)
                   == is_trump(move.card, trump) and card != move.card)  # fmt: skip
    boss = is_trump(best, trump) and not better_trumps(best, still_out(knowledge), trump)
    return lost and len(knowledge.hand) == 2 and boss and best in takes


@pytest.mark.parametrize("house", HOUSES)
def test_no_level_plays_like_a_fool(house):
    for knowledge, choices in turns("fools", 60, house):
        for level in LEVELS:
            move = decision.decide(level, "fools", knowledge, choices, min(level.worlds, 3))
            assert move in choices
            assert not _is_foolish(knowledge, choices, move), (knowledge, move)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("house", HOUSES)
def test_moves_are_legal_at_every_table(house, seats):
    def by_levels(knowledge, choices, dice):
        level = LEVELS[dice.below(len(LEVELS))]
        move = decision.decide(level, "legal", knowledge, choices, 2)
        assert move in choices
        return move

    for _ in lines("legal", house, seats, DEALS, by_levels):
        pass


def test_sensible_leaves_something_and_adds_nothing():
    for knowledge, choices in turns("sense", 200):
        left = sensible(knowledge, choices)
        assert left
        assert [choice for choice in choices if choice in left] == list(left)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_level_thinks_in_slices_on_the_table(seats):
    now = [0.0]
    pauses = []

    class Clock:
        def now(self):
            now[0] += 1
            return now[0]

        async def give_way(self):
            await asyncio.sleep(0)

    async def watched(player, knowledge, choices):
        done = asyncio.Event()

        async def other():
            while not done.is_set():
                pauses.append(now[0])
                await asyncio.sleep(0)

        beside = asyncio.create_task(other())
        move = await player.decide(knowledge, choices)
        done.set()
        await beside
        return move

    knowledge, choices = next(
        (knowledge, choices)
        for knowledge, choices in turns("slices", 50, seats=seats)
        if len(sensible(knowledge, choices)) > 2
    )
    move = finish(watched(levels.player(LEVELS[3], "slices", None, Clock()), knowledge, choices))
    assert move == decision.decide(LEVELS[3], "slices", knowledge, choices)
    assert len(pauses) > 2
    assert max(late - soon for soon, late in zip(pauses, pauses[1:])) <= slices.SLICE + 2


def test_names_are_known_and_others_are_not():
    assert len(LEVELS) >= 4
    assert len(set(NAMES)) == len(NAMES)
    assert levels.level("cormac") == LEVELS[-1]
    with pytest.raises(ValueError, match="no level"):
        levels.level("nobody")


def test_the_gentlest_is_weaker_than_the_third():
    assert play(Match(NAMES[2], NAMES[0], "seed", 3, "ladder", False), 25, 1).mean > 0


def test_legal_moves_are_what_a_seat_is_asked():
    for _, _, deal, known in lines("asked", SEED, 3, 2, lambda knowledge, choices, dice: choices[0]):
        assert set(sensible(known[deal.to_act], legal_moves(deal))) <= set(legal_moves(deal))
