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
from gladsheim.games.chronicles.weights import W

# Threats


def is_near(g: Chronicles, enemy: int) -> bool:
    """Whether the next card of this enemy activates it."""
    return g.wheel[enemy] != NO_CARD and g.second[enemy] == NO_CARD


def threat(g: Chronicles, enemy: int) -> float:
    """What it is worth to drive an enemy back now."""
    place = g.where[enemy]
    near = is_near(g, enemy)
    if enemy <= SURT:
        if place == (NIFLHEIM if enemy == HEL else MUSPELLHEIM):
            return -10.0
        worth = W.urgent if place // 3 == UPPER else W.climbing
    elif enemy == IORMUNGAND:
        left = len(ISLANDS) - 1 - g.island
        if g.island == 0:
            return -10.0
        worth = W.serpent[min(left, 3)]
    elif enemy == FENRIR:
        worth = W.wolf
    else:
        worth = W.loki + W.loki_by_iotunn * count(g.iotunns)
    goal = PAGES[g.page].saga == "vigrid" and PAGES[g.page].number == 1 and enemy in (LOKI, FENRIR)
    return (worth * W.near if near else worth) + (30.0 if goal else 0.0)


def iotunn_threat(g: Chronicles, iotunn: int) -> float:
    awake = count(g.iotunns)
    worth = W.iotunn[min(max(awake - 4, 0), 3)] + (W.iotunn_by_awake * awake if awake <= 4 else 0.0)
    for enemy in range(5):
        if 1 << iotunn == SHIELD_OF[enemy]:
            worth += max(0.0, threat(g, enemy)) * W.shield
    return worth + (10.0 if iotunn >= HRUNGNIR - 3 else 0.0)


def ladder_worth(g: Chronicles, hel: bool) -> float:
    if hel:
        room = 8 - g.anonymous
        needed = ISLANDS[min(g.island + 1, len(ISLANDS) - 1)]
        if g.anonymous == 0:
            return 0.0
        if room < needed:
            return W.hel_full
        return 3.0 * W.hel_filling if g.anonymous >= 3 else W.hel_few
    room = 8 - g.giants
    if g.giants == 0:
        return 0.0
    return W.surt_full if room < 2 else W.surt_half if room < 4 else W.surt_few * min(3, g.giants)


# Risks


def expected(g: Chronicles, god: int, risks: int) -> float:
    """What so many risks may cost, in tenths of a life, heroes and elves included."""
    if risks <= 0:
        return 0.0
    left = 10 * risks
    cost = 0.0
    if (g.iotunns >> SKRYMIR) & 1 == 0:
        heroes = min(g.valhalla, risks)
        left -= 10 * heroes
        cost += W.hero_spent * heroes
    if (g.iotunns >> UTGARDLOKI) & 1 == 0:
        left -= odds(g.god_faces[god])
    if (g.iotunns >> HRUNGNIR) & 1 == 0:
        dice = min(g.vanir[god], 2 * risks)
        left -= dice * odds(g.vanir_faces[god])
        cost += W.die_spent * min(dice, risks)
    if left > 0 and g.elves[god]:
        elves = min(g.elves[god], (left + 9) // 10)
        left -= 9 * elves
        cost += W.elf_spent * elves
    left = max(left, 1)
    # Who may die of it must not.
    if left + W.margin >= 10.0 * g.life[god]:
        return W.may_die
    return cost + left * (W.life if g.life[god] > W.few_lives else W.life_when_few) / 10.0


def odds(faces: int) -> int:
    """Successes of one die, in tenths."""
    if (faces >> ONE) & 1 == 0:
        return 3
    return 7 if (faces >> TWO) & 1 == 0 else 8


# Deeds


def deed_worth(g: Chronicles, god: int, deed: int) -> float:
    if deed == PASS:
        return 0.0
    if deed == ACT:
        return action_worth(g, god, g.at[god])
    if deed == HEAL:
        cost = W.healing_cost if g.life[god] > 4 else W.healing_cost_weak if g.life[god] > 2 else 400.0
        return (W.healing + W.healing_by_ruin * count(g.ruins) if g.enemies_in(g.at[god]) < 2 else 0.0) - cost
    if deed == FRIGG_HEALS:
        return 14.0 if g.life[god] > 3 else 40.0
    if deed == FRIGG_GIVES:
        return 30.0 if min(g.life) <= 2 and g.life[god] > 4 else 0.0
    if deed < FRIGG_HEALS:
        return saga_worth(g, god, deed - SAGA_ACT)
    return fight_worth(g, god, deed)


def fight_worth(g: Chronicles, god: int, deed: int) -> float:
    risks = 3 if deed == FIGHT_SERVANT else risks_of(g, god, deed)
    cost = expected(g, god, risks - cancelled(g, god, deed))
    if deed < FIGHT_IOTUNN:
        return threat(g, deed - FIGHT) - cost
    if deed < FIGHT_SON:
        return iotunn_threat(g, deed - FIGHT_IOTUNN) - cost
    if deed >= DUEL:
        return max(20.0, threat(g, deed - DUEL)) + 50.0 - cost
    if deed < FIGHT_SKOLL:
        place = g.sons[deed - FIGHT_SON]
        slain = 40 if g.has_company(god) else 0
        return (90 if place // 3 == UPPER else 30 if place < 6 else -20) + slain - cost
    if deed < FIGHT_NAGLFAR:
        return 30 * g.wolves[deed - FIGHT_SKOLL] - cost
    if deed == FIGHT_NAGLFAR:
        return (100 if g.naglfar // 3 == UPPER else 40 if g.naglfar != NIFLHEIM else -20) - cost
    return 35 - cost


def saga_worth(g: Chronicles, god: int, number: int) -> float:
    deed = PAGES[g.page].deeds[number]
    order = TABLE[deed.orders][0][0]
    cost = 8 * deed.heroes + 6 * deed.elves + (expected(g, god, deed.risks) if deed.risks else 0.0)
    if order == FLIP:
        return 24.0 if g.life[god] > 3 else 5.0
    if order == SEND_ANONYMOUS:
        return ladder_worth(g, True) - cost
    if order == SEND_GIANTS:
        return ladder_worth(g, False) - cost
    if order == WOLF_BACK:
        return 18 * max(g.wolves) - cost
    return 70.0 - cost / 2.0


def action_worth(g: Chronicles, god: int, world: int) -> float:
    how = how_it_goes(g, god)
    takes = TAKES[how]
    if world >= MUSPELLHEIM:
        return ladder_worth(g, world == NIFLHEIM) - expected(g, god, 3 - how)
    if world == ASGARD:
        return W.asgard + W.asgard_by_ruin * count(g.ruins) - expected(g, god, 4 - how)
    if world == ALFHEIM:
        return (W.elf if g.elves[god] < W.enough_help else W.help_beyond) * min(takes, g.elf_reserve)
    if world == VANAHEIM:
        return (W.die if g.vanir[god] < W.enough_help else W.help_beyond) * min(takes, g.vanir_reserve)
    if world == MIDGARD:
        return (W.hero if g.valhalla < W.enough_heroes else W.hero_beyond) * min(takes, 8 - g.valhalla)
    if world == NIDAVELLIR:
        return W.artifact + W.artifact_better * how
    if world == SVARTALFHEIM:
        return W.creature + W.creature_better * how + W.wound * wounds(g, god)
    hurt = wounds(g, god)
    assert world == IOTUNHEIM
    return W.runes + W.runes_better * how + W.wound * hurt * min(how, 1)


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
