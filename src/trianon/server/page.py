"""The built page: files of the package, held in memory; every address of the page gets its index."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from trianon.core.words import LANGUAGES, core_words
from trianon.server.house import house
from trianon.server.problems import Refusal

Asked = Request[Any, Any, Any]
INDEX = "index.html"
SCREENS = (
    "",
    "table",
    "join",
    "replay",
    "rules",
    "about",
)  # first words of the page's own addresses
HASHED = "assets/"  # file names with a hash of their content
FOREVER = "public, max-age=31536000, immutable"
TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Files:
    """The files of the page, read once."""

    def __init__(self, folder: Path) -> None:
        self.files = {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")
        }

    def answer(self, path: str) -> Response[bytes]:
        """A file, or the index for an address of the page."""
        if path in self.files:
            return self.file(path)
        if path.split("/")[0] not in SCREENS:
            raise Refusal("unknown-route")
        return self.file(INDEX) if INDEX in self.files else missing()

    def file(self, path: str) -> Response[bytes]:
        """A file with its type; files with a hash in their name never change."""
        kind = TYPES.get(Path(path).suffix) or mimetypes.guess_type(path)[0]
        control = FOREVER if path.startswith(HASHED) else "no-cache"
        media_type = kind or "application/octet-stream"
        if media_type.startswith("text/"):
            media_type += "; charset=utf-8"
        return Response(self.files[path], media_type=media_type, headers={"cache-control": control})


def missing() -> Response[bytes]:
    """The page was not built: say so in every language."""
    lines = [
        f'<p lang="{language}">{core_words(language).sentence("error-page-missing")}</p>'
        for language in LANGUAGES
    ]
    text = f"<!doctype html><meta charset=utf-8><title>Trianon</title>{''.join(lines)}"
    return Response(text.encode(), media_type=MediaType.HTML, status_code=503)


@get("/", include_in_schema=False, sync_to_thread=False)
def index(request: Asked) -> Response[bytes]:
    """The lobby."""
    return files(request).answer("")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def any_file(request: Asked, path: FromPath[str]) -> Response[bytes]:
    """Whatever the page asks for."""
    return files(request).answer(str(path).strip("/"))


def files(request: Asked) -> Files:
    """The files, read when the first page comes."""
    state = request.app.state
    if "files" not in state:
        state.files = Files(house(request).settings.page)
    found: Files = state.files
    return found


HANDLERS = [index, any_file]
