# not compiled: learners wait for their networks, not for this
"""The layout of Yggdrasil.  Left out is what follows from the rest: the die, dangers, runes, blocked worlds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gladsheim.core.forms import Seat
from gladsheim.core.game import Json
from gladsheim.games.yggdrasil.events import FOE_NAMES
from gladsheim.games.yggdrasil.parts import (
    ALL_ELVES,
    ALL_FIRE_GIANTS,
    ALL_VIKINGS,
    ARTIFACT_NAMES,
    CARD_NAMES,
    COLOURS,
    DAEGS_TURNS,
    DECK,
    ENEMIES,
    ENEMY_NAMES,
    FACES,
    FREYS_ACTIONS,
    GIANT_NAMES,
    GOD_NAMES,
    HAMMERS,
    ISLAND_NAMES,
    ISLANDS,
    LAST_SQUARE,
    LEVELS,
    MANNS_SPACES,
    PER_ENEMY,
    RAGNAROK_COUNT,
    RAGNAROK_SETS,
    REARRANGED,
    RESIDENCE,
    SIGELS_VIKINGS,
    TIWAZ_ENEMIES,
    WORLD_NAMES,
)
from gladsheim.layouts.many import Both, First, Record, Row, steps
from gladsheim.layouts.parts import Among, Flag, Name, Numbers, Of, One, Part, Unfit, UpTo, listed
from gladsheim.layouts.ring import Ring, Who

ROWS = 8  # of the deck, from the top: a known card, or a run of unseen ones

# The blanks of each form that tell something while a seat is asked.
STEPS = {
    "Preparation": "",
    "Turn": "seat card suffered taken worlds twice searched",
    "OdinsCards": "plays",
    "TwoRolls": "first second",
    "EnemyCard": "card left",
    "Asgard": "",
    "IceFortress": "",
    "Combat": "",
    "Fallen": "",
    "Sigel": "left receiver",
    "DriveBack": "spaces times moved",
    "Midgard": "searched",
    "Forge": "",
    "Darkness": "partner hold_vikings",
    "WorldOfTheDead": "",
    "KingdomOfFire": "",
    "SacredLand": "",
    "ValkyriesRide": "",
    "Rearrange": "placed",
    "DiscardGiant": "",
}


class Names(Part):
    """How many of each name, counted up to `most`; the order is left out."""

    def __init__(self, names: Sequence[str], most: int = 1) -> None:
        super().__init__(len(names))
        self.places = {name: n for n, name in enumerate(names)}
        self.most = most

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if value is None:
            return
        if isinstance(value, dict):
            counts = value
        else:
            named = [one["card"] if isinstance(one, dict) else one for one in listed(value)]
            counts = {str(name): named.count(name) for name in named}
        for name, count in counts.items():
            if name not in self.places or not isinstance(count, int):
                raise Unfit(f"{name!r} is not one of {', '.join(self.places)}")
            out[at + self.places[name]] = min(count / self.most, 1.0)

    def words(self) -> str:
        names = ", ".join(self.places)
        return f"any of {names}" if self.most == 1 else f"how many of each of {names}, up to {self.most}"

    def explain(self, n: int) -> str:
        name = [*self.places][n]
        return f" has {name}" if self.most == 1 else f" / {self.most} has {name}"


def parts(seats: int, slots: dict[str, int]) -> Mapping[str, Part]:
    cards, giants, seat = Names(CARD_NAMES, PER_ENEMY), Names(GIANT_NAMES), Who(seats)
    levels = Record({name: One(LEVELS + 1) for name in ARTIFACT_NAMES})
    god = {"god": Name(GOD_NAMES), "vikings": Of(ALL_VIKINGS), "elves": Of(ALL_ELVES), "artifacts": levels}
    island = {
        "counters": Of(ALL_VIKINGS + ALL_FIRE_GIANTS),
        "vikings": Of(ALL_VIKINGS),
        "giants": Of(ALL_FIRE_GIANTS),
        "sure_vikings": Of(ALL_VIKINGS),
        "sure_giants": Of(ALL_FIRE_GIANTS),
    }
    row = Both(Name(CARD_NAMES), Record({"unseen": UpTo(DECK), "special": Flag()}))
    deck = {"left": Of(DECK + RAGNAROK_COUNT), "rows": First(ROWS, row)}
    piles = {"unseen": cards, "unseen_specials": Names(CARD_NAMES), "drawn": cards, "discards": cards}
    options = {
        "hammers": Name(list(HAMMERS)),
        "colours": Name(list(COLOURS)),
        "hidden_bags": Flag(),
        "may_stop": Flag(),
        "vanir_counts": Flag(),
        "angry": Of(ENEMIES),
        "ragnarok": Of(RAGNAROK_COUNT),
        "ragnarok_set": Name(list(RAGNAROK_SETS)),
    }
    blanks = {
        "seat": seat,
        "receiver": seat,
        "partner": Who(seats, slots["partner"]),
        "card": Name([*CARD_NAMES, "nothing"]),
        "plays": Name(CARD_NAMES),
        "suffered": One(1),
        "twice": Flag(),
        "looked": Flag(),
        "searched": One(2),
        "taken": Of(FREYS_ACTIONS),
        "worlds": Names(WORLD_NAMES),
        "left": Of(SIGELS_VIKINGS),
        "spaces": Of(MANNS_SPACES),
        "times": Of(TIWAZ_ENEMIES),
        "moved": Names(ENEMY_NAMES),
        "placed": Of(REARRANGED),
    }
    fight = {"foe": Name(FOE_NAMES), "needed": UpTo(12), "face": One(len(FACES)), "has_die": Flag()}
    return {
        "gods": Ring(seats, Record(god)),
        "asgard": Row(ENEMIES, Record({"space": One(RESIDENCE + 1), "force": UpTo(12), "power": Of(3)})),
        "fenrir_angry": Flag(),
        "islands": Row(ISLANDS, Record(island)),
        "valkyries": Name(ISLAND_NAMES),
        "submerged": Name(ISLAND_NAMES),
        "whirlpool": Flag(),
        "forge": Record({name: Among([1, 2, 3]) for name in ARTIFACT_NAMES}),
        "alfheim": Of(ALL_ELVES),
        "dead": Of(ALL_VIKINGS),
        "fire": Of(ALL_FIRE_GIANTS),
        "vanir": One(LAST_SQUARE + 1),
        "giants": Record({"pile": giants, "active": giants, "beaten": giants, "removed": giants}),
        "deck": Record({**deck, **piles}),
        "quiet_turns": Of(DAEGS_TURNS),
        "turns": UpTo(60),
        "options": Record(options),
        "fight": Record({**fight, "sum": UpTo(ALL_VIKINGS)}),
        "steps": steps(STEPS, blanks, slots),
    }
