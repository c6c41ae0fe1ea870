"""Makes the tables of chances to win: deals by the rule-follower against itself, then one backward pass.

    python -m tools.chances

writes `game/ai/chance_tables.py`. The same deals give the same file.
"""

import argparse
from collections import Counter
from pathlib import Path

from game.ai.chances import DIGITS, PARTS, SIZE, STEP
from game.ai.engine import engine
from game.ai.playout import Position, end_of, play_out, rob
from game.ai.worth import points_of
from game.rules.deal import new_deal
from game.rules.game import winner_of
from game.rules.house import MARITIME, SEED, TRADITIONAL

TARGET = Path(__file__).parent.parent / "game" / "ai" / "chance_tables.py"
HOUSES = (SEED, TRADITIONAL, MARITIME, TRADITIONAL.replace(first_out=False))
SEATS = (2, 3)
SWEEPS = 12  # a tie at the top leads back to a score already passed: sweep until nothing moves


def ends(house, seats: int, deals: int) -> Counter:
    """How often deals by the rule-follower ended how: (takers, points, best trump's trick), eldest = seat 0."""
    counted: Counter = Counter()
    for number in range(deals):
        deal = new_deal("chances", house, number + 1, seats - 1, seats)
        made = engine(house, deal.trump)
        start = Position(made, seats, 0, made.number[deal.turn_up])
        hands = [made.numbers(hand) for hand in deal.hands]
        if deal.must_rob:
            start.discard = rob(start, start.gone, hands[deal.dealer])
            start.robber = deal.dealer
        elif deal.turn_up[0] != "A" and made.ace in hands[0]:
            start.discard = rob(start, start.gone, hands[0])
            start.robber = 0
        takers, top_trick = end_of(play_out(start, hands, -1), seats)
        points = points_of(house, seats, takers, top_trick)
        counted[takers, points, top_trick] += 1
    return counted


def grouped(house, counted: Counter) -> list:
    """The ends with their chance, those alike as one; the order of takers matters to first out alone."""
    alike: Counter = Counter()
    for (takers, points, top_trick), count in counted.items():
        key = (takers, points, top_trick) if house.first_out else (None, points, top_trick)
        if not house.first_out:
            key = (None, points, None)
        alike[key] += count
    total = sum(alike.values())
    return sorted(((end, count / total) for end, count in alike.items()), key=str)


def solved(house, seats: int, found: list) -> dict:
    """The chance of each seat by levels, the eldest first: one backward pass, swept again for ties."""
    states: list[tuple[int, ...]] = [()]
    for _ in range(seats):
        states = [state + (level,) for state in states for level in range(SIZE)]
    states.sort(key=sum, reverse=True)
    value = dict.fromkeys(states, (1 / seats,) * seats)
    for _ in range(SWEEPS):
        for state in states:
            value[state] = _backward(house, state, found, value)
    return value


def _backward(house, state, found, value):
    seats = len(state)
    scores = [level * STEP for level in state]
    total = [0.0] * seats
    for (takers, points, top_trick), chance in found:
        winner = winner_of(house, scores, points, takers, top_trick)
        if winner is not None:
            total[winner] += chance
            continue
        levels = [(score + more) // STEP for score, more in zip(scores, points)]
        over = max(max(levels) - (SIZE - 1), 0)
        levels = [max(level - over, 0) for level in levels]
        later = value[tuple(levels[1:] + levels[:1])]  # the deal passes to the left
        for seat in range(seats):
            total[seat] += chance * later[(seat - 1) % seats]
    return tuple(total)


def written(value: dict, seats: int) -> str:
    """A table as digits: two for each chance, the last seat's left out."""
    text = []
    for state in sorted(value):
        for chance in value[state][: seats - 1]:
            part = round(chance * PARTS)
            text.append(DIGITS[part // 64] + DIGITS[part % 64])
    return "".join(text)


def main() -> None:
    """Write the module of tables."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--deals", type=int, default=300000, help="deals for each table")
    deals = parser.parse_args().deals
    lines = [
        "\"\"\"Chances to win between deals by seats, `follow_or_trump`, bonus and first out; made by "
        "`python -m tools.chances`.\"\"\"",
        "",
        "# ruff: noqa: E501",
        "TABLES = {",
    ]
    for seats in SEATS:
        for house in HOUSES:
            value = solved(house, seats, grouped(house, ends(house, seats, deals)))
            key = (seats, house.follow_or_trump, house.best_trump_bonus, house.first_out)
            lines.append('    %s: "%s",' % (key, written(value, seats)))
            shown = " ".join("%.3f" % chance for chance in value[(0,) * seats])
            print(seats, house, "at the start:", shown, flush=True)
    TARGET.write_text("\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
