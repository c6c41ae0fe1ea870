"""What is counted of finished games, and how it is kept as text: JSON of a version, checked field by field."""

import json
from collections import namedtuple

from game.rules import record as records
from game.rules.deal import BONUS_POINTS, HAND, TRICK_POINTS
from game.rules.events import DealScored, Robbed
from game.rules.game import new_game, play
from game.rules.house import PRESET_NAMES, preset_name
from game.rules.value import Value
from game.table.company import LEVEL_NAMES, level_name

VERSION = 1
PERSON = 0
OWN = "own"  # whatever house is none of those that ship
HOUSE_NAMES = PRESET_NAMES + (OWN,)
BEST_DEAL = HAND * TRICK_POINTS + BONUS_POINTS
MOST = 999999999
HEX = "0123456789abcdef"


class Tally(Value, namedtuple("Tally", ("name", "games", "won"))):
    """Games finished and won against a level, or in a house."""

    fields = ("name", "games", "won")


NUMBERS = (
    "games",
    "won",
    "practice",
    "deals",
    "points",
    "robs",
    "row",
    "longest_row",
    "best_deal",
    "most_tricks",
)


class Statistics(
    Value,
    namedtuple(
        "Statistics",
        (
            "games",
            "won",
            "practice",
            "deals",
            "points",
            "robs",
            "row",
            "longest_row",
            "best_deal",
            "most_tricks",
            "levels",
            "houses",
            "last",
        ),
    ),
):
    """What the person has done in finished games.

    `games` and `won`; `practice` games, of which nothing else is counted; `deals`, and `points` and
    `robs` in them; `row` of games won up to now and the `longest_row`; points of the `best_deal` and
    the `most_tricks` in a deal; `levels` and `houses` as Tallies, a game counting for the level of
    each opponent once; `last` tells the last game counted from others, or is empty.
    """

    fields = NUMBERS + ("levels", "houses", "last")

    @property
    def empty(self):
        """Whether nothing has been counted yet."""
        return not self.games and not self.practice

    @property
    def mean(self):
        """Points a deal; 0 before the first."""
        return self.points / self.deals if self.deals else 0


class StatisticsError(ValueError):
    """A text that holds no statistics; `newer` for those of a later version."""

    def __init__(self, sentence: str, newer: bool = False):
        super().__init__(sentence)
        self.newer = newer


def _blank(names):
    return tuple([Tally(name, 0, 0) for name in names])


NOTHING = Statistics(*(0,) * len(NUMBERS) + (_blank(LEVEL_NAMES), _blank(HOUSE_NAMES), ""))


def cleared(statistics: Statistics) -> Statistics:
    """Statistics that begin anew, without the game that was counted last."""
    return NOTHING.replace(last=statistics.last)


# Counting


def counted(statistics: Statistics, record, practice: bool = False) -> Statistics:
    """The statistics after a game. They stay the same for a game that isn't over, and for the last one counted."""
    check = _check(record)
    account = None if check == statistics.last else _account(record)
    if account is None:
        return statistics
    statistics = statistics.replace(last=check)
    if practice:
        return statistics.replace(practice=statistics.practice + 1)
    won, points, tricks, robs = account
    row = statistics.row + 1 if won else 0
    against = [level_name(name) for seat, name in enumerate(record.names) if seat != PERSON]
    return statistics.replace(
        games=statistics.games + 1,
        won=statistics.won + won,
        deals=statistics.deals + len(points),
        points=statistics.points + sum(points),
        robs=statistics.robs + robs,
        row=row,
        longest_row=max(row, statistics.longest_row),
        best_deal=max(points + [statistics.best_deal]),
        most_tricks=max(tricks + [statistics.most_tricks]),
        levels=_one_more(statistics.levels, against, won),
        houses=_one_more(statistics.houses, [preset_name(record.house) or OWN], won),
    )


def _check(record):
    """What tells games apart: the check of a game's record before its first move, so that one taken back and
    played on otherwise is the same game."""
    return records.to_text(record.replace(moves=())).rpartition("check ")[2].strip()


