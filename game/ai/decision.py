"""One move of an opponent: weighed in worlds that agree with what its seat knows, and misjudged as its level does."""

from game.ai.dice import WORD, QuickDice
from game.ai.engine import engine
from game.ai.judge import Judge
from game.ai.sensible import sensible
from game.ai.slices import in_slices
from game.ai.worth import GAME, LEAD


def dice_for(dice_text: str, knowledge) -> QuickDice:
    """The dice of one decision: of a player's text and of where the deal stands, so none depends on another."""
    stand = (knowledge.number, len(knowledge.tricks), len(knowledge.trick), knowledge.robber)
    return QuickDice("%s %s" % (dice_text, "-".join([str(part) for part in stand])))


class Decision:
    """A move being chosen at some level: run `think()` to its end, then take `move()`."""

    def __init__(self, level, dice_text: str, knowledge, choices, worlds: int):
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


def decide(level, dice_text: str, knowledge, choices, worlds: int | None = None):
    """The move of a level, thought through at once. `worlds` instead of the level's own budget."""
    decision = Decision(level, dice_text, knowledge, choices, worlds or level.worlds)
    for _ in decision.think():
        pass
    return decision.move()


async def decide_on_the_table(level, dice_text: str, knowledge, choices, clock):
    """The move of a level on the table's own time, thought through in slices (see `slices.in_slices`)."""
    engine(knowledge.house, knowledge.trump)  # the first time a suit is trumps this takes a while
    if clock:
        await clock.give_way()
    decision = Decision(level, dice_text, knowledge, choices, level.table_worlds)
    await in_slices(decision.think(), clock)
    return decision.move()
