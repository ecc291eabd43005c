"""What a seat may see, and a table that it could not tell from the true one.

The gods sit together and show each other everything: all seats see the same.  Cards and giants are drawn when they are
drawn, so that their order is nowhere; only the contents of the bags can be a secret, if the players want it so.
"""

from __future__ import annotations

from gladsheim.core.forms import CHANCE, State
from gladsheim.core.game import Json
from gladsheim.core.lots import Lots
from gladsheim.core.save import dump
from gladsheim.games.yggdrasil.deck import cards_left, has_special, length_of
from gladsheim.games.yggdrasil.midgard import Midgard, draw_giants, draw_vikings
from gladsheim.games.yggdrasil.parts import (
    BURNED,
    COLOURS_OF,
    ENEMIES,
    ENEMY_NAMES,
    GOD_NAMES,
    HAMMERS_OF,
    ISLAND_NAMES,
    ISLANDS,
    LEVELS,
    POWER,
    WORLD_NAMES,
    WORLDS,
)
from gladsheim.games.yggdrasil.state import Yggdrasil, giants_of
from gladsheim.games.yggdrasil.worlds import KingdomOfFire


def view(g: State, seat: int | None) -> dict[str, Json]:
    """All that lies on the table, and of the deck what was seen of it."""
    assert isinstance(g, Yggdrasil)
    return {
        "gods": [sees_god(g, owner) for owner in range(g.seats())],
        "asgard": [sees_enemy(g, enemy) for enemy in range(ENEMIES)],
        "fenrir_angry": g.fenrir_angry,
        "islands": [sees_island(g, island) for island in range(ISLANDS)],
        "valkyries": g.valkyries,
        "submerged": g.submerged,
        "whirlpool": not g.may_enter(g.submerged),
        "forge": [level_left(card) for card in range(ENEMIES * LEVELS) if g.forge >> card & 1],
        "alfheim": g.alfheim,
        "dead": g.dead,
        "fire": g.fire,
        "vanir": g.vanir,
        "giants": {
            "pile": [*giants_of(g.pile)],
            "active": [*giants_of(g.active)],
            "beaten": [*giants_of(g.beaten)],
            "removed": [*giants_of(g.removed)],
        },
        "blocked": [WORLD_NAMES[world] for world in range(WORLDS) if g.blocked() >> world & 1],
        "deck": {
            "left": cards_left(g),
            "rows": [sees_row(row) for row in g.rows],
            "unseen": [*g.unseen],
            "unseen_specials": [*g.specials],
            "drawn": [*g.drawn],
            "discards": [*g.discards],
        },
        "quiet_turns": g.quiet_turns,
        "turns": g.turns,
        "die": {"hammers": [*HAMMERS_OF[g.hammers]], "colours": [*COLOURS_OF[g.colours]]},
        "options": {
            "hammers": g.hammers,
            "colours": g.colours,
            "hidden_bags": g.hidden_bags,
            "may_stop": g.may_stop,
            "vanir_counts": g.vanir_counts,
            "angry": g.angry_count,
            "ragnarok": g.ragnarok_count,
            "ragnarok_set": g.ragnarok_set,
        },
        "ending": g.ending,
        # Whatever is under way is done in the open: no form of this game holds a secret.
        "steps": dump(g.forms),
        "step_slots": [*g.slots],
    }


def sees_god(g: Yggdrasil, owner: int) -> Json:
    artifacts: list[Json] = [*g.levels[owner * ENEMIES : (owner + 1) * ENEMIES]]
    return {
        "god": GOD_NAMES[g.gods[owner]] if owner < len(g.gods) else None,
        "vikings": g.vikings[owner],
        "elves": g.elves[owner],
        "artifacts": artifacts,
    }


def sees_enemy(g: Yggdrasil, enemy: int) -> Json:
    space = g.track[enemy]
    return {"enemy": ENEMY_NAMES[enemy], "space": space, "force": g.force(enemy), "power": POWER[space]}


def sees_island(g: Yggdrasil, island: int) -> Json:
    """A hidden bag shows how many counters are in it, and how many of each are surely among them."""
    return {
        "island": ISLAND_NAMES[island],
        "counters": g.in_bag(island),
        "vikings": None if g.hidden_bags else g.bag_vikings[island],
        "giants": None if g.hidden_bags else g.giants_in(island),
        "sure_vikings": g.sure_vikings[island],
        "sure_giants": g.sure_giants[island],
    }


def level_left(card: int) -> Json:
    return [card // LEVELS, card % LEVELS + 1]


def sees_row(row: int) -> Json:
    """A known card, or a run of unseen ones."""
    return row if row >= 0 else {"unseen": length_of(row), "special": has_special(row)}


def imagine(g: State, seat: int | None, lots: Lots) -> State:
    """The same table with hidden bags filled again, as they could be."""
    assert isinstance(g, Yggdrasil)
    twin = g.clone()
    if twin.hidden_bags:
        fill_bags(twin, lots)
        draw_again(twin)
    twin.ask_again()
    return twin


def fill_bags(g: Yggdrasil, lots: Lots) -> None:
    """All Vikings that are in bags, dealt anew: each bag keeps its size and what is surely in it."""
    vikings = [*g.sure_vikings]
    free: list[int] = []  # one entry for each counter that may be either
    for island in range(ISLANDS):
        free += [island] * (g.in_bag(island) - g.sure_vikings[island] - g.sure_giants[island])
    lots.shuffle(free)
    for island in free[: sum(g.bag_vikings) - sum(vikings)]:
        vikings[island] += 1
    g.bag_vikings = vikings


def draw_again(g: Yggdrasil) -> None:
    """Where chance is about to draw from a bag, its odds are those of the imagined bag."""
    if g.seat != CHANCE or not g.forms:
        return
    top = g.forms[-1]
    if isinstance(top, Midgard):
        draw_vikings(g, g.slot, top.route % ISLANDS, top.most(g), g.rule)
    elif isinstance(top, KingdomOfFire):
        draw_giants(g, g.slot, top.bag, BURNED, g.rule)
