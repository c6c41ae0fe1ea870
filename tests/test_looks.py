"""Themes, four colours, large cards, forced colours: contrast, what colour-blind eyes see, and the first paint."""

import io
import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import Page, expect

from tests import positions
from tests.colours import EYES, Colour, apart, contrast, over
from tests.pages import TablePage
from tests.test_layout import _BOXES, SIZES, STATES, overlapping

RECORD, _, MOVE = positions.last_to_play()
STYLES = Path(__file__).resolve().parent.parent / "static" / "style"
THEMES = {
    "light": ("light", "light"),
    "dark": ("dark", "light"),
    "contrast": ("contrast", "light"),
    "system light": ("system", "light"),
    "system dark": ("system", "dark"),
}
# The ink and what it is written on.
TEXTS = [
    ("ink", "page"),
    ("ink", "panel"),
    ("quiet-ink", "panel"),
    ("quiet-ink", "page"),
    ("alarm", "panel"),
    ("on-accent", "accent"),
    ("on-felt", "felt"),
    ("on-felt", "felt-deep"),
    ("quiet-on-felt", "felt"),
    ("gold", "felt"),
    ("on-felt", "plate"),
    ("quiet-on-felt", "plate"),
    ("gold", "plate"),
    ("on-felt", "felt-line"),
    ("on-gold", "gold"),
    ("on-rail", "rail"),
    ("quiet-on-rail", "rail"),
    ("suit-S", "card-paper"),
    ("suit-H", "card-paper"),
    ("suit-D", "card-paper"),
    ("suit-C", "card-paper"),
]
# Edges, rings and grounds that tell something.
MARKS = [
    ("edge", "panel"),
    ("accent", "panel"),
    ("gold", "felt"),
    ("gold", "felt-deep"),
    ("card-paper", "felt"),
    ("card-paper", "felt-deep"),
    ("card-back", "card-paper"),
]


def coloured(page: Page, theme: str, **settings: str) -> TablePage:
    chosen, system = THEMES[theme]
    page.emulate_media(color_scheme=system, reduced_motion="reduce")
    return TablePage(page).lay(RECORD, settings={"theme": chosen, "trick": "tap", **settings}).open()


def variable(page: Page, name: str, ground: Colour) -> Colour:
    """A colour of the style sheets by its name, laid over a ground where it is clear."""
    text = page.evaluate(
        """name => {
          const probe = document.body.appendChild(document.createElement("i"));
          probe.style.color = `var(--${name})`;
          const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
          canvas.fillStyle = getComputedStyle(probe).color;
          probe.remove();
          canvas.fillRect(0, 0, 1, 1);
          return [...canvas.getImageData(0, 0, 1, 1).data];
        }""",
        name,
    )
    return over(tuple(part / 255 for part in text), ground)


def seen(page: Page, name: str) -> Colour:
    return variable(page, name, variable(page, "felt", (0, 0, 0)))


@pytest.mark.parametrize("colours", ["two", "four"])
@pytest.mark.parametrize("theme", THEMES)
def test_text_and_marks_stand_out(page: Page, theme: str, colours: str):
    coloured(page, theme, colours=colours)
    least = 7 if theme == "contrast" else 4.5
    found = {pair: contrast(seen(page, pair[0]), seen(page, pair[1])) for pair in TEXTS}
    assert {pair: ratio for pair, ratio in found.items() if ratio < least} == {}
    found = {pair: contrast(seen(page, pair[0]), seen(page, pair[1])) for pair in MARKS}
    assert {pair: ratio for pair, ratio in found.items() if ratio < 3} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_four_colours_are_told_apart_by_all_eyes(page: Page, theme: str):
    coloured(page, theme, colours="four")
    suits = {suit: seen(page, "suit-" + suit) for suit in "SHDC"}
    for eyes in EYES:
        found = {one + other: apart(suits[one], suits[other], eyes) for one, other in combinations(suits, 2)}
        assert min(found["HD"], found["SC"]) > 30, (eyes, found)
        assert min(found.values()) > 12, (eyes, found)


