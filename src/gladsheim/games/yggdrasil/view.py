"""What a seat may see, and a table that it could not tell from the true one.

The gods sit together and show each other everything: all seats see the same.  Cards and giants are drawn when they are
drawn, so that their order is nowhere; only the contents of the bags can be a secret, if the players want it so.
"""

from __future__ import annotations

from typing import Final

from gladsheim.core.forms import CHANCE, NOTHING, OPEN, Form, State, filled
from gladsheim.core.game import Json
from gladsheim.core.lots import Lots
from gladsheim.core.save import dump
from gladsheim.games.yggdrasil.combat import Combat, needed_against
from gladsheim.games.yggdrasil.deck import cards_left, has_special, length_of
from gladsheim.games.yggdrasil.events import ARTIFACT, CARD, ENEMY, FOE, FOE_NAMES, GIANT, ISLAND
from gladsheim.games.yggdrasil.midgard import Midgard, draw_giants, draw_vikings
from gladsheim.games.yggdrasil.parts import (
    ANGRY,
    ARTIFACT_NAMES,
    BLOCKED_BY,
    BURNED,
    CARD_NAMES,
    CARDS,
    COLOURS,
    COLOURS_OF,
    ENEMIES,
    ENEMY_NAMES,
    GIANT_NAMES,
    GOD_NAMES,
    HAMMERS,
    HAMMERS_OF,
    ISLAND_NAMES,
    ISLANDS,
    LAST_BEFORE_DOOR,
    LAST_BEFORE_WALL,
    LEVELS,
    NO_WORLD,
    POWER,
    RAGNAROK,
    RAGNAROK_SETS,
    RESIDENCE,
    RUNE_NAMES,
    TOO_MANY_PAST_DOOR,
    TOO_MANY_PAST_WALL,
    WORLD_NAMES,
    WORLDS_OF,
    set_bits,
)
from gladsheim.games.yggdrasil.state import Yggdrasil, giants_of, table
from gladsheim.games.yggdrasil.turn import Preparation, Turn
from gladsheim.games.yggdrasil.view_types import (
    CardView,
    DangerView,
    DeckView,
    EnemyView,
    FaceView,
    FightView,
    GodView,
    IslandView,
    OptionsView,
    RunView,
    TurnView,
    YggdrasilView,
)
from gladsheim.games.yggdrasil.worlds import KingdomOfFire

THRESHOLDS: Final = [
    ("wall", LAST_BEFORE_WALL + 1, TOO_MANY_PAST_WALL),
    ("door", LAST_BEFORE_DOOR + 1, TOO_MANY_PAST_DOOR),
    ("residence", RESIDENCE, 1),
]  # so many enemies from that space on are a defeat
LEVELS_OF: Final = [[level + 1 for level in range(LEVELS) if bits >> level & 1] for bits in range(1 << LEVELS)]
COUNT_OF: Final = [bin(bits).count("1") for bits in range(16)]
HAMMER_SETS: Final = list(HAMMERS)
COLOUR_SETS: Final = list(COLOURS)
RAGNAROK_SET_NAMES: Final = list(RAGNAROK_SETS)

KINDS: Final = {
    "card": CARD,
    "specials": CARD,
    "plays": CARD,
    "next_card": CARD,
    "enemy": ENEMY,
    "drag": ENEMY,
    "foe": FOE,
    "giant": GIANT,
    "artifact": ARTIFACT,
    "bag": ISLAND,
    "island": ISLAND,
}  # blanks that are shown by a name
BITS: Final = {"worlds": WORLD_NAMES, "moved": ENEMY_NAMES}  # and those that are any of a set


