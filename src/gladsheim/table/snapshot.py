"""Snapshots: a folded table as one text, so that opening it need not play all its answers again."""

from __future__ import annotations

import json

import msgspec

from gladsheim.core.records import load_match
from gladsheim.core.save import Damaged
from gladsheim.table.clock import Asked
from gladsheim.table.head import Head
from gladsheim.table.journal import Entry
from gladsheim.table.seats import Chair
from gladsheim.table.table import Table


class Seated(msgspec.Struct):
    """A Chair."""

    who: str
    level: str | None
    name: str
    person: int
    token_hash: str
    lucky: str
    proposed: str | None
    agreed: list[int]
    promised: bool = False
    again: str = ""
    draw: bool = False
    muted: bool = False
    hints: int = 0


class Snapshot(msgspec.Struct):
    """Everything folded, the secret seed included; but not the client ids, which the journal keeps."""

    seq: int
    at: float
    chairs: list[Seated]
    match: msgspec.Raw  # Match.save(), or null
    seqs: list[int]
    ends: list[int]
    undone: list[tuple[int, int]]
    asked: list[tuple[int, int, float]]  # seat, seq, at
    seconds: int
    started: float
    host: int | None = None
    settled: str = ""
    given_up: int = -1
    plan: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    next: str = ""
    nights: list[list[int]] = []


def take_snapshot(table: Table) -> str:
    log, clock = table.log, table.clock
    saved = None if table.match is None else table.match.save()
    snapshot = Snapshot(
        seq=table.seq,
        at=table.at,
        chairs=[Seated(**vars(chair)) for chair in table.chairs],
        match=msgspec.Raw(msgspec.json.encode(saved)),
        seqs=log.seqs,
        ends=log.ends,
        undone=log.undone,
        asked=[(seat, asked.seq, asked.at) for seat, asked in clock.asked.items()],
        seconds=clock.seconds,
        started=clock.started,
        host=table.host,
        settled=table.settled,
        given_up=table.given_up,
        plan=table.plan,
        next=table.next,
        nights=table.nights,
    )
    return msgspec.json.encode(snapshot).decode()


def open_table(head: Head, snapshot: str | None, entries: list[Entry], clients: dict[str, int] | None = None) -> Table:
    """The table folded from a snapshot (or from nothing) and the entries after it.

    A table of other rules is folded as far as these rules can follow it, to be looked at.
    """
    table = Table(head)
    if snapshot is not None:
        restore(table, snapshot)
        table.clients.update(clients or {})
    try:
        table.apply(entries)
    except Damaged as no:
        if not table.frozen:
            raise
        table.frozen = f"{table.frozen}; they cannot follow it to its end: {no}"
    return table


def restore(table: Table, text: str) -> None:
    """Bring a new table to where the snapshot was taken."""
    try:
        snapshot = msgspec.json.decode(text, type=Snapshot)
    except msgspec.DecodeError as no:
        raise Damaged(f"table {table.id}: its snapshot is damaged: {no}") from None
    table.seq = table.snapshot_seq = snapshot.seq
    table.at = snapshot.at
    table.host, table.settled, table.given_up = snapshot.host, snapshot.settled, snapshot.given_up
    table.plan, table.next = snapshot.plan, snapshot.next
    table.nights = snapshot.nights
    table.chairs = [Chair(**msgspec.structs.asdict(seated)) for seated in snapshot.chairs]
    saved = json.loads(bytes(snapshot.match))
    if saved is not None:
        table.match = load_match(table.head.game, saved)
    log, clock = table.log, table.clock
    log.seqs, log.ends, log.undone = snapshot.seqs, snapshot.ends, snapshot.undone
    log.kept_from = table.seq
    clock.seconds, clock.started = snapshot.seconds, snapshot.started
    own = None if table.match is None else table.match.clock
    clock.rule = "" if own is None else own.rule
    asks = {} if table.match is None else {ask.seat: ask for ask in table.match.asks}
    clock.asked = {seat: Asked(asks[seat], seq, at) for seat, seq, at in snapshot.asked if seat in asks}
