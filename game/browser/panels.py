"""The panels that open over the table: order of the cards, last trick, settings, and the others."""

from game.browser.page import document, element, every, fill, make, mark, write
from game.browser.tokens import token_row
from game.rules.cards import SUITS, plain, trumps
from game.table import words
from game.table.company import company


class Panels:
    """Opens the page's dialogs. `table()` gives the Table that is played now, or None; `statistics()` their panel."""

    def __init__(self, screen, settings, table, statistics):
        self._screen = screen
        self._settings = settings
        self._table = table
        self._statistics = statistics

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
            self._fill_settings()
        if name == "statistics":
            self._statistics().fill()
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

    def _fill_settings(self):
        for radio in every("#settings-panel input"):
            radio.checked = self._settings[radio.name] == radio.value
        for choice in every("#settings-panel select"):
            choice.value = self._settings[choice.name]
        self.show_choices()

    def show_choices(self) -> None:
        """Say which house this table plays by, who the opponents are, and whether a choice waits for a new game."""
        text = self._screen.text
        table = self._table()
        playing = words.house_name(table.record.house)
        name = text(words.message(playing)) if playing else text(words.message("house-own"))
        write(element("house-now"), name)
        for side in ("left", "right"):
            about = words.message(words.ABOUT[self._settings[side]])
            write(element("about-" + side), text(about))
        chosen = words.HOUSES[self._settings["house"]]
        company_chosen = company(self._settings["left"], self._settings["right"])
        now = chosen == playing and company_chosen == tuple(table.record.names)
        document.querySelector("#settings-panel .later").hidden = now
