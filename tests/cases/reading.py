"""Reads the parts of a case, and says in a sentence what is wrong with one; in the common dialect."""

from game.rules.cards import PACK
from game.rules.house import PRESETS, SEED

SWITCHES = (
    "follow_or_trump",
    "renege_to_lower_only",
    "ace_of_hearts_draws_all",
    "heart_to_ace_of_hearts",
    "dealer_must_rob",
    "best_trump_bonus",
    "first_out",
    "jink",
)


class BadCaseError(Exception):
    """A case that can't be checked as it is written; its text says why."""


def part(case, name):
    """What the case says under a name."""
    if name not in case:
        raise BadCaseError("the case gives no " + name)
    return case[name]


def items(value, what):
    """A list as a tuple."""
    if not isinstance(value, (list, tuple)):
        raise BadCaseError("{} is not a list: {}".format(what, shown(value)))
    return tuple(value)


def whole(value, what, least=0, most=None):
    """A whole number within bounds, both included."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadCaseError("{} is not a whole number: {}".format(what, shown(value)))
    if value < least or (most is not None and value > most):
        raise BadCaseError("{} is out of range: {}".format(what, value))
    return value


def suit(value):
    """One of the four suits."""
    if value not in ("H", "D", "C", "S"):
        raise BadCaseError("trump is not one of H, D, C, S: {}".format(shown(value)))
    return value


def card(value, what):
    """One of the 52 cards."""
    if not isinstance(value, str) or value not in PACK:
        raise BadCaseError("{} names no card of the pack: {}".format(what, shown(value)))
    return value


def cards(value, what):
    """A tuple of different cards."""
    seen = tuple(card(one, what) for one in items(value, what))
    if len(set(seen)) < len(seen):
        raise BadCaseError("{} names a card twice".format(what))
    return seen


def numbers(value, what, seats=None):
    """A tuple of whole numbers from 0, as many as there are seats."""
    seen = tuple(whole(one, what) for one in items(value, what))
    if seats is not None and len(seen) != seats:
        raise BadCaseError("{} has {} numbers for {} seats".format(what, len(seen), seats))
    return seen


def seat_numbers(value, what, seats):
    """A tuple of seats."""
    return tuple(whole(one, what, 0, seats - 1) for one in items(value, what))


def house(case):
    """The house of a case: a preset's name, or an object of fields over a preset; SEED when none is given."""
    given = case.get("house", "seed")
    if isinstance(given, str):
        return _preset(given)
    if not isinstance(given, dict):
        raise BadCaseError("house is neither a name nor an object: {}".format(shown(given)))
    built = _preset(given.get("preset", "seed"))
    for name in given:
        if name == "preset":
            continue
        if name in SWITCHES:
            if not isinstance(given[name], bool):
                raise BadCaseError("{} is neither true nor false: {}".format(name, shown(given[name])))
        elif name == "target":
            whole(given[name], "target", 1)
        else:
            raise BadCaseError("a house has no field {}".format(shown(name)))
        built = built.replace(**{name: given[name]})
    return built


def _preset(name):
    if name == "seed":
        return SEED
    if not isinstance(name, str) or name not in PRESETS:
        raise BadCaseError("there is no house {}".format(shown(name)))
    return PRESETS[name]


def hands(value, dealer):
    """Hands by seat, unknown ones empty, from an object of seat numbers (of three seats or more) or a list."""
    if isinstance(value, (list, tuple)):
        return tuple(cards(hand, "hands") for hand in value)
    if not isinstance(value, dict):
        raise BadCaseError("hands is neither an object nor a list: {}".format(shown(value)))
    known = {}
    for name in value:
        if name not in ("0", "1", "2", "3", "4", "5"):
            raise BadCaseError("hands names no seat: {}".format(shown(name)))
        known[int(name)] = cards(value[name], "hands")
    seats = max(3, dealer + 1)
    for seat in known:
        seats = max(seats, seat + 1)
    return tuple(known.get(seat, ()) for seat in range(seats))


def shown(value):
    """A value on one short line."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
