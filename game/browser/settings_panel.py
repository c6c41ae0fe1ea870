"""The settings panel: built when it is first opened; what is chosen in it acts at once."""

import js

from game.browser.index_letters import own_letters
from game.browser.languages import tags
from game.browser.page import element, every, make, mark, write
from game.browser.settings import DEFAULTS
from game.table import words
from game.table.company import company
from game.table.settings import GROUPS, MANY


class SettingsPanel:
    """The page's settings dialog. `table()` gives the Table that is played now."""

    def __init__(self, screen, settings, table):
        self._screen = screen
        self._settings = settings
        self._table = table
        self._before = None  # the settings before they were reset, while that can be undone
        self._panel = element("settings-panel")
        self._build(self._panel.querySelector(".groups"))

    def open(self) -> None:
        """Show the settings as they stand; what was reset earlier stays so."""
        self._before = None
        self.say("")
        self.fill()

    def fill(self) -> None:
        """Show the settings as they stand."""
        for radio in every("#settings-panel input"):
            radio.checked = self._settings[radio.name] == radio.value
        for choice in every("#settings-panel select"):
            choice.value = self._settings[choice.name]
        letters = own_letters(self._screen.catalogue)
        element("about-index").parentNode.hidden = not letters
        for _, group in GROUPS:
            for setting in group:
                if isinstance(setting.about, dict):
                    about = setting.about[self._settings[setting.name]]
                    write(element("about-" + setting.name), self._text(about))
        self._panel.querySelector(".later").hidden = self._plays_on()
        undoes = "settings-reset-undo" if self._before else "settings-reset"
        write(self._panel.querySelector("[data-action=reset-settings]"), self._text(undoes))

    def reset(self) -> None:
        """Put all settings back to the defaults; the next time, until the panel is closed, undo that."""
        before, self._before = self._before, None if self._before else self._settings.all()
        self.say("settings-are-back" if before else "settings-are-reset")
        self._settings.set_all(before or DEFAULTS)

    def _plays_on(self):
        """Whether a new game would be played as this one is."""
        settings, record = self._settings, self._table().record
        seated = company(settings["left"], settings["right"]) == tuple(record.names)
        return seated and words.house_name(record.house) == words.HOUSES[settings["house"]]

    def say(self, identifier: str) -> None:
        """Say a message beside the button that resets; the empty one takes it away."""
        told = self._panel.querySelector("[role=status]")
        mark(told, "data-message", identifier or None)
        write(told, self._text(identifier) if identifier else "")

    def _text(self, identifier):
        return self._screen.text(words.message(identifier))

    # Building. Sentences name their messages, so that they change with the language.

    def _build(self, holder):
        later = holder.querySelector(".later")
        for title, group in GROUPS:
            part = make("section")
            part.appendChild(self._worded("h3", title))
            for setting in group:
                part.appendChild(self._list(setting) if setting.name in MANY else self._row(setting))
            if group[0].name == "house":
                part.appendChild(later)  # below the house and the opponents, whom it is about
            holder.appendChild(part)

    def _worded(self, tag, identifier, **attributes):
        return make(tag, self._text(identifier), data_message=identifier, **attributes)

    def _row(self, setting):
        """A setting whose values lie side by side."""
        row = make("fieldset", aria_describedby="about-" + setting.name)
        row.appendChild(self._worded("legend", setting.title))
        options = make("div", class_="options")
        for value, named in setting.options:
            option = make("label")
            option.appendChild(make("input", type="radio", name=setting.name, value=value))
            option.appendChild(self._worded("span", named))
            options.appendChild(option)
        row.appendChild(options)
        row.appendChild(self._about(setting))
        return row

    def _list(self, setting):
        """A setting whose values are in a list to open."""
        row = make("div", class_="setting")
        label = make("label")
        label.appendChild(self._worded("span", setting.title))
        choice = make("select", name=setting.name, aria_describedby="about-" + setting.name)
        for value, named in setting.options:
            choice.appendChild(self._worded("option", named, value=value))
        if setting.name == "language":
            for language in tags():  # each by its own name
                named = js.languages.title(language)
                choice.appendChild(make("option", named, value=language, lang=language))
        label.appendChild(choice)
        row.appendChild(label)
        row.appendChild(self._about(setting))
        return row

    def _about(self, setting):
        if isinstance(setting.about, dict):
            return make("p", class_="about", id="about-" + setting.name)
        return self._worded("p", setting.about, class_="about", id="about-" + setting.name)
