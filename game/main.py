"""Where the page's own Python begins: it loads the words and sits down at the table."""

import asyncio

import js

from game.browser.app import App
from game.browser.catalogue import Catalogue
from game.browser.languages import begin
from game.browser.page import element

# Seconds after the first card can be played: until it is drawn, and before more is fetched.
TO_DRAW = 0.05
TO_LOOK = 0.3


async def main():
    """Load the words, and sit down."""
    catalogue = Catalogue()
    await begin(catalogue)
    app = App(catalogue)
    app.start()
    await app.ready.wait()
    await asyncio.sleep(TO_DRAW)
    app.screen.name_hand()
    await asyncio.sleep(TO_LOOK)
    await app.later.bring(aloud=False)
    if app.later.is_here:
        app.look_around()
    await bring_pictures("courts", "static/cards/courts.svg")
    await bring_pictures("faces", "static/faces.svg")
    if app.later.is_here:
        asyncio.create_task(app.keep_offline())
        await app.hearing.prepare()
    app.thinker.allow()


async def bring_pictures(holder: str, file: str):
    """Fetch pictures that are drawn once they are there: until then a large letter or nothing stands for them."""
    try:
        answer = await js.fetch(file)
        if answer.ok:
            element(holder).innerHTML = await answer.text()
    except Exception as error:  # the network's, whatever it is: the game is played without pictures
        js.console.warn("%s did not come: %r" % (file, error))


asyncio.create_task(main())
