"""Quick dice: a generator of chance that never leaves the small whole numbers of any interpreter."""

from game.rules.shuffle import Dice

WORD = 1 << 15  # a throw is a whole number from 0 to WORD - 1
_LOW = WORD - 1
# Two of Marsaglia's multiply-with-carry generators; factor * 2**15 - 1 and its half are prime.
_FACTORS = (32760, 32730)


class QuickDice:
    """A stream of chance that depends on a text alone, ten times quicker than `Dice` where numbers are small.

    For worlds and playouts only: no pack is ever shuffled by it.
    """

    def __init__(self, text: str):
        seeds = Dice(text)
        self._first = 1 + seeds.below(WORD * 1000)
        self._second = 1 + seeds.below(WORD * 1000)

    def word(self) -> int:
        """The next whole number of 15 bits."""
        self._first = first = _FACTORS[0] * (self._first & _LOW) + (self._first >> 15)
        self._second = second = _FACTORS[1] * (self._second & _LOW) + (self._second >> 15)
        return (first ^ second) & _LOW

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1 (at most 2**14), each equally likely."""
        product = self.word() * limit
        if product & _LOW < limit:
            uneven = WORD % limit
            while product & _LOW < uneven:
                product = self.word() * limit
        return product >> 15

    def take(self, cards: list, size: int, count: int, hand: list) -> None:
        """Put `count` cards drawn from the first `size` of a list into a hand; those not drawn stand first.

        Throws as `below` does for each card, without a call for each.
        """
        first, second = self._first, self._second
        for _ in range(count):
            while True:
                first = _FACTORS[0] * (first & _LOW) + (first >> 15)
                second = _FACTORS[1] * (second & _LOW) + (second >> 15)
                product = ((first ^ second) & _LOW) * size
                over = product & _LOW
                if over >= size or over >= WORD % size:
                    break
            chosen = product >> 15
            size -= 1
            card = cards[chosen]
            cards[chosen] = cards[size]
            cards[size] = card
            hand.append(card)
        self._first, self._second = first, second
