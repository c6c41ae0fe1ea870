"""What the page's address asks for: seed, house, speed, level, lang; and of a frame its name and its page."""

import js

from game.table import words

LONGEST_SEED = 64
LONGEST_NAME = 20


class Parameters:
    """The known parameters of an address. Unknown ones are ignored; a bad value is left out with a notice."""

    def __init__(self, search: str, allowed, notice):
        self._values: dict[str, str] = {}
        query = js.URLSearchParams.new(search)
        for name in ("house", "speed", "level"):
            value = query.get(name)
            if value is None:
                continue
            if value in allowed[name]:
                self._values[name] = value
            else:
                notice(words.message("notice-bad-value", name=name, value=value[:20]))
        language = query.get("lang")
        if language is not None and not js.languages.match(language):
            notice(words.message("notice-bad-value", name="lang", value=language[:20]))
        self.origin = query.get("origin")
        name = query.get("table") or ""
        self.table = name if len(name) <= LONGEST_NAME and name.replace("-", "").isalpha() else ""
        seed = query.get("seed")
        if seed is not None:
            if 0 < len(seed) <= LONGEST_SEED:
                self._values["seed"] = seed
            else:
                notice(words.message("notice-bad-value", name="seed", value=seed[:20]))

    def get(self, name: str) -> str | None:
        """The value of a parameter, or None."""
        return self._values.get(name)

    def link(self) -> str:
        """What the address says about which game to play: the same text for the same link, empty for none."""
        asked = [self.get(name) or "" for name in ("house", "level", "seed")]
        return " ".join(asked) if any(asked) else ""
