"""The game at the table, one coroutine: ask a player, play the move, save the record, show what happened."""

from game.rules import knowledge as knowing
from game.rules.events import DealScored, Dealt, GameWon, Played, TrickTaken, seen_by
from game.rules.game import NextDeal, legal_moves, new_game, play, to_act
from game.rules.record import Record
from game.table import choreography, plates, words
from game.table.scene import scene

PERSON = 0


class Table:
    """Plays one game between the person (seat 0) and two opponents.

    `players` by seat, seat 0 a Person. `screen` shows: `show(scene)`, `place(places)`, `keep_focus()`,
    `tell(message)` for what happened, `did(deed, clear)` for the plates, `log(messages)` for what has
    happened in this deal, `ask(prompt, asks)` for what stands, `scored(event, knowledge)` for the
    score of a deal (no event hides it), and `hear(event, step)` for what may be heard (see
    `sounds.heard`). `save` gets the Record after each move.
    """

    def __init__(self, record, players, screen, pace, save, trick_waits=lambda: "timer"):
        self.record = record
        self.game, self.knowledges, self.told = retrace(record)
        self.players = players
        self.person = players[PERSON]
        self.screen = screen
        self.pace = pace
        self.trick_waits = trick_waits
        self.lying = None
        self.open_deal = None  # the number of the deal in which all hands lie open
        self._save = save
        self.person.asked = self.refresh

    @property
    def knowledge(self):
        """What the person knows."""
        return self.knowledges[PERSON]

    async def play(self, undone: bool = False) -> None:
        """Play until somebody has won; cancel the task to leave at any moment.

        `undone`: a move was taken back, so the trick before it has been looked at.
        """
        self.screen.log(self.told)
        if not undone:
            await self._look_again()
        self.screen.scored(self.knowledge.scored, self.knowledge)
        while self.game.winner is None:
            await self.pace.give_way()
            move = await self._next_move()
            self.game, happened = play(self.game, move)
            self.record = self.record.replace(moves=self.record.moves + (move,))
            self._save(self.record)
            if isinstance(move, NextDeal):
                self.screen.log(())
            for event in happened:
                await self._show(event)
        self.refresh()

    async def _next_move(self):
        choices = legal_moves(self.game)
        seat = to_act(self.game)
        if self.game.deal is None:
            return choices[0]
        if seat == PERSON:
            self.screen.hear("asked")
        if seat is None or seat == PERSON:
            return await self.person.decide(self.knowledge, choices)
        self.refresh()
        self.pace.begin()
        await self.pace.rest("think")
        move = await self.players[seat].decide(self.knowledges[seat], choices)
        return move if move in choices else choices[0]

    async def _show(self, event):
        await self.pace.give_way()
        before = self._scene()
        if self.pace.moves:
            self.screen.show(before)
            await self.pace.give_way()
        self.knowledges = see_all(self.knowledges, event)
        self.pace.begin()
        seen = seen_by(PERSON, event)
        said = words.happened(seen, self.knowledge)
        if isinstance(event, TrickTaken):
            self.lying = event
            self.refresh()
            self._tell(said, seen)
            await self._look()
            if not self.pace.moves:
                return  # at speed instant the trick lies until the next card
            before = self._scene()
            self.lying = None
        else:
            if isinstance(event, (Played, Dealt)):
                self.lying = None
            if isinstance(event, Dealt):
                self.screen.scored(None, self.knowledge)
                if self.pace.moves:
                    self.screen.ask(words.message("prompt-dealing"), None)
            self._tell(said, seen)
            self.screen.hear(seen)
        await self.pace.give_way()
        shown = event if self.hands_open else seen
        await self._perform(seen, choreography.steps(shown, before, self._scene()))
        if isinstance(event, (DealScored, GameWon)):
            self.screen.scored(self.knowledge.scored, self.knowledge)

    def _tell(self, said, seen):
        self.screen.tell(said)
        self.screen.did(plates.did(seen, self.knowledge), plates.clears(seen, self.knowledge))

    async def _perform(self, event, steps):
        for step in steps:
            await self.pace.give_way()
            if self.pace.moves:
                self.screen.place(step.places)
            self.screen.hear(event, step)
            await self.pace.rest(step.beat)
        if self.pace.moves:
            self.screen.show(self._scene())
            await self.pace.give_way()
        self.refresh()

    async def _look(self):
        """The trick stays to be seen: until a tap, or for its beat, or at least for a glance."""
        if self.trick_waits() == "tap":
            await self.person.collect()
        elif self.pace.seconds("look"):
            await self.pace.rest("look")
        elif self.knowledge.to_act != PERSON:
            await self.pace.rest("glance")

    async def _look_again(self):
        """A trick that waited for a tap when the table was left waits for it again."""
        know = self.knowledge
        if know.in_deal and know.tricks and not know.trick and self.trick_waits() == "tap":
            self.lying = know.tricks[-1]
            await self.person.collect()
            self.lying = None

    def refresh(self) -> None:
        """Show the table as it stands, and what is asked; whatever a step left undone is mended."""
        now = self._scene()
        self.screen.show(now)
        self.screen.keep_focus()
        know = self.knowledge
        lying = self.lying is not None and now.awaiting not in ("play", "rob")
        if know.in_deal and know.to_act is None:
            return  # the trick is just being taken
        plays = know.in_deal and not know.must_rob and not lying
        asks = words.asked(know) if plays else None
        self.screen.ask(words.prompt(know, now.awaiting, now.actions, lying), asks)

    def _scene(self):
        actions = ()
        if self.person.collecting:
            actions = ("collect",)
        elif self.knowledge.winner is not None:
            actions = ("new-game",)
        person, version = self.person, len(self.record.moves)
        seen = scene(self.knowledge, person.choices, person.robbing, self.lying, actions, version)
        if not self.hands_open:
            return seen
        from game.table.open_hands import with_open_hands  # only for practice

        return with_open_hands(seen, [know.hand for know in self.knowledges], PERSON)

    @property
    def hands_open(self) -> bool:
        """Whether the person has asked to see all hands of this deal, which is then practice."""
        return self.open_deal is not None and self.open_deal == self.knowledge.number

    def open_hands(self, opened: bool) -> None:
        """Lay all hands open for the rest of the deal, or hide the others' again."""
        self.open_deal = self.knowledge.number if opened else None
        self.refresh()


def retrace(record) -> tuple:
    """The game that a record leads to, what each seat knows by the events it saw on the way, and what
    the person was told of the present deal."""
    seats = len(record.names)
    knowledges = tuple([knowing.start(seat, record.house, seats) for seat in range(seats)])
    game = new_game(record.seed, record.house, seats)
    told: list = []
    for move in record.moves:
        game, happened = play(game, move)
        if isinstance(move, NextDeal):
            told = []
        for event in happened:
            knowledges = see_all(knowledges, event)
            told.append(words.happened(seen_by(PERSON, event), knowledges[PERSON]))
    return game, knowledges, told


def see_all(knowledges, event) -> tuple:
    """What the seats know after an event, each as it saw it."""
    return tuple([knowing.see(know, seen_by(know.seat, event)) for know in knowledges])


def fresh_record(seed, house, names) -> Record:
    """The record of a game before its first move."""
    return Record(str(seed), house, tuple(names), ())
