"""A game as text and back: the saved game, the shared link, the golden test and the bug report.

    forty-five 1
    pack sfc32-1
    seed kitchen
    house seed
    names You|Angus|Maeve
    moves
    + 5H KC 3D *7D 9H ...
    check 1c291ca3

A line of moves for each deal: `+` deals, `5H` plays a card, `*7D` takes the turn-up for the 7 of
diamonds. `check` is the CRC-32 of all that stands before it.
"""

import binascii
from collections import namedtuple

from game.rules import house as houses
from game.rules.cards import is_card
from game.rules.deal import IllegalMoveError
from game.rules.game import NextDeal, Play, Rob, new_game, play
from game.rules.shuffle import GENERATOR
from game.rules.value import Value

VERSION = 1
LONGEST = 100000  # characters; a whole game is about 500


class Record(Value, namedtuple("Record", ("seed", "house", "names", "moves"))):
    """All that a game was: its seed, house, the names by seat and the moves in order."""

    fields = ("seed", "house", "names", "moves")


class RecordError(ValueError):
    """A text that is no record, with the place that is wrong: `line` from 1, `newer` for a later version."""

    def __init__(self, line: int, sentence: str, newer: bool = False):
        super().__init__("Line %d: %s" % (line, sentence))
        self.line = line
        self.newer = newer


def to_text(record: Record) -> str:
    """A record as text, some 500 characters for a whole game."""
    lines = [
        "forty-five %d" % VERSION,
        "pack " + GENERATOR,
        "seed " + _escaped(record.seed),
        "house " + houses.to_text(record.house),
        "names " + "|".join([_escaped(name) for name in record.names]),
        "moves",
    ]
    for move in record.moves:
        if isinstance(move, NextDeal):
            lines.append("+")
        else:
            lines[-1] += " " + move_to_text(move)
    body = "\n".join(lines) + "\n"
    return body + "check %s\n" % _check(body)


def from_text(text: str) -> Record:
    """The record that a text holds, replayed to prove every move legal. RecordError for anything else."""
    if len(text) > LONGEST:
        raise RecordError(1, "The text is too long to be a game.")
    try:
        text.encode()
    except ValueError:
        raise RecordError(1, "The text has half a character in it.") from None
    text = text.replace("\r\n", "\n")
    lines = text.split("\n")
    _header(lines)
    body, found, check = text.rpartition("\ncheck ")
    if not found or not check.endswith("\n"):
        raise RecordError(len(lines), "The record is cut off: the line 'check' is missing.")
    if check.strip() != _check(body + "\n"):
        raise RecordError(body.count("\n") + 2, "The record was changed: the check does not fit.")
    lines = body.split("\n")
    if len(lines) < 6 or lines[5] != "moves":
        raise RecordError(6, "Here 'moves' should stand.")
    record = Record(
        seed=_unescaped(_field(lines, 2, "seed"), 3),
        house=_house(_field(lines, 3, "house")),
        names=tuple([_unescaped(name, 5) for name in _field(lines, 4, "names").split("|")]),
        moves=_moves(lines),
    )
    replay(record)
    return record


def replay(record: Record):
    """The game that a record leads to. RecordError at the first move that is not legal."""
    try:
        game = new_game(record.seed, record.house, len(record.names))
    except ValueError as error:
        raise RecordError(5, str(error)) from None
    line = 6
    for number, move in enumerate(record.moves):
        if isinstance(move, NextDeal):
            line += 1
        try:
            game, _ = play(game, move)
        except IllegalMoveError as error:
            sentence = "Move %d, '%s', is not legal: %s." % (
                number + 1,
                move_to_text(move),
                error.reason,
            )
            raise RecordError(line, sentence) from None
    return game


def move_to_text(move) -> str:
    """A move in its two or three characters."""
    if isinstance(move, Play):
        return move.card
    if isinstance(move, Rob):
        return "*" + move.discard
    return "+"


def move_from_text(text: str):
    """The move that a text means. ValueError, in a sentence, for none."""
    if text == "+":
        return NextDeal()
    if is_card(text):
        return Play(text)
    if text.startswith("*") and is_card(text[1:]):
        return Rob(text[1:])
    raise ValueError("'%s' is no move." % text[:12])


def _header(lines):
    name, _, version = lines[0].partition(" ")
    if name != "forty-five" or not houses.is_number(version):
        raise RecordError(1, "This is not a game of forty-five.")
    if int(version) > VERSION:
        raise RecordError(1, "The record is of a newer version, %s." % version, newer=True)
    if int(version) != VERSION:
        raise RecordError(1, "There is no version %s." % version)
    pack = _field(lines, 1, "pack")
    if pack != GENERATOR:
        raise RecordError(2, "The pack '%s' is not known here." % pack)


def _field(lines, place, name):
    if place >= len(lines) or not lines[place].startswith(name + " "):
        raise RecordError(place + 1, "Here '%s' should stand." % name)
    return lines[place][len(name) + 1 :]


def _house(text):
    try:
        return houses.from_text(text)
    except ValueError as error:
        raise RecordError(4, str(error)) from None


def _moves(lines):
    moves = []
    for number in range(6, len(lines)):
        for place, word in enumerate(lines[number].split(" ")):
            try:
                move = move_from_text(word)
            except ValueError as error:
                raise RecordError(number + 1, str(error)) from None
            if (place == 0) != isinstance(move, NextDeal):
                raise RecordError(number + 1, "A deal begins with '+', and has no other.")
            moves.append(move)
    return tuple(moves)


def _check(body):
    return "%08x" % (binascii.crc32(body.encode()) & 0xFFFFFFFF)


_ESCAPES = (("%", "%25"), ("|", "%7C"), ("\n", "%0A"), ("\r", "%0D"))


def _escaped(text):
    for plain, escape in _ESCAPES:
        text = text.replace(plain, escape)
    return text


def _unescaped(text, line):
    parts = text.split("%")
    result = parts[0]
    for part in parts[1:]:
        for plain, escape in _ESCAPES:
            if escape[1:] == part[:2]:
                result += plain + part[2:]
                break
        else:
            raise RecordError(line, "'%%%s' stands for no character." % part[:2])
    return result
