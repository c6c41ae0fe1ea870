"""What binds a hand to the card led, which cards are legal, and who takes a trick (rules 2.4 to 2.7)."""

from collections import namedtuple

from game.rules.cards import ACE_OF_HEARTS, beats, is_top, is_trump, rank_order
from game.rules.value import Value


class Refusal(Value, namedtuple("Refusal", ("reason", "held"))):
    """Why a card can't be played: a reason, and the card held that forbids it (None for `not_held`).

    Reasons: `not_held`, `suit_owed`, `trump_owed`, `trump_owed_to_ace_of_hearts`, `heart_owed`.
    """

    fields = ("reason", "held")


def may_withhold(top: str, led: str, trump: str, house) -> bool:
    """Whether this top is excused from the trump led: it may be reneged (rules 2.5, 2.6)."""
    if not is_top(top, trump):
        return False
    if led == ACE_OF_HEARTS and house.ace_of_hearts_draws_all:
        return False
    return not house.renege_to_lower_only or rank_order(top, trump) < rank_order(led, trump)


def binds(held: str, card: str, led: str, trump: str, house) -> bool:
    """Whether holding `held` forbids playing `card` to this lead: the whole of following suit.

    Whoever plays no trump to the ace of hearts, by reneging too, owes it a heart.
    """
    if not is_trump(led, trump):
        return _is_plain(held, led[1], trump) and not (
            _is_plain(card, led[1], trump) or (house.follow_or_trump and is_trump(card, trump))
        )
    if is_trump(card, trump):
        return False
    if is_trump(held, trump):
        return not may_withhold(held, led, trump, house)
    return (
        led == ACE_OF_HEARTS and house.heart_to_ace_of_hearts and held[1] == "H" and card[1] != "H"
    )


def _is_plain(card, plain_suit, trump):
    return card[1] == plain_suit and not is_trump(card, trump)


def legal_cards(hand, led: str | None, trump: str, house) -> tuple[str, ...]:
    """The cards of a hand that may be played to the card led (None: any card may be led), in hand order."""
    if led is None:
        return tuple(hand)
    return tuple(
        card for card in hand if not any(binds(held, card, led, trump, house) for held in hand)
    )


def refusal(card: str, hand, led: str | None, trump: str, house) -> Refusal | None:
    """Why a card can't be played to the card led, or None if it can."""
    if card not in hand:
        return Refusal("not_held", None)
    if led is None:
        return None
    for held in hand:
        if binds(held, card, led, trump, house):
            return Refusal(_reason(held, led, trump), held)
    return None


def _reason(held, led, trump):
    if not is_trump(led, trump):
        return "suit_owed"
    if not is_trump(held, trump):
        return "heart_owed"
    return "trump_owed_to_ace_of_hearts" if led == ACE_OF_HEARTS else "trump_owed"


def taker(trick, trump: str) -> int:
    """The position, from 0, of the card that takes a trick of one card or more: the best so far."""
    best = 0
    for position in range(1, len(trick)):
        if beats(trick[position], trick[best], trump):
            best = position
    return best
