"""The score of the whole game, deal by deal, as everybody at the table has seen it."""

from collections import namedtuple

from game.rules.events import DealScored, Dealt
from game.rules.game import new_game, play
from game.rules.value import Value


class Line(Value, namedtuple("Line", ("number", "dealer", "points", "scores"))):
    """A deal: who dealt it, what it gave each seat, and the scores after it. None for both while it is played."""

    fields = ("number", "dealer", "points", "scores")


def account(record) -> tuple[Line, ...]:
    """The deals of a game, the first one first; the last may still be played."""
    game = new_game(record.seed, record.house, len(record.names))
    lines: list = []
    for move in record.moves:
        game, happened = play(game, move)
        for event in happened:
            if isinstance(event, Dealt):
                lines.append(Line(event.number, event.dealer, None, None))
            elif isinstance(event, DealScored):
                lines[-1] = lines[-1].replace(points=event.points, scores=event.scores)
    return tuple(lines)
