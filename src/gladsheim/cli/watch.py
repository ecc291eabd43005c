"""`gladsheim play GAME --watch`: the hall in the browser, begun anew whenever a file of the game is saved."""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
import webbrowser
from pathlib import Path

from rich.console import Console

from gladsheim.cli.serve import HOST, can_open, port_of
from gladsheim.core.game import BadOption
from gladsheim.games import OWN, find

EVERY = 0.5  # seconds between two looks at the files
WATCHED = {".py", ".toml", ".ftl", ".js", ".css", ".svg", ".png", ".jpg", ".webp", ".json"}


def watch(chosen: argparse.Namespace, out: Console) -> int:
    """Serve in a process of its own, and end and begin it when something was saved."""
    if not chosen.game:
        raise BadOption("--watch needs the id of the game to watch")
    folder = find(chosen.game).folder
    if chosen.game in OWN and not os.environ.get("PYTHONPATH"):
        out.print("This watches the installed files of one of our own games; in a clone set PYTHONPATH=src.")
    chosen.port = None
    port = port_of(chosen)
    address = f"http://{HOST}:{port}/new/{chosen.game}"
    out.print(f"{address}  begins anew when you save a file in {folder}  (stop it with Ctrl+C)", soft_wrap=True)
    if can_open():
        webbrowser.open(address)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends this ends the hall too
    hall: subprocess.Popen[bytes] | None = None
    seen: dict[Path, float] = {}
    try:
        while True:
            now = saved(folder)
            if now != seen or hall is None:
                end(hall)
                hall, seen = begin(port), now
            elif hall.poll() is not None:
                out.print("The hall has ended: mend the fault, and save.")
                while saved(folder) == seen:
                    time.sleep(EVERY)
                hall = None
            time.sleep(EVERY)
    except KeyboardInterrupt:
        return 0
    finally:
        end(hall)


def begin(port: int) -> subprocess.Popen[bytes]:
    # (-P: beside the folder of a package, `-m` alone would take that folder for the package.)
    module = [sys.executable, "-P", "-m", "gladsheim.cli"]
    command = [*module, "serve", "--no-open", "--thinkers", "1", "--port", str(port)]
    # A hall ended in the middle of its start has semaphores left: Python tidies up, and need not tell the author.
    quiet = {"GLADSHEIM_WATCH": "1", "PYTHONWARNINGS": "ignore:resource_tracker"}
    return subprocess.Popen(command, env={**os.environ, **quiet})


def end(hall: subprocess.Popen[bytes] | None) -> None:
    if hall is not None and hall.poll() is None:
        hall.terminate()
        try:
            hall.wait(10)
        except subprocess.TimeoutExpired:
            hall.kill()
            hall.wait()


def saved(folder: Path) -> dict[Path, float]:
    """When each file of a game was saved last."""
    files = [file for file in folder.rglob("*") if file.suffix in WATCHED and "__pycache__" not in file.parts]
    return {file: file.stat().st_mtime for file in files if file.is_file()}
