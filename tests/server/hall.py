"""A served hall for the tests, and players who speak to it as a browser would."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from gladsheim.server import Settings, make_server

Data: TypeAlias = "dict[str, Data] | list[Data] | str | int | float | bool | None"
Message = dict[str, "Data"]
ROOT = Path(__file__).parents[2]


def changed(view: Message, sees: Message) -> Message:
    """The view with what a line changes in it, path by path, as a browser does it."""
    whole: Message = msgspec.json.decode(msgspec.json.encode(view))
    for path, value in sees.items():
        *steps, last = path.split("/")
        at: Data = whole
        for step in steps:
            at = at[int(step)] if isinstance(at, list) else named(at)[step]
        if isinstance(at, list):
            at[int(last) : int(last) + 1] = [value]
        else:
            named(at)[last] = value
    return whole


def named(data: Data) -> Message:
    assert isinstance(data, dict)
    return data


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Reply:
    """An answer over REST."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = {name.lower(): value for name, value in headers.items()}
        self.body = body

    def json(self) -> Message:
        found = msgspec.json.decode(self.body)
        assert isinstance(found, dict)
        return found


class Address:
    """Where a hall is served."""

    def __init__(self, port: int) -> None:
        self.port = port

    def ask(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None, raw: bytes = b""
    ) -> Reply:
        data = raw or (None if body is None else msgspec.json.encode(body))
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, method=method)
        for name, value in {"content-type": "application/json", **(headers or {})}.items():
            request.add_header(name, value)
        try:
            with urllib.request.urlopen(request, timeout=30) as reply:
                return Reply(reply.status, dict(reply.headers), reply.read())
        except urllib.error.HTTPError as fault:
            with fault:
                return Reply(fault.code, dict(fault.headers), fault.read())

    def set_table(self, game: str, seats: list[str], **more: object) -> Keys:
        """Seats: "me", "open", or the level of a bot."""
        wishes = [{"who": one} if one in ("me", "open") else {"who": "bot", "level": one} for one in seats]
        reply = self.ask("POST", "/api/tables", {"game": game, "name": "Ann", "seats": wishes, **more})
        assert reply.status == 201, reply.body
        return keys_of(reply)

    def join(self, id: str, seat: int, name: str = "Bo") -> Keys:
        reply = self.ask("POST", f"/api/tables/{id}/seats/{seat}", {"name": name})
        assert reply.status == 201, reply.body
        return keys_of(reply)

    def live(self, id: str, origin: str | None = None, come_from: str = "127.0.0.1") -> connect:
        """A socket, from another address of loopback if need be."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{id}/live"
        headers = {"origin": origin} if origin else None
        return connect(
            url, additional_headers=headers, max_size=2**22, proxy=None, local_addr=(come_from, 0), close_timeout=1
        )

    def is_up(self) -> bool:
        try:
            return self.ask("GET", "/health").status == 200
        except OSError:
            return False


class Keys:
    """A table and the tokens of one's seats at it."""

    def __init__(self, id: str, tokens: dict[int, str]) -> None:
        self.id = id
        self.tokens = tokens


def keys_of(reply: Reply) -> Keys:
    found = reply.json()
    table, tokens = found["table"], found["tokens"]
    assert isinstance(table, dict)
    assert isinstance(tokens, dict)
    return Keys(str(table["id"]), {int(seat): str(token) for seat, token in tokens.items()})


@contextmanager
def serve_here(folder: Path, **more: object) -> Iterator[Address]:
    """A hall in a thread of this process."""
    port = free_port()
    wishes: dict[str, object] = {"thinkers": 1, "requests_per_minute": 100_000, "tables_per_minute": 100_000}
    wishes |= {"port": port, "database_url": f"sqlite:///{folder / 'hall.db'}", "messages_per_second": 10_000}
    settings = msgspec.convert({**wishes, **more}, Settings)
    server = make_server(settings)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        address = Address(port)
        wait_until(address.is_up)
        yield address
    finally:
        server.should_exit = True
        thread.join(120)  # what is being thought is thought to its end
        assert not thread.is_alive()


class Process:
    """A hall in a process of its own, which can be killed."""

    def __init__(self, folder: Path, port: int, **environment: str) -> None:
        self.folder = folder
        self.port = port
        self.environment = environment
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Address:
        source = os.environ.get("PYTHONPATH", "")
        environment = {**os.environ, "GLADSHEIM_HOME": str(self.folder), "PYTHONPATH": source, **self.environment}
        command = [sys.executable, "-m", "gladsheim.cli", "serve", "--no-open", "--port", str(self.port)]
        command += ["--thinkers", "1", "--messages", "10000", "--tables", "10000"]
        with (self.folder / f"{self.port}.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        address = Address(self.port)
        wait_until(address.is_up, 120)
        return address

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        try:
            return self.process.wait(30)
        finally:  # one that did not heed it fails this test, and disturbs no other
            self.process.kill()
            self.process.wait()


def wait_until(true: object, seconds: float = 60) -> None:
    assert callable(true)
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)


class Player:
    """One socket: a person with tokens, or a spectator; keeps every frame it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[Message] = []
        self.card: Message = {}
        self.seq = 0
        self.sights: dict[int | None, Message] = {}
        self.accepted: set[str] = set()

    async def hello(self, tokens: list[str], since: int = 0, said: int = 0) -> None:
        await self.send({"kind": "hello", "tokens": tokens, "since": since, "said": said})

    async def send(self, message: object) -> None:
        await self.socket.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    async def hear(self, seconds: float = 60) -> Message:
        """The next message, taken in."""
        frame = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), seconds))
        assert isinstance(frame, dict)
        self.frames.append(frame)
        if frame["kind"] == "news":
            self.take_in(frame)
        return frame

    def take_in(self, news: Message) -> None:
        seq, sights, accepted = news["seq"], news["sights"], news["accepted"]
        assert isinstance(seq, int)
        assert isinstance(sights, list)
        assert isinstance(accepted, list)
        self.seq = seq
        for sight in sights:
            assert isinstance(sight, dict)
            seat = sight["seat"]
            assert seat is None or isinstance(seat, int)
            self.sights[seat] = sight
        self.accepted |= {str(id) for id in accepted}
        if isinstance(news["card"], dict):
            self.card = news["card"]

    async def hear_kind(self, *kinds: str, seconds: float = 60) -> Message:
        while True:
            frame = await self.hear(seconds)
            if frame["kind"] in kinds:
                return frame

    def question(self) -> tuple[int, list[int]] | None:
        """A seat of mine that is asked something, and what it may answer."""
        for seat, sight in self.sights.items():
            questions = sight["questions"]
            assert isinstance(questions, list)
            for question in questions:
                assert isinstance(question, dict)
                choices = question["choices"]
                assert isinstance(choices, list)
                if seat is not None and choices:
                    values = [choice["value"] for choice in choices if isinstance(choice, dict)]
                    return seat, [value for value in values if isinstance(value, int)]
        return None

    def view(self, seat: int | None) -> Message:
        view = self.sights[seat]["view"]
        assert isinstance(view, dict)
        return view

    async def fill(self, id: str, seat: int, value: int, seq: int | None = None) -> None:
        await self.send(
            {"kind": "fill", "id": id, "seat": seat, "value": value, "seq": self.seq if seq is None else seq}
        )
