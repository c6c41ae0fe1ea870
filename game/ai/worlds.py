"""Deals that agree with what a seat knows, each such deal equally likely."""

from game.ai.engine import engine
from game.ai.playout import Position
from game.rules.cards import PACK, rank
from game.rules.trick import binds

_PARTS = 1 << 30  # chances are whole numbers of so many parts


def position(knowledge) -> Position:
    """The moment of a deal that a seat knows, in numbers."""
    made = engine(knowledge.house, knowledge.trump)
    first = knowledge.tricks[0].leader if knowledge.tricks else knowledge.leader
    start = Position(made, knowledge.seats, first, made.number[knowledge.turn_up])
    if knowledge.robber is not None:
        discard = made.number[knowledge.discard] if knowledge.discard else -1
        start.rob(knowledge.robber, discard)
    for trick in knowledge.tricks:
        for card in trick.cards:
            start.play(made.number[card])
    for card in knowledge.trick:
        start.play(made.number[card])
    if knowledge.must_rob:
        start.seat = knowledge.dealer
    return start


def unseen(knowledge) -> list[str]:
    """The cards whose place a seat does not know, in the order of the pack."""
    known = set(knowledge.hand + knowledge.trick)
    known.add(knowledge.turn_up)
    known.add(knowledge.discard)
    for trick in knowledge.tricks:
        known.update(trick.cards)
    return [card for card in PACK if card not in known]


def played(knowledge) -> list:
    """All cards played in the deal, in order: (seat, card, card led to its trick)."""
    found = []
    tricks = [(trick.leader, trick.cards) for trick in knowledge.tricks]
    for leader, cards in tricks + [(knowledge.leader, knowledge.trick)]:
        for place, card in enumerate(cards):
            found.append(((leader + place) % knowledge.seats, card, cards[0]))
    return found


def must_hold(knowledge) -> tuple:
    """The cards that the robber, another seat, is known to hold still: (seat, cards), or (None, ())."""
    robber, turn_up = knowledge.robber, knowledge.turn_up
    if robber is None or robber == knowledge.seat:
        return None, ()
    cards = (turn_up,) if rank(turn_up) == "A" else (turn_up, "A" + knowledge.trump)
    gone = [card for _, card, _ in played(knowledge)]
    return robber, tuple([card for card in cards if card not in gone])


def cannot_hold(knowledge) -> list:
    """By seat, the unseen cards that it can't hold: they would have forbidden a card it played."""
    house, trump = knowledge.house, knowledge.trump
    hidden = unseen(knowledge)
    barred: list = [set() for _ in range(knowledge.seats)]
    for seat, card, led in played(knowledge):
        if card != led and seat != knowledge.seat:
            for held in hidden:
                if binds(held, card, led, trump, house):
                    barred[seat].add(held)
    return barred


