"""The cards of a deal as numbers, cheapest first, and what binds, beats and wins among them: made for speed."""

from game.rules.cards import ACE_OF_HEARTS, PACK, SUITS, plain, tops, trumps
from game.rules.trick import may_withhold

# How strongly a card held is owed to a lead, and how well a card played answers it: a hand may play
# the cards whose answer is not below the greatest duty in it. Together they are `binds`.
NOTHING, HEART, FOLLOWS = 0, 1, 2


def _ones():
    ones = bytearray(128)
    for number in range(1, 128):
        ones[number] = ones[number >> 1] + (number & 1)
    return bytes(ones)


ONES = _ones()  # how many ones stand in a number of seven bits


class Engine:
    """The numbers of one trump suit in one house.

    A card is its place in `cards`: plain before trumps, low before high, so that the least of some
    numbers is the cheapest card and the greatest the dearest. By number: `suit` (0 to 3; the ace of
    hearts has the trump suit's), `bit` (its own bit among its suit), `above` (the bits of its suit that
    beat it), `kind` (its kind as a lead). `duty[kind]` and `answer[kind]` by number say what binds.
    """

    def __init__(self, house, trump: str):
        self.house = house
        self.trump = trump
        self.cards = _cheapest_first(trump)
        self.number = {}
        for number, card in enumerate(self.cards):
            self.number[card] = number
        self.first_trump = len(PACK) - len(trumps(trump))
        self.ace = self.number["A" + trump]
        self._suits = [
            self.numbers(trumps(name) if name == trump else plain(name)) for name in SUITS
        ]
        self._order()
        self._leads()

    def _order(self):
        suit, self.bit, self.above = bytearray(52), [0] * 52, [0] * 52
        for index, numbers in enumerate(self._suits):
            better = 0
            for place in range(len(numbers) - 1, -1, -1):
                number = numbers[place]
                suit[number] = index
                self.above[number] = better
                self.bit[number] = 1 << place
                better |= 1 << place
        self.suit = bytes(suit)

    def _leads(self):
        """Tell the leads apart by what they ask: each plain suit, and trumps by the tops they excuse."""
        kind = bytearray(52)
        self.duty, self.answer = [], []
        for index, numbers in enumerate(self._suits):
            if SUITS[index] != self.trump:
                self._plain_kind(kind, numbers)
        known = {}
        for led in range(self.first_trump, len(self.cards)):
            asks = self._asks(self.cards[led])
            if asks not in known:
                known[asks] = len(self.duty)
                self._trump_kind(asks)
            kind[led] = known[asks]
        self.kind = bytes(kind)

    def _plain_kind(self, kind, numbers):
        for led in numbers:
            kind[led] = len(self.duty)
        trump_answers = FOLLOWS if self.house.follow_or_trump else NOTHING
        self.duty.append(self._row(numbers, NOTHING, ()))
        self.answer.append(self._row(numbers, trump_answers, ()))

    def _asks(self, led):
        """What a trump led asks: the tops it excuses, and whether it asks for a heart."""
        excused = [
            self.number[top]
            for top in tops(self.trump)
            if may_withhold(top, led, self.trump, self.house)
        ]
        heart = led == ACE_OF_HEARTS and self.house.heart_to_ace_of_hearts and self.trump != "H"
        return (tuple(excused), heart)

    def _trump_kind(self, asks):
        excused, heart = asks
        hearts = self._suits[SUITS.index("H")] if heart else ()
        duty = bytearray(self._row((), FOLLOWS, hearts))
        for top in excused:
            duty[top] = NOTHING
        self.duty.append(bytes(duty))
        self.answer.append(self._row((), FOLLOWS, hearts))

    def _row(self, following, trump_value, hearts):
        row = bytearray(52)
        for number in range(self.first_trump, 52):
            row[number] = trump_value
        for number in following:
            row[number] = FOLLOWS
        for number in hearts:
            row[number] = HEART
        return bytes(row)

    def numbers(self, cards) -> list[int]:
        """Some cards as numbers, the cheapest first."""
        return sorted([self.number[card] for card in cards])

    def beats(self, card: int, best: int) -> bool:
        """Whether a card played later takes the trick from the best so far."""
        return card > best and (card >= self.first_trump or self.suit[card] == self.suit[best])


def _cheapest_first(trump):
    """The pack as `cheapness` sorts it, without sorting: that is slow where numbers are objects."""
    suits = [plain(name) for name in "CDHS" if name != trump]
    cards = []
    for place in range(12, -1, -1):
        level = [suit[place] for suit in suits if place < len(suit)]
        cards.extend(sorted(level))
    best_first = list(trumps(trump))
    best_first.reverse()
    return tuple(cards + best_first)


_made: dict = {}


def engine(house, trump: str) -> Engine:
    """The engine of a house and a trump suit, made once."""
    key = (tuple(house), trump)
    if key not in _made:
        _made[key] = Engine(house, trump)
    return _made[key]
