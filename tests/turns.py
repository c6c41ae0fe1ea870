"""Turns for the tests of the computer players, and deals whose hidden cards lie otherwise."""

from game.rules import deal as deals
from game.rules import knowledge as knowing
from game.rules.deal import IllegalMoveError
from game.rules.events import Dealt, seen_by
from game.rules.shuffle import Dice


def knowledges(house, deal, scores=None):
    """What each seat knows when a deal has just been dealt."""
    seats = len(deal.hands)
    dealt = Dealt(deal.number, deal.dealer, deal.hands, deal.turn_up)
    known = [knowing.start(seat, house, seats).replace(scores=scores or (0,) * seats) for seat in range(seats)]
    return [knowing.see(know, seen_by(know.seat, dealt)) for know in known]


def moved(deal, known, move):
    """A deal and what the seats know after a move."""
    deal, happened = deals.play(deal, move)
    for event in happened:
        known = [knowing.see(know, seen_by(know.seat, event)) for know in known]
    return deal, known


def lines(seed, house, seats, count, choose):
    """So many deals played by `choose(knowledge, choices, dice)`; yields (deal dealt, moves so far, deal, known)."""
    for number in range(count):
        dice = Dice("%s %d" % (seed, number))
        fresh = deals.new_deal(seed, house, number + 1, number % seats, seats)
        scores = tuple([5 * dice.below(house.target // 5) for _ in range(seats)])
        deal, known, moves = fresh, knowledges(house, fresh, scores), ()
        while not deal.over:
            yield fresh, moves, deal, known
            move = choose(known[deal.to_act], deals.legal_moves(deal), dice)
            deal, known = moved(deal, known, move)
            moves += (move,)


def at_random(knowledge, choices, dice):
    """Any of the choices."""
    return choices[dice.below(len(choices))]


def elsewhere(fresh, moves, seat, scores, dice, tries=200):
    """The same deal with the cards that a seat can't see lying elsewhere; what the seat knows then, or None.

    The cards that others have shown stay where they are; the rest is shuffled until every move made is legal.
    """
    house, seats = fresh.house, len(fresh.hands)
    shown = {move.card for move in moves if hasattr(move, "card")} | set(fresh.hands[seat])
    places = [(owner, place) for owner in range(seats) for place in range(5) if fresh.hands[owner][place] not in shown]
    hidden = tuple(fresh.hands[owner][place] for owner, place in places) + fresh.stock
    for _ in range(tries):
        mixed = dice.shuffled(hidden)
        hands = [list(hand) for hand in fresh.hands]
        for (owner, place), card in zip(places, mixed):
            hands[owner][place] = card
        deal = fresh.replace(hands=tuple(map(tuple, hands)), stock=mixed[len(places) :])
        known = knowledges(house, deal, scores)
        try:
            for move in moves:
                if hasattr(move, "discard") and deal.to_act != seat:
                    move = [rob for rob in deals.legal_moves(deal) if hasattr(rob, "discard")][0]
                deal, known = moved(deal, known, move)
        except (IllegalMoveError, IndexError):
            continue
        return known[seat]
    return None
