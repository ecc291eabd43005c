"""Copies of a store: a backup taken while the hall is open, and the way back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from gladsheim.core.game import BadOption
from gladsheim.table.database import known_url, own_file
from gladsheim.table.journal import SIT
from gladsheim.table.rows import entry_of, entry_row
from gladsheim.table.store import OVER

OF_PEOPLE = (  # what belongs to single people and devices, and the hall's own keys
    *("codes", "carries", "hall_keys", "pushes", "watches", "vaults", "passkeys", "challenges", "listed"),
    *("rated", "ratings"),
)
PAGES = 512  # copied at a time: whoever writes waits for no more


def back_up(url: str, file: Path, for_others: bool = False) -> int:
    """Copy the store into a new file, as it is at one moment; its bytes.

    For others it has the finished games alone, and nothing that proves who somebody is.
    """
    source = sqlite_file(existing(url))
    if file.exists():
        raise BadOption(f"{file} is there already: name a file that is not")
    unfinished = file.with_name(file.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    own_file(unfinished)
    try:
        with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(unfinished)) as two:
            one.backup(two, pages=PAGES)
            check(two, file)
            if for_others:
                leave_out_secrets(two)
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        unfinished.rename(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return file.stat().st_size


def leave_out_secrets(copy: sqlite3.Connection) -> None:
    """Games that are not over with their seeds, chat, campaigns, and the hashes of tokens."""
    for table in ("journal", "chat"):
        copy.execute(f"DELETE FROM {table} WHERE table_id NOT IN (SELECT id FROM tables WHERE stage = ?)", (OVER,))
    for table in ("chat", "snapshots", "campaigns", *OF_PEOPLE):
        copy.execute(f"DELETE FROM {table}")
    copy.execute("DELETE FROM tables WHERE stage != ?", (OVER,))
    for row in copy.execute("SELECT * FROM journal WHERE kind = ?", (SIT,)).fetchall():
        entry = entry_of(*row)
        entry.words[1] = ""
        *_, words, crc = entry_row(row[0], entry)
        copy.execute("UPDATE journal SET words = ?, crc = ? WHERE table_id = ? AND seq = ?", (words, crc, *row[:2]))
    copy.commit()
    copy.execute("VACUUM")  # What was deleted is not in the file any more.


def restore(file: Path, url: str) -> int:
    """Put a backup where there is no store; how many tables it has."""
    target = sqlite_file(url)
    if not file.is_file():
        raise BadOption(f"there is no backup at {file}")
    if target.exists():
        raise BadOption(f"there is a store at {target}: move it away first")
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as one:
        tables = check(one, file)
        own_file(target)
        with closing(sqlite3.connect(target)) as two:
            one.backup(two)
    return tables


def existing(url: str) -> str:
    """The address of a store that is there; a BadOption if there is none."""
    known = known_url(url)
    if known.get_backend_name() == "sqlite" and not Path(str(known.database)).is_file():
        raise BadOption(f"there is no store at {known.database}")
    return url


def sqlite_file(url: str) -> Path:
    known = known_url(url)
    if known.get_backend_name() != "sqlite":
        raise BadOption("a store on PostgreSQL is backed up with pg_dump, and restored with pg_restore")
    return Path(str(known.database))


def check(connection: sqlite3.Connection, file: Path) -> int:
    """A BadOption unless it is a sound store; how many tables it has."""
    try:
        (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
        (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.DatabaseError as fault:
        raise BadOption(f"{file} is no backup of a hall: {fault}") from None
    if verdict != "ok":
        raise BadOption(f"{file} is damaged: {verdict}")
    return int(tables)
