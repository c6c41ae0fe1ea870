"""One deal: turn-up, hands, robbing, five tricks and their points (rules 2)."""

from collections import namedtuple

from game.rules import events
from game.rules.cards import beats, is_trump, rank
from game.rules.shuffle import pack_of
from game.rules.trick import legal_cards, refusal, taker
from game.rules.value import Value

HAND = 5  # cards to each seat, and so tricks in a deal
TRICK_POINTS = 5
BONUS_POINTS = 5


class Rob(Value, namedtuple("Rob", ("discard",))):
    """The intent to take the turn-up for this card of the hand."""

    fields = ("discard",)


class Play(Value, namedtuple("Play", ("card",))):
    """The intent to play a card."""

    fields = ("card",)


class IllegalMoveError(ValueError):
    """A move that may not be made now; nothing has changed.

    `reason` is one of `Refusal`'s, or `game_over`, `deal_over`, `deal_not_over`, `must_rob`,
    `no_right_to_rob`, `ace_is_kept`; `held` is the card that forbids it, if there is one.
    """

    def __init__(self, move, reason: str, held: str | None = None):
        super().__init__("%s: %s%s" % (move, reason, " (%s)" % held if held else ""))
        self.move = move
        self.reason = reason
        self.held = held


class Trick(Value, namedtuple("Trick", ("leader", "cards", "taker"))):
    """A complete trick: cards from the leader on."""

    fields = ("leader", "cards", "taker")


class Right(Value, namedtuple("Right", ("seat", "must", "may_discard"))):
    """A seat's right, or duty, to take the turn-up for one of some cards."""

    fields = ("seat", "must", "may_discard")


class Score(Value, namedtuple("Score", ("takers", "points", "best_trump", "best_trump_trick"))):
    """What a deal's tricks count: takers by trick, points by seat, the best trump played and its trick."""

    fields = ("takers", "points", "best_trump", "best_trump_trick")


class Deal(
    Value,
    namedtuple(
        "Deal",
        (
            "house",
            "number",
            "dealer",
            "hands",
            "turn_up",
            "stock",
            "robber",
            "discard",
            "leader",
            "trick",
            "tricks",
        ),
    ),
):
    """A deal at some moment. `hands` by seat; `robber` took the turn-up for `discard` (or both None);
    `leader` leads the present `trick` (cards so far); `stock` is what lies under the turn-up."""

    fields = (
        "house",
        "number",
        "dealer",
        "hands",
        "turn_up",
        "stock",
        "robber",
        "discard",
        "leader",
        "trick",
        "tricks",
    )

    @property
    def trump(self):
        """The suit of the turn-up."""
        return self.turn_up[1]

    @property
    def led(self):
        """The card led to the present trick, or None."""
        return self.trick[0] if self.trick else None

    @property
    def over(self):
        """Whether all five tricks are taken."""
        return len(self.tricks) == HAND

    @property
    def must_rob(self):
        """Whether the dealer must take the turned ace before anything else."""
        return (
            self.house.dealer_must_rob
            and self.robber is None
            and rank(self.turn_up) == "A"
            and not self.over
        )

    @property
    def to_act(self):
        """The seat whose move it is, or None when the deal is over."""
        if self.over:
            return None
        if self.must_rob:
            return self.dealer
        return (self.leader + len(self.trick)) % len(self.hands)


def new_deal(seed: str, house, number: int, dealer: int, seats: int) -> Deal:
    """Deal three cards then two to each seat, the eldest first, and turn the next card up."""
    pack = pack_of(seed, number)
    hands: list[tuple] = [()] * seats
    eldest = (dealer + 1) % seats
    place = 0
    for count in (3, 2):
        for step in range(seats):
            hands[(eldest + step) % seats] += pack[place : place + count]
            place += count
    return Deal(
        house=house,
        number=number,
        dealer=dealer,
        hands=tuple(hands),
        turn_up=pack[place],
        stock=pack[place + 1 :],
        robber=None,
        discard=None,
        leader=eldest,
        trick=(),
        tricks=(),
    )


