"""What a stranger's package brings for the browser: hints, a board and a picture of its own, and nothing else."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import gladsheim.server.pages as pages
from gladsheim.games import OWN
from server.hall import ROOT, Address, serve_here

BOARD = "export function mount(box) { box.textContent = 'mine'; return { update() {} }; }\n"


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Address]:
    """With High Card under another name, a board and a picture in its package."""
    package = tmp_path / "pictured"
    shutil.copytree(ROOT / "examples/high_card/high_card", package, ignore=shutil.ignore_patterns("__pycache__"))
    source = (package / "__init__.py").read_text(encoding="utf-8")
    source = source.replace('id="high-card"', 'id="pictured"')
    source = source.replace("Chosen, Game, Json\n", "Chosen, Game, Json, Seams\n")
    source = source.replace(
        "    longest=6,\n", '    longest=6,\n    seams=Seams(board="board.js", picture="face.svg"),\n'
    )
    (package / "__init__.py").write_text(source, encoding="utf-8")
    (package / "web").mkdir()
    (package / "web/board.js").write_text(BOARD)
    (package / "web/face.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (package / "web/notes.py").write_text("secret = 1\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setitem(OWN, "pictured", "pictured")
    with serve_here(tmp_path / "hall") as address:
        yield address


def test_hints_a_board_and_a_picture_are_told_and_served_under_the_policy(hall: Address) -> None:
    look = hall.ask("GET", "/api/games/pictured/look").json()
    zones = look["zones"]
    assert isinstance(zones, dict)
    assert isinstance(zones["hands"], dict)
    assert zones["hands"]["zone"] == "row"
    cards = msgspec.json.decode(hall.ask("GET", "/api/games").body)
    (card,) = [one for one in cards if one["id"] == "pictured"]
    for address, kind in ((str(look["board"]), "text/javascript"), (card["picture"], "image/svg+xml")):
        answer = hall.ask("GET", address)
        assert answer.status == 200
        assert answer.headers["content-type"].startswith(kind)
        assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("file", ["notes.py", "../__init__.py", "..%2Frules.toml", "nothing.js", ""])
def test_nothing_else_of_the_package_is_served(hall: Address, file: str) -> None:
    answer = hall.ask("GET", f"/api/games/pictured/web/{file}")
    assert answer.status in (400, 404)
    assert b"secret" not in answer.body


def test_the_docs_are_served_where_they_are_installed(
    hall: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "MANUAL", tmp_path / "nowhere")
    assert "make docs" in str(hall.ask("GET", "/docs/").json()["reason"])
    (tmp_path / "manual").mkdir()
    (tmp_path / "manual/index.html").write_text("<h1>Read me</h1>")
    monkeypatch.setattr(pages, "MANUAL", tmp_path / "manual")
    for path in ("/docs", "/docs/", "/docs/index.html"):
        assert b"Read me" in hall.ask("GET", path).body
    assert hall.ask("GET", "/docs/nothing.html").status == 404
