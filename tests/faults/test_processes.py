"""More than one machine's worth: two processes over one PostgreSQL and one Redis, the players of a table on both."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import msgspec
import psycopg
import pytest
import redis
from websockets.exceptions import ConnectionClosed

from gladsheim.table import Table
from gladsheim.table.store import Store
from server.hall import Address, Data, Player, Process, free_port

POSTGRES = os.environ.get("GLADSHEIM_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")
REDIS = os.environ.get("GLADSHEIM_TEST_REDIS", "redis://127.0.0.1:6379/0")


@pytest.fixture
def database() -> Iterator[str]:
    """The address of an empty schema; skipped where no PostgreSQL or no Redis answers."""
    try:
        server = psycopg.connect(POSTGRES, autocommit=True, connect_timeout=3)
    except psycopg.OperationalError:
        pytest.skip("no PostgreSQL answers (GLADSHEIM_TEST_POSTGRES)")
    try:
        with redis.Redis.from_url(REDIS, socket_connect_timeout=3) as one:
            one.ping()
    except redis.RedisError:
        pytest.skip("no Redis answers (GLADSHEIM_TEST_REDIS)")
    schema = f"hall_test_{secrets.token_hex(6)}"
    with server:
        server.execute(f'CREATE SCHEMA "{schema}"'.encode())
        yield f"{POSTGRES}?options=-csearch_path%3D{schema}"
        server.execute(f'DROP SCHEMA "{schema}" CASCADE'.encode())


class Person:
    """A player who goes to another process when its own dies, and sends again what was not acknowledged."""

    def __init__(self, name: str, token: str, halls: list[Address], table: str) -> None:
        self.name = name
        self.token = token
        self.halls = halls
        self.table = table
        self.lots = random.Random(name)
        self.acknowledged: dict[str, int] = {}
        self.view: dict[str, Data] = {}
        self.over = False

    async def play(self) -> None:
        pending: tuple[str, int, int, int] | None = None
        seq, number = 0, 0
        while not self.over:
            try:
                async with self.halls[0].live(self.table) as socket:
                    player = Player(socket)
                    await player.hello([self.token], since=seq)
                    await player.hear(20)
                    while not self.over:
                        seq = player.seq
                        asked = player.question()
                        if pending is None and asked is not None:
                            number += 1
                            pending = (f"{self.name}{number}", asked[0], self.lots.choice(asked[1]), player.seq)
                        if pending is not None and pending[0] not in player.accepted:
                            await player.fill(*pending)
                        frame = await player.hear(20)
                        while pending is not None and pending[0] not in player.accepted:
                            assert frame["kind"] != "refused", frame
                            frame = await player.hear(20)
                        if pending is not None:
                            self.acknowledged[pending[0]] = pending[2]
                            pending = None
                        self.view = next(iter(player.sights.values()))["view"]  # type: ignore[assignment]
                        self.over = player.card.get("over") is True
            except (ConnectionClosed, OSError):
                self.halls = self.halls[1:] + self.halls[:1]
                await asyncio.sleep(0.05)


def test_a_table_lives_on_when_one_of_its_two_processes_is_killed(database: str, tmp_path: Path) -> None:
    places = [Process(tmp_path, free_port(), DATABASE_URL=database, REDIS_URL=REDIS) for _ in range(2)]
    one, two = (place.start() for place in places)

    async def play() -> tuple[str, list[Person]]:
        mine = one.set_table("vedrfolnir", ["me", "open", "random"])
        yours = two.join(mine.id, 1)
        people = [
            Person("a", mine.tokens[0], [one, two], mine.id),
            Person("b", yours.tokens[1], [two, one], mine.id),
        ]
        async with asyncio.TaskGroup() as games:
            for person in people:
                games.create_task(person.play())
            while len(people[0].acknowledged) < 8:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(places[0].end)
        return mine.id, people

    try:
        id, people = asyncio.run(play())
    finally:
        places[1].end(signal.SIGTERM)
    store = Store(database)
    table, entries = Table(store.head(id)), store.entries(id)
    store.close()
    table.apply(entries)
    assert table.over
    assert table.match is not None
    for seat, person in enumerate(people):
        kept = [entry for entry in entries if entry.client and entry.seat == seat]
        assert {entry.client: entry.value for entry in kept} == person.acknowledged
        assert len(kept) == len(person.acknowledged), "a move was doubled"
        assert msgspec.json.decode(msgspec.json.encode(table.match.view(seat))) == person.view
    assert any(entry.seat == 2 and entry.kind == "fill" for entry in entries), "the bot took its turns"


def test_what_is_done_and_said_at_one_process_is_heard_at_the_other(database: str, tmp_path: Path) -> None:
    places = [Process(tmp_path, free_port(), DATABASE_URL=database, REDIS_URL=REDIS) for _ in range(2)]
    one, two = (place.start() for place in places)

    async def talk() -> None:
        mine = one.set_table("odins-table", ["me", "open"])
        async with one.live(mine.id) as here, two.live(mine.id) as there:
            ann, eve = Player(here), Player(there)
            await ann.hello([mine.tokens[0]])
            await eve.hello([])
            await eve.hear()
            while not seats(eve)[0]["here"]:
                await eve.hear()
            await ann.send({"kind": "chat", "id": "c", "seat": 0, "text": "hail"})
            assert (await eve.hear_kind("said"))["text"] == "hail"
            await asyncio.to_thread(one.join, mine.id, 1)
            while not eve.card["begun"]:
                await eve.hear()

    try:
        asyncio.run(talk())
    finally:
        for place in places:
            place.end(signal.SIGTERM)


def test_without_redis_the_players_of_two_processes_wait_a_little_and_play_on(database: str, tmp_path: Path) -> None:
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("no redis-server to start and stop")
    port = free_port()
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as own:
        url = f"redis://127.0.0.1:{port}/0"
        places = [Process(tmp_path, free_port(), DATABASE_URL=database, REDIS_URL=url) for _ in range(2)]

        async def play() -> None:
            one, two = [await asyncio.to_thread(place.start) for place in places]
            mine = one.set_table("odins-table", ["me", "open"])
            yours = two.join(mine.id, 1)
            async with one.live(mine.id) as here, two.live(mine.id) as there:
                ann, bo = Player(here), Player(there)
                await ann.hello([mine.tokens[0]])
                await bo.hello([yours.tokens[1]])
                await ann.hear()
                await bo.hear()
                own.kill()
                await asyncio.to_thread(own.wait)
                before = bo.seq
                while (asked := ann.question()) is None:
                    await ann.hear()
                await ann.fill("a", asked[0], asked[1][0])
                while bo.seq == before:
                    await bo.hear(15)

        try:
            asyncio.run(play())
        finally:
            own.kill()
            for place in places:
                place.end(signal.SIGTERM)


def seats(player: Player) -> list[dict[str, Data]]:
    found = player.card["seats"]
    assert isinstance(found, list)
    return [seat for seat in found if isinstance(seat, dict)]
