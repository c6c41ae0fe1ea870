"""Replays the golden games and deals the golden packs again, in the common dialect.

A golden game is a record, an empty line, and what happens in it: a line for each event.
"""

from game.rules import events, knowledge, record
from game.rules.game import new_game, play, to_act
from game.rules.shuffle import first_dealer, pack_of


def run(data):
    """Check `{"packs": [...], "games": {name: text}}`; how many passed, and a sentence for each that failed."""
    passed = 0
    failures = []
    for golden in data["packs"]:
        wrong = _pack_differs(golden)
        if wrong:
            failures.append("seed {}: {}".format(repr(golden["seed"]), wrong))
        else:
            passed += 1
    for name in sorted(data["games"]):
        wrong = _game_differs(data["games"][name])
        if wrong:
            failures.append("{}: {}".format(name, wrong))
        else:
            passed += 1
    return passed, failures


def kept_in(text):
    """The record at the head of a golden game."""
    return record.from_text(text.split("\n\n")[0].rstrip("\n") + "\n")


def told(text):
    """A golden game written anew from the record at its head."""
    kept = kept_in(text)
    lines = [record.to_text(kept)]
    game = new_game(kept.seed, kept.house, len(kept.names))
    for move in kept.moves:
        game, happened = play(game, move)
        for event in happened:
            lines.append(line_of(event))
    return "\n".join(lines) + "\n"


def line_of(event):
    """An event in words; seats are numbers from 0."""
    return LINES[type(event)](event)


def _pack_differs(golden):
    pack = pack_of(str(golden["seed"]), golden["deal"])
    if " ".join(pack) != golden["pack"]:
        return "deal {} has another pack".format(golden["deal"])
    dealers = [first_dealer(str(golden["seed"]), seats) for seats in (2, 3, 4, 5, 6)]
    if dealers != golden["first_dealers"]:
        return "other first dealers: {}".format(dealers)
    return ""


def _game_differs(text):
    try:
        now = told(text).split("\n")
    except Exception as error:  # a golden game that can't be replayed has failed; the others go on
        return "{}: {}".format(type(error).__name__, error)
    once = text.split("\n")
    for number in range(max(len(once), len(now))):
        was = once[number] if number < len(once) else "nothing"
        is_now = now[number] if number < len(now) else "nothing"
        if was != is_now:
            return "line {} was '{}' and is '{}'".format(number + 1, was, is_now)
    return _knowledge_differs(kept_in(text))


def _knowledge_differs(kept):
    seats = list(range(len(kept.names))) + [None]
    game = new_game(kept.seed, kept.house, len(kept.names))
    known = [knowledge.start(seat, kept.house, game.seats) for seat in seats]
    for number, move in enumerate(kept.moves):
        game, happened = play(game, move)
        for place, seat in enumerate(seats):
            for event in happened:
                known[place] = knowledge.see(known[place], events.seen_by(seat, event))
            hand = () if seat is None else game.deal.hands[seat]
            seen = (known[place].hand, known[place].trick, known[place].to_act, known[place].scores)
            if seen != (hand, game.deal.trick, to_act(game), game.scores):
                return "seat {} knows other things after move {}".format(seat, number + 1)
    return ""


def _numbers(values):
    return " ".join([str(value) for value in values])


def _dealt(event):
    hands = " / ".join([" ".join(hand) for hand in event.hands])
    return "deal {} by {}: {} and {} turned".format(event.number, event.dealer, hands, event.turn_up)


def _robbed(event):
    return "{} takes {} for {}".format(event.seat, event.taken, event.discard)


def _taken(event):
    return "  {} takes {} led by {}".format(event.taker, " ".join(event.cards), event.leader)


def _scored(event):
    best = "no trump"
    if event.best_trump is not None:
        best = "best trump {} in trick {}".format(event.best_trump, event.best_trump_trick)
    parts = (_numbers(event.points), _numbers(event.takers), best, _numbers(event.scores))
    return "points {}, takers {}, {}, scores {}".format(*parts)


LINES = {
    events.DealerDrawn: lambda event: "dealer drawn: {}".format(event.dealer),
    events.Dealt: _dealt,
    events.Robbed: _robbed,
    events.Played: lambda event: "{} {}".format(event.seat, event.card),
    events.TrickTaken: _taken,
    events.DealScored: _scored,
    events.GameWon: lambda event: "won by {}, scores {}".format(event.winner, _numbers(event.scores)),
}
