"""The one test command: installs what is missing, then linters, types, layers and tests.

    python3 tests/run.py [arguments for pytest]

Works on a fresh Debian, as root or as a user whose machine has Chromium. The last line is pytest's;
the exit code is 0 only if everything passed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
REQUIREMENTS = ROOT / "tests" / "requirements.txt"
STAMP = VENV / "requirements.sha256"


def ensure_chromium() -> None:
    """Debian's Chromium, installed if it is missing and this is root."""
    if shutil.which("chromium"):
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        sys.exit("The tests need Chromium as the command `chromium`: install it first.")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    wait = ["-o", "DPkg::Lock::Timeout=300"]
    subprocess.run(["apt-get", "update", "-qq"], check=True, env=quiet)
    subprocess.run(["apt-get", "install", "-y", "-qq", *wait, "chromium"], check=True, env=quiet)


def ensure_packages() -> None:
    """A virtual environment with exactly the packages of requirements.txt."""
    wanted = hashlib.sha256(REQUIREMENTS.read_bytes() + sys.version.encode()).hexdigest()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    print("Installing the test tools …", flush=True)
    venv.create(VENV, with_pip=True, clear=STAMP.exists())
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", REQUIREMENTS]
    subprocess.run([BIN / "python", *install], check=True)
    STAMP.write_text(wanted)


def run(name: str, *arguments: str) -> bool:
    """Runs one tool from the virtual environment, and tells whether it was content."""
    print(f"== {name}", flush=True)
    path = f"{BIN}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run([BIN / name, *arguments], cwd=ROOT, env={**os.environ, "PATH": path})
    return done.returncode == 0


def main() -> int:
    ensure_chromium()
    ensure_packages()
    content = [
        run("ruff", "check", "."),
        run("mypy"),
        run("lint-imports"),
        run("pytest", *(sys.argv[1:] or ["-n", "2"])),
    ]
    return 0 if all(content) else 1


if __name__ == "__main__":
    sys.exit(main())
