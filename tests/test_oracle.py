"""The game against the model written from the prose, on every small case and on many drawn ones."""

import itertools
import random

import pytest

from game.rules import cards, deal, house, trick
from game.rules.game import winner_of
from tests import oracle
from tests.games import TARGETS, follow_houses, house_from, rules_of

PAIRS = list(itertools.permutations(oracle.PACK, 2))
HANDS = list(itertools.combinations(oracle.PACK, 2))
LEADS = [(trump, led) for trump in oracle.SUITS for led in oracle.PACK]


def setting_name(rules):
    return "".join(str(int(getattr(rules, field))) for field in oracle.FIELDS[:4])


def fields_that_matter(led, trump):
    """The fields on which the prose lets an answer to this lead depend."""
    if led not in oracle.TRUMPS[trump]:
        return ("follow_or_trump",)
    if led != "AH":
        return ("renege_to_lower_only",)
    return ("renege_to_lower_only", "ace_of_hearts_draws_all", "heart_to_ace_of_hearts")


class Forbidden:
    """The oracle's answer for all pairs and a lead: whether holding the one card forbids the other."""

    def __init__(self):
        self.known = {}

    def __call__(self, led, trump, rules, pairs):
        matter = tuple(getattr(rules, field) for field in fields_that_matter(led, trump))
        if (led, trump, matter) not in self.known:
            said = rules_of(rules)
            self.known[led, trump, matter] = [
                card not in oracle.legal((held, card), led, trump, said) for held, card in pairs
            ]
        return self.known[led, trump, matter]


forbidden = Forbidden()


def test_pack_is_the_52_cards():
    assert sorted(cards.PACK) == sorted(oracle.PACK)
    assert len(set(cards.PACK)) == 52
    assert sorted(cards.SUITS) == sorted(oracle.SUITS)


@pytest.mark.parametrize("suit", oracle.SUITS)
def test_orders_are_the_printed_tables(suit):
    assert cards.trumps(suit) == tuple(oracle.TRUMPS[suit])
    assert cards.plain(suit) == tuple(oracle.PLAIN[suit])
    assert sorted(cards.tops(suit)) == sorted(oracle.TOPS[suit])
    for card in oracle.PACK:
        assert cards.is_trump(card, suit) == (card in oracle.TRUMPS[suit])


def test_presets_are_the_printed_table():
    assert {name: rules_of(rules) for name, rules in house.PRESETS.items()} == oracle.HOUSES
    assert (house.SEED, house.TRADITIONAL, house.MARITIME) == tuple(
        house.PRESETS[name] for name in ("seed", "traditional", "maritime")
    )


@pytest.mark.parametrize("trump", oracle.SUITS)
def test_every_trick_of_three_cards(trump):
    tricks = list(itertools.permutations(oracle.PACK, 3))
    assert len(tricks) == 132_600
    differing = [played for played in tricks if trick.taker(played, trump) != oracle.taker(played, trump)]
    assert differing == []


@pytest.mark.parametrize("size", (1, 2, 4, 5, 6))
def test_drawn_tricks_of_other_sizes(size):
    dice = random.Random(size)
    for _ in range(4_000):
        played, trump = tuple(dice.sample(oracle.PACK, size)), dice.choice(oracle.SUITS)
        assert trick.taker(played, trump) == oracle.taker(played, trump), (played, trump)


@pytest.mark.parametrize("led", oracle.PACK)
def test_every_pair_to_every_lead_in_all_sixteen_settings(led):
    pairs = [pair for pair in PAIRS if led not in pair]
    assert len(pairs) == 51 * 50
    for rules in follow_houses():
        for trump in oracle.SUITS:
            said = [trick.binds(held, card, led, trump, rules) for held, card in pairs]
            if said != forbidden(led, trump, rules, pairs):
                wrong = [
                    pair
                    for pair, one, other in zip(pairs, said, forbidden(led, trump, rules, pairs), strict=True)
                    if one != other
                ]
                pytest.fail(f"{led} led, trumps {trump}, {setting_name(rules)}: {wrong[:5]}")


