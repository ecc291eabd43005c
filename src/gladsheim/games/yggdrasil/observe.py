"""What a seat sees of Yggdrasil as numbers, straight from the state; `layout.py` defines them over the view."""

from __future__ import annotations

from typing import Final

from gladsheim.core.forms import NOTHING, OPEN, Form, State
from gladsheim.core.pen import Pen
from gladsheim.games.yggdrasil import GAME
from gladsheim.games.yggdrasil.combat import Combat, needed_against
from gladsheim.games.yggdrasil.deck import cards_left, has_special, length_of
from gladsheim.games.yggdrasil.enemies import EnemyCard
from gladsheim.games.yggdrasil.events import FOE_NAMES
from gladsheim.games.yggdrasil.layout import ROWS
from gladsheim.games.yggdrasil.midgard import Midgard
from gladsheim.games.yggdrasil.parts import (
    ALL_ELVES,
    ALL_FIRE_GIANTS,
    ALL_VIKINGS,
    CARDS,
    COLOURS,
    DAEGS_TURNS,
    DECK,
    ENEMIES,
    FACES,
    FREYS_ACTIONS,
    GIANTS,
    GODS,
    HAMMERS,
    ISLANDS,
    LAST_SQUARE,
    LEVELS,
    MANNS_SPACES,
    PER_ENEMY,
    POWER,
    RAGNAROK_COUNT,
    RAGNAROK_SETS,
    REARRANGED,
    RESIDENCE,
    SIGELS_VIKINGS,
    TIWAZ_ENEMIES,
    WORLDS,
)
from gladsheim.games.yggdrasil.powers import OdinsCards, TwoRolls
from gladsheim.games.yggdrasil.runes import DriveBack, Sigel
from gladsheim.games.yggdrasil.sacred import Rearrange
from gladsheim.games.yggdrasil.state import Yggdrasil, table
from gladsheim.games.yggdrasil.turn import Preparation, Turn
from gladsheim.games.yggdrasil.worlds import Darkness
from gladsheim.layouts.observing import step_places

STEPS: Final[dict[int, dict[str, int]]] = step_places(GAME, "steps")
ALL_WORLDS: Final = (1 << WORLDS) - 1
LEVEL_BITS: Final = (1 << LEVELS) - 1


def observe(state: State, pen: Pen) -> None:
    g = table(state)
    for n in range(pen.seats):
        write_god(g, pen.owner(n), pen)
    for enemy in range(ENEMIES):
        space = g.track[enemy]
        pen.one(space, RESIDENCE + 1)
        pen.up_to(g.force(enemy), 12)
        pen.share(POWER[space], 3)
    pen.flag(g.fenrir_angry)
    for island in range(ISLANDS):
        write_island(g, island, pen)
    pen.one(g.valkyries, ISLANDS)
    pen.one(g.submerged, ISLANDS)
    pen.flag(not g.may_enter(g.submerged))
    for enemy in range(ENEMIES):
        pen.bits(g.forge >> (enemy * LEVELS) & LEVEL_BITS, LEVELS)
    pen.share(g.alfheim, ALL_ELVES)
    pen.share(g.dead, ALL_VIKINGS)
    pen.share(g.fire, ALL_FIRE_GIANTS)
    pen.one(g.vanir, LAST_SQUARE + 1)
    pen.bits(g.pile, GIANTS)
    pen.bits(g.active, GIANTS)
    pen.bits(g.beaten, GIANTS)
    pen.bits(g.removed, GIANTS)
    write_deck(g, pen)
    pen.share(g.quiet_turns, DAEGS_TURNS)
    pen.up_to(g.turns, 60)
    write_options(g, pen)
    write_fight(g, pen)
    pen.begin_steps(STEPS[pen.seats])
    for depth in range(len(g.forms) - 1, -1, -1):
        write_form(g.forms[depth], pen)
    pen.end_steps()


def write_god(g: Yggdrasil, owner: int, pen: Pen) -> None:
    pen.one(g.gods[owner] if owner < len(g.gods) else OPEN, GODS)
    pen.share(g.vikings[owner], ALL_VIKINGS)
    pen.share(g.elves[owner], ALL_ELVES)
    for artifact in range(owner * ENEMIES, (owner + 1) * ENEMIES):
        level = g.levels[artifact]
        pen.one(level if level else OPEN, LEVELS + 1)


