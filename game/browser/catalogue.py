"""The sentences in one language, formatted by Fluent's own JavaScript bundle."""

import js
import jsffi
from polyscript.js_modules import fluent

from game.browser.page import every, write

ENGLISH = "en"
DIGITS = "-u-nu-latn"  # those that are printed on the cards, in every language


def read(text: str):
    """The messages of a catalogue's text; what is broken in it is left out."""
    return fluent.FluentResource.new(text)


class Catalogue:
    """The messages of a language, whose forms are attributes: `card_the` is `.the` of `card-name`.

    What the language lacks is said in English, if that was given; else a message is shown as its id.
    `letters` by rank are those of its own cards, if they are wanted; `cards` keeps the forms of cards in words.
    """

    def __init__(self):
        self.language = ""
        self.letters = {}
        self.cards = {}
        self._bundles = []
        self._plain = {}
        self._form_names = {}

    def speak(self, parts) -> None:
        """Speak a language from now on. `parts` are pairs of a language and what `read` gave, the first one first."""
        self.language = parts[0][0]
        self._bundles = []
        for language, resource in parts:
            bundle = fluent.FluentBundle.new(language + DIGITS)
            bundle.addResource(resource)
            self._bundles.append(bundle)
        self._plain = {}
        self._form_names = {}
        self.cards = {}

    def use_letters(self, letters) -> None:
        """Write these letters on cards in sentences, by rank, in place of those printed everywhere."""
        self.letters = letters
        self.cards = {}

    def format(self, identifier: str, arguments) -> str:
        """A message with its arguments (texts and numbers by name), as text."""
        if not arguments and identifier in self._plain:
            return self._plain[identifier][""]
        bundle, message = self._find(identifier)
        if message is None:
            return identifier
        if not arguments:
            return self.forms(identifier, {})[""]
        return self._formatted(bundle, identifier, message.value, jsffi.to_js(arguments))

    def forms(self, identifier: str, arguments) -> dict[str, str]:
        """All forms of a message: itself by the empty name, its attribute `the` by the name `_the`."""
        if not arguments and identifier in self._plain:
            return self._plain[identifier]
        bundle, message = self._find(identifier)
        if message is None:
            return {"": identifier}
        given = jsffi.to_js(arguments)
        found = {"": self._formatted(bundle, identifier, message.value, given)}
        for name in js.Object.keys(message.attributes):
            pattern = js.Reflect.get(message.attributes, name)
            found["_" + name] = self._formatted(bundle, identifier, pattern, given)
        if not arguments:
            self._plain[identifier] = found
        return found

    def form_names(self, identifier: str) -> list[str]:
        """The names under which the forms of a message are given."""
        if identifier not in self._form_names:
            _, message = self._find(identifier)
            attributes = js.Object.keys(message.attributes) if message else []
            self._form_names[identifier] = [""] + ["_" + name for name in attributes]
        return self._form_names[identifier]

    def day(self, text: str) -> str:
        """A day such as `2025-12-31` as the language writes it; a day that no calendar has, as it stands."""
        date = js.Date.new(text)
        if js.isNaN(date):
            return text
        how = jsffi.to_js({"dateStyle": "long", "timeZone": "UTC"})
        return js.Intl.DateTimeFormat.new(self.language + DIGITS, how).format(date)

    def _find(self, identifier):
        for bundle in self._bundles:
            if bundle.hasMessage(identifier):
                return bundle, bundle.getMessage(identifier)
        print("The catalogue %s has no message %s." % (self.language, identifier))
        return None, None

    def _formatted(self, bundle, identifier, pattern, arguments):
        errors = js.Array.new()
        text = bundle.formatPattern(pattern, arguments, errors)
        if errors.length:
            print("The message %s can't be said in full: %s" % (identifier, errors[0].message))
        return text

    def fill_page(self) -> None:
        """Put the messages that the page names into it."""
        for target in every("[data-message]"):
            write(target, self.format(target.getAttribute("data-message"), {}))
