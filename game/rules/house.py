"""The points on which tables differ: a House, the three that ship, and a house as text (rules 3)."""

from collections import namedtuple

from game.rules.value import Value


class House(
    Value,
    namedtuple(
        "House",
        (
            "follow_or_trump",
            "renege_to_lower_only",
            "ace_of_hearts_draws_all",
            "heart_to_ace_of_hearts",
            "dealer_must_rob",
            "best_trump_bonus",
            "first_out",
            "jink",
            "target",
        ),
    ),
):
    """The rules that one table plays by. All fields are yes or no, but the target.

    follow_or_trump: a trump may be played although the plain suit led is held.
    renege_to_lower_only: a top is excused only from a lower trump led.
    ace_of_hearts_draws_all: no top is excused when the ace of hearts is led.
    heart_to_ace_of_hearts: without a trump, a heart is owed to the ace of hearts.
    dealer_must_rob: the dealer must take a turned ace.
    best_trump_bonus: the best trump's trick counts ten.
    first_out: the first to reach the target in play wins, not the highest at the end of the deal.
    jink: all five tricks win the game.
    target: points to win.
    """

    fields = (
        "follow_or_trump",
        "renege_to_lower_only",
        "ace_of_hearts_draws_all",
        "heart_to_ace_of_hearts",
        "dealer_must_rob",
        "best_trump_bonus",
        "first_out",
        "jink",
        "target",
    )


SEED = House(
    follow_or_trump=False,
    renege_to_lower_only=False,
    ace_of_hearts_draws_all=True,
    heart_to_ace_of_hearts=True,
    dealer_must_rob=True,
    best_trump_bonus=True,
    first_out=False,
    jink=False,
    target=45,
)
TRADITIONAL = SEED.replace(
    follow_or_trump=True,
    renege_to_lower_only=True,
    ace_of_hearts_draws_all=False,
    heart_to_ace_of_hearts=False,
    dealer_must_rob=False,
    best_trump_bonus=False,
    first_out=True,
)
MARITIME = TRADITIONAL.replace(best_trump_bonus=True, first_out=False)

PRESETS = {"seed": SEED, "traditional": TRADITIONAL, "maritime": MARITIME}
PRESET_NAMES = ("seed", "traditional", "maritime")
LARGEST_TARGET = 1000


def preset_name(house: House) -> str | None:
    """The name of the preset that equals this house, or None."""
    for name in PRESET_NAMES:
        if PRESETS[name] == house:
            return name
    return None


def to_text(house: House) -> str:
    """A house as text: a preset's name, or `seed` with what differs, as `seed jink=yes target=60`."""
    name = preset_name(house)
    if name:
        return name
    words = ["seed"]
    for field in House.fields:
        value = getattr(house, field)
        if value != getattr(SEED, field):
            words.append(field + "=" + (str(value) if field == "target" else _YES_NO[value]))
    return " ".join(words)


def from_text(text: str) -> House:
    """The house that a text names. ValueError, in a sentence, for a preset, field or value unknown."""
    words = text.split()
    if not words or words[0] not in PRESETS:
        raise ValueError("There is no house called %r." % (words[0] if words else text))
    house = PRESETS[words[0]]
    for word in words[1:]:
        field, found, value = word.partition("=")
        if field not in House.fields or not found:
            raise ValueError("A house has no rule %r." % word)
        house = house.replace(**{field: _field_value(field, value)})
    return house


def is_number(text: str) -> bool:
    """Whether a text is a whole number of one to nine plain digits."""
    return 0 < len(text) < 10 and all(letter in "0123456789" for letter in text)


_YES_NO = {True: "yes", False: "no"}


def _field_value(field, value):
    if field == "target":
        if is_number(value) and 0 < int(value) <= LARGEST_TARGET:
            return int(value)
        raise ValueError(
            "The target must be a number from 1 to %d, not %r." % (LARGEST_TARGET, value)
        )
    if value in ("yes", "no"):
        return value == "yes"
    raise ValueError("The rule %s is yes or no, not %r." % (field, value))
