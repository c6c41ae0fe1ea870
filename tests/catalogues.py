"""The catalogues for tests in CPython: Fluent's Python runtime behind the interface that the page has."""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

WORDS = Path(__file__).resolve().parent.parent / "static" / "words"


class Catalogue:
    """A catalogue that raises for a message it lacks and for any error in formatting."""

    def __init__(self, language="en"):
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(read(language)))

    def format(self, identifier, arguments):
        message = self._bundle.get_message(identifier)
        text, errors = self._bundle.format_pattern(message.value, arguments)
        assert not errors, (identifier, arguments, errors)
        return text


def read(language):
    """The text of a catalogue."""
    return (WORDS / f"{language}.ftl").read_text(encoding="utf-8")


def messages(language="en"):
    """The syntax trees of a catalogue's messages by id; a broken entry fails."""
    found = {}
    for entry in FluentParser().parse(read(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found
