"""The cards of a deal as numbers, cheapest first, and what binds, beats and wins among them: made for speed."""

from game.ai.player import cheapness
from game.rules.cards import ACE_OF_HEARTS, PACK, SUITS, is_trump, plain, tops, trumps
from game.rules.trick import may_withhold

# How strongly a card held is owed to a lead, and how well a card played answers it: a hand may play
# the cards whose answer is not below the greatest duty in it. Together they are `binds`.
NOTHING, HEART, FOLLOWS = 0, 1, 2


def _ones():
    return bytes([sum([(number >> place) & 1 for place in range(7)]) for number in range(128)])


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
        self.cards = tuple(sorted(PACK, key=lambda card: cheapness(card, trump)))
        self.number = {}
        for number, card in enumerate(self.cards):
            self.number[card] = number
        self.first_trump = len(PACK) - len(trumps(trump))
        self.ace = self.number["A" + trump]
        self._order()
        self._leads()

    def _order(self):
        suit, bit, above = bytearray(52), [0] * 52, [0] * 52
        for index, name in enumerate(SUITS):
            order = trumps(name) if name == self.trump else plain(name)
            better = 0
            for place, card in enumerate(order):
                number = self.number[card]
                suit[number] = index
                above[number] = better
                bit[number] = 1 << (len(order) - 1 - place)
                better |= bit[number]
        self.suit, self.bit, self.above = bytes(suit), bit, above

    def _leads(self):
        kinds = []
        kind = bytearray(52)
        self.duty, self.answer = [], []
        for number, led in enumerate(self.cards):
            name = self._kind(led)
            if name not in kinds:
                kinds.append(name)
                self.duty.append(bytes([self._duty(card, led) for card in self.cards]))
                self.answer.append(bytes([self._answer(card, led) for card in self.cards]))
            kind[number] = kinds.index(name)
        self.kind = bytes(kind)

    def _kind(self, led):
        if not is_trump(led, self.trump):
            return led[1]
        excused = [may_withhold(top, led, self.trump, self.house) for top in tops(self.trump)]
        return (led == ACE_OF_HEARTS, tuple(excused))

    def _duty(self, card, led):
        if not is_trump(led, self.trump):
            return FOLLOWS if self._follows(card, led) else NOTHING
        if is_trump(card, self.trump):
            excused = may_withhold(card, led, self.trump, self.house)
            return NOTHING if excused else FOLLOWS
        return HEART if self._owed_heart(card, led) else NOTHING

    def _answer(self, card, led):
        if is_trump(card, self.trump):
            free = is_trump(led, self.trump) or self.house.follow_or_trump
            return FOLLOWS if free else NOTHING
        if is_trump(led, self.trump):
            return HEART if self._owed_heart(card, led) else NOTHING
        return FOLLOWS if self._follows(card, led) else NOTHING

    def _follows(self, card, led):
        return card[1] == led[1] and not is_trump(card, self.trump)

    def _owed_heart(self, card, led):
        return led == ACE_OF_HEARTS and card[1] == "H" and self.house.heart_to_ace_of_hearts

    def numbers(self, cards) -> list[int]:
        """Some cards as numbers, the cheapest first."""
        return sorted([self.number[card] for card in cards])

    def legal(self, hand, led: int):
        """The numbers of a hand that may be played to the card led (-1: any may be led), in hand order."""
        if led < 0:
            return hand
        kind = self.kind[led]
        duty = self.duty[kind]
        owed = 0
        for card in hand:
            if duty[card] > owed:
                owed = duty[card]
        if not owed:
            return hand
        answer = self.answer[kind]
        return [card for card in hand if answer[card] >= owed]

    def beats(self, card: int, best: int) -> bool:
        """Whether a card played later takes the trick from the best so far."""
        return card > best and (card >= self.first_trump or self.suit[card] == self.suit[best])


_made: dict = {}


def engine(house, trump: str) -> Engine:
    """The engine of a house and a trump suit, made once."""
    key = (tuple(house), trump)
    if key not in _made:
        _made[key] = Engine(house, trump)
    return _made[key]
