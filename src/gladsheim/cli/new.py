"""`gladsheim new GAME`: a package to begin with, which passes its own tests, the kit, and plays at once."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from gladsheim.core.game import BadOption
from gladsheim.games import ids

SHAPES = Path(__file__).parent / "shapes"
COMMON = "common"  # what all shapes have
KINDS = {
    "board": "two players, spaces, pieces that all see",
    "cards": "a deck, hidden hands, tricks",
    "roles": "hidden roles, a sealed vote",
}
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def add_new(new: argparse.ArgumentParser) -> None:
    new.add_argument("game", help="id of the new game: small letters, with hyphens, such as hnefatafl or three-rings")
    shapes = "; ".join(f"{name}: {about}" for name, about in KINDS.items())
    new.add_argument("--shape", choices=[*KINDS], default="board", help=f"what to begin with: {shapes}")
    new.add_argument("--into", metavar="FOLDER", default=".", help="where to put the folder of the package")


def make_new(chosen: argparse.Namespace, out: Console) -> int:
    """Write the package, and say what to do next."""
    id = str(chosen.game)
    if not NAME.fullmatch(id):
        raise BadOption(f"a game's id has small letters, digits and single hyphens, such as three-rings, not '{id}'")
    if id in ids():
        raise BadOption(f"a game '{id}' is installed already; take another name")
    folder = Path(chosen.into) / id.replace("-", "_")
    if folder.exists():
        raise BadOption(f"{folder} is there already; name another game, or another folder with --into")
    write_shape(folder, id, str(chosen.shape))
    out.print(f"{escape(str(folder))} is a game. Next:\n", soft_wrap=True)
    for command, about in (
        (f"pip install -e {folder}", "so that the hall finds it"),
        (f"gladsheim check {folder}", "what is sound, and the next thing to do"),
        (f"pytest {folder}", "the stories of its rules"),
        (f"gladsheim play {id} --text", "play it in the terminal"),
        ("gladsheim", "play it in the browser"),
    ):
        out.print(f"  {escape(command):<40}  {about}", soft_wrap=True)
    return 0


def write_shape(folder: Path, id: str, shape: str) -> None:
    """The files of a shape, under the name of the game."""
    names = {
        "my_game": id.replace("-", "_"),
        "my-game": id,
        "My Game": id.replace("-", " ").title(),
        "MyGame": "".join(part.capitalize() for part in id.split("-")),
        "MG": prefix_of(id),
    }
    for root in (SHAPES / COMMON, SHAPES / shape):
        for file in sorted(root.rglob("*.txt")):
            path = folder / renamed(str(file.relative_to(root)), names).removesuffix(".txt")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(renamed(file.read_text(encoding="utf-8"), names), encoding="utf-8")
    (folder / names["my_game"] / "py.typed").touch()


def prefix_of(id: str) -> str:
    """What the rules are numbered with: the initials of the game, or its first two letters."""
    initials = "".join(part[0] for part in id.split("-")).upper()
    return (initials if len(initials) > 1 else id[:2]).upper()


def renamed(text: str, names: dict[str, str]) -> str:
    return re.sub(r"my_game|my-game|My Game|MyGame|\bMG\b", lambda found: names[found.group()], text)
