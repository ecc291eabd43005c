"""A plain way to play Yggdrasil: every answer by a rule of thumb that weighs things in Vikings.

In a turn: seek souls first, fight in Asgard last, and in between do what is worth most.  It looks at the table and
at nothing behind it: no playouts, no search.
"""

from __future__ import annotations

from gladsheim.games.yggdrasil.combat import FIRST_GIANT, Combat
from gladsheim.games.yggdrasil.danger import card_harm, push_worth, step_harm
from gladsheim.games.yggdrasil.enemies import EnemyCard
from gladsheim.games.yggdrasil.parts import (
    ACTIONS,
    ANGRY,
    ASGARD,
    COLOURS_OF,
    DARKNESS,
    DEAD,
    ELVES,
    ENEMIES,
    FIRE,
    FORGE,
    FREY,
    FREYJA,
    FREYS_ACTIONS,
    HAMMERS_OF,
    HEL,
    ICE,
    JORMUNGAND,
    MIDGARD,
    ON_TOP,
    SACRED,
    STOP,
    SURT,
    UNDER,
)
from gladsheim.games.yggdrasil.powers import OdinsCards
from gladsheim.games.yggdrasil.runes import Sigel
from gladsheim.games.yggdrasil.state import Yggdrasil
from gladsheim.games.yggdrasil.turn import Turn
from gladsheim.games.yggdrasil.weights import W
from gladsheim.games.yggdrasil.worlds import Darkness
from gladsheim.games.yggdrasil.worth import (
    asgard_worth,
    bag_weight,
    best,
    best_vikings,
    burn_worth,
    exchange_worth,
    fight_worth,
    forge_worth,
    forge_worth_now,
    giant_worth,
    ice_worth,
    midgard_worth,
    most_of,
    raise_worth,
    route_worth,
    sacred_worth,
    scale_worth,
    search_worth,
    viking_cost,
)


def choose(g: Yggdrasil) -> int:
    """The answer to the open question."""
    slot = g.slot
    if slot == "world":
        return choose_world(g)
    if slot in ("enemy", "drag"):
        return choose_enemy(g)
    if slot == "vikings" or slot == "elves":
        return choose_force(g)
    if slot == "giant":
        return choose_giant(g)
    if slot == "route":
        return best(g.options, [route_worth(g, route) for route in g.options])
    if slot == "artifact":
        return best(g.options, [forge_worth(g, g.seat, enemy) for enemy in g.options])
    if slot == "bag":
        return choose_bag(g)
    if slot == "scale":
        return best(g.options, [scale_worth(g, effect) for effect in g.options])
    if slot == "roll":
        return choose_roll(g)
    return choose_more(g)


def choose_more(g: Yggdrasil) -> int:
    """The rarer questions."""
    slot = g.slot
    if slot in ("play", "next_card"):
        return best(g.options, [-card_harm(g, card) for card in g.options])
    if slot == "back":
        return choose_back(g)
    if slot == "partner":
        return best(g.options, [1.0 * g.vikings[other] + g.elves[other] for other in g.options])
    if slot in ("hold_vikings", "hold_elves"):
        return choose_share(g)
    if slot == "share":
        return choose_sigel(g)
    if slot == "island":
        return best(g.options, [search_worth(g, island) for island in g.options])
    return g.options[0]


# Answers


def choose_world(g: Yggdrasil) -> int:
    """The fight in Asgard comes last in a turn, when all help for it is there; souls come first."""
    turn = g.forms[-1]
    assert isinstance(turn, Turn)
    left = (FREYS_ACTIONS if g.has_power(turn.seat, FREY) else ACTIONS) - turn.taken
    keep_for_asgard = ASGARD in g.options and left > 1
    worth = [world_worth(g, turn, world) for world in g.options]
    # Freyja, who may fight twice in a turn, begins one action sooner.
    fights_twice = left == ACTIONS - 1 and not turn.twice and g.has_power(turn.seat, FREYJA)
    if keep_for_asgard and fights_twice and best(g.options, worth) == ASGARD:
        return ASGARD
    if keep_for_asgard:
        worth = [-1.0 if world == ASGARD else one for world, one in zip(g.options, worth, strict=True)]
        if max(worth) <= 0.0:
            return ASGARD
    return best(g.options, worth)


def world_worth(g: Yggdrasil, turn: Turn, world: int) -> float:
    """What an action in a world is worth now."""
    seat = turn.seat
    if world == ASGARD:
        return asgard_worth(g, seat, g.vikings[seat])
    if world == MIDGARD:
        return 0.2 if turn.searched else W.soul * midgard_worth(g) * viking_cost(g) + W.midgard
    if world == FORGE:
        return forge_worth_now(g, seat)
    if world == ELVES:
        return W.elf * viking_cost(g)
    if world == DARKNESS:
        return exchange_worth(g, seat)
    if world == DEAD:
        return W.dead * most_of(g, True)
    if world == FIRE:
        return W.fire * most_of(g, False)
    if world == ICE:
        return ice_worth(g, seat)
    if world == SACRED:
        return sacred_worth(g)
    assert world == STOP
    return 0.0


