"""Which message, with which arguments. The sentences themselves stand in `static/words/`.

An argument is a text, a number, another message, or one of `card(code)`, `suit(code)`, `symbol(code)`,
`seat(number)`: these become words or tokens only when a catalogue phrases the message, for the eye or for the ear.
"""

from collections import namedtuple

from game.rules import events
from game.rules.cards import ACE_OF_HEARTS, is_top, is_trump, tops
from game.rules.game import Rob
from game.rules.house import preset_name
from game.rules.trick import may_withhold, taker
from game.rules.value import Value


class Message(Value, namedtuple("Message", ("id", "arguments"))):
    """The id of a message in the catalogue, and its arguments by name."""

    fields = ("id", "arguments")


def message(identifier: str, **arguments) -> Message:
    """A message with its arguments."""
    return Message(identifier, arguments)


def card(code: str):
    """A card as an argument."""
    return ("card", code)


def suit(code: str):
    """A suit as an argument."""
    return ("suit", code)


def symbol(code: str):
    """A suit's symbol as an argument; the ear has the word alone."""
    return ("symbol", code)


def seat(number: int):
    """Whoever sits at a seat as an argument: its name, and `…-is`, which is `you` or `other`."""
    return ("seat", number)


RANKS = {
    "A": "rank-ace",
    "2": "rank-2",
    "3": "rank-3",
    "4": "rank-4",
    "5": "rank-5",
    "6": "rank-6",
    "7": "rank-7",
    "8": "rank-8",
    "9": "rank-9",
    "T": "rank-10",
    "J": "rank-jack",
    "Q": "rank-queen",
    "K": "rank-king",
}
SUITS = {"H": "suit-hearts", "D": "suit-diamonds", "C": "suit-clubs", "S": "suit-spades"}
SYMBOLS = {"H": "♥", "D": "♦", "C": "♣", "S": "♠"}
NOTHING = "\u2068\u2069"  # the marks around a text that is empty


def token(code: str, letters=None) -> str:
    """A card as printed: `10♥`. `letters` by rank are those that a language prints on its own cards."""
    rank = (letters or {}).get(code[0]) or ("10" if code[0] == "T" else code[0])
    return rank + SYMBOLS[code[1]]


def phrase(said: Message, catalogue, names, spoken: bool = False) -> str:
    """A message in the catalogue's language. `names` by seat, as a record has them; `spoken` says cards in words."""
    text = catalogue.format(said.id, _arguments(said, catalogue, names, spoken))
    return text.replace(NOTHING, "").replace("  ", " ").strip() if spoken else text


def _arguments(said, catalogue, names, spoken):
    """What a message is phrased with. A name gives all its forms: `card`, and `card_the` from its attribute `the`."""
    arguments = {}
    for name, value in said.arguments.items():
        if isinstance(value, Message):
            forms = catalogue.forms(value.id, _arguments(value, catalogue, names, spoken))
        elif not isinstance(value, tuple):
            arguments[name] = value
            continue
        elif value[0] == "card":
            forms = _card_forms(value[1], catalogue, spoken)
        elif value[0] == "suit":
            forms = catalogue.forms(SUITS[value[1]], {})
        elif value[0] == "symbol":
            forms = {"": "" if spoken else SYMBOLS[value[1]]}
        else:
            forms = _seat_forms(names[value[1]], catalogue)
            arguments[name + "-is"] = "you" if value[1] == 0 else "other"
        for form, text in forms.items():
            arguments[name + form] = text
    return arguments


def _card_forms(code, catalogue, spoken):
    """A card's forms: words for the ear; for the eye each is what is printed."""
    if not spoken:
        return dict.fromkeys(catalogue.form_names("card-name"), token(code, catalogue.letters))
    if code not in catalogue.cards:
        arguments = {}
        for name, identifier in (("rank", RANKS[code[0]]), ("suit", SUITS[code[1]])):
            for form, text in catalogue.forms(identifier, {}).items():
                arguments[name + form] = text
        catalogue.cards[code] = catalogue.forms("card-name", arguments)
    return catalogue.cards[code]


def card_name(code: str, catalogue) -> str:
    """A card in words: "nine of hearts"."""
    return _card_forms(code, catalogue, True)[""]


def _seat_forms(name, catalogue):
    """The forms of a name at the table; a stranger has one."""
    known = NAMES.get(name.lower())
    return catalogue.forms(known, {}) if known else dict.fromkeys(catalogue.form_names("you"), name)


def happened(event, after) -> Message | None:
    """What is said of an event, given what the seat knows after it."""
    if isinstance(event, events.DealerDrawn):
        return message("lots-drawn", dealer=seat(event.dealer))
    if isinstance(event, events.Dealt):
        return message(
            "dealt",
            dealer=seat(event.dealer),
            card=card(event.turn_up),
            suit=suit(event.turn_up[1]),
        )
    if isinstance(event, events.Robbed):
        if event.discard:
            return message("you-robbed", card=card(event.taken), discard=card(event.discard))
        return message("robbed", seat=seat(event.seat), card=card(event.taken))
    if isinstance(event, events.Played):
        led = len(after.trick) == 1
        return message("led" if led else "played", seat=seat(event.seat), card=card(event.card))
    if isinstance(event, events.TrickTaken):
        return taken(event, after.trump)
    if isinstance(event, events.DealScored):
        return Message("deal-scored", _points_of_all(event.points))
    return message("game-won", seat=seat(event.winner), points=event.scores[event.winner])


