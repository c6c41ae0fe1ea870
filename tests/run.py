"""The one test command: installs what is missing, then linters, types, layers and tests.

    python3 tests/run.py [arguments for pytest]
    python3 tests/run.py --tools                install only the packages

Works on a fresh Debian, as root or as a user whose machine has Chromium. The last line is pytest's;
the exit code is 0 only if everything passed.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
REQUIREMENTS = ROOT / "tests" / "requirements.txt"
FONTS = {"ar": "fonts-dejavu-core", "th": "fonts-tlwg-loma-ttf"}
STAMP = VENV / "requirements.sha256"


def install(package: str) -> None:
    """A package of Debian's, if this is root."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        sys.exit(f"The tests need {package}: install it first.")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"]
    subprocess.run([*apt, "update"], check=True, env=quiet)
    subprocess.run([*apt, "install", "-y", package], check=True, env=quiet)


def ensure_chromium() -> None:
    """Chromium, whole and without a window of its own: in that most tests run, for it costs half the work."""
    ensure("chromium")
    try:
        ensure("chromium-headless-shell")
    except subprocess.CalledProcessError:
        print("There is no chromium-headless-shell here: the tests take longer in the whole browser.", flush=True)


def ensure(command: str, package: str = "") -> None:
    """A command that a package of Debian's has, by the same name unless told."""
    if not shutil.which(command):
        install(package or command)


def ensure_fonts() -> None:
    """Letters for all languages that are looked at; a machine that can't install any shows boxes in their place."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    if not shutil.which("fc-list"):
        install("fontconfig")
    for language, package in FONTS.items():
        if not subprocess.run(["fc-list", f":lang={language}"], capture_output=True, check=True).stdout:
            install(package)


def ensure_packages() -> None:
    """A virtual environment with exactly the packages of requirements.txt."""
    wanted = hashlib.sha256(REQUIREMENTS.read_bytes() + sys.version.encode()).hexdigest()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    print("Installing the test tools …", flush=True)
    if not importlib.util.find_spec("ensurepip"):
        install("python3-venv")
    subprocess.run([Path(sys.base_prefix, "bin", "python3"), "-m", "venv", VENV], check=True)
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", str(REQUIREMENTS)]
    subprocess.run([BIN / "python", *pip], check=True)
    STAMP.write_text(wanted)


def run(name: str, *arguments: str) -> bool:
    """Runs one tool from the virtual environment, and tells whether it was content."""
    print(f"== {name}", flush=True)
    path = f"{BIN}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run([BIN / name, *arguments], cwd=ROOT, env={**os.environ, "PATH": path})
    return done.returncode == 0


def main() -> int:
    ensure_packages()
    if sys.argv[1:] == ["--tools"]:
        return 0
    ensure_chromium()
    ensure_fonts()
    ensure("firefox-esr")
    ensure("WebKitWebDriver", "webkit2gtk-driver")
    ensure("Xvfb", "xvfb")
    content = [
        run("ruff", "check", "."),
        run("mypy"),
        run("lint-imports"),
        run("pytest", *(sys.argv[1:] or ["-n", "3", "--dist", "worksteal"])),
    ]
    return 0 if all(content) else 1


if __name__ == "__main__":
    sys.exit(main())
