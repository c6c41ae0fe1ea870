"""The thinker answers every message, and a seat does without it when it does not."""

import json

import pytest

from game import thinker
from game.ai import asking, hint, levels, review, wire
from game.ai.decision import decide
from game.ai.levels import LEVELS
from game.ai.playout import end_of
from game.ai.reasons import REASONS
from game.rules import record as records
from game.rules.deal import legal_moves
from game.rules.house import PRESETS
from tests.finishing import finish
from tests.turns import at_random, lines
from tools.positions import record_of_a_game, reviewed_decisions, third_seat_in_trick_four, turns


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("house", PRESETS.values(), ids=PRESETS)
def test_knowledge_survives_the_wire(house, seats):
    for _, _, deal, known in lines("wire", house, seats, 3, at_random):
        knowledge = known[deal.to_act]
        plain = json.loads(json.dumps([wire.event_to_plain(event) for event in wire.events_known(knowledge)]))
        back = wire.knowledge_from_plain(knowledge.seat, house, seats, plain)
        assert back.replace(scored=None) == knowledge
        choices = legal_moves(deal)
        assert wire.moves_from_plain(wire.moves_to_plain(choices)) == choices


def test_every_event_of_a_game_survives_the_wire():
    record = record_of_a_game("events")
    decisions = review.decisions(record, 0)
    for decision in decisions:
        for event in wire.events_known(decision.knowledge):
            assert wire.event_from_plain(json.loads(json.dumps(wire.event_to_plain(event)))) == event


def test_the_thinker_moves_as_the_level_does():
    for knowledge, choices in turns("thinker", 4):
        message = asking.move("angus", "dice", knowledge, choices)
        move = asking.answered_move(thinker.answer(message), choices)
        assert move == decide(levels.level("angus"), "dice", knowledge, choices)


def test_the_thinker_hints_and_gives_its_reason():
    for knowledge, choices in turns("hint", 4):
        answer = asking.answered(thinker.answer(asking.hint("dice", knowledge, choices)))
        assert answer["reason"] in REASONS
        assert answer["sure"] in hint.SURES
        assert records.move_from_text(answer["move"]) in choices
    only = choices[:1]
    assert hint.hint(knowledge, only, "dice") == hint.Hint(only[0], "reason-only-move", "sure-certain")


def test_the_thinker_looks_back():
    record = record_of_a_game("back")
    found = review.decisions(record, 0)
    message = json.loads(asking.review(record, 0, 1, "dice"))
    message["worlds"] = 200
    answer = json.loads(thinker.answer(json.dumps(message)))
    cost = review.cost(found[1], "dice", 200)
    assert answer["count"] == len(found)
    assert answer["cost"]["points"] == cost.points
    assert answer["is_mistake"] == cost.is_mistake
    assert review.to_text([cost]).startswith("%d.%d " % (cost.deal, cost.trick))


def test_a_review_blames_by_what_was_known():
    costs = [review.cost(decision, "blame", 300) for decision in reviewed_decisions("blame", 20)]
    assert all(cost.points >= 0 for cost in costs)
    assert all(cost.points == 0 for cost in costs if cost.best == cost.move)
    mistakes = [cost for cost in costs if cost.is_mistake]
    assert mistakes
    assert all(cost.points >= review.MISTAKE and cost.points > cost.points_interval for cost in mistakes)


def test_a_review_that_counts_out_is_exact():
    exact = 0
    for knowledge, choices in third_seat_in_trick_four("exact", 12):
        if knowledge.robber in (None, knowledge.seat):
            exact += 1
            decision = review.Decision(1, 4, knowledge.replace(scores=(0, 0, 0)), choices, choices[-1])
            cost = review.cost(decision, "one")
            assert (cost.points_interval, cost.chance_interval) == (0, 0)
            assert cost == review.cost(decision, "other")
    assert exact > 5


def test_a_review_owes_to_chance_no_more_than_the_discard_where_worlds_are_counted_out():
    robbed = 0
    for knowledge, choices in third_seat_in_trick_four("discard", 12):
        if knowledge.robber not in (None, knowledge.seat):
            robbed += 1
            decision = review.Decision(1, 4, knowledge, choices, choices[-1])
            one, other = review.cost(decision, "one"), review.cost(decision, "other")
            assert one.points_interval <= 0.02
            assert abs(one.points - other.points) <= 0.02
    assert robbed > 2


