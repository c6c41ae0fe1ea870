"""What the game in a frame and the page around it say to each other: what may come in, and what goes out.

Each message is an object `{"app": "forty-five", "v": 1, "type": text, "data": object}`; here it is its JSON. What
comes from outside may be anything: whatever is not wholly as it should be is None, and is passed over.
"""

import json
from collections import namedtuple

from game.rules.value import Value

APP = "forty-five"
VERSION = 1
LONGEST = 32 * 1024  # letters of JSON
WISHES = ("configure", "new-game", "get-state", "focus")
NOWHERE = "null"  # what a page from a file, or in a sandbox, has as its origin


class Envelope(Value, namedtuple("Envelope", ("kind", "data"))):
    """A message that came in: its type, one of WISHES, and a dict."""

    fields = ("kind", "data")


def opened(text) -> Envelope | None:
    """The message in a text, or None for whatever is none."""
    if not isinstance(text, str) or len(text) > LONGEST:
        return None
    try:
        held = json.loads(text)
    except (ValueError, RuntimeError):  # no JSON, or nested beyond all measure
        return None
    if not isinstance(held, dict) or held.get("app") != APP or not _is_version(held.get("v")):
        return None
    kind, data = held.get("type"), held.get("data", {})
    if not isinstance(kind, str) or kind not in WISHES or not isinstance(data, dict):
        return None
    return Envelope(kind, data)


def _is_version(number):
    return number == VERSION and isinstance(number, int) and not isinstance(number, bool)


def sealed(kind: str, data) -> str:
    """A message that goes out, as JSON."""
    return json.dumps({"app": APP, "v": VERSION, "type": kind, "data": data})


def wishes(data, allowed) -> dict:
    """The settings in what `configure` brought: known names with one of their allowed values, nothing else."""
    return {name: data[name] for name in allowed if isinstance(data.get(name), str) and data[name] in allowed[name]}


def seed(data, longest: int) -> str | None:
    """The seed in what `new-game` brought, or None."""
    found = data.get("seed")
    return found if isinstance(found, str) and 0 < len(found) <= longest else None


def state(knowledge, names) -> dict:
    """What may be told of the table: nothing of any card."""
    return {
        "names": list(names),
        "scores": list(knowledge.scores),
        "deal": knowledge.number,
        "turn": knowledge.to_act if knowledge.in_deal else None,
        "winner": knowledge.winner,
    }


class Partner:
    """Who the page around is: the origin that the address names, or else that of whoever first says something."""

    def __init__(self, named: str | None):
        self.origin = named or None

    def admits(self, origin: str) -> bool:
        """Whether a message from the page around counts, which now has this origin."""
        if self.origin is None and origin:
            self.origin = origin
        return origin == self.origin

    @property
    def target(self) -> str | None:
        """The origin to which may be answered, as `postMessage` wants it; None while nobody is known."""
        return "*" if self.origin == NOWHERE else self.origin
