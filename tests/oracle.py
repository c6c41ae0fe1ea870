"""The rules of forty-five a second time, written from their prose sentence by sentence; imports nothing of the game.

A house is a dict of the fields, a card two characters, a trick the cards in order of play.
"""

SUITS = ("H", "D", "C", "S")
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A")
PACK = tuple(rank + suit for suit in SUITS for rank in RANKS)

TRUMPS = {
    "H": "5H JH AH KH QH TH 9H 8H 7H 6H 4H 3H 2H".split(),
    "D": "5D JD AH AD KD QD TD 9D 8D 7D 6D 4D 3D 2D".split(),
    "C": "5C JC AH AC KC QC 2C 3C 4C 6C 7C 8C 9C TC".split(),
    "S": "5S JS AH AS KS QS 2S 3S 4S 6S 7S 8S 9S TS".split(),
}
PLAIN = {
    "H": "KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H".split(),
    "D": "KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD".split(),
    "C": "KC QC JC AC 2C 3C 4C 5C 6C 7C 8C 9C TC".split(),
    "S": "KS QS JS AS 2S 3S 4S 5S 6S 7S 8S 9S TS".split(),
}
TOPS = {
    "H": ["5H", "JH", "AH"],
    "D": ["5D", "JD", "AH"],
    "C": ["5C", "JC", "AH"],
    "S": ["5S", "JS", "AH"],
}

FIELDS = (
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


def _house(*answers):
    return dict(zip(FIELDS, answers))


HOUSES = {
    "seed": _house(False, False, True, True, True, True, False, False, 45),
    "traditional": _house(True, True, False, False, False, False, True, False, 45),
    "maritime": _house(True, True, False, False, False, True, False, False, 45),
}


def may_withhold(top, led, trump, house):
    """Whether this top is excused from the trump that was led."""
    if led == "AH" and house["ace_of_hearts_draws_all"]:
        return False
    if house["renege_to_lower_only"]:
        return TRUMPS[trump].index(led) > TRUMPS[trump].index(top)
    return True


def legal(hand, led, trump, house):
    """The cards of a hand that may be played to the card led (None: the seat leads), in the order of the hand."""
    if led is None:
        return list(hand)
    trumps = [card for card in hand if card in TRUMPS[trump]]

    if led not in TRUMPS[trump]:  # a plain suit was led
        of_the_suit = [card for card in hand if card in PLAIN[led[1]]]
        if not of_the_suit:
            return list(hand)
        if house["follow_or_trump"]:
            return [card for card in hand if card in of_the_suit or card in trumps]
        return of_the_suit

    for card in trumps:  # a trump was led: is any trump owed to it?
        if card not in TOPS[trump] or not may_withhold(card, led, trump, house):
            return trumps

    if led == "AH" and trump != "H" and house["heart_to_ace_of_hearts"]:
        hearts = [card for card in hand if card in PLAIN["H"]]
        if hearts:  # owed by whoever does not play a trump
            return [card for card in hand if card in hearts or card in trumps]
    return list(hand)


def taker(trick, trump):
    """The position in the trick of the card that takes it."""
    for order in (TRUMPS[trump], PLAIN[trick[0][1]]):
        for card in order:
            if card in trick:
                return trick.index(card)
    raise ValueError("an empty trick")


def score(house, trump, leader, tricks, seats=3):
    """The takers of the tricks, the points of each seat, the best trump played and the index of its trick."""
    takers = []
    for trick in tricks:
        leader = (leader + taker(trick, trump)) % seats
        takers.append(leader)
    best_trump = best_trump_trick = None
    for card in TRUMPS[trump]:
        for index, trick in enumerate(tricks):
            if best_trump is None and card in trick:
                best_trump, best_trump_trick = card, index
    points = [0] * seats
    for index, seat in enumerate(takers):
        points[seat] += 5
        if index == best_trump_trick and house["best_trump_bonus"]:
            points[seat] += 5
    return takers, points, best_trump, best_trump_trick


def winner(house, scores, points, takers=None, best_trump_trick=None):
    """The seat that has won after a deal, or None when another deal is played."""
    if house["jink"]:
        for seat, got in enumerate(points):
            if got and got == sum(points):
                return seat
    totals = [before + got for before, got in zip(scores, points)]
    out = [seat for seat, total in enumerate(totals) if total >= house["target"]]
    if not out:
        return None
    if house["first_out"] and len(out) > 1:
        running = list(scores)
        for index, seat in enumerate(takers):
            running[seat] += 5
            if index == best_trump_trick and house["best_trump_bonus"]:
                running[seat] += 5
            if running[seat] >= house["target"]:
                return seat
    leaders = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return leaders[0] if len(leaders) == 1 else None


def robber(house, turn_up, dealer, hands):
    """Who has the right to the turn-up, whether it is a duty, and what may be discarded; or None."""
    ace = "A" + turn_up[1]
    if turn_up == ace:
        return dealer, house["dealer_must_rob"], list(hands[dealer])
    for seat, hand in enumerate(hands):
        if ace in hand:
            return seat, False, [card for card in hand if card != ace]
    return None


def moves(house, dealer, turn_up, position):
    """What the seat whose turn it is may do: ("rob", discard) and ("play", card)."""
    hands, trick, seat = position
    robs, must = _robs(house, dealer, turn_up, position)
    if must:
        return robs
    led = trick[0] if trick else None
    return robs + [("play", card) for card in legal(hands[seat], led, turn_up[1], house)]


def _robs(house, dealer, turn_up, position):
    hands, _, seat = position
    if len(hands[seat]) < 5 or any(turn_up in hand for hand in hands):
        return [], False  # the seat has played its first card, or the turn-up is taken already
    right = robber(house, turn_up, dealer, hands)
    if right is None or right[0] != seat:
        return [], False
    return [("rob", card) for card in right[2]], right[1]


def opening(house, dealer, turn_up, hands):
    """The position after the cards are dealt: the eldest leads, unless the dealer must first take an ace."""
    hands = tuple(tuple(hand) for hand in hands)
    if turn_up[0] == "A" and house["dealer_must_rob"]:
        return hands, (), dealer
    return hands, (), (dealer + 1) % len(hands)


def after(house, dealer, turn_up, position, move):
    """The position after a move of the seat whose turn it is."""
    hands, trick, seat = position
    kind, card = move
    hand = tuple(held for held in hands[seat] if held != card)
    if kind == "rob":
        hands = hands[:seat] + (hand + (turn_up,),) + hands[seat + 1 :]
        must = turn_up[0] == "A" and house["dealer_must_rob"]
        return hands, trick, (dealer + 1) % len(hands) if must else seat
    hands = hands[:seat] + (hand,) + hands[seat + 1 :]
    trick = trick + (card,)
    if len(trick) < len(hands):
        return hands, trick, (seat + 1) % len(hands)
    first = (seat + 1) % len(hands)
    return hands, (), (first + taker(trick, turn_up[1])) % len(hands)


def count_lines(house, dealer, turn_up, position, known=None):
    """How many different sequences of moves lead from a position to the end of the deal."""
    known = {} if known is None else known
    if not any(position[0]):
        return 1
    if position not in known:
        known[position] = sum(
            count_lines(house, dealer, turn_up, after(house, dealer, turn_up, position, move), known)
            for move in moves(house, dealer, turn_up, position)
        )
    return known[position]
