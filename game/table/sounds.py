"""Which sound belongs to what happens at the table, and its parts, which `game/browser/sound.py` plays."""

from collections import namedtuple

from game.rules.events import DealScored, Dealt, GameWon, Played, Robbed, TrickTaken
from game.rules.value import Value

PERSON = 0


class Part(Value, namedtuple("Part", ("voice", "at", "length", "begins", "ends", "loudness"))):
    """A part of a sound: `noise`, or a tone (`sine`, `triangle`).

    `at` and `length` in seconds; `begins` and `ends` in hertz; `loudness` is its peak, where 1 is full.
    """

    fields = ("voice", "at", "length", "begins", "ends", "loudness")


SOUNDS = {
    "flick": (Part("noise", 0, 0.07, 3200, 1800, 0.13),),
    "card": (
        Part("noise", 0, 0.09, 2300, 900, 0.15),
        Part("sine", 0, 0.08, 170, 85, 0.08),
    ),
    "gather": (
        Part("noise", 0, 0.24, 650, 1700, 0.2),
        Part("noise", 0.17, 0.09, 1500, 700, 0.12),
    ),
    "refused": (
        Part("sine", 0, 0.15, 150, 105, 0.16),
        Part("noise", 0, 0.04, 420, 260, 0.12),
    ),
    "asked": (
        Part("sine", 0, 0.26, 659, 659, 0.03),
        Part("sine", 0.17, 0.36, 880, 880, 0.026),
    ),
    "scored": (
        Part("triangle", 0, 0.3, 523, 523, 0.06),
        Part("triangle", 0.15, 0.45, 659, 659, 0.06),
    ),
    "won": (
        Part("triangle", 0, 0.5, 392, 392, 0.06),
        Part("triangle", 0.12, 0.5, 523, 523, 0.06),
        Part("triangle", 0.24, 0.55, 659, 659, 0.06),
        Part("triangle", 0.36, 0.75, 784, 784, 0.06),
        Part("sine", 0.36, 0.75, 262, 262, 0.06),
    ),
}
OF_BEATS = {"packet": "flick", "turn": "card", "rob": "card", "play": "card", "gather": "gather"}


def heard(what, step=None, instant: bool = False):
    """The name of the sound and the seat it comes from, or None.

    `what` is an event, with the step of it that is shown or None before the first, or the word
    `asked` or `refused`. At speed `instant` a trick has one sound, the person's own card.
    """
    if isinstance(what, str):
        return None if instant and what == "asked" else (what, PERSON)
    if step is None:
        return _whole(what)
    if instant and not _alone(what, step):
        return None
    name = OF_BEATS.get(step.beat)
    return (name, _seat(what, step)) if name else None


def _whole(event):
    if isinstance(event, DealScored):
        return ("scored", PERSON)
    if isinstance(event, GameWon) and event.winner == PERSON:
        return ("won", PERSON)
    return None


def _alone(event, step):
    """Whether a step is the one of its deal or trick that is heard at speed instant."""
    if isinstance(event, Dealt):
        return step.beat == "turn"
    return isinstance(event, Played) and event.seat == PERSON


def _seat(event, step):
    if isinstance(event, TrickTaken):
        return event.taker
    if isinstance(event, (Played, Robbed)):
        return event.seat or PERSON
    return step.places[0].seat or PERSON
