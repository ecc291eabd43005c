"""What things are worth in Yggdrasil Chronicles to the plain policy, in tenths of a life."""

from __future__ import annotations

from typing import Final

from gladsheim.games.chronicles.book import FLIP, PAGES, SEND_ANONYMOUS, SEND_GIANTS, TABLE, WOLF_BACK
from gladsheim.games.chronicles.fights import cancelled, risks_of
from gladsheim.games.chronicles.parts import (
    ACT,
    ALFHEIM,
    ASGARD,
    DUEL,
    EIKTHYRNIR,
    FENRIR,
    FIGHT,
    FIGHT_IOTUNN,
    FIGHT_NAGLFAR,
    FIGHT_SERVANT,
    FIGHT_SKOLL,
    FIGHT_SON,
    FRIGG_GIVES,
    FRIGG_HEALS,
    GERI,
    GULLFAXI,
    HEAL,
    HEIDRUN,
    HEL,
    HILDISVINI,
    HRUNGNIR,
    HUGIN,
    IORMUNGAND,
    IOTUNHEIM,
    ISLANDS,
    LOKI,
    MIDGARD,
    MUSPELLHEIM,
    NIDAVELLIR,
    NIFLHEIM,
    NO_CARD,
    ONE,
    PASS,
    RATATOSK,
    SAEHRIMNIR,
    SAGA_ACT,
    SHIELD_OF,
    SKRYMIR,
    STAGS,
    SURT,
    SVARTALFHEIM,
    TAKES,
    TANNGRISNIR,
    TWO,
    UPPER,
    URD,
    UTGARDLOKI,
    VANAHEIM,
    VIDOFNIR,
    count,
)
from gladsheim.games.chronicles.state import Chronicles
from gladsheim.games.chronicles.ways import how_it_goes

URGENT: Final = 90
CLIMBING: Final = 29
WOLF: Final = 38
CREATURE: Final = 10
RUNES: Final = 8
WOUND: Final = 7  # for each life lost, up to three, where life may be regained
HERO: Final = 11
ELF: Final = 8
DIE: Final = 8


# Threats


def is_near(g: Chronicles, enemy: int) -> bool:
    """Whether the next card of this enemy activates it."""
    return g.wheel[enemy] != NO_CARD and g.second[enemy] == NO_CARD


