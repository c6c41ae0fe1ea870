"""Everything as a file: saved, loaded elsewhere once agreed to, and refused as a whole when anything is wrong."""

import datetime
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from game.rules import record as records
from game.rules.house import TRADITIONAL
from game.table import statistics
from game.table.statistics import NOTHING, counted
from tests import positions
from tests.kept_cases import BAD_FILES
from tests.pages import TablePage
from tests.test_storage import REFUSALS
from tools.positions import record_of_a_game

RECORD = positions.lead("seed", 3)[0]
OTHER = positions.last_to_play("traditional", 4)[0]
SETTINGS = {"house": "maritime", "speed": "instant", "trick": "tap", "left": "cormac", "right": "bridie"}
SOME = counted(counted(NOTHING, record_of_a_game("1")), record_of_a_game("2", TRADITIONAL))
TEXT = statistics.to_text(SOME)
RUBBISH = "\u0000\u2603 no game }{ \ud800"
OURS = "Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith('forty-five/')).sort())"
THEIRS = """Object.fromEntries(Object.entries(localStorage)
    .filter(([name]) => !name.startsWith("forty-five/") && !name.startsWith("laid ")))"""  # the mark of pages.lay
LAY_THEIRS = """localStorage.setItem("game", "theirs"); localStorage.setItem("forty-five", "theirs");
    localStorage.setItem("forty-fiver/game", "theirs");"""
OF_OTHERS = {"game": "theirs", "forty-five": "theirs", "forty-fiver/game": "theirs"}


