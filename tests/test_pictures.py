"""A few pictures of the table, compared with those that were looked at and found good.

`PICTURES=write` in the environment writes them anew into `tests/pictures/`: look at each before it is
kept. The font, the seed and the size are fixed; opponents' thinking decides nothing here. Where a picture
differs, what was seen stands beside the results of the tests.
"""

import io
import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Page, expect

from tests import positions
from tests.pages import TablePage
from tests.sheets import add_style

GOOD = Path(__file__).parent / "pictures"
SEEN = Path(__file__).parent.parent / "test-results" / "pictures"
WRITE = os.environ.get("PICTURES") == "write"
FONT = '* { font-family: "DejaVu Sans" !important; }'  # which the test command installs
SAME = 24  # steps of 255 in which a colour may differ and be the same: edges are drawn a little otherwise
FEW = 0.002  # the share of a picture's points that may be others


def led(page: Page, **looks: str) -> TablePage:
    """The person leads; every card of the hand may be played."""
    return TablePage(page).lay(positions.lead("seed")[0], settings=looks).open()


def may_rob(page: Page, **looks: str) -> TablePage:
    """The person may take the turned card."""
    return TablePage(page).lay(positions.may_rob()[0], settings=looks).open()


def complete(page: Page, **looks: str) -> TablePage:
    """Three cards lie there, and wait to be looked at."""
    record, _, move = positions.last_to_play()
    return TablePage(page).lay(record, settings={"trick": "tap", **looks}).open().play(move.card)


def scored(page: Page, **looks: str) -> TablePage:
    """The score of a deal."""
    record, _, move = positions.last_of_deal()
    return TablePage(page).lay(record, settings=looks).open().play(move.card)


PICTURES = {
    "desk": (led, (1280, 800), {}),
    "phone-dark": (may_rob, (390, 844), {"theme": "dark"}),
    "lying-phone-four-colours": (complete, (844, 390), {"colours": "four"}),
    "tablet-contrast": (scored, (768, 1024), {"theme": "contrast"}),
}


def differing(one: Image.Image, other: Image.Image) -> float:
    """The share of points, of two by two pixels, at which two pictures of one size differ to the eye."""
    bands = ImageChops.difference(one.reduce(2), other.reduce(2)).split()
    most = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    return sum(most.histogram()[SAME + 1 :]) / (most.width * most.height)


def without(picture: Image.Image) -> Image.Image:
    """The picture with a card's width of felt over its middle."""
    changed = picture.copy()
    left, top = picture.width // 2 - 40, picture.height - 150
    changed.paste(picture.getpixel((picture.width // 2, picture.height // 2)), (left, top, left + 80, top + 80))
    return changed


@pytest.mark.parametrize("name", PICTURES)
def test_the_table_looks_as_it_did_when_it_was_looked_at(page: Page, name: str):
    state, (width, height), looks = PICTURES[name]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(reduced_motion="reduce", color_scheme="light")
    table = state(page, **looks).complete()
    for pictures in ("#courts", "#faces"):
        expect(page.locator(f"{pictures} > *")).not_to_have_count(0)
    add_style(page, FONT)
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur()")
    table.still()
    seen = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    file = GOOD / f"{name}.webp"
    if WRITE:
        seen.save(file, quality=92, method=6)
    good = Image.open(file).convert("RGB")
    assert good.size == seen.size
    share = differing(good, seen)
    if share > FEW:
        SEEN.mkdir(parents=True, exist_ok=True)
        seen.save(SEEN / f"{name}.webp")
    assert share <= FEW, f"{share:.2%} of {name} differ: see {SEEN.name}/{name}.webp"
    assert differing(good, without(good)) > FEW  # the comparison sees a card that is gone
