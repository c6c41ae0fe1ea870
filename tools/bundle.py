"""The scripts and style sheets, bundled: one of each for the start, and no comments.

The sources stand in static/start/ and static/style/; the order is that in which they are to be read.
"""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import rcssmin
import rjsmin

ROOT = Path(__file__).resolve().parent.parent


class Bundle(NamedTuple):
    """The sources of a bundle, by name in their folder, and how they are made small."""

    folder: str
    names: list[str]
    small: Callable[[str], str]


SHEETS = ["page", "cards", "table", "places", "panels", "layouts"]
LATER_SHEETS = ["reading", "settings", "statistics"]  # of the panels that later modules fill
BUNDLES = {
    "static/start.js": Bundle("static/start", ["boot.js", "languages.js", "faces.js"], rjsmin.jsmin),
    "static/style.css": Bundle("static/style", [f"{sheet}.css" for sheet in SHEETS], rcssmin.cssmin),
    "static/later.css": Bundle("static/style", [f"{sheet}.css" for sheet in LATER_SHEETS], rcssmin.cssmin),
}


def texts() -> dict[Path, str]:
    """The bundles as their sources give them."""
    return {ROOT / path: text(bundle) for path, bundle in BUNDLES.items()}


def text(bundle: Bundle) -> str:
    """The text of a bundle: its sources, small, one after the other."""
    sources = [(ROOT / bundle.folder / name).read_text(encoding="utf-8") for name in bundle.names]
    return "".join(f"{bundle.small(source)}\n" for source in sources)
