"""Tables over REST: setting one, joining one, looking at one."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from gladsheim.core.game import BadOption
from gladsheim.core.text import Phrase
from gladsheim.server.faults import FAULTS, NotYours
from gladsheim.server.hall import Hall
from gladsheim.server.live_table import LiveTable
from gladsheim.server.notice import Seer
from gladsheim.server.sights import text_of
from gladsheim.table import Begin, Entry, Sit, Table, hash_token, new_token, set_table
from gladsheim.wire.hall import Joining, Keys, Language, NewTable, TableCard, TableText

Asked = Request[None, None, State]
TheHall = NamedDependency[Hall]
TableId = FromPath[str]
Lang = FromQuery[Language]
SeatPath = Annotated[int, PathParameter(ge=0, le=63)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=63)]


@post("/tables", summary="Set a table", responses=FAULTS)
async def set_new_table(request: Asked, hall: TheHall, data: JSONBody[NewTable]) -> Keys:
    bearer = token_of(request)
    id, tokens = await hall.in_thread(lambda: lay_table(hall, data, bearer))
    live = await hall.table(id, ours=True)
    return Keys(await card(live), tokens)


def lay_table(hall: Hall, data: NewTable, bearer: str) -> tuple[str, dict[int, str]]:
    """Set the table, and seat whoever set it: its id, and the tokens of those seats."""
    now = time.time()
    levels: list[str | None] = [wish.level if wish.who == "bot" else None for wish in data.seats]
    clock = None if data.clock is None else data.clock.seconds
    if data.campaign is not None:
        return lay_campaign_table(hall, data, bearer, levels, clock)
    table = Table(set_table(data.game, levels, data.options, now, clock))
    entries, tokens = seat_me(table, data, now)
    hall.store.add(table.head, entries)
    return table.id, tokens


def seat_me(table: Table, data: NewTable, now: float) -> tuple[list[Entry], dict[int, str]]:
    """Whoever sets the table sits down on the seats kept for that; if no seat is open then, the game begins."""
    entries: list[Entry] = []
    tokens: dict[int, str] = {}
    mine = [seat for seat, wish in enumerate(data.seats) if wish.who == "me" and table.chairs[seat].who == "open"]
    deeds: list[Sit | Begin] = []
    for seat in mine:
        tokens[seat] = new_token()
        lucky = data.lucky if seat == mine[0] else ""
        deeds.append(Sit(seat, data.name, hash_token(tokens[seat]), lucky, mine[0]))
    if all(wish.who == "bot" for wish in data.seats):
        deeds.append(Begin())
    for deed in deeds:
        found = table.decide(deed, now)
        table.apply(found)
        entries += found
    return entries, tokens


def lay_campaign_table(
    hall: Hall, data: NewTable, bearer: str, levels: list[str | None], clock: int | None
) -> tuple[str, dict[int, str]]:
    """The next game of a campaign: who sat at the last one sits again, with the same token."""
    if data.game != "chronicles" or data.options:
        raise BadOption("the next game of a campaign is chronicles, and the campaign chooses its options")
    id = data.campaign or ""
    if hall.campaigns.find(id).tables and hall.campaigns.seat_of(id, bearer) is None:
        reason = "only who played the campaign's last game may begin the next one"
        raise NotYours(reason, Phrase("refused-campaign-key"))
    now = time.time()
    table = hall.store.open(hall.campaigns.next_table(id, levels, now, clock).id)
    tokens = {seat: bearer for seat in range(len(levels)) if table.seat_of(bearer) == seat}
    entries, new = seat_me(table, data, now)
    if entries:
        hall.store.append(table.id, entries)
    return table.id, {**tokens, **new}


@get("/tables/{table_id:str}", summary="A table, as everybody may know it", responses=FAULTS)
async def look_at_table(hall: TheHall, table_id: TableId) -> TableCard:
    return await card(await hall.table(table_id))


@post("/tables/{table_id:str}/seats/{seat:int}", summary="Take an open seat", responses=FAULTS)
async def join_table(hall: TheHall, table_id: TableId, seat: SeatPath, data: JSONBody[Joining]) -> Keys:
    live = await hall.table(table_id)
    token = new_token()
    await live.do(Sit(seat, data.name, hash_token(token), data.lucky))
    return Keys(await card(live), {seat: token})


@get("/tables/{table_id:str}/text", summary="The table in words", responses=FAULTS)
async def read_table(
    request: Asked,
    hall: TheHall,
    table_id: TableId,
    seat: SeatQuery = None,
    lang: Lang = "en",
) -> TableText:
    """As a spectator sees it, or with a token as that seat does."""
    live = await hall.table(table_id)
    async with live.lock:
        seer = seer_of(request, live.table, seat)
        match, seq, names = live.table.match, live.notice.count([seer]), live.table.names
    if match is None:
        return TableText(seq, "")
    return TableText(seq, await hall.in_thread(lambda: text_of(match, seer, lang, names)))


async def card(live: LiveTable) -> TableCard:
    async with live.lock:
        return live.table_card()


def token_of(request: Asked) -> str:
    """The token of the header `Authorization: Bearer TOKEN`; "" without one."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip()[:64] if kind.lower() == "bearer" else ""


def seer_of(request: Asked, table: Table, seat: int | None) -> Seer:
    """The seat through whose eyes the caller may look; a spectator without a token."""
    if seat is None:
        return None
    if table.seat_of(token_of(request)) != seat:
        raise NotYours(f"only the one who sits at seat {seat} may see what it sees", Phrase("refused-token"))
    return seat


def make_tables(tables_per_minute: int) -> Router:
    """The routes; setting tables is limited more than looking at them."""
    limit = RateLimitConfig(("minute", tables_per_minute), store="new_tables")
    makers = Router("/", route_handlers=[set_new_table], middleware=[limit.middleware])
    return Router("/", route_handlers=[makers, look_at_table, join_table, read_table], tags=["tables"])
