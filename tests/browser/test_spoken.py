"""A spoken evening: nine phones around one television, from the invitation to the end."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypedDict

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from server.hall import Address, serve_here

pytestmark = pytest.mark.long
PEOPLE = ("Orm", "Ylva", "Thora", "Leif", "Aslaug", "Ingunn", "Astrid", "Grim", "Eydis")
PACE = 2.0
WAIT = 60_000

# What is heard and felt of a page, and what a person at a phone does: looks, touches, holds, with ordinary delays.
EARS = """
window.heard = {sounds: 0, buzzes: 0, said: []};
const Audio = window.AudioContext;
window.AudioContext = class extends Audio {
  createOscillator() { heard.sounds += 1; return super.createOscillator(); }
};
Navigator.prototype.vibrate = () => { heard.buzzes += 1; return true; };
SpeechSynthesis.prototype.speak = (one) => { heard.said.push(one.text); };
"""
PERSON = """
window.touches = {};
window.shapes = [];
const lot = (list) => list[Math.floor(Math.random() * list.length)];
const down = (thing) => thing.dispatchEvent(new PointerEvent("pointerdown", {bubbles: true, cancelable: true}));
const hold = (thing) => { down(thing); setTimeout(() => window.dispatchEvent(new PointerEvent("pointerup")), 750); };
// The head tells the time and a lost connection, and a sign beats towards the end of a touch: each at its own moment.
const shapeOf = (main) => ({
  things: [...main.querySelectorAll(":scope > :not(header), :scope > :not(header) *")]
    .map((one) => one.tagName + "." + [...one.classList].filter((name) => name !== "sign").join(".")).join(" "),
  letters: main.textContent.length - main.querySelector("header").textContent.length,
  side: main.querySelector("[data-seal]")?.textContent,
});
let done = "";
setInterval(() => {
  const main = document.querySelector("main[data-stage]");
  if (!main) return;
  const stage = main.dataset.stage;
  const stones = [...main.querySelectorAll(".stone:enabled")];
  const bell = main.querySelectorAll(".rung").length;
  const clock = main.querySelector(".clock")?.textContent;
  const moment = stage + " " + (stage === "night" ? bell : "");
  if (moment === done && !["talk", "vote", "act", "support", "defence", "secrets"].includes(stage)) return;
  if (stage === "night" && bell && stones.length) {
    const picked = () => main.querySelector("[aria-pressed=true].stone");
    if (bell === 1 && window.shapes.length < 9) window.shapes.push(shapeOf(main));
    if (!picked()) down(lot(stones));
    if (picked()) { done = moment; window.touches[stage] = (window.touches[stage] ?? 0) + 1; }
  } else if (stage === "secrets" && Math.random() < 0.2) {
    const known = main.querySelector("footer .hold");
    if (known && done !== stage) { hold(known); setTimeout(() => (done = stage), 900); }
  } else if (stage === "act" && Math.random() < 0.3) {
    main.querySelector("[data-let-be]")?.click();
  } else if (stage === "talk" && window.accuses && Math.random() < 0.1 && stones.length) {
    down(lot(stones));
    setTimeout(() => { const it = main.querySelector(".hold.red:enabled"); if (it) hold(it); }, 200);
  } else if (stage === "support" && Math.random() < 0.15) {
    const it = main.querySelector(".hold.gold"); if (it) hold(it);
  } else if (stage === "defence" && Math.random() < 0.2) {
    const it = main.querySelector(".hold.gold"); if (it) hold(it);
  } else if (stage === "vote" && !main.querySelector(".half[aria-pressed=true]")) {
    main.querySelectorAll(".half")[Math.random() < 0.25 ? 0 : 1]?.click();
  }
}, 180);
"""


class Shape(TypedDict):
    things: str
    letters: int
    side: str


@pytest.fixture
def address(tmp_path: Path) -> Iterator[Address]:
    with serve_here(tmp_path, pace=PACE) as hall:
        yield hall


def enter(browser: Browser, address: Address, wide: bool = False) -> tuple[BrowserContext, Page]:
    size = {"width": 1920, "height": 1080} if wide else {"width": 390, "height": 844}
    context = browser.new_context(viewport={"width": size["width"], "height": size["height"]}, locale="en")
    context.add_init_script(EARS)
    page = context.new_page()
    page.set_default_timeout(WAIT)
    page.goto(f"http://127.0.0.1:{address.port}/")
    return context, page


def set_table(page: Page, address: Address) -> str:
    """The host's way: the game, nine seats, the voice; and the code to call out."""
    page.goto(f"http://127.0.0.1:{address.port}/new/gotterdammerung")
    page.locator("main").get_by_label("Your name").fill(PEOPLE[0])
    page.get_by_role("button", name="9", exact=True).click()
    page.locator("select[name=conduct]").select_option("voice")
    page.get_by_role("button", name="Set the table").click()
    page.locator("[data-code] b").nth(4).wait_for()
    return "".join(page.locator("[data-code] b").all_inner_texts())


def join(page: Page, address: Address, code: str, name: str) -> None:
    page.get_by_label("Code of the table").fill(code)
    page.get_by_role("button", name="Sit down").click()
    page.get_by_label("Your name at the table").fill(name)
    page.get_by_role("button", name="Sit down").click()


def test_nine_phones_and_a_screen_from_the_invitation_to_the_end(
    browser: Browser, address: Address, record_property: Callable[[str, object], None]
) -> None:
    began = time.monotonic()
    visits = [enter(browser, address) for _ in PEOPLE]
    pages = [page for _, page in visits]
    code = set_table(pages[0], address)
    context, screen = enter(browser, address, wide=True)
    screen.goto(f"http://127.0.0.1:{address.port}/screen")
    screen.get_by_label("Code of the table").fill(code)
    screen.get_by_role("button", name="Show it").click()
    for page, name in zip(pages[1:], PEOPLE[1:], strict=True):
        join(page, address, code, name)
    for page in pages:
        page.locator("main[data-stage=secrets]").wait_for()
    screen.locator("main[data-stage=secrets]").wait_for()
    record_property("seconds to the first question", round(time.monotonic() - began))  # no assertion: machines differ

    for number, page in enumerate(pages):
        page.evaluate(f"window.accuses = {json.dumps(number < 3)};" + PERSON)
    for page in pages:
        page.wait_for_function("() => window.shapes.length >= 1", timeout=WAIT)
    first: list[Shape] = [page.evaluate("() => window.shapes[0]") for page in pages]
    assert len({shape["things"] for shape in first}) == 1, "the same elements and classes on every phone"
    assert len({shape["letters"] for shape in first}) == 1, "and as many letters"

    screen.locator("main[data-stage=over]").wait_for(timeout=600_000)
    assert screen.evaluate("() => heard.said.length") > 5
    assert all("Night falls" not in said or said.endswith("touches.") for said in screen.evaluate("() => heard.said"))
    for page in pages:
        page.locator("[data-ending]").first.wait_for()
        assert page.evaluate("() => [heard.sounds, heard.buzzes, heard.said.length]") == [0, 0, 0]
    touched = [page.evaluate("() => window.touches.night ?? 0") for page in pages]
    assert len({*touched}) == 1, f"every phone is touched as often by night: {touched}"
    for visit, _ in [*visits, (context, screen)]:
        visit.close()
