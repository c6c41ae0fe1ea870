"""A player is a function of what its seat knows, the choices and its own dice: hidden cards change nothing."""


import pytest

from game.ai import decision, hint, levels
from game.ai.levels import LEVELS
from game.rules.deal import legal_moves
from game.rules.house import PRESETS
from game.rules.shuffle import Dice
from tests.finishing import finish
from tests.turns import at_random, elsewhere, lines

FEW = 6  # worlds for the strongest here: what it may see does not depend on how long it looks


def _turns(house, count):
    """Turns with a choice, with what the seat knows and what it would know with the hidden cards elsewhere."""
    dice = Dice("elsewhere")
    for fresh, moves, deal, known in lines("fair", house, 3, 100, at_random):
        knowledge, choices = known[deal.to_act], legal_moves(deal)
        if len(choices) > 1:
            other = elsewhere(fresh, moves, knowledge.seat, knowledge.scores, dice)
            if other is not None:
                count -= 1
                yield knowledge, other, choices
        if not count:
            return


@pytest.mark.parametrize("house", PRESETS.values(), ids=PRESETS)
def test_hidden_cards_change_no_move_and_no_hint(house):
    for knowledge, other, choices in _turns(house, 25):
        assert other == knowledge
        for level in LEVELS:
            worlds = min(level.worlds, FEW)
            move = decision.decide(level, "fair", knowledge, choices, worlds)
            assert decision.decide(level, "fair", other, choices, worlds) == move
        assert hint.hint(knowledge, choices, "fair", FEW) == hint.hint(other, choices, "fair", FEW)


def test_a_decision_does_not_depend_on_those_before_it():
    player = levels.player(LEVELS[1], "alone")
    turns = [(knowledge, choices) for knowledge, _, choices in _turns(PRESETS["seed"], 6)]
    once = [finish(player.decide(*turn)) for turn in turns]
    assert [finish(player.decide(*turn)) for turn in reversed(turns)] == once[::-1]
    assert [decision.decide(LEVELS[1], "alone", *turn) for turn in turns] == once
