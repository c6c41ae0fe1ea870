"""Builds the parts and starts them: the page's own Python begins here."""

import asyncio
import sys

import js

from game.ai.levels import player
from game.browser.catalogue import Catalogue
from game.browser.controls import Controls
from game.browser.page import element, make, write
from game.browser.panels import Panels
from game.browser.parameters import Parameters
from game.browser.screen import Screen
from game.browser.store import Store
from game.browser.thinking import LOST, STARTING, Thinker
from game.browser.voice import Voice
from game.rules.house import PRESET_NAMES, PRESETS
from game.rules.record import RecordError
from game.table import words
from game.table.choreography import SPEED_NAMES, Pace
from game.table.company import LEFT, LEVEL_NAMES, RIGHT, company, dice_of, level_of
from game.table.loop import Table, fresh_record
from game.table.person import Person

LANGUAGE = "en"
DEFAULTS = {
    "house": "seed",
    "speed": "normal",
    "trick": "timer",
    "guard": "off",
    "left": LEFT,
    "right": RIGHT,
}
ALLOWED = {
    "house": PRESET_NAMES,
    "speed": SPEED_NAMES,
    "trick": ("timer", "tap"),
    "guard": ("off", "on"),
    "left": LEVEL_NAMES,
    "right": LEVEL_NAMES,
    "level": LEVEL_NAMES,  # of both, in an address
}
AFTER_THE_FIRST_CARD = 0.3  # seconds in which the browser draws it, before more is fetched
SEED_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


class App:
    """The game in this page: its parts, and the one task that plays."""

    def __init__(self, catalogue):
        self.catalogue = catalogue
        self.store = Store(self._not_stored)
        self.settings = self.store.read_settings(DEFAULTS, ALLOWED)
        self.parameters = Parameters(js.location.search, ALLOWED, self.notice)
        self.pace = Pace(self.parameters.get("speed") or self.settings["speed"])
        self.thinker = Thinker(self._thinker_changed)
        self.table = None
        self.adviser = None
        self._practice = None
        self._guarding = None
        self._task = None
        self.ready = asyncio.Event()
        self.screen = Screen(catalogue, Voice(), self._why_not, self.ready.set)
        self.screen.scored_now = self._scored
        self.panels = Panels(self.screen, self.settings, lambda: self.table, self.practice)
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

    def new_game(self):
        """Leave the game that is played and start another, by the house and with the opponents chosen."""
        self.panels.close_all()
        self.play(self._fresh(None))

    def set(self, name, value):
        """Change a setting; it acts at once, the house and the opponents with the next game."""
        if value not in ALLOWED.get(name, ()):
            return
        self.settings[name] = value
        self.store.write_settings(self.settings)
        if name == "speed":
            self.pace.speed = value
        self.panels.show_choices()

    async def hint(self):
        """Tell the person a good move, if the person is still asked the same when it is found."""
        person, version = self.table.person, len(self.table.record.moves)
        if not person.waiting or self.table.knowledge.to_act != 0:
            return
        self.screen.speak(words.message("hint-coming"))
        found = await self._adviser().hint(person.knowledge, person.choices)
        if person.waiting and version == len(self.table.record.moves):
            self.screen.hint(words.hint(found, person.knowledge), found.move)

    def _adviser(self):
        if self.adviser is None:
            from game.table.adviser import Adviser  # only when wanted: the first card is not later for it

            self.adviser = Adviser(dice_of(self.table.record.seed), self.thinker, clock)
        return self.adviser

    def practice(self):
        """Taking back, playing a deal again, and seeing all hands."""
        if self._practice is None:
            from game.browser.practice import Practice  # only when wanted

            self._practice = Practice(self)
        return self._practice

    def guarding(self):
        """The guard against slips of the finger."""
        if self._guarding is None:
            from game.browser.guarding import Guarding  # only when wanted

            self._guarding = Guarding(self)
        return self._guarding

    def show_practice(self):
        """Show beside the house's name whether this game is practice."""
        element("practice-now").hidden = self.store.read("practice") != "yes"

    def notice(self, message):
        """Show a sentence that stays until it is put away."""
        holder = make("div", class_="notice")
        holder.appendChild(make("p", words.phrase(message, self.catalogue, ())))
        close = self.catalogue.format("notice-close", {})
        holder.appendChild(make("button", close, type="button", data_close=""))
        element("notices").appendChild(holder)

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
        self.screen.seat([words.seat_name(name, self.catalogue) for name in record.names])
        players = (Person(), self._opponent(record, 1, LEFT), self._opponent(record, 2, RIGHT))
        self.table = Table(
            record, players, self.screen, self.pace, self.store.save_game, self._trick_waits
        )
        if self._guarding:
            self._guarding.put_back()
        self.panels.show_choices()
        self.show_practice()
        self._task = asyncio.create_task(self._guarded(self.table.play(undone)))

    def _opponent(self, record, seat, otherwise):
        dice = "%s at %d" % (dice_of(record.seed), seat)
        return player(level_of(record.names[seat], otherwise), dice, self.thinker, clock)

    async def _guarded(self, playing):
        try:
            await playing
        except asyncio.CancelledError:
            pass
        except Exception as error:
            sys.print_exception(error, sys.stderr)
            js.console.error("The table stopped: %r" % error)

    def _thinker_changed(self, state, share):
        told = ""
        if state == STARTING:
            told = self.screen.text(words.message("thinker-loading", percent=int(share * 100)))
        elif state == LOST:
            told = self.screen.text(words.message("thinker-lost"))
        write(element("thinker-now"), told)

    def _scored(self, event):
        if event is None:
            if self._guarding:
                self._guarding.withdraw()
        elif self.settings["guard"] == "off":
            self.guarding().offer()

    def _trick_waits(self):
        return self.settings["trick"]

    def _why_not(self, card):
        return self.table.person.why_not(card)

    def _not_stored(self):
        self.notice(words.message("notice-not-stored"))

    def _unreadable(self, error: RecordError):
        identifier = "notice-newer" if error.newer else "notice-set-aside"
        self.notice(words.message(identifier, why=str(error)))


def clock() -> float:
    """Milliseconds since the page began."""
    return js.performance.now()


def random_seed() -> str:
    """A seed that nobody has chosen: ten letters and digits from the browser's own chance."""
    drawn = js.crypto.getRandomValues(js.Uint8Array.new(10))
    return "".join([SEED_LETTERS[drawn[index] % len(SEED_LETTERS)] for index in range(10)])


async def main():
    """Load the words, fill the page with them, and sit down."""
    answer = await js.fetch("static/words/%s.ftl" % LANGUAGE)
    catalogue = Catalogue(LANGUAGE, await answer.text())
    app = App(catalogue)
    app.start()
    await app.ready.wait()
    await asyncio.sleep(AFTER_THE_FIRST_CARD)
    await bring_courts()
    app.thinker.allow()


async def bring_courts():
    """Fetch the pictures of the court cards, which show a large letter until then."""
    answer = await js.fetch("static/cards/courts.svg")
    if answer.ok:
        element("courts").innerHTML = await answer.text()


asyncio.create_task(main())
