"""The opponents by name, gentle to strong: each only other parameters of the same judge."""

from collections import namedtuple

from game.ai.dice import WORD, QuickDice
from game.ai.engine import engine
from game.ai.judge import Judge
from game.ai.player import Player
from game.ai.sensible import sensible
from game.ai.slices import in_slices
from game.ai.worth import GAME, LEAD
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


def dice_for(dice_text: str, knowledge) -> QuickDice:
    """The dice of one decision: of a player's text and of where the deal stands, so none depends on another."""
    stand = (knowledge.number, len(knowledge.tricks), len(knowledge.trick), knowledge.robber)
    return QuickDice("%s %s" % (dice_text, "-".join([str(part) for part in stand])))


class Decision:
    """A move being chosen at some level: run `think()` to its end, then take `move()`."""

    def __init__(self, level: Level, dice_text: str, knowledge, choices, worlds: int):
        self._choices = sensible(knowledge, choices)
        self._dice = dice_for(dice_text, knowledge)
        self._distraction = level.distraction
        goal = GAME if level.for_the_game else LEAD
        self._judge = Judge(knowledge, self._choices, self._dice, worlds, goal)
        if self._judge.counts_out and not level.distraction:
            # What is counted out needs no rule of thumb; of equals the sensible move stands first.
            rest = [choice for choice in choices if choice not in self._choices]
            self._choices += tuple(rest)
            self._judge = Judge(knowledge, self._choices, self._dice, worlds, goal)

    def think(self):
        """Weigh the moves; yields after each playout."""
        return self._judge.weigh()

    def move(self):
        """The move that seems best."""
        if not self._distraction or len(self._choices) == 1:
            return self._judge.best()
        seeming = [
            (self._judge.mean(index) + self._distraction * self._slip(), -index)
            for index in range(len(self._choices))
        ]
        return self._choices[-max(seeming)[1]]

    def _slip(self):
        """A chance number from -1 to 1."""
        return 2.0 * self._dice.word() / WORD - 1.0


def decide(level: Level, dice_text: str, knowledge, choices, worlds: int | None = None):
    """The move of a level, thought through at once. `worlds` instead of the level's own budget."""
    decision = Decision(level, dice_text, knowledge, choices, worlds or level.worlds)
    for _ in decision.think():
        pass
    return decision.move()


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
        return await self._on_the_table(knowledge, choices)

    async def _thought(self, knowledge, choices):
        """The thinker's move, or None if it fails in whatever way: then the table thinks for itself."""
        from game.ai import asking  # not before a thinker is asked: the first card is not later for it

        message = asking.move(self.level.name, self._dice_text, knowledge, choices)
        try:
            return asking.answered_move(await self._thinker(message), choices)
        except Exception:  # a worker that died, a time run out: all the same here
            return None

    async def _on_the_table(self, knowledge, choices):
        worlds = self.level.table_worlds
        engine(knowledge.house, knowledge.trump)  # the first time a suit is trumps this takes a while
        if self._clock:
            await self._clock.give_way()
        decision = Decision(self.level, self._dice_text, knowledge, choices, worlds)
        await in_slices(decision.think(), self._clock)
        return decision.move()


def player(level: Level, dice_text: str, thinker=None, clock=None) -> Opponent:
    """An opponent of a level with its own dice; see `Opponent`."""
    return Opponent(level, dice_text, thinker, clock)
