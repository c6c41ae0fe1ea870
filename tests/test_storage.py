"""What the page keeps, and what it does when that is broken, newer, or refused (table.md, B8 to B11, B13)."""

import binascii
import json

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from game.rules import record as records
from game.rules.house import PRESETS
from game.table.loop import fresh_record
from tests import positions
from tests.pages import TablePage

RECORD, _, _ = positions.lead("seed")
TEXT = records.to_text(RECORD)
LINES = TEXT.split("\n")


def checked(body: str) -> str:
    """A body with the check that fits it."""
    return body + "check %08x\n" % (binascii.crc32(body.encode()) & 0xFFFFFFFF)


BODY = TEXT[: TEXT.rindex("check ")]
FIRST_CARD = LINES[6].split(" ")[1]
BROKEN = {
    "rubbish": "\u0000\u2603 no game }{",
    "empty lines": "\n\n\n",
    "cut off": TEXT[: len(TEXT) // 2],
    "cut off in the check": TEXT[:-4],
    "check is wrong": TEXT.replace(TEXT[-9:-1], "00000000"),
    "a card twice": checked(BODY.rstrip("\n") + f" {FIRST_CARD} {FIRST_CARD}\n"),
    "no card": checked(BODY.replace(f" {FIRST_CARD} ", " ZZ ", 1)),
    "another pack": checked(BODY.replace("pack sfc32-1", "pack dice-1")),
    "no house": checked(BODY.replace("house seed", "house cards")),
    "for four": records.to_text(fresh_record("four", PRESETS["seed"], ("You", "Angus", "Maeve", "Bridie"))),
    "JSON": json.dumps({"moves": [1, 2, 3]}),
    "huge": "forty-five 1\n" + "x" * 50_000,
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN)
def test_a_broken_game_is_set_aside_with_one_notice_and_the_settings_stay(page: Page, text: str):
    settings = {"house": "maritime", "speed": "instant", "trick": "tap"}
    table = TablePage(page).lay(text, settings=settings).open(speed=None)
    expect(table.notices).to_have_count(1)
    expect(table.notices).to_contain_text("set aside")
    assert table.stored("set-aside") == text
    look = table.look()
    assert look.deal == 1 and look.scores == [0, 0, 0]
    assert json.loads(table.stored("settings") or "") == settings
    expect(page.locator("#house-now")).to_have_text("Maritime")
    # The new game is stored, and the notice does not come again.
    version = look.version
    table.play(look.legal[0])
    table.reload()
    assert table.look().version > version
    expect(table.notices).to_have_count(0)


def test_notices_come_one_at_a_time_and_can_be_put_away(page: Page):
    table = TablePage(page).lay("rubbish").open(level="nobody")
    expect(table.notices).to_have_count(2)
    expect(page.get_by_role("heading", name="Forty-five")).to_be_attached()
    bad_value, set_aside = table.notices.get_by_role("button", include_hidden=True).all()
    expect(bad_value).to_be_visible()
    expect(set_aside).to_be_hidden()
    bad_value.press("Enter")
    expect(table.notices).to_have_count(1)
    expect(table.notices.get_by_role("button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.notices).to_have_count(0)
    expect(table.table).to_be_focused()
    table.play(table.look().legal[0])


def test_a_game_of_a_newer_version_is_not_overwritten(page: Page):
    newer = checked(BODY.replace("forty-five 1", "forty-five 2"))
    table = TablePage(page).lay(newer).open()
    expect(table.notices).to_have_count(1)
    expect(table.notices).to_contain_text("newer version")
    table.play(table.look().legal[0])
    assert table.stored() == newer
    page.evaluate("document.querySelector('#new-game-panel [data-action=new-game]').click()")
    table.asked()
    assert table.stored() == newer
    assert table.stored("set-aside") is None


def test_settings_that_are_rubbish_fall_back_to_the_defaults(page: Page):
    for number, text in enumerate(("[1", "[]", '{"speed": "warp", "trick": 7, "house": null}', "null")):
        if number == 0:
            table = TablePage(page).lay(settings=text).open()
        else:
            page.evaluate("text => localStorage.setItem('forty-five/settings', text)", text)
            table.reload()
        panel = table.open_panel("settings")
        for name, value in (("house", "seed"), ("speed", "normal"), ("trick", "timer")):
            expect(panel.locator(f'[name="{name}"][value="{value}"]')).to_be_checked()


REFUSALS = {
    "full": """Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };""",
    "write and read refused": """for (const name of ["getItem", "setItem", "removeItem"])
        Storage.prototype[name] = () => { throw new DOMException("no", "SecurityError"); };""",
    "no storage at all": """Object.defineProperty(window, "localStorage",
        { get() { throw new DOMException("no", "SecurityError"); } });""",
    "storage is null": """Object.defineProperty(window, "localStorage", { get() { return null; } });""",
}


def play_a_deal(table: TablePage) -> None:
    while (look := table.look()).awaiting != "next":
        table.play(look.legal[0])
    table.act("next-deal")


@pytest.mark.parametrize("script", REFUSALS.values(), ids=REFUSALS)
def test_without_storage_the_game_goes_on_in_memory_with_one_notice(page: Page, script: str):
    page.add_init_script(script)
    table = TablePage(page).open(seed="memory")
    expect(table.notices).to_have_count(1)
    expect(table.notices).to_contain_text("keeps nothing")
    play_a_deal(table)
    assert table.look().deal == 2
    panel = table.open_panel("settings")
    panel.locator('[name="speed"][value="fast"]').check()
    page.keyboard.press("Escape")
    table.open_panel("settings")
    expect(panel.locator('[name="speed"][value="fast"]')).to_be_checked()
    expect(table.notices).to_have_count(1)


def test_storage_that_fills_up_in_a_game_gives_one_notice_then(page: Page):
    page.add_init_script("""const real = Storage.prototype.setItem;
        window.room = 1e9;
        Storage.prototype.setItem = function (...given) {
          if (window.room-- <= 0) throw new DOMException("full", "QuotaExceededError");
          return real.apply(this, given);
        };""")
    table = TablePage(page).open(seed="memory")
    expect(table.notices).to_have_count(0)
    page.evaluate("window.room = 3")
    play_a_deal(table)
    expect(table.notices).to_have_count(1)
    play_a_deal(table)
    expect(table.notices).to_have_count(1)


def test_what_others_keep_on_the_same_origin_stays(page: Page):
    page.add_init_script("""localStorage.setItem("game", "theirs"); localStorage.setItem("settings", "theirs")""")
    table = TablePage(page).open()
    table.play(table.look().legal[0])
    kept = page.evaluate("Object.fromEntries(Object.entries(localStorage))")
    assert kept["game"] == kept["settings"] == "theirs"
    ours = {name for name in kept if kept[name] != "theirs"}
    assert ours and all(name.startswith("forty-five/") for name in ours)


def test_two_tabs_do_not_overwrite_each_other(page: Page, context: BrowserContext):
    one = TablePage(page).lay(RECORD).open().complete()
    other = TablePage(context.new_page()).open().complete()
    other.play(other.look().legal[0])
    expect(one.notices).to_contain_text("another window")
    stored = other.stored()
    one.play(one.look().legal[-1])
    one.play(one.look().legal[-1])
    assert one.stored() == stored
    expect(other.notices).to_have_count(0)
    # Whoever loads the page again goes on from there, and then the other one stands back.
    one.reload().complete()
    assert one.look().version == other.look().version
    one.play(one.look().legal[0])
    expect(other.notices).to_contain_text("another window")
    assert one.record.moves[: len(RECORD.moves)] == RECORD.moves
