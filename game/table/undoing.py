"""Taking back: the record of a game cut to where the person decided before. Only within the present deal."""

from game.rules.game import NextDeal, new_game, play, to_act
from game.table.loop import PERSON


def undone(record):
    """The record as it was when the person was asked before; None at the first decision of the deal."""
    places = _decisions(record)
    return record.replace(moves=record.moves[: places[-1]]) if places else None


def begun_again(record):
    """The record as it was when the present deal had just been dealt; None if the person has not decided since."""
    if not _decisions(record):
        return None
    return record.replace(moves=record.moves[: _begins(record.moves)])


def _begins(moves):
    places = [place for place, move in enumerate(moves) if isinstance(move, NextDeal)]
    return places[-1] + 1 if places else len(moves)


def _decisions(record):
    """How many moves had been made each time the person decided in the present deal."""
    begins = _begins(record.moves)
    game = new_game(record.seed, record.house, len(record.names))
    places = []
    for place, move in enumerate(record.moves):
        if place >= begins and to_act(game) == PERSON:
            places.append(place)
        game, _ = play(game, move)
    return places
