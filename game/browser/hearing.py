"""Whether the table may be heard: browsers let a page sound only once it was touched, and people may mute it."""

import asyncio

from game.browser.screen import silence
from game.table import words


class Hearing:
    """Lets the screen be heard, by the setting `sound`: what sounds is made before the first touch, which wakes it."""

    def __init__(self, screen, settings, pace, later):
        self._screen = screen
        self._settings = settings
        self._pace = pace
        self._later = later
        self._sounds = None
        self._coming = False
        self._woken = False  # touched before the sounds were there

    async def prepare(self) -> None:
        """Have the sounds at hand, if they are wanted: what makes them takes some frames to begin on a slow machine."""
        if self._coming or self._settings["sound"] != "on":
            return
        self._coming = True
        await asyncio.sleep(0)  # what was touched answers first
        await self._pace.give_way()
        from game.browser import sound

        context = sound.made("AudioContext")
        await self._pace.give_way()
        self._sounds = sound.Sounds(self._pace, context)
        if self._woken:
            self.touched()

    def touched(self) -> None:
        """The person has tapped or pressed a key, so the browser lets the page sound, if it shall."""
        if self._settings["sound"] != "on":
            self._screen.hear = silence
        elif self._sounds:
            self._sounds.wake()
            self._screen.hear = self._sounds.hear
        else:
            self._woken = True
            if self._later.is_here:
                asyncio.create_task(self.prepare())

    def mute(self) -> None:
        """Switch the sound off, or on again."""
        muted = self._settings["sound"] == "off"
        self._settings.set("sound", "on" if muted else "off")
        self._screen.speak(words.message("sound-is-on" if muted else "sound-is-off"))
