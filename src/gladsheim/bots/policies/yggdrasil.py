"""A plain way to play Yggdrasil: every answer by a rule of thumb that weighs things in Vikings.

In a turn: seek souls first, fight in Asgard last, and in between do what is worth most.  It looks at the table and
at nothing behind it: no playouts, no search.
"""

from __future__ import annotations

from typing import Final

from gladsheim.bots.bot import Bot, Eyes
from gladsheim.games.yggdrasil.combat import FIRST_GIANT, Combat
from gladsheim.games.yggdrasil.deck import cards_left
from gladsheim.games.yggdrasil.enemies import EnemyCard
from gladsheim.games.yggdrasil.midgard import NO_SEARCH
from gladsheim.games.yggdrasil.parts import (
    ACTIONS,
    ADVANCE,
    ANGRY,
    ASGARD,
    BLOCKED_BY,
    BURNED,
    COLOURS_OF,
    DARKNESS,
    DEAD,
    DECK,
    DISCARD_GIANT,
    ELVES,
    ENEMIES,
    ENEMY_BACK,
    FIRE,
    FORGE,
    FREY,
    FREYS_ACTIONS,
    GEIRROD,
    HAMMERS_OF,
    HEIMDALL,
    HEL,
    ICE,
    ISLANDS,
    JORMUNGAND,
    LAST_BEFORE_DOOR,
    LAST_BEFORE_WALL,
    MIDGARD,
    MOVE_VALKYRIES,
    NEIGHBOURS,
    NO_WORLD,
    ON_TOP,
    RAGNAROK,
    RAGNAROK_CARDS,
    RAISED,
    REARRANGE,
    RESIDENCE,
    SACRED,
    STOP,
    SURT,
    THOR,
    TOP_OF_PILE,
    TWO_VIKINGS,
    UNDER,
    VAFTHRUDNIR,
)
from gladsheim.games.yggdrasil.powers import OdinsCards
from gladsheim.games.yggdrasil.runes import Sigel
from gladsheim.games.yggdrasil.state import Yggdrasil, giants_of
from gladsheim.games.yggdrasil.turn import Turn
from gladsheim.games.yggdrasil.worlds import Darkness

# What it is worth, in Vikings, that an enemy does not stand on a space but on the one before.
STEP_WORTH: Final = [0.0, 0.0, 6.0, 6.0, 8.0, 8.0, 12.0, 20.0, 200.0]
ONE_TOO_MANY: Final = 20.0  # more, where it keeps the gods from defeat
ELF_COST: Final = 1.2
BLOCK_HARM: Final = [0.0, 0.0, 2.0, 1.0, 0.6, 1.2, 1.2, 0.0, 0.6]  # world -> what it costs that it is blocked


class RuleFollower(Bot):
    """Plays Yggdrasil by the rules of thumb of this module."""

    def answer(self, eyes: Eyes) -> int:
        state = eyes.imagine(self.lots)
        assert isinstance(state, Yggdrasil)
        return choose(state)


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


def best(options: list[int], worth: list[float]) -> int:
    """The option that is worth most; the first of several."""
    found = 0
    for n in range(1, len(worth)):
        if worth[n] > worth[found]:
            found = n
    return options[found]


# Worth of things


def past(g: Yggdrasil, space: int) -> int:
    """How many enemies stand beyond a space."""
    count = 0
    for at in g.track:
        if at > space:
            count += 1
    return count


def push_worth(g: Yggdrasil, enemy: int) -> float:
    """What it is worth to drive an enemy back one space."""
    space = g.track[enemy]
    worth = STEP_WORTH[space]
    if space == LAST_BEFORE_WALL + 1 and past(g, LAST_BEFORE_WALL) >= 4:
        worth += ONE_TOO_MANY
    if space == LAST_BEFORE_DOOR + 1 and past(g, LAST_BEFORE_DOOR) >= 2:
        worth += ONE_TOO_MANY
    if space == LAST_BEFORE_WALL and past(g, LAST_BEFORE_WALL) >= 3:
        worth += 3.0
    return worth


def card_harm(g: Yggdrasil, card: int) -> float:
    """What it costs that a card is played now."""
    if card >= RAGNAROK:
        return sum([step_harm(g, enemy, 1) for enemy in RAGNAROK_CARDS[card - RAGNAROK]])
    enemy = card if card < ANGRY else card - ANGRY
    return step_harm(g, enemy, 1 if card < ANGRY else 2) + 1.0


def step_harm(g: Yggdrasil, enemy: int, steps: int) -> float:
    space = min(g.track[enemy] + steps, RESIDENCE)
    harm = STEP_WORTH[space]
    if space == LAST_BEFORE_WALL + 1 and past(g, LAST_BEFORE_WALL) >= 4:
        harm += ONE_TOO_MANY
    if space == LAST_BEFORE_DOOR + 1 and past(g, LAST_BEFORE_DOOR) >= 2:
        harm += ONE_TOO_MANY
    return harm


def viking_cost(g: Yggdrasil) -> float:
    """A Viking saved is worth less when few turns are left to use it."""
    return min(1.0, 0.1 + cards_left(g) / 10.0)


def sure_force(g: Yggdrasil, seat: int, foe: int) -> int:
    """What counts without Vikings, elves and die."""
    force = 0
    if not g.no_die() and g.has_power(seat, THOR):
        force = 1
    return force + g.levels[seat * ENEMIES + foe] if foe < ENEMIES else force


