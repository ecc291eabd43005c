"""The layout of Yggdrasil.  Left out: what stands on the die and is blocked, which follow from the rest."""

from __future__ import annotations

from collections.abc import Mapping

from gladsheim.adapters.layouts.parts import (
    Bag,
    Bits,
    First,
    Flag,
    Name,
    Numbers,
    Of,
    One,
    Pairs,
    Part,
    Record,
    Row,
    UpTo,
    steps,
)
from gladsheim.core.game import Json
from gladsheim.games.yggdrasil.combat import FIRST_GIANT
from gladsheim.games.yggdrasil.parts import (
    ALL_ELVES,
    ALL_FIRE_GIANTS,
    ALL_VIKINGS,
    CARDS,
    COLOURS,
    DAEGS_TURNS,
    DECK,
    ENEMIES,
    FREYS_ACTIONS,
    GIANTS,
    GOD_NAMES,
    HAMMERS,
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
    WORLDS,
)

ROWS = 8  # of the deck, from the top: a known card, or a run of unseen ones

# The blanks of each form that tell something.
STEPS = {
    "Preparation": "god angry ragnarok",
    "Turn": "seat card suffered taken worlds twice searched world die acted",
    "OdinsCards": "seat card play back",
    "TwoRolls": "seat first second roll",
    "EnemyCard": "seat card die giant drag left",
    "Asgard": "seat enemy",
    "IceFortress": "seat giant",
    "Combat": "seat foe vikings die elves",
    "Fallen": "seat giant",
    "Sigel": "seat left receiver share",
    "DriveBack": "seat spaces times moved enemy",
    "Midgard": "seat searched route souls",
    "Forge": "seat artifact",
    "Darkness": "seat partner hold_vikings hold_elves",
    "WorldOfTheDead": "seat bag",
    "KingdomOfFire": "seat bag burned",
    "SacredLand": "seat scale",
    "ValkyriesRide": "seat island",
    "Rearrange": "seat card looked next_card placed",
    "DiscardGiant": "seat giant",
}


class DeckRow(Part):
    """A known card, or a run of unseen ones."""

    def __init__(self) -> None:
        self.card = One(CARDS)
        self.run = Record({"unseen": UpTo(DECK), "special": Flag()})
        super().__init__(self.card.size + self.run.size)

    def write(self, value: Json, out: Numbers, at: int) -> None:
        if isinstance(value, dict):
            self.run.write(value, out, at + CARDS)
        else:
            self.card.write(value, out, at)

    def words(self) -> str:
        return f"which of {CARDS} cards, or how many unseen ones and whether a special one is among them"


def parts(seats: int, slots: dict[str, int]) -> Mapping[str, Part]:
    cards, giants = Bag(CARDS, PER_ENEMY), Bag(GIANTS)
    god = {"god": Name(GOD_NAMES), "vikings": Of(ALL_VIKINGS), "elves": Of(ALL_ELVES)}
    island = {
        "counters": Of(ALL_VIKINGS + ALL_FIRE_GIANTS),
        "vikings": Of(ALL_VIKINGS),
        "giants": Of(ALL_FIRE_GIANTS),
        "sure_vikings": Of(ALL_VIKINGS),
        "sure_giants": Of(ALL_FIRE_GIANTS),
    }
    deck = {"left": Of(DECK + RAGNAROK_COUNT), "rows": First(ROWS, DeckRow())}
    piles = {"unseen": cards, "unseen_specials": cards, "drawn": cards, "discards": cards}
    options = {
        "hammers": One(len(HAMMERS)),
        "colours": One(len(COLOURS)),
        "hidden_bags": Flag(),
        "may_stop": Flag(),
        "vanir_counts": Flag(),
        "angry": Of(ENEMIES),
        "ragnarok": Of(RAGNAROK_COUNT),
        "ragnarok_set": One(len(RAGNAROK_SETS)),
    }
    seat = One(seats)
    blanks = {
        "seat": seat,
        "receiver": seat,
        "suffered": One(1),
        "acted": One(1),
        "twice": Flag(),
        "looked": Flag(),
        "searched": One(2),
        "taken": Of(FREYS_ACTIONS),
        "worlds": Bits(WORLDS + 1),
        "left": Of(SIGELS_VIKINGS),
        "spaces": Of(MANNS_SPACES),
        "times": Of(TIWAZ_ENEMIES),
        "moved": Bits(ENEMIES),
        "placed": Of(REARRANGED),
        "route": One(slots["route"]),
        "foe": One(FIRST_GIANT + GIANTS + 1),
    }
    return {
        "gods": Row(seats, Record({**god, "artifacts": Row(ENEMIES, One(LEVELS + 1))})),
        "asgard": Row(ENEMIES, Record({"space": One(RESIDENCE + 1), "force": UpTo(12), "power": Of(3)})),
        "fenrir_angry": Flag(),
        "islands": Row(ISLANDS, Record(island)),
        "valkyries": One(ISLANDS),
        "submerged": One(ISLANDS),
        "whirlpool": Flag(),
        "forge": Pairs(ENEMIES, LEVELS + 1),
        "alfheim": Of(ALL_ELVES),
        "dead": Of(ALL_VIKINGS),
        "fire": Of(ALL_FIRE_GIANTS),
        "vanir": One(LAST_SQUARE + 1),
        "giants": Record({"pile": giants, "active": giants, "beaten": giants, "removed": giants}),
        "deck": Record({**deck, **piles}),
        "quiet_turns": Of(DAEGS_TURNS),
        "turns": UpTo(60),
        "options": Record(options),
        "steps": steps(STEPS, blanks, slots),
    }
