"""Writes the English sentences of the catalogue into the static page, which is read before Python runs.

`python -m tools.fill_page` fills each element of `index.html` that names a message; `--check` only
tells whether it is filled (exit 1 if not).
"""

import argparse
import html
import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "index.html"
CATALOGUE = ROOT / "static" / "words" / "en.ftl"
NAMED = re.compile(r'(<(\w+)\b[^>]*\bdata-message="([\w-]+)"[^>]*>)([^<]*)(</\2>)')


def sentences(text: str) -> dict[str, str]:
    """The messages of a catalogue that are plain text, by id."""
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.value:
            parts = entry.value.elements
            texts = [part.value for part in parts if isinstance(part, ast.TextElement)]
            if len(texts) == len(parts):
                found[entry.id.name] = "".join(texts)
    return found


def filled(page: str, messages: dict[str, str]) -> str:
    """The page with each named message in its element; KeyError for a message that is missing."""

    def fill(match):
        text = html.escape(messages[match.group(3)], quote=False)
        return match.group(1) + text + match.group(5)

    return NAMED.sub(fill, page)


def main() -> int:
    """Fill the page or check it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    page = PAGE.read_text(encoding="utf-8")
    wanted = filled(page, sentences(CATALOGUE.read_text(encoding="utf-8")))
    if arguments.check:
        return int(page != wanted)
    PAGE.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
