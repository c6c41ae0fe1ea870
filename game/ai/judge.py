"""Weighs each move of a seat over worlds that agree with what it knows: the same worlds for every move."""

from game.ai.dice import QuickDice
from game.ai.playout import play_out
from game.ai.worlds import Worlds, position
from game.ai.worth import Worth
from game.rules.game import Play

FIRST_LOOK = 16  # worlds before the first move may be left out
EQUAL = 1e-9  # values no further apart are equal
CLEARLY = 3.0  # standard errors by which a move is worse that is left out
COUNTED_OUT = 1600  # worlds, at most, that are all played instead of drawn, and
WORTH_COUNTING = 40  # the least budget for that


class Judge:
    """A decision being weighed. Run `weigh()` as far as time allows, then ask `best()`.

    `worlds` is the budget: the same dice and budget give the same move everywhere. `by_points` weighs
    points instead of the chance to win the game. `ends` and `values` hold, by move, how the deal ended
    in each world and what that is worth. Moves worse by `clearly` standard errors are left out
    early, but for `keep`.
    """

    def __init__(
        self,
        knowledge,
        choices,
        dice: QuickDice,
        worlds: int,
        by_points: bool = False,
        keep=None,
        clearly: float = CLEARLY,
    ):
        self.moves = tuple(choices)
        self.values: list = [[] for _ in self.moves]
        self.ends: list = [[] for _ in self.moves]
        self.worlds = worlds
        self.weighed = 0
        self._keep = keep
        self._clearly = clearly
        self._seat = knowledge.seat
        self._dice = dice
        self._worth = Worth(knowledge, by_points)
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
                self._leave_out()

    @property
    def counts_out(self) -> bool:
        """Whether the worlds are so few that all are played: in the third seat of trick four, for one."""
        return self._source.count <= COUNTED_OUT and self.worlds >= WORTH_COUNTING

    @property
    def is_exact(self) -> bool:
        """Whether the values are those of all worlds, with nothing left to chance, not even a discard."""
        return self.counts_out and not self._source.draws_a_discard

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

    def _leave_out(self):
        leading = self.leading()
        self._running = [
            index
            for index in self._running
            if index == leading or self.moves[index] == self._keep or not self._clearly_worse(index, leading)
        ]

    def _clearly_worse(self, index, leading):
        mean, error = difference(self.values[leading], self.values[index])
        return mean > self._clearly * error

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
        self.values[index].append(self._worth.of(end[0], end[1]))

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


def settle(knowledge, choices, dice: QuickDice, worlds: int, by_points: bool = False):
    """The move that a whole budget of worlds speaks for."""
    judge = Judge(knowledge, choices, dice, worlds, by_points)
    for _ in judge.weigh():
        pass
    return judge.best()
