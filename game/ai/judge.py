"""Weighs each move of a seat over worlds that agree with what it knows: the same worlds for every move."""

from collections import namedtuple

from game.ai.dice import QuickDice
from game.ai.playout import play_out
from game.ai.worlds import Worlds, position
from game.ai.worth import GAME, Worth
from game.rules.game import Play
from game.rules.value import Value

FIRST_LOOK = 16  # worlds before the first move may be left out
EQUAL = 1e-9  # values no further apart are equal
WORTH_COUNTING = 40  # the least budget for which worlds are counted out


class Care(Value, namedtuple("Care", ("clearly", "within", "counted_out", "passes"))):
    """How carefully moves are weighed.

    A move is left out that is worse by `clearly` standard errors, or that can't be better by more than
    `within` (in the goal's measure; 0: never for that). At most `counted_out` worlds are all played instead
    of drawn, `passes` times where the robber's discard is drawn in each.
    """

    fields = ("clearly", "within", "counted_out", "passes")


USUAL = Care(3.0, 0.0, 1600, 1)


class Judge:
    """A decision being weighed. Run `weigh()` as far as time allows, then ask `best()`.

    `worlds` is the budget: the same dice and budget give the same move everywhere. `goal` is what
    the seat plays for, as `Worth` has it. `ends` and `values` hold, by move, how the deal ended in each
    world and what that is worth. The move `keep` is never left out.
    """

    def __init__(
        self,
        knowledge,
        choices,
        dice: QuickDice,
        worlds: int,
        goal: str = GAME,
        keep=None,
        care: Care = USUAL,
    ):
        self.moves = tuple(choices)
        self.values: list = [[] for _ in self.moves]
        self.ends: list = [[] for _ in self.moves]
        self.worlds = worlds
        self.weighed = 0
        self._keep = keep
        self._care = care
        self._seat = knowledge.seat
        self._dice = dice
        self._worth = Worth(knowledge, goal)
        self._start = position(knowledge)
        self._source = Worlds(knowledge)
        self._running = list(range(len(self.moves)))
        self._plans = [self._plan(move) for move in self.moves]
        self._look = FIRST_LOOK

    def weigh(self):
        """Play each move out in one world after another; yields after each playout."""
        if len(self.moves) < 2:
            return
        if self.counts_out:
            for _ in range(self._passes):
                for hands, discard in self._source.every(self._dice):
                    for index in self._running:
                        self._play_in(index, hands, discard)
                        yield
            return
        while self.weighed < self.worlds and len(self._running) > 1:
            hands, discard = self._source.draw(self._dice)
            for index in self._running:
                self._play_in(index, hands, discard)
                yield
            self.weighed += 1
            if self.weighed == self._look:
                self._look *= 2
                self.leave_out()

    @property
    def counts_out(self) -> bool:
        """Whether the worlds are so few that all are played: in the third seat of trick four, for one."""
        return self._source.count <= self._care.counted_out and self.worlds >= WORTH_COUNTING

    @property
    def _passes(self):
        return self._care.passes if self._source.draws_a_discard else 1

    def cost(self, values, others) -> tuple[float, float]:
        """By how much one row of values is better than another in the mean, and the standard error of that.

        Where all worlds were played, all that chance has a hand in is the robber's discard: how much, shows
        in how far two passes differ, and with one pass the error is as if the worlds had been drawn.
        """
        mean, error = difference(values, others)
        if not self.counts_out:
            return mean, error
        if not self._source.draws_a_discard:
            return mean, 0.0
        if self._passes < 2:
            return mean, error
        half = len(values) // 2
        gaps = [value - other for value, other in zip(values, others)]
        changes = [(one - two) * (one - two) for one, two in zip(gaps[:half], gaps[half:])]
        return mean, sum(changes) ** 0.5 / (2 * half)

    def mean(self, index: int) -> float:
        """The mean value of a move over the worlds it was played in."""
        values = self.values[index]
        return sum(values) / len(values) if values else 0.0

    def best(self):
        """The move that is best so far; of moves equally good the one named first."""
        return self.moves[self.leading()]

    def running(self) -> list:
        """The places of the moves that are not left out."""
        return self._running

    def leading(self) -> int:
        """The place of the best move so far."""
        leading = self._running[0]
        for index in self._running[1:]:
            if self.mean(index) > self.mean(leading) + EQUAL:
                leading = index
        return leading

    def leave_out(self) -> None:
        """Leave out the moves that need no more worlds; never the leading one."""
        leading = self.leading()
        self._running = [
            index
            for index in self._running
            if index == leading or self.moves[index] == self._keep or not self._is_out(index, leading)
        ]

    def _is_out(self, index, leading):
        mean, error = difference(self.values[leading], self.values[index])
        care = self._care
        return mean > care.clearly * error or mean + care.within > max(care.clearly * error, EQUAL)

    def _plan(self, move):
        """The moment after a rob, the card given up (or -1), the card to play (-1: as the playout likes)."""
        engine = self._start.engine
        if isinstance(move, Play):
            return self._start, -1, engine.number[move.card]
        start = self._start.copy()
        discard = engine.number[move.discard]
        start.rob(self._seat, discard)
        start.seat = (start.eldest + start.in_trick) % start.seats
        return start, discard, -1

    def _play_in(self, index, hands, discard):
        end = self._end(index, hands, discard)
        self.ends[index].append(end)
        self.values[index].append(self._worth.of(end))

    def _end(self, index, hands, discard):
        start, given, card = self._plans[index]
        hands = [hand[:] for hand in hands]
        if given >= 0:
            own = hands[self._seat]
            own.remove(given)
            own.append(start.turn_up)
            own.sort()
        elif discard >= 0:
            start.discard = discard
        return play_out(start, hands, card)


def difference(values, others) -> tuple[float, float]:
    """The mean of the differences of two rows of values world by world, and its standard error."""
    count = len(values)
    gaps = [value - other for value, other in zip(values, others)]
    mean = sum(gaps) / count
    spread = sum([(gap - mean) * (gap - mean) for gap in gaps]) / max(count - 1, 1)
    return mean, (spread / count) ** 0.5


def settle(knowledge, choices, dice: QuickDice, worlds: int, goal: str = GAME):
    """The move that a whole budget of worlds speaks for."""
    judge = Judge(knowledge, choices, dice, worlds, goal)
    for _ in judge.weigh():
        pass
    return judge.best()
