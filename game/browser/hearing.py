"""Whether the table may be heard: browsers let a page sound only once it was touched, and people may mute it."""

import asyncio

from game.browser.screen import silence
from game.table import words


class Hearing:
    """Lets the screen be heard, by the setting `sound`. The sounds are loaded with the first touch."""

    def __init__(self, screen, settings, pace, later):
        self._screen = screen
        self._settings = settings
        self._pace = pace
        self._later = later
        self._sounds = None
        self._coming = False

    def prepare(self) -> None:
        """Have what makes the sounds at hand, so that the first touch need not wait for it."""
        if self._settings["sound"] == "on":
            self._module()

    def _module(self):
        from game.browser import sound

        return sound

    def touched(self) -> None:
        """The person has tapped or pressed a key, so the browser lets the page sound, if it shall."""
        sounding = self._settings["sound"] == "on"
        if sounding and self._sounds is None:
            if self._later.is_here and not self._coming:  # else the next touch will do
                self._coming = True
                asyncio.create_task(self._begin())
            return
        if sounding:
            self._sounds.wake()
        self._screen.hear = self._sounds.hear if sounding else silence

    async def _begin(self):
        # What was touched answers first: making what sounds takes some frames on a slow machine.
        await self._pace.give_way()
        sound = self._module()
        context = sound.made("AudioContext")
        await self._pace.give_way()
        self._sounds = sound.Sounds(self._pace, context)
        self.touched()

    def mute(self) -> None:
        """Switch the sound off, or on again."""
        muted = self._settings["sound"] == "off"
        self._settings.set("sound", "on" if muted else "off")
        self._screen.speak(words.message("sound-is-on" if muted else "sound-is-off"))
