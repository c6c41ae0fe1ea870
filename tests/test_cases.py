"""The cases of the rules, against the game and against the oracle; and what the command says of a bad file."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests import oracle
from tests.cases.__main__ import main
from tests.cases.check import run

HERE = Path(__file__).parent
FILES = {name: json.loads((HERE / "cases" / name).read_text(encoding="utf-8")) for name in ("rules.json", "more.json")}
CASES = [case for cases in FILES.values() for case in cases]
KINDS = ("legal", "taker", "score", "end", "rob")
SPADES = {"kind": "legal", "house": "seed", "trump": "S", "hand": ["3S", "KH"], "trick": ["AH"]}
ROB = {"kind": "rob", "house": "seed", "turn_up": "AS", "dealer": 0, "hands": {"0": ["2C", "3C"]}}
END = {"kind": "end", "house": "seed", "scores": [0, 0], "points": [20, 10], "winner": None}
SCORE = {"kind": "score", "trump": "C", "leader": 0, "tricks": [["2C", "3C"]], "takers": [0]}


def rules_of_case(case):
    given = case.get("house", "seed")
    if isinstance(given, str):
        return oracle.HOUSES[given]
    rules = dict(oracle.HOUSES[given["preset"]])
    rules.update((field, value) for field, value in given.items() if field != "preset")
    return rules


def by_oracle(case):
    """All that the oracle answers to a case."""
    rules, kind = rules_of_case(case), case["kind"]
    if kind == "legal":
        led = case["trick"][0] if case["trick"] else None
        return {"legal": oracle.legal(case["hand"], led, case["trump"], rules)}
    if kind == "taker":
        return {"taker": oracle.taker(case["trick"], case["trump"])}
    if kind == "score":
        seats = len(case["tricks"][0])
        counted = oracle.score(rules, case["trump"], case["leader"], case["tricks"], seats)
        return dict(zip(("takers", "points", "best_trump", "best_trump_trick"), counted, strict=True))
    if kind == "end":
        order = case.get("takers"), case.get("best_trump_trick")
        return {"winner": oracle.winner(rules, case["scores"], case["points"], *order)}
    hands = [case["hands"].get(str(seat), []) for seat in range(6)]
    right = oracle.robber(rules, case["turn_up"], case["dealer"], hands)
    return dict(zip(("robber", "must", "may_discard"), right or (None, False, []), strict=True))


def in_any_order(answer):
    return sorted(answer) if isinstance(answer, list) and isinstance(answer[0], str) else answer


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case):
    assert run([case]) == (1, [])


def test_the_oracle_gives_the_same_answers():
    for case in CASES:
        answers = {name: got for name, got in by_oracle(case).items() if name in case}
        assert answers, case["id"]
        for name, got in answers.items():
            assert in_any_order(got) == in_any_order(case[name]), (case["id"], name)


def test_the_cases_are_told_apart_and_told_why():
    assert len({case["id"] for case in CASES}) == len(CASES)
    assert len(FILES["rules.json"]) == 52
    assert all(case["title"] and case["why"] for case in CASES)
    assert {case["kind"] for case in CASES} == set(KINDS)


def test_every_field_of_a_house_is_set_by_some_case():
    named = [set(case["house"]) for case in CASES if isinstance(case.get("house"), dict)]
    assert set().union(*named) == {"preset"} | set(oracle.FIELDS)


def otherwise(case):
    """The case with a wrong answer in the place of each right one."""
    for name in by_oracle(case):
        if name not in case:
            continue
        right = case[name]
        if isinstance(right, bool):
            wrong = not right
        elif isinstance(right, int):
            wrong = right + 1
        elif isinstance(right, list):
            wrong = right[1:]
        else:
            wrong = 0 if right is None else "2H" if right != "2H" else "3H"
        yield name, {**case, name: wrong}


def test_a_wrong_answer_fails():
    for case in CASES:
        changed = list(otherwise(case))
        assert changed
        for name, wrong in changed:
            passed, failures = run([wrong])
            assert (passed, len(failures)) == (0, 1)
            assert failures[0].startswith(f"{case['id']}: {name} is ")


BAD = (
    ("a case is not an object", "2C"),
    ("the case gives no kind", {}),
    ("there is no kind 'leagl'", {"kind": "leagl"}),
    ("there is no kind ['legal']", {"kind": ["legal"]}),
    ("the case gives no answer (legal)", SPADES),
    ("the case gives no hand", {"kind": "legal", "trump": "S", "trick": [], "legal": []}),
    ("trump is not one of H, D, C, S: 'X'", {**SPADES, "trump": "X", "legal": []}),
    ("trump is not one of H, D, C, S: ''", {**SPADES, "trump": "", "legal": []}),
    ("hand names no card of the pack: '10S'", {**SPADES, "hand": ["10S"], "legal": []}),
    ("hand names no card of the pack: 7", {**SPADES, "hand": [7], "legal": []}),
    ("hand names a card twice", {**SPADES, "hand": ["3S", "3S"], "legal": []}),
    ("hand is not a list: '3S'", {**SPADES, "hand": "3S", "legal": []}),
    ("legal names no card of the pack: '3s'", {**SPADES, "legal": ["3s"]}),
    ("there is no house 'sede'", {**SPADES, "house": "sede", "legal": []}),
    ("there is no house ['seed']", {**SPADES, "house": {"preset": ["seed"]}, "legal": []}),
    ("house is neither a name nor an object: 3", {**SPADES, "house": 3, "legal": []}),
    ("a house has no field 'jnik'", {**SPADES, "house": {"jnik": True}, "legal": []}),
    ("jink is neither true nor false: 1", {**SPADES, "house": {"jink": 1}, "legal": []}),
    ("target is not a whole number: True", {**SPADES, "house": {"target": True}, "legal": []}),
    ("target is out of range: 0", {**SPADES, "house": {"target": 0}, "legal": []}),
    ("trick is empty", {"kind": "taker", "trump": "S", "trick": [], "taker": 0}),
    ("turn_up names no card of the pack: 'A'", {**ROB, "turn_up": "A", "robber": 0}),
    ("dealer is out of range: 6", {**ROB, "dealer": 6, "robber": 0}),
    ("dealer is out of range: 1", {**ROB, "dealer": 1, "hands": [["2C"]], "robber": 0}),
    ("hands names no seat: 'x'", {**ROB, "hands": {"x": []}, "robber": 0}),
    ("hands is neither an object nor a list: 5", {**ROB, "hands": 5, "robber": 0}),
    ("points has 3 numbers for 2 seats", {**END, "points": [10, 10, 10]}),
    ("scores is not a whole number: 'many'", {**END, "scores": ["many", 0]}),
    ("scores is empty", {**END, "scores": []}),
    ("takers is out of range: 2", {**END, "takers": [2]}),
    ("tricks has a trick of 1 cards for 2 seats", {**SCORE, "tricks": [["2C", "3C"], ["4C"]]}),
    ("leader is out of range: 2", {**SCORE, "leader": 2}),
    ("tricks is empty", {**SCORE, "tricks": []}),
)


@pytest.mark.parametrize(("sentence", "case"), BAD, ids=[sentence for sentence, _ in BAD])
def test_a_bad_case_is_told_in_a_sentence(sentence, case):
    passed, failures = run([END, case])
    assert passed == 1
    assert len(failures) == 1
    assert failures[0].startswith("case 2: ")
    assert sentence in failures[0]


def test_cases_that_are_no_list():
    assert run({"kind": "legal"}) == (0, ["the cases are not a list"])


def test_answers_left_out_are_not_compared_and_a_house_left_out_is_the_default():
    assert run([{**ROB, "robber": 0}, {**ROB, "must": True}, SCORE]) == (3, [])
    told = {**ROB, "turn_up": "2S", "robber": None, "must": None, "may_discard": None}
    assert run([told, {**told, "must": False, "may_discard": []}]) == (2, [])


@pytest.mark.parametrize(
    ("content", "sentence"),
    (
        (b"[", "is not JSON"),
        (b"", "is not JSON"),
        (b"\xff\xfe", "is not UTF-8 text"),
        (b"[" * 100_000, "nested too deep"),
        (b"{}", "the cases are not a list"),
        (b'[{"id": "a\\nb", "kind": "?"}]', "a b: bad case: there is no kind '?'"),
    ),
)
def test_a_bad_file(tmp_path, capsys, content, sentence):
    path = tmp_path / "cases.json"
    path.write_bytes(content)
    assert main([str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert sentence in lines[0]
    assert lines[1] == "0 passed, 1 failed"


def test_a_file_that_is_not_there_and_a_folder(tmp_path, capsys):
    assert main([str(tmp_path / "none.json"), str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(": ")[1] for line in lines[:2]] == ["can't be read"] * 2
    assert lines[2:] == ["0 passed, 2 failed"]


def test_no_file_named_means_the_project_s_own(capsys):
    main([])
    passed, failed = capsys.readouterr().out.splitlines()[-1].split(", ")
    assert int(passed.split()[0]) + int(failed.split()[0]) == len(CASES)


def test_the_command(tmp_path):
    path = tmp_path / "♥.json"
    path.write_text("\ufeff" + json.dumps([END, {**END, "id": "Ä♥", "winner": 1}]), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "tests.cases", str(path), str(HERE / "cases" / "rules.json")],
        cwd=HERE.parent,
        env={"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == ""
    assert done.stdout.splitlines()[0].endswith("winner is null, not 1")
    assert done.stdout.splitlines()[1:] == ["53 passed, 1 failed"]
