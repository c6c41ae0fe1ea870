"""The panels that are read: the order of the cards with its marks, the tricks of the deal, the scores of the game."""

import pytest
from playwright.sync_api import Page, expect

from game.rules.game import NextDeal
from game.table import words
from game.table.account import account
from game.table.loop import retrace
from game.table.whereabouts import whereabouts
from game.table.words import token
from tests import positions
from tests.catalogues import Catalogue
from tests.fake_screen import NAMES
from tests.pages import TablePage, reads

LATE, GAME, MOVE = positions.last_to_play("seed", 3)
CATALOGUE = Catalogue()
SAID = {"played": "played", "held": "in your hand", "turned": "turned up", "laid-away": "laid away by you"}


@pytest.mark.parametrize("way", ["played", "laid away"])
def test_the_order_marks_what_is_played_and_what_is_held_to_eye_and_ear(page: Page, way: str):
    table = TablePage(page).lay(LATE if way == "played" else positions.may_rob()[0]).open()
    if way == "laid away":
        table.action("rob").click()
        expect(table.table).to_have_attribute("data-awaiting", "rob")
        table.play(table.look().legal[0])
    wanted = whereabouts(retrace(table.record)[1][0])
    assert len(wanted) > 6
    panel = table.open_panel("ranks")
    rows = panel.locator(".token-row .token")
    marks = rows.evaluate_all("""tokens => Object.fromEntries(tokens.filter(one => one.dataset.where)
        .map(one => [one.querySelector("bdi").textContent, one.dataset.where]))""")
    assert marks == {token(card): place for card, place in wanted.items()}
    for card, place in wanted.items():
        heard = rows.filter(has_text=token(card)).locator(".heard")
        expect(heard).to_have_text(reads(f"{words.card_name(card, CATALOGUE)}, {SAID[place]}"))
        decoration = rows.filter(has_text=token(card)).evaluate("one => getComputedStyle(one).textDecorationLine")
        assert (decoration == "line-through") == (place in ("played", "laid-away"))
    expect(panel.locator(".legend li")).to_have_count(len(set(wanted.values())))
    assert rows.count() == 52


def test_all_tricks_of_the_deal_stand_below_the_last_with_who_led_and_why_it_was_taken(page: Page):
    record, _, move = positions.last_of_deal()
    table = TablePage(page).lay(record).open()
    table.play(move.card)
    deal = retrace(table.record)[0].deal
    panel = table.open_panel("last-trick")
    told = panel.locator(".told-trick")
    expect(told).to_have_count(5)
    expect(panel.locator("h3")).to_have_text(["Earlier tricks"])
    for place, trick in enumerate(reversed(deal.tricks)):
        shown = told.nth(place)
        assert shown.locator(".token bdi").all_inner_texts() == [token(card) for card in trick.cards]
        why = words.phrase(words.taken(trick, deal.trump), CATALOGUE, NAMES)
        expect(shown.locator("p").last).to_have_text(reads(why))
        led = f"Trick {5 - place}: {'you' if trick.leader == 0 else NAMES[trick.leader]} led"
        expect(shown.locator(".led")).to_have_text(reads(led))
    # The heading stands right before the second of them.
    order = panel.locator(".content > *").evaluate_all("parts => parts.map(part => part.tagName)")
    assert order == ["DIV", "H3", "DIV", "DIV", "DIV", "DIV"]


def test_the_scores_show_each_deal_what_it_gave_and_the_running_totals(page: Page):
    record, _, move = positions.last_of_game()
    table = TablePage(page).lay(record).open()
    panel = table.open_panel("scores")
    expect(panel.locator("tbody tr").last).to_contain_text("being played")
    expect(panel.locator("p")).to_have_text(reads("45 points win."))
    page.keyboard.press("Escape")
    table.play(move.card)
    lines = account(table.record)
    assert len(lines) == table.record.moves.count(NextDeal()) > 1
    table.open_panel("scores")
    rows = panel.locator("tbody tr")
    expect(rows).to_have_count(len(lines))
    for place, line in enumerate(lines):
        cells = rows.nth(place).locator("th, td")
        given = [f"+{points} {score}" for points, score in zip(line.points, line.scores, strict=True)]
        expect(cells).to_have_text([str(line.number), NAMES[line.dealer], *given])
    assert tuple(table.look().scores) == lines[-1].scores
    expect(panel.locator("p")).to_contain_text("the game with")


@pytest.mark.parametrize("name", ["scores", "practice"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
def test_the_panels_give_the_focus_back(page: Page, name: str, size: tuple[int, int]):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = TablePage(page).lay(LATE).open()
    for way in ("Escape", "Close"):
        panel = table.open_panel(name)
        expect(panel.locator("h2")).to_be_focused()
        if way == "Escape":
            page.keyboard.press("Escape")
        else:
            panel.get_by_role("button", name="Close").click()
        expect(panel).to_be_hidden()
        assert table.look().focus != "BODY"
    table.play(MOVE.card)


@pytest.mark.parametrize("width", [320, 390, 639, 640, 832, 1280])
def test_the_menu_has_its_place_beside_the_mark_of_practice(page: Page, width: int):
    page.set_viewport_size({"width": width, "height": 800})
    table = TablePage(page).lay(LATE, practice="yes").open()
    row = page.locator(".quick" if width >= 640 else ".menu-button").bounding_box()
    facts = page.locator("#practice-now").bounding_box()
    assert row and facts and facts["x"] + facts["width"] <= row["x"]
    menu = page.locator(".menu-button").bounding_box()
    assert menu and menu["x"] + menu["width"] <= width
    table.open_panel("scores")
