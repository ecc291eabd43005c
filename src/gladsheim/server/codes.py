"""Coming together: the code of a table, where the hall is found, and QR codes."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Router, get, post
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Response

from gladsheim.server import hours
from gladsheim.server.faults import FAULTS
from gladsheim.server.network import LONGEST, doors, qr_svg
from gladsheim.server.tables import Asked, TableId, TheHall, visitor
from gladsheim.table.codes import plain_code
from gladsheim.wire.hall import CodeCard, Drawing, Found, Network

LOOPBACK: Final = ("127.0.0.1", "::1")
SVG: Final = "image/svg+xml"


@post("/tables/{table_id:str}/code", summary="The table's code, to be spoken", responses=FAULTS)
async def code_of(request: Asked, hall: TheHall, table_id: TableId) -> CodeCard:
    """Whoever knows the table may tell its code: it stands for the table's link, for twelve hours."""
    await hall.table(table_id)  # a NoTable if there is none
    has_one = await hall.in_thread(lambda: hall.codes.has_code(table_id, hours.now()))
    if not has_one and not hall.coding.allows(visitor(request)):
        raise TooManyRequestsException("codes of too many tables were asked for from here: wait a moment")
    found = await hall.in_thread(lambda: hall.codes.code_of(table_id, hours.now()))
    return CodeCard(found.code, found.until)


@get("/codes/{code:str}", summary="The table that a code stands for", responses=FAULTS)
async def find_code(request: Asked, hall: TheHall, code: FromPath[str]) -> Found:
    if not hall.guesses.allows(visitor(request)):
        raise TooManyRequestsException("too many codes were tried: wait a moment, then type the one you were told")
    plain = plain_code(code[:40])
    found = await hall.in_thread(lambda: hall.codes.find(plain, hours.now())) if plain else None
    if found is None:
        hall.guesses.wrong.take()
        raise NotFoundException(
            "no table has this code now; a code is one letter and four digits or more, such as X4172"
        )
    hall.guesses.was_right(visitor(request))
    return Found(found)


@get("/network", summary="Where friends find this hall", responses=FAULTS)
async def network(request: Asked, hall: TheHall) -> Network:
    """The addresses are told on this machine alone: whoever asks from elsewhere has one that works."""
    settings = hall.settings
    is_own = request.client is not None and request.client.host in LOOPBACK and not settings.hosts
    addresses = await hall.in_thread(lambda: doors(settings)) if is_own else []
    return Network(settings.is_loopback and not settings.hosts, addresses, settings.port)


@get("/qr", summary="A QR code as SVG", media_type=SVG, responses=FAULTS)
async def qr(hall: TheHall, text: Annotated[str, QueryParameter(min_length=1, max_length=LONGEST)]) -> Response[bytes]:
    headers = {"cache-control": "private, max-age=86400"}
    return Response(await hall.in_thread(lambda: qr_svg(text)), media_type=SVG, headers=headers)


@post(
    "/qr",
    summary="A QR code as SVG, of what no address should hold",
    status_code=200,
    media_type=SVG,
    responses=FAULTS,
)
async def secret_qr(hall: TheHall, data: JSONBody[Drawing]) -> Response[bytes]:
    return Response(await hall.in_thread(lambda: qr_svg(data.text)), media_type=SVG)


coming = Router("/", route_handlers=[code_of, find_code, network, qr, secret_qr], tags=["coming together"])
