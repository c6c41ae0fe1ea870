"""Writes what happens in each golden game anew from its record: `python -m tests.golden`, and read the difference."""

from tests.golden.check import told
from tests.golden.reading import HERE

if __name__ == "__main__":
    for path in sorted(HERE.glob("*.txt")):
        path.write_text(told(path.read_text(encoding="utf-8")), encoding="utf-8")
        print(path.name)
