"""A game at a table: seats, journal, clocks, undo, store.  No network.

The way of a deed: `entries = table.decide(deed, at)`, then `store.append(table.id, entries)`, and only when that is
durable `table.apply(entries)` and the acknowledgement.  On a Conflict: `store.catch_up(table)` and decide again.
What needs a database is imported from its own modules, `table.store` and `table.campaigns`: that takes a while, and
whoever plays in the terminal needs none of it.
"""

from __future__ import annotations

from gladsheim.table.deeds import Agree, Answer, Begin, Conduct, Deed, Propose, Refused, Sit, TimeUp, Undo, Word
from gladsheim.table.head import Head, set_table
from gladsheim.table.journal import Entry
from gladsheim.table.replay import Replay
from gladsheim.table.seats import LEVELS, Chair, hash_token, new_token
from gladsheim.table.snapshot import open_table, take_snapshot
from gladsheim.table.table import Table
from gladsheim.table.writer import Conflict

__all__ = [
    "LEVELS",
    "Agree",
    "Answer",
    "Begin",
    "Chair",
    "Conduct",
    "Conflict",
    "Deed",
    "Entry",
    "Head",
    "Propose",
    "Refused",
    "Replay",
    "Sit",
    "Table",
    "TimeUp",
    "Undo",
    "Word",
    "hash_token",
    "new_token",
    "open_table",
    "set_table",
    "take_snapshot",
]
