"""A deal from some moment to its end, every seat by the rule-follower's rules, in numbers: made for speed.

What `follower` decides from a Knowledge is decided here from a hand and the cards that are gone; a test
holds the two together.
"""

from game.ai.engine import FOLLOWS, NOTHING, ONES
from game.ai.follower import BEATEN_BY_FEW, LAST_CARDS, MANY_TRUMPS
from game.rules.deal import HAND

ENDS = HAND + 1  # tricks in which the best trump may fall, and none


class Position:
    """What is open to all at one moment of a deal, in an engine's numbers.

    `eldest` led first; `seat` is to play to the trick led by `led` (-1: it leads), whose best card so far is `best` of
    `best_seat`; `in_trick` cards lie there. `gone` holds by suit the bits of the cards that no seat
    can play any more; `taken` the tricks by seat, `order` their takers as one number, `number` how many;
    `top` is the best trump played so far (-1: none), in trick `top_trick`. `robber` took `turn_up` (-1:
    nobody yet) for `discard` (-1: none, or not known).
    """

    def __init__(self, engine, seats: int, eldest: int, turn_up: int):
        self.engine = engine
        self.seats = seats
        self.seat = self.eldest = eldest
        self.led = self.best = self.best_seat = -1
        self.in_trick = 0
        self.turn_up = turn_up
        self.gone = [0, 0, 0, 0]
        self.gone[engine.suit[turn_up]] = engine.bit[turn_up]
        self.taken = [0] * seats
        self.order = 0
        self.number = 0
        self.top = self.top_trick = -1
        self.robber = self.discard = -1

    def copy(self):
        """The same moment again, to be changed apart."""
        other = Position(self.engine, self.seats, self.eldest, self.turn_up)
        other.seat = self.seat
        other.led, other.best, other.best_seat = self.led, self.best, self.best_seat
        other.in_trick = self.in_trick
        other.gone = self.gone[:]
        other.taken = self.taken[:]
        other.order, other.number = self.order, self.number
        other.top, other.top_trick = self.top, self.top_trick
        other.robber, other.discard = self.robber, self.discard
        return other

    def rob(self, seat: int, discard: int) -> None:
        """A seat takes the turn-up for a discard (-1: one not known)."""
        self.robber, self.discard = seat, discard
        self.gone[self.engine.suit[self.turn_up]] &= ~self.engine.bit[self.turn_up]

    def play(self, card: int) -> None:
        """The seat to play plays a card."""
        engine = self.engine
        self.gone[engine.suit[card]] |= engine.bit[card]
        if not self.in_trick:
            self.led = -1
        if self.led < 0:
            self.led, self.best, self.best_seat = card, card, self.seat
        elif engine.beats(card, self.best):
            self.best, self.best_seat = card, self.seat
        self.in_trick += 1
        if self.in_trick < self.seats:
            self.seat = (self.seat + 1) % self.seats
        else:
            self._take()

    def _take(self):
        taker = self.best_seat
        self.taken[taker] += 1
        self.order = self.order * self.seats + taker
        if self.best >= self.engine.first_trump and self.best > self.top:
            self.top, self.top_trick = self.best, self.number
        self.number += 1
        self.in_trick, self.led, self.best, self.best_seat = 0, -1, -1, -1
        self.seat = taker


def play_out(start: Position, hands, card: int):
    """Play a card (-1: whatever the rule-follower plays) and then the deal to its end.

    Gives the end as one number, which `end_of` reads. `hands` are lists of numbers by seat, cheapest
    first; they are used up. `start` stays as it is.
    """
    engine = start.engine
    suit, bit, first_trump = engine.suit, engine.bit, engine.first_trump
    seats, seat = start.seats, start.seat
    led, best, best_seat, in_trick = start.led, start.best, start.best_seat, start.in_trick
    gone = start.gone[:]
    order, number, top, top_trick = start.order, start.number, start.top, start.top_trick
    robber, discard = start.robber, start.discard
    entitled = -1 if robber >= 0 or number else _entitled(start, hands)
    last = seats - 1
    if card < 0:
        card = choice(start, hands[seat])
    while True:
        hands[seat].remove(card)
        gone[suit[card]] |= bit[card]
        if not in_trick:
            led = best = card
            best_seat = seat
        elif card > best and (card >= first_trump or suit[card] == suit[best]):
            best = card
            best_seat = seat
        if in_trick < last:
            in_trick += 1
            seat += 1
            if seat == seats:
                seat = 0
        else:
            seat = best_seat
            order = order * seats + seat
            if best >= first_trump and best > top:
                top = best
                top_trick = number
            number += 1
            if number >= HAND - 1:
                break
            in_trick = 0
        hand = hands[seat]
        if seat == entitled and len(hand) == HAND:
            discard = rob(start, gone, hand)
            robber, entitled = seat, -1
        if len(hand) == 1:
            card = hand[0]
        elif in_trick:
            known = discard if seat == robber else -1
            card = follow(engine, hand, led, best, in_trick == last, gone, known)
        else:
            card = lead(engine, hand, gone, discard if seat == robber else -1)
    if number < HAND:  # everybody holds one card
        best, best_seat = hands[seat][0], seat
        for _ in range(last):
            seat += 1
            if seat == seats:
                seat = 0
            card = hands[seat][0]
            if card > best and (card >= first_trump or suit[card] == suit[best]):
                best = card
                best_seat = seat
        order = order * seats + best_seat
        if best >= first_trump and best > top:
            top_trick = number
    return order * ENDS + top_trick + 1


