"""The log of the deal: a line for all that has happened in it, the last one in sight."""

import js

from game.browser.page import element, every, fill, make, write


class DealLog:
    """The lines of the log. `text(message)` says a Message in the language of the page."""

    def __init__(self, text):
        self._text = text
        self._messages = []
        self._turning = False  # whether the end is about to be shown

    def show(self, messages) -> None:
        """Show these messages and no others."""
        fill(element("log-list"), [])
        self._messages = []
        for message in messages:
            self.add(message)

    def add(self, message) -> None:
        """Add a line."""
        self._messages.append(message)
        element("log-list").appendChild(make("li", self._text(message)))
        if not self._turning:
            self._turning = True
            js.requestAnimationFrame(self._turn_to_end)

    def _turn_to_end(self, now):
        # In the browser's own frame, which is laid out anyway.
        self._turning = False
        log = element("log")
        log.scrollTop = log.scrollHeight

    def reword(self) -> None:
        """Write all lines again, in another language."""
        for line, message in zip(every("#log-list li"), self._messages):
            write(line, self._text(message))
