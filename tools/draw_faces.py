"""Draw the opponents' faces: one SVG symbol for each name at the table.

    python tools/draw_faces.py     write static/faces.svg

Everybody is put together from the few parts below, in a square of 64: a coat, a head, what hair there
is, and a look. Cousins share their parts and differ in colours.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

TARGET = Path(__file__).resolve().parent.parent / "static" / "faces.svg"
INK = "#3a2a22"

# Behind the head.
BUN = '<circle cx="32" cy="9" r="7"/><path d="M17 30C15 14 22 9 32 9s17 5 15 21z"/>'
LONG = '<path d="M15 50C12 26 16 8 32 8s20 18 17 42l-8 2H23z"/>'
# Before it.
FRINGE = '<path d="M18 29C17 15 25 11 33 11s14 6 13 18C44 22 41 20 38 18c-5 5-13 6-18 5-1 2-2 4-2 6z"/>'
PARTED = '<path d="M19 27C18 16 24 12 32 12s14 4 13 15c-2-5-5-8-8-9-6 3-12 2-15 2-1 2-2 4-3 7z"/>'
CURLS = (
    '<circle cx="21" cy="20" r="5"/><circle cx="27" cy="14" r="5.5"/><circle cx="35" cy="13" r="5.5"/>'
    '<circle cx="42" cy="18" r="5"/><circle cx="19" cy="26" r="3.5"/><circle cx="45" cy="25" r="3.5"/>'
)
TEMPLES = '<path d="M18.5 31C17 25 18 20 21 18c-1 4-1 8 0 13zM45.5 31C47 25 46 20 43 18c1 4 1 8 0 13z"/>'
BEARD = (
    '<path d="M19 30c0 14 5 21 13 21s13-7 13-21c-1 5-3 7-6 7-3-2-11-2-14 0-3 0-5-2-6-7z"/>'
)
MOUSTACHE = '<path d="M23 38c3-4 7-4 9-2 2-2 6-2 9 2-4 1-7 1-9-1-2 2-5 2-9 1z"/>'
CAP = (
    '<path d="M17 22C18 12 25 9 32 9s15 3 16 12c-10-3-21-3-31 1z"/>'
    '<path d="M16 23c9-5 24-5 34-1 1 2 0 3-2 3-9-2-20-2-30 1-2 0-3-1-2-3z" opacity=".75"/>'
)
GLASSES = (
    f'<g fill="none" stroke="{INK}" stroke-width="1.3"><circle cx="26.5" cy="29" r="4.6"/>'
    '<circle cx="37.5" cy="29" r="4.6"/><path d="M31 28.500h2"/></g>'
)
EYES = f'<g fill="{INK}"><circle cx="26.5" cy="29" r="1.6"/><circle cx="37.5" cy="29" r="1.6"/></g>'
SMILE, GRIN, LINE = "M27 39q5 4.5 10 0", "M26.5 38.500q5.5 6 11 0", "M28 40q4 1.5 8 0"


class Face(NamedTuple):
    """Who is drawn, and of what: colours of the wall, coat, skin and hair; parts by layer; the mouth."""

    name: str
    wall: str
    coat: str
    skin: str
    hair: str
    behind: str
    before: str
    extra: str
    mouth: str
    brow: float


FACES = (
    Face("bridie", "#cdb9d6", "#7d5a8c", "#f0cdb4", "#d9d6d2", BUN, PARTED, GLASSES, GRIN, 23.5),
    Face("nora", "#bcd0cf", "#4f7a78", "#eec6a8", "#f1e3c4", BUN, PARTED, GLASSES, SMILE, 23.5),
    Face("angus", "#bfd3b4", "#4d7348", "#f2c9ac", "#b5532a", "", CURLS + BEARD, "", "", 24.0),
    Face("hector", "#d8c9a8", "#7a6336", "#e8bd99", "#4a3426", "", CURLS + BEARD, "", "", 24.0),
    Face("maeve", "#e3bfae", "#a8432f", "#f3d0b8", "#2f2522", LONG, FRINGE, "", SMILE, 24.5),
    Face("sheila", "#b9cbe0", "#39618f", "#f5d3bd", "#9c4524", LONG, FRINGE, "", GRIN, 24.5),
    Face("alphonse", "#b8c6d8", "#3c5675", "#e9bf9c", "#6b4a33", "", MOUSTACHE, CAP, "", 25.0),
    Face("yvon", "#dcc3a1", "#8a5a2b", "#dfae88", "#39302c", "", MOUSTACHE, CAP, "", 25.0),
    Face("cormac", "#aebfbb", "#22393f", "#e9c3a6", "#e9e6df", "", TEMPLES + BEARD, "", "", 25.0),
    Face("fintan", "#c4b4ad", "#4a2f33", "#dfb394", "#8d8780", "", TEMPLES + BEARD, "", "", 25.0),
)


def drawn(face: Face) -> str:
    """One face as a symbol."""
    hair = f'fill="{face.hair}"'
    cap = f'<g fill="{face.coat}">{CAP}</g>' if face.extra == CAP else face.extra
    mouth = f'<path d="{face.mouth or LINE}" fill="none" stroke="#9a4b3c" stroke-width="1.6" stroke-linecap="round"/>'
    parts = [
        f'<rect width="64" height="64" fill="{face.wall}"/>',
        f"<g {hair}>{face.behind}</g>" if face.behind else "",
        f'<path d="M8 64c1-12 11-16 24-16s23 4 24 16z" fill="{face.coat}"/>',
        f'<path d="M27 40h10v9q-5 4-10 0z" fill="{face.skin}"/>',
        f'<g fill="{face.skin}"><circle cx="18.5" cy="30" r="3"/><circle cx="45.5" cy="30" r="3"/>'
        '<path d="M19 26C19 16 24 12 32 12s13 4 13 14v6c0 9-6 14-13 14s-13-5-13-14z"/></g>',
        f"<g {hair}>{face.before}</g>",
        EYES,
        f'<path d="M23.5 {face.brow}q3-1.5 6 0M34.5 {face.brow}q3-1.5 6 0" fill="none" '
        f'stroke="{INK}" stroke-width="1.5" stroke-linecap="round" opacity=".8"/>',
        f'<path d="M32 30.500v4q0 1-1.5 1" fill="none" stroke="{INK}" stroke-width="1.2" '
        'stroke-linecap="round" opacity=".45"/>',
        mouth,
        cap,
    ]
    return f'<symbol id="face-{face.name}" viewBox="0 0 64 64">{"".join(parts)}</symbol>'


def main() -> None:
    symbols = "\n".join(drawn(face) for face in FACES)
    TARGET.write_text(f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n', encoding="utf-8")
    print(f"{len(FACES)} faces, {TARGET.stat().st_size:,} bytes.")


if __name__ == "__main__":
    main()
