"""What is said over REST of one's devices, of open tables, ratings and riddles."""

from __future__ import annotations

from typing import Annotated

import msgspec

from gladsheim.wire.hall import Held, Key, Language, Plain, Spoken, TableCard
from gladsheim.wire.live import Number, Sight

Credential = Annotated[str, msgspec.Meta(max_length=20_000)]  # what an authenticator answered, in WebAuthn's JSON
Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]


class PushKey(msgspec.Struct, frozen=True):
    """The key with which a browser subscribes to this hall's messages."""

    key: str


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants to hear when it is its person's turn, at the tables whose keys it holds."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=128)]
    auth: Annotated[str, msgspec.Meta(max_length=64)]
    tables: Annotated[list[Held], msgspec.Meta(max_length=60)]
    language: Language = "en"
    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"  # of the time zone database, such as Europe/Paris
    quiet_from: Hour = 22  # quiet from this hour of the device's day to the other; the same twice: never
    quiet_to: Hour = 8


class Unsubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]


class Subscribed(msgspec.Struct, frozen=True):
    """How many tables the browser will hear of."""

    tables: int


class PushText(msgspec.Struct, frozen=True):
    """What a message says once it is opened on the device."""

    title: str
    body: str
    table: str


class VaultKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: Key


class VaultText(msgspec.Struct, frozen=True):
    """What the devices of one person share; the hall does not read it."""

    text: str
    version: int


class VaultWrite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: Key
    text: Annotated[str, msgspec.Meta(max_length=60_000)]
    version: Number  # the one it was made from; 0: there is none yet


class VaultVersion(msgspec.Struct, frozen=True):
    version: int


class PasskeyWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey for a vault, and what the device is to call it."""

    key: Key
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What a browser gives to its authenticator, as WebAuthn has it in JSON."""

    options: Plain


class Registration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: Key
    credential: Credential


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    credential: Credential


class SignedPart(msgspec.Struct, frozen=True):
    client_data: str = msgspec.field(name="clientDataJSON")
    user_handle: str | None = msgspec.field(name="userHandle", default=None)


class Signed(msgspec.Struct, frozen=True):
    """What is read of an authenticator's answer before it is believed."""

    id: str
    response: SignedPart


class Listing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a table stands in the list at the door; null only asks."""

    on: bool | None


class RaterKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: Key


class RatingCard(msgspec.Struct, frozen=True):
    """How strong somebody is at a game among people."""

    game: str
    rating: int  # 1000: as a new player
    doubt: int  # it lies within this on either side, nineteen times of twenty
    games: int


class RiddleCard(msgspec.Struct, frozen=True):
    game: str
    day: str  # such as 2026-11-18


class RiddleState(msgspec.Struct, frozen=True):
    """A position with one clearly best answer."""

    game: str
    day: str
    complete: bool  # False: it is still being made, ask again
    card: TableCard | None
    sight: Sight | None


class RiddleGuess(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    day: Annotated[str, msgspec.Meta(max_length=10)]
    value: Number


class RiddleAnswer(msgspec.Struct, frozen=True):
    right: bool
    best: int
    says: Spoken  # the best answer in words
    chance: float  # what the best answer promises
    own: float  # and the one that was given
