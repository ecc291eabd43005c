"""Open tables and ratings over REST."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Final

from litestar import Router, get, post
from litestar.params import JSONBody

from gladsheim.core.game import BadOption
from gladsheim.core.save import Damaged
from gladsheim.core.text import Phrase
from gladsheim.server import hours
from gladsheim.server.faults import FAULTS, NotYours
from gladsheim.server.live_table import LiveTable
from gladsheim.server.tables import Asked, TableId, TheHall, token_of
from gladsheim.table import Refused
from gladsheim.table.store import NoTable
from gladsheim.wire.friends import Listing, RaterKey, RatingCard
from gladsheim.wire.hall import TableCard

MOST: Final = 30  # tables that are told
MOST_OF_ONE: Final = 5  # of one visitor: nobody takes all the places at the door


@get("/open", summary="Tables where strangers may sit down", responses=FAULTS)
async def open_tables(hall: TheHall) -> list[TableCard]:
    """The newest first: those that their host put there, that still have a free chair, and where the host is."""
    found: list[TableCard] = []
    of: Counter[str] = Counter()  # of each visitor
    opened = 0
    for id in await hall.in_thread(lambda: hall.listed.tables(hours.now())):
        if id not in hall.tables:
            # Where the host is, the table is open: here, or at another process, whose word comes with the next look.
            opened += 1
            if not hall.is_shared or opened > MOST:
                continue
        with suppress(NoTable, Damaged, BadOption):
            live = await hall.table(id)
            card, visitor = live.herald.table_card(), visitor_of_host(live)
            host = None if card.host is None else card.seats[card.host]
            is_free = not card.begun and any(seat.who == "open" for seat in card.seats)
            if host is not None and host.here and is_free and of[visitor] < MOST_OF_ONE:
                of[visitor] += 1
                found.append(card)
        if len(found) == MOST:
            break
    return found


def visitor_of_host(live: LiveTable) -> str:
    """Whose table it is; one whose host is at another process stands for itself."""
    return next((guest.visitor for guest in live.guests if live.table.host in guest.seats), live.id)


@post("/tables/{table_id:str}/listing", summary="Let strangers in, or no longer", status_code=200, responses=FAULTS)
async def list_table(request: Asked, hall: TheHall, table_id: TableId, data: JSONBody[Listing]) -> Listing:
    """With the token of the host, while a chair is free; `on: null` only asks."""
    table = (await hall.table(table_id)).table
    if data.on is None:
        return Listing(await hall.in_thread(lambda: hall.listed.has(table_id, hours.now())))
    seat = table.seat_of(token_of(request))
    if seat is None or table.host is None or table.chairs[seat].person != table.chairs[table.host].person:
        raise NotYours("only the host of the table may do that", Phrase("refused-not-host"))
    if data.on and table.begun:
        raise Refused("the game has begun: nobody can sit down any more", phrase=Phrase("refused-begun"))
    await hall.in_thread(lambda: hall.listed.put(table_id, bool(data.on), hours.now()))
    return Listing(data.on)


@post("/ratings", summary="My ratings among people", status_code=200, responses=FAULTS)
async def my_ratings(hall: TheHall, data: JSONBody[RaterKey]) -> list[RatingCard]:
    """One for each game that counted."""
    found = await hall.in_thread(lambda: hall.ratings.of(data.key))
    return [RatingCard(one.game, one.told, one.doubt, one.games) for one in found]


@post("/ratings/forget", summary="Have no rating any more", status_code=204, responses=FAULTS)
async def forget_ratings(hall: TheHall, data: JSONBody[RaterKey]) -> None:
    await hall.in_thread(lambda: hall.ratings.forget(data.key))


among_people = Router("/", route_handlers=[open_tables, list_table, my_ratings, forget_ratings], tags=["people"])
