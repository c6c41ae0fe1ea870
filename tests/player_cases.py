"""The same dice give the same worlds and the same moves in every interpreter; in the common dialect.

`tests/player_cases.json` holds the answers. `python -m tests.player_cases` writes them anew: read the
difference, for every player that is saved or tested plays by them.
"""

import json

from game.ai import hint, levels, review, wire
from game.ai.decision import decide
from game.ai.dice import QuickDice
from game.ai.engine import engine
from game.ai.worlds import Worlds
from game.rules import house as houses
from game.rules import record as records

FILE = "tests/player_cases.json"
WORLDS = 6  # drawn for each case, and the most that a level looks at here


def run():
    """How many cases passed, and a sentence for each that failed."""
    with open(FILE, encoding="utf-8") as file:
        data = json.load(file)
    passed, failures = 0, []
    dice = QuickDice("golden")
    throws = [dice.below(52) for _ in range(len(data["throws"]))]
    if throws != data["throws"]:
        failures.append("the dice throw " + str(throws))
    for number, case in enumerate(data["cases"]):
        wrong = [name for name, answer in answers(case).items() if answer != case["answers"][name]]
        if wrong:
            failures.append("case %d: %s" % (number, ", ".join(sorted(wrong))))
        else:
            passed += 1
    return passed, failures


def answers(case):
    """What the players do in a case: `worlds` drawn, the move of each level, the hint, the cost of the first choice."""
    house = houses.from_text(case["house"])
    knowledge = wire.knowledge_from_plain(case["seat"], house, case["seats"], case["events"])
    choices = wire.moves_from_plain(case["choices"])
    found = {"worlds": _worlds(knowledge)}
    for level in levels.LEVELS:
        worlds = min(level.worlds, WORLDS)
        found[level.name] = records.move_to_text(decide(level, "golden", knowledge, choices, worlds))
    hinted = hint.hint(knowledge, choices, "golden", WORLDS)
    found["hint"] = " ".join([records.move_to_text(hinted.move), hinted.reason, hinted.sure])
    decision = review.Decision(1, len(knowledge.tricks) + 1, knowledge, choices, choices[0])
    found["review"] = review.to_text([review.cost(decision, "golden", 40)])
    return found


def _worlds(knowledge):
    cards = engine(knowledge.house, knowledge.trump).cards
    source, dice = Worlds(knowledge), QuickDice("golden worlds")
    drawn = []
    for _ in range(WORLDS):
        hands, _ = source.draw(dice)
        drawn.append(" ".join(["".join([cards[number] for number in hand]) or "-" for hand in hands]))
    return [str(source.count)] + drawn


def _written():
    """The cases with their answers, from turns of deals at several tables (CPython only)."""
    from tools.positions import turns

    cases = []
    tables = (("seed", 3, 14), ("traditional", 3, 8), ("maritime", 3, 8), ("seed", 5, 4), ("seed", 2, 3))
    for house, seats, count in tables:
        for knowledge, choices in turns("golden", count, houses.from_text(house), seats):
            case = {
                "house": house,
                "seat": knowledge.seat,
                "seats": seats,
                "events": [wire.event_to_plain(event) for event in wire.events_known(knowledge)],
                "choices": wire.moves_to_plain(choices),
            }
            case["answers"] = answers(case)
            cases.append(case)
    dice = QuickDice("golden")
    return {"throws": [dice.below(52) for _ in range(40)], "cases": cases}


if __name__ == "__main__":
    with open(FILE, "w", encoding="utf-8") as file:
        json.dump(_written(), file, indent=0)
        file.write("\n")
