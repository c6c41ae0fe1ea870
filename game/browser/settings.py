"""The settings as they stand: remembered when they change, and worn by the page as far as they are looks."""

from game.browser.page import document, mark

LOOKS = ("theme", "colours", "cards", "motion")  # attributes of the page, which the style sheets read


class Settings:
    """The value of each setting by name. `acted(settings)` hears of every change; boot.js sets the looks before."""

    def __init__(self, store, defaults, allowed, acted):
        self.defaults = defaults
        self._store = store
        self._allowed = allowed
        self._acted = acted
        self._values = store.read_settings(defaults, allowed)
        self._wear()

    def __getitem__(self, name: str) -> str:
        return self._values[name]

    def set(self, name: str, value: str) -> None:
        """Change one setting; a name or a value that is none changes nothing."""
        if name in self.defaults and value in self._allowed[name]:
            self.set_all({name: value})

    def set_all(self, values) -> None:
        """Change settings by name; the values are allowed ones."""
        self._values.update(values)
        self._store.write_settings(self._values)
        self._wear()
        self._acted(self)

    def all(self) -> dict[str, str]:
        """The values of all settings by name, for `set_all` to come back to."""
        return dict(self._values)

    def _wear(self):
        for name in LOOKS:
            mark(document.documentElement, "data-" + name, self._values[name])
