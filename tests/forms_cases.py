"""How names take forms in a sentence, as a table of cases that runs in every interpreter.

The catalogue here is a dict: a message is a pattern with `<argument>`, or a dict of its forms with "" for itself.
`run()` gives how many passed and a line for each failure.
"""

from game.table import words


class Spoken:
    """A catalogue of plain patterns, with the interface of the page's own."""

    def __init__(self, messages, letters=None):
        self.letters = letters or {}
        self.cards = {}
        self._messages = messages

    def format(self, identifier, arguments):
        return self.forms(identifier, arguments)[""]

    def forms(self, identifier, arguments):
        found = self._messages[identifier]
        patterns = found if isinstance(found, dict) else {"": found}
        return {form: filled(pattern, arguments) for form, pattern in patterns.items()}

    def form_names(self, identifier):
        found = self._messages[identifier]
        return list(found) if isinstance(found, dict) else [""]


def filled(pattern, arguments):
    """A pattern with its arguments in it; one that is missing stays to be seen."""
    for name, value in arguments.items():
        pattern = pattern.replace("<%s>" % name, str(value))
    return pattern


SPANISH = {
    "card-name": {"": "<rank> de <suit>", "_the": "<rank_the> de <suit>", "_of": "del <rank> de <suit_short>"},
    "rank-9": {"": "nueve", "_the": "el nueve"},
    "rank-queen": {"": "reina", "_the": "la reina"},
    "suit-hearts": {"": "corazones", "_short": "C"},
    "you": {"": "Tú", "_gender": "unknown"},
    "angus": {"": "Angus", "_gender": "male"},
    "maeve": {"": "Maeve", "_gender": "female"},
    "played": "<seat> (<seat-is>, <seat_gender>) juega <card_the>: <card>, <card_of>",
    "told": "<why>! <why_short>!",
    "why": {"": "porque <suit> (<suit_short>)", "_short": "<suit_short>"},
    "counted": "<points> y <name>",
}
NAMES = ("You", "Angus", "Zorro")

# message, spoken, letters: the sentence
SAID = [
    (
        words.message("played", seat=words.seat(1), card=words.card("9H")),
        True,
        None,
        "Angus (other, male) juega el nueve de corazones: nueve de corazones, del nueve de C",
    ),
    (
        words.message("played", seat=words.seat(0), card=words.card("QH")),
        True,
        None,
        "Tú (you, unknown) juega la reina de corazones: reina de corazones, del reina de C",
    ),
    (
        words.message("played", seat=words.seat(1), card=words.card("QH")),
        False,
        None,
        "Angus (other, male) juega Q♥: Q♥, Q♥",
    ),
    (
        words.message("played", seat=words.seat(1), card=words.card("QH")),
        False,
        {"Q": "D"},
        "Angus (other, male) juega D♥: D♥, D♥",
    ),
    # Who is not known here keeps the name, in all forms.
    (
        words.message("played", seat=words.seat(2), card=words.card("9H")),
        False,
        None,
        "Zorro (other, Zorro) juega 9♥: 9♥, 9♥",
    ),
    (
        words.message("told", why=words.message("why", suit=words.suit("H"))),
        True,
        None,
        "porque corazones (C)! C!",
    ),
    (words.message("counted", points=45, name="Ana"), False, None, "45 y Ana"),
]

# card, letters: as printed
PRINTED = [
    ("TH", None, "10♥"),
    ("KS", None, "K♠"),
    ("KS", {"K": "R"}, "R♠"),
    ("JD", {"J": "Kn"}, "Kn♦"),
    ("TH", {"J": "Kn"}, "10♥"),
]


def run() -> tuple:
    """How many cases hold, and a line for each that doesn't."""
    cases = []
    for message, spoken, letters, sentence in SAID:
        catalogue = Spoken(SPANISH, letters)
        for _ in range(2):  # the second time from what is remembered
            cases.append((words.phrase(message, catalogue, NAMES, spoken), sentence))
    for card, letters, printed in PRINTED:
        cases.append((words.token(card, letters), printed))
    cases.append((words.card_name("9H", Spoken(SPANISH)), "nueve de corazones"))
    cases.append((words.seat_name("Maeve", Spoken(SPANISH)), "Maeve"))
    cases.append((words.seat_name("Zorro", Spoken(SPANISH)), "Zorro"))
    failures = ["%s, not %s" % (found, wanted) for found, wanted in cases if found != wanted]
    return len(cases) - len(failures), failures