def write_island(g: Yggdrasil, island: int, pen: Pen) -> None:
    """What is in the bag; hidden ones tell only what was surely seen."""
    pen.share(g.in_bag(island), ALL_VIKINGS + ALL_FIRE_GIANTS)
    pen.share(0 if g.hidden_bags else g.bag_vikings[island], ALL_VIKINGS)
    pen.share(0 if g.hidden_bags else g.giants_in(island), ALL_FIRE_GIANTS)
    pen.share(g.sure_vikings[island], ALL_VIKINGS)
    pen.share(g.sure_giants[island], ALL_FIRE_GIANTS)


def write_deck(g: Yggdrasil, pen: Pen) -> None:
    pen.share(cards_left(g), DECK + RAGNAROK_COUNT)
    rows = min(len(g.rows), ROWS)
    for n in range(rows):
        row = g.rows[n]
        pen.one(row, CARDS)
        pen.up_to(length_of(row) if row < 0 else 0, DECK)
        pen.flag(has_special(row))
    pen.skip((CARDS + 2) * (ROWS - rows))
    first = g.forms[0] if g.forms else None
    pen.bag(g.unseen, CARDS, PER_ENEMY)
    pen.bag(first.specials if isinstance(first, Preparation) else g.specials, CARDS)
    pen.bag(g.drawn, CARDS, PER_ENEMY)
    pen.bag(g.discards, CARDS, PER_ENEMY)


def write_options(g: Yggdrasil, pen: Pen) -> None:
    pen.one(g.hammers, len(HAMMERS))
    pen.one(g.colours, len(COLOURS))
    pen.flag(g.hidden_bags)
    pen.flag(g.may_stop)
    pen.flag(g.vanir_counts)
    pen.share(g.angry_count, ENEMIES)
    pen.share(g.ragnarok_count, RAGNAROK_COUNT)
    pen.one(g.ragnarok_set, len(RAGNAROK_SETS))


def write_fight(g: Yggdrasil, pen: Pen) -> None:
    combat = g.forms[1] if len(g.forms) > 1 else None
    if not isinstance(combat, Combat) or combat.elves != OPEN:
        pen.skip(len(FOE_NAMES) + 1 + len(FACES) + 2)
        return
    pen.one(combat.foe, len(FOE_NAMES))
    pen.up_to(needed_against(g, combat.foe), 12)
    pen.one(combat.die, len(FACES))
    pen.flag(not g.no_die())
    pen.up_to(combat.force(g), ALL_VIKINGS)


def write_form(form: Form, pen: Pen) -> None:
    if isinstance(form, Turn) and pen.step("Turn"):
        write_turn(form, pen)
    elif isinstance(form, OdinsCards) and pen.step("OdinsCards"):
        pen.one(form.plays, CARDS)
    elif isinstance(form, TwoRolls) and pen.step("TwoRolls"):
        pen.one(form.first, len(FACES))
        pen.one(form.second, len(FACES))
    elif isinstance(form, EnemyCard) and pen.step("EnemyCard"):
        pen.one(form.card, CARDS + 1)
        pen.share(form.left, SIGELS_VIKINGS)
    elif isinstance(form, Sigel) and pen.step("Sigel"):
        pen.share(form.left, SIGELS_VIKINGS)
        pen.who(form.receiver)
    elif isinstance(form, DriveBack) and pen.step("DriveBack"):
        pen.share(form.spaces, MANNS_SPACES)
        pen.share(form.times, TIWAZ_ENEMIES)
        pen.bits(form.moved, ENEMIES)
    elif isinstance(form, Midgard) and pen.step("Midgard"):
        pen.one(form.searched, 2)
    elif isinstance(form, Darkness) and pen.step("Darkness"):
        pen.who(form.partner, GODS)
        pen.blank(form.hold_vikings, ALL_VIKINGS + 1)
    elif isinstance(form, Rearrange) and pen.step("Rearrange"):
        pen.share(form.placed, REARRANGED)
    else:
        pen.step(type(form).__name__)


def write_turn(turn: Turn, pen: Pen) -> None:
    pen.who(turn.seat)
    pen.one(CARDS if turn.card == NOTHING else turn.card, CARDS + 1)
    pen.flag(turn.suffered >= 0)
    pen.share(turn.taken, FREYS_ACTIONS)
    pen.bits(turn.worlds & ALL_WORLDS, WORLDS)
    pen.flag(turn.twice)
    pen.one(turn.searched, 2)
