"""Push messages: sealed for one browser, sent once, never to this machine's own network, never telling of a secret."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from zoneinfo import ZoneInfo

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from gladsheim.core.game import BadOption
from gladsheim.server import live_table
from gladsheim.server.post import Place, is_open, new_key
from gladsheim.table.pushes import LIFE, Push, Pushes
from gladsheim.table.store import Store
from server.hall import Address, Keys, Player, serve_here, wait_until


class Device:
    """A browser's half of a subscription.  It opens messages by RFC 8291, with no library for it."""

    def __init__(self, service: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = bytes(range(16))
        self.endpoint = f"{service}/of/{base64.urlsafe_b64encode(self.public[1:9]).decode()}"

    def wishes(self, tables: list[Keys], **more: object) -> dict[str, object]:
        held = [{"id": one.id, "tokens": [*one.tokens.values()]} for one in tables]
        keys = {"p256dh": text_of(self.public), "auth": text_of(self.auth)}
        return {"endpoint": self.endpoint, "tables": held, "quiet_from": 0, "quiet_to": 0, **keys, **more}

    def open(self, body: bytes) -> dict[str, str]:
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), point)
        secret = derived(self.auth, shared, b"WebPush: info\0" + self.public + theirs, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        return msgspec.json.decode(plain.rstrip(b"\0")[:-1], type=dict[str, str])


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    drawn = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(drawn, info + b"\1", hashlib.sha256)[:length]


def text_of(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).decode().rstrip("=")


class Service(ThreadingHTTPServer):
    """A push service of this machine."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Post)
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.origin = f"http://127.0.0.1:{self.server_address[1]}"


class Post(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        service = self.server
        assert isinstance(service, Service)
        body = self.rfile.read(int(self.headers["content-length"]))
        service.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(service.status)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Tests are silent."""


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as one:
        thread = threading.Thread(target=one.serve_forever)
        thread.start()
        try:
            yield one
        finally:
            one.shutdown()
            thread.join()


@contextmanager
def quick_hall(folder: Path, service: Service) -> Iterator[Address]:
    with serve_here(folder, push_services=[service.origin], push_after=0.1) as hall:
        yield hall


def test_whose_turn_it_is_hears_of_it_once_and_can_read_it(tmp_path: Path, service: Service) -> None:
    with quick_hall(tmp_path, service) as hall:
        mine = hall.set_table("odins-table", ["me", "open"])
        device = Device(service.origin)
        assert hall.ask("POST", "/api/pushes", device.wishes([mine])).json() == {"tables": 1}
        hall.join(mine.id, 1, "Bo")  # now the host is asked, who is elsewhere
        wait_until(lambda: service.got, 20)
        [(path, headers, body)] = service.got
        assert path == device.endpoint.removeprefix(service.origin)
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        assert Vapid02.verify(headers["authorization"])
        key = str(hall.ask("GET", "/api/pushes/key").json()["key"])
        assert headers["authorization"].endswith(f"k={key}"), "as the browser knows the hall"
        assert device.open(body) == {"title": "It is your turn", "body": "Odin's Table, with Bo", "table": mine.id}
        # Not again for the same question: not when it is subscribed anew, nor by looks that follow.
        hall.ask("POST", "/api/pushes", device.wishes([mine], language="fr"))
        threading.Event().wait(2.5)
        assert len(service.got) == 1


def test_who_looks_is_not_told_nor_who_unsubscribed(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "SILENCE", 60.0)  # a busy machine may be late with a heartbeat

    async def look(hall: Address, keys: Keys) -> None:
        async with hall.live(keys.id) as socket:
            me = Player(socket)
            await me.hello([*keys.tokens.values()])
            for n in range(8):
                await me.send({"kind": "pulse", "seen": True})
                await asyncio.sleep(0.4)
                if n == 1:
                    await asyncio.to_thread(hall.ask, "POST", "/api/pushes", device.wishes([keys]))

    device = Device(service.origin)
    with quick_hall(tmp_path, service) as hall:
        mine = hall.set_table("odins-table", ["me", "me"])
        asyncio.run(look(hall, mine))
        assert service.got == []
        assert hall.ask("POST", "/api/pushes/end", {"endpoint": device.endpoint}).status == 204
        other = hall.set_table("odins-table", ["me", "me"])
        assert hall.ask("POST", "/api/pushes", device.wishes([other])).json() == {"tables": 1}
        wait_until(lambda: service.got, 20)
        assert {device.open(body)["table"] for _, _, body in service.got} == {other.id}


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, service: Service) -> None:
    service.status = 410
    with quick_hall(tmp_path, service) as hall:
        mine = hall.set_table("odins-table", ["me", "me"])
        hall.ask("POST", "/api/pushes", Device(service.origin).wishes([mine]))
        wait_until(lambda: service.got, 20)
        wait_until(lambda: count(tmp_path) == 0, 10)


def count(folder: Path) -> int:
    store = Store(f"sqlite:///{folder / 'hall.db'}")
    try:
        return Pushes(store).count()
    finally:
        store.close()


