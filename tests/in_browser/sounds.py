"""Renders each sound from each seat without a loudspeaker: `window.rendered["card 0"]` is an AudioBuffer."""

import asyncio

import js

from game.browser.sound import Desk
from game.table.sounds import SOUNDS

RATE = 44_100
SECONDS = 2


async def render():
    """Render all, then set html[data-app] to ready."""
    rendered = js.Object.new()
    for name in SOUNDS:
        for seat in range(3):
            context = js.OfflineAudioContext.new(2, SECONDS * RATE, RATE)
            Desk(context).play(name, seat)
            js.Reflect.set(rendered, "%s %d" % (name, seat), await context.startRendering())
    js.Reflect.set(js.globalThis, "rendered", rendered)
    js.document.documentElement.dataset.app = "ready"


asyncio.create_task(render())
