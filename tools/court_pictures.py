"""Make static/cards/courts.svg: the twelve court pictures, small and in our own colours.

The drawings are Adrian Kennard's (https://www.me.uk/cards/), given by him to everyone under
CC0 1.0.  We take them from a pinned npm package, drop its indices, corner pips and frames
(we draw those ourselves), turn its colours into classes for static/cards.css and let a pinned
svgo shorten the paths.  Run it only to rebuild the file; it needs npm and the network:

    python tools/court_pictures.py
"""

from __future__ import annotations

import argparse
import hashlib
import re
import subprocess
import sys
import tarfile
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "static" / "cards" / "courts.svg"

PACKAGE = "@heruka_urgyen/react-playing-cards@0.5.0"
SHA256 = "0a9e5c386c40af2ae591103589d3a4c340d66a325a64c3f5b1d3f6c0a907b468"
SVGO = "svgo@4.1.0"

SVG = "{http://www.w3.org/2000/svg}"
RANKS = "JQK"
SUITS = "HDCS"
WIDTH, HEIGHT = 650, 1000
"""Half the size of the drawings: enough, in whole numbers, up to cards 500 pixels wide."""
LAYERS = ("yellow", "red", "blue", "black", "line", "fine")
"""What the six layers of a picture are, from the lowest up: four fills, two line widths."""

PIP_PLACE = re.compile(r"translate\((-?\d+),(-?\d+)\)scale\(1,0\.972\)rotate\((-?\d+)\)")
PIP_UNIT = 120
"""A pip of the drawings with this `height` is, in our picture, as big as our own pips are drawn."""

CORNER = "translate(89 103)scale(3.2 3.1)"
"""Where the large pip stands in the corner of a picture."""

SVGO_CONFIG = """
export default {
  js2svg: { pretty: false, eol: 'lf', finalNewline: true },
  plugins: [{ name: 'convertPathData', params: { floatPrecision: 0, makeArcs: false } }],
}
"""

CREDIT = (
    "<!-- Court pictures by Adrian Kennard, https://www.me.uk/cards/ (CC0 1.0). "
    "Made by tools/court_pictures.py; do not edit. -->"
)


class Pip(NamedTuple):
    """One small suit mark inside a picture."""

    x: int
    y: int
    turn: int
    height: int
    outlined: bool


class Layer(NamedTuple):
    """One colour of a picture: a path, and the suit marks lying on it."""

    path: str
    mirrored: bool
    pips: tuple[Pip, ...]


def fetch(directory: Path) -> Path:
    """Download the pinned package, check it, and return the archive."""
    subprocess.run(
        ["npm", "pack", "--silent", PACKAGE], cwd=directory, check=True, stdout=subprocess.DEVNULL
    )
    (archive,) = directory.glob("*.tgz")
    check(archive)
    return archive


def check(archive: Path) -> None:
    """Stop unless the archive is the one we looked at."""
    found = hashlib.sha256(archive.read_bytes()).hexdigest()
    if found != SHA256:
        sys.exit(f"{archive.name}: sha256 is {found}, expected {SHA256}")


def read_layers(drawing: bytes) -> list[Layer]:
    """The six layers of one court card, in drawing order."""
    symbols = {s.get("id", "")[-1]: s for s in ET.fromstring(drawing).iter(f"{SVG}symbol")}
    layers = [read_layer(symbols[number]) for number in "123456" if number in symbols]
    if len(layers) != len(LAYERS):
        raise ValueError(f"expected {len(LAYERS)} layers, found {len(layers)}")
    return layers


def read_layer(symbol: ET.Element) -> Layer:
    """One layer; the author drew some pictures the other way round, in a mirrored group."""
    group = symbol.find(f"{SVG}g")
    holder = symbol if group is None else group
    path = holder.find(f"{SVG}path")
    if path is None:
        raise ValueError("a layer has no path")
    pips = tuple(read_pip(use) for use in holder.iter(f"{SVG}use"))
    return Layer(path.get("d", ""), group is not None, pips)


