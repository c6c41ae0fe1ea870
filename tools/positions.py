"""Positions to measure and to test players on: turns out of deals by the rule-follower that now and then slips."""

from game.ai import review
from game.ai.follower import follower
from game.rules import deal as deals
from game.rules import knowledge as knowing
from game.rules.events import Dealt, seen_by
from game.rules.game import legal_moves, new_game, play, to_act
from game.rules.house import SEED
from game.rules.record import Record
from game.rules.shuffle import Dice

SLIPS = 4  # one move in so many is drawn from the legal ones


def all_turns(seed: str, house=SEED, seats: int = 3, scores=None):
    """For ever: what the seat to act knows and may do, turn by turn of deal after deal, at drawn scores."""
    number = 0
    while True:
        dice = Dice("positions %d of %s" % (number, seed))
        dealer = number % seats
        deal = deals.new_deal(seed, house, number + 1, dealer, seats)
        dealt = Dealt(number + 1, dealer, deal.hands, deal.turn_up)
        fives = [5 * dice.below(house.target // 5) for _ in range(seats)]
        knows = [
            knowing.start(seat, house, seats).replace(scores=tuple(scores or fives))
            for seat in range(seats)
        ]
        knows = [knowing.see(know, seen_by(know.seat, dealt)) for know in knows]
        while not deal.over:
            choices = deals.legal_moves(deal)
            yield knows[deal.to_act], choices
            slips = dice.below(SLIPS) == 0
            at_random = choices[dice.below(len(choices))]
            move = at_random if slips else follower(knows[deal.to_act], choices)
            deal, happened = deals.play(deal, move)
            for event in happened:
                knows = [knowing.see(know, seen_by(know.seat, event)) for know in knows]
        number += 1


def turns(seed: str, count: int, house=SEED, seats: int = 3):
    """So many turns at which there is more than one legal move: (knowledge, choices)."""
    return _first(count, all_turns(seed, house, seats), lambda knowledge, choices: len(choices) > 1)


def third_seat_in_trick_four(seed: str, count: int, house=SEED):
    """So many turns of the third seat in trick four with a choice."""

    def fits(knowledge, choices):
        return len(knowledge.tricks) == 3 and len(knowledge.trick) == 2 and len(choices) > 1

    return _first(count, all_turns(seed, house), fits)


def _first(count, source, fits):
    for knowledge, choices in source:
        if count and fits(knowledge, choices):
            count -= 1
            yield knowledge, choices
        if not count:
            return


def record_of_a_game(seed: str, house=SEED, seats: int = 3) -> Record:
    """The record of a whole game by the rule-follower that now and then slips."""
    dice = Dice("record of " + seed)
    game = new_game(seed, house, seats)
    knows = [knowing.start(seat, house, seats) for seat in range(seats)]
    moves = []
    while game.winner is None:
        choices = legal_moves(game)
        move = choices[0]
        actor = to_act(game)
        if actor is not None:
            slips = dice.below(SLIPS) == 0
            at_random = choices[dice.below(len(choices))]
            move = at_random if slips else follower(knows[actor], choices)
        moves.append(move)
        game, happened = play(game, move)
        for event in happened:
            knows = [knowing.see(know, seen_by(know.seat, event)) for know in knows]
    names = tuple(["You", "Angus", "Maeve", "Bridie", "Cormac", "Alphonse"][:seats])
    return Record(seed, house, names, tuple(moves))


def reviewed_decisions(seed: str, count: int) -> list:
    """So many decisions of seat 0 out of whole games."""
    found: list = []
    number = 0
    while len(found) < count:
        found.extend(review.decisions(record_of_a_game("%s %d" % (seed, number)), 0))
        number += 1
    return found[:count]
