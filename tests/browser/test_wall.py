"""The big screen is read from three metres: nothing is small, nothing is cut off, whatever comes first."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest
from playwright.sync_api import Route, WebSocketRoute

from browser.guest import Guest, too_small
from server.hall import Address, Keys, Player, Process

Enter = Callable[..., Guest]
TABLES = [
    ("odins-table", 2, 26),
    ("yggdrasil", 3, 12),
    ("yggdrasil", 6, 12),
    ("chronicles", 3, 7),
    ("chronicles", 5, 9),
    ("vedrfolnir", 4, 9),
    ("gotterdammerung", 9, 8),
]


def play(address: Address, keys: Keys, answers: int) -> None:
    """Answer so many questions by lot, or fewer where the game ends or goes on by itself."""

    async def sit() -> None:
        lots = random.Random(7)
        given = 0
        async with address.live(keys.id) as socket:
            player = Player(socket)
            await player.hello([keys.tokens[0]])
            while given < answers:
                with suppress(TimeoutError):
                    await player.hear_kind("news", "refused", seconds=5)
                asked = player.question() if player.sights else None
                if asked is not None:
                    await player.fill(str(given), asked[0], lots.choice(asked[1]))
                    given += 1
                elif player.sights and player.view(0).get("over"):
                    return

    with ThreadPoolExecutor(1) as beside:  # Playwright has a loop of its own in this thread
        beside.submit(asyncio.run, sit()).result()


def is_whole(screen: Guest) -> bool:
    """The board lies beside the panel, all of it in sight."""
    found = screen.page.evaluate(
        """() => {
          const board = document.querySelector("[data-board]").getBoundingClientRect();
          const panel = document.querySelector("[data-screen] > aside").getBoundingClientRect();
          const {left, top, right, bottom} = board;
          return left >= -1 && top >= -1 && right <= panel.left + 1 && bottom <= innerHeight + 1;
        }"""
    )
    return bool(found)


@pytest.mark.parametrize(("game", "seats", "answers"), TABLES)
def test_a_board_on_the_wall_is_read_from_three_metres(
    hall: Process, guest: Enter, game: str, seats: int, answers: int
) -> None:
    address = Address(hall.port)
    keys = address.set_table(game, ["me", *["random"] * (seats - 1)])
    play(address, keys, answers)
    screen = guest("Screen")
    screen.page.set_viewport_size({"width": 1920, "height": 1080})
    screen.page.goto(f"{screen.address}/screen/{keys.id}")
    screen.page.locator("[data-screen] [data-board]").wait_for()
    assert is_whole(screen)
    assert too_small(screen) == []


def test_a_board_fits_also_where_its_words_come_after_it(hall: Process, guest: Enter) -> None:
    address = Address(hall.port)
    keys = address.set_table("vedrfolnir", ["me", "random"])
    screen = guest("Screen")
    held: list[Route] = []
    heard: list[str] = []

    def overhear(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)

        def pass_on(message: str | bytes) -> None:
            socket.send(message)
            heard.append(str(message))

        server.on_message(pass_on)

    screen.page.route_web_socket("**/live", overhear)
    screen.page.route("**/api/words/**", lambda route: held.append(route))
    screen.page.set_viewport_size({"width": 1920, "height": 1080})
    screen.page.goto(f"{screen.address}/screen/{keys.id}")
    while not held or not any('"sights"' in one for one in heard):
        screen.page.wait_for_timeout(20)
    for route in held:
        route.continue_()
    screen.page.locator("[data-screen] [data-board]").wait_for()
    screen.page.wait_for_function("() => document.querySelector('[data-board]').getBoundingClientRect().height > 900")
    assert is_whole(screen)
