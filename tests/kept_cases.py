"""What is counted of the golden games, and which texts of statistics and which files are good, in the common dialect.

`run()` gives how many passed and a line for each failure.
"""

import json
import os

from game.rules import record as records
from game.table import kept, statistics
from game.table.statistics import NOTHING, StatisticsError
from tests.golden.check import kept_in

FOLDER = "tests/golden/"
SETTINGS = {"house": ("seed", "traditional"), "speed": ("slow", "fast")}


def _golden(name):
    with open(FOLDER + name + ".txt", encoding="utf-8") as file:
        return file.read()


def _told(text):
    """Games, won, deals, points, robs and best deal as the lines of a golden game tell them of seat 0."""
    lines = text.split("\n")
    points = [int(line.split(" ")[1]) for line in lines if line.startswith("points ")]
    robs = len([line for line in lines if line.startswith("0 takes ")])
    won = len([line for line in lines if line.startswith("won by 0")])
    return (1, won, len(points), sum(points), robs, max(points))


def _counted(found):
    return (found.games, found.won, found.deals, found.points, found.robs, found.best_deal)


GAME = _golden("seed")
RECORD = kept_in(GAME)
COUNTED = statistics.counted(NOTHING, RECORD)
GOOD = json.loads(statistics.to_text(COUNTED))

# A field of good statistics, and what may not stand there.
BAD_FIELDS = [
    ("version", 0),
    ("version", "1"),
    ("version", None),
    ("games", -1),
    ("games", 1.0),
    ("games", True),
    ("games", "1"),
    ("games", None),
    ("games", 10000000000),
    ("games", 2),
    ("games", 0),
    ("won", 2),
    ("deals", 0),
    ("points", 10000),
    ("points", 0),
    ("robs", 100),
    ("row", 1000),
    ("longest_row", 7),
    ("best_deal", 35),
    ("best_deal", 0),
    ("most_tricks", 6),
    ("practice", []),
    ("levels", []),
    ("levels", {"angus": 1}),
    ("levels", {"angus": [1]}),
    ("levels", {"angus": [0, 1]}),
    ("levels", {"angus": [2, 0]}),
    ("levels", {"angus": ["1", "0"]}),
    ("levels", {"grandmaster": [1, 0]}),
    ("houses", {}),
    ("houses", {"cards": [1, 0]}),
    ("houses", None),
    ("last", None),
    ("last", "1c291ca"),
    ("last", "1C291CA3"),
    ("last", "<script>"),
    ("more", 1),
]
NO_STATISTICS = ["", "}{", "null", "7", "[]", '"text"', "{}"]

TEXTS = {
    "game": records.to_text(RECORD),
    "settings": '{"house": "seed"}',
    "statistics": statistics.to_text(COUNTED),
    "set-aside": "\u0000\u2603 no game }{",
    "link": "one",
}


def a_file(**changed):
    """A file with some of its fields other than they should be, or without them (None)."""
    found = {"app": "forty-five", "format": 1, "version": "0.1.0", "day": "2025-12-31", "kept": TEXTS}
    found.update(changed)
    return json.dumps({name: value for name, value in found.items() if value is not None})


def with_texts(**changed):
    """A file with some of its texts other than they should be, or without them (None)."""
    texts = dict(TEXTS)
    texts.update(changed)
    return a_file(kept={name: text for name, text in texts.items() if text is not None})


def _lines(*texts):
    return records.to_text(RECORD).replace(*texts)


