"""Serve the hall: `gladsheim serve`, or `gladsheim` alone."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING

from rich.console import Console

from gladsheim.core.game import BadOption

if TYPE_CHECKING:
    from gladsheim.server import Settings

HOST = "127.0.0.1"
PORT = 8040


def add_serve(serve: argparse.ArgumentParser) -> None:
    serve.add_argument("--host", default=os.environ.get("HOST") or HOST, help="where to listen (HOST)")
    serve.add_argument("--port", type=int, default=None, help=f"PORT, else {PORT}")
    serve.add_argument("--database", default=os.environ.get("DATABASE_URL", ""), help="another store (DATABASE_URL)")
    serve.add_argument("--redis", default=os.environ.get("REDIS_URL", ""), help="fan-out of processes (REDIS_URL)")
    serve.add_argument("--origin", action="append", default=[], help="another site whose pages may speak to the hall")
    serve.add_argument("--name", action="append", default=[], help="a name the server is called by, checked if given")
    serve.add_argument("--proxy", action="append", default=[], help="the address of a proxy before the hall")
    serve.add_argument("--thinkers", type=int, default=None, help="processes in which bots think")
    far = "thoughts at once that `gladsheim think` thinks for this process, over --redis"
    serve.add_argument("--far-thinkers", type=int, default=None, help=far)
    serve.add_argument(
        "--let",
        action="append",
        default=[],
        metavar="LEVEL=BOT",
        help="a network or program plays that level",
    )
    serve.add_argument("--messages", type=int, default=None, help="messages a second that one socket may send")
    serve.add_argument("--tables", type=int, default=None, help="tables a minute that one address may set")
    serve.add_argument("--requests", type=int, default=None, help="requests a minute that one address may make")
    serve.add_argument("--sockets", type=int, default=None, help="sockets that one address may hold open")
    for what, about in (("finished", "that is over"), ("abandoned", "never begun or ended"), ("chat", "")):
        days = "days for which chat is kept" if what == "chat" else f"days for which a table is kept {about}"
        serve.add_argument(f"--keep-{what}", type=float, default=None, metavar="DAYS", help=f"{days}; else for good")
    serve.add_argument("--contact", default="", help="whom a push service may write to: mailto:YOU@EXAMPLE.ORG")
    serve.add_argument(
        "--push-service", action="append", default=[], help="the origin of a push service of your own, http too"
    )
    serve.add_argument("--log", choices=("people", "json"), default="people", help="lines for people, or for programs")
    serve.add_argument("--log-level", choices=("info", "warning", "error"), default="warning")
    serve.add_argument("--no-open", action="store_true", help="do not open the browser")


def add_think(think: argparse.ArgumentParser) -> None:
    think.add_argument("--redis", default=os.environ.get("REDIS_URL", ""), help="that of the halls (REDIS_URL)")
    think.add_argument("--thinkers", type=int, default=None, help="processes in which bots think for those who wait")


def think(chosen: argparse.Namespace, out: Console) -> int:
    """Think for halls elsewhere until interrupted."""
    from gladsheim.server import Settings
    from gladsheim.server.outpost import keep_outpost
    from gladsheim.server.start_up import ask_redis

    if not chosen.redis:
        raise BadOption("an outpost needs the Redis of its halls: name it with --redis (REDIS_URL)")
    settings = Settings(redis_url=chosen.redis)
    thinkers = at_least_one("thinkers", chosen.thinkers, settings.thinkers)
    ask_redis(settings)
    out.print(f"{thinkers} thinkers for those who wait  (stop them with Ctrl+C)", soft_wrap=True)
    keep_outpost(chosen.redis, thinkers)
    return 0


def serve(chosen: argparse.Namespace, out: Console) -> int:
    """Serve until interrupted."""
    # Only those who serve wait for the server's libraries.
    from gladsheim.server import Settings, make_server
    from gladsheim.server.house_bots import permit
    from gladsheim.server.logs import begin_logging

    permit(chosen.let)
    port, usual = port_of(chosen), Settings()
    settings = Settings(
        host=chosen.host,
        port=port,
        database_url=chosen.database,
        redis_url=chosen.redis,
        origins=tuple(chosen.origin),
        hosts=tuple(chosen.name),
        contact=chosen.contact,
        push_services=tuple(chosen.push_service),
        proxies=tuple(an_address(one) for one in chosen.proxy),
        keep_finished=some_days("keep-finished", chosen.keep_finished),
        keep_abandoned=some_days("keep-abandoned", chosen.keep_abandoned),
        keep_chat=some_days("keep-chat", chosen.keep_chat),
        thinkers=thinkers_of(chosen, usual.thinkers),
        far_thinkers=at_least_one("far-thinkers", chosen.far_thinkers, 0),
        messages_per_second=at_least_one("messages", chosen.messages, usual.messages_per_second),
        requests_per_minute=at_least_one("requests", chosen.requests, usual.requests_per_minute),
        sockets_per_address=at_least_one("sockets", chosen.sockets, usual.sockets_per_address),
        tables_per_minute=at_least_one("tables", chosen.tables, usual.tables_per_minute),
    )
    begin_logging(chosen.log == "json", chosen.log_level)
    server = make_server(settings)
    address = f"http://{'[' + chosen.host + ']' if ':' in chosen.host else chosen.host}:{port}/"

    def tell() -> None:
        pages = (settings.static / "index.html").is_file()
        out.print(OPEN.format(address) if pages else NO_PAGES.format(address), soft_wrap=True)
        if not settings.is_loopback:
            tell_doors(settings, out)
            out.print(WARNING, soft_wrap=True)
        if pages and not chosen.no_open and can_open():
            threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()

    server.when_open = tell
    with suppress(KeyboardInterrupt):  # said again by uvicorn, after everything was closed
        server.open()
    return 0 if server.started else 1


OPEN = "The hall is open at {}  (stop it with Ctrl+C)"
NO_PAGES = (
    "The hall answers programs at {}api, but has no pages: the front end is not in this installation. A wheel and an "
    "sdist of Gladsheim have it inside; in a clone `make web` builds it, with Node.  (stop it with Ctrl+C)"
)
WARNING = (
    "This is not loopback: everybody who can reach this address can set tables, join open seats and watch, and what "
    "is sent can be read on the way. For the open network put a proxy with TLS before it, and name it with --name."
)


def tell_doors(settings: Settings, out: Console) -> None:
    """Where phones find the hall, and the first address as a QR code to point one at."""
    from gladsheim.server.network import doors, qr_for_terminal

    addresses = doors(settings)
    if not addresses:
        return
    out.print("Friends in the same network open", *[f"{one}/" for one in addresses], soft_wrap=True)
    if out.is_terminal:
        out.file.write(qr_for_terminal(f"{addresses[0]}/"))


def port_of(chosen: argparse.Namespace) -> int:
    text = os.environ.get("PORT") or str(PORT)
    if chosen.port is None and not text.isdecimal():
        raise BadOption(f"PORT must be a number, not '{text}'")
    port = int(text) if chosen.port is None else int(chosen.port)
    if not 0 < port < 65536:
        raise BadOption(f"a port is a number from 1 to 65535, not {port}")
    return port


def at_least_one(name: str, wished: int | None, otherwise: int) -> int:
    if wished is not None and wished < 1:
        raise BadOption(f"--{name} must be at least 1, not {wished}")
    return otherwise if wished is None else wished


def thinkers_of(chosen: argparse.Namespace, otherwise: int) -> int:
    """Processes of our own in which bots think: none is enough where others think for us."""
    if chosen.far_thinkers and not chosen.redis:
        raise BadOption("--far-thinkers are reached over Redis: name it with --redis (REDIS_URL)")
    if chosen.thinkers == 0 and chosen.far_thinkers:
        return 0
    return at_least_one("thinkers", chosen.thinkers, otherwise)


def an_address(proxy: str) -> str:
    try:
        return str(ip_network(proxy, strict=False)) if "/" in proxy else str(ip_address(proxy))
    except ValueError:
        reason = f"--proxy is an address or a network, such as 127.0.0.1 or 10.0.0.0/8, not '{proxy}'"
        raise BadOption(reason) from None


def some_days(name: str, wished: float | None) -> float | None:
    if wished is not None and not wished > 0:
        raise BadOption(f"--{name} is a number of days above 0, not {wished:g}")
    return wished


def can_open() -> bool:
    """Whether there is a screen to open a browser on."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_when_ready(address: str) -> None:
    """Open the browser as soon as the hall answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(address + "health", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
