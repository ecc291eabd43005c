"""A bot of whichever gladsheim is on the path, one JSON line a question: for `bench.strength`.

It is told the header of a game once, then what was filled since it was asked last.
"""

from __future__ import annotations

import json
import sys

import gladsheim
from gladsheim.bots import Bot, Eyes, make_bot
from gladsheim.core.match import Match


def main() -> None:
    match: Match | None = None
    bots: dict[int, Bot] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        if "header" in asked:
            match, bots = gladsheim.replay({**asked["header"], "fills": asked["fills"]}), {}
            fills = []
        else:
            fills = asked["fills"]
        assert match is not None
        for seat, value in fills:
            match.state.fill(seat, value)
            match.note(seat, value)
        match.asked = None
        seat = asked["seat"]
        if seat not in bots:
            bots[seat] = make_bot(asked["bot"], asked["seed"])
        print(bots[seat].answer(Eyes(match, seat)), flush=True)


if __name__ == "__main__":
    main()
