"""A record that was cut, changed or made up is refused with a line and a sentence, and never in another way."""

import binascii

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.rules import record
from game.rules.house import SEED
from tests.golden import reading

TEXTS = [text.split("\n\n")[0] + "\n" for text in reading.data()["games"].values()]
GOOD = min(TEXTS, key=len)
quick = settings(
    max_examples=300,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)


def refused(text):
    """The error with which a text is refused."""
    with pytest.raises(record.RecordError) as caught:
        record.from_text(text)
    return caught.value


def checked(body):
    """A body with the check that fits it."""
    return f"{body}check {binascii.crc32(body.encode()):08x}\n"


BODY = GOOD[: GOOD.index("check ")]


def test_the_check_written_here_is_the_game_s():
    assert checked(BODY) == GOOD


def test_a_record_cut_off_anywhere_is_refused():
    for place in range(len(GOOD)):
        assert refused(GOOD[:place]).line >= 1


def test_line_ends_of_another_system_change_nothing():
    assert record.from_text(GOOD.replace("\n", "\r\n")) == record.from_text(GOOD)


def test_half_a_character_is_refused_in_a_sentence():
    assert refused(GOOD.replace("seed ", "seed \ud800")).line == 1


@quick
@given(st.data())
def test_one_changed_character_is_noticed(data):
    text = data.draw(st.sampled_from(TEXTS))
    place = data.draw(st.integers(0, len(text) - 1))
    put = data.draw(
        st.text(st.characters(codec="utf-8"), max_size=2).filter(
            lambda new: new != text[place] and "\r" not in new
        )
    )
    assert refused(text[:place] + put + text[place + 1 :]).line >= 1


@quick
@given(st.text(st.characters(codec="utf-8")))
def test_made_up_texts_are_refused(text):
    assert refused(text).line >= 1
    assert refused("forty-five 1\n" + text).line >= 1
    assert refused("forty-five 1\npack sfc32-1\n" + text).line >= 1


@quick
@given(st.text(st.characters(codec="utf-8"), max_size=40), st.sampled_from((3, 5, 6, 7)))
def test_a_made_up_house_or_moves_under_a_fitting_check_are_refused(words, number):
    lines = BODY.split("\n")
    lines[number] = lines[number].split(" ")[0] + " " + words
    assert refused(checked("\n".join(lines))).line >= 4


@pytest.mark.parametrize(
    ("was", "put", "line", "said"),
    [
        ("forty-five 1", "forty-six 1", 1, "not a game of forty-five"),
        ("forty-five 1", "forty-five 2", 1, "newer version"),
        ("forty-five 1", "forty-five 0", 1, "no version"),
        ("pack sfc32-1", "pack cards", 2, "pack"),
        ("\nseed ", "\nsed ", 3, "'seed'"),
        ("\nhouse seed", "\nhouse shed", 4, "no house called"),
        ("\nhouse seed", "\nhouse seed jnik=yes", 4, "no rule"),
        ("\nhouse seed", "\nhouse seed jink=1", 4, "yes or no"),
        ("\nhouse seed", "\nhouse seed target=0", 4, "target"),
        ("\nhouse seed", "\nhouse seed target=x", 4, "target"),
        ("\nnames ", "\nnames %", 5, "%"),
        ("\nmoves\n", "\nmove\n", 6, "'moves'"),
        ("\nmoves\n+ ", "\nmoves\n+ 1C ", 7, "1C"),
        ("\nmoves\n+ ", "\nmoves\n", 7, "'+'"),
        ("\nmoves\n+ ", "\nmoves\n+ *XX ", 7, "XX"),
    ],
)
def test_the_line_and_the_sentence(was, put, line, said):
    assert was in BODY
    error = refused(checked(BODY.replace(was, put, 1)))
    assert error.line == line
    assert said in str(error)
    assert error.newer == (said == "newer version")


def test_an_illegal_move_is_told_with_its_line():
    deals = BODY.split("\n")[6:-1]
    second = len(deals) - 1
    changed = BODY.replace("\n".join(deals), "\n".join([*deals[:-1], deals[-1] + " 2C"]))
    error = refused(checked(changed))
    assert error.line == 7 + second
    assert "2C" in str(error)


@pytest.mark.parametrize("names", [("You",), ("You",) * 7])
def test_a_wrong_number_of_names_is_refused(names):
    kept = record.Record(seed="a", house=SEED, names=names, moves=())
    assert refused(record.to_text(kept)).line == 5
