"""What the packs are: gzip of an image or of files.

An image is MicroPython's own read-only file system (ROMFS): the interpreter runs modules from it where they lie,
without a copy. Packs of files are for the page on disk: the first line is JSON, [[path, bytes], …], and the
contents follow one after the other; `static/disk.js` reads them.
"""

import gzip
import json
from pathlib import PurePosixPath

import zopfli.gzip
from mpremote.romfs import VfsRomWriter


def image(files: dict[str, bytes]) -> bytes:
    """Files by path as a ROMFS image; the path of a file names its folders."""
    writer = VfsRomWriter()
    opened: list[str] = []
    for path, content in sorted(files.items(), key=lambda item: PurePosixPath(item[0]).parts):
        *folders, name = path.split("/")
        same = 0
        while same < len(opened) and opened[same : same + 1] == folders[same : same + 1]:
            same += 1
        for _ in opened[same:]:
            writer.closedir()
        for folder in folders[same:]:
            writer.opendir(folder)
        opened = folders
        writer.mkfile(name, content)
    for _ in opened:
        writer.closedir()
    return bytes(writer.finalise())


def joined(files: dict[str, bytes]) -> bytes:
    """Files as the content of a pack of files."""
    every = dict(sorted(files.items()))
    head = json.dumps([[path, len(content)] for path, content in every.items()], separators=(",", ":"))
    return b"".join([head.encode(), b"\n", *every.values()])


def packed(content: bytes) -> bytes:
    """The content of a pack as it is stored."""
    return gzip.compress(content, 9, mtime=0)


def packed_tightly(content: bytes) -> bytes:
    """The same, smaller by a few per cent and much slower: for what is fetched before the first card."""
    return zopfli.gzip.compress(content)
