"""The tournament is fair to the last digit, repeatable, and finds the stronger player."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools.tournament import Match, as_json, as_text, chooser, play

ROOT = Path(__file__).resolve().parent.parent


def _match(a, b, whole_games=False, house="seed", seats=3):
    return Match(a, b, house, seats, "test", whole_games)


@pytest.mark.parametrize("name", ["follower", "naive", "random", "bridie", "judge:2:points"])
def test_a_player_against_itself_has_exactly_its_share(name):
    assert play(_match(name, name), 4, 1)[:3] == (0.0, 0.0, 0.0)
    games = play(_match(name, name, whole_games=True), 2, 1)
    assert (games.mean, games.interval) == (100 / 3, 0.0)


def test_the_rule_follower_beats_the_simple_opponent():
    result = play(_match("follower", "naive"), 120, 1)
    assert result.mean - result.interval > 0


def test_the_same_seed_gives_the_same_result_on_any_number_of_processes():
    match = _match("angus", "follower")
    assert play(match, 6, 1) == play(match, 6, 2)


@pytest.mark.parametrize("seats", [2, 4])
def test_other_tables_and_houses(seats):
    result = play(_match("follower", "random", house="maritime", seats=seats), 60, 1)
    assert result.mean > 0


def test_the_command_prints_json():
    command = [sys.executable, "-m", "tools.tournament", "follower", "naive", "--deals", "6", "--json"]
    done = subprocess.run([*command, "--jobs", "1"], cwd=ROOT, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert (found["a"], found["b"], found["count"]) == ("follower", "naive", 6)


def test_a_player_unknown_is_refused_in_a_sentence():
    command = [sys.executable, "-m", "tools.tournament", "follower", "nobody"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "no level called 'nobody'" in done.stderr
    for name in ("judge:", "judge:x", "judge:5:luck"):
        with pytest.raises(ValueError):
            chooser(name)


def test_a_result_as_text_and_json():
    match = _match("follower", "follower")
    result = play(match, 2, 1)
    assert "follower against 2 x follower" in as_text(match, result)
    assert json.loads(as_json(match, result))["parity"] == 0.0
