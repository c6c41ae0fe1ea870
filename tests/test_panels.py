"""Panels, settings, parameters of the address, and motion."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from game.rules.cards import plain, trumps
from game.table.loop import retrace
from game.table.words import token
from tests import positions
from tests.pages import PATIENCE, TablePage

RECORD, GAME, MOVE = positions.last_to_play()
DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
PANELS = ["ranks", "last-trick", "rules", "statistics", "settings", "keys", "new-game"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("way", ["Close", "Escape"])
def test_panels_open_and_close_and_the_focus_returns(page: Page, way: str, size: dict):
    page.set_viewport_size(size)
    table = TablePage(page).lay(RECORD).open()
    for name in PANELS:
        panel = table.open_panel(name)
        expect(panel.locator("h2").first).to_be_focused()
        if way == "Escape":
            page.keyboard.press("Escape")
        else:
            panel.locator("> button[data-close], .choices [data-close]").first.click()
        expect(panel).to_be_hidden()
        expect(page.locator(".menu-button")).to_be_focused()
    # The game goes on below it.
    table.play(MOVE.card)


def test_the_order_of_the_cards_is_that_of_the_trumps_now(page: Page):
    table = TablePage(page).lay(RECORD).open()
    page.locator("#trump-sign").click()
    panel = page.locator("#ranks-panel")
    expect(panel).to_be_visible()
    trump = GAME.deal.trump
    wanted = list(trumps(trump))
    for suit in "HDCS":
        if suit != trump:
            wanted += plain(suit)
    assert panel.locator(".token bdi").all_inner_texts() == [token(card) for card in wanted]
    page.keyboard.press("Escape")
    assert table.look().version == len(RECORD.moves)


def test_the_last_trick_names_who_played_what_and_who_took_it(page: Page):
    table = TablePage(page).lay(RECORD).open()
    table.play(MOVE.card)
    trick = retrace(table.record)[0].deal.tricks[-1]
    panel = table.open_panel("last-trick")
    assert panel.locator(".token bdi").all_inner_texts() == [token(card) for card in trick.cards]
    names = ["You", "Angus", "Maeve"]
    players = [names[(trick.leader + place) % 3] for place in range(3)]
    expect(panel.locator("li > span:last-child")).to_have_text(players)
    expect(panel.locator("li[data-best]")).to_contain_text(names[trick.taker])


def test_the_log_stands_beside_the_table_or_comes_forward(page: Page):
    table = TablePage(page).lay(RECORD).open()
    expect(page.locator("#log")).to_be_visible()
    page.set_viewport_size(PHONE)
    expect(page.locator("#log")).to_be_hidden()
    table.page.get_by_role("button", name="Menu", exact=True).click()
    page.locator('#menu [data-open="log"]').click()
    expect(page.locator("#log")).to_be_visible()
    lines = page.locator("#log-list li")
    expect(lines).to_have_count(len(retrace(table.record)[2]))
    expect(lines.first).to_have_text(re.compile("deals?[. ]"))


def test_the_log_shows_its_end(page: Page):
    page.set_viewport_size({"width": 1280, "height": 560})
    table = TablePage(page).open(seed="the end of the log")
    for _ in range(4):
        table.play(table.look().legal[0])
    lines = page.locator("#log-list li")
    expect(lines.last).to_be_in_viewport(ratio=1)
    expect(lines.first).not_to_be_in_viewport()


def test_a_new_game_is_asked_for_once_and_can_be_declined(page: Page):
    table = TablePage(page).lay(RECORD).open()
    panel = table.open_panel("new-game")
    panel.get_by_role("button", name="Go on playing").click()
    assert table.record.seed == RECORD.seed
    table.open_panel("new-game").get_by_role("button", name="Start a new game").click()
    expect(panel).to_be_hidden()
    expect(table.table).to_have_attribute("data-deal", "1", timeout=PATIENCE)
    table.asked()
    assert table.record.seed != RECORD.seed
    assert table.look().focus != "BODY"


# Settings


def test_settings_act_are_remembered_and_the_house_waits_for_a_new_game(page: Page):
    table = TablePage(page).open(speed=None, seed="settings")
    panel = table.open_panel("settings")
    later = panel.locator(".later")
    expect(later).to_be_hidden()
    for name, value in (("house", "traditional"), ("speed", "instant"), ("trick", "tap")):
        panel.locator(f'[name="{name}"][value="{value}"]').check()
    expect(later).to_be_visible()
    expect(page.locator("#house-now")).to_have_text("The published game")
    page.keyboard.press("Escape")
    page.goto("")  # without parameters: what is kept counts
    table.ready()
    kept = json.loads(table.stored("settings") or "")
    assert (kept["house"], kept["speed"], kept["trick"]) == ("traditional", "instant", "tap")
    expect(page.locator("#house-now")).to_have_text("The published game")
    while "collect" not in table.look().actions:
        table.play(table.look().legal[0])
    table.action("collect").click()
    expect(table.action("collect")).to_have_count(0)
    panel = table.open_panel("settings")
    panel.locator(".later").get_by_role("button").click()
    expect(page.locator("#house-now")).to_have_text("Traditional")
    table.asked()
    expect(table.table).to_have_attribute("data-deal", "1")


@pytest.mark.parametrize(
    "query, named",
    [
        ({"level": "grandmaster"}, "level"),
        ({"speed": "warp"}, "warp"),
        ({"house": "cards"}, "cards"),
        ({"seed": ""}, "seed"),
        ({"seed": "x" * 65}, "xxxx"),
        ({"house": "<b>bold</b>"}, "<b>bold</b>"),
    ],
)
def test_a_bad_parameter_falls_back_with_one_notice(page: Page, query: dict, named: str):
    query = {"speed": "instant", **query}
    table = TablePage(page).open(**query)
    expect(table.notices).to_have_count(1)
    expect(table.notices).to_contain_text(named)
    expect(page.locator("#house-now")).to_have_text("The published game")
    table.play(table.look().legal[0])


def test_good_and_unknown_parameters_bring_no_notice(page: Page):
    table = TablePage(page).open(seed="45%|<&", house="maritime", colour="blue")
    expect(table.notices).to_have_count(0)
    expect(page.locator("#house-now")).to_have_text("Maritime")
    assert table.record.seed == "45%|<&"
    before = table.look()
    table.reload()
    assert table.look().hand == before.hand


def test_another_link_is_another_game_and_the_same_link_goes_on(page: Page):
    table = TablePage(page).open(seed="one", house="seed")
    table.play(table.look().legal[0])
    kept = table.record
    table.open(seed="two", house="seed")
    assert table.record.seed == "two" and len(table.record.moves) < len(kept.moves) + 9
    assert table.stored("earlier") is not None
    moves = table.play(table.look().legal[0]).record.moves
    table.open(seed="two", house="seed")
    assert table.record.moves[: len(moves)] == moves


def test_a_link_may_name_the_level_of_both_opponents(page: Page):
    table = TablePage(page).open(seed="strong", level="alphonse")
    expect(table.notices).to_have_count(0)
    assert table.record.names == ("You", "Alphonse", "Yvon")
    table.open(seed="strong", level="bridie")
    assert table.record.names == ("You", "Bridie", "Nora")


# Motion


def test_with_reduced_motion_nothing_glides(page: Page):
    page.emulate_media(reduced_motion="reduce")
    table = TablePage(page).lay(RECORD).open(speed="normal")
    table.card(MOVE.card).click()
    gliding = page.evaluate("document.getAnimations().filter(motion => motion.playState === 'running').length")
    assert gliding == 0
    durations = page.evaluate(
        "[...document.querySelectorAll('#cards .card')].map(card => getComputedStyle(card).transitionDuration)"
    )
    assert set(re.findall(r"[\d.]+", " ".join(durations))) == {"0"}


def test_without_it_cards_glide(page: Page):
    table = TablePage(page).lay(RECORD).open(speed="normal")
    table.still().card(MOVE.card).click()
    expect(table.card(MOVE.card)).to_have_attribute("data-zone", re.compile("trick|taken"))
    assert table.card(MOVE.card).evaluate("card => parseFloat(getComputedStyle(card).transitionDuration)") > 0.1
