"""The moves that no sensible player leaves out for another: what every level keeps to, gentle or strong."""

from game.ai.player import better_trumps, cheapest, dearest, still_out, winning
from game.rules.cards import is_trump
from game.rules.deal import HAND
from game.rules.game import Play, Rob


def sensible(knowledge, choices) -> tuple:
    """Those of the choices that are not plainly a waste; never none, in the order given.

    A right to rob is used, and for a plain card if there is one. A seat that can't take the trick plays
    no trump it can keep and no higher card than it must; the last seat takes as cheaply as it can; and the
    best trump left is not withheld with two cards to go when the other card takes nothing.
    """
    trump = knowledge.trump
    robs = [move for move in choices if isinstance(move, Rob)]
    if robs:
        plain = [move for move in robs if not is_trump(move.discard, trump)]
        return tuple(plain or choices)
    cards = [move.card for move in choices if isinstance(move, Play)]
    if len(cards) > 1:
        kept = _kept(knowledge, cards)
        return tuple([move for move in choices if move.card in kept])
    return tuple(choices)


def _kept(knowledge, cards):
    boss = _boss_to_play(knowledge, cards)
    if boss:
        return (boss,)
    if not knowledge.trick:
        return cards
    takes = winning(cards, knowledge.trick, knowledge.trump)
    losing = _cheapest_of_each_suit([card for card in cards if card not in takes], knowledge.trump)
    if takes and len(knowledge.trick) == knowledge.seats - 1:
        takes = [cheapest(takes, knowledge.trump)]
    return takes + losing


def _boss_to_play(knowledge, cards):
    """The best trump left, if it must not wait for the last trick; else None."""
    trump = knowledge.trump
    best = dearest(knowledge.hand, trump)
    if len(knowledge.tricks) != HAND - 2 or best not in cards or not is_trump(best, trump):
        return None
    if better_trumps(best, still_out(knowledge), trump):
        return None
    if not knowledge.trick:
        return best
    takes = winning(cards, knowledge.trick, trump)
    return best if takes == [best] else None


def _cheapest_of_each_suit(cards, trump):
    plain = [card for card in cards if not is_trump(card, trump)]
    if not plain:
        return [cheapest(cards, trump)] if cards else []
    return [
        card
        for card in plain
        if card == cheapest([other for other in plain if other[1] == card[1]], trump)
    ]
