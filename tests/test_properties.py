"""What holds at every moment of every game: two to six seats, all houses, any seed, any legal moves."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.rules import events, knowledge, record
from game.rules.game import (
    IllegalMoveError,
    NextDeal,
    Play,
    Rob,
    legal_moves,
    new_game,
    play,
    to_act,
)
from game.rules.house import House, from_text, to_text
from tests import oracle
from tests.games import TARGETS, game_of
from tests.hidden import NUMBERS, cards_in, leaves, open_to, swapped

yes_no = st.booleans()
houses = st.builds(House, yes_no, yes_no, yes_no, yes_no, yes_no, yes_no, yes_no, yes_no, st.sampled_from(TARGETS))
seeds = st.one_of(st.integers(), st.text(st.characters(codec="utf-8"), max_size=20))
games = st.builds(lambda *given: list(game_of(*given)), seeds, houses, st.integers(2, 6), st.integers(0, 2**32))
names = st.text(st.characters(codec="utf-8"), max_size=12)
# The same games in every run; a whole game is one example, so none is "too slow".
quick = settings(
    max_examples=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def all_cards(deal):
    """Every card of a deal wherever it is, a card in two places twice."""
    held = [card for hand in deal.hands for card in hand]
    taken = [card for trick in deal.tricks for card in trick.cards]
    turned = [deal.turn_up] if deal.robber is None else [deal.discard]
    return held + taken + list(deal.trick) + turned + list(deal.stock)


@quick
@given(games)
def test_52_cards_at_every_moment(played):
    for *_, game in played:
        deal = game.deal
        assert sorted(all_cards(deal)) == sorted(oracle.PACK)
        assert (deal.robber is None) == (deal.discard is None)
        for seat, hand in enumerate(deal.hands):
            gone = len(deal.tricks) + ((seat - deal.leader) % game.seats < len(deal.trick))
            assert len(hand) == 5 - gone


@quick
@given(games)
def test_one_seat_to_act_or_a_deal_to_be_dealt_or_a_winner(played):
    assert to_act(played[0][0]) is None
    assert legal_moves(played[0][0]) == (NextDeal(),)
    for *_, game in played:
        moves = legal_moves(game)
        if game.winner is not None:
            assert (to_act(game), moves) == (None, ())
        elif game.deal.over:
            assert (to_act(game), moves) == (None, (NextDeal(),))
        else:
            hand = game.deal.hands[to_act(game)]
            assert moves
            assert all(isinstance(move, (Play, Rob)) and cards_in(move) <= set(hand) for move in moves)
            assert game.deal.must_rob == all(isinstance(move, Rob) for move in moves)
    assert played[-1][3].winner in range(played[-1][3].seats)


@quick
@given(games)
def test_deals_count_25_or_30_and_scores_are_their_sum(played):
    total = [0] * played[0][0].seats
    scored = [event for _, _, happened, _ in played for event in happened if hasattr(event, "points")]
    assert len(scored) == played[-1][3].deal.number
    for event in scored:
        bonus = played[0][0].house.best_trump_bonus and event.best_trump is not None
        assert sum(event.points) == (30 if bonus else 25)
        assert all(points % 5 == 0 for points in event.points)
        total = [before + more for before, more in zip(total, event.points, strict=True)]
        assert list(event.scores) == total
    assert list(played[-1][3].scores) == total


@quick
@given(games)
def test_the_deal_passes_left_and_the_eldest_leads(played):
    dealers = [game.deal.dealer for _, move, _, game in played if isinstance(move, NextDeal)]
    seats = played[0][0].seats
    assert dealers == [(dealers[0] + number) % seats for number in range(len(dealers))]
    for _, _, happened, game in played:
        assert game.dealer == game.deal.dealer
        for event in happened:
            if isinstance(event, events.TrickTaken) and len(game.deal.tricks) == 1:
                assert event.leader == (game.dealer + 1) % seats


@quick
@given(games, st.data())
def test_anything_else_is_refused_and_changes_nothing(played, data):
    for _ in range(4):
        game = data.draw(st.sampled_from(played))[data.draw(st.sampled_from((0, 3)))]
        allowed = set(legal_moves(game))
        before = repr(game)
        moves = [NextDeal()] + [kind(card) for kind in (Play, Rob) for card in oracle.PACK]
        for move in moves + [Play("XX"), Play(None), Play(""), Rob("5"), Rob(None), None, "2C", 7]:
            if move in allowed:
                after, happened = play(game, move)
                assert happened and after != game
            else:
                with pytest.raises(IllegalMoveError):
                    play(game, move)
        assert repr(game) == before


@quick
@given(games, st.data())
def test_a_record_is_the_game(played, data):
    first, last = played[0][0], data.draw(st.integers(0, len(played)))
    game = played[last - 1][3] if last else first
    kept = record.Record(
        seed=game.seed,
        house=game.house,
        names=tuple(data.draw(st.lists(names, min_size=game.seats, max_size=game.seats))),
        moves=tuple(move for _, move, _, _ in played[:last]),
    )
    text = record.to_text(kept)
    assert record.from_text(text) == kept
    assert record.to_text(record.from_text(text)) == text
    assert record.replay(kept) == game
    assert record.replay(record.from_text(text)) == game


@quick
@given(games, st.data())
def test_a_record_with_an_illegal_move_is_refused(played, data):
    moves = [move for _, move, _, _ in played]
    place = data.draw(st.integers(0, len(moves) - 1))
    legal = legal_moves(played[place][0])
    wrong = [Play(card) for card in oracle.PACK if Play(card) not in legal]
    moves[place] = data.draw(st.sampled_from(wrong))
    game = played[0][0]
    kept = record.Record(seed=game.seed, house=game.house, names=("?",) * game.seats, moves=tuple(moves))
    with pytest.raises(record.RecordError):
        record.replay(kept)
    with pytest.raises(record.RecordError):
        record.from_text(record.to_text(kept))


@settings(quick, max_examples=200)
@given(houses)
def test_a_house_is_its_text(house):
    assert from_text(to_text(house)) == house
    assert house.replace(target=45).target == 45
    assert house.replace() == house


@quick
@given(games)
def test_nobody_sees_a_hidden_card(played):
    seats = played[0][0].seats
    since = []
    for _, move, happened, game in played:
        since = list(happened) if isinstance(move, NextDeal) else since + list(happened)
        for seat in list(range(seats)) + [None]:
            known = open_to(seat, since)
            for event in happened:
                shown = events.seen_by(seat, event)
                assert type(shown) is type(event)
                assert cards_in(shown) <= known
                assert leaves(shown) - set(oracle.PACK) <= NUMBERS
                if isinstance(event, events.Robbed):
                    assert (shown.seat, shown.taken) == (event.seat, game.deal.turn_up)
                    assert shown.discard == (event.discard if seat == event.seat else None)


@quick
@given(games, st.data())
def test_another_deal_of_the_hidden_cards_looks_the_same(played, data):
    last = data.draw(st.integers(1, len(played)))
    game, played = played[last - 1][3], played[:last]
    before = [move for _, move, _, _ in played]
    start = len(before) - 1 - before[::-1].index(NextDeal())
    earlier = [event for _, _, happened, _ in played[:start] for event in happened]
    since = [event for _, _, happened, _ in played[start:] for event in happened]
    for seat in list(range(game.seats)) + [None]:
        hidden = sorted(set(oracle.PACK) - open_to(seat, since))
        order = hidden[:]
        random.Random(data.draw(st.integers(0, 999))).shuffle(order)
        other = dict(zip(hidden, order, strict=True))
        known = likewise = knowledge.start(seat, game.house, game.seats)
        for event in earlier:
            known = likewise = knowledge.see(known, events.seen_by(seat, event))
        for event in since:
            known = knowledge.see(known, events.seen_by(seat, event))
            likewise = knowledge.see(likewise, events.seen_by(seat, swapped(event, other)))
        assert likewise == known
        assert cards_in(known) <= open_to(seat, since)
        if seat is not None and to_act(game) == seat:
            elsewhere = game.replace(deal=swapped(game.deal, other))
            assert legal_moves(elsewhere) == legal_moves(game)


@quick
@given(games)
def test_knowledge_keeps_up_with_the_game(played):
    first = played[0][0]
    known = [knowledge.start(seat, first.house, first.seats) for seat in range(first.seats)]
    for _, _, happened, game in played:
        for seat in range(game.seats):
            for event in happened:
                known[seat] = knowledge.see(known[seat], events.seen_by(seat, event))
            own, deal = known[seat], game.deal
            assert sorted(own.hand) == sorted(deal.hands[seat])
            assert (own.scores, own.winner, own.dealer) == (game.scores, game.winner, deal.dealer)
            assert (own.turn_up, own.trick, own.leader) == (deal.turn_up, deal.trick, deal.leader)
            assert (own.number, own.robber) == (deal.number, deal.robber)
            assert tuple(own.tricks) == deal.tricks
            assert own.discard == (deal.discard if deal.robber == seat else None)
            assert not hasattr(own, "seed")


@pytest.mark.parametrize("seats", (-1, 0, 1, 7))
def test_other_numbers_of_seats_are_refused(seats):
    with pytest.raises(ValueError, match="2 to 6"):
        new_game("kitchen", from_text("seed"), seats)