def _account(record):
    """Whether the person won, points and tricks deal by deal, and how often the turn-up was taken; None before
    the end."""
    game = new_game(record.seed, record.house, len(record.names))
    points, tricks, robs = [], [], 0
    for move in record.moves:
        game, happened = play(game, move)
        for event in happened:
            if isinstance(event, Robbed) and event.seat == PERSON:
                robs += 1
            elif isinstance(event, DealScored):
                points.append(event.points[PERSON])
                tricks.append(event.takers.count(PERSON))
    if game.winner is None:
        return None
    return int(game.winner == PERSON), points, tricks, robs


def _one_more(tallies, names, won):
    return tuple(
        [
            tally.replace(games=tally.games + 1, won=tally.won + won)
            if tally.name in names
            else tally
            for tally in tallies
        ]
    )


# As text


def to_text(statistics: Statistics) -> str:
    """Statistics as text."""
    kept: dict = {name: getattr(statistics, name) for name in NUMBERS}
    kept["version"] = VERSION
    kept["last"] = statistics.last
    for name in ("levels", "houses"):
        tallies = [tally for tally in getattr(statistics, name) if tally.games]
        kept[name] = {tally.name: [tally.games, tally.won] for tally in tallies}
    return json.dumps(kept)


def from_text(text: str) -> Statistics:
    """The statistics that a text holds, every field checked. StatisticsError for anything else."""
    kept = json_object(text)
    if kept is None or not is_count(kept.get("version")):
        raise StatisticsError("These are no statistics.")
    if kept["version"] > VERSION:
        raise StatisticsError("These statistics are of a newer version.", newer=True)
    if sorted(kept) != sorted(Statistics.fields + ("version",)) or kept["version"] != VERSION:
        raise StatisticsError("The statistics have other fields.")
    for name in NUMBERS:
        if not is_count(kept[name]):
            raise StatisticsError("The field '%s' is no number." % name)
    tallies = (_tallies(kept["levels"], LEVEL_NAMES), _tallies(kept["houses"], HOUSE_NAMES))
    statistics = Statistics(*tuple([kept[name] for name in NUMBERS]) + tallies + (kept["last"],))
    if not _agree(statistics):
        raise StatisticsError("The numbers don't agree.")
    return statistics


def json_object(text: str):
    """The dict that a text in JSON holds, or None for any other text."""
    try:
        found = json.loads(text)
    except (ValueError, RuntimeError, MemoryError):  # the last two for what is nested too deep
        return None
    return found if isinstance(found, dict) else None


def is_count(value) -> bool:
    """Whether a value is a whole number from 0 on, of no more than nine digits; yes and no are none."""
    return type(value) is int and 0 <= value <= MOST


def _tallies(kept, names):
    if not isinstance(kept, dict) or [name for name in kept if name not in names]:
        raise StatisticsError("The levels or the houses are others.")
    tallies = []
    for name in names:
        pair = kept.get(name, [0, 0])
        if not isinstance(pair, list) or len(pair) != 2 or not all([is_count(n) for n in pair]):
            raise StatisticsError("The games of '%s' are no two numbers." % name)
        tallies.append(Tally(name, pair[0], pair[1]))
    return tuple(tallies)


def _agree(statistics):
    """Whether the numbers can be those of games that were played."""
    games, won, deals = statistics.games, statistics.won, statistics.deals
    tallies = statistics.levels + statistics.houses
    last = statistics.last
    return (
        statistics.row <= statistics.longest_row <= won <= games <= deals
        and (games > 0 or deals == 0)
        and statistics.best_deal <= statistics.points <= statistics.best_deal * deals
        and statistics.best_deal <= BEST_DEAL
        and statistics.most_tricks <= HAND
        and statistics.robs <= deals
        and all([tally.won <= tally.games <= games and tally.won <= won for tally in tallies])
        and sum([tally.games for tally in statistics.houses]) == games
        and sum([tally.won for tally in statistics.houses]) == won
        and isinstance(last, str)
        and (last == "" or (len(last) == 8 and all([letter in HEX for letter in last])))
    )
