"""Nothing betrays: metrics, health, logs and the store's file say nothing of what is asked in secret."""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest
from sqlalchemy.exc import IntegrityError

from gladsheim.server.guest import BLOCK
from gladsheim.table import set_table
from gladsheim.table.store import Store
from server.hall import Address, Player, serve_here

SEATS = 7


def counted(hall: Address) -> list[str]:
    """Everything that /metrics and /health tell, but for how often they were asked.

    (How large the store is stands there in whole megabytes, once a minute: on a slow machine that may be in between.)
    """
    metrics = hall.ask("GET", "/metrics").body.decode().splitlines()
    left_out = ("#", "gladsheim_store_bytes")
    told = [line for line in metrics if not line.startswith(left_out) and "/metrics" not in line]
    told = [line for line in told if "/health" not in line]
    return [*told, hall.ask("GET", "/health").body.decode()]


def test_no_figure_changes_when_somebody_acts_in_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)

    async def play(hall: Address) -> int:
        keys = hall.set_table("gotterdammerung", ["me"] * SEATS)
        lots, acted = random.Random(5), 0
        async with hall.live(keys.id) as socket:
            all_of_us = Player(socket)
            await all_of_us.hello([keys.tokens[seat] for seat in range(SEATS)])
            await all_of_us.hear()
            # (the gauge belongs to the process: sockets of the test before this one may still be closing)
            while "gladsheim_sockets 1.0" not in (before := await asyncio.to_thread(counted, hall)):
                await asyncio.sleep(0.01)
            for number in range(60):
                while (asked := all_of_us.question()) is None:
                    await all_of_us.hear()
                await all_of_us.fill(f"f{number}", asked[0], lots.choice(asked[1]))
                await all_of_us.send({"kind": "undo", "id": f"u{number}", "seat": asked[0]})  # which is refused
                while f"f{number}" not in all_of_us.accepted:
                    await all_of_us.hear()
                after = await asyncio.to_thread(counted, hall)
                assert [line for line in after if line not in before] == []
                acted += 1
        return acted

    with serve_here(tmp_path) as hall:
        assert asyncio.run(play(hall)) == 60
        assert "gladsheim_entries_total" in hall.ask("GET", "/metrics").body.decode()
    assert not [record for record in caplog.records if record.name.startswith("gladsheim")]


def test_the_stores_file_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "hall.sqlite"
    path.touch(0o644)
    path.chmod(0o644)
    store = Store(f"sqlite:///{path}")
    store.add(set_table("odins-table", [None, None], {}, 0.0))
    assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}
    store.close()


def test_a_failure_of_the_store_tells_no_seed_and_no_lots(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    head = set_table("odins-table", [None, None], {}, 0.0)
    store.add(head)
    with pytest.raises(IntegrityError) as fault:
        store.add(head)
    assert head.seed.hex() not in str(fault.value)
    store.close()


def test_frames_of_a_table_with_secret_turns_are_all_of_one_length(tmp_path: Path) -> None:
    async def play(hall: Address) -> set[int]:
        keys = hall.set_table("gotterdammerung", ["me"] * SEATS)
        sizes: set[int] = set()
        async with AsyncExitStack() as stack:
            for seat in range(SEATS):
                player = Player(await stack.enter_async_context(hall.live(keys.id)))
                await player.hello([keys.tokens[seat]])
                data = await player.socket.recv(decode=False)
                sizes.add(len(data))
                player.take_in(msgspec.json.decode(data))
                await player.fill("f", seat, 99)
                sizes.add(len(await player.socket.recv(decode=False)))  # refused, or the next news
        return sizes

    with serve_here(tmp_path) as hall:
        assert asyncio.run(play(hall)) == {BLOCK}
