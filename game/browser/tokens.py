"""Cards as small printed tokens in running text: isolated, coloured by suit, named for the ear."""

from game.browser.page import make
from game.table import words


def token(card: str, name: str, letters=None):
    """The element for a card: `10♥` for the eye, its name for the ear. `letters` as for `words.token`."""
    holder = make("span", class_="token", data_suit=card[1])
    holder.appendChild(make("bdi", words.token(card, letters), aria_hidden="true"))
    holder.appendChild(make("span", name, class_="heard"))
    return holder


def token_row(cards, token):
    """Some cards in a row. `token(card)` gives the element for a card."""
    row = make("span", class_="token-row")
    for card in cards:
        row.appendChild(token(card))
    return row
