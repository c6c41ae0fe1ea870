"""Writes into the static page what it must know of the catalogues before Python runs.

`python -m tools.fill_page` fills each element of `index.html` that names a message with its English
sentence, and lists the languages that there are: each catalogue in `static/words/` is one, with the
name, the tags and the direction that it gives itself. `--check` only tells whether the page is filled
(exit 1 if not).
"""

import argparse
import html
import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "index.html"
WORDS = ROOT / "static" / "words"
ENGLISH = "en"
NAMED = re.compile(r'(<(\w+)\b[^>]*\bdata-message="([\w-]+)"[^>]*>)([^<]*)(</\2>)')
LISTED = re.compile(r"(?<=<!-- languages:begin -->\n).*?(?=<!-- languages:end -->)", re.DOTALL)
LINK = '<link rel="alternate" hreflang="{0}" href="?lang={0}" title="{1}" data-tags="{2}" dir="{3}">\n'


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


def catalogues() -> dict[str, str]:
    """The texts of all catalogues by their languages."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(WORDS.glob("*.ftl"))}


def language_list(texts: dict[str, str]) -> str:
    """The languages as the page lists them, by their names: `texts` of the catalogues by language."""
    messages = [entry for entry in FluentParser().parse(texts[ENGLISH]).body if isinstance(entry, ast.Message)]
    named = {language: sentences(text) for language, text in texts.items()}
    lines = [f'<meta name="messages" content="{len(messages)}">\n']
    for language in sorted(named, key=lambda language: named[language]["language-name"]):
        own = (named[language]["language-" + part] for part in ("name", "tags", "direction"))
        lines.append(LINK.format(language, *map(html.escape, own)))
    return "".join(lines)


def written(page: str) -> str:
    """The page with its sentences and its list of languages."""
    texts = catalogues()
    listed = language_list(texts)
    return LISTED.sub(lambda _: listed, filled(page, sentences(texts[ENGLISH])))


def main() -> int:
    """Fill the page or check it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    page = PAGE.read_text(encoding="utf-8")
    if arguments.check:
        return int(page != written(page))
    PAGE.write_text(written(page), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
