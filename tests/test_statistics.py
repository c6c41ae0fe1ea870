"""The panel of statistics: what it shows of finished games, and that each counts once (counting: test_counting)."""

import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from game.table import statistics
from game.table.statistics import NOTHING, counted
from tests import positions
from tests.counted_games import SOME, TEXT, WON
from tests.kept_cases import with_texts
from tests.pages import TablePage, reads

ENDING, _, LAST = positions.last_of_game()


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
        expect(figure(page, "mean")).to_have_text(f"{wanted.mean + 1e-9:.1f}")  # half goes up
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
    expect(panel.locator("#statistics-deals")).to_have_text(reads("2 games were practice and are not counted."))


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
