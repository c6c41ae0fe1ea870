"""The settings panel: what each setting does at once and after a reload; reset and the way back; letters and motion."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from game.table.settings import GROUPS, MANY
from tests import positions
from tests.catalogues import messages
from tests.pages import PATIENCE, TablePage

RECORD, GAME, MOVE = positions.last_to_play()
SETTINGS = [setting for _, group in GROUPS for setting in group]
DEFAULTS = {
    "language": "system",
    "house": "seed",
    "left": "angus",
    "right": "maeve",
    "speed": "normal",
    "trick": "timer",
    "guard": "off",
    "theme": "system",
    "colours": "two",
    "cards": "normal",
    "index": "international",
    "motion": "system",
    "sound": "on",
    "letters": "on",
}
OTHERS = {
    "language": "en",
    "house": "maritime",
    "left": "cormac",
    "right": "bridie",
    "speed": "fast",
    "trick": "tap",
    "guard": "on",
    "theme": "dark",
    "colours": "four",
    "cards": "large",
    "index": "international",  # English has no letters of its own
    "motion": "less",
    "sound": "off",
    "letters": "off",
}
LOOKS = ("theme", "colours", "cards", "motion")


def choose(panel: Locator, name: str, value: str) -> None:
    if name in MANY:
        panel.locator(f'select[name="{name}"]').select_option(value)
    else:
        panel.locator(f'[name="{name}"][value="{value}"]').check()


def stands(panel: Locator, name: str, value: str) -> None:
    if name in MANY:
        expect(panel.locator(f'select[name="{name}"]')).to_have_value(value)
    else:
        expect(panel.locator(f'[name="{name}"][value="{value}"]')).to_be_checked()


def wears(page: Page, settings: dict) -> None:
    for look in LOOKS:
        expect(page.locator("html")).to_have_attribute("data-" + look, settings[look])


def kept(table: TablePage) -> dict:
    return json.loads(table.stored("settings") or "{}")


def test_every_setting_has_its_words():
    for title, group in GROUPS:
        assert title in messages()
        for setting in group:
            values = [value for value, _ in setting.options]
            about = setting.about if isinstance(setting.about, dict) else dict.fromkeys(values, setting.about)
            assert set(about) == set(values)
            named = {setting.title, *about.values(), *(name for _, name in setting.options)}
            assert named <= set(messages())
    assert sorted(setting.name for setting in SETTINGS) == sorted(DEFAULTS)


def test_the_panel_shows_the_defaults_and_every_setting_says_what_it_does(page: Page):
    panel = TablePage(page).lay(RECORD).open().open_panel("settings")
    for name, value in DEFAULTS.items():
        stands(panel, name, value)
        about = page.locator(f"#about-{name}")
        expect(about).to_have_text(re.compile(r"\.$"))
        described = panel.locator(f'[aria-describedby="about-{name}"]')
        expect(described).to_have_count(1)


def test_each_value_can_be_chosen_is_kept_at_once_and_is_there_after_a_reload(page: Page):
    table = TablePage(page).lay(RECORD).open(speed=None)
    panel = table.open_panel("settings")
    for setting in SETTINGS:
        if setting.name in ("language", "index"):
            continue  # in test_languages.py
        values = [value for value, _ in setting.options if value != DEFAULTS[setting.name]]
        for value in (*values, DEFAULTS[setting.name]):
            choose(panel, setting.name, value)
            assert kept(table)[setting.name] == value
    for name, value in OTHERS.items():
        choose(panel, name, value)
    assert kept(table) == OTHERS
    wears(page, OTHERS)
    table.reload()
    wears(page, OTHERS)
    panel = table.open_panel("settings")
    for name, value in OTHERS.items():
        stands(panel, name, value)


def test_a_sentence_that_depends_on_the_choice_follows_it(page: Page):
    panel = TablePage(page).lay(RECORD).open().open_panel("settings")
    choose(panel, "left", "cormac")
    expect(page.locator("#about-left")).to_contain_text("Hard to beat")
    choose(panel, "house", "traditional")
    expect(page.locator("#about-house")).to_contain_text("Ireland")


def test_the_panel_is_used_by_keys_alone(page: Page):
    table = TablePage(page).lay(RECORD).open()
    panel = table.open_panel("settings")
    expect(panel.locator("h2")).to_be_focused()
    page.keyboard.press("Tab")
    expect(panel.locator('[name="language"]')).to_be_focused()
    page.keyboard.press("Tab")
    expect(panel.locator('[name="house"][value="seed"]')).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(panel.locator('[name="house"][value="traditional"]')).to_be_checked()
    expect(panel.locator('[name="house"][value="traditional"]')).to_be_focused()
    reached = set()
    for _ in range(20):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.name || document.activeElement.dataset.action || ''"))
    assert reached >= set(DEFAULTS) - {"language", "index"} | {"reset-settings"}


# Reset


def test_reset_puts_all_back_and_can_be_undone_until_the_panel_closes(page: Page):
    table = TablePage(page).lay(RECORD, settings=OTHERS).open(speed=None)
    panel = table.open_panel("settings")
    button = panel.locator("[data-action=reset-settings]")
    told = panel.get_by_role("status")
    expect(button).to_have_text("Reset settings")
    button.click()
    for name, value in DEFAULTS.items():
        stands(panel, name, value)
    assert kept(table) == DEFAULTS
    wears(page, DEFAULTS)
    expect(told).to_have_text("Back to the defaults.")
    expect(button).to_have_text("Undo reset")
    expect(button).to_be_focused()
    button.click()
    for name, value in OTHERS.items():
        stands(panel, name, value)
    assert kept(table) == OTHERS
    wears(page, OTHERS)
    expect(told).to_have_text("Your settings are back.")
    button.click()
    page.keyboard.press("Escape")
    panel = table.open_panel("settings")
    expect(button).to_have_text("Reset settings")
    expect(told).to_have_text("")
    stands(panel, "theme", "system")


def test_reset_acts_on_the_game_that_is_played(page: Page):
    table = TablePage(page).lay(RECORD, settings=OTHERS).open(speed=None)
    panel = table.open_panel("settings")
    panel.locator("[data-action=reset-settings]").click()
    page.keyboard.press("Escape")
    table.card(table.look().hand[0]).focus()
    page.keyboard.press("r")  # letters count again
    expect(page.locator("#ranks-panel")).to_be_visible()


# What is stored


@pytest.mark.parametrize("name", sorted(DEFAULTS))
def test_a_bad_value_falls_back_and_the_others_stay(page: Page, name: str):
    if name in ("house", "left", "right"):
        wrong: object = "nobody"
    else:
        wrong = ["dark"]
    table = TablePage(page).lay(RECORD, settings={**OTHERS, name: wrong}).open(speed=None)
    expect(table.notices).to_have_count(0)
    wanted = {**OTHERS, name: DEFAULTS[name]}
    panel = table.open_panel("settings")
    for each, value in wanted.items():
        stands(panel, each, value)
    wears(page, wanted)


def test_unknown_settings_are_ignored(page: Page):
    table = TablePage(page).lay(RECORD, settings={"theme": "dark", "level": "cormac", "wallpaper": "tartan"})
    table.open(speed=None)
    expect(table.notices).to_have_count(0)
    panel = table.open_panel("settings")
    stands(panel, "theme", "dark")
    choose(panel, "colours", "four")
    assert kept(table) == {**DEFAULTS, "theme": "dark", "colours": "four"}


# Letters


@pytest.mark.parametrize("key, panel", [("l", "last-trick"), ("r", "ranks"), ("?", "keys")])
def test_with_letters_off_a_letter_does_nothing(page: Page, key: str, panel: str):
    table = TablePage(page).lay(RECORD, settings={"letters": "off"}).open()
    table.card(table.look().hand[0]).focus()
    page.keyboard.press(key)
    page.keyboard.press("g")
    page.keyboard.press("m")
    page.keyboard.press("ArrowRight")
    expect(table.card(table.look().hand[1])).to_be_focused()
    expect(page.locator(f"#{panel}-panel")).to_be_hidden()
    assert page.locator("html").get_attribute("data-log") is None
    assert kept(table).get("sound") != "off"


def test_with_letters_off_numbers_and_enter_still_play(page: Page):
    table = TablePage(page).lay(RECORD, settings={"letters": "off"}).open()
    table.card(table.look().hand[0]).focus()
    table.answer(lambda: page.keyboard.press(str(1 + table.look().hand.index(MOVE.card))))
    look = table.look()
    table.card(look.legal[0]).focus()
    table.answer(lambda: page.keyboard.press("Enter"))


# Motion


def test_with_less_motion_nothing_glides_from_the_moment_it_is_chosen(page: Page):
    table = TablePage(page).lay(RECORD).open(speed="normal")
    panel = table.open_panel("settings")
    choose(panel, "motion", "less")
    page.keyboard.press("Escape")
    table.card(MOVE.card).click()
    expect(table.card(MOVE.card)).to_have_attribute("data-zone", re.compile("trick|taken"), timeout=PATIENCE)
    running = "document.getAnimations().filter(motion => motion.playState === 'running').length"
    assert page.evaluate(running) == 0
    for card in page.locator("#cards .card").all():
        duration = card.evaluate("card => getComputedStyle(card).transitionDuration")
        assert set(re.findall(r"[\d.]+", duration)) == {"0"}
