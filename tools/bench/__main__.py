"""Prints what the bench measures, as ratios within the run.

    python3 -m tools.bench [--rounds N] [--json]

The machine may be slow, busy or both: no figure in milliseconds means anything by itself, so each is
set against another that was taken in turns with it. The start of the game, from a host and from disk, is
compared with empty pages that run one line of Python, by the same runtime and by Pyodide. What is missing is
installed as for the tests, and PyScript as released is fetched from its pinned package.
"""

import argparse
import json
import os
import sys
from statistics import median
from typing import Any

from tests.run import BIN, VENV, ensure_chromium, ensure_packages

# What is compared with what (fields of measure.Start), and the ratio to reach.
STARTS = {
    "first card / empty page": ("host", "micropython", "<= 1.3"),
    "on disk / empty page": ("disk", "micropython", "<= 2"),
    "first card / empty, PyScript trimmed": ("host", "trimmed", ""),
    "behind two opponents / empty page": ("last", "micropython", ""),
    "empty Pyodide / first card": ("pyodide", "host", ">= 6"),
    "in Arabic / in English": ("spoken", "host", "<= 1.1"),
}
BYTES_AT_MOST = 350_000
THINKING_GOALS = {
    "a move, thinker": "p50 <= 60, p95 <= 150",
    "a review, thinker": "p95 <= 400",
    "a move, table": "p95 <= 400",
    "its slices": "most <= 12",
}
ROUNDS = 6  # each seed as often


def measured(rounds: int) -> dict[str, Any]:
    """All figures of one run."""
    # Only now: these come from the packages that main() makes sure of.
    from playwright.sync_api import sync_playwright

    from tests.conftest import QUIET, bare_chromium
    from tools.bench import measure, motion, released, thinking

    released.lay()
    with measure.server() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=bare_chromium(), args=QUIET)
        # The first look at the bytes also warms up the server and the browser.
        wire = {
            "game": measure.bytes_over_the_wire(browser, base, measure.GAME.format(measure.SEEDS[0])),
            "empty": measure.bytes_over_the_wire(browser, base, measure.EMPTY),
        }
        starts = measure.starts(browser, base, rounds)
        deals = measure.deals_a_second(browser, base, rounds)
        thought = thinking.figures(browser, base + measure.GAME.format(measure.SEEDS[0]), 20 * rounds)
        moved = motion.figures(browser, base, rounds)
        browser.close()
    first_card = [
        {
            "what": what,
            "cache": cache,
            "slowdown": slowdown,
            "ratio": round(measure.ratio(pairs), 2),
            "ms": round(median(pair.game for pair in pairs)),
            "other_ms": round(median(pair.other for pair in pairs)),
            "goal": goal,
            "reached": reaches(measure.ratio(pairs), goal),
        }
        for what, (one, other, goal) in STARTS.items()
        for (cache, slowdown), rounds_of in starts.items()
        for pairs in [[measure.Pair(getattr(start, one), getattr(start, other)) for start in rounds_of]]
    ]
    total = sum(wire["game"].values())
    return {
        "rounds": rounds,
        "first_card": first_card,
        "bytes": {
            "game": total,
            "empty": sum(wire["empty"].values()),
            "files": wire["game"],
            "reached": total <= BYTES_AT_MOST,
        },
        "deals_a_second": {
            "micropython": round(median(pair.game for pair in deals), 1),
            "cpython": round(median(pair.other for pair in deals), 1),
            "ratio": round(measure.ratio(deals), 3),
        },
        "thinking": thought,
        "motion": moved,
    }


def reaches(ratio: float, goal: str) -> bool:
    """Whether a ratio is as its goal, "<= 1.3" or ">= 6", wants it; without a goal, any is."""
    if not goal:
        return True
    way, limit = goal.split()
    return ratio <= float(limit) if way == "<=" else ratio >= float(limit)


def as_text(found: dict[str, Any]) -> str:
    """The figures as aligned tables."""
    said = {True: "yes", False: "no"}
    line = "{:<52}{:>12}{:>12}{:>9}  {:<10}{}".format
    lines = [line("milliseconds", "one", "other", "ratio", "goal", "reached")]
    for case in found["first_card"]:
        name = "{what}, {cache}, CPU {slowdown}x".format(**case)
        reached = said[case["reached"]] if case["goal"] else ""
        lines.append(line(name, case["ms"], case["other_ms"], case["ratio"], case["goal"], reached))
    wire = found["bytes"]
    game, empty, goal = f"{wire['game']:,}", f"{wire['empty']:,}", f"<= {BYTES_AT_MOST // 1000} kB"
    share = f"{wire['game'] / wire['empty']:.2f}"
    lines.append(line("bytes before the first card", game, empty, share, goal, said[wire["reached"]]))
    deals = found["deals_a_second"]
    lines += [
        "",
        line("", "MicroPython", "CPython", "ratio", "", ""),
        line("deals a second, random legal moves", *deals.values(), "", ""),
        "",
        *as_times(found["thinking"]),
        "",
        "deals with CPU 4x: longest task {longest_task:.0f} ms (goal <= 50), {long_tasks:.0f} tasks over 50 ms, "
        "95 % of frames within {frame_gap_p95:.0f} ms".format(**found["motion"]),
        "",
        f"{len(wire['files'])} files before the first card, gzipped as the host does:",
        *(f"{size:>9,}  {name}" for name, size in wire["files"].items()),
        "",
        f"Medians of {found['rounds']} rounds. Only ratios can be compared between runs.",
    ]
    return "\n".join(text.rstrip() for text in lines)


def as_times(thinking: dict[str, dict[str, float]]) -> list[str]:
    """The lines on thinking: milliseconds, and how many times as long as in this Python."""
    line = "{:<34}{:>10}{:>10}{:>10}{:>9}  {}".format
    lines = [line("thinking, ms", "p50", "p95", "most", "ratio", "goal")]
    for name, took in thinking.items():
        here = thinking.get(f"{name.split(',')[0]}, this Python")
        share = f"{took['p50'] / here['p50']:.1f}" if here else ""
        lines.append(line(name, *(f"{took[part]:.1f}" for part in took), share, THINKING_GOALS.get(name, "")))
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the start of the game and the speed of the rules.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how often all is measured ({ROUNDS})")
    parser.add_argument("--json", action="store_true", help="print JSON in place of tables")
    options = parser.parse_args()
    if sys.prefix != str(VENV):
        ensure_chromium()
        ensure_packages()
        python = str(BIN / "python")
        os.execv(python, [python, "-m", "tools.bench", *sys.argv[1:]])
    found = measured(options.rounds)
    print(json.dumps(found, indent=2) if options.json else as_text(found))


if __name__ == "__main__":
    main()
