"""What is heard: which sound belongs to what, that each is quiet and short, and when the page may sound at all."""

import random

import pytest
from playwright.sync_api import Page, expect

from game.rules import events
from game.rules.house import PRESETS
from game.table.choreography import Step
from game.table.loop import fresh_record
from game.table.scene import Place
from game.table.sounds import OF_BEATS, SOUNDS, heard
from tests import positions
from tests.fake_screen import NAMES, play_through
from tests.pages import TablePage, until

DEALT = events.Dealt(1, 0, ((None,) * 5,) * 3, "9C")
ROBBED = events.Robbed(2, "9C", None)
TAKEN = events.TrickTaken(0, ("9C", "8C", "7C"), 1)
SCORED = events.DealScored((0, 1, 2, 0, 1), (10, 10, 10), None, None, (10, 10, 10))


def step(beat: str, seat: int | None = None) -> Step:
    return Step((Place("9C", "9C", "hand-0", 0, 5, seat, None, False),), beat)


@pytest.mark.parametrize(
    "what, shown, instant, sound",
    [
        (DEALT, None, False, None),
        (DEALT, step("none"), False, None),
        (DEALT, step("packet", 2), False, ("flick", 2)),
        (DEALT, step("packet", 2), True, None),
        (DEALT, step("turn"), False, ("card", 0)),
        (DEALT, step("turn"), True, ("card", 0)),
        (ROBBED, step("rob", 2), False, ("card", 2)),
        (ROBBED, step("rob", 2), True, None),
        (events.Played(1, "9C"), step("play", 0), False, ("card", 1)),
        (events.Played(1, "9C"), step("play", 1), True, None),
        (events.Played(0, "9C"), step("play", 0), True, ("card", 0)),
        (TAKEN, None, False, None),
        (TAKEN, step("gather", 1), False, ("gather", 1)),
        (SCORED, None, False, ("scored", 0)),
        (SCORED, step("count"), False, None),
        (SCORED, None, True, ("scored", 0)),
        (events.GameWon(0, (45, 0, 0)), None, False, ("won", 0)),
        (events.GameWon(1, (0, 45, 0)), None, False, None),
        ("asked", None, False, ("asked", 0)),
        ("asked", None, True, None),
        ("refused", None, True, ("refused", 0)),
    ],
)
def test_what_is_heard(what, shown, instant, sound):
    assert heard(what, shown, instant) == sound


def test_every_sound_belongs_to_something_and_is_made():
    assert set(OF_BEATS.values()) | {"scored", "won", "asked", "refused"} == set(SOUNDS)


@pytest.mark.parametrize("seed", range(5))
def test_at_speed_instant_a_trick_has_one_sound(seed: int):
    throws = random.Random(seed)
    record = fresh_record(seed, PRESETS["seed"], NAMES)
    game, _ = play_through(record, lambda knowledge, choices: throws.choice(choices))
    tricks, sounds = 0, []
    for what, shown in game.screen.heard:
        found = heard(what, shown, instant=True)
        if found and not isinstance(what, events.Dealt):
            sounds.append(found)
        if isinstance(what, events.Played) and what.seat == 0 and shown:
            tricks += 1
        if isinstance(what, events.DealScored) and not shown:
            assert sounds == [("card", 0)] * 5 + [("scored", 0)]
            sounds = []
    assert tricks >= 5


def test_each_sound_is_quiet_short_and_comes_from_its_side(page: Page):
    page.goto("tests/in_browser/sounds.html")
    expect(page.locator("html")).to_have_attribute("data-app", "ready", timeout=60_000)
    rendered = page.evaluate("""() => Object.fromEntries(Object.entries(rendered).map(([name, buffer]) => {
      const sides = [0, 1].map(side => buffer.getChannelData(side));
      const peaks = sides.map(samples => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0));
      const last = Math.max(...sides.map(samples => samples.findLastIndex(sample => Math.abs(sample) > 0.0001)));
      return [name, {peaks, seconds: last / buffer.sampleRate}];
    }))""")
    assert set(rendered) == {f"{name} {seat}" for name in SOUNDS for seat in range(3)}
    for name, sound in rendered.items():
        left, right = sound["peaks"]
        assert 0.005 < max(left, right) < 0.3, (name, sound)
        assert 0.02 < sound["seconds"] < 1.2, (name, sound)
        wanted = {"0": left == pytest.approx(right), "1": left > 1.5 * right, "2": right > 1.5 * left}
        assert wanted[name[-1]], (name, sound)


# In the page. The fake keeps what is made and started; each node takes any call that a node knows.

