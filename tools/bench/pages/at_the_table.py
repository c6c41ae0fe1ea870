"""Runs in the game's page: each message as the table itself would think about it, its slices timed."""

import asyncio
import json

import js

from game.ai import levels, wire
from game.browser.clock import Clock
from game.rules import house as houses

now = js.performance.now


class Recorder(Clock):
    """The browser's clock, which notes how long the judge was awake between two times of giving way."""

    def __init__(self):
        self.began = 0
        self.slices = []

    async def give_way(self):
        self.note()
        await Clock.give_way(self)
        self.began = now()

    def note(self):
        self.slices.append(now() - self.began)


async def measure():
    recorder = Recorder()
    took = []
    for text in js.bench_messages:
        message = json.loads(text)
        house = houses.from_text(message["house"])
        knowledge = wire.knowledge_from_plain(message["seat"], house, message["seats"], message["events"])
        choices = wire.moves_from_plain(message["choices"])
        player = levels.player(levels.level(message["level"]), message["dice"], None, recorder)
        await Clock.give_way(recorder)
        began = recorder.began = now()
        await player.decide(knowledge, choices)
        recorder.note()
        took.append(now() - began)
    return {"took": took, "slices": recorder.slices}


async def report():
    try:
        js.bench_found = json.dumps(await measure())
    except Exception as error:
        js.bench_found = json.dumps({"error": repr(error)})


asyncio.create_task(report())
