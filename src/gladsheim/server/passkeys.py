"""The same person on two devices, without an account: a vault that they share, and passkeys that open it."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Router, post
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.params import JSONBody
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, options_to_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from gladsheim.core.game import BadOption
from gladsheim.core.text import Phrase
from gladsheim.server import hours
from gladsheim.server.faults import FAULTS, NotYours
from gladsheim.server.hall import Hall
from gladsheim.server.tables import Asked, TheHall, visitor
from gladsheim.table import Refused
from gladsheim.table.vaults import found_by
from gladsheim.wire.friends import (
    Opening,
    PasskeyOptions,
    PasskeyWish,
    Registration,
    Signed,
    VaultKey,
    VaultText,
    VaultVersion,
    VaultWrite,
)

NAME: Final = "Gladsheim"
# What the library makes of an answer that no authenticator gave: it looks into parts that may be anything.
UNBELIEVED: Final = (WebAuthnException, ValueError, LookupError, TypeError, AttributeError)
DENIED: Final = "this passkey opens nothing here"


@post("/vaults/read", summary="What my devices share", status_code=200, responses=FAULTS)
async def read_vault(hall: TheHall, data: JSONBody[VaultKey]) -> VaultText:
    """Nobody tries keys of 32 bytes through: what others try is no reason to refuse."""
    found = await hall.in_thread(lambda: hall.vaults.read(data.key, hours.now()))
    if found is None:
        raise NotFoundException("no vault has this key")
    return VaultText(found.text, found.version)


@post("/vaults", summary="Share something with my other devices", status_code=200, responses=FAULTS)
async def write_vault(request: Asked, hall: TheHall, data: JSONBody[VaultWrite]) -> VaultVersion:
    """Sealed with the key, which the hall does not keep.  Version 0 makes a new one."""
    check_pace(request, hall, data.version == 0)
    version = await hall.in_thread(lambda: hall.vaults.write(data.key, data.text, data.version, hours.now()))
    if version is None:
        raise Refused("another device was quicker: read the vault first", phrase=Phrase("refused-vault-newer"))
    return VaultVersion(version)


@post("/vaults/forget", summary="Forget what my devices share", status_code=204, responses=FAULTS)
async def forget_vault(hall: TheHall, data: JSONBody[VaultKey]) -> None:
    await hall.in_thread(lambda: hall.vaults.forget(data.key))


def check_pace(request: Asked, hall: Hall, is_new: bool = False) -> None:
    """What is kept for devices may be changed often, but nobody fills the store with it."""
    whose = visitor(request)
    if not hall.changes.allows(whose) or (is_new and not hall.keeps.allows(whose)):
        raise TooManyRequestsException("too much was kept from here: wait a moment")


def party_of(request: Asked) -> tuple[str, list[str]]:
    """The name to which passkeys of this hall belong, which the gate has looked at, and the origins of its pages."""
    host = request.headers.get("host", "")
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
    # Browsers make passkeys only where nobody listens: by TLS, and plainly on this machine.
    return name, [f"https://{host}", f"http://{host}"] if name == "localhost" else [f"https://{host}"]


@post("/passkeys/options", summary="Make a passkey: what the browser is to sign", status_code=200, responses=FAULTS)
async def ask_registration(request: Asked, hall: TheHall, data: JSONBody[PasskeyWish]) -> PasskeyOptions:
    """The vault's key becomes the user handle: the authenticator keeps it."""
    check_pace(request, hall)
    challenge = await hall.in_thread(lambda: hall.vaults.challenge(hours.now()))
    options = generate_registration_options(
        rp_id=party_of(request)[0],
        rp_name=NAME,
        user_name=data.name,
        user_id=data.key.encode(),
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    return PasskeyOptions(msgspec.Raw(options_to_json(options).encode()))


@post("/passkeys", summary="Make a passkey: what was signed", status_code=201, responses=FAULTS)
async def register(request: Asked, hall: TheHall, data: JSONBody[Registration]) -> None:
    check_pace(request, hall, is_new=True)
    name, origins = party_of(request)
    if await hall.in_thread(lambda: hall.vaults.read(data.key, hours.now())) is None:
        raise NotFoundException("no vault has this key: share something first")
    credential = data.credential
    challenge = await use_up(hall, credential)
    try:
        found = verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=name, expected_origin=origins
        )
    except UNBELIEVED as no:
        raise BadOption(f"this passkey cannot be kept: {no}", Phrase("refused-passkey")) from None
    id, public_key, signs = found.credential_id, found.credential_public_key, found.sign_count
    if not await hall.in_thread(lambda: hall.vaults.keep(id, public_key, signs, data.key, hours.now())):
        raise BadOption("this passkey cannot be kept: there is one of that id", Phrase("refused-passkey"))


