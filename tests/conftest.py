"""What every test can ask for: the server, Debian's Chromium, and a guard on the browser's console.

A test that takes `page` (or `context`) is a browser test. It fails if the page reports an error or
asks for anything outside its own files, unless the test says which it expects:

    @pytest.mark.console_expected("404|Failed to load")     # a regular expression, found anywhere
    @pytest.mark.requests_expected("elsewhere")

`page.goto("")` opens the game; `failing(page, "game/x.py")` lets one file be missing until undone.
"""

import re
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Route

from tests.server import ROOT, serve

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
OWN_SCHEMES = ("data:", "blob:")


def bare_chromium() -> str | None:
    """Debian's Chromium without a window of its own, if it is there: for each window the whole one draws its
    toolbar by pages of its own, beside those that are tested or measured."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


@pytest.fixture(scope="session")
def base_url() -> Iterator[str]:
    """The address of the game, under a sub-path as on a project page; `page.goto("")` opens it."""
    with serve() as url:
        yield url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict) -> dict:
    """Debian's Chromium, which makes no requests of its own."""
    return {
        **browser_type_launch_args,
        "executable_path": bare_chromium(),
        "args": QUIET,
    }


@pytest.fixture(scope="session")
def whole_chromium(playwright: Playwright) -> Iterator[Browser]:
    """Debian's Chromium as people have it."""
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=QUIET)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """Debian's Firefox as it comes, which automation would otherwise let read files beside a file."""
    browser = playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=shutil.which("firefox-esr"),
        firefox_user_prefs={"security.fileuri.strict_origin_policy": True},
    )
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of what a visitor's files are on a disk: in a folder whose name has a space and an accent."""
    place = tmp_path_factory.mktemp("disk") / "Mes jeux préférés"
    place.mkdir()
    shutil.copy(ROOT / "index.html", place)
    shutil.copytree(ROOT / "static", place / "static", ignore=shutil.ignore_patterns("*.mjs", "*.wasm", "*.pack"))
    return place.as_uri() + "/"


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict, base_url: str) -> dict:
    """Contexts that open the game by "". Keeping it for visits without a network is a case of its own."""
    return {**browser_context_args, "base_url": base_url, "service_workers": "block"}


def _expected(request: pytest.FixtureRequest, marker: str) -> list[re.Pattern[str]]:
    marks = request.node.iter_markers(marker)
    return [re.compile(pattern) for mark in marks for pattern in mark.args]


@pytest.fixture(autouse=True)
def console(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """The complaints of a browser test's pages, none of which may be left unexpected at its end."""
    complaints: list[str] = []
    if not {"page", "context"} & set(request.fixturenames):
        yield complaints
        return
    context: BrowserContext = request.getfixturevalue("context")
    own: str = request.getfixturevalue("base_url")
    requests: list[str] = []
    context.on(
        "console",
        lambda message: complaints.append(message.text) if message.type == "error" else None,
    )
    context.on("weberror", lambda error: complaints.append(str(error.error)))
    context.on("request", lambda asked: requests.append(asked.url))
    yield complaints
    outside = [url for url in requests if not url.startswith((own, *OWN_SCHEMES))]
    for found, marker in ((complaints, "console_expected"), (outside, "requests_expected")):
        expected = _expected(request, marker)
        left = [text for text in found if not any(pattern.search(text) for pattern in expected)]
        assert not left, f"not named by {marker}: {left}"


@pytest.fixture
def failing(page: Page) -> Callable[[str], Callable[[], None]]:
    """Lets a file of the page be missing; what it gives back brings the file back."""

    def fail(path: str, status: int = 404) -> Callable[[], None]:
        pattern = f"**/{path}"

        def refuse(route: Route) -> None:
            if status:
                route.fulfill(status=status, content_type="text/plain", body="gone")
            else:
                route.abort("connectionfailed")

        page.route(pattern, refuse)
        return lambda: page.unroute(pattern)

    return fail
