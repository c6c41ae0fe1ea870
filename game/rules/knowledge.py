"""What one seat knows: the fold of the events it has seen, and nothing else."""

from collections import namedtuple

from game.rules import events
from game.rules.cards import rank
from game.rules.deal import HAND, Trick
from game.rules.value import Value


class Knowledge(
    Value,
    namedtuple(
        "Knowledge",
        (
            "seat",
            "house",
            "scores",
            "number",
            "dealer",
            "turn_up",
            "hand",
            "robber",
            "discard",
            "leader",
            "trick",
            "tricks",
            "scored",
            "winner",
        ),
    ),
):
    """What seat `seat` knows.

    `number` is the deal's, 0 before the first; `hand` is the seat's own, in the order it came;
    `robber` took the turn-up, `discard` is known to the robber alone; `trick` holds the cards played
    so far from `leader` on, `tricks` the complete ones; `scored` is the event that ended the deal,
    or None; `winner` is a seat or None. A spectator's seat is None.
    """

    fields = (
        "seat",
        "house",
        "scores",
        "number",
        "dealer",
        "turn_up",
        "hand",
        "robber",
        "discard",
        "leader",
        "trick",
        "tricks",
        "scored",
        "winner",
    )

    @property
    def seats(self):
        """How many sit at the table."""
        return len(self.scores)

    @property
    def trump(self):
        """The suit of the turn-up, or None before the first deal."""
        return self.turn_up[1] if self.turn_up else None

    @property
    def led(self):
        """The card led to the present trick, or None."""
        return self.trick[0] if self.trick else None

    @property
    def in_deal(self):
        """Whether a deal is being played."""
        return self.number > 0 and len(self.tricks) < HAND

    @property
    def must_rob(self):
        """Whether the dealer must take the turned ace before anything else."""
        return (
            self.in_deal
            and self.house.dealer_must_rob
            and self.robber is None
            and rank(self.turn_up) == "A"
        )

    @property
    def to_act(self):
        """The seat whose move it is, or None outside a deal and while a trick is being taken."""
        if not self.in_deal or len(self.trick) == self.seats:
            return None
        if self.must_rob:
            return self.dealer
        return (self.leader + len(self.trick)) % self.seats

    @property
    def eldest(self):
        """The seat left of the dealer, which leads the first trick."""
        return (self.dealer + 1) % self.seats

    def cards_held(self, seat: int) -> int:
        """How many cards a seat holds."""
        if not self.in_deal:
            return 0
        played = (seat - self.leader) % self.seats < len(self.trick)
        return HAND - len(self.tricks) - (1 if played else 0)

    def tricks_taken(self, seat: int) -> int:
        """How many tricks of this deal a seat has taken."""
        return len([trick for trick in self.tricks if trick.taker == seat])


def start(seat: int | None, house, seats: int) -> Knowledge:
    """What a seat knows before anything has happened."""
    return Knowledge(
        seat=seat,
        house=house,
        scores=(0,) * seats,
        number=0,
        dealer=None,
        turn_up=None,
        hand=(),
        robber=None,
        discard=None,
        leader=None,
        trick=(),
        tricks=(),
        scored=None,
        winner=None,
    )


def see(knowledge: Knowledge, event) -> Knowledge:
    """What a seat knows after an event as `seen_by` shows it to that seat."""
    return _AFTER[type(event)](knowledge, event)


def _after_drawn(knowledge, event):
    return knowledge.replace(dealer=event.dealer)


def _after_dealt(knowledge, event):
    own = () if knowledge.seat is None else event.hands[knowledge.seat]
    return knowledge.replace(
        number=event.number,
        dealer=event.dealer,
        turn_up=event.turn_up,
        hand=own,
        robber=None,
        discard=None,
        leader=(event.dealer + 1) % knowledge.seats,
        trick=(),
        tricks=(),
        scored=None,
    )


def _after_robbed(knowledge, event):
    knowledge = knowledge.replace(robber=event.seat, discard=event.discard)
    if event.seat != knowledge.seat:
        return knowledge
    kept = tuple(card for card in knowledge.hand if card != event.discard)
    return knowledge.replace(hand=kept + (event.taken,))


def _after_played(knowledge, event):
    hand = tuple(card for card in knowledge.hand if card != event.card)
    return knowledge.replace(hand=hand, trick=knowledge.trick + (event.card,))


def _after_taken(knowledge, event):
    trick = Trick(event.leader, event.cards, event.taker)
    return knowledge.replace(tricks=knowledge.tricks + (trick,), trick=(), leader=event.taker)


def _after_scored(knowledge, event):
    return knowledge.replace(scored=event, scores=event.scores)


def _after_won(knowledge, event):
    return knowledge.replace(winner=event.winner)


_AFTER: dict = {
    events.DealerDrawn: _after_drawn,
    events.Dealt: _after_dealt,
    events.Robbed: _after_robbed,
    events.Played: _after_played,
    events.TrickTaken: _after_taken,
    events.DealScored: _after_scored,
    events.GameWon: _after_won,
}
