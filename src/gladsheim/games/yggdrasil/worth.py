"""What things are worth in Yggdrasil to the plain policy, in Vikings."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.combat import FIRST_GIANT
from gladsheim.games.yggdrasil.danger import push_worth, steps_to_come
from gladsheim.games.yggdrasil.deck import cards_left
from gladsheim.games.yggdrasil.midgard import NO_SEARCH
from gladsheim.games.yggdrasil.parts import (
    ADVANCE,
    BLOCKED_BY,
    BURNED,
    DECK,
    DISCARD_GIANT,
    ENEMIES,
    ENEMY_BACK,
    GEIRROD,
    HAMMERS_OF,
    HEIMDALL,
    HEIMDALLS_SOULS,
    ISLANDS,
    LAST_BEFORE_WALL,
    MOVE_VALKYRIES,
    NEIGHBOURS,
    NO_WORLD,
    RAISED,
    REARRANGE,
    SOULS,
    THOR,
    TOP_OF_PILE,
    TWO_VIKINGS,
    VAFTHRUDNIR,
)
from gladsheim.games.yggdrasil.state import Yggdrasil, giants_of
from gladsheim.games.yggdrasil.weights import W

BLOCK_HARM: Final = [0.0, 0.0, 2.0, 1.0, 0.6, 1.2, 1.2, 0.0, 0.6]  # world -> what it costs that it is blocked


def best(options: list[int], worth: list[float]) -> int:
    """The option that is worth most; the first of several."""
    found = 0
    for n in range(1, len(worth)):
        if worth[n] > worth[found]:
            found = n
    return options[found]


def viking_cost(g: Yggdrasil) -> float:
    """A Viking saved is worth less when few turns are left to use it."""
    return min(1.0, W.viking_at_last + cards_left(g) / W.viking_later)


def sure_force(g: Yggdrasil, seat: int, foe: int) -> int:
    """What counts without Vikings, elves and die."""
    force = 0
    if not g.no_die() and g.has_power(seat, THOR):
        force = 1
    return force + g.levels[seat * ENEMIES + foe] if foe < ENEMIES else force


def fight_worth(g: Yggdrasil, seat: int, foe: int, vikings: int, worth: float) -> float:
    """What a fight with so many Vikings is worth: the gain by its chance, less what it costs."""
    gap = gap_to(g, seat, foe) - vikings
    faces = [0] if g.no_die() else HAMMERS_OF[g.hammers]
    cost = viking_cost(g)
    won = 0.0
    for face in faces:
        elves = max(0, gap - face)
        if elves <= g.elves[seat]:
            won += worth - W.elf_spent * cost * elves
    return won / len(faces) - cost * vikings


def gap_to(g: Yggdrasil, seat: int, foe: int) -> int:
    """What Vikings, elves and die must bring together against a foe."""
    return (g.force(foe) if foe < FIRST_GIANT else g.giant_force()) - sure_force(g, seat, foe)


def best_vikings(g: Yggdrasil, seat: int, foe: int, stock: int, worth: float) -> int:
    """With how many Vikings to fight; more than win without the die are wasted."""
    found, most = 0, -999.0
    for vikings in range(min(stock, max(0, gap_to(g, seat, foe))) + 1):
        fight = fight_worth(g, seat, foe, vikings, worth)
        if fight > most:
            found, most = vikings, fight
    return found


def asgard_worth(g: Yggdrasil, seat: int, stock: int) -> float:
    """The best fight in Asgard with so many Vikings."""
    found = 0.0
    for enemy in range(ENEMIES):
        if g.track[enemy] > 1:
            worth = push_worth(g, enemy)
            vikings = best_vikings(g, seat, enemy, stock, worth)
            found = max(found, fight_worth(g, seat, enemy, vikings, worth))
    return found


def giant_worth(g: Yggdrasil, giant: int) -> float:
    """What it is worth to be rid of a giant."""
    if giant == TOP_OF_PILE:
        return W.giant_of_pile
    rune = giant // 4
    missing = 4 - bin((g.beaten >> (4 * rune)) & 15).count("1")
    worth = W.rune[missing - 1] if missing else 0.0
    if not (g.active >> giant) & 1:
        return worth + 0.5
    harm = W.other_giant
    if giant == GEIRROD:
        harm = W.geirrod
    elif giant == VAFTHRUDNIR:
        harm = W.vafthrudnir
    elif BLOCKED_BY[giant] != NO_WORLD:
        harm = W.blocked * BLOCK_HARM[BLOCKED_BY[giant]]
    return worth + harm * min(1.0, cards_left(g) / 12.0)


def ice_worth(g: Yggdrasil, seat: int) -> float:
    found = 0.0
    for giant in [*giants_of(g.active), TOP_OF_PILE]:
        if giant != TOP_OF_PILE or g.pile:
            worth = giant_worth(g, giant)
            vikings = best_vikings(g, seat, FIRST_GIANT + giant, g.vikings[seat], worth)
            found = max(found, fight_worth(g, seat, FIRST_GIANT + giant, vikings, worth))
    return found


def rate(vikings: int, giants: int) -> float:
    """The part of a bag that is Vikings."""
    return vikings / (vikings + giants) if vikings + giants else 0.0


def search_worth(g: Yggdrasil, island: int) -> float:
    """How many Vikings a search brings there."""
    if not g.can_search(island):
        return 0.0
    souls = HEIMDALLS_SOULS if g.has_power(g.seat, HEIMDALL) else SOULS
    return min(souls, g.in_bag(island)) * rate(g.bag_vikings[island], g.giants_in(island))


def route_worth(g: Yggdrasil, route: int) -> float:
    """The souls found now, and a little for those within reach afterwards."""
    island = route % ISLANDS
    # Heimdall's three counters are worth no more than his four, and so never taken.
    now = search_worth(g, island) if route < NO_SEARCH else 0.0
    later = search_worth(g, island)
    for near in NEIGHBOURS[island]:
        if g.may_enter(near):
            later = max(later, search_worth(g, near))
    return now + W.route_later * later


def midgard_worth(g: Yggdrasil) -> float:
    found = search_worth(g, g.valkyries)
    for island in g.valkyries_moves():
        found = max(found, search_worth(g, island))
    return found


def forge_worth(g: Yggdrasil, seat: int, enemy: int) -> float:
    """An artifact serves in all later fights of this god, most where it is this god's own enemy."""
    if not g.can_forge(seat, enemy):
        return 0.0
    level = g.levels[seat * ENEMIES + enemy]
    others = 0
    for other in range(g.seats()):
        if other != seat:
            others += g.levels[other * ENEMIES + enemy]
    own = enemy % g.seats() == seat or level > 0
    ahead = steps_to_come(g)[enemy] + g.track[enemy] - LAST_BEFORE_WALL - 1.0
    worth = (W.forge_own if own else W.forge_other) * cards_left(g) / DECK
    worth *= (1.0 + W.forge_by_space * g.track[enemy]) * (1.0 + W.forge_by_level * level)
    return worth * max(0.0, 1.0 - W.forge_by_others * others) * max(0.0, 1.0 + W.forge_by_cards * ahead / 4.0)


