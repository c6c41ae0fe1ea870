"""The panels that open over the table: they open and close here, and the settings are filled."""

from game.browser.page import document, element, every, mark, write
from game.table import words
from game.table.company import company

READ = ("ranks", "last-trick", "scores")


class Panels:
    """Opens the page's dialogs. `table()` gives the Table that is played now, or None; `fillings` by name what fills
    a panel that needs more than this room."""

    def __init__(self, screen, settings, table, fillings):
        self._screen = screen
        self._settings = settings
        self._table = table
        self._fillings = fillings
        self._reading = None

    def open(self, name: str) -> None:
        """Open a panel by its name; the log is a part of the page and only comes forward."""
        if name == "log":
            root = document.documentElement
            mark(root, "data-log", None if root.hasAttribute("data-log") else "open")
            return
        dialog = element(name + "-panel")
        if name in READ:
            self._read().fill(name, dialog.querySelector(".content"))
        elif name in self._fillings:
            self._fillings[name]()
        elif name == "settings":
            self._fill_settings()
        if not dialog.open:
            dialog.showModal()

    def close_all(self) -> None:
        """Close whatever is open."""
        for dialog in every("dialog[open]"):
            dialog.close()

    def _read(self):
        if self._reading is None:
            from game.browser.reading import Reading  # only when wanted

            self._reading = Reading(self._screen, self._table)
        return self._reading

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
