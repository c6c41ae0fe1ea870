"""What comes after the first card: without it the game plays on, and what needs it says so."""

import pytest
from playwright.sync_api import Page, expect

from tests import positions
from tests.pages import TablePage
from tools import pack

PARTS = ("static/later.pack", "static/later.css")
RECORD, _, _ = positions.lead("seed")
MISSING = pytest.mark.console_expected("Failed to load resource|ERR_FAILED|404|integrity")


@MISSING
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("wanted", ["settings", "statistics", "ranks", "hint", "undo"])
def test_what_needs_them_says_so_and_works_once_they_come(page: Page, failing, wanted: str, part: str):
    back = failing(part)
    table = TablePage(page).lay(RECORD).open()
    table.play(table.look().legal[0])
    expect(table.notices).to_have_count(0)

    def want() -> None:
        if wanted in ("hint", "undo"):
            page.locator(f"#{wanted}").click()
        else:
            page.get_by_role("button", name="Menu", exact=True).click()
            page.locator(f'#menu [data-open="{wanted}"]').click()

    want()
    expect(table.notices).to_contain_text("could not be loaded")
    expect(page.locator("html")).not_to_have_attribute("data-complete", "")
    back()
    table.notices.get_by_role("button").click()
    before = table.look()
    want()
    if wanted == "hint":
        expect(page.locator("#cards [data-hint]")).to_have_count(1)
    elif wanted == "undo":
        table.asked(after=before.version)
        assert table.look().version < before.version
    else:
        expect(page.locator(f"#{wanted}-panel")).to_be_visible()
    expect(table.notices).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("data-complete", "")


@MISSING
@pytest.mark.parametrize("part", PARTS)
def test_the_strongest_plays_without_them_and_that_is_said(page: Page, failing, part: str):
    failing(part)
    table = TablePage(page).open(seed="strong", level="cormac")
    expect(table.notices).to_contain_text("could not be loaded")
    before = table.look()
    for _ in range(3):
        table.play(table.look().legal[0])
    assert table.look().version > before.version + 6
    assert table.record.names == ("You", "Cormac", "Fintan")


@MISSING
@pytest.mark.parametrize(
    "spoilt", [b"", pack.FIRST.read_bytes(), b"<!doctype html>"], ids=["empty", "another pack", "a page"]
)
def test_a_pack_of_another_version_is_not_taken(page: Page, spoilt: bytes):
    page.route("**/later.pack", lambda route: route.fulfill(status=200, body=spoilt))
    table = TablePage(page).lay(RECORD).open()
    page.locator("#hint").click()
    expect(table.notices).to_contain_text("Load the page again: the game goes on where it is")
    table.play(table.look().legal[0])
