"""The human seat: a Player that waits for a click, and says why one can't count."""

import asyncio

from game.ai.player import Player
from game.rules.game import NextDeal, Play, Rob
from game.rules.trick import refusal
from game.table import words


class Person(Player):
    """Holds the question that waits, if one does; answers come from `touch` and `act`.

    Both give None when they counted, or the Message that says why not. With no question waiting
    they give None too and change nothing: the caller may then hurry the table.
    """

    def __init__(self):
        self.knowledge = None
        self.choices = ()
        self.robbing = False
        self.collecting = False
        self.asked = lambda: None
        self._answer = None
        self._answered = asyncio.Event()

    async def decide(self, knowledge, choices):
        """Wait until the person has chosen one of the choices."""
        self.knowledge, self.choices, self.robbing = knowledge, choices, False
        self._answer = None
        self._answered.clear()
        try:
            self.asked()
            await self._answered.wait()
        finally:
            self.choices, self.robbing = (), False
        return self._answer

    async def collect(self):
        """Wait until the person has seen the trick that lies on the table."""
        self.collecting = True
        self._answered.clear()
        try:
            self.asked()
            await self._answered.wait()
        finally:
            self.collecting = False

    @property
    def waiting(self) -> bool:
        """Whether a question waits for the person."""
        return bool(self.choices)

    def touch(self, card: str):
        """A card was chosen: to play, or to discard while robbing."""
        if not self.choices or self.choices == (NextDeal(),):
            return None
        move = Rob(card) if self._must_discard() else Play(card)
        if move in self.choices:
            self._give(move)
            return None
        return self.why_not(card)

    def why_not(self, card: str):
        """The Message that refuses a card now, or None if it may be chosen or nothing is asked."""
        if not self.choices or self.choices == (NextDeal(),):
            return None
        know = self.knowledge
        if self._must_discard():
            return None if Rob(card) in self.choices else words.ace_is_kept(card)
        refused = refusal(card, know.hand, know.led, know.trump, know.house)
        return words.refused(refused, know) if refused else None

    def act(self, action: str) -> None:
        """A button was pressed: `rob` and `keep` open and close the choice of a discard, `collect` and
        `next-deal` go on."""
        if action == "rob" and [move for move in self.choices if isinstance(move, Rob)]:
            self.robbing = True
            self.asked()
        elif action == "keep" and self.robbing:
            self.robbing = False
            self.asked()
        elif action == "collect" and self.collecting:
            self._answered.set()
        elif action == "next-deal" and NextDeal() in self.choices:
            self._give(NextDeal())

    def _must_discard(self):
        return self.robbing or not [move for move in self.choices if isinstance(move, Play)]

    def _give(self, move):
        self._answer = move
        self.choices = ()
        self._answered.set()
