"""Experience charts (chapter 15): what a god has learned, what it costs, and what it gives in a game.

A chart is plain text, so that it can be an option of a game and a part of a campaign's record:
"odin elves=1 vanir=2 god=1 dice=0 comrade=thor,tyr kin= lucky= travel=".
"""

from __future__ import annotations

from typing import Final

from gladsheim.core.decks import replaced
from gladsheim.core.forms import NOBODY
from gladsheim.core.game import BadOption
from gladsheim.core.text import Phrase
from gladsheim.games.chronicles.book import PAGES
from gladsheim.games.chronicles.parts import (
    BOX,
    FREYIA,
    FREYR,
    FRIGG,
    GOD_NAMES,
    HEIMDALL,
    ODIN,
    ONES,
    SUCCESSES,
    TWOS,
    TYR,
)
from gladsheim.games.chronicles.state import Chronicles

# Boxes and their prices (facts 9: the relationship rows derived, the dice rulebook, the troops default from 3 on).
TROOP_PRICES: Final = [1, 2, 3, 4]  # starting elves; and as much for starting Vanir dice
DICE_PRICES: Final = [3, 4]  # box I, box II; for the God die and for Vanir dice
BOX.table("TROOP_PRICES", TROOP_PRICES, "facts 9: default from 3 on")
BOX.table("DICE_PRICES", DICE_PRICES, "rulebook")
# players -> the boxes of each relationship row that are not struck out (rulebook)
RELATION_PRICES: Final = [[], [2, 4], [3, 4], [1, 3], [1, 2, 3], [1, 2, 3, 4]]
BOX.table("RELATION_PRICES", RELATION_PRICES, "facts 9: derived")
RELATIONS: Final = ["comrade", "kin", "lucky", "travel"]
ROWS: Final = ["elves", "vanir", "god", "dice"]
BOX_PRICES: Final = {"elves": TROOP_PRICES, "vanir": TROOP_PRICES, "god": DICE_PRICES, "dice": DICE_PRICES}


class BadChart(BadOption):
    """A chart that cannot be, or a box that cannot be bought; the message says why."""


class Chart:
    """The ticked boxes of one god."""

    def __init__(self, god: str) -> None:
        self.god = god
        self.boxes: dict[str, int] = {"elves": 0, "vanir": 0, "god": 0, "dice": 0}  # ticked from the left
        self.names: dict[str, list[str]] = {"comrade": [], "kin": [], "lucky": [], "travel": []}

    def text(self) -> str:
        ticked = " ".join(f"{row}={self.boxes[row]}" for row in ROWS)
        named = " ".join(f"{row}={','.join(self.names[row])}" for row in RELATIONS)
        return f"{self.god} {ticked} {named}"


def read_chart(text: str) -> Chart:
    """The chart that `text` wrote; a BadChart says what is wrong."""
    god, *parts = text.split()
    if god not in GOD_NAMES:
        raise BadChart(f"no god '{god}'; there are: {', '.join(GOD_NAMES)}")
    chart = Chart(god)
    for part in parts:
        row, _, value = part.partition("=")
        if row in chart.boxes:
            most = len(BOX_PRICES[row])
            if value not in [str(count) for count in range(most + 1)]:
                raise BadChart(f"{god}: '{row}' has {most} boxes, not {value}")
            chart.boxes[row] = int(value)
        elif row in chart.names:
            names = [name for name in value.split(",") if name]
            if len(set(names)) < len(names) or god in names or any(name not in GOD_NAMES for name in names):
                raise BadChart(f"{god}: '{row}' names other gods, each once, not {value}")
            chart.names[row] = names
        else:
            raise BadChart(f"no row '{row}'; there are: {', '.join([*ROWS, *RELATIONS])}")
    return chart


def read_charts(text: str) -> list[Chart]:
    return [read_chart(line) for line in text.split(";") if line.strip()]


