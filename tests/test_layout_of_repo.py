"""What the repository's files promise each other."""

import json
import re
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tools import bundle, disk, lay_runtime, pack, packs

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "index.html").read_text()
OWN_TEXT = [
    path
    for path in ROOT.rglob("*")
    if path.suffix in {".py", ".html", ".css", ".js", ".toml", ".md", ".ftl", ".json", ".txt"}
    and not {".venv", "runtime", "licences"} & set(path.parts)
    and path.parent != disk.FOLDER
    and not any(part.startswith(".") for part in path.relative_to(ROOT).parts)
]


def test_the_pack_holds_what_the_sources_give():
    assert pack.stale() == [], "run: make pack"


def test_a_changed_module_would_be_noticed(monkeypatch: pytest.MonkeyPatch):
    changed, compiled = "game/rules/cards.py", pack.compiled
    monkeypatch.setattr(pack, "compiled", lambda path: b"M" if path == changed else compiled(path))
    assert pack.stale() == ["static/game.pack"]


def test_what_is_imported_inside_functions_comes_later():
    first = pack.needed(pack.START)
    assert {"game/__init__.py", "game/main.py", "game/table/loop.py", "game/rules/cards.py"} <= first
    assert not first & {"game/ai/review.py", "game/ai/chance_tables.py", "game/browser/settings_panel.py"}
    assert first < set(pack.modules())


def test_a_changed_file_would_be_noticed_on_disk(monkeypatch: pytest.MonkeyPatch):
    files = disk.files
    monkeypatch.setattr(disk, "files", lambda name: {**files(name), "static/words/xx.ftl": b"new = New\n"})
    assert "static/disk/game.js" in pack.stale()


def test_what_stands_in_the_repository_for_running_python_is_small():
    stored = [path for path in (ROOT / "static").rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in stored) < 25_000_000


def test_a_pack_of_files_lists_them_and_then_holds_them():
    head, content = packs.joined({"a/d.js": b"45", "a/b/c.js": b"123", "e.js": b""}).split(b"\n")
    assert json.loads(head) == [["a/b/c.js", 3], ["a/d.js", 2], ["e.js", 0]]
    assert content == b"12345"


def test_an_image_opens_and_closes_each_folder_once():
    image = packs.image({"a/b/c.py": b"123", "a/z.py": b"", "a/b/d.py": b"45", "e/f.py": b"6"})
    names = re.findall(rb"[a-z]+(?:\.py)?", image.removeprefix(b"\xd2\xcd\x31"))
    assert names == [b"a", b"b", b"c.py", b"d.py", b"z.py", b"e", b"f.py"]


def test_the_page_names_what_pyscript_starts_with():
    config = re.search(r"""<script type="mpy" config='([^']*)'>""", PAGE)
    assert config and json.loads(config[1]) == tomllib.loads((ROOT / "pyscript.toml").read_text())


@pytest.mark.parametrize("folder", ["start", "style"])
def test_a_changed_source_of_a_bundle_would_be_noticed(monkeypatch: pytest.MonkeyPatch, folder: str):
    bundled = {path: text + "/* changed */" for path, text in bundle.texts().items() if path.stem == folder}
    monkeypatch.setattr(bundle, "texts", lambda: bundled)
    assert len(bundled) == 1
    assert pack.stale() == [f"static/{path.name}" for path in bundled]


def test_the_interpreter_is_our_own_copy():
    interpreter = tomllib.loads((ROOT / "pyscript.toml").read_text())["interpreter"]
    assert (ROOT / interpreter).is_file()


def test_the_runtime_is_as_recorded():
    checked = subprocess.run([sys.executable, "-m", "tools.lay_runtime", "--check"], cwd=ROOT, capture_output=True)
    assert checked.returncode == 0, checked.stdout.decode()


def test_a_changed_runtime_would_be_noticed():
    assert lay_runtime.differences({"a": "1", "b": "2"}, {"b": "3", "c": "4"}) == [
        "a is missing",
        "b has changed",
        "c is not recorded",
    ]


@pytest.mark.parametrize("folder", ["game", "tests", "tools", "static"])
def test_no_file_is_longer_than_300_lines(folder: str):
    sources = [path for path in OWN_TEXT if path.suffix in {".py", ".js"} and path.is_relative_to(ROOT / folder)]
    long = [path.name for path in sources if len(path.read_text().splitlines()) > 300]
    assert not long


def test_every_module_says_what_it_knows():
    silent = [
        path.relative_to(ROOT).as_posix()
        for path in OWN_TEXT
        if path.suffix == ".py" and path.read_text().strip() and not path.read_text().startswith('"""')
    ]
    assert not silent


def test_the_page_loads_nothing_from_elsewhere():
    loaded = re.findall(r'\b(?:src|href)="([^"]*)"', PAGE)
    assert [url for url in loaded if re.match(r"(?:\w+:)?/", url)] == []
    assert not re.search(r"<style|<[^>]+ (?:on\w+|style)=", PAGE)


class Messages(HTMLParser):
    """The text of each element that names a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self.open: list[str | None] = []

    def handle_starttag(self, tag: str, attrs: list) -> None:
        message = dict(attrs).get("data-message")
        if tag not in {"meta", "link", "input", "br"}:
            self.open.append(message)
        if message:
            self.found.append((message, ""))

    def handle_endtag(self, tag: str) -> None:
        if tag not in {"meta", "link", "input", "br"}:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1]:
            message, text = self.found[-1]
            self.found[-1] = (message, text + data)


def test_the_page_says_what_the_english_catalogue_says():
    resource = FluentParser().parse((ROOT / "static/words/en.ftl").read_text())
    english = {
        entry.id.name: "".join(part.value for part in entry.value.elements if isinstance(part, ast.TextElement))
        for entry in resource.body
        if isinstance(entry, ast.Message) and entry.value
    }
    page = Messages()
    page.feed(PAGE)
    assert len(page.found) > 10
    different = {name: text for name, text in page.found if english.get(name) != text}
    assert not different
