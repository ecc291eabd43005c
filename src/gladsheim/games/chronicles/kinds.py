"""What is spoken of in the Chronicles: the kinds of its numbers, and why a game ends."""

from __future__ import annotations

from typing import Final

from gladsheim.core.events import Happened
from gladsheim.core.forms import State
from gladsheim.core.kinds import DECK, DICE, SEAT, Kind
from gladsheim.core.text import Phrase
from gladsheim.games.chronicles.book import WORLD_NAMES
from gladsheim.games.chronicles.names import ARTIFACT_NAMES, CREATURE_NAMES
from gladsheim.games.chronicles.parts import DIE_OF, ELF_OF, ENEMIES, ENEMY_NAMES, GOD_NAMES, IOTUNN_NAMES


def says_god(g: State, god: int) -> Phrase:
    from gladsheim.games.chronicles.state import table  # the state tells events, so it comes after them

    return Phrase(table(g).name(god))


def says_card(g: State, card: int) -> Phrase:
    """A card by its owner too: with support gods a deck may hold two of the same enemy."""
    return Phrase("card", {"god": says_god(g, card // ENEMIES), "enemy": f"enemy-{card % ENEMIES}"})


def says_awoke(happened: Happened) -> Phrase:
    iotunn = happened.value("iotunn")
    return Phrase("iotunn-awoke", {"iotunn": f"iotunn-{iotunn}", "does": f"iotunn-does-{iotunn}"})


# Why a game ends, and by which rule.
ENDINGS: Final = {
    "victory.tree": "YC 4.1", "victory.vigrid": "YC 16.13", "defeat.life": "YC 4.2", "defeat.hel": "YC 5.8",
    "defeat.surt": "YC 5.10", "defeat.giants": "YC 4.3", "defeat.iotunns": "YC 5.12", "defeat.serpent": "YC 5.14",
    "defeat.anonymous": "YC 4.3", "defeat.markers": "YC 5.6", "defeat.dead-tree": "YC 5.19", "defeat.sons": "YC 16.3",
    "defeat.wolves": "YC 16.4", "defeat.naglfar": "YC 16.9", "defeat.bifrost": "YC 16.11",
}  # fmt: skip
ENDING_NAMES: Final = list(ENDINGS)


def god_or_none_from(value: int, seat: int, seats: int) -> int:
    return SEAT.from_seat(value - 1, seat, seats) + 1 if value else 0


def gift_from(gift: int, seat: int, seats: int) -> int:
    """A god's elf or die counts from the own god on; an artifact is an artifact."""
    for first in (ELF_OF, DIE_OF):
        if first <= gift < first + seats:
            return first + SEAT.from_seat(gift - first, seat, seats)
    return gift


def card_from(card: int, seat: int, seats: int) -> int:
    return SEAT.from_seat(card // ENEMIES, seat, seats) * ENEMIES + card % ENEMIES


GOD: Final = Kind(
    "god", says=says_god, place="god-{}", turns=SEAT.from_seat
)  # at the table: players by seat, then support gods
DEITY: Final = Kind("deity", key="god", place="choice-{}", writes=GOD_NAMES.__getitem__)  # of the seven in the box
GOD_OR_NONE: Final = Kind("god-or-none", turns=god_or_none_from)
GIFT: Final = Kind("gift", turns=gift_from)
NUMBER: Final = Kind("number", place="number-{}")  # a number to be chosen
WORLD: Final = Kind("world", key="world", place="world-{}", writes=WORLD_NAMES.__getitem__)
ENEMY: Final = Kind("enemy", key="enemy", place="enemy-{}", writes=ENEMY_NAMES.__getitem__)
CARD: Final = Kind("card", says=says_card, lot=DECK, turns=card_from)  # of an enemy deck
IOTUNN: Final = Kind("iotunn", key="iotunn", place="iotunn-{}", lot=DECK, writes=IOTUNN_NAMES.__getitem__)
ARTIFACT: Final = Kind("artifact", key="artifact", place="artifact-{}", lot=DECK, writes=ARTIFACT_NAMES.__getitem__)
CREATURE: Final = Kind("creature", key="creature", place="creature-{}", lot=DECK, writes=CREATURE_NAMES.__getitem__)
OPPONENT: Final = Kind("opponent", key="opponent", place="opponent-{}")  # three Sons, Skoll, Hati, Naglfar, a Servant
FACE: Final = Kind("face", key="face", lot=DICE)
STONE: Final = Kind("stone", key="stone", place="stone-{}")
RUNE: Final = Kind("rune", key="rune")
PIECE: Final = Kind("piece", names=["elf", "die", "life"])
AN_ELF: Final = 0
A_DIE: Final = 1
A_LIFE: Final = 2
ENDING: Final = Kind("ending", names=[ending.replace(".", "-") for ending in ENDING_NAMES], key="outcome")
