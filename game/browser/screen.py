"""The screen of the table: shows a Scene, tells what happened, and asks what stands."""

from game.browser.cards import Cards
from game.browser.deal_log import DealLog
from game.browser.page import document, element, every, fill, focus, focused, make, mark, write
from game.browser.score import ScoreSheet
from game.browser.seats import Seats
from game.browser.tokens import token
from game.table import words


class Screen:
    """What the Table shows itself on.

    `why` gives the Message that refuses a card, or None; `ready` is called when a first question stands.
    `hear` lets something be heard: nothing, until the browser lets the page sound.
    """

    def __init__(self, catalogue, voice, why, ready):
        self.catalogue = catalogue
        self._seated = ()
        self._ready = ready
        self._voice = voice
        self._why = why
        self._table = element("table")
        self._seats = Seats(self.text)
        self._cards = Cards(self.card_name, self._refusal)
        self._sheet = ScoreSheet(self)
        self._actions = ()
        self._written = {}  # the messages that stand in elements, by their ids
        self._log = DealLog(self.text)
        self._scored = (None, None)
        self._wants_focus = False
        self._numbers_come_cheap = False
        self._between = True  # whether cards may lie otherwise than in the scene
        self.scene = None
        self.scored_now = lambda event: None  # hears what `scored` shows
        self.hear = silence

    def text(self, message, spoken: bool = False) -> str:
        """A message in the language of the page, for the eye or for the ear."""
        return words.phrase(message, self.catalogue, self._seated, spoken)

    @property
    def names(self) -> list[str]:
        """The names by seat, in the language of the page."""
        return [words.seat_name(name, self.catalogue) for name in self._seated]

    def card_name(self, card: str) -> str:
        """A card in words."""
        return words.card_name(card, self.catalogue)

    def _refusal(self, card):
        why = self._why(card)
        return self.text(why, spoken=True) if why else None

    def seat(self, names, faces) -> None:
        """Give the seats their names, as a record has them, and the opponents their faces."""
        self._seated = names
        self.scene = None
        self._seats.show_names(self.names)
        self._seats.show_faces(faces)
        self.did(None, clear=True)

    def write(self, identifier: str, message) -> None:
        """Write a message in an element that the page always has, by its id; None leaves it empty."""
        self._written[identifier] = message
        write(element(identifier), self.text(message) if message else "")

    def reword(self) -> None:
        """Write all that is shown again, in another language; nothing is spoken, and nothing moves."""
        for identifier, message in self._written.items():
            write(element(identifier), self.text(message) if message else "")
        self._log.reword()
        self._seats.reword()
        self._seats.show_names(self.names)
        if self.scene:
            self._cards.describe()
            self._seats.show(self.scene, None)
            self._show_trump(self.scene)
            self._show_trick(self.scene)
            for button, action in zip(every("#actions button"), self.scene.actions):
                write(button, self._action_name(action))
        if self._scored[0]:
            self._sheet.show(*self._scored)

    # What the Table calls

    def place(self, places) -> None:
        """Set cards to their new places; CSS takes them there."""
        self._between = True
        self._cards.place(places)

    def show(self, scene) -> None:
        """Show the whole scene: whatever an interrupted step left undone is mended here."""
        before, self.scene = self.scene, scene
        if self._between or before is None or scene.places != before.places:
            self._cards.reconcile(scene.places)
            self._between = False
        if scene != before:
            self._show_state(scene)
            self._seats.show(scene, before)
            if before is None or scene.places != before.places:
                self._show_trump(scene)
                self._show_trick(scene)
        self._show_actions(scene)

    def ask(self, prompt, asks) -> None:
        """Say whose turn it is and what the lead asks."""
        self.write("prompt", prompt)
        self.write("asks", asks)
        if self.scene.awaiting != "none" or "new-game" in self.scene.actions:
            mark(document.documentElement, "data-app", "ready")
            self._ready()
        if self.scene.awaiting in ("play", "rob"):
            for said in (prompt, asks):
                if said:
                    self._voice.say(self.text(words.message("prompt-aloud", prompt=said), spoken=True))

    def tell(self, message) -> None:
        """Tell what happened: to the eye, to the ear, and in the log."""
        self.speak(message)
        self._log.add(message)

    def did(self, deed, clear: bool) -> None:
        """Write on a seat's plate what it just did: (seat, Message) or None; `clear` wipes the others first."""
        self._seats.did(deed, clear)

    def refuse(self, message) -> None:
        """Tell why something can't be done now."""
        mark(element("told"), "data-refusal", "")
        self.hear("refused")
        self.speak(message)

    def speak(self, message) -> None:
        """Say something to eye and ear that the log need not keep."""
        self.write("told", message)
        self._voice.say(self.text(message, spoken=True))

    def hint(self, message, move) -> None:
        """Tell a hint, and mark the card to play or to lay away."""
        self.speak(message)
        self._cards.hint(move[0])

    def pick(self, card, why: str = "") -> None:
        """Mark a card of the hand as picked up, described by `why`; None marks none."""
        self._cards.pick(card, why)

    def calm(self) -> None:
        """A refusal or a hint has been read."""
        mark(element("told"), "data-refusal", None)
        self._cards.hint(None)

    def log(self, messages) -> None:
        """Show what has happened in this deal so far."""
        self._log.show(messages)

    def scored(self, event, knowledge) -> None:
        """Show the score of a deal, or put it away (no event); whoever has won is marked."""
        self._seats.show_winner(knowledge.winner)
        self._scored = (event, knowledge)
        self._sheet.show(event, knowledge)
        self.scored_now(event)

    # The parts

    def _show_state(self, scene):
        table = self._table
        mark(table, "data-to-act", "" if scene.to_act is None else scene.to_act)
        mark(table, "data-awaiting", scene.awaiting)
        mark(table, "data-trump", scene.trump or "")
        mark(table, "data-deal", scene.number)
        mark(table, "data-version", scene.version)
        mark(table, "data-may-rob", "" if "rob" in scene.actions else None)
        mark(table, "data-may-undo", "" if scene.may_undo else None)

    def _show_trump(self, scene):
        sign = element("trump-sign")
        sign.hidden = scene.trump is None
        if scene.trump is None:
            return
        mark(sign, "data-suit", scene.trump)
        write(sign.querySelector(".trump-symbol"), words.SYMBOLS[scene.trump])
        suit = self.catalogue.format(words.SUITS[scene.trump], {})
        write(sign.querySelector(".trump-word"), suit)
        if self._numbers_come_cheap:
            self.name_hand()

    def name_hand(self) -> None:
        """Tell the ear how many cards there are. The browser's first number in words takes it as long as the
        first hand, so that one is named once the cards can be seen."""
        self._numbers_come_cheap = True
        scene = self.scene
        if scene is None or scene.trump is None:
            return
        held = len([place for place in scene.places if place.zone == "hand-0"])
        named = words.message("hand-name", count=held, suit=words.suit(scene.trump))
        mark(element("cards"), "aria-label", self.text(named))

    def _show_trick(self, scene):
        lines = []
        for place in scene.places:
            if place.zone == "trick":
                line = words.message(
                    "trick-line", seat=words.seat(place.seat), card=words.card(place.card)
                )
                lines.append(make("li", self.text(line, spoken=True)))
        fill(element("trick"), lines)

    def _show_actions(self, scene):
        if scene.actions == self._actions:
            return
        self._actions = scene.actions
        holder = element("actions")
        if focused() is not None and holder.contains(focused()):
            self._wants_focus = True
            focus(self._table)
        buttons = []
        for action in scene.actions:
            buttons.append(make("button", self._action_name(action), type="button", data_action=action))
        fill(holder, buttons)

    def _action_name(self, action):
        card = [place.card for place in self.scene.places if place.zone == "turn-up"]
        arguments = {"card": words.card(card[0])} if action == "rob" else {}
        return self.text(words.Message(_ACTIONS[action], arguments))

    def keep_focus(self) -> None:
        """Give the focus, where what had it has gone, to the card in its place, or to what may be done."""
        cards = self._cards
        lost = cards.lost_focus_at
        cards.rove(cards.roving() if lost is None else lost, focusing=False)
        if lost is None and not self._wants_focus:
            return
        if cards.rove(cards.roving(), focusing=True):
            cards.lost_focus_at, self._wants_focus = None, False
        elif self._actions:
            self.focus_action()
            cards.lost_focus_at, self._wants_focus = None, False

    def focus_action(self) -> None:
        """Focus the first button beside the hand."""
        focus(every("#actions button")[0])

    def move_focus(self, index: int) -> None:
        """Focus a card of the hand by its position; beyond an end, the last one there."""
        self._cards.rove(index, focusing=True)

    def focus_hand(self) -> None:
        """Focus the hand once the table is shown again."""
        self._wants_focus = True

    def focus_position(self) -> int:
        """The position of the card that has, or would get, the focus."""
        return self._cards.roving()

    def card_at(self, index: int) -> str | None:
        """The card at a position of the hand, from 0, or None."""
        hand = self._cards.hand()
        return hand[index].getAttribute("data-card") if 0 <= index < len(hand) else None

    def token(self, card: str):
        """A card as printed, as an element."""
        return token(card, self.card_name(card), self.catalogue.letters)


def silence(what, step=None) -> None:
    """Nothing is heard."""


_ACTIONS = {
    "rob": "action-rob",
    "keep": "action-keep",
    "next-deal": "action-next-deal",
    "collect": "action-collect",
    "new-game": "action-new-game",
}
