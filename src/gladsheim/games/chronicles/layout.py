# not compiled: learners wait for their networks, not for this
"""The layout of Yggdrasil Chronicles.  Left out: what a page prints, known by its number; dangers and chances."""

from __future__ import annotations

from collections.abc import Mapping

from gladsheim.core.forms import Seat
from gladsheim.core.game import Json
from gladsheim.games.chronicles.book import TODAY
from gladsheim.games.chronicles.kinds import CARD, GIFT, GOD, GOD_OR_NONE
from gladsheim.games.chronicles.parts import (
    ANONYMOUS,
    ARTIFACTS,
    AWAY,
    CREATURES,
    DEEDS,
    ENEMIES,
    FACES,
    GIANTS,
    GIFTS,
    GOD_NAMES,
    HEROES,
    IOTUNN_PAWNS,
    IOTUNNS,
    ISLANDS,
    LIFE_TOKENS,
    SUPPORTS,
    TROOPS,
    WORLDS,
)
from gladsheim.games.chronicles.view import SKIPPED
from gladsheim.layouts.many import First, Record, Row, steps
from gladsheim.layouts.parts import Bag, Blank, Flag, Length, Numbers, Of, One, Part, UpTo, listed, whole
from gladsheim.layouts.ring import Ring, Turned, Who, Whoever, WhoeverBits

CARDS = 30  # of the enemy decks
COPIES = 3
PLACES = AWAY + 1
LEVELS = 3

# The blanks of each form that tell something.
STEPS = {
    "Chronicle": "god top laid",
    "Rounds": "next turn",
    "Turn": "player revealed window travel move late duty",
    "Reveal": "player card fired support",
    "Activation": "player enemy sub",
    "Awaken": "iotunn",
    "SupportMove": "player god move",
    "Duty": "god deed share sub page did world",
    "Fight": "god target help servant borne hurried",
    "Act": "god world how take heal borne level top creature least",
    "Heal": "god world",
    "Ratatosk": "god world agree window",
    "Geri": "god world deed window",
    "Runes": "god stones shown face rune figure world steps sub page",
    "Anywhere": "god world deed",
    "Creatures": "god draws card creature world iotunn fed meals take sub",
    "Skuld": "god seen card swap",
    "Sleipnir": "active god world window",
    "Urd": "god picked chosen taker",
    "Gulltopp": "god give artifact taker",
    "Verdandi": "active god share",
    "Risk": "god risks heroes pairs kin dice thrown left asked bear kept",
    "Throw": "god dice step helper face reroll picked ring rings",
    "Turning": "god risks kin elf turned die_turned help helped pairs heroes",
    "Keeping": "god step keep luck asked",
    "Kin": "god kin",
    "KinWindow": "done taken",
    "Orders": "orders line done sub token wolf",
    "TurnPage": "by_goal rewarded laid",
    "Gnaw": "done turned",
    "SagaAction": "god deed borne",
}


class Counted(Part):
    """A blank: open, skipped, or a number up to `most`."""

    def __init__(self, most: int) -> None:
        super().__init__(1)
        self.most = most

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if value is not None:
            out[at] = (1 if value == SKIPPED else 2 + min(whole(value), self.most)) / (2 + self.most)

    def words(self) -> str:
        return f"open, skipped, or 0 to {self.most}, no further"

    def explain(self, n: int) -> str:
        return f" is open, skipped, or from 0 to {self.most}"


class Faces(Part):
    """How many dice show each face, up to `most`."""

    def __init__(self, most: int) -> None:
        super().__init__(FACES)
        self.faces = Bag(FACES, most)

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        self.faces.write([die["face"] for die in listed(value) if isinstance(die, dict)], out, at, me)

    def words(self) -> str:
        return self.faces.words()

    def explain(self, n: int) -> str:
        return self.faces.explain(n)


class Laid(Part):
    """The card that lies before a player: one of all, or unseen."""

    def __init__(self) -> None:
        super().__init__(1 + CARDS)

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if value == "unseen":
            out[at] = 1.0
        elif value is not None:
            out[at + 1 + whole(value)] = 1.0

    def words(self) -> str:
        return f"unseen, or one of {CARDS}"

    def explain(self, n: int) -> str:
        return f" is {n - 1}" if n else " is unseen"


