"""What the service worker keeps: the files of this version with their check sums, written into service-worker.js.

The page itself stands as "./", as it is asked for. The scripts for the page on disk are not among them.
"""

import base64
import hashlib
import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORKER = "service-worker.js"
TABLE = ["index.html", "manifest.webmanifest", "static/**/*.*"]
NOT_AT_THE_TABLE = ("static/disk", "static/runtime/pyodide/", "static/start/", "static/style/")
THINKER = ["static/runtime/pyodide/*.*", "game/__init__.py", "game/thinker.py", "game/rules/*.py", "game/ai/*.py"]
LISTED = re.compile(r'^const VERSION = ".*";\nconst FILES = .*;$', re.MULTILINE)


def check_sum(path: Path) -> str:
    """What browsers compare a file with."""
    return "sha256-" + base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()


def check_sums(root: Path, globs: list[str]) -> dict[str, str]:
    """The check sums of the files that any of the globs finds below `root`, licences left out."""
    found = sorted({path for glob in globs for path in root.glob(glob) if path.is_file() and path.suffix != ".txt"})
    return {path.relative_to(root).as_posix(): check_sum(path) for path in found}


def worker(root: Path) -> str:
    """The service worker of the version whose files stand below `root`."""
    table = check_sums(root, TABLE)
    table = {path: check for path, check in table.items() if not path.startswith(NOT_AT_THE_TABLE)}
    table = {"./" if path == "index.html" else path: check for path, check in table.items()}
    files = {"table": table, "thinker": check_sums(root, THINKER)}
    text = json.dumps(files, separators=(",", ":"))
    version = hashlib.sha256(text.encode()).hexdigest()[:12]
    lines = f'const VERSION = "{version}";\nconst FILES = {text};'
    return LISTED.sub(lambda _: lines, (root / WORKER).read_text(), count=1)
