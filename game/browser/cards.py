"""The cards as buttons: made once, then only told their place; CSS moves them there."""

import js

from game.browser.page import element, focus, focused, mark

HAND = "hand-0"


class Cards:
    """All card buttons by key. `name(place)` gives a card's spoken name, `why(card)` why it is refused."""

    def __init__(self, name, why):
        self._holder = element("cards")
        self._template = element("card-template").content.firstElementChild
        self._name = name
        self._why = why
        self._buttons = {}
        self._places = {}
        self.lost_focus_at = None

    def place(self, places) -> None:
        """Set cards to their places; a card not seen before appears there."""
        if self._set_all(places):
            # The browser has to see where new cards start before they move on.
            self._holder.getBoundingClientRect()

    def _set_all(self, places):
        made = False
        for place in places:
            if place.key not in self._buttons:
                made = True
                self._make(place)
            if self._places.get(place.key) != place:
                self._set(place)
        return made

    def reconcile(self, places) -> None:
        """Make the table hold these cards and no others, the hand in the order in which it is seen."""
        kept = [place.key for place in places]
        for key in list(self._buttons):
            if key not in kept:
                self._remove(key)
        self._set_all(places)
        self._order([place.key for place in places if place.zone == HAND])

    def hint(self, card) -> None:
        """Mark a card as the one that a hint names, and no other; None marks none."""
        for key, button in self._buttons.items():
            mark(button, "data-hint", "" if card is not None and key == card else None)

    def pick(self, card, why) -> None:
        """Mark a card of the hand as picked up, described by `why`, and no other; None marks none."""
        for key, button in self._buttons.items():
            if card is not None and key == card:
                mark(button, "aria-pressed", "true")
                mark(button, "aria-description", why)
            elif button.hasAttribute("aria-pressed"):
                mark(button, "aria-pressed", None)
                mark(button, "aria-description", None)

    def describe(self) -> None:
        """Name and describe all cards anew, in another language."""
        for key, place in self._places.items():
            button = self._buttons[key]
            if button.hasAttribute("aria-label"):
                mark(button, "aria-label", self._name(place.card))
            self._describe(button, place)

    def _make(self, place):
        button = self._template.cloneNode(True)
        self._holder.appendChild(button)
        self._buttons[place.key] = button
        self._places[place.key] = None

    def _set(self, place):
        button, before = self._buttons[place.key], self._places[place.key]
        self._places[place.key] = place
        if before is None or before.card != place.card:
            self._show_face(button, place.card)
        if before and before.zone == HAND and place.zone != HAND and focused() == button:
            self._leave_focus(before.index)
        shown, seen = _shown(place), _shown(before) if before else _NOTHING
        for name, value, was in zip(_ATTRIBUTES, shown, seen):
            if value != was:
                mark(button, name, value)
        if place.zone == HAND or before is None or before.zone == HAND:
            self._describe(button, place)

    def _show_face(self, button, card):
        mark(button, "data-card", card)
        if card:
            js.draw_face(card)
        use = button.querySelector("use")
        mark(use, "href", "#card-" + (card or "back"))

    def _describe(self, button, place):
        if place.zone != HAND:
            mark(button, "aria-hidden", "true")
            mark(button, "aria-disabled", "true")
            mark(button, "tabindex", "-1")
            return
        mark(button, "aria-hidden", None)
        mark(button, "aria-label", self._name(place.card))
        mark(button, "aria-disabled", None if place.legal else "true")
        why = self._why(place.card) if place.legal is False else None
        mark(button, "aria-description", why)

    def _remove(self, key):
        button = self._buttons.pop(key)
        place = self._places.pop(key)
        if focused() == button:
            self._leave_focus(place.index)
        button.remove()

    def _leave_focus(self, index):
        self.lost_focus_at = index
        focus(self._holder)

    def _order(self, keys):
        # DOM order is seen order. Only cards out of their order are moved, and the focus goes with them.
        active = focused()
        wanted = [self._buttons[key] for key in keys]
        for index in range(len(wanted) - 1, -1, -1):
            after = wanted[index + 1] if index + 1 < len(wanted) else None
            if after is not None and wanted[index].nextElementSibling != after:
                self._holder.insertBefore(wanted[index], after)
        if active is not None and focused() != active and active.isConnected:
            focus(active)

    def hand(self) -> list:
        """The buttons of the person's hand, as seen from left to right."""
        held = [place for place in self._places.values() if place and place.zone == HAND]
        held.sort(key=lambda place: place.index)
        return [self._buttons[place.key] for place in held]

    def rove(self, index: int, focusing: bool) -> bool:
        """Make one card of the hand the one that Tab reaches, and focus it if asked. False for an empty hand."""
        hand = self.hand()
        if not hand:
            return False
        index = max(0, min(index, len(hand) - 1))
        for position, button in enumerate(hand):
            reached = "0" if position == index else "-1"
            if button.getAttribute("tabindex") != reached:  # to write it costs a look at the styles, new or not
                mark(button, "tabindex", reached)
        if focusing:
            focus(hand[index])
        return True

    def roving(self) -> int:
        """The position in the hand that Tab reaches."""
        for position, button in enumerate(self.hand()):
            if button.getAttribute("tabindex") == "0":
                return position
        return 0


_LEGAL = {True: "yes", False: "no", None: None}
_ATTRIBUTES = ("data-zone", "data-index", "data-count", "data-seat", "data-legal", "data-best")
_NOTHING = (None,) * len(_ATTRIBUTES)


def _shown(place):
    """What a card's attributes say of its place."""
    best = "" if place.best else None
    return (place.zone, place.index, place.count, place.seat, _LEGAL[place.legal], best)
