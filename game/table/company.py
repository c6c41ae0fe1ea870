"""Who sits at the table: the names of the opponents, and the level that each plays at."""

from game.ai.levels import LEVELS, level
from game.rules.shuffle import Dice

SEATS = 3  # the person and two opponents

# A level's name, and a cousin's for when both opponents are of one level.
COUSINS = {
    "bridie": "nora",
    "angus": "hector",
    "maeve": "sheila",
    "alphonse": "yvon",
    "cormac": "fintan",
}
LEVEL_NAMES = tuple([found.name for found in LEVELS])
LEFT, RIGHT = "angus", "maeve"  # unless the person chooses others


def company(left: str, right: str) -> tuple[str, ...]:
    """The names of all at the table as a record has them, given the names of the levels left and right."""
    names = ("you", left, COUSINS[right] if right == left else right)
    return tuple([name[0].upper() + name[1:] for name in names])


def level_name(name: str) -> str | None:
    """The name of the level that somebody of this name plays at, or None for a stranger."""
    for known, cousin in COUSINS.items():
        if name.lower() in (known, cousin):
            return known
    return None


def level_of(name: str, otherwise: str):
    """The level that somebody of this name plays at; a stranger plays at the level named `otherwise`."""
    return level(level_name(name) or otherwise)


def dice_of(seed: str) -> str:
    """The text of the opponents' dice in a game: repeatable from its seed, which can't be told from it."""
    return "%08x" % Dice("opponents of %s" % seed).word()
