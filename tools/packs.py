"""The format of a pack: gzip; unpacked, its first line is JSON, [[path, bytes], …], and the contents follow one
after the other. A path that ends in a slash is a folder. `static/boot.js` reads it.
"""

import gzip
import json
from pathlib import Path

import zopfli.gzip


def joined(files: dict[str, bytes]) -> bytes:
    """Files as the content of a pack, folders before what is in them."""
    folders = {f"{parent.as_posix()}/": b"" for path in files for parent in list(Path(path).parents)[:-1]}
    every = dict(sorted((folders | files).items()))
    head = json.dumps([[path, len(content)] for path, content in every.items()], separators=(",", ":"))
    return b"".join([head.encode(), b"\n", *every.values()])


def packed(content: bytes) -> bytes:
    """The content of a pack as it is stored."""
    return gzip.compress(content, 9, mtime=0)


def packed_tightly(content: bytes) -> bytes:
    """The same, smaller by a few per cent and much slower: for what is fetched before the first card."""
    return zopfli.gzip.compress(content)
