"""The rule-follower: counts trumps, draws them with the best, and takes the last trick it can cheaply."""

from game.ai.player import (
    always_robs,
    beaten_by,
    better_trumps,
    cheapest,
    cheapness,
    dearest,
    playable,
    still_out,
    winning,
)
from game.rules.cards import is_trump, suit
from game.rules.game import Play

MANY_TRUMPS = 3
LAST_CARDS = 2
BEATEN_BY_FEW = 2


def follower(knowledge, choices):
    """Choose a move by the rules above; it always robs and throws the lowest plain card."""
    trump = knowledge.trump
    rob = always_robs(choices, trump)
    if rob:
        return rob
    cards = playable(choices)
    if not knowledge.trick:
        return Play(_lead(knowledge, cards))
    takes = winning(cards, knowledge.trick, trump)
    if not takes:
        return Play(cheapest(cards, trump))
    if len(knowledge.trick) == knowledge.seats - 1:
        return Play(cheapest(takes, trump))
    return Play(_in_the_middle(knowledge, takes))


def _lead(knowledge, cards):
    trump = knowledge.trump
    held = [card for card in cards if is_trump(card, trump)]
    plain = [card for card in cards if not is_trump(card, trump)]
    if len(held) >= MANY_TRUMPS or not plain:
        return dearest(held, trump)
    out = still_out(knowledge)
    if held and (len(held) == 2 or len(cards) <= LAST_CARDS):
        best = dearest(held, trump)
        if not better_trumps(best, out, trump):
            return best
    suits = [suit(card) for card in plain]

    def promise(card):
        rivals = [
            other for other in out if suit(other) == suit(card) and not is_trump(other, trump)
        ]
        return (beaten_by(card, rivals, trump), suits.count(suit(card)), cheapness(card, trump))

    return min(plain, key=promise)


def _in_the_middle(knowledge, takes):
    trump = knowledge.trump
    plain = [card for card in takes if not is_trump(card, trump)]
    if plain:
        return dearest(plain, trump)
    if is_trump(knowledge.led, trump):
        best = dearest(takes, trump)
        if better_trumps(best, still_out(knowledge), trump) <= BEATEN_BY_FEW:
            return best
    return cheapest(takes, trump)
