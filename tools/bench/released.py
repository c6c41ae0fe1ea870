"""PyScript as released, which an empty page starts with: the page of the game has a part of it cut off.

It is fetched from the pinned package when it is first wanted, and never shipped.
"""

import json
import shutil
import tempfile
from pathlib import Path

from tools import lay_runtime

PACKAGE = "@pyscript/core"
PLACE = Path(__file__).with_name("pages") / "released" / "pyscript"


def lay() -> None:
    """Lay the scripts of the pinned release beside the page that uses them, if they are not there."""
    package = json.loads(lay_runtime.LOCK.read_text(encoding="utf-8"))["packages"][PACKAGE]
    stamp = PLACE / "integrity.txt"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == package["integrity"]:
        return
    shutil.rmtree(PLACE, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        dist = lay_runtime.fetch(PACKAGE, package, Path(folder)) / "dist"
        shutil.copytree(dist, PLACE, ignore=shutil.ignore_patterns("*.map"))
    stamp.write_text(package["integrity"], encoding="utf-8")
