"""A plain policy for Yggdrasil Chronicles: fight what is about to win, else gather strength.

It looks one turn ahead, weighs each deed by a table of worths against the life it may cost, remembers no cards, and
uses no secrets, since there are none.  The balance of the basic pages and of the sagas was measured with it.
"""

from __future__ import annotations

from typing import Final

from gladsheim.core.forms import State
from gladsheim.core.lots import Lots
from gladsheim.games.chronicles.fights import fights
from gladsheim.games.chronicles.moving import SupportMove
from gladsheim.games.chronicles.parts import (
    ARTIFACT_OF,
    PASS,
    WORLDS,
)
from gladsheim.games.chronicles.powers import KinWindow, heroes_come_late
from gladsheim.games.chronicles.risks import Risk
from gladsheim.games.chronicles.state import Chronicles
from gladsheim.games.chronicles.throw import ANDVARINAUTS, DRAUPNIRS, NO_RING, failed_vanir
from gladsheim.games.chronicles.ways import how_it_goes, world_deeds
from gladsheim.games.chronicles.weights import W
from gladsheim.games.chronicles.worth import (
    action_worth,
    creature_worth,
    deed_worth,
    iotunn_threat,
    odds,
    threat,
)

STAY: Final = 0.1  # of two worlds that are worth the same, the one where the god stands


def choose(g: Chronicles) -> int:
    """The answer of the policy to the open question."""
    options = g.options
    if len(options) == 1:
        return options[0]
    slot = g.slot
    if slot == "move":
        form = g.forms[-1]
        return best_world(g, form.god if isinstance(form, SupportMove) else g.seat)
    if slot == "deed":
        return best_deed(g, g.seat, options)
    if slot in ("heroes", "dice"):
        return spend(g, slot)
    if slot in ("elf", "take", "level", "keep", "help", "agree", "luck", "pairs"):
        return options[-1]
    if slot == "creature":
        return best_creature(g)
    if slot == "next":
        return best_next(g)
    if slot == "god":
        return best_god(g)
    return small_answer(g)


def small_answer(g: Chronicles) -> int:
    slot, options = g.slot, g.options
    if slot == "world":
        return best_place(g)
    if slot == "fed":
        return neediest(g, 0)
    if slot == "bear":
        return best_burden(g)
    if slot == "chosen":
        return best_to_delay(g)
    if slot == "heal":
        return best_to_heal(g)
    if slot == "iotunn":
        return best_iotunn(g)
    if slot == "kin":
        return best_of_kin(g)
    if slot in ("ring", "reroll"):
        return best_reroll(g)
    if slot == "rune":
        return options[-1]
    if slot == "wolf":
        return 0 if g.wolves[0] >= g.wolves[1] and 0 in options else options[-1]
    if slot == "share" and g.rule == "YC 13.19":
        return neediest(g, 1)
    return g.seat if slot == "figure" else options[0]


# Where to go and what to do


def best_deed(g: Chronicles, god: int, options: list[int]) -> int:
    best, most = options[0], -1000.0
    for deed in options:
        worth = deed_worth(g, god, deed)
        if worth > most:
            best, most = deed, worth
    return best


def worth_of_place(g: Chronicles, god: int, world: int) -> float:
    """The best that could be done there; a support god does nothing, but keeps company."""
    was = g.at[god]
    g.at[god] = world
    if god >= g.players:
        most = 10.0 if world in (g.at[0], g.at[1 if g.players > 1 else 0]) else 0.0
    else:
        most = 0.0
        for deed in world_deeds(g, god, world, how_it_goes(g, god)) + fights(g, god):
            worth = deed_worth(g, god, deed)
            if worth > most:
                most = worth
    g.at[god] = was
    return most


def best_world(g: Chronicles, god: int) -> int:
    best, most = g.options[0], -1000.0
    for world in g.options:
        worth = worth_of_place(g, god, world) + (STAY if world == g.at[god] else 0.0)
        if worth > most:
            best, most = world, worth
    return best


def best_place(g: Chronicles) -> int:
    """Where to go when the rules of movement do not bind; or, with a rune, whose action to do."""
    if g.rule == "YC 9.12":
        best, most = g.options[0], -1000.0
        for world in g.options:
            worth = action_worth(g, g.seat, world) if not g.is_devastated(world) else 1.0
            if worth > most:
                best, most = world, worth
        return best
    if g.rule == "YC 12.3":
        return best_to_heal(g)
    if g.rule == "YC 12.14" or g.rule == "YC 9.11":
        return g.at[g.seat] if g.at[g.seat] in g.options else g.options[0]
    return best_world(g, g.seat)