def test_a_review_counts_the_points_of_the_seat_itself():
    for decision in reviewed_decisions("own", 8):
        cost = review.cost(decision, "own", 60)
        reviewing = review.Reviewing(decision, "own", 60)
        for _ in reviewing.think():
            pass
        judge = reviewing._judge
        best, made = judge.moves.index(cost.best), judge.moves.index(cost.move)
        own = [[_own_points(decision, end) for end in judge.ends[index]] for index in (best, made)]
        assert cost.points == pytest.approx(sum(own[0]) / len(own[0]) - sum(own[1]) / len(own[1]))


def _own_points(decision, end):
    knowledge = decision.knowledge
    takers, top_trick = end_of(end, knowledge.seats)
    return sum(
        10 if knowledge.house.best_trump_bonus and number == top_trick else 5
        for number, taker in enumerate(takers)
        if taker == knowledge.seat
    )


GOOD = json.loads(asking.move("angus", "dice", *next(turns("bad", 1))))
BAD = [
    "",
    "nonsense",
    "[]",
    "{}",
    "null",
    '{"ask": "tea"}',
    json.dumps({**GOOD, "house": "castle"}),
    json.dumps({**GOOD, "seat": 7}),
    json.dumps({**GOOD, "seat": "me"}),
    json.dumps({**GOOD, "seats": 1}),
    json.dumps({**GOOD, "level": "nobody"}),
    json.dumps({**GOOD, "choices": []}),
    json.dumps({**GOOD, "choices": ["ZZ"]}),
    json.dumps({**GOOD, "choices": [5]}),
    json.dumps({**GOOD, "events": None}),
    json.dumps({**GOOD, "events": [["dealt", 1]]}),
    json.dumps({**GOOD, "events": [["won", 1, "5H"], ["taken", "5H", 1, 2]]}),
    json.dumps({**GOOD, "events": []}),
    json.dumps({**GOOD, "worlds": 0}),
    json.dumps({**GOOD, "dice": None}),
    json.dumps({"ask": "review", "record": "forty-five 1", "seat": 0, "number": 0, "dice": ""}),
]


@pytest.mark.parametrize("text", BAD)
def test_a_message_that_makes_no_sense_gets_a_sentence(text):
    answer = json.loads(thinker.answer(text))
    assert list(answer) == ["error"]
    assert answer["error"].strip()
    assert asking.answered(json.dumps(answer)) is None


def test_an_answer_carries_the_number_of_its_message():
    assert json.loads(thinker.answer(json.dumps({**GOOD, "id": 12})))["id"] == 12
    assert json.loads(thinker.answer('{"id": 13}'))["id"] == 13


REPLIES = [None, "raise", "", "{}", '{"error": "no"}', '{"move": "5H5"}', '{"move": 3}', "[1]", "x"]


@pytest.mark.parametrize("reply", REPLIES)
def test_a_seat_thinks_for_itself_when_the_thinker_fails(reply):
    asked = []

    async def broken(text):
        asked.append(text)
        if reply == "raise":
            raise OSError("the worker died")
        return reply

    strongest = LEVELS[-1].replace(table_worlds=4)
    knowledge, choices = next(turns("fails", 1))
    move = finish(levels.player(strongest, "fails", broken).decide(knowledge, choices))
    assert asked
    assert move == decide(strongest, "fails", knowledge, choices, 4)


def test_nothing_of_the_seed_or_of_other_hands_goes_to_the_thinker():
    for knowledge, choices in turns("secret", 12):
        message = json.loads(asking.move("cormac", "own dice", knowledge, choices))
        assert "seed" not in message
        dealt = [event for event in message["events"] if event[0] == "dealt"][0]
        others = [hand for seat, hand in enumerate(dealt[3]) if seat != knowledge.seat]
        assert all(card is None for hand in others for card in hand)


def test_a_spectator_is_no_player():
    with pytest.raises(wire.WireError):
        wire.knowledge_from_plain(None, PRESETS["seed"], 3, [])
