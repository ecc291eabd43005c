"""What a stranger thinks of besides: to read nothing, to ask for much, to say what is none."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from webauthn.helpers import bytes_to_base64url

from gladsheim.core.forms import Illegal
from gladsheim.server import guest as guests
from gladsheim.server import hall as halls
from gladsheim.server import turnstile
from gladsheim.server.gate import AT_ONCE
from gladsheim.server.guest import BLOCK, MOST_WAITING, Guest
from gladsheim.server.live_table import LiveTable
from gladsheim.server.turnstile import SHARE, Work, asking
from gladsheim.table.retention import delete_tables
from gladsheim.table.store import NoTable, Store
from server.hall import Address, Player, serve_here, wait_until
from server.hourglass import Hourglass
from server.test_devices import ratings_of

KEY = "k" * 43
OTHER = "o" * 43


# Who reads nothing


class Wall:
    """A browser that reads nothing."""

    def __init__(self) -> None:
        self.is_broken_off = False
        self.sent: list[bytes] = []
        self.reads = asyncio.Event()

    def send_now(self, text: bytes) -> bool:
        return False

    async def send(self, text: bytes) -> None:
        await self.reads.wait()
        self.sent.append(text)

    async def close(self) -> None:
        self.is_broken_off = True

    def break_off(self) -> None:
        self.is_broken_off = True

    def broken(self) -> bool:
        return self.is_broken_off


@pytest.mark.parametrize("steady", [False, True])
def test_who_asks_and_reads_nothing_takes_little_memory_and_is_broken_off(steady: bool) -> None:
    async def play() -> None:
        wall = Wall()
        eve = Guest(wall, [0], 0, 0)
        eve.counts, eve.is_steady = False, steady
        for number in range(MOST_WAITING):
            eve.refuse(str(number), Illegal("no"))
        await asyncio.sleep(0)
        assert not wall.broken(), "so much may wait for a slow one"
        waiting = [*eve.outbox, *eve.waiting]
        assert sum(map(len, waiting)) < MOST_WAITING * 200, "what waits is not padded yet"
        for number in range(MOST_WAITING + 1):
            eve.refuse(str(number), Illegal("no"))
        assert wall.broken()
        assert not eve.outbox
        assert not eve.waiting
        eve.leave()

    asyncio.run(play())


def test_what_waits_is_padded_when_it_leaves() -> None:
    async def play() -> None:
        wall = Wall()
        eve = Guest(wall, [0], 0, 0)
        eve.counts = False
        eve.refuse("1", Illegal("no"))
        wall.reads.set()
        while eve.pumping is not None:
            await asyncio.sleep(0)
        assert {len(frame) for frame in wall.sent} == {BLOCK}

    asyncio.run(play())


def test_who_takes_nothing_for_a_minute_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "STARES", 0.01)

    async def play() -> None:
        wall = Wall()
        eve = Guest(wall, [0], 0, 0)
        eve.refuse("1", Illegal("no"))
        while not wall.is_broken_off:
            await asyncio.sleep(0.001)
        assert eve.gone

    asyncio.run(asyncio.wait_for(play(), 20))


# Who has many sockets


def test_all_sockets_of_a_visitor_have_so_many_of_each_together(
    tmp_path: Path, glass: Hourglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    for rate in ("TALK", "UNDOING", "AROUND", "HINTING"):
        monkeypatch.setattr(halls, rate, (0.001, 3))
    deeds: list[dict[str, object]] = [
        {"kind": "call", "seat": 0, "sign": "hail"},
        {"kind": "undo", "seat": 0},
        {"kind": "propose", "seat": 0, "level": None},
        {"kind": "askhint", "seat": 0},
    ]

    async def slow(hall: Address, address: str) -> int:
        keys = hall.set_table("odins-table", ["me", "open"])
        slow = 0
        for number in range(4):  # each by a socket of its own
            async with hall.live(keys.id, come_from=address) as line:
                eve = Player(line)
                await eve.hello([keys.tokens[0]])
                for deed in deeds:
                    await eve.send({**deed, "id": f"{deed['kind']} {number}"})
                await eve.send({"kind": "fill", "id": "last", "seat": 0, "value": 0, "seq": 10**6})
                while (said := await eve.hear()).get("id") != "last":
                    slow += "not so many of these" in str(said.get("reason", ""))
        return slow

    with serve_here(tmp_path, messages_per_second=100) as hall:
        for address in ("127.0.0.2", "127.0.0.3"):  # each has the own
            assert asyncio.run(asyncio.wait_for(slow(hall, address), 30)) == len(deeds)


# Who asks for much over REST


def test_of_one_visitor_a_few_requests_are_worked_at_and_no_other_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends, begun = threading.Event(), threading.Semaphore(0)

    def slow(text: str) -> bytes:
        begun.release()
        assert ends.wait(60)
        return b"<svg/>"

    monkeypatch.setattr("gladsheim.server.codes.qr_svg", slow)
    with serve_here(tmp_path, proxies=("127.0.0.1",)) as hall, ThreadPoolExecutor(20) as crowd:
        id = hall.set_table("odins-table", ["me", "open"]).id
        eve = {"x-forwarded-for": "10.0.0.1"}
        told = [crowd.submit(hall.ask, "GET", f"/api/qr?text={n}", None, eve) for n in range(20)]
        for _ in range(turnstile.AT_ONCE):
            assert begun.acquire(timeout=30)
        try:
            assert hall.ask("GET", f"/api/tables/{id}/text", headers={"x-forwarded-for": "10.0.0.2"}).status == 200
            assert not begun.acquire(blocking=False), "no more of hers are worked at"
        finally:
            ends.set()
        assert {one.result().status for one in told} == {200}


def test_who_had_much_computed_waits_and_nobody_else_does(glass: Hourglass) -> None:
    async def play() -> None:
        work = Work(0)
        async with work.turn("eve"):
            await work.do(lambda: burn(0.02))
        await work.do(lambda: burn(0.02))  # for the hall itself
        assert work.shares.bucket("eve").left < SHARE[1], "her processor's seconds are counted"
        work.shares.bucket("eve").left = -1.0
        assert work.debt("eve") == 1.0 / SHARE[0]
        assert work.debt("ann") == 0.0
        async with asyncio.timeout(10):
            async with work.turn("ann"):
                pass
        glass.at += 1.0 / SHARE[0]
        async with work.turn("eve"):
            assert work.places.of.keys() == {"eve"}
        assert not work.places.of
        assert not work.places.users

    def burn(seconds: float) -> None:
        end = time.thread_time() + seconds
        while time.thread_time() < end:
            pass

    asyncio.run(play())


def test_who_had_much_computed_waits_with_the_next_request(
    tmp_path: Path, glass: Hourglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_now: list[halls.Hall] = []

    class Watched(halls.Hall):
        def start(self, work: Coroutine[object, object, None]) -> None:
            super().start(work)
            open_now.append(self)

    monkeypatch.setattr("gladsheim.server.app.Hall", Watched)
    with serve_here(tmp_path, proxies=("127.0.0.1",)) as hall, ThreadPoolExecutor(1) as other:
        work = open_now[0].work
        work.shares.bucket("10.0.0.1").left = -0.001
        waits = other.submit(hall.ask, "GET", "/api/games", headers={"x-forwarded-for": "10.0.0.1"})
        wait_until(lambda: work.places.users["10.0.0.1"] == 1)
        assert hall.ask("GET", "/api/games", headers={"x-forwarded-for": "10.0.0.2"}).status == 200
        assert not waits.done()
        work.shares.bucket("10.0.0.1").left = 1.0
        assert waits.result(30).status == 200


def test_who_has_tables_opened_pays_for_it() -> None:
    class Slow(halls.Hall):
        def __init__(self) -> None:
            self.tables, self.work = {}, Work(0)

        async def table(self, id: str, ours: bool = False, maker: str = "") -> LiveTable:
            assert asking.get() == "eve"
            raise NoTable(id)

    async def play() -> None:
        with pytest.raises(NoTable):
            await Slow().table_for("x", "eve")
        assert asking.get() == ""

    asyncio.run(play())


def test_pages_too_are_asked_for_so_often_and_no_more(tmp_path: Path, glass: Hourglass) -> None:
    with serve_here(tmp_path, requests_per_minute=4, proxies=("127.0.0.1",)) as hall:
        eve = {"x-forwarded-for": "10.0.0.1"}
        replies = [hall.ask("GET", "/somewhere", headers=eve) for _ in range(13)]
        assert [one.status for one in replies] == [404] * 12 + [429]
        assert replies[-1].headers["retry-after"] == "1"
        assert hall.ask("GET", "/api/games", headers=eve).status == 200, "what pages ask for has its own number"
        assert hall.ask("GET", "/somewhere", headers={"x-forwarded-for": "10.0.0.2"}).status == 404


def test_who_asks_for_pages_by_many_connections_stands_in_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ends, begun = threading.Event(), threading.Semaphore(0)

    def slow(root: Path, name: str) -> None:
        if name.startswith("slow"):
            begun.release()
            assert ends.wait(60)

    monkeypatch.setattr("gladsheim.server.pages.find", slow)
    with serve_here(tmp_path, proxies=("127.0.0.1",)) as hall, ThreadPoolExecutor(12) as crowd:
        eve = {"x-forwarded-for": "10.0.0.1"}
        told = [crowd.submit(hall.ask, "GET", f"/slow{n}", None, eve) for n in range(12)]
        for _ in range(AT_ONCE):
            assert begun.acquire(timeout=30)
        try:
            assert hall.ask("GET", "/quick", headers={"x-forwarded-for": "10.0.0.2"}).status == 404
            assert hall.ask("GET", "/api/games", headers=eve).status == 200
            assert not begun.acquire(blocking=False)
        finally:
            ends.set()
        assert {one.result().status for one in told} == {404}


def test_tables_that_are_over_are_not_remembered_when_they_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "MOST_IDLE", 0)
    monkeypatch.setattr(halls, "LOOK_EVERY", 0.02)
    monkeypatch.setattr(halls, "SEARCH_EVERY", 0.02)
    open_now: list[halls.Hall] = []

    class Watched(halls.Hall):
        def forget(self, live: LiveTable, reason: str = "") -> None:
            super().forget(live, reason)
            open_now.append(self)

    monkeypatch.setattr("gladsheim.server.app.Hall", Watched)
    with serve_here(tmp_path) as hall:
        hall.set_table("odins-table", ["me", "open"])
        wait_until(lambda: open_now and not open_now[0].calm)


def test_codes_of_one_strangers_tables_make_nobody_elses_longer(
    tmp_path: Path, glass: Hourglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "CODING", (0.001, 2))
    with serve_here(tmp_path, proxies=("127.0.0.1",)) as hall:

        def code(id: str, address: str) -> int:
            return hall.ask("POST", f"/api/tables/{id}/code", headers={"x-forwarded-for": address}).status

        ids = [hall.set_table("odins-table", ["me", "open"]).id for _ in range(3)]
        assert [code(id, "10.0.0.1") for id in ids] == [201, 201, 429]
        assert code(ids[0], "10.0.0.1") == 201, "a code that is there may be looked at"
        assert code(ids[2], "10.0.0.2") == 201


def test_nobody_opens_a_table_while_it_is_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, ends = threading.Event(), threading.Event()

    def slow(store: Store, ids: list[str]) -> None:
        if ids:  # not what is let go when the hall opens
            begun.set()
            assert ends.wait(60)
            delete_tables(store, ids)

    monkeypatch.setattr("gladsheim.server.letting_go.delete_tables", slow)
    with serve_here(tmp_path) as hall, ThreadPoolExecutor(1) as other:
        mine = hall.set_table("odins-table", ["me", "random"])
        path = f"/api/tables/{mine.id}"
        gone = other.submit(hall.ask, "DELETE", path, None, {"authorization": f"Bearer {mine.tokens[0]}"})
        assert begun.wait(30)
        try:
            assert hall.ask("GET", path).status == 404
        finally:
            ends.set()
        assert gone.result().status == 204
        assert hall.ask("GET", path).status == 404


# Who says what is none


@pytest.mark.parametrize("id", ["a", "é", "!!", ""])
def test_a_passkey_that_is_called_what_none_can_be_is_refused(hall: Address, id: str) -> None:
    options = hall.ask("POST", "/api/passkeys/ask").json()["options"]
    assert isinstance(options, dict)
    said = bytes_to_base64url(msgspec.json.encode({"challenge": options["challenge"], "type": "webauthn.get"}))
    credential = {"id": id, "response": {"clientDataJSON": said, "userHandle": "eA"}}
    reply = hall.ask("POST", "/api/passkeys/open", {"credential": msgspec.json.encode(credential).decode()})
    assert reply.status == 401


def test_a_passkey_whose_parts_are_anything_is_refused(hall: Address) -> None:

    assert hall.ask("POST", "/api/vaults", {"key": KEY, "text": "mine", "version": 0}).status == 200
    for attested in (b"\xa0", b"\x05", b"\x81\x05"):  # in CBOR: nothing named, and what has no names
        options = hall.ask("POST", "/api/passkeys/options", {"key": KEY, "name": "me"}).json()["options"]
        assert isinstance(options, dict)
        said = msgspec.json.encode({"challenge": options["challenge"], "type": "webauthn.create", "origin": "x"})
        response = {"clientDataJSON": bytes_to_base64url(said)}
        response["attestationObject"] = bytes_to_base64url(attested)
        credential = {"id": "YWI", "rawId": "YWI", "type": "public-key", "response": response}
        body = {"key": KEY, "credential": msgspec.json.encode(credential).decode()}
        assert hall.ask("POST", "/api/passkeys", body).status == 400


@pytest.mark.parametrize("path", ["/api/games/odins-table/web/", "/", "/docs/", "/assets/"])
def test_a_name_that_no_file_can_have_is_none(hall: Address, path: str) -> None:
    assert hall.ask("GET", path + "a" * 5000).status in (200, 404)


# Who looks for what is secret, or for a better end


def test_who_holds_no_key_learns_not_when_somebody_answered_in_secret(hall: Address) -> None:
    async def play() -> None:
        keys = hall.set_table("gotterdammerung", ["me"] * 7)
        told = {since(keys.id)}
        async with hall.live(keys.id) as line:
            people = Player(line)
            await people.hello([*keys.tokens.values()])
            await people.hear()
            for number in range(12):
                asked = people.question()
                assert asked is not None
                await people.fill(str(number), asked[0], asked[1][0])
                while str(number) not in people.accepted:
                    await people.hear()
                told.add(await asyncio.to_thread(since, keys.id))
        assert len(told) == 1

    def since(id: str) -> float:
        [found] = msgspec.json.decode(hall.ask("POST", "/api/mine", {"tables": [{"id": id, "tokens": []}]}).body)
        return float(found["since"])

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_host_sends_nobody_away_from_a_game_that_counts_for_them(hall: Address) -> None:
    async def play() -> None:
        mine = hall.set_table("vedrfolnir", ["me", "open", "open"], rater=KEY)
        body = {"name": "Bo", "rater": OTHER}
        assert hall.ask("POST", f"/api/tables/{mine.id}/seats/1", body).status == 201
        hall.join(mine.id, 2)
        async with hall.live(mine.id) as line:
            ann = Player(line)
            await ann.hello([mine.tokens[0]])
            await ann.send({"kind": "sendaway", "id": "s", "seat": 1})
            assert "counts for that player" in str((await ann.hear_kind("refused"))["reason"])

    asyncio.run(asyncio.wait_for(play(), 30))


def test_who_was_sent_away_does_not_sit_down_again_at_once(hall: Address) -> None:
    def sit(id: str, address: str) -> tuple[int, str]:
        """From another address of loopback."""
        with socket.create_connection(("127.0.0.1", hall.port), source_address=(address, 0)) as line:
            body = b'{"name":"Eve"}'
            head = f"POST /api/tables/{id}/seats/1 HTTP/1.1\r\nhost: 127.0.0.1:{hall.port}\r\nconnection: close\r\n"
            line.sendall(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
            said = line.makefile("rb").read()
        found = msgspec.json.decode(said.partition(b"\r\n\r\n")[2])
        return int(said.split()[1]), str(found.get("tokens", {}).get("1", ""))

    async def play() -> None:
        mine = hall.set_table("vedrfolnir", ["me", "open", "open"])
        _, token = await asyncio.to_thread(sit, mine.id, "127.0.0.2")
        async with hall.live(mine.id) as line, hall.live(mine.id, come_from="127.0.0.2") as other:
            ann, eve = Player(line), Player(other)
            await ann.hello([mine.tokens[0]])
            await eve.hello([token])
            await ann.hear()
            await eve.hear()
            await ann.send({"kind": "sendaway", "id": "s", "seat": 1})
            await eve.hear_kind("bye")
        assert (await asyncio.to_thread(sit, mine.id, "127.0.0.2"))[0] == 409
        assert (await asyncio.to_thread(sit, mine.id, "127.0.0.3"))[0] == 201

    asyncio.run(asyncio.wait_for(play(), 60))


def test_who_is_sent_away_before_the_game_leaves_no_wish_on_the_chair(hall: Address) -> None:
    """Whoever sits there next plays for the own rating, or for none."""

    async def play() -> None:
        mine = hall.set_table("vedrfolnir", ["me", "open", "open"], rater=KEY)
        assert hall.ask("POST", f"/api/tables/{mine.id}/seats/1", {"name": "Bo", "rater": OTHER}).status == 201
        async with hall.live(mine.id) as line:
            ann = Player(line)
            await ann.hello([mine.tokens[0]])
            await ann.hear()
            await ann.send({"kind": "sendaway", "id": "s", "seat": 1})
            while "s" not in ann.accepted:
                await ann.hear()
            hall.join(mine.id, 1, "Cy")
            hall.join(mine.id, 2, "Di")
            # The game has begun, and Cy wanted none to count: the host may send Cy away.
            await ann.send({"kind": "sendaway", "id": "t", "seat": 1})
            while "t" not in ann.accepted:
                await ann.hear()

    asyncio.run(asyncio.wait_for(play(), 30))
    assert ratings_of(hall, OTHER) == []
