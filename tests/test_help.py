"""Taking back, playing a deal again and open hands, over whole games through the table's loop."""

import random

import pytest

from game.rules import record as records
from game.rules.game import NextDeal, Rob, legal_moves, to_act
from game.rules.house import PRESETS
from game.table.choreography import steps
from game.table.loop import fresh_record, retrace
from game.table.open_hands import with_open_hands
from game.table.scene import scene
from game.table.undoing import begun_again, undone
from tests.fake_screen import NAMES, Answering, FakeScreen, play_through, table
from tests.finishing import finish
from tests.games import game_of
from tests.hidden import cards_in
from tests.pages import own_cards

HOUSES = sorted(PRESETS)


def at_random(dice):
    throws = random.Random(dice)
    return lambda knowledge, choices: throws.choice(choices)


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seed", range(4))
def test_after_undo_the_question_is_the_same_as_it_was_then(house, seed):
    """Asked back and back to the first decision of each deal: hands, choices and what was told are what they were."""
    asked = []  # for each deal: the version and what the person knew and might do
    game = None

    def choose(knowledge, choices):
        if choices == (NextDeal(),):
            asked.append([])
        else:
            asked[-1].append((knowledge, choices))
        return throws.choice(choices)

    throws = random.Random(seed)
    asked.append([])
    game, saved = play_through(fresh_record(seed, PRESETS[house], NAMES), choose)
    ends = [record for record in saved if retrace(record)[0].deal.over]
    assert len(ends) == len(asked) > 1
    for record, questions in zip(ends, asked):
        back = undone(record)
        for knowledge, choices in reversed(questions):
            now, knowledges, told = retrace(back)
            assert to_act(now) == 0
            assert knowledges[0] == knowledge
            assert legal_moves(now) == choices
            assert retrace(records.from_text(records.to_text(back)))[2] == told
            back = undone(back)
        assert back is None
        first = begun_again(record)
        assert first.moves[-1] == NextDeal() and first.moves == record.moves[: len(first.moves)]
    assert game.record.moves == ends[-1].moves


def test_the_opponents_play_the_same_again_if_the_person_does():
    start = fresh_record("again", PRESETS["seed"], NAMES)
    whole, _ = play_through(start, lambda knowledge, choices: choices[-1])
    for cut in (undone(whole.record), begun_again(whole.record)):
        again, _ = play_through(cut, lambda knowledge, choices: choices[-1])
        assert again.record == whole.record


def test_another_card_leads_on_to_another_game():
    start = fresh_record("other", PRESETS["seed"], NAMES)
    left, _ = play_through(start, lambda knowledge, choices: choices[-1], limit=4)
    cut = begun_again(left.record)
    other, _ = play_through(cut, lambda knowledge, choices: choices[0], limit=4)
    assert own_cards(other.record)[: len(own_cards(cut)) + 1] != own_cards(left.record)[: len(own_cards(cut)) + 1]


def test_the_scene_says_whether_something_can_be_taken_back():
    checked = set()
    for seed in range(6):
        _, saved = play_through(fresh_record(seed, PRESETS["seed"], NAMES), at_random(seed))
        for record in saved:
            may = scene(retrace(record)[1][0]).may_undo
            assert may == (undone(record) is not None)
            checked.add(may)
    assert checked == {True, False}


# Open hands


def test_hands_lie_open_only_when_asked_and_only_in_that_deal():
    """Played through with all hands open in every second deal: then the scene has all of them, else none."""
    shown = {True: 0, False: 0}

    async def playing(seed):
        screen = FakeScreen()

        def choose(knowledge, choices):
            if choices == (NextDeal(),):
                return choices[0]
            if knowledge.number % 2 == 0 and not game.hands_open:
                game.open_hands(True)
            hands = [know.hand for know in game.knowledges]
            others = set(hands[1] + hands[2])
            seen = cards_in(tuple(screen.places.values()))
            if game.hands_open:
                assert others <= seen
                held = [place for place in screen.places.values() if place.zone in ("open-1", "open-2")]
                assert {place.card for place in held} == others
                assert all(place.card in hands[place.seat] for place in held)
            else:
                assert not others & seen
            assert game.hands_open == (knowledge.number % 2 == 0)
            shown[game.hands_open] += 1
            return throws.choice(choices)

        throws = random.Random(seed)
        game = table(fresh_record(seed, PRESETS["maritime"], NAMES), Answering(choose), screen, [])
        await game.play()
        return game

    for seed in range(12):
        game = finish(playing(seed))
        assert records.replay(game.record) == game.game
    assert min(shown.values()) > 50


def test_hands_can_be_hidden_again():
    game, _ = play_through(fresh_record("hide", PRESETS["seed"], NAMES), lambda knowledge, choices: choices[0], limit=1)
    game.refresh()
    closed = game.screen.scene
    game.open_hands(True)
    assert game.screen.scene != closed
    game.open_hands(False)
    assert game.screen.scene == closed


def test_an_open_hand_is_the_hand_in_its_order():
    game, knowledges, _ = retrace(fresh_record(3, PRESETS["seed"], NAMES).replace(moves=(NextDeal(),)))
    plain = scene(knowledges[0])
    opened = with_open_hands(plain, game.deal.hands, 0)
    for seat in (1, 2):
        cards = [place.card for place in opened.places if place.zone == "open-%d" % seat]
        assert sorted(cards) == sorted(game.deal.hands[seat])
        assert [place.index for place in opened.places if place.seat == seat] == list(range(5))
    keys = [place.key for place in opened.places]
    assert len(set(keys)) == len(keys)
    assert not cards_in(plain) & set(game.deal.hands[1] + game.deal.hands[2])


def test_an_opponent_who_robs_does_so_openly():
    """The card laid away leaves the open hand, and the turned card comes into it under its own name."""
    robbed = 0
    for seed in range(60):
        record = fresh_record(seed, PRESETS["maritime"], NAMES)
        for game, move, happened, after in game_of(record.seed, record.house, 3, seed):
            known = retrace(record)[1]
            record = record.replace(moves=record.moves + (move,))
            if isinstance(move, Rob) and to_act(game) != 0:
                robbed += 1
                before = with_open_hands(scene(known[0]), game.deal.hands, 0)
                then = with_open_hands(scene(retrace(record)[1][0]), after.deal.hands, 0)
                gone, taken = [step.places for step in steps(happened[0], before, then)]
                assert [(place.key, place.zone, place.card) for place in gone] == [(move.discard, "gone", None)]
                assert [place.key for place in taken] == [game.deal.turn_up]
                zones = {place.key: place.zone for place in then.places}
                assert zones[game.deal.turn_up] == "open-%d" % to_act(game)
                assert move.discard not in zones
            if game.deal and game.deal.number > 2:
                break
    assert robbed > 5
