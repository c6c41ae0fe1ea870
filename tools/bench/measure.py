"""What one run measures: every figure beside the one it is compared with, taken in turns."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Error, Page

from tests.pages import until
from tools.bench import deals

ROOT = Path(__file__).resolve().parents[2]
GAME = "?speed=instant&seed=bench%20{}"
EMPTY = "tools/bench/pages/released/"  # with PyScript as everybody has it
EMPTY_TRIMMED = "tools/bench/pages/empty/"  # with the part of it that the game ships
EMPTY_PYODIDE = "tools/bench/pages/pyodide/"
ON_DISK = (ROOT / "index.html").as_uri()
PLAYABLE = '#table[data-awaiting="play"] #cards [data-zone="hand-0"][data-legal="yes"]'
SEEDS = (0, 5, 7)  # the person leads: what opponents think is measured by itself
LAST_SEED = 4  # both opponents play before the person, who thus waits for two decisions
SLOWDOWNS = (1, 4)
PATIENCE = 120_000  # ms; nothing is concluded from it

# Runs before the page's own scripts; notes when html[data-app] becomes ready (or failed), in ms since navigation.
WATCH = """
  new MutationObserver((_, observer) => {
    if (!["ready", "failed"].includes(document.documentElement?.dataset.app)) return;
    observer.disconnect();
    window.readyAt = performance.now();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-app"] });
"""
ARRIVED = """() => performance.getEntries()
  .filter((entry) => "encodedBodySize" in entry && entry.startTime <= window.readyAt)
  .map((entry) => [entry.name, entry.encodedBodySize])
"""
RUN_PYTHON = """(code) => {
  const script = document.createElement("script");
  script.type = "mpy";
  window.bring_library(); // what is added later waits for it
  script.textContent = code;
  document.body.append(script);
}"""
TIMED_DEALS = """
import js
_start = js.performance.now()
play_deals({number})
js.deals_took = js.performance.now() - _start
"""


class Pair(NamedTuple):
    """Two figures of the same round: the one that is looked at, and the one that it is compared with."""

    game: float
    other: float


OTHER_LANGUAGE = "ar"  # that the start in English is compared with


class Start(NamedTuple):
    """The ms of one round: to the first playable card on a host, on disk, in another language, and behind two
    opponents; to the line of empty pages, with PyScript as released, with the game's trimmed one, and with Pyodide."""

    host: float
    disk: float
    spoken: float
    last: float
    micropython: float
    trimmed: float
    pyodide: float


def ratio(pairs: list[Pair]) -> float:
    """The median of the rounds' own ratios: what slows a whole round down does not count."""
    return median(pair.game / pair.other for pair in pairs)


@contextmanager
def server() -> Iterator[str]:
    """The test server in a process of its own, so that it waits for nothing here; the value is its base URL."""
    command = [sys.executable, "-m", "tests.server", "0"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()


def _load(context: BrowserContext, url: str, slowdown: int) -> Page:
    page = context.new_page()
    page.add_init_script(WATCH)
    if slowdown != 1:
        devtools = context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.goto(url, wait_until="commit")
    try:
        until(page, "window.readyAt", PATIENCE)
    except Error:
        raise SystemExit(f"{url} was not ready after {PATIENCE // 1000} s. It said: {said}") from None
    if page.locator("html").get_attribute("data-app") == "failed":
        raise SystemExit(f"{url} could not start. It said: {said}")
    return page


def _ready_at(context: BrowserContext, url: str, slowdown: int) -> float:
    page = _load(context, url, slowdown)
    at = float(page.evaluate("window.readyAt"))
    if GAME[:8] in url and not page.locator(PLAYABLE).count():
        raise SystemExit(f"{url} says that it is ready, but no card can be played")
    page.close()
    return at


def starts(browser: Browser, base: str, rounds: int) -> dict[tuple[str, int], list[Start]]:
    """How long each way to start takes, by cache and CPU slowdown.

    Cold is the first load in a new browser context, warm the second. The pages take turns in an order that is
    drawn anew each time; Pyodide's comes last, and leaves work behind for a page that is not counted.
    """
    order = Random(0)
    found: dict[tuple[str, int], list[Start]] = {(c, s): [] for s in SLOWDOWNS for c in ("cold", "warm")}
    for number in range(rounds):
        game = GAME.format(SEEDS[number % len(SEEDS)])
        spoken = base + game + "&lang=" + OTHER_LANGUAGE
        empty = [base + page for page in (EMPTY, EMPTY_TRIMMED, EMPTY_PYODIDE)]
        last = base + GAME.format(LAST_SEED)
        urls = [base + game, ON_DISK + game, spoken, last, *empty]
        for slowdown in SLOWDOWNS:
            contexts = [browser.new_context(service_workers="block") for _ in urls]
            for cache in ("cold", "warm"):
                at = [0.0] * len(urls)
                for which in [*order.sample(range(len(urls) - 1), len(urls) - 1), len(urls) - 1]:
                    at[which] = _ready_at(contexts[which], urls[which], slowdown)
                aside = browser.new_context()
                _ready_at(aside, base + EMPTY_TRIMMED, slowdown)
                aside.close()
                found[cache, slowdown].append(Start(*at))
            for context in contexts:
                context.close()
    return found


def bytes_over_the_wire(browser: Browser, base: str, path: str) -> dict[str, int]:
    """The bytes of each file, as the host packs it, that the page has asked for before it is ready."""
    context = browser.new_context()
    page = _load(context, base + path, 1)
    page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = {}
    for url, size in page.evaluate(ARRIVED):
        name = url.split("?")[0].removeprefix(base) or "index.html"
        sizes[name] = max(size, sizes.get(name, 0))
    context.close()
    return dict(sorted(sizes.items(), key=lambda item: -item[1]))


def deals_a_second(browser: Browser, base: str, rounds: int) -> list[Pair]:
    """How many deals a second random legal players play in the page's MicroPython, and in this Python."""
    context = browser.new_context()
    page = _load(context, base + GAME.format(SEEDS[0]), 1)
    source = Path(deals.__file__).read_text(encoding="utf-8")
    found = []
    for number in range(rounds + 1):
        many, few = 400, 40
        page.evaluate("delete window.deals_took")
        page.evaluate(RUN_PYTHON, source + TIMED_DEALS.format(number=few))
        until(page, "window.deals_took", PATIENCE)
        start = perf_counter()
        deals.play_deals(many)
        here = perf_counter() - start
        if number:  # the first round warms up
            found.append(Pair(few * 1000 / page.evaluate("window.deals_took"), many / here))
    context.close()
    return found