def parts(seats: int, slots: dict[str, int]) -> Mapping[str, Part]:
    gods = seats + SUPPORTS[seats]
    troops = TROOPS[-1]
    card, cards = Turned(CARD, seats, One(CARDS)), Turned(CARD, seats, Bag(CARDS, COPIES))
    world, count, blank = One(PLACES), UpTo(15), Counted(15)
    whom, named = Turned(GOD, seats, One(gods)), Turned(GOD, seats, Bag(gods))
    god = {
        "god": One(len(GOD_NAMES)),
        "power": One(len(GOD_NAMES)),
        "world": world,
        "life": Of(LIFE_TOKENS),
        "most_life": Of(LIFE_TOKENS),
        "elves": Of(troops),
        "vanir": Of(troops),
        "artifacts": Bag(ARTIFACTS),
        "god_faces": Bag(FACES),
        "vanir_faces": Bag(FACES),
        "comrades": named,
        "kin": named,
        "lucky": named,
        "travel": named,
    }
    reserves = {
        "life": Of(LIFE_TOKENS),
        "elves": Of(troops),
        "vanir": Of(troops),
        "artifacts": Row(LEVELS, Bag(ARTIFACTS)),
        "artifact_tops": Row(LEVELS, One(ARTIFACTS)),
        "creatures": Bag(CREATURES),
        "creatures_drawn": Bag(CREATURES),
        "creatures_gone": Bag(CREATURES),
        "iotunns": Bag(IOTUNNS),
        "iotunns_gone": Bag(IOTUNNS),
    }
    deck = {"top": First(2, card), "unseen": UpTo(CARDS), "of": cards, "mixed": UpTo(CARDS), "under": cards}
    die = Record({"face": One(FACES)})
    dice = {"god": die, "vanir": Faces(6), "helpers": Ring(seats, die, SUPPORTS[seats]), "elves": count}
    risk = {"god": whom, "risks": count, "cancelled": count, "left": count}
    enemy = {
        "place": world,
        "strength": UpTo(20),
        "felled": Flag(),
        "shielded": Flag(),
        "left": count,
        "lands": Record({"world": One(WORLDS), "devastates": Flag()}),
    }
    saga = {
        "page_index": One(TODAY),
        "nidhogg": UpTo(12),
        "achieved": Flag(),
        "tokens": Row(WORLDS, One(4)),
        "sons": Row(3, world),
        "wolves": Row(2, count),
        "naglfar": world,
        "servants": Bag(PLACES),
        "servant_strengths": Bag(6, 4),
    }
    blanks = {
        **dict.fromkeys(("god", "helper", "active"), Turned(GOD, seats, One(len(GOD_NAMES)))),
        "Chronicle.god": One(len(GOD_NAMES)),
        **{name: Turned(GOD, seats, One(slots[name])) for name in ("next", "fed", "figure", "taker")},
        **{name: Turned(GOD_OR_NONE, seats, One(slots[name])) for name in ("travel", "share")},
        **{name: Turned(GIFT, seats, Blank(GIFTS)) for name in ("Kin.kin", "give")},
        **dict.fromkeys(("Risk.asked", "helped", "KinWindow.done"), WhoeverBits(seats, SUPPORTS[seats])),
        "Reveal.card": card,
        **dict.fromkeys(("stones", "draws", "meals", "risks", "left", "line", "support", "did", "seen"), blank),
        **dict.fromkeys(("thrown", "turned", "step", "done", "picked", "help", "duty", "window", "page"), blank),
        **dict.fromkeys(("revealed", "late", "laid", "fired", "sub", "borne", "hurried", "kept", "turn"), blank),
        **dict.fromkeys(("rewarded", "dice", "how", "least", "rings"), blank),
        **{name: UpTo(127) for name in ("asked", "taken", "orders")},
        "player": Who(seats),
        "enemy": One(ENEMIES),
        "world": world,
        "target": One(DEEDS),
        "artifact": Turned(GIFT, seats, One(GIFTS)),
        "shown": Row(3, One(4)),
        "die_turned": Flag(),
        "by_goal": Flag(),
    }
    return {
        "gods": Ring(seats, Record(god), SUPPORTS[seats]),
        "reserves": Record(reserves),
        "valhalla": Of(HEROES),
        "giants": Of(GIANTS),
        "anonymous": Of(ANONYMOUS),
        "rotation": One(3),
        "enemies": Row(ENEMIES, Record(enemy)),
        "island": One(len(ISLANDS)),
        "devastated": Bag(WORLDS),
        "iotunns": Row(IOTUNN_PAWNS, Record({"iotunn": One(IOTUNNS), "place": world})),
        "decks": Ring(seats, Record(deck)),
        "pool": cards,
        "centre": Ring(seats, Turned(CARD, seats, Laid())),
        "wheel": Row(ENEMIES, card),
        "second": Row(ENEMIES, card),
        "near": Bag(ENEMIES),
        "round": UpTo(60),
        "order": First(seats, Who(seats)),
        "played": Whoever(seats),
        "active": whom,
        "dice": Record(dice),
        "risk": Record(risk),
        "saga": Record(saga),
        "printed": Record({"icons": First(12, One(5))}),
        "now": Record(
            {
                "god": whom,
                "stones": Row(LEVELS, One(4)),
                "steps": steps(STEPS, blanks, slots),
                "filling": Length(15),  # how deep they lie: rune stones within rune stones
            }
        ),
    }
