"""The stage with motion on: things are seen between their two places, and are right wherever the film is cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

MOVES, WHOLE = 600, 800  # milliseconds of a beat on the trial board
PIECE, CARD = "[data-piece='0']", "[data-mover='card-1']"

# What happens, what moves, and what would be there afterwards.
SLID = "happen(['slid', {piece: 0, to: 11}, {squares: [11, 7]}])"
LEAPT = "happen(['leapt', {piece: 0, to: 11}, {squares: [11, 7]}])"
DEALT = "happen(['dealt', {to: 'hand'}, {card: 'hand'}])"
STRUCK = "happen(['struck', {piece: 0}, {}])"
KINDS = {"slid": (SLID, PIECE), "leapt": (LEAPT, PIECE), "dealt": (DEALT, CARD)}


@pytest.fixture
def trial(harness: str, browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 1000, "height": 700}, reduced_motion="no-preference")
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto(f"{harness}?stage")
    page.locator(PIECE).wait_for(timeout=60_000)
    yield page
    page.close()
    assert not faults


def where(page: Page, thing: str) -> tuple[float, float, float]:
    box = page.locator(thing).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"]


def hold(page: Page) -> None:
    """Hold the film; the browser stops a movement with its next frame, however long that takes."""
    page.evaluate("stage.hold(); Promise.all(document.getAnimations().map(one => one.ready)).then(() => null)")


def see_the_end(page: Page) -> None:
    """Wait until the film is over, and what it moved has come to rest."""
    page.wait_for_function("stage.isNow && document.getAnimations().length === 0")


def freeze(page: Page, share: float, deed: str = "") -> None:
    """Hold the film as soon as the deed is done, and put every movement at the same share of its way."""
    if deed:  # in one go: between two the film would run on
        page.evaluate(f"{deed}; stage.hold()")
    hold(page)
    page.evaluate("at => { for (const one of document.getAnimations()) one.currentTime = at }", share * MOVES)


def near(one: tuple[float, float, float], other: tuple[float, float, float], far: float = 1.0) -> bool:
    return all(abs(a - b) <= far for a, b in zip(one, other, strict=True))


def ends(page: Page, deed: str, thing: str) -> tuple[float, float, float]:
    """Where a thing is after a deed, found out beforehand."""
    page.evaluate(deed)
    page.evaluate("stage.skip()")
    place = where(page, thing)
    page.reload()
    page.locator(PIECE).wait_for()
    return place


@pytest.mark.parametrize("kind", KINDS)
def test_a_thing_is_seen_between_its_places_and_then_at_the_right_one(trial: Page, kind: str) -> None:
    deed, thing = KINDS[kind]
    after = ends(trial, deed, thing)
    before = where(trial, thing)
    freeze(trial, 0.0, deed)
    assert near(where(trial, thing), before)
    freeze(trial, 0.3)
    middle = where(trial, thing)
    assert not near(middle, before, 5)
    assert not near(middle, after, 5)
    assert min(before[0], after[0]) - 1 <= middle[0] <= max(before[0], after[0]) + 1
    trial.evaluate("stage.go()")
    see_the_end(trial)
    assert near(where(trial, thing), after)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "cut",
    ["stage.skip()", "stage.step(1)", "happen(['struck', {piece: 1}, {}]); stage.skip()"],
    ids=["skipped", "stepped", "by-news"],
)
def test_the_film_may_be_cut_at_any_frame(trial: Page, kind: str, cut: str) -> None:
    deed, thing = KINDS[kind]
    after = ends(trial, deed, thing)
    freeze(trial, 0.4, deed)
    trial.evaluate(cut)
    assert near(where(trial, thing), after)


@pytest.mark.parametrize("kind", KINDS)
def test_a_step_back_is_the_table_before(trial: Page, kind: str) -> None:
    deed, thing = KINDS[kind]
    trial.evaluate("happen(['slid', {piece: 1, to: 5}, {squares: [0, 5]}]); stage.skip()")
    before = where(trial, thing)
    trial.evaluate(deed)
    see_the_end(trial)
    assert not near(where(trial, thing), before)
    trial.evaluate("stage.step(-1); stage.step(-1)")
    assert near(where(trial, thing), before)


def test_held_nothing_moves(trial: Page) -> None:
    before = where(trial, PIECE)
    freeze(trial, 0.3, SLID)
    held = where(trial, PIECE)
    assert not near(held, before)
    trial.wait_for_timeout(WHOLE)
    assert near(where(trial, PIECE), held, 0.1)


def test_no_element_is_made_anew_when_a_piece_moves(trial: Page) -> None:
    piece = trial.locator(PIECE).element_handle()
    trial.evaluate(f"{SLID}; stage.skip()")
    see_the_end(trial)
    assert piece.evaluate("element => element.isConnected")


def test_a_cue_plays_and_lights_what_it_is_about(trial: Page) -> None:
    freeze(trial, 0.5, STRUCK)
    turned = "element => getComputedStyle(element).rotate"
    struck = trial.locator("[data-place='piece-0']")
    assert struck.evaluate(turned) not in ("none", "0deg")
    assert struck.get_attribute("data-told") is not None
    trial.evaluate("stage.skip()")
    see_the_end(trial)
    assert struck.evaluate(turned) == "none"
    assert struck.get_attribute("data-told") is None
