"""Plays one computer player against copies of another over duplicate deals, and says how much stronger it is.

    python -m tools.tournament cormac follower --deals 2000 --seed a
    python -m tools.tournament cormac naive --games 1000 --seed b --json

Each deal (or game) is played once with A at every seat and B at all others, the same cards and the same
dice at a seat, so that luck cancels: a player against itself has exactly its share. Intervals are 95 %,
over deals (or games), each the mean of its rotations. Players: a level's name, `follower`, `naive`,
`random`, `judge:WORLDS` (weighs the game) and `judge:WORLDS:points`.
"""

import argparse
import json
import multiprocessing
import os
import sys
from collections import namedtuple

from game.ai import decision, levels
from game.ai.follower import follower
from game.ai.levels import Level
from game.ai.player import naive
from game.rules import deal as deals
from game.rules import game as games
from game.rules import house as houses
from game.rules import knowledge as knowing
from game.rules.events import Dealt, seen_by
from game.rules.shuffle import Dice

CHUNK = 4  # deals that a process plays before it reports

Match = namedtuple("Match", ("a", "b", "house", "seats", "seed", "whole_games"))
Result = namedtuple("Result", ("mean", "interval", "parity", "count"))


def chooser(name: str):
    """A function (knowledge, choices, dice text) -> move by a player's name. ValueError for a name unknown."""
    if name == "follower":
        return lambda knowledge, choices, dice: follower(knowledge, choices)
    if name == "naive":
        return lambda knowledge, choices, dice: naive(knowledge, choices)
    if name == "random":
        return _at_random
    return _of_level(_level(name))


def _at_random(knowledge, choices, dice):
    stand = "%s %d %d" % (dice, len(knowledge.tricks), len(knowledge.trick))
    return choices[Dice(stand).below(len(choices))]


def _level(name):
    if not name.startswith("judge:"):
        return levels.level(name)
    worlds, _, aim = name[len("judge:") :].partition(":")
    if not houses.is_number(worlds) or aim not in ("", "points"):
        raise ValueError("There is no player called %r." % name)
    return Level(name, int(worlds), int(worlds), 0, aim != "points")


def _of_level(level):
    return lambda knowledge, choices, dice: decision.decide(level, dice, knowledge, choices)


def rotations(match: Match, number: int) -> int:
    """Deal (or game) `number` with A at every seat: twice A's lead in points, or games won, in all."""
    a, b = chooser(match.a), chooser(match.b)
    house = houses.from_text(match.house)
    total = 0
    for seat in range(match.seats):
        players = [b] * match.seats
        players[seat] = a
        play = _game if match.whole_games else _deal
        total += play(match, house, players, number, seat)
    return total


def _deal(match, house, players, number, seat):
    dealer = number % match.seats
    deal = deals.new_deal(match.seed, house, number + 1, dealer, match.seats)
    dealt = Dealt(number + 1, dealer, deal.hands, deal.turn_up)
    knowledges = [knowing.start(place, house, match.seats) for place in range(match.seats)]
    knowledges = _see(knowledges, dealt)
    while not deal.over:
        actor = deal.to_act
        dice = "%s deal %d seat %d" % (match.seed, number, actor)
        move = players[actor](knowledges[actor], deals.legal_moves(deal), dice)
        deal, happened = deals.play(deal, move)
        for event in happened:
            knowledges = _see(knowledges, event)
    tricks = [trick.cards for trick in deal.tricks]
    points = deals.score(house, deal.trump, deal.tricks[0].leader, tricks, match.seats).points
    return match.seats * points[seat] - sum(points)


def _game(match, house, players, number, seat):
    game = games.new_game("%s game %d" % (match.seed, number), house, match.seats)
    knowledges = [knowing.start(place, house, match.seats) for place in range(match.seats)]
    while game.winner is None:
        actor = games.to_act(game)
        choices = games.legal_moves(game)
        move = choices[0]
        if actor is not None:
            dice = "%s game %d seat %d" % (match.seed, number, actor)
            move = players[actor](knowledges[actor], choices, dice)
        game, happened = games.play(game, move)
        for event in happened:
            knowledges = _see(knowledges, event)
    return 1 if game.winner == seat else 0


def _see(knowledges, event):
    return [knowing.see(know, seen_by(know.seat, event)) for know in knowledges]


def play(match: Match, count: int, jobs: int, progress=None) -> Result:
    """Play `count` deals or games on so many processes. Points over the others' mean, or % of games won."""
    work = [(match, number) for number in range(count)]
    if jobs == 1:
        found = _gathered(map(_work, work), count, progress)
    else:
        with multiprocessing.Pool(jobs) as pool:
            found = _gathered(pool.imap(_work, work, chunksize=CHUNK), count, progress)
    # Whole numbers are added first, so that a player against itself has its share to the last digit.
    unit = match.seats if match.whole_games else match.seats * (match.seats - 1)
    scale = 100 / unit if match.whole_games else 1 / unit
    mean = scale * sum(found) / count
    spread = sum((scale * value - mean) ** 2 for value in found) / max(count - 1, 1)
    parity = 100 / match.seats if match.whole_games else 0.0
    return Result(mean, 1.96 * (spread / count) ** 0.5, parity, count)


def _work(job):
    return rotations(*job)


def _gathered(results, count, progress):
    found = []
    for value in results:
        found.append(value)
        if progress:
            progress(len(found), count)
    return found


def bar(done: int, count: int) -> None:
    """Draw how far the work is, on the error stream."""
    if sys.stderr.isatty() and (done == count or done % max(count // 200, 1) == 0):
        filled = 40 * done // count
        end = "\n" if done == count else ""
        bar_text = "\r[%s%s] %d of %d" % ("#" * filled, "." * (40 - filled), done, count)
        print(bar_text, end=end, file=sys.stderr, flush=True)


def as_text(match: Match, result: Result) -> str:
    """One line that says who is how much stronger."""
    what = "games" if match.whole_games else "deals"
    unit = " % of games" if match.whole_games else " points a deal"
    return "%s against %d x %s, %d %s of seed %s, %s: %.3f ± %.3f%s (parity %.3f)" % (
        match.a, match.seats - 1, match.b, result.count, what, match.seed, match.house,
        result.mean, result.interval, unit, result.parity,
    )  # fmt: skip


def as_json(match: Match, result: Result) -> str:
    """The same as one JSON object."""
    return json.dumps({**match._asdict(), **result._asdict()})


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="tools.tournament", description=__doc__.split("\n")[0])
    parser.add_argument("a")
    parser.add_argument("b")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--deals", type=int, help="play so many deals at even scores (1000)")
    how.add_argument("--games", type=int, help="play so many whole games instead")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--house", default="seed")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    match = Match(said.a, said.b, said.house, said.seats, said.seed, said.games is not None)
    try:
        for name in (said.a, said.b):
            chooser(name)
        houses.from_text(said.house)
    except ValueError as error:
        parser.error(str(error))
    result = play(match, said.games or said.deals or 1000, said.jobs, bar)
    print(as_json(match, result) if said.json else as_text(match, result))


if __name__ == "__main__":
    main()
