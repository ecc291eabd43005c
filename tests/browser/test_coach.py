"""The guided first game: from the door to the end, with a coach who says what matters when it matters."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import gladsheim
from browser.guest import Guest

Enter = Callable[..., Guest]
GAMES = Path(gladsheim.__file__).parent / "games"
COACH = ".coach"
ON = ".coach [data-on]"

# The coach's button first, then a second yes, closed eyes of somebody who is asked, an answer by lot; or the end.
# In the Council most say that all is said, or accuse: talk would make the game long.
NEXT = """lot => {
  const read = document.querySelector(".coach [data-on]");
  if (read) return read;
  if (document.querySelector("[data-ending]")) return document.querySelector("[data-ending]");
  const yes = document.querySelector("[role=alertdialog] button");
  const brief = 'button.answer[data-slot=say]:is([data-value="1"], [data-value="2"]):enabled';
  const short = document.querySelectorAll(brief);
  const all = document.querySelectorAll("button.answer:enabled");
  const from = short.length ? short : all.length ? all : document.querySelectorAll("[data-board] [data-mark=open]");
  return yes ?? (from.length ? (document.querySelector(".lids") ?? from[Math.floor(lot * from.length)]) : null);
}"""


def lessons(game: str) -> dict[str, str]:
    """What the coach of a game can say, sentence -> its name."""
    text = (GAMES / game.replace("-", "_") / "text" / "en.ftl").read_text(encoding="utf-8")
    lines = [line.partition(" = ") for line in text.splitlines() if line.startswith("guide-")]
    return {sentence: name for name, _, sentence in lines}


def begin(one: Guest, title: str) -> None:
    one.page.goto(f"{one.address}/")
    one.page.get_by_role("button", name=f"First game, with a coach: {title}").click()
    one.page.locator(COACH).wait_for()


def play(one: Guest, game: str) -> list[str]:
    """Read what the coach says and answer by lot until the game is over; the names of all that was said, in order."""
    names, lots, said = lessons(game), random.Random(5), list[str]()
    for _ in range(3000):
        found = one.page.wait_for_function(NEXT, arg=lots.random()).as_element()
        assert found is not None
        if found.get_attribute("data-ending") is not None:
            return said
        if found.get_attribute("data-on") is not None:
            name = names[one.page.locator(f"{COACH} p").inner_text()]
            if said[-1:] != [name]:
                said.append(name)
        found.evaluate("element => element.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    raise AssertionError("the first game does not end")


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "title", "first", "later", "farewell"),
    [
        (
            "odins-table",
            "Odin's Table",
            ["guide-goal", "guide-strength", "guide-powers", "guide-display", "guide-arrange"],
            {"guide-move", "guide-attack", "guide-forward", "guide-idunn", "guide-discard"},
            "guide-over",
        ),
        (
            "vedrfolnir",
            "Vedrfölnir",
            ["guide-goal", "guide-stars", "guide-turn", "guide-give", "guide-tribute"],
            {"guide-bar", "guide-near", "guide-sleipnir", "guide-modifier", "guide-joker", "guide-last"},
            "guide-over",
        ),
        (
            "gotterdammerung",
            "Götterdämmerung",
            ["guide-welcome", "guide-secret", "guide-goal", "guide-round", "guide-circle"],
            {"guide-rolled", "guide-council", "guide-notes"},
            "guide-won",
        ),
    ],
)
def test_the_coach_teaches_a_whole_first_game(
    guest: Enter, game: str, title: str, first: list[str], later: set[str], farewell: str
) -> None:
    ann = guest()
    begin(ann, title)
    said = play(ann, game)
    assert said[:5] == first
    assert later <= set(said)
    assert said[-1] == farewell
    assert len(said) == len(set(said)), "nothing is said twice"
    expect(ann.ending).to_be_visible()


def test_the_coach_of_the_night_gives_nobody_away(guest: Enter) -> None:
    """On a phone among others the coach never says what its player is."""
    assert not any("You are a" in sentence for sentence in lessons("gotterdammerung"))
    ann = guest(phone=True)
    begin(ann, "Götterdämmerung")
    for _ in range(5):
        ann.page.locator(ON).click()
    expect(ann.page.locator("[data-board]")).not_to_contain_text("You are a")
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_coach_can_be_read_again_and_sent_away(guest: Enter) -> None:
    """And on a wide screen the board stays where it is, whether the coach speaks or not."""
    ann = guest()
    begin(ann, "Odin's Table")
    sentence = ann.page.locator(f"{COACH} p")
    first = sentence.inner_text()
    ann.page.evaluate("() => document.fonts.ready.then(() => true)")  # letters that come later move what is below them
    top = ann.page.locator("[data-board]").bounding_box()
    expect(ann.page.locator("[data-taught]")).to_have_count(6)
    while ann.page.locator(ON).count():
        ann.page.locator(ON).click()
    expect(ann.page.locator("[data-taught]")).to_have_count(0)
    assert ann.page.locator("[data-board]").bounding_box() == top
    back = ann.page.locator("[aria-label='Read the last sentence again']:enabled")
    while back.count():
        back.click()
    expect(sentence).to_have_text(first)
    ann.page.get_by_role("button", name="Enough: send the coach away").click()
    expect(ann.page.locator(COACH)).to_have_count(0)
    ann.page.reload()
    ann.page.locator("[data-board]").wait_for()
    expect(ann.page.locator(COACH)).to_have_count(0)


def test_things_that_cannot_be_done_still_tell_what_they_are(guest: Enter) -> None:
    ann = guest()
    begin(ann, "Odin's Table")
    ann.page.get_by_role("button", name="Enough").click()  # While the coach speaks the table stands still.
    wall = ann.page.locator("[data-place='wall-1-0']")
    expect(wall.locator("svg")).to_be_visible()
    wall.hover()
    expect(ann.page.locator(".preview")).to_contain_text("Face down")
    ann.page.locator("[data-place^='hand-0-'] >> nth=0").hover()
    expect(ann.page.locator(".preview .about")).to_be_visible()
