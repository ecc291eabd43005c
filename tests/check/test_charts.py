"""Chronicles with every relationship keeps every law: charts are texts, so the kit alone never plays with one."""

from __future__ import annotations

import pytest

from gladsheim.check import run_checks
from gladsheim.check.options import Options
from gladsheim.core.forms import Form, State
from gladsheim.core.game import Chosen, Game
from gladsheim.core.lots import Lots
from gladsheim.games import find
from gladsheim.games.chronicles.book import BASIC, CAMPAIGN
from gladsheim.games.chronicles.charts import RELATIONS
from gladsheim.games.chronicles.parts import GOD_NAMES, SUPPORTS

GAMES = 40  # few questions are as rare as how much a helper bears
CAMPAIGN_SLOTS = {"kin", "travel", "bear", "luck"}


def with_charts(game: Game) -> Game:
    """The same game, but everybody brings a chart on which all are comrades, kin and companions of all."""

    def set_up(g: State, seats: int, chosen: Chosen) -> Form:
        lots = Lots(len(chosen.words("gods")) + 7 * seats)
        gods = [*range(len(GOD_NAMES))]
        lots.shuffle(gods)
        party = [GOD_NAMES[god] for god in gods[: seats + SUPPORTS[seats]]]
        saga = CAMPAIGN[0] if chosen.word("saga") in BASIC else chosen.word("saga")
        charts = "; ".join(chart(god, party) for god in party[:seats])
        return game.set_up(g, seats, Chosen({**chosen.values, "saga": saga, "gods": party, "charts": charts}))

    return Game(
        id=game.id,
        folder=game.folder,
        seats=game.seats,
        options=game.options,
        state=game.state,
        forms=[*game.forms.values()],
        slots=game.slots,
        set_up=set_up,
        view=game.view,
        label=game.label,
        place=game.place,
        text=game.text,
        pieces=game.pieces,
        longest=game.longest,
    )


def chart(god: str, party: list[str]) -> str:
    others = ",".join(name for name in party if name != god)
    return f"{god} elves=2 vanir=2 god=1 dice=1 " + " ".join(f"{row}={others}" for row in RELATIONS)


@pytest.mark.once
def test_a_campaign_with_every_relationship_keeps_the_laws() -> None:
    game = with_charts(find("chronicles"))
    report = run_checks(game, GAMES, 1, laws=["fuzz", "options"])
    assert report.ok, "\n".join(report.faults)
    law = report.of("options")
    assert isinstance(law, Options)
    assert law.slots >= CAMPAIGN_SLOTS
    # The costly laws: one game.
    costly = run_checks(game, 1, 1, laws=["look", "clone", "save", "replay", "leak"])
    assert costly.ok, "\n".join(costly.faults)
