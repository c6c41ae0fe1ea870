"""Houses and whole games for the tests to play, and a house as the oracle's dict."""

import random

from game.rules.game import legal_moves, new_game, play
from game.rules.house import House
from tests import oracle

TARGETS = (5, 25, 30, 45, 60, 110)


def rules_of(house):
    """A house as the oracle takes it."""
    return {field: getattr(house, field) for field in oracle.FIELDS}


def house_from(switches, target=45):
    """The house whose eight yes-or-no fields are the lowest bits of a number, in the order of the fields."""
    answers = [bool(switches >> place & 1) for place in range(8)]
    return House(**dict(zip(oracle.FIELDS, answers + [target])))


def follow_houses():
    """The sixteen settings of the four fields that say which cards are legal."""
    return [house_from(switches) for switches in range(16)]


def game_of(seed, house, seats, dice):
    """Play a whole game at random; yields each game, the move made, what happened, and the game after."""
    throws = random.Random(dice)
    game = new_game(seed, house, seats)
    while game.winner is None:
        move = throws.choice(legal_moves(game))
        after, happened = play(game, move)
        yield game, move, happened, after
        game = after
