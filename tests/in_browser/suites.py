"""The pure suites: what can be tested in any interpreter, in the common dialect.

A suite is a function without arguments that gives how many passed and a sentence for each failure.
To add one: write it as `tests/NAME_cases.py` with a `run()`, name it in SUITES, and run
`python3 -m tools.pack`, which hands its files to the page.
"""

import json
import os

import tests.cases.check
import tests.forms_cases
import tests.golden.check
import tests.help_cases
import tests.kept_cases
import tests.player_cases
import tests.table_cases


def _text(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def cases(name):
    """The suite of a file of cases of the rules."""
    return lambda: tests.cases.check.run(json.loads(_text("tests/cases/" + name)))


def golden():
    """The golden packs and games, played again."""
    folder = "tests/golden/"
    games = {name: _text(folder + name) for name in os.listdir(folder) if name.endswith(".txt")}
    return tests.golden.check.run({"packs": json.loads(_text(folder + "shuffle.json")), "games": games})


def dialect():
    """That the interpreter is one, and that a failure would be seen."""
    failures = [] if sum([1, 2]) == 3 else ["it cannot add"]
    return 1 - len(failures), failures


SUITES = [
    ("dialect", dialect),
    ("cases: rules", cases("rules.json")),
    ("cases: more", cases("more.json")),
    ("golden", golden),
    ("table", tests.table_cases.run),
    ("forms", tests.forms_cases.run),
    ("kept", tests.kept_cases.run),
    ("help", tests.help_cases.run),
    ("players", tests.player_cases.run),
]
