"""`gladsheim export`: games as data."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

import gladsheim
from gladsheim.cli.set_up import check_writable, options_of, read_journal
from gladsheim.core.game import BadOption
from gladsheim.games import find


def export(chosen: argparse.Namespace, out: Console) -> int:
    """Games of bots, or those of journals, into one file."""
    try:
        from gladsheim.adapters.export import export_bots, export_matches
    except ImportError as no:
        raise BadOption(str(no)) from None
    file = Path(chosen.out)
    check_writable(file)
    if chosen.journal:
        if chosen.game:
            raise BadOption("export takes a game that bots are to play, or journals, not both")
        rows = export_matches([gladsheim.replay(read_journal(name)) for name in chosen.journal], file)
    elif not chosen.game:
        raise BadOption(
            f"export needs a game, one of {', '.join(game.id for game in gladsheim.games())}, or --journal FILE"
        )
    else:
        options = options_of(find(chosen.game), chosen.option)
        rows = export_bots(chosen.game, file, chosen.games, chosen.seats, chosen.bots, chosen.seed, options)
    out.print(f"{rows:,} answers in {file}", soft_wrap=True)
    return 0
