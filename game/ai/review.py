"""Looks back at a game: what each decision of a seat cost against the best move, as far as the seat could know."""

from collections import namedtuple

from game.ai.dice import QuickDice
from game.ai.judge import Care, Judge
from game.ai.worth import POINTS, Worth
from game.rules import knowledge as knowing
from game.rules.events import seen_by
from game.rules.game import legal_moves, new_game, play, to_act
from game.rules.record import move_to_text
from game.rules.value import Value

WORLDS = 9000
PLAYOUTS = 9600  # at most for one decision: what 0.4 seconds allow
CLOSE_ENOUGH = 0.1  # points: half the width of the interval at which a decision needs no more worlds
LOOK = 100  # worlds between two looks at the interval
# A move is no rival for the best that is worse by two standard errors, or better by no more than counts.
THOROUGH = Care(2.0, CLOSE_ENOUGH, 4000, 2)
MISTAKE = 0.5  # points that a move must cost to be called a mistake
_SURE = 1.96  # standard errors on each side of a 95 % interval


class Decision(Value, namedtuple("Decision", ("deal", "trick", "knowledge", "choices", "move"))):
    """A moment at which a seat had a choice: deal and trick from 1, what it knew, might do and did."""

    fields = ("deal", "trick", "knowledge", "choices", "move")


class Cost(
    Value,
    namedtuple(
        "Cost",
        ("deal", "trick", "move", "best", "points", "points_interval", "chance", "chance_interval"),
    ),
):
    """What a move cost against the move that is best in points: points of the seat's own, as on the score
    sheet, and chance to win the game (0 to 1), each with half the width of its 95 % interval. A chance below 0
    was gained."""

    fields = (
        "deal",
        "trick",
        "move",
        "best",
        "points",
        "points_interval",
        "chance",
        "chance_interval",
    )

    @property
    def is_mistake(self):
        """Whether the move surely cost something, at least half a point, and no chance was gained by it."""
        return self.points >= MISTAKE and self.points > self.points_interval and self.chance >= 0


def decisions(record, seat: int) -> list:
    """The decisions of a seat in a record, those with one legal move left out."""
    seats = len(record.names)
    knowledge = knowing.start(seat, record.house, seats)
    game = new_game(record.seed, record.house, seats)
    found = []
    for move in record.moves:
        choices = legal_moves(game)
        if to_act(game) == seat and len(choices) > 1:
            trick = len(knowledge.tricks) + 1
            found.append(Decision(knowledge.number, trick, knowledge, choices, move))
        game, happened = play(game, move)
        for event in happened:
            knowledge = knowing.see(knowledge, seen_by(seat, event))
    return found


class Reviewing:
    """One decision being looked back at: run `think()` to its end, then take `cost()`."""

    def __init__(self, decision: Decision, dice_text: str, worlds: int = WORLDS):
        self._decision = decision
        knowledge = decision.knowledge
        stand = "%d %d %s" % (decision.deal, decision.trick, move_to_text(decision.move))
        dice = QuickDice("%s review %s" % (dice_text, stand))
        self._judge = Judge(
            knowledge,
            decision.choices,
            dice,
            worlds,
            goal=POINTS,
            keep=decision.move,
            care=THOROUGH,
        )
        self._game = Worth(knowledge)

    def think(self):
        """Weigh the moves until the interval is narrow enough; yields after each playout."""
        judge = self._judge
        look = LOOK
        for done, _ in enumerate(judge.weigh()):
            yield
            if judge.weighed >= look:
                look += LOOK
                judge.leave_out()
                if done >= PLAYOUTS or self._is_close_enough():
                    return

    def _is_close_enough(self):
        judge = self._judge
        best = judge.values[judge.leading()]
        errors = [judge.cost(best, judge.values[index])[1] for index in judge.running()]
        return _SURE * max(errors) <= CLOSE_ENOUGH

    def cost(self) -> Cost:
        """What the move cost, as far as it is thought through."""
        judge, decision = self._judge, self._decision
        best = judge.leading()
        made = decision.choices.index(decision.move)
        points, points_error = judge.cost(judge.values[best], judge.values[made])
        chance, chance_error = judge.cost(self._chances(best), self._chances(made))
        return Cost(
            decision.deal,
            decision.trick,
            decision.move,
            judge.moves[best],
            points,
            _SURE * points_error,
            chance,
            _SURE * chance_error,
        )

    def _chances(self, index):
        return [self._game.chance_of(end) for end in self._judge.ends[index]]


def cost(decision: Decision, dice_text: str, worlds: int = WORLDS) -> Cost:
    """What a decision cost, thought through at once."""
    reviewing = Reviewing(decision, dice_text, worlds)
    for _ in reviewing.think():
        pass
    return reviewing.cost()


def to_text(costs) -> str:
    """Costs as text, a line each: `2.3 7D KD 1.20±0.09 4.15±0.40 mistake`, the chance in per cent."""
    lines = []
    for one in costs:
        words = [
            "%d.%d" % (one.deal, one.trick),
            move_to_text(one.move),
            move_to_text(one.best),
            "%s±%s" % (_hundredths(one.points), _hundredths(one.points_interval)),
            "%s±%s" % (_hundredths(100 * one.chance), _hundredths(100 * one.chance_interval)),
        ]
        lines.append(" ".join(words + (["mistake"] if one.is_mistake else [])))
    return "\n".join(lines) + "\n"


def _hundredths(number):
    """A number with two places; interpreters round `%.2f` differently in the middle."""
    parts = int(abs(number) * 100 + 0.5)
    return "%s%d.%02d" % ("-" if number < 0 and parts else "", parts // 100, parts % 100)
