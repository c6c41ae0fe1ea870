"""The settings as they stand: remembered when they change, and worn by the page as far as they are looks."""

import js

from game.browser.index_letters import LOCAL
from game.browser.languages import SYSTEM, tags
from game.browser.page import document, mark
from game.rules.house import PRESET_NAMES
from game.table.choreography import SPEED_NAMES
from game.table.company import LEFT, LEVEL_NAMES, RIGHT

DEFAULTS = {
    "language": SYSTEM,
    "house": "seed",
    "left": LEFT,
    "right": RIGHT,
    "speed": "normal",
    "trick": "timer",
    "guard": "off",
    "theme": "system",
    "colours": "two",
    "cards": "normal",
    "index": "international",
    "motion": "system",
    "sound": "on",
    "letters": "on",
}
ALLOWED = {
    "language": (SYSTEM,) + tags(),
    "house": PRESET_NAMES,
    "speed": SPEED_NAMES,
    "trick": ("timer", "tap"),
    "guard": ("off", "on"),
    "left": LEVEL_NAMES,
    "right": LEVEL_NAMES,
    "level": LEVEL_NAMES,  # of both, in an address
    "theme": ("system", "light", "dark", "contrast"),
    "colours": ("two", "four"),
    "cards": ("normal", "large"),
    "index": ("international", LOCAL),
    "motion": ("system", "less"),
    "sound": ("on", "off"),
    "letters": ("on", "off"),
}

LOOKS = ("theme", "colours", "cards", "motion")  # attributes of the page, which the style sheets read


class Settings:
    """The value of each setting by name. `acted(settings)` hears of every change; boot.js sets the looks before.

    The language that the page's address asks for counts until another is chosen, and is not kept.
    """

    def __init__(self, store, acted):
        self._store = store
        self._acted = acted
        self._values = store.read_settings(DEFAULTS, ALLOWED)
        self._asked = {"language": js.languages.asked}
        self._wear()

    def __getitem__(self, name: str) -> str:
        return self._asked.get(name) or self._values[name]

    def set(self, name: str, value: str) -> None:
        """Change one setting; a name or a value that is none changes nothing."""
        if name in DEFAULTS and value in ALLOWED[name]:
            self.set_all({name: value})

    def set_all(self, values) -> None:
        """Change settings by name; the values are allowed ones."""
        self._values.update(values)
        if "language" in values:
            self._asked = {}
            js.languages.forget()
        self._store.write_settings(self._values)
        self._wear()
        self._acted(self)

    def all(self) -> dict[str, str]:
        """The values of all settings by name, for `set_all` to come back to."""
        return dict(self._values)

    def _wear(self):
        for name in LOOKS:
            mark(document.documentElement, "data-" + name, self._values[name])
