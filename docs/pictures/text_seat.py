"""Draws docs/pictures/odins-table.svg, the picture in the README: `python docs/pictures/text_seat.py`."""

from __future__ import annotations

import random
import re
from pathlib import Path

from rich.console import Console

import gladsheim
from gladsheim.cli.play import TextSeat


def main() -> None:
    match = gladsheim.start("odins-table", seats=2, seed=11)
    match.listen()
    rng = random.Random(5)
    while len(match.fills) < 150 or match.asks[0].seat != 0 or match.asks[0].slot != "deed":
        ask = match.asks[0]
        match.answer(ask.seat, rng.choice(ask.options))
    with open("/dev/null", "w") as nowhere:
        console = Console(record=True, width=78, file=nowhere, force_terminal=True, highlight=False)
        seat = TextSeat(match, {}, "en", console)
        seat.told[0] = len(match.events) - 4
        seat.show_table(0)
        seat.show_options(match.asks[0])
    picture = console.export_svg(title="gladsheim play odins-table --text")
    # Rich asks for a font from the network: any monospaced font of the reader's will do.
    picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")
    Path(__file__).with_name("odins-table.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
