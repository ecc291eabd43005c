"""Bad neighbours: packages that break, and a hall that goes on without them and names them."""

from __future__ import annotations

import logging
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import gladsheim
from cli.keyboard import Keyboard
from gladsheim.core import shelf, trial
from gladsheim.games import OWN
from server.hall import ROOT, serve_here, wait_until

CONNECT_FOUR = ROOT / "examples/connect_four/connect_four"
SLOW = "import time\n_view = view\n\n\ndef view(g, seat):\n    time.sleep(0.6)\n    return _view(g, seat)\n\n\n"
RAISES = "def view(g, seat):\n    raise RuntimeError('the board fell down')\n\n\n"
ENDLESS = "def view(g, seat):\n    while True:\n        pass\n\n\n"
LATER = "_view = view\n\n\ndef view(g, seat):\n    assert g.board.count('·') > 40\n    return _view(g, seat)\n\n\n"


class Neighbours:
    """Packages as pip would leave them: a folder, and beside it what they declare."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def moves_in(self, id: str, module: str, source: str | None = None, entry: str | None = None) -> Path:
        """A copy of Connect Four under another name, or a module of its own."""
        info = self.folder / f"{module}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[gladsheim.games]\n{id} = {entry or f'{module}:GAME'}\n")
        package = self.folder / module
        if source is not None:
            package.mkdir()
            (package / "__init__.py").write_text(source)
            return package
        shutil.copytree(CONNECT_FOUR, package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        file = package / "__init__.py"
        text = file.read_text(encoding="utf-8").replace('id="connect-four"', f'id="{id}"')
        file.write_text(re.sub(r"\n +seams=.*", "", text), encoding="utf-8")
        return package

    def with_view(self, id: str, module: str, view: str) -> None:
        file = self.moves_in(id, module) / "__init__.py"
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("GAME = Game(", view + "GAME = Game("), encoding="utf-8")


@pytest.fixture
def keyboard(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Keyboard:
    return Keyboard(tmp_path, capsys, monkeypatch)


@pytest.fixture
def neighbours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Neighbours]:
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    before = set(sys.modules)
    shelf.strangers.cache_clear()
    shelf.TRIED.clear()
    monkeypatch.setattr(trial, "ENDLESS", 0.2)
    yield Neighbours(folder)
    for name in set(sys.modules) - before:
        if (folder / name.partition(".")[0]).exists():
            del sys.modules[name]
    shelf.strangers.cache_clear()
    shelf.TRIED.clear()


def bad_packages(neighbours: Neighbours) -> dict[str, str]:
    """Every bad neighbour we can think of, and what is said of it."""
    neighbours.moves_in("no-import", "no_import", source="import a_module_that_is_not_there\n")
    neighbours.moves_in("leaves", "leaves", source="raise SystemExit(3)\n")
    neighbours.moves_in("no-game", "no_game", source="GAME = 42\n")
    neighbours.moves_in("wrong-entry", "wrong_entry", entry="wrong_entry:GAM")
    neighbours.moves_in("other-id", "other_id", entry="other_id:GAME")
    file = neighbours.folder / "other_id/__init__.py"
    file.write_text(file.read_text(encoding="utf-8").replace('id="other-id"', 'id="another"'), encoding="utf-8")
    (neighbours.moves_in("no-rules", "no_rules") / "rules.toml").write_text("prefix = ", encoding="utf-8")
    (neighbours.moves_in("no-words", "no_words") / "text/en.ftl").unlink()
    neighbours.with_view("raising", "raising", RAISES)
    neighbours.with_view("slow", "slow", SLOW)
    neighbours.with_view("endless", "endless", ENDLESS)
    return {
        "no-import": "No module named 'a_module_that_is_not_there'",
        "leaves": "SystemExit: 3",
        "no-game": "which is a int and not a Game",
        "wrong-entry": "AttributeError",
        "other-id": "not a game of that id but of 'another'",
        "no-rules": "its rulebook cannot be read: ValueError: ",
        "no-words": "its English words cannot be read: FileNotFoundError",
        "raising": "it cannot be seen from outside: RuntimeError: the board fell down",
        "slow": "one look at its table took",
        "endless": "it cannot be seen from outside: to look goes on for ever (__init__.py:",
    }


def test_each_is_left_off_the_shelf_and_named(neighbours: Neighbours, keyboard: Keyboard) -> None:
    wrong = bad_packages(neighbours)
    neighbours.moves_in("sound", "sound")
    listed = [game.id for game in gladsheim.games()]
    assert [*OWN, "sound"] == listed[: len(OWN)] + [id for id in listed if id == "sound"]
    assert not set(listed) & set(wrong)
    told = keyboard.types("games")
    assert told.code == 0
    for id, words in wrong.items():
        line = next(line for line in told.out.splitlines() if line.startswith(f"{id} cannot be played: "))
        assert words in line


def test_the_hall_opens_without_them(neighbours: Neighbours, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    wrong = bad_packages(neighbours)
    with caplog.at_level(logging.ERROR, "gladsheim.server"), serve_here(tmp_path / "hall") as hall:
        for lang in ("en", "fr", "ja"):
            cards = msgspec.json.decode(hall.ask("GET", f"/api/games?lang={lang}").body)
            assert [card["id"] for card in cards][: len(OWN)] == list(OWN)
            assert not {card["id"] for card in cards} & set(wrong)
        assert hall.set_table("odins-table", ["me", "random"]).tokens
        refused = hall.ask("POST", "/api/tables", {"game": "raising", "name": "Ann", "seats": 2 * [{"who": "me"}]})
        assert refused.status == 400
        assert "the board fell down" in str(refused.json()["reason"])
        wait_until(lambda: sum("left off the shelf" in line for line in caplog.messages) >= len(wrong))
        metrics = hall.ask("GET", "/metrics").body.decode()
    for id in wrong:
        assert f'gladsheim_games_left_off{{game="{id}"}} 1.0' in metrics
        assert any(f"{id} is left off the shelf" in line for line in caplog.messages)


def test_a_view_that_breaks_later_stops_its_own_table_alone(
    neighbours: Neighbours, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    neighbours.with_view("later", "later", LATER)
    with serve_here(tmp_path / "hall") as hall:
        assert hall.set_table("later", ["me", "random"]).tokens
        hall.set_table("later", ["random", "random"])
        keys = hall.set_table("odins-table", ["me", "random"])
        assert hall.ask("GET", f"/api/tables/{keys.id}").status == 200
        assert hall.ask("GET", "/api/games").status == 200
        assert hall.ask("GET", "/health").status == 200


def test_english_alone_and_half_a_catalogue_are_played_and_noted(
    neighbours: Neighbours, tmp_path: Path, keyboard: Keyboard
) -> None:
    alone = neighbours.moves_in("alone", "alone")
    for lang in ("fr", "ja"):
        (alone / f"text/{lang}.ftl").unlink()
    rules = (alone / "rules.toml").read_text(encoding="utf-8")
    (alone / "rules.toml").write_text(re.sub(r"^(fr|ja) = .*\n", "", rules, flags=re.MULTILINE), encoding="utf-8")
    half = neighbours.moves_in("half", "half")
    (half / "text/fr.ftl").write_text("title = Puissance quatre\n", encoding="utf-8")
    match = gladsheim.start("alone", seed=1)
    assert match.label(match.asks[0], 3, lang="ja") == "Column 4"
    assert gladsheim.find("alone").rulebook.rules["CF 2.1"].title("fr") == "One disc"
    assert gladsheim.start("half", seed=1).game.words("fr").word("title") == "Puissance quatre"
    told = keyboard.types("games").out
    assert "alone: no words in fr, ja: English is shown there" in told
    assert re.search(r"half: fr is without seat-0 and \d+ more: English is shown there", told)
    assert "half: ja" not in told
    with serve_here(tmp_path / "hall") as hall:
        cards = msgspec.json.decode(hall.ask("GET", "/api/games?lang=fr").body)
        assert {"alone", "half"} <= {card["id"] for card in cards}
        words = hall.ask("GET", "/api/words/half/fr").body.decode()
        assert words.index("Puissance quatre") < words.index("ask-column")
        assert hall.ask("GET", "/api/games/alone/rules?lang=ja").status == 200
