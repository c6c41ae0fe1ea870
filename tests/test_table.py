"""Whole games through the table's loop, with a screen and a person that are no browser's."""

import asyncio
import random

import pytest

from game.rules import record as records
from game.rules.events import DealScored, Dealt, Played, Robbed, seen_by
from game.rules.game import NextDeal, Play, Rob, play, to_act
from game.rules.house import PRESETS
from game.table.choreography import Pace, steps
from game.table.loop import fresh_record, retrace
from game.table.person import Person
from game.table.scene import scene
from tests.fake_screen import NAMES, Answering, FakeScreen, play_through, table
from tests.finishing import finish
from tests.hidden import cards_in

HOUSES = sorted(PRESETS)


def at_random(dice):
    throws = random.Random(dice)
    return lambda knowledge, choices: throws.choice(choices)


def first(knowledge, choices):
    return choices[0]


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("trick", ["timer", "tap"])
def test_whole_games_end_with_a_winner_and_a_record_that_leads_there(house, trick):
    for seed in range(12):
        start = fresh_record(seed, PRESETS[house], NAMES)
        game, saved = play_through(start, at_random(seed), trick=trick)
        assert game.game.winner is not None
        assert game.screen.scene.actions == ("new-game",)
        assert game.screen.sheet == game.knowledge.scored
        assert len(saved) == len(game.record.moves)
        assert records.replay(game.record) == game.game
        assert [len(record.moves) for record in saved] == list(range(1, len(saved) + 1))


@pytest.mark.parametrize("house", HOUSES)
def test_a_game_left_at_any_question_goes_on_at_the_same_question(house):
    """B3 and B4: nothing is gained or lost by leaving, and the opponents play the same cards again."""
    start = fresh_record("left at any moment", PRESETS[house], NAMES)
    whole, _ = play_through(start, first)
    answers = 0
    stored = start
    while True:
        left, saved = play_through(start, first, limit=answers)
        if left.game.winner is not None:
            break
        again, _ = play_through(records.from_text(records.to_text(left.record)), first, limit=0)
        assert again.game == left.game
        assert again.knowledge == left.knowledge
        assert again.screen.asked[-1] == left.screen.asked[-1]
        assert without_lying(again.screen.scene) == without_lying(left.screen.scene)
        assert again.screen.logged == left.screen.logged
        assert again.screen.sheet == left.screen.sheet
        # One answer at a time, leaving after each, plays the same game.
        stored = records.from_text(records.to_text(stored))
        stored = play_through(stored, first, limit=0 if answers == 0 else 1)[0].record
        assert stored == left.record
        answers += 1
    assert answers > 12
    assert play_through(stored, first)[0].record == whole.record


def without_lying(shown):
    """A scene without the complete trick that may still lie there at speed instant."""
    places = tuple(place for place in shown.places if place.zone != "trick" or place.count < 3)
    return shown.replace(places=places)


@pytest.mark.parametrize("house", HOUSES)
def test_a_task_cancelled_between_any_two_steps_leaves_a_record_that_goes_on(house):
    start = fresh_record("cut", PRESETS[house], NAMES)
    whole, saved = play_through(start, first)
    for record in [start, *saved]:
        assert play_through(record, first)[0].record == whole.record


def test_nothing_hidden_is_shown():
    """The screen never gets a card that the person has not seen."""
    checked = 0
    for seed in range(8):
        start = fresh_record(seed, PRESETS["seed"], NAMES)
        _, saved = play_through(start, at_random(seed))
        for record in saved:
            now, knowledges, told = retrace(record)
            if now.deal is None or now.deal.over:
                continue
            hidden = set(now.deal.hands[1] + now.deal.hands[2] + now.deal.stock)
            if now.deal.robber is not None:
                hidden.discard(now.deal.turn_up)
                if now.deal.robber != 0:
                    hidden.add(now.deal.discard)
            shown = (scene(knowledges[0]), tuple(str(message) for message in told))
            assert not cards_in(shown[0]) & hidden
            assert not [card for card in hidden if any(f"'{card}'" in text for text in shown[1])]
            checked += 1
    assert checked > 100


