"""Which cards a seat can't know, worked out from what happened and not from what the game tells it."""

from game.rules import events
from tests import oracle

NUMBERS = {None} | set(range(1_000))


def leaves(value):
    """All that is named anywhere within a value and holds nothing itself."""
    if isinstance(value, (tuple, list)):
        return set().union(*[leaves(part) for part in value])
    return {value}


def cards_in(value):
    """All cards named anywhere within a value."""
    return leaves(value) & set(oracle.PACK)


def swapped(value, other):
    """The same value with each card replaced by `other[card]`, where that names one."""
    if isinstance(value, str):
        return other.get(value, value)
    if isinstance(value, tuple):
        parts = [swapped(part, other) for part in value]
        return tuple(parts) if type(value) is tuple else type(value)(*parts)
    return value


def open_to(seat, happened):
    """The cards that a seat knows to be where they are after the events of one deal (None: a spectator)."""
    known = set()
    for event in happened:
        if isinstance(event, events.Dealt):
            known = {event.turn_up}
            if seat is not None:
                known |= set(event.hands[seat])
        elif isinstance(event, events.Played):
            known.add(event.card)
    return known
