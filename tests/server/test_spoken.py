"""Spoken tables over sockets: frames that betray nothing, a phone that is lost by night, who may not send a deed."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from bench.nights import BAND, BLOCK, SEATS, Heard, Night, Phone, judge, watch
from websockets.asyncio.client import connect

from gladsheim.server.guest import BLOCK as ROOM
from gladsheim.server.guest import frame_of, padded, pieces_of
from gladsheim.table.store import Store
from gladsheim.wire.live import Said, Scene
from server.hall import serve_here

PACE = 12.0


def test_an_observer_of_every_line_learns_nothing_of_factions(tmp_path: Path) -> None:
    played, tables = watch(tmp_path, nights=4, pace=PACE, at_once=2, seed=7)
    phones = [phone for night in played for phone in night.phones]
    assert {size for phone in phones for _, size in phone.down} == {ROOM}
    assert {size for phone in phones for _, size in phone.up} == {BLOCK}
    assert {phone.touched for phone in phones} == {4}, "once for the card, thrice by night, whatever the faction"
    assert sum(phone.side == BAND for phone in phones) == 4 * 3
    likely, name = judge(tables, random.Random(7))
    assert likely > 0.001, name  # four nights: bench.nights watches 200, and holds them to 1 %


def test_the_observer_would_notice_one_more_frame() -> None:
    lots = random.Random(3)
    tables = []
    for _ in range(12):
        band = {*lots.sample(range(SEATS), 3)}
        tables.append(
            [(seat in band, {"frames": lots.gauss(0, 1) + (1.5 if seat in band else 0)}) for seat in range(SEATS)]
        )
    assert judge(tables, lots)[0] < 0.01


def test_a_long_message_comes_in_frames_of_one_size() -> None:
    said = frame_of(Said(1, 0, "Ann", 'ᚠ"\\' * 9000, 0.0))
    pieces = [padded(piece) for piece in pieces_of(said)]
    assert {len(piece) for piece in pieces} == {ROOM}
    heard = [msgspec.json.decode(piece, type=Heard) for piece in pieces]
    assert "".join(piece.text for piece in heard) == said.decode()
    assert [piece.last for piece in heard].count(True) == 1
    plain = frame_of(Said(1, 0, "Ann", "a" * 60_000, 0.0))
    assert len(pieces_of(plain)) == 4, "each beat brings one piece: what has few is heard soon"


def test_a_screen_and_a_spectator_send_no_touch_and_are_sent_no_seat(tmp_path: Path) -> None:
    async def watch_one(port: int) -> tuple[list[Scene], list[str]]:
        night = Night(port, PACE, random.Random(1))
        id, _ = await asyncio.to_thread(night.sit)
        scenes: list[Scene] = []
        refused: list[str] = []
        async with connect(f"ws://127.0.0.1:{port}/api/tables/{id}/live", proxy=None, max_size=2**22) as socket:
            await socket.send(msgspec.json.encode({"kind": "hello", "tokens": []}), text=True)
            touch = {"kind": "touch", "id": "x", "seat": 0, "stage": 1, "what": "on"}
            await socket.send(msgspec.json.encode(touch), text=True)
            while not scenes or not refused:
                data = await socket.recv(decode=False)
                kind = msgspec.json.decode(data, type=Heard)
                if kind.kind == "scene":
                    scenes.append(msgspec.json.decode(data, type=Scene))
                elif kind.kind == "refused":
                    refused.append(kind.reason)
        return scenes, refused

    with serve_here(tmp_path, pace=PACE) as hall:
        scenes, refused = asyncio.run(watch_one(hall.port))
    assert all(scene.own is None for scene in scenes)
    assert refused == ["you do not sit at seat 0"]


def test_a_night_whose_server_stops_is_held_again_and_a_phone_that_returns_is_shown_the_dark(tmp_path: Path) -> None:
    async def until(port: int, id: str, tokens: dict[int, str], stage: str, returning: bool) -> list[Phone]:
        phones = [Phone(seat, PACE, random.Random(seat)) for seat in range(SEATS)]
        url = f"ws://127.0.0.1:{port}/api/tables/{id}/live"
        sockets = [await connect(url, compression=None, proxy=None, max_size=2**22) for _ in phones]

        async def one(phone: Phone) -> None:
            await sockets[phone.seat].send(
                msgspec.json.encode({"kind": "hello", "tokens": [tokens[phone.seat]]}), text=True
            )
            beat = asyncio.create_task(phone.beat(sockets[phone.seat]))
            while stage not in phone.stages:
                phone.hear(await sockets[phone.seat].recv(decode=False))
            beat.cancel()

        async with asyncio.timeout(60):
            await asyncio.gather(*(one(phone) for phone in phones))
            if returning:
                async with connect(url, compression=None, proxy=None, max_size=2**22) as again:
                    hello = {"kind": "hello", "tokens": [tokens[0]]}
                    await again.send(msgspec.json.encode(hello), text=True)
                    while True:
                        data = await again.recv(decode=False)
                        if msgspec.json.decode(data, type=Heard).kind == "scene":
                            scene = msgspec.json.decode(data, type=Scene)
                            assert (scene.stage, scene.bell) == ("night", 0)
                            assert scene.own is not None
                            assert scene.own.ring == []
                            break
        for socket in sockets:
            await socket.close()
        return phones

    with serve_here(tmp_path, pace=PACE) as hall:
        id, tokens = Night(hall.port, PACE, random.Random(1)).sit()
        asyncio.run(until(hall.port, id, tokens, "night", True))
    store = Store(f"sqlite:///{tmp_path / 'hall.db'}")
    assert store.open(id).nights == []
    store.close()
    with serve_here(tmp_path, pace=PACE) as hall:
        asyncio.run(until(hall.port, id, tokens, "dawn", False))
    store = Store(f"sqlite:///{tmp_path / 'hall.db'}")
    table = store.open(id)
    store.close()
    assert len(table.nights) == 1
    assert len(table.nights[0]) == SEATS


@pytest.mark.parametrize("seats", [["me", "me", "open", "open", "open", "open", "open"]])
def test_where_the_hall_leads_each_has_one_phone(tmp_path: Path, seats: list[str]) -> None:
    with serve_here(tmp_path) as hall:
        body = {"game": "gotterdammerung", "name": "A", "seats": [{"who": who} for who in seats], "conduct": "voice"}
        reply = hall.ask("POST", "/api/tables", body)
        assert reply.status == 400
        assert b"one seat and one phone" in reply.body
