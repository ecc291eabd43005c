"""The layout of Yggdrasil Chronicles.  Left out: what is printed on the page of the saga, known by its number."""

from __future__ import annotations

from collections.abc import Mapping

from gladsheim.adapters.layouts.parts import Bag, Bits, First, Flag, Length, Of, One, Part, Record, Row, UpTo, steps
from gladsheim.games.chronicles.book import PAGES
from gladsheim.games.chronicles.parts import (
    ANONYMOUS,
    ARTIFACTS,
    AWAY,
    CREATURES,
    DEEDS,
    ENEMIES,
    FACES,
    FIGHTABLE,
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
    "Throw": "god dice step helper face reroll picked",
    "Turning": "god risks kin elf turned die_turned help helped pairs heroes",
    "Keeping": "god step keep luck asked",
    "Kin": "god kin",
    "KinWindow": "done taken",
    "Orders": "orders line done sub token wolf",
    "TurnPage": "by_goal rewarded laid",
    "Gnaw": "done turned",
    "SagaAction": "god deed borne",
}


def parts(seats: int, slots: dict[str, int]) -> Mapping[str, Part]:
    gods = seats + SUPPORTS[seats]
    troops = TROOPS[-1]
    cards, world, count, blank = Bag(CARDS, COPIES), One(PLACES), UpTo(15), UpTo(15, least=-2)
    god = {
        "god": One(len(GOD_NAMES)),
        "power": One(len(GOD_NAMES)),
        "world": world,
        "life": Of(LIFE_TOKENS),
        "most_life": Of(LIFE_TOKENS),
        "elves": Of(troops),
        "vanir": Of(troops),
        "artifacts": Bits(ARTIFACTS),
        "god_faces": Bits(FACES),
        "vanir_faces": Bits(FACES),
        "comrades": Bits(gods),
        "kin": Bits(gods),
        "lucky": Bits(gods),
        "travel": Flag(),
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
    deck = {"top": First(2, One(CARDS)), "unseen": UpTo(CARDS), "of": cards, "mixed": UpTo(CARDS), "under": cards}
    dice = {"god": One(FACES), "vanir": Bag(FACES, 6), "helpers": Row(gods, One(FACES)), "elves": count}
    saga = {
        "page_index": One(len(PAGES)),
        "icons": First(12, One(5)),
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
        **dict.fromkeys(("god", "helper", "active"), One(len(GOD_NAMES))),
        **dict.fromkeys(("stones", "draws", "meals", "risks", "left", "line", "support", "did", "seen"), blank),
        **dict.fromkeys(("thrown", "turned", "step", "done", "picked", "help", "duty", "window", "page"), blank),
        **dict.fromkeys(("revealed", "late", "laid", "fired", "sub", "borne", "hurried", "kept", "turn"), blank),
        **dict.fromkeys(("rewarded", "dice", "how", "least"), blank),
        **{name: UpTo(127) for name in ("asked", "helped", "taken", "orders")},
        "player": One(seats),
        "enemy": One(ENEMIES),
        "world": world,
        "target": One(DEEDS),
        "artifact": One(GIFTS),
        "shown": Row(3, One(4)),
        "die_turned": Flag(),
        "by_goal": Flag(),
    }
    return {
        "gods": Row(gods, Record(god)),
        "reserves": Record(reserves),
        "valhalla": Of(HEROES),
        "giants": Of(GIANTS),
        "anonymous": Of(ANONYMOUS),
        "rotation": One(3),
        "enemies": Row(ENEMIES, world),
        "strengths": Row(FIGHTABLE, UpTo(20)),
        "island": One(len(ISLANDS)),
        "devastated": Bag(WORLDS),
        "iotunns": Row(IOTUNN_PAWNS, Record({"iotunn": One(IOTUNNS), "place": world})),
        "felled": Bits(ENEMIES),
        "decks": Row(seats, Record(deck)),
        "pool": cards,
        "centre": Row(seats, One(CARDS)),
        "wheel": Row(ENEMIES, One(CARDS)),
        "second": Row(ENEMIES, One(CARDS)),
        "round": UpTo(60),
        "order": First(seats, One(seats)),
        "played": Bits(seats),
        "active": One(gods),
        "dice": Record(dice),
        "saga": Record(saga),
        "forms": steps(STEPS, blanks, slots),
        "blanks": Length(15),  # how deep forms lie: rune stones within rune stones
    }
