"""The Player protocol, the cards that are still out, and the simplest opponent."""

from game.rules.cards import PACK, beats, is_top, is_trump, rank_order
from game.rules.game import Play, Rob
from game.rules.trick import taker


class Player:
    """Whoever sits at a seat. `decide` gets the seat's Knowledge and the legal moves, and gives one of them."""

    async def decide(self, knowledge, choices):
        """Choose one of `choices` (a tuple of moves, never empty)."""
        raise NotImplementedError


class Simple(Player):
    """A player that decides at once by a function of knowledge and choices."""

    def __init__(self, choose):
        self._choose = choose

    async def decide(self, knowledge, choices):
        return self._choose(knowledge, choices)


def cheapness(card: str, trump: str) -> tuple:
    """A key that sorts the least valuable card first: plain before trumps, low before high."""
    return (is_trump(card, trump), -rank_order(card, trump), card)


def cheapest(cards, trump: str) -> str:
    """The least valuable of some cards."""
    return min(cards, key=lambda card: cheapness(card, trump))


def dearest(cards, trump: str) -> str:
    """The most valuable of some cards."""
    return max(cards, key=lambda card: cheapness(card, trump))


def still_out(knowledge) -> tuple[str, ...]:
    """The cards that may yet be played by another seat, as far as this seat knows."""
    gone = set(knowledge.hand + knowledge.trick)
    for trick in knowledge.tricks:
        gone.update(trick.cards)
    if knowledge.robber is None or knowledge.robber == knowledge.seat:
        gone.add(knowledge.turn_up)
    if knowledge.discard:
        gone.add(knowledge.discard)
    return tuple(card for card in PACK if card not in gone)


def beaten_by(card: str, out, trump: str) -> int:
    """How many of the cards still out would take a trick from this card led."""
    return len([other for other in out if beats(other, card, trump)])


def better_trumps(card: str, out, trump: str) -> int:
    """How many trumps still out are better than this trump."""
    place = rank_order(card, trump)
    return len(
        [other for other in out if is_trump(other, trump) and rank_order(other, trump) < place]
    )


def winning(cards, trick, trump: str) -> list[str]:
    """Those of some cards that would be the best of the trick so far."""
    best = trick[taker(trick, trump)]
    return [card for card in cards if beats(card, best, trump)]


def playable(choices) -> list[str]:
    """The cards among the choices."""
    return [move.card for move in choices if isinstance(move, Play)]


def always_robs(choices, trump: str) -> Rob | None:
    """Rob if it may be, for the least valuable card; None if there is no right to rob."""
    discards = [move.discard for move in choices if isinstance(move, Rob)]
    return Rob(cheapest(discards, trump)) if discards else None


def naive(knowledge, choices):
    """Cash a trump that nothing beats; else take as cheaply as possible, whoever plays after; else duck.

    Keeps the five, the jack and the ace of hearts back while it may in the first two tricks.
    """
    trump = knowledge.trump
    rob = always_robs(choices, trump)
    if rob:
        return rob
    cards = playable(choices)
    if not knowledge.trick:
        out = still_out(knowledge)
        masters = [
            card for card in cards if is_trump(card, trump) and not better_trumps(card, out, trump)
        ]
        return Play(dearest(masters, trump) if masters else cheapest(cards, trump))
    if len(knowledge.tricks) < 2:
        cards = [card for card in cards if not is_top(card, trump)] or cards
    takes = winning(cards, knowledge.trick, trump)
    return Play(cheapest(takes or cards, trump))