def test_two_colours_are_two_and_four_are_four_in_faces_and_tokens(page: Page):
    table = coloured(page, "light")
    table.open_panel("ranks")
    colour = "(suit) => getComputedStyle(document.querySelector(`.token[data-suit='${suit}']:not([data-where])`)).color"

    def tokens() -> dict[str, str]:
        return {suit: page.evaluate(colour, suit) for suit in "SHDC"}

    two = tokens()
    assert two["S"] == two["C"] and two["H"] == two["D"] and two["S"] != two["H"]
    page.keyboard.press("Escape")
    table.open_panel("settings").locator('[name="colours"][value="four"]').check()
    page.keyboard.press("Escape")
    table.open_panel("ranks")
    four = tokens()
    assert len(set(four.values())) == 4
    assert (four["S"], four["H"]) == (two["S"], two["H"])
    for suit, colour_of_token in four.items():
        drawn = page.evaluate(
            """suit => {
              window.draw_face(`2${suit}`);
              const face = document.querySelector(`#card-2${suit}`);
              return getComputedStyle(face).color;
            }""",
            suit,
        )
        assert drawn == colour_of_token


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_nothing_in_any_theme(page: Page, theme: str):
    table = coloured(page, theme, colours="four")
    for panel in (None, "settings", "ranks", "keys"):
        if panel:
            table.open_panel(panel)
        table.still()
        results = Axe().run(page)
        assert results.violations_count == 0, results.generate_report()
        page.keyboard.press("Escape")
    table.play(MOVE.card)
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


def test_the_theme_chosen_outdoes_the_system(page: Page):
    table = coloured(page, "system dark")
    dark = seen(page, "panel")
    panel = table.open_panel("settings")
    panel.locator('[name="theme"][value="light"]').check()
    assert seen(page, "panel") == (1, 1, 1) != dark
    panel.locator('[name="theme"][value="system"]').check()
    assert seen(page, "panel") == dark


@pytest.mark.parametrize(
    "kept, theme",
    [('{"theme": "dark"}', "dark"), ('{"theme": "contrast", "colours": "four"}', "contrast")],
)
def test_the_looks_are_there_before_anything_is_drawn(page: Page, kept: str, theme: str):
    page.add_init_script(f"""localStorage.setItem("forty-five/settings", {kept!r});
        window.seen = [];
        new MutationObserver(() => {{
          if (document.body && !window.seen.length) window.seen.push(document.documentElement.dataset.theme);
        }}).observe(document, {{ childList: true, subtree: true }});""")
    page.route("**/game.pack", lambda route: None)  # Python never comes
    page.goto("", wait_until="domcontentloaded")
    assert page.evaluate("window.seen") == [theme]
    expect(page.locator("html")).to_have_attribute("data-app", "loading")
    assert max(variable(page, "rail", (1, 1, 1))) < 0.25
    page.unroute_all(behavior="ignoreErrors")


