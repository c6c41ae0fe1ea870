"""The panels that are read: the order of the cards, the tricks of the deal, the scores of the game."""

from game.browser.page import fill, make, mark
from game.browser.tokens import token
from game.rules.cards import SUITS, plain, trumps
from game.table import whereabouts, words
from game.table.account import account


class Reading:
    """Fills the panels. `table()` gives the Table that is played now."""

    def __init__(self, screen, table):
        self._screen = screen
        self._table = table

    def fill(self, name: str, content) -> None:
        """Fill a panel by its name: `ranks`, `last-trick` or `scores`."""
        fillings = {"ranks": self._ranks, "last-trick": self._tricks, "scores": self._scores}
        fill(content, fillings[name](self._table()))

    def _heading(self, message):
        return make("h3", self._screen.text(message))

    def _paragraph(self, message):
        return make("p", self._screen.text(message))

    # The order of the cards

    def _ranks(self, table):
        knowledge = table.knowledge
        trump = knowledge.trump
        if trump is None:
            return [self._paragraph(words.message("ranks-before"))]
        where = whereabouts.whereabouts(knowledge)
        parts = [
            self._legend(where, knowledge),
            self._heading(words.message("ranks-trumps", suit=words.suit(trump))),
            self._row(trumps(trump), where, knowledge),
        ]
        for suit in SUITS:
            if suit != trump:
                heading = words.message(
                    "ranks-plain", suit=words.suit(suit), symbol=words.symbol(suit)
                )
                parts += [self._heading(heading), self._row(plain(suit), where, knowledge)]
        return parts

    def _row(self, cards, where, knowledge):
        row = make("span", class_="token-row")
        for card in cards:
            name = self._screen.card_name(card)
            if card in where:
                said = whereabouts.said(where[card], knowledge)
                known = words.message("where-of", card=words.card(card), where=said)
                name = self._screen.text(known, spoken=True)
            marked = token(card, name, self._screen.catalogue.letters)
            mark(marked, "data-where", where.get(card))
            row.appendChild(marked)
        return row

    def _legend(self, where, knowledge):
        """What the marks say, of those that are there."""
        legend = make("ul", class_="legend")
        letters = self._screen.catalogue.letters
        for place in whereabouts.IN_ORDER:
            cards = sorted([card for card in where if where[card] == place])
            if cards:
                line = make("li")
                sample = make("span", words.token(cards[0], letters), class_="token", aria_hidden="true")
                mark(sample, "data-where", place)
                mark(sample, "data-suit", cards[0][1])
                line.appendChild(sample)
                said = self._screen.text(whereabouts.said(place, knowledge))
                line.appendChild(make("span", said))
                legend.appendChild(line)
        return legend

    # The tricks

    def _tricks(self, table):
        knowledge = table.knowledge
        if not knowledge.tricks:
            return [self._paragraph(words.message("last-trick-none"))]
        parts = []
        for number in range(len(knowledge.tricks) - 1, -1, -1):
            if number == len(knowledge.tricks) - 2:
                parts.append(self._heading(words.message("tricks-earlier")))
            parts.append(self._trick(number, knowledge))
        return parts

    def _trick(self, number, knowledge):
        trick = knowledge.tricks[number]
        led = words.message("trick-led", number=number + 1, seat=words.seat(trick.leader))
        lines = make("ol", class_="trick-cards")
        for position, card in enumerate(trick.cards):
            seat = (trick.leader + position) % knowledge.seats
            line = make("li")
            line.appendChild(self._screen.token(card))
            line.appendChild(make("span", self._screen.names[seat]))
            if seat == trick.taker:
                mark(line, "data-best", "")
            lines.appendChild(line)
        told = make("div", class_="told-trick")
        told.appendChild(make("p", self._screen.text(led), class_="led"))
        told.appendChild(lines)
        told.appendChild(self._paragraph(words.taken(trick, knowledge.trump)))
        return told

    # The scores

    def _scores(self, table):
        lines = account(table.record)
        if not lines:
            return [self._paragraph(words.message("ranks-before"))]
        sheet = make("table", class_="account")
        head = make("tr")
        for said in ("account-deal", "account-dealer"):
            head.appendChild(make("th", self._screen.text(words.Message(said, {})), scope="col"))
        for name in self._screen.names:
            head.appendChild(make("th", name, scope="col", class_="points"))
        sheet.appendChild(make("thead"))
        sheet.firstElementChild.appendChild(head)
        body = make("tbody")
        for line in lines:
            body.appendChild(self._deal(line))
        sheet.appendChild(body)
        return [sheet, self._paragraph(self._standing(table.knowledge))]

    def _standing(self, knowledge):
        if knowledge.winner is None:
            target = words.message("score-target", target=knowledge.house.target)
            return words.tie(knowledge) or target
        points = knowledge.scores[knowledge.winner]
        return words.message("game-won", seat=words.seat(knowledge.winner), points=points)

    def _deal(self, line):
        row = make("tr")
        row.appendChild(make("th", str(line.number), scope="row"))
        row.appendChild(make("td", self._screen.names[line.dealer]))
        if line.points is None:
            now = self._screen.text(words.message("account-now"))
            row.appendChild(make("td", now, colspan=str(len(self._screen.names)), class_="now"))
            return row
        for points, score in zip(line.points, line.scores):
            cell = make("td", class_="points")
            cell.appendChild(make("span", "+%d" % points, class_="deal-points"))
            cell.appendChild(make("span", " "))
            cell.appendChild(make("strong", str(score)))
            row.appendChild(cell)
        return row
