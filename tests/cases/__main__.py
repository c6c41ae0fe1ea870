"""The command: prints one line for each case that fails and a closing count; exit code 1 if any did."""

import json
import sys
from pathlib import Path

from tests.cases.check import run

OWN = [str(path) for path in sorted(Path(__file__).parent.glob("*.json"))]


def read(path):
    """The JSON of a file, and None; or None and a sentence that says why there is none."""
    try:
        with open(path, encoding="utf-8-sig") as file:
            return json.load(file), None
    except UnicodeDecodeError:
        return None, "is not UTF-8 text"
    except ValueError as error:
        return None, f"is not JSON: {error}"
    except RecursionError:
        return None, "is not JSON that can be read: nested too deep"
    except OSError as error:
        return None, f"can't be read: {error.strerror}"


def main(paths):
    """Check every file, the project's own where none is named; 0 if all cases passed, else 1."""
    passed = failed = 0
    for path in paths or OWN:
        cases, wrong = read(path)
        if wrong is None:
            right, failures = run(cases)
        else:
            right, failures = 0, [wrong]
        for failure in failures:
            print(f"{path}: {failure}")
        passed += right
        failed += len(failures)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="backslashreplace")
    sys.exit(main(sys.argv[1:]))
