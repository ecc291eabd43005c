"""Every kind of event of our games, with motion on: seen on its way, and right wherever the film is cut."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from browser.moments import Moment, moments_of
from gladsheim import find
from gladsheim.wire.live import Line, News, What

WEB = Path(__file__).parents[2] / "web"
BOARDS = WEB / "src" / "boards"
MAKE = WEB / "fixtures" / "make.py"
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


@contextmanager
def rehearsing(harness: str, browser: Browser, game: str, fixture: bytes, size: str = "wide") -> Iterator[Page]:
    """The board of a game in the harness, with motion on."""
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="no-preference")
    page.route(
        re.compile(r"^[^?]*/moments\.json$"),
        lambda route: route.fulfill(body=fixture, content_type="application/json"),
    )
    page.goto(f"{harness}?from=/moments.json")
    page.locator("[data-ready] [data-board]").wait_for(timeout=60_000)
    yield page
    page.close()


def fixture_of(game: str, moments: list[News]) -> bytes:
    return msgspec.json.encode({"game": game, "rules": {}, "moments": moments})


def rehearse(page: Page, n: int) -> list[str]:
    """What is not as it should be when moment n + 1 is shown after moment n."""
    faults: list[str] = page.evaluate("async n => (await rehearse(n)).faults", n)
    return faults


@pytest.mark.parametrize("size", ["wide", pytest.param("phone", marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_is_seen_on_its_way_and_right_wherever_it_is_cut(
    harness: str, browser: Browser, game: str, size: str
) -> None:
    found = cut_out(game)
    assert set(found) == declared(game)
    fixture = fixture_of(game, [news for moment in found.values() for news in moment])
    with rehearsing(harness, browser, game, fixture, size) as page:
        faults = {kind: rehearse(page, 2 * n) for n, kind in enumerate(found)}
    assert {kind: told for kind, told in faults.items() if told} == {}


# What may be wrong with the stage, planted in the page, and what is said of it then.
FAULTS = {
    "nothing moves": ("Element.prototype.animate = () => new Animation(new KeyframeEffect(null, []))", "jumps"),
    "it cannot be skipped": ("stage.skip = () => undefined", "the film does not end"),
    "one cannot step back": ("stage.step = () => undefined", "stepped back"),
    "news do not cut it": (
        "void (take => stage.take = news => news.sights[0].log.length < 2 && take.call(stage, news))(stage.take)",
        "cut by news",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_the_stage_does_not_pass_the_rehearsal(harness: str, browser: Browser, fault: str) -> None:
    planted, told = FAULTS[fault]
    fixture = fixture_of("odins-table", [*cut_out("odins-table")["moved"]])
    with rehearsing(harness, browser, "odins-table", fixture) as page:
        assert rehearse(page, 0) == []
        page.evaluate(planted)
        assert [one for one in rehearse(page, 0) if told in one]


SEATS = {"odins-table": 2, "yggdrasil": 3, "chronicles": 3, "vedrfolnir": 4, "gotterdammerung": 7}


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_in_a_whole_game_no_piece_jumps(harness: str, browser: Browser, game: str, size: str, tmp_path: Path) -> None:
    """A seeded game, beat after beat: at the first frame of each every piece is seen where it was before it."""
    command = [sys.executable, str(MAKE), game, "--seats", str(SEATS[game]), "--seed", "3", "--to", str(tmp_path)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    fixture = (tmp_path / f"{game}-{SEATS[game]}-0.json").read_bytes()
    with rehearsing(harness, browser, game, fixture, size) as page:
        seen = page.evaluate("watch()")
    assert seen["jumps"] == []
    assert seen["beats"] > 20
    assert seen["moved"] > 10