def taken(trick, trump: str) -> Message:
    """Who took a trick and why. `trick` has leader, cards and taker."""
    best = trick.cards[taker(trick.cards, trump)]
    led = trick.cards[0]
    told = {"seat": seat(trick.taker), "card": card(best)}
    if is_trump(best, trump):
        others = [other for other in trick.cards if is_trump(other, trump)]
        return Message("took-only-trump" if len(others) == 1 else "took-best-trump", told)
    told["suit"] = suit(led[1])
    followers = [other for other in trick.cards if other[1] == led[1]]
    return Message("took-unfollowed" if len(followers) == 1 else "took-best-of-suit", told)


def asked(knowledge) -> Message:
    """What the lead asks of whoever plays to it, by the house."""
    led, trump, house = knowledge.led, knowledge.trump, knowledge.house
    if led is None:
        return message("asks-lead")
    if not is_trump(led, trump):
        asks = "asks-follow-or-trump" if house.follow_or_trump else "asks-follow-suit"
        return message(asks, suit=suit(led[1]), symbol=symbol(led[1]))
    if led == ACE_OF_HEARTS and trump != "H" and house.heart_to_ace_of_hearts:
        return message("asks-trump-or-heart", card=card(led))
    if [top for top in tops(trump) if top != led and may_withhold(top, led, trump, house)]:
        return message("asks-trump-tops-excused", symbol=symbol(trump))
    return message("asks-trump", symbol=symbol(trump))


def prompt(knowledge, awaiting: str, actions, lying: bool = False) -> Message:
    """Whose turn it is, and what the person may do now; `lying`: a complete trick is still to be seen."""
    if knowledge.winner is not None:
        points = knowledge.scores[knowledge.winner]
        return message("game-won", seat=seat(knowledge.winner), points=points)
    if awaiting == "next":
        return message("prompt-collect" if "collect" in actions else "prompt-next")
    if awaiting == "rob":
        must = "keep" not in actions
        identifier = "prompt-must-rob" if must else "prompt-discard"
        return message(identifier, card=card(knowledge.turn_up))
    if awaiting == "play" and "rob" in actions:
        return message("prompt-may-rob", card=card(knowledge.turn_up))
    if awaiting == "play":
        return message("prompt-your-turn" if knowledge.led else "prompt-your-lead")
    if knowledge.to_act is None:
        return message("prompt-counting" if knowledge.number else "prompt-dealing")
    if lying:
        return message("prompt-leads-next", seat=seat(knowledge.to_act))
    return message("prompt-their-turn", seat=seat(knowledge.to_act))


def refused(refusal, knowledge) -> Message:
    """Why a card can't be played: the rule and the card held that asks for it."""
    led, trump = knowledge.led, knowledge.trump
    held = refusal.held
    kept = _withheld(knowledge)
    if refusal.reason == "suit_owed":
        trumping = knowledge.house.follow_or_trump
        identifier = "refused-suit-or-trump" if trumping else "refused-suit"
        return message(identifier, held=card(held), suit=suit(led[1]))
    if refusal.reason == "heart_owed":
        return message("refused-heart", held=card(held))
    if refusal.reason == "trump_owed_to_ace_of_hearts":
        return message("refused-ace-of-hearts", held=card(held))
    if refusal.reason == "trump_owed" and kept:
        return message("refused-trump-but", held=card(held), kept=card(kept[0]))
    if refusal.reason == "trump_owed":
        return message("refused-trump", held=card(held), suit=suit(trump))
    return message("refused-not-held")


def _withheld(knowledge):
    led, trump = knowledge.led, knowledge.trump
    return [
        held
        for held in knowledge.hand
        if is_top(held, trump) and may_withhold(held, led, trump, knowledge.house)
    ]


def ace_is_kept(code: str) -> Message:
    """Why the ace that gives the right to rob can't be the discard."""
    return message("refused-ace-kept", card=card(code))


def tie(knowledge) -> Message | None:
    """That the game plays on because of a tie at the top, or None if it is no tie."""
    best = max(knowledge.scores)
    tied = knowledge.scores.count(best) > 1 and best >= knowledge.house.target
    if knowledge.winner is None and tied:
        return message("tie-plays-on", points=best)
    return None


HOUSES = {"seed": "house-seed", "traditional": "house-traditional", "maritime": "house-maritime"}


def house_name(house) -> str | None:
    """The message id that names a house that ships, or None."""
    name = preset_name(house)
    return HOUSES[name] if name else None


def trick_lines(knowledge) -> tuple:
    """The cards of the present trick, a Message each, or the one that there is none."""
    if not knowledge.trick:
        return (message("trick-empty"),)
    return tuple(
        message(
            "trick-line",
            seat=seat((knowledge.leader + position) % knowledge.seats),
            card=card(code),
        )
        for position, code in enumerate(knowledge.trick)
    )


def scores_line(knowledge) -> Message:
    """The scores of the game."""
    return Message("scores-line", _points_of_all(knowledge.scores))


def _points_of_all(points):
    """Each seat and its points as arguments."""
    arguments = {}
    for number, name in enumerate(("first", "second", "third")):
        arguments[name] = seat(number)
        arguments[name + "_points"] = points[number]
    return arguments


def hint(found, knowledge) -> Message:
    """A hint in a sentence: the move, why, and how sure."""
    told = {"reason": message(found.reason), "sure": message(found.sure)}
    if isinstance(found.move, Rob):
        told["card"] = card(knowledge.turn_up)
        told["discard"] = card(found.move.discard)
        return Message("hint-rob", told)
    told["card"] = card(found.move.card)
    return Message("hint-play", told)


PEOPLE = ("bridie", "nora", "angus", "hector", "maeve", "sheila", "alphonse", "yvon", "cormac", "fintan")
NAMES = {name: name for name in ("you",) + PEOPLE}


def seat_name(name: str, catalogue) -> str:
    """The name of somebody at the table; a stranger's stands as it is."""
    return _seat_forms(name, catalogue)[""]
