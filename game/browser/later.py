"""The modules that the first card does not wait for: a second pack, brought once it can be played."""

import asyncio

import js


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
