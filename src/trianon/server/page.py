"""The built page: files of the package, held in memory; every address gets the index, unknown ones with 404."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from trianon.core.words import LANGUAGES, core_words
from trianon.server.problems import Refusal
from trianon.server.services import house

Asked = Request[Any, Any, Any]
INDEX = "index.html"
SCREENS = (
    "",
    "table",
    "shared",
    "join",
    "replay",
    "rules",
    "about",
    "learn",
    "overview",
    "puzzles",
    "review",
    "explore",
    "host",
)  # first words of the page's own addresses
HASHED = "assets/"  # file names with a hash of their content
FOREVER = "public, max-age=31536000, immutable"
COMPRESSED = "compressed"  # marks routes whose answers are compressed when the page is built
BROTLI = ".br"  # the build leaves each file worth it in Brotli as well
WORTH_GZIP = 1024  # bytes
TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Files:
    """The files of the page, read once; each also as small as the browser takes it."""

    def __init__(self, folder: Path) -> None:
        self.files = {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")
        }
        self.gzipped: dict[str, bytes] = {}

    def answer(self, path: str, request: Asked) -> Response[bytes]:
        """A file, or the index for an address of the page; an unknown address is shown as such by the page."""
        taken = request.headers.get("accept-encoding", "")
        if path in self.files and not path.endswith(BROTLI):
            return self.file(path, taken)
        known = path.split("/")[0] in SCREENS
        if not known and not is_visited(request):
            raise Refusal("unknown-route")
        if INDEX not in self.files:
            return missing()
        own = f"{path.split('/')[0]}.html"  # names at once what this screen will need
        return self.file(own if own in self.files else INDEX, taken, 200 if known else 404)

    def file(self, path: str, taken: str, status: int = 200) -> Response[bytes]:
        """A file with its type; files with a hash in their name never change."""
        kind = TYPES.get(Path(path).suffix) or mimetypes.guess_type(path)[0]
        media_type = kind or "application/octet-stream"
        if media_type.startswith("text/"):
            media_type += "; charset=utf-8"
        control = FOREVER if path.startswith(HASHED) else "no-cache"
        data, encoding = self.encoded(path, taken)
        headers = {"cache-control": control, "vary": "accept-encoding"}
        if encoding:
            headers["content-encoding"] = encoding
        return Response(data, status_code=status, media_type=media_type, headers=headers)

    def encoded(self, path: str, taken: str) -> tuple[bytes, str]:
        """A file in the best encoding that the browser takes and the build has made worth it."""
        plain = self.files[path]
        if path + BROTLI not in self.files or len(plain) < WORTH_GZIP:
            return plain, ""
        if "br" in taken:
            return self.files[path + BROTLI], "br"
        if "gzip" in taken:
            if path not in self.gzipped:
                self.gzipped[path] = gzip.compress(plain)
            return self.gzipped[path], "gzip"
        return plain, ""


def is_visited(request: Asked) -> bool:
    """Whether somebody typed or followed an address, rather than a program asking for a file or for data."""
    page = "text/html" in request.headers.get("accept", "")
    return page and request.url.path.split("/")[1] not in ("api", "assets", "schema")


def missing() -> Response[bytes]:
    """The page was not built: say so in every language."""
    lines = [
        f'<p lang="{language}">{core_words(language).sentence("error-page-missing")}</p>'
        for language in LANGUAGES
    ]
    text = f"<!doctype html><meta charset=utf-8><title>Trianon</title>{''.join(lines)}"
    return Response(text.encode(), media_type=MediaType.HTML, status_code=503)


@get("/", include_in_schema=False, sync_to_thread=False, opt={COMPRESSED: True})
def index(request: Asked) -> Response[bytes]:
    """The page itself; it begins with the lobby."""
    return files(request).answer("", request)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False, opt={COMPRESSED: True})
def any_file(request: Asked, path: FromPath[str]) -> Response[bytes]:
    """Whatever the page asks for."""
    return files(request).answer(str(path).strip("/"), request)


def files(request: Asked) -> Files:
    """The files, read when the first page comes."""
    state = request.app.state
    if "files" not in state:
        state.files = Files(house(request).settings.page)
    found: Files = state.files
    return found


HANDLERS = [index, any_file]
