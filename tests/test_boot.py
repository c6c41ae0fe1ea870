"""The page before Python: it starts under a sub-path from its own files, and says so when it cannot."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.pages import until
from tools import offline, pack, packs

CORE = "static/runtime/pyscript/core-C9KDLldu.js"
FILES = [
    "static/runtime/micropython/micropython.wasm",
    "static/runtime/micropython/micropython.mjs",
    "static/runtime/pyscript/core.js",
    CORE,
    "static/runtime/pyscript/error-D2315lOB.js",
    "static/runtime/fluent/fluent.mjs",
    "static/game.pack",
    "static/style.css",
]
LATER = {
    "static/later.pack",
    "static/later.css",
    "static/cards/courts.svg",
    "static/faces.svg",
    "static/icon.svg",
    "manifest.webmanifest",
}
ROOT = Path(__file__).resolve().parent.parent
TROUBLE = pytest.mark.console_expected("")


def app(page: Page):
    return page.locator("html")


def failure(page: Page, cause: str):
    """The words of a cause; it is the only one shown."""
    expect(app(page)).to_have_attribute("data-app", "failed", timeout=15_000)
    words = page.locator(f'[data-failure="{cause}"]')
    expect(words).to_be_visible()
    assert page.locator("[data-failure]:visible").count() == 1
    return words


def named(path: str) -> str:
    """What the page says of a missing file: of PyScript's two parts it may be the one that imports the other."""
    return "static/runtime/pyscript/core" if path == CORE else path


def rules_are_readable(page: Page) -> bool:
    expect(page.locator("#rules")).to_be_visible()
    expect(page.locator("#rules")).to_contain_text(re.compile("trump", re.I))
    return True


def test_starts_from_its_own_files(page: Page, base_url: str):
    page.goto("")
    expect(app(page)).to_have_attribute("data-app", "ready", timeout=15_000)
    expect(page.locator("#loading")).to_be_hidden()
    expect(page.locator("#failure")).to_be_hidden()
    assert base_url.endswith("/forty-five/")


def test_the_first_card_needs_few_files(page: Page, base_url: str):
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(base_url).split("?")[0]))
    page.goto("?speed=instant")
    expect(app(page)).to_have_attribute("data-app", "ready", timeout=15_000)
    needed = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    assert {url.removeprefix(base_url).split("?")[0] for url in needed} <= set(asked)
    before = [path for path in asked if path not in LATER]
    assert sorted(set(before)) == sorted({"", "static/start.js", "static/words/en.ftl", *FILES}), before
    assert len(before) == len(set(before))


@TROUBLE
@pytest.mark.parametrize("path", FILES)
def test_a_missing_file_is_named_and_trying_again_helps(page: Page, failing, path: str):
    back = failing(path)
    page.goto("", wait_until="commit")
    words = failure(page, "file")
    expect(words).to_contain_text(named(path))
    assert rules_are_readable(page)
    back()
    page.get_by_role("button", name="Try again").click()
    expect(app(page)).to_have_attribute("data-app", "ready", timeout=15_000)


@TROUBLE
@pytest.mark.parametrize("path", ["static/runtime/micropython/micropython.wasm", CORE, "static/game.pack"])
def test_a_lost_connection_names_the_file(page: Page, failing, path: str):
    failing(path, status=0)
    page.goto("", wait_until="commit")
    expect(failure(page, "file")).to_contain_text(named(path))


