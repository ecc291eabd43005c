"""Counsel: what an adviser in the council thinks of whom an answer is about, as sentences of a hint."""

from __future__ import annotations

from typing import Final

from gladsheim.core.forms import NOBODY
from gladsheim.core.text import Phrase
from gladsheim.games.gotterdammerung.belief import Posterior
from gladsheim.games.gotterdammerung.parts import FACTION_NAMES
from gladsheim.games.gotterdammerung.seen import Seen

NAMING: Final = ["mark", "target", "look", "whom"]  # questions that a seat answers
SPOKEN: Final = ["why", "reason", "when", "faction", "thumb", "question"]  # parts of a sentence about one
FLAT: Final = 0.02  # chances that differ by less tell nobody from another


def reasons(s: Seen, belief: Posterior, slot: str, option: int) -> list[Phrase]:
    """What speaks for an answer: of a Protector whom it suspects, of a Conspirator what others must think."""
    whom = subject(s, slot, option)
    if whom == s.me:
        return [Phrase("hint-oneself")]
    if s.faction:
        return [*known(s, whom), *suspicion(s, belief, whom, "hint-seems")]
    for look in s.looks:
        if look[1] == whom:
            return [Phrase("hint-looked", {"seat": whom, "faction": f"faction-{FACTION_NAMES[look[2]]}"})]
    return suspicion(s, belief, whom, "hint-suspected")


def subject(s: Seen, slot: str, option: int) -> int:
    """Whom the answer is about; NOBODY: nobody in particular."""
    if slot in NAMING:
        return option if option < s.seats else NOBODY
    if slot in ("vote", "support") or s.defends:
        return s.accused
    return s.whom if slot in SPOKEN else NOBODY


def known(s: Seen, whom: int) -> list[Phrase]:
    """What a Conspirator knows of somebody, and what it has told of it."""
    found: list[Phrase] = []
    if whom != NOBODY and (s.conspirators >> whom) & 1:
        found.append(Phrase("hint-fellow", {"seat": whom}))
    told = s.told(whom)
    if told >= 0:
        found.append(Phrase("hint-told", {"seat": whom, "faction": f"faction-{FACTION_NAMES[told]}"}))
    return found


def suspicion(s: Seen, belief: Posterior, whom: int, key: str) -> list[Phrase]:
    """How likely it is that somebody conspires: the one in question, or else the most suspected in Asgard."""
    others = [seat for seat in range(s.seats) if seat != s.me and not (s.underworld >> seat) & 1]
    chances = [belief.chance[seat] for seat in others]
    if not chances or max(chances) - min(chances) < FLAT:
        return [Phrase("hint-no-suspicion")]
    if whom != NOBODY:
        return [Phrase(key, {"seat": whom, "chance": percent(belief.chance[whom])})]
    worst = max(others, key=lambda seat: belief.chance[seat])
    return [Phrase(f"{key}-most", {"seat": worst, "chance": percent(belief.chance[worst])})]


def percent(chance: float) -> int:
    return min(99, max(1, round(100 * chance)))  # only what was seen is certain
