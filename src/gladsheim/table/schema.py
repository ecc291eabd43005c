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
    Column("conduct", String(8), nullable=False, server_default=""),  # who leads the evening
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

# What the hall itself must keep secret, such as the key by which services of push messages know it.
HALL_KEYS = Table(
    "hall_keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("secret", Text, nullable=False),
)

PUSHES = Table(
    "pushes",
    METADATA,
    Column("id", String(64), primary_key=True),  # a hash of the endpoint
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),  # of the device's time of day
    Column("quiet_from", Integer, nullable=False),  # hours of that day; the same twice: never quiet
    Column("quiet_to", Integer, nullable=False),
    Column("seen", Double, nullable=False),  # when its browser last said that it is there
    Column("sent", Double, nullable=False),  # when the last message went out; 0: none yet
)

# A subscription hears of these tables, while its seat there is asked.
WATCHES = Table(
    "watches",
    METADATA,
    Column("push_id", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seats", String(64), nullable=False),  # numbers parted by blanks
    Column("told", Integer, nullable=False),  # the question of which it was told, by its seq
    Column("due", Double),  # when to look again: the hours are quiet, or a message has just gone out
    Index("watches_by_table", "table_id"),
)

# What the devices of one person share, sealed with a key that only they have.
VAULTS = Table(
    "vaults",
    METADATA,
    Column("found_by", String(64), primary_key=True),  # a hash of the key
    Column("sealed", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("used", Double, nullable=False),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(64), primary_key=True),  # a hash of the credential's id
    Column("public_key", Text, nullable=False),
    Column("signs", BigInteger, nullable=False),
    Column("vault", String(64), nullable=False),  # where its person's things are found
    Column("used", Double, nullable=False),
    Index("passkeys_by_vault", "vault"),
)

CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("challenge", String(64), primary_key=True),
    Column("until", Double, nullable=False),
)

# Tables whose host lets strangers in.
LISTED = Table(
    "listed",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("until", Double, nullable=False),
)

# Who wants this game to count, by seat.
RATED = Table(
    "rated",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("rater", String(64), nullable=False),  # a hash of the person's key
    Column("counted", Boolean, nullable=False),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("rater", String(64), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("used", Double, nullable=False),
)

RIDDLES = Table(
    "riddles",
    METADATA,
    Column("day", String(10), primary_key=True),  # such as 2026-11-18
    Column("game", String(64), primary_key=True),
    Column("body", Text, nullable=False),  # JSON: lab/riddle.py
)
