"""What the pages weigh and how they move: bytes, layout shift, long tasks, taps, memory and the time to a first answer.

    python -m bench.pages                  all five games, each to its end or for so many answers
    python -m bench.pages --game yggdrasil --what shift --answers 60

Serves a hall of its own and plays by whatever the page offers, at quick pace with motion on.  The lots by which it
answers are seeded, those of the table are not: games differ from run to run.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from dataclasses import dataclass, field

import msgspec
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from bench.hall import GAMES, Server

CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
WIDE, PHONE = (1440, 900), (390, 844)
AIMS = {
    "door kB": 220,
    "table kB": 320,
    "warm kB": 5,
    "shift": 0.01,
    "task ms": 100,
    "answerable s": 2.5,
    "memory": 1.5,
    "out of reach": 0,
    "out of sight": 0,
}
WHATS = ["weight", "first", "shift", "task", "taps"]  # bytes, time to a first answer, shifts and memory, tasks, taps
FAST_3G = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
PATIENCE = 90.0  # seconds for one game
EARLY, LATE = 30, 300  # answers after which memory is read

# What the browser itself says of shifts (those a touch brings are not counted) and of tasks over 50 ms.
WATCH = """(() => { window.seen = {shift: 0, task: 0, shifts: []};
  const watch = (what, see) => new PerformanceObserver(list => list.getEntries().forEach(see)).observe({type: what});
  const box = ({x, y, width, height}) => [x, y, width, height].map(Math.round).join(' ');
  const called = node => node?.closest ? [node, node.closest('[data-place]'), node.parentElement].map(one =>
    one ? (one.dataset.place ?? one.getAttribute('class') ?? one.tagName).replace(/ ?svelte-\\w+/, '') : '').join(' < ')
    : String(node?.nodeName);
  watch('layout-shift', one => {
    if (one.hadRecentInput) return;
    seen.shift += one.value;
    seen.shifts.push([one.value, one.sources.map(({node, previousRect: was, currentRect: is}) =>
      `${called(node)}: ${box(was)} -> ${box(is)}`).slice(0, 2).join('; ')]);
  });
  watch('longtask', one => { seen.task = Math.max(seen.task, one.duration) });
})()"""
# What to press next: the end, a second yes, a menu, an answer of the list, or a lit thing on the board.
NEXT = """lot => {
  if (document.querySelector('[data-ending]')) return 'end';
  const some = list => list[Math.floor(lot * list.length)];
  const seen = list => [...document.querySelectorAll(list)].filter(one => one.checkVisibility());
  const sure = document.querySelector('[role=alertdialog] button') ?? some(seen('.card.menu button:not(.plain)'))
    ?? some(seen('button.answer:enabled'));
  if (sure) { sure.click(); return 'tap' }
  const lit = some(seen('[data-board] [data-mark=open]'));
  lit?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  return lit ? 'tap' : '';
}"""
# Of what is asked now: whether it can be answered where the page stands, and how many of the lit things are seen and
# hit there.  Nothing while nothing is asked, or for what a menu asks once more.
REACH = """() => {
  const lit = [...document.querySelectorAll('[data-board] [data-mark=open]')];
  const listed = [...document.querySelectorAll('button.answer:enabled')].filter(one => one.checkVisibility());
  if (!lit.length && !listed.length || document.querySelector('[role=alertdialog], .card.menu')) return null;
  const slot = document.querySelector('button.answer')?.dataset.slot
    ?? document.querySelector('.brief')?.textContent ?? '';
  const isSeen = thing => {
    const {x, y, width, height} = thing.getBoundingClientRect();
    const spots = [[.5, .5], [.5, .2], [.5, .8], [.2, .5], [.8, .5]];
    return spots.some(([a, b]) => {
      const hit = document.elementFromPoint(x + a * width, y + b * height);
      return hit && (thing.contains(hit) || hit.contains(thing) || hit.closest('[data-mark=open]'));
    });
  };
  return {slot, lit: lit.length, seen: lit.filter(isSeen).length, listed: listed.length, scrolled: scrollY};
}"""
ASKED = "() => document.querySelector('button.answer:enabled, [data-board] [data-mark=open]') !== null"
DRAWN = "() => !location.pathname.startsWith('/t/') || document.querySelector('[data-board]') !== null"
MOVES = """() => [...document.querySelectorAll('[role=log] li')]
  .filter(one => /^Ann (moves|attacks|resurrects)/.test(one.innerText)).length"""


class Kept(msgspec.Struct):
    """What a browser remembers of a table."""

    id: str
    game: str
    made: float
    commitment: str
    campaign: str | None = None


class Keys(msgspec.Struct):
    table: Kept
    tokens: dict[str, str]


class Seen(msgspec.Struct):
    """What the browser noticed: shifts, each with what moved, and the longest task in milliseconds."""

    shift: float
    task: float
    shifts: list[tuple[float, str]]


class Reach(msgspec.Struct):
    """What is asked on a phone, and how much of what it is about is seen where the page stands."""

    slot: str
    lit: int
    seen: int
    listed: int
    scrolled: float


@dataclass
class Visit:
    """One page of one guest, and how much came over the wire."""

    context: BrowserContext
    page: Page
    wire: CDPSession
    came: list[int] = field(default_factory=list)

    def bytes(self) -> int:
        total = sum(self.came)
        self.came.clear()
        return total


class Bench:
    def __init__(self, browser: Browser, server: Server, most: int) -> None:
        self.browser = browser
        self.address = f"http://127.0.0.1:{server.port}"
        self.most = most
        self.short: list[str] = []

    def say(self, what: str, **figures: float) -> None:
        """Print figures, and keep which of them miss their aims."""
        told = []
        for name, value in figures.items():
            aim = AIMS.get(name.replace("_", " "))
            missed = aim is not None and value > aim
            told.append(f"{name.replace('_', ' ')} {value:.3g}{f' (asked {aim})' if missed else ''}")
            if missed:
                self.short.append(f"{what} {name.replace('_', ' ')}")
        sys.stdout.write(f"{what}: {', '.join(told)}\n")
        sys.stdout.flush()

    def visit(self, path: str, kept: object = None, size: tuple[int, int] = WIDE) -> Visit:
        phone = size == PHONE
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=phone,
            is_mobile=phone,
            service_workers="block",
            reduced_motion="no-preference",
        )
        memory = {"language": "en", "name": "Ann", "care": "touch", "pace": "quick", "plain": False, "sound": False}
        memory |= {"tables": [kept] if kept else [], "campaigns": []}
        text = json.dumps(json.dumps(memory))
        context.add_init_script(
            f"try {{ if (!localStorage.getItem('gladsheim')) localStorage.setItem('gladsheim', {text}) }} catch {{}}"
        )
        context.add_init_script(WATCH)
        page = context.new_page()
        wire = context.new_cdp_session(page)
        wire.send("Network.enable")
        made = Visit(context, page, wire)
        wire.on("Network.loadingFinished", lambda event: made.came.append(int(event["encodedDataLength"])))
        page.goto(self.address + path)
        self.come_to_rest(page)
        return made

    def come_to_rest(self, page: Page) -> None:
        """All that a page fetches is there: on a busy machine the network may rest before its board is asked for."""
        page.wait_for_function(DRAWN, timeout=60_000)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(1000)

    def table(self, game: str) -> tuple[str, object]:
        """A table of a person and bots; its path and what the browser keeps of it."""
        seats = [{"who": "me"}] + [{"who": "bot", "level": "random"}] * (GAMES[game] - 1)
        body = msgspec.json.encode({"game": game, "name": "Ann", "seats": seats})
        request = urllib.request.Request(f"{self.address}/api/tables", body, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=60) as reply:
            keys = msgspec.json.decode(reply.read(), type=Keys)
        kept: dict[str, object] = {**msgspec.structs.asdict(keys.table), "tokens": keys.tokens}
        return f"/t/{keys.table.id}", kept

    # What is measured

    def door(self) -> None:
        seen = self.visit("/")
        cold = seen.bytes()
        self.say("door", door_kB=cold / 1000, warm_kB=self.reload(seen) / 1000)
        seen.context.close()

    def reload(self, seen: Visit) -> int:
        seen.page.reload()
        self.come_to_rest(seen.page)
        return seen.bytes()

    def weight(self, game: str) -> None:
        seen = self.visit(*self.table(game))
        cold = seen.bytes()
        self.say(f"{game}, over the wire", table_kB=cold / 1000, warm_kB=self.reload(seen) / 1000)
        seen.context.close()

    def answerable(self, game: str) -> None:
        """Fast 3G and a processor four times as slow: how long until something can be answered."""
        path, kept = self.table(game)
        seen = self.visit("/about", kept)
        seen.wire.send("Network.clearBrowserCache")
        seen.wire.send("Network.emulateNetworkConditions", FAST_3G)
        seen.wire.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        begin = time.monotonic()
        seen.page.goto(self.address + path, wait_until="commit")
        seen.page.wait_for_function(ASKED, timeout=60_000, polling=50)
        self.say(f"{game}, fast 3G and CPU 4x", answerable_s=time.monotonic() - begin)
        seen.context.close()

    def play(self, game: str, size: tuple[int, int], slow: bool) -> None:
        """A game to its end, or so many answers: shifts, the longest task, memory early and late."""
        seen = self.visit(*self.table(game), size)
        if slow:
            seen.wire.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        seen.page.evaluate("seen.task = seen.shift = 0; seen.shifts = []")
        heap: dict[int, float] = {}
        lots, answers, begin = random.Random(1), 0, time.monotonic()
        reached: list[Reach] = []
        while answers < self.most and time.monotonic() - begin < PATIENCE:
            if size == PHONE and (asked := seen.page.evaluate(REACH)) is not None:
                reached.append(msgspec.convert(asked, Reach))
            pressed = seen.page.evaluate(NEXT, lots.random())
            if pressed == "end":
                break
            answers += pressed == "tap"
            seen.page.wait_for_timeout(100)
            if not slow and answers in (EARLY, LATE) and answers not in heap:
                heap[answers] = self.heap(seen)
        found = msgspec.convert(seen.page.evaluate("seen"), Seen)
        where = f"{game}, {'phone' if size == PHONE else 'wide'}{', CPU 4x' if slow else ''}, {answers} answers"
        if slow:
            self.say(where, task_ms=found.task)
        elif len(heap) == 2:
            self.say(where, shift=found.shift, memory=heap[LATE] / heap[EARLY])
        else:
            self.say(where, shift=found.shift)
        if not slow and found.shift > AIMS["shift"]:
            for value, what in sorted(found.shifts, reverse=True)[:6]:
                sys.stdout.write(f"  {value:.4f} {what}\n")
        if size == PHONE:
            self.reach(game, reached)
        seen.context.close()

    def reach(self, game: str, reached: list[Reach]) -> None:
        """Of all questions on a phone: those that need the page scrolled, and those that are about nothing in sight."""
        far = Counter(one.slot for one in reached if one.seen < one.lit and not one.listed)
        blind = Counter(one.slot for one in reached if one.lit and not one.seen)
        self.say(
            f"{game}, phone, {len(reached)} questions of {len({one.slot for one in reached})} kinds",
            out_of_reach=far.total(),
            out_of_sight=blind.total(),
        )
        for what, found in (("out of reach", far), ("out of sight", blind)):
            if found:
                sys.stdout.write(f"  {what}: {', '.join(f'{slot} {count}' for slot, count in found.most_common())}\n")

    def heap(self, seen: Visit) -> float:
        seen.wire.send("HeapProfiler.collectGarbage")
        used: float = seen.wire.send("Runtime.getHeapUsage")["usedSize"]
        return used

    def taps(self, most: int = 10) -> None:
        seen = self.visit(*self.table("odins-table"), PHONE)
        lots, taps, moves, begin = random.Random(3), 0, 0, time.monotonic()
        while moves < most and time.monotonic() - begin < PATIENCE:
            pressed = seen.page.evaluate(NEXT, lots.random())
            if pressed == "end":
                break
            before = moves
            moves = seen.page.evaluate(MOVES)
            taps = 0 if not before and not moves else taps + (pressed == "tap")  # counted once the Wall stands
            seen.page.wait_for_timeout(250)
        self.say("odins-table, phone", taps=taps, moves=moves)
        if moves and taps / moves > 2.2:
            self.short.append("taps")
        seen.context.close()


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--game", action="append", choices=list(GAMES))
    reader.add_argument("--what", action="append", choices=WHATS, help="only this")
    reader.add_argument("--answers", type=int, default=320, help="of one game at most")
    chosen = reader.parse_args()
    games = chosen.game or list(GAMES)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(folder, "")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            bench = Bench(browser, server, chosen.answers)
            wanted = chosen.what or WHATS
            if "weight" in wanted:
                bench.door()
            for game in games:
                if "weight" in wanted:
                    bench.weight(game)
                if "first" in wanted:
                    bench.answerable(game)
                if "shift" in wanted:
                    bench.play(game, WIDE, slow=False)
                    bench.play(game, PHONE, slow=False)
                if "task" in wanted:
                    bench.play(game, WIDE, slow=True)
            if "taps" in wanted and "odins-table" in games:
                bench.taps()
        finally:
            browser.close()
            server.stop()
    sys.stdout.write(f"short of the aims: {', '.join(bench.short) or 'nothing'}\n")
    sys.exit(bool(bench.short))


if __name__ == "__main__":
    main()
