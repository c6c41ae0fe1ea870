"""The game inside another page: hears what the page around wishes, and tells it how the game stands."""

import asyncio

import js
import jsffi

from game.browser.page import document, element
from game.browser.parameters import LONGEST_SEED
from game.table import envelopes

PAUSE = 0.1  # seconds between two messages about the size, at least
DONE = {"next": "deal-end", "over": "game-end"}


class Embedding:
    """The frame's end of the messages that game.table.envelopes describes. `app` is the App."""

    def __init__(self, app, named):
        self._app = app
        self._partner = envelopes.Partner(named)
        self._state = None
        self._stage = None
        self._measuring = False
        changed = js.MutationObserver.new(self._changed)
        watched = {"attributes": True, "attributeFilter": ["data-version", "data-to-act", "data-awaiting"]}
        changed.observe(element("table"), jsffi.to_js(watched))
        js.ResizeObserver.new(self._resized).observe(document.body)
        self._tell("ready", {})
        self._changed()
        js.post.hear(self._came)

    # Out

    def _tell(self, kind, data):
        target = self._partner.target
        if target is not None:
            js.attempt("post", "tell", envelopes.sealed(kind, data), target)

    def _now(self):
        table = self._app.table
        return envelopes.state(table.knowledge, self._app.screen.names)

    def _changed(self, *_):
        """Something moved: the page around hears of it once, and of an end when it has been shown."""
        now = self._now()
        if now != self._state:
            self._state = now
            self._tell("state", now)
        awaiting = element("table").getAttribute("data-awaiting")
        stage = "over" if now["winner"] is not None and awaiting == "none" else awaiting
        if stage != self._stage:
            self._stage = stage
            if stage in DONE:
                self._tell(DONE[stage], now)

    def _resized(self, *_):
        if not self._measuring:
            self._measuring = True
            asyncio.create_task(self._measure())

    async def _measure(self):
        await asyncio.sleep(PAUSE)
        self._measuring = False
        page = document.documentElement
        self._tell("resize", {"width": page.scrollWidth, "height": page.scrollHeight})

    # In

    def _came(self, origin, text):
        envelope = envelopes.opened(text)
        if envelope is None or not self._partner.admits(origin):
            return
        getattr(self, "_" + envelope.kind.replace("-", "_"))(envelope.data)

    def _configure(self, data):
        for name, value in envelopes.wishes(data, self._app.settings_known).items():
            self._app.set(name, value)

    def _new_game(self, data):
        self._app.new_game(envelopes.seed(data, LONGEST_SEED))

    def _get_state(self, data):
        self._tell("state", self._now())

    def _focus(self, data):
        element("table").focus()
        self._app.screen.move_focus(self._app.screen.focus_position())
