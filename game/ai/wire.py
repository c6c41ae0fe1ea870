"""Events, moves and choices as plain lists and texts for JSON, and back."""

from game.rules import events, record
from game.rules import knowledge as knowing
from game.rules.cards import is_card
from game.rules.game import MOST_SEATS

KINDS = {
    "drawn": events.DealerDrawn,
    "dealt": events.Dealt,
    "robbed": events.Robbed,
    "played": events.Played,
    "taken": events.TrickTaken,
    "scored": events.DealScored,
    "won": events.GameWon,
}


class WireError(ValueError):
    """A message that says nothing the game understands; the text is a sentence that says why."""


def event_to_plain(event) -> list:
    """An event as a list: its kind, then its fields in order."""
    for name, kind in KINDS.items():
        if isinstance(event, kind):
            return [name] + [_plain(field) for field in event]
    raise WireError("%s is no event." % type(event).__name__)


def event_from_plain(plain):
    """The event of a list. WireError if it is none."""
    if not isinstance(plain, (list, tuple)) or not plain or plain[0] not in KINDS:
        raise WireError("%s is no event." % _shown(plain))
    kind = KINDS[plain[0]]
    if len(plain) != len(kind.fields) + 1:
        raise WireError("The event '%s' has %d fields." % (plain[0], len(kind.fields)))
    return kind(*[_value(field) for field in plain[1:]])


def knowledge_from_plain(seat: int, house, seats: int, plain_events):
    """What a seat knows after the events it has seen, as lists. WireError if they make no sense."""
    if not isinstance(plain_events, (list, tuple)):
        raise WireError("The events are no list.")
    if not _is_whole(seats) or not 2 <= seats <= MOST_SEATS or not _is_whole(seat):
        raise WireError("There is no seat %s of %s." % (_shown(seat), _shown(seats)))
    if not 0 <= seat < seats:
        raise WireError("There is no seat %d of %d." % (seat, seats))
    knowledge = knowing.start(seat, house, seats)
    for number, plain in enumerate(plain_events):
        event = event_from_plain(plain)
        try:
            knowledge = knowing.see(knowledge, event)
        except (TypeError, ValueError, IndexError, KeyError, AttributeError):
            raise WireError("Event %d can't have happened: %s." % (number, _shown(plain))) from None
    return knowledge


def events_known(knowledge) -> list:
    """Events after which a seat knows just this: what it has seen of the present deal, and the scores before it."""
    found: list = []
    if any(knowledge.scores):
        found.append(events.DealScored((), (), None, None, knowledge.scores))
    found.append(events.Dealt(knowledge.number, knowledge.dealer, _hands(knowledge), knowledge.turn_up))
    if knowledge.robber is not None:
        found.append(events.Robbed(knowledge.robber, knowledge.turn_up, knowledge.discard))
    for trick in knowledge.tricks:
        found.extend(_played(trick.leader, trick.cards, knowledge.seats))
        found.append(events.TrickTaken(trick.leader, trick.cards, trick.taker))
    found.extend(_played(knowledge.leader, knowledge.trick, knowledge.seats))
    return found


def _hands(knowledge):
    """The hands as dealt, all but the seat's own face down."""
    own = list(knowledge.hand)
    for trick in knowledge.tricks:
        own.append(trick.cards[(knowledge.seat - trick.leader) % knowledge.seats])
    place = (knowledge.seat - knowledge.leader) % knowledge.seats
    if place < len(knowledge.trick):
        own.append(knowledge.trick[place])
    if knowledge.robber == knowledge.seat:
        own.append(knowledge.discard)
        own.remove(knowledge.turn_up)
    hands = [(None,) * len(own)] * knowledge.seats
    hands[knowledge.seat] = tuple(own)
    return tuple(hands)


def _played(leader, cards, seats):
    return [events.Played((leader + step) % seats, card) for step, card in enumerate(cards)]


def moves_from_plain(plain) -> tuple:
    """Moves from a list of their texts. WireError if one is none, or there is none."""
    if not isinstance(plain, (list, tuple)) or not plain:
        raise WireError("There is no choice.")
    moves = []
    for text in plain:
        if not isinstance(text, str):
            raise WireError("%s is no move." % _shown(text))
        try:
            moves.append(record.move_from_text(text))
        except ValueError as error:
            raise WireError(str(error)) from None
    return tuple(moves)


def moves_to_plain(moves) -> list:
    """Moves as a list of their texts."""
    return [record.move_to_text(move) for move in moves]


def _plain(field):
    return [_plain(part) for part in field] if isinstance(field, (list, tuple)) else field


def _value(field):
    if isinstance(field, (list, tuple)):
        return tuple([_value(part) for part in field])
    if field is None or _is_whole(field) or (isinstance(field, str) and is_card(field)):
        return field
    raise WireError("%s is neither a card nor a number." % _shown(field))


def _is_whole(value):
    return isinstance(value, int) and not isinstance(value, bool)


def _shown(value):
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