def read_pip(use: ET.Element) -> Pip:
    place = PIP_PLACE.match(use.get("transform", ""))
    if place is None:
        raise ValueError(f"a suit mark stands in an unknown way: {use.attrib}")
    x, y, turn = (int(number) for number in place.groups())
    return Pip(x, y, turn, int(use.get("height", "0")), use.get("stroke") is not None)


def draw_pip(pip: Pip, suit: str, mirrored: bool) -> str:
    x, y = pip.x / 2, pip.y / 2
    x = WIDTH - x if mirrored else x
    turn = (-pip.turn if mirrored else pip.turn) % 360
    rotate = f"rotate({turn})" if turn else ""
    outline = ' class="court-edged"' if pip.outlined else ""
    scale = f"scale({pip.height / PIP_UNIT:.3g})"
    return f'<use{outline} href="#pip-{suit}" transform="translate({x:g} {y:g}){rotate}{scale}"/>'


def draw_court(code: str, layers: list[Layer]) -> str:
    """One picture: each layer twice, once upside down, so that neither half covers the other."""
    parts = [f'<path class="court-paper" d="M0 0h{WIDTH}v{HEIGHT}H0z"/>']
    for number, (name, layer) in enumerate(zip(LAYERS, layers, strict=True), start=1):
        ident = f"court-{code}-{number}"
        place = f"matrix(-.5 0 0 .5 {WIDTH} 0)" if layer.mirrored else "scale(.5)"
        path = f'<path class="court-{name}" transform="{place}" d="{layer.path}"/>'
        pips = "".join(draw_pip(pip, code[1], layer.mirrored) for pip in layer.pips)
        if name == "fine":
            pips += f'<use href="#pip-{code[1]}" transform="{CORNER}"/>'
        parts.append(f'<g id="{ident}">{path}{pips}</g>')
        parts.append(f'<use href="#{ident}" transform="rotate(180 {WIDTH // 2} {HEIGHT // 2})"/>')
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none"'
    return f'<symbol id="court-{code}" class="court-{code[1]}" {box}>{"".join(parts)}</symbol>'


def draw_courts(archive: Path) -> str:
    """The whole file before it is shortened."""
    symbols = []
    with tarfile.open(archive) as package:
        for suit in SUITS:
            for rank in RANKS:
                drawing = package.extractfile(f"package/src/images/2color/{rank}{suit}.svg")
                if drawing is None:
                    raise ValueError(f"{rank}{suit} is missing")
                symbols.append(draw_court(rank + suit, read_layers(drawing.read())))
    opening = (
        '<svg xmlns="http://www.w3.org/2000/svg" class="card-symbols" width="0" height="0" '
        'aria-hidden="true" focusable="false">'
    )
    return opening + "".join(symbols) + "</svg>"


def shorten(text: str, directory: Path) -> str:
    """The same picture with every path in as few characters as svgo finds."""
    subprocess.run(
        ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(directory), SVGO],
        check=True,
    )
    source, result = directory / "in.svg", directory / "out.svg"
    config = directory / "svgo.config.mjs"
    source.write_text(text, encoding="utf-8")
    config.write_text(SVGO_CONFIG, encoding="utf-8")
    program = directory / "node_modules" / ".bin" / "svgo"
    subprocess.run(
        [str(program), "--quiet", "--config", str(config), "-i", str(source), "-o", str(result)],
        check=True,
    )
    return result.read_text(encoding="utf-8")


def finish(text: str) -> str:
    """One symbol a line, and whose work it is."""
    text = text.replace("<symbol", "\n<symbol").replace("</svg>", "\n</svg>")
    opening, rest = text.split(">", 1)
    return f"{opening}>\n{CREDIT}{rest}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--archive", type=Path, help="the package, if it is here already")
    parser.add_argument("--output", type=Path, default=TARGET)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        directory = Path(name)
        if options.archive:
            check(options.archive)
        archive = options.archive or fetch(directory)
        text = finish(shorten(draw_courts(archive), directory))
    options.output.parent.mkdir(parents=True, exist_ok=True)
    options.output.write_text(text, encoding="utf-8", newline="\n")
    print(f"{options.output.name}: {len(text.encode())} bytes")


if __name__ == "__main__":
    main()
