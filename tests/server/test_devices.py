"""One person on several devices, open tables, ratings, riddles: what is kept, for whom, and what is refused."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from gladsheim.lab.riddle import make_riddle, riddled
from gladsheim.table.ratings import MODEL, Ratings, reckon, sides
from gladsheim.table.store import Store
from gladsheim.table.vaults import LIFE, Vaults
from server.hall import Address, Message, Player, serve_here, wait_until

KEY = "k" * 43
OTHER = "o" * 43


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("devices")


@pytest.fixture(scope="module")
def hall(folder: Path) -> Iterator[Address]:
    with serve_here(folder) as address:
        yield address


def test_a_vault_is_shared_by_who_has_its_key_and_by_nobody_else(hall: Address, folder: Path) -> None:
    text = '{"tokens": "the keys of my seats"}'
    assert hall.ask("POST", "/api/vaults", {"key": KEY, "text": text, "version": 0}).json() == {"version": 1}
    assert hall.ask("POST", "/api/vaults/read", {"key": KEY}).json() == {"text": text, "version": 1}
    assert hall.ask("POST", "/api/vaults/read", {"key": OTHER}).status == 404
    late = hall.ask("POST", "/api/vaults", {"key": KEY, "text": "other", "version": 0})
    assert late.status == 409, "another device was quicker"
    assert hall.ask("POST", "/api/vaults", {"key": KEY, "text": "new", "version": 1}).json() == {"version": 2}
    with closing(sqlite3.connect(folder / "hall.db")) as store:
        rows = str(store.execute("select * from vaults").fetchall())
    assert "new" not in rows
    assert KEY not in rows, "whoever reads the store reads nothing"
    assert hall.ask("POST", "/api/vaults/forget", {"key": KEY}).status == 204
    assert hall.ask("POST", "/api/vaults/read", {"key": KEY}).status == 404


@pytest.mark.parametrize("credential", [{}, {"id": "AA"}, {"id": "AA", "response": {"clientDataJSON": "e30"}}, "x", []])
def test_an_answer_that_no_authenticator_gave_opens_nothing(hall: Address, credential: object) -> None:
    text = msgspec.json.encode(credential).decode()
    reply = hall.ask("POST", "/api/passkeys/open", {"credential": text})
    assert reply.status == 400
    assert "passkey" in str(reply.json()["reason"])


def test_a_challenge_is_used_once_and_old_vaults_are_let_go(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'hall.db'}")
    try:
        vaults = Vaults(store)
        challenge = vaults.challenge(0.0)
        assert [vaults.use_up(challenge, 1.0), vaults.use_up(challenge, 1.0)] == [True, False]
        assert not vaults.use_up(vaults.challenge(0.0), 301.0), "too late"
        vaults.write(KEY, "mine", 0, 0.0)
        assert vaults.keep(b"id", b"public", 0, KEY, 0.0)
        assert not vaults.keep(b"id", b"another", 0, OTHER, 0.0), "nobody takes over another's passkey"
        assert vaults.let_go(LIFE - 1) == 0
        assert vaults.let_go(LIFE + 1) == 1
        assert vaults.passkey(b"id") is None
    finally:
        store.close()


def test_a_host_lets_strangers_in_and_nobody_else_does(hall: Address) -> None:
    async def be_there(id: str, token: str) -> None:
        async with hall.live(id) as socket:
            host = Player(socket)
            await host.hello([token])
            await host.hear()
            assert await asyncio.to_thread(listed) == [], "the host has not said so"
            assert (await asyncio.to_thread(put, id, "wrong", True)) == 401
            assert (await asyncio.to_thread(put, id, token, True)) == 200
            assert await asyncio.to_thread(listed) == [id]
            theirs = await asyncio.to_thread(hall.join, id, 1, "Bo")
            assert (await asyncio.to_thread(put, id, theirs.tokens[1], False)) in (401, 409)
            assert await asyncio.to_thread(listed) == [], "no chair is free"
            assert (await asyncio.to_thread(put, id, token, True)) == 409, "it has begun"

    def listed() -> list[str]:
        return [str(card["id"]) for card in msgspec.json.decode(hall.ask("GET", "/api/open").body)]

    def put(id: str, token: str, on: bool) -> int:
        headers = {"authorization": f"Bearer {token}"}
        return hall.ask("POST", f"/api/tables/{id}/listing", {"on": on}, headers).status

    mine = hall.set_table("odins-table", ["me", "open"])
    asyncio.run(asyncio.wait_for(be_there(mine.id, mine.tokens[0]), 30))
    away = hall.set_table("odins-table", ["me", "open"])
    assert put(away.id, away.tokens[0], True) == 200
    assert listed() == [], "where the host is not, nobody waits for strangers"


def ratings_of(hall: Address, key: str) -> list[dict[str, object]]:
    found = msgspec.json.decode(hall.ask("POST", "/api/ratings", {"key": key}).body)
    assert isinstance(found, list)
    return found


def test_a_game_counts_once_it_is_over_for_those_who_wanted_it(hall: Address, folder: Path) -> None:
    async def give_up(id: str, token: str) -> None:
        async with hall.live(id) as socket:
            me = Player(socket)
            await me.hello([token])
            await me.hear()
            await me.send({"kind": "resign", "id": "r", "seat": 0})
            while not me.card.get("over"):
                await me.hear()

    mine = hall.set_table("odins-table", ["me", "open"], rater=KEY)
    body = {"name": "Bo", "rater": OTHER}
    assert hall.ask("POST", f"/api/tables/{mine.id}/seats/1", body).status == 201
    assert ratings_of(hall, KEY) == [], "nothing is told of a running game"
    asyncio.run(asyncio.wait_for(give_up(mine.id, mine.tokens[0]), 30))
    wait_until(lambda: ratings_of(hall, KEY), 10)
    [loser], [winner] = ratings_of(hall, KEY), ratings_of(hall, OTHER)
    assert (loser["games"], winner["games"]) == (1, 1)
    assert int(str(loser["rating"])) < 1000 < int(str(winner["rating"]))
    # Nobody else's store, nor a second try, changes it.
    store = Store(f"sqlite:///{folder / 'hall.db'}")
    try:
        assert not Ratings(store).enter(store.open(mine.id), 0.0)
    finally:
        store.close()
    assert hall.ask("POST", "/api/ratings/forget", {"key": KEY}).status == 204
    assert ratings_of(hall, KEY) == []
    # Who wants none has none.
    free = hall.set_table("odins-table", ["me", "open"])
    hall.ask("POST", f"/api/tables/{free.id}/seats/1", body)
    asyncio.run(asyncio.wait_for(give_up(free.id, free.tokens[0]), 30))
    assert [one["games"] for one in ratings_of(hall, OTHER)] == [1]


def test_who_wins_together_stands_together() -> None:
    assert sides([1.0, 0.0, 1.0, 0.0]) == [[0, 2], [1, 3]]
    assert sides([0.0, 1.0, 0.0]) == [[1], [0], [2]]
    new = (MODEL.mu, MODEL.sigma)
    one, two, three = reckon([new, new, new], [0.0, 1.0, 0.0])
    assert two[0] > MODEL.mu > one[0] == pytest.approx(three[0])
    level = reckon([new, new], [0.5, 0.5])
    assert level[0][0] == pytest.approx(level[1][0])
    assert reckon([new, new], [1.0, 1.0]) == [new, new], "who only won together is compared with nobody"


def test_riddles_are_of_two_games_and_the_same_everywhere() -> None:
    assert riddled() == ["odins-table", "yggdrasil"]
    one, two = (make_riddle("odins-table", "2026-11-20") for _ in range(2))
    assert one.plain() == two.plain()
    match = one.match()
    [ask] = match.asks
    assert ask.seat == one.seat
    assert {*ask.options} == {*one.chances}
    best, second = sorted(one.chances.values(), reverse=True)[:2]
    assert best - second > 0.05


def test_a_hall_closes_while_a_riddle_is_made(tmp_path: Path) -> None:
    with serve_here(tmp_path) as hall:
        assert hall.ask("GET", "/api/riddles/yggdrasil").json()["complete"] is False
    # serve_here fails unless the hall has closed within its time


def test_a_riddle_is_answered_on_the_board_and_told_afterwards(hall: Address) -> None:
    def state() -> Message:
        return hall.ask("GET", "/api/riddles/odins-table").json()

    wait_until(lambda: state()["complete"], 600)  # a search, which a busy machine takes its time for
    found = msgspec.convert(state(), dict[str, object])
    sight = found["sight"]
    assert isinstance(sight, dict)
    [question] = sight["questions"]
    values = [choice["value"] for choice in question["choices"]]
    replies = [hall.ask("POST", "/api/riddles/odins-table", {"day": found["day"], "value": one}) for one in values]
    assert [reply.status for reply in replies] == [200] * len(values)
    assert sum(reply.json()["right"] is True for reply in replies) == 1, "one answer, and no other, is the best"
    assert hall.ask("POST", "/api/riddles/odins-table", {"day": "2020-01-01", "value": values[0]}).status == 400
    assert hall.ask("POST", "/api/riddles/odins-table", {"day": found["day"], "value": 9999}).status == 400
    assert hall.ask("GET", "/api/riddles/vedrfolnir").status == 404
