"""Codes: a table's name for a while, short enough to be spoken across a room ("X 4172").

A code stands for the table's id and for nothing else.  It is drawn by lot, so long that a guess meets any code that
is alive with a chance of at most one in ten thousand, and dies by itself: it is for an evening, the link is for good.
"""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from gladsheim.table.database import writing
from gladsheim.table.schema import CODES
from gladsheim.table.store import Store

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and no O, which are taken for digits
FEWEST_DIGITS: Final = 4
MOST_DIGITS: Final = 9
HITS: Final = 10_000  # a guess meets a living code once in so many tries at most
LIFE: Final = 12 * 3600.0  # seconds since somebody at the table last looked at it
AFTER: Final = 3600.0  # once the game is over
TRIES: Final = 20


class Code:
    """The code of a table, and until when it is one."""

    def __init__(self, code: str, until: float) -> None:
        self.code = code
        self.until = until


def plain_code(typed: str) -> str:
    """A code as it is kept, from what somebody typed: in capitals, without blanks and dashes; "" if it is none."""
    found = "".join(one for one in typed.upper() if one not in " -.·\u3000")
    digits = found[1:]
    if len(found) < 1 + FEWEST_DIGITS or len(found) > 1 + MOST_DIGITS or found[0] not in LETTERS:
        return ""
    return found if digits.isascii() and digits.isdecimal() else ""


def digits_for(living: int) -> int:
    """How many digits a new code has where so many live: a guess stays as hopeless as it was."""
    digits = FEWEST_DIGITS
    while digits < MOST_DIGITS and len(LETTERS) * 10**digits < HITS * (living + 1):
        digits += 1
    return digits


class Codes:
    """The codes of all tables of a store.  Methods wait for the store."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def has_code(self, table: str, now: float) -> bool:
        query = select(CODES.c.code).where(CODES.c.table_id == table, CODES.c.until > now)
        with self.engine.connect() as connection:
            return connection.execute(query).first() is not None

    def code_of(self, table: str, now: float) -> Code:
        """The table's code, made if it has none; whoever asks keeps it alive."""
        for _ in range(TRIES):
            with self.engine.begin() as connection:
                connection.execute(delete(CODES).where(CODES.c.until <= now))
                found = connection.execute(select(CODES.c.code).where(CODES.c.table_id == table)).scalar_one_or_none()
                if found is not None:
                    connection.execute(update(CODES).where(CODES.c.code == found).values(until=now + LIFE))
                    return Code(found, now + LIFE)
                living = connection.execute(select(func.count()).select_from(CODES)).scalar_one()
            code = secrets.choice(LETTERS)
            code += "".join(secrets.choice("0123456789") for _ in range(digits_for(living)))
            try:
                with self.engine.begin() as connection:
                    connection.execute(insert(CODES).values(code=code, table_id=table, until=now + LIFE))
            except IntegrityError:
                continue  # another process was quicker, or the lot fell on a code that lives
            return Code(code, now + LIFE)
        raise RuntimeError(f"no code could be drawn for table {table}")

    def find(self, code: str, now: float) -> str | None:
        """The table that a code stands for now."""
        query = select(CODES.c.table_id).where(CODES.c.code == code, CODES.c.until > now)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar_one_or_none()

    def move(self, table: str, to: str) -> None:
        """The same people go on at another table: so does their code, unless that table has one."""
        with writing(self.engine) as connection:
            has = connection.execute(select(CODES.c.code).where(CODES.c.table_id == to)).first()
            if has is None:
                connection.execute(update(CODES).where(CODES.c.table_id == table).values(table_id=to))

    def end(self, table: str, now: float) -> None:
        """The game is over: its code dies soon."""
        with self.engine.begin() as connection:
            old = CODES.c.table_id == table
            connection.execute(update(CODES).where(old, CODES.c.until > now + AFTER).values(until=now + AFTER))
