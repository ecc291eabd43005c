"""The drawn board of Chronicles: a whole game by mouse on it, and what it shows of the table."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, expect

from browser.guest import WAIT, Guest

Enter = Callable[..., Guest]

# The end of the game, a second yes, a choice between answers that share a thing, or a lit thing by lot.
NEXT = """lot => {
  const first = document.querySelector("[data-ending]") ?? document.querySelector("[role=alertdialog] button");
  const menu = document.querySelectorAll("[role=group].menu button:not(.plain)");
  const lit = document.querySelectorAll('[data-board] [data-mark="open"]');
  const from = menu.length ? menu : lit;
  return first ?? from[Math.floor(lot * from.length)];
}"""


def click_on_the_board(guest: Guest, lots: random.Random) -> bool:
    """Wait until a thing is lit, and click one of them; False: the game is over."""
    found = guest.page.wait_for_function(NEXT, arg=lots.random(), timeout=WAIT).as_element()
    assert found is not None
    if found.get_attribute("data-ending") is not None:
        return False
    with contextlib.suppress(Error):  # the board may be drawn anew before the click
        found.click(force=True, timeout=2000)  # a figure may stand in the middle of its world: then it is hit
    return True


@pytest.mark.long
def test_a_whole_game_by_mouse_on_the_drawn_board(guest: Enter) -> None:
    """Every answer to every question points to a thing that is drawn: the list beside the board is never needed."""
    ann = guest()
    ann.set_table("chronicles", seats=2)
    expect(ann.page.locator('[data-place^="world-"]')).to_have_count(9)
    expect(ann.page.locator('[data-place^="choice-"][data-mark="open"]')).to_have_count(7)
    lots = random.Random(3)
    clicks = 0
    while click_on_the_board(ann, lots):
        clicks += 1
        assert clicks < 1500
    assert clicks > 5
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(ann.page.locator(".focus h2")).to_contain_text("Defeat")


def test_the_board_says_what_a_click_does(guest: Enter) -> None:
    ann = guest()
    ann.set_table("chronicles", seats=1)
    for n in range(3):
        expect(ann.page.locator('[data-place^="choice-"][data-mark="open"]')).to_have_count(7 - n)
        ann.page.locator('[data-place^="choice-"]').first.click()
    # Alone, the first question of the first turn is where to go; the worlds in reach are lit, each by its name.
    expect(ann.page.locator('[data-place^="world-"][data-mark="open"]').first).to_be_visible()
    world = ann.page.locator('[data-place="world-1"]')
    expect(world).to_have_attribute("aria-label", re.compile(r"^Alfheim, \d+ elves"))
    act = world.get_by_role("button", name=re.compile(r"^Alfheim, \d+ elves: Go to Alfheim$"))
    world.hover()
    expect(ann.page.locator(".preview")).to_contain_text("Go to Alfheim")
    expect(ann.page.locator(".preview")).to_contain_text("YC 7.1")
    act.focus()
    ann.page.keyboard.press("Enter")
    # There is nothing to fight in Alfheim, but elves to take.
    expect(world).to_have_attribute("data-mark", "open")
    expect(ann.page.get_by_role("button", name="Nothing")).to_be_visible()
