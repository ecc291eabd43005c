"""A language that nobody speaks, through every page and board: nothing stays unaccented, nothing is cut off.

The hall serves English; on its way to the browser every catalogue, rule and title becomes the pseudo-language of
core/pseudo.py.  What is then still plain came from no catalogue.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, Route

from browser.guest import Guest
from gladsheim.core.pseudo import accented, pseudo
from gladsheim.games import OWN
from gladsheim.table.seats import BOT_NAMES

# What no translator is given: the house's own name, players' and levels' names, ids of rules, languages, addresses.
PLAIN: Final = re.compile(r"[A-Za-z]{3,}")
KEPT: Final = {
    "Gladsheim",
    "Ann",
    "English",
    "http",
    "https",
    "III",
    "localhost",
    "gladsheim",
    "serve",
    "host",
    "open",
    "and",  # of the lists, which only stands between names
    *BOT_NAMES,
}
BUNDLED: Final = re.compile(r"`(### The words of the hall\.[^`]*)`")

SEEN: Final = """() => {
  const words = [], wide = [];
  const all = document.querySelectorAll("body *");
  for (const one of all) {
    if (!one.checkVisibility() || one.closest("script, style, [lang]:not(html), svg defs")) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      if (one.getAttribute(name)) words.push(one.getAttribute(name));
    const own = [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent).join(" ");
    if (!own.trim() || one.closest("kbd, code, option")) continue;
    words.push(own);
    const style = getComputedStyle(one);
    if (one instanceof SVGElement || style.display === "inline" || style.display === "contents") continue;
    if (/auto|scroll/.test(style.overflowX) || style.position === "absolute" && one.clientWidth <= 1) continue;
    if (one.clientWidth && one.scrollWidth > one.clientWidth + 1)
      wide.push(`${one.tagName.toLowerCase()}.${one.className}: ${own.trim().slice(0, 60)}`);
  }
  return [words, wide, document.documentElement.scrollWidth - innerWidth];
}"""


def speak_pseudo(page: Page) -> None:
    """From now on the page is given the pseudo-language in the place of English."""

    def bundle(route: Route) -> None:
        answer = route.fetch()
        text = BUNDLED.sub(lambda found: "`" + pseudo(found[1]).replace("\\", "\\\\") + "`", answer.text())
        route.fulfill(response=answer, body=text)

    def catalogue(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=pseudo(answer.text()))

    def told(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=json.dumps(in_pseudo(answer.json())))

    page.route("**/assets/hall*.js", bundle)
    page.route("**/api/words/*/en", catalogue)
    page.route(re.compile(r"/api/games(/[\w-]+/rules)?(\?|$)"), told)


SPOKEN: Final = {"section", "title", "pitch", "mood", "length", "text", "chapter", "says", "label", "words", "about"}


def in_pseudo(told: object) -> object:
    """What the hall renders itself: titles, options and rules."""
    if isinstance(told, list):
        return [in_pseudo(one) for one in told]
    if isinstance(told, dict):
        return {
            key: accented(one) if key in SPOKEN and isinstance(one, str) else in_pseudo(one)
            for key, one in told.items()
        }
    return told


# (/about names people and fonts, which are called the same everywhere.)
PATHS: Final = ["/", "/me", "/screen", "/nowhere", *(f"/new/{game}" for game in sorted(OWN))]


def faults(guest: Guest) -> list[str]:
    """What stays plain, and what does not fit, on the page as it stands."""
    words, wide, beyond = guest.page.evaluate(SEEN)
    plain = sorted({word for text in words for word in PLAIN.findall(text)} - KEPT)
    return [f"plain: {word}" for word in plain] + [f"wide: {one}" for one in wide] + ["page"] * (beyond > 1)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("path", PATHS)
def test_every_page_speaks_the_language(guest: Callable[..., Guest], path: str, phone: bool) -> None:
    ann = guest("Ann", phone)
    speak_pseudo(ann.page)
    ann.page.goto(ann.address + path)
    ann.page.locator("main").wait_for()
    ann.page.wait_for_load_state("networkidle")
    assert faults(ann) == []


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("game", sorted(OWN))
def test_so_does_every_rulebook(guest: Callable[..., Guest], game: str, phone: bool) -> None:
    ann = guest("Ann", phone)
    speak_pseudo(ann.page)
    ann.page.goto(f"{ann.address}/rules/{game}")
    ann.page.locator("main h1").wait_for()
    assert faults(ann) == []


@pytest.mark.parametrize("game", sorted(OWN))
def test_so_does_every_table(guest: Callable[..., Guest], game: str) -> None:
    """The board, its questions and the log, through a few answers.  (Whether all fits on a board is not asked here.)"""
    ann, lots = guest("Ann"), random.Random(5)
    ann.set_table(game)
    speak_pseudo(ann.page)
    ann.page.reload()
    for _ in range(4):
        if not ann.is_asked():
            break
        assert [fault for fault in faults(ann) if fault.startswith("plain")] == []
        ann.answer_one(lots)