@post("/passkeys/ask", summary="Use a passkey: what the browser is to sign", status_code=200, responses=FAULTS)
async def ask_authentication(request: Asked, hall: TheHall) -> PasskeyOptions:
    check_pace(request, hall)
    challenge = await hall.in_thread(lambda: hall.vaults.challenge(hours.now()))
    options = generate_authentication_options(rp_id=party_of(request)[0], challenge=challenge)
    return PasskeyOptions(msgspec.Raw(options_to_json(options).encode()))


@post("/passkeys/open", summary="Use a passkey: what my devices share", status_code=200, responses=FAULTS)
async def open_vault(request: Asked, hall: TheHall, data: JSONBody[Opening]) -> VaultText:
    check_pace(request, hall)
    name, origins = party_of(request)
    credential = data.credential
    challenge = await use_up(hall, credential)
    signed = decode_signed(credential)
    id, key = id_of(signed), handle_of(signed)
    kept = await hall.in_thread(lambda: hall.vaults.passkey(id))
    if kept is None or found_by(key) != kept.vault:
        raise NotYours(DENIED, Phrase("refused-passkey"))
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=name,
            expected_origin=origins,
            credential_public_key=kept.public_key,
            credential_current_sign_count=kept.signs,
        )
    except UNBELIEVED:
        raise NotYours(DENIED, Phrase("refused-passkey")) from None
    await hall.in_thread(lambda: hall.vaults.note_use(id, found.new_sign_count, hours.now()))
    vault = await hall.in_thread(lambda: hall.vaults.read(key, hours.now()))
    if vault is None:
        raise NotYours(DENIED, Phrase("refused-passkey"))
    return VaultText(vault.text, vault.version)


class Client(msgspec.Struct, frozen=True):
    """What of a browser's own words is read before anything is believed."""

    challenge: str


def decode_signed(credential: str) -> Signed:
    try:
        return msgspec.json.decode(credential, type=Signed)
    except msgspec.DecodeError:
        raise BadOption("this is no passkey's answer", Phrase("refused-passkey")) from None


def id_of(signed: Signed) -> bytes:
    """What the passkey is called; of one that is none at all, nothing."""
    try:
        return base64url_to_bytes(signed.id)
    except ValueError:
        return b""


def handle_of(signed: Signed) -> str:
    try:
        return base64url_to_bytes(signed.response.user_handle or "").decode("ascii")
    except (ValueError, UnicodeDecodeError):
        return ""


async def use_up(hall: Hall, credential: str) -> bytes:
    """The challenge that was signed, which must be one of ours and is used up now."""
    try:
        spoken = base64url_to_bytes(decode_signed(credential).response.client_data)
        challenge = base64url_to_bytes(msgspec.json.decode(spoken, type=Client).challenge)
    except (ValueError, msgspec.DecodeError):
        raise BadOption("this is no passkey's answer", Phrase("refused-passkey")) from None
    if not await hall.in_thread(lambda: hall.vaults.use_up(challenge, hours.now())):
        raise BadOption("this passkey answered too late, or twice: try once more", Phrase("refused-passkey-late"))
    return challenge


passkeys = Router(
    "/",
    route_handlers=[
        *(read_vault, write_vault, forget_vault),
        *(ask_registration, register, ask_authentication, open_vault),
    ],
    tags=["devices"],
)
