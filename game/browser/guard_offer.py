"""The offer of the guard against slips, beside the score of a deal."""

import js

from game.browser.page import element, every, fill, make, mark
from game.table import words

OFFER = "#status .offer"


class GuardOffer:
    """Made once for whoever plays by touch. `app` as for the Controls."""

    def __init__(self, app):
        self._app = app

    def make(self) -> None:
        """Offer the guard, unless that was done before or nobody plays by touch."""
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
        """It is taken; in its place stands what that means, until the game goes on."""
        for offer in every(OFFER):
            fill(offer, [])
            self._say(offer, "guard-is-on")
        self._app.screen.focus_action()
        self._app.set("guard", "on")

    def withdraw(self) -> None:
        """The game goes on, and the offer goes."""
        for offer in every(OFFER):
            offer.remove()
        mark(element("table"), "data-offer", None)

    def _say(self, offer, identifier):
        message = words.message(identifier)
        offer.appendChild(make("p", self._app.screen.text(message), data_message=identifier))
        self._app.screen.speak(message)
