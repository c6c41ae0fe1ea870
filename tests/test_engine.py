"""The engine in numbers agrees with the rules, and its playouts with the rule-follower.

`LONG=1` in the environment tries 100,000 positions of each house instead of a few thousand.
"""

import os
import random

import pytest

from game.ai.engine import FOLLOWS, HEART, NOTHING, engine
from game.ai.follower import follower
from game.ai.player import cheapness
from game.ai.playout import end_of, follow, play_out
from game.ai.worlds import position
from game.rules import deal as deals
from game.rules.cards import PACK, SUITS, beats
from game.rules.house import PRESETS
from game.rules.trick import binds, legal_cards, taker
from tests.turns import lines, moved

POSITIONS = 100_000 if os.environ.get("LONG") else 2000


@pytest.mark.parametrize("house", PRESETS.values(), ids=PRESETS)
def test_legal_cards_and_takers_agree_with_the_rules(house):
    dice = random.Random(45)
    for _ in range(POSITIONS):
        made = engine(house, dice.choice(SUITS))
        cards = dice.sample(PACK, 11)
        hand, trick = cards[: dice.randint(1, 5)], cards[5 : 5 + dice.randint(1, 6)]
        numbers = [made.number[card] for card in trick]
        best = 0
        for place in range(1, len(trick)):
            if made.beats(numbers[place], numbers[best]):
                best = place
        assert best == taker(trick, made.trump)
        held = made.numbers(hand)
        legal = made.numbers(legal_cards(hand, trick[0], made.trump, house))
        assert _bound(made, held, numbers[0]) == legal
        is_last = dice.random() < 0.5
        assert follow(made, held, numbers[0], numbers[best], is_last, [0, 0, 0, 0], -1) in legal


def _bound(made, held, led):
    """The cards of a hand whose answer is not below the greatest duty in it."""
    duty, answer = made.duty[made.kind[led]], made.answer[made.kind[led]]
    owed = max(duty[card] for card in held)
    return [card for card in held if answer[card] >= owed]


@pytest.mark.parametrize("house", PRESETS.values(), ids=PRESETS)
def test_duty_and_answer_are_what_binds(house):
    for trump in SUITS:
        made = engine(house, trump)
        assert list(made.cards) == sorted(PACK, key=lambda card: cheapness(card, trump))
        for led in PACK[:: 7 if POSITIONS < 100_000 else 1]:
            kind = made.kind[made.number[led]]
            for held in PACK:
                duty = made.duty[kind][made.number[held]]
                assert duty in (NOTHING, HEART, FOLLOWS)
                for card in PACK:
                    if len({led, held, card}) == 3:
                        answer = made.answer[kind][made.number[card]]
                        assert (duty > answer) == binds(held, card, led, trump, house)


def test_bits_above_a_card_are_the_cards_of_its_suit_that_beat_it():
    made = engine(PRESETS["seed"], "C")
    for card, number in made.number.items():
        above = [
            other
            for other, place in made.number.items()
            if made.suit[place] == made.suit[number] and made.bit[place] & made.above[number]
        ]
        same = [other for other in PACK if made.suit[made.number[other]] == made.suit[number]]
        assert sorted(above) == sorted(other for other in same if beats(other, card, "C"))


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("house", PRESETS.values(), ids=PRESETS)
def test_a_playout_is_the_deal_that_rule_followers_play(house, seats):
    def mostly_follows(knowledge, choices, dice):
        return choices[dice.below(len(choices))] if dice.below(3) == 0 else follower(knowledge, choices)

    count = 500 if POSITIONS == 100_000 else 4
    for _, _, deal, known in lines("playout", house, seats, count, mostly_follows):
        knowledge = known[deal.to_act]
        move = follower(knowledge, deals.legal_moves(deal))
        if hasattr(move, "discard"):
            continue
        start = position(knowledge)
        start.discard = start.engine.number[deal.discard] if deal.discard else -1
        hands = [start.engine.numbers(hand) for hand in deal.hands]
        end = play_out(start, [hand[:] for hand in hands], start.engine.number[move.card])
        assert play_out(start, hands, -1) == end
        assert end_of(end, seats) == _played(deal, known)


def _played(deal, known):
    while not deal.over:
        deal, known = moved(deal, known, follower(known[deal.to_act], deals.legal_moves(deal)))
    tricks = [trick.cards for trick in deal.tricks]
    score = deals.score(deal.house, deal.trump, deal.tricks[0].leader, tricks, len(deal.hands))
    return score.takers, -1 if score.best_trump_trick is None else score.best_trump_trick
