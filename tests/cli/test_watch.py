"""`gladsheim play GAME --watch`: what an author saves is served at once, and a fault is told and ends nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

import gladsheim
from cli.keyboard import environment
from cli.terminal import hear_interrupts
from gladsheim.cli.new import write_shape
from server.hall import free_port

PATIENCE = 180  # seconds, on the busiest machine
SOURCE = str(Path(gladsheim.__file__).parents[1])


# What `pip install -e` leaves behind: a finder that is asked after all folders were looked through.
EDITABLE = """
import sys
from importlib.util import spec_from_file_location

class Finder:
    @staticmethod
    def find_spec(name, path=None, target=None):
        folder = {package!r} + "/my_watch"
        if name == "my_watch":
            return spec_from_file_location(name, folder + "/__init__.py", submodule_search_locations=[folder])

sys.meta_path.append(Finder)
"""


class Watch:
    """The command in a process of its own, over a new package."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "my_watch"
        write_shape(self.package, "my-watch", "board")
        # The command is typed beside the folder of the package, as the guide shows it.
        site = folder / "site"
        site.mkdir()
        info = site / "my_watch-0.1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-watch\nVersion: 0.1\n")
        (info / "entry_points.txt").write_text("[gladsheim.games]\nmy-watch = my_watch:GAME\n")
        self.port = free_port()
        self.told = folder / "told.txt"
        (site / "sitecustomize.py").write_text(EDITABLE.format(package=str(self.package)))
        paths = os.pathsep.join([str(site), SOURCE])
        own = {"PYTHONPATH": paths, "PORT": str(self.port), "PYTHONDONTWRITEBYTECODE": "1", "DISPLAY": ""}
        with self.told.open("wb") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "gladsheim", "play", "my-watch", "--watch"],
                cwd=folder,
                env={**environment(folder / "home"), **own},
                stdout=out,
                stderr=out,
                preexec_fn=hear_interrupts,
            )

    def save(self, name: str, old: str, new: str) -> None:
        file = self.package / "my_watch" / name
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")

    def page(self, path: str) -> str:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=5) as answer:
                return str(answer.read(), "utf-8")
        except OSError:
            return ""

    def until(self, holds: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not holds():
            assert self.process.poll() is None, self.told.read_text()
            assert time.monotonic() < deadline, self.told.read_text()
            time.sleep(0.1)

    def end(self, by: signal.Signals) -> int:
        self.process.send_signal(by)
        return self.process.wait(PATIENCE)


def test_what_is_saved_is_served_and_a_fault_is_told(tmp_path: Path) -> None:
    watch = Watch(tmp_path)
    try:
        watch.until(lambda: "My Watch" in watch.page("/api/games"))
        assert "watch.js" in watch.page("/new/my-watch")  # the page begins anew by itself
        word = watch.page("/watch.txt")
        watch.save("text/en.ftl", "title = My Watch", "title = Your Watch")
        watch.until(lambda: "Your Watch" in watch.page("/api/games"))
        assert watch.page("/watch.txt") not in ("", word)
        # A fault: the hall goes on with the other games, and the author is told where.
        watch.save("turn.py", "class Turn(", "class Turn((")
        watch.until(lambda: "SyntaxError: invalid syntax (turn.py, line 8)" in watch.told.read_text())
        watch.until(lambda: "odins-table" in watch.page("/api/games"))
        assert "my-watch" not in watch.page("/api/games")
        watch.save("turn.py", "class Turn((", "class Turn(")
        watch.until(lambda: "Your Watch" in watch.page("/api/games"))
        assert watch.end(signal.SIGTERM) == 0
        assert watch.page("/health") == ""  # its hall went with it
        assert "Traceback" not in watch.told.read_text()
        assert "resource_tracker" not in watch.told.read_text()
    finally:
        watch.process.kill()
