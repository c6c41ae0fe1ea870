"""Measures how strong the opponents are, and writes it down in `docs/strength.md`.

    python -m tools.strength            everything, an hour or two of two cores
    python -m tools.strength --share 10 a tenth of the deals and games

Two master seeds, on which nothing was ever tuned.
"""

import argparse
import os
from pathlib import Path

from game.ai import review
from game.ai.decision import decide
from game.ai.levels import LEVELS
from tools.counting import counted_out
from tools.positions import reviewed_decisions, third_seat_in_trick_four
from tools.tournament import Match, bar, play

SEEDS = ("gaspe", "merrimack")
HOUSES = ("seed", "traditional", "maritime")
STRONGEST = LEVELS[-1].name
TARGET = Path(__file__).parent.parent / "docs" / "strength.md"


def matches() -> list:
    """The matches measured: (title, A, B, house, deals or games, how many, goal)."""
    listed = [
        ("canary", STRONGEST, STRONGEST, "seed", "games", 20, "exactly 33.333 %"),
        ("canary", "naive", "naive", "seed", "deals", 200, "exactly 0"),
        ("rule-follower", STRONGEST, "follower", "seed", "games", 3000, "36.3 %"),
        ("rule-follower", STRONGEST, "follower", "seed", "deals", 5000, "+0.33"),
        ("simple opponent", STRONGEST, "naive", "seed", "games", 3000, "41 %"),
        ("random cards", STRONGEST, "random", "seed", "games", 300, ""),
    ]
    for house in HOUSES[1:]:
        listed.append(("rule-follower", STRONGEST, "follower", house, "games", 600, ""))
    for before, level in zip(LEVELS, LEVELS[1:]):
        listed.append(("the level before", level.name, before.name, "seed", "deals", 2000, "> 0"))
    return listed


def percentile(values, part: float) -> float:
    """The value that so large a part of the values does not exceed."""
    return sorted(values)[min(int(part * len(values)), len(values) - 1)]


def third_seat(seed: str, count: int) -> tuple[int, int]:
    """In how many of some positions the strongest plays a card that counting out finds best."""
    right = 0
    for knowledge, choices in third_seat_in_trick_four(seed, count):
        move = decide(LEVELS[-1], "strength", knowledge, choices)
        values = counted_out(knowledge, choices)
        right += values[choices.index(move)] >= max(values) - 1e-9
    return right, count


def reviews(seed: str, count: int) -> tuple[list, list]:
    """Half widths in points, and how far the figure moves with other dice, by decision."""
    widths, moved = [], []
    for decision in reviewed_decisions(seed, count):
        cost = review.cost(decision, "one")
        widths.append(cost.points_interval)
        moved.append(abs(cost.points - review.cost(decision, "other").points))
    return widths, moved


def report(share: int, jobs: int):
    """The lines of the document; takes a while."""
    yield "# How strong the opponents are"
    yield ""
    yield "Made by `python -m tools.strength%s`; do not edit." % (" --share %d" % share if share > 1 else "")
    yield "A player against two of another, duplicate deals, all seats, 95 % intervals over deals or games."
    yield ""
    yield "| A | against two of B | house | goal | " + " | ".join("seed " + seed for seed in SEEDS) + " |"
    yield "|---|---|---|---|" + "---|" * len(SEEDS)
    for _, a, b, house, unit, count, goal in matches():
        cells = []
        for seed in SEEDS:
            match = Match(a, b, house, 3, seed, unit == "games")
            result = play(match, max(count // share, 10), jobs, bar)
            shown = "%.3f ± %.3f %s (%d %s)" if a == b else "%.2f ± %.2f %s (%d %s)"
            measure = "%" if unit == "games" else "points"
            cells.append(shown % (result.mean, result.interval, measure, result.count, unit))
        yield "| %s | %s | %s | %s | %s |" % (a, b, house, goal, " | ".join(cells))
    yield ""
    yield "Points are a seat's own over the mean of the others', a deal; 33.333 % of games is parity."
    yield ""
    yield from _figures(share)


def _figures(share):
    yield "| figure | goal | " + " | ".join("seed " + seed for seed in SEEDS) + " |"
    yield "|---|---|" + "---|" * len(SEEDS)
    rows = (
        ("third seat of trick 4 equal to counting out", "100 %", _third_seat_cell, 2000),
        ("a review of one decision, in the seat's own points", "± 0.1; moves 0.15 at p95", _review_cell, 300),
    )
    for name, goal, cell, count in rows:
        cells = [cell(seed, max(count // share, 10)) for seed in SEEDS]
        yield "| %s | %s | %s |" % (name, goal, " | ".join(cells))


def _third_seat_cell(seed, count):
    return "%d of %d" % third_seat(seed, count)


def _review_cell(seed, count):
    widths, moved = reviews(seed, count)
    return "± %.2f at p50, ± %.2f at p95; moves %.2f at p95 with other dice" % (
        percentile(widths, 0.5),
        percentile(widths, 0.95),
        percentile(moved, 0.95),
    )


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="tools.strength", description=__doc__.split("\n")[0])
    parser.add_argument("--share", type=int, default=1, help="play so small a share of the deals")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    said = parser.parse_args()
    lines = []
    for line in report(said.share, said.jobs):
        print(line, flush=True)
        lines.append(line)
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
