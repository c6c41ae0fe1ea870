"""What the end of a deal is worth to a seat: its chance to win the game from there, or points."""

from game.rules.deal import HAND, trick_points
from game.rules.game import winner_of

A_POINT = 0.0005  # what a point counts beside the chance to win: it decides where that is equal


class Worth:
    """The worth of a deal's ends to the seat of a knowledge, each worked out once.

    An end is given as `play_out` gives it: the takers as one number, and the best trump's trick.
    """

    def __init__(self, knowledge, by_points: bool = False):
        self._house = knowledge.house
        self._scores = knowledge.scores
        self._seat = knowledge.seat
        self._dealer = knowledge.dealer
        self._by_points = by_points
        self._worth: dict = {}
        self._chances: dict = {}

    def of(self, order: int, top_trick: int) -> float:
        """The worth of an end: a chance from 0 to 1 (and a little for points), or points over the others' mean."""
        key = order * (HAND + 1) + top_trick
        worth = self._worth.get(key)
        if worth is None:
            worth = self._lead(order, top_trick)
            if not self._by_points:
                worth = self.chance_of(order, top_trick) + A_POINT * worth
            self._worth[key] = worth
        return worth

    def chance_of(self, order: int, top_trick: int) -> float:
        """The seat's chance to win the game after an end, from 0 to 1."""
        key = order * (HAND + 1) + top_trick
        chance = self._chances.get(key)
        if chance is None:
            takers, points = points_of(self._house, len(self._scores), order, top_trick)
            chance = self._chances[key] = self._chance(takers, points, top_trick)
        return chance

    def _lead(self, order, top_trick):
        _, points = points_of(self._house, len(self._scores), order, top_trick)
        own = points[self._seat]
        return own - (sum(points) - own) / (len(points) - 1)

    def _chance(self, takers, points, top_trick):
        winner = winner_of(self._house, self._scores, points, takers, top_trick)
        if winner is not None:
            return 1.0 if winner == self._seat else 0.0
        from game.ai.chances import chances  # its tables come when somebody plays for the game

        scores = [before + more for before, more in zip(self._scores, points)]
        dealer = (self._dealer + 1) % len(scores)
        return chances(self._house, scores, dealer)[self._seat]


def points_of(house, seats: int, order: int, top_trick: int) -> tuple:
    """The takers by trick and the points by seat of a deal's end as `play_out` gives it."""
    takers = []
    for _ in range(HAND):
        takers.append(order % seats)
        order //= seats
    takers.reverse()
    points = [0] * seats
    for number, seat in enumerate(takers):
        points[seat] += trick_points(house, number, top_trick)
    return tuple(takers), tuple(points)
