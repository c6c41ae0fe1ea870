"""The guard against slips: a card is picked up first, and played or laid away when it is chosen again."""


class Guard:
    """Remembers which card is picked up, and for which question: another question finds none."""

    def __init__(self):
        self._picked = None

    def picked(self, question) -> str | None:
        """The card that is picked up for this question, or None."""
        return self._picked[1] if self._picked and self._picked[0] == question else None

    def choose(self, card: str, question) -> bool:
        """Choose a card: True if it was picked up before and counts now, else it is picked up."""
        if self.picked(question) == card:
            self.put_back()
            return True
        self._picked = (question, card)
        return False

    def put_back(self) -> None:
        """Nothing is picked up."""
        self._picked = None
