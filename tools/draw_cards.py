"""Draw our deck of cards: one SVG symbol for each card, and one for the back.

    python tools/draw_cards.py                     write static/cards/symbols.svg
    python tools/draw_cards.py --page index.html   and put the symbols into the page

In the page they stand between <!-- cards:begin --> and <!-- cards:end -->. A card is

    <svg class="face" viewBox="0 0 250 350" aria-hidden="true"><use href="#card-5H"/></svg>

once its symbol is among them: of 650 elements the first view needs a tenth, so the page has the
symbols as a text, and each is put in when its card is first shown (static/start/faces.js).

Everything is drawn from the few shapes below; colours are classes, which static/cards.css fills
from CSS variables.  A card is two halves and a middle: the lower half is the upper one turned
round.  The court pictures come later, from static/cards/courts.svg (tools/court_pictures.py);
until then a king, queen or jack shows its letter and its suit in the frame.
"""

from __future__ import annotations

import argparse
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "static" / "cards" / "symbols.svg"
BEGIN, END = "<!-- cards:begin -->", "<!-- cards:end -->"

RANKS = "A23456789TJQK"
SUITS = "HDCS"
WIDTH, HEIGHT = 250, 350
CENTRE_X, CENTRE_Y = WIDTH // 2, HEIGHT // 2
HALF_TURN = f"rotate(180 {CENTRE_X} {CENTRE_Y})"

Place = tuple[float, float]

# The suits, in a square of 50 about the origin; a pip on a number card has this size.
STEM = "C1.3 17.6 3.9 22.2 9.2 23.9V25.2H-9.2V23.9C-3.9 22.2-1.3 17.6-1.5 11.3"
PIPS = {
    "H": "M0 24.5C-3.4 15-22 4-22-10C-22-18.6-16-23.6-10.4-23.6C-5-23.6-1.2-19.8 0-14"
    "C1.2-19.8 5-23.6 10.4-23.6C16-23.6 22-18.6 22-10C22 4 3.4 15 0 24.5Z",
    "D": "M0-26.5Q8-11.6 20.2 0Q8 11.6 0 26.5Q-8 11.6-20.2 0Q-8-11.6 0-26.5Z",
    "C": "M1.5 11.3" + STEM + "C-3.9 14.7-7.2 16.4-11 16.4A10.9 10.9 0 1 1-8-4.9"
    "A10.9 10.9 0 1 1 8-4.9A10.9 10.9 0 1 1 11 16.4C7.2 16.4 3.9 14.7 1.5 11.3Z",
    "S": "M1.5 11.3" + STEM + "C-3.4 14.8-6.9 16.6-10.7 16.6C-16.7 16.6-22 12.4-22 5.8"
    "C-22-6.8-4.2-14.6 0-26C4.2-14.6 22-6.8 22 5.8C22 12.4 16.7 16.6 10.7 16.6"
    "C6.9 16.6 3.4 14.8 1.5 11.3Z",
}

# The ranks, 100 high about the origin: outlines to fill, or the middle of a stroke 14 wide.
FILLED = {
    "A": "M-35 50L-8-50H8L35 50H20.5L14.5 27H-14.5L-20.5 50ZM-11 14H11L0-28Z",
    "4": "M2-50H18V14H31V27.5H18V50H4V27.5H-32V16.5ZM4 14V-27L-17.5 14Z",
    "K": "M-31-50h14.5V50H-31ZM14-50H31.5L-16.5 14V-9ZM.5-18 35 50H18.5L-10-5Z",
}
STROKED = {
    "2": "M-23-19C-23-34-14-43 0-43S23-34 23-20C23-2-7 11-21 43H26",
    "3": "M-22-24C-20-36-12-43 0-43 13-43 22-35 22-23S13-3-1-3H-8M-1-3C14-3 25 5 25 20"
    "S15 43 0 43C-13 43-22 36-25 23",
    "5": "M23-43H-17L-20-5C-15-12-8-15 0-15 15-15 25-4 25 14S15 43-1 43C-13 43-22 36-25 24",
    "6": "M22-28C18-37 11-43 2-43-15-43-25-26-25 4V14C-25-2-15-13 0-13S25-2 25 15"
    " 15 43 0 43-25 32-25 15V4",
    "7": "M-25-43H25C8-14-5 14-8 50",
    "8": "M0-43C12-43 21-35 21-23S12-3 0-3-21-11-21-23-12-43 0-43ZM0-3C15-3 25 6 25 20"
    "S15 43 0 43-25 34-25 20-15-3 0-3Z",
    "T": "M-24-50V50M-38-31H-36C-29-31-24-37-24-50"
    "M15-43C28-43 31-24 31 0S28 43 15 43-1 24-1 0 2-43 15-43Z",
    "J": "M19-50V16C19 33 11 43-1 43S-21 34-21 20V15",
    "Q": "M0-43C19-43 26-24 26 0S19 43 0 43-26 24-26 0-19-43 0-43ZM5 20L31 53",
}

