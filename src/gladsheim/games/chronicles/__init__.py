"""Yggdrasil Chronicles: one to five gods against six enemies on a tree of nine worlds.  Start reading in turn.py."""

from pathlib import Path

from gladsheim.core.game import Game, Option
from gladsheim.games.chronicles.actions import Act, Anywhere, Ratatosk, Runes
from gladsheim.games.chronicles.book import SAGAS
from gladsheim.games.chronicles.campaign import ChartOption
from gladsheim.games.chronicles.creatures import Creatures, Geri, Gulltopp, Skuld, Sleipnir, Urd, Verdandi
from gladsheim.games.chronicles.duty import Duty
from gladsheim.games.chronicles.enemies import Activation
from gladsheim.games.chronicles.fights import Fight
from gladsheim.games.chronicles.iotunns import Awaken
from gladsheim.games.chronicles.keeping import Keeping
from gladsheim.games.chronicles.moving import SupportMove
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
from gladsheim.games.chronicles.saga import Gnaw, Orders, SagaAction, TurnPage
from gladsheim.games.chronicles.setting import set_up
from gladsheim.games.chronicles.state import Chronicles
from gladsheim.games.chronicles.table import text
from gladsheim.games.chronicles.throw import Throw
from gladsheim.games.chronicles.turn import Chronicle, Reveal, Rounds, Turn
from gladsheim.games.chronicles.turning import Turning
from gladsheim.games.chronicles.view import view
from gladsheim.games.chronicles.ways import Heal
from gladsheim.games.chronicles.words import label, place

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
    cooperative=True,
)
