"""What is spoken of in Yggdrasil, and what can happen there.  The gods sit at one table: everybody hears everything."""

from __future__ import annotations

from typing import Final

from gladsheim.core.events import Event, Happened
from gladsheim.core.forms import State
from gladsheim.core.kinds import BAG, COUNT, DECK, SEAT, WHO, Kind
from gladsheim.core.text import Gap, Phrase
from gladsheim.games.yggdrasil.parts import (
    ARTIFACT_NAMES,
    CARD_NAMES,
    DEFEATS,
    ENEMIES,
    ENEMY_NAMES,
    GIANT_NAMES,
    GOD_NAMES,
    ISLAND_NAMES,
    RUNE_NAMES,
)


class FoeKind(Kind):
    """Whom a god fights: an enemy, then a giant, then the top of their pile."""

    def gap(self, g: State, value: int) -> Gap:
        return ENEMY.gap(g, value) if value < ENEMIES else GIANT.gap(g, value - ENEMIES)

    def at(self, value: int) -> str:
        return ENEMY.at(value) if value < ENEMIES else GIANT.at(value - ENEMIES)


GOD: Final = Kind("god", GOD_NAMES, place="god-{}", lot=WHO)
ENEMY: Final = Kind("enemy", ENEMY_NAMES, place="enemy-{}", lot=DECK)
GIANT: Final = Kind("giant", [*GIANT_NAMES, "pile"], place="giant-{}", lot=DECK)
FOE_NAMES: Final = [*ENEMY_NAMES, *GIANT_NAMES, "pile"]
FOE: Final = FoeKind("foe", FOE_NAMES)
CARD: Final = Kind("card", CARD_NAMES, place="card-{}", lot=DECK)
ISLAND: Final = Kind("island", ISLAND_NAMES, place="island-{}")
BAG_OF: Final = Kind("island", ISLAND_NAMES, place="bag-{}", lot=BAG)
RUNE: Final = Kind("rune", RUNE_NAMES, place="rune-{}")
ARTIFACT: Final = Kind("artifact", ARTIFACT_NAMES)
SQUARE: Final = Kind("square", says=lambda g, square: Phrase("number", {"number": square + 1}))  # people count from 1
DEFEAT: Final = Kind("defeat", DEFEATS, place="{}")
SPACE: Final = COUNT.named("space")
NEEDED: Final = COUNT.named("needed")
VIKINGS: Final = COUNT.named("vikings")
ELVES: Final = COUNT.named("elves")
FIRE_GIANTS: Final = COUNT.named("giants")


def with_effect(happened: Happened) -> Phrase:
    """A giant, and what it does as long as it lies open."""
    said = happened.retell()
    said.gaps["effect"] = f"effect-{GIANT_NAMES[happened.value('giant')]}"
    return said


def with_sum(happened: Happened) -> Phrase:
    """A fight with all that counted in it: the Vikings, and whatever else was more than nothing."""
    counts = happened.values[2:7]
    keys = ["vikings", "hammers", ARTIFACT_NAMES[happened.value("foe") % ENEMIES], "bonus", "elves"]
    terms = [Phrase(f"sum-{keys[n]}", {"count": count}) for n, count in enumerate(counts) if count or n == 0]
    total = terms.pop()
    while terms:
        total = Phrase("sum-more", {"first": terms.pop(), "rest": total})
    said = happened.retell()
    said.gaps["sum"] = total
    said.gaps["force"] = sum(counts)
    return said


# The turn.
GOD_CHOSEN: Final = Event("god-chosen", "YG 2.1", SEAT, GOD)
CARD_DRAWN: Final = Event("card-drawn", "YG 4.2", GOD, CARD)
NO_CARD: Final = Event("no-card", "YG 8.13", GOD, COUNT.named("left"))
CARD_SEEN: Final = Event("card-seen", "", GOD, CARD)  # by Odin or the Vanir
PUT_ON_TOP: Final = Event("put-on-top", "YG 11.1", CARD, at="deck")
PUT_UNDER: Final = Event("put-under", "YG 11.1", CARD, at="deck")
CARD_PLACED: Final = Event("card-placed", "YG 9.5", CARD, COUNT.named("place"), at="deck")
ROLL_CHOSEN: Final = Event("roll-chosen", "YG 11.6", GOD, ISLAND.named("colour"), COUNT.named("hammers"))
TURN_ENDED: Final = Event("turn-ended", "YG 4.1", GOD)
WON: Final = Event("won", "YG 4.10", at="deck")
LOST: Final = Event("lost", "", DEFEAT)

# Enemies.
ADVANCED: Final = Event("advanced", "", ENEMY, SPACE)
DRIVEN_BACK: Final = Event("driven-back", "", ENEMY, SPACE)
HEL_TOOK: Final = Event("hel-took", "YG 10.5", BAG_OF, COUNT, at="world-dead")
SURT_PUT: Final = Event("surt-put", "YG 10.6", BAG_OF, COUNT, at="world-fire")
SUBMERGED: Final = Event("submerged", "YG 10.7", ISLAND)
GIANT_CAME: Final = Event("giant-came", "YG 10.8", GIANT, says=with_effect)
FENRIR_RAGED: Final = Event("fenrir-raged", "YG 10.11", at="enemy-fenrir")
FENRIR_CALMED: Final = Event("fenrir-calmed", "YG 10.12", GOD, ISLAND.named("colour"), at="enemy-fenrir")
FENRIR_STILL_ANGRY: Final = Event("fenrir-still-angry", "YG 10.12", GOD, ISLAND.named("colour"), at="enemy-fenrir")

# Combat.
SUM: Final = [VIKINGS, COUNT.named("hammers"), COUNT.named("artifact"), COUNT.named("bonus"), ELVES, NEEDED]
ATTACKED: Final = Event("attacked", "", GOD, FOE, NEEDED)
SENT: Final = Event("sent", "YG 5.3", GOD, COUNT)
COMBAT_WON: Final = Event("combat-won", "YG 5.7", GOD, FOE, *SUM, says=with_sum)
COMBAT_LOST: Final = Event("combat-lost", "YG 5.7", GOD, FOE, *SUM, says=with_sum)
GIANT_FELL: Final = Event("giant-fell", "", GIANT, RUNE)
RUNE_COMPLETE: Final = Event("rune-complete", "YG 8.11", RUNE)

# The worlds.
VALKYRIES_MOVED: Final = Event("valkyries-moved", "", ISLAND)
SOULS_FOUND: Final = Event("souls-found", "YG 6.5", GOD, BAG_OF, VIKINGS, FIRE_GIANTS)
FORGED: Final = Event("forged", "", GOD, ARTIFACT, COUNT.named("level"), at="artifact-{artifact}-{level}")
ELF_TAKEN: Final = Event("elf-taken", "YG 7.5", GOD, at="world-elves")
OTHERS: Final = [GOD.named("other"), VIKINGS, ELVES, COUNT.named("other-vikings"), COUNT.named("other-elves")]
EXCHANGED: Final = Event("exchanged", "YG 7.7", GOD, *OTHERS)  # what both hold now
BAG_FILLED: Final = Event("raised", "YG 7.9", GOD, BAG_OF, COUNT, at="world-dead")
BAG_BURNED: Final = Event("burned", "YG 7.10", GOD, BAG_OF, VIKINGS, FIRE_GIANTS, at="world-fire")
GOD_TOOK: Final = Event("god-took", "", GOD, COUNT, at="world-dead")
VANIR_MOVED: Final = Event("vanir-moved", "", SQUARE, at="vanir")
