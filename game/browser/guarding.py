"""The guard against slips at the table: shows the card that is picked up, and offers the guard once on touch."""

import js

from game.browser.page import element, every, fill, make, mark
from game.table import words
from game.table.guard import Guard


class Guarding:
    """Stands between a choice of a card and the person. `app` as for the Controls."""

    def __init__(self, app):
        self._app = app
        self._guard = Guard()

    def lets(self, card: str) -> bool:
        """Whether the choice of a card counts now; if not, the card is picked up and that is said."""
        person, screen = self._app.table.person, self._app.screen
        if person.why_not(card):
            self.put_back()
            return True  # to be refused
        if self._guard.choose(card, self._question()):
            screen.pick(None)
            return True
        again = self._again(card)
        screen.pick(card, screen.text(again, spoken=True))
        screen.speak(again)
        return False

    def _again(self, card):
        laying = self._app.table.person.robbing or self._app.table.knowledge.must_rob
        return words.message("guard-lay-again" if laying else "guard-again", card=words.card(card))

    def reword(self) -> None:
        """Describe the card that is picked up anew, in another language."""
        card = self.picked()
        if card:
            self._app.screen.pick(card, self._app.screen.text(self._again(card), spoken=True))

    def picked(self) -> str | None:
        """The card that is picked up now, or None."""
        return self._guard.picked(self._question())

    def put_back(self, aloud: bool = False) -> None:
        """Put a card back that is picked up, and say so if asked."""
        card = self.picked()
        self._guard.put_back()
        self._app.screen.pick(None)
        if card and aloud:
            self._app.screen.speak(words.message("guard-back", card=words.card(card)))

    def _question(self):
        table = self._app.table
        return (table.record.seed, len(table.record.moves), table.person.robbing)

    # The offer

    def offer(self) -> None:
        """Offer the guard to whoever plays by touch: once, and never again."""
        if self._app.store.read("guard-offered") or not js.matchMedia("(pointer: coarse)").matches:
            return
        self._app.store.write("guard-offered", "yes")
        offer = make("div", class_="offer")
        self._say(offer, "guard-offer")
        label = self._app.screen.text(words.message("guard-yes"))
        offer.appendChild(make("button", label, type="button", data_action="guard-on", data_message="guard-yes"))
        element("status").appendChild(offer)
        mark(element("table"), "data-offer", "")

    def take(self) -> None:
        """The offer is taken; in its place stands what that means, until the game goes on."""
        for offer in every("#status .offer"):
            fill(offer, [])
            self._say(offer, "guard-is-on")
        self._app.screen.focus_action()
        self._app.set("guard", "on")

    def _say(self, offer, identifier):
        message = words.message(identifier)
        offer.appendChild(make("p", self._app.screen.text(message), data_message=identifier))
        self._app.screen.speak(message)

    def withdraw(self) -> None:
        """The game goes on, and the offer goes."""
        for offer in every("#status .offer"):
            offer.remove()
        mark(element("table"), "data-offer", None)
