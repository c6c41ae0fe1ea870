"""The help at the table as a table of cases that runs in every interpreter: where the cards are, the account of
a game, taking back, and the guard against slips.

`run()` gives how many passed and a line for each failure.
"""

from game.rules import knowledge
from game.rules.deal import Trick
from game.rules.game import NextDeal, legal_moves, new_game, play, to_act
from game.rules.house import PRESETS
from game.rules.record import Record
from game.table import whereabouts
from game.table.account import account
from game.table.guard import Guard
from game.table.undoing import begun_again, undone

NAMES = ("You", "Angus", "Maeve")
TRICKS = (Trick(1, ("KD", "3D", "9D"), 1),)

# what seat 0 knows beside a deal of clubs: where cards are
WHERE = [
    ({}, {}),
    ({"turn_up": "4C"}, {"4C": "turned"}),
    ({"turn_up": "4C", "robber": 2}, {"4C": "taken"}),
    ({"turn_up": "4C", "robber": 2, "trick": ("4C",)}, {"4C": "played"}),
    (
        {"turn_up": "4C", "robber": 0, "discard": "2H", "hand": ("4C", "AC")},
        {"4C": "held", "AC": "held", "2H": "laid-away"},
    ),
    (
        {"turn_up": "4C", "hand": ("KH",), "tricks": TRICKS, "trick": ("5C",)},
        {"4C": "turned", "KH": "held", "KD": "played", "3D": "played", "9D": "played", "5C": "played"},
    ),
]

# cards chosen, each for a question: whether each choice counts
CHOSEN = [
    ((("9C", 1), ("9C", 1)), (False, True)),
    ((("9C", 1), ("KD", 1), ("9C", 1), ("9C", 1)), (False, False, False, True)),
    ((("9C", 1), ("9C", 2), ("9C", 2)), (False, False, True)),
    ((("9C", 1), ("9C", 1), ("9C", 1)), (False, True, False)),
]


def whole_game(house, seed):
    """A game in which everybody makes the first move there is, but for each third one: its record."""
    game = new_game(seed, PRESETS[house], 3)
    moves: tuple = ()
    while game.winner is None:
        choices = legal_moves(game)
        move = choices[-1 if len(moves) % 3 == 0 else 0]
        game, _ = play(game, move)
        moves += (move,)
    return Record(str(seed), PRESETS[house], NAMES, moves)


def _where():
    start = knowledge.start(0, PRESETS["seed"], 3)
    for known, wanted in WHERE:
        yield "where %s" % (known,), whereabouts.whereabouts(start.replace(**known)), wanted


def _chosen():
    for choices, wanted in CHOSEN:
        guard = Guard()
        yield "chosen %s" % (choices,), tuple([guard.choose(*choice) for choice in choices]), wanted


def _accounts():
    for house in ("maritime", "seed", "traditional"):
        record = whole_game(house, "account")
        lines = account(record)
        name = "account of %s: " % house
        deals = [move for move in record.moves if isinstance(move, NextDeal)]
        yield name + "numbers", [line.number for line in lines], list(range(1, len(deals) + 1))
        running = [0, 0, 0]
        for line in lines:
            running = [before + more for before, more in zip(running, line.points)]
            yield name + "deal %d" % line.number, list(line.scores), running
        dealers = [line.dealer for line in lines]
        wanted = [(dealers[0] + turn) % 3 for turn in range(len(dealers))]
        yield name + "dealers", dealers, wanted
        begun = account(record.replace(moves=record.moves[: record.moves.index(NextDeal()) + 3]))
        yield name + "a deal being played", [line.scores for line in begun], [None]


def _undone():
    for house in ("maritime", "seed", "traditional"):
        record = whole_game(house, "undone")
        game = new_game(record.seed, record.house, 3)
        asked: list = []  # how many moves had been made each time that seat 0 was asked in this deal
        for place, move in enumerate(record.moves):
            if isinstance(move, NextDeal):
                asked, begins = [], place + 1
            elif to_act(game) == 0:
                asked.append(place)
            game, _ = play(game, move)
            now = record.replace(moves=record.moves[: place + 1])
            back, again = undone(now), begun_again(now)
            name = "undone in %s after %d: " % (house, place + 1)
            yield name + "where", back and len(back.moves), asked[-1] if asked else None
            yield name + "moves", back and back.moves, record.moves[: asked[-1]] if asked else None
            yield name + "begun again", again and len(again.moves), begins if asked else None


def run() -> tuple:
    """How many cases hold, and a line for each that doesn't."""
    failures = []
    passed = 0
    for cases in (_where, _chosen, _accounts, _undone):
        for name, found, wanted in cases():
            if found == wanted:
                passed += 1
            else:
                failures.append("%s: %s, not %s" % (name, found, wanted))
    return passed, failures
