"""The thinker's end in the page: Pyodide in a named PyScript worker, asked in texts, never waited for in vain.

It starts when it is first wanted. If it can't be had, is slow or dies, the caller hears None and the
table's own judge goes on; after a while another worker is tried.
"""

import asyncio

import js

from game.browser.later import modules

SOURCE = "./game/thinker.py"
INTERPRETER = "./static/runtime/pyodide/pyodide.mjs"
ROOMS = ("game/rules", "game/ai")

START_SECONDS = 90  # Pyodide is 7 MB over the wire
ANSWER_SECONDS = 6
AGAIN_SECONDS = 60

# What the worker loads first, fetched here so that its arrival can be told; the browser's cache hands it on.
RUNTIME = "./static/runtime/pyodide/"
PARTS = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide.asm.mjs", "pyodide.mjs")
BYTES = 12_444_523

ABSENT, STARTING, READY, LOST = "absent", "starting", "ready", "lost"


class Thinker:
    """Asks the worker. `changed(state, share)` hears when it is starting, ready or lost, and how much of it
    has arrived, from 0 to 1. Until `allow()` it only remembers that it is wanted."""

    def __init__(self, changed):
        self.state = ABSENT
        self._allowed = False
        self._wanted = False
        self._changed = changed
        self._worker = None
        self._tries = 0

    def allow(self) -> None:
        """The first card can be played: from now on the worker may load."""
        self._allowed = True
        if self._wanted:
            self.want()

    def want(self) -> None:
        """Have the worker started, if it isn't; nothing waits for it."""
        self._wanted = True
        if self._allowed and self.state == ABSENT:
            self._become(STARTING)
            asyncio.create_task(self._start())

    async def __call__(self, message: str) -> str | None:
        """The worker's answer to a message of `game.ai.asking`, or None if there is none in time."""
        self.want()
        if self.state != READY:
            return None
        try:
            return await asyncio.wait_for(self._ask(self._worker, message), ANSWER_SECONDS)
        except Exception as error:  # a timeout, a dead worker, whatever it says: the table plays on
            js.console.warn("The thinker gave no answer: %r" % error)
            self._lose()
            return None

    async def _ask(self, worker, message):
        return await worker.answer(message)

    async def _start(self):
        self._tries += 1
        try:
            if not js.may_work():
                raise OSError("The browser makes no workers.")
            await self._bring()
            config = {"interpreter": INTERPRETER, "files": files()}
            starting = self._create("thinker-%d" % self._tries, config)
            self._worker = await asyncio.wait_for(starting, START_SECONDS)
            self._become(READY)
        except Exception as error:
            js.console.warn("The thinker did not start: %r" % error)
            self._lose()

    async def _bring(self):
        arrived = 0
        for part in PARTS:
            answer = await js.fetch(RUNTIME + part)
            if not answer.ok:
                raise OSError("%s: %d" % (part, answer.status))
            reader = answer.body.getReader()
            read = await reader.read()
            while not read.done:
                arrived += read.value.length
                self._changed(STARTING, min(1, arrived / BYTES))
                read = await reader.read()

    async def _create(self, name, config):
        await js.bring_library()
        from pyscript import create_named_worker  # it is there only now

        return await create_named_worker(SOURCE, name, config, type="py")

    def _lose(self):
        self._worker = None
        self._become(LOST)
        asyncio.create_task(self._try_again())

    async def _try_again(self):
        await asyncio.sleep(AGAIN_SECONDS)
        if self.state == LOST:
            self.state = ABSENT
            self.want()

    def _become(self, state):
        self.state = state
        self._changed(state, 1 if state == READY else 0)


def files() -> dict:
    """The sources that the thinker needs: the modules of the page's own, as Pyodide wants them."""
    wanted = {}
    for room in ROOMS:
        for name in modules(room):
            stem, dot, _ = name.rpartition(".")
            if dot:
                wanted["./%s/%s.py" % (room, stem)] = "%s/%s.py" % (room, stem)
    wanted["./game/__init__.py"] = "game/__init__.py"
    return wanted
