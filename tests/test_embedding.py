"""The game inside other pages: what is said between them, sandboxes, and very little room."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect

from game.rules import record as records
from tests import positions
from tests.pages import PATIENCE, until
from tests.server import serve
from tests.test_notices import covered

HELD_CARD = re.compile(r'"[2-9TJQKA][HDCS]"|\b(?:10|[2-9AJQK])[♥♦♣♠]')
HOSTILE = """() => {
  const circle = {}; circle.circle = circle;
  let deep = {}; for (let depth = 0; depth < 3000; depth += 1) deep = { deep };
  const hello = { app: "forty-five", v: 1 };
  const wish = { ...hello, type: "configure", data: { theme: "light" } };
  return [null, 7, "text", [], {}, circle, deep, 7n, new ArrayBuffer(1e6), "x".repeat(1e6), { ...wish, v: "1" },
    { ...wish, app: "other" }, { ...wish, data: { theme: "light", more: "x".repeat(40000) } },
    { ...hello, type: "constructor" }, { ...hello, type: "__proto__", data: {} }, { ...hello, type: { a: 1 } },
    { ...hello, type: "new-game", data: [] }, { ...hello, type: "configure", data: { theme: { dark: 1 } } },
    { ...hello, type: "configure", data: { theme: "<b>", __proto__: null, constructor: "x", toString: "y" } }];
}"""


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[str]:
    """A host of another origin."""
    with serve() as url:
        yield url


def around(page: Page, elsewhere: str, *frames: str) -> None:
    """Open a page of another origin around these frames."""
    page.goto(elsewhere + "tests/in_browser/around.html")
    page.evaluate("frames => { document.getElementById('frames').innerHTML = frames; }", "".join(frames))


def origin(url: str) -> str:
    return url.split("/forty-five")[0]


def frame(
    base_url: str,
    name: str,
    around: str = "",
    query: str = "&seed=frame",
    size: tuple[int, int] = (700, 700),
    boxed: bool = False,
) -> str:
    """A frame with the game, for the page of the origin `around`; boxed: in a sandbox, as nobody's page."""
    address = f"{base_url}?embed=1&speed=instant{around and '&origin=' + around}{query}"
    style = "border:0;width:%dpx;height:%dpx" % size
    sandbox = 'sandbox="allow-scripts"' if boxed else ""
    return f'<iframe id="{name}" name="{name}" src="{address}" style="{style}" {sandbox}></iframe>'


def ready(page: Page, name: str) -> FrameLocator:
    found = page.frame_locator(f"#{name}")
    expect(found.locator("html[data-complete][data-app=ready]")).to_be_attached(timeout=PATIENCE)
    return found


AUTOFOCUS = pytest.mark.console_expected("autofocus")  # of the dialogs' headings, which frames may not have
ELSEWHERE = pytest.mark.requests_expected("//127.0.0.1:")


@ELSEWHERE
@AUTOFOCUS
def test_what_is_said_and_to_whom(page: Page, base_url: str, elsewhere: str):
    around(page, elsewhere, frame(base_url, "game", origin(elsewhere)), frame(base_url, "strange", "https://elsewhere.test"))
    game, strange = ready(page, "game"), ready(page, "strange")
    until(page, "['ready', 'state', 'resize'].every(kind => kinds('game').includes(kind))")

    def say(name: str, message: object) -> None:
        page.evaluate("([name, message]) => frames[name].postMessage(message, '*')", [name, message])

    def wish(kind: str, **data: object) -> dict:
        return {"app": "forty-five", "v": 1, "type": kind, "data": data}

    # Not from the page around; not for the one whose address names another origin; not a wish at all.
    page.evaluate("wish => frames.beside.postMessage(wish, '*')", wish("configure", theme="light"))
    say("strange", wish("configure", theme="dark"))
    page.evaluate(f"() => {{ for (const message of ({HOSTILE})()) frames.game.postMessage(message, '*'); }}")
    # The frame is as it was, and hears its own wishes.
    expect(game.locator("html")).to_have_attribute("data-theme", "system")
    say("game", wish("configure", theme="dark", speed="instant"))
    expect(game.locator("html")).to_have_attribute("data-theme", "dark")
    expect(strange.locator("html")).to_have_attribute("data-theme", "system")
    assert page.evaluate("kinds('strange')") == []
    # It tells how the game stands, and never a card.
    told = page.evaluate("heard.length")
    game.locator('#cards [data-zone="hand-0"]:not([aria-disabled="true"])').first.click()
    until(page, f"heard.slice({told}).some(([id, kind]) => kind === 'state')")
    say("game", wish("new-game", seed="another"))
    game.locator("html").evaluate("""async () => {
        const stored = () => localStorage["forty-five/game"];
        while (!stored().includes("seed another")) await new Promise(done => setTimeout(done, 10));
    }""")
    say("game", wish("focus"))
    expect(game.locator("#cards [data-zone=hand-0]:focus, #table:focus")).to_be_attached()
    asked = '#table:is([data-awaiting="play"],[data-awaiting="rob"],[data-awaiting="next"])'
    expect(game.locator(asked)).to_be_attached()
    while game.locator("#table").get_attribute("data-awaiting") != "next":
        version = game.locator("#table").get_attribute("data-version")
        game.locator('#cards [data-zone="hand-0"]:not([aria-disabled="true"])').first.click()
        expect(game.locator(f'{asked}:not([data-version="{version}"])')).to_be_attached()
    until(page, "kinds('game').includes('deal-end')")
    heard = json.dumps(page.evaluate("heard"), ensure_ascii=False)
    assert not HELD_CARD.search(heard) and "another" not in heard
    state = page.evaluate("heard.filter(([id, kind]) => kind === 'deal-end').at(-1)[2].data")
    assert sum(state["scores"]) in (25, 30) and state["deal"] == 1 and state["winner"] is None


