"""The oracle's own account of a game, kept beside the game and compared with it."""

from game.rules.game import NextDeal, Rob, legal_moves, to_act
from tests import oracle


def as_said(move):
    """A move as the oracle writes it."""
    return ("rob", move.discard) if isinstance(move, Rob) else ("play", move.card)


class Beside:
    """The oracle's own account of a game, told only what was dealt and which moves were made."""

    def __init__(self, rules, seats, dealer):
        self.rules, self.seats, self.dealer = rules, seats, dealer
        self.scores = [0] * seats
        self.winner = self.position = None
        self.deals = 0

    def deal(self, turn_up, hands):
        if self.deals:
            self.dealer = (self.dealer + 1) % self.seats
        self.deals += 1
        self.turn_up, self.tricks = turn_up, []
        self.position = oracle.opening(self.rules, self.dealer, turn_up, hands)

    def moves(self):
        return oracle.moves(self.rules, self.dealer, self.turn_up, self.position)

    def make(self, move):
        cards = self.position[1]
        self.position = oracle.after(self.rules, self.dealer, self.turn_up, self.position, move)
        if move[0] == "play" and not self.position[1]:
            self.tricks.append(cards + (move[1],))
        if not any(self.position[0]):
            self.count()

    def count(self):
        leader = (self.dealer + 1) % self.seats
        takers, points, _, best = oracle.score(self.rules, self.turn_up[1], leader, self.tricks, self.seats)
        self.winner = oracle.winner(self.rules, self.scores, points, takers, best)
        self.scores = [before + more for before, more in zip(self.scores, points, strict=True)]


def follow(game, beside):
    """Assert that the game stands where the oracle's account stands, and allows the same moves."""
    hands, cards, seat = beside.position
    deal = game.deal
    assert [sorted(hand) for hand in deal.hands] == [sorted(hand) for hand in hands]
    assert deal.trick == cards
    assert [tuple(trick.cards) for trick in deal.tricks] == beside.tricks
    assert (deal.dealer, list(game.scores), game.winner) == (
        beside.dealer,
        beside.scores,
        beside.winner,
    )
    if deal.over:
        assert to_act(game) is None
        assert legal_moves(game) == (() if game.winner is not None else (NextDeal(),))
        return
    assert to_act(game) == seat
    allowed = [as_said(move) for move in legal_moves(game)]
    assert sorted(allowed) == sorted(beside.moves())
    assert len(set(allowed)) == len(allowed)