def test_at_night_no_phone_rings(tmp_path: Path, service: Service) -> None:
    with quick_hall(tmp_path, service) as hall:
        mine = hall.set_table("gotterdammerung", ["me"] * 7)
        assert hall.ask("POST", "/api/pushes", Device(service.origin).wishes([mine])).json() == {"tables": 1}
        control = hall.set_table("odins-table", ["me", "me"])
        hall.ask("POST", "/api/pushes", Device(service.origin).wishes([control]))
        wait_until(lambda: service.got, 20)
        threading.Event().wait(3)
        assert len(service.got) == 1, "the other table's; the first question of the night rings nowhere"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[2002:7f00:1::]/x",
        "https://[::127.0.0.1]/x",
        "https://[64:ff9b:1::7f00:1]/x",
        "https://[fec0::1]/x",
        "https://[::ffff:0:10.0.0.1]/x",
        "https://10.0.0.1/x",
        "https://169.254.169.254/latest",
        "https://localhost/x",
        "https://0.0.0.0/x",
        "https://2130706433/x",
        "https://8.8.8.8:8443/x",
        "https://me@8.8.8.8/x",
        "https://8.8.8.8/x y",
        "ftp://8.8.8.8/x",
        "//8.8.8.8",
        "",
        "https://8.8.8.8/" + "x" * 1000,
        "https://8.8.8.8:99999/",
    ],
)
def test_nothing_is_sent_into_the_own_network(endpoint: str) -> None:
    with pytest.raises(BadOption):
        Place(endpoint).address()


def test_an_open_address_is_one() -> None:
    assert Place("https://8.8.8.8/x").address() == "8.8.8.8"
    assert is_open("2606:4700::1111")
    assert not is_open("224.0.0.1")


def test_a_name_that_means_another_address_later_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is connected to is what was looked at."""
    from gladsheim.server import post

    reached: list[object] = []

    def connect(address: object, timeout: float) -> None:
        reached.append(address)
        raise OSError

    monkeypatch.setattr(
        "gladsheim.server.post.socket.getaddrinfo", lambda *_, **__: [(2, 1, 6, "", ("93.184.216.34", 443))]
    )
    monkeypatch.setattr("gladsheim.server.post.socket.create_connection", connect)
    device = Device("https://push.example.org")
    push = Push(device.endpoint, text_of(device.public), text_of(device.auth), "en")
    assert post.Post(new_key(), "mailto:a@example.org").send(push, b"x") == 0
    assert reached == [("93.184.216.34", 443)]


@pytest.mark.parametrize(
    ("wish", "named"),
    [
        ({"p256dh": "AAAA"}, "p256dh"),
        ({"auth": "AA"}, "auth"),
        ({"zone": "Asgard/Hall"}, "time zone"),
        ({"endpoint": "https://127.0.0.1/"}, "not sent to"),
        ({"quiet_from": 24}, "quiet_from"),
    ],
)
def test_a_bad_subscription_is_refused_in_one_line(hall: Address, wish: dict[str, object], named: str) -> None:
    reply = hall.ask("POST", "/api/pushes", {**Device("https://8.8.8.8").wishes([]), **wish})
    assert reply.status == 400
    assert named in str(reply.json()["reason"])


def test_wrong_keys_watch_no_table(hall: Address) -> None:
    mine = hall.set_table("odins-table", ["me", "me"])
    stranger = Keys(mine.id, {0: "wrong"})
    assert hall.ask("POST", "/api/pushes", Device("https://8.8.8.8").wishes([stranger])).json() == {"tables": 0}


def test_quiet_hours_are_those_of_the_device() -> None:
    def at(hour: int) -> float:
        return datetime(2026, 11, 18, hour, 30, tzinfo=ZoneInfo("Asia/Tokyo")).timestamp()

    push = Push("https://8.8.8.8/", "", "", "ja", "Asia/Tokyo", 22, 8)
    assert push.free_at(at(12)) == at(12)
    assert push.free_at(at(23)) == datetime(2026, 11, 19, 8, tzinfo=ZoneInfo("Asia/Tokyo")).timestamp()
    assert push.free_at(at(3)) == datetime(2026, 11, 18, 8, tzinfo=ZoneInfo("Asia/Tokyo")).timestamp()
    push.quiet_from = push.quiet_to = 0
    assert push.free_at(at(3)) == at(3)
    push.sent = at(3) - 10
    assert push.free_at(at(3)) == at(3) + 50, "two messages do not follow each other at once"


def test_one_of_many_processes_sends_and_old_browsers_are_let_go(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'hall.db'}")
    try:
        pushes = Pushes(store)
        push = Push("https://8.8.8.8/", "", "", "en")
        pushes.keep(push, {"t": [0, 2]}, 100.0)
        assert [one.id for one in pushes.of("t", 2, 5)] == [push.id]
        assert pushes.of("t", 1, 5) == []
        assert [pushes.claim(push, "t", 5, 100.0) for _ in range(3)] == [True, False, False]
        assert pushes.of("t", 2, 5) == []
        assert pushes.claim(push, "t", 9, 100.0)
        pushes.put_off(push, "t", 300.0)
        assert pushes.due(299.0) == []
        assert pushes.due(301.0) == ["t"]
        assert pushes.due(301.0) == []
        assert pushes.let_go(100.0 + LIFE) == 0
        assert pushes.let_go(101.0 + LIFE) == 1
        assert pushes.key("vapid", "a") == "a"
        assert pushes.key("vapid", "b") == "a"
    finally:
        store.close()


def test_a_question_put_before_the_hall_closed_is_told_when_it_opens_again(tmp_path: Path, service: Service) -> None:
    with serve_here(tmp_path, push_services=[service.origin], push_after=3600.0) as hall:
        mine = hall.set_table("odins-table", ["me", "me"])
        hall.ask("POST", "/api/pushes", Device(service.origin).wishes([mine]))
    assert service.got == []
    with quick_hall(tmp_path, service):
        wait_until(lambda: service.got, 20)