def threat(g: Chronicles, enemy: int) -> int:
    """What it is worth to drive an enemy back now."""
    place = g.where[enemy]
    near = is_near(g, enemy)
    if enemy <= SURT:
        if place == (NIFLHEIM if enemy == HEL else MUSPELLHEIM):
            return -10
        worth = URGENT if place // 3 == UPPER else CLIMBING
    elif enemy == IORMUNGAND:
        left = len(ISLANDS) - 1 - g.island
        if g.island == 0:
            return -10
        worth = 100 if left == 0 else 60 if left == 1 else 25 if left == 2 else 8
    elif enemy == FENRIR:
        worth = WOLF
    else:
        worth = 12 + 4 * count(g.iotunns)
    goal = PAGES[g.page].saga == "vigrid" and PAGES[g.page].number == 1 and enemy in (LOKI, FENRIR)
    return (worth * 3 // 2 if near else worth) + (30 if goal else 0)


def iotunn_threat(g: Chronicles, iotunn: int) -> int:
    awake = count(g.iotunns)
    worth = 100 if awake >= 7 else 60 if awake == 6 else 40 if awake == 5 else 12 + 4 * awake
    for enemy in range(5):
        if 1 << iotunn == SHIELD_OF[enemy]:
            worth += max(0, threat(g, enemy)) // 2
    return worth + (10 if iotunn >= HRUNGNIR - 3 else 0)


def ladder_worth(g: Chronicles, hel: bool) -> int:
    if hel:
        room = 8 - g.anonymous
        needed = ISLANDS[min(g.island + 1, len(ISLANDS) - 1)]
        if g.anonymous == 0:
            return 0
        return 90 if room < needed else 12 * min(3, g.anonymous) if g.anonymous >= 3 else 6
    room = 8 - g.giants
    if g.giants == 0:
        return 0
    return 110 if room < 2 else 60 if room < 4 else 10 * min(3, g.giants)


# Risks


def expected(g: Chronicles, god: int, risks: int) -> int:
    """What so many risks may cost, in tenths of a life, heroes and elves included."""
    if risks <= 0:
        return 0
    left = 10 * risks
    cost = 0
    if (g.iotunns >> SKRYMIR) & 1 == 0:
        heroes = min(g.valhalla, risks)
        left -= 10 * heroes
        cost += HERO_COST * heroes
    if (g.iotunns >> UTGARDLOKI) & 1 == 0:
        left -= odds(g.god_faces[god])
    if (g.iotunns >> HRUNGNIR) & 1 == 0:
        dice = min(g.vanir[god], 2 * risks)
        left -= dice * odds(g.vanir_faces[god])
        cost += DIE_COST * min(dice, risks)
    if left > 0 and g.elves[god]:
        elves = min(g.elves[god], (left + 9) // 10)
        left -= 9 * elves
        cost += ELF_COST * elves
    left = max(left, 1)
    # Who may die of it must not.
    if left + 10 >= 10 * g.life[god]:
        return 300
    return cost + left * (LIFE_COST if g.life[god] > 3 else 2 * LIFE_COST) // 10


HERO_COST: Final = 4
DIE_COST: Final = 3
ELF_COST: Final = 7
LIFE_COST: Final = 10


def odds(faces: int) -> int:
    """Successes of one die, in tenths."""
    if (faces >> ONE) & 1 == 0:
        return 3
    return 7 if (faces >> TWO) & 1 == 0 else 8


# Deeds


def deed_worth(g: Chronicles, god: int, deed: int) -> int:
    if deed == PASS:
        return 0
    if deed == ACT:
        return action_worth(g, god, g.at[god])
    if deed == HEAL:
        cost = 30 if g.life[god] > 4 else 60 if g.life[god] > 2 else 400
        return (15 + 10 * count(g.ruins) if g.enemies_in(g.at[god]) < 2 else 0) - cost
    if deed == FRIGG_HEALS:
        return 14 if g.life[god] > 3 else 40
    if deed == FRIGG_GIVES:
        return 30 if min(g.life) <= 2 and g.life[god] > 4 else 0
    if deed < FRIGG_HEALS:
        return saga_worth(g, god, deed - SAGA_ACT)
    return fight_worth(g, god, deed)


def fight_worth(g: Chronicles, god: int, deed: int) -> int:
    risks = 3 if deed == FIGHT_SERVANT else risks_of(g, god, deed)
    cost = expected(g, god, risks - cancelled(g, god, deed))
    if deed < FIGHT_IOTUNN:
        return threat(g, deed - FIGHT) - cost
    if deed < FIGHT_SON:
        return iotunn_threat(g, deed - FIGHT_IOTUNN) - cost
    if deed >= DUEL:
        return max(20, threat(g, deed - DUEL)) + 50 - cost
    if deed < FIGHT_SKOLL:
        place = g.sons[deed - FIGHT_SON]
        slain = 40 if g.has_company(god) else 0
        return (90 if place // 3 == UPPER else 30 if place < 6 else -20) + slain - cost
    if deed < FIGHT_NAGLFAR:
        return 30 * g.wolves[deed - FIGHT_SKOLL] - cost
    if deed == FIGHT_NAGLFAR:
        return (100 if g.naglfar // 3 == UPPER else 40 if g.naglfar != NIFLHEIM else -20) - cost
    return 35 - cost


def saga_worth(g: Chronicles, god: int, number: int) -> int:
    deed = PAGES[g.page].deeds[number]
    order = TABLE[deed.orders][0][0]
    cost = 8 * deed.heroes + 6 * deed.elves + (expected(g, god, deed.risks) if deed.risks else 0)
    if order == FLIP:
        return 24 if g.life[god] > 3 else 5
    if order == SEND_ANONYMOUS:
        return ladder_worth(g, True) - cost
    if order == SEND_GIANTS:
        return ladder_worth(g, False) - cost
    if order == WOLF_BACK:
        return 18 * max(g.wolves) - cost
    return 70 - cost // 2


def action_worth(g: Chronicles, god: int, world: int) -> int:
    how = how_it_goes(g, god)
    takes = TAKES[how]
    if world >= MUSPELLHEIM:
        return ladder_worth(g, world == NIFLHEIM) - expected(g, god, 3 - how)
    if world == ASGARD:
        return 15 + 8 * count(g.ruins) - expected(g, god, 4 - how)
    if world == ALFHEIM:
        return (ELF if g.elves[god] < 4 else 3) * min(takes, g.elf_reserve)
    if world == VANAHEIM:
        return (DIE if g.vanir[god] < 4 else 3) * min(takes, g.vanir_reserve)
    if world == MIDGARD:
        return (HERO if g.valhalla < 5 else 5) * min(takes, 8 - g.valhalla)
    if world == NIDAVELLIR:
        return 10 + 4 * how
    if world == SVARTALFHEIM:
        return CREATURE + 5 * how + WOUND * wounds(g, god)
    hurt = wounds(g, god)
    assert world == IOTUNHEIM
    return RUNES + 4 * how + WOUND * hurt * min(how, 1)


def wounds(g: Chronicles, god: int) -> int:
    """How many life the god has lost, at most three."""
    return min(3, g.most_life[god] - g.life[god])


# Creatures


def creature_worth(g: Chronicles, god: int, creature: int) -> int:
    hurt = g.most_life[god] - g.life[god]
    if creature == STAGS:
        return 14 * min(1, hurt)
    if creature == HEIDRUN:
        return 14 * min(2, hurt)
    if creature == SAEHRIMNIR:
        return 16 if min(g.life) < LIFE_LOW else 10
    if creature == TANNGRISNIR:
        return 30
    if creature == EIKTHYRNIR:
        return 25 if g.ruins else 0
    if creature == GULLFAXI:
        return 20 + 5 * count(g.iotunns) if g.iotunns else 0
    if creature in (GERI, RATATOSK):
        return 22
    if creature == HILDISVINI:
        return 9 * min(3, g.elf_reserve)
    if creature == HUGIN:
        return 8 * min(2, g.vanir_reserve)
    if creature == URD:
        return 24
    return 8 if creature < VIDOFNIR else 24


LIFE_LOW: Final = 4
