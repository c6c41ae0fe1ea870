"""Lays static/runtime/: which files of which pinned packages the page ships, and their checksums.

    python3 -m tools.lay_runtime            fetch the packages, verify them, lay the files
    python3 -m tools.lay_runtime --check    compare what is on disk with what was recorded

The packages and every laid file stand with their checksums in runtime.lock.json. A package whose
archive differs from its checksum is refused. To move to a new version, change version and integrity
there, run with --record, and read the difference before committing it. Licence texts that a package
does not carry stand in licences/. Pyodide and PyScript are trimmed on the way (trim_pyodide.py,
trim_pyscript.py).
"""

import argparse
import base64
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools import trim_pyodide, trim_pyscript

ROOT = Path(__file__).resolve().parent.parent
RUNTIME = ROOT / "static" / "runtime"
LOCK = Path(__file__).with_name("runtime.lock.json")
LICENCES = Path(__file__).with_name("licences")
TRIMS = {**trim_pyodide.TRIMS, **trim_pyscript.TRIMS}
SOURCE_MAP = b"//# sourceMappingURL="


def fetch(name: str, package: dict, into: Path) -> Path:
    """The unpacked folder of a package, refused unless its archive has the recorded checksum."""
    wanted = f"{name}@{package['version']}"
    packed = subprocess.run(
        ["npm", "pack", "--silent", wanted], cwd=into, check=True, capture_output=True, text=True
    )
    archive = into / packed.stdout.strip().splitlines()[-1]
    digest = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if package["integrity"] != f"sha512-{digest}":
        raise SystemExit(f"{wanted}: the archive is not the one recorded (sha512-{digest})")
    folder = into / archive.stem
    shutil.unpack_archive(archive, folder)
    return folder / "package"


def bundler(tool: dict, into: Path) -> Path:
    """The pinned esbuild for this machine; it works outside the repository and is never shipped."""
    machine = {"x86_64": "x64", "aarch64": "arm64", "arm64": "arm64"}[os.uname().machine]
    name = f"@esbuild/{os.uname().sysname.lower()}-{machine}"
    package = {"version": tool["version"], "integrity": tool["integrity"][name]}
    program = fetch(name, package, into) / "bin" / "esbuild"
    program.chmod(0o755)
    return program


def lay(lock: dict, target: Path) -> None:
    """Fills `target` with the runtime as the lock file tells."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for name, package in lock["packages"].items():
            source = fetch(name, package, folder)
            place = target / package["to"]
            place.mkdir(parents=True)
            for path, to in package.get("files", {}).items():
                content = (source / path).read_bytes()
                if path.endswith((".js", ".mjs")):
                    content = content.split(SOURCE_MAP)[0]
                if path in TRIMS:
                    content = TRIMS[path](content)
                (place / to).write_bytes(content)
            for path in package.get("minify", []):
                tool = bundler(lock["esbuild"], folder)
                shape = ["--minify", "--format=esm", "--legal-comments=none", "--log-level=error"]
                out = [f"--outfile={place / path}", "--allow-overwrite"]
                subprocess.run([tool, place / path, *shape, *out], check=True)
            if "bundle" in package:
                tool = bundler(lock["esbuild"], folder)
                options = ["--bundle", "--minify", "--format=esm", "--legal-comments=none"]
                out = place / package["bundle"]["to"]
                entry = source / package["bundle"]["from"]
                subprocess.run(
                    [tool, entry, *options, f"--outfile={out}", "--log-level=error"], check=True
                )
            for text, to in package.get("licences", {}).items():
                shutil.copyfile(LICENCES / text, place / to)


def checksums(folder: Path) -> dict[str, str]:
    """The SHA-256 of every file below a folder, by its path relative to it."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in files
    }


def differences(recorded: dict[str, str], found: dict[str, str]) -> list[str]:
    """One sentence for each file that is missing, changed or not recorded."""
    sentences = []
    for path in sorted(recorded.keys() | found.keys()):
        if path not in found:
            sentences.append(f"{path} is missing")
        elif path not in recorded:
            sentences.append(f"{path} is not recorded")
        elif recorded[path] != found[path]:
            sentences.append(f"{path} has changed")
    return sentences


def main() -> int:
    parser = argparse.ArgumentParser(description="Lay static/runtime/ from its pinned packages.")
    parser.add_argument("--check", action="store_true", help="only compare, offline")
    parser.add_argument("--record", action="store_true", help="write the checksums found as right")
    options = parser.parse_args()
    lock = json.loads(LOCK.read_text())

    wrong = differences(lock["laid"], checksums(RUNTIME))
    if options.check or (not wrong and not options.record):
        print("\n".join(wrong) or "static/runtime is as recorded.")
        return 1 if wrong else 0

    with tempfile.TemporaryDirectory() as temporary:
        fresh = Path(temporary) / "runtime"
        lay(lock, fresh)
        if options.record:
            lock["laid"] = checksums(fresh)
            LOCK.write_text(json.dumps(lock, indent=2) + "\n")
        wrong = differences(lock["laid"], checksums(fresh))
        if wrong:
            print("\n".join(wrong))
            return 1
        shutil.rmtree(RUNTIME, ignore_errors=True)
        shutil.copytree(fresh, RUNTIME)
    print(f"Laid {len(lock['laid'])} files in static/runtime.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