def view(state: State, seat: int | None) -> YggdrasilView:
    """All that lies on the table, and of the deck what was seen of it."""
    g = table(state)
    unseen = [g.unseen.count(card) for card in range(CARDS)]
    return {
        "gods": [sees_god(g, owner) for owner in range(g.seats())],
        "asgard": sees_asgard(g, unseen),
        "dangers": sees_dangers(g),
        "fenrir_angry": g.fenrir_angry,
        "islands": [sees_island(g, island) for island in range(ISLANDS)],
        "valkyries": ISLAND_NAMES[g.valkyries],
        "submerged": ISLAND_NAMES[g.submerged],
        "whirlpool": not g.may_enter(g.submerged),
        "forge": {name: [*LEVELS_OF[g.forge >> (n * LEVELS) & 7]] for n, name in enumerate(ARTIFACT_NAMES)},
        "alfheim": g.alfheim,
        "dead": g.dead,
        "fire": g.fire,
        "vanir": g.vanir,
        "giants": {
            "pile": giant_names(g.pile),
            "active": giant_names(g.active),
            "beaten": giant_names(g.beaten),
            "removed": giant_names(g.removed),
        },
        "runes": {name: COUNT_OF[g.beaten >> (4 * rune) & 15] for rune, name in enumerate(RUNE_NAMES)},
        "blocked": sees_blocked(g),
        "deck": sees_deck(g, unseen),
        "quiet_turns": g.quiet_turns,
        "turns": g.turns,
        "die": sees_die(g),
        "options": sees_options(g),
        "ending": g.ending,
        "turn": sees_turn(g),
        "fight": sees_fight(g),
        "steps": [sees_form(form) for form in g.forms],
    }


# What lies on the table


def giant_names(bits: int) -> list[str]:
    return [GIANT_NAMES[giant] for giant in giants_of(bits)]


def sees_god(g: Yggdrasil, owner: int) -> GodView:
    levels = g.levels[owner * ENEMIES : (owner + 1) * ENEMIES]
    return {
        "god": GOD_NAMES[g.gods[owner]] if owner < len(g.gods) else None,
        "vikings": g.vikings[owner],
        "elves": g.elves[owner],
        "artifacts": {ARTIFACT_NAMES[n]: level for n, level in enumerate(levels) if level},
    }


def sees_asgard(g: Yggdrasil, unseen: list[int]) -> list[EnemyView]:
    cards = [unseen[enemy] + unseen[ANGRY + enemy] for enemy in range(ENEMIES)]  # and others, but for Ragnarök
    for left in (g.specials, g.drawn, g.rows):
        for card in left:
            if 0 <= card < RAGNAROK:
                cards[card % ENEMIES] += 1
    return [sees_enemy(g, enemy, cards[enemy]) for enemy in range(ENEMIES)]


def sees_enemy(g: Yggdrasil, enemy: int, cards: int) -> EnemyView:
    space = g.track[enemy]
    lands = min(space + 1, RESIDENCE)
    return {
        "enemy": ENEMY_NAMES[enemy],
        "space": space,
        "force": g.force(enemy),
        "power": POWER[space],
        "lands": lands,
        "harm": POWER[lands],
        "cards": cards,
    }


def sees_dangers(g: Yggdrasil) -> list[DangerView]:
    foremost = sorted(g.track, reverse=True)
    dangers: list[DangerView] = []
    for defeat, first, many in THRESHOLDS:
        count = len([space for space in foremost if space >= first])
        steps = sum([first - space for space in foremost[:many] if space < first])
        dangers.append({"defeat": defeat, "count": count, "of": many, "steps": steps})
    return dangers


def sees_island(g: Yggdrasil, island: int) -> IslandView:
    return {
        "island": ISLAND_NAMES[island],
        "counters": g.in_bag(island),
        "vikings": None if g.hidden_bags else g.bag_vikings[island],
        "giants": None if g.hidden_bags else g.giants_in(island),
        "sure_vikings": g.sure_vikings[island],
        "sure_giants": g.sure_giants[island],
        "search": g.can_search(island),
    }


def sees_blocked(g: Yggdrasil) -> dict[str, str]:
    worlds = [(BLOCKED_BY[giant], giant) for giant in giants_of(g.active) if BLOCKED_BY[giant] != NO_WORLD]
    return {WORLD_NAMES[world]: GIANT_NAMES[giant] for world, giant in sorted(worlds)}


def sees_die(g: Yggdrasil) -> list[FaceView]:
    colours = COLOURS_OF[g.colours]
    return [{"hammers": hammers, "colour": ISLAND_NAMES[colours[n]]} for n, hammers in enumerate(HAMMERS_OF[g.hammers])]


