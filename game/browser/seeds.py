"""Seeds that nobody has chosen."""

import js

SEED_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def random_seed() -> str:
    """A seed that nobody has chosen: ten letters and digits from the browser's own chance."""
    drawn = js.crypto.getRandomValues(js.Uint8Array.new(10))
    return "".join([SEED_LETTERS[drawn[index] % len(SEED_LETTERS)] for index in range(10)])
