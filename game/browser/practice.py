"""Practice: taking back, playing a deal again, and seeing all hands. Each makes the game practice for good."""

from game.browser.page import fill, make, write
from game.browser.tokens import token_row
from game.table import undoing, words
from game.table.loop import PERSON
from game.table.scene import in_hand_order

PRACTICE = "practice"  # the name under which it is kept that the game kept is practice: "yes" or ""


class Practice:
    """Does what the buttons ask. `app` has `table`, `screen`, `store`, `panels` and `play(record, undone)`."""

    def __init__(self, app):
        self._app = app

    def act(self, action: str) -> None:
        """A button was pressed: `undo`, `replay-deal`, `open-hands` or `close-hands`."""
        self._app.panels.close_all()
        if action == "undo":
            self._go_back(undoing.undone, "undo-done")
        elif action == "replay-deal":
            self._go_back(undoing.begun_again, "replay-done")
        else:
            self._open_hands(action == "open-hands")

    def _go_back(self, cut, done):
        table = self._app.table
        record = cut(table.record)
        if record is None:
            self._app.screen.speak(words.message("undo-nothing"))
            return
        self._tell(words.Message(done, {}))
        self._app.store.save_game(record)
        self._app.screen.focus_hand()
        self._app.play(record, undone=True)
        self._app.table.open_deal = table.open_deal

    def _open_hands(self, opened):
        table = self._app.table
        if not table.knowledge.in_deal:
            self._app.screen.speak(words.message("hands-none"))
            return
        self._tell(words.message("hands-opened" if opened else "hands-closed"))
        table.open_hands(opened)

    def _tell(self, done):
        """Say what was done, and the first time that the game is practice from here on."""
        app = self._app
        if app.store.read(PRACTICE) != "yes":
            app.store.write(PRACTICE, "yes")
            app.show_practice()
            done = words.message("practice-begins", done=done)
        app.screen.speak(done)

    # The panel

    def fill(self, panel) -> None:
        """Fill the panel of practice: what may be done now, and the hands that lie open."""
        table, text = self._app.table, self._app.screen.text
        on = self._app.store.read(PRACTICE) == "yes"
        now = words.message("practice-on" if on else "practice-off")
        write(panel.querySelector(".now"), text(now))
        opened = table.hands_open and table.knowledge.in_deal
        panel.querySelector('[data-action="replay-deal"]').disabled = not undoing.undone(table.record)
        panel.querySelector('[data-action="open-hands"]').hidden = opened
        panel.querySelector('[data-action="open-hands"]').disabled = not table.knowledge.in_deal
        panel.querySelector('[data-action="close-hands"]').hidden = not opened
        fill(panel.querySelector(".hands"), self._hands(table) if opened else [])

    def _hands(self, table):
        rows = []
        for seat, knows in enumerate(table.knowledges):
            if seat != PERSON:
                rows.append(make("h3", self._app.screen.names[seat]))
                hand = in_hand_order(knows.hand, knows.trump)
                rows.append(token_row(hand, self._app.screen.token))
        return rows
