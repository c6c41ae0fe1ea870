"""How long the opponents think: in the worker, as a message and its answer; at the table, slice by slice.

The positions and messages are made here, in CPython; the page's own modules answer them.
"""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, Page

from game import thinker
from game.ai import asking, review
from game.ai.levels import LEVELS
from game.ai.sensible import sensible
from tests.pages import until
from tools.bench.measure import RUN_PYTHON
from tools.positions import record_of_a_game, turns
from tools.strength import percentile

STRONGEST = LEVELS[-1].name
AT_THE_TABLE = (Path(__file__).parent / "pages" / "at_the_table.py").read_text(encoding="utf-8")
IN_THE_WORKER = (Path(__file__).parent / "pages" / "in_the_worker.py").read_text(encoding="utf-8")
PATIENCE = 600_000  # ms; nothing is concluded from it


def moves(seed: str, count: int) -> list[str]:
    """Messages that ask the strongest for a move, where there is more than one sensible move."""
    found = (turn for turn in turns(seed, 100 * count) if len(sensible(*turn)) > 1)
    return [asking.move(STRONGEST, "bench", *turn) for turn in islice(found, count)]


def _reviews(seed: str) -> Iterator[str]:
    number = 0
    while True:
        record = record_of_a_game(f"{seed} {number}")
        for place in range(len(review.decisions(record, 0))):
            yield asking.review(record, 0, place, "bench")
        number += 1


def reviews(seed: str, count: int) -> list[str]:
    """Messages that ask what a decision cost: decisions of whole games."""
    return list(islice(_reviews(seed), count))


def here(messages: list[str]) -> list[float]:
    """Milliseconds to each answer of the thinker in this Python."""
    found = []
    for message in messages:
        began = perf_counter()
        answer = json.loads(thinker.answer(message))
        found.append(1000 * (perf_counter() - began))
        assert "error" not in answer, answer
    return found


def measured(page: Page, code: str, messages: list[str]) -> Any:
    """What a script in the page leaves as `window.bench_found` about some messages."""
    page.evaluate("delete window.bench_found")
    page.evaluate("(messages) => { window.bench_messages = messages; }", messages)
    page.evaluate(RUN_PYTHON, code)
    until(page, "window.bench_found", PATIENCE)
    found = json.loads(page.evaluate("window.bench_found"))
    if "error" in found:
        raise SystemExit(f"The bench of thinking failed: {found['error']}")
    return found


def figures(browser: Browser, url: str, count: int) -> dict[str, dict[str, float]]:
    """Milliseconds of thinking, at the median, the 95th percentile and the most, by what is thought and where."""
    page = browser.new_context().new_page()
    page.goto(url)
    until(page, "document.documentElement.dataset.complete === ''", PATIENCE)
    asked, looked_back = moves("bench", count), reviews("bench", count // 2)
    at_the_table = measured(page, AT_THE_TABLE, asked)
    rows = {
        "a move, thinker": measured(page, IN_THE_WORKER, asked)["took"],
        "a move, this Python": here(asked),
        "a review, thinker": measured(page, IN_THE_WORKER, looked_back)["took"],
        "a review, this Python": here(looked_back),
        "a move, table": at_the_table["took"],
        "its slices": at_the_table["slices"],
    }
    page.context.close()
    return {
        name: {"p50": percentile(took, 0.5), "p95": percentile(took, 0.95), "max": max(took)}
        for name, took in rows.items()
    }
