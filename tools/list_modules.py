"""Which modules of game/ the table needs, written where the page reads them.

    python3 tools/list_modules.py    rewrite [files] in pyscript.toml and the bytes in index.html
"""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONFIG = ROOT / "pyscript.toml"
PAGE = ROOT / "index.html"
THINKER_ONLY = {"game/thinker.py"}
FILES = re.compile(r"(?<=^\[files\]\n)(?:\".*\n)*", re.MULTILINE)
BYTES = re.compile(r'(?<=id="progress" value="0" max=")\d+')


def modules() -> list[str]:
    """The paths of the modules that the configuration names: all but the thinker's own."""
    found = (path.relative_to(ROOT).as_posix() for path in (ROOT / "game").rglob("*.py"))
    return sorted(path for path in found if path not in THINKER_ONLY)


def listed(config: str) -> str:
    """The configuration with the modules on disk as its files."""
    lines = "".join(f'"./{path}" = "{path}"\n' for path in modules())
    return FILES.sub(lines, config, count=1)


def bytes_needed() -> int:
    """How many bytes the page loads before it is ready: the runtime and the modules, unpacked."""
    runtime = [path for path in (ROOT / "static/runtime").rglob("*") if path.suffix != ".txt"]
    needed = [path for path in runtime if path.is_file() and "pyodide" not in path.parts]
    needed += [ROOT / path for path in modules() + ["static/page.css"]]
    return sum(path.stat().st_size for path in needed)


def main() -> None:
    CONFIG.write_text(listed(CONFIG.read_text()))
    PAGE.write_text(BYTES.sub(str(bytes_needed()), PAGE.read_text(), count=1))
    print(f"{len(modules())} modules, {bytes_needed():,} bytes.")


if __name__ == "__main__":
    main()
