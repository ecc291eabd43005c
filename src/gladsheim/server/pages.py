"""The built front end: its files, and the one page for every other address."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Response

ASSETS = "assets/"  # Vite names these files by their contents: they never change
NOT_BUILT = b"The front end is not built: run `make web`.  The hall's API is described at /api/schema/openapi.json\n"


def make_pages(static: Path) -> HTTPRouteHandler:
    """The handler of everything that is not /api."""
    root = static.resolve()

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(path: FromPath[str] = "") -> Response[bytes]:
        name = path.strip("/")
        if name == "api" or name.startswith("api/"):
            raise NotFoundException(f"there is nothing at /{name}")
        file = await asyncio.to_thread(find, root, name)
        if file is None and name.startswith(ASSETS):
            raise NotFoundException(f"there is no file /{name}")
        # The page itself finds out what an address means that is no file.
        return await answer(file or root / "index.html", name.startswith(ASSETS))

    return page


def find(root: Path, name: str) -> Path | None:
    """The file of that name, if it lies in the folder."""
    if "\0" in name:
        return None
    file = (root / name).resolve()
    return file if name and file.is_relative_to(root) and file.is_file() else None


async def answer(file: Path, forever: bool) -> Response[bytes]:
    try:
        body = await asyncio.to_thread(file.read_bytes)
    except OSError:
        return Response(NOT_BUILT, media_type="text/plain; charset=utf-8")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in ("application/javascript", "image/svg+xml"):
        kind += "; charset=utf-8"
    cache = "public, max-age=31536000, immutable" if forever else "no-cache"
    return Response(body, media_type=kind, headers={"cache-control": cache})
