"""The messages between the game in a frame and the page around: what is none is passed over, and no card goes out."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.table import envelopes
from game.table.envelopes import LONGEST, Envelope, Partner
from game.table.loop import retrace
from tests import positions
from tests.hidden import cards_in

ALLOWED = {"theme": ("light", "dark"), "speed": ("fast", "instant")}


def text(**changed: object) -> str:
    return json.dumps({"app": "forty-five", "v": 1, "type": "get-state", "data": {}, **changed})


def test_a_wish_is_opened():
    assert envelopes.opened(text()) == Envelope("get-state", {})
    assert envelopes.opened(text(type="configure", data={"theme": "dark"})) == Envelope("configure", {"theme": "dark"})
    assert envelopes.opened('{"app": "forty-five", "v": 1, "type": "focus"}') == Envelope("focus", {})


@pytest.mark.parametrize(
    "hostile",
    [
        None, 7, "", "null", "7", "[]", "{}", "{", "\u0000", '"get-state"', text()[:-1], text(app="other"),
        text(app=["forty-five"]), text(v=2), text(v="1"), text(v=True), text(v=1.0), text(v=None), text(type="ready"),
        text(type="__proto__"),
        text(type=["focus"]), text(type={"focus": 1}), text(type=None), text(data=[]), text(data="x"), text(data=None),
        text(data={"x": "x" * LONGEST}), "[" * LONGEST, '{"a":' * (LONGEST // 5),
    ],
)  # fmt: skip
def test_what_is_no_wish_is_passed_over(hostile):
    assert envelopes.opened(hostile) is None


NAMES = st.sampled_from(["app", "v", "type", "data", "__proto__", "constructor", "seed", "theme"])
PLAIN = st.none() | st.booleans() | st.integers() | st.text() | st.sampled_from(["forty-five", "configure"])


@given(st.recursive(PLAIN, lambda inner: st.lists(inner) | st.dictionaries(NAMES, inner)))
def test_whatever_comes_nothing_breaks(value):
    found = envelopes.opened(json.dumps(value))
    if found is not None:
        assert found.kind in envelopes.WISHES
        assert set(envelopes.wishes(found.data, ALLOWED).items()) <= {(n, v) for n in ALLOWED for v in ALLOWED[n]}
        assert envelopes.seed(found.data, 64) is None or isinstance(found.data["seed"], str)


def test_of_what_is_configured_only_known_values_count():
    asked = {"theme": "dark", "speed": "warp", "__proto__": {"theme": "light"}, "x": "y", "house": 7}
    assert envelopes.wishes(asked, ALLOWED) == {"theme": "dark"}
    assert envelopes.wishes({"theme": ["dark"], "speed": None}, ALLOWED) == {}


@pytest.mark.parametrize("seed, found", [("kitchen", "kitchen"), ("", None), ("x" * 65, None), (7, None), (None, None)])
def test_a_seed_is_a_text_of_some_length(seed, found):
    assert envelopes.seed({"seed": seed}, 64) == found


def test_the_partner_is_named_or_else_the_first_to_speak():
    named = Partner("https://club.test")
    assert named.target == "https://club.test"
    assert not named.admits("https://elsewhere.test") and named.admits("https://club.test")
    first = Partner(None)
    assert first.target is None
    assert first.admits("https://club.test") and not first.admits("https://elsewhere.test")
    assert first.target == "https://club.test"
    assert Partner("null").target == "*" and not Partner("null").admits("https://elsewhere.test")


@pytest.mark.parametrize("kind", ["lead", "may_rob", "last_to_play", "last_of_game"])
def test_the_state_names_no_card_and_no_seed(kind):
    record = getattr(positions, kind)()[0]
    game, knowledges, _ = retrace(record)
    told = envelopes.state(knowledges[0], ("You", "Angus", "Maeve"))
    assert told["scores"] == list(knowledges[0].scores) and told["turn"] == 0 and told["deal"] == game.deal.number
    assert set(told) == {"names", "scores", "deal", "turn", "winner"}
    assert not cards_in(tuple(told["names"] + told["scores"] + [told["deal"], told["turn"], told["winner"]]))
    assert json.loads(envelopes.sealed("state", told)) == {"app": "forty-five", "v": 1, "type": "state", "data": told}
