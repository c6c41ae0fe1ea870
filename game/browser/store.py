"""What is kept between visits: the game, the settings, and texts that were set aside.

`localStorage` where the browser allows it, memory where it doesn't; all keys carry our prefix.
Python here can't catch what JavaScript throws: `attempt` of static/start/boot.js does.
"""

import json

import js

from game.rules import record as records
from game.table.company import SEATS

PREFIX = "forty-five/"


class Store:
    """Keeps texts by name. Never raises: when the browser refuses, `failed` is called once and memory serves.

    Frames on one page may each have a `table` of their own; what they keep stands apart.
    """

    def __init__(self, failed, table: str = ""):
        self._prefix = "forty-five:%s/" % table if table else PREFIX
        self._memory: dict[str, str] = {}
        self._failed = failed
        self._told = False
        self.frozen = False

    def key(self, name: str) -> str:
        """What the browser knows a text by."""
        return self._prefix + name

    def read(self, name: str) -> str | None:
        """The text kept under a name, or None."""
        if name in self._memory:
            return self._memory[name]
        tried = js.attempt("localStorage", "getItem", self._prefix + name)
        if tried.error:
            self._tell()
        return tried.value

    def write(self, name: str, text: str) -> None:
        """Keep a text under a name."""
        if not self._told and not js.attempt("localStorage", "setItem", self._prefix + name, text).error:
            return
        self._memory[name] = text
        self._tell()

    def copy(self, name: str, to: str) -> None:
        """Keep what stands under one name under another too, to the last character.

        It goes past Python, whose texts from JavaScript end at a NUL.
        """
        if self._told:
            self._memory[to] = self._memory.get(name, "")
            return
        kept = js.Object.getOwnPropertyDescriptor(js.localStorage, self._prefix + name)
        if js.attempt("Object", "defineProperty", js.localStorage, self._prefix + to, kept).error:
            self._tell()

    def everything(self):
        """All texts kept, to the last character: a JavaScript object of them by name."""
        texts = js.Object.new()
        for name in self._names():
            if name in self._memory:
                js.Reflect.set(texts, name, self._memory[name])
            else:
                tried = js.attempt("localStorage", "getItem", self._prefix + name)
                held = js.Object.getOwnPropertyDescriptor(tried, "value")
                js.Object.defineProperty(texts, name, held)
        return texts

    def replace(self, texts) -> bool:
        """Keep these texts, as `everything` gives them, and no others. False if there is no room: all is as it was."""
        before = self.everything()
        if self._lay(texts):
            return True
        self._lay(before)
        return False

    def _lay(self, texts):
        names = list(js.Object.keys(texts))
        for name in self._names():
            if self._told:
                self._memory[name] = ""
            else:
                js.attempt("localStorage", "removeItem", self._prefix + name)
        for name in names:
            if self._told:
                self._memory[name] = js.Reflect.get(texts, name)
                continue
            text = js.Object.getOwnPropertyDescriptor(texts, name)
            kept = js.attempt("Object", "defineProperty", js.localStorage, self._prefix + name, text)
            if kept.error:
                return False
        return True

    def _names(self):
        """The names of all texts kept; what others keep on the same origin has another prefix."""
        names = list(self._memory)
        number = 0
        key = js.attempt("localStorage", "key", number).value
        while key is not None:
            name = key[len(self._prefix) :]
            if key.startswith(self._prefix) and name not in names:
                names.append(name)
            number += 1
            key = js.attempt("localStorage", "key", number).value
        return sorted(names)

    def _tell(self):
        if not self._told:
            self._told = True
            self._failed()

    def save_game(self, record) -> None:
        """Keep the game as its record, unless a newer version's game is kept as it is."""
        if not self.frozen:
            self.write("game", records.to_text(record))

    def read_game(self, trouble):
        """The game kept, or None. A text that is no game is set aside and `trouble` called with the error."""
        self.frozen = False
        text = self.read("game")
        if not text:
            return None
        try:
            record = records.from_text(text)
            if len(record.names) != SEATS:
                raise records.RecordError(1, "the table has %d seats, not %d" % (SEATS, len(record.names)))
            return record
        except records.RecordError as error:
            self.frozen = error.newer
            if not error.newer:
                self.copy("game", "set-aside")
            trouble(error)
            return None

    def read_settings(self, defaults, allowed) -> dict:
        """The settings kept, each one of its allowed values, else its default."""
        settings = dict(defaults)
        try:
            kept = json.loads(self.read("settings") or "{}")
        except ValueError:
            kept = {}
        for name in defaults:
            value = kept.get(name) if isinstance(kept, dict) else None
            if value in allowed[name]:
                settings[name] = value
        return settings

    def write_settings(self, settings) -> None:
        """Keep the settings."""
        self.write("settings", json.dumps(settings))
