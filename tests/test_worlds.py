"""Worlds agree with what a seat knows, leave none out and favour none."""

from collections import Counter
from itertools import combinations

import pytest

from game.ai.dice import WORD, QuickDice
from game.ai.engine import engine
from game.ai.worlds import Worlds, must_hold, played
from game.rules.cards import PACK, rank
from game.rules.deal import HAND
from game.rules.house import PRESETS, SEED
from game.rules.shuffle import Dice
from game.rules.trick import legal_cards
from tests.turns import at_random, lines

HOUSES = list(PRESETS.values())


def _agrees(knowledge, hands):
    """Whether hands (cards by seat) could be: each card played was legal from the hand its seat had then."""
    later: dict = {seat: list(hand) for seat, hand in enumerate(hands)}
    for seat, card, led in reversed(played(knowledge)):
        later[seat].append(card)
        legal = legal_cards(later[seat], None if led == card else led, knowledge.trump, knowledge.house)
        if card not in legal:
            return False
    robber = knowledge.robber
    if robber is None:
        return True
    due = {knowledge.turn_up} if rank(knowledge.turn_up) == "A" else {knowledge.turn_up, "A" + knowledge.trump}
    return due <= set(later[robber])


def _hidden(knowledge):
    seen = set(knowledge.hand) | {card for _, card, _ in played(knowledge)} | {knowledge.discard}
    if knowledge.robber in (None, knowledge.seat):
        seen.add(knowledge.turn_up)
    return [card for card in PACK if card not in seen]


def _counted_out(knowledge):
    """All hands of the other seats that agree, by trying every one."""
    others = [seat for seat in range(knowledge.seats) if seat != knowledge.seat]
    found = []

    def give(place, hands, left):
        if place == len(others):
            if _agrees(knowledge, hands):
                found.append(tuple(tuple(sorted(hand)) for hand in hands))
            return
        seat = others[place]
        for cards in combinations(left, knowledge.cards_held(seat)):
            rest = [card for card in left if card not in cards]
            give(place + 1, hands[:seat] + [cards] + hands[seat + 1 :], rest)

    give(0, [knowledge.hand] * knowledge.seats, _hidden(knowledge))
    return found


def _cards(knowledge, hands):
    cards = engine(knowledge.house, knowledge.trump).cards
    return tuple(tuple(sorted(cards[number] for number in hand)) for hand in hands)


