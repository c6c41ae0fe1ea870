"""The golden files on disk."""

import json
from pathlib import Path

HERE = Path(__file__).parent


def data():
    """All golden files as `check.run` takes them."""
    return {
        "packs": json.loads((HERE / "shuffle.json").read_text(encoding="utf-8")),
        "games": {path.name: path.read_text(encoding="utf-8") for path in HERE.glob("*.txt")},
    }