# MARITIME says the same of legal cards as TRADITIONAL.
@pytest.mark.parametrize("name", ["seed", "traditional"])
def test_every_hand_of_two_cards(name):
    rules, said = house.PRESETS[name], oracle.HOUSES[name]
    for trump, led in LEADS:
        for hand in HANDS:
            if led in hand:
                continue
            legal = trick.legal_cards(hand, led, trump, rules)
            assert legal == tuple(oracle.legal(hand, led, trump, said)), (hand, led, trump)


@pytest.mark.parametrize("rules", follow_houses(), ids=setting_name)
def test_drawn_hands_of_five_cards(rules):
    dice = random.Random(setting_name(rules))
    said = rules_of(rules)
    for _ in range(1_500):
        led, *hand = dice.sample(oracle.PACK, dice.choice((4, 5, 6, 6, 6)))
        trump = dice.choice(oracle.SUITS)
        led = dice.choice((led, led, led, "AH", None))
        hand = tuple(card for card in hand if card != led)
        wanted = oracle.legal(hand, led, trump, said)
        assert trick.legal_cards(hand, led, trump, rules) == tuple(wanted), (hand, led, trump)
        for card in hand:
            refused = trick.refusal(card, hand, led, trump, rules)
            assert (refused is None) == (card in wanted), (card, hand, led, trump)
            if refused is not None:
                assert refused.held in hand
                assert card not in oracle.legal((refused.held, card), led, trump, said)


def test_a_card_not_held_is_refused():
    assert trick.refusal("2C", ("3C", "KD"), None, "H", house.SEED) is not None
    assert trick.refusal("2C", ("3C", "KD"), "4C", "H", house.SEED) is not None


@pytest.mark.parametrize("seats", (2, 3, 4, 5, 6))
def test_drawn_deals_are_scored_alike(seats):
    dice = random.Random(seats)
    for _ in range(400):
        rules = house_from(dice.randrange(256))
        played = dice.sample(oracle.PACK, 5 * seats)
        tricks = tuple(tuple(played[seats * one : seats * one + seats]) for one in range(5))
        trump, leader = dice.choice(oracle.SUITS), dice.randrange(seats)
        got = deal.score(rules, trump, leader, tricks, seats)
        wanted = oracle.score(rules_of(rules), trump, leader, tricks, seats)
        answer = list(got.takers), list(got.points), got.best_trump, got.best_trump_trick
        assert answer == wanted, (rules, trump, leader, tricks)


@pytest.mark.parametrize("seats", (2, 3, 4, 5, 6))
def test_drawn_ends_are_judged_alike(seats):
    dice = random.Random(seats)
    winners = 0
    for _ in range(4_000):
        rules = house_from(dice.randrange(256), dice.choice(TARGETS))
        below = rules.target if rules.first_out else rules.target + 15
        scores = [dice.randrange(max(0, below - 30), below, 5) for _ in range(seats)]
        takers = [dice.randrange(dice.choice((1, 2, seats))) for _ in range(5)]
        best = dice.choice((None, 0, 1, 2, 3, 4))
        points = [5 * takers.count(seat) for seat in range(seats)]
        if best is not None and rules.best_trump_bonus:
            points[takers[best]] += 5
        wanted = oracle.winner(rules_of(rules), scores, points, takers, best)
        got = winner_of(rules, tuple(scores), tuple(points), tuple(takers), best)
        assert got == wanted, (rules, scores, points, takers, best)
        winners += got is not None
    assert 400 < winners < 3_900


@pytest.mark.parametrize("turn_up", oracle.PACK)
def test_the_right_to_rob_in_drawn_hands(turn_up):
    dice = random.Random(turn_up)
    rest = [card for card in oracle.PACK if card != turn_up]
    for _ in range(60):
        rules, seats = house_from(dice.randrange(256)), dice.randrange(2, 7)
        dealt = dice.sample(rest, 5 * seats)
        hands = tuple(tuple(dealt[5 * seat : 5 * seat + 5]) for seat in range(seats))
        dealer = dice.randrange(seats)
        got = deal.robber(rules, turn_up, dealer, hands)
        wanted = oracle.robber(rules_of(rules), turn_up, dealer, hands)
        if wanted is None:
            assert got is None
        else:
            assert (got.seat, got.must, list(got.may_discard)) == wanted
