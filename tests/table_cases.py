"""What the table says and shows, as a table of cases that runs in every interpreter.

`run()` gives how many passed and a line for each failure.
"""

from game.rules import events, knowledge
from game.rules.game import NextDeal, Play, Rob
from game.rules.house import PRESETS
from game.rules.trick import refusal
from game.table import words
from game.table.scene import in_hand_order, scene

# house, turn-up, own hand, trick so far, card touched: message id, and the card it names as held
REFUSED = [
    ("seed", "4D", ("9C", "JC", "2H"), ("KC",), "2H", "refused-suit", "9C"),
    ("seed", "4C", ("9D", "5C", "2H"), ("KD",), "5C", "refused-suit", "9D"),
    ("traditional", "4C", ("9D", "5C", "2H"), ("KD",), "2H", "refused-suit-or-trump", "9D"),
    ("seed", "4C", ("9C", "KD", "2H"), ("KC",), "2H", "refused-trump", "9C"),
    ("seed", "4C", ("9C", "JC", "2H"), ("KC",), "2H", "refused-trump-but", "9C"),
    ("seed", "4S", ("3S", "KH", "2C"), ("AH",), "2C", "refused-ace-of-hearts", "3S"),
    ("seed", "4S", ("5S", "KH", "2C"), ("AH",), "2C", "refused-ace-of-hearts", "5S"),
    ("seed", "4S", ("9D", "KH", "2C"), ("AH",), "2C", "refused-heart", "KH"),
    ("traditional", "4S", ("JS", "KH", "2C"), ("5S",), "2C", "refused-trump", "JS"),
    ("seed", "4S", ("9D",), (), "KC", "refused-not-held", None),
]

# house, turn-up, trick so far: what the lead asks
ASKED = [
    ("seed", "4C", (), "asks-lead"),
    ("seed", "4C", ("KD",), "asks-follow-suit"),
    ("traditional", "4C", ("KD",), "asks-follow-or-trump"),
    ("maritime", "4C", ("KH",), "asks-follow-or-trump"),
    ("seed", "4C", ("KC",), "asks-trump-tops-excused"),
    ("seed", "4C", ("5C",), "asks-trump-tops-excused"),
    ("traditional", "4C", ("5C",), "asks-trump"),
    ("traditional", "4C", ("JC",), "asks-trump-tops-excused"),
    ("seed", "4C", ("AH",), "asks-trump-or-heart"),
    ("seed", "4H", ("AH",), "asks-trump"),
    ("traditional", "4C", ("AH",), "asks-trump-tops-excused"),
]

# trump, cards of the trick, taker's position: why it was taken
TAKEN = [
    ("C", ("KD", "TD", "3D"), 0, "took-best-of-suit"),
    ("C", ("KD", "TC", "3D"), 1, "took-only-trump"),
    ("C", ("KD", "TC", "2C"), 2, "took-best-trump"),
    ("S", ("KH", "AH", "2S"), 1, "took-best-trump"),
    ("H", ("TS", "9D", "KC"), 0, "took-unfollowed"),
    ("S", ("2H", "AH", "3H"), 1, "took-only-trump"),
]

# trump, hand as dealt: as it is held
HELD = [
    ("D", ("3S", "AH", "KD", "2C", "5D"), ("5D", "AH", "KD", "3S", "2C")),
    ("S", ("TS", "2S", "KH", "AC", "AD"), ("2S", "TS", "KH", "AC", "AD")),
    ("H", ("KC", "2C", "AS", "KD", "AH"), ("AH", "AS", "KD", "KC", "2C")),
]

# choices, robbing: awaiting, actions
AWAITING = [
    ((), False, "none", ()),
    ((NextDeal(),), False, "next", ("next-deal",)),
    ((Play("9C"),), False, "play", ()),
    ((Rob("9C"), Play("9C")), False, "play", ("rob",)),
    ((Rob("9C"), Play("9C")), True, "rob", ("keep",)),
    ((Rob("9C"),), False, "rob", ()),
]


def knows(house, turn_up, hand=(), trick=()):
    """What seat 0 knows while it is to play to a trick."""
    leader = (0 - len(trick)) % 3
    return knowledge.start(0, PRESETS[house], 3).replace(
        number=1, dealer=(leader - 1) % 3, turn_up=turn_up, hand=hand, leader=leader, trick=trick
    )


def _refused(house, turn_up, hand, trick, card):
    know = knows(house, turn_up, hand, trick)
    refused = refusal(card, hand, know.led, know.trump, know.house)
    said = words.refused(refused, know)
    held = said.arguments.get("held")
    return said.id, held[1] if held else None


def _taken(trump, cards, taker):
    return (words.taken(events.TrickTaken(0, cards, taker), trump).id,)


def _awaiting(choices, robbing):
    shown = scene(knows("seed", "4D", ("9C",)), choices, robbing)
    return shown.awaiting, shown.actions


def cases() -> list:
    """All cases: a name, what is, and what should be."""
    found = []
    for *given, identifier, held in REFUSED:
        found.append(("refused %s" % given, _refused(*given), (identifier, held)))
    for house, turn_up, trick, identifier in ASKED:
        said = words.asked(knows(house, turn_up, (), trick)).id
        found.append(("asked %s %s" % (house, trick), said, identifier))
    for trump, cards, taker, identifier in TAKEN:
        found.append(("taken %s" % (cards,), _taken(trump, cards, taker), (identifier,)))
    for trump, hand, held in HELD:
        found.append(("held %s" % (hand,), in_hand_order(hand, trump), held))
    for choices, robbing, awaiting, actions in AWAITING:
        name = "awaiting %s" % (choices,)
        found.append((name, _awaiting(choices, robbing), (awaiting, actions)))
    return found


def run() -> tuple:
    """How many cases hold, and a line for each that doesn't."""
    failures = []
    passed = 0
    for name, found, wanted in cases():
        if found == wanted:
            passed += 1
        else:
            failures.append("%s: %s, not %s" % (name, found, wanted))
    return passed, failures
