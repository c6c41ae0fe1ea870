"""The panels that open over the table: order of the cards, last trick, and the others."""

from game.browser.page import document, element, every, mark
from game.table import words

READ = ("ranks", "last-trick", "scores")


class Panels:
    """Opens the page's dialogs. `table()` gives the Table that is played now, or None; `fillings` by name what fills
    a panel that needs more than this room; `later` is what brings the modules for that."""

    def __init__(self, screen, table, fillings, later):
        self._screen = screen
        self._table = table
        self.fillings = fillings
        self._later = later
        self._reading = None

    def open(self, name: str) -> None:
        """Open a panel by its name; the log is a part of the page and only comes forward."""
        if name == "log":
            root = document.documentElement
            mark(root, "data-log", None if root.hasAttribute("data-log") else "open")
        elif name in READ or name in self.fillings:
            self._later.then(lambda: self._show(name))
        else:
            self._show(name)

    def _show(self, name):
        dialog = element(name + "-panel")
        self.fill(name)
        if not dialog.open:
            dialog.showModal()

    def fill(self, name: str) -> None:
        """Fill a panel with what it tells now, if it is one that is filled."""
        if name in READ:
            self._read().fill(name, element(name + "-panel").querySelector(".content"))
        elif name in self.fillings:
            self.fillings[name]()

    def close_all(self) -> None:
        """Close whatever is open."""
        for dialog in every("dialog[open]"):
            dialog.close()

    def _read(self):
        if self._reading is None:
            from game.browser.reading import Reading

            self._reading = Reading(self._screen, self._table)
        return self._reading

    def show_house(self) -> None:
        """Say which house this table plays by."""
        playing = words.house_name(self._table().record.house)
        self._screen.write("house-now", words.message(playing or "house-own"))
