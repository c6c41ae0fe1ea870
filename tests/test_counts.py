"""How many ways fixed deals can be played to their end; the numbers were counted by the oracle first.

A way is a sequence of robs and plays. Where fewer than five tricks are counted, the tricks before
are played by the least move of each seat, in alphabetical order, robbing after playing.
"""

import pytest

from game.rules.game import NextDeal, Play, legal_moves, new_game, play, to_act
from game.rules.house import PRESETS
from tests import oracle
from tests.beside import as_said

# preset, seats, seed, tricks left to play, the right to rob in that deal, ways
COUNTS = (
    ("seed", 3, 0, 5, None, 32_892),
    ("seed", 3, 6, 5, None, 8_896),
    ("seed", 3, 146, 5, "must", 24_812),
    ("seed", 2, 97, 5, "must", 36_000),
    ("seed", 2, 107, 5, "must", 12_902),
    ("seed", 2, 13, 5, "may", 5_754),
    ("seed", 2, 18, 5, "may", 10_104),
    ("seed", 2, 1, 5, None, 4_104),
    ("seed", 3, 5, 4, None, 1_528),
    ("seed", 4, 3, 3, None, 592),
    ("seed", 6, 0, 2, None, 48),
    ("traditional", 3, 3, 5, None, 36_816),
    ("traditional", 2, 97, 5, "may", 66_240),
    ("traditional", 2, 13, 5, "may", 16_764),
    ("traditional", 2, 3, 5, None, 1_798),
    ("traditional", 3, 5, 4, None, 7_488),
    ("traditional", 4, 1, 3, "may", 122),
    ("traditional", 6, 1, 2, "may", 64),
    ("maritime", 3, 3, 5, None, 36_816),
    ("maritime", 2, 107, 5, "may", 26_772),
    ("maritime", 2, 40, 5, "may", 24_352),
    ("maritime", 3, 1, 4, None, 1_816),
    ("maritime", 4, 6, 3, None, 480),
    ("maritime", 6, 5, 2, "may", 32),
)
NAMES = [f"{name}-{seats}-seats-seed-{seed}" for name, seats, seed, *_ in COUNTS]


def dealt(name, seats, seed):
    return play(new_game(seed, PRESETS[name], seats), NextDeal())[0]


def ways(game, known):
    """Count by the game's own moves; positions that were counted before are not counted again."""
    if game.deal.over:
        return 1
    position = game.deal.hands, game.deal.trick, to_act(game)
    if position not in known:
        known[position] = sum(ways(play(game, move)[0], known) for move in legal_moves(game))
    return known[position]


@pytest.mark.parametrize(("name", "seats", "seed", "left", "right", "count"), COUNTS, ids=NAMES)
def test_ways_to_play_a_deal(name, seats, seed, left, right, count):
    game = dealt(name, seats, seed)
    while len(game.deal.tricks) < 5 - left:
        game, _ = play(game, min(legal_moves(game), key=as_said))
    assert ways(game, {}) == count


@pytest.mark.parametrize(("name", "seats", "seed", "left", "right", "count"), COUNTS, ids=NAMES)
def test_ways_by_the_oracle(name, seats, seed, left, right, count):
    deal, rules = dealt(name, seats, seed).deal, oracle.HOUSES[name]
    table = rules, deal.dealer, deal.turn_up
    position = oracle.opening(*table, deal.hands)
    may = oracle.robber(rules, deal.turn_up, deal.dealer, deal.hands)
    assert (may and ("must" if may[1] else "may")) == right
    while max(map(len, position[0])) > left or position[1]:
        position = oracle.after(*table, position, min(oracle.moves(*table, position)))
    assert oracle.count_lines(*table, position) == count


def test_the_last_trick_can_be_played_in_one_way():
    game = dealt("seed", 3, 0)
    while len(game.deal.tricks) < 4:
        game, _ = play(game, legal_moves(game)[-1])
    assert isinstance(legal_moves(game)[0], Play)
    assert ways(game, {}) == 1
