"""Thinking in slices: a generator run to its end between other work, never long at a time."""

import asyncio

STEPS = 4  # between two looks at the clock
SLICE = 7  # milliseconds of own work before the others get their turn


async def in_slices(thinking, clock=None) -> None:
    """Run a generator to its end. `clock` tells milliseconds; without one each few steps are a slice."""
    await asyncio.sleep(0)
    began = clock() if clock else 0
    for done, _ in enumerate(thinking):
        if done % STEPS == STEPS - 1 and (not clock or clock() - began >= SLICE):
            await asyncio.sleep(0)
            began = clock() if clock else 0
