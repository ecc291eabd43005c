"""Devices: push messages, passkeys, open tables, ratings and riddles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hall_keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("sent", sa.Double, nullable=False),
    )
    op.create_table(
        "watches",
        sa.Column("push_id", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seats", sa.String(64), nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("due", sa.Double),
    )
    op.create_table(
        "vaults",
        sa.Column("found_by", sa.String(64), primary_key=True),
        sa.Column("sealed", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("signs", sa.BigInteger, nullable=False),
        sa.Column("vault", sa.String(64), nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(64), primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "listed",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("rater", sa.String(64), nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("rater", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
    op.create_table(
        "riddles",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("watches_by_table", "watches", ["table_id"])
    op.create_index("passkeys_by_vault", "passkeys", ["vault"])


def downgrade() -> None:
    for name in (
        "hall_keys",
        "pushes",
        "watches",
        "vaults",
        "passkeys",
        "challenges",
        "listed",
        "rated",
        "ratings",
        "riddles",
    ):
        op.drop_table(name)
