"""Runs a coroutine to its end in a thread of its own: Playwright keeps a loop running in the tests' thread."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def finish(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """What the coroutine returns, or what it raises."""
    with ThreadPoolExecutor(max_workers=1) as thread:
        return thread.submit(asyncio.run, coroutine).result()