def end_of(end: int, seats: int) -> tuple:
    """The takers by trick, and the best trump's trick from 0 (-1: no trump fell), of an end of `play_out`."""
    order, top_trick = end // ENDS, end % ENDS - 1
    takers = []
    for _ in range(HAND):
        takers.append(order % seats)
        order //= seats
    takers.reverse()
    return tuple(takers), top_trick


def _entitled(start, hands):
    """The seat that may still take the turn-up and has not acted yet, or -1."""
    ace = start.engine.ace
    if start.turn_up == ace:
        dealer = (start.eldest - 1) % start.seats
        return dealer if dealer != start.seat else -1
    for seat, hand in enumerate(hands):
        if ace in hand and seat != start.seat:
            return seat
    return -1


def choice(start: Position, hand) -> int:
    """The card that the rule-follower plays from a hand at some moment."""
    known = start.discard if start.seat == start.robber else -1
    if not start.in_trick:
        return lead(start.engine, hand, start.gone, known)
    is_last = start.in_trick == start.seats - 1
    return follow(start.engine, hand, start.led, start.best, is_last, start.gone, known)


def rob(start: Position, gone, hand) -> int:
    """Take the turn-up into a hand for its cheapest card but the ace; gives the discard."""
    engine, turn_up = start.engine, start.turn_up
    discard = hand[0] if hand[0] != engine.ace else hand[1]
    hand.remove(discard)
    hand.append(turn_up)
    hand.sort()
    gone[engine.suit[turn_up]] &= ~engine.bit[turn_up]
    return discard


def lead(engine, hand, gone, discard: int) -> int:
    """The card that the rule-follower leads; `discard` is known to its hand alone (-1: none)."""
    first_trump = engine.first_trump
    count = len(hand)
    held = 0
    while held < count and hand[count - 1 - held] >= first_trump:
        held += 1
    if held >= MANY_TRUMPS or held == count:
        return hand[-1]
    suit, above = engine.suit, engine.above
    if held and (held == 2 or count <= LAST_CARDS):
        best = hand[-1]
        if not better(engine, best, hand, gone, discard):
            return best
    chosen, least = -1, 1 << 20
    plain = hand[: count - held]
    for card in plain:
        mine = suit[card]
        out = above[card] & ~gone[mine]
        beaten = ONES[out & 127] + ONES[out >> 7]
        length = 0
        for other in plain:
            if suit[other] == mine:
                length += 1
                if other > card:
                    beaten -= 1
        if discard > card and suit[discard] == mine:
            beaten -= 1
        promise = (beaten << 10) + (length << 6) + card
        if promise < least:
            chosen, least = card, promise
    return chosen


def better(engine, card: int, hand, gone, discard: int) -> int:
    """How many cards of its suit that beat a card may yet be played by another seat."""
    mine = engine.suit[card]
    out = engine.above[card] & ~gone[mine]
    count = ONES[out & 127] + ONES[out >> 7]
    for other in hand:
        if other > card and engine.suit[other] == mine:
            count -= 1
    if discard > card and engine.suit[discard] == mine:
        count -= 1
    return count


def follow(engine, hand, led: int, best: int, is_last: bool, gone, discard: int) -> int:
    """The card that the rule-follower plays to a lead; `best` is the best card so far."""
    kind = engine.kind[led]
    owed = NOTHING
    duty = engine.duty[kind]
    for card in hand:
        if duty[card] > owed:
            owed = duty[card]
            if owed == FOLLOWS:
                break
    first_trump, suit, answer = engine.first_trump, engine.suit, engine.answer[kind]
    led_suit = suit[best]
    cheapest = taking = -1
    for card in hand:
        if answer[card] >= owed:
            if card > best and (card >= first_trump or suit[card] == led_suit):
                taking = card
                break
            if cheapest < 0:
                cheapest = card
    if taking < 0:
        return cheapest
    if is_last:
        return taking
    if taking < first_trump:
        for card in hand:
            if taking < card < first_trump and suit[card] == led_suit:
                taking = card
        return taking
    # To a trump lead every trump may be played: the last of the hand is the best.
    if led >= first_trump and better(engine, hand[-1], hand, gone, discard) <= BEATEN_BY_FEW:
        return hand[-1]
    return taking
