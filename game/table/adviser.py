"""Hints to the person: from the thinker if it answers, else thought through at the table in slices."""

from game.ai import asking
from game.ai.hint import SURES, TABLE_WORLDS, Hint, Hinting
from game.ai.reasons import REASONS
from game.ai.slices import in_slices


class Adviser:
    """Gives hints from what the person knows. `thinker` and `clock` are those of `game.ai.levels.Opponent`."""

    def __init__(self, dice_text: str, thinker=None, clock=None):
        self._dice_text = dice_text
        self._thinker = thinker
        self._clock = clock

    async def hint(self, knowledge, choices) -> Hint:
        """A hint for one of the choices of the seat that is asked."""
        if self._thinker:
            message = asking.hint(self._dice_text, knowledge, choices)
            found = _answered(await self._thinker(message), choices)
            if found:
                return found
        hinting = Hinting(knowledge, choices, self._dice_text, TABLE_WORLDS)
        await in_slices(hinting.think(), self._clock)
        return hinting.hint()


def _answered(text, choices):
    move = asking.answered_move(text, choices)
    said = asking.answered(text)
    if move is None or said.get("reason") not in REASONS or said.get("sure") not in SURES:
        return None
    return Hint(move, said["reason"], said["sure"])
