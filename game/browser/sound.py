"""The sounds of the table, made by the browser's own synthesiser while they are played; there are no files.

Browsers let no page sound before the person's first tap or key, which wakes them. Where there is no
AudioContext, or the browser refuses one, the table stays silent and nothing else changes.
"""

import asyncio

import js

from game.table.sounds import SOUNDS, heard

SIDES = (0, -0.5, 0.5)  # by seat: the person in the middle, the others left and right
AFTER = 10  # seconds without a tap or key, after which the person's turn is heard
APART = 0.05  # seconds between two sounds of a name: what is hurried comes at once and would be loud
SOFT = {"noise": 0.004, "sine": 0.012, "triangle": 0.02}  # seconds in which each voice rises
NOISE_SECONDS = 0.3
MOST_AT_ONCE = 65_536  # bytes that the browser draws in one call
NOISE_LEVEL = 2 / 128  # what is drawn goes to 128, and its filter takes half of it away


class Sounds:
    """Plays what happens. `pace` tells whether the table plays at speed instant; `context` is the browser's
    AudioContext, or None."""

    def __init__(self, pace, context):
        self._pace = pace
        self._last: dict[str, float] = {}
        self._touched = 0.0
        self._context = context
        self._desk = desk(self._context) if self._context else None

    def wake(self) -> None:
        """The person has tapped or pressed a key: the browser may let the page sound from now on."""
        self._touched = js.performance.now()
        if self._context and self._context.state != "running":
            asyncio.create_task(resumed(self._context.resume()))

    def hear(self, what, step=None) -> None:
        """Play what belongs to an event and its step, or to a word of `game.table.sounds`."""
        found = heard(what, step, not self._pace.moves)
        if found is None or self._desk is None:
            return
        name, seat = found
        now = js.performance.now()
        if what == "asked" and now - self._touched < AFTER * 1000:
            return
        if now - self._last.get(name, -1000) < APART * 1000:
            return
        self._last[name] = now
        self._desk.play(name, seat)


class Desk:
    """What sounds go through in one audio context: an output for each side, and some noise."""

    def __init__(self, context):
        self._context = context
        self._sides = []
        for side in SIDES:
            panner = context.createStereoPanner()
            panner.pan.value = side
            panner.connect(context.destination)
            self._sides.append(panner)
        self._noise = noise(context)

    def play(self, name: str, seat: int) -> None:
        """Play a sound of `game.table.sounds` now, from the side where a seat is."""
        for part in SOUNDS[name]:
            self._play_part(part, self._context.currentTime + part.at, self._sides[seat])

    def _play_part(self, part, start, output):
        end = start + part.length
        loudness = part.loudness * (NOISE_LEVEL if part.voice == "noise" else 1)
        level = self._context.createGain()
        level.gain.value = 0  # from now, or a first sample might slip through at full loudness
        level.gain.setValueAtTime(0, start)
        level.gain.linearRampToValueAtTime(loudness, start + SOFT[part.voice])
        level.gain.exponentialRampToValueAtTime(loudness / 100, end)
        level.connect(output)
        source = self._source(part, start, end, level)
        source.start(start)
        source.stop(end)

    def _source(self, part, start, end, level):
        if part.voice != "noise":
            tone = self._context.createOscillator()
            tone.type = part.voice
            glide(tone.frequency, part, start, end)
            tone.connect(level)
            return tone
        source, band = self._context.createBufferSource(), self._context.createBiquadFilter()
        source.buffer = self._noise
        band.type = "bandpass"
        glide(band.frequency, part, start, end)
        source.connect(band)
        band.connect(level)
        return source


def desk(context):
    """A Desk for an audio context, or None where the browser lacks a part of it."""
    try:
        return Desk(context)
    except AttributeError as error:
        js.console.warn("No sound: %r" % error)
        return None


def made(name: str):
    """A new object of a class of the browser's that may be missing or refused, or None."""
    if not js.Reflect.has(js.globalThis, name):
        return None
    return js.attempt("Reflect", "construct", getattr(js, name), js.Array.new()).value


def glide(frequency, part, start, end) -> None:
    """Let a frequency go from where a part begins to where it ends."""
    frequency.setValueAtTime(part.begins, start)
    frequency.exponentialRampToValueAtTime(part.ends, end)


def noise(context):
    """A buffer of white noise."""
    length = min(int(context.sampleRate * NOISE_SECONDS), MOST_AT_ONCE)
    buffer = context.createBuffer(1, length, context.sampleRate)
    drawn = js.crypto.getRandomValues(js.Int8Array.new(length))
    buffer.copyToChannel(js.Float32Array.new(drawn), 0)
    return buffer


async def resumed(promise) -> None:
    """Wait until a context sounds; if the browser refuses, it stays silent."""
    try:
        await promise
    except Exception as error:
        js.console.warn("No sound: %r" % error)
