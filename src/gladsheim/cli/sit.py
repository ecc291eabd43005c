"""`gladsheim sit LINK --bot network:FILE`: what was learned sits down at a table of a running hall."""

from __future__ import annotations

import argparse

from rich.console import Console

from gladsheim.core.game import BadOption
from gladsheim.core.lots import Lots

LONG = 600.0  # seconds: people take their time
NETWORK = "network:"


def add_sit(sit: argparse.ArgumentParser) -> None:
    sit.add_argument("link", help="of the table, as its page shows it")
    sit.add_argument("--bot", required=True, help="network:FILE, or random; others sit at a hall as its own bots")
    sit.add_argument("--seat", type=int, help="an open seat, from 0; else the first")
    sit.add_argument("--name", default="", help="by which people call it")
    sit.add_argument("--seed", type=int, default=0)


def sit(chosen: argparse.Namespace, out: Console) -> int:
    """Play until the game is over."""
    from gladsheim.cli.guest import Guest

    bot = None
    if chosen.bot.startswith(NETWORK):
        try:
            from gladsheim.adapters.network import NetworkBot
        except ImportError as no:
            raise BadOption(str(no)) from None
        bot = NetworkBot(chosen.bot, chosen.seed)
    elif chosen.bot != "random":
        raise BadOption(f"only network:FILE and random can sit down by a link, not '{chosen.bot}'")
    # (Before it sits down: who cannot play there takes nobody's seat.)
    game, seats = Guest.table(chosen.link)
    if bot is not None:
        bot.sits(game, seats)
    guest, lots = Guest(chosen.link, chosen.name or "Network", chosen.seat), Lots(chosen.seed)
    out.print(f"sits at seat {guest.seat} of {guest.game.title}", soft_wrap=True)
    answers = 0
    while not guest.over:
        guest.wait(LONG)
        question = guest.question
        if question is None:
            continue
        options = [choice.value for choice in question.choices]
        if bot is None:
            guest.fill(options[lots.below(len(options))])
        else:
            guest.fill(bot.choose(guest.seat, guest.view, question.slot, options))
        answers += 1
    won = guest.view.get("returns")
    share = won[guest.seat] if isinstance(won, list) else "?"
    out.print(f"over after {answers} answers; it won {share}", soft_wrap=True)
    guest.close()
    return 0