NEWER = json.dumps(dict(GOOD, version=2))
BAD_FILES = [
    ("", "load-no-json"),
    ("}{", "load-no-json"),
    ("[]", "load-no-json"),
    ("\x89PNG\r\n", "load-no-json"),
    (a_file()[:-9], "load-no-json"),
    (" " * 1000001, "load-too-large"),
    ("{}", "load-another"),
    (a_file(app="whist"), "load-another"),
    (a_file(app=["forty-five"]), "load-another"),
    (a_file(format=2), "load-newer"),
    (a_file(format=2, kept=7), "load-newer"),
    (a_file(format=0), "load-damaged"),
    (a_file(format="1"), "load-damaged"),
    (a_file(format=None), "load-damaged"),
    (a_file(day=None), "load-damaged"),
    (a_file(day="yesterday!"), "load-damaged"),
    (a_file(day="2025-12-3x"), "load-damaged"),
    (a_file(kept=None), "load-damaged"),
    (a_file(kept=[]), "load-damaged"),
    (with_texts(game=None), "load-damaged"),
    (with_texts(game=7), "load-damaged"),
    (a_file(kept=dict(TEXTS, **{"": "x"})), "load-damaged"),
    (a_file(kept=dict(TEXTS, **{"../other": "x"})), "load-damaged"),
    (a_file(kept=dict(TEXTS, __proto__="x")), "load-damaged"),
    (a_file(kept=dict(TEXTS, **{"x" * 41: "x"})), "load-damaged"),
    (with_texts(game=""), "load-game"),
    (with_texts(game="rubbish"), "load-game"),
    (with_texts(game=_lines("check ", "chess ")), "load-game"),
    (with_texts(game=_lines("seed kitchen", "seed chicken")), "load-game"),
    (with_texts(game=_lines("forty-five 1", "forty-five 2")), "load-newer"),
    (with_texts(earlier="rubbish"), "load-game"),
    (with_texts(game=records.to_text(kept_in(_golden("two-seats")))), "load-seats"),
    (with_texts(settings="[]"), "load-damaged"),
    (with_texts(settings=""), "load-damaged"),
    (with_texts(settings='{"house": "cards"}'), "load-setting"),
    (with_texts(settings='{"house": ["seed"]}'), "load-setting"),
    (with_texts(settings='{"colour": "blue"}'), "load-setting"),
    (with_texts(statistics="{}"), "load-statistics"),
    (with_texts(statistics=NEWER), "load-newer"),
]
GOOD_FILES = [
    (a_file(), ("game", "set-aside", "settings", "statistics")),
    (a_file(more="is ignored"), ("game", "set-aside", "settings", "statistics")),
    (with_texts(earlier="", statistics=""), ("earlier", "game", "set-aside", "settings", "statistics")),
    (a_file(kept={"game": TEXTS["game"]}), ("game",)),
    (kept.to_file("2025-12-31", json.dumps(TEXTS)), ("game", "set-aside", "settings", "statistics")),
]


def _read(text):
    try:
        statistics.from_text(text)
    except StatisticsError as error:
        return "newer" if error.newer else "bad"
    return "good"


def _loaded(text):
    try:
        return kept.from_file(text, SETTINGS).names
    except kept.KeptError as error:
        return error.message.id


def cases() -> list:
    """All cases: a name, what is, and what should be."""
    found = []
    for name in os.listdir(FOLDER):
        if name.endswith(".txt"):
            text = _golden(name[:-4])
            found.append((name, _counted(statistics.counted(NOTHING, kept_in(text))), _told(text)))
    found.append(("good", _read(statistics.to_text(COUNTED)), "good"))
    found.append(("nothing", _read(statistics.to_text(NOTHING)), "good"))
    found.append(("as text and back", statistics.from_text(statistics.to_text(COUNTED)), COUNTED))
    found.append(("newer", _read(NEWER), "newer"))
    found.append(("newer with other fields", _read('{"version": 2}'), "newer"))
    for name, value in BAD_FIELDS:
        found.append(("%s %s" % (name, value), _read(json.dumps(dict(GOOD, **{name: value}))), "bad"))
    for name in GOOD:
        less = {other: GOOD[other] for other in GOOD if other != name}
        found.append(("without " + name, _read(json.dumps(less)), "bad"))
    for text in NO_STATISTICS:
        found.append(("no statistics %s" % text[:20], _read(text), "bad"))
    for text, wanted in BAD_FILES + GOOD_FILES:
        found.append(("file %s" % text[:40], _loaded(text), wanted))
    return found


def run() -> tuple:
    """How many cases hold, and a line for each that doesn't."""
    failures = []
    passed = 0
    for name, found, wanted in cases():
        if found == wanted:
            passed += 1
        else:
            failures.append("%s: %s, not %s" % (name, found, wanted))
    return passed, failures
