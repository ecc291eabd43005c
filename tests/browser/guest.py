"""A guest of the hall: one browser profile, one page, and what a player does with the mouse."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, TimeoutError, WebSocketRoute, expect

import gladsheim

CHROMIUM = Path("/usr/bin/chromium")
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WAIT = 60_000  # milliseconds for anything at all, on a machine that does much else besides
EXPECTED = re.compile("WebSocket|net::ERR_CONNECTION_REFUSED|net::ERR_EMPTY_RESPONSE|503")  # while the hall is away

# What to click next: the end of the game, a second yes that is asked for, or one of the answers by lot.
NEXT = """lot => {
  const next = document.querySelector("[data-ending]") ?? document.querySelector("[role=alertdialog] button");
  const answers = document.querySelectorAll("button.answer:enabled");
  return next ?? answers[Math.floor(lot * answers.length)];
}"""
# The same on the board: answers that share a thing are chosen from a menu; the list serves for answers without a thing.
NEXT_ON_BOARD = """lot => {
  const next = document.querySelector("[data-ending]") ?? document.querySelector("[role=alertdialog] button");
  const menu = document.querySelectorAll(".menu button:not(.plain)");
  const lit = [...document.querySelectorAll("[data-board] [data-mark=open]")].filter(e => e.checkVisibility());
  const answers = document.querySelectorAll("button.answer:enabled");
  const from = menu.length ? menu : lit.length ? lit : answers;
  return next ?? from[Math.floor(lot * from.length)];
}"""


def is_built() -> bool:
    return (Path(gladsheim.__file__).parent / "static" / "index.html").exists()


class Guest:
    def __init__(self, browser: Browser, address: str, name: str, phone: bool = False) -> None:
        self.address = address
        self.name = name
        self.faults: list[str] = []
        self.sockets: list[WebSocketRoute] = []
        self.servers: list[WebSocketRoute] = []  # the hall's ends of them
        self.beats = 0  # of the heart that were sent
        self.is_cut = False
        self.is_deaf = False  # the network swallows everything, and nobody is told
        self.is_touched = phone
        width, height = (390, 844) if phone else (1440, 900)
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en",
            reduced_motion="reduce",
            has_touch=phone,
            service_workers="block",  # what a test puts in the way of the network must not be passed by
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(WAIT)
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.on("console", self.hear)
        self.page.route_web_socket(re.compile("/live$"), self.connect)

    def hear(self, said: ConsoleMessage) -> None:
        """What the console complains of is a fault, but for a hall that is silent, or a page where there is none."""
        nowhere = "404" in said.text and not re.search("/(api|assets)/", said.location["url"])
        if said.type == "error" and not nowhere and not EXPECTED.search(said.text):
            self.faults.append(said.text)

    def leave(self) -> None:
        self.context.close()

    # The connection

    def connect(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            socket.close(code=1013)
            return
        self.sockets.append(socket)
        server = socket.connect_to_server()
        self.servers.append(server)

        def pass_on(message: str | bytes) -> None:
            self.beats += '"pulse"' in str(message)
            if not self.is_deaf:
                server.send(message)

        socket.on_message(pass_on)
        server.on_message(lambda message: None if self.is_deaf else socket.send(message))

    def cut_off(self) -> None:
        """Drop the connection, and let none come up again until `come_back`."""
        self.is_cut = True
        for socket in self.sockets:
            socket.close(code=1013)
        self.sockets = []

    def come_back(self) -> None:
        """The network is there again, and the browser says so: the page does not wait for its next try."""
        self.is_cut = False
        self.page.evaluate("dispatchEvent(new Event('online'))")

    # What a player does

    def want_plain_tables(self) -> None:
        """The generic table for every game, as a player may wish."""
        self.page.goto(f"{self.address}/")
        self.page.get_by_role("button", name="Settings").click()
        self.page.get_by_label(re.compile("Plain tables")).check()
        self.page.get_by_role("button", name="Done").click()

    def set_table(self, game: str, bots: str = "random", seats: int | None = None, **others: str) -> None:
        """From the door to a table: bots of one level, or by seat: seat2="open"; other words are its options."""
        page = self.page
        page.goto(f"{self.address}/")
        page.locator(f'a[href="/new/{game}"]').click()
        page.locator("main").get_by_label("Your name").fill(self.name)
        if seats is not None:
            page.get_by_role("button", name=str(seats), exact=True).click()
        for seat, choice in enumerate(page.get_by_label(re.compile("Who sits on seat")).all(), 1):
            if seat > 1 and f"seat{seat}" not in others:
                choice.select_option("bot")  # chairs are for friends until a bot is chosen
        for choice in page.get_by_label(re.compile("Level of the bot")).all():
            choice.select_option(bots)
        for name, wish in others.items():
            if name.startswith("seat"):
                page.get_by_label(f"Who sits on seat {name.removeprefix('seat')}?").select_option(wish)
            else:
                choice = page.locator(f'select[name="{name}"]')
                if not choice.is_visible():
                    page.get_by_text("more choices").click()
                choice.select_option(wish)
        page.get_by_role("button", name="Set the table").click()
        page.wait_for_url("**/t/*")

    @property
    def answers(self) -> Locator:
        return self.page.locator("button.answer:enabled")

    @property
    def asked(self) -> Locator:
        """Whatever can be answered: in the list, or on the board, which has the whole screen of a phone."""
        lists = "button.answer:enabled, [role=alertdialog] button, .menu button"
        return self.page.locator(f"{lists}, [data-board] [data-mark=open]")

    @property
    def ending(self) -> Locator:
        return self.page.locator("[data-ending]")

    def answer_one(self, lots: random.Random, way: str = "", within: int = WAIT) -> bool:
        """Wait until something is asked, and click some answer, on a phone on the board; False: the game is over."""
        way = way or (NEXT_ON_BOARD if self.is_touched else NEXT)
        found = self.page.wait_for_function(way, arg=lots.random(), timeout=within).as_element()
        assert found is not None
        if found.get_attribute("data-ending") is not None:
            return False
        with suppress(Error):  # the question may go away before the click: others may have answered it
            # On a board another thing may stand over the middle of this one: then that one is hit.
            if self.is_touched:
                found.tap(timeout=2000, force=way == NEXT_ON_BOARD)
            else:
                found.click(timeout=2000, force=way == NEXT_ON_BOARD)
        return True

    def answer_if_asked(self, lots: random.Random) -> bool:
        """Answer what is open; False: by the time one looks nothing is, for the last answer was still on its way."""
        try:
            return self.answer_one(lots, within=5000)
        except TimeoutError:
            return False

    def is_asked(self) -> bool:
        """Wait until something is asked or the game is over."""
        self.asked.or_(self.ending).first.wait_for()
        return not self.ending.is_visible()

    def play_to_the_end(self, seed: int, way: str = "", most: int = 3000) -> int:
        """Answer at random until the game is over; how many clicks it took."""
        lots = random.Random(seed)
        for count in range(most):
            if not self.answer_one(lots, way):
                return count
        raise AssertionError(f"not over after {most} clicks")

    def log(self) -> list[str]:
        return self.page.locator(".log li > span:first-child").all_inner_texts()

    def expect_open(self) -> None:
        """The connection is up: nothing on the page says otherwise."""
        expect(self.page.locator(".lost")).to_have_count(0)


def complaints(guest: Guest) -> list[str]:
    """What axe-core finds on the page, with every rule it has."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make web")
    guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    rules = guest.page.evaluate("Object.fromEntries(axe.getRules().map(({ruleId}) => [ruleId, {enabled: true}]))")
    found = guest.page.evaluate("rules => axe.run({resultTypes: ['violations'], rules})", rules)
    return [
        f"{fault['id']}: {fault['help']}: {fault['nodes'][0]['html'][:200]} {fault['nodes'][0]['failureSummary'][:200]}"
        for fault in found["violations"]
    ]


# Text below 28 px as it is drawn, with every zoom and scale; runes are drawings, and what only ears hear has no size.
SMALL = """() => {
  const sizeOf = (one) => {
    const size = parseFloat(getComputedStyle(one).fontSize);
    const matrix = one.getScreenCTM?.();
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size * (one.currentCSSZoom ?? 1);
  };
  return [...document.querySelectorAll("main *")]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((one) => !one.closest("svg .runes, .for-ears, title, desc"))
    .filter((one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true}))
    .filter((one) => {
      const {width, height, right, bottom, left, top} = one.getBoundingClientRect();
      return width > 2 && height > 2 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    })
    .map((one) => [Math.round(sizeOf(one) * 10) / 10, one.tagName, one.className.baseVal ?? one.className,
      one.textContent.trim().slice(0, 30)].join(" "))
    .filter((told) => parseFloat(told) < 27.9);
}"""


def too_small(screen: Guest) -> list[str]:
    """What cannot be read from three metres on a television."""
    return [str(one) for one in screen.page.evaluate(SMALL)]