def cramped(page: Page, game: FrameLocator, needed: list[str]) -> list[str]:
    """Which of these parts of the game are too small, or not wholly in the frame."""
    room = page.locator("#game").bounding_box()
    assert room
    left, top, right, bottom = room["x"], room["y"], room["x"] + room["width"], room["y"] + room["height"]
    return [
        part
        for part in needed
        for box in [found.bounding_box() for found in game.locator(part).all()]
        if not box
        or not (box["width"] >= 24 and box["height"] >= 15)
        or not (left <= box["x"] and box["x"] + box["width"] <= right)
        or not (top <= box["y"] and box["y"] + box["height"] <= bottom)
    ]


@ELSEWHERE
@AUTOFOCUS
def test_little_room(page: Page, base_url: str, elsewhere: str):
    page.add_init_script(
        "if (location.search) localStorage['forty-five/game'] = " + json.dumps(records.to_text(positions.may_rob()[0]))
    )
    around(page, elsewhere, frame(base_url, "game", query="", size=(280, 320)))
    game = ready(page, "game")
    needed = ['#cards [data-zone="hand-0"]', "#actions button", "#prompt", ".seat", "#trump-sign", ".menu-button"]
    assert cramped(page, game, needed) == []
    assert covered(page.frame(name="game")) == []
    game.locator('#actions [data-action="rob"]').click()
    game.locator('#cards [data-zone="hand-0"]:not([aria-disabled="true"])').last.click()
    expect(game.locator('#table[data-awaiting="play"]')).to_be_attached()
    page.locator("#game").evaluate("frame => { frame.style.width = frame.style.height = '200px'; }")
    expect(game.get_by_role("link", name="Play forty-five")).to_be_visible()
    expect(game.locator("main")).to_be_hidden()


@ELSEWHERE
@AUTOFOCUS
def test_a_notice_has_its_place_in_little_room(page: Page, base_url: str, elsewhere: str):
    around(page, elsewhere, frame(base_url, "game", size=(280, 320), boxed=True))
    game = ready(page, "game")
    expect(game.locator(".notice")).to_contain_text("keeps nothing")
    needed = [".notice p", ".notice button", '#cards [data-zone="hand-0"]', "#prompt", ".seat", "#trump-sign"]
    assert cramped(page, game, needed) == []
    assert covered(page.frame(name="game")) == []
    game.get_by_role("button", name="Put this notice away").click()
    assert cramped(page, game, [".menu-button"]) == []


@AUTOFOCUS
def test_the_example_has_two_on_one_page_one_of_them_in_a_sandbox(page: Page):
    page.goto("docs/embedding.html")
    left, right = (page.frame_locator("iframe").nth(number) for number in (0, 1))
    for game in (left, right):
        expect(game.locator("html[data-complete][data-app=ready]")).to_be_attached(timeout=PATIENCE)
        game.locator('#cards [data-zone="hand-0"]:not([aria-disabled="true"])').first.click()
    expect(page.locator("#state")).to_contain_text("Bridie")
    expect(right.locator("#house-now")).to_have_text("Maritime")
    expect(right.locator(".notice")).to_contain_text("keeps nothing")
    expect(right.locator("#failure")).to_be_hidden()
    page.get_by_role("button", name="Dark").click()
    expect(left.locator("html")).to_have_attribute("data-theme", "dark")
    expect(right.locator("html")).to_have_attribute("data-theme", "system")
    names = page.evaluate("Object.keys(localStorage)")
    assert names and all(name.startswith("forty-five:left/") for name in names)
    assert page.evaluate("navigator.serviceWorker.getRegistrations()") == []


@ELSEWHERE
@pytest.mark.console_expected("")
def test_that_it_could_not_start_is_told(page: Page, base_url: str, elsewhere: str, failing):
    failing("static/game.pack")
    around(page, elsewhere, frame(base_url, "game", origin(elsewhere)))
    until(page, "kinds('game').includes('error')")


@ELSEWHERE
def test_firefox_plays_inside_another_page_too(firefox: Browser, base_url: str, elsewhere: str):
    context = firefox.new_context()
    page = context.new_page()
    around(page, elsewhere, frame(base_url, "game", origin(elsewhere)), frame(base_url, "boxed", boxed=True))
    for name in ("game", "boxed"):
        game = ready(page, name)
        version = game.locator("#table").get_attribute("data-version")
        game.locator('#cards [data-zone="hand-0"]:not([aria-disabled="true"])').first.click()
        expect(game.locator(f'#table:not([data-version="{version}"])')).to_be_attached()
    until(page, "['ready', 'state'].every(kind => kinds('game').includes(kind))")
    expect(ready(page, "boxed").locator(".notice")).to_have_count(1)  # nothing can be kept there
    context.close()