def choose_enemy(g: Yggdrasil) -> int:
    """To fight or drive back: the one worth most; to be dragged on by Nidhögg: the one that harms least."""
    top = g.forms[-1]
    if isinstance(top, EnemyCard):
        return best(g.options, [-step_harm(g, enemy, 1) + help_against(g, enemy) for enemy in g.options])
    if g.rule != "YG 5.1":
        return best(g.options, [push_worth(g, enemy) for enemy in g.options])
    worth: list[float] = []
    for enemy in g.options:
        gain = push_worth(g, enemy)
        vikings = best_vikings(g, g.seat, enemy, g.vikings[g.seat], gain)
        worth.append(fight_worth(g, g.seat, enemy, vikings, gain))
    return best(g.options, worth)


def help_against(g: Yggdrasil, enemy: int) -> float:
    """All artifacts the gods hold against an enemy."""
    return 0.1 * sum([g.levels[seat * ENEMIES + enemy] for seat in range(g.seats())])


def choose_force(g: Yggdrasil) -> int:
    """As many Vikings as pay; then just enough elves to win, or none."""
    combat = g.forms[-1]
    assert isinstance(combat, Combat)
    foe = combat.foe
    if g.slot == "vikings":
        worth = push_worth(g, foe) if foe < FIRST_GIANT else giant_worth(g, foe - FIRST_GIANT)
        return best_vikings(g, combat.seat, foe, g.vikings[combat.seat], worth)
    needed = g.force(foe) if foe < FIRST_GIANT else g.giant_force()
    gap = max(0, needed - combat.force(g))
    return gap if gap <= g.elves[combat.seat] else 0


def choose_giant(g: Yggdrasil) -> int:
    if g.rule != "YG 8.1":
        return best(g.options, [giant_worth(g, giant) for giant in g.options])
    worth: list[float] = []
    for giant in g.options:
        gain = giant_worth(g, giant)
        vikings = best_vikings(g, g.seat, FIRST_GIANT + giant, g.vikings[g.seat], gain)
        worth.append(fight_worth(g, g.seat, FIRST_GIANT + giant, vikings, gain))
    return best(g.options, worth)


def choose_bag(g: Yggdrasil) -> int:
    raising = g.rule == "YG 7.9"
    return best(g.options, [raise_worth(g, bag) if raising else burn_worth(g, bag) for bag in g.options])


def choose_roll(g: Yggdrasil) -> int:
    """Tyr: hammers in combat; for Fenrir the colour that calms; else the bag or island that hurts least."""
    below = g.forms[-2]
    colours, hammers = COLOURS_OF[g.colours], HAMMERS_OF[g.hammers]
    if isinstance(below, Combat):
        return best(g.options, [1.0 * hammers[face] for face in g.options])
    if not isinstance(below, EnemyCard):
        return best(g.options, [-1.0 * colours[face] for face in g.options])
    enemy = below.card if below.card < ANGRY else below.card - ANGRY
    worth: list[float] = []
    for face in g.options:
        island = colours[face]
        if enemy == HEL:
            worth.append(-bag_weight(g, island) * min(3, g.bag_vikings[island]))
        elif enemy == SURT:
            worth.append(-bag_weight(g, island))
        else:
            assert enemy == JORMUNGAND
            worth.append(1.0 * island)
    return best(g.options, worth)


def choose_back(g: Yggdrasil) -> int:
    """Odin hides a card under the deck that is worse than most."""
    top = g.forms[-1]
    assert isinstance(top, OdinsCards)
    other = g.drawn[1] if g.drawn[0] == top.plays else g.drawn[0]
    usual = sum([card_harm(g, enemy) for enemy in range(ENEMIES)]) / ENEMIES
    return UNDER if card_harm(g, other) >= usual else ON_TOP


def choose_share(g: Yggdrasil) -> int:
    """Take as many as the best fight can use, and all the elves that may help."""
    darkness = g.forms[-1]
    assert isinstance(darkness, Darkness)
    if g.slot == "hold_elves":
        wanted = max(2, g.elves[darkness.seat])
        return best(g.options, [-1.0 * abs(held - wanted) for held in g.options])
    both = g.options[-1]
    return best(g.options, [asgard_worth(g, darkness.seat, held) + 0.01 * (both - held) for held in g.options])


def choose_sigel(g: Yggdrasil) -> int:
    """Even shares, the rest to the last."""
    sigel = g.forms[-1]
    assert isinstance(sigel, Sigel)
    gods = g.seats() - sigel.receiver
    return min(g.options[-1], (g.options[-1] + gods - 1) // gods)
