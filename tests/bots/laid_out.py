"""Matches for bots to think about: laid-out positions of Odin's Table, and games played so far by lot."""

from __future__ import annotations

import gladsheim
from gladsheim.bots import Bot, Eyes
from gladsheim.core.chance import Chance, seed_from
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match
from gladsheim.games.odins_table import GAME
from gladsheim.games.odins_table.state import OdinsTable
from stories.odins_table.table import Table

CARDS = 10


def match_of(t: Table, seed: int = 1) -> Match:
    """A match that stands as the table does, with a source of chance of its own."""
    state = t.g.clone()
    assert isinstance(state, OdinsTable)
    return Match(GAME, 2, GAME.choose(2, {}), state, Chance(seed_from(seed), []), False)


def walls_by_lot(lots: Lots) -> tuple[str, str]:
    """Six different cards behind each Wall."""
    walls: list[str] = []
    for _ in range(2):
        cards = list(range(CARDS))
        lots.shuffle(cards)
        walls.append(" ".join(str(card) for card in cards[:6]))
    return walls[0], walls[1]


def played(fills: int, seed: int = 5) -> Match:
    """A match after so many answers by lot, from any of the seats that are asked."""
    m = gladsheim.start("odins-table", seed=seed, no_progress=10)
    lots = Lots(seed)
    for _ in range(fills):
        if m.over:
            break
        ask = m.asks[lots.below(len(m.asks))]
        m.answer(ask.seat, ask.options[lots.below(len(ask.options))])
    return m


def answers(m: Match, bots: list[Bot], most: int) -> list[int]:
    """The first answers of bots who play a match."""
    given: list[int] = []
    while not m.over and len(given) < most:
        seat = m.asks[0].seat
        given.append(bots[seat].answer(Eyes(m, seat)))
        m.answer(seat, given[-1])
    return given
