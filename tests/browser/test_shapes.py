"""What `gladsheim new` makes is played in the browser as it is, wide and on a phone."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.guest import CHROMIUM, Guest, complaints, is_built
from gladsheim.cli.new import KINDS, write_shape
from server.hall import Process, free_port

# What no player should read: numbers that stand for nothing, words of the code.
RAW = re.compile(r"(^|\s)(-1|None|null|undefined|NaN|hidden|\[object Object\])(\s|$)|_", re.MULTILINE)


@pytest.fixture(scope="module")
def shapes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A hall with a new package of each shape, as `pip install -e` would put it on the path."""
    if not is_built():
        pytest.fail("the front end is not built: make web")
    if not CHROMIUM.exists():
        pytest.skip(f"no Chromium at {CHROMIUM}")
    folder = tmp_path_factory.mktemp("shapes")
    for shape in KINDS:
        package = folder / f"my_{shape}"
        write_shape(package, f"my-{shape}", shape)
        info = package / f"my_{shape}-0.1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: my-{shape}\nVersion: 0.1\n")
        (info / "entry_points.txt").write_text(f"[gladsheim.games]\nmy-{shape} = my_{shape}:GAME\n")
    paths = [str(folder / f"my_{shape}") for shape in KINDS]
    served = Process(
        tmp_path_factory.mktemp("hall"),
        free_port(),
        PYTHONPATH=os.pathsep.join([*paths, os.environ.get("PYTHONPATH", "")]),
    )
    served.start()
    yield served
    served.end(signal.SIGTERM)


@pytest.fixture
def ann(shapes: Process, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Guest]:
    one = Guest(browser, f"http://127.0.0.1:{shapes.port}", "Ann", phone=request.param == "phone")
    yield one
    faults = one.faults
    one.leave()
    assert not faults


@pytest.mark.parametrize("ann", ["wide", "phone"], indirect=True)
@pytest.mark.parametrize("shape", KINDS)
def test_a_new_game_is_played_to_its_end_in_the_browser(shape: str, ann: Guest) -> None:
    ann.set_table(f"my-{shape}")
    board = ann.page.locator("[data-board]")
    expect(board).to_be_visible()
    assert ann.is_asked()
    assert not RAW.search(board.inner_text()), board.inner_text()
    assert complaints(ann) == []
    # Every answer is a thing on the table, which is as wide as the screen and no wider.
    assert ann.page.locator("[data-board] [data-mark=open]").count() == ann.answers.count()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ann.play_to_the_end(seed=3) > 0
    assert not RAW.search(board.inner_text()), board.inner_text()
    assert ann.log()
