"""A screen without a browser, and a person who answers at once: whole games through the table's loop."""

import asyncio

from game.ai.follower import follower
from game.ai.player import Simple, naive
from game.rules.game import NextDeal, Play
from game.table.choreography import Pace
from game.table.loop import Table
from game.table.person import Person
from tests.finishing import finish

NAMES = ("You", "Angus", "Maeve")


class FakeScreen:
    """Keeps what it is shown: the scene, each card's place, and all that was told, asked and scored."""

    def __init__(self):
        self.scene = None
        self.places = {}
        self.moved = []
        self.told = []
        self.asked = []
        self.logged = []
        self.deeds = {}
        self.sheet = None
        self.heard = []
        self.pace = None

    def place(self, places):
        for place in places:
            self.places[place.key] = place
        self.moved.append(tuple(places))

    def show(self, scene):
        self.scene = scene
        self.places = {place.key: place for place in scene.places}

    def keep_focus(self):
        """There is none."""

    def tell(self, message):
        self.told.append(message)
        self.logged.append(message)
        self.pace.hurry()  # these eyes need no glance

    def did(self, deed, clear):
        if clear:
            self.deeds = {}
        if deed:
            self.deeds[deed[0]] = deed[1]

    def log(self, messages):
        self.logged = list(messages)

    def ask(self, prompt, asks):
        self.asked.append((prompt, asks))

    def hear(self, what, step=None):
        self.heard.append((what, step))

    def scored(self, event, knowledge):
        self.sheet = event


class Answering(Person):
    """A person who, when asked, takes the choice that `choose(knowledge, choices)` gives, through touch and act."""

    def __init__(self, choose, limit=None):
        super().__init__()
        self._choose = choose
        self._left = limit

    async def decide(self, knowledge, choices):
        asyncio.get_running_loop().call_soon(self._answer_now)
        return await super().decide(knowledge, choices)

    async def collect(self):
        asyncio.get_running_loop().call_soon(self.act, "collect")
        await super().collect()

    def _answer_now(self):
        if self._left == 0:
            self.left_open()
            return
        if self._left is not None:
            self._left -= 1
        move = self._choose(self.knowledge, self.choices)
        if isinstance(move, NextDeal):
            self.act("next-deal")
        elif isinstance(move, Play):
            assert self.touch(move.card) is None
        else:
            self.act("rob")
            assert self.touch(move.discard) is None

    def left_open(self):
        """What to do once the limit of answers is reached."""


def table(record, person, screen, saved, speed="instant", trick="timer"):
    """A table for the tests: the two simple opponents, a fake screen, records kept in `saved`."""
    players = (person, Simple(naive), Simple(follower))
    screen.pace = Pace(speed)
    return Table(record, players, screen, screen.pace, saved.append, lambda: trick)


def play_through(record, choose, limit=None, trick="timer"):
    """Play a record on to the end, or until the person has answered `limit` questions and is asked again.

    Gives the table and the records saved.
    """

    async def playing():
        person, screen, saved = Answering(choose, limit), FakeScreen(), []
        game = table(record, person, screen, saved, trick=trick)
        task = asyncio.create_task(game.play())
        person.left_open = task.cancel
        await asyncio.gather(task, return_exceptions=True)
        if not task.cancelled():
            task.result()
        return game, saved

    return finish(playing())
