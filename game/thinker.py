"""The thinker: JSON in, JSON out; a move, a hint, or what a decision cost. For a worker, or any other end."""

import json

from game.ai import decision, levels, review, wire
from game.ai import hint as hints
from game.rules import house as houses
from game.rules import record as records

MOST_WORLDS = 20000

__export__ = ["answer"]  # what PyScript lets the page call in the worker


def answer(text: str) -> str:
    """Answer one message of `game.ai.asking`; `{"error": a sentence}` for one that makes no sense.

    An `id` in the message comes back in the answer.
    """
    message = None
    try:
        message = json.loads(text)
        if not isinstance(message, dict):
            raise wire.WireError("The message is no object.")
        found = _answer(message)
    except ValueError as error:  # JSON's, the wire's and the record's errors are all of this kind
        found = {"error": str(error) or "The message makes no sense."}
    except Exception as error:  # whatever a wrong message breaks, the asker must hear of it
        found = {"error": "The message makes no sense here (%s: %s)." % (type(error).__name__, error)}
    if isinstance(message, dict) and "id" in message:
        found["id"] = message["id"]
    return json.dumps(found)


def _answer(message):
    asked = _field(message, "ask", str)
    if asked not in _ANSWERS:
        raise wire.WireError("Nobody can answer %r." % asked[:20])
    return _ANSWERS[asked](message)


def _move(message):
    knowledge, choices, dice = _known(message)
    level = levels.level(_field(message, "level", str))
    worlds = _worlds(message, level.worlds)
    return {"move": records.move_to_text(decision.decide(level, dice, knowledge, choices, worlds))}


def _hint(message):
    knowledge, choices, dice = _known(message)
    found = hints.hint(knowledge, choices, dice, _worlds(message, hints.WORLDS))
    return {"move": records.move_to_text(found.move), "reason": found.reason, "sure": found.sure}


def _review(message):
    record = records.from_text(_field(message, "record", str))
    seat = _field(message, "seat", int)
    if not 0 <= seat < len(record.names):
        raise wire.WireError("There is no seat %d in the record." % seat)
    found = review.decisions(record, seat)
    number = _field(message, "number", int)
    if not 0 <= number < len(found):
        raise wire.WireError("There is no decision %d, only %d." % (number, len(found)))
    worlds = _worlds(message, review.WORLDS)
    cost = review.cost(found[number], _field(message, "dice", str), worlds)
    plain = {name: getattr(cost, name) for name in cost.fields}
    plain["move"] = records.move_to_text(cost.move)
    plain["best"] = records.move_to_text(cost.best)
    return {"cost": plain, "is_mistake": cost.is_mistake, "number": number, "count": len(found)}


_ANSWERS = {"move": _move, "hint": _hint, "review": _review}


def _known(message):
    house = houses.from_text(_field(message, "house", str))
    seat, seats = _field(message, "seat", int), _field(message, "seats", int)
    knowledge = wire.knowledge_from_plain(seat, house, seats, message.get("events"))
    choices = wire.moves_from_plain(message.get("choices"))
    if knowledge.to_act != seat:
        raise wire.WireError("It is not the turn of seat %d." % seat)
    return knowledge, choices, _field(message, "dice", str)


def _worlds(message, usual):
    worlds = message.get("worlds", usual)
    if not isinstance(worlds, int) or isinstance(worlds, bool) or not 1 <= worlds <= MOST_WORLDS:
        raise wire.WireError("The number of worlds must be 1 to %d, not %r." % (MOST_WORLDS, worlds))
    return worlds


def _field(message, name, kind):
    value = message.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise wire.WireError("The message needs %r, and has %r." % (name, value))
    return value
