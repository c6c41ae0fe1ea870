"""Whether the table may be heard: browsers let a page sound only once it was touched, and people may mute it."""

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

    def touched(self) -> None:
        """The person has tapped or pressed a key, so the browser lets the page sound, if it shall."""
        sounding = self._settings["sound"] == "on"
        if sounding and self._sounds is None:
            if not self._later.is_here:
                return  # the next touch will do
            from game.browser.sound import Sounds

            self._sounds = Sounds(self._pace)
        if sounding:
            self._sounds.wake()
        self._screen.hear = self._sounds.hear if sounding else silence

    def mute(self) -> None:
        """Switch the sound off, or on again."""
        muted = self._settings["sound"] == "off"
        self._settings.set("sound", "on" if muted else "off")
        self._screen.speak(words.message("sound-is-on" if muted else "sound-is-off"))
