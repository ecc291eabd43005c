"""Network: where friends find this hall, and the picture of an address that a phone reads."""

from __future__ import annotations

import io
import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

import segno

from gladsheim.server.settings import Settings

ANYWHERE: Final = ("", "0.0.0.0", "::")
LONGEST: Final = 300  # characters of an address as a QR code


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the one of the way out first; none where there is no network."""
    found: list[str] = []
    # To connect a datagram socket sends nothing: the system only says which of its addresses it would take.
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as one:
                one.connect((far, 9))
                found.append(str(one.getsockname()[0]))
        except OSError:
            continue
    with suppress(OSError):  # a machine without a name
        found += [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [one for one in dict.fromkeys(found) if is_reachable(one)]


def is_reachable(address: str) -> bool:
    """Whether others in the network could mean this machine by that."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return not (known.is_loopback or known.is_link_local or known.is_unspecified)


def doors(settings: Settings) -> list[str]:
    """The addresses at which friends in the network open the hall; none: it listens on this machine alone."""
    if settings.is_loopback:
        return []
    hosts = own_addresses() if settings.host in ANYWHERE else [settings.host]
    return [f"http://{f'[{host}]' if ':' in host else host}:{settings.port}" for host in hosts]


def qr_svg(text: str) -> bytes:
    """The QR code of a text, dark on light with its quiet zone."""
    out = io.BytesIO()
    segno.make(text, micro=False, error="m").save(
        out, kind="svg", border=3, dark="#1b120a", light="#fff9ea", xmldecl=False, svgns=True, omitsize=True
    )
    return out.getvalue()


def qr_for_terminal(text: str) -> str:
    """The QR code as text, two rows a line."""
    out = io.StringIO()
    segno.make(text, micro=False, error="l").terminal(out, border=2, compact=True)
    return out.getvalue()
