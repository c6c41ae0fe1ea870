"""Taking back: the record of a game cut to where the person decided before. Only within the present deal."""

from game.rules import deal as deals
from game.rules.game import NextDeal
from game.rules.shuffle import first_dealer
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
    number = len([move for move in record.moves if isinstance(move, NextDeal)])
    if not number:
        return []
    seats = len(record.names)
    dealer = (first_dealer(record.seed, seats) + number - 1) % seats
    deal = deals.new_deal(record.seed, record.house, number, dealer, seats)
    places = []
    for place in range(begins, len(record.moves)):
        if deal.to_act == PERSON:
            places.append(place)
        deal, _ = deals.play(deal, record.moves[place])
    return places
