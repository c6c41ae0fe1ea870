"""A full game in each language, and in two made for the purpose: all in its place, all said in it, all of it heard."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests import positions, tongues
from tests.catalogues import LANGUAGES, Catalogue, read
from tests.pages import PATIENCE, TablePage, reads
from tests.test_ears import plain, told_of
from tests.test_layout import SHEET_SCROLLS, SIZES, misplaced
from tests.test_refusals import _UTTERANCES
from tools import fill_page

MADE = {"qal": tongues.long, "qar": tongues.from_right}
TEXTS = {language: read(language) for language in LANGUAGES} | {language: make() for language, make in MADE.items()}
LATIN = [one for one in TEXTS if re.match("[A-Za-z]", fill_page.sentences(TEXTS[one])["language-name"])]
PROPER = ("WebAssembly", "JavaScript", "Enter", "Escape", "Esc")
PANELS = ("ranks", "last-trick", "scores", "rules", "practice", "statistics", "settings", "keys", "new-game")

# All that is to be read or heard, but for cards as printed, and what stands in its own language.
_SAID = """() => {
  const other = "script, noscript, py-config, template, svg, bdi, code, pre, option[lang], label:has([name=index])";
  const said = [document.title];
  const read = (part) => {
    if (part.nodeType === Node.TEXT_NODE) said.push(part.data);
    else if (part.nodeType === Node.ELEMENT_NODE && !part.matches(other)) {
      said.push(part.ariaLabel ?? "", part.ariaDescription ?? "", part.title ?? "");
      part.childNodes.forEach(read);
    }
  };
  read(document.body);
  return said.join("\\n");
}"""
# What stands out of a panel sideways.
_OUT = """() => {
  const panel = document.querySelector("dialog[open]"), box = panel.getBoundingClientRect();
  return [...panel.querySelectorAll(":scope *")].filter(part => {
    const own = part.getBoundingClientRect();
    return own.width > 1 && !part.closest(".heard") && (own.left < box.left - 1 || own.right > box.right + 1);
  }).map(part => part.tagName + " " + part.textContent.trim().slice(0, 30));
}"""


# Signs that are cut off; in a language longer than any they may be.
_CUT_OFF = """() => [...document.querySelectorAll(".seat :is(.name, .dealer, .did)")]
  .filter(sign => sign.checkVisibility({ visibilityProperty: true }) && sign.scrollWidth > sign.clientWidth + 1)
  .map(sign => sign.textContent + " is cut off")"""


class Place:
    """A game in a language that is looked at in windows of all sizes, at moments of each kind once."""

    def __init__(self, page: Page):
        self.page = page
        self.table = TablePage(page)
        self.wrong: dict = {}
        self.seen: set[str] = set()
        self.said: list[str] = []

    def look(self, moment: str) -> None:
        if moment in self.seen:
            return
        self.seen.add(moment)
        for name, (width, height) in SIZES.items():
            self.page.set_viewport_size({"width": width, "height": height})
            self.table.still()
            found = misplaced(self.page, width, height)
            if self.page.locator("html").get_attribute("lang") not in MADE:
                found += self.page.evaluate(_CUT_OFF) + self.page.evaluate(SHEET_SCROLLS)
            if found:
                self.wrong[moment, name] = found
        self.said.append(self.page.evaluate(_SAID))
        self.page.set_viewport_size({"width": 1280, "height": 800})

    def panels(self) -> None:
        self.page.set_viewport_size({"width": 320, "height": 568})
        for name in PANELS:
            self.page.locator(f'#menu [data-open="{name}"]').dispatch_event("click")
            expect(self.page.locator(f"#{name}-panel")).to_be_visible()
            out = self.page.evaluate(_OUT)
            if out:
                self.wrong["panel", name] = out
            self.said.append(self.page.evaluate(_SAID))
            self.page.keyboard.press("Escape")
        self.page.set_viewport_size({"width": 1280, "height": 800})


def foreign(text: str) -> list[str]:
    """Words in Latin letters, but for cards as printed, single keys, and proper names."""
    text = re.sub("(10|[2-9AKQJ])(?=[♠♥♦♣])", "", plain(text))
    return [word for word in re.findall("[A-Za-z]{2,}", text) if word not in PROPER]


@pytest.mark.parametrize("language", [one for one in TEXTS if one != "en"])
def test_a_full_game_in_every_language(page: Page, base_url: str, language: str):
    if language in MADE:
        tongues.hand(page, base_url, {language: TEXTS[language]})
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(f"addEventListener('DOMContentLoaded', {_UTTERANCES})")
    table = TablePage(page).lay(positions.may_rob()[0]).open(lang=language)
    root = page.locator("html")
    expect(root).to_have_attribute("lang", language)
    expect(root).to_have_attribute("dir", fill_page.sentences(TEXTS[language])["language-direction"])
    place, dice = Place(page), random.Random(language)
    place.look("asked to rob")
    table.action("rob").click()
    expect(table.table).to_have_attribute("data-awaiting", "rob")
    place.look("rob")
    while not (look := table.look()).over:
        if look.awaiting == "next":
            place.look("deal scored")
            table.act("next-deal")
            continue
        refused = [card for card in look.hand if card not in look.legal]
        if refused and look.awaiting == "play" and "refused" not in place.seen:
            table.refuse(refused[0])
            place.look("refused")
        if len(look.trick) == 2:
            place.look("a trick")
        table.play(dice.choice(look.legal))
    place.look("game over")
    table.complete()
    place.panels()
    assert place.wrong == {}
    if language not in LATIN:
        assert sorted({word for text in place.said for word in foreign(text)}) == []
    wanted = told_of(table.record, Catalogue(language, TEXTS[language], isolating=True))
    expect(page.locator("body")).to_have_attribute("data-heard", reads(wanted[-1]), timeout=PATIENCE)
    heard, at = plain(page.locator("body").get_attribute("data-heard") or ""), 0
    for sentence in wanted[len(told_of(positions.may_rob()[0], Catalogue(language, TEXTS[language]))) :]:
        found = heard.find(sentence, at)
        assert found >= 0, (sentence, heard[at : at + 300])
        at = found + len(sentence)
