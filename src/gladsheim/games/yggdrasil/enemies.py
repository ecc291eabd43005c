"""The enemies advance, and what they do (chapter 10)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import OPEN, Pause, State
from gladsheim.games.yggdrasil.events import ADVANCED, FENRIR_RAGED, GIANT_CAME, HEL_TOOK, SUBMERGED, SURT_PUT
from gladsheim.games.yggdrasil.parts import (
    ANGRY,
    COLOURS_OF,
    ENEMIES,
    ENEMIES_OF,
    FENRIR,
    HEL,
    LOKI,
    NIDHOGG,
    POWER,
    RAGNAROK,
    RAGNAROK_CARDS,
    RAINBOW,
    RESIDENCE,
    SURT,
)
from gladsheim.games.yggdrasil.powers import roll
from gladsheim.games.yggdrasil.state import Step, Yggdrasil, giants_of, table


def advance(g: Yggdrasil, enemy: int, spaces: int, rule: str) -> None:
    """Towards the right, never beyond Odin's residence."""
    g.place_enemy(enemy, min(g.track[enemy] + spaces, RESIDENCE))
    g.say(ADVANCED, enemy, g.track[enemy], rule=rule)


@mypyc_attr(acyclic=True)
class EnemyCard(Step):
    """Play the enemy card of the turn: who advances, and the effect."""

    def __init__(
        self, seat: int, card: int, die: int = OPEN, giant: int = OPEN, drag: int = OPEN, left: int = OPEN
    ) -> None:
        self.seat = seat
        self.card = card
        self.die = die
        self.giant = giant
        self.drag = drag
        self.left = left  # giants that Loki still calls

    def fill(self, slot: str, value: int) -> None:
        if slot == "die":
            self.die = value
        elif slot == "giant":
            self.giant = value
        else:
            super().fill(slot, value)

    def play(self, g: Yggdrasil) -> Pause:
        card = self.card
        if card >= RAGNAROK:
            for enemy in RAGNAROK_CARDS[card - RAGNAROK]:
                advance(g, enemy, 1, "YG 10.4")
            return g.done()
        enemy = card if card < ANGRY else card - ANGRY
        if self.left == OPEN:
            if card < ANGRY:
                advance(g, enemy, 1, "YG 10.1")
            else:
                advance(g, enemy, 2, "YG 10.3")
            self.left = POWER[g.track[enemy]]
            if self.left == 0:
                return g.done()  # YG 10.2: nothing happens in Odin's residence
        if enemy == LOKI:
            return self.call_giants(g)
        if enemy == NIDHOGG:
            return self.drag_enemy(g)
        if enemy == FENRIR:
            return self.rage(g)
        if self.die == OPEN:
            return roll(g, self.seat, "YG 10.5" if enemy == HEL else "YG 10.6" if enemy == SURT else "YG 10.7")
        island = COLOURS_OF[g.colours][self.die]
        if enemy == HEL:
            empty_bag(g, island, self.left)
        elif enemy == SURT:
            pollute_bag(g, island, self.left)
        else:
            submerge(g, island)
        return g.done()

    def call_giants(self, g: Yggdrasil) -> Pause:
        """As many giants as Loki's power, or all there are, become active."""
        if self.giant != OPEN:
            g.pile &= ~(1 << self.giant)
            g.active |= 1 << self.giant
            g.say(GIANT_CAME, self.giant)
            self.giant = OPEN
            self.left -= 1
        if self.left == 0 or not g.pile:
            return g.done()
        return g.chance("giant", giants_of(g.pile), "YG 10.8")

    def drag_enemy(self, g: Yggdrasil) -> Pause:
        """The enemy farthest behind goes on one space without effect; among several the gods choose."""
        if self.drag == OPEN:
            behind = farthest_behind(g)
            if len(behind) > 1:
                return g.ask(self.seat, "drag", behind, "YG 10.10")
            self.drag = behind[0]
        advance(g, self.drag, 1, "YG 10.9")
        return g.done()

    def rage(self, g: Yggdrasil) -> Pause:
        """Fenrir must be calmed; drawn again while angry he only advances."""
        if not g.fenrir_angry:
            g.fenrir_angry = True
            g.say(FENRIR_RAGED)
        return g.done()

    def closed(self, state: State, seat: int) -> dict[int, str]:
        g = table(state)
        if g.slot != "drag":
            return {}
        behind = farthest_behind(g)
        return {enemy: "YG 10.9" for enemy in range(ENEMIES) if enemy not in behind}

    def clone(self) -> EnemyCard:
        return EnemyCard(self.seat, self.card, self.die, self.giant, self.drag, self.left)


def farthest_behind(g: Yggdrasil) -> list[int]:
    rear = min(g.track)
    bits = 0
    for enemy in range(ENEMIES):
        if g.track[enemy] == rear:
            bits |= 1 << enemy
    return ENEMIES_OF[bits]


def empty_bag(g: Yggdrasil, island: int, power: int) -> None:
    """YG 10.5: Hel takes Vikings out of a bag to the World of the Dead."""
    count = min(power, g.bag_vikings[island])
    g.put_in_bag(island, -count, 0)
    g.dead += count
    if g.hidden_bags and count < power:
        g.see_bag(island, 0, g.in_bag(island))  # no Viking is left in it
    g.say(HEL_TOOK, island, count)


def pollute_bag(g: Yggdrasil, island: int, power: int) -> None:
    """YG 10.6: Surt puts fire giants into a bag."""
    count = min(power, g.fire)
    g.fire -= count
    g.put_in_bag(island, 0, count)
    g.say(SURT_PUT, island, count)


def submerge(g: Yggdrasil, island: int) -> None:
    """YG 10.7: Jörmungand moves the flood and sends the Valkyries back."""
    g.submerged = island
    g.valkyries = RAINBOW
    g.say(SUBMERGED, island)
