"""Whole games played by the game and by the oracle side by side, with every answer compared at every move."""

import random

import pytest

from game.rules import events
from game.rules.game import NextDeal, Play, Rob
from tests.beside import Beside, as_said, follow
from tests.games import TARGETS, game_of, house_from, rules_of


@pytest.mark.parametrize("seats", (2, 3, 4, 5, 6))
def test_whole_games_agree(seats):
    dice = random.Random(seats)
    robs = 0
    for number in range(60 if seats < 4 else 30):
        rules = house_from(dice.randrange(256), dice.choice(TARGETS))
        beside = None
        for before, move, happened, after in game_of(number, rules, seats, number):
            if beside is None:
                beside = Beside(rules_of(rules), seats, before.dealer)
            if isinstance(move, NextDeal):
                dealt = [event for event in happened if isinstance(event, events.Dealt)][0]
                beside.deal(dealt.turn_up, dealt.hands)
            else:
                robs += isinstance(move, Rob)
                beside.make(as_said(move))
            follow(after, beside)
        assert beside.winner is not None
    assert robs > 10


def test_the_moves_compared_are_of_both_kinds():
    assert (as_said(Rob("2C")), as_said(Play("2C"))) == (("rob", "2C"), ("play", "2C"))