FAKE = """() => {
  window.made = 0;
  window.started = [];
  const parameter = () => ({ value: 0, setValueAtTime() {}, linearRampToValueAtTime() {},
    exponentialRampToValueAtTime(value) { this.value = value; } });
  const node = (kind) => ({ kind, gain: parameter(), frequency: parameter(), pan: parameter(),
    connect(to) { this.to = to; }, stop() {},
    start() {
      let end = this;
      while (end.kind !== "panner") end = end.to;
      window.started.push([kind, end.pan.value]);
    } });
  window.AudioContext = class {
    constructor() { window.made += 1; window.context = this;
                    this.state = "suspended"; this.sampleRate = 8000; this.currentTime = 0;
                    this.destination = node("loudspeaker"); }
    async resume() { this.state = "running"; }
    createGain() { return node("gain"); }
    createOscillator() { return node("tone"); }
    createBufferSource() { return node("noise"); }
    createBiquadFilter() { return node("filter"); }
    createStereoPanner() { return node("panner"); }
    createBuffer() { window.at_hand = true; return { copyToChannel() {} }; }
  };
}"""
PARTS = {name: [{"noise": "noise"}.get(part.voice, "tone") for part in parts] for name, parts in SOUNDS.items()}


def sounding(page: Page, record, **settings: str) -> TablePage:
    page.add_init_script(f"({FAKE})()")
    return TablePage(page).lay(record, settings=settings)


def at_hand(table: TablePage) -> TablePage:
    """The table once its sounds are made."""
    until(table.complete().page, "window.at_hand")
    return table


def started(page: Page) -> list:
    return page.evaluate("window.started")


def test_nothing_sounds_before_the_first_tap_or_key_and_then_cards_do(page: Page):
    record, _, move = positions.last_to_play()
    table = at_hand(sounding(page, record).open(speed="fast"))
    assert page.evaluate("window.context.state") == "suspended" and started(page) == []
    table.play(move.card)
    assert page.evaluate("[window.made, window.context.state]") == [1, "running"]
    sounds = started(page)
    assert sounds[:2] == [[kind, 0] for kind in PARTS["card"]]
    assert len(sounds) >= 4 and {side for _, side in sounds} <= {0, -0.5, 0.5}


def test_a_key_wakes_the_sound_too(page: Page):
    record, game, _ = positions.lead()
    table = at_hand(sounding(page, record).open())
    table.card(table.look().hand[0]).focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("window.made") == 1
    assert started(page) == []


def test_a_refusal_is_heard(page: Page):
    record, _, card = positions.refused("seed", "suit_owed")
    at_hand(sounding(page, record).open()).refuse(card)
    assert [kind for kind, _ in started(page)] == PARTS["refused"]


def test_at_speed_instant_only_the_own_card_is_heard_in_a_trick(page: Page):
    record, _, move = positions.last_to_play()
    table = at_hand(sounding(page, record).open())
    table.play(move.card)
    assert [kind for kind, _ in started(page)] == PARTS["card"]


def test_muted_nothing_is_even_made(page: Page):
    record, _, move = positions.last_to_play()
    table = sounding(page, record, sound="off").open().complete()
    table.play(move.card)
    assert page.evaluate("window.made") == 0
    assert started(page) == []


def test_the_key_m_mutes_says_so_and_is_remembered(page: Page):
    record, _, move = positions.last_to_play()
    table = at_hand(sounding(page, record).open())
    table.card(move.card).focus()
    page.keyboard.press("m")
    expect(table.told).to_have_text("Sound is off.")
    page.keyboard.press("Enter")
    table.asked(after=len(record.moves))
    assert started(page) == []
    table.reload().complete()
    table.card(table.look().legal[0]).focus()
    page.keyboard.press("m")
    expect(table.told).to_have_text("Sound is on.")
    table.play(table.look().legal[0])
    assert started(page) != []


@pytest.mark.parametrize("seconds, asked", [(0, False), (11, True)])
def test_the_turn_is_heard_only_after_a_long_wait(page: Page, seconds: int, asked: bool):
    page.add_init_script("""const now = performance.now.bind(performance);
        window.passed = 0;
        performance.now = () => now() + window.passed;""")
    record, _, move = positions.last_to_play()
    table = at_hand(sounding(page, record).open(speed="fast"))
    table.answer(
        lambda: table.card(move.card).evaluate(
            "(card, seconds) => { card.click(); window.passed = 1000 * seconds; }", seconds
        )
    )
    tones = [["tone", 0]] * 2
    assert table.look().awaiting == "play"
    assert (started(page)[-2:] == tones) == asked


REFUSALS = {
    "missing": "delete window.AudioContext",
    "refused": "window.AudioContext = class { constructor() { throw new DOMException('no', 'NotSupportedError'); } }",
    "in parts": "window.AudioContext = class { constructor() { this.state = 'running'; } }",
    "never awake": f"""({FAKE})();
        AudioContext.prototype.resume = async () => {{ throw new DOMException('no', 'NotAllowedError'); }}""",
}


@pytest.mark.parametrize("script", REFUSALS.values(), ids=REFUSALS)
def test_without_sound_the_game_plays_on(page: Page, script: str):
    page.add_init_script(script)
    record, _, move = positions.last_to_play()
    table = TablePage(page).lay(record).open().complete()
    table.play(move.card)
    table.play(table.look().legal[0])
    expect(table.notices).to_have_count(0)
