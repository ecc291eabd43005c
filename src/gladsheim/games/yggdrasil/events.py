# not compiled: words are for people, who wait for nothing here
"""What can happen in Yggdrasil.  The gods sit at one table: everybody hears everything."""

from __future__ import annotations

from gladsheim.core.events import Event
from gladsheim.core.text import Phrase
from gladsheim.games.yggdrasil.parts import (
    ANGRY,
    ARTIFACT_NAMES,
    ENEMY_NAMES,
    GIANT_NAMES,
    GOD_NAMES,
    ISLAND_NAMES,
    RAGNAROK,
    RUNE_NAMES,
    WORLD_NAMES,
)

# Keys of the catalogue, by number.


def god_key(god: int) -> str:
    return f"god-{GOD_NAMES[god]}"


def enemy_key(enemy: int) -> str:
    return f"enemy-{ENEMY_NAMES[enemy]}"


def island_key(island: int) -> str:
    return f"island-{ISLAND_NAMES[island]}"


def giant_key(giant: int) -> str:
    return f"giant-{GIANT_NAMES[giant]}"


def world_key(world: int) -> str:
    return f"world-{WORLD_NAMES[world]}"


def rune_key(rune: int) -> str:
    return f"rune-{RUNE_NAMES[rune]}"


def artifact_key(enemy: int) -> str:
    return f"artifact-{ARTIFACT_NAMES[enemy]}"


def card_phrase(card: int) -> Phrase:
    if card >= RAGNAROK:
        return Phrase(f"card-ragnarok-{card - RAGNAROK + 1}")
    if card >= ANGRY:
        return Phrase("card-angry", {"enemy": enemy_key(card - ANGRY)})
    return Phrase(enemy_key(card))


# The turn.


class GodChosen(Event):
    def __init__(self, seat: int, god: int) -> None:
        super().__init__("YG 2.1")
        self.seat = seat
        self.god = god

    def phrase(self) -> Phrase:
        return Phrase("god-chosen", {"seat": self.seat, "god": god_key(self.god)})


class CardDrawn(Event):
    """The enemy card a god plays this turn."""

    def __init__(self, god: int, card: int) -> None:
        super().__init__("YG 4.2")
        self.god = god
        self.card = card

    def phrase(self) -> Phrase:
        return Phrase("card-drawn", {"god": god_key(self.god), "card": card_phrase(self.card)})


class NoCard(Event):
    """A turn without an enemy card, by the Daeg rune."""

    def __init__(self, god: int, left: int) -> None:
        super().__init__("YG 8.13")
        self.god = god
        self.left = left

    def phrase(self) -> Phrase:
        return Phrase("no-card", {"god": god_key(self.god), "left": self.left})


class PutBack(Event):
    """Odin's other card, on the deck or under it."""

    def __init__(self, card: int, on_top: bool) -> None:
        super().__init__("YG 11.1")
        self.card = card
        self.on_top = on_top

    def phrase(self) -> Phrase:
        return Phrase("put-on-top" if self.on_top else "put-under", {"card": card_phrase(self.card)})


class TurnEnded(Event):
    def __init__(self, god: int) -> None:
        super().__init__("YG 4.1")
        self.god = god

    def phrase(self) -> Phrase:
        return Phrase("turn-ended", {"god": god_key(self.god)})


# Enemies.


class Advanced(Event):
    def __init__(self, enemy: int, space: int, rule: str) -> None:
        super().__init__(rule)
        self.enemy = enemy
        self.space = space

    def phrase(self) -> Phrase:
        return Phrase("advanced", {"enemy": enemy_key(self.enemy), "space": self.space})


class DrivenBack(Event):
    def __init__(self, enemy: int, space: int, rule: str) -> None:
        super().__init__(rule)
        self.enemy = enemy
        self.space = space

    def phrase(self) -> Phrase:
        return Phrase("driven-back", {"enemy": enemy_key(self.enemy), "space": self.space})


class HelTook(Event):
    def __init__(self, island: int, count: int) -> None:
        super().__init__("YG 10.5")
        self.island = island
        self.count = count

    def phrase(self) -> Phrase:
        return Phrase("hel-took", {"island": island_key(self.island), "count": self.count})


class SurtPut(Event):
    def __init__(self, island: int, count: int) -> None:
        super().__init__("YG 10.6")
        self.island = island
        self.count = count

    def phrase(self) -> Phrase:
        return Phrase("surt-put", {"island": island_key(self.island), "count": self.count})


class Submerged(Event):
    def __init__(self, island: int) -> None:
        super().__init__("YG 10.7")
        self.island = island

    def phrase(self) -> Phrase:
        return Phrase("submerged", {"island": island_key(self.island)})


class GiantCame(Event):
    def __init__(self, giant: int) -> None:
        super().__init__("YG 10.8")
        self.giant = giant

    def phrase(self) -> Phrase:
        return Phrase("giant-came", {"giant": giant_key(self.giant), "effect": f"effect-{GIANT_NAMES[self.giant]}"})


class FenrirRaged(Event):
    def __init__(self) -> None:
        super().__init__("YG 10.11")

    def phrase(self) -> Phrase:
        return Phrase("fenrir-raged")


