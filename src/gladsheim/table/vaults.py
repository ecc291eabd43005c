"""Vaults: what the devices of one person share, and the passkeys that open them.

A vault is sealed with a key that only the person's devices have; the store knows a hash to find it by.  A passkey
carries the key as its user handle, which an authenticator gives out to nobody but its person: whoever reads the store
reads nothing, and whoever loses every passkey loses only the way to one more device.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from typing import Final

from cryptography.fernet import Fernet, InvalidToken
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from gladsheim.table.database import writing
from gladsheim.table.schema import CHALLENGES, PASSKEYS, VAULTS
from gladsheim.table.store import Store

PATIENCE: Final = 300.0  # seconds for which a challenge may be answered, once
LIFE: Final = 400 * 86_400.0  # seconds for which a vault is kept that no device asks for


class Vault:
    """What a vault holds, and how often it was changed."""

    def __init__(self, text: str, version: int) -> None:
        self.text = text
        self.version = version


class Passkey:
    """What the hall must know of a passkey to believe its signature."""

    def __init__(self, public_key: bytes, signs: int, vault: str) -> None:
        self.public_key = public_key
        self.signs = signs
        self.vault = vault


def found_by(key: str) -> str:
    return hashlib.sha256(f"find vault {key}".encode()).hexdigest()


def seal_of(key: str) -> Fernet:
    """The key is drawn by a device, 32 bytes long: nobody tries it through."""
    return Fernet(base64.urlsafe_b64encode(hashlib.sha256(f"seal vault {key}".encode()).digest()))


class Vaults:
    """All of a store.  Methods wait for it."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def read(self, key: str, now: float) -> Vault | None:
        own = VAULTS.c.found_by == found_by(key)
        with writing(self.engine) as connection:
            row = connection.execute(select(VAULTS.c.sealed, VAULTS.c.version).where(own)).one_or_none()
            if row is None:
                return None
            connection.execute(update(VAULTS).where(own).values(used=now))
        try:
            return Vault(seal_of(key).decrypt(row.sealed.encode()).decode(), int(row.version))
        except InvalidToken:
            return None

    def write(self, key: str, text: str, version: int, now: float) -> int | None:
        """The vault's next version; None: another device was quicker than `version`, read it first."""
        sealed = seal_of(key).encrypt(text.encode()).decode()
        own = (VAULTS.c.found_by == found_by(key), VAULTS.c.version == version)
        try:
            with self.engine.begin() as connection:
                if version == 0:
                    row = {"found_by": found_by(key), "sealed": sealed, "version": 1, "used": now}
                    connection.execute(insert(VAULTS).values(**row))
                    return 1
                change = update(VAULTS).where(*own).values(sealed=sealed, version=version + 1, used=now)
                return version + 1 if connection.execute(change).rowcount else None
        except IntegrityError:
            return None

    def forget(self, key: str) -> None:
        """The vault, and every passkey to it."""
        with self.engine.begin() as connection:
            connection.execute(delete(PASSKEYS).where(PASSKEYS.c.vault == found_by(key)))
            connection.execute(delete(VAULTS).where(VAULTS.c.found_by == found_by(key)))

    # Passkeys

    def challenge(self, now: float) -> bytes:
        """Something to sign, for a few minutes and once."""
        drawn = secrets.token_bytes(32)
        with self.engine.begin() as connection:
            connection.execute(delete(CHALLENGES).where(CHALLENGES.c.until <= now))
            connection.execute(insert(CHALLENGES).values(challenge=drawn.hex(), until=now + PATIENCE))
        return drawn

    def use_up(self, challenge: bytes, now: float) -> bool:
        """Whether it was ours and not used yet; now it is."""
        own = (CHALLENGES.c.challenge == challenge.hex(), CHALLENGES.c.until > now)
        with self.engine.begin() as connection:
            return connection.execute(delete(CHALLENGES).where(*own)).rowcount == 1

    def keep(self, id: bytes, public_key: bytes, signs: int, key: str, now: float) -> bool:
        """A new passkey to a vault; False if there is one of that id."""
        row = {"id": hashlib.sha256(id).hexdigest(), "public_key": public_key.hex(), "signs": signs}
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(PASSKEYS).values(**row, vault=found_by(key), used=now))
        except IntegrityError:
            return False
        return True

    def passkey(self, id: bytes) -> Passkey | None:
        query = select(PASSKEYS).where(PASSKEYS.c.id == hashlib.sha256(id).hexdigest())
        with self.engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Passkey(bytes.fromhex(row.public_key), int(row.signs), str(row.vault))

    def note_use(self, id: bytes, signs: int, now: float) -> None:
        own = PASSKEYS.c.id == hashlib.sha256(id).hexdigest()
        with self.engine.begin() as connection:
            connection.execute(update(PASSKEYS).where(own).values(signs=signs, used=now))

    def let_go(self, now: float) -> int:
        """What no device asked for in a long time; how many vaults."""
        with self.engine.begin() as connection:
            connection.execute(delete(CHALLENGES).where(CHALLENGES.c.until <= now))
            gone = connection.execute(delete(VAULTS).where(VAULTS.c.used < now - LIFE)).rowcount
            connection.execute(delete(PASSKEYS).where(PASSKEYS.c.vault.not_in(select(VAULTS.c.found_by))))
        return gone
