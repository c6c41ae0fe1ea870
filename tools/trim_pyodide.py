"""Trims Pyodide for the thinker: the standard library without what a card game can't need, and a lock file
without the packages that are not shipped. The same input gives the same bytes.
"""

import io
import json
import zipfile

# Servers, mail, markup, debuggers, test tools, processes and terminals.
UNUSED = {
    "_pyrepl",
    "bdb.py",
    "cmd.py",
    "code.py",
    "configparser.py",
    "curses",
    "difflib.py",
    "doctest.py",
    "ftplib.py",
    "imaplib.py",
    "mailbox.py",
    "modulefinder.py",
    "multiprocessing",
    "netrc.py",
    "optparse.py",
    "pdb.py",
    "pickletools.py",
    "plistlib.py",
    "poplib.py",
    "profile.py",
    "pstats.py",
    "pyclbr.py",
    "pydoc.py",
    "pydoc_data",
    "smtplib.py",
    "socketserver.py",
    "statistics.py",
    "trace.py",
    "tracemalloc.py",
    "unittest",
    "wsgiref",
    "xml",
    "xmlrpc",
}
ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape"}
ENCODINGS |= {"unicode_escape", "utf_8", "utf_8_sig", "utf_16", "utf_16_le", "utf_16_be", "utf_32"}
LONG_AGO = (1980, 1, 1, 0, 0, 0)


def trimmed_library(content: bytes) -> bytes:
    """The zip of the standard library without the unused modules and encodings."""
    result = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(content)) as full,
        zipfile.ZipFile(result, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as small,
    ):
        for name in sorted(full.namelist()):
            if _is_used(name):
                entry = zipfile.ZipInfo(name, LONG_AGO)
                entry.compress_type = zipfile.ZIP_DEFLATED
                small.writestr(entry, full.read(name))
    return result.getvalue()


def _is_used(name):
    first, _, rest = name.partition("/")
    if first == "encodings" and rest:
        return rest.split(".")[0] in ENCODINGS
    return first not in UNUSED


def trimmed_lock(content: bytes) -> bytes:
    """The lock file with no packages: nothing beyond the standard library is shipped."""
    lock = json.loads(content)
    lock["packages"] = {}
    return json.dumps(lock, indent=1).encode() + b"\n"


TRIMS = {"python_stdlib.zip": trimmed_library, "pyodide-lock.json": trimmed_lock}
