"""Where every card is and what may be done with it: a pure function of what the person knows."""

from collections import namedtuple

from game.rules.cards import is_trump, rank_order
from game.rules.deal import HAND
from game.rules.game import NextDeal, Play, Rob
from game.rules.trick import taker
from game.rules.value import Value


class Place(
    Value, namedtuple("Place", ("key", "card", "zone", "index", "count", "seat", "legal", "best"))
):
    """One card on the table.

    `key` names it for its whole life; `card` is None face down; `zone` is `stock`, `turn-up`,
    `hand-0` …, `trick`, `taken` or `gone`; `index` of `count` tells where in the zone; `seat` is
    whose it is, or None; `legal` is True or False while the person is asked, else None; `best`
    marks the card that is taking the trick.
    """

    fields = ("key", "card", "zone", "index", "count", "seat", "legal", "best")


class Scene(
    Value,
    namedtuple(
        "Scene",
        (
            "places",
            "scores",
            "tricks",
            "to_act",
            "dealer",
            "leader",
            "trump",
            "number",
            "version",
            "awaiting",
            "actions",
            "may_undo",
        ),
    ),
):
    """All that is seen on the table.

    `places` of cards; `scores` and `tricks` taken by seat; `to_act`, `dealer` and `leader` are
    seats or None; `trump` is a suit or None; `number` is the deal's; `version` counts the moves
    made; `awaiting` is `play`, `rob`, `next` or `none`; `actions` are the names of the buttons
    offered: `rob`, `keep`, `next-deal`, `collect`, `new-game`; `may_undo` says whether the seat has
    decided anything in this deal that could be taken back.
    """

    fields = (
        "places",
        "scores",
        "tricks",
        "to_act",
        "dealer",
        "leader",
        "trump",
        "number",
        "version",
        "awaiting",
        "actions",
        "may_undo",
    )


def scene(
    knowledge, choices=(), robbing: bool = False, lying=None, actions=(), version: int = 0
) -> Scene:
    """The scene for what a seat knows and may do.

    `robbing`: the person is choosing a discard; `lying`: a complete trick still on the table;
    `actions`: more buttons than the choices give; `version`: moves made so far.
    """
    awaiting = _awaiting(choices, robbing)
    offered = tuple(actions)
    if awaiting == "play" and _robs(choices):
        offered += ("rob",)
    if awaiting == "rob" and _plays(choices):
        offered += ("keep",)
    if awaiting == "next":
        offered += ("next-deal",)
    if "collect" in offered:
        awaiting = "next"
    return Scene(
        places=_places(knowledge, choices, awaiting, lying),
        scores=knowledge.scores,
        tricks=tuple(knowledge.tricks_taken(seat) for seat in range(knowledge.seats)),
        to_act=None if lying and "collect" in offered else knowledge.to_act,
        dealer=knowledge.dealer,
        leader=knowledge.leader if knowledge.in_deal else None,
        trump=knowledge.trump,
        number=knowledge.number,
        version=version,
        awaiting=awaiting,
        actions=offered,
        may_undo=knowledge.number > 0 and _has_decided(knowledge),
    )


def _has_decided(knowledge):
    return knowledge.robber == knowledge.seat or len(knowledge.hand) < HAND


def _awaiting(choices, robbing):
    if not choices:
        return "none"
    if isinstance(choices[0], NextDeal):
        return "next"
    if robbing or not _plays(choices):
        return "rob"
    return "play"


def _plays(choices):
    return [move.card for move in choices if isinstance(move, Play)]


def _robs(choices):
    return [move.discard for move in choices if isinstance(move, Rob)]


def _places(knowledge, choices, awaiting, lying):
    if not knowledge.number:
        return ()
    places = _on_the_trick(knowledge, lying)
    if not knowledge.in_deal:
        return places
    places += _on_the_stock(knowledge)
    for seat in range(knowledge.seats):
        if seat == knowledge.seat:
            places += _own_hand(knowledge, choices, awaiting)
        else:
            places += hidden_hand(seat, knowledge.cards_held(seat))
    return places


def _on_the_stock(knowledge):
    stock = Place("stock", None, "stock", 0, 1, None, None, False)
    if knowledge.robber is not None:
        return (stock,)
    card = knowledge.turn_up
    return (stock, Place(card, card, "turn-up", 0, 1, None, None, False))


def in_hand_order(hand, trump: str) -> tuple[str, ...]:
    """A hand as it is held: trumps first, best first, then suit by suit with the colours in turn."""
    suits = "SHCD" if trump in "SC" else "HSDC"
    return tuple(
        sorted(
            hand,
            key=lambda card: (
                0 if is_trump(card, trump) else 1 + suits.index(card[1]),
                rank_order(card, trump),
            ),
        )
    )


def _own_hand(knowledge, choices, awaiting):
    hand = in_hand_order(knowledge.hand, knowledge.trump)
    legal = {"play": _plays, "rob": _robs}.get(awaiting)
    may = legal(choices) if legal else None
    return tuple(
        Place(
            card,
            card,
            "hand-%d" % knowledge.seat,
            index,
            len(hand),
            knowledge.seat,
            None if may is None else card in may,
            False,
        )
        for index, card in enumerate(hand)
    )


def hidden_hand(seat: int, count: int) -> tuple[Place, ...]:
    """The backs of the cards that another seat holds."""
    return tuple(
        Place(hidden_key(seat, index), None, "hand-%d" % seat, index, count, seat, None, False)
        for index in range(count)
    )


def hidden_key(seat: int, index: int) -> str:
    """The key of the card at a place of another seat's hand; it keeps it when it is played."""
    return "%d.%d" % (seat, index)


def _on_the_trick(knowledge, lying):
    if knowledge.trick:
        leader, cards, number = knowledge.leader, knowledge.trick, len(knowledge.tricks)
    elif lying:
        leader, cards, number = lying.leader, lying.cards, len(knowledge.tricks) - 1
    else:
        return ()
    best = taker(cards, knowledge.trump)
    places = []
    for position, card in enumerate(cards):
        seat = (leader + position) % knowledge.seats
        key = card if seat == knowledge.seat else hidden_key(seat, HAND - 1 - number)
        places.append(Place(key, card, "trick", position, len(cards), seat, None, position == best))
    return tuple(places)