# Where things stand on a card.
INDEX_X, INDEX_RANK_Y, INDEX_PIP_Y = 25, 39, 84
INDEX_RANK, INDEX_PIP = 0.48, 0.62
LEFT, MIDDLE, RIGHT = 80, CENTRE_X, WIDTH - 80
TOP, BOTTOM = 62, HEIGHT - 62
FRAME = (46, 50, 158, 250)
LARGE_RANK = (CENTRE_X, 97, 1.5)
LARGE_PIP = (CENTRE_X, 258, 2.9)


def at(x: float, y: float, scale: float = 1) -> str:
    """The attribute that puts a shape at a place, in a size."""
    sized = f"scale({scale:g})" if scale != 1 else ""
    return f'transform="translate({x:g} {y:g}){sized}"'


def rank(code: str, x: float, y: float, scale: float) -> str:
    return f'<use href="#rank-{code[0]}" {at(x, y, scale)}/>'


def pip(code: str, x: float, y: float, scale: float = 1) -> str:
    place = f'x="{x:g}" y="{y:g}"' if scale == 1 else at(x, y, scale)
    return f'<use href="#pip-{code[1]}" {place}/>'


def pip_places(count: int) -> tuple[list[Place], list[Place]]:
    """Where the pips of the upper half stand, and those that are never turned."""
    if count < 4:
        return [(MIDDLE, TOP)], [(MIDDLE, CENTRE_Y)] * (count - 2)
    gap = (BOTTOM - TOP) / 3 if count > 8 else (BOTTOM - TOP) / 2
    rows = range(2 if count > 8 else 1)
    upper: list[Place] = [(x, TOP + gap * row) for row in rows for x in (LEFT, RIGHT)]
    middle: list[Place] = [(x, CENTRE_Y) for x in (LEFT, RIGHT) if count in (6, 7, 8)]
    between = (MIDDLE, TOP + gap / 2)
    if count in (5, 9):
        middle.append((MIDDLE, CENTRE_Y))
    elif count == 7:
        middle.append(between)
    elif count in (8, 10):
        upper.append(between)
    return upper, middle


def halves(code: str, upper: str) -> str:
    """The corner index and what else is drawn twice, the second time upside down."""
    letter = rank(code, INDEX_X, INDEX_RANK_Y, INDEX_RANK)
    suit = pip(code, INDEX_X, INDEX_PIP_Y, INDEX_PIP)
    return (
        f'<g id="half-{code}">{letter}{suit}{upper}</g>'
        f'<use href="#half-{code}" transform="{HALF_TURN}"/>'
    )


def draw_number(code: str) -> str:
    upper, middle = pip_places(10 if code[0] == "T" else int(code[0]))
    pips = "".join(pip(code, *place) for place in middle)
    return halves(code, "".join(pip(code, *place) for place in upper)) + pips


def draw_ace(code: str) -> str:
    if code[1] != "S":
        return pip(code, CENTRE_X, CENTRE_Y, 2.8) + halves(code, "")
    inlay = f'<use class="face-inlay" href="#pip-S" {at(CENTRE_X, CENTRE_Y + 1, 3)}/>'
    return pip(code, CENTRE_X, CENTRE_Y, 3.6) + inlay + halves(code, "")


def draw_court(code: str) -> str:
    """The frame; in it the letter and suit, which the picture hides when there is one."""
    x, y, width, height = FRAME
    box = f'x="{x}" y="{y}" width="{width}" height="{height}"'
    return (
        rank(code, CENTRE_X, 138, 1.3)
        + pip(code, CENTRE_X, 248, 1.4)
        + f'<use href="#court-{code}" {box}/><rect class="face-frame" {box}/>'
        + halves(code, "")
    )


def draw_card(code: str) -> str:
    """One card: as it is printed, and for very small cards a large rank and suit."""
    draw = draw_ace if code[0] == "A" else draw_court if code[0] in "JQK" else draw_number
    large = rank(code, *LARGE_RANK) + pip(code, *LARGE_PIP)
    return (
        f'<symbol id="card-{code}" class="face-{code[1]}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<g class="face-full">{draw(code)}</g><g class="face-large">{large}</g></symbol>'
    )


