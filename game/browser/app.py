"""The game in this page: builds its parts, and plays one table after another in one task."""

import asyncio
import sys

import js

from game.ai.levels import player
from game.browser.clock import Clock
from game.browser.controls import Controls
from game.browser.guarding import Guarding
from game.browser.hearing import Hearing
from game.browser.languages import Languages
from game.browser.later import Later
from game.browser.page import element, make, write
from game.browser.panels import Panels
from game.browser.parameters import Parameters
from game.browser.screen import Screen
from game.browser.seeds import random_seed
from game.browser.settings import ALLOWED, DEFAULTS, Settings
from game.browser.store import Store
from game.browser.thinking import LOST, READY, STARTING, Thinker
from game.browser.voice import Voice
from game.rules.house import PRESETS
from game.rules.record import RecordError
from game.table import plates, words
from game.table.choreography import Pace
from game.table.company import LEFT, RIGHT, company, dice_of, level_of
from game.table.loop import Table, fresh_record
from game.table.person import Person


class App:
    """The game in this page: its parts, and the one task that plays."""

    def __init__(self, catalogue):
        self.catalogue = catalogue
        self._noticed = []  # what the notices say: pairs of an element and its message
        self.parameters = Parameters(js.location.search, ALLOWED, self.notice)
        self.store = Store(self._not_stored, self.parameters.table)
        self.settings = Settings(self.store, self._acted_on)
        self.languages = Languages(self)
        self.clock = Clock()
        self.pace = Pace(self.parameters.get("speed") or self.settings["speed"], self.clock)
        self.thinker = Thinker(self._thinker_changed)
        self.later = Later(self._part_missing)
        self.table = None
        self.adviser = None
        self._practice = None
        self._statistics = None
        self._offline = None
        self._task = None
        self.ready = asyncio.Event()
        self.screen = Screen(catalogue, Voice(), self._why_not, self.ready.set)
        self.screen.scored_now = self._scored
        fillings = {
            "practice": lambda: self.practice().fill(element("practice-panel")),
            "statistics": lambda: self.statistics().fill(),
            "settings": lambda: self._settings_panel().open(),
        }
        self.panels = Panels(self.screen, lambda: self.table, fillings, self.later)
        self.guarding = Guarding(self)
        self.hearing = Hearing(self.screen, self.settings, self.pace, self.later)
        self._panel = None
        Controls(self)

    def start(self):
        """Go on with the stored game, or with the one that the link asks for, or deal a new one."""
        record = self.store.read_game(self._unreadable)
        link = self.parameters.link()
        if link and link != self.store.read("link"):
            if record:
                self.store.copy("game", "earlier")
            record = None
        self.store.write("link", link)
        js.document.documentElement.setAttribute("data-laid", "")
        self.play(record or self._fresh(self.parameters.get("seed")))

    def new_game(self, seed=None):
        """Leave the game that is played and start another, by the house and with the opponents chosen."""
        self.panels.close_all()
        self.play(self._fresh(seed))
        if self._offline:
            asyncio.create_task(self._offline.take())

    def set(self, name, value):
        """Change a setting; it acts at once, the house and the opponents with the next game."""
        self.settings.set(name, value)

    def reset_settings(self):
        """Put all settings back to the defaults, or undo that."""
        self._settings_panel().reset()

    def _acted_on(self, settings):
        self.pace.speed = settings["speed"]
        self.hearing.touched()
        self.languages.follow()
        if self._panel:
            self._panel.fill()

    def _settings_panel(self):
        if self._panel is None:
            from game.browser.settings_panel import SettingsPanel

            self._panel = SettingsPanel(self.screen, self.settings, lambda: self.table)
        return self._panel

    async def hint(self):
        """Tell the person a good move, if the person is still asked the same when it is found."""
        person, version = self.table.person, len(self.table.record.moves)
        if not person.waiting or self.table.knowledge.to_act != 0 or not await self.later.bring():
            return
        self.screen.speak(words.message("hint-coming"))
        found = await self._adviser().hint(person.knowledge, person.choices)
        if person.waiting and version == len(self.table.record.moves):
            self.screen.hint(words.hint(found, person.knowledge), found.move)

    def _adviser(self):
        if self.adviser is None:
            from game.table.adviser import Adviser

            self.adviser = Adviser(dice_of(self.table.record.seed), self.thinker, self.clock)
        return self.adviser

    def statistics(self):
        """The panel of statistics, which is wanted when a game has ended."""
        if self._statistics is None:
            from game.browser.statistics import StatisticsPanel

            self._statistics = StatisticsPanel(self)
        return self._statistics

    @property
    def settings_known(self):
        """The values that each setting may have, by name."""
        return {name: ALLOWED[name] for name in DEFAULTS}

    def keep_settings(self):
        """Store the settings in force."""
        self.store.write_settings(self.settings.all())

    def resume(self):
        """Go on with what is stored now, a file that was loaded: its settings and its game."""
        self.settings.set_all(self.store.read_settings(DEFAULTS, ALLOWED))
        self.panels.close_all()
        self.play(self.store.read_game(self._unreadable))

    def look_around(self):
        """Mind the same game in other tabs, and talk with the page around, if this is a frame in one that wants it."""
        from game.browser.elsewhere import Elsewhere

        Elsewhere(self)
        if js.document.documentElement.hasAttribute("data-embedded"):
            from game.browser.embedding import Embedding

            Embedding(self, self.parameters.origin)

    async def keep_offline(self):
        """Have the page kept for visits without a network."""
        from game.browser.offline import Offline

        self._offline = Offline(self.notice)
        await self._offline.begin()

    def practice(self):
        """Taking back, playing a deal again, and seeing all hands."""
        if self._practice is None:
            from game.browser.practice import Practice

            self._practice = Practice(self)
        return self._practice

    def show_practice(self):
        """Show beside the house's name whether this game is practice."""
        element("practice-now").hidden = self.store.read("practice") != "yes"

    def notice(self, message):
        """Show a sentence that stays until it is put away."""
        holder = make("div", class_="notice")
        said = make("p", words.phrase(message, self.catalogue, ()))
        self._noticed.append((said, message))
        holder.appendChild(said)
        close = self.catalogue.format("notice-close", {})
        button = make("button", close, type="button", data_close="", data_message="notice-close")
        holder.appendChild(button)
        element("notices").appendChild(holder)

    def reword(self):
        """Say what the notices and the settings say anew, in another language."""
        if self._panel:
            self._panel.fill()
        self._noticed = [pair for pair in self._noticed if pair[0].isConnected]
        for said, message in self._noticed:
            write(said, words.phrase(message, self.catalogue, ()))

    def say_beside(self, identifier):
        """Say something about the settings: in their panel if it is open."""
        if element("settings-panel").open:
            self._settings_panel().say(identifier)
        else:
            self.screen.speak(words.Message(identifier, {}))

    def _fresh(self, seed):
        house = level = None
        if self.table is None:  # the address asks for the first game only
            house, level = self.parameters.get("house"), self.parameters.get("level")
        names = company(level or self.settings["left"], level or self.settings["right"])
        record = fresh_record(
            seed or random_seed(), PRESETS[house or self.settings["house"]], names
        )
        self.store.write("practice", "")
        self.store.save_game(record)
        return record

    def play(self, record, undone: bool = False):
        """Play a record on from where it stands, instead of what is played; `undone`: moves were taken back."""
        if self._task:
            self._task.cancel()
        self.adviser = None
        self.screen.seat(record.names, [plates.face(name) for name in record.names[1:]])
        players = (Person(), self._opponent(record, 1, LEFT), self._opponent(record, 2, RIGHT))
        self.table = Table(
            record, players, self.screen, self.pace, self._save, self._trick_waits
        )
        self.guarding.put_back()
        self.panels.show_house()
        self.show_practice()
        self._task = asyncio.create_task(self._guarded(self.table.play(undone)))

    def _opponent(self, record, seat, otherwise):
        dice = "%s at %d" % (dice_of(record.seed), seat)
        return player(level_of(record.names[seat], otherwise), dice, self.thinker, self.clock)

    def _save(self, record):
        self.store.save_game(record)
        if self.table.game.winner is not None:
            # At once, whatever the person does while the last trick lies there, but not before it is seen.
            asyncio.create_task(self._count(record))

    async def _count(self, record):
        if await self.later.bring(aloud=False):
            self.statistics().count(record)
        if self._offline:
            await self._offline.look_again()

    async def _seat_the_strong(self):
        """Who plays for the game needs the tables of chances; without them he plays for points."""
        strong = [opponent for opponent in self.table.players[1:] if opponent.level.for_the_game]
        if strong and not await self.later.bring():
            for opponent in strong:
                level = opponent.level
                opponent.level = level.replace(for_the_game=False, worlds=level.table_worlds)

    async def _guarded(self, playing):
        try:
            await self._seat_the_strong()
            await playing
            await self._count(self.table.record)  # a game that was over when the page opened
        except asyncio.CancelledError:
            pass
        except Exception as error:
            sys.print_exception(error, sys.stderr)
            js.console.error("The table stopped: %r" % error)

    def _thinker_changed(self, state, share):
        told = None
        if state == STARTING:
            told = words.message("thinker-loading", percent=int(share * 100))
        elif state == LOST:
            told = words.message("thinker-lost")
        elif state == READY and self._offline:
            asyncio.create_task(self._offline.keep_thinker())
        self.screen.write("thinker-now", told)

    def _scored(self, event):
        if event is None:
            self.guarding.withdraw()
        elif self.later.is_here and self.settings["guard"] == "off" and self.table.game.winner is None:
            self.guarding.offer()

    def _trick_waits(self):
        return self.settings["trick"]

    def _why_not(self, card):
        return self.table.person.why_not(card)

    def _part_missing(self):
        moved_on = js.Reflect.has(js.window, "other_version")
        self.notice(words.message("notice-other-version" if moved_on else "notice-part-missing"))

    def _not_stored(self):
        self.notice(words.message("notice-not-stored"))

    def _unreadable(self, error: RecordError):
        identifier = "notice-newer" if error.newer else "notice-set-aside"
        js.console.warn("The stored game: %s" % error)
        self.notice(words.message(identifier))
