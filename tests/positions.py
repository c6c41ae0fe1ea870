"""Positions for the tests to start from: records that lead to a question of a certain kind, found by search.

No computer player is asked, so a position stays the same whatever the opponents learn.
"""

from functools import lru_cache
from itertools import count

from game.rules.game import Play, Rob, legal_moves, to_act
from game.rules.house import PRESETS
from game.rules.record import Record
from game.rules.trick import refusal
from tests.fake_screen import NAMES
from tests.games import game_of


def _search(house: str, wanted):
    for seed in count():
        moves: tuple = ()
        for game, move, _, after in game_of(str(seed), PRESETS[house], 3, seed):
            if wanted(game, move, after):
                return Record(str(seed), PRESETS[house], NAMES, moves), game, move
            moves += (move,)
    raise AssertionError


def _mine(game):
    return to_act(game) == 0


def _robs(game):
    return [move for move in legal_moves(game) if isinstance(move, Rob)]


@lru_cache
def lead(house: str = "seed", held: int = 5):
    """The person is to lead with so many cards and no right to rob."""
    return _search(
        house,
        lambda game, move, after: _mine(game)
        and len(game.deal.hands[0]) == held
        and not game.deal.trick
        and not _robs(game),
    )


@lru_cache
def last_to_play(house: str = "seed", held: int = 5):
    """The person completes a trick with so many cards."""
    return _search(
        house,
        lambda game, move, after: _mine(game)
        and len(game.deal.hands[0]) == held
        and len(game.deal.trick) == 2
        and isinstance(move, Play),
    )


@lru_cache
def may_rob(house: str = "seed"):
    """The person holds the ace of trumps in the first deal and may take the turned card."""
    return _search(
        house,
        lambda game, move, after: _mine(game)
        and game.deal.number == 1
        and bool(_robs(game))
        and not game.deal.must_rob,
    )


@lru_cache
def must_rob(house: str = "seed"):
    """The person deals, has turned an ace and must take it."""
    return _search(house, lambda game, move, after: _mine(game) and game.deal.must_rob)


@lru_cache
def last_of_deal(house: str = "seed"):
    """The person's card ends the deal, and nobody wins by it."""
    return _search(
        house,
        lambda game, move, after: _mine(game) and after.deal.over and after.winner is None,
    )


@lru_cache
def last_of_game(house: str = "seed"):
    """The person's card ends the game."""
    return _search(house, lambda game, move, after: _mine(game) and after.winner is not None)


@lru_cache
def refused(house: str, reason: str, kept: bool = False):
    """The person holds a card that is refused for this reason: the record, the game and that card.

    `kept`: the hand has a top, too, that may be kept back.
    """
    found = []

    def wanted(game, move, after):
        found.clear()
        if not _mine(game) or game.deal.must_rob or not game.deal.trick:
            return False
        deal = game.deal
        hand = deal.hands[0]
        for card in hand:
            why = refusal(card, hand, deal.led, deal.trump, deal.house)
            if why and why.reason == reason and kept == _keeps_a_top(deal, hand):
                found.append(card)
        return bool(found)

    record, game, _ = _search(house, wanted)
    return record, game, found[0]


def _keeps_a_top(deal, hand):
    from game.rules.trick import may_withhold

    return any(may_withhold(card, deal.led, deal.trump, deal.house) for card in hand)
