"""The catalogues for tests in CPython: Fluent's Python runtime behind the interface that the page has."""

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

WORDS = Path(__file__).resolve().parent.parent / "static" / "words"
LANGUAGES = sorted(path.stem for path in WORDS.glob("*.ftl"))


class Catalogue:
    """A catalogue that raises for a message it lacks and for any error in formatting."""

    def __init__(self, language="en", text=None, isolating=False):
        self.language = language
        self.letters = {}
        self.cards = {}
        self._bundle = FluentBundle([language], use_isolating=isolating)
        self._bundle.add_resource(FluentResource(read(language) if text is None else text))

    def format(self, identifier, arguments):
        return self._formatted(identifier, self._bundle.get_message(identifier).value, arguments)

    def forms(self, identifier, arguments):
        message = self._bundle.get_message(identifier)
        found = {"": self._formatted(identifier, message.value, arguments)}
        for name, pattern in message.attributes.items():
            found["_" + name] = self._formatted(identifier, pattern, arguments)
        return found

    def form_names(self, identifier):
        return ["", *("_" + name for name in self._bundle.get_message(identifier).attributes)]

    def _formatted(self, identifier, pattern, arguments):
        text, errors = self._bundle.format_pattern(pattern, arguments)
        assert not errors, (identifier, arguments, errors)
        return text


def read(language):
    """The text of a catalogue."""
    return (WORDS / f"{language}.ftl").read_text(encoding="utf-8")


@lru_cache
def messages(language="en"):
    """The syntax trees of a catalogue's messages by id; a broken entry fails."""
    found = {}
    for entry in FluentParser().parse(read(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found
