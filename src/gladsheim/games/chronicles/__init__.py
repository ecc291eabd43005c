"""Yggdrasil Chronicles: one to five gods against six enemies on a tree of nine worlds.  Start reading in turn.py."""

from pathlib import Path

from gladsheim.core.events import events_of
from gladsheim.core.forms import State
from gladsheim.core.game import Game, Option, Roles, Seams
from gladsheim.core.kinds import BAG, COUNT, DECK, FLAG, Kind, Slot
from gladsheim.games.chronicles import events
from gladsheim.games.chronicles.actions import Act, Anywhere, Ratatosk, Runes
from gladsheim.games.chronicles.book import SAGAS
from gladsheim.games.chronicles.campaign import ChartOption
from gladsheim.games.chronicles.creatures import Creatures, Geri, Gulltopp, Skuld, Sleipnir, Urd, Verdandi
from gladsheim.games.chronicles.duty import Duty
from gladsheim.games.chronicles.enemies import Activation
from gladsheim.games.chronicles.fights import Fight
from gladsheim.games.chronicles.iotunns import Awaken
from gladsheim.games.chronicles.keeping import Keeping
from gladsheim.games.chronicles.kinds import (
    ARTIFACT,
    CARD,
    CREATURE,
    DEITY,
    FACE,
    GIFT,
    GOD,
    GOD_OR_NONE,
    IOTUNN,
    NUMBER,
    WORLD,
)
from gladsheim.games.chronicles.memory import imagine
from gladsheim.games.chronicles.moving import SupportMove
from gladsheim.games.chronicles.orders import Orders
from gladsheim.games.chronicles.parts import (
    ARTIFACTS,
    CREATURES,
    DEEDS,
    FACES,
    GIFTS,
    GOD_NAMES,
    IOTUNNS,
    WORLDS,
)
from gladsheim.games.chronicles.pieces import pieces
from gladsheim.games.chronicles.powers import Kin, KinWindow
from gladsheim.games.chronicles.risks import Risk
from gladsheim.games.chronicles.saga import Gnaw, SagaAction, TurnPage
from gladsheim.games.chronicles.setting import set_up
from gladsheim.games.chronicles.state import Chronicles, table
from gladsheim.games.chronicles.telling import text
from gladsheim.games.chronicles.throw import EITHER_RING, Throw
from gladsheim.games.chronicles.turn import Chronicle, Reveal, Rounds, Turn
from gladsheim.games.chronicles.turning import Turning
from gladsheim.games.chronicles.view import view
from gladsheim.games.chronicles.view_types import ChroniclesView
from gladsheim.games.chronicles.ways import Heal
from gladsheim.games.chronicles.words import label, place
from gladsheim.games.chronicles.writing import write


def roles(g: State, chance: dict[str, int]) -> Roles:
    party = table(g)
    return {"god": [GOD_NAMES[god] for god in party.who[: party.players]]}


GAME = Game(
    id="chronicles",
    folder=Path(__file__).parent,
    seats=range(1, 6),
    options={
        "saga": Option(SAGAS, "easy"),
        "gods": Option(GOD_NAMES, [], many=True),
        "charts": ChartOption(),
        "memory": Option(["shown", "hidden"], "shown"),
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
        "god": Slot(len(GOD_NAMES), DEITY),
        "top": Slot(ARTIFACTS, ARTIFACT, mute=True),  # it is shown
        "next": Slot(5, GOD),
        "card": Slot(30, mute=True, lot=DECK),  # of an enemy deck, or a creature: whoever draws tells which
        "iotunn": Slot(IOTUNNS, IOTUNN, mute=True),  # it awakes
        "travel": Slot(8, GOD_OR_NONE),
        "move": Slot(WORLDS, WORLD),
        "deed": Slot(DEEDS, Kind("deed")),
        "heroes": Slot(9, NUMBER),
        "pairs": Slot(7, NUMBER),
        "dice": Slot(14, NUMBER),
        "face": Slot(FACES, FACE, mute=True),  # of a die or a rune stone: whoever throws tells which
        "ring": Slot(len(EITHER_RING), Kind("ring")),
        "reroll": Slot(FACES + 1),
        "elf": Slot(3),
        "help": Slot(2, FLAG),
        "bear": Slot(6, NUMBER),
        "keep": Slot(2, FLAG),
        "luck": Slot(4),
        "kin": Slot(GIFTS, GIFT),
        "take": Slot(4, NUMBER),
        "heal": Slot(WORLDS, WORLD),
        "level": Slot(3),
        "creature": Slot(CREATURES, CREATURE),
        "world": Slot(WORLDS, WORLD),
        "fed": Slot(7, GOD),
        "agree": Slot(2, FLAG),
        "rune": Slot(4),
        "figure": Slot(7, GOD),
        "steps": Slot(3, NUMBER),
        "swap": Slot(2),
        "chosen": Slot(30, CARD),
        "taker": Slot(5, GOD),
        "give": Slot(GIFTS, GIFT),
        "share": Slot(8, GOD_OR_NONE),
        "token": Slot(4, mute=True, lot=BAG),  # an oath or a betrayal
        "wolf": Slot(2, Kind("wolf", key="wolf")),
        "servant": Slot(5, COUNT, lot=BAG),
    },
    set_up=set_up,
    view=view,
    imagine=imagine,
    sees=ChroniclesView,
    events=events_of(events),
    unsaid={"now": "the open step; what was answered is seen in what follows"},
    label=label,
    place=place,
    write=write,
    roles=roles,
    text=text,
    pieces=pieces,
    longest=20_000,
    cooperative=True,
    seams=Seams(
        mind="gladsheim.games.chronicles.mind:MIND",
        levels="gladsheim.games.chronicles.mind:LEVELS",
        layout="gladsheim.games.chronicles.layout:parts",
        observe="gladsheim.games.chronicles.observe:observe",
        tasks="gladsheim.games.chronicles.tasks:TASKS",
        series="gladsheim.games.chronicles.series:SERIES",
    ),
)
