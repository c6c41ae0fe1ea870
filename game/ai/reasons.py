"""Why a move is good, as one of a fixed set of messages of the game."""

from game.ai.player import beaten_by, better_trumps, cheapest, still_out, winning
from game.rules.cards import is_top, is_trump, suit
from game.rules.game import Rob

REASONS = (
    "reason-only-move",
    "reason-takes-turn-up",
    "reason-leaves-turn-up",
    "reason-best-trump-left",
    "reason-draws-trumps",
    "reason-best-of-suit",
    "reason-empties-suit",
    "reason-leads-low",
    "reason-takes-cheaply",
    "reason-takes-high",
    "reason-trumps-in",
    "reason-keeps-five",
    "reason-keeps-top",
    "reason-lets-go",
    "reason-cannot-take",
)


def reason(knowledge, choices, move) -> str:
    """The message, one of `REASONS`, that says best why a seat should make this move among its choices."""
    if len(choices) == 1:
        return "reason-only-move"
    if isinstance(move, Rob):
        return "reason-takes-turn-up"
    cards = [choice.card for choice in choices if not isinstance(choice, Rob)]
    if len(cards) < len(choices):
        return "reason-leaves-turn-up"
    if not knowledge.trick:
        return _for_lead(knowledge, move.card)
    takes = winning(cards, knowledge.trick, knowledge.trump)
    if not takes:
        return "reason-cannot-take"
    if move.card in takes:
        return _for_taking(knowledge, takes, move.card)
    return _for_losing(knowledge, takes)


def _for_lead(knowledge, card):
    trump, out = knowledge.trump, still_out(knowledge)
    if is_trump(card, trump):
        best = not better_trumps(card, out, trump)
        return "reason-best-trump-left" if best else "reason-draws-trumps"
    rivals = [other for other in out if suit(other) == suit(card) and not is_trump(other, trump)]
    if not beaten_by(card, rivals, trump):
        return "reason-best-of-suit"
    own = [
        held for held in knowledge.hand if suit(held) == suit(card) and not is_trump(held, trump)
    ]
    has_trump = any([is_trump(held, trump) for held in knowledge.hand])
    return "reason-empties-suit" if len(own) == 1 and has_trump else "reason-leads-low"


def _for_taking(knowledge, takes, card):
    trump = knowledge.trump
    if is_trump(card, trump) and not is_trump(knowledge.led, trump):
        return "reason-trumps-in"
    return "reason-takes-cheaply" if card == cheapest(takes, trump) else "reason-takes-high"


def _for_losing(knowledge, takes):
    if "5" + knowledge.trump in takes:
        return "reason-keeps-five"
    if any([is_top(card, knowledge.trump) for card in takes]):
        return "reason-keeps-top"
    return "reason-lets-go"
