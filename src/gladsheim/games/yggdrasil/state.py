"""The table: Asgard's track, bags, worlds, giants and the gods' own stocks.

Lists are replaced and never changed in place, so that clones share them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import Form, Pause, State
from gladsheim.games.yggdrasil.events import DRIVEN_BACK, GOD_TOOK
from gladsheim.games.yggdrasil.parts import (
    ALL_ELVES,
    BAG_VIKINGS,
    BLACK,
    BLOCKS_BELOW_8,
    BLOCKS_FROM_8,
    ENEMIES,
    ENEMIES_OF,
    FORCE,
    FULL_BAGS,
    FULL_FORGE,
    GEIRROD,
    GIANT_FORCE,
    GIANTS,
    GIANTS_BELOW_8,
    GIANTS_FROM_8,
    HRUNGNIR,
    HYMIR,
    LAST_BEFORE_DOOR,
    LAST_BEFORE_WALL,
    LEVELS,
    NEIGHBOURS,
    RAINBOW,
    RESIDENCE,
    START_DEAD,
    START_FIRE,
    START_SPACE,
    STRENGTHENED_BY,
    TOO_MANY_PAST_DOOR,
    TOO_MANY_PAST_WALL,
    VAFTHRUDNIR,
)

NO_LIST: Final[list[int]] = []
NO_BAG: Final = [0, 0, 0, 0, 0]


class Yggdrasil(State):
    """Everything true in the nine worlds.  Bags are numbered as their islands; artifacts seat * 6 + enemy."""

    def __init__(self) -> None:
        super().__init__()
        self.gods: list[int] = NO_LIST  # seat -> god
        self.track: list[int] = NO_LIST  # enemy -> space of Asgard
        self.vikings: list[int] = NO_LIST  # seat -> Vikings
        self.elves: list[int] = NO_LIST  # seat -> elves
        self.levels: list[int] = NO_LIST  # seat * 6 + enemy -> level of the artifact, 0 for none
        self.forge = 0  # artifacts in the forge, as bits enemy * 3 + level - 1
        self.alfheim = 0  # elves at home
        self.dead = 0  # Vikings in the World of the Dead
        self.fire = 0  # fire giants in the Kingdom of Fire
        self.bags: list[int] = NO_LIST  # island -> counters in its bag, for all to see
        self.bag_vikings: list[int] = NO_LIST  # how many of them are Vikings; the others are fire giants
        # With hidden bags: how many are surely in a bag, by what was seen go in and out since the start.
        self.sure_vikings: list[int] = NO_LIST
        self.sure_giants: list[int] = NO_LIST
        self.valkyries = 0  # the island they are on
        self.submerged = 0  # the island under water
        self.vanir = 0  # the square of the scale
        self.pile = 0  # giants face down, as bits: nobody knows their order
        self.active = 0  # giants face up
        self.beaten = 0  # giants that count for their rune
        self.removed = 0  # giants discarded by the Vanir where those count for no rune
        self.unseen: list[int] = NO_LIST  # the enemy deck: cards nobody has seen, sorted; spread special ones apart
        self.specials: list[int] = NO_LIST
        self.rows: list[int] = NO_LIST  # from the top: known cards and runs of unseen ones, see deck.py
        self.drawn: list[int] = NO_LIST  # cards looked at by Odin or the Vanir, on their way
        self.discards: list[int] = NO_LIST
        self.fenrir_angry = False
        self.quiet_turns = 0  # turns without an enemy card, by the Daeg rune
        self.turns = 0  # turns that ended
        # The options of this game.
        self.hammers = 0  # which row of the table of hammers
        self.colours = 0
        self.hidden_bags = False
        self.may_stop = False
        self.vanir_counts = False
        self.angry_count = 0  # special cards in the deck
        self.ragnarok_count = 0
        self.ragnarok_set = 0  # which set of four Ragnarök cards
        self.ending = ""

    def clone(self) -> Yggdrasil:
        twin = Yggdrasil()
        twin.gods = self.gods
        twin.track = self.track
        twin.vikings = self.vikings
        twin.elves = self.elves
        twin.levels = self.levels
        twin.forge = self.forge
        twin.alfheim = self.alfheim
        twin.dead = self.dead
        twin.fire = self.fire
        twin.bag_vikings = self.bag_vikings
        twin.bags = self.bags
        twin.sure_vikings = self.sure_vikings
        twin.sure_giants = self.sure_giants
        twin.valkyries = self.valkyries
        twin.submerged = self.submerged
        twin.vanir = self.vanir
        twin.pile = self.pile
        twin.active = self.active
        twin.beaten = self.beaten
        twin.removed = self.removed
        twin.unseen = self.unseen
        twin.specials = self.specials
        twin.rows = self.rows
        twin.drawn = self.drawn
        twin.discards = self.discards
        twin.fenrir_angry = self.fenrir_angry
        twin.quiet_turns = self.quiet_turns
        twin.turns = self.turns
        twin.hammers = self.hammers
        twin.colours = self.colours
        twin.hidden_bags = self.hidden_bags
        twin.may_stop = self.may_stop
        twin.vanir_counts = self.vanir_counts
        twin.angry_count = self.angry_count
        twin.ragnarok_count = self.ragnarok_count
        twin.ragnarok_set = self.ragnarok_set
        twin.ending = self.ending
        self.copy_forms(twin)
        return twin

    def lay_out(self, seats: int) -> None:
        """YG 2: the board before the deck is made and the gods are chosen."""
        self.track = [START_SPACE] * ENEMIES
        self.vikings = [0] * seats
        self.elves = [0] * seats
        self.levels = [0] * (seats * ENEMIES)
        self.forge = FULL_FORGE
        self.alfheim = seats + 1
        self.dead = START_DEAD
        self.fire = START_FIRE
        self.bag_vikings = BAG_VIKINGS
        self.bags = FULL_BAGS
        self.sure_vikings = NO_BAG
        self.sure_giants = NO_BAG
        self.valkyries = RAINBOW
        self.submerged = BLACK
        self.pile = (1 << GIANTS) - 1

    # Questions: the end

    def is_won(self) -> bool:
        return self.ending == "victory"

    def returns(self) -> list[float]:
        return [1.0 if self.is_won() else 0.0] * len(self.vikings)

    def outcome(self) -> str:
        return self.ending

    def defeat(self) -> str:
        """YG 4.7 to 4.9: which defeat stands on the track now; empty for none."""
        past_wall = past_door = 0
        for space in self.track:
            if space > LAST_BEFORE_WALL:
                past_wall += 1
                if space > LAST_BEFORE_DOOR:
                    past_door += 1
                    if space == RESIDENCE:
                        return "defeat.residence"
        if past_door >= TOO_MANY_PAST_DOOR:
            return "defeat.door"
        return "defeat.wall" if past_wall >= TOO_MANY_PAST_WALL else ""

    # Questions: gods

    def seats(self) -> int:
        return len(self.vikings)

    def has_power(self, seat: int, god: int) -> bool:
        """Whether that seat plays that god and no giant cancels the powers."""
        return self.gods[seat] == god and not (self.active >> VAFTHRUDNIR) & 1

    # Questions: Asgard

    def can_drive_back(self) -> bool:
        for space in self.track:
            if space > START_SPACE:
                return True
        return False

    def enemies_to_drive_back(self, but: int = 0) -> list[int]:
        """The enemies not on the first space, without those of the bits `but`."""
        bits = 0
        enemy = 1
        for space in self.track:
            if space > START_SPACE:
                bits |= enemy
            enemy <<= 1
        return ENEMIES_OF[bits & ~but]

    def force(self, enemy: int) -> int:
        """YG 5.2 and YG 8.10: the combat force of an enemy where it stands."""
        return FORCE[self.track[enemy]] + (self.active >> STRENGTHENED_BY[enemy] & 1)

    def giant_force(self) -> int:
        return GIANT_FORCE + (self.active >> HRUNGNIR & 1)

    def no_die(self) -> bool:
        return (self.active >> GEIRROD) & 1 == 1

    # Questions: worlds

    def blocked(self) -> int:
        """YG 8.7: the worlds that active giants block, as bits."""
        return BLOCKS_BELOW_8[self.active & 255] | BLOCKS_FROM_8[self.active >> 8]

    def in_bag(self, island: int) -> int:
        return self.bags[island]

    def giants_in(self, island: int) -> int:
        return self.bags[island] - self.bag_vikings[island]

    def may_enter(self, island: int) -> bool:
        """YG 8.6: the whirlpool keeps the Valkyries out of the submerged island."""
        return island != self.submerged or not (self.active >> HYMIR) & 1

    def in_whirlpool(self) -> bool:
        """YG 8.6: the Valkyries are on the submerged island while the whirlpool is up: they may leave, or stay."""
        return self.valkyries == self.submerged and (self.active >> HYMIR) & 1 == 1

    def can_move_valkyries(self) -> bool:
        for island in NEIGHBOURS[self.valkyries]:
            if self.may_enter(island):
                return True
        return False

    def valkyries_moves(self) -> list[int]:
        return [island for island in NEIGHBOURS[self.valkyries] if self.may_enter(island)]

    def can_search(self, island: int) -> bool:
        """YG 6.3 and YG 6.4: not on the Rainbow Island, not under water, not in an empty bag."""
        return island != RAINBOW and island != self.submerged and self.in_bag(island) > 0

    def can_forge(self, seat: int, enemy: int) -> bool:
        """Whether the next artifact of that line lies in the forge."""
        level = self.levels[seat * ENEMIES + enemy]
        return level < LEVELS and self.forge >> (enemy * LEVELS + level) & 1 == 1

    def can_forge_any(self, seat: int) -> bool:
        for enemy in range(ENEMIES):
            if self.can_forge(seat, enemy):
                return True
        return False

    def has_stock(self, seat: int) -> bool:
        return self.vikings[seat] + self.elves[seat] > 0

    def can_exchange(self) -> bool:
        """Whether there is another god, and something to pass."""
        if len(self.vikings) == 1:
            return False
        for other in range(len(self.vikings)):
            if self.vikings[other] or self.elves[other]:
                return True
        return False

    def partners(self, seat: int) -> list[int]:
        mine = self.has_stock(seat)
        return [other for other in range(self.seats()) if other != seat and (mine or self.has_stock(other))]

    def spare_elves(self) -> int:
        """Elves that stay in the box."""
        return ALL_ELVES - self.seats() - 1

    # Deeds: Asgard

    def place_enemy(self, enemy: int, space: int) -> None:
        track = self.track.copy()
        track[enemy] = space
        self.track = track

    def drive_back(self, enemy: int, spaces: int, rule: str) -> None:
        """Towards the left, never beyond the first space, and without effect."""
        space = self.track[enemy] - spaces
        self.place_enemy(enemy, space if space > START_SPACE else START_SPACE)
        self.say(DRIVEN_BACK, enemy, self.track[enemy], rule=rule)

    # Deeds: stocks

    def gain_vikings(self, seat: int, count: int) -> None:
        vikings = self.vikings.copy()
        vikings[seat] += count
        self.vikings = vikings

    def gain_elves(self, seat: int, count: int) -> None:
        elves = self.elves.copy()
        elves[seat] += count
        self.elves = elves

    def spend_vikings(self, seat: int, count: int) -> None:
        """To the World of the Dead."""
        if count:
            self.gain_vikings(seat, -count)
            self.dead += count

    def spend_elves(self, seat: int, count: int) -> None:
        """Home to Alfheim."""
        if count:
            self.gain_elves(seat, -count)
            self.alfheim += count

    def take_dead(self, seat: int, count: int, rule: str) -> None:
        """So many Vikings, or all there are, from the World of the Dead to a god."""
        count = min(count, self.dead)
        if count:
            self.dead -= count
            self.gain_vikings(seat, count)
        self.say(GOD_TOOK, self.gods[seat], count, rule=rule)

    # Deeds: bags

    def put_in_bag(self, island: int, vikings: int, giants: int) -> None:
        """Counters go into a bag, or out of it with numbers below zero, for all to see."""
        if vikings:
            bag_vikings = self.bag_vikings.copy()
            bag_vikings[island] += vikings
            self.bag_vikings = bag_vikings
        counters = self.bags.copy()
        counters[island] += vikings + giants
        self.bags = counters
        if self.hidden_bags:
            self.see_bag(island, self.sure_vikings[island] + vikings, self.sure_giants[island] + giants)

    def see_bag(self, island: int, vikings: int, giants: int) -> None:
        """At least so many Vikings and fire giants are in a hidden bag now."""
        sure_vikings, sure_giants = self.sure_vikings.copy(), self.sure_giants.copy()
        sure_vikings[island] = max(0, vikings)
        sure_giants[island] = max(0, giants)
        self.sure_vikings, self.sure_giants = sure_vikings, sure_giants


def table(g: State) -> Yggdrasil:
    assert isinstance(g, Yggdrasil)
    return g


@mypyc_attr(acyclic=True)
class Step(Form):
    """A form of Yggdrasil.  The gods hide nothing from each other: what it asks everybody may know."""

    def run(self, g: State) -> Pause:
        return self.play(table(g))

    def play(self, g: Yggdrasil) -> Pause:
        raise NotImplementedError(f"{type(self).__name__}.play")

    def is_public(self) -> bool:
        return True


def giants_of(bits: int) -> list[int]:
    """The giants of a set of bits, in order."""
    low, high = GIANTS_BELOW_8[bits & 255], GIANTS_FROM_8[bits >> 8]
    if not high:
        return low
    return low + high if low else high
