"""Finding games worth a script: few, that together show everything there is to show."""

from __future__ import annotations

from collections.abc import Iterator

from gladsheim.check.play import case_of
from gladsheim.core.game import Game, Value
from gladsheim.core.lots import Lots
from gladsheim.games.chronicles.book import CAMPAIGN
from gladsheim.games.chronicles.charts import RELATIONS
from gladsheim.games.chronicles.parts import GOD_NAMES, SUPPORTS
from golden.playing import Case, Played
from golden.script import Kind, kinds_of

CAMPAIGN_ONE_IN = 4  # charts are texts, which the kit does not make up


def new_games(game: Game, count: int, led: bool, seed: int = 1) -> Iterator[Case]:
    """So many cases of every number of seats, with options of all kinds."""
    for n in range(seed, seed + count):
        case = case_of(game, n)
        options = {name: value for name, value in case.options.items() if value != game.options[name].default}
        if game.id == "chronicles" and n % CAMPAIGN_ONE_IN == 0:
            options = campaign(case.seats, n)
        yield Case(game, case.seats, options, n, led)


def campaign(seats: int, seed: int) -> dict[str, Value]:
    """Options of the Chronicles where all are comrades, kin and companions of all."""
    lots = Lots(seed)
    gods = [*range(len(GOD_NAMES))]
    lots.shuffle(gods)
    party = [GOD_NAMES[god] for god in gods[: seats + SUPPORTS[seats]]]
    charts: list[str] = []
    for god in party[:seats]:
        others = ",".join(name for name in party if name != god)
        charts.append(f"{god} elves=2 vanir=2 god=1 dice=1 " + " ".join(f"{row}={others}" for row in RELATIONS))
    return {"saga": CAMPAIGN[lots.below(len(CAMPAIGN))], "gods": [*party], "charts": "; ".join(charts)}


def settings(case: Case) -> set[Kind]:
    """The number of seats and the options of a case, as kinds that a script shows."""
    kinds: set[Kind] = {("seats", str(case.seats))}
    for name, value in case.chosen.values.items():
        if not case.game.options[name].many and name != "charts":
            kinds.add((name, str(value)))
    return kinds


def worthy(game: Game, tries: int, shown: set[Kind]) -> list[Case]:
    """Of many games the few that show what is not `shown`: always the one that adds most, and of those the shortest."""
    tried: list[tuple[Case, set[Kind], int]] = []
    for led in (True, False):
        for case in new_games(game, tries // 2, led):
            played = Played(case, [])
            tried.append((case, set().union(*kinds_of(played), settings(case)), len(played.steps)))
    chosen: list[Case] = []
    while tried:
        case, kinds, _ = max(tried, key=lambda one: (len(one[1] - shown), -one[2]))
        if kinds <= shown:
            break
        chosen.append(case)
        shown = shown | kinds
    return chosen
