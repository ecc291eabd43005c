"""What is seen and heard, and that imagination keeps to it.

A careful observer remembers everything it ever saw.  Small tables are played in every way that chance and the secret
choices of black allow; all ways that look the same to white make up what white can think possible, and that is
exactly what `imagine` must deal.
"""

from __future__ import annotations

from itertools import permutations

import pytest

import gladsheim
from gladsheim.core.events import Ears
from gladsheim.core.forms import CHANCE
from gladsheim.core.lots import Lots
from gladsheim.games.odins_table import GAME
from gladsheim.games.odins_table.parts import KEEP, SCOUT_NOTHING
from gladsheim.games.odins_table.state import OdinsTable
from gladsheim.games.odins_table.view import follow
from stories.odins_table.table import FILES, Table, deed_number, table, through_a_save, wall_of
from stories.rules import rule

Sight = tuple[str, ...]  # all that white saw and heard, step by step


def ways(t: Table, script: list[str], saw: Sight = (), likely: float = 1.0) -> list[tuple[Sight, OdinsTable, float]]:
    """Every way the script can go on, and how likely it is: chance and black's swaps are free, all else is written."""
    g = t.g
    options: list[int] = []
    if g.seat == CHANCE:
        options = sorted(set(g.options))
    elif g.slot == "scout" and (g.seat == 1 or not script or not script[0].startswith("scout")):
        options = [SCOUT_NOTHING]
    elif not script:
        return [(saw, g, likely)]
    elif g.slot == "swap":
        options = [option for option in g.options if option != KEEP] if script[0] == "swap" else [KEEP]
        script = script[1:]
    elif g.slot == "scout":
        options = [FILES.index(script[0][-1])]
        script = script[1:]
    else:
        options = [deed_number(g.seat, script[0])]
        script = script[1:]
    found = []
    for option in options:
        twin = g.clone()
        twin.ears = Ears(GAME.lots)
        twin.fill(twin.seat, option)
        after = Table.__new__(Table)
        after.g, after.coming = twin, []
        sight = (after.sees_wall("white", "black"), *after.hears("white"))
        share = g.options.count(option) / len(g.options) if g.seat == CHANCE else 1 / len(options)
        found += ways(after, script, saw + sight, likely * share)
    return found


def start(black_wall: tuple[int, ...], pile: list[int], discards: list[int], black: str) -> Table:
    """White strikes from c4, d4, c3 or d3 with nines, scouts by moving its piece of column a, and draws only Idunns."""
    return table(
        white="a1 c4 d4" if "5" in black else "a1 c3 d3",
        black=black,
        walls=("0 5 9 9 5 5", " ".join(str(card) for card in black_wall)),
        draw_piles=([0] * 12, pile),
        discards=([], discards),
    )


