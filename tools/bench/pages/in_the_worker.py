"""Runs in the game's page: each message from the table to the thinker and back, timed."""

import asyncio
import json

import js

from game.browser import thinking

now = js.performance.now


async def measure():
    ready = asyncio.Event()

    def changed(state, share):
        if state in (thinking.READY, thinking.LOST):
            ready.set()

    thinker = thinking.Thinker(changed)
    thinker.allow()
    thinker.want()
    await ready.wait()
    took = []
    for text in js.bench_messages:
        began = now()
        answer = await thinker(text)
        took.append(now() - began)
        if answer is None or "error" in json.loads(answer):
            raise ValueError("no answer to %s: %s" % (text, answer))
    return {"took": took}


async def report():
    try:
        js.bench_found = json.dumps(await measure())
    except Exception as error:
        js.bench_found = json.dumps({"error": repr(error)})


asyncio.create_task(report())