class Worlds:
    """Draws worlds: hands for all seats that agree with a knowledge, every assignment equally likely.

    An assignment says which unseen cards each other seat holds and which one the robber discarded.
    """

    def __init__(self, knowledge):
        made = engine(knowledge.house, knowledge.trump)
        self._own = made.numbers(knowledge.hand)
        self._seat = knowledge.seat
        self._seats = knowledge.seats
        self._robber, kept = must_hold(knowledge)
        self._kept = made.numbers(kept)
        self._others = [seat for seat in range(knowledge.seats) if seat != knowledge.seat]
        barred = cannot_hold(knowledge)
        groups: dict = {}
        for card in unseen(knowledge):
            if card not in kept:
                able = tuple([seat for seat in self._others if card not in barred[seat]])
                groups.setdefault(able, []).append(made.number[card])
        # Groups that few seats may hold come first; the last is shared out without a choice.
        self._groups = sorted(
            [(len(able), able, numbers) for able, numbers in groups.items()],
            key=lambda group: (group[0], group[1]),
        )
        wanted = [knowledge.cards_held(seat) for seat in self._others]
        for place, seat in enumerate(self._others):
            if seat == self._robber:
                wanted[place] -= len(kept)
        self._wanted = tuple(wanted)
        self._ways: dict = {}
        self._shares: dict = {}
        self.count = self._count(0, self._wanted)

    def draw(self, dice) -> tuple:
        """One world: hands by seat as lists of numbers, cheapest first, and the robber's discard (-1: none)."""
        hands: list = [[] for _ in range(self._seats)]
        hands[self._seat] = self._own[:]
        if self._robber is not None:
            hands[self._robber] = self._kept[:]
        wanted = self._wanted
        left = []
        for index, (_, _, numbers) in enumerate(self._groups):
            share = self._share(index, wanted, dice)
            size = len(numbers)
            for place, count in enumerate(share):
                if count:
                    dice.take(numbers, size, count, hands[self._others[place]])
                    size -= count
            if self._robber is not None:
                left.extend(numbers[:size])
            if sum(share):
                wanted = tuple([need - count for need, count in zip(wanted, share)])
        for seat in self._others:
            hands[seat].sort()
        discard = left[dice.below(len(left))] if self._robber is not None else -1
        return hands, discard

    @property
    def draws_a_discard(self) -> bool:
        """Whether another seat has robbed: its discard is not told apart by worlds, but drawn in each."""
        return self._robber is not None

    def every(self, dice):
        """All worlds, one after another, in a fixed order; the robber's discard is drawn (-1: none)."""
        pool = []
        for _, able, numbers in self._groups:
            pool.extend([(number, able) for number in numbers])
        pool.sort()
        hands: list = [[] for _ in range(self._seats)]
        hands[self._seat] = self._own
        if self._robber is not None:
            hands[self._robber] = self._kept
        for found, left in self._dealt(0, pool, hands):
            discard = left[dice.below(len(left))][0] if self._robber is not None else -1
            yield [sorted(hand) for hand in found], discard

    def _dealt(self, place, pool, hands):
        """All ways to give the other seats from `place` on their cards, and what is left."""
        if place == len(self._others):
            yield hands, pool
            return
        seat = self._others[place]
        could = [entry for entry in pool if seat in entry[1]]
        rest_matters = place + 1 < len(self._others) or self._robber is not None
        for given in _chosen(could, self._wanted[place], 0):
            after = hands[:]
            after[seat] = hands[seat] + [number for number, _ in given]
            left = [entry for entry in pool if entry not in given] if rest_matters else pool
            yield from self._dealt(place + 1, left, after)

    def _share(self, index, wanted, dice):
        key = (index, wanted)
        if key not in self._shares:
            self._shares[key] = self._weighed(index, wanted)
        shares, bounds = self._shares[key]
        if len(shares) == 1:
            return shares[0]
        throw = dice.word() << 15 | dice.word()
        place = 0
        while throw >= bounds[place]:
            place += 1
        return shares[place]

    def _weighed(self, index, wanted):
        """The ways to share a group out, and up to which part of `_PARTS` each is chosen."""
        shares, weights = [], []
        for share in self._possible(index, wanted):
            weight = self._weight(index, wanted, share)
            if weight:
                shares.append(share)
                weights.append(weight)
        total, so_far, bounds = sum(weights), 0, []
        for weight in weights:
            so_far += weight
            bounds.append(so_far * _PARTS // total)
        return shares, bounds

    def _weight(self, index, wanted, share):
        ways, size = 1, len(self._groups[index][2])
        for count in share:
            ways *= choose(size, count)
            size -= count
        return ways * self._count(index + 1, tuple([a - b for a, b in zip(wanted, share)]))

    def _count(self, index, wanted):
        """In how many ways the groups from `index` on can give each other seat the cards it wants."""
        if index == len(self._groups):
            return 1 if not sum(wanted) else 0
        key = (index, wanted)
        if key not in self._ways:
            self._ways[key] = sum(
                [self._weight(index, wanted, share) for share in self._possible(index, wanted)]
            )
        return self._ways[key]

    def _possible(self, index, wanted):
        """How many cards of a group each other seat may get, as tuples."""
        _, able, numbers = self._groups[index]
        found = [((), len(numbers))]
        last = index == len(self._groups) - 1
        for place, seat in enumerate(self._others):
            most = wanted[place] if seat in able else 0
            least = most if last else 0
            found = [
                (share + (count,), left - count)
                for share, left in found
                for count in range(least, min(most, left) + 1)
            ]
        return [share for share, _ in found]


def _chosen(entries, count, first):
    """All ways to take `count` of some entries from place `first` on, as lists."""
    if not count:
        yield []
        return
    for place in range(first, len(entries) - count + 1):
        for rest in _chosen(entries, count - 1, place + 1):
            yield [entries[place]] + rest


def choose(size: int, count: int) -> int:
    """In how many ways `count` of `size` cards can be taken."""
    if count > size:
        return 0
    ways = 1
    for step in range(count):
        ways = ways * (size - step) // (step + 1)
    return ways
