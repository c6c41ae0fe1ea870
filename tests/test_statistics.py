"""What is counted of finished games, and what the panel of statistics shows of it (counting itself: kept_cases)."""

import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import game
from game.rules import record as records
from game.rules.house import PRESETS, SEED
from game.table import kept, statistics, words
from game.table.statistics import NOTHING, Tally, cleared, counted
from tests import positions
from tests.catalogues import Catalogue
from tests.kept_cases import BAD_FILES, SETTINGS, with_texts
from tests.pages import TablePage
from tests.test_layout_of_repo import ROOT
from tools.positions import record_of_a_game

GAMES = [record_of_a_game(str(number)) for number in range(20)]
WON = next(record for record in GAMES if records.replay(record).winner == 0)
LOST = next(record for record in GAMES if records.replay(record).winner != 0)
ENDING, _, LAST = positions.last_of_game()
SOME = NOTHING
for _number in range(20):
    SOME = counted(SOME, record_of_a_game(str(_number), list(PRESETS.values())[_number % 3]), _number == 7)
TEXT = statistics.to_text(SOME)


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


# The panel


def figure(page: Page, name: str):
    return page.locator(f'#statistics-panel [data-figure="{name}"]')


def row(name: str, games: int, won: int) -> re.Pattern[str]:
    """A row of a table as a pattern for its text."""
    return re.compile(rf"^{name}\s*{games}\s*{won}$")


def test_without_a_finished_game_the_panel_is_friendly(page: Page):
    panel = TablePage(page).lay(ENDING).open().open_panel("statistics")
    expect(panel).to_contain_text("No game has been finished yet.")
    expect(panel.locator(".figures").first).to_be_hidden()
    expect(panel.get_by_role("button", name="Clear statistics")).to_be_hidden()


def test_a_finished_game_is_in_the_panel_and_a_reload_counts_it_once(page: Page):
    table = TablePage(page).lay(ENDING).open()
    table.play(LAST.card)
    wanted = counted(NOTHING, table.record)
    for _ in range(3):
        table.open_panel("statistics")
        for name in ("games", "won", "best_deal", "most_tricks"):
            expect(figure(page, name)).to_have_text(str(getattr(wanted, name)))
        expect(figure(page, "mean")).to_have_text("%.1f" % wanted.mean)
        assert statistics.from_text(table.stored("statistics") or "") == wanted
        table.reload()
    expect(page.locator("#statistics-levels tr")).to_have_count(0)  # filled when it opens
    panel = table.open_panel("statistics")
    expect(panel.locator("#statistics-levels th")).to_have_text(["Angus", "Maeve"])
    expect(panel.locator("#statistics-houses tr")).to_have_text([row("The published game", 1, wanted.won)])


def test_a_game_left_while_its_last_trick_lies_there_counts(page: Page):
    table = TablePage(page).lay(ENDING, settings={"trick": "tap"}).open()
    table.play(LAST.card)
    expect(table.action("collect")).to_be_visible()
    table.open_panel("new-game").get_by_role("button", name="Start a new game").click()
    expect(table.table).to_have_attribute("data-deal", "1")
    table.open_panel("statistics")
    expect(figure(page, "games")).to_have_text("1")


def test_a_practice_game_is_only_said(page: Page):
    table = TablePage(page).lay(ENDING, practice="yes", statistics=TEXT).open()
    table.play(LAST.card)
    panel = table.open_panel("statistics")
    expect(figure(page, "games")).to_have_text(str(SOME.games))
    expect(panel).to_contain_text("2 games were practice and are not counted.")


def test_the_panel_shows_what_was_counted(page: Page):
    panel = TablePage(page).lay(ENDING, statistics=TEXT).open().open_panel("statistics")
    for name in ("games", "won", "longest_row", "best_deal", "most_tricks"):
        expect(figure(page, name)).to_have_text(str(getattr(SOME, name)))
    houses = ["The published game", "Traditional", "Maritime"]
    rows = [row(name, one.games, one.won) for name, one in zip(houses, SOME.houses[:3], strict=True)]
    expect(panel.locator("#statistics-houses tr")).to_have_text(rows)


def test_a_row_of_one_game_is_not_spoken_of(page: Page):
    short = statistics.to_text(counted(NOTHING, WON))
    panel = TablePage(page).lay(ENDING, statistics=short).open().open_panel("statistics")
    expect(panel.get_by_text("points in one deal")).to_be_visible()
    expect(panel.get_by_text("games won in a row")).to_be_hidden()


