"""The opponents by name, gentle to strong: each only other parameters of the same judge."""

from collections import namedtuple

from game.ai.player import Player
from game.rules.value import Value


class Level(
    Value, namedtuple("Level", ("name", "worlds", "table_worlds", "distraction", "for_the_game"))
):
    """An opponent's parameters.

    `name` is a word; its messages are `level-NAME` and `level-NAME-about`. `worlds` is the budget where
    there is time, `table_worlds` on the table's own time; `distraction` is by how many points at most it
    misjudges a move; `for_the_game` weighs the chance to win the game, else points.
    """

    fields = ("name", "worlds", "table_worlds", "distraction", "for_the_game")


LEVELS = (
    Level("bridie", 4, 4, 12.0, False),
    Level("angus", 8, 8, 5.0, False),
    Level("maeve", 8, 8, 1.5, False),
    Level("alphonse", 24, 24, 0.0, False),
    Level("cormac", 320, 80, 0.0, True),
)


def level(name: str) -> Level:
    """The level of a name. ValueError for a name unknown."""
    for found in LEVELS:
        if found.name == name:
            return found
    raise ValueError("There is no level called %r." % name)


class Opponent(Player):
    """A level at a seat. It asks the thinker if there is one, and thinks on the table in slices otherwise.

    `thinker` is a coroutine function that takes a message of `asking` as text and gives the thinker's
    answer, or None if it has none; `clock` is what slices go by (see `slices.in_slices`).
    """

    def __init__(self, level: Level, dice_text: str, thinker=None, clock=None):
        self.level = level
        self._dice_text = dice_text
        self._thinker = thinker
        self._clock = clock

    async def decide(self, knowledge, choices):
        """Choose one of the choices."""
        if len(choices) == 1:
            return choices[0]
        if self._thinker and self.level.worlds > self.level.table_worlds:
            move = await self._thought(knowledge, choices)
            if move is not None:
                return move
        # Not before an opponent has to move: if the person is first, the first card does not wait for it.
        from game.ai.decision import decide_on_the_table

        return await decide_on_the_table(self.level, self._dice_text, knowledge, choices, self._clock)

    async def _thought(self, knowledge, choices):
        """The thinker's move, or None if it fails in whatever way: then the table thinks for itself."""
        from game.ai import asking  # not before a thinker is asked: the first card is not later for it

        message = asking.move(self.level.name, self._dice_text, knowledge, choices)
        try:
            return asking.answered_move(await self._thinker(message), choices)
        except Exception:  # a worker that died, a time run out: all the same here
            return None


def player(level: Level, dice_text: str, thinker=None, clock=None) -> Opponent:
    """An opponent of a level with its own dice; see `Opponent`."""
    return Opponent(level, dice_text, thinker, clock)
