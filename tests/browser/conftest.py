"""A served hall and a real Chromium."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.guest import CHROMIUM, WAIT, Guest, is_built
from server.hall import Process, free_port
from shared import made_once

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
expect.set_options(timeout=WAIT)  # by itself five seconds, which a loaded machine may take for anything
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def external(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Connect Four as a stranger would ship it: installed from its own folder, found by its entry point."""

    def install(folder: Path) -> None:
        # From a copy: pip builds inside the folder.
        copy = shutil.copytree(ROOT / "examples" / "connect_four", tmp_path_factory.mktemp("copy") / "connect_four")
        command = [sys.executable, "-m", "pip", "install", "-qq", "--no-index", "--no-deps", "--no-build-isolation"]
        command += ["--disable-pip-version-check", "--target", str(folder), str(copy)]
        subprocess.run(command, check=True, timeout=600)

    return made_once(tmp_path_factory, "connect-four", install)


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory, external: Path) -> Iterator[Process]:
    if not is_built():
        pytest.fail("the front end is not built: make web")
    if not CHROMIUM.exists():
        pytest.skip(f"no Chromium at {CHROMIUM}")
    paths = os.pathsep.join([str(external), os.environ.get("PYTHONPATH", "")])
    served = Process(tmp_path_factory.mktemp("hall"), free_port(), PYTHONPATH=paths)
    served.start()
    yield served
    served.end(signal.SIGTERM)


@pytest.fixture(scope="session")
def harness(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The harness of the boards, built by Vite and served from a folder."""
    npx = shutil.which("npx")
    if npx is None or not (WEB / "node_modules").exists():
        pytest.skip("the harness needs Node and the front end's packages: make web")

    def build(folder: Path) -> None:
        command = [npx, "vite", "build", "--mode", "harness", "--outDir", str(folder), "--logLevel", "warn"]
        subprocess.run(command, cwd=WEB, check=True)

    folder = made_once(tmp_path_factory, "harness", build)
    pages = ThreadingHTTPServer(("127.0.0.1", 0), partial(SimpleHTTPRequestHandler, directory=str(folder)))
    thread = threading.Thread(target=pages.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{pages.server_port}/harness.html"
    finally:
        pages.shutdown()
        thread.join()
        pages.server_close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def guest(hall: Process, browser: Browser) -> Iterator[Callable[..., Guest]]:
    """Makes guests, each with a browser profile of its own; none may have seen an error in the end."""
    guests: list[Guest] = []

    def enter(name: str = "Ann", phone: bool = False) -> Guest:
        guests.append(Guest(browser, f"http://127.0.0.1:{hall.port}", name, phone))
        return guests[-1]

    yield enter
    faults = [fault for one in guests for fault in one.faults]
    for one in guests:
        one.leave()
    assert not faults
