"""What hangs on the number of players in the Chronicles, as one table written from the sources, not from the code."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from gladsheim.games.chronicles.campaign import new_campaign
from gladsheim.games.chronicles.charts import BadChart, price, read_chart
from gladsheim.games.chronicles.fights import duels_to_win
from gladsheim.games.chronicles.parts import GOD_NAMES
from stories.chronicles.table import table
from stories.rules import rule


class Row(NamedTuple):
    """One number of players."""

    players: int
    life: int  # of each god of a player: rulebook, Set-up (facts 2)
    reserve: int  # elves, and as many Vanir dice: rulebook, Set-up (facts 2)
    supports: int  # support gods: rulebook, games for one and two
    decks: list[int]  # unseen enemy cards of each player: rulebook; with two, three of the support god's each
    shared: int  # cards of a support god of which nobody knows in whose deck they are
    duels: int  # enemies to remove on the plain of Vigrid: ours (facts 12)
    boxes: list[int]  # prices of a row of relationships that are not struck out: rulebook (facts 9)


TABLE = [
    Row(1, 9, 6, 2, [18], 0, 3, [2, 4]),
    Row(2, 8, 7, 1, [9, 9], 6, 3, [3, 4]),
    Row(3, 7, 9, 0, [6, 6, 6], 0, 4, [1, 3]),
    Row(4, 6, 11, 0, [6, 6, 6, 6], 0, 4, [1, 2, 3]),
    Row(5, 5, 13, 0, [6, 6, 6, 6, 6], 0, 4, [1, 2, 3, 4]),
]
SUPPORT_LIFE = 5  # rulebook: whatever the number of players
by_players = pytest.mark.parametrize("row", TABLE, ids=[f"{row.players} players" for row in TABLE])


@rule("YC 2.3", "YC 2.8", "YC 2.9", "YC 2.10")
@by_players
def test_life_reserves_and_decks(row: Row) -> None:
    g = table(" ".join(GOD_NAMES[: row.players + row.supports]), players=row.players).g
    assert g.gods == row.players + row.supports
    assert g.life == [row.life] * row.players + [SUPPORT_LIFE] * row.supports
    assert g.most_life == g.life  # never above what one began with
    assert (g.elf_reserve, g.vanir_reserve) == (row.reserve, row.reserve)
    assert [len(bag) + mixed for bag, mixed in zip(g.bags, g.mixed, strict=True)] == row.decks
    assert len(g.pool) == row.shared


@rule("YC 16.13")
@by_players
def test_duels_to_win(row: Row) -> None:
    gods = " ".join(GOD_NAMES[: row.players + row.supports])
    assert duels_to_win(table(gods, saga="vigrid", players=row.players).g) == row.duels


@rule("YC 15.3")
@by_players
def test_boxes_of_relationships_that_are_struck_out(row: Row) -> None:
    names = [name for name in GOD_NAMES if name != "odin"]
    for kind in ("comrade", "kin", "lucky", "travel"):
        for ticked, due in enumerate(row.boxes):
            chart = read_chart(f"odin {kind}={','.join(names[:ticked])}")
            assert price(chart, kind, row.players) == due
        with pytest.raises(BadChart, match="ticked or struck out"):
            price(read_chart(f"odin {kind}={','.join(names[: len(row.boxes)])}"), kind, row.players)


@rule("YC 15.1")
@by_players
def test_gods_of_a_campaign(row: Row) -> None:
    people = [f"Player {n}" for n in range(row.players)]
    gods = row.players + row.supports
    assert len(new_campaign(people, GOD_NAMES[:gods])["gods"]) == gods
    for wrong in (gods - 1, gods + 1):
        with pytest.raises(BadChart, match=f"{row.players} players need {row.players} gods and {row.supports} support"):
            new_campaign(people, GOD_NAMES[:wrong])
