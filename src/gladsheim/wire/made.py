"""Every file of the front end that is made from Python."""

from __future__ import annotations

from pathlib import Path

from gladsheim.games import find, ids
from gladsheim.wire.boards import event_types, view_types
from gladsheim.wire.typescript import make_typescript


def made_files(front_end: Path) -> dict[Path, str]:
    """Each file below web/src, and what it should say."""
    made = {front_end / "wire.ts": make_typescript()}
    for id in ids():
        board = front_end / "boards" / id
        if board.is_dir():
            game = find(id)
            if game.view_type is not None:
                made[board / "view.ts"] = view_types(game)
                made[board / "events.ts"] = event_types(game)
    return made
