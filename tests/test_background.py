"""A table that nobody looks at for a while, and one that is left and come back to (table.md, B6, B7)."""

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from tests import positions
from tests.conftest import QUIET
from tests.pages import PATIENCE, TablePage

RECORD, _, _ = positions.lead("seed")


def life(context: BrowserContext, page: Page, state: str) -> None:
    """Freeze the page as browsers do with tabs in the background, or let it live again."""
    context.new_cdp_session(page).send("Page.setWebLifecycleState", {"state": state})


def test_a_frozen_page_goes_on_with_the_same_turn(page: Page, context: BrowserContext):
    table = TablePage(page).lay(RECORD).open(speed="slow")
    before = table.look()
    table.card(before.legal[0]).click()
    expect(table.table).to_have_attribute("data-to-act", "1")
    life(context, page, "frozen")
    # Another page takes its time meanwhile.
    other = context.new_page()
    other.goto("tools/bench/pages/empty/")
    expect(other.locator("html")).to_have_attribute("data-app", "ready", timeout=PATIENCE)
    life(context, page, "active")
    page.bring_to_front()
    table.asked(after=before.version)
    after = table.look()
    assert set(before.hand) - set(after.hand) == {before.legal[0]}
    assert after.version == len(table.record.moves)


@pytest.fixture
def remembering(browser_type: BrowserType, base_url: str) -> Iterator[Browser]:
    """A browser that keeps left pages alive, which Playwright's own options forbid."""
    browser = browser_type.launch(
        executable_path=shutil.which("chromium"),
        args=QUIET,
        ignore_default_args=["--disable-back-forward-cache"],
    )
    yield browser
    browser.close()


def test_back_and_forward_find_one_table_that_plays(remembering: Browser, base_url: str):
    page = remembering.new_page(base_url=base_url)
    page.add_init_script("addEventListener('pageshow', event => { window.kept = event.persisted; })")
    table = TablePage(page).open(seed="back").complete()
    expect(page.locator("#courts symbol")).not_to_have_count(0)  # nothing is on its way any more
    before = table.look()
    page.goto("static/icon.svg")
    page.evaluate("setTimeout(() => history.back())")  # once this has been answered
    expect(page.locator("html")).to_have_attribute("data-app", "ready", timeout=PATIENCE)
    assert page.evaluate("window.kept"), "the browser has loaded the page again"
    after = table.look()
    assert (after.version, after.hand, after.awaiting) == (before.version, before.hand, before.awaiting)
    moves = len(table.record.moves)
    table.card(after.legal[0]).focus()
    table.answer(lambda: page.keyboard.press("Enter"))
    last = table.look()
    assert last.version == len(table.record.moves) > moves
    assert set(after.hand) - set(last.hand) == {after.legal[0]}


def test_a_page_that_comes_back_takes_up_what_was_played_elsewhere_meanwhile(remembering: Browser, base_url: str):
    context = remembering.new_context(base_url=base_url, service_workers="block")
    page, other = context.new_page(), context.new_page()
    table = TablePage(page).open(seed="back").complete()
    expect(page.locator("#courts symbol")).not_to_have_count(0)
    page.goto("static/icon.svg")
    elsewhere = TablePage(other).open(seed="back")
    elsewhere.play(elsewhere.look().legal[0])
    page.evaluate("setTimeout(() => history.back())")  # once this has been answered
    expect(table.table).to_have_attribute("data-version", str(elsewhere.look().version), timeout=PATIENCE)
    assert table.asked().look().hand == elsewhere.look().hand
    context.close()
