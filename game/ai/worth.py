"""What the end of a deal is worth to a seat: its chance to win the game from there, or points."""

from game.ai.playout import end_of
from game.rules.deal import trick_points
from game.rules.game import winner_of

# What a seat may play for: the game, points over the others' mean, or its own points.
GAME, LEAD, POINTS = "game", "lead", "points"
A_POINT = 0.0005  # what a point counts beside the chance to win: it decides where that is equal


class Worth:
    """The worth of a deal's ends, as `play_out` gives them, to the seat of a knowledge, each worked out once."""

    def __init__(self, knowledge, goal: str = GAME):
        self._house = knowledge.house
        self._scores = knowledge.scores
        self._seat = knowledge.seat
        self._dealer = knowledge.dealer
        self._goal = goal
        self._worth: dict = {}
        self._chances: dict = {}

    def of(self, end: int) -> float:
        """The worth of an end: a chance from 0 to 1 (and a little for points), or points."""
        worth = self._worth.get(end)
        if worth is None:
            takers, top_trick = end_of(end, len(self._scores))
            points = points_of(self._house, len(self._scores), takers, top_trick)
            worth = self._worth[end] = self._to_the_goal(takers, points, top_trick)
        return worth

    def _to_the_goal(self, takers, points, top_trick):
        own = points[self._seat]
        if self._goal == POINTS:
            return own
        lead = own - (sum(points) - own) / (len(points) - 1)
        if self._goal == LEAD:
            return lead
        return self._chance(takers, points, top_trick) + A_POINT * lead

    def chance_of(self, end: int) -> float:
        """The seat's chance to win the game after an end, from 0 to 1."""
        chance = self._chances.get(end)
        if chance is None:
            takers, top_trick = end_of(end, len(self._scores))
            points = points_of(self._house, len(self._scores), takers, top_trick)
            chance = self._chances[end] = self._chance(takers, points, top_trick)
        return chance

    def _chance(self, takers, points, top_trick):
        winner = winner_of(self._house, self._scores, points, takers, top_trick)
        if winner is not None:
            return 1.0 if winner == self._seat else 0.0
        from game.ai.chances import chances  # its tables come when somebody plays for the game

        scores = [before + more for before, more in zip(self._scores, points)]
        dealer = (self._dealer + 1) % len(scores)
        return chances(self._house, scores, dealer)[self._seat]


def points_of(house, seats: int, takers, top_trick: int) -> tuple:
    """The points by seat of a deal: who took its tricks, and in which of them the best trump fell (-1: none did)."""
    points = [0] * seats
    for number, seat in enumerate(takers):
        points[seat] += trick_points(house, number, top_trick)
    return tuple(points)
