"""The packs: all 52 cards, every order about as likely, the same for the same seed, and dealt three then two."""

import pytest

from game.rules.game import NextDeal, new_game, play
from game.rules.house import SEED
from game.rules.shuffle import Dice, first_dealer, pack_of
from tests import oracle

PACKS = [pack_of(f"shuffle {seed}", deal) for seed in range(400) for deal in range(1, 11)]


def unevenness(counts, expected):
    """Pearson's chi-squared of some counts that should all be as expected."""
    return sum((count - expected) ** 2 / expected for count in counts)


def test_a_pack_is_all_cards():
    assert all(sorted(pack) == sorted(oracle.PACK) for pack in PACKS)
    assert len(set(PACKS)) == len(PACKS)


def test_every_card_is_as_likely_at_every_place():
    for place in (0, 1, 14, 15, 50, 51):
        at_place = [pack[place] for pack in PACKS]
        # 51 degrees of freedom: above 100 once in 100,000
        assert unevenness(map(at_place.count, oracle.PACK), len(PACKS) / 52) < 100, place


def test_neighbouring_cards_are_independent():
    following = [0] * 52
    for pack in PACKS:
        for one, two in zip(pack, pack[1:], strict=False):
            following[(oracle.PACK.index(two) - oracle.PACK.index(one)) % 52] += 1
    assert following[0] == 0
    assert unevenness(following[1:], len(PACKS)) < 100


@pytest.mark.parametrize("seats", (2, 3, 4, 5, 6))
def test_every_seat_is_as_likely_to_deal_first(seats):
    dealers = [first_dealer(f"dealer {seed}", seats) for seed in range(3_000)]
    # at most 5 degrees of freedom: above 30 once in 50,000
    assert unevenness(map(dealers.count, range(seats)), 3_000 / seats) < 30


@pytest.mark.parametrize("limit", (1, 2, 3, 5, 7, 52, 1_000))
def test_dice_stay_below_their_limit(limit):
    dice = Dice(f"below {limit}")
    thrown = [dice.below(limit) for _ in range(2_000)]
    assert set(thrown) <= set(range(limit))
    assert len(set(thrown)) > limit / 2


@pytest.mark.parametrize("seats", (2, 3, 4, 5, 6))
def test_three_cards_each_then_two_then_the_turn_up(seats):
    game, _ = play(new_game("dealing", SEED, seats), NextDeal())
    deal, pack = game.deal, pack_of("dealing", 1)
    order = [(deal.dealer + 1 + step) % seats for step in range(seats)]
    for step, seat in enumerate(order):
        three = pack[3 * step : 3 * step + 3]
        two = pack[3 * seats + 2 * step : 3 * seats + 2 * step + 2]
        assert deal.hands[seat] == three + two
    assert deal.turn_up == pack[5 * seats]
    assert deal.stock == pack[5 * seats + 1 :]


def test_a_seed_may_be_a_number_or_its_text():
    assert new_game(45, SEED) == new_game("45", SEED)
    assert play(new_game(45, SEED), NextDeal()) == play(new_game("45", SEED), NextDeal())
    assert pack_of("45", 1) != pack_of("45", 2)
    assert pack_of("45", 1) != pack_of("45 ", 1)
