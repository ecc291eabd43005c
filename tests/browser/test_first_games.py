"""The guided first games of Yggdrasil and Chronicles: from the door to the end, with the coach beside."""

from __future__ import annotations

import contextlib
import random
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Error, Locator, expect

import gladsheim
from browser.guest import NEXT_ON_BOARD, WAIT, Guest

Enter = Callable[..., Guest]

GAMES = Path(gladsheim.__file__).parent / "games"
BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
GUIDED = sorted(file.parent.name for file in BOARDS.glob("*/guide.ts"))
KEY = re.compile(r'"(guide-[\w-]+)"')
# What the coach has said at this table so far.
SAID = """() => {
  const kept = sessionStorage.getItem(`gladsheim-coach-${location.pathname.split("/").pop()}`) ?? "";
  return kept.split(" ").filter(Boolean);
}"""


# What to click next: whatever the coach says is read first, for the table holds still until then.
READ = "const read = document.querySelector('.coach [data-on]'); if (read) return read;"
NEXT = NEXT_ON_BOARD.replace("lot => {", "lot => {" + READ)

# Where an enemy is seen that others stand before in part at most, and what it does.
IN_FRONT = """() => {
  for (const enemy of document.querySelectorAll('[data-place^="enemy-"]')) {
    const does = enemy.getAttribute("aria-description");
    const box = enemy.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.5, 0.25], [0.25, 0.5], [0.75, 0.5], [0.5, 0.75]]) {
      const [x, y] = [box.x + box.width * across, box.y + box.height * down];
      if (does && document.elementFromPoint(x, y)?.closest("[data-place]") === enemy) return [x, y, does];
    }
  }
}"""


def sit_down(ann: Guest, title: str) -> None:
    """From the door to a first game with a coach."""
    ann.page.goto(f"{ann.address}/")
    ann.page.get_by_role("button", name=f"First game, with a coach: {title}", exact=True).click()
    ann.page.wait_for_url("**/t/*")
    expect(coach(ann)).to_be_visible()


def coach(ann: Guest) -> Locator:
    return ann.page.locator(".coach")


def hear_all(ann: Guest) -> None:
    """Read whatever the coach has to say now, one thing after the other."""
    on = ann.page.locator(".coach [data-on]")
    while on.is_visible():
        with contextlib.suppress(Error):  # advice goes away by itself when its moment has passed
            on.click(timeout=1000)


def said(ann: Guest) -> list[str]:
    found: list[str] = ann.page.evaluate(SAID)
    return found


@pytest.mark.parametrize("game", GUIDED)
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_every_step_of_a_first_game_has_its_words_and_no_words_are_idle(game: str, language: str) -> None:
    steps = set(KEY.findall((BOARDS / game / "guide.ts").read_text(encoding="utf-8")))
    text = (GAMES / game.replace("-", "_") / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    assert steps == set(re.findall(r"^(guide-[\w-]+) =", text, re.MULTILINE))


@pytest.mark.long
@pytest.mark.parametrize(
    ("title", "opening"),
    [
        ("Yggdrasil", ["guide-goal", "guide-track", "guide-lose"]),
        ("Yggdrasil Chronicles", ["guide-welcome", "guide-tree", "guide-lose"]),
    ],
)
def test_a_first_game_is_coached_to_its_end(guest: Enter, title: str, opening: list[str]) -> None:
    ann = guest()
    sit_down(ann, title)
    ann.play_to_the_end(seed=5, way=NEXT)
    expect(ann.page.locator(".coach [data-on]")).to_have_count(0)
    steps = said(ann)
    assert steps[: len(opening)] == opening
    assert len(steps) == len(set(steps))
    assert steps[-1] in ("guide-won", "guide-lost")
    assert len(steps) > 10  # questions and enemies were told as they came


def test_the_coach_leads_through_the_first_turn_of_yggdrasil(guest: Enter) -> None:
    """What the coach advises is marked on the board, and goes away when it is done."""
    ann = guest()
    sit_down(ann, "Yggdrasil")
    lots = random.Random(1)
    page = ann.page
    world = page.locator('[data-place="world-midgard"]')
    while ann.is_asked() and not page.locator('button.answer[data-slot="world"]').first.is_visible():
        ann.answer_one(lots)  # whatever the first enemy card asks
        hear_all(ann)
    since = time.monotonic()
    while "guide-first" not in said(ann):
        assert time.monotonic() - since < WAIT / 1000, said(ann)
        hear_all(ann)
        page.wait_for_timeout(100)
    # An enemy says what it does, whether or not anything can be done to it; so does a world.
    x, y, does = page.evaluate(IN_FRONT)
    page.mouse.move(x, y)
    expect(page.locator(".preview")).to_contain_text(does)
    box = world.bounding_box()
    assert box is not None
    sign = (box["width"] / 2, 12)  # with the world's name; below it lie the islands, which tell of themselves
    world.hover(position={"x": sign[0], "y": sign[1]})
    expect(page.locator(".preview")).to_contain_text("three counters")
    world.click(position={"x": sign[0], "y": sign[1]})
    expect(coach(ann)).to_contain_text("one island along the line")
    page.locator('button.answer[data-slot="route"]').first.click()
    expect(page.locator('button.answer[data-slot="route"]')).to_have_count(0)
    expect(coach(ann)).not_to_contain_text("one island along the line")
    assert "guide-midgard" in said(ann)
