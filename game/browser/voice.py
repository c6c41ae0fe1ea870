"""What is spoken: one polite live region, never more than a sentence group in 700 ms."""

import asyncio

from game.browser.page import element

PAUSE = 0.7  # seconds between two utterances, so that screen readers keep up
NO_BREAK_SPACE = "\u00a0"


class Voice:
    """Speaks texts in their order. What comes during a pause is said together; a repeated text is said again."""

    def __init__(self):
        self._region = element("spoken")
        self._pending = []
        self._speaking = False
        self._odd = False

    def say(self, text: str) -> None:
        """Speak a sentence as soon as the one before has had its time."""
        self._pending.append(text)
        if not self._speaking:
            self._speaking = True
            asyncio.create_task(self._speak())

    async def _speak(self):
        await asyncio.sleep(0)
        while self._pending:
            text = " ".join(self._pending)
            self._pending = []
            self._odd = not self._odd
            # Another text each time, or the same sentence would not be announced again.
            self._region.textContent = text + (NO_BREAK_SPACE if self._odd else "")
            await asyncio.sleep(PAUSE)
        self._speaking = False
