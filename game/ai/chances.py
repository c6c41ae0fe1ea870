"""Each seat's chance to win the game between two deals, from tables made by self-play."""

from game.ai.chance_tables import TABLES

STEP = 5  # points come in fives
SIZE = 9  # scores that a table tells apart: 0, 5, ... 40 of 45
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-"
PARTS = 4095  # a chance is two digits, 0 to 4095
_EARLY = 4  # scores too far from the target for a table are moved up until the best stands here
_SPREAD = 3.0  # where there is no table: in how many steps of lead a chance grows by e


def chances(house, scores, dealer: int) -> tuple:
    """The chance of each seat, 0 to 1, to win the game when `dealer` deals next and nobody has won yet.

    Tables stand for two and three seats; with more seats it is a rough formula.
    """
    levels = _levels(house, scores)
    seats = len(scores)
    table = _table(house, seats)
    if table is None:
        return _formula(levels)
    eldest = (dealer + 1) % seats
    place = 0
    for step in range(seats):
        place = place * SIZE + levels[(eldest + step) % seats]
    found = [_number(table, place * (seats - 1) + step) for step in range(seats - 1)]
    found.append(1.0 - sum(found))
    return tuple([found[(seat - eldest) % seats] for seat in range(seats)])


def _table(house, seats):
    """The table of a house, or of the house most like it that has one; None for more than three seats."""
    rules = (house.best_trump_bonus, house.first_out)
    for key in (
        (seats, house.follow_or_trump) + rules,
        (seats, not house.follow_or_trump) + rules,
        (seats, True, house.best_trump_bonus, False),
    ):
        if key in TABLES:
            return TABLES[key]
    return None


def _levels(house, scores):
    """Scores in steps from 0 to 8, as if 45 points won the game."""
    levels = [SIZE - (house.target - score + STEP - 1) // STEP for score in scores]
    best = max(levels)
    shift = 0
    if best >= SIZE:
        shift = SIZE - 1 - best
    elif best < _EARLY and min(levels) < 0:
        shift = _EARLY - best
    return [max(level + shift, 0) for level in levels]


def _number(table, place):
    return (DIGITS.index(table[2 * place]) * 64 + DIGITS.index(table[2 * place + 1])) / PARTS


def _formula(levels):
    weights = [2.718281828 ** (level / _SPREAD) for level in levels]
    total = sum(weights)
    return tuple([weight / total for weight in weights])