def _small(house, seats, count):
    """Turns late in a deal, whose worlds can be counted out by brute force; those with a robber too."""
    found = []
    for _, _, deal, known in lines("small", house, seats, 30, at_random):
        knowledge = known[deal.to_act]
        held = sum(len(hand) for hand in deal.hands) - len(knowledge.hand)
        if held <= 2 and len(knowledge.hand) > 1 and (knowledge.robber is not None or len(found) < count // 2):
            found.append(knowledge)
    return found[:count]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("house", HOUSES, ids=PRESETS)
def test_every_world_is_found_once(house, seats):
    for knowledge in _small(house, seats, 4):
        worlds = Worlds(knowledge)
        every = [_cards(knowledge, hands) for hands, _ in worlds.every(QuickDice("every"))]
        assert sorted(every) == sorted(_counted_out(knowledge))
        assert worlds.count == len(every)


@pytest.mark.parametrize("house", HOUSES, ids=PRESETS)
def test_every_world_is_equally_likely(house):
    fewest = sorted(_small(house, 3, 4), key=lambda knowledge: Worlds(knowledge).count)
    for knowledge in fewest[:2]:
        worlds, dice = Worlds(knowledge), QuickDice("uniform")
        draws = 20 * worlds.count
        seen = Counter(_cards(knowledge, worlds.draw(dice)[0]) for _ in range(draws))
        assert len(seen) <= worlds.count
        left_out = worlds.count - len(seen)
        chi = sum((count - 20) ** 2 / 20 for count in seen.values()) + 20 * left_out
        freedom = worlds.count - 1
        assert abs(chi - freedom) < 5 * (2 * freedom + 1) ** 0.5


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("house", HOUSES, ids=PRESETS)
def test_worlds_contradict_nothing(house, seats):
    dice = QuickDice("agree")
    for _, _, deal, known in lines("agree", house, seats, 2, at_random):
        knowledge = known[deal.to_act]
        worlds = Worlds(knowledge)
        for _ in range(2):
            hands, discard = worlds.draw(dice)
            cards = _cards(knowledge, hands)
            assert [len(hand) for hand in cards] == [len(hand) for hand in deal.hands]
            assert sorted(cards[knowledge.seat]) == sorted(knowledge.hand)
            dealt = [card for hand in cards for card in hand]
            robbed = knowledge.robber not in (None, knowledge.seat)
            assert robbed == (discard >= 0)
            if robbed:
                dealt.append(engine(house, knowledge.trump).cards[discard])
            assert len(set(dealt)) == len(dealt)
            assert set(dealt) - set(knowledge.hand) <= set(_hidden(knowledge))
            assert _agrees(knowledge, cards)


def test_the_truth_is_no_likelier_than_any_other_world():
    # Before anything is played each of the 46 hidden cards lies with another seat at 5 in 46.
    dice, hits, draws = QuickDice("truth"), 0, 0
    for _, moves, deal, known in lines("truth", SEED, 3, 400, at_random):
        knowledge = known[deal.to_act]
        if moves or knowledge.must_rob:
            continue
        hands = _cards(knowledge, Worlds(knowledge).draw(dice)[0])
        for seat in range(3):
            if seat != knowledge.seat:
                hits += len(set(hands[seat]) & set(deal.hands[seat]))
                draws += HAND
    rate = HAND / 46
    assert abs(hits / draws - rate) < 4 * (rate * (1 - rate) / draws) ** 0.5


def test_the_robber_holds_what_he_took_and_the_discard_is_drawn_anew():
    found = 0
    for _, _, deal, known in lines("robbers", SEED, 3, 60, at_random):
        knowledge = known[deal.to_act]
        seat, kept = must_hold(knowledge)
        if seat is None or not kept:
            continue
        found += 1
        worlds, dice = Worlds(knowledge), QuickDice("robber")
        drawn = [worlds.draw(dice) for _ in range(8)]
        for hands, _ in drawn:
            assert set(kept) <= set(_cards(knowledge, hands)[seat])
        assert len({discard for _, discard in drawn}) > 1
        if found > 20:
            break
    assert found > 5


def test_a_seat_that_did_not_rob_may_still_have_held_the_ace():
    for _, _, deal, known in lines("silent", SEED, 3, 40, at_random):
        knowledge = known[deal.to_act]
        if len(knowledge.tricks) == 1 and knowledge.robber is None and rank(knowledge.turn_up) != "A":
            ace = engine(SEED, knowledge.trump).ace
            worlds, dice = Worlds(knowledge), QuickDice("silent")
            hands = [worlds.draw(dice)[0] for _ in range(300)]
            if "A" + knowledge.trump in _hidden(knowledge):
                assert any(ace in hand for drawn in hands for hand in drawn)
                return
    raise AssertionError


def test_quick_dice_are_even_and_depend_on_their_text_alone():
    dice, same, other = QuickDice("a"), QuickDice("a"), QuickDice("b")
    throws = [dice.below(36) for _ in range(36_000)]
    assert throws[:50] == [same.below(36) for _ in range(50)] != [other.below(36) for _ in range(50)]
    counts = Counter(throws)
    chi = sum((counts[face] - 1000) ** 2 / 1000 for face in range(36))
    assert 10 < chi < 75
    assert all(0 <= dice.word() < WORD for _ in range(1000))
    assert {Dice("x").below(2), QuickDice("x").below(1)} <= {0, 1}
