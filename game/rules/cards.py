"""The pack, and the order of the cards as trumps and in a plain suit (rules 1)."""

SUITS = "HDCS"
RANKS = "23456789TJQKA"
PACK = tuple([rank + suit for suit in SUITS for rank in RANKS])
ACE_OF_HEARTS = "AH"

# "High in red, low in black": the pips from the best to the worst.
_PIPS = {
    "H": ("T", "9", "8", "7", "6", "5", "4", "3", "2"),
    "D": ("T", "9", "8", "7", "6", "5", "4", "3", "2"),
    "C": ("2", "3", "4", "5", "6", "7", "8", "9", "T"),
    "S": ("2", "3", "4", "5", "6", "7", "8", "9", "T"),
}


def rank(card: str) -> str:
    """The rank of a card, one of `RANKS`."""
    return card[0]


def suit(card: str) -> str:
    """The suit printed on a card, one of `SUITS`."""
    return card[1]


def _order_of_trumps(trump):
    ace = () if trump == "H" else ("A" + trump,)
    pips = tuple([pip + trump for pip in _PIPS[trump] if pip != "5"])
    return tops(trump) + ace + ("K" + trump, "Q" + trump) + pips


def _order_of_plain(plain_suit):
    pips = tuple([pip + plain_suit for pip in _PIPS[plain_suit]])
    courts = ("K" + plain_suit, "Q" + plain_suit, "J" + plain_suit)
    if plain_suit == "H":
        return courts + pips
    if plain_suit == "D":
        return courts + pips + ("AD",)
    return courts + ("A" + plain_suit,) + pips


def tops(trump: str) -> tuple[str, str, str]:
    """The five, the jack of trumps and the ace of hearts: the trumps that may be reneged."""
    return ("5" + trump, "J" + trump, ACE_OF_HEARTS)


_TRUMPS = {trump: _order_of_trumps(trump) for trump in SUITS}
_PLAIN = {plain_suit: _order_of_plain(plain_suit) for plain_suit in SUITS}


def trumps(trump: str) -> tuple[str, ...]:
    """All trumps, best first: 14, or 13 when hearts are trumps. KeyError for no suit."""
    return _TRUMPS[trump]


def plain(plain_suit: str) -> tuple[str, ...]:
    """A suit that is not trumps, best first: 13, or 12 hearts (the ace is a trump). KeyError for no suit."""
    return _PLAIN[plain_suit]


def is_trump(card: str, trump: str) -> bool:
    """Whether a card is a trump; the ace of hearts always is."""
    return card[1] == trump or card == ACE_OF_HEARTS


def is_top(card: str, trump: str) -> bool:
    """Whether a card is the five, the jack of trumps or the ace of hearts."""
    return card in tops(trump)


def rank_order(card: str, trump: str) -> int:
    """The place of a card among the trumps, or among its plain suit: 0 is the best."""
    return (_TRUMPS[trump] if is_trump(card, trump) else _PLAIN[card[1]]).index(card)


def beats(card: str, other: str, trump: str) -> bool:
    """Whether a card played later takes the trick from `other`, the best card so far."""
    if is_trump(card, trump):
        return not is_trump(other, trump) or rank_order(card, trump) < rank_order(other, trump)
    return (
        not is_trump(other, trump)
        and card[1] == other[1]
        and rank_order(card, trump) < rank_order(other, trump)
    )


def is_card(text: str) -> bool:
    """Whether a text is a card in its two characters."""
    return text in PACK
