"""What stands on a seat's plate: who sits there, and what the seat just did."""

from game.rules import events
from game.table import words
from game.table.company import LEFT, level_name


def face(name: str) -> str:
    """The name of the picture for somebody at the table; a stranger gets one that is not his own."""
    return name.lower() if level_name(name) else LEFT


def did(event, knowledge):
    """The seat that did something and the Message for its plate, or None if no plate changes.

    `knowledge` is what the person knows after the event.
    """
    if isinstance(event, events.Dealt):
        return event.dealer, words.message("did-deal", card=words.card(event.turn_up))
    if isinstance(event, events.Robbed) and event.seat is not None:
        return event.seat, words.message("did-rob", card=words.card(event.taken))
    if isinstance(event, events.Played):
        led = len(knowledge.trick) == 1
        return event.seat, words.message("did-lead" if led else "did-play", card=words.card(event.card))
    if isinstance(event, events.TrickTaken):
        return event.taker, words.message("did-take")
    return None


def clears(event, knowledge) -> bool:
    """Whether what the seats did before is done with: at a new deal, and at a new lead."""
    return isinstance(event, events.Dealt) or (
        isinstance(event, events.Played) and len(knowledge.trick) == 1
    )
