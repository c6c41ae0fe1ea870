"""What happens at the table, in the past tense, and what of it each seat sees.

Hands are tuples of cards by seat; a card face down is None.
"""

from collections import namedtuple

from game.rules.value import Value


class DealerDrawn(Value, namedtuple("DealerDrawn", ("dealer",))):
    """Lots were drawn for the first deal."""

    fields = ("dealer",)


class Dealt(Value, namedtuple("Dealt", ("number", "dealer", "hands", "turn_up"))):
    """Deal `number`, from 1: five cards to each seat and one turned up."""

    fields = ("number", "dealer", "hands", "turn_up")


class Robbed(Value, namedtuple("Robbed", ("seat", "taken", "discard"))):
    """A seat took the turn-up for a discard."""

    fields = ("seat", "taken", "discard")


class Played(Value, namedtuple("Played", ("seat", "card"))):
    """A seat played a card to the trick."""

    fields = ("seat", "card")


class TrickTaken(Value, namedtuple("TrickTaken", ("leader", "cards", "taker"))):
    """A trick is complete: its cards from the leader on, and the seat that took it."""

    fields = ("leader", "cards", "taker")


class DealScored(
    Value,
    namedtuple("DealScored", ("takers", "points", "best_trump", "best_trump_trick", "scores")),
):
    """Five tricks were counted: points of this deal and scores after it, by seat."""

    fields = ("takers", "points", "best_trump", "best_trump_trick", "scores")


class GameWon(Value, namedtuple("GameWon", ("winner", "scores"))):
    """The game is over."""

    fields = ("winner", "scores")


def seen_by(seat: int | None, event):
    """An event as one seat sees it (None: a spectator, who sees no hand). The one place of secrecy."""
    if isinstance(event, Dealt):
        hands = tuple(
            cards if owner == seat else (None,) * len(cards)
            for owner, cards in enumerate(event.hands)
        )
        return event.replace(hands=hands)
    if isinstance(event, Robbed) and event.seat != seat:
        return event.replace(discard=None)
    return event