def diamond(x: float, y: float, reach: float) -> str:
    return f"M{x:g} {y - reach:g}l{reach:g} {reach:g}l-{reach:g} {reach:g}l-{reach:g}-{reach:g}z"


def draw_back() -> str:
    """A lattice of diamonds in a frame: six tiles wide and nine high."""
    tile_x, tile_y = 34.5, 34.5
    width, height = 6 * tile_x, 9 * tile_y
    x, y = (WIDTH - width) / 2, (HEIGHT - height) / 2
    box = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    cross = f"M0 0L{tile_x:g} {tile_y:g}M{tile_x:g} 0L0 {tile_y:g}"
    dots = "".join(
        diamond(column * tile_x, row * tile_y, 4)
        for column, row in ((0.5, 0), (0.5, 1), (0, 0.5), (1, 0.5))
    )
    return (
        f'<pattern id="card-tile" patternUnits="userSpaceOnUse" x="{x:g}" y="{y:g}" '
        f'width="{tile_x:g}" height="{tile_y:g}"><path class="card-back-line" d="{cross}"/>'
        f'<path class="card-back-dot" d="{dots}"/></pattern>'
        f'<symbol id="card-back" viewBox="0 0 {WIDTH} {HEIGHT}">'
        '<rect class="card-back-field" x="13" y="11" width="224" height="328" rx="8"/>'
        f'<rect fill="url(#card-tile)" {box}/><rect class="card-back-line" {box}/></symbol>'
    )


def draw_shapes() -> str:
    """The parts all cards are made of."""
    pips = [f'<path id="pip-{suit}" d="{path}"/>' for suit, path in PIPS.items()]
    filled = [f'<path id="rank-{name}" d="{path}"/>' for name, path in FILLED.items()]
    stroked = [
        f'<path id="rank-{name}" class="face-stroke" d="{path}"/>' for name, path in STROKED.items()
    ]
    turned = '<use id="rank-9" href="#rank-6" transform="rotate(180)"/>'
    return "".join(pips + filled + stroked) + turned


def draw_cards() -> list[str]:
    """The symbols of all cards, each in one line."""
    return [draw_card(name + suit) for suit in SUITS for name in RANKS]


def draw_deck() -> str:
    """The whole deck, as it stands in static/cards/symbols.svg."""
    return draw_symbols(draw_cards())


def draw_for_page() -> str:
    """What stands in the page: the parts, the back, and the cards as a text from which static/start/faces.js takes
    each when it is first shown."""
    cards = "\n".join(draw_cards())
    return f'<script type="text/plain" id="undrawn">\n{cards}\n</script>\n{draw_symbols([])}'


def draw_symbols(cards: list[str]) -> str:
    """An SVG with the parts, these cards and the back."""
    opening = (
        '<svg xmlns="http://www.w3.org/2000/svg" class="card-symbols" width="0" height="0" '
        'aria-hidden="true" focusable="false">'
    )
    # What is only used and never shown itself costs no layout so; a pattern would not work in there.
    unseen = ['<svg class="unseen">', f"<defs>{draw_shapes()}</defs>", *cards, "</svg>"]
    lines = [opening, *unseen, draw_back(), "</svg>"]
    return "\n".join(lines) + "\n"


def fill_page(page: str, deck: str) -> str:
    """The page with the deck between its two comments."""
    if page.count(BEGIN) != 1 or page.count(END) != 1 or page.index(BEGIN) > page.index(END):
        raise ValueError(f"the page needs {BEGIN} and, after it, {END}, once each")
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    return f"{before}{BEGIN}\n{deck}{END}{after}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--page", type=Path, help="a page to put the symbols into")
    parser.add_argument("--output", type=Path, default=TARGET)
    options = parser.parse_args()
    deck = draw_deck()
    options.output.parent.mkdir(parents=True, exist_ok=True)
    options.output.write_text(deck, encoding="utf-8", newline="\n")
    print(f"{options.output.name}: {len(deck.encode())} bytes")
    if options.page:
        page = fill_page(options.page.read_text(encoding="utf-8"), draw_for_page())
        options.page.write_text(page, encoding="utf-8", newline="\n")
        print(f"{options.page.name}: symbols put in")


if __name__ == "__main__":
    main()
