"""The hall: tables, journals, snapshots, chat, campaigns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.String(64), nullable=False),
        sa.Column("levels", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(128), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("branch_of", sa.String(32)),
        sa.Column("branch_seq", sa.Integer, nullable=False),
        sa.Column("opening", sa.Text),
        sa.Column("campaign", sa.String(32)),
        sa.Column("stage", sa.String(8), nullable=False),
    )
    op.create_index("tables_by_stage", "tables", ["stage"])
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("lots", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("crc", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "client", name="said_once"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("tables", sa.Text, nullable=False),
        sa.Column("entered", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("campaigns", "chat", "snapshots", "journal", "tables"):
        op.drop_table(name)
