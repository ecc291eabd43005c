"""Floods: too many connections, requests that never come whole, chat of many who only watch."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from gladsheim.server import Settings, door
from gladsheim.server.gate import Gate
from server.hall import Address, Player, serve_here
from server.hourglass import Hourglass

HEAD = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n"
MOST = 20


@contextmanager
def connection(hall: Address, sent: bytes = b"", come_from: str = "127.0.0.1") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", hall.port), 10, (come_from, 0)) as one:
        one.sendall(sent)
        yield one


def heard(one: socket.socket) -> bytes:
    """Everything until it is closed."""
    parts: list[bytes] = []
    try:
        while part := one.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /heal",
        HEAD,
        b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 500\r\n\r\n{",
        HEAD + b"\r\n" + HEAD,
    ],
    ids=["nothing", "a line", "a head", "a body", "the second request"],
)
def test_a_request_that_does_not_come_whole_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, half: bytes
) -> None:
    with serve_here(tmp_path) as hall:
        monkeypatch.setattr(door, "PATIENCE", 0.4)
        began = time.monotonic()
        with connection(hall, half) as one:
            heard(one)
        assert 0.3 < time.monotonic() - began < 8, "what follows a whole request is idle for five seconds at most"
        assert hall.is_up()


def test_a_request_with_an_endless_head_is_broken_off(hall: Address) -> None:
    with connection(hall, HEAD) as one, pytest.raises(OSError, match=r"Broken pipe|reset"):
        one.sendall(b"x-more: and more\r\n" * 1_000_000)
    assert hall.is_up()


LARGE = 40_000_000  # bytes, which no buffer of a system takes


@pytest.fixture
def large(tmp_path: Path) -> Path:
    """A folder of pages with a file that takes a while."""
    (tmp_path / "index.html").write_text("<p>Gladsheim</p>")
    with (tmp_path / "large.bin").open("wb") as file:
        file.truncate(LARGE)
    return tmp_path


def get(path: str, more: str = "") -> bytes:
    return f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n{more}\r\n".encode()


def test_who_asks_for_much_and_reads_nothing_is_broken_off(large: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ended = threading.Event()

    class Watched(door.Door):
        def connection_lost(self, exc: Exception | None) -> None:
            if self.untaken:
                ended.set()
            super().connection_lost(exc)

    monkeypatch.setattr(door, "Door", Watched)
    monkeypatch.setattr(door, "STARES", 0.5)
    monkeypatch.setattr(door, "PATIENCE", 0.4)
    with serve_here(large, static=large) as hall, connection(hall, get("/large.bin")):
        assert ended.wait(60)
        assert hall.is_up()


def test_who_reads_is_waited_for(large: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "STARES", 5.0)
    monkeypatch.setattr(door, "PATIENCE", 0.4)
    with serve_here(large, static=large) as hall:
        asked = get("/large.bin") + get("/health", "connection: close\r\n")
        with connection(hall, asked) as one:
            time.sleep(1.0)
            assert heard(one).count(b"HTTP/1.1 200 ") == 2


def test_who_sends_many_requests_and_goes_away_fills_no_log(hall: Address, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(5):
        with connection(hall, get("/api/games") * 40) as one:
            assert one.recv(1) == b"H"
    assert hall.is_up()
    assert caplog.messages == []


def test_one_address_holds_so_many_connections_and_the_others_are_served(tmp_path: Path) -> None:
    with serve_here(tmp_path, sockets_per_address=MOST) as hall, ExitStack() as stack:
        time.sleep(0.1)
        held = [stack.enter_context(connection(hall, HEAD)) for _ in range(MOST)]
        with connection(hall, HEAD + b"\r\n") as one:
            told = heard(one)
        assert told.startswith(b"HTTP/1.1 503 ")
        assert told.endswith(b"one address may hold 20 connections open\n")
        with connection(hall, HEAD + b"connection: close\r\n\r\n", "127.0.0.2") as other:
            assert heard(other).startswith(b"HTTP/1.1 200 ")
        held[0].sendall(b"connection: close\r\n\r\n")
        assert heard(held[0]).startswith(b"HTTP/1.1 200 ")
        held[0].close()
        with connection(hall, HEAD + b"connection: close\r\n\r\n") as again:
            assert heard(again).startswith(b"HTTP/1.1 200 "), "whoever lets one go may open another"


def test_a_socket_at_a_table_is_no_connection_at_the_door(tmp_path: Path) -> None:
    async def sit(hall: Address) -> None:
        keys = hall.set_table("odins-table", ["me", "open"])
        for _ in range(2 * MOST):
            async with hall.live(keys.id) as socket:
                await Player(socket).hello([])

    with serve_here(tmp_path, sockets_per_address=MOST) as hall:
        asyncio.run(sit(hall))
        assert hall.is_up()


@pytest.mark.parametrize(("proxies", "status"), [((), 429), (("127.0.0.1",), 200)])
def test_who_somebody_is_said_to_be_is_believed_of_named_proxies_alone(
    tmp_path: Path, glass: Hourglass, proxies: tuple[str, ...], status: int
) -> None:
    with serve_here(tmp_path, requests_per_minute=3, proxies=proxies) as hall:
        replies = [hall.ask("GET", "/api/games", headers={"x-forwarded-for": f"10.0.0.{n}"}) for n in range(5)]
        assert replies[-1].status == status


def test_bound_beyond_loopback_a_name_that_was_not_given_is_refused(tmp_path: Path) -> None:
    with serve_here(tmp_path, host="0.0.0.0") as hall:
        assert hall.ask("GET", "/api/games", headers={"host": "rebound.example:80"}).status == 403
        assert hall.ask("GET", "/api/games", headers={"host": "192.168.1.7:8040"}).status == 200
        assert hall.ask("GET", "/api/games", headers={"host": "localhost"}).status == 200


def test_those_who_watch_share_what_they_may_say(tmp_path: Path) -> None:
    async def talk(hall: Address) -> int:
        """How often one of twenty was refused."""
        keys = hall.set_table("odins-table", ["me", "open"])
        refused = 0
        async with hall.live(keys.id) as first:
            ann = Player(first)
            await ann.hello([keys.tokens[0]])
            for number in range(20):
                async with hall.live(keys.id) as one:
                    eve = Player(one)
                    await eve.hello([])
                    await eve.send({"kind": "chat", "id": f"x{number}", "seat": None, "text": f"hail {number}"})
                    frame = await eve.hear_kind("refused", "said")
                    while frame["kind"] == "said" and frame["text"] != f"hail {number}":
                        frame = await eve.hear_kind("refused", "said")
                    refused += frame["kind"] == "refused"
            await ann.send({"kind": "chat", "id": "mine", "seat": 0, "text": "well met"})
            while (await ann.hear_kind("said"))["text"] != "well met":
                pass
        return refused

    with serve_here(tmp_path) as hall:
        assert asyncio.run(talk(hall)) > 0


def test_private_answers_are_kept_nowhere_on_the_way(tmp_path: Path) -> None:
    with serve_here(tmp_path) as hall:
        keys = hall.set_table("odins-table", ["me", "open"])
        assert hall.ask("GET", f"/api/tables/{keys.id}/text").headers["cache-control"] == "no-store"
        assert hall.ask("GET", "/api/tables/a%00b").status == 400


@pytest.mark.parametrize(
    ("scheme", "origin", "is_let_in"),
    [
        ("wss", "https://games.example.org", True),
        ("https", "https://games.example.org", True),
        ("wss", "http://games.example.org", False),
        ("https", "http://games.example.org", False),
        ("ws", "http://games.example.org", True),
        ("ws", "https://games.example.org", True),  # a proxy that does not say that it had TLS
        ("wss", "https://games.example.org.evil.example", False),
        ("wss", "null", False),
    ],
)
def test_a_page_without_tls_does_not_speak_to_a_hall_with_it(scheme: str, origin: str, is_let_in: bool) -> None:
    gate = Gate(lambda *_: None, Settings(hosts=("games.example.org",)))  # type: ignore[arg-type]
    headers = [(b"host", b"games.example.org"), (b"origin", origin.encode())]
    scope = {"type": "websocket", "path": "/api", "headers": headers, "scheme": scheme, "method": "POST"}
    assert (gate.refusal(scope) == "") == is_let_in  # type: ignore[arg-type]
