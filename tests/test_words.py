"""Every sentence is in the catalogue, every message of the catalogue is used, and each reads well."""

import ast
import random
import re
from pathlib import Path

import pytest

from game.rules.house import PRESETS
from game.table import words
from game.table.loop import fresh_record
from tests.catalogues import LANGUAGES, Catalogue, messages, read
from tests.fake_screen import NAMES, play_through
from tests.table_cases import cases as table_cases
from tests.table_cases import run
from tools.fill_page import PAGE, filled, sentences, written

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted((ROOT / "game").rglob("*.py"))
NAMED_MESSAGE = re.compile(r'data-message="([\w-]+)"')
NAMED = {language: sentences(read(language))["language-name"] for language in LANGUAGES}


def named_in_the_page():
    return set(NAMED_MESSAGE.findall((ROOT / "index.html").read_text(encoding="utf-8")))


def texts_in_code():
    found = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def asked_in_code():
    """The ids that code names where a message is made or formatted."""
    found = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                called = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if called in ("message", "Message", "format"):
                    found |= texts_of(node.args[0])
    for table in (words.RANKS, words.SUITS, words.HOUSES):
        found |= set(table.values())
    return found


def texts_of(node):
    if isinstance(node, ast.IfExp):
        return texts_of(node.body) | texts_of(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def test_no_message_is_missing():
    assert (named_in_the_page() | asked_in_code()) - set(messages()) == set()


def test_no_message_is_unused():
    of_the_list = {"language-name", "language-tags", "language-direction"}  # see tools/fill_page.py
    assert set(messages()) - named_in_the_page() - texts_in_code() - of_the_list == set()


def test_the_static_page_says_what_the_catalogue_says():
    page = PAGE.read_text(encoding="utf-8")
    assert filled(page, sentences(read("en"))) == page


def test_the_static_page_lists_the_languages_that_there_are():
    page = PAGE.read_text(encoding="utf-8")
    assert written(page) == page, "run: make pack"
    assert re.findall(r'hreflang="(\w+)"', page) == sorted(LANGUAGES, key=lambda one: NAMED[one])


@pytest.mark.parametrize("house", sorted(PRESETS))
def test_all_that_is_said_in_whole_games_can_be_said(house):
    catalogue, said = Catalogue(), set()
    for seed in range(10):
        throws = random.Random(seed)
        start = fresh_record(seed, PRESETS[house], NAMES)
        game, _ = play_through(start, lambda knowledge, choices, t=throws: t.choice(choices))
        spoken = game.screen.told + [part for pair in game.screen.asked for part in pair if part]
        for message in spoken:
            for ear in (False, True):
                text = words.phrase(message, catalogue, NAMES, ear)
                assert text and "{" not in text
            said.add(message.id)
    assert {"dealt", "led", "played", "took-best-trump", "deal-scored", "game-won"} <= said


def test_the_cases_of_the_table_hold():
    passed, failures = run()
    assert not failures
    assert passed == len(table_cases())


SENTENCES = [
    (words.message("played", seat=words.seat(1), card=words.card("TH")), False, "Angus plays 10♥."),
    (
        words.message("played", seat=words.seat(0), card=words.card("9C")),
        True,
        "You play nine of clubs.",
    ),
    (
        words.message("refused-suit", held=words.card("9C"), suit=words.suit("C")),
        False,
        "You hold 9♣: clubs were led.",
    ),
    (
        words.message("game-won", seat=words.seat(2), points=50),
        False,
        "Maeve wins the game with 50 points.",
    ),
]


@pytest.mark.parametrize("message, spoken, sentence", SENTENCES)
def test_sentences(message, spoken, sentence):
    assert words.phrase(message, Catalogue(), NAMES, spoken) == sentence


@pytest.mark.parametrize("isolating", [False, True], ids=["plain", "isolated"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_lead_asks_has_the_suit_as_symbol_for_the_eye_and_as_word_for_the_ear(language, isolating):
    catalogue = Catalogue(language, isolating=isolating)
    for identifier in ("asks-follow-suit", "asks-follow-or-trump", "asks-trump", "asks-trump-tops-excused"):
        asked = words.message(identifier, suit=words.suit("C"), symbol=words.symbol("C"))
        seen, heard = (words.phrase(asked, catalogue, NAMES, spoken) for spoken in (False, True))
        assert "♣" in seen
        assert "♣" not in heard and "\u2068\u2069" not in heard and "  " not in heard
        assert heard == heard.strip()
        assert len(heard) >= len(seen) - len("\u2068♣\u2069 ")