SCRIPTS = {
    "nothing seen": ([2, 3, 4, 4, 4, 4], [6, 7], [], "c5 d5 f5 e4", []),
    "one card scouted": ([2, 3, 4, 4, 4, 4], [6, 7], [], "c5 d5 f5 e4", ["a1 a2", "scout b"]),
    "one card drawn": ([2, 3, 4, 4, 4, 4], [6, 7], [], "c5 d5 f5 e4", ["c4 c5", "keep"]),
    "a drawn card and a swap": ([2, 3, 3, 3, 3, 3], [6, 7], [], "c5 d5 f5 e4", ["c4 c5", "swap"]),
    "a swap, then scouted": (
        *([2, 3, 3, 3, 3, 3], [3, 6, 7], [], "c5 d5 f5 e4"),
        ["c4 c5", "swap", "f5 f4", "a1 a2", "scout e"],
    ),
    "a swap, then the new card's column scouted": (
        *([2, 2, 2, 3, 3, 3], [2, 6], [], "c5 d5 f5 e4"),
        ["c4 c5", "swap", "f5 f4", "a1 a2", "scout c"],
    ),
    "a swap, then a card used": (
        *([2, 3, 3, 3, 3, 3], [6, 7], [], "c5 d5 f5 e4"),
        ["c4 c5", "swap", "f5 f4", "d4 d5", "keep"],
    ),
    "two swaps": (
        *([2, 2, 2, 2, 2, 3], [6, 7], [], "c5 d5 f5 e4"),
        ["c4 c5", "swap", "f5 f4", "d4 d5", "swap"],
    ),
    "two swaps, then scouted": (
        *([2, 2, 2, 2, 2, 3], [6, 7], [], "c5 d5 f5 e4"),
        ["c4 c5", "swap", "f5 f4", "d4 d5", "swap", "f4 f3", "a1 a2", "scout a"],
    ),
    "reshuffled": (
        *([2, 3, 3, 3, 3, 3], [6], [7, 8], "c4 d4 f4 e4"),
        ["c3 c4", "f4 f3", "d3 d4"],
    ),
    "reshuffled, then scouted": (
        *([2, 3, 3, 3, 3, 3], [6], [7, 8], "c4 d4 f4 e4"),
        ["c3 c4", "f4 f3", "d3 d4", "f3 f4", "a1 a2", "scout c"],
    ),
    "reshuffled, then a swap": (
        *([2, 3, 3, 3, 3, 3], [6], [7], "c5 d5 f4 e4"),
        ["c4 c5", "keep", "f4 f3", "d4 d5", "swap"],
    ),
    "a swap, then reshuffled": (
        *([2, 3, 3, 3, 3, 3], [6], [7, 6], "c5 d5 f4 e4"),
        ["c4 c5", "swap", "f4 f3", "d4 d5", "keep"],
    ),
    "a swap, reshuffled, a swap, scouted": (
        *([3, 3, 3, 3, 3, 3], [6], [7], "c5 d5 f4 e4"),
        ["c4 c5", "swap", "f4 f3", "d4 d5", "swap", "f3 f4", "a1 a2", "scout d"],
    ),
}


@rule("OT 2.2", "OT 5.8", "OT 7.1", "OT 7.2")
@pytest.mark.parametrize("name", SCRIPTS)
def test_what_is_imagined_is_all_that_a_careful_observer_thinks_possible(name: str) -> None:
    display, pile, discards, black, script = SCRIPTS[name]
    possible: dict[Sight, dict[str, OdinsTable]] = {}
    for black_wall in sorted(set(permutations(display))):
        for sight, end, _ in ways(start(black_wall, pile, discards, black), script):
            possible.setdefault(sight, {})[wall_of(end, "black")] = end
    assert possible
    for walls in possible.values():
        for true in (min(walls), max(walls)) if len(walls) < 100 else (min(walls),):
            lots = Lots(len(walls))
            dealt: set[str] = set()
            tries = 0
            while tries < 20 * len(walls) or (dealt != set(walls) and tries < 500 * len(walls)):
                dealt.add(imagined_wall(walls[true], lots))
                tries += 1
            assert dealt == set(walls)


def imagined_wall(g: OdinsTable, lots: Lots) -> str:
    twin = GAME.imagine(g, 0, lots)
    assert isinstance(twin, OdinsTable)
    return wall_of(twin, "black")


LIKELIHOODS = {
    **{name: SCRIPTS[name] for name in SCRIPTS if "swap" in name and "scouted" in name},
    "where a new card is rarer than an old one": (
        *([2, 2, 2, 3, 3, 3], [2, 6, 6, 6, 6, 6], [], "c5 d5 f5 e4"),
        ["c4 c5", "swap", "f5 f4", "a1 a2", "scout c"],
    ),
}


@rule("OT 5.8")
@pytest.mark.parametrize("name", LIKELIHOODS)
def test_after_an_unseen_swap_what_was_likelier_to_be_seen_is_imagined_more_often(name: str) -> None:
    display, pile, discards, black, script = LIKELIHOODS[name]
    exact: dict[Sight, dict[str, float]] = {}
    true: dict[Sight, OdinsTable] = {}
    for black_wall in sorted(set(permutations(display))):
        for sight, end, likely in ways(start(black_wall, pile, discards, black), script):
            walls, wall = exact.setdefault(sight, {}), wall_of(end, "black")
            walls[wall] = walls.get(wall, 0.0) + likely
            true[sight] = end
    for sight, walls in exact.items():
        posterior = {wall: likely / sum(walls.values()) for wall, likely in walls.items()}
        dealt = exactly_imagined(true[sight])
        apart = sum(abs(posterior.get(wall, 0.0) - dealt.get(wall, 0.0)) for wall in {*posterior, *dealt}) / 2
        assert apart < 0.001


