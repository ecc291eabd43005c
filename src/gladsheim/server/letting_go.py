"""Letting go: what the keeper of the hall does not want kept, once an hour; and what people want deleted."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from gladsheim.core.text import Phrase
from gladsheim.server import hours
from gladsheim.server.live_table import LiveTable
from gladsheim.table import Refused
from gladsheim.table.retention import (
    abandoned_before,
    campaigns_before,
    delete_campaign,
    delete_chat,
    delete_tables,
    finished_before,
)

if TYPE_CHECKING:
    from gladsheim.server.hall import Hall

EVERY: Final = 3600.0  # seconds
DAY: Final = 86_400.0
DELETED: Final = "this table was deleted by its player"

log = logging.getLogger("gladsheim.server")


async def let_go_hourly(hall: Hall) -> None:
    """Runs for as long as the hall is open."""
    while True:
        try:
            await asyncio.to_thread(let_go, hall)
        except Exception:
            log.exception("what is to be let go could not be")
        await asyncio.sleep(EVERY)


def let_go(hall: Hall) -> None:
    """What is older than its days, but for tables that are open here."""
    settings, store, now = hall.settings, hall.store, hours.now()
    hall.vaults.let_go(now)
    hall.bell.pushes.let_go(now)
    ids: list[str] = []
    if settings.keep_finished is not None:
        ids += finished_before(store, now - DAY * settings.keep_finished)
    if settings.keep_abandoned is not None:
        ids += abandoned_before(store, now - DAY * settings.keep_abandoned)
        for campaign, tables in campaigns_before(store, now - DAY * settings.keep_abandoned).items():
            if not any(id in hall.tables for id in tables):
                ids += delete_campaign(store, campaign)
    ids = [id for id in ids if id not in hall.tables]
    delete_tables(store, ids)
    lines = 0 if settings.keep_chat is None else delete_chat(store, now - DAY * settings.keep_chat)
    if ids or lines:
        log.warning("let go: %s tables, %s lines of chat", len(ids), lines)


async def delete_own(hall: Hall, live: LiveTable, token: str) -> None:
    """Delete a table for one of its people: alone at it at any time, with others once it is over.

    One of a campaign goes with the whole campaign, for who plays that alone.
    """
    table = live.table
    seat = table.seat_of(token)
    if seat is None:
        raise Refused("only who sits at a table may delete it", phrase=Phrase("refused-token"))
    people = {chair.person for chair in table.chairs if chair.who == "person"}
    if len(people) > 1 and not table.over:
        reason = "others play at this table: it can be deleted when it is over"
        raise Refused(reason, phrase=Phrase("refused-delete-others"))
    if table.head.campaign is not None:
        await delete_own_campaign(hall, table.head.campaign, token)
        return
    await hall.count_rating(table)  # who lost does not undo it so
    async with live.deeds.lock:
        hall.going.add(live.id)  # nobody opens it again while it goes
        try:
            hall.forget(live, DELETED)
            await asyncio.to_thread(delete_tables, hall.store, [live.id])
        finally:
            hall.going.discard(live.id)


async def delete_own_campaign(hall: Hall, id: str, token: str) -> None:
    def others_play() -> bool:
        last = hall.store.open(hall.campaigns.find(id).tables[-1])
        mine = last.seat_of(token)
        people = {chair.person for chair in last.chairs if chair.who == "person"}
        return mine is None or people != {last.chairs[mine].person}

    if await hall.in_thread(others_play):
        reason = "this table belongs to a campaign that others play too, and stays with it"
        raise Refused(reason, phrase=Phrase("refused-delete-campaign"))
    tables = await hall.in_thread(lambda: {*hall.campaigns.find(id).tables})
    hall.going |= tables  # nobody opens them again while they go
    try:
        for live in [one for one in hall.tables.values() if one.id in tables]:
            async with live.deeds.lock:
                hall.forget(live, DELETED)
        await hall.in_thread(lambda: delete_campaign(hall.store, id))
    finally:
        hall.going -= tables
