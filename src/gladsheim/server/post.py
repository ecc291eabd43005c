"""The post: messages for one browser, sealed so that only it can read them, and the services that bring them there.

Where to send is said by whoever subscribes, so it is not believed: only https, only to addresses of the open network,
and to the very address that was looked at.  A service of the operator's own may be named besides.
"""

from __future__ import annotations

import base64
import binascii
import http.client
import os
import socket
import ssl
import threading
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from gladsheim.core.game import BadOption
from gladsheim.core.text import Phrase
from gladsheim.table.pushes import Push

LONGEST: Final = 1000  # characters of an endpoint
PATIENCE: Final = 10.0  # seconds that a service has to answer
TIME_TO_LIVE: Final = 86_400  # seconds for which a service keeps a message for a device that is switched off
GONE: Final = (404, 410)  # the browser has unsubscribed
HANDED_OUT: Final = ip_network("2000::/3")  # of IPv6: the rest is local, or leads to old addresses
NAT64: Final = 0x0064FF9B << 96  # where the last four bytes are an address of the older kind


def new_key() -> str:
    """The hall's own key for the services, in PEM."""
    key = Vapid02()
    key.generate_keys()
    return str(key.private_pem().decode())


def is_open(address: str) -> bool:
    """Whether an address belongs to the open network, by whatever detour it is written."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(known, IPv6Address):
        inner = known.ipv4_mapped or known.sixtofour
        if int(known) >> 32 == NAT64 >> 32:
            inner = IPv4Address(int(known) & 0xFFFFFFFF)
        if inner is not None and not is_open(str(inner)):
            return False
        if inner is None and known not in HANDED_OUT:
            return False
    return known.is_global and not known.is_multicast


class Place:
    """Where an endpoint is: host, port, and what is asked for there."""

    def __init__(self, endpoint: str, own: tuple[str, ...] = ()) -> None:
        """A BadOption says what an endpoint may be."""
        allowed = "it is an address of a push service that begins with https://, on port 443"
        try:
            parts = urlsplit(endpoint)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise BadOption(f"this is no endpoint for push messages; {allowed}") from None
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.is_own = self.origin in own
        self.is_plain = parts.scheme == "http"
        bad = len(endpoint) > LONGEST or not host or parts.username is not None or not endpoint.isascii()
        if bad or not endpoint.isprintable() or " " in endpoint or parts.scheme not in ("http", "https"):
            raise BadOption(f"this is no endpoint for push messages; {allowed}")
        if not self.is_own and (self.is_plain or port not in (None, 443)):
            raise BadOption(f"push messages are not sent to {self.origin}; {allowed}", Phrase("refused-push"))
        self.host = host
        self.port = port or (80 if self.is_plain else 443)
        self.target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")

    def address(self) -> str:
        """An address of the host; a BadOption unless all of them are in the open network."""
        try:
            rows = socket.getaddrinfo(self.host, self.port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise BadOption(f"the push service {self.host} is not found", Phrase("refused-push")) from None
        found = [str(row[4][0]) for row in rows]
        if not self.is_own and not all(is_open(one) for one in found):
            reason = f"push messages are not sent to {self.host}: it is an address of this machine or network"
            raise BadOption(reason, Phrase("refused-push"))
        return found[0]


def check_keys(push: Push) -> None:
    """A BadOption unless a message can be sealed for this browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(push.p256dh))
        if len(bytes_of(push.auth)) != 16:
            raise ValueError
    except (ValueError, binascii.Error):
        raise BadOption("the keys of a push subscription are p256dh, a point of P-256, and auth, 16 bytes") from None


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Post:
    """Sends what the hall has to say to browsers that are elsewhere."""

    def __init__(self, key: str, contact: str, own: tuple[str, ...] = ()) -> None:
        self.vapid = Vapid02.from_pem(key.encode())
        self.contact = contact
        self.own = own  # services that are named by the operator, and may be anywhere

    @property
    def public_key(self) -> str:
        """As browsers want it to subscribe."""
        numbers = self.vapid.public_key.public_numbers()
        point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    def send(self, push: Push, body: bytes) -> int:
        """Send a message, once: what the service answered, 0 if nobody did."""
        try:
            place = Place(push.endpoint, self.own)
            connection = Straight(place, place.address())
        except BadOption:
            return 0
        # Each byte that comes begins a time-out anew: a service that drips is broken off by the clock on the wall.
        end = threading.Timer(PATIENCE, connection.break_off)
        end.start()
        sealed = seal(push, body)
        headers = {"content-encoding": "aes128gcm", "ttl": str(TIME_TO_LIVE), "urgency": "normal"}
        headers |= self.vapid.sign({"sub": self.contact, "aud": place.origin})
        try:
            connection.request("POST", place.target, sealed, headers)
            return connection.getresponse().status  # a way to elsewhere is not followed
        except (OSError, http.client.HTTPException):
            return 0
        finally:
            end.cancel()
            connection.close()


def seal(push: Push, body: bytes) -> bytes:
    """RFC 8291: for the browser alone, with a key that is used once."""
    own = ec.generate_private_key(ec.SECP256R1())
    sealed: bytes = http_ece.encrypt(
        body,
        salt=os.urandom(16),
        private_key=own,
        dh=bytes_of(push.p256dh),
        auth_secret=bytes_of(push.auth),
        version="aes128gcm",
    )
    return sealed


class Straight(http.client.HTTPConnection):
    """A connection to the address that was looked at, not to what the name stands for a moment later."""

    def __init__(self, place: Place, address: str) -> None:
        super().__init__(place.host, place.port, timeout=PATIENCE)
        self.place = place
        self.address = address

    def connect(self) -> None:
        self.sock = socket.create_connection((self.address, self.place.port), PATIENCE)
        if not self.place.is_plain:
            context = ssl.create_default_context()
            sealed = context.wrap_socket(self.sock, server_hostname=self.place.host, do_handshake_on_connect=False)
            self.sock = sealed
            sealed.do_handshake()

    def break_off(self) -> None:
        """From another thread: whoever waits for the service hears that it is gone."""
        if self.sock is not None:
            with suppress(OSError):
                self.sock.shutdown(socket.SHUT_RDWR)