def fight_worth(g: Yggdrasil, seat: int, foe: int, vikings: int, worth: float) -> float:
    """What a fight with so many Vikings is worth: the gain by its chance, less what it costs."""
    needed = g.force(foe) if foe < FIRST_GIANT else g.giant_force()
    gap = needed - sure_force(g, seat, foe) - vikings
    faces = [0] if g.no_die() else HAMMERS_OF[g.hammers]
    won = 0.0
    for face in faces:
        elves = max(0, gap - face)
        if elves <= g.elves[seat]:
            won += worth - ELF_COST * viking_cost(g) * elves
    return won / len(faces) - viking_cost(g) * vikings


def best_vikings(g: Yggdrasil, seat: int, foe: int, stock: int, worth: float) -> int:
    """With how many Vikings to fight."""
    most = min(stock, 9)
    return best([*range(most + 1)], [fight_worth(g, seat, foe, vikings, worth) for vikings in range(most + 1)])


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
        return 1.5
    rune = giant // 4
    missing = 4 - bin((g.beaten >> (4 * rune)) & 15).count("1")
    worth = [0.0, 9.0, 1.5, 1.0, 0.8][missing]
    if not (g.active >> giant) & 1:
        return worth + 0.5
    harm = 1.2
    if giant == GEIRROD:
        harm = 5.0
    elif giant == VAFTHRUDNIR:
        harm = 2.5
    elif BLOCKED_BY[giant] != NO_WORLD:
        harm = BLOCK_HARM[BLOCKED_BY[giant]]
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
    souls = 4 if g.gods[g.seat] == HEIMDALL else 3
    return min(souls, g.in_bag(island)) * rate(g.bag_vikings[island], g.giants_in(island))


def route_worth(g: Yggdrasil, route: int) -> float:
    """The souls found now, and a little for those within reach afterwards."""
    island = route % ISLANDS
    now = search_worth(g, island) if route < NO_SEARCH else 0.0
    later = search_worth(g, island)
    for near in NEIGHBOURS[island]:
        if g.may_enter(near):
            later = max(later, search_worth(g, near))
    return now + 0.5 * later


def midgard_worth(g: Yggdrasil) -> float:
    found = search_worth(g, g.valkyries)
    for island in g.valkyries_moves():
        found = max(found, search_worth(g, island))
    return found


def forge_worth(g: Yggdrasil, seat: int, enemy: int) -> float:
    """An artifact serves in all later fights of this god, most where it is this god's own enemy."""
    if not g.can_forge(seat, enemy):
        return 0.0
    own = enemy % g.seats() == seat or g.levels[seat * ENEMIES + enemy] > 0
    return (3.0 if own else 0.6) * cards_left(g) / DECK * (1.0 + 0.1 * g.track[enemy])


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
    return better - 1.0


def scale_worth(g: Yggdrasil, effect: int) -> float:
    """What the Vanir is worth: moving on, or calling for help now."""
    if effect == ADVANCE:
        return 1.0 if g.vanir < ENEMY_BACK else 0.3
    if effect == ENEMY_BACK:
        found = 0.0
        for enemy in range(ENEMIES):
            if g.track[enemy] > 1:
                found = max(found, push_worth(g, enemy))
        return found - 3.0
    if effect == TWO_VIKINGS:
        return 2.0 * viking_cost(g) - 1.0 if g.dead > 1 else 0.0
    if effect == DISCARD_GIANT:
        return max([giant_worth(g, giant) for giant in giants_of(g.pile)]) - 2.0
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


# Answers


def choose_world(g: Yggdrasil) -> int:
    """The fight in Asgard comes last in a turn, when all help for it is there; souls come first."""
    turn = g.forms[-1]
    assert isinstance(turn, Turn)
    left = (FREYS_ACTIONS if g.has_power(turn.seat, FREY) else ACTIONS) - turn.taken
    keep_for_asgard = ASGARD in g.options and left > 1
    worth = [world_worth(g, turn, world) for world in g.options]
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
        return 0.2 if turn.searched else midgard_worth(g) * viking_cost(g) + 1.0
    if world == FORGE:
        return forge_worth_now(g, seat)
    if world == ELVES:
        return 1.1 * viking_cost(g)
    if world == DARKNESS:
        return exchange_worth(g, seat)
    if world == DEAD:
        return most_of(g, True)
    if world == FIRE:
        return most_of(g, False)
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
    other = g.drawn[1] if g.drawn[0] == top.play else g.drawn[0]
    usual = sum([card_harm(g, enemy) for enemy in range(ENEMIES)]) / ENEMIES
    return UNDER if card_harm(g, other) >= usual else ON_TOP


def choose_share(g: Yggdrasil) -> int:
    """Take as many as the best fight can use, and all the elves that may help."""
    darkness = g.forms[-1]
    assert isinstance(darkness, Darkness)
    if g.slot == "hold_elves":
        return min(g.options[-1], max(2, g.elves[darkness.seat]))
    both = g.options[-1]
    return best(g.options, [asgard_worth(g, darkness.seat, held) + 0.01 * (both - held) for held in g.options])


def choose_sigel(g: Yggdrasil) -> int:
    """Even shares, the rest to the last."""
    sigel = g.forms[-1]
    assert isinstance(sigel, Sigel)
    gods = g.seats() - sigel.receiver
    return min(g.options[-1], (g.options[-1] + gods - 1) // gods)
