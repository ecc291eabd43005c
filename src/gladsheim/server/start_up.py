"""Start-up: what can go wrong before the first guest, each found out early and told as one BadOption."""

from __future__ import annotations

import errno
import os
import socket
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from gladsheim.core.game import BadOption
from gladsheim.server.settings import Settings
from gladsheim.table.database import known_url
from gladsheim.table.folder import data_folder, default_url
from gladsheim.table.store import Store

ALLOWED: Final = "sqlite:///PATH or postgresql://USER:PASSWORD@HOST/DATABASE"
PATIENCE: Final = 3  # seconds that Redis has to answer
BACKLOG: Final = 2048  # callers who wait to be let in, as uvicorn has it


def open_store(settings: Settings) -> Store:
    """The store that the settings name, up to date."""
    from alembic.util import CommandError  # as late as the store itself imports it

    url = settings.database_url or default_url()
    try:
        hold(url)
        return Store(url)
    except BadOption as no:
        raise BadOption(f"--database (DATABASE_URL): {no}") from None
    except (OSError, SQLAlchemyError, CommandError) as fault:
        # What the driver says, without the statement and the address of a manual.
        reason = fault.orig if isinstance(fault, DBAPIError) else fault
        if settings.database_url:
            raise BadOption(f"--database (DATABASE_URL) cannot be opened: {reason}; it is {ALLOWED}") from fault
        folder = data_folder()
        raise BadOption(f"GLADSHEIM_HOME must be a folder that can be written, not {folder}: {reason}") from fault


_held: dict[str, int] = {}  # the files of stores that this process serves


def hold(url: str) -> None:
    """A file serves one hall: the players of two would not hear of each other.  What is killed lets go by itself."""
    known = known_url(url)
    if known.get_backend_name() != "sqlite" or os.name != "posix":
        return
    import fcntl

    path = f"{Path(str(known.database)).resolve()}.lock"  # by whatever name the file is called
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    if path in _held:
        os.close(_held.pop(path))
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(file)
        raise BadOption(f"another hall is open on {known.database}; several share a PostgreSQL and a Redis") from None
    _held[path] = file


def ask_redis(settings: Settings) -> None:
    """Refuse to start where Redis does not answer; if it falls silent later, tables go on without it."""
    if not settings.redis_url:
        return
    from redis import Redis
    from redis.exceptions import RedisError

    try:
        with Redis.from_url(settings.redis_url, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE) as redis:
            redis.ping()
    except (RedisError, OSError) as fault:
        raise BadOption(f"--redis (REDIS_URL): no Redis answers there: {fault}; it is redis://HOST:PORT") from fault


def raise_limit_of_files() -> None:
    """Every socket is a file: as many as the system allows, not as many as a shell is given."""
    try:
        import resource
    except ImportError:
        return  # Windows has no such limit
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets at every address of the host, which listen already."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise BadOption(
            f"--host (HOST): there is no host '{host}'; name an address of this machine, such as 127.0.0.1 or 0.0.0.0"
        ) from None
    sockets: list[socket.socket] = []
    missing: OSError | None = None
    for family, _, _, _, address in dict.fromkeys(found):
        try:
            sockets.append(listen_at(family, address))
        except OSError as fault:
            missing = fault
            # A name may stand for an address of IPv6 where there is none.
            if fault.errno not in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
                break
    else:
        if sockets:
            return sockets
    for one in sockets:
        one.close()
    raise BadOption(unheard(host, port, missing))


Address = tuple[str, int] | tuple[str, int, int, int] | tuple[int, bytes]


def listen_at(family: int, address: Address) -> socket.socket:
    one = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        one.bind(address)
        one.listen(BACKLOG)
        one.setblocking(False)
    except OSError:
        one.close()
        raise
    return one


def unheard(host: str, port: int, fault: OSError | None) -> str:
    """Why nobody can listen there, and what to do instead."""
    code = None if fault is None else fault.errno
    if code == errno.EADDRINUSE:
        return f"port {port} of {host} is in use: another hall may be open there; name another with --port (PORT)"
    if code == errno.EACCES:
        return f"port {port} of {host} may not be used by you; name one from 1024 to 65535 with --port (PORT)"
    if code in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
        return f"--host (HOST): {host} is no address of this machine; such as 127.0.0.1 or 0.0.0.0 is"
    return f"--host (HOST): nobody can listen at {host}, port {port}: {fault}"
