"""Frames in other pages, as small as a playing card: all in its place there too, with a notice or without."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests import positions
from tests.catalogues import LANGUAGES, read
from tests.pages import TablePage, until
from tests.test_layout import STATES
from tests.test_notices import bring_notice, say_in_notice, wrong_in_sizes
from tools.fill_page import sentences

NOT_STORED = sentences(read("en"))["notice-not-stored"]
ROOMS = {
    "280x320": (280, 320),
    "280x440": (280, 440),
    "320x400": (320, 400),
    "400x320": (400, 320),
    "480x420": (480, 420),
    "600x320": (600, 320),
}


def as_in_a_frame(table: TablePage) -> TablePage:
    """Lay the page out as in a frame, where boot.js does the same."""
    table.page.evaluate("""() => {
        document.documentElement.dataset.embedded = "";
        const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "static/frame.css" });
        sheet.onload = () => { window.framed = true; };
        document.head.append(sheet);
    }""")
    until(table.page, "window.framed")
    return table


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_everything_has_its_place_in_small_frames(page: Page, state: Callable[[Page], TablePage]):
    page.emulate_media(reduced_motion="reduce")
    table = as_in_a_frame(state(page).complete())
    before = wrong_in_sizes(table, ROOMS)
    bring_notice(table)  # with what is most often said in frames
    say_in_notice(page, NOT_STORED)
    assert (before, wrong_in_sizes(table, ROOMS)) == ({}, {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_frame_speaks_every_language(page: Page, language: str):
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 280, "height": 320})
    table = as_in_a_frame(TablePage(page).lay(positions.may_rob()[0]).open(lang=language).complete())
    found = {}
    while not (look := table.look()).actions or look.actions[0] != "next-deal":
        found[look.version, *look.actions] = wrong_in_sizes(table, {"280x320": (280, 320)})
        table.go_on()
    expect(page.locator("#score-sheet")).to_be_visible()
    found["scored"] = wrong_in_sizes(table, {"280x320": (280, 320)})
    assert len(found) == 6
    assert {moment: wrong for moment, wrong in found.items() if wrong} == {}


def test_what_is_asked_for_is_said_in_the_smallest_frame(page: Page):
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 280, "height": 320})
    record, _, card = positions.refused("seed", "trump_owed", True)
    table = as_in_a_frame(TablePage(page).lay(record).open().complete())
    expect(page.locator("#asks")).to_be_visible()
    table.refuse(card)
    expect(table.told).to_be_visible()
    table.page.keyboard.press("h")
    expect(page.locator("#cards [data-hint]")).to_be_attached()
    expect(table.told).to_be_visible()
    assert wrong_in_sizes(table, {"280x320": (280, 320)}) == {}
