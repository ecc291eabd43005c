"""The fifteen gods (chapters 6 and 7): at whom or what an action may point, and what it does."""

from __future__ import annotations

from typing import Final

from gladsheim.games.gotterdammerung.events import CARD_TAKEN, ORACLE_MOVED, STOLEN
from gladsheim.games.gotterdammerung.parts import (
    AHEAD,
    BRYNHILD,
    BY_HEL,
    DVALIN,
    GODS,
    HEL,
    IDUN,
    LOKI,
    NJORD,
    NO_CARD,
    ODIN,
    ORACLE_CARD,
    REFRAIN,
    SAGA,
    SIF,
    SKADI,
    STAY,
    THOR,
    WOUNDS,
    listed,
)
from gladsheim.games.gotterdammerung.state import GIVING, Asgard

# Which blank a god's action fills: a player, a card, or a way for the Oracle.
SLOT_OF: Final = ["card" if god in (IDUN, SKADI, LOKI) else "way" if god == SAGA else "target" for god in range(GODS)]
RULE_OF: Final = GIVING


def targets(g: Asgard, god: int, doer: int) -> int:
    """Whom the action of `god` may point at when `doer` carries it out, as bits.  Always another player."""
    others = g.everybody() & ~(1 << doer)
    if god in (BRYNHILD, SIF, THOR):
        return others & ~g.shielded()
    if god == NJORD:
        return others & g.wounded()
    if god == DVALIN:
        return others if g.warded < 0 else others & ~(1 << g.warded)
    if god == HEL:
        return others & g.wounded() & g.asgard() & ~g.bearer(DVALIN)
    return others


def cards(g: Asgard, god: int, doer: int) -> int:
    """Which cards the action of Idun, Skadi or Loki may take, as bits.  Always from another player."""
    out = g.cards_out() & ~g.cards_of(doer)
    if god == IDUN:
        return out & WOUNDS
    if god == LOKI:
        # Odin's shield keeps wounds off, even those one would take oneself.
        if g.bears(doer, ODIN):
            out &= ~WOUNDS
        if g.oracle != doer:
            out |= 1 << ORACLE_CARD
    return out


def carry_out(g: Asgard, god: int, doer: int, what: int) -> None:
    """The action of `god`, carried out by `doer`; `what` is the answer, never to refrain."""
    g.note_deed(god, doer, what)
    if god == SAGA:
        g.oracle = (g.oracle + (1 if what == AHEAD else g.seats - 1)) % g.seats
        g.say(ORACLE_MOVED, doer, g.oracle)
    elif god == HEL:
        g.banish(what, BY_HEL)
    elif god == LOKI:
        steal(g, doer, what)
    elif god in (IDUN, SKADI):
        bearer = g.lies[what]
        g.take_home(what)
        g.say(CARD_TAKEN, doer, what, bearer, rule=RULE_OF[god])
    else:
        g.place(god, what, doer)


def steal(g: Asgard, doer: int, card: int) -> None:
    """GD 6.12: the card now lies with the thief; whose vote it follows does not change."""
    bearer = g.oracle if card == ORACLE_CARD else g.lies[card]
    if card == ORACLE_CARD:
        g.oracle = doer
    else:
        g.move_card(card, doer)
    g.say(STOLEN, doer, card, bearer)


def refrains(god: int, what: int) -> bool:
    """GD 5.5: whether the answer is to do nothing."""
    if god == SAGA:
        return what == STAY
    return what == (NO_CARD if SLOT_OF[god] == "card" else REFRAIN)


def why_not(g: Asgard, god: int, doer: int) -> dict[int, str]:
    """What one might expect the action to reach and it does not, with the rule."""
    if SLOT_OF[god] == "card":
        return why_not_card(g, god, doer)
    shut: dict[int, str] = {}
    if SLOT_OF[god] == "target":
        open_to = targets(g, god, doer)
        for seat in range(g.seats):
            if not (open_to >> seat) & 1:
                shut[seat] = "GD 5.10" if seat == doer else why_not_target(g, god, seat)
    return shut


def why_not_target(g: Asgard, god: int, seat: int) -> str:
    if god in (BRYNHILD, SIF, THOR):
        return "GD 6.1"
    if god == DVALIN:
        return "GD 7.10"
    return "GD 7.11" if god == HEL and g.is_wounded(seat) else RULE_OF[god]


def why_not_card(g: Asgard, god: int, doer: int) -> dict[int, str]:
    shut: dict[int, str] = {}
    open_to = cards(g, god, doer)
    for card in listed(g.cards_out() & ~open_to):
        shielded = god == LOKI and g.lies[card] != doer
        shut[card] = "GD 7.1" if shielded else RULE_OF[god]
    return shut
