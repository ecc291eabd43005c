"""Yggdrasil Chronicles: one to five gods against six enemies on a tree of nine worlds.  Start reading in turn.py."""

from pathlib import Path

from gladsheim.core.forms import Form, State
from gladsheim.core.game import BadOption, Chosen, Game, Option
from gladsheim.games.chronicles.actions import Act, Anywhere, Geri, Heal, Ratatosk, Runes
from gladsheim.games.chronicles.book import BASIC, FIRST_PAGE, PAGES, SAGAS
from gladsheim.games.chronicles.campaign import ChartOption
from gladsheim.games.chronicles.charts import apply_chart, read_charts
from gladsheim.games.chronicles.creatures import Creatures, Gulltopp, Skuld, Sleipnir, Urd, Verdandi
from gladsheim.games.chronicles.duty import Duty
from gladsheim.games.chronicles.enemies import Activation
from gladsheim.games.chronicles.fights import Fight
from gladsheim.games.chronicles.iotunns import Awaken
from gladsheim.games.chronicles.moving import SupportMove
from gladsheim.games.chronicles.parts import (
    ARTIFACTS,
    CREATURES,
    DEEDS,
    FACES,
    GIFTS,
    GOD_NAMES,
    IOTUNNS,
    SUPPORTS,
    WORLDS,
)
from gladsheim.games.chronicles.pieces import pieces
from gladsheim.games.chronicles.powers import Kin, KinWindow
from gladsheim.games.chronicles.risks import Keeping, Risk, Throw, Turning
from gladsheim.games.chronicles.saga import Gnaw, Orders, SagaAction, TurnPage
from gladsheim.games.chronicles.state import Chronicles
from gladsheim.games.chronicles.table import text
from gladsheim.games.chronicles.turn import Chronicle, Reveal, Rounds, Turn
from gladsheim.games.chronicles.view import view
from gladsheim.games.chronicles.words import label, place


def set_up(g: State, seats: int, chosen: Chosen) -> Form:
    assert isinstance(g, Chronicles)
    g.set_up(seats, FIRST_PAGE[chosen.word("saga")])
    named = chosen.words("gods")
    most = seats + SUPPORTS[seats]
    if len(named) > most:
        raise BadOption(f"option 'gods' of chronicles names at most {most} gods with {seats} seats, not {len(named)}")
    g.who = [GOD_NAMES.index(name) for name in named] + g.who[len(named) :]
    if chosen.word("charts") != "none":
        seat_charts(g, chosen.word("charts"), named)
    return Chronicle()


def seat_charts(g: Chronicles, charts: str, named: list[str]) -> None:
    """A campaign goes on: each player's god, in order of seats, brings its chart."""
    read = read_charts(charts)
    if [chart.god for chart in read] != named[: g.players] or len(named) < g.gods or PAGES[g.page].saga in BASIC:
        raise BadOption("option 'charts' of chronicles needs a saga of the campaign, and 'gods' in the same order")
    for god, chart in enumerate(read):
        apply_chart(g, god, chart)


GAME = Game(
    id="chronicles",
    folder=Path(__file__).parent,
    seats=range(1, 6),
    options={
        "saga": Option(SAGAS, "easy"),
        "gods": Option(GOD_NAMES, [], many=True),
        "charts": ChartOption(),
    },
    state=Chronicles,
    forms=[
        Chronicle,
        Rounds,
        Turn,
        Reveal,
        Activation,
        Awaken,
        SupportMove,
        Duty,
        Fight,
        Act,
        Heal,
        Ratatosk,
        Geri,
        Runes,
        Anywhere,
        Creatures,
        Skuld,
        Sleipnir,
        Urd,
        Gulltopp,
        Verdandi,
        Risk,
        Throw,
        Turning,
        Keeping,
        Kin,
        KinWindow,
        Orders,
        TurnPage,
        Gnaw,
        SagaAction,
    ],
    slots={
        "god": len(GOD_NAMES),
        "top": ARTIFACTS,
        "next": 5,
        "card": 30,
        "iotunn": IOTUNNS,
        "travel": 8,
        "move": WORLDS,
        "deed": DEEDS,
        "heroes": 9,
        "pairs": 7,
        "dice": 14,
        "face": FACES,
        "reroll": FACES + 1,
        "elf": 3,
        "help": 2,
        "bear": 6,
        "keep": 2,
        "luck": 4,
        "kin": GIFTS,
        "take": 4,
        "heal": WORLDS,
        "level": 3,
        "creature": CREATURES,
        "world": WORLDS,
        "fed": 7,
        "agree": 2,
        "rune": 4,
        "figure": 7,
        "steps": 3,
        "swap": 2,
        "chosen": 30,
        "taker": 5,
        "give": GIFTS,
        "share": 8,
        "token": 4,
        "wolf": 2,
        "servant": 5,
    },
    set_up=set_up,
    view=view,
    label=label,
    place=place,
    text=text,
    pieces=pieces,
    longest=20_000,
)
