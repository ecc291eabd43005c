"""The texts of moves: an answer as a player would type it, the same in every language."""

from __future__ import annotations

from gladsheim.core.forms import Ask, State
from gladsheim.games.chronicles.names import ARTIFACT_NAMES, FACE_NAMES, OPPONENT_NAMES, STONE_NAMES
from gladsheim.games.chronicles.parts import (
    ACT,
    ARTIFACT_OF,
    DIE_OF,
    DUEL,
    ELF_OF,
    ENEMIES,
    ENEMY_NAMES,
    FIGHT,
    FIGHT_IOTUNN,
    FIGHT_SON,
    FRIGG_GIVES,
    FRIGG_HEALS,
    GOD_NAMES,
    HEAL,
    IOTUNN_NAMES,
    PASS,
    SAGA_ACT,
)
from gladsheim.games.chronicles.state import Chronicles, table
from gladsheim.games.chronicles.throw import DRAUPNIR_ASKED, Throw

GODS = ("next", "fed", "figure", "taker")
DEEDS = {PASS: "pass", ACT: "act", HEAL: "heal", FRIGG_HEALS: "regain", FRIGG_GIVES: "give"}
WORDS = {
    "elf": ["no", "vanir", "god"],
    "ring": ["no", "draupnir", "andvarinaut"],
    "luck": ["no", "elf", "lost die", "die"],
    "rune": ["no", *STONE_NAMES],
    "swap": ["keep", "swap"],
    "wolf": ["skoll", "hati"],
}


def write(state: State, ask: Ask, value: int) -> str | None:
    """An answer as a player would type it: "asgard", "fight hel", "elf thor", "no"."""
    g, slot = table(state), ask.slot
    if slot == "deed":
        return written_deed(value)
    if slot in WORDS:
        return WORDS[slot][value]
    if slot in GODS:
        return god_name(g, value)
    if slot in ("travel", "share"):
        return god_name(g, value - 1) if value else "no"
    if slot in ("kin", "give"):
        return written_gift(g, value)
    if slot == "level":
        return ARTIFACT_NAMES[g.artifact_tops[value]]
    if slot == "chosen":
        return f"{god_name(g, value // ENEMIES)} {ENEMY_NAMES[value % ENEMIES]}"
    return written_reroll(g, value) if slot == "reroll" else None


def god_name(g: Chronicles, god: int) -> str:
    return GOD_NAMES[g.who[god]]


def written_deed(deed: int) -> str:
    if deed in DEEDS:
        return DEEDS[deed]
    if deed < FRIGG_HEALS:
        return f"saga {deed - SAGA_ACT + 1}"
    if deed >= DUEL:
        return f"duel {ENEMY_NAMES[deed - DUEL]}"
    if deed >= FIGHT_SON:
        return f"fight {OPPONENT_NAMES[deed - FIGHT_SON]}"
    return f"fight {IOTUNN_NAMES[deed - FIGHT_IOTUNN] if deed >= FIGHT_IOTUNN else ENEMY_NAMES[deed - FIGHT]}"


def written_gift(g: Chronicles, gift: int) -> str:
    if gift == PASS:
        return "no"
    if gift >= ARTIFACT_OF:
        return ARTIFACT_NAMES[gift - ARTIFACT_OF]
    return f"die {god_name(g, gift - DIE_OF)}" if gift >= DIE_OF else f"elf {god_name(g, gift - ELF_OF)}"


def written_reroll(g: Chronicles, value: int) -> str:
    form = g.forms[-1]
    if isinstance(form, Throw) and form.step == DRAUPNIR_ASKED:
        return "yes" if value else "no"
    return FACE_NAMES[value - 1] if value else "no"
