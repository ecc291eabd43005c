"""The drawn board of Yggdrasil, and a whole game by mouse on it alone."""

from __future__ import annotations

import contextlib
import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, WebSocketRoute, expect

from browser.guest import WAIT, Guest, complaints

Enter = Callable[..., Guest]

# The end of the game, a second yes, a choice between answers that share a thing, or a lit thing by lot: never the list.
NEXT = """lot => {
  const first = document.querySelector("[data-ending]") ?? document.querySelector("[role=alertdialog] button");
  const menu = document.querySelectorAll("[role=group].menu button:not(.plain)");
  const lit = document.querySelectorAll('[data-board] [data-mark="open"]');
  const from = menu.length ? menu : lit;
  return first ?? from[Math.floor(lot * from.length)];
}"""


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_of_yggdrasil_on_the_drawn_board(guest: Enter, seed: int) -> None:
    """Every answer to every question points to a thing that is drawn: the list beside the board is never needed."""
    ann = guest()
    ann.set_table("yggdrasil", seats=2, seat2="me")
    expect(ann.page.locator('[data-place^="world-"]')).to_have_count(9)
    lots = random.Random(seed)
    for _ in range(1500):
        found = ann.page.wait_for_function(NEXT, arg=lots.random(), timeout=WAIT).as_element()
        assert found is not None
        if found.get_attribute("data-ending") is not None:
            break
        with contextlib.suppress(Error):  # the board may be drawn anew before the click
            found.click(force=True, timeout=2000)
    expect(ann.ending).to_contain_text("Defeat")
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_two_drawn_cards_of_one_kind_lie_side_by_side(guest: Enter) -> None:
    """Cards of one kind are alike: the board must not take the second for the first."""

    def with_two_alike(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            frame = json.loads(text)
            for sight in frame.get("sights", []):
                if "deck" in sight["view"]:
                    sight["view"]["deck"]["drawn"] = [1, 1]
            socket.send(json.dumps(frame))

        server.on_message(pass_on)

    ann = guest()
    ann.page.route_web_socket(re.compile("/live$"), with_two_alike)
    ann.set_table("yggdrasil", seats=3)
    assert ann.is_asked()
    expect(ann.page.locator('[data-place="card-1"]')).to_have_count(2)


def test_what_lies_in_a_world_can_be_reached_there(guest: Enter) -> None:
    """A world that holds what can be clicked is no picture to those who do not see it."""
    ann = guest()
    ann.set_table("yggdrasil", seats=3)
    lots = random.Random(1)
    forge = ann.page.locator('[data-place="world-forge"]')
    for _ in range(60):
        assert ann.is_asked()
        if forge.get_attribute("data-mark") == "open":
            break
        ann.answer_one(lots)
    ann.page.locator('button.answer[data-slot="world"]', has_text="Dwarven Forge").click()
    expect(forge.locator('[data-mark="open"]').first).to_be_visible()
    expect(forge).to_have_attribute("role", "group")
    assert complaints(ann) == []
