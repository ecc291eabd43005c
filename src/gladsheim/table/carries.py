"""Carrying: what one device of a person hands to another, for a few minutes and once.

The store never holds keys of seats in the clear: what is carried is sealed with the code itself, and only a hash of the
code is kept to find it by.  Whoever reads the store reads nothing.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from typing import Final

from cryptography.fernet import Fernet, InvalidToken
from sqlalchemy import delete, insert, select

from gladsheim.table.database import writing
from gladsheim.table.schema import CARRIES
from gladsheim.table.store import Store

LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # none that is taken for another
LENGTH: Final = 10  # 49 bits, for ten minutes
LIFE: Final = 600.0  # seconds


def plain_carry(typed: str) -> str:
    """A code as it was made, from what somebody typed; "" if it is none."""
    found = "".join(one for one in typed.upper() if one not in " -.·\u3000")
    return found if len(found) == LENGTH and all(one in LETTERS for one in found) else ""


def find_by(code: str) -> str:
    return hashlib.sha256(f"find {code}".encode()).hexdigest()


def seal_of(code: str) -> Fernet:
    """The seal that a code opens: drawn out by scrypt, so that a stolen store is not tried through quickly."""
    key = hashlib.scrypt(code.encode(), salt=b"gladsheim carries", n=2**14, r=8, p=1, dklen=32)
    return Fernet(base64.urlsafe_b64encode(key))


class Carries:
    """What is on its way between devices.  Methods wait for the store."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def give(self, text: str, now: float) -> str:
        """Keep a text for ten minutes: the code under which it is taken, once."""
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        sealed = seal_of(code).encrypt(text.encode()).decode()
        with self.engine.begin() as connection:
            connection.execute(delete(CARRIES).where(CARRIES.c.until <= now))
            connection.execute(insert(CARRIES).values(found_by=find_by(code), sealed=sealed, until=now + LIFE))
        return code

    def take(self, code: str, now: float) -> str | None:
        """What was kept under a code, which is used up; None if there is nothing."""
        with writing(self.engine) as connection:
            kept = CARRIES.c.found_by == find_by(code)
            row = connection.execute(select(CARRIES.c.sealed).where(kept, CARRIES.c.until > now)).one_or_none()
            gone = connection.execute(delete(CARRIES).where(kept)).rowcount
        if row is None or not gone:
            return None  # nothing is there, or another device was quicker
        try:
            return seal_of(code).decrypt(row.sealed.encode()).decode()
        except InvalidToken:
            return None
