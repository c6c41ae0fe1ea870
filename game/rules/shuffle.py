"""The dice: our own generator of chance, and the pack of a deal made by it.

The generator is Chris Doty-Humphrey's sfc32 (32-bit words, additions, shifts), written here from
its definition so that every interpreter draws the same for ever. Its name stands in each record.
"""

from game.rules.cards import PACK

GENERATOR = "sfc32-1"
_WORD = 0xFFFFFFFF


def _hashed(data, basis):
    # FNV-1a, 32 bits
    for byte in data:
        basis = ((basis ^ byte) * 0x01000193) & _WORD
    return basis


class Dice:
    """A stream of chance that depends on a text alone; whoever holds dice can tell what they will throw."""

    def __init__(self, text: str):
        data = text.encode()
        self._a = _hashed(data, 0x811C9DC5)
        self._b = _hashed(data, 0x9E3779B9)
        self._c = _hashed(data, 0x243F6A88)
        self._counter = 1
        for _ in range(15):
            self.word()

    def word(self) -> int:
        """The next whole number of 32 bits."""
        result = (self._a + self._b + self._counter) & _WORD
        self._counter = (self._counter + 1) & _WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _WORD
        self._c = ((((self._c << 21) & _WORD) | (self._c >> 11)) + result) & _WORD
        return result

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each equally likely (draws beyond a multiple are thrown again)."""
        bound = (_WORD + 1) - (_WORD + 1) % limit
        while True:
            word = self.word()
            if word < bound:
                return word % limit

    def shuffled(self, cards) -> tuple:
        """The same cards in an order drawn by Fisher and Yates's method."""
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def pack_of(seed: str, number: int) -> tuple[str, ...]:
    """The shuffled pack of deal `number` (from 1): a function of the seed and the number alone."""
    return Dice("deal %d of %s" % (number, seed)).shuffled(PACK)


def first_dealer(seed: str, seats: int) -> int:
    """The seat that is drawn to deal first."""
    return Dice("dealer of %s" % seed).below(seats)
