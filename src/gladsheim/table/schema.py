"""The tables of the store.  The migrations make them; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", String(64), nullable=False),
    Column("levels", Text, nullable=False),  # JSON: the level of each seat's bot, null for an open seat
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(128), nullable=False),  # hexadecimal, secret until the game is over
    Column("made", Double, nullable=False),
    Column("clock", Integer),
    Column("branch_of", String(32)),  # a table may be deleted and its branches live on: no foreign key
    Column("branch_seq", Integer, nullable=False),
    Column("opening", Text),  # JSON: the fills of a branch
    Column("campaign", String(32)),
    Column("stage", String(8), nullable=False),  # open, live, over
    Column("grace", Integer, nullable=False, server_default="90"),
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether people may take hints from each other
    Index("tables_by_stage", "stage"),
)

JOURNAL = Table(
    "journal",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", Integer, nullable=False),
    Column("client", String(64), nullable=False),
    Column("at", Double, nullable=False),
    Column("lots", Text, nullable=False),  # numbers parted by blanks
    Column("words", Text, nullable=False),  # JSON, or nothing
    Column("crc", BigInteger, nullable=False),  # CRC-32 of the row: a damaged one is named
    sqlite_with_rowid=False,
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),  # JSON
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),  # -1: a spectator
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("client", String(64), nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "seat", "client", name="said_once"),
    sqlite_with_rowid=False,
)

CAMPAIGNS = Table(
    "campaigns",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("made", Double, nullable=False),
    Column("record", Text, nullable=False),  # JSON: table/series.py
    Column("tables", Text, nullable=False),  # JSON: ids of its tables
    Column("entered", Text, nullable=False),  # JSON: ids of those whose result is in the record
)

# No foreign key: a table may be deleted, and its code dies by itself.
CODES = Table(
    "codes",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("table_id", String(32), nullable=False, unique=True),
    Column("until", Double, nullable=False),  # seconds since 1970
)

CARRIES = Table(
    "carries",
    METADATA,
    Column("found_by", String(64), primary_key=True),  # a hash of the code
    Column("sealed", Text, nullable=False),  # with the code itself
    Column("until", Double, nullable=False),  # seconds since 1970
)
