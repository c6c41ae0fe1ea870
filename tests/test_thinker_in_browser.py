"""The thinker in its worker: it comes after the first card, knows no more than its seat, and is never missed."""

import json

import pytest
from playwright.sync_api import Page, expect

from game.rules import record as records
from game.rules.record import Record, replay
from tests import positions
from tests.hidden import cards_in
from tests.pages import PATIENCE, TablePage

STRONGEST = {"right": "cormac", "left": "angus"}
COMPANY = ("You", "Angus", "Cormac")
# What the page says to its workers, kept for the test to read.
LISTEN = """() => {
  window.said = [];
  for (const way of [Worker, MessagePort, BroadcastChannel]) {
    const post = way.prototype.postMessage;
    way.prototype.postMessage = function (message, ...rest) {
      const keep = (key, value) => {
        const bytes = ArrayBuffer.isView(value) || value instanceof ArrayBuffer;
        if (bytes) window.said.push(new TextDecoder().decode(value));
        if (typeof value === "string") window.said.push(value);
        return value;
      };
      JSON.stringify(message, keep);
      return post.call(this, message, ...rest);
    };
  }
}"""


def strong_table(page: Page) -> TablePage:
    """A table at which the person leads, with the strongest opponent on the right."""
    record, _, _ = positions.lead()
    with_cormac = Record(record.seed, record.house, COMPANY, record.moves)
    return TablePage(page).lay(with_cormac, settings=STRONGEST)


def thinker_ready(page: Page) -> None:
    expect(page.locator("#thinker-now")).not_to_have_text("", timeout=PATIENCE)
    expect(page.locator("#thinker-now")).to_have_text("", timeout=4 * PATIENCE)


def play_on(table: TablePage, questions: int) -> None:
    """Answer some questions by the first legal card, or the button that goes on."""
    for _ in range(questions):
        if table.look().over:
            return
        table.go_on()


def test_it_loads_after_the_first_card_can_be_played(page: Page):
    asked = []
    page.on("request", lambda request: asked.append((request.url, page.locator("html").get_attribute("data-app"))))
    table = strong_table(page).open()
    assert not [url for url, _ in asked if "pyodide" in url]
    play_on(table, 1)
    thinker_ready(page)


def test_it_decides_and_its_messages_hold_nothing_that_its_seat_has_not_seen(page: Page):
    page.add_init_script(f"({LISTEN})()")
    table = strong_table(page).open()
    play_on(table, 1)
    thinker_ready(page)
    play_on(table, 12)
    said = [text for text in page.evaluate("window.said") if text.startswith("{") and '"ask"' in text]
    assert said
    for text in said:
        message = json.loads(text)
        assert message["seat"] == 2 and message["ask"] == "move"
        game = _game_at(table.record, message)
        deal = game.deal
        hidden = set(deal.hands[0] + deal.hands[1] + deal.stock)
        if deal.robber is not None:
            hidden.discard(deal.turn_up)
            if deal.robber != 2:
                hidden.add(deal.discard)
        assert not cards_in(message["events"]) & hidden
        assert "seed" not in message and "stock" not in message


def _game_at(record, message):
    """The game at the moment of a message: its seat is to act, and has seen as many events of the deal."""
    number = [event[1] for event in message["events"] if event[0] == "dealt"][0]
    played = len([event for event in message["events"] if event[0] == "played"])
    for count in range(len(record.moves) + 1):
        game = replay(record.replace(moves=record.moves[:count]))
        deal = game.deal
        if deal and deal.number == number and not deal.over and deal.to_act == message["seat"]:
            if sum(len(trick.cards) for trick in deal.tricks) + len(deal.trick) == played:
                return game
    raise AssertionError(message)


# Whether another task of the browser's came in between, each time the game gave way.
WATCH_GIVING_WAY = """() => {
  const give_way = window.next_task;
  window.others_came = [];
  window.next_task = async () => {
    const other = new MessageChannel();
    let came = false;
    other.port1.onmessage = () => { came = true; };
    other.port2.postMessage(0);
    await give_way();
    window.others_came.push(came);
  };
}"""


@pytest.mark.console_expected("Failed to load resource|ERR_FAILED|did not start|MessageEvent")
@pytest.mark.parametrize("path", ["pyodide.asm.wasm", "python_stdlib.zip", "no worker"])
def test_without_it_the_table_plays_on_and_says_so_in_one_line(page: Page, failing, path):
    if path == "no worker":
        page.add_init_script("window.Worker = class { constructor() { throw new Error('no'); } }")
    failing("pyodide/" + path)
    table = strong_table(page).open()
    page.evaluate(WATCH_GIVING_WAY)
    play_on(table, 1)
    expect(page.locator("#thinker-now")).to_have_text("The opponents think at the table for now", timeout=PATIENCE)
    version = table.look().version
    play_on(table, 8)
    assert table.look().version > version + 8
    assert page.locator(".notice").count() == 0
    others_came = page.evaluate("window.others_came")
    assert len(others_came) > 20 and all(others_came)


@pytest.mark.console_expected("gave no answer")
@pytest.mark.parametrize("trouble", ["self.close()", "{const end = Date.now() + 9000; while (Date.now() < end);}"])
def test_a_worker_that_dies_or_hangs_is_not_waited_for(page: Page, trouble):
    table = strong_table(page).open()
    play_on(table, 1)
    thinker_ready(page)
    for worker in page.workers:
        worker.evaluate(f"setTimeout(() => {{ {trouble} }})")
    play_on(table, 4)
    expect(page.locator("#thinker-now")).to_have_text("The opponents think at the table for now", timeout=PATIENCE)
    play_on(table, 4)


@pytest.mark.parametrize("way", ["button", "key"])
def test_a_hint_names_a_legal_card_and_the_game_waits(page: Page, way):
    table = strong_table(page).open()
    before = table.look()
    if way == "button":
        page.locator("#hint").click()
    else:
        page.locator('#cards [tabindex="0"]').focus()
        page.keyboard.press("h")
    marked = page.locator("#cards [data-hint]")
    expect(marked).to_have_count(1, timeout=PATIENCE)
    assert marked.get_attribute("data-card") in before.legal
    expect(page.locator("#told")).to_contain_text("Play ")
    assert table.look().version == before.version
    table.play(marked.get_attribute("data-card"))
    expect(page.locator("#cards [data-hint]")).to_have_count(0)


def test_chosen_opponents_come_with_the_next_game(page: Page):
    record, _, _ = positions.lead()
    table = TablePage(page).lay(record).open()
    page.evaluate("document.querySelector('[data-open=settings]').click()")
    page.locator("#settings-panel [name=left]").select_option("bridie")
    page.locator("#settings-panel [name=right]").select_option("bridie")
    expect(page.locator("#about-right")).to_contain_text("forgets")
    page.locator("#settings-panel [data-action=new-game]").click()
    expect(page.locator('.seat[data-seat="1"] .name')).to_have_text("Bridie")
    expect(page.locator('.seat[data-seat="2"] .name')).to_have_text("Nora")
    table.asked()
    assert records.from_text(page.evaluate("localStorage['forty-five/game']")).names == ("You", "Bridie", "Nora")
