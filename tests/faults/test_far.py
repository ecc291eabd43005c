"""Thinkers elsewhere, over Redis: what is asked is answered, also when they die in the midst of it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
import redis

from faults.test_processes import REDIS as SHARED
from gladsheim.server.far import pack, unpack
from gladsheim.server.thinker import Position, answer, match_at
from gladsheim.server.thinking import Audience, Thinkers
from gladsheim.table import Answer, Begin, Table, set_table
from server.hall import wait_until

# A database of its own: outposts of other tests think for others.
REDIS = f"{SHARED.rpartition('/')[0]}/{1 + os.getpid() % 15}"


@pytest.fixture(autouse=True)
def is_there() -> None:
    try:
        with redis.Redis.from_url(REDIS, socket_connect_timeout=3) as one:
            one.flushdb()
    except redis.RedisError:
        pytest.skip("no Redis answers (GLADSHEIM_TEST_REDIS)")


Outpost = Callable[[], "subprocess.Popen[bytes]"]


def bots(level: str) -> Table:
    table = Table(set_table("vedrfolnir", [level] * 3, {}, 0.0))
    table.apply(table.decide(Begin(), 0.0))
    return table


@pytest.fixture
def outpost(tmp_path: Path) -> Iterator[Outpost]:
    opened: list[subprocess.Popen[bytes]] = []

    def open_one() -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "gladsheim.cli", "think", "--redis", REDIS, "--thinkers", "1"]
        opened.append(subprocess.Popen(command, stdout=subprocess.DEVNULL))
        return opened[-1]

    yield open_one
    for one in opened:
        one.terminate()
    for one in opened:
        one.wait(20)


async def play(thinkers: Thinkers, table: Table, moves: int, awaited: bool = True) -> None:
    for number in range(moves):
        seat, level = table.bots_asked()[0]
        value, _ = await thinkers.answer(table, seat, level, Audience(["me"], awaited), lambda: True)
        deed = Answer(seat, value, asked_at=table.asked_since(seat), by_bot=True)
        table.apply(table.decide(deed, float(number)))


def test_an_errand_says_the_same_at_the_other_end() -> None:
    table = bots("novice")
    match, (seat, level) = table.playing(), table.bots_asked()[0]
    position = Position(table.id, match.header(), 0, match.fills)
    work = unpack(pack(partial(answer, position, seat, level, 7)))
    assert isinstance(work, partial)
    assert work.func is answer
    assert work.args == (position, seat, level, 7)


def test_a_thinker_that_is_told_all_plays_on_from_what_it_keeps_unless_something_was_taken_back() -> None:
    table = bots("novice")
    whole = table.playing()
    first = match_at(Position(table.id, whole.header(), 0, whole.fills))
    for number in range(4):
        seat, _ = table.bots_asked()[0]
        ask = table.ask_of(seat)
        assert ask is not None
        table.apply(table.decide(Answer(seat, ask.options[0], by_bot=True), float(number)))
    whole = table.playing()
    assert match_at(Position(table.id, whole.header(), 0, whole.fills)) is first
    assert first.fills == whole.fills
    shorter = Position(table.id, whole.header(), 0, whole.fills[:-4])
    assert match_at(shorter) is not first


def test_bots_of_a_hall_think_at_an_outpost_and_nothing_is_lost_when_it_is_killed(outpost: Outpost) -> None:
    thinkers = Thinkers(0, 1, REDIS)
    table = bots("novice")

    async def think() -> None:
        first = outpost()
        assert thinkers.post is not None
        await asyncio.to_thread(wait_until, thinkers.post.is_attended)
        await play(thinkers, table, 3)
        await play(thinkers, table, 1, awaited=False)
        # Killed with all its processes while it thinks; another outpost takes the thought up.
        asked = asyncio.create_task(play(thinkers, table, 1))
        await asyncio.sleep(0.02)
        for pid in [*children_of(first.pid), first.pid]:
            os.kill(pid, signal.SIGKILL)
        first.wait()
        before = table.seq
        outpost()
        async with asyncio.timeout(60):
            await asked
            await play(thinkers, table, 2)
        assert table.seq >= before + 2

    try:
        asyncio.run(think())
    finally:
        thinkers.close()


def test_where_nobody_thinks_the_hall_says_so() -> None:
    thinkers = Thinkers(0, 1, REDIS)
    try:
        assert thinkers.post is not None
        end = time.monotonic() + 20  # of the outposts of other tests
        while thinkers.post.is_attended() and time.monotonic() < end:
            time.sleep(0.2)
        assert thinkers.state() == "no outpost thinks: start one with `gladsheim think`"
    finally:
        thinkers.close()
    gone = Thinkers(0, 1, "redis://127.0.0.1:1/0")
    try:
        assert gone.state() == "Redis does not answer"
    finally:
        gone.close()


def children_of(pid: int) -> list[int]:
    found: list[int] = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parts = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        if int(parts[1]) == pid:
            child = int(stat.parent.name)
            found += [child, *children_of(child)]
    return found
