"""How finished games are counted, and that what is said of it can be said (for every interpreter: kept_cases)."""

import json

import pytest

import game
from game.rules.house import PRESETS, SEED
from game.table import kept, statistics, words
from game.table.statistics import NOTHING, Tally, cleared, counted
from tests.catalogues import Catalogue
from tests.counted_games import LOST, SOME, TEXT, WON
from tests.games import game_of
from tests.kept_cases import BAD_FILES, SETTINGS
from tests.test_layout_of_repo import ROOT
from tools.positions import record_of_a_game


def tally(tallies: tuple, name: str) -> tuple[int, int]:
    found = {one.name: (one.games, one.won) for one in tallies}
    return found[name]


# Counting


def test_a_game_counts_once_and_another_counts_more():
    once = counted(NOTHING, WON)
    assert (once.games, once.won, once.row) == (1, 1, 1)
    assert counted(once, WON) == once
    twice = counted(once, LOST)
    assert (twice.games, twice.won, twice.longest_row) == (2, 1, 1)
    assert counted(twice, WON).games == 3


def test_a_game_taken_back_and_ended_otherwise_is_the_same_game():
    moves = tuple(move for _, move, _, _ in game_of(WON.seed, WON.house, 3, "otherwise"))
    otherwise = WON.replace(moves=moves)
    assert otherwise != WON
    once = counted(SOME, WON)
    assert counted(once, otherwise) == counted(once, otherwise, practice=True) == once
    practised = counted(SOME, WON, practice=True)
    assert counted(practised, otherwise, practice=True) == practised


def test_a_game_that_is_not_over_does_not_count():
    assert counted(NOTHING, WON.replace(moves=WON.moves[:-1])) == NOTHING
    assert counted(NOTHING, WON.replace(moves=())) == NOTHING


def test_a_practice_game_is_counted_apart():
    practised = counted(SOME, WON, practice=True)
    assert practised.practice == SOME.practice + 1
    assert practised.replace(practice=SOME.practice, last=SOME.last) == SOME
    assert counted(practised, WON) == practised


def test_the_longest_row_of_games_won_stays():
    found = NOTHING
    for number, won in enumerate((True, True, False, True)):
        same = (WON if won else LOST).replace(names=("You", "Angus", "Stranger %d" % number))
        found = counted(found, same)
    assert (found.won, found.row, found.longest_row) == (3, 1, 2)


@pytest.mark.parametrize(
    "names, levels",
    [
        (("You", "Angus", "Maeve"), {"angus": (1, 1), "maeve": (1, 1), "bridie": (0, 0)}),
        (("You", "Cormac", "Fintan"), {"cormac": (1, 1)}),
        (("You", "Hector", "Somebody"), {"angus": (1, 1)}),
        (("Angus", "Somebody", "Else"), {"angus": (0, 0)}),
    ],
)
def test_a_game_counts_for_the_level_of_each_opponent(names: tuple, levels: dict):
    found = counted(NOTHING, WON.replace(names=names))
    assert {name: tally(found.levels, name) for name in levels} == levels
    assert sum(one.games for one in found.levels) == sum(games for games, _ in levels.values())


@pytest.mark.parametrize("name", [*PRESETS, "own"])
def test_a_game_counts_for_its_house(name: str):
    house = PRESETS.get(name, SEED.replace(target=60))
    found = counted(NOTHING, record_of_a_game("house", house))
    assert [one.name for one in found.houses if one.games] == [name]


def test_cleared_statistics_do_not_count_the_last_game_again():
    found = cleared(counted(NOTHING, WON))
    assert found.empty
    assert counted(found, WON) == found
    assert counted(found, LOST).games == 1


def test_statistics_without_a_level_that_came_later_are_read():
    found = json.loads(TEXT)
    del found["levels"]["maeve"]
    assert Tally("maeve", 0, 0) in statistics.from_text(json.dumps(found)).levels


def test_a_text_nested_without_end_is_no_statistics():
    with pytest.raises(statistics.StatisticsError):
        statistics.from_text("[" * 200_000)


def test_the_version_is_the_project_s():
    assert f'version = "{game.VERSION}"' in (ROOT / "pyproject.toml").read_text()


# Words


@pytest.mark.parametrize("text", [text for text, _ in BAD_FILES], ids=[wanted for _, wanted in BAD_FILES])
def test_every_refusal_of_a_file_can_be_said(text: str):
    with pytest.raises(kept.KeptError) as refused:
        kept.from_file(text, SETTINGS)
    why = words.message("load-refused", why=refused.value.message)
    said = words.phrase(why, Catalogue(), ())
    assert said.endswith(". Nothing here was changed.") and "{" not in said


@pytest.mark.parametrize(
    "deals, robs, sentence",
    [
        (1, 0, "One deal."),
        (4, 1, "4 deals. You took the turned card once."),
        (41, 6, "41 deals. You took the turned card 6 times."),
    ],
)
def test_the_deals_in_a_sentence(deals: int, robs: int, sentence: str):
    said = words.message("statistics-deals", deals=deals, robs=robs)
    assert words.phrase(said, Catalogue(), ()) == sentence
