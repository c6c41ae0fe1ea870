"""The modules that the first card does not wait for: a second pack, brought once it can be played."""

import asyncio
import os
import sys

import js

FIRST, LATER = "/first/", "/later/"  # where boot.js puts the packs
PATH = "__path__"  # a text here, a list in CPython


class Later:
    """Brings the rest of the modules. `missing()` is called when somebody wants them and they can't be had."""

    def __init__(self, missing):
        self.is_here = False
        self._missing = missing

    async def bring(self, aloud: bool = True) -> bool:
        """Have them here; False if they can't be loaded now, which is said `aloud` or passed over."""
        if not self.is_here:
            try:
                await js.bring_later()
                look_there()
                self.is_here = True
                js.document.documentElement.setAttribute("data-complete", "")
            except Exception as error:  # the network's, whatever it is
                js.console.warn("The rest of the game did not come: %s" % error)
                if aloud:
                    self._missing()
        return self.is_here

    def then(self, act) -> None:
        """Call `act` once they are here: at once, as a rule."""
        if self.is_here:
            act()
        else:
            asyncio.create_task(self._then(act))

    async def _then(self, act):
        if await self.bring():
            act()


def modules(room: str) -> list[str]:
    """The names of the files in a folder, `game/rules`, of both packs."""
    found = []
    for place in (FIRST, LATER):
        try:
            found += os.listdir(place + room)
        except OSError:
            pass  # this pack has none, or is not here
    return found


def look_there() -> None:
    """Have the packages look for modules in the second pack, once all that the first one holds are imported."""
    import game.ai.decision  # noqa: F401 - if no opponent has moved yet

    for module in list(sys.modules.values()):
        path = str(getattr(module, PATH, ""))
        if path.startswith(FIRST):
            setattr(module, PATH, LATER + path[len(FIRST) :])