class EveryLot:
    """Draws every lot in turn, all combinations of them: what `imagine` deals is then known exactly, not sampled."""

    def __init__(self) -> None:
        self.drawn: list[tuple[int, list[int]]] = []  # which of the weights, for each lot of this run
        self.at = 0

    def choose(self, weights: list[int]) -> int:
        if self.at == len(self.drawn):
            self.drawn.append((0, weights))
        self.at += 1
        return self.drawn[self.at - 1][0]

    def next_run(self) -> bool:
        """Go on to the next combination; False after the last."""
        self.at = 0
        while self.drawn:
            n, weights = self.drawn.pop()
            if n + 1 < len(weights):
                self.drawn.append((n + 1, weights))
                return True
        return False

    def share(self) -> float:
        share = 1.0
        for n, weights in self.drawn:
            share *= weights[n] / sum(weights)
        return share


def exactly_imagined(g: OdinsTable) -> dict[str, float]:
    """How often `imagine` deals each Wall, by following it through every guess that it weighs, and all its shuffles."""
    found: dict[str, float] = {}
    weights = follow(g.memory[1], len(g.out_of_sight(1))) if g.memory[1] else {}
    guesses = weights or {(tuple(g.came_from[6:]), tuple(g.known(1))): 1.0}
    for (piles, known), weight in guesses.items():
        unseen = g.out_of_sight(1)
        for marked in known:
            unseen.remove(marked % 10)
        lots = EveryLot()
        going = True
        while going:
            old, new, wall = [*known], [*unseen], [str(card) for card in g.wall[6:]]
            for column in g.hidden_columns(1):
                newest = piles[column] == g.piles[1]
                bag = new if newest else [marked for marked in old if marked // 10 == piles[column]]
                kinds = sorted(set(bag))
                card = kinds[lots.choose([bag.count(kind) for kind in kinds])]
                (new if newest else old).remove(card)
                wall[column] = str(card % 10)
            said = " ".join(wall)
            found[said] = found.get(said, 0.0) + lots.share() * weight / sum(guesses.values())
            going = lots.next_run()
    return found


@rule("OT 5.8")
def test_what_is_dealt_is_what_was_weighed() -> None:
    display, pile, discards, black, script = LIKELIHOODS["where a new card is rarer than an old one"]
    end = max(ways(start(tuple(display), pile, discards, black), script), key=lambda way: way[2])[1]
    exact, lots, games = exactly_imagined(end), Lots(7), 20_000
    dealt: dict[str, int] = {}
    for _ in range(games):
        wall = imagined_wall(end, lots)
        dealt[wall] = dealt.get(wall, 0) + 1
    columns = [dict.fromkeys("0123456789", 0.0) for _ in range(6)]
    for wall in {*exact, *dealt}:
        for column, card in enumerate(wall.split()):
            columns[column][card] += exact.get(wall, 0.0) - dealt.get(wall, 0) / games
    assert max(sum(abs(gap) for gap in column.values()) / 2 for column in columns) < 0.02


@rule("OT 5.8")
def test_a_guess_at_a_swap_that_contradicts_what_was_seen_is_given_up() -> None:
    # Column a came from the display and is a 2; all else was drawn.  After a swap a 7 is seen in column b.
    rows = [[1, 0, 1, 1, 1, 1, 1], [2], [0, 63], [1, 1, 7, 1]]
    fitting = follow(rows, 12)
    assert ((1, 0, 1, 1, 1, 1), (2,)) not in fitting  # a and b: then the 2 would stand in b
    assert ((1, 1, 0, 1, 1, 1), (2,)) in fitting  # a and c
    # A hidden slot that was not hidden then cannot have been swapped.
    assert set(follow([rows[0], rows[1], [0, 62]], 12)) == {((0, 1, 1, 1, 1, 1), (2,))}
    # The one 2 that is out of sight is that of the display, so a drawn card cannot be a 2.
    seen = [rows[0], rows[1], [0, 63], [1, 3, 2, 1]]
    assert set(follow(seen, 12)) == {((1, 1, 1, 0, 1, 1), ())}
    assert ((1, 1, 0, 1, 1, 1), (2,)) in follow([*seen[:3], [1, 3, 2, 2]], 12)


@rule("OT 5.8")
def test_after_a_swap_the_opponent_no_longer_knows_which_cards_stand_since_the_display() -> None:
    t = start((2, 3, 4, 5, 6, 7), [8], [], "c5 d5 f5 e4")
    assert t.sees("white")["came_from"] == [[0] * 6, [0] * 6]
    t.plays("c4 c5")
    assert t.asked == "black swap"
    assert t.sees("white")["came_from"] == [[0, 0, 1, 0, 0, 0], [0, 0, 1, 0, 0, 0]]
    t.swaps("b c")
    assert t.sees("white")["came_from"] == [[0, 0, 1, 0, 0, 0], None]
    assert t.sees(None)["came_from"] == [[0, 0, 1, 0, 0, 0], None]
    assert t.sees("black")["came_from"] == [[0, 0, 1, 0, 0, 0], [0, 1, 0, 0, 0, 0]]
    assert through_a_save(t).sees("black") == t.sees("black")


@rule("OT 2.2")
def test_a_displayed_card_not_yet_seen_stands_behind_the_wall_of_every_imagined_table() -> None:
    t = table(white="a1 c3", black="c4 f5", walls=("5 5 9 5 5 5", "1 2 3 4 5 6"))
    t.plays("c3 c4", draws=[7, 0])
    for lot in range(200):
        wall = wall_of(t.imagined("white", lot), "black").split()
        assert sorted([*wall[:2], *wall[3:]]) == ["1", "2", "4", "5", "6"]
    drawn = {wall_of(t.imagined("white", lot), "black").split()[2] for lot in range(300)}
    assert drawn == set("0123456789")


@rule("OT 1.6")
def test_ones_own_wall_is_imagined_as_it_is() -> None:
    t = table(walls=("1 2 3 4 5 6", "6 5 4 3 2 1"))
    for lot in range(20):
        assert wall_of(t.imagined("white", lot), "white") == "1 2 3 4 5 6"
    assert len({wall_of(t.imagined(None, lot), "white") for lot in range(20)}) > 1


@rule("OT 1.6", "OT 7.1")
def test_no_seat_can_tell_an_imagined_table_from_the_true_one() -> None:
    for seed in range(3):
        m = gladsheim.start("odins-table", seed=seed)
        lots = Lots(seed)
        while not m.over:
            seat = (0, 1, None)[lots.below(3)]
            twin = m.imagine(seat, lots)
            assert twin.view(seat) == m.view(seat)
            assert GAME.pieces(twin.state) == GAME.pieces(m.state)
            if lots.below(10) == 0:
                assert twin.text(seat) == m.text(seat)
            ask = m.asks[lots.below(len(m.asks))]
            m.answer(ask.seat, ask.options[lots.below(len(ask.options))])


@rule("OT 4.3", "OT 9.4")
def test_what_lies_open_is_told_to_everybody_alike() -> None:
    t = table(white="c2 f1", black="f5 a5", walls=("5 5 0 5 5 5", "9 8 7 6 5 4"))
    t.plays("c2 c3")
    t.scouts("b", draws=[7])
    open_lines = ["White moves from c2 to c3.", "White scouts Black's column b: Thor (8)."]
    assert t.hears("white") == [*open_lines, "White draws Vidar (7) for column c."]
    assert t.hears("black") == t.hears(None) == [*open_lines, "White draws a card for column c."]


@rule("OT 9.9")
def test_after_scouting_only_the_open_card_is_known() -> None:
    t = table(white="c2 f1", black="f5 a5", walls=("5 5 0 5 5 5", "9 8 7 6 5 4"))
    t.plays("c2 c3")
    t.scouts("b", draws=[7])
    walls = {wall_of(t.imagined("white", lot), "black") for lot in range(400)}
    assert {wall.split()[1] for wall in walls} == {"8"}
    for column in (0, 2, 3, 4, 5):
        assert {wall.split()[column] for wall in walls} == set("97654")
