"""Visits without a network: a service worker keeps the game, and a newer version of it until a game has ended."""

import asyncio

import js
import jsffi

from game.table import words

WORKER = "service-worker.js"
LOOKS = 40  # how often it is looked whether the newer version has taken over,
BETWEEN_LOOKS = 0.05  # and the seconds between


class Offline:
    """The page's end of service-worker.js. `notice(message)` shows a sentence that stays."""

    def __init__(self, notice):
        self._notice = notice
        self._registration = None
        self._announced = False

    async def begin(self) -> None:
        """Have the game kept, where the browser does that: on a host, in a page of its own."""
        if js.document.documentElement.getAttribute("data-place") != "host":
            return
        if not js.Reflect.has(js.navigator, "serviceWorker"):
            return
        try:
            options = jsffi.to_js({"updateViaCache": "none"})
            self._registration = await js.navigator.serviceWorker.register(WORKER, options)
        except Exception as error:  # switched off, or the host gives it as something else: the game needs none
            js.console.info("Nothing is kept for visits without a network: %s" % error)
            return
        if self._registration is None:
            return
        self._registration.addEventListener("updatefound", self._look)
        self._look(None)

    def _look(self, event):
        coming = self._registration.installing
        if coming is not None:
            coming.addEventListener("statechange", self._look)
        replaces = js.navigator.serviceWorker.controller is not None
        if self._registration.waiting is not None and replaces and not self._announced:
            self._announced = True
            self._notice(words.message("notice-new-version"))

    async def keep_thinker(self) -> None:
        """The thinker has loaded: keep it too."""
        if self._registration is not None:
            ready = await js.navigator.serviceWorker.ready
            ready.active.postMessage("keep the thinker")

    async def look_again(self) -> None:
        """A game has ended: ask the host whether there is a newer version."""
        if self._registration is not None:
            try:
                await self._registration.update()
            except Exception as error:
                js.console.info("No newer version can be asked for: %s" % error)

    async def take(self) -> None:
        """A game begins: if a newer version waits and no other page plays the old one, go on in the newer."""
        if self._registration is None or self._registration.waiting is None:
            return
        self._registration.waiting.postMessage("take")
        for _ in range(LOOKS):
            await asyncio.sleep(BETWEEN_LOOKS)
            if self._registration.waiting is None:
                js.location.reload()
                return
