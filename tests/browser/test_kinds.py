"""Every kind of event of our games, with motion on: seen on its way, and right wherever the film is cut."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route

from browser.moments import Moment, moments_of
from gladsheim import find
from gladsheim.wire.live import Line, What

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
GAMES = ["odins-table", "yggdrasil", "chronicles", "vedrfolnir", "gotterdammerung"]
SIZES = {"wide": (1366, 768), "phone": (390, 844)}


def declared(game: str) -> set[str]:
    """The kinds that the board's types declare."""
    text = (BOARDS / game / "events.ts").read_text(encoding="utf-8")
    return set(re.findall(r'^  "?([a-z-]+)"?:', text.partition("export interface Events {")[2], re.MULTILINE))


def cut_out(game: str) -> dict[str, Moment]:
    """A beat of each kind; where nothing falls in the open, one is made up for the cue that the types ask for."""
    found = moments_of(find(game))
    if "fell" not in found:
        before, after = next(iter(found.values()))
        [sight] = before.sights
        line = Line(1, "", ["nothing", {}], What("fell", {"slot": "", "value": 0}, []), msgspec.Raw(b"{}"))
        found["fell"] = (before, msgspec.structs.replace(after, sights=[msgspec.structs.replace(sight, log=[line])]))
    return found


@pytest.mark.parametrize("size", ["wide", pytest.param("phone", marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_is_seen_on_its_way_and_right_wherever_it_is_cut(
    harness: str, browser: Browser, game: str, size: str
) -> None:
    found = cut_out(game)
    assert set(found) == declared(game)
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="no-preference")
    page.route(re.compile(r"^[^?]*/moments\.json$"), lambda route: serve(route, game, found))
    page.goto(f"{harness}?from=/moments.json")
    page.locator("[data-ready] [data-board]").wait_for(timeout=60_000)
    faults = {kind: rehearse(page, 2 * n) for n, kind in enumerate(found)}
    page.close()
    assert {kind: told for kind, told in faults.items() if told} == {}


def serve(route: Route, game: str, found: dict[str, Moment]) -> None:
    moments = [news for moment in found.values() for news in moment]
    fixture = {"game": game, "rules": {}, "moments": moments}
    route.fulfill(body=msgspec.json.encode(fixture), content_type="application/json")


def rehearse(page: Page, n: int) -> list[str]:
    faults: list[str] = page.evaluate("async n => (await rehearse(n)).faults", n)
    return faults
