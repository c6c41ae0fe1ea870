"""A hint to a seat: a move, why, and how sure it is, from what the seat knows alone."""

from collections import namedtuple

from game.ai.decision import dice_for
from game.ai.judge import Judge, difference
from game.ai.reasons import reason
from game.ai.sensible import sensible
from game.rules.value import Value

WORLDS = 400
TABLE_WORLDS = 60
SURES = ("sure-certain", "sure-likely", "sure-close")
_CERTAIN, _LIKELY = 3.0, 1.5  # standard errors before the next best move


class Hint(Value, namedtuple("Hint", ("move", "reason", "sure"))):
    """A move, one of `reasons.REASONS` and one of `SURES`."""

    fields = ("move", "reason", "sure")


class Hinting:
    """A hint being thought through: run `think()` to its end, then take `hint()`."""

    def __init__(self, knowledge, choices, dice_text: str, worlds: int = WORLDS):
        self._knowledge = knowledge
        self._choices = tuple(choices)
        self._left = sensible(knowledge, choices)
        self._judge = Judge(knowledge, self._left, dice_for(dice_text, knowledge), worlds)

    def think(self):
        """Weigh the moves; yields after each playout."""
        return self._judge.weigh()

    def hint(self) -> Hint:
        """The hint as far as it is thought through."""
        move = self._judge.best()
        return Hint(move, reason(self._knowledge, self._choices, move), self._sure())

    def _sure(self):
        judge = self._judge
        leading = judge.leading()
        sure = _CERTAIN
        for index in judge.running():
            if index != leading:
                mean, error = difference(judge.values[leading], judge.values[index])
                if mean < sure * error or not mean:
                    sure = mean / error if error else 0.0
        if sure >= _CERTAIN:
            return SURES[0]
        return SURES[1] if sure >= _LIKELY else SURES[2]


def hint(knowledge, choices, dice_text: str, worlds: int = WORLDS) -> Hint:
    """A hint thought through at once."""
    hinting = Hinting(knowledge, choices, dice_text, worlds)
    for _ in hinting.think():
        pass
    return hinting.hint()