def save(page: Page) -> tuple[str, str]:
    """The name and the text of the file that the open panel gives."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Save everything as a file").click()
    return download.value.suggested_filename, Path(download.value.path()).read_text(encoding="utf-8")


def choose(page: Page, text: str | bytes) -> None:
    """Choose a file with this text in the open panel."""
    content = text if isinstance(text, bytes) else text.encode("utf-8", "replace")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Load from a file").click()
    chooser.value.set_files({"name": "file.json", "mimeType": "application/json", "buffer": content})


def question(page: Page) -> Locator:
    """The question whether to load the file."""
    return page.get_by_role("group", name="It replaces your game, settings and statistics here.")


def play_on(table: TablePage) -> None:
    """The game goes on: the trick that lies there is taken up, and a card played."""
    table.action("collect").click()
    expect(table.table).to_have_attribute("data-awaiting", "play")
    table.play(table.look().legal[0])


@pytest.fixture
def elsewhere(browser: Browser, base_url: str) -> Iterator[TablePage]:
    """The page in another browser, in which another game is played."""
    context = browser.new_context(base_url=base_url)
    page = context.new_page()
    page.add_init_script(LAY_THEIRS)
    yield TablePage(page).lay(OTHER, earlier=records.to_text(OTHER))
    context.close()


@pytest.fixture
def saved(page: Page) -> str:
    """The file of a page with a game, settings, statistics, and a broken game set aside."""
    page.add_init_script(LAY_THEIRS)
    kept = {"settings": SETTINGS, "statistics": TEXT, "set-aside": RUBBISH, "practice": "yes"}
    TablePage(page).lay(RECORD, **kept).open(speed=None).open_panel("statistics")
    return save(page)[1]


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Pago_Pago"])  # one of them has another day than UTC
def test_the_file_carries_the_day_in_utc(browser: Browser, base_url: str, zone: str):
    context = browser.new_context(base_url=base_url, timezone_id=zone)
    page = context.new_page()
    TablePage(page).open().open_panel("statistics")
    before = datetime.datetime.now(datetime.UTC).date().isoformat()
    name, text = save(page)
    after = datetime.datetime.now(datetime.UTC).date().isoformat()
    context.close()
    assert name in {f"forty-five-{day}.json" for day in (before, after)}
    assert json.loads(text)["day"] in (before, after)


def unordered(kept: dict[str, str]) -> dict:
    """What is kept, the settings as such: their order does not matter."""
    return {**kept, "forty-five/settings": json.loads(kept["forty-five/settings"])}


def test_the_file_holds_all_that_is_kept_and_nothing_of_others(page: Page, saved: str):
    found = json.loads(saved)
    assert (found["app"], found["format"], found["version"]) == ("forty-five", 1, "0.1.0")
    kept = found["kept"]
    assert records.from_text(kept["game"]) == RECORD
    assert SETTINGS.items() <= json.loads(kept["settings"]).items()
    assert (kept["statistics"], kept["set-aside"], kept["practice"]) == (TEXT, RUBBISH, "yes")
    ours = page.evaluate(OURS)
    assert {"forty-five/" + name for name in kept} == set(ours)
    assert "theirs" not in saved
    assert page.evaluate(THEIRS) == OF_OTHERS
    expect(page.get_by_role("status").last).to_contain_text("goes to your downloads.")


def test_a_file_brings_game_settings_and_statistics_elsewhere(page: Page, saved: str, elsewhere: TablePage):
    there = elsewhere.page
    elsewhere.open(speed=None).open_panel("statistics")
    choose(there, saved)
    expect(question(there).get_by_role("button", name="Load the file")).to_be_focused()
    assert elsewhere.record == OTHER
    there.keyboard.press("Enter")
    expect(there.locator("#statistics-panel")).to_be_hidden()
    expect(elsewhere.table).to_have_attribute("data-version", str(len(RECORD.moves)))
    expect(elsewhere.told).to_have_text("Your file is loaded.")
    assert elsewhere.record == RECORD
    # What was kept there before and is not in the file has gone.
    assert unordered(there.evaluate(OURS)) == unordered(page.evaluate(OURS))
    assert there.evaluate(THEIRS) == OF_OTHERS
    here = TablePage(page).look()
    assert elsewhere.look().hand == here.hand
    panel = elsewhere.open_panel("settings")
    for name in ("house", "speed", "trick"):
        expect(panel.locator(f'[name="{name}"][value="{SETTINGS[name]}"]')).to_be_checked()
    there.keyboard.press("Escape")
    elsewhere.reload()
    assert elsewhere.look().hand == here.hand
    elsewhere.open_panel("statistics")
    expect(there.locator('[data-figure="games"]')).to_have_text("2")
    there.keyboard.press("Escape")
    play_on(elsewhere)


def test_a_file_can_be_declined(page: Page, saved: str):
    before = page.evaluate(OURS)
    choose(page, saved)
    question(page).get_by_role("button", name="Keep what is here").click()
    expect(question(page)).to_be_hidden()
    expect(page.get_by_role("button", name="Load from a file")).to_be_focused()
    assert page.evaluate(OURS) == before
    choose(page, saved)  # the same one again
    expect(question(page)).to_be_visible()
    page.keyboard.press("Escape")
    TablePage(page).open_panel("statistics")
    expect(question(page)).to_be_hidden()
    assert page.evaluate(OURS) == before


REFUSED = [
    ("", "of another kind"),
    (b"\x89PNG\r\n\x1a\n\x00\x00", "of another kind"),
    ('{"app" "forty-five"}', "of another kind"),  # Python here would read it
    (b"{\xff\xfe}", "of another kind"),
    ("{}", "another program"),
    ('{"a":' + "[" * 300_000 + "]" * 300_000 + "}", "another program"),
    (json.dumps({"app": "forty-five", "format": 1, "day": "2025-12-31", "kept": {"game": "x"}}), "game in this file"),
    ('{"app":"forty-five","format":1,"day":"2025-12-31","kept":%s}' % ("[" * 99_999 + "]" * 99_999), "damaged"),
    (" " * 1_000_001, "larger than a megabyte"),
]
REFUSED += [
    next((text, says) for text, wanted in reversed(BAD_FILES) if wanted == identifier)
    for identifier, says in [
        ("load-newer", "A newer version"),
        ("load-damaged", "This file is damaged"),
        ("load-game", "The game in this file is damaged."),
        ("load-seats", "not for three players"),
        ("load-setting", "setting that is not known"),
        ("load-statistics", "statistics in this file are damaged"),
    ]
]


def test_a_bad_file_gives_one_sentence_and_changes_nothing(page: Page):
    page.add_init_script(LAY_THEIRS)
    table = TablePage(page).lay(RECORD, settings=SETTINGS, statistics=TEXT).open(speed=None)
    panel = table.open_panel("statistics")
    before = page.evaluate(OURS)
    for text, says in REFUSED:
        choose(page, text)
        expect(panel.get_by_role("status")).to_contain_text(says)
        expect(panel.get_by_role("status")).to_contain_text("Nothing here was changed.")
        expect(question(page)).to_be_hidden()
        assert page.evaluate(OURS) == before, says
    assert page.evaluate(THEIRS) == OF_OTHERS
    page.keyboard.press("Escape")
    assert table.record == RECORD
    play_on(table)


def test_without_room_nothing_is_changed(page: Page, saved: str):
    long = json.loads(saved)
    long["kept"]["set-aside"] = "x" * 900_000
    page.evaluate("""() => {
        for (let size = 1 << 20; size > 1 << 10;) {
          try { localStorage.setItem("theirs" + localStorage.length, "x".repeat(size)); } catch { size /= 2; }
        }
    }""")
    before = page.evaluate(OURS)
    choose(page, json.dumps(long))
    question(page).get_by_role("button", name="Load the file").click()
    expect(page.get_by_role("status").last).to_contain_text("no room left")
    assert page.evaluate(OURS) == before


@pytest.mark.parametrize("script", REFUSALS.values(), ids=REFUSALS)
def test_without_storage_a_file_is_loaded_and_saved_all_the_same(page: Page, script: str):
    page.add_init_script(script)
    table = TablePage(page).open(speed=None)
    table.open_panel("statistics")
    texts = {"game": records.to_text(RECORD), "settings": json.dumps(SETTINGS), "statistics": TEXT}
    choose(page, json.dumps({"app": "forty-five", "format": 1, "day": "2025-12-31", "kept": texts}))
    expect(question(page)).to_contain_text("December 31, 2025")
    question(page).get_by_role("button", name="Load the file").click()
    expect(table.table).to_have_attribute("data-version", str(len(RECORD.moves)))
    play_on(table)
    table.open_panel("statistics")
    expect(page.locator('[data-figure="games"]')).to_have_text("2")
    kept = json.loads(save(page)[1])["kept"]
    assert records.from_text(kept["game"]).moves[: len(RECORD.moves)] == RECORD.moves
    assert SETTINGS.items() <= json.loads(kept["settings"]).items()
    assert kept["statistics"] == TEXT


def test_a_link_in_the_address_does_not_bring_its_own_game_back(elsewhere: TablePage, saved: str):
    elsewhere.open(seed="link").open_panel("statistics")
    choose(elsewhere.page, saved)
    question(elsewhere.page).get_by_role("button", name="Load the file").click()
    expect(elsewhere.table).to_have_attribute("data-version", str(len(RECORD.moves)))
    elsewhere.reload()
    assert elsewhere.record == RECORD


def test_a_game_that_is_over_in_the_file_is_not_counted_again(page: Page, elsewhere: TablePage):
    ending, _, move = positions.last_of_game()
    table = TablePage(page).lay(ending).open()
    table.play(move.card)
    table.open_panel("statistics")
    expect(page.locator('[data-figure="games"]')).to_have_text("1")
    _, text = save(page)
    elsewhere.open().open_panel("statistics")
    choose(elsewhere.page, text)
    question(elsewhere.page).get_by_role("button", name="Load the file").click()
    expect(elsewhere.action("new-game")).to_be_visible()
    elsewhere.open_panel("statistics")
    expect(elsewhere.page.locator('[data-figure="games"]')).to_have_text("1")


def test_all_by_keys(page: Page, saved: str):
    page.keyboard.press("Escape")
    opener = page.locator(".menu-button")
    opener.focus()
    page.keyboard.press("Enter")
    page.locator('#menu [data-open="statistics"]').focus()
    page.keyboard.press("Enter")
    reached = []
    for _ in range(6):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.textContent.trim().slice(0, 20)"))
    names = ["Clear statistics", "Save everything as a", "Load from a file", "Close"]
    assert [name for name in reached if name in names] == names
    with page.expect_file_chooser() as chooser:  # the system's own window, opened by a click: a key is not always let
        page.get_by_role("button", name="Load from a file").click()
    chooser.value.set_files({"name": "a.json", "mimeType": "", "buffer": saved.encode("utf-8", "replace")})
    expect(page.get_by_role("button", name="Load the file")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Load from a file")).to_be_focused()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()


@pytest.mark.parametrize("size", [(1280, 800), (320, 568)], ids=str)
def test_axe_finds_nothing_in_question_and_refusal(page: Page, saved: str, size: tuple[int, int]):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for text in (saved, "{}"):
        choose(page, text)
        if text == "{}":
            expect(page.get_by_role("status").last).not_to_be_empty()
        else:
            expect(question(page)).to_be_visible()
        results = Axe().run(page)
        assert results.violations_count == 0, results.generate_report()
        if text != "{}":
            page.get_by_role("button", name="Keep what is here").click()
