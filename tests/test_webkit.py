"""WebKit, as far as it can be automated here: the game is played, stored and gone on with, from a host and from disk.

Debian's WebKitGTK compiles nothing ahead and is slow, so there are few of these tests.
"""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from selenium import webdriver
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.support.ui import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from game.rules import record as records
from game.rules.record import Record
from tests import positions
from tests.server import serve
from tests.test_embedding import frame, origin
from tests.test_policy import INTRUDERS, LISTEN, intrude

BROWSER = sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))
PATIENCE = 90  # seconds
LEAD, _, _ = positions.lead("seed")
RECORD = Record(LEAD.seed, LEAD.house, ("You", "Angus", "Cormac"), LEAD.moves)
PLAYABLE = """#table[data-awaiting="play"] #cards [data-zone="hand-0"]:not([aria-disabled="true"])"""


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    """A display that nobody sees."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as process:
        os.close(writing)
        with os.fdopen(reading) as number:
            yield ":" + number.readline().strip()
        process.terminate()


@pytest.fixture(scope="module")
def webkit(screen: str) -> Iterator[WebDriver]:
    options = Options()
    options.binary_location = str(BROWSER[-1])
    options.add_argument("--automation")
    around = {**os.environ, "DISPLAY": screen, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    driver = webdriver.WebKitGTK(options=options, service=Service("/usr/bin/WebKitWebDriver", env=around))
    driver.set_page_load_timeout(PATIENCE)
    yield driver
    driver.quit()


def until(webkit: WebDriver, condition: str) -> Any:
    """Wait until an expression in the page is true; its value."""
    return WebDriverWait(webkit, PATIENCE, 0.1).until(lambda driver: driver.execute_script(f"return {condition}"))


def asked(webkit: WebDriver) -> None:
    until(webkit, f"document.documentElement.dataset.app === 'ready' && document.querySelector('{PLAYABLE}') !== null")


def play(webkit: WebDriver) -> None:
    version = until(webkit, "document.getElementById('table').dataset.version")
    webkit.execute_script(f"document.querySelector('{PLAYABLE}').click()")
    until(webkit, f"""document.querySelector('#table:not([data-version="{version}"])') &&
        document.querySelector('{PLAYABLE}') !== null""")


@pytest.mark.parametrize("way", ["host", "disk"])
def test_the_game_is_played_and_gone_on_with(webkit: WebDriver, base_url: str, folder: str, way: str):
    url = base_url if way == "host" else folder + "index.html"
    webkit.get(base_url + "static/icon.svg" if way == "host" else folder + "static/icon.svg")
    text = json.dumps(records.to_text(RECORD))
    webkit.execute_script(f"localStorage.clear(); localStorage.setItem('forty-five/game', {text})")
    webkit.get(url + "?speed=instant")
    asked(webkit)
    play(webkit)
    play(webkit)
    until(webkit, "document.querySelectorAll('#courts symbol').length > 0")
    if way == "disk":  # it refuses the thinker's worker there: the table's own judge plays
        until(webkit, "document.getElementById('thinker-now').textContent.includes('at the table')")
    version = webkit.execute_script("return document.getElementById('table').dataset.version")
    webkit.refresh()
    asked(webkit)
    assert webkit.execute_script("return document.getElementById('table').dataset.version") == version
    assert webkit.execute_script("return document.querySelectorAll('.notice').length") == 0


def test_the_second_visit_needs_no_host(webkit: WebDriver):
    with serve() as url:
        webkit.get(url + "?speed=instant&seed=kept")
        asked(webkit)
        until(webkit, "navigator.serviceWorker.controller !== null")
        version = webkit.execute_script("return document.getElementById('table').dataset.version")
    webkit.refresh()  # nobody answers at that address any more
    asked(webkit)
    assert webkit.execute_script("return document.getElementById('table').dataset.version") == version
    play(webkit)


@pytest.mark.parametrize("boxed", [False, True], ids=["frame", "sandbox"])
def test_the_game_is_played_inside_another_page(webkit: WebDriver, base_url: str, boxed: bool):
    with serve() as elsewhere:
        webkit.get(elsewhere + "tests/in_browser/around.html")
        game = frame(base_url, "game", origin(elsewhere), boxed=boxed)
        webkit.execute_script("document.getElementById('frames').innerHTML = arguments[0]", game)
        webkit.switch_to.frame(webkit.find_element("id", "game"))
        asked(webkit)
        play(webkit)
        webkit.execute_script(LISTEN)
        for number, act in enumerate(INTRUDERS.values(), 1):
            webkit.execute_script(intrude(act))
            until(webkit, f"window.refused.length >= {number}")
        assert webkit.execute_script("return window.intruded") is None
        webkit.switch_to.default_content()
        until(webkit, "['ready', 'state'].every(kind => kinds('game').includes(kind))")
