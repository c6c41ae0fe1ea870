"""Which cards a seat can't know, worked out from what happened and not from what the game tells it."""

from game.rules import events
from tests import oracle


def cards_in(value):
    """All cards named anywhere within a value."""
    if isinstance(value, str):
        return {value} if value in oracle.PACK else set()
    found = set()
    if isinstance(value, (tuple, list)):
        for part in value:
            found |= cards_in(part)
    return found


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
