"""An event as steps with their beats, and the pace at which beats pass: the only durations in the program."""

import asyncio
from collections import namedtuple

from game.rules import events
from game.rules.deal import HAND
from game.rules.value import Value
from game.table.scene import hidden_key

# Seconds at normal speed. A beat is how long a step takes before the next one begins.
BEATS = {
    "none": 0,
    "packet": 0.16,
    "turn": 0.4,
    "rob": 0.5,
    "play": 0.36,
    "think": 0.45,
    "look": 1.5,
    "glance": 0.25,
    "gather": 0.34,
    "count": 0.5,
}
AT_ANY_SPEED = ("glance",)
SPEEDS = {"slow": 1.7, "normal": 1, "fast": 0.5, "instant": 0}
SPEED_NAMES = ("slow", "normal", "fast", "instant")


class Step(Value, namedtuple("Step", ("places", "beat"))):
    """Cards to set in their new places now, and the beat to wait for them."""

    fields = ("places", "beat")


def steps(event, before, after) -> tuple[Step, ...]:
    """How an event gets the table from the scene before it to the scene after it.

    A trick taken is told in two parts: this gives its gathering, after the look at it.
    """
    build = _STEPS.get(type(event))
    return build(event, before, after) if build else ()


def _dealt(event, before, after):
    seats = len(after.scores)
    hands = [_in_zone(after, "hand-%d" % ((event.dealer + 1 + turn) % seats)) for turn in range(seats)]
    rest = _in_zone(after, "turn-up") + _in_zone(after, "stock")
    # The pack is brought in parts: to make all its cards at once holds up a slow machine.
    result = [Step(_undealt(part), "none") for part in [rest] + hands]
    for first, count in ((0, 3), (3, 2)):
        for hand in hands:
            result.append(Step(hand[first : first + count], "packet"))
    result.append(Step(rest, "turn"))
    return tuple(result)


def _undealt(places):
    return tuple([place.replace(zone="stock", index=0, card=None) for place in places])


def _robbed(event, before, after):
    given = [_given(event, before)] if event.seat is not None else []
    discarded = tuple(place.replace(zone="gone", card=None) for place in given)
    taken = tuple(
        place.replace(zone="hand-%d" % event.seat, index=HAND - 1, count=HAND, seat=event.seat)
        for place in before.places
        if place.zone == "turn-up"
    )
    return (Step(discarded, "rob"), Step(taken, "rob"))


def _given(event, before):
    key = event.discard or hidden_key(event.seat, HAND - 1)
    return [place for place in before.places if place.key == key][0]


def _played(event, before, after):
    return (Step(_in_zone(after, "trick"), "play"),)


def _taken(event, before, after):
    gathered = tuple(
        place.replace(zone="taken", seat=event.taker) for place in _in_zone(before, "trick")
    )
    return (Step(gathered, "gather"),)


def _scored(event, before, after):
    left = tuple(
        place.replace(zone="gone", card=None) for place in before.places if place.zone != "trick"
    )
    return (Step(left, "count"),)


_STEPS: dict = {
    events.Dealt: _dealt,
    events.Robbed: _robbed,
    events.Played: _played,
    events.TrickTaken: _taken,
    events.DealScored: _scored,
}


def _in_zone(scene, zone):
    return tuple(place for place in scene.places if place.zone == zone)


class Pace:
    """How fast beats pass. Any input may hurry: the beats that run and wait then end at once.

    `clock.give_way()` lets the browser draw; without a clock nobody looks.
    """

    def __init__(self, speed: str = "normal", clock=None):
        self.speed = speed
        self._clock = clock
        self._hurry = asyncio.Event()

    def seconds(self, beat: str) -> float:
        """How long a beat lasts at the present speed; a glance is as short as eyes allow."""
        return BEATS[beat] if beat in AT_ANY_SPEED else BEATS[beat] * SPEEDS[self.speed]

    def hurry(self) -> None:
        """End the beat that runs, and those of the same event."""
        self._hurry.set()

    def begin(self) -> None:
        """A new event begins: a hurry asked before counts no more."""
        self._hurry.clear()

    @property
    def moves(self) -> bool:
        """Whether cards are seen on their way; else they are at once where they belong."""
        return SPEEDS[self.speed] > 0

    async def give_way(self) -> None:
        """Let the browser draw between two parts of the work, so that what moves never stands still for it."""
        if self._clock and self.moves:
            await self._clock.give_way()

    async def rest(self, beat: str) -> None:
        """Wait for a beat, or until somebody hurries."""
        seconds = self.seconds(beat)
        if not seconds or self._hurry.is_set():
            return
        try:
            await asyncio.wait_for(self._hurry.wait(), seconds)
        except asyncio.TimeoutError:
            pass
