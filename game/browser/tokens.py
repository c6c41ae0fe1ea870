"""Cards as small printed tokens in running text: isolated, coloured by suit, named for the ear."""

from game.browser.page import make
from game.table import words


def token(card: str, name: str):
    """The element for a card: `10♥` for the eye, its name for the ear."""
    holder = make("span", class_="token", data_suit=card[1])
    holder.appendChild(make("bdi", words.token(card), aria_hidden="true"))
    holder.appendChild(make("span", name, class_="heard"))
    return holder


def token_row(cards, name):
    """Some cards in a row. `name(card)` says a card in words."""
    row = make("span", class_="token-row")
    for card in cards:
        row.appendChild(token(card, name(card)))
    return row