def test_statistics_stay_when_the_stored_game_is_broken(page: Page):
    table = TablePage(page).lay("rubbish", statistics=TEXT).open()
    expect(table.notices).to_have_count(1)
    assert table.stored("statistics") == TEXT
    table.open_panel("statistics")
    expect(figure(page, "games")).to_have_text(str(SOME.games))


@pytest.mark.parametrize("text", ["}{", '{"version": 1}', with_texts()], ids=["rubbish", "cut", "foreign"])
def test_broken_statistics_are_set_aside_and_it_is_said_once(page: Page, text: str):
    table = TablePage(page).lay(ENDING, statistics=text).open()
    panel = table.open_panel("statistics")
    expect(panel.get_by_role("status")).to_contain_text("set aside")
    assert table.stored("statistics-set-aside") == text
    page.keyboard.press("Escape")
    table.open_panel("statistics")
    expect(panel.get_by_role("status")).to_have_text("")
    page.keyboard.press("Escape")
    table.play(LAST.card)
    table.open_panel("statistics")
    expect(figure(page, "games")).to_have_text("1")


def test_a_game_that_ends_on_broken_statistics_brings_a_notice(page: Page):
    table = TablePage(page).lay(ENDING, statistics="}{").open()
    table.play(LAST.card)
    expect(table.notices).to_have_count(1)
    expect(table.notices).to_contain_text("statistics")
    table.open_panel("statistics")
    expect(figure(page, "games")).to_have_text("1")


def test_statistics_of_a_newer_version_are_left_as_they_are(page: Page):
    newer = json.dumps(json.loads(TEXT) | {"version": 2, "more": []})
    table = TablePage(page).lay(ENDING, statistics=newer).open()
    table.play(LAST.card)
    panel = table.open_panel("statistics")
    expect(panel.get_by_role("status")).to_contain_text("newer version")
    expect(panel.get_by_role("button", name="Clear statistics")).to_be_hidden()
    assert table.stored("statistics") == newer


def test_statistics_are_cleared_and_brought_back(page: Page):
    page.add_init_script('localStorage.setItem("statistics", "theirs")')
    table = TablePage(page).lay(ENDING, statistics=TEXT).open()
    panel = table.open_panel("statistics")
    clear, back = (panel.get_by_role("button", name=name) for name in ("Clear statistics", "Bring them back"))
    expect(back).to_be_hidden()
    clear.press("Enter")
    expect(panel).to_contain_text("No game has been finished yet.")
    assert statistics.from_text(table.stored("statistics") or "").empty
    expect(back).to_be_focused()
    back.press("Enter")
    expect(figure(page, "games")).to_have_text(str(SOME.games))
    expect(clear).to_be_focused()
    expect(back).to_be_hidden()
    assert statistics.from_text(table.stored("statistics") or "") == SOME
    clear.click()
    page.keyboard.press("Escape")
    table.open_panel("statistics")
    expect(back).to_be_hidden()
    assert page.evaluate('localStorage.getItem("statistics")') == "theirs"


def test_what_was_cleared_is_gone_once_the_next_game_counts(page: Page):
    table = TablePage(page).lay(ENDING, statistics=TEXT).open(speed="slow")
    table.card(LAST.card).click()  # the trick still lies there
    panel = table.open_panel("statistics")
    panel.get_by_role("button", name="Clear statistics").click()
    expect(panel.get_by_role("button", name="Bring them back")).to_be_visible()
    page.keyboard.press("Escape")
    table.asked()
    table.open_panel("statistics")
    expect(panel.get_by_role("button", name="Bring them back")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (320, 568)], ids=str)
def test_axe_finds_nothing_and_nothing_is_cut_off(page: Page, size: tuple[int, int], scheme: str):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(reduced_motion="reduce", color_scheme=scheme)
    table = TablePage(page).lay(ENDING, statistics=TEXT).open()
    panel = table.open_panel("statistics")
    for button in (None, "Clear statistics", "Bring them back"):
        if button:
            panel.get_by_role("button", name=button).click()
        results = Axe().run(page)
        assert results.violations_count == 0, results.generate_report()
        for inside in panel.get_by_role("button").all():
            inside.scroll_into_view_if_needed()
            box = inside.bounding_box()
            assert box and box["x"] >= 0 and box["x"] + box["width"] <= size[0] and box["height"] >= 44
        wide = "panel => [panel, ...panel.children].every(part => part.scrollWidth <= part.clientWidth + 1)"
        assert panel.evaluate(wide)
