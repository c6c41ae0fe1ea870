"""The browser's time: how late it is, and a way to let the browser draw and hear between two parts of work."""

import js


class Clock:
    """What work in this page goes by."""

    def now(self) -> float:
        """Milliseconds since the page began."""
        return js.performance.now()

    async def give_way(self) -> None:
        """Let the browser do what waits. MicroPython's `asyncio.sleep(0)` doesn't: it goes on in the same task."""
        await js.next_task()
