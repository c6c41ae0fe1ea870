"""What the settings panel offers, in its order: the settings, their values, and the message ids of both."""

from collections import namedtuple

from game.rules.value import Value
from game.table.company import LEVEL_NAMES
from game.table.words import HOUSES, NAMES


class Setting(Value, namedtuple("Setting", ("name", "title", "about", "options"))):
    """A setting. `options` are pairs of a value and the message that names it.

    `about` is the message that says what the setting does; where each value has its own, a dict by value.
    """

    fields = ("name", "title", "about", "options")


HOUSES_ABOUT = {
    "seed": "house-seed-is",
    "traditional": "house-traditional-is",
    "maritime": "house-maritime-is",
}
LEVELS_ABOUT = {
    "bridie": "level-bridie-about",
    "angus": "level-angus-about",
    "maeve": "level-maeve-about",
    "alphonse": "level-alphonse-about",
    "cormac": "level-cormac-about",
}
ON_OFF = (("on", "on"), ("off", "off"))
LEVELS = tuple([(name, NAMES[name]) for name in LEVEL_NAMES])
GROUPS = (
    (
        "settings-language",
        (
            # With the languages themselves, which are no messages.
            Setting(
                "language",
                "settings-language-is",
                "settings-language-about",
                (("system", "as-the-system"),),
            ),
        ),
    ),
    (
        "settings-game",
        (
            Setting(
                "house",
                "settings-house",
                HOUSES_ABOUT,
                tuple([(name, HOUSES[name]) for name in ("seed", "traditional", "maritime")]),
            ),
            Setting("left", "settings-left", LEVELS_ABOUT, LEVELS),
            Setting("right", "settings-right", LEVELS_ABOUT, LEVELS),
        ),
    ),
    (
        "settings-table",
        (
            Setting(
                "speed",
                "settings-speed",
                "settings-speed-about",
                (
                    ("slow", "speed-slow"),
                    ("normal", "speed-normal"),
                    ("fast", "speed-fast"),
                    ("instant", "speed-instant"),
                ),
            ),
            Setting(
                "trick",
                "settings-trick",
                "settings-trick-about",
                (("timer", "trick-timer"), ("tap", "trick-tap")),
            ),
            Setting("guard", "settings-guard", "settings-guard-about", ON_OFF),
        ),
    ),
    (
        "settings-looks",
        (
            Setting(
                "theme",
                "settings-theme",
                "settings-theme-about",
                (
                    ("system", "as-the-system"),
                    ("light", "theme-light"),
                    ("dark", "theme-dark"),
                    ("contrast", "theme-contrast"),
                ),
            ),
            Setting(
                "colours",
                "settings-colours",
                "settings-colours-about",
                (("two", "colours-two"), ("four", "colours-four")),
            ),
            Setting(
                "cards",
                "settings-cards",
                "settings-cards-about",
                (("normal", "cards-normal"), ("large", "cards-large")),
            ),
            Setting(
                "index",
                "settings-index",
                "settings-index-about",
                (("international", "index-international"), ("local", "index-letters")),
            ),
            Setting(
                "motion",
                "settings-motion",
                "settings-motion-about",
                (("system", "as-the-system"), ("less", "motion-less")),
            ),
        ),
    ),
    (
        "settings-sound-and-keys",
        (
            Setting("sound", "settings-sound", "settings-sound-about", ON_OFF),
            Setting("letters", "settings-letters", "settings-letters-about", ON_OFF),
        ),
    ),
)
MANY = ("language", "left", "right")  # so many values, or so long names, that a list to open holds them
