"""The score of a deal: its tricks, the best trump and its five more, and where the game stands."""

import js

from game.browser.page import element, fill, make, mark, write
from game.rules.deal import TRICK_POINTS, trick_points
from game.table import words


class ScoreSheet:
    """The panel over the table between deals."""

    def __init__(self, screen):
        self._screen = screen
        self._sheet = element("score-sheet")
        self._shown = False

    def show(self, event, knowledge) -> None:
        """Show the score of the deal that the event ended; without an event the panel goes."""
        self._shown = event is not None
        if not self._shown:
            self._sheet.hidden = True
        elif self._sheet.hidden:
            js.requestAnimationFrame(self._lay)
        table = element("table")
        mark(table, "data-scored", None if event is None else "")
        mark(table, "data-won", knowledge.winner)
        if event is None:
            return
        text = self._screen.text
        write(element("score-heading"), text(self._heading(knowledge)))
        rows = []
        for number, trick in enumerate(knowledge.tricks):
            points = trick_points(knowledge.house, number, event.best_trump_trick)
            rows.append(self._row(number, trick, points, event.best_trump))
        fill(self._sheet.querySelector("tbody"), rows)
        write(self._sheet.querySelector(".best-trump"), text(best_trump(event, knowledge.house)))
        write(self._sheet.querySelector(".standing"), text(self._standing(knowledge)))
        fill(self._sheet.querySelector(".totals"), self._totals(event))

    # The table makes room in one frame, the sheet is laid out with its first rows in the next, and is seen whole in a
    # third: all at once takes a slow machine too long.

    def _lay(self, now):
        js.requestAnimationFrame(self._appear)

    def _appear(self, now):
        self._sheet.hidden = not self._shown
        mark(self._sheet, "data-begun", "")
        js.requestAnimationFrame(self._complete)

    def _complete(self, now):
        mark(self._sheet, "data-begun", None)

    def _heading(self, knowledge):
        if knowledge.winner is None:
            return words.message("score-heading", number=knowledge.number)
        points = knowledge.scores[knowledge.winner]
        return words.message("game-won", seat=words.seat(knowledge.winner), points=points)

    def _row(self, number, trick, points, best):
        row = make("tr")
        row.appendChild(make("td", str(number + 1)))
        cards = make("td")
        for card in trick.cards:
            shown = self._screen.token(card)
            if card == best and points > TRICK_POINTS:
                mark(shown, "data-bonus", "+%d" % (points - TRICK_POINTS))
            cards.appendChild(shown)
        row.appendChild(cards)
        row.appendChild(make("td", self._screen.names[trick.taker]))
        row.appendChild(make("td", str(points), class_="points"))
        return row

    def _standing(self, knowledge):
        tied = words.tie(knowledge)
        return tied or words.message("score-target", target=knowledge.house.target)

    def _totals(self, event):
        totals = []
        for seat, points in enumerate(event.points):
            total = make("div")
            total.appendChild(make("dt", self._screen.names[seat]))
            total.appendChild(make("dd", "+%d" % points, class_="deal-points"))
            total.appendChild(make("dd", str(event.scores[seat]), class_="game-points"))
            totals.append(total)
        return totals


def best_trump(event, house):
    """The Message about the best trump of a deal and what it counts."""
    if event.best_trump is None:
        return words.message("score-no-trump")
    player = event.takers[event.best_trump_trick]
    identifier = "score-best-trump" if house.best_trump_bonus else "score-best-trump-plain"
    return words.message(identifier, seat=words.seat(player), card=words.card(event.best_trump))
