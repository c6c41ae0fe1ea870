"""Counts out what a card is worth to the third seat of trick four, by the rules alone: the judge's oracle."""

from game.ai.chances import chances
from game.ai.worth import A_POINT
from game.rules.cards import PACK, rank
from game.rules.deal import score
from game.rules.game import winner_of
from game.rules.trick import binds, taker


def counted_out(knowledge, choices) -> list[float]:
    """The mean worth of each choice over every way the hidden cards can lie; the last trick is forced."""
    totals, ways = [0.0] * len(choices), 0
    seat, seats = knowledge.seat, knowledge.seats
    first, second = [(knowledge.leader + step) % seats for step in range(seats - 1)]
    hidden = _hidden(knowledge)
    for one in hidden:
        for other in hidden:
            if one != other and _agree(knowledge, {first: one, second: other}):
                ways += 1
                for index, choice in enumerate(choices):
                    last = {first: one, second: other}
                    last[seat] = [card for card in knowledge.hand if card != choice.card][0]
                    totals[index] += _worth(knowledge, choice.card, last)
    return [total / ways for total in totals]


def _hidden(knowledge):
    seen = set(knowledge.hand) | set(knowledge.trick) | {knowledge.discard}
    for trick in knowledge.tricks:
        seen.update(trick.cards)
    if knowledge.robber in (None, knowledge.seat):
        seen.add(knowledge.turn_up)
    return [card for card in PACK if card not in seen]


def _agree(knowledge, last):
    """Whether these last cards of the other seats contradict nothing that was seen."""
    tricks = [(trick.leader, trick.cards) for trick in knowledge.tricks]
    tricks.append((knowledge.leader, knowledge.trick))
    shown = []
    for leader, cards in tricks:
        for step, card in enumerate(cards):
            seat = (leader + step) % knowledge.seats
            shown.append((seat, card))
            held = last.get(seat)
            if step and held and binds(held, card, cards[0], knowledge.trump, knowledge.house):
                return False
    robber = knowledge.robber
    if robber is None or robber == knowledge.seat:
        return True
    must_have = [knowledge.turn_up]
    if rank(knowledge.turn_up) != "A":
        must_have.append("A" + knowledge.trump)
    return all(last[robber] == card or (robber, card) in shown for card in must_have)


def _worth(knowledge, card, last):
    trump, seats, house = knowledge.trump, knowledge.seats, knowledge.house
    fourth = knowledge.trick + (card,)
    leader = (knowledge.leader + taker(fourth, trump)) % seats
    fifth = tuple(last[(leader + step) % seats] for step in range(seats))
    tricks = [trick.cards for trick in knowledge.tricks] + [fourth, fifth]
    found = score(house, trump, knowledge.tricks[0].leader, tricks, seats)
    own = found.points[knowledge.seat]
    lead = own - (sum(found.points) - own) / (seats - 1)
    winner = winner_of(house, knowledge.scores, found.points, found.takers, found.best_trump_trick)
    if winner is not None:
        chance = 1.0 if winner == knowledge.seat else 0.0
    else:
        after = [before + more for before, more in zip(knowledge.scores, found.points)]
        chance = chances(house, after, (knowledge.dealer + 1) % seats)[knowledge.seat]
    return chance + A_POINT * lead
