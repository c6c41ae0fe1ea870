"""Everything that the page keeps as a file of the person's: saved, chosen, checked, and loaded once agreed to."""

import asyncio

import js
import jsffi

from game.browser.page import element, make, write
from game.table import kept, words


class Files:
    """The part of the panel that saves and loads. `tell(message)` says a sentence in the panel, None takes it away."""

    def __init__(self, app, tell):
        self._app = app
        self._tell = tell
        self._texts = None  # of the file that waits for a yes: a JavaScript object by name
        self._address = None

    def begin(self) -> None:
        """The panel opens: no file waits."""
        self._ask(None)

    # Saving

    def save(self) -> None:
        """Give the person everything as a file."""
        app = self._app
        app.keep_settings()  # those in force, whatever stood there
        day = js.Date.new().toISOString()[:10]
        texts = js.JSON.stringify(app.store.everything())
        self._give(kept.file_name(day), kept.to_file(day, texts))
        self._tell(words.message("file-saved", name=kept.file_name(day)))

    def _give(self, name, text):
        if self._address:
            js.URL.revokeObjectURL(self._address)  # the one before; this one the browser still reads
        kind = jsffi.to_js({"type": "application/json"})
        self._address = js.URL.createObjectURL(js.Blob.new(jsffi.to_js([text]), kind))
        make("a", href=self._address, download=name).click()

    # Loading

    def choose(self) -> None:
        """Let the person choose a file."""
        element("file-chosen").click()

    def chosen(self, field) -> None:
        """A file was chosen: read and check it, then ask."""
        if field.files.length:
            asyncio.create_task(self._read(field))

    async def _read(self, field):
        file = field.files.item(0)
        try:
            if file.size > kept.LARGEST:
                raise kept.KeptError(kept.too_large())
            found = self._checked(await self._text_of(file))
        except kept.KeptError as error:
            self._ask(None)
            self._tell(words.message("load-refused", why=error.message))
        else:
            self._tell(None)
            self._ask(found)
        field.value = ""  # or the same file could not be chosen again

    async def _text_of(self, file):
        try:
            return await file.text()
        except Exception:  # gone, or not ours to read: the browser gives no reason that people know
            raise kept.KeptError(words.message("load-unreadable")) from None

    def _checked(self, text):
        """What the file holds. The browser reads JSON more strictly than Python here, and to the last character."""
        tried = js.attempt("JSON", "parse", text)
        if tried.error:
            raise kept.KeptError(words.message("load-no-json"))
        found = kept.from_file(text, self._app.settings_known)
        self._texts = js.Object.new()
        for name in found.names:
            text = js.Object.getOwnPropertyDescriptor(tried.value.kept, name)
            js.Object.defineProperty(self._texts, name, text)
        return found

    def _ask(self, found):
        """Show the question whether to load what a file holds, or put it away."""
        if found is None:
            self._texts = None
        else:
            asked = words.message("load-question", day=self._app.catalogue.day(found.day))
            write(element("load-asks"), self._app.screen.text(asked))
        element("load-question").hidden = found is None
        element("statistics-buttons").hidden = found is not None
        if found is not None:
            element("load-yes").focus()

    def leave(self) -> None:
        """No: everything stays as it is."""
        self._ask(None)
        element("choose-file").focus()

    def load(self) -> None:
        """Yes: keep what the file holds in place of what is here, and go on with it."""
        texts = self._texts
        link = self._app.store.read("link") or ""
        js.Reflect.set(texts, "link", link)  # the page's address has not changed
        if self._app.store.replace(texts):
            self._app.resume()
            self._app.screen.speak(words.message("file-loaded"))
        else:
            self.leave()
            self._tell(words.message("load-refused", why=words.message("load-no-room")))
