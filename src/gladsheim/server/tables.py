"""Tables over REST: setting one, joining one, looking at one."""

from __future__ import annotations

from typing import Annotated

from litestar import Request, Router, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from gladsheim.core.box_file import same_box
from gladsheim.core.forms import Illegal
from gladsheim.core.game import BadOption
from gladsheim.core.text import Phrase
from gladsheim.games import fault_of, find, ids
from gladsheim.server import hours
from gladsheim.server.faults import FAULTS, NotYours
from gladsheim.server.hall import Hall
from gladsheim.server.letting_go import delete_own
from gladsheim.server.sights import Seer, text_of
from gladsheim.server.thoughts import visitor_of
from gladsheim.table import Begin, Entry, Refused, Sit, Table, Undo, hash_token, new_token, set_table
from gladsheim.wire.hall import Joining, Keys, Language, MayUndo, NewTable, TableCard, TableText

Asked = Request[None, None, State]
TheHall = NamedDependency[Hall]
TableId = FromPath[str]
Lang = FromQuery[Language]
SeatPath = Annotated[int, PathParameter(ge=0, le=63)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=63)]


@post("/tables", summary="Set a table", responses=FAULTS, tags=["tables"])
async def set_new_table(request: Asked, hall: TheHall, data: JSONBody[NewTable]) -> Keys:
    bearer = token_of(request)
    id, tokens = await hall.in_thread(lambda: lay_table(hall, data, bearer))
    live = await hall.table(id, ours=True, maker=visitor(request))
    return Keys(live.herald.table_card(), tokens)


def lay_table(hall: Hall, data: NewTable, bearer: str) -> tuple[str, dict[int, str]]:
    """Set the table, and seat whoever set it: its id, and the tokens of those seats."""
    now = hours.now()
    levels: list[str | None] = [wish.level if wish.who == "bot" else None for wish in data.seats]
    clock = None if data.clock is None else data.clock.seconds
    if data.box is not None:
        same_box(find(data.game), data.box)
    if data.campaign is not None:
        return lay_campaign_table(hall, data, bearer, levels, clock)
    fault = fault_of(data.game) if data.game in ids() else ""
    if fault:
        raise BadOption(f"{data.game} cannot be played: {fault}", Phrase("refused-game-broken"))
    if data.conduct and sum(wish.who == "me" for wish in data.seats) > 1:
        raise BadOption("where the hall leads, each person has one seat and one phone", Phrase("refused-one-phone"))
    table = Table(
        set_table(data.game, levels, data.options, now, clock, grace=data.grace, hints=data.hints, conduct=data.conduct)
    )
    entries, tokens = seat_me(table, data, now)
    hall.store.add(table.head, entries)
    if data.rater is not None and tokens:
        hall.ratings.wish(table.id, [*tokens], data.rater)
    return table.id, tokens


def seat_me(table: Table, data: NewTable, now: float) -> tuple[list[Entry], dict[int, str]]:
    """Whoever sets the table sits down on the seats kept for that; if no seat is open then, the game begins."""
    entries: list[Entry] = []
    tokens: dict[int, str] = {}
    mine = [seat for seat, wish in enumerate(data.seats) if wish.who == "me" and table.chairs[seat].who == "open"]
    deeds: list[Sit | Begin] = []
    for seat in mine:
        tokens[seat] = new_token()
        promises = data.promises and seat == mine[0]
        deeds.append(Sit(seat, data.name, hash_token(tokens[seat]), promises, mine[0]))
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
    id = data.campaign or ""
    sheet = hall.campaigns.find(id)
    if data.game != sheet.kept.game.id or data.options:
        raise BadOption(f"the next game of a campaign is {sheet.kept.game.id}, and the campaign chooses its options")
    if not hall.campaigns.may_go_on(id, bearer):
        reason = "only who played the campaign's last game, or began the campaign, may begin the next one"
        raise NotYours(reason, Phrase("refused-campaign-key"))
    now = hours.now()
    table = hall.store.open(hall.campaigns.next_table(id, levels, now, clock).id)
    tokens = {seat: bearer for seat in range(len(levels)) if table.seat_of(bearer) == seat}
    entries, new = seat_me(table, data, now)
    if entries:
        hall.store.append(table.id, entries)
    return table.id, {**tokens, **new}


@get("/tables/{table_id:str}", summary="A table, as everybody may know it", responses=FAULTS)
async def look_at_table(hall: TheHall, table_id: TableId) -> TableCard:
    return (await hall.table(table_id)).herald.table_card()


@post("/tables/{table_id:str}/seats/{seat:int}", summary="Take an open seat", responses=FAULTS)
async def join_table(request: Asked, hall: TheHall, table_id: TableId, seat: SeatPath, data: JSONBody[Joining]) -> Keys:
    live = await hall.table(table_id)
    if visitor(request) in live.sent:
        raise Refused("the host has sent you away from this table", phrase=Phrase("refused-sent"))
    token = new_token()
    await live.deeds.do(Sit(seat, data.name, hash_token(token), data.promises))
    await hall.in_thread(lambda: hall.ratings.wish(table_id, [seat], data.rater))
    return Keys(live.herald.table_card(), {seat: token})


@delete("/tables/{table_id:str}", summary="Delete a table of one's own", responses=FAULTS)
async def delete_table(request: Asked, hall: TheHall, table_id: TableId) -> None:
    """With the token of a seat: at any time by who plays alone with bots, else once the game is over."""
    await delete_own(hall, await hall.table(table_id), token_of(request))


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
    seer = seer_of(request, live.table, seat)
    match, seq, names = live.table.match, live.notice.count([seer]), live.table.names
    if match is None:
        return TableText(seq, "")
    return TableText(seq, await hall.in_thread(lambda: text_of(match, seer, lang, names)))


@get("/tables/{table_id:str}/undo", summary="Whether my last answer can be taken back", responses=FAULTS)
async def may_undo(request: Asked, hall: TheHall, table_id: TableId, seat: SeatQuery = None) -> MayUndo:
    """With the seat's token: whether Undo would be done now.  Where turns are secret, never."""
    live = await hall.table(table_id)
    seer = seer_of(request, live.table, seat)
    if seer is None:
        return MayUndo(False)
    twin, now = live.table.draft(), live.now()
    return MayUndo(await hall.in_thread(lambda: can_undo(twin, seer, now)))


def can_undo(table: Table, seat: int, now: float) -> bool:
    try:
        return bool(table.decide(Undo(seat), now))
    except Illegal:
        return False


def visitor(request: Asked) -> str:
    """Whom the caller's address stands for."""
    return visitor_of(request.client.host if request.client else "")


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


tables = Router("/", route_handlers=[look_at_table, join_table, read_table, may_undo, delete_table], tags=["tables"])
