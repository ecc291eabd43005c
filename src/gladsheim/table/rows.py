"""Rows: heads and entries as the store keeps them, and back.  A row that cannot be read is named."""

from __future__ import annotations

import zlib
from typing import TypeAlias, TypeVar

import msgspec

from gladsheim.core.game import BadOption
from gladsheim.core.save import Damaged
from gladsheim.games import find
from gladsheim.table.head import Head
from gladsheim.table.journal import Entry

# table_id, seq, kind, seat, value, client, at, lots, words, crc
EntryRow: TypeAlias = tuple[str, int, str, int, int, str, float, str, str, int]
Kind = TypeVar("Kind")


def text_of(thing: object) -> str:
    """Plain data as JSON."""
    return msgspec.json.encode(thing).decode()


def data_of(text: str, kind: type[Kind]) -> Kind:
    """The data of a JSON text; a ValueError if it is something else."""
    return msgspec.json.decode(text, type=kind)


def entry_row(id: str, entry: Entry) -> EntryRow:
    lots = " ".join(map(str, entry.lots)) if entry.lots else ""
    words = text_of(entry.words) if entry.words else ""
    crc = crc_of(id, entry.seq, entry.kind, entry.seat, entry.value, entry.client, entry.at, lots, words)
    return (id, entry.seq, entry.kind, entry.seat, entry.value, entry.client, entry.at, lots, words, crc)


def crc_of(id: str, seq: int, kind: str, seat: int, value: int, client: str, at: float, lots: str, words: str) -> int:
    """The CRC-32 of a row."""
    return zlib.crc32(f"{id}\n{seq}\n{kind}\n{seat}\n{value}\n{client}\n{at!r}\n{lots}\n{words}".encode())


def entry_of(
    id: str, seq: int, kind: str, seat: int, value: int, client: str, at: float, lots: str, words: str, crc: int
) -> Entry:
    """The entry of a row, or a Damaged that names it."""
    if crc_of(id, seq, kind, seat, value, client, at, lots, words) != crc:
        raise Damaged(f"table {id}: entry {seq} is damaged: its contents do not match its check sum")
    spoken = data_of(words, list[str]) if words else []
    return Entry(seq, kind, seat, value, client, at, [int(lot) for lot in lots.split()], spoken)


def head_row(head: Head) -> dict[str, str | int | float | None]:
    return {
        "id": head.id,
        "game": head.game.id,
        "rules_version": head.rules_version,
        "levels": text_of(head.levels),
        "options": text_of(head.options),
        "seed": head.seed.hex(),
        "made": head.made,
        "clock": head.clock,
        "branch_of": head.branch_of,
        "branch_seq": head.branch_seq,
        "opening": None if head.opening is None else text_of(head.opening),
        "campaign": head.campaign,
        "grace": head.grace,
        "hints": head.hints,
        "conduct": head.conduct,
    }


def head_of(
    id: str,
    game: str,
    rules_version: str,
    levels: str,
    options: str,
    seed: str,
    made: float,
    clock: int | None,
    branch_of: str | None,
    branch_seq: int,
    opening: str | None,
    campaign: str | None,
    grace: int,
    hints: bool,
    conduct: str,
) -> Head:
    """The head of a row, or a Damaged that names it; a BadOption if the game is not installed."""
    try:
        return Head(
            id,
            find(game),
            rules_version,
            data_of(levels, list[str | None]),
            data_of(options, dict[str, str | int | bool | list[str]]),
            bytes.fromhex(seed),
            made,
            clock,
            branch_of,
            branch_seq,
            None if opening is None else data_of(opening, list[int]),
            campaign,
            grace,
            bool(hints),
            conduct,
        )
    except BadOption:
        raise
    except ValueError as no:
        raise Damaged(f"table {id}: its head is damaged: {no}") from None
