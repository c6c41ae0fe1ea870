"""Which language the page speaks: the one chosen before Python came, and any other chosen while a game is played.

The choice itself, by address, store and browser, is made in `static/start/languages.js`, before anything is drawn.
"""

import asyncio

import js

from game.browser.catalogue import ENGLISH, read
from game.browser.index_letters import wear

SYSTEM = "system"  # the value of the setting that leaves the choice to the browser


def tags() -> tuple[str, ...]:
    """The languages that there are."""
    return tuple(js.languages.tags)


async def begin(catalogue) -> None:
    """Speak the language that the page was opened in."""
    first = await js.languages.ready
    catalogue.speak(await whole(first.language, await first.read))


async def whole(language: str, resource) -> list:
    """What a catalogue needs to speak a language in full: pairs of a language and what was read of it.

    English helps out where the language's own messages are broken or missing; the console hears of it.
    """
    parts = [(language, resource)]
    if language != ENGLISH and resource.body.length < js.languages.messages:
        js.console.warn("The catalogue %s is not whole: what it lacks is said in English." % language)
        try:
            parts.append((ENGLISH, read(await js.languages.bring(ENGLISH))))
        except Exception as error:  # the network's, whatever it is
            js.console.warn("The English catalogue did not come: %s" % error)
    return parts


class Languages:
    """Follows the settings of language and of the letters on the cards. `app` is the game in this page."""

    def __init__(self, app):
        self._app = app
        self._coming = app.catalogue.language
        wear(app.catalogue, app.settings["index"])

    def follow(self) -> None:
        """The settings have changed: speak the language that they want, with the letters that they want."""
        wanted = self._app.settings["language"]
        language = js.languages.preferred() if wanted == SYSTEM else wanted
        if language != self._coming:
            self._coming = language
            asyncio.create_task(self._change(language))
        elif wear(self._app.catalogue, self._app.settings["index"]):
            self._app.later.then(self._reword)

    async def _change(self, language):
        app = self._app
        try:
            parts = await whole(language, read(await js.languages.bring(language)))
        except Exception as error:  # the network's, whatever it is
            js.console.warn("The catalogue %s did not come: %s" % (language, error))
            parts = None
        if not await app.later.bring() or self._coming != language:
            return  # another was chosen meanwhile
        if parts is None:
            self._coming = app.catalogue.language
            app.settings.set("language", app.catalogue.language)
            app.say_beside("notice-part-missing")
            return
        app.catalogue.speak(parts)
        js.languages.wear(language)
        wear(app.catalogue, app.settings["index"])
        self._reword()
        app.say_beside("language-now")

    def _reword(self):
        from game.browser.rewording import reword

        reword(self._app)
