"""The table as a test sees it: the page's contract (`data-…` attributes), never its inner workings.

    table = TablePage(page).open(seed="4", house="seed", speed="instant")
    table.play(table.look().legal[0])            # and wait for the next question
    TablePage(page).lay(record).open()           # start from a stored game
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlencode
from uuid import uuid4

from playwright.sync_api import Frame, Locator, Page, expect

from game.rules import record as records
from game.rules.game import Play, new_game, play, to_act
from game.rules.record import Record

PATIENCE = 30_000
WAITING = (
    ':is([data-awaiting="play"],[data-awaiting="rob"],[data-awaiting="next"],'
    ':has(#actions [data-action="new-game"]))'
)
# What a session keeps is lost now and then where a page from disk comes back in another process.
_LAY = """([texts, laid]) => {
  if (origin === "null" && location.protocol !== "file:") return;  // the empty page that a new tab shows first
  if (localStorage.getItem(laid)) return;
  localStorage.setItem(laid, "yes");
  for (const [name, text] of Object.entries(texts)) localStorage.setItem("forty-five/" + name, text);
}"""
_LOOK = """() => {
  const table = document.getElementById("table");
  const hand = [...document.querySelectorAll('#cards [data-zone="hand-0"]')];
  const here = document.activeElement;
  return {
    version: Number(table.dataset.version), awaiting: table.dataset.awaiting,
    to_act: table.dataset.toAct, trump: table.dataset.trump, deal: Number(table.dataset.deal),
    hand: hand.map(card => card.dataset.card),
    legal: hand.filter(card => card.ariaDisabled !== "true").map(card => card.dataset.card),
    actions: [...document.querySelectorAll("#actions button")].map(button => button.dataset.action),
    scores: [0, 1, 2].map(seat => Number(document.querySelector(`[data-score="${seat}"]`).textContent)),
    trick: [...document.querySelectorAll('#cards [data-zone="trick"]')]
      .sort((one, other) => one.dataset.index - other.dataset.index).map(card => card.dataset.card),
    prompt: document.getElementById("prompt").textContent, asks: document.getElementById("asks").textContent,
    log: [...document.querySelectorAll("#log-list li")].map(line => line.textContent),
    focus: here.dataset.card || here.dataset.action || here.id || here.tagName,
  };
}"""


@dataclass(frozen=True)
class Look:
    """What the table shows at one moment; `focus` is a card, an action, an id or a tag."""

    version: int
    awaiting: str
    to_act: str
    trump: str
    deal: int
    hand: list[str]
    legal: list[str]
    actions: list[str]
    scores: list[int]
    trick: list[str]
    prompt: str
    asks: str
    log: list[str]
    focus: str

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return "new-game" in self.actions


class TablePage:
    """The page with the table in it."""

    def __init__(self, page: Page):
        self.page = page
        self.table = page.locator("#table")
        self.told = page.locator("#told")
        self.spoken = page.locator("#spoken")
        self.notices = page.locator("#notices .notice")

    # Opening

    def lay(self, record: Record | str | None = None, **kept: object) -> "TablePage":
        """Store a game, and settings or other texts by name, before the first page is opened."""
        self.page.add_init_script(f"({_LAY})({json.dumps([all_kept(record, kept), f'laid {uuid4()}'])})")
        return self

    def lay_beforehand(self, record: Record | str | None = None, **kept: object) -> "TablePage":
        """Store the same while another game is played. On disk, Chromium keeps nothing of a page that asks for its
        storage before the browser knows of the page, as the first script of all does."""
        self.open()
        self.page.evaluate(_LAY, [all_kept(record, kept), f"laid {uuid4()}"])
        return self

    def open(self, speed: str | None = "instant", **query: str) -> "TablePage":
        """Open the page with these parameters and wait for the first question."""
        if speed is not None:
            query["speed"] = speed
        self.page.goto("?" + urlencode(query) if query else "")
        return self.ready()

    def reload(self) -> "TablePage":
        """Load the page again and wait for its question."""
        self.page.reload()
        return self.ready()

    def ready(self) -> "TablePage":
        """Wait until the page is ready and a question waits, or the game is over."""
        expect(self.page.locator("html")).to_have_attribute("data-app", "ready", timeout=PATIENCE)
        return self.asked()

    def complete(self) -> "TablePage":
        """Wait until the rest of the modules is there as well."""
        expect(self.page.locator("html")).to_have_attribute("data-complete", "", timeout=PATIENCE)
        return self

    def asked(self, after: int | None = None) -> "TablePage":
        """Wait for a question at another version than `after`."""
        other = "" if after is None else f':not([data-version="{after}"])'
        expect(self.page.locator("#table" + other + WAITING)).to_be_attached(timeout=PATIENCE)
        return self

    def still(self) -> "TablePage":
        """Wait until nothing moves."""
        self.page.evaluate("""async () => {
            for (let moving = true; moving;) {
              const running = document.getAnimations().filter(animation => animation.playState === "running");
              moving = running.length > 0;
              await Promise.all(running.map(animation => animation.finished.catch(() => 0)));
            }
        }""")
        return self

    # Looking

    def look(self) -> Look:
        """All that the table shows now."""
        return Look(**self.page.evaluate(_LOOK))

    def card(self, code: str) -> Locator:
        """A card that lies or is held face up."""
        return self.page.locator(f'#cards [data-card="{code}"]')

    def action(self, name: str) -> Locator:
        """A button beside the hand."""
        return self.page.locator(f'#actions [data-action="{name}"]')

    def stored(self, name: str = "game") -> str | None:
        """A text that the page keeps."""
        return self.page.evaluate(f'localStorage.getItem("forty-five/{name}")')

    @property
    def record(self) -> Record:
        """The game stored, proved legal move by move."""
        text = self.stored()
        assert text is not None
        return records.from_text(text)

    # Answering; each waits for the next question

    def answer(self, give: Callable[[], object]) -> "TablePage":
        """Do what answers the question, then wait for the next one."""
        before = self.look().version
        give()
        return self.asked(after=before)

    def play(self, code: str) -> "TablePage":
        """Click a card that may be played, or laid away."""
        return self.answer(self.card(code).click)

    def act(self, name: str) -> "TablePage":
        """Click a button that makes a move."""
        return self.answer(self.action(name).click)

    def go_on(self) -> "TablePage":
        """Answer by the first legal card, or by the button that goes on."""
        look = self.look()
        return self.act(look.actions[0]) if look.awaiting == "next" else self.play(look.legal[0])

    def play_deal(self) -> "TablePage":
        """Play this deal to its end, and on to the next one."""
        deal = self.look().deal
        while self.look().deal == deal:
            self.go_on()
        return self

    def refuse(self, code: str) -> "TablePage":
        """Click a card that may not be played; Playwright would wait for it to become enabled."""
        self.card(code).click(force=True)
        return self

    # Panels

    def open_panel(self, name: str) -> Locator:
        """Open a panel from the menu, which is folded away on small windows."""
        menu = self.page.locator(".menu-button")
        if menu.is_visible():
            menu.click()
        self.page.locator(f'#menu [data-open="{name}"]').click()
        panel = self.page.locator(f"#{name}-panel")
        expect(panel).to_be_visible()
        return panel


def until(page: Page | Frame, condition: str, within: int = PATIENCE) -> None:
    """Wait until a condition of the page's holds; Playwright's own way needs eval, which the page forbids."""
    late = json.dumps(f"{condition}: not within {within} ms")
    page.evaluate(f"""new Promise((done, fail) => {{
        const end = Date.now() + {within};
        const look = async () =>
            await ({condition}) ? done() : Date.now() > end ? fail(new Error({late})) : setTimeout(look, 10);
        look();
    }})""")


def all_kept(record: Record | str | None, kept: dict[str, object]) -> dict[str, str]:
    """A game and other values as the page keeps them, by name."""
    texts = {name: kept_as(value) for name, value in kept.items()}
    if record is not None:
        texts["game"] = record if isinstance(record, str) else records.to_text(record)
    return texts


def kept_as(value: object) -> str:
    """A value as the page keeps it: a text as it is, settings as JSON."""
    return value if isinstance(value, str) else json.dumps(value)


def own_cards(record: Record) -> list[str]:
    """The cards that seat 0 has played, from the first on."""
    game, cards = new_game(record.seed, record.house, len(record.names)), []
    for move in record.moves:
        if isinstance(move, Play) and to_act(game) == 0:
            cards.append(move.card)
        game, _ = play(game, move)
    return cards


def reads(text: str) -> re.Pattern[str]:
    """A text as the page writes it: with the marks that isolate names, and a space that makes it new."""
    return re.compile("[\u2068\u2069]*".join(re.escape(letter) for letter in text) + "[\u2068\u2069]*\u00a0?$")
