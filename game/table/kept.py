"""All that the page keeps as one file: how it is written, and its check as a whole before anything of it is taken."""

import json
from collections import namedtuple

from game import VERSION
from game.rules import record as records
from game.rules.value import Value
from game.table import statistics, words
from game.table.company import SEATS
from game.table.statistics import is_count, json_object

APP = "forty-five"
FORMAT = 1
LARGEST = 1000000  # bytes; a year of games is about 2000
LONGEST_NAME = 40
HERE = ("link",)  # what belongs to the page's address and not to the person: never loaded
GAMES = ("game", "earlier")
NAME_LETTERS = "abcdefghijklmnopqrstuvwxyz-"


class KeptError(ValueError):
    """A file that can't be loaded. `message` says why."""

    def __init__(self, message):
        super().__init__(message.id)
        self.message = message


class Kept(Value, namedtuple("Kept", ("day", "names"))):
    """A file that can be loaded: the day on which it was made, as `2025-12-31`, and the names of the texts in it."""

    fields = ("day", "names")


def file_name(day: str) -> str:
    """The name of the file that is made on a day."""
    return "%s-%s.json" % (APP, day)


def to_file(day: str, texts: str) -> str:
    """The file of all texts kept. `texts` is a JSON object of them by name, in JSON so that no character is lost."""
    head = (("app", APP), ("format", FORMAT), ("version", VERSION), ("day", day))
    lines = ['"%s": %s' % (name, json.dumps(value)) for name, value in head]
    return "{\n%s\n}\n" % ",\n".join(lines + ['"kept": ' + texts])


def from_file(text: str, known) -> Kept:
    """Check a file whole; KeptError for one that can't be loaded. `known` gives the values of each setting by name."""
    if len(text) > LARGEST:
        raise KeptError(too_large())
    found = json_object(text)
    if found is None:
        raise KeptError(words.message("load-no-json"))
    if found.get("app") != APP:
        raise KeptError(words.message("load-another"))
    made_by = found.get("format")
    if is_count(made_by) and made_by > FORMAT:
        raise KeptError(words.message("load-newer"))
    texts = found.get("kept")
    if made_by != FORMAT or not is_day(found.get("day")) or not _are_texts(texts):
        raise KeptError(words.message("load-damaged"))
    _check_games(texts)
    _check_settings(texts.get("settings"), known)
    _check_statistics(texts.get("statistics"))
    return Kept(found["day"], tuple(sorted([name for name in texts if name not in HERE])))


def too_large():
    """The Message about a file that is too large to be one of ours."""
    return words.message("load-too-large")


def is_day(value) -> bool:
    """Whether a value is a day as `2025-12-31`."""
    if not isinstance(value, str) or len(value) != 10:
        return False
    return all([letter in ("-" if place in (4, 7) else "0123456789") for place, letter in enumerate(value)])


def _are_texts(texts):
    if not isinstance(texts, dict):
        return False
    for name, text in texts.items():
        if not isinstance(text, str) or not 0 < len(name) <= LONGEST_NAME:
            return False
        if not all([letter in NAME_LETTERS for letter in name]):
            return False
    return "game" in texts


def _check_games(texts):
    for name in GAMES:
        text = texts.get(name, "")
        if not text and name != "game":
            continue
        try:
            record = records.from_text(text)
        except records.RecordError as error:
            if error.newer:
                raise KeptError(words.message("load-newer")) from None
            raise KeptError(words.message("load-game")) from None
        if len(record.names) != SEATS:
            raise KeptError(words.message("load-seats"))


def _check_settings(text, known):
    if text is None:
        return
    settings = json_object(text)
    if settings is None:
        raise KeptError(words.message("load-damaged"))
    for name, value in settings.items():
        if name not in known or value not in known[name]:
            raise KeptError(words.message("load-setting", name=name[:LONGEST_NAME]))


def _check_statistics(text):
    if not text:
        return
    try:
        statistics.from_text(text)
    except statistics.StatisticsError as error:
        identifier = "load-newer" if error.newer else "load-statistics"
        raise KeptError(words.message(identifier)) from None
