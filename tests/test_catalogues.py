"""The catalogues of all languages say the same things with the same arguments, each by the rules of its language."""

import random
import re
from functools import cache

import pytest
from fluent.syntax import ast, visitor
from playwright.sync_api import Page

from game.rules.cards import PACK
from game.rules.house import PRESETS
from game.table import words
from game.table.loop import fresh_record
from tests.catalogues import LANGUAGES, Catalogue, messages, read
from tests.fake_screen import NAMES, play_through
from tests.test_words import named_in_the_page
from tools import fill_page

ENGLISH = messages("en")
LATIN = [one for one in LANGUAGES if re.match("[A-Za-z]", fill_page.sentences(read(one))["language-name"])]
OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# The names that take forms, by the argument that stands for them.
RANKS, SUITS, PEOPLE = set(words.RANKS.values()), set(words.SUITS.values()), set(words.NAMES)
KINDS = {
    "card": {"card-name"},
    "rank": RANKS,
    "suit": SUITS,
    "seat": PEOPLE,
}
CALLED = {"held": "card", "kept": "card", "discard": "card", "dealer": "seat", "first": "seat", "second": "seat"} | {
    "third": "seat"
}


class Variables(visitor.Visitor):
    """The variables of a message and its selectors, in all its forms."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


def found_in(node) -> Variables:
    found = Variables()
    found.visit(node)
    return found


def argument(name: str) -> str:
    """The argument of which a variable is a form: `card_the` is one of `card`, `seat-is` one of `seat`."""
    if name.endswith("_points"):
        return name
    return name.removesuffix("-is").partition("_")[0]


def attributes(language: str, identifier: str) -> set[str]:
    return {attribute.id.name for attribute in messages(language)[identifier].attributes}


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_and_none_is_unknown(language: str):
    assert set(messages(language)) == set(ENGLISH)


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_has_the_arguments_that_it_has_in_english(language: str):
    different = {}
    for identifier, message in messages(language).items():
        own, english = ({argument(name) for name in found_in(one).names} for one in (message, ENGLISH[identifier]))
        if own != english:
            different[identifier] = (own, english)
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_one_kind_have_the_same_forms_and_only_these_are_used(language: str):
    forms = {}
    for kind, identifiers in KINDS.items():
        every = [attributes(language, identifier) for identifier in identifiers]
        assert all(one == every[0] for one in every), kind
        forms[kind] = every[0]
    wrong = [
        (identifier, name)
        for identifier, message in messages(language).items()
        for name in found_in(message).names
        if (parts := name.partition("_"))[1] and not name.endswith("_points")
        if parts[2] not in forms.get(CALLED.get(parts[0], parts[0]), set())
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_names_have_attributes_and_no_catalogue_has_terms(language: str):
    named = set().union(*KINDS.values())
    assert [one for one, message in messages(language).items() if message.attributes and one not in named] == []
    assert not re.search(r"^-", read(language), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_static_page_says_stands_in_one_plain_line(language: str):
    """Nothing more is read before Python runs."""
    plain = fill_page.sentences(read(language))
    lines = dict(re.findall(r"^([a-z][\w-]*) = (.+)$", read(language), re.MULTILINE))
    assert {name: plain.get(name) for name in named_in_the_page()} == {
        name: lines.get(name) for name in named_in_the_page()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_says_whose_it_is(language: str):
    said = fill_page.sentences(read(language))
    assert said["language-tags"].split()[0] == language
    assert said["language-direction"] in ("ltr", "rtl")
    assert len(said["index-letters"].split()) == 4


def test_no_two_catalogues_answer_to_one_tag():
    tags = [tag for language in LANGUAGES for tag in fill_page.sentences(read(language))["language-tags"].split()]
    assert len(tags) == len(set(tags))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("isolating", [False, True])
def test_all_cards_have_names_of_their_own(language: str, isolating: bool):
    catalogue = Catalogue(language, isolating=isolating)
    names = {words.card_name(card, catalogue) for card in PACK}
    assert len(names) == 52
    assert not any(re.search("[{}♠♥♦♣]", name) for name in names)


@cache
def said_in_games() -> list:
    """The messages of some games in each house, each once."""
    said = {}
    for house in sorted(PRESETS):
        for seed in range(3):
            throws = random.Random(seed)
            start = fresh_record(seed, PRESETS[house], NAMES)
            game, _ = play_through(start, lambda knowledge, choices, t=throws: t.choice(choices))
            asked = [part for pair in game.screen.asked for part in pair if part]
            said.update({repr(message): message for message in game.screen.told + asked})
    return list(said.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_in_games_can_be_said(language: str):
    catalogue = Catalogue(language)
    foreign = fill_page.sentences(read(language))["index-letters"] + "10"
    latin = language in LATIN
    for message in said_in_games():
        for spoken in (False, True):
            text = words.phrase(message, catalogue, NAMES, spoken)
            assert text.strip() and "{" not in text
            if not latin:
                cards = re.sub("(10|[2-9]|[%s])(?=[♠♥♦♣])" % foreign, "", text)
                assert not re.search("[A-Za-z]", cards), text


def test_plural_forms_are_those_of_the_language(page: Page):
    """What counts has a form for each class that numbers of the game fall into, and none that there isn't."""
    classes = page.evaluate(
        """languages => Object.fromEntries(languages.map(language => {
             const rules = new Intl.PluralRules(language);
             const classes = Array.from({ length: 1001 }, (_, number) => rules.select(number));
             return [language, { used: [...new Set(classes)], all: rules.resolvedOptions().pluralCategories }];
           }))""",
        LANGUAGES,
    )
    wrong = []
    for language in LANGUAGES:
        for identifier, message in messages(language).items():
            for select in found_in(message).selects:
                keys = {getattr(variant.key, "name", None) or variant.key.value for variant in select.variants}
                counts = {key for key in keys if key in PLURALS} - {"other"} or any(key.isdigit() for key in keys)
                if not counts:
                    continue
                missing = set(classes[language]["used"]) - keys - covered(keys)
                unknown = {key for key in keys if not key.isdigit()} - set(classes[language]["all"])
                if missing or unknown:
                    wrong.append((language, identifier, missing, unknown))
    assert wrong == []


def covered(keys: set[str]) -> set[str]:
    """The classes of which every number has a form of its own: `[0]` is all there is of Arabic's `zero`."""
    return {"zero"} if "0" in keys else set()
