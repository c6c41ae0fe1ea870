"""The messages to the thinker, and what its answers say; the other end is `game/thinker.py`."""

import json

from game.ai import wire
from game.rules import house as houses
from game.rules import record as records


def move(level_name: str, dice_text: str, knowledge, choices) -> str:
    """Ask for a move: what a seat knows, what it may do, at which level and with which dice."""
    message = _known(knowledge, choices, dice_text)
    message["ask"] = "move"
    message["level"] = level_name
    return json.dumps(message)


def hint(dice_text: str, knowledge, choices) -> str:
    """Ask for a hint to a seat."""
    message = _known(knowledge, choices, dice_text)
    message["ask"] = "hint"
    return json.dumps(message)


def review(record, seat: int, number: int, dice_text: str) -> str:
    """Ask what decision `number` (from 0) of a seat in a record cost."""
    return json.dumps(
        {
            "ask": "review",
            "record": records.to_text(record),
            "seat": seat,
            "number": number,
            "dice": dice_text,
        }
    )


def _known(knowledge, choices, dice_text):
    return {
        "house": houses.to_text(knowledge.house),
        "seat": knowledge.seat,
        "seats": knowledge.seats,
        "events": [wire.event_to_plain(event) for event in wire.events_known(knowledge)],
        "choices": wire.moves_to_plain(choices),
        "dice": dice_text,
    }


def answered(text: str | None) -> dict | None:
    """What an answer says, or None for no answer and for one that is an error."""
    try:
        found = json.loads(text or "")
    except ValueError:
        return None
    return found if isinstance(found, dict) and "error" not in found else None


def answered_move(text: str | None, choices):
    """The move that an answer names, or None if that is none of the choices."""
    found = answered(text)
    named = found.get("move") if found else None
    for choice in choices:
        if records.move_to_text(choice) == named:
            return choice
    return None
