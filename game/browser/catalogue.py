"""The sentences in one language, formatted by Fluent's own JavaScript bundle."""

import js
import jsffi
from polyscript.js_modules import fluent

from game.browser.page import every, write


class Catalogue:
    """The messages of a `.ftl` file. A message that it lacks is shown as its id, and said in the console."""

    def __init__(self, language: str, text: str):
        self.language = language
        self._bundle = fluent.FluentBundle.new(language)
        self._bundle.addResource(fluent.FluentResource.new(text))
        self._plain: dict[str, str] = {}

    def format(self, identifier: str, arguments) -> str:
        """A message with its arguments (texts and numbers by name), as text."""
        if arguments:
            return self._formatted(identifier, arguments)
        if identifier not in self._plain:
            self._plain[identifier] = self._formatted(identifier, {})
        return self._plain[identifier]

    def _formatted(self, identifier, arguments):
        message = self._bundle.getMessage(identifier)
        if message is None:
            print("The catalogue %s has no message %s." % (self.language, identifier))
            return identifier
        errors = js.Array.new()
        text = self._bundle.formatPattern(message.value, jsffi.to_js(arguments), errors)
        if errors.length:
            print("The message %s can't be said in full: %s" % (identifier, errors[0].message))
        return text

    def fill_page(self) -> None:
        """Put the messages that the static page names into it."""
        for target in every("[data-message]"):
            write(target, self.format(target.getAttribute("data-message"), {}))
