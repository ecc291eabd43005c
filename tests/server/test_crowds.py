"""What one stranger does as often as it goes takes nothing from anybody else."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import cast

import msgspec
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from gladsheim.server import hall as halls
from gladsheim.server import post
from gladsheim.server.hall import Hall
from gladsheim.server.limits import KEEPS, MOST_VISITORS, Tries
from gladsheim.server.post import Post, new_key
from gladsheim.server.replays import MOST_STUDIES, Archive
from gladsheim.table.pushes import Push, Pushes
from gladsheim.table.store import Store
from server.hall import Address, Keys, Player, serve_here, wait_until
from server.hourglass import Hourglass
from server.test_push import Device, text_of
from table.conftest import POSTGRES

KEY = "k" * 43
THROUGH_PROXY = ("127.0.0.1",)


# Over REST


def test_who_tries_keys_without_end_takes_codes_from_nobody(hall: Address) -> None:
    mine = hall.set_table("odins-table", ["me", "open"])
    code = hall.ask("POST", f"/api/tables/{mine.id}/code").json()["code"]
    tries = [hall.ask("POST", "/api/vaults/read", {"key": f"{n:043}"}).status for n in range(210)]
    assert set(tries) == {404}
    for n in range(12):
        hall.ask("POST", "/api/carries/take", {"code": "A" * 10}, {"x-forwarded-for": f"10.0.0.{n}"})
    assert hall.ask("GET", f"/api/codes/{code}").json() == {"table": mine.id}


def test_with_ipv6_a_whole_network_is_one_visitor(tmp_path: Path, glass: Hourglass) -> None:
    with serve_here(tmp_path, requests_per_minute=5, tables_per_minute=2, proxies=THROUGH_PROXY) as hall:

        def ask(address: str) -> int:
            return hall.ask("GET", "/api/games", headers={"x-forwarded-for": address}).status

        assert [ask(f"2001:db8:0:7::{n:x}") for n in range(6)] == [200] * 5 + [429]
        assert ask("2001:db8:0:8::1") == 200
        seats = [{"who": "me"}, {"who": "open"}]
        table = {"game": "odins-table", "name": "Eve", "seats": seats}
        made = [
            hall.ask("POST", "/api/tables", table, {"x-forwarded-for": f"2001:db8:0:9::{n:x}"}).status for n in range(3)
        ]
        assert made == [201, 201, 429]


def test_nobody_fills_the_store_with_vaults(tmp_path: Path, glass: Hourglass) -> None:
    with serve_here(tmp_path) as hall:

        def write(n: int, version: int = 0) -> int:
            return hall.ask("POST", "/api/vaults", {"key": f"{n:043}", "text": "mine", "version": version}).status

        most = int(KEEPS[1])
        assert [write(n) for n in range(most + 1)] == [200] * most + [429]
        assert write(0, 1) == 200, "what is there may be changed"
        glass.at += 1 / KEEPS[0] + 1
        assert write(most) == 200


@pytest.mark.parametrize("id", ["\0", "a\0b", "\u202e", "é"])
def test_what_is_no_id_is_no_table_in_any_store(tmp_path: Path, id: str) -> None:
    try:
        psycopg.connect(POSTGRES, connect_timeout=3).close()
        url = POSTGRES
    except psycopg.OperationalError:
        url = f"sqlite:///{tmp_path / 'hall.db'}"
    with serve_here(tmp_path, database_url=url) as hall:
        reply = hall.ask("POST", "/api/mine", {"tables": [{"id": id, "tokens": [id]}]})
        assert (reply.status, b'"card":null' in reply.body) == (200, True)
        table = {"game": "chronicles", "name": "Eve", "seats": [{"who": "me"}], "campaign": id}
        assert hall.ask("POST", "/api/tables", table).status == 404


def test_open_tables_of_one_stranger_hide_nobody_elses(tmp_path: Path) -> None:
    def put(hall: Address, keys: Keys) -> None:
        headers = {"authorization": f"Bearer {keys.tokens[0]}"}
        assert hall.ask("POST", f"/api/tables/{keys.id}/listing", {"on": True}, headers).status == 200

    def listed(hall: Address) -> set[str]:
        cards = cast("list[dict[str, object]]", msgspec.json.decode(hall.ask("GET", "/api/open").body))
        return {str(card["id"]) for card in cards}

    async def sit(hall: Address) -> None:
        mine = hall.set_table("odins-table", ["me", "open"])
        await asyncio.to_thread(put, hall, mine)
        async with hall.live(mine.id, come_from="127.0.0.3") as socket:
            ann = Player(socket)
            await ann.hello([mine.tokens[0]])
            await ann.hear()
            for _ in range(35):  # nobody is at these
                await asyncio.to_thread(
                    put, hall, await asyncio.to_thread(hall.set_table, "vedrfolnir", ["me", "open"])
                )
            assert await asyncio.to_thread(listed, hall) == {mine.id}
            theirs = [await asyncio.to_thread(hall.set_table, "vedrfolnir", ["me", "open"]) for _ in range(7)]
            for keys in theirs:
                await asyncio.to_thread(put, hall, keys)
            lines = [await hall.live(keys.id) for keys in theirs]
            for line, keys in zip(lines, theirs, strict=True):
                eve = Player(line)
                await eve.hello([keys.tokens[0]])
                await eve.hear()
            found = await asyncio.to_thread(listed, hall)
            assert mine.id in found
            assert len(found) == 6, "five of one visitor"
            for line in lines:
                await line.close()

    with serve_here(tmp_path) as hall:
        asyncio.run(asyncio.wait_for(sit(hall), 60))


def test_a_request_from_who_has_many_games_studied_waits_for_those_and_no_other_does() -> None:
    async def play() -> None:
        stub = Hall.__new__(Hall)
        stub.tasks = set()
        archive = Archive(stub)
        ends = asyncio.Event()
        done: Counter[str] = Counter()

        async def work(whose: str) -> None:
            done[f"{whose} begun"] += 1
            await ends.wait()

        for _ in range(MOST_STUDIES):
            archive.study("eve", lambda: work("eve"))
        with pytest.raises(Exception, match="many games"):
            archive.study("eve", lambda: work("eve"))
        archive.study("ann", lambda: work("ann"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert done == {"eve begun": 1, "ann begun": 1}
        ends.set()
        await asyncio.gather(*stub.tasks)
        assert not archive.studies

    asyncio.run(play())


# Bots


def test_bots_that_nobody_waits_for_take_no_time_from_people(
    tmp_path: Path, glass: Hourglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "UNHURRIED", (100, 5))  # and time stands: there are never more

    def seq(hall: Address, id: str) -> int:
        return int(str(hall.ask("GET", f"/api/tables/{id}/text").json()["seq"]))

    async def play(hall: Address) -> None:
        mine = hall.set_table("odins-table", ["me", "random"])
        async with hall.live(mine.id) as line:
            ann = Player(line)
            await ann.hello([mine.tokens[0]])
            for number in range(12):
                while (asked := ann.question()) is None or str(number - 1) not in {*ann.accepted, "-1"}:
                    await ann.hear()
                await ann.fill(str(number), asked[0], asked[1][0])

    with serve_here(tmp_path) as hall:
        theirs = [hall.set_table("vedrfolnir", ["random"] * 3) for _ in range(4)]
        begun = len(theirs)
        wait_until(lambda: sum(seq(hall, one.id) for one in theirs) >= begun + 5)
        asyncio.run(asyncio.wait_for(play(hall), 60))
        assert sum(seq(hall, one.id) for one in theirs) == begun + 5


def test_who_opens_one_table_after_the_other_does_not_fill_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "MOST_IDLE", 3)
    monkeypatch.setattr(halls, "LOOK_EVERY", 0.05)
    with serve_here(tmp_path) as hall:
        keys = [hall.set_table("odins-table", ["me", "open"]) for _ in range(9)]
        wait_until(lambda: cast("int", hall.ask("GET", "/health").json()["tables"]) <= 3)
        assert hall.ask("GET", f"/api/tables/{keys[0].id}").status == 200, "it is opened again"


# Sockets


def test_who_speaks_for_others_without_end_is_sent_away(hall: Address) -> None:
    async def play() -> None:
        mine = hall.set_table("odins-table", ["me", "open"])
        async with hall.live(mine.id) as line:
            eve = Player(line)
            await eve.hello([])
            for number in range(60):
                await eve.fill(str(number), 0, 0, 0)
            assert "cannot be heeded" in str((await eve.hear_kind("bye"))["reason"])

    asyncio.run(asyncio.wait_for(play(), 30))


def test_all_sockets_of_a_visitor_have_together_what_a_few_may_say(tmp_path: Path, glass: Hourglass) -> None:
    async def refusals(hall: Address, address: str, number: int) -> int:
        keys = hall.set_table("odins-table", ["me", "open"])
        lines = [await hall.live(keys.id, come_from=address) for _ in range(number)]
        refused = 0
        for line in lines:
            eve = Player(line)
            await eve.hello([keys.tokens[0]])
            for n in range(3):
                await eve.send({"kind": "undo", "id": f"u{n}", "seat": 0})
            for _ in range(3):
                refused += "slow down" in str((await eve.hear_kind("refused"))["reason"])
        for line in lines:
            await line.close()
        return refused

    with serve_here(tmp_path, messages_per_second=2) as hall:
        assert asyncio.run(refusals(hall, "127.0.0.2", 20)) == 60 - 20
        assert asyncio.run(refusals(hall, "127.0.0.3", 2)) == 0, "another visitor has the own"


def test_sockets_do_not_come_and_go_without_end(
    tmp_path: Path, glass: Hourglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "COMINGS", (0.001, 10))

    async def come(hall: Address, id: str, address: str) -> str:
        async with hall.live(id, come_from=address) as line:
            eve = Player(line)
            with suppress(ConnectionClosed):
                await eve.hello([])
            return str((await eve.hear_kind("news", "bye"))["kind"])

    with serve_here(tmp_path, sockets_per_address=6) as hall:
        id = hall.set_table("odins-table", ["me", "open"]).id
        heard = [asyncio.run(come(hall, id, "127.0.0.2")) for _ in range(12)]
        assert (heard[0], heard[-1]) == ("news", "bye")
        assert asyncio.run(come(hall, id, "127.0.0.3")) == "news"


def test_a_table_that_is_damaged_is_refused_at_its_socket_in_one_line(tmp_path: Path) -> None:
    async def come(hall: Address, id: str) -> str:
        async with hall.live(id) as line:
            eve = Player(line)
            await eve.hello([])
            return str((await eve.hear_kind("bye"))["reason"])

    with serve_here(tmp_path) as hall:
        id = hall.set_table("odins-table", ["me", "me"]).id
    with closing(sqlite3.connect(tmp_path / "hall.db")) as file:
        file.execute("UPDATE journal SET value = value + 1 WHERE table_id = ? AND seq = 2", (id,))
        file.commit()
    with serve_here(tmp_path) as hall:
        assert "entry 2 is damaged" in asyncio.run(come(hall, id))


def test_of_many_visitors_the_last_are_remembered(glass: Hourglass) -> None:
    tries = Tries(1, 1)
    assert tries.allows("first")
    assert not tries.allows("first")
    for n in range(MOST_VISITORS):
        tries.allows(str(n))
    assert len(tries.of) == MOST_VISITORS


# Push services that somebody else keeps


def test_a_name_that_nobody_answers_for_keeps_no_other_request_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends, known = threading.Event(), socket.getaddrinfo

    def slow(host: str, *rest: object, **more: object) -> object:
        if host.endswith(".slow.example"):
            ends.wait(60)
            raise OSError("no answer")
        return known(host, *rest, **more)  # type: ignore[arg-type]  # as it was called

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    with serve_here(tmp_path) as hall, ThreadPoolExecutor(40) as crowd:
        id = hall.set_table("odins-table", ["me", "open"]).id
        wishes = [Device(f"https://{n}.slow.example").wishes([]) for n in range(40)]
        told = [crowd.submit(hall.ask, "POST", "/api/pushes", wish) for wish in wishes]
        wait_until(lambda: sum(one.done() for one in told) >= 38)
        try:
            assert hall.ask("GET", f"/api/tables/{id}/text").status == 200
        finally:
            ends.set()
        assert {one.result().status for one in told} == {400}


def test_who_sits_nowhere_takes_no_place_among_those_who_are_told(tmp_path: Path) -> None:
    with serve_here(tmp_path) as hall:
        mine = hall.set_table("odins-table", ["me", "me"])
        for n in range(3):
            wish = Device(f"https://8.8.8.8/{n}").wishes([Keys(mine.id, {0: "wrong"})])
            assert hall.ask("POST", "/api/pushes", wish).json() == {"tables": 0}
        device = Device("https://8.8.8.8")
        assert hall.ask("POST", "/api/pushes", device.wishes([mine])).json() == {"tables": 1}
    store = Store(f"sqlite:///{tmp_path / 'hall.db'}")
    try:
        assert Pushes(store).count() == 1
        assert Pushes(store).knows(device.endpoint)
    finally:
        store.close()


class Dripping(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["content-length"]))
        try:
            for letter in b"HTTP/1.1" + b" " * 1000:
                self.wfile.write(bytes([letter]))
                self.wfile.flush()
                time.sleep(0.05)
        except OSError:
            pass

    def log_message(self, format: str, *args: object) -> None:
        """Tests are silent."""


@pytest.fixture
def dripping() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Dripping) as one:
        thread = threading.Thread(target=one.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{one.server_address[1]}"
        finally:
            one.shutdown()
            thread.join()


def test_a_service_that_drips_is_broken_off(dripping: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(post, "PATIENCE", 1.0)
    device = Device(dripping)
    push = Push(device.endpoint, text_of(device.public), text_of(device.auth), "en")
    began = time.monotonic()
    assert Post(new_key(), "mailto:keeper@localhost", (dripping,)).send(push, b"{}") == 0
    assert time.monotonic() - began < 20, "it would drip for fifty seconds"
