"""Trims PyScript's own library in Python, which stands as text in its core: the page needs of it only what makes a
named worker. What is cut off is never imported here: elements, display, fetch, storage, sockets, events, media.
"""

import re

KEPT = {"__init__.py", "context.py", "ffi.py", "util.py", "workers.py"}
MODULES = re.compile(r'"(\w+\.py)":("(?:[^"\\]|\\.)*"|\'(?:[^\'\\]|\\.)*\'|`[^`]*`),?')
OPENING = "wo(\".\",{pyscript:{"
UNUSED = re.compile(r"from pyscript\.(?:display|fetch|storage|websocket|events) import [\w,]+\\n")


def trimmed_core(content: bytes) -> bytes:
    """The core with the modules that are kept, and an `__init__` that imports no others."""
    before, opening, rest = content.decode().partition(OPENING)
    if not opening:
        raise ValueError("PyScript's library is not where it was")
    modules = []
    while found := MODULES.match(rest):
        if found[1] in KEPT:
            modules.append(f'"{found[1]}":{found[2]}')
        rest = rest[found.end() :]
    modules[0] = UNUSED.sub("", modules[0])
    return (before + opening + ",".join(modules) + rest).encode()


TRIMS = {"dist/core-C9KDLldu.js": trimmed_core}
