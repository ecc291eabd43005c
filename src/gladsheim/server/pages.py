"""The built front end: its files, and the one page for every other address."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
import os
import secrets
from hashlib import sha256
from pathlib import Path

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Response

from gladsheim.server.faults import Asked

ASSETS = "assets/"  # Vite names these files by their contents: they never change
mimetypes.add_type("application/manifest+json", ".webmanifest")
# While an author works (`gladsheim play GAME --watch`), a page begins anew when the hall did.
WATCHED = os.environ.get("GLADSHEIM_WATCH") == "1"
WATCH_SCRIPT = "watch.js"
WATCH_WORD = "watch.txt"
WATCHING = {
    WATCH_WORD: secrets.token_hex(8).encode(),
    WATCH_SCRIPT: b"""let first;
setInterval(async () => {
  const word = await fetch("/watch.txt").then((answer) => answer.text()).catch(() => first);
  if (first !== undefined && word !== first) location.reload();
  first = word;
}, 700);
""",
}
# Where the page has something to show; every other address is answered by it too, and says that there is nothing.
PAGES = {"", "new", "t", "r", "c", "screen", "rules", "me", "riddle", "about"}
DOCS = "docs"
MANUAL = Path(__file__).parents[1] / "manual"  # made by `make docs`
NO_DOCS = "the docs are not in this installation: `make docs` builds them"
SMALLEST_PACKED = 500  # bytes
PACKS_ITSELF = "packs_itself"  # of a handler: nothing else is to pack its answers
NOT_BUILT = b"The front end is not built: run `make web`.  The hall's API is described at /api/schema/openapi.json\n"


def make_pages(static: Path) -> HTTPRouteHandler:
    """The handler of everything that is not /api."""
    root = static.resolve()

    @get(["/", "/{path:path}"], include_in_schema=False, opt={PACKS_ITSELF: True})
    async def page(request: Asked, path: FromPath[str] = "") -> Response[bytes]:
        accepted = request.headers.get("accept-encoding", "")
        name = path.strip("/")
        if name == "api" or name.startswith("api/"):
            raise NotFoundException(f"there is nothing at /{name}")
        if WATCHED and name in (WATCH_SCRIPT, WATCH_WORD):
            return Response(WATCHING[name], media_type="text/javascript", headers={"cache-control": "no-store"})
        if name == DOCS or name.startswith(DOCS + "/"):
            return await document(name[len(DOCS) :].strip("/"), accepted)
        file = await asyncio.to_thread(find, root, name)
        if file is None and name.startswith(ASSETS):
            raise NotFoundException(f"there is no file /{name}")
        # The page itself finds out what an address means that is no file.
        known = request.headers.get("if-none-match", "")
        if file is None and name.partition("/")[0] not in PAGES:
            return await answer(root / "index.html", accepted, False, status=404)
        return await answer(file or root / "index.html", accepted, name.startswith(ASSETS), known)

    return page


async def document(name: str, accepted: str) -> Response[bytes]:
    """A page of the docs, where this installation has them; their links hold only beside a page."""
    root = MANUAL.resolve()
    if not name and root.is_dir():
        return Response(b"", status_code=307, headers={"location": f"/{DOCS}/index.html"})
    file = await asyncio.to_thread(find, root, name)
    if file is None:
        raise NotFoundException(f"there is no page /{DOCS}/{name}" if root.is_dir() else NO_DOCS)
    return await answer(file, accepted, False)


def find(root: Path, name: str) -> Path | None:
    """The file of that name, if it lies in the folder."""
    if "\0" in name:
        return None
    try:
        file = (root / name).resolve()
        return file if name and file.is_relative_to(root) and file.is_file() else None
    except OSError:  # a name that no file can have
        return None


async def answer(file: Path, accepted: str, forever: bool, known: str = "", status: int = 200) -> Response[bytes]:
    """A file; whoever knows it as it is already is told so, and nothing more."""
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    is_text = kind.startswith("text/") or kind in ("application/javascript", "image/svg+xml")
    try:
        body, packing = await asyncio.to_thread(packed, file, accepted if is_text else "")
    except OSError:
        return Response(NOT_BUILT, media_type="text/plain; charset=utf-8")
    cache = "public, max-age=31536000, immutable" if forever else "no-cache"
    headers = {"cache-control": cache}
    if not forever:
        tag = f'"{sha256(body).hexdigest()[:24]}"'
        headers["etag"] = tag
        if tag in known:
            return Response(b"", media_type=kind, status_code=304, headers=headers)
    if is_text:  # (and of which letters, Litestar says)
        headers["vary"] = "accept-encoding"
    if packing:
        headers["content-encoding"] = packing
    return Response(body, media_type=kind, status_code=status, headers=headers)


def packed(file: Path, accepted: str) -> tuple[bytes, str]:
    """A file as a browser takes it, and how it is packed: as the build did it, else quickly now, else not at all."""
    is_watching = WATCHED and file.name == "index.html"
    tight = file.with_name(f"{file.name}.br")
    if "br" in accepted and tight.is_file() and not is_watching:
        return tight.read_bytes(), "br"
    body = file.read_bytes()
    if is_watching:
        body = body.replace(b"</head>", f'<script type="module" src="/{WATCH_SCRIPT}"></script></head>'.encode())
    if "gzip" in accepted and len(body) >= SMALLEST_PACKED:
        return gzip.compress(body, 6), "gzip"
    return body, ""
