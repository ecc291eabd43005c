"""Ways (chapter 9): what can be done in a world, and how it goes: penalty, normal, bonus; healing."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import Pause
from gladsheim.games.chronicles.book import NO_SONS, PAGES
from gladsheim.games.chronicles.parts import (
    ACT,
    ALFHEIM,
    ASGARD,
    BLOCKER_OF,
    BONUS,
    HEAL,
    HEROES,
    IDUNN,
    MIDGARD,
    MUSPELLHEIM,
    NIDAVELLIR,
    NIFLHEIM,
    NO_CARD,
    NORMAL,
    ODROERIR,
    PASS,
    PENALTY,
    SAGA_ACT,
    SVARTALFHEIM,
    VALSHAMR,
    VANAHEIM,
)
from gladsheim.games.chronicles.saga import saga_deeds
from gladsheim.games.chronicles.state import Chronicles, Step


def how_it_goes(g: Chronicles, god: int) -> int:
    """How the god's action goes: Valshamr ignores enemies, and with none about Odroerir counts as company."""
    enemies = g.enemies_in(g.at[god]) > 0 and not g.has(god, VALSHAMR)
    company = g.has_company(god) or (not enemies and g.has(god, ODROERIR))
    return way(enemies, company)


def how_it_goes_unaided(g: Chronicles, god: int) -> int:
    """The same without Valshamr and Odroerir, which may help and need not."""
    return way(g.enemies_in(g.at[god]) > 0, g.has_company(god))


def way(enemies: bool, company: bool) -> int:
    """YC 9.1-9.3: with bonus beside another god, with penalty beside an enemy, normally beside both or neither."""
    if enemies == company:
        return NORMAL
    return BONUS if company else PENALTY


def can_act(g: Chronicles, world: int, how: int) -> bool:
    """Whether the world's own action is possible there."""
    if g.is_devastated(world) or g.iotunns & BLOCKER_OF[world] or (g.sons is not NO_SONS and world in g.sons):
        return False
    if world == ALFHEIM:
        return g.elf_reserve > 0
    if world == VANAHEIM:
        return g.vanir_reserve > 0
    if world == ASGARD:
        return g.ruins != 0
    if world == MIDGARD:
        return g.valhalla < HEROES
    if world == NIDAVELLIR:
        return has_artifact(g, how)
    if world == SVARTALFHEIM:
        return len(g.creature_deck) > 0
    if world == NIFLHEIM:
        return g.anonymous > 0
    if world == MUSPELLHEIM:
        return g.giants > 0
    return True


def has_artifact(g: Chronicles, how: int) -> bool:
    for level in range(how + 1):
        if g.artifact_tops[level] != NO_CARD:
            return True
    return False


def can_heal(g: Chronicles, god: int, world: int) -> bool:
    """YC 9.17: in a devastated world, for two life, which must be there."""
    return g.is_devastated(world) and g.iotunns & BLOCKER_OF[world] == 0 and g.life[god] >= heal_cost(g, god)


def heal_cost(g: Chronicles, god: int) -> int:
    return 1 if g.artifacts[god] and g.has(god, IDUNN) else 2


def world_deeds(g: Chronicles, god: int, world: int, how: int) -> list[int]:
    """What can be done in a world besides fighting, as answers to "deed"; always also nothing."""
    found = [PASS]
    if can_act(g, world, how):
        found.append(ACT)
    elif can_heal(g, god, world):
        found.append(HEAL)
    if PAGES[g.page].deeds:
        for deed in saga_deeds(g, god, world):
            found.append(SAGA_ACT + deed)
    return found


def can_do_anything(g: Chronicles, god: int, world: int) -> bool:
    """Whether anything can be done there from afar, where an action goes normally."""
    return can_act(g, world, NORMAL) or can_heal(g, god, world) or len(saga_deeds(g, god, world)) > 0


@mypyc_attr(acyclic=True)
class Heal(Step):
    """YC 9.17: pay life, and the marker of the world goes back to the Cage."""

    def __init__(self, god: int, world: int) -> None:
        self.god = god
        self.world = world

    def play(self, g: Chronicles) -> Pause:
        g.lose_life(self.god, heal_cost(g, self.god), "YC 9.17")
        # Whoever dies of it heals nothing.
        if not g.fate:
            g.heal_world(self.world, "YC 9.17")
        return g.end() if g.fate else g.done()

    def clone(self) -> Heal:
        return Heal(self.god, self.world)
