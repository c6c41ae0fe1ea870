"""Thinking in slices: a generator run to its end between other work, never long at a time."""

import asyncio

STEPS = 4  # between two looks at the clock
SLICE = 7  # milliseconds of own work before the others get their turn


async def in_slices(thinking, clock=None) -> None:
    """Run a generator to its end.

    `clock.now()` tells milliseconds and `await clock.give_way()` lets the others work; without a clock
    each few steps are a slice, and the others are asyncio's tasks alone.
    """
    give_way = clock.give_way if clock else _next_round
    await give_way()
    began = clock.now() if clock else 0
    for done, _ in enumerate(thinking):
        if done % STEPS == STEPS - 1 and (not clock or clock.now() - began >= SLICE):
            await give_way()
            began = clock.now() if clock else 0


async def _next_round():
    await asyncio.sleep(0)
