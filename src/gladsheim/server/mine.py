"""My tables: whose turn it is at each, for whoever holds keys of seats there; and the keys on another device."""

from __future__ import annotations

from contextlib import suppress

from litestar import Router, post
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.params import JSONBody

from gladsheim.core.save import Damaged
from gladsheim.server import hours
from gladsheim.server.faults import FAULTS
from gladsheim.server.hall import Hall
from gladsheim.server.tables import Asked, TheHall, visitor
from gladsheim.table.carries import LIFE, plain_carry
from gladsheim.table.store import NoTable
from gladsheim.wire.hall import Bundle, CodeCard, Held, MyTable, Ring, Taking


@post("/mine", summary="How the tables stand whose keys I hold", status_code=200, responses=FAULTS)
async def my_tables(hall: TheHall, data: JSONBody[Ring]) -> list[MyTable]:
    """One for each that was asked for, in that order; a table that is gone has no card."""
    return [await how_it_stands(hall, held) for held in data.tables]


async def how_it_stands(hall: Hall, held: Held) -> MyTable:
    with suppress(NoTable, Damaged):
        live = await hall.table(held.id)
        table = live.table
        mine = {table.seat_of(token) for token in held.tokens} - {None}
        waiting = [] if table.over else table.waits_for()
        asked = [seat for seat in waiting if seat in mine]
        # Where turns are secret one learns of one's own alone, and not when anybody answered last.
        is_secret = table.head.game.secret_turns and not table.over
        told = asked if is_secret else waiting
        last = table.head.made if is_secret else table.at
        since = max((table.clock.asked[seat].at for seat in told if seat in table.clock.asked), default=last)
        return MyTable(held.id, live.herald.table_card(), bool(asked), told, since)
    return MyTable(held.id, None, False, [], 0.0)


@post("/carries", summary="Hand what this device knows to another", status_code=201, responses=FAULTS)
async def give(request: Asked, hall: TheHall, data: JSONBody[Bundle]) -> CodeCard:
    """Kept for ten minutes, sealed with the code that is told here and nowhere else."""
    if not hall.carrying.allows(visitor(request)):
        raise TooManyRequestsException("too much was carried from here: wait a moment")
    now = hours.now()
    return CodeCard(await hall.in_thread(lambda: hall.carries.give(data.text, now)), now + LIFE)


@post("/carries/take", summary="Take what another device handed over, once", status_code=200, responses=FAULTS)
async def take(request: Asked, hall: TheHall, data: JSONBody[Taking]) -> Bundle:
    # Among so many codes nobody meets another's for as long as it lives: what others try is no reason to refuse.
    if not hall.carrying.allows(visitor(request)):
        raise TooManyRequestsException("too many codes were tried: wait a moment, then type the one you were shown")
    code = plain_carry(data.code)
    found = await hall.in_thread(lambda: hall.carries.take(code, hours.now())) if code else None
    if found is None:
        raise NotFoundException("nothing waits under this code: it is used up, older than ten minutes, or mistyped")
    return Bundle(found)


mine = Router("/", route_handlers=[my_tables, give, take], tags=["tables"])