@TROUBLE
@pytest.mark.parametrize(
    "spoilt",
    [lambda whole: whole[: len(whole) // 2], lambda whole: whole[:-1], lambda whole: b"<!doctype html><p>Not here"],
    ids=["half", "all but a byte", "another page"],
)
def test_a_pack_that_is_cut_off_or_something_else_is_named(page: Page, spoilt):
    body = spoilt(pack.FIRST.read_bytes())
    page.route("**/game.pack", lambda route: route.fulfill(status=200, body=body))
    page.goto("", wait_until="commit")
    expect(failure(page, "other")).to_contain_text("static/game.pack")
    assert page.locator("#cards .card").count() == 0


@TROUBLE
@pytest.mark.parametrize(
    "path, given",
    [
        ("static/runtime/micropython/micropython.wasm", lambda whole: (whole[:200_000], "application/wasm")),
        ("static/runtime/micropython/micropython.wasm", lambda whole: (b"<p>Not here", "text/html")),
        ("static/runtime/micropython/micropython.mjs", lambda whole: (whole, "text/plain")),
        (CORE, lambda whole: (whole[:50_000], "text/javascript")),
        ("static/style.css", lambda whole: (whole, "text/plain")),
    ],
)
def test_a_file_that_comes_as_something_else_or_cut_off_is_named(page: Page, path: str, given):
    body, kind = given((offline.ROOT / path).read_bytes())
    page.route("**/" + path, lambda route: route.fulfill(status=200, content_type=kind, body=body))
    page.goto("", wait_until="commit")
    expect(app(page)).to_have_attribute("data-app", "failed", timeout=15_000)
    words = page.locator("[data-failure]:visible")
    expect(words).to_have_count(1)
    expect(words).to_contain_text(named(path))


@TROUBLE
@pytest.mark.parametrize("path", ["static/game.pack", "static/words/en.ftl"])
def test_parts_of_two_versions_are_never_mixed(page: Page, path: str):
    """The one from an old cache is asked for anew; if the host itself has another, that is said."""
    asked: list[Route] = []

    def other(route: Route) -> None:
        asked.append(route)
        if len(asked) == 1:
            route.fulfill(status=200, body=b"of another version")
        else:
            route.continue_()

    page.route("**/" + path, other)
    page.goto("")
    expect(app(page)).to_have_attribute("data-app", "ready", timeout=15_000)
    assert len(asked) == 2
    page.unroute("**/" + path)
    page.route("**/" + path, lambda route: route.fulfill(status=200, body=b"of another version"))
    page.reload()
    expect(failure(page, "other")).to_contain_text(path)
    assert rules_are_readable(page)


@TROUBLE
def test_no_webassembly(page: Page):
    page.add_init_script("delete window.WebAssembly")
    page.goto("")
    expect(failure(page, "no-webassembly")).to_contain_text("WebAssembly")
    assert rules_are_readable(page)


YOUNG_STYLES = ("light-dark(", ":is(", ":has(", ":modal", "dvh", "cqw", ":popover-open")


@TROUBLE
@pytest.mark.parametrize("lacking", ["CSS.supports = () => false", "delete HTMLElement.prototype.popover", ""])
def test_old_browsers_get_the_plain_page(page: Page, lacking: str):
    """Without what young style sheets have; and the oldest can't even read the page's scripts."""

    def as_old(route: Route) -> None:
        style = route.fetch().text()
        for young in YOUNG_STYLES:
            style = style.replace(young, young.replace(":", ":not-").replace("d", "dd"))
        route.fulfill(body=style, content_type="text/css")

    page.route("**/static/style.css", as_old)
    if lacking:
        page.add_init_script(lacking)
    else:
        page.route("**/static/start.js", lambda route: route.abort())
    page.goto("")
    if not lacking:
        page.evaluate((ROOT / "static/old.js").read_text(encoding="utf-8"))
    expect(failure(page, "old")).to_contain_text("too old for the game")
    assert rules_are_readable(page)
    others = ("#log", ".menu", ".menu-button", "#settings-panel", "#statistics-panel")
    for part in ("#loading", "#try-again", "#table", *others):
        expect(page.locator(part)).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_browsers_that_know_no_modules_are_told_so_and_others_load_nothing_for_it(page: Page, base_url: str):
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(base_url)))
    page.goto("")
    expect(app(page)).to_have_attribute("data-app", "ready", timeout=15_000)
    assert page.locator("script[nomodule]").get_attribute("src") == "static/old.js"
    assert "static/start.js" in asked and "static/old.js" not in asked


def test_browsers_that_are_too_old_can_read_why():
    """The scripts that say so are written in what browsers with modules have known from the first."""
    start = (ROOT / "static/start.js").read_text(encoding="utf-8")
    assert re.findall(r"\?\.(?!\d)|\?\?|\|\|=|&&=", start) == []


def test_no_javascript(browser: Browser, browser_context_args: dict):
    context = browser.new_context(**{**browser_context_args, "java_script_enabled": False})
    page = context.new_page()
    page.goto("")
    expect(page.locator("noscript p")).to_be_visible()
    expect(page.locator("#loading")).to_be_hidden()
    assert rules_are_readable(page)
    context.close()


@TROUBLE
@pytest.mark.parametrize(
    "code, reported",
    [
        ("raise ValueError('a wrong turn')", "ValueError: a wrong turn"),
        ("def wrong(:\n    pass", "SyntaxError"),
        ("import asyncio\nasync def wrong():\n    raise OSError('no luck')\nasyncio.create_task(wrong())", "OSError"),
    ],
    ids=["exception", "syntax", "task"],
)
def test_an_error_in_python_before_the_game_is_ready(page: Page, base_url: str, code: str, reported: str):
    files = {"game/__init__.py": b"", "game/main.py": code.encode()}
    page.route("**/game.pack", lambda route: route.fulfill(status=200, body=packs.packed(packs.image(files))))
    unchecked = pack.CHECK_SUMS.sub("{}", pack.PAGE.read_text())
    page.route(base_url, lambda route: route.fulfill(status=200, content_type="text/html", body=unchecked))
    page.goto("")
    failure(page, "python")
    page.get_by_text("What the browser reported").click()
    expect(page.locator("#failure-report")).to_contain_text(reported)


def test_progress_moves_before_python_and_advice_comes(page: Page):
    held: list[Route] = []
    page.route("**/micropython.wasm", lambda route: held.append(route))
    page.goto("", wait_until="commit")
    bar = page.locator("#progress")
    until(page, "document.readyState !== 'loading' && !('early' in document.documentElement.dataset)")
    expect(bar).to_be_visible()
    until(page, "document.getElementById('progress').value > 200_000")
    assert bar.evaluate("bar => bar.position") < 0.8
    advice = page.get_by_text("This is taking long")
    expect(advice).to_be_hidden()
    page.evaluate("document.getAnimations().forEach(animation => animation.finish())")
    expect(advice).to_be_visible()
    expect(page.locator("#rules")).to_be_visible()
    held[0].continue_()
    expect(app(page)).to_have_attribute("data-app", "ready", timeout=15_000)
    assert bar.evaluate("bar => bar.position") > 0.95


def test_runs_under_a_host_s_stricter_policy(page: Page, base_url: str):
    scripts, rest = "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'; connect-src 'self'; img-src 'self' data:"
    policy = f"default-src 'none'; {scripts}; {rest}"

    def guarded(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "content-security-policy": policy})

    page.route(base_url, guarded)
    page.goto("")
    expect(app(page)).to_have_attribute("data-app", "ready", timeout=15_000)