def robber(house, turn_up: str, dealer: int, hands) -> Right | None:
    """Who may take the turn-up, given the hands dealt by seat (rules 2.2); None if nobody may."""
    if rank(turn_up) == "A":
        return Right(dealer, house.dealer_must_rob, tuple(hands[dealer]))
    ace = "A" + turn_up[1]
    for seat, hand in enumerate(hands):
        if ace in hand:
            return Right(seat, False, tuple(card for card in hand if card != ace))
    return None


def _right_now(deal):
    # The right to rob lapses with the seat's first card.
    if deal.robber is not None or deal.tricks or deal.over:
        return None
    right = robber(deal.house, deal.turn_up, deal.dealer, deal.hands)
    return right if right and right.seat == deal.to_act else None


def legal_moves(deal: Deal) -> tuple:
    """All moves of the seat to act: robs, and the cards that may be played."""
    if deal.over:
        return ()
    right = _right_now(deal)
    robs = tuple(Rob(card) for card in right.may_discard) if right else ()
    if deal.must_rob:
        return robs
    cards = legal_cards(deal.hands[deal.to_act], deal.led, deal.trump, deal.house)
    return robs + tuple(Play(card) for card in cards)


def play(deal: Deal, move) -> tuple:
    """Make a move: the deal after it and its events. IllegalMoveError for any move that is not legal."""
    if deal.over:
        raise IllegalMoveError(move, "deal_over")
    if isinstance(move, Rob):
        return _rob(deal, move)
    if isinstance(move, Play):
        return _play_card(deal, move)
    raise IllegalMoveError(move, "deal_not_over")


def _rob(deal, move):
    right = _right_now(deal)
    seat = deal.to_act
    if not right:
        raise IllegalMoveError(move, "no_right_to_rob")
    if move.discard not in right.may_discard:
        held = move.discard in deal.hands[seat]
        raise IllegalMoveError(move, "ace_is_kept" if held else "not_held")
    hand = _without(deal.hands[seat], move.discard) + (deal.turn_up,)
    after = deal.replace(
        hands=_with_hand(deal.hands, seat, hand), robber=seat, discard=move.discard
    )
    return after, (events.Robbed(seat, deal.turn_up, move.discard),)


def _play_card(deal, move):
    if deal.must_rob:
        raise IllegalMoveError(move, "must_rob")
    seat = deal.to_act
    refused = refusal(move.card, deal.hands[seat], deal.led, deal.trump, deal.house)
    if refused:
        raise IllegalMoveError(move, refused.reason, refused.held)
    hands = _with_hand(deal.hands, seat, _without(deal.hands[seat], move.card))
    trick = deal.trick + (move.card,)
    played = events.Played(seat, move.card)
    if len(trick) < len(hands):
        return deal.replace(hands=hands, trick=trick), (played,)
    taking = (deal.leader + taker(trick, deal.trump)) % len(hands)
    tricks = deal.tricks + (Trick(deal.leader, trick, taking),)
    after = deal.replace(hands=hands, trick=(), tricks=tricks, leader=taking)
    return after, (played, events.TrickTaken(deal.leader, trick, taking))


def _without(hand, card):
    return tuple(held for held in hand if held != card)


def _with_hand(hands, seat, hand):
    return hands[:seat] + (hand,) + hands[seat + 1 :]


def score(house, trump: str, leader: int, tricks, seats: int = 3) -> Score:
    """Count tricks (tuples of cards in order of play; `leader` leads the first) by rules 2.8.

    The best trump is named in every house; it counts five more only where the house says so.
    """
    takers: list[int] = []
    best_trump = None
    best_trump_trick = None
    for number, cards in enumerate(tricks):
        position = taker(cards, trump)
        leader = (leader + position) % seats
        takers.append(leader)
        best = cards[position]
        if is_trump(best, trump) and (best_trump is None or beats(best, best_trump, trump)):
            best_trump, best_trump_trick = best, number
    points = [0] * seats
    for number, seat in enumerate(takers):
        points[seat] += trick_points(house, number, best_trump_trick)
    return Score(tuple(takers), tuple(points), best_trump, best_trump_trick)


def trick_points(house, number: int, best_trump_trick: int | None) -> int:
    """What trick `number` (from 0) counts: five, or ten if it holds the best trump played."""
    bonus = house.best_trump_bonus and number == best_trump_trick
    return TRICK_POINTS + (BONUS_POINTS if bonus else 0)
