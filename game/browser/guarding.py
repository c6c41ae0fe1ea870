"""The guard against slips at the table: shows the card that is picked up, and offers the guard once on touch."""

from game.table import words
from game.table.guard import Guard


class Guarding:
    """Stands between a choice of a card and the person. `app` as for the Controls."""

    def __init__(self, app):
        self._app = app
        self._guard = Guard()
        self._offer = None

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
        if self._offer is None:
            from game.browser.guard_offer import GuardOffer

            self._offer = GuardOffer(self._app)
        self._offer.make()

    def take(self) -> None:
        """The offer is taken."""
        self._offer.take()

    def withdraw(self) -> None:
        """The game goes on, and the offer goes."""
        if self._offer:
            self._offer.withdraw()
