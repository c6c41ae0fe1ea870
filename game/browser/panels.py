"""The panels that open over the table: order of the cards, last trick, and the others."""

from game.browser.page import document, element, every, fill, make, mark, write
from game.browser.tokens import token_row
from game.rules.cards import SUITS, plain, trumps
from game.table import words


class Panels:
    """Opens the page's dialogs. `table()` gives the Table that is played now, `settings()` the settings panel."""

    def __init__(self, screen, table, settings):
        self._screen = screen
        self._settings = settings
        self._table = table

    def open(self, name: str) -> None:
        """Open a panel by its name; the log is a part of the page and only comes forward."""
        fillings = {"ranks": self._fill_ranks, "last-trick": self._fill_last_trick}
        if name == "log":
            root = document.documentElement
            mark(root, "data-log", None if root.hasAttribute("data-log") else "open")
            return
        if name in fillings:
            fillings[name](element(name + "-panel").querySelector(".content"))
        if name == "settings":
            self._settings().open()
        dialog = element(name + "-panel")
        if not dialog.open:
            dialog.showModal()

    def close_all(self) -> None:
        """Close whatever is open."""
        for dialog in every("dialog[open]"):
            dialog.close()

    def _fill_ranks(self, content):
        trump = self._table().knowledge.trump
        text, name = self._screen.text, self._screen.card_name
        if trump is None:
            fill(content, [make("p", text(words.message("ranks-before")))])
            return
        parts = [
            make("h3", text(words.message("ranks-trumps", suit=words.suit(trump)))),
            token_row(trumps(trump), name),
        ]
        for suit in SUITS:
            if suit != trump:
                heading = words.message(
                    "ranks-plain", suit=words.suit(suit), symbol=words.SYMBOLS[suit]
                )
                parts += [make("h3", text(heading)), token_row(plain(suit), name)]
        fill(content, parts)

    def _fill_last_trick(self, content):
        knowledge = self._table().knowledge
        text = self._screen.text
        if not knowledge.tricks:
            fill(content, [make("p", text(words.message("last-trick-none")))])
            return
        trick = knowledge.tricks[-1]
        lines = make("ol", class_="trick-cards")
        for position, card in enumerate(trick.cards):
            seat = (trick.leader + position) % knowledge.seats
            line = make("li")
            line.appendChild(self._screen.token(card))
            line.appendChild(make("span", self._screen.names[seat]))
            if seat == trick.taker:
                mark(line, "data-best", "")
            lines.appendChild(line)
        fill(content, [lines, make("p", text(words.taken(trick, knowledge.trump)))])

    def show_house(self) -> None:
        """Say which house this table plays by."""
        playing = words.house_name(self._table().record.house)
        write(element("house-now"), self._screen.text(words.message(playing or "house-own")))
