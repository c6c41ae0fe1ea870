"""The golden games and packs, kept by the game and confirmed by the oracle."""

import pytest

from game.rules import events, record
from game.rules.game import NextDeal, new_game, play
from tests.beside import Beside, as_said, follow
from tests.games import rules_of
from tests.golden import check, reading

DATA = reading.data()
GAMES = sorted(DATA["games"])


def test_all_are_kept():
    passed, failures = check.run(DATA)
    assert failures == []
    assert passed == len(DATA["packs"]) + len(GAMES)
    assert len(DATA["packs"]) >= 20
    assert {"seed.txt", "traditional.txt", "maritime.txt"} <= set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_the_oracle_plays_the_same_game(name):
    kept = record.from_text(DATA["games"][name].split("\n\n")[0] + "\n")
    game = new_game(kept.seed, kept.house, len(kept.names))
    beside = Beside(rules_of(kept.house), game.seats, game.dealer)
    for move in kept.moves:
        game, happened = play(game, move)
        if isinstance(move, NextDeal):
            dealt = [event for event in happened if isinstance(event, events.Dealt)][0]
            beside.deal(dealt.turn_up, dealt.hands)
        else:
            beside.make(as_said(move))
        follow(game, beside)
    assert beside.winner is not None
    won = DATA["games"][name].splitlines()[-1]
    assert won == f"won by {beside.winner}, scores {' '.join(map(str, beside.scores))}"
    assert game == record.replay(kept)


@pytest.mark.parametrize("name", GAMES)
def test_a_changed_golden_game_is_noticed(name):
    text = DATA["games"][name]
    number = text.count("\n")
    before, _, last = text.rstrip("\n").rpartition(" ")
    changed = f"{before} {int(last) + 5}\n"
    assert check.run({"packs": [], "games": {name: changed}})[1][0].startswith(f"{name}: line {number} was ")
    shortened = check.run({"packs": [], "games": {name: text.rsplit("\n", 2)[0] + "\n"}})
    assert shortened[0] == 0
    broken = check.run({"packs": [], "games": {name: text.replace("\nmoves\n+ ", "\nmoves\n+ + ", 1)}})
    assert "RecordError" in broken[1][0]


def test_a_changed_golden_pack_is_noticed():
    golden = DATA["packs"][0]
    swapped = dict(golden, pack=" ".join(reversed(golden["pack"].split())))
    moved = dict(golden, first_dealers=[1 - golden["first_dealers"][0]] + golden["first_dealers"][1:])
    passed, failures = check.run({"packs": [swapped, moved, golden], "games": {}})
    assert passed == 1
    assert [failure.split(": ")[1].split()[-2:] for failure in failures][0] == ["another", "pack"]
    assert "other first dealers" in failures[1]
