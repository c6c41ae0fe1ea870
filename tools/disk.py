"""The files of the page as classic scripts, for when it is opened from a folder: `static/disk.js` says why.

    runtime.js    PyScript, MicroPython and Fluent          game.js     what else the first card needs
    thinker.js    Pyodide                                   later.js    the rest: modules, pictures, sources

A script leaves one pack (the format of `tools/pack.py`) as base64 in `window.packs`. What changes often stands
apart from what does not. They are loaded only on disk; a host serves the files themselves, which begin
sooner: browsers compile WebAssembly as it arrives, and keep it compiled.
"""

import base64
import gzip
from pathlib import Path

from tools.packs import joined, packed

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "static" / "disk"
SOURCES = ["game/__init__.py", "game/thinker.py", "game/rules/*.py", "game/ai/*.py"]  # the thinker's
CONTENTS = {
    "runtime": ["static/runtime/pyscript/*.js", "static/runtime/micropython/*.*", "static/runtime/fluent/*.mjs"],
    "game": ["static/game.pack", "static/words/*.ftl"],
    "later": ["static/later.pack", "static/faces.svg", "static/cards/courts.svg", *SOURCES],
    "thinker": ["static/runtime/pyodide/*.*"],
}
BEFORE, AFTER = "(window.packs ??= {{}}).{} = \"", "\";\n"


def files(name: str) -> dict[str, bytes]:
    """The files of a script by path, as they are now."""
    found = {path for glob in CONTENTS[name] for path in ROOT.glob(glob) if path.suffix != ".txt"}
    return {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in sorted(found)}


def script(name: str, packed: bytes) -> str:
    """The script that leaves a pack."""
    return BEFORE.format(name) + base64.b64encode(packed).decode() + AFTER


def path_of(name: str) -> Path:
    """Where a script stands."""
    return FOLDER / f"{name}.js"


def content_of(name: str) -> bytes | None:
    """The content of the pack in a script as it stands, or None if it is none."""
    path, before = path_of(name), BEFORE.format(name)
    text = path.read_text() if path.is_file() else ""
    if not (text.startswith(before) and text.endswith(AFTER)):
        return None
    return gzip.decompress(base64.b64decode(text[len(before) : -len(AFTER)]))


def stale() -> list[str]:
    """The names of the scripts that do not hold the files as they are now; compression does not matter."""
    return [name for name in CONTENTS if content_of(name) != joined(files(name))]


def write() -> None:
    """Write the scripts that are stale."""
    FOLDER.mkdir(exist_ok=True)
    for name in stale():
        path_of(name).write_text(script(name, packed(joined(files(name)))))