def forge_worth_now(g: Yggdrasil, seat: int) -> float:
    found = 0.0
    for enemy in range(ENEMIES):
        found = max(found, forge_worth(g, seat, enemy))
    return found


def bag_weight(g: Yggdrasil, island: int) -> float:
    """How much a bag matters: the Valkyries are there, or near, or not."""
    if island == g.submerged:
        return 0.2
    distance = abs(island - g.valkyries)
    return 1.0 if distance == 0 else 0.7 if distance == 1 else 0.3


def raise_worth(g: Yggdrasil, island: int) -> float:
    """What five Vikings more in a bag bring in later searches."""
    vikings, giants = g.bag_vikings[island], g.giants_in(island)
    more = rate(vikings + min(RAISED, g.dead), giants) - rate(vikings, giants)
    return bag_weight(g, island) * 3.0 * more * min(8.0, cards_left(g) / 2.0)


def burn_worth(g: Yggdrasil, island: int) -> float:
    """What fewer fire giants in a bag bring in later searches."""
    vikings, giants = g.bag_vikings[island], g.giants_in(island)
    if not vikings + giants:
        return 0.0
    out = min(BURNED, vikings + giants) * rate(giants, vikings)
    more = vikings / max(1.0, vikings + giants - out) - rate(vikings, giants)
    return bag_weight(g, island) * 3.0 * more * min(8.0, cards_left(g) / 2.0)


def most_of(g: Yggdrasil, raising: bool) -> float:
    found = 0.0
    for island in range(1, ISLANDS):
        found = max(found, raise_worth(g, island) if raising else burn_worth(g, island))
    return found


def exchange_worth(g: Yggdrasil, seat: int) -> float:
    """A better fight with another god's Vikings, of which that god will have none."""
    most = 0
    for other in range(g.seats()):
        if other != seat:
            most = max(most, g.vikings[other])
    if most < 2:
        return 0.0
    better = asgard_worth(g, seat, g.vikings[seat] + most) - asgard_worth(g, seat, g.vikings[seat])
    return better - W.exchange


def scale_worth(g: Yggdrasil, effect: int) -> float:
    """What the Vanir is worth: moving on, or calling for help now."""
    if effect == ADVANCE:
        return W.vanir_on if g.vanir < ENEMY_BACK else W.vanir_further
    if effect == ENEMY_BACK:
        found = 0.0
        for enemy in range(ENEMIES):
            if g.track[enemy] > 1:
                found = max(found, push_worth(g, enemy))
        return found - W.vanir_push
    if effect == TWO_VIKINGS:
        return 2.0 * viking_cost(g) - W.vanir_vikings if g.dead > 1 else 0.0
    if effect == DISCARD_GIANT:
        return max([giant_worth(g, giant) for giant in giants_of(g.pile)]) - W.vanir_giant
    if effect == REARRANGE:
        return 0.2
    assert effect == MOVE_VALKYRIES
    return 0.1


def sacred_worth(g: Yggdrasil) -> float:
    found = 0.0 if g.vanir == DISCARD_GIANT else scale_worth(g, ADVANCE)
    for effect in range(TWO_VIKINGS, g.vanir + 1):
        if effect != DISCARD_GIANT or g.pile:
            found = max(found, scale_worth(g, effect))
    return found
