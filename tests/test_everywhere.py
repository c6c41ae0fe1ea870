"""The main flows in each engine, from a host and from a folder on disk without any network."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from game.rules.record import Record
from tests import positions
from tests.pages import PATIENCE, TablePage

LEAD, _, _ = positions.lead("seed")
RECORD = Record(LEAD.seed, LEAD.house, ("You", "Angus", "Cormac"), LEAD.moves)
EARLY_MODULES = re.compile("CORS|Same Origin Policy|net::ERR_FAILED")  # on disk nothing comes of the page's hints


@pytest.fixture(params=["chromium", "firefox"])
def engine(request: pytest.FixtureRequest) -> Browser:
    return request.getfixturevalue({"chromium": "whole_chromium"}.get(request.param, request.param))


@pytest.fixture(params=["host", "disk"])
def visit(request: pytest.FixtureRequest, engine: Browser, base_url: str, folder: str) -> Iterator[BrowserContext]:
    """A visitor's browser, in which "" is the game."""
    on_disk = request.param == "disk"
    context = engine.new_context(base_url=folder + "index.html" if on_disk else base_url, offline=on_disk)
    complaints: list[str] = []
    context.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    context.on("weberror", lambda error: complaints.append(str(error.error)))
    yield context
    context.close()
    assert not [text for text in complaints if not (on_disk and EARLY_MODULES.search(text))]


def test_a_deal_is_played_with_the_thinker_stored_and_gone_on_with(visit: BrowserContext):
    page = visit.new_page()
    table = TablePage(page).lay_beforehand(RECORD, settings={"right": "cormac"}).open()
    assert table.record.names == RECORD.names
    table.play(table.look().legal[0])
    now = page.locator("#thinker-now")
    expect(now).not_to_have_text("", timeout=PATIENCE)
    expect(now).to_have_text("", timeout=4 * PATIENCE)
    assert len(page.workers) == 1
    table.play(table.look().legal[0])
    expect(now).to_have_text("")
    before = table.look()
    table.reload()
    after = table.look()
    assert (after.version, after.hand, after.scores) == (before.version, before.hand, before.scores)
    expect(table.open_panel("settings").locator("[name=right]")).to_have_value("cormac")
    page.keyboard.press("Escape")
    table.play_deal()
    expect(page.locator("#courts symbol")).not_to_have_count(0)
    expect(table.notices).to_have_count(0)
