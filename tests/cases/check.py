"""Checks cases of the rules against the game, in the common dialect; every answer comes from the case."""

from game.rules.deal import robber, score
from game.rules.game import winner_of
from game.rules.trick import legal_cards, taker
from tests.cases import reading
from tests.cases.reading import BadCaseError, part


def run(cases):
    """Check a list of cases; how many passed, and a one-line sentence for each that failed."""
    if not isinstance(cases, (list, tuple)):
        return 0, ["the cases are not a list"]
    passed = 0
    failures = []
    for index, case in enumerate(cases):
        wrong = _check(case)
        if wrong:
            failures.append(" ".join((_name(case, index) + ": " + wrong).split()))
        else:
            passed += 1
    return passed, failures


def _name(case, index):
    if isinstance(case, dict) and "id" in case:
        return str(case["id"])
    return "case {}".format(index + 1)


def _check(case):
    if not isinstance(case, dict):
        return "a case is not an object: " + reading.shown(case)
    try:
        kind = part(case, "kind")
        if not isinstance(kind, str) or kind not in ANSWERS:
            raise BadCaseError("there is no kind " + reading.shown(kind))
        answer, names = ANSWERS[kind]
        if not any(name in case for name in names):
            raise BadCaseError("the case gives no answer ({})".format(" or ".join(names)))
        return _differences(case, answer(case))
    except BadCaseError as error:
        return "bad case: " + str(error)
    except Exception as error:  # a fault of the game is a failed case, not the end of the run
        return "the game raised {}: {}".format(type(error).__name__, error)


def _differences(case, answers):
    """Where the game's answers are not those of the case; an answer the case doesn't give is not compared."""
    found = []
    for name, got in answers:
        if name not in case:
            continue
        wanted = case[name]
        if name in ANY_ORDER:
            wanted, got = sorted(reading.cards(wanted or (), name)), sorted(got)
        elif isinstance(wanted, (list, tuple)):
            wanted, got = list(wanted), list(got) if isinstance(got, (list, tuple)) else got
        if wanted != got or isinstance(wanted, bool) != isinstance(got, bool):
            found.append("{} is {}, not {}".format(name, _said(got), _said(wanted)))
    return "; ".join(found)


def _said(value):
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_said(one) for one in value) + "]"
    return str(value)


def _legal(case):
    trick = reading.cards(part(case, "trick"), "trick")
    hand = reading.cards(part(case, "hand"), "hand")
    led = trick[0] if trick else None
    return (("legal", legal_cards(hand, led, reading.suit(part(case, "trump")), reading.house(case))),)


def _taker(case):
    trick = reading.cards(part(case, "trick"), "trick")
    if not trick:
        raise BadCaseError("trick is empty")
    return (("taker", taker(trick, reading.suit(part(case, "trump")))),)


def _score(case):
    tricks = tuple(reading.cards(trick, "tricks") for trick in reading.items(part(case, "tricks"), "tricks"))
    if not tricks:
        raise BadCaseError("tricks is empty")
    seats = reading.whole(case.get("seats", len(tricks[0])), "seats", 2, 6)
    for trick in tricks:
        if len(trick) != seats:
            raise BadCaseError("tricks has a trick of {} cards for {} seats".format(len(trick), seats))
    leader = reading.whole(part(case, "leader"), "leader", 0, seats - 1)
    result = score(reading.house(case), reading.suit(part(case, "trump")), leader, tricks, seats)
    return (
        ("takers", tuple(result.takers)),
        ("points", tuple(result.points)),
        ("best_trump", result.best_trump),
        ("best_trump_trick", result.best_trump_trick),
    )


def _end(case):
    scores = reading.numbers(part(case, "scores"), "scores")
    if not scores:
        raise BadCaseError("scores is empty")
    points = reading.numbers(part(case, "points"), "points", len(scores))
    takers = case.get("takers")
    if takers is not None:
        takers = reading.seat_numbers(takers, "takers", len(scores))
    trick = case.get("best_trump_trick")
    if trick is not None:
        trick = reading.whole(trick, "best_trump_trick", 0, 4)
    return (("winner", winner_of(reading.house(case), scores, points, takers, trick)),)


def _rob(case):
    turn_up = reading.card(part(case, "turn_up"), "turn_up")
    dealer = reading.whole(part(case, "dealer"), "dealer", 0, 5)
    hands = reading.hands(part(case, "hands"), dealer)
    if dealer >= len(hands):
        raise BadCaseError("dealer is out of range: {}".format(dealer))
    right = robber(reading.house(case), turn_up, dealer, hands)
    if right is None:
        # Nobody's duty may be written either way.
        must = None if case.get("must") is None else False
        return (("robber", None), ("must", must), ("may_discard", ()))
    return (("robber", right.seat), ("must", right.must), ("may_discard", tuple(right.may_discard)))


ANY_ORDER = ("legal", "may_discard")

ANSWERS = {
    "legal": (_legal, ("legal",)),
    "taker": (_taker, ("taker",)),
    "score": (_score, ("takers", "points", "best_trump", "best_trump_trick")),
    "end": (_end, ("winner",)),
    "rob": (_rob, ("robber", "must", "may_discard")),
}
