"""The panel of statistics: counts each game that ends, shows what was counted, clears it and brings it back."""

from game.browser.files import Files
from game.browser.page import element, every, fill, make, write
from game.table import statistics as counting
from game.table import words

NAME = "statistics"  # of the text kept, and of the panel
ASIDE = "statistics-set-aside"


class StatisticsPanel:
    """Begins when a first game has ended or the panel is opened.

    `app` has `screen`, `store`, `notice(message)`, `settings_known` (the values of each by name),
    `keep_settings()` and `resume()`, which goes on with what is stored.
    """

    def __init__(self, app):
        self._app = app
        self._dialog = element("statistics-panel")
        self._before = None  # what was cleared while the panel is open
        self._newer = False
        self._told = None  # the message beside the buttons
        self._files = Files(app, self._tell)
        self._actions = {
            "clear-statistics": self._clear,
            "bring-back": self._bring_back,
            "save-file": self._files.save,
            "choose-file": self._files.choose,
            "load-file": self._files.load,
            "leave-file": self._files.leave,
        }

    def count(self, record) -> None:
        """Count a game that has ended; once, however often it is said."""
        before = self._read(self._app.notice)
        if self._newer:
            return
        practice = self._app.store.read("practice") == "yes"
        after = counting.counted(before, record, practice)
        if after != before:
            self._before = None
            self._keep(after)
        if self._dialog.open:
            self._show(after)

    def fill(self) -> None:
        """Fill the panel before it opens."""
        self._before = None
        self._files.begin()
        self._tell(None)
        self._show(self._read(self._tell))

    def act(self, action: str) -> None:
        """A button of the panel was pressed."""
        self._actions[action]()

    def chosen(self, field) -> None:
        """A file was chosen."""
        self._files.chosen(field)

    # What is kept

    def _read(self, tell):
        text = self._app.store.read(NAME)
        self._newer = False
        if not text:
            return counting.NOTHING
        try:
            return counting.from_text(text)
        except counting.StatisticsError as error:
            self._newer = error.newer
            if not error.newer:
                self._app.store.copy(NAME, ASIDE)
                self._keep(counting.NOTHING)
            tell(words.message("statistics-newer" if error.newer else "statistics-broken"))
            return counting.NOTHING

    def _keep(self, statistics):
        self._app.store.write(NAME, counting.to_text(statistics))

    def _clear(self):
        self._before = self._read(self._tell)
        self._keep(counting.cleared(self._before))
        self._show(counting.cleared(self._before))
        self._tell(words.message("statistics-cleared"))
        element("bring-back").focus()

    def _bring_back(self):
        brought, self._before = self._before, None
        self._keep(brought)
        self._show(brought)
        self._tell(words.message("statistics-back"))
        element("clear-statistics").focus()

    # What is shown

    def reword(self) -> None:
        """Say all of the panel anew, in another language."""
        self._tell(self._told)
        self._show(self._read(self._tell))

    def _tell(self, message):
        self._told = message
        write(element("statistics-told"), self._text(message) if message else "")

    def _text(self, message):
        return self._app.screen.text(message)

    def _show(self, statistics):
        element("statistics-none").hidden = self._newer or not statistics.empty
        element("statistics-some").hidden = not statistics.games
        element("statistics-foot").hidden = statistics.empty and self._before is None
        element("clear-statistics").hidden = statistics.empty
        element("bring-back").hidden = self._before is None
        mean = words.message("statistics-mean", points=statistics.mean)
        for figure in every("#statistics-panel [data-figure]"):
            name = figure.getAttribute("data-figure")
            write(figure, self._text(mean) if name == "mean" else str(getattr(statistics, name)))
        # A row of one is no row, and nobody is told of none.
        element("longest-row").hidden = statistics.longest_row < 2
        write(element("statistics-deals"), self._deals(statistics))
        self._fill_table("levels", statistics.levels, words.NAMES)
        self._fill_table("houses", statistics.houses, words.HOUSES)

    def _deals(self, statistics):
        told = []
        if statistics.games:
            deals, robs = statistics.deals, statistics.robs
            told.append(self._text(words.message("statistics-deals", deals=deals, robs=robs)))
        if statistics.practice:
            told.append(self._text(words.message("statistics-practice", games=statistics.practice)))
        return " ".join(told)

    def _fill_table(self, name, tallies, messages):
        rows = []
        for tally in tallies:
            if tally.games:
                row = make("tr")
                named = words.message(messages.get(tally.name, "house-own"))
                row.appendChild(make("th", self._text(named), scope="row"))
                row.appendChild(make("td", str(tally.games)))
                row.appendChild(make("td", str(tally.won)))
                rows.append(row)
        fill(element("statistics-" + name), rows)
