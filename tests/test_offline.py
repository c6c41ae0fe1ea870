"""Visits without a network: what the service worker keeps, whole or not at all, and how a newer version comes."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, expect

from game.rules.record import Record
from tests import positions
from tests.pages import PATIENCE, TablePage, until
from tests.server import ROOT, serve
from tools import offline, pack

LEAD, _, _ = positions.lead("seed")
STRONG = Record(LEAD.seed, LEAD.house, ("You", "Angus", "Cormac"), LEAD.moves)
LAST, _, WINNING = positions.last_of_game()


class Site:
    """A host with a copy of the game, whose version can be changed."""

    def __init__(self, root: Path):
        self.root = root
        for name in ("index.html", "manifest.webmanifest", offline.WORKER):
            shutil.copy(ROOT / name, root)
        shutil.copytree(ROOT / "static", root / "static", ignore=shutil.ignore_patterns("disk", "runtime"))
        (root / "static" / "runtime").symlink_to(ROOT / "static" / "runtime")
        (root / "game").symlink_to(ROOT / "game")
        self.publish("1")

    def publish(self, name: str, whole: bool = True) -> None:
        """Put a version on the host, told by the page's title; if not whole, one of its files is missing."""
        words = self.root / "static" / "words" / "en.ftl"
        words.write_text((ROOT / "static/words/en.ftl").read_text() + f"# version {name}\n")
        page = (ROOT / "index.html").read_text().replace("<title", f'<title data-version="{name}"', 1)
        page = pack.CHECK_SUMS.sub(lambda _: pack.as_json(offline.check_sums(self.root, pack.PARTS)), page)
        (self.root / "index.html").write_text(page)
        (self.root / offline.WORKER).write_text(offline.worker(self.root))
        if not whole:
            (self.root / "static" / "style.css").write_text("/* not yet uploaded */")


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(tmp_path)


@pytest.fixture
def context(site: Site, browser: Browser) -> Iterator[BrowserContext]:
    with serve(root=site.root) as url:
        context = browser.new_context(base_url=url)
        yield context
        context.close()


@pytest.fixture
def base_url() -> str:
    """Whatever these hosts are, all that is asked for is theirs."""
    return "http://127.0.0.1:"


def kept(page: Page) -> None:
    """Wait until the game is kept, and the page is in the keeper's hands."""
    until(page, "navigator.serviceWorker.controller !== null")


def version(page: Page) -> str | None:
    return page.locator("title").get_attribute("data-version")


def play_on(table: TablePage, questions: int) -> None:
    for _ in range(questions):
        table.go_on()


def test_the_second_visit_needs_no_network_not_even_for_the_thinker(context: BrowserContext):
    page = context.new_page()
    table = TablePage(page).lay(STRONG).open()
    kept(page)
    play_on(table, 1)
    now = page.locator("#thinker-now")
    expect(now).not_to_have_text("", timeout=PATIENCE)
    expect(now).to_have_text("", timeout=4 * PATIENCE)
    thinker = len(offline.check_sums(ROOT, offline.THINKER))
    until(
        page,
        f"""caches.keys().then(([name]) => caches.open(name)).then(cache => cache.keys())
        .then(keys => keys.filter(({{ url }}) => /pyodide|game\\//.test(url)).length >= {thinker})""",
    )
    before = table.look()
    context.set_offline(True)
    table.reload().complete()
    assert table.look().version == before.version
    play_on(table, 5)
    expect(now).not_to_have_text("", timeout=PATIENCE)
    expect(now).to_have_text("", timeout=4 * PATIENCE)
    play_on(table, 2)
    expect(now).to_have_text("")
    expect(page.locator("#courts symbol")).not_to_have_count(0)


def test_firefox_needs_no_host_on_the_second_visit_either(site: Site, firefox: Browser):
    with serve(root=site.root) as url:
        context = firefox.new_context(base_url=url)
        table = TablePage(context.new_page()).open()
        kept(table.page)
        before = table.look()
    table.reload().complete()  # nobody answers at that address any more
    assert (table.look().version, table.look().hand) == (before.version, before.hand)
    play_on(table, 2)
    context.close()


def test_a_newer_version_comes_with_the_next_game_and_an_older_one_too(context: BrowserContext, site: Site):
    page = context.new_page()
    page.goto("")
    page.evaluate("caches.open('theirs').then(cache => cache.put('x', new Response('theirs')))")
    table = TablePage(page).lay(LAST).open()
    kept(page)
    for number, name in enumerate(("2", "1")):
        before = version(page)
        site.publish(name)
        table.reload()
        assert version(page) == before
        expect(table.notices).to_contain_text("starts with the next game", timeout=PATIENCE)
        if number == 0:
            table.play(WINNING.card)  # the game goes on in the version in which it began
            assert version(page) == before
        finished = table.stored()
        page.evaluate("document.querySelector('#new-game-panel [data-action=new-game]').click()")
        expect(page.locator(f'title[data-version="{name}"]')).to_be_attached(timeout=PATIENCE)
        table.ready()
        assert table.stored() != finished and table.look().scores == [0, 0, 0]
        caches = page.evaluate("caches.keys()")
        assert len(caches) == 2 and "theirs" in caches
    assert page.evaluate("caches.open('theirs').then(cache => cache.match('x')).then(kept => kept.text())") == "theirs"


def test_a_newer_version_waits_while_another_page_plays_the_old_one(context: BrowserContext, site: Site):
    page, other = context.new_page(), context.new_page()
    table = TablePage(page).open()
    kept(page)
    TablePage(other).open()
    site.publish("2")
    table.reload()
    expect(table.notices).to_contain_text("starts with the next game", timeout=PATIENCE)
    before = table.stored()
    page.evaluate("document.querySelector('#new-game-panel [data-action=new-game]').click()")
    until(page, f"localStorage.getItem('forty-five/game') !== {json.dumps(before)}")
    table.asked().play(table.look().legal[0])
    assert version(page) == version(other) == "1"
    other.close()
    page.evaluate("document.querySelector('#new-game-panel [data-action=new-game]').click()")
    expect(page.locator('title[data-version="2"]')).to_be_attached(timeout=PATIENCE)


@pytest.mark.console_expected("integrity|404")
def test_half_a_version_is_not_taken(context: BrowserContext, site: Site):
    page = context.new_page()
    table = TablePage(page).open()
    kept(page)
    site.publish("2", whole=False)
    update = "navigator.serviceWorker.ready.then(ours => ours.update()).then(() => 'taken', () => 'refused')"
    assert page.evaluate(update) == "taken"  # the worker itself came; what it shall keep did not
    until(page, "navigator.serviceWorker.ready.then(ours => !ours.installing)")
    table.reload()
    assert version(page) == "1"
    assert page.evaluate("navigator.serviceWorker.ready.then(ours => ours.waiting)") is None
    assert len(page.evaluate("caches.keys()")) == 1
    context.set_offline(True)
    table.reload()
    table.play(table.look().legal[0])


def test_the_manifest_names_icons_that_are_there(page: Page):
    manifest = json.loads((ROOT / "manifest.webmanifest").read_text())
    for icon in manifest["icons"]:
        path = ROOT / icon["src"]
        if path.suffix == ".png":
            with Image.open(path) as picture:
                assert "%dx%d" % picture.size == icon["sizes"]
        else:
            assert path.is_file()
    page.goto("")
    errors = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] in ([], ["in-incognito"])
