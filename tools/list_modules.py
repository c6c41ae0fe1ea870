"""Which files the interpreter in the page is given, written where the page reads it.

    python3 tools/list_modules.py    rewrite [files] of both configurations, and the bytes in index.html
"""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "index.html"
THINKER_ONLY = {"game/thinker.py"}
PURE_TESTS = ["__init__.py", "*_cases.*", "cases/*.*", "golden/*.*", "in_browser/*.py"]
FILES = re.compile(r"(?<=^\[files\]\n)(?:\".*\n)*", re.MULTILINE)
BYTES = re.compile(r'(?<=id="progress" value="0" max=")\d+')


def modules() -> list[str]:
    """The paths of the game's modules that the table loads: all but the thinker's own."""
    found = (path.relative_to(ROOT).as_posix() for path in (ROOT / "game").rglob("*.py"))
    return sorted(path for path in found if path not in THINKER_ONLY)


def pure_tests() -> list[str]:
    """The paths of the tests that any interpreter can run, and of what they read."""
    tests = ROOT / "tests"
    return sorted(path.relative_to(ROOT).as_posix() for glob in PURE_TESTS for path in tests.glob(glob))


# Each configuration, the way from its folder to the repository, and the files it lists.
CONFIGS = {
    ROOT / "pyscript.toml": ("./", modules),
    ROOT / "tests/in_browser/pyscript.toml": ("../../", lambda: modules() + pure_tests()),
}


def listed(config: Path) -> str:
    """The text of a configuration with the files on disk as its files."""
    way, paths = CONFIGS[config]
    lines = "".join(f'"{way}{path}" = "{path}"\n' for path in paths())
    return FILES.sub(lines, config.read_text(), count=1)


def bytes_needed() -> int:
    """How many bytes the page loads before it is ready: the runtime and the modules, unpacked."""
    runtime = [path for path in (ROOT / "static/runtime").rglob("*.*") if path.suffix != ".txt"]
    needed = [path for path in runtime if "pyodide" not in path.parts]
    needed += [ROOT / path for path in modules()]
    return sum(path.stat().st_size for path in needed)


def main() -> None:
    for config in CONFIGS:
        config.write_text(listed(config))
    PAGE.write_text(BYTES.sub(str(bytes_needed()), PAGE.read_text(), count=1))
    print(f"{len(modules())} modules, {bytes_needed():,} bytes.")


if __name__ == "__main__":
    main()