# Smaller choices


def spend(g: Chronicles, slot: str) -> int:
    """Heroes for what the dice will probably not cancel; then two Vanir dice a risk."""
    form = g.forms[-1]
    god = g.seat
    if not isinstance(form, Risk):
        return g.options[-1]
    if slot == "dice":
        return min(g.options[-1], 2 * form.risks - 1)
    if heroes_come_late(g, god):
        return 0  # She calls them once she knows how many she needs.
    sure = (odds(g.god_faces[god]) + g.vanir[god] * odds(g.vanir_faces[god])) // 10 + g.elves[god]
    wanted = form.risks - sure if g.life[god] > W.heroes_below else form.risks
    return max(0, min(g.options[-1], wanted))


def best_burden(g: Chronicles) -> int:
    """The support god that is asked bears what leaves it two life."""
    form = g.forms[-1]
    assert isinstance(form, Risk)
    helper = form.asked.bit_length() - 1
    return max(0, min(g.options[-1], g.life[helper] - 2))


def best_creature(g: Chronicles) -> int:
    best, most = g.options[0], -1000
    for creature in g.options:
        worth = creature_worth(g, g.seat, creature)
        if worth > most:
            best, most = creature, worth
    return best


def neediest(g: Chronicles, more: int) -> int:
    """The god with the least life; the answers are gods, + `more`."""
    best = g.options[0]
    for answer in g.options:
        if g.life[answer - more] < g.life[best - more]:
            best = answer
    return best


def best_of_kin(g: Chronicles) -> int:
    """While risks are borne, what saves life; kin keep the rest."""
    if isinstance(g.forms[-2], KinWindow):
        return PASS
    for gift in g.options:
        if PASS < gift < ARTIFACT_OF:
            return gift
    return PASS


def best_ring(g: Chronicles) -> int:
    """The ring of what has failed; the God die first, since it is never lost."""
    if (g.god_faces[g.seat] >> g.die) & 1 == 0:
        return DRAUPNIRS
    return ANDVARINAUTS if failed_vanir(g, g.seat) else NO_RING


def best_reroll(g: Chronicles) -> int:
    """Whatever has failed."""
    if g.slot == "ring":
        return best_ring(g)
    if g.rule == "YC 11.2":
        return 0 if (g.god_faces[g.seat] >> g.die) & 1 else 1
    for answer in g.options:
        if answer and (g.vanir_faces[g.seat] >> (answer - 1)) & 1 == 0:
            return answer
    return 0


def best_god(g: Chronicles) -> int:
    best = g.options[0]
    for god in g.options:
        if W.god[god] > W.god[best]:
            best = god
    return best


def best_to_delay(g: Chronicles) -> int:
    best, most = g.options[0], -1000.0
    for card in g.options:
        enemy = card % 6
        worth = -50.0 if enemy == 5 else threat(g, enemy)
        if worth > most:
            best, most = card, worth
    return best


def best_to_heal(g: Chronicles) -> int:
    for world in g.options:
        if world < WORLDS and g.enemies_in(world) < 2:
            return world
    return g.options[0]


def best_iotunn(g: Chronicles) -> int:
    best, most = g.options[0], -1000.0
    for iotunn in g.options:
        worth = iotunn_threat(g, iotunn)
        if worth > most:
            best, most = iotunn, worth
    return best


def best_next(g: Chronicles) -> int:
    """Who has the most life goes first, and bears what the first cards bring."""
    best, most = g.options[0], -1000.0
    for god in g.options:
        worth = 1.0 * g.life[god]
        if worth > most:
            best, most = god, worth
    return best


def play_game(state: State, lots: Lots) -> Chronicles:
    """Play a game to its end by the policy; chance by lot."""
    assert isinstance(state, Chronicles)
    while state.forms:
        if state.seat >= 0:
            state.fill(state.seat, choose(state))
        elif state.odds is None:
            state.choose(lots.below(len(state.options)))
        else:
            state.choose(lots.pick(state.options, state.odds))
    return state
