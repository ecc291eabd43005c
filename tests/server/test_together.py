"""Coming together and going on: codes and their limits, rematch of two, hearts that stop beating."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from gladsheim.server import Settings
from gladsheim.server.hall import PULSE_EVERY
from gladsheim.server.limits import GUESSES, Guesses
from gladsheim.server.live_table import SILENCE
from gladsheim.server.network import doors, is_reachable, qr_for_terminal, qr_svg
from gladsheim.table.codes import AFTER
from server.hall import Address, Message, Player, serve_here
from server.hourglass import Hourglass


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with serve_here(tmp_path_factory.mktemp("together")) as address:
        yield address


def test_a_code_leads_to_its_table_and_guesses_are_few(tmp_path: Path, glass: Hourglass) -> None:
    with serve_here(tmp_path) as hall:
        mine = hall.set_table("odins-table", ["me", "open"])
        code = str(hall.ask("POST", f"/api/tables/{mine.id}/code").json()["code"])
        assert hall.ask("GET", f"/api/codes/{code[0].lower()}%20{code[1:]}").json() == {"table": mine.id}
        wrong = "A0000" if code != "A0000" else "A0001"
        replies = [hall.ask("GET", f"/api/codes/{wrong}") for _ in range(GUESSES[1] + 2)]
        assert replies[0].status == 404
        assert "letter and four digits" in str(replies[0].json()["reason"])
        assert replies[-1].status == 429
        assert hall.ask("GET", f"/api/codes/{code}").status == 429, "who tried too many waits, with the right one too"
        assert hall.ask("POST", "/api/tables/nowhere/code").status == 404


def test_a_code_dies_an_hour_after_its_game(tmp_path: Path) -> None:
    async def play(hall: Address) -> None:
        mine = hall.set_table("odins-table", ["me", "me"])
        hall.ask("POST", f"/api/tables/{mine.id}/code")
        async with hall.live(mine.id) as socket:
            both = Player(socket)
            await both.hello([mine.tokens[seat] for seat in (0, 1)])
            await both.hear()
            assert dies_at() > time.time() + 2 * AFTER
            await both.send({"kind": "resign", "id": "r", "seat": 0})
            while dies_at() > time.time() + AFTER:
                await asyncio.sleep(0.01)

    def dies_at() -> float:
        with closing(sqlite3.connect(tmp_path / "hall.db")) as store:
            return float(store.execute("select until from codes").fetchone()[0])

    with serve_here(tmp_path) as hall:
        asyncio.run(asyncio.wait_for(play(hall), 30))


def test_fifteen_phones_and_a_screen_of_one_house_all_find_the_table(tmp_path: Path, glass: Hourglass) -> None:
    with serve_here(tmp_path) as hall:
        mine = hall.set_table("gotterdammerung", ["me", *["open"] * 14])
        code = str(hall.ask("POST", f"/api/tables/{mine.id}/code").json()["code"])
        assert [hall.ask("GET", f"/api/codes/{code}").status for _ in range(16)] == [200] * 16


def test_many_addresses_together_do_not_try_codes_through() -> None:
    guesses = Guesses()
    for n in range(200):
        assert guesses.allows(f"visitor {n}")
        guesses.wrong.take()
    assert not guesses.allows("one more")


def test_where_friends_find_the_hall() -> None:
    assert doors(Settings()) == []
    assert doors(Settings(host="192.0.2.7", port=9000)) == ["http://192.0.2.7:9000"]
    assert [is_reachable(one) for one in ("127.0.0.1", "0.0.0.0", "fe80::1%eth0", "x", "10.0.0.7")] == [False] * 4 + [
        True
    ]


def test_a_page_learns_that_the_hall_is_here_only_and_gets_its_qr_code(hall: Address) -> None:
    found = hall.ask("GET", "/api/network").json()
    assert (found["here_only"], found["addresses"]) == (True, [])
    drawn = hall.ask("GET", "/api/qr?text=http%3A%2F%2F127.0.0.1%2Ft%2Fabc")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.body == qr_svg("http://127.0.0.1/t/abc")
    assert hall.ask("GET", f"/api/qr?text={'x' * 301}").status == 400
    assert "█" in qr_for_terminal("http://127.0.0.1/")


def seat(player: Player, number: int) -> Message:
    """A seat of the card, as the player was last told."""
    seats = player.card["seats"]
    assert isinstance(seats, list)
    found = seats[number]
    assert isinstance(found, dict)
    return found


async def two(hall: Address, one: Player, other: Player, id: str, tokens: tuple[str, str]) -> None:
    await one.hello([tokens[0]])
    await other.hello([tokens[1]])
    await one.hear_kind("news")
    await other.hear_kind("news")


async def until(player: Player, true: Callable[[], object], seconds: float = 30) -> None:
    while not true():
        await player.hear(seconds)


def test_a_rematch_pressed_at_the_same_moment_is_one_table(hall: Address) -> None:
    async def play() -> None:
        mine = hall.set_table("odins-table", ["me", "open"])
        yours = hall.join(mine.id, 1)
        keys = (mine.tokens[0], yours.tokens[1])
        code = str(hall.ask("POST", f"/api/tables/{mine.id}/code").json()["code"])
        async with hall.live(mine.id) as a, hall.live(mine.id) as b, hall.live(mine.id) as c:
            ann, bo, eve = Player(a), Player(b), Player(c)
            await two(hall, ann, bo, mine.id, keys)
            await eve.hello([])
            await eve.send({"kind": "resign", "id": "e", "seat": 0})
            assert "you do not sit" in str((await eve.hear_kind("refused"))["reason"])
            await bo.send({"kind": "resign", "id": "r", "seat": 1})
            await until(ann, lambda: ann.card.get("over"))
            view = ann.view(0)
            assert (view["over"], view["outcome"], view["returns"]) == (True, "resigned", [1.0, 0.0])
            wish = {"kind": "again", "wants": True, "swap": True}
            await asyncio.gather(
                ann.send({**wish, "id": "a", "seat": 0}),
                bo.send({**wish, "id": "b", "seat": 1}),
            )
            await until(ann, lambda: ann.card.get("next"))
            await until(bo, lambda: bo.card.get("next"))
            await until(eve, lambda: eve.card.get("next"))
            assert ann.card["next"] == bo.card["next"] == eve.card["next"]
            assert ann.card["moves"] == [1, 0]
        verdict = hall.ask("GET", f"/api/tables/{mine.id}/verdict").json()
        assert verdict["fair"], "the dice of a game that was given up can be verified too"
        next = str(ann.card["next"])
        assert hall.ask("GET", f"/api/codes/{code}").json() == {"table": next}, "their code goes along"
        async with hall.live(next) as d:
            again = Player(d)
            await again.hello([keys[0]])
            await again.hear_kind("news")
            assert list(again.sights) == [1]
            assert [seat(again, n)["name"] for n in (0, 1)] == ["Bo", "Ann"]

    asyncio.run(play())


def test_a_heart_that_stops_is_noticed_within_two_seconds_and_so_is_one_that_beats_again(
    tmp_path: Path, glass: Hourglass
) -> None:
    assert SILENCE + PULSE_EVERY < 2

    async def play(hall: Address) -> None:
        mine = hall.set_table("odins-table", ["me", "open"])
        yours = hall.join(mine.id, 1)
        async with hall.live(mine.id) as a, hall.live(mine.id) as b:
            ann, bo = Player(a), Player(b)
            await two(hall, ann, bo, mine.id, (mine.tokens[0], yours.tokens[1]))
            for one in (ann, bo):
                await one.send({"kind": "pulse", "seen": True})
                assert (await one.hear_kind("beat"))["kind"] == "beat"
            glass.at += SILENCE - 0.1
            await ann.send({"kind": "pulse", "seen": True})
            await ann.hear_kind("beat")
            glass.at += 0.2
            await until(ann, lambda: not seat(ann, 1)["here"])
            assert seat(ann, 0)["here"], "whose heart beat a moment ago"
            await bo.send({"kind": "pulse", "seen": True})
            await until(ann, lambda: seat(ann, 1)["here"])
            await bo.send({"kind": "pulse", "seen": False})
            await bo.hear_kind("beat")
            glass.at += 60
            await until(bo, lambda: not seat(bo, 0)["here"])
            assert seat(bo, 1)["here"], "a page in the background may be silent"

    with serve_here(tmp_path) as hall:
        asyncio.run(play(hall))


def test_signs_are_heard_by_all_but_not_of_the_muted_and_the_only_opponent_stays(hall: Address) -> None:
    async def play() -> None:
        mine = hall.set_table("odins-table", ["me", "open"])
        yours = hall.join(mine.id, 1)
        async with hall.live(mine.id) as a, hall.live(mine.id) as b:
            ann, bo = Player(a), Player(b)
            await two(hall, ann, bo, mine.id, (mine.tokens[0], yours.tokens[1]))
            await bo.send({"kind": "call", "id": "c", "seat": 1, "sign": "hail"})
            called = await ann.hear_kind("called")
            assert (called["seat"], called["sign"]) == (1, "hail")
            await bo.send({"kind": "call", "id": "d", "seat": 1, "sign": "<b>"})
            assert "cannot be read" in str((await bo.hear_kind("refused"))["reason"])
            await bo.send({"kind": "askhint", "id": "h", "seat": 1})
            assert "agreed" in str((await bo.hear_kind("refused"))["reason"])
            await ann.send({"kind": "mute", "id": "m", "seat": 1, "on": True})
            await until(bo, lambda: seat(bo, 1)["muted"])
            for message in ({"kind": "call", "sign": "hail"}, {"kind": "chat", "text": "but"}):
                await bo.send({**message, "id": str(message["kind"]), "seat": 1})
                assert "silent" in str((await bo.hear_kind("refused"))["reason"])
            await ann.send({"kind": "sendaway", "id": "s", "seat": 1})
            assert "only opponent" in str((await ann.hear_kind("refused"))["reason"])
            assert seat(ann, 1)["who"] == "person"

    asyncio.run(play())


def test_among_several_the_host_sends_somebody_away(hall: Address) -> None:
    async def play() -> None:
        mine = hall.set_table("vedrfolnir", ["me", "open", "open"])
        yours = hall.join(mine.id, 1)
        hall.join(mine.id, 2)
        async with hall.live(mine.id) as a, hall.live(mine.id) as b:
            ann, bo = Player(a), Player(b)
            await two(hall, ann, bo, mine.id, (mine.tokens[0], yours.tokens[1]))
            await ann.send({"kind": "sendaway", "id": "s", "seat": 1})
            assert "sent you away" in str((await bo.hear_kind("bye"))["reason"])
            await until(ann, lambda: seat(ann, 1)["who"] == "bot")

    asyncio.run(play())


def test_my_tables_tell_whose_turn_it_is(hall: Address) -> None:
    mine = hall.set_table("odins-table", ["me", "open"])
    yours = hall.join(mine.id, 1)
    held = {"tables": [{"id": mine.id, "tokens": [mine.tokens[0]]}, {"id": "gone", "tokens": []}]}
    mine_now, gone = msgspec.json.decode(hall.ask("POST", "/api/mine", held).body)
    held["tables"][0]["tokens"] = [yours.tokens[1]]
    theirs, _ = msgspec.json.decode(hall.ask("POST", "/api/mine", held).body)
    assert mine_now["asked"] == (0 in mine_now["waiting"])
    assert theirs["asked"] == (1 in theirs["waiting"])
    assert gone["card"] is None
    assert hall.ask("POST", "/api/mine", {"tables": [{"id": "x", "tokens": []}] * 61}).status == 400


def test_what_one_device_hands_over_is_taken_once_by_another_and_nobody_reads_it(
    tmp_path: Path, glass: Hourglass
) -> None:
    with serve_here(tmp_path) as hall:
        code = str(hall.ask("POST", "/api/carries", {"text": "a key of a seat"}).json()["code"])
        assert b"a key of a seat" not in b"".join(file.read_bytes() for file in tmp_path.glob("hall.db*"))
        typed = {"code": f"{code[:5].lower()} {code[5:]}"}
        assert hall.ask("POST", "/api/carries/take", typed).json() == {"text": "a key of a seat"}
        again = hall.ask("POST", "/api/carries/take", typed)
        assert (again.status, "used up" in str(again.json()["reason"])) == (404, True)
        assert hall.ask("POST", "/api/carries", {"text": "x" * 60_001}).status == 400
        tries = [hall.ask("POST", "/api/carries/take", {"code": "A" * 10}).status for _ in range(12)]
        assert (tries[0], tries[-1]) == (404, 429)
