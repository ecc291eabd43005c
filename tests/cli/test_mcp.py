"""The games as tools of the Model Context Protocol, played by the official client over stdio."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable

import pytest

from gladsheim.adapters.text import MOST
from gladsheim.games import OWN

mcp = pytest.importorskip("mcp", reason="the MCP SDK is not installed")

Call = Callable[..., Awaitable[str]]
TOOLS = {"games", "rules", "start", "look", "answer", "why", "undo", "hint"}


def with_client(play: Callable[[Call], Awaitable[None]]) -> None:
    """Start `gladsheim mcp`, and let a client use its tools."""

    async def run() -> None:
        command = mcp.StdioServerParameters(
            command=sys.executable, args=["-m", "gladsheim", "mcp"], env={**os.environ, "PYTHONWARNINGS": "ignore"}
        )
        async with mcp.stdio_client(command) as (read, write), mcp.ClientSession(read, write) as session:
            await session.initialize()
            assert {tool.name for tool in (await session.list_tools()).tools} >= TOOLS

            async def call(tool: str, **given: object) -> str:
                found = await session.call_tool(tool, dict(given))
                text = "".join(part.text for part in found.content)
                return f"refused: {text}" if found.is_error else text

            await play(call)

    asyncio.run(run())


def answers(text: str) -> list[str]:
    """The texts by which the last question can be answered."""
    last = text.splitlines()[-1]
    assert last.startswith("Answer with one of: "), text
    return last.removeprefix("Answer with one of: ").split(", ")


@pytest.mark.parametrize("game", OWN)
def test_the_official_client_plays_a_whole_game(game: str) -> None:
    async def play(call: Call) -> None:
        told = await call("start", game=game, bots="random", seed=4)
        turns = 0
        while "Answer with one of: " in told:
            assert len(told) <= MOST + 40
            assert turns < 3000
            choices = answers(told)
            told = await call("answer", table="1", text=choices[turns % len(choices)])
            turns += 1
        assert not told.startswith("refused")
        assert (await call("answer", table="1", text="x")).endswith("the game is over")

    with_client(play)


def test_it_is_told_what_to_do_where_something_cannot_be() -> None:
    async def play(call: Call) -> None:
        assert "odins-table: Odin's Table, 2 seats." in await call("games")
        assert "there is no table '7'; there are: none: call start" in await call("look", table="7")
        assert "no game 'chess' is installed; there are: " in await call("start", game="chess")
        told = await call("start", game="odins-table", seed=3, bots="random")
        assert "'nonsense' is no answer now;" in await call("answer", table="1", text="nonsense")
        assert await call("look", table="1") != ""
        await call("answer", table="1", text=answers(told)[0])
        assert answers(await call("undo", table="1")) == answers(told)
        assert (await call("why", table="1")).startswith("OT 2.3 ")
        assert (await call("why", table="1", rule="OT 9.1")).startswith("OT 9.1 ")
        assert "% (±" in await call("hint", table="1")
        summary = await call("rules", game="odins-table")
        assert "OT 4: " in summary
        assert (await call("rules", game="odins-table", chapter="OT 4")).startswith("OT 4.1 ")

    with_client(play)