def first_chart(god: str, party: list[str]) -> Chart:
    """The chart at the start of a campaign: the god's initial abilities are ticked without cost."""
    chart = Chart(god)
    id = GOD_NAMES.index(god)
    others = [name for name in party if name != god]
    if id == FREYR:
        chart.boxes["elves"] = 2
    elif id == FREYIA:
        chart.names["lucky"] = others
    elif id == FRIGG:
        chart.boxes["dice"] = 1
    elif id == HEIMDALL:
        chart.boxes["god"] = 1
        chart.boxes["dice"] = 1
    elif id == ODIN:
        chart.names["comrade"] = others
    elif id == TYR:
        chart.boxes["god"] = 2
    return chart


def price(chart: Chart, row: str, players: int) -> int:
    """What the next box of a row costs; a BadChart where there is none."""
    if row in chart.boxes:
        prices = BOX_PRICES[row]
        ticked = chart.boxes[row]
    elif row in chart.names:
        prices = RELATION_PRICES[players]
        ticked = len(chart.names[row])
    else:
        raise BadChart(f"no row '{row}'; there are: {', '.join([*ROWS, *RELATIONS])}")
    if ticked >= len(prices):
        raise BadChart(f"every box of '{row}' is ticked or struck out", Phrase("refused-no-box"))
    return prices[ticked]


def tick(chart: Chart, row: str, name: str, party: list[str]) -> Chart:
    """The chart with one more box; a relationship needs the name of another god of the campaign."""
    better = read_chart(chart.text())
    if row in better.boxes:
        better.boxes[row] += 1
        return better
    if name == chart.god or name not in party or name in chart.names[row]:
        reason = f"a new '{row}' is another god of the campaign, not yet named there: not '{name}'"
        raise BadChart(reason, Phrase("refused-other-god"))
    better.names[row] = [*better.names[row], name]
    return better


def faces(boxes: int) -> int:
    """The faces that are successes with so many boxes of a column ticked, as bits."""
    return SUCCESSES | (ONES if boxes else 0) | (TWOS if boxes == 2 else 0)


def apply_chart(g: Chronicles, god: int, chart: Chart) -> None:
    """A god sits down with what it has learned; what it starts with comes from the reserves."""
    party = [GOD_NAMES[who] for who in g.who]
    g.powers = replaced(g.powers, god, g.who[god])
    g.god_faces = replaced(g.god_faces, god, faces(chart.boxes["god"]))
    g.vanir_faces = replaced(g.vanir_faces, god, faces(chart.boxes["dice"]))
    g.take_elves(god, min(chart.boxes["elves"], g.elf_reserve))
    g.take_vanir(god, min(chart.boxes["vanir"], g.vanir_reserve))
    named = [sum(1 << party.index(name) for name in chart.names[row] if name in party) for row in RELATIONS]
    g.comrades = replaced(g.comrades, god, named[0])
    g.kin = replaced(g.kin, god, named[1])
    g.lucky = replaced(g.lucky, god, named[2])
    g.travel = replaced(g.travel, god, named[3])


def grant_first_abilities(g: Chronicles) -> None:
    """YC 13.1 and 13.2: none on the easy page; on any other the initial ones, unless a campaign brought its charts.

    The same as every player's `first_chart`, written out: many games begin here.
    """
    if PAGES[g.page].saga == "easy" or g.powers[0] != NOBODY:
        return
    all_gods = (1 << g.gods) - 1
    g.powers = g.who[: g.players] + g.powers[g.players :]
    for god in range(g.players):
        who = g.who[god]
        if who == FREYR:
            g.take_elves(god, 2)
        elif who == FREYIA:
            g.lucky = replaced(g.lucky, god, all_gods ^ (1 << god))
        elif who == FRIGG:
            g.vanir_faces = replaced(g.vanir_faces, god, SUCCESSES | ONES)
        elif who == HEIMDALL:
            g.vanir_faces = replaced(g.vanir_faces, god, SUCCESSES | ONES)
            g.god_faces = replaced(g.god_faces, god, SUCCESSES | ONES)
        elif who == ODIN:
            g.comrades = replaced(g.comrades, god, all_gods ^ (1 << god))
        elif who == TYR:
            g.god_faces = replaced(g.god_faces, god, SUCCESSES | ONES | TWOS)
