"""The gate: who may come in, and what every answer says of its own safety.

Pages of other sites may not speak to the hall (Origin), nor may a name that only pretends to be ours (Host), which
is how a page elsewhere could reach a server on loopback.
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final

import msgspec
from litestar.enums import ScopeType
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from gladsheim.server.faults import PHRASES
from gladsheim.server.limits import Places, Tries
from gladsheim.server.pages import ASSETS
from gladsheim.server.settings import LOOPBACK, Settings
from gladsheim.server.thoughts import visitor_of
from gladsheim.wire.hall import Fault

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
# What a script, a style or a font of the build says: the rest is about pages, and there are forty files to a page.
FILE_HEADERS: Final[list[tuple[bytes, bytes]]] = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
HEADERS: Final[list[tuple[bytes, bytes]]] = [
    *FILE_HEADERS,
    (b"content-security-policy", POLICY.encode()),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]


AT_ONCE: Final = 4  # pages of one visitor that are made: who opens many connections stands in line
PAGES: Final = 3  # times as many requests for pages and their parts
TOO_OFTEN: Final = "too many requests came from your address: wait a moment"
UNPRINTABLE: Final = "no address here has what cannot be printed"


class Gate:
    """ASGI middleware: the checks and the headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.origins = set(settings.origins)
        self.hosts = set(settings.hosts) or set(LOOPBACK)
        # A page elsewhere can make any name mean our address, but no address mean another.
        self.takes_addresses = not settings.hosts and not settings.is_loopback
        # With IPv6 everybody has a whole network of addresses: they are counted by visitor.
        a_minute = settings.requests_per_minute
        self.requests = Tries(a_minute / 60, a_minute)
        self.places = Places(AT_ONCE)
        self.pages = Tries(PAGES * a_minute / 60, PAGES * a_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *(FILE_HEADERS if is_built(scope) else HEADERS)]
                # What is told over REST is private, unless its handler says otherwise.
                if not any(header.lower() == b"cache-control" for header, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        no = self.refusal(scope)
        if not no and not is_socket(scope) and not self.is_in_time(scope):
            await self.slow_down(scope, receive, send_guarded)
        elif not no and is_socket(scope):
            await self.app(scope, receive, send)
        elif not no and is_of_tables(scope):  # whose turn it is is found out there
            await self.app(scope, receive, send_guarded)
        elif not no:
            async with self.places.one(visitor_at(scope)):
                await self.app(scope, receive, send_guarded)
        elif is_socket(scope):
            await send({"type": "websocket.close", "code": 4403, "reason": no[:100]})
        else:
            body = msgspec.json.encode(Fault(no))
            status = 400 if no == UNPRINTABLE else 403
            reply = ASGIResponse(body=body, status_code=status, media_type="application/json")
            await reply(scope, receive, send_guarded)

    def is_in_time(self, scope: Scope) -> bool:
        """Whether the visitor may ask so often; it is found out here, where a refusal costs next to nothing."""
        kind = self.requests if is_of_tables(scope) else self.pages
        return kind.allows(visitor_at(scope))

    async def slow_down(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = msgspec.json.encode(Fault(TOO_OFTEN, "", PHRASES[429].plain()))
        headers = {"retry-after": "1", "connection": "close"}
        await ASGIResponse(body=body, status_code=429, media_type="application/json", headers=headers)(
            scope, receive, send
        )

    def refusal(self, scope: Scope) -> str:
        """Why this caller may not come in; "" if it may."""
        if not scope["path"].isprintable():
            return UNPRINTABLE
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
        name = name.strip("[]")
        if name not in self.hosts and not (self.takes_addresses and is_address(name)):
            names = ", ".join(sorted(self.hosts))
            more = "; its keeper can give it another name with --name" if self.takes_addresses else ""
            return f"this server is not called '{host}'; it is called {names}{more}"
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        # A browser always names its origin where it matters; other programs may leave it out.
        is_deed = is_socket(scope) or scope.get("method") not in ("GET", "HEAD")
        kind, _, place = origin.partition("://")
        # What came by TLS is not for a page that anybody on the way could have written.
        is_ours = place == host and not (kind == "http" and scope["scheme"] in ("https", "wss"))
        if origin and is_deed and not is_ours and origin not in self.origins:
            return f"pages of '{origin}' may not speak to this server"
        return ""


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_of_tables(scope: Scope) -> bool:
    """Whether it is asked of the hall's tables, and not for a page or a description."""
    path = scope["path"]
    return path.startswith("/api/") and not path.startswith("/api/schema")


def visitor_at(scope: Scope) -> str:
    client = scope["client"]
    return visitor_of(client[0] if client else "")


def is_built(scope: Scope) -> bool:
    """Whether this is about a file of the build that is no page of its own."""
    return scope["path"].startswith(f"/{ASSETS}") and scope["path"].endswith((".js", ".css", ".woff2"))


def is_socket(scope: Scope) -> bool:
    return scope["type"] == ScopeType.WEBSOCKET
