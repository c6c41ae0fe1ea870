"""The judge weighs moves over the same worlds, counts out what is small enough, and is repeatable.

`LONG=1` in the environment tries 2,000 positions of the third seat in trick four.
"""

import os

import pytest

from game.ai.chances import chances
from game.ai.decision import decide
from game.ai.dice import QuickDice
from game.ai.judge import Judge, difference, settle
from game.ai.levels import LEVELS
from game.ai.playout import ENDS, end_of
from game.ai.worth import LEAD, POINTS, Worth, points_of
from game.rules.deal import Play, Rob
from game.rules.house import MARITIME, PRESETS, SEED, TRADITIONAL
from tools.counting import counted_out
from tools.positions import third_seat_in_trick_four, turns

THIRD_SEATS = 2000 if os.environ.get("LONG") else 5


@pytest.mark.parametrize("house", PRESETS.values(), ids=PRESETS)
def test_the_third_seat_of_trick_four_is_counted_out(house):
    for knowledge, choices in third_seat_in_trick_four("third", THIRD_SEATS, house):
        values = counted_out(knowledge, choices)
        judge = Judge(knowledge, choices, QuickDice("third"), 400)
        for _ in judge.weigh():
            pass
        assert judge.counts_out
        for index, value in enumerate(values):
            assert abs(judge.mean(index) - value) < 1e-9
        move = decide(LEVELS[-1], "third", knowledge, choices)
        assert values[choices.index(move)] >= max(values) - 1e-9


def test_the_same_dice_give_the_same_values():
    for knowledge, choices in turns("repeat", 8):
        rows = []
        for _ in range(2):
            judge = Judge(knowledge, choices, QuickDice("repeat"), 20)
            for _ in judge.weigh():
                pass
            rows.append(judge.values)
        assert rows[0] == rows[1]
        assert settle(knowledge, choices, QuickDice("repeat"), 20) == judge.best()


def test_every_move_is_weighed_in_the_same_worlds():
    for knowledge, choices in turns("common", 8):
        judge = Judge(knowledge, choices, QuickDice("common"), 10)
        steps = len([None for _ in judge.weigh()])
        if not judge.counts_out:
            assert steps == 10 * len(choices)
            assert {len(row) for row in judge.values} == {10}


def test_robs_and_discards_are_weighed_too():
    found = 0
    for knowledge, choices in turns("robs", 400):
        robs = [move for move in choices if isinstance(move, Rob)]
        if robs:
            best = settle(knowledge, choices, QuickDice("robs"), 100)
            assert best in choices
            found += isinstance(best, Rob)
            if found == 3:
                return
    raise AssertionError


def test_a_budget_that_runs_out_leaves_the_best_so_far():
    knowledge, choices = next(turns("cut", 1))
    judge = Judge(knowledge, choices, QuickDice("cut"), 1000)
    assert judge.best() == choices[0]
    next(judge.weigh())
    assert judge.best() in choices


def test_a_difference_and_its_error():
    assert difference([1.0, 2.0, 3.0], [0.0, 1.0, 2.0]) == (1.0, 0.0)
    mean, error = difference([2.0, 0.0], [0.0, 0.0])
    assert (mean, error) == (1.0, 1.0)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("house", [*PRESETS.values(), SEED.replace(target=110), SEED.replace(jink=True)])
def test_chances_are_shares_and_grow_with_the_score(house, seats):
    even = chances(house, (0,) * seats, 0)
    assert abs(sum(even) - 1) < 1e-9
    assert max(even) - min(even) < 0.06
    ahead = chances(house, (20,) + (10,) * (seats - 1), 0)
    assert ahead[0] > even[0] > ahead[1]
    assert all(-1e-9 <= chance <= 1 for chance in chances(house, (40, 40) + (0,) * (seats - 2), 1))


def test_chances_go_round_with_the_seats():
    assert chances(SEED, (10, 20, 5), 2) == chances(SEED, (5, 10, 20), 0)[1:] + chances(SEED, (5, 10, 20), 0)[:1]


def test_a_tie_at_the_top_is_nearly_even():
    for house in (SEED, MARITIME):
        first, second, third = chances(house, (50, 50, 10), 0)
        assert abs(first - second) < 0.15 and third < 0.2


def test_the_worth_of_an_end():
    knowledge, _ = next(turns("worth", 1))
    knowledge = knowledge.replace(scores=(40, 0, 0), seat=0, house=SEED)
    all_mine, all_theirs = 0, 1 * 81 + 1 * 27 + 1 * 9 + 1 * 3 + 1
    assert points_of(SEED, 3, (1,) * 5, 2) == (0, 30, 0)
    assert points_of(TRADITIONAL, 3, (1,) * 5, 2) == (0, 25, 0)
    assert end_of(all_theirs * ENDS + 3, 3) == ((1,) * 5, 2)
    mine, theirs, without_trumps = all_mine * ENDS + 1, all_theirs * ENDS + 1, all_theirs * ENDS
    assert Worth(knowledge).chance_of(mine) == 1.0
    assert 0.5 < Worth(knowledge).chance_of(theirs) < 0.9
    assert Worth(knowledge, LEAD).of(mine) == Worth(knowledge, POINTS).of(mine) == 30
    assert Worth(knowledge, LEAD).of(without_trumps) == -12.5
    assert Worth(knowledge, POINTS).of(without_trumps) == 0


def test_what_can_be_played_is_a_move():
    for knowledge, choices in turns("moves", 5):
        assert isinstance(settle(knowledge, choices, QuickDice("moves"), 4), (Play, Rob))
