"""Serve the hall: `gladsheim serve`, or `gladsheim` alone."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress

from rich.console import Console

from gladsheim.core.game import BadOption

HOST = "127.0.0.1"
PORT = 8040


def add_serve(serve: argparse.ArgumentParser) -> None:
    serve.add_argument("--host", default=os.environ.get("HOST") or HOST, help="where to listen (HOST)")
    serve.add_argument("--port", type=int, default=None, help=f"PORT, else {PORT}")
    serve.add_argument("--database", default=os.environ.get("DATABASE_URL", ""), help="another store (DATABASE_URL)")
    serve.add_argument("--redis", default=os.environ.get("REDIS_URL", ""), help="fan-out of processes (REDIS_URL)")
    serve.add_argument("--origin", action="append", default=[], help="another site whose pages may speak to the hall")
    serve.add_argument("--name", action="append", default=[], help="a name the server is called by, checked if given")
    serve.add_argument("--thinkers", type=int, default=None, help="processes in which bots think")
    serve.add_argument("--messages", type=int, default=None, help="messages a second that one socket may send")
    serve.add_argument("--tables", type=int, default=None, help="tables a minute that one address may set")
    serve.add_argument("--requests", type=int, default=None, help="requests a minute that one address may make")
    serve.add_argument("--sockets", type=int, default=None, help="sockets that one address may hold open")
    serve.add_argument("--no-open", action="store_true", help="do not open the browser")


def serve(chosen: argparse.Namespace, out: Console) -> int:
    """Serve until interrupted."""
    # Only those who serve wait for the server's libraries.
    from gladsheim.server import Settings, make_server

    port, usual = port_of(chosen), Settings()
    settings = Settings(
        host=chosen.host,
        port=port,
        database_url=chosen.database,
        redis_url=chosen.redis,
        origins=tuple(chosen.origin),
        hosts=tuple(chosen.name),
        thinkers=at_least_one("thinkers", chosen.thinkers, usual.thinkers),
        messages_per_second=at_least_one("messages", chosen.messages, usual.messages_per_second),
        requests_per_minute=at_least_one("requests", chosen.requests, usual.requests_per_minute),
        sockets_per_address=at_least_one("sockets", chosen.sockets, usual.sockets_per_address),
        tables_per_minute=at_least_one("tables", chosen.tables, usual.tables_per_minute),
    )
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    server = make_server(settings)
    address = f"http://{'[' + chosen.host + ']' if ':' in chosen.host else chosen.host}:{port}/"

    def tell() -> None:
        out.print(f"The hall is open at {address}  (stop it with Ctrl+C)", soft_wrap=True)
        if not settings.is_loopback:
            out.print(WARNING, soft_wrap=True)
        if not chosen.no_open and can_open():
            threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()

    server.when_open = tell
    with suppress(KeyboardInterrupt):  # said again by uvicorn, after everything was closed
        server.open()
    return 0 if server.started else 1


WARNING = (
    "This is not loopback: everybody who can reach this address can set tables, join open seats and watch, and what "
    "is sent can be read on the way. For the open network put a proxy with TLS before it, and name it with --name."
)


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
