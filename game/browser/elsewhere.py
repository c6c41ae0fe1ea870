"""The same game open in two places: whoever plays on has it, and the other one stores nothing over it."""

import js

from game.rules import record as records
from game.table import words


class Elsewhere:
    """Minds what other tabs and windows store. `app` has `store`, `table` and `notice(message)`."""

    def __init__(self, app):
        self._app = app
        self._stands_back = False
        js.window.addEventListener("storage", self._stored)
        js.window.addEventListener("pageshow", self._shown)

    def _stored(self, event):
        store = self._app.store
        if event.key == store.key("game") and not store.frozen and self._is_other():
            store.frozen = self._stands_back = True
            self._app.notice(words.message("notice-elsewhere"))

    def _shown(self, event):
        """A page that the browser had kept is shown again: it takes up what was played meanwhile."""
        may_read = self._stands_back or not self._app.store.frozen  # else a newer version's game is kept
        if event.persisted and may_read and self._is_other():
            js.location.reload()

    def _is_other(self):
        return self._app.store.read("game") != records.to_text(self._app.table.record)