def sees_options(g: Yggdrasil) -> OptionsView:
    return {
        "hammers": HAMMER_SETS[g.hammers],
        "colours": COLOUR_SETS[g.colours],
        "hidden_bags": g.hidden_bags,
        "may_stop": g.may_stop,
        "vanir_counts": g.vanir_counts,
        "angry": g.angry_count,
        "ragnarok": g.ragnarok_count,
        "ragnarok_set": RAGNAROK_SET_NAMES[g.ragnarok_set],
    }


# The deck


def sees_deck(g: Yggdrasil, unseen: list[int]) -> DeckView:
    first = g.forms[0] if g.forms else None
    specials = first.specials if isinstance(first, Preparation) else g.specials
    return {
        "left": cards_left(g),
        "rows": [sees_row(row) for row in g.rows],
        "order": known_order(g),
        "unseen": {CARD_NAMES[card]: count for card, count in enumerate(unseen) if count},
        "unseen_specials": [CARD_NAMES[card] for card in specials],
        "drawn": [sees_card(card) for card in g.drawn],
        "discards": [CARD_NAMES[card] for card in g.discards],
        "last": sees_card(g.discards[-1]) if g.discards else None,
    }


def sees_card(card: int) -> CardView:
    return {"card": CARD_NAMES[card], "enemy": ENEMY_NAMES[card % ENEMIES] if card < RAGNAROK else None}


def sees_row(row: int) -> str | RunView:
    return CARD_NAMES[row] if row >= 0 else {"unseen": length_of(row), "special": has_special(row)}


def known_order(g: Yggdrasil) -> list[str | int]:
    """The deck from the top, as far as any card of it is known."""
    order: list[str | int] = []
    unseen = 0
    for row in g.rows:
        if row < 0:
            unseen += length_of(row)
            continue
        if unseen:
            order.append(unseen)
        order.append(CARD_NAMES[row])
        unseen = 0
    if unseen and order:
        order.append(unseen)
    return order


# What is under way: all of it is done in the open


def sees_turn(g: Yggdrasil) -> TurnView | None:
    turn = g.forms[0] if g.forms else None
    if not isinstance(turn, Turn):
        return None
    used = [WORLD_NAMES[world] for world in WORLDS_OF[turn.worlds]]
    return {"seat": turn.seat, "taken": turn.taken, "actions": turn.most(g), "used": used}


def sees_fight(g: Yggdrasil) -> FightView | None:
    combat = g.forms[1] if len(g.forms) > 1 else None
    if not isinstance(combat, Combat) or combat.elves != OPEN:
        return None
    return {
        "seat": combat.seat,
        "foe": FOE_NAMES[combat.foe],
        "is_giant": combat.foe >= ENEMIES,
        "needed": needed_against(g, combat.foe),
        "vikings": filled(combat.vikings),
        "face": filled(combat.die),
        "has_die": not g.no_die(),
        "hammers": combat.hammers(g),
        "artifact": combat.artifact(g),
        "held": ARTIFACT_NAMES[combat.foe] if combat.artifact(g) else None,
        "bonus": combat.bonus(g),
        "sum": combat.force(g),
        "chances": combat.chances(g),
    }


def sees_form(form: Form) -> dict[str, Json]:
    """A form with its blanks that are filled, by their names."""
    dumped = dump(form)
    assert isinstance(dumped, dict)
    return {name: sees_blank(name, value) for name, value in dumped.items() if value != OPEN}


def sees_blank(name: str, value: Json) -> Json:
    if isinstance(value, list):
        return [sees_blank(name, one) for one in value]
    if not isinstance(value, int) or isinstance(value, bool):
        return value
    if value == NOTHING:
        return "nothing"
    if name in BITS:
        return [BITS[name][n] for n in set_bits(value, len(BITS[name]))]
    return KINDS[name].called(value) if name in KINDS else value


def imagine(g: State, seat: int | None, lots: Lots) -> State:
    """The same table with hidden bags filled again, as they could be."""
    twin = table(g).clone()
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
