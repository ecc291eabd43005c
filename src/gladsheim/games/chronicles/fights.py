"""Fights (chapter 8): always won, at the risk of the target's strength."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.decks import replaced, without
from gladsheim.core.forms import OPEN, Pause
from gladsheim.games.chronicles.book import (
    FIRST_SAGA,
    NAGLFAR_STRENGTH,
    NO_SONS,
    PAGES,
    SON_STRENGTH,
)
from gladsheim.games.chronicles.events import (
    DUELS,
    FELLED,
    FIGHTS_ENEMY,
    FIGHTS_IOTUNN,
    FIGHTS_OPPONENT,
    NAGLFAR_SAILED,
    SERPENT_BACK,
    SERVANT_BEATEN,
    SON_BEATEN,
    SON_SLAIN,
)
from gladsheim.games.chronicles.iotunns import iotunns_in
from gladsheim.games.chronicles.orders import run_wolf
from gladsheim.games.chronicles.parts import (
    ALFHEIM,
    ASGARD,
    AWAY,
    DUEL,
    FENRIR,
    FIGHT,
    FIGHT_HATI,
    FIGHT_IOTUNN,
    FIGHT_NAGLFAR,
    FIGHT_SERVANT,
    FIGHT_SKOLL,
    FIGHT_SON,
    FIGHTABLE,
    HEL,
    IORMUNGAND,
    IOTUNHEIM,
    IOTUNN_STRENGTH,
    IOTUNNS,
    JARNGREIPR,
    LOKI,
    MEGINGJORD,
    NIFLHEIM,
    RETREAT,
    SHIELD_OF,
    SURT,
    VANAHEIM,
    WEAPON,
    count,
)
from gladsheim.games.chronicles.risks import Risk
from gladsheim.games.chronicles.saga import Gnaw
from gladsheim.games.chronicles.state import Chronicles, Step

# god -> the enemy fated to it in a duel (default, facts 12)
DESTINED: Final = [SURT, HEL, HEL, LOKI, FENRIR, IORMUNGAND, HEL]
DUEL_RISKS: Final = 2  # default
WOLF_GOES_BACK: Final = 2  # default


def fights(g: Chronicles, god: int) -> list[int]:
    """Everything the god may fight where it stands, as answers to "deed"."""
    world = g.at[god]
    found: list[int] = []
    for enemy in range(FIGHTABLE):
        if g.where[enemy] == world and g.iotunns & SHIELD_OF[enemy] == 0:
            found.append(FIGHT + enemy)
    awake = iotunns_in(g, world) if g.iotunns else 0
    if awake:
        for iotunn in range(IOTUNNS):
            if (awake >> iotunn) & 1:
                found.append(FIGHT_IOTUNN + iotunn)
    if g.page >= FIRST_SAGA:
        saga_fights(g, world, found)
    return found


def saga_fights(g: Chronicles, world: int, found: list[int]) -> None:
    """Add to those `found` what a page of the campaign lets the god fight."""
    if g.sons is not NO_SONS:
        for son in range(3):
            if g.sons[son] == world:
                found.append(FIGHT_SON + son)
    if g.wolves:
        # Each track runs between Asgard and one other world of the upper level.
        if world in (ASGARD, VANAHEIM) and g.wolves[0] > 0:
            found.append(FIGHT_SKOLL)
        if world in (ASGARD, ALFHEIM) and g.wolves[1] > 0:
            found.append(FIGHT_HATI)
    if g.naglfar == world and PAGES[g.page].naglfar_is_enemy:
        found.append(FIGHT_NAGLFAR)
    if g.servants and world in g.servants:
        found.append(FIGHT_SERVANT)
    if PAGES[g.page].duels:
        # Any fight with an enemy may be a duel instead.
        found += [DUEL + target - FIGHT for target in found if target < FIGHT_IOTUNN]


def risks_of(g: Chronicles, god: int, target: int) -> int:
    """The risks of a fight before anything cancels them; a servant's are known once its tile is turned."""
    if target < FIGHT_IOTUNN:
        return g.strength(target - FIGHT)
    if target < FIGHT_SON:
        return IOTUNN_STRENGTH
    if target >= DUEL:
        enemy = target - DUEL
        fated = 1 if DESTINED[g.who[god]] == enemy else 0
        return g.strength(enemy) + DUEL_RISKS - fated
    if target == FIGHT_NAGLFAR:
        return NAGLFAR_STRENGTH + len(g.servants)
    if target in (FIGHT_SKOLL, FIGHT_HATI):
        return PAGES[g.page].wolf_strength
    return SON_STRENGTH


def cancelled(g: Chronicles, god: int, target: int) -> int:
    """The risks that the god's artifacts cancel in this fight."""
    if g.artifacts[god] == 0:
        return 0
    each = 2 if g.has(god, MEGINGJORD) else 1
    if target < FIGHT_IOTUNN:
        return each if g.has(god, WEAPON[target - FIGHT]) else 0
    if target < FIGHT_SON:
        return each if g.has(god, JARNGREIPR) else 0
    if target >= DUEL:
        return each if g.has(god, WEAPON[target - DUEL]) else 0
    return 0