def test_the_first_moment_shows_felt_and_nothing_else(page: Page):
    """The moment lasts here: its timer never ends it."""
    page.add_init_script("""const later = window.setTimeout;
        window.setTimeout = (act, ms, ...rest) => ms === 600 ? 0 : later(act, ms, ...rest);""")
    page.route("**/game.pack", lambda route: None)  # Python never comes
    page.goto("", wait_until="load")
    expect(page.locator("html")).to_have_attribute("data-early", "")
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    width, height = picture.size
    for place in ((width // 2, height // 2), (5, height - 5), (width - 5, height - 5)):
        red, green, blue = picture.getpixel(place)
        assert green > red + 20 and green > blue, place
    assert page.locator("body").evaluate("body => body.getBoundingClientRect().height") == 0
    page.unroute_all(behavior="ignoreErrors")


@pytest.mark.parametrize("kept", ["[", "null", '"dark"', '{"theme": 7, "cards": ["large"], "motion": null}', "{}"])
def test_broken_looks_are_the_defaults(page: Page, kept: str):
    TablePage(page).lay(RECORD, settings=kept).open()
    for look, value in (("theme", "system"), ("colours", "two"), ("cards", "normal"), ("motion", "system")):
        expect(page.locator("html")).to_have_attribute("data-" + look, value)
    assert seen(page, "panel") == (1, 1, 1)


@pytest.mark.parametrize("size", ["390x844", "320x568", "1280x800"])
def test_large_cards_are_larger_or_show_a_larger_rank(page: Page, size: str):
    page.set_viewport_size(dict(zip(("width", "height"), SIZES[size])))
    table = coloured(page, "light")
    shown = """card => {
      const [full, large] = ["full", "large"].map(kind =>
        getComputedStyle(card.querySelector(".face")).getPropertyValue("--face-" + kind));
      return [card.getBoundingClientRect().width, full, large];
    }"""
    width, _, _ = table.card(MOVE.card).evaluate(shown)
    table.open_panel("settings").locator('[name="cards"][value="large"]').check()
    page.keyboard.press("Escape")
    larger, full, large = table.still().card(MOVE.card).evaluate(shown)
    assert larger >= width
    assert (full, large) == ("none", "inline")


def test_large_cards_are_much_larger_where_there_is_room(page: Page):
    page.set_viewport_size({"width": 1920, "height": 1080})
    table = coloured(page, "light")
    before = table.card(MOVE.card).bounding_box()
    table.open_panel("settings").locator('[name="cards"][value="large"]').check()
    after = table.still().card(MOVE.card).bounding_box()
    assert before and after and after["width"] > 1.15 * before["width"]


@pytest.mark.parametrize("state", ["play", "asked to rob", "refused", "trick complete", "deal scored"])
def test_large_cards_have_their_place(page: Page, state: str):
    place: Callable[[Page], TablePage] = STATES[state]
    page.emulate_media(reduced_motion="reduce")
    table = place(page)
    page.evaluate("document.documentElement.dataset.cards = 'large'")  # as the setting does, leaving a refusal there
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        boxes = table.still().page.evaluate(_BOXES)
        outside = [name for name, box in boxes.items() if box[0] < -1 or box[2] > width + 1 or box[3] > height + 1]
        assert (outside, overlapping(boxes)) == ([], []), size


@pytest.mark.parametrize("size", ["320x568", "390x844", "568x320", "1280x800"])
def test_the_settings_panel_scrolls_one_way_only(page: Page, size: str):
    width, height = map(int, size.split("x"))
    page.set_viewport_size({"width": width, "height": height})
    panel = coloured(page, "light").open_panel("settings")
    assert panel.locator("form").evaluate("form => form.scrollWidth <= form.clientWidth")
    sections = [box for box in (part.bounding_box() for part in panel.locator("section").all()) if box]
    columns = {round(box["x"]) for box in sections}
    assert len(columns) == (2 if width > 1000 else 1)
    for option in panel.locator(".options label:visible, select, button:visible").all():
        box = option.bounding_box()
        assert box and min(box["width"], box["height"]) >= 24


@pytest.mark.parametrize("system", ["light", "dark"])
def test_in_forced_colours_cards_keep_edges_and_what_is_legal_is_seen(page: Page, system: str):
    page.emulate_media(forced_colors="active", color_scheme=system, reduced_motion="reduce")
    table = TablePage(page).lay(RECORD).open()
    look = table.look()
    styles = """card => { const style = getComputedStyle(card);
      return [style.borderTopStyle, parseFloat(style.borderTopWidth), style.boxShadow, style.outlineStyle]; }"""
    legal = table.card(look.legal[0]).evaluate(styles)
    illegal = table.card(next(card for card in look.hand if card not in look.legal)).evaluate(styles)
    assert legal[0] == "solid" and legal[1] >= 1 and legal[2] != "none"
    assert illegal[0] == "dashed" and illegal[2] == "none"
    page.keyboard.press("Tab")
    table.card(look.legal[0]).focus()
    page.keyboard.press("ArrowRight")
    focus = page.evaluate(f"({styles})(document.activeElement)")
    assert focus[3] == "solid"
    panel = table.open_panel("settings")
    grounds = [
        panel.locator(f'[name="speed"][value="{value}"] + span').evaluate("span => getComputedStyle(span).background")
        for value in ("normal", "fast")
    ]
    assert grounds[0] != grounds[1]


def test_no_rule_looks_through_the_whole_page():
    """A `:has` of the page itself has it searched each time that what it styles is looked at: 2 ms, every frame."""
    for sheet in STYLES.glob("*.css"):
        assert not re.search(r"(?:html|:root|body|main)[^\s{]*:has\(", sheet.read_text(encoding="utf-8")), sheet.name


def test_no_theme_is_written_twice():
    """Light and dark stand in one value, so no block of the style sheets repeats another."""
    for sheet in ("page.css", "cards.css"):
        text = (STYLES / sheet).read_text(encoding="utf-8")
        plain = re.sub(r"@media \(forced-colors.*?\n}\n", "", text, flags=re.DOTALL)
        assert "prefers-color-scheme" not in plain