@pytest.mark.parametrize("seed", range(6))
def test_the_steps_of_an_event_end_where_the_scene_says(seed):
    """Every card that a step moves is at last where the scene has it, or has left the table."""
    start = fresh_record(seed, PRESETS["seed"], NAMES)
    game, _ = play_through(start, at_random(seed))
    seen = set()
    for count in range(len(game.record.moves)):
        before_record = game.record.replace(moves=game.record.moves[:count])
        after_record = game.record.replace(moves=game.record.moves[: count + 1])
        now, before, _ = retrace(before_record)
        _, after, _ = retrace(after_record)
        for event in new_events(now, game.record.moves[count]):
            then = scene(after[0])
            moved = {}
            for step in steps(event, scene(before[0]), then):
                moved.update({place.key: place for place in step.places})
            held = {place.key: place for place in then.places}
            for key, place in moved.items():
                seen.add(type(event).__name__)
                if place.zone in ("gone", "taken") or place.seat not in (0, None):
                    continue
                if isinstance(game.record.moves[count], Play) and len(now.deal.trick) == 2:
                    continue  # the trick is taken by the next event
                assert held[key].zone == place.zone
    assert {"Dealt", "Played", "DealScored"} <= seen


def new_events(game, move):
    """What the person sees of a move, but for the events that a complete trick or a won game add."""
    seen = [seen_by(0, event) for event in play(game, move)[1]]
    return [event for event in seen if isinstance(event, (Dealt, Robbed, Played, DealScored))]


def asked_person(record):
    """A table whose person has been asked and has not answered."""
    game, _ = play_through(record, first, limit=0)
    return game


def test_a_second_touch_finds_no_question():
    """B1 and B2: one card leaves."""

    async def touching():
        screen, saved, person = FakeScreen(), [], Person()
        game = table(fresh_record("4", PRESETS["seed"], NAMES), person, screen, saved)
        task = asyncio.create_task(game.play())
        while not person.waiting:
            await asyncio.sleep(0)
        played_before = len(game.record.moves)
        cards = [move.card for move in person.choices if isinstance(move, Play)]
        assert person.touch(cards[0]) is None
        assert not person.waiting
        for card in game.knowledge.hand:
            assert person.touch(card) is None
        while not person.waiting:
            await asyncio.sleep(0)
        mine = [move for move in game.record.moves[played_before:] if move == Play(cards[0])]
        task.cancel()
        return mine, [m for m in game.record.moves[played_before:] if isinstance(m, Play)]

    mine, after = finish(touching())
    assert len(mine) == 1
    assert 1 <= len(after) <= 5


def test_at_speed_instant_the_trick_lies_until_the_next_card():
    """B20."""
    complete = []

    class Watching(FakeScreen):
        def show(self, shown):
            super().show(shown)
            trick = [place for place in shown.places if place.zone == "trick"]
            if len(trick) == 3:
                complete.append(tuple(place.card for place in trick))

    async def playing():
        screen = Watching()
        game = table(fresh_record(5, PRESETS["seed"], NAMES), Answering(first), screen, [])
        await game.play()
        return game

    game = finish(playing())
    tricks = [trick.cards for trick in game.knowledge.tricks]
    assert len(tricks) == 5
    assert all(cards in complete for cards in tricks)
    lying = [place.card for place in game.screen.scene.places if place.zone == "trick"]
    assert tuple(lying) == tricks[-1]


def test_a_hurry_ends_the_beats_of_one_event_only():
    async def hurrying():
        pace = Pace("slow")
        pace.begin()
        resting = asyncio.create_task(pace.rest("look"))
        await asyncio.sleep(0)
        pace.hurry()
        await resting
        await pace.rest("look")
        pace.begin()
        again = asyncio.create_task(pace.rest("look"))
        await asyncio.sleep(0)
        still = not again.done()
        pace.hurry()
        await again
        return still

    assert finish(asyncio.wait_for(hurrying(), 1))


def test_the_dealer_who_must_rob_is_asked_for_a_discard_and_nothing_else():
    robbed = 0
    for seed in range(200):
        start = fresh_record(seed, PRESETS["seed"], NAMES)
        game = asked_person(start)
        if game.game.deal.must_rob and to_act(game.game) == 0:
            shown = asked_person(game.record).screen.scene
            assert shown.awaiting == "none" or shown.awaiting == "rob"
            robbed += 1
            after, _ = play_through(game.record, first, limit=1)
            assert isinstance(after.record.moves[len(game.record.moves)], Rob)
            assert after.knowledge.robber == 0
    assert robbed > 0


def test_between_deals_the_sheet_stands_until_the_next_deal():
    start = fresh_record(2, PRESETS["seed"], NAMES)
    stopped = []

    def stop_between(knowledge, choices):
        if choices == (NextDeal(),):
            stopped.append(knowledge.scored)
        return choices[0]

    game, _ = play_through(start, stop_between)
    assert stopped and all(isinstance(scored, DealScored) for scored in stopped)
    assert game.game.deal.number == len(stopped) + 1
