"""Clicks and keys: one delegated listener each, made once, that turn them into intents."""

import asyncio

from game.browser.keys import key_of
from game.browser.page import document, element, focus, focused
from game.table import words

PLAYING_KEYS = ("Enter", " ", "1", "2", "3", "4", "5")
NEAR = 24  # CSS pixels: how far a finger strays between the taps of a double tap
SOON = 350  # milliseconds: how long after one another they come at most
LETTERS = {
    "r": "ranks",
    "l": "last-trick",
    "g": "log",
    "?": "keys",
}
PRACTICE = ("undo", "replay-deal", "open-hands", "close-hands")


class Controls:
    """Listens to the page. `app` has `table`, `screen`, `panels`, `pace`, `settings`, `guarding`, `practice()`,
    `hearing`, `statistics()`, `new_game()`, `set(name, value)` and `reset_settings()`."""

    def __init__(self, app):
        self._app = app
        self._before = (0, 0, 0)  # where and when the last click was
        document.addEventListener("click", self._clicked)
        document.addEventListener("keydown", self._pressed)
        document.addEventListener("change", self._changed)

    # Clicks

    def _clicked(self, event):
        self._app.hearing.touched()
        target = event.target.closest("[data-card],[data-action],[data-open],[data-close]")
        if self._is_rest_of_double_click(event) and not self._is_picked(target):
            return  # one card leaves
        app = self._app
        app.screen.calm()
        if target is None:
            if event.target.closest("#table") is not None:
                self._go_on()
        elif target.hasAttribute("data-card"):
            self._card(target)
        elif target.hasAttribute("data-open"):
            self._close_menu()  # first: the panel then gives the focus back to the menu's button
            app.panels.open(target.getAttribute("data-open"))
        elif target.hasAttribute("data-close"):
            self._close(target.closest("dialog,.notice"))
        else:
            self._act(target.getAttribute("data-action"))

    def _is_rest_of_double_click(self, event):
        """Whether the click repeats the one before; browsers count taps as one double tap that are far apart
        or half a second apart, and those are answers of their own."""
        before, self._before = self._before, (event.clientX, event.clientY, event.timeStamp)
        x, y, time = before
        near = max(abs(event.clientX - x), abs(event.clientY - y)) < NEAR
        return event.detail > 1 and near and event.timeStamp - time < SOON

    def _is_picked(self, target):
        """Whether it is the card picked up: a double click chooses that twice, as the guard asks."""
        return target is not None and target.getAttribute("aria-pressed") == "true"

    def _close_menu(self):
        menu = element("menu")
        if menu.matches(":popover-open"):
            menu.hidePopover()
            document.querySelector(".menu-button").focus()

    def _close(self, panel):
        if panel.tagName == "DIALOG":
            panel.close()
        else:
            panel.remove()
            focus(document.querySelector(".notice button") or element("table"))

    def _act(self, action):
        if action == "new-game":
            self._app.new_game()
        elif action == "hint":
            asyncio.create_task(self._app.hint())
        elif element("statistics-panel").open:
            self._app.statistics().act(action)
        elif action in PRACTICE:
            self._close_menu()
            self._app.later.then(lambda: self._app.practice().act(action))
        elif action == "guard-on":
            self._app.guarding.take()
        elif action == "reset-settings":
            self._app.reset_settings()
        else:
            self._app.guarding.put_back()
            self._app.table.person.act(action)

    def _card(self, button):
        zone = button.getAttribute("data-zone")
        person = self._app.table.person
        if zone == "turn-up" and person.waiting:
            self._act("rob")
        elif zone == "hand-0" and person.waiting:
            self._touch(button.getAttribute("data-card"))
        else:
            self._go_on()

    def _touch(self, card):
        if self._app.settings["guard"] == "on" and not self._app.guarding.lets(card):
            return
        refused = self._app.table.person.touch(card)
        if refused:
            self._app.screen.refuse(refused)

    def _go_on(self):
        """Any other input finishes what is running, and takes up a trick that waits for it."""
        self._app.pace.hurry()
        self._app.table.person.act("collect")

    # Keys

    def _pressed(self, event):
        self._app.hearing.touched()
        key = key_of(event)
        if event.repeat and key in PLAYING_KEYS:
            event.preventDefault()  # a key held down plays one card
            return
        if event.ctrlKey or event.altKey or event.metaKey:
            return
        active = focused()
        if active is None or not element("table").contains(active):
            return
        if self._moves_focus(key, active) or self._letter(key):
            event.preventDefault()
        elif key == "Escape" and self._app.settings["guard"] == "on":
            self._app.guarding.put_back(aloud=True)

    def _moves_focus(self, key, active):
        if active.getAttribute("data-zone") != "hand-0":
            return False
        screen = self._app.screen
        here = screen.focus_position()
        places = {"ArrowLeft": here - 1, "ArrowRight": here + 1, "Home": 0, "End": 4}
        if key not in places:
            return False
        screen.move_focus(places[key])
        return True

    def _letter(self, key):
        app = self._app
        if key in PLAYING_KEYS[2:]:
            card = app.screen.card_at(int(key) - 1)
            if card and app.table.person.waiting:
                app.screen.move_focus(int(key) - 1)
                self._touch(card)
            return True
        if app.settings["letters"] == "off":
            return False
        key = key.lower()
        if key in LETTERS:
            app.panels.open(LETTERS[key])
        elif key == "h":
            asyncio.create_task(self._app.hint())
        elif key == "u":
            self._act("undo")
        elif key == "t":
            self._say_trick()
        elif key == "s":
            self._say_scores()
        elif key == "m":
            app.hearing.mute()
        else:
            return False
        return True

    def _say_trick(self):
        app = self._app
        for said in words.trick_lines(app.table.knowledge):
            app.screen.speak(said)

    def _say_scores(self):
        self._app.screen.speak(words.scores_line(self._app.table.knowledge))

    # Settings

    def _changed(self, event):
        if event.target.closest("#settings-panel") is not None:
            self._app.set(event.target.name, event.target.value)
        elif event.target.id == "file-chosen":
            self._app.statistics().chosen(event.target)