class FenrirRolled(Event):
    """One attempt to calm Fenrir."""

    def __init__(self, god: int, colour: int, calm: bool) -> None:
        super().__init__("YG 10.12")
        self.god = god
        self.colour = colour
        self.calm = calm

    def phrase(self) -> Phrase:
        key = "fenrir-calmed" if self.calm else "fenrir-still-angry"
        return Phrase(key, {"god": god_key(self.god), "colour": island_key(self.colour)})


# Combat.


class Fought(Event):
    """How a combat went; `foe` is the key of an enemy, of a giant, or of the top of the pile."""

    def __init__(self, god: int, foe: str, force: int, needed: int, won: bool) -> None:
        super().__init__("YG 5.7")
        self.god = god
        self.foe = foe
        self.force = force
        self.needed = needed
        self.won = won

    def phrase(self) -> Phrase:
        gaps: dict[str, int | str | Phrase] = {"god": god_key(self.god), "foe": self.foe}
        gaps["force"] = self.force
        gaps["needed"] = self.needed
        return Phrase("combat-won" if self.won else "combat-lost", gaps)


class GiantFell(Event):
    def __init__(self, giant: int, rule: str) -> None:
        super().__init__(rule)
        self.giant = giant

    def phrase(self) -> Phrase:
        return Phrase("giant-fell", {"giant": giant_key(self.giant), "rune": rune_key(self.giant // 4)})


class RuneComplete(Event):
    def __init__(self, rune: int) -> None:
        super().__init__("YG 8.11")
        self.rune = rune

    def phrase(self) -> Phrase:
        return Phrase("rune-complete", {"rune": rune_key(self.rune)})


# The worlds.


class ValkyriesMoved(Event):
    def __init__(self, island: int, rule: str) -> None:
        super().__init__(rule)
        self.island = island

    def phrase(self) -> Phrase:
        return Phrase("valkyries-moved", {"island": island_key(self.island)})


class SoulsFound(Event):
    def __init__(self, god: int, island: int, vikings: int, giants: int) -> None:
        super().__init__("YG 6.5")
        self.god = god
        self.island = island
        self.vikings = vikings
        self.giants = giants

    def phrase(self) -> Phrase:
        gaps: dict[str, int | str | Phrase] = {"god": god_key(self.god), "island": island_key(self.island)}
        gaps["vikings"] = self.vikings
        gaps["giants"] = self.giants
        return Phrase("souls-found", gaps)


class Forged(Event):
    def __init__(self, god: int, enemy: int, level: int) -> None:
        super().__init__("YG 7.1" if level == 1 else "YG 7.2")
        self.god = god
        self.enemy = enemy
        self.level = level

    def phrase(self) -> Phrase:
        gaps: dict[str, int | str | Phrase] = {"god": god_key(self.god), "artifact": artifact_key(self.enemy)}
        gaps["level"] = self.level
        return Phrase("forged", gaps)


class ElfTaken(Event):
    def __init__(self, god: int) -> None:
        super().__init__("YG 7.5")
        self.god = god

    def phrase(self) -> Phrase:
        return Phrase("elf-taken", {"god": god_key(self.god)})


class Exchanged(Event):
    """What two gods hold after they shared."""

    def __init__(self, gods: list[int], vikings: list[int], elves: list[int]) -> None:
        super().__init__("YG 7.7")
        self.gods = gods
        self.vikings = vikings
        self.elves = elves

    def phrase(self) -> Phrase:
        gaps: dict[str, int | str | Phrase] = {"god": god_key(self.gods[0]), "other": god_key(self.gods[1])}
        gaps["vikings"] = self.vikings[0]
        gaps["elves"] = self.elves[0]
        gaps["other-vikings"] = self.vikings[1]
        gaps["other-elves"] = self.elves[1]
        return Phrase("exchanged", gaps)


class Raised(Event):
    def __init__(self, god: int, island: int, count: int) -> None:
        super().__init__("YG 7.9")
        self.god = god
        self.island = island
        self.count = count

    def phrase(self) -> Phrase:
        gaps: dict[str, int | str | Phrase] = {"god": god_key(self.god), "island": island_key(self.island)}
        gaps["count"] = self.count
        return Phrase("raised", gaps)


class Burned(Event):
    def __init__(self, god: int, island: int, vikings: int, giants: int) -> None:
        super().__init__("YG 7.10")
        self.god = god
        self.island = island
        self.vikings = vikings
        self.giants = giants

    def phrase(self) -> Phrase:
        gaps: dict[str, int | str | Phrase] = {"god": god_key(self.god), "island": island_key(self.island)}
        gaps["vikings"] = self.vikings
        gaps["giants"] = self.giants
        return Phrase("burned", gaps)


class GodTook(Event):
    """A god takes Vikings from the World of the Dead."""

    def __init__(self, god: int, count: int, rule: str) -> None:
        super().__init__(rule)
        self.god = god
        self.count = count

    def phrase(self) -> Phrase:
        return Phrase("god-took", {"god": god_key(self.god), "count": self.count})


class VanirMoved(Event):
    def __init__(self, square: int, rule: str) -> None:
        super().__init__(rule)
        self.square = square

    def phrase(self) -> Phrase:
        return Phrase("vanir-moved", {"square": self.square})


class Rearranged(Event):
    def __init__(self, count: int) -> None:
        super().__init__("YG 9.5")
        self.count = count

    def phrase(self) -> Phrase:
        return Phrase("rearranged", {"count": self.count})