def is_vain(g: Chronicles, god: int, target: int) -> bool:
    """YC 8.11: whether the target is already where it would retreat to."""
    if target == FIGHT + IORMUNGAND:
        return g.island == 0
    if target < FIGHT_IOTUNN:
        return g.where[target - FIGHT] == RETREAT[target - FIGHT]
    if FIGHT_SON <= target < FIGHT_SKOLL:
        return g.sons[target - FIGHT_SON] == IOTUNHEIM and not g.has_company(god)
    return target == FIGHT_NAGLFAR and g.naglfar == NIFLHEIM


@mypyc_attr(acyclic=True)
class Fight(Step):
    """Bear the risks; then the target retreats."""

    def __init__(
        self, god: int, target: int, help: int = 0, servant: int = OPEN, borne: int = OPEN, hurried: int = OPEN
    ) -> None:
        self.god = god
        self.target = target  # an answer to "deed"
        self.help = help  # risks that a creature cancels
        self.servant = servant  # the strength that the tile shows
        self.borne = borne
        self.hurried = hurried

    def fill(self, slot: str, value: int) -> None:
        if slot == "borne":
            self.borne = value
        else:
            super().fill(slot, value)

    def play(self, g: Chronicles) -> Pause:
        god, target = self.god, self.target
        if self.hurried != OPEN:
            return g.done()
        if self.borne == OPEN:
            if self.servant == OPEN:
                tell_fight(g, god, target)
                if target == FIGHT_SERVANT:
                    return g.chance("servant", g.servant_bag, "YC 16.7")
            risks = self.servant if target == FIGHT_SERVANT else risks_of(g, god, target)
            risks -= cancelled(g, god, target) + self.help
            if risks > 0:
                return g.call("borne", Risk(god, risks))
        drive_back(g, god, target, self.servant)
        if g.fate:
            return g.end()
        if target == FIGHT + LOKI and PAGES[g.page].loki_hurries_nidhogg and not g.achieved:
            g.achieved = True
            return g.call("hurried", Gnaw())
        return g.done()

    def clone(self) -> Fight:
        return Fight(self.god, self.target, self.help, self.servant, self.borne, self.hurried)


def tell_fight(g: Chronicles, god: int, target: int) -> None:
    if target >= DUEL:
        g.say(DUELS, god, target - DUEL)
    elif target >= FIGHT_SON:
        g.say(FIGHTS_OPPONENT, god, target - FIGHT_SON)
    elif target >= FIGHT_IOTUNN:
        g.say(FIGHTS_IOTUNN, god, target - FIGHT_IOTUNN)
    else:
        g.say(FIGHTS_ENEMY, god, target - FIGHT)


def drive_back(g: Chronicles, god: int, target: int, servant: int) -> None:
    """What was fought retreats; a retreat to where another enemy stands devastates that world."""
    if target >= DUEL:
        fell(g, target - DUEL)
    elif target == FIGHT + IORMUNGAND:
        if g.island > 0:
            g.island -= 1
        g.say(SERPENT_BACK, g.island + 1)
    elif target < FIGHT_IOTUNN:
        g.put_enemy(target - FIGHT, RETREAT[target - FIGHT], "YC 8.3")
    elif target < FIGHT_SON:
        g.beat_iotunn(target - FIGHT_IOTUNN, "YC 8.9")
    elif target < FIGHT_SKOLL:
        beat_son(g, god, target - FIGHT_SON)
    elif target <= FIGHT_HATI:
        run_wolf(g, target - FIGHT_SKOLL, -WOLF_GOES_BACK)
    elif target == FIGHT_NAGLFAR:
        g.naglfar = NIFLHEIM
        g.say(NAGLFAR_SAILED, NIFLHEIM)
        g.devastate_if_two_enemies(NIFLHEIM)
    else:
        g.servants = [world for world in g.servants if world != g.at[god]]
        g.servant_bag = without(g.servant_bag, servant)
        g.say(SERVANT_BEATEN, g.at[god], len(g.servants))


def fell(g: Chronicles, enemy: int) -> None:
    """Saga 6: the enemy is removed for good; enough of them win the game."""
    g.felled |= 1 << enemy
    g.where[enemy] = AWAY
    # No Iotunn is left behind: one that shielded the enemy would have stopped the duel.
    g.say(FELLED, enemy)
    if count(g.felled) >= duels_to_win(g):
        g.win("victory.vigrid")


def duels_to_win(g: Chronicles) -> int:
    return 3 if g.players <= 2 else 4


def beat_son(g: Chronicles, god: int, son: int) -> None:
    """Saga 2: back to Iotunheim; slain if another god is there."""
    slain = g.has_company(god)
    g.sons = replaced(g.sons, son, AWAY if slain else IOTUNHEIM)
    if slain:
        g.achieved = True
        g.say(SON_SLAIN)
    else:
        g.say(SON_BEATEN, son, IOTUNHEIM)


def target_key(target: int) -> str:
    """The catalogue's name of what is fought."""
    if target < FIGHT_IOTUNN:
        return f"enemy-{target - FIGHT}"
    if target < FIGHT_SON:
        return f"iotunn-{target - FIGHT_IOTUNN}"
    if target >= DUEL:
        return f"enemy-{target - DUEL}"
    return f"opponent-{target - FIGHT_SON}"
