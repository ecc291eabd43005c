"""Push messages over REST: a browser subscribes with the keys of its seats, and ends it."""

from __future__ import annotations

from contextlib import suppress
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from litestar import Router, get, post
from litestar.exceptions import TooManyRequestsException
from litestar.params import JSONBody

from gladsheim.core.game import BadOption
from gladsheim.core.save import Damaged
from gladsheim.core.text import Phrase
from gladsheim.server import hours
from gladsheim.server.faults import FAULTS
from gladsheim.server.hall import Hall
from gladsheim.server.post import Place, check_keys
from gladsheim.server.tables import Asked, TheHall, visitor
from gladsheim.table.pushes import Full, Push
from gladsheim.table.store import NoTable
from gladsheim.wire.friends import PushKey, Subscribed, Subscription, Unsubscription
from gladsheim.wire.hall import Held


@get("/pushes/key", summary="With what a browser subscribes", responses=FAULTS)
async def push_key(hall: TheHall) -> PushKey:
    return PushKey(hall.bell.post.public_key)


@post("/pushes", summary="Hear when it is my turn", status_code=200, responses=FAULTS)
async def subscribe(request: Asked, hall: TheHall, data: JSONBody[Subscription]) -> Subscribed:
    """In place of what this browser wanted before.  A table whose keys are wrong is left out."""
    whose = visitor(request)
    if not hall.changes.allows(whose):
        raise TooManyRequestsException("too many messages were wished for from here: wait a moment")
    zone = known_zone(data.zone)
    push = Push(data.endpoint, data.p256dh, data.auth, data.language, zone, data.quiet_from, data.quiet_to)
    check_keys(push)
    await hall.bell.look_up(Place(push.endpoint, hall.settings.push_services), whose)
    seats = {held.id: await seats_of(hall, held) for held in data.tables}
    mine = {id: found for id, found in seats.items() if found}
    if not mine:  # Who sits nowhere is told nothing, and takes nobody's place in the list.
        await hall.in_thread(lambda: hall.bell.pushes.end(push.endpoint))
        return Subscribed(0)
    is_known = await hall.in_thread(lambda: hall.bell.pushes.knows(push.endpoint))
    if not is_known and not hall.keeps.allows(whose):
        raise TooManyRequestsException("too many browsers were subscribed from here: wait a moment")
    try:
        await hall.in_thread(lambda: hall.bell.pushes.keep(push, mine, hours.now()))
    except Full:
        raise BadOption("this hall sends messages to as many browsers as it can", Phrase("refused-push-full")) from None
    hall.bell.is_wanted = True
    return Subscribed(len(mine))


def known_zone(zone: str) -> str:
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise BadOption(f"there is no time zone '{zone}'; such as Europe/Paris or UTC is one") from None
    return zone


async def seats_of(hall: Hall, held: Held) -> list[int]:
    with suppress(NoTable, Damaged, BadOption):
        table = (await hall.table(held.id)).table
        found = {table.seat_of(token) for token in held.tokens}
        return [] if table.over else sorted(seat for seat in found if seat is not None)
    return []


@post("/pushes/end", summary="Hear no more", status_code=204, responses=FAULTS)
async def unsubscribe(hall: TheHall, data: JSONBody[Unsubscription]) -> None:
    """Whoever knows an endpoint is its browser: nobody else is told it."""
    await hall.in_thread(lambda: hall.bell.pushes.end(data.endpoint))


pushes = Router("/", route_handlers=[push_key, subscribe, unsubscribe], tags=["devices"])
