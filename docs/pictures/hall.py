"""Takes pictures of every page and board in telling states, for the README and the docs: `make pictures`.

A hall is served from an empty folder, seeded tables are played to a moment through the socket, then Chromium looks.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import TypedDict

from playwright.sync_api import Browser, sync_playwright
from websockets.sync.client import connect

HERE = Path(__file__).parent
SIZES = {"wide": (1440, 900), "phone": (390, 844)}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]


class Shot(TypedDict):
    name: str
    game: str
    seats: int
    answers: int  # of the first seat, before the picture
    options: dict[str, object]


SHOTS: list[Shot] = [
    {"name": "odins-table", "game": "odins-table", "seats": 2, "answers": 44, "options": {}},
    {"name": "yggdrasil", "game": "yggdrasil", "seats": 3, "answers": 24, "options": {"level": "normal"}},
    {"name": "chronicles", "game": "chronicles", "seats": 3, "answers": 7, "options": {}},
    {"name": "vedrfolnir", "game": "vedrfolnir", "seats": 4, "answers": 9, "options": {"deck": "both"}},
    {"name": "gotterdammerung", "game": "gotterdammerung", "seats": 9, "answers": 8, "options": {}},
]


class Hall:
    """A served hall, and tables at it."""

    def __init__(self, folder: str) -> None:
        with socket.socket() as one:
            one.bind(("127.0.0.1", 0))
            self.port = int(one.getsockname()[1])
        command = [sys.executable, "-m", "gladsheim.cli", "serve", "--port", str(self.port), "--no-open"]
        home = {**os.environ, "GLADSHEIM_HOME": folder}
        self.process = subprocess.Popen(command, env=home, stdout=subprocess.DEVNULL)
        self.url = f"http://127.0.0.1:{self.port}"
        for _ in range(1800):  # three minutes: a busy machine is slow to open
            try:
                urllib.request.urlopen(f"{self.url}/health", timeout=2).close()
                return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise SystemExit("the hall does not open")

    def set_table(self, shot: Shot) -> tuple[str, dict[str, str]]:
        """Me and bots; the id of the table and my tokens by seat."""
        bots = [{"who": "bot", "level": "random"}] * (shot["seats"] - 1)
        wish = {"game": shot["game"], "name": "Astrid", "seats": [{"who": "me"}, *bots], "options": shot["options"]}
        request = urllib.request.Request(f"{self.url}/api/tables", json.dumps(wish).encode(), method="POST")
        request.add_header("content-type", "application/json")
        with urllib.request.urlopen(request, timeout=180) as reply:
            keys = json.load(reply)
        return keys["table"]["id"], keys["tokens"]

    def play(self, id: str, token: str, answers: int) -> None:
        """Answer so many questions by lot, then stop at the next one."""
        lots = random.Random(7)
        given = 0
        with connect(f"ws://127.0.0.1:{self.port}/api/tables/{id}/live", max_size=2**22, proxy=None) as wire:
            wire.send(json.dumps({"kind": "hello", "tokens": [token]}))
            while True:
                news = json.loads(wire.recv(timeout=180))
                if news["kind"] != "news" or not news["sights"]:
                    continue
                [sight] = news["sights"]
                asked = [question for question in sight["questions"] if not question["may"]]
                if sight["view"].get("over") or (asked and given >= answers):
                    return
                if asked:
                    value = lots.choice(asked[0]["choices"])["value"]
                    fill = {"kind": "fill", "id": f"{given}", "seat": 0, "value": value, "seq": news["seq"]}
                    wire.send(json.dumps(fill))
                    given += 1

    def close(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


def look(browser: Browser, hall: Hall, path: str, name: str, size: str, memory: dict[str, object]) -> None:
    width, height = SIZES[size]
    page = browser.new_page(
        viewport={"width": width, "height": height}, reduced_motion="reduce", device_scale_factor=1.5
    )
    page.add_init_script(f"localStorage.setItem('gladsheim', {json.dumps(json.dumps(memory))})")
    page.goto(hall.url + path)
    page.wait_for_load_state("networkidle")
    if path.startswith("/t/"):
        page.locator("[data-board]").wait_for(timeout=60_000)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(1200)
    page.screenshot(path=HERE / f"{name}-{size}.jpg", type="jpeg", quality=82)
    page.close()
    print(f"docs/pictures/{name}-{size}.jpg")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("names", nargs="*", help="door, set-a-table, credits, or games; all if none is named")
    reader.add_argument("--language", default="en", choices=["en", "fr", "ja"])
    reader.add_argument("--chromium", default="/usr/bin/chromium")
    chosen = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(folder)
        browser = playwright.chromium.launch(executable_path=chosen.chromium, args=FLAGS)
        try:
            pages = {"door": "/", "set-a-table": "/new/yggdrasil", "credits": "/about"}
            memory: dict[str, object] = {"language": chosen.language, "name": "Astrid", "tables": []}
            for name, path in pages.items():
                if not chosen.names or name in chosen.names:
                    for size in SIZES:
                        look(browser, hall, path, name, size, memory)
            for shot in SHOTS:
                if chosen.names and shot["name"] not in chosen.names:
                    continue
                id, tokens = hall.set_table(shot)
                hall.play(id, tokens["0"], shot["answers"])
                table = {"id": id, "game": shot["game"], "tokens": tokens, "made": time.time()}
                for size in SIZES:
                    look(browser, hall, f"/t/{id}", shot["name"], size, {**memory, "tables": [table]})
        finally:
            browser.close()
            hall.close()


if __name__ == "__main__":
    main()
