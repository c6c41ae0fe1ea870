"""Serves the repository the way GitHub Pages does: under /forty-five/, gzipped, open to other origins.

    with serve() as base_url: ...          # http://127.0.0.1:PORT/forty-five/
    python3 -m tests.server [PORT]         # for playing by hand, on port 8045 unless told
"""

import gzip
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
SUB_PATH = "/forty-five/"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
PACKED_ALREADY = (".mp3", ".ogg", ".png")


@lru_cache(maxsize=512)
def _gzipped(path: Path, modified: int) -> bytes:
    return gzip.compress(path.read_bytes(), 6)


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD for the files below the repository."""

    protocol_version = "HTTP/1.1"
    root = ROOT

    def do_GET(self) -> None:
        path = self._file()
        if path is None:
            self._send(HTTPStatus.NOT_FOUND, b"404: no such file\n", TYPES[".txt"])
            return
        stat = path.stat()
        tag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'
        if self.headers.get("If-None-Match") == tag:
            self._send(HTTPStatus.NOT_MODIFIED, b"", "", {"ETag": tag})
            return
        headers = {"ETag": tag, "Vary": "Accept-Encoding"}
        if path.suffix not in PACKED_ALREADY and "gzip" in self.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = _gzipped(path, stat.st_mtime_ns)
        else:
            body = path.read_bytes()
        self._send(HTTPStatus.OK, body, TYPES.get(path.suffix, "application/octet-stream"), headers)

    do_HEAD = do_GET

    def _file(self) -> Path | None:
        """The file asked for, or None; nothing outside the repository and nothing hidden."""
        asked = unquote(urlsplit(self.path).path)
        if not asked.startswith(SUB_PATH):
            return None
        parts = asked.removeprefix(SUB_PATH).split("/")
        if any(part.startswith(".") for part in parts):
            return None
        path = self.root.joinpath(*parts)
        if asked.endswith("/"):
            path /= "index.html"
        return path if path.is_file() else None

    def _send(
        self, status: HTTPStatus, body: bytes, kind: str, headers: dict[str, str] | None = None
    ) -> None:
        self.send_response(status)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Cache-Control", "max-age=600")
        if kind:
            self.send_header("Content-Type", kind)
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Stays quiet: the tests' own output is what counts."""


class Server(ThreadingHTTPServer):
    """One thread a connection, none of which keeps the tests from ending."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up in the middle of a file is not worth a traceback."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


@contextmanager
def serve(port: int = 0, root: Path = ROOT) -> Iterator[str]:
    """A server of a folder on this machine for as long as the context lasts; the value is its base URL."""
    handler = type("HandlerOfFolder", (Handler,), {"root": root})
    with Server(("127.0.0.1", port), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}{SUB_PATH}"
        finally:
            server.shutdown()


if __name__ == "__main__":
    with serve(int(sys.argv[1]) if len(sys.argv) > 1 else 8045) as url:
        print(f"Play at {url}", flush=True)
        try:
            threading.Event().wait()
        except KeyboardInterrupt:
            pass
