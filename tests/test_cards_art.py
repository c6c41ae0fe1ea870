"""The drawn deck: the symbols are what the tool draws, and what it draws is a deck."""

from __future__ import annotations

import gzip
import importlib.util
import re
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest
from playwright.sync_api import Page

from tests import positions
from tests.pages import TablePage

ROOT = Path(__file__).resolve().parent.parent
SYMBOLS = ROOT / "static" / "cards" / "symbols.svg"
COURTS = ROOT / "static" / "cards" / "courts.svg"
STYLE = ROOT / "static" / "style" / "cards.css"

SVG = "{http://www.w3.org/2000/svg}"
VALUES = {name: value for value, name in enumerate("A23456789T", start=1)}
DECK = [rank + suit for suit in "HDCS" for rank in "A23456789TJQK"]
COURT_CARDS = [rank + suit for suit in "HDCS" for rank in "JQK"]

INLINE_LIMIT = 5_000
COURTS_LIMIT = 62_000


def load_tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("draw_cards", ROOT / "tools" / "draw_cards.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


draw_cards = load_tool()


def symbols(path: Path) -> dict[str, ET.Element]:
    return {symbol.get("id", ""): symbol for symbol in ET.parse(path).iter(f"{SVG}symbol")}


def group(symbol: ET.Element, name: str) -> ET.Element:
    (found,) = [part for part in symbol.iter(f"{SVG}g") if part.get("class") == name]
    return found


def hrefs(element: ET.Element) -> Counter[str]:
    return Counter(use.get("href", "") for use in element.iter(f"{SVG}use"))


def gzipped(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def test_the_file_is_what_the_tool_draws() -> None:
    assert SYMBOLS.read_bytes() == draw_cards.draw_deck().encode()


def test_the_page_has_what_the_tool_draws() -> None:
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    assert draw_cards.fill_page(page, draw_cards.draw_for_page()) == page


def test_each_card_has_its_face_when_it_is_shown_and_not_before(page: Page) -> None:
    drawn = "[...document.querySelectorAll('symbol[id^=card-]')].map((face) => face.id.slice(5)).sort()"
    shown = "[...document.querySelectorAll('#cards [data-card]')].map((card) => card.dataset.card).sort()"
    table = TablePage(page).lay(positions.lead("seed")[0]).open()
    assert page.evaluate(drawn) == sorted([*page.evaluate(shown), "back"])
    table.play_deal()
    assert set(page.evaluate(shown)) < set(page.evaluate(drawn))
    used = "[...document.querySelectorAll('#cards .face > use')].map((use) => use.getAttribute('href').slice(6))"
    assert set(page.evaluate(used)) <= set(page.evaluate(drawn))


def test_every_card_and_the_back_have_a_symbol() -> None:
    assert sorted(symbols(SYMBOLS)) == sorted([f"card-{code}" for code in DECK] + ["card-back"])


@pytest.mark.parametrize("code", [code for code in DECK if code[0] in VALUES])
def test_a_card_shows_as_many_pips_as_its_rank(code: str) -> None:
    full = group(symbols(SYMBOLS)[f"card-{code}"], "face-full")
    half = next(part for part in full if part.get("id") == f"half-{code}")
    pip = f"#pip-{code[1]}"
    in_half, index = hrefs(half)[pip], 1
    middle = sum(
        use.get("href") == pip and use.get("class") != "face-inlay"
        for use in full.findall(f"{SVG}use")
    )
    assert hrefs(full)[f"#half-{code}"] == 1
    assert 2 * (in_half - index) + middle == VALUES[code[0]]


@pytest.mark.parametrize("count", range(2, 11))
def test_pips_never_touch_each_other_or_the_indices(count: int) -> None:
    upper, middle = draw_cards.pip_places(count)
    lower = [(draw_cards.WIDTH - x, draw_cards.HEIGHT - y) for x, y in upper]
    places = upper + middle + lower
    assert len(set(places)) == count
    for x, y in places:
        assert 50 + 22 <= x <= draw_cards.WIDTH - 50 - 22
        for other_x, other_y in places:
            if (x, y) != (other_x, other_y):
                assert abs(x - other_x) >= 45 or abs(y - other_y) >= 53


@pytest.mark.parametrize("code", DECK)
def test_no_card_shows_another_suit_or_rank(code: str) -> None:
    symbol = symbols(SYMBOLS)[f"card-{code}"]
    parts = {f"#rank-{code[0]}", f"#pip-{code[1]}", f"#half-{code}", f"#court-{code}"}
    assert set(hrefs(symbol)) <= parts
    assert symbol.get("class") == f"face-{code[1]}"
    assert hrefs(group(symbol, "face-large")) == {f"#rank-{code[0]}": 1, f"#pip-{code[1]}": 1}
    assert (f"#court-{code}" in hrefs(symbol)) == (code in COURT_CARDS)


def test_there_are_twelve_court_pictures() -> None:
    assert sorted(symbols(COURTS)) == sorted(f"court-{code}" for code in COURT_CARDS)
    assert "Adrian Kennard" in COURTS.read_text(encoding="utf-8")
    for code in COURT_CARDS:
        symbol = symbols(COURTS)[f"court-{code}"]
        assert symbol[0].get("class") == "court-paper", "the picture must hide what it replaces"
        pips = {href for href in hrefs(symbol) if href.startswith("#pip-")}
        assert pips == {f"#pip-{code[1]}"}


def test_every_use_has_its_shape_and_every_shape_its_own_name() -> None:
    parts = [part for path in (SYMBOLS, COURTS) for part in ET.parse(path).iter()]
    names = [name for part in parts if (name := part.get("id"))]
    assert not [name for name, times in Counter(names).items() if times > 1]
    used = {href[1:] for part in parts if (href := part.get("href"))}
    assert used <= set(names)


@pytest.mark.parametrize("path", [SYMBOLS, COURTS])
def test_colours_come_from_the_style_sheet(path: Path) -> None:
    """A strict content security policy forbids style attributes and elements."""
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"\bstyle=|<style|<script|\bon\w+=", text)
    assert not re.search(r'(fill|stroke)="(?!none|currentColor|url\(#)', text)
    classes = set(re.findall(r'class="([^"]+)"', text))
    assert classes <= set(re.findall(r"\.([a-zA-Z][\w-]*)", STYLE.read_text(encoding="utf-8")))


def test_the_pictures_are_small() -> None:
    assert gzipped(SYMBOLS) <= INLINE_LIMIT
    assert gzipped(COURTS) <= COURTS_LIMIT


def test_the_deck_goes_into_a_page_between_its_comments() -> None:
    page = "<body>\n<!-- cards:begin -->\nold\n<!-- cards:end -->\n</body>\n"
    filled = draw_cards.fill_page(page, "new\n")
    assert filled == "<body>\n<!-- cards:begin -->\nnew\n<!-- cards:end -->\n</body>\n"
    assert draw_cards.fill_page(filled, "new\n") == filled


@pytest.mark.parametrize(
    "page",
    ["", "<!-- cards:begin -->", "<!-- cards:end --><!-- cards:begin -->"],
)
def test_a_page_without_a_place_for_the_deck_is_refused(page: str) -> None:
    with pytest.raises(ValueError, match="cards:begin"):
        draw_cards.fill_page(page, "new")
