"""The thinker's end in the page: Pyodide in a named PyScript worker, asked in texts, never waited for in vain.

It starts when it is first wanted. If it can't be had, is slow or dies, the caller hears None and the
table's own judge goes on; after a while another worker is tried.
"""

import asyncio

import js
import jsffi
from pyscript import create_named_worker

SOURCE = "./game/thinker.py"
INTERPRETER = "./static/runtime/pyodide/pyodide.mjs"
CONFIG = "pyscript.toml"
ROOMS = ("./game/__init__.py", "./game/rules/", "./game/ai/")

START_SECONDS = 90  # Pyodide is 7 MB over the wire
ANSWER_SECONDS = 6
AGAIN_SECONDS = 60

ABSENT, STARTING, READY, LOST = "absent", "starting", "ready", "lost"


class Thinker:
    """Asks the worker. `changed(state)` hears when it is starting, ready or lost."""

    def __init__(self, changed):
        self.state = ABSENT
        self._changed = changed
        self._worker = None
        self._tries = 0

    def want(self) -> None:
        """Have the worker started, if it isn't; nothing waits for it."""
        if self.state == ABSENT:
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
            config = jsffi.to_js({"interpreter": INTERPRETER, "files": await files()})
            starting = self._create("thinker-%d" % self._tries, config)
            self._worker = await asyncio.wait_for(starting, START_SECONDS)
            self._become(READY)
        except Exception as error:
            js.console.warn("The thinker did not start: %r" % error)
            self._lose()

    async def _create(self, name, config):
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
        self._changed(state)


async def files() -> dict:
    """The modules that the thinker needs, of those that the page's own configuration names."""
    answer = await js.fetch(CONFIG)
    wanted = {}
    for line in (await answer.text()).split("\n"):
        source, found, target = line.partition(" = ")
        source = source.strip('"')
        if found and any([source.startswith(room) for room in ROOMS]):
            wanted[source] = target.strip().strip('"')
    return wanted
