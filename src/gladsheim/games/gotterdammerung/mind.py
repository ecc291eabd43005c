"""The mind for Götterdämmerung: councils are cut short, and everybody votes by what it knows or faintly suspects."""

from __future__ import annotations

from typing import Final

from gladsheim.bots.mind import Mind
from gladsheim.core.forms import State
from gladsheim.core.lots import Lots
from gladsheim.games.gotterdammerung import policy
from gladsheim.games.gotterdammerung.state import asgard_of

# Deeds and votes; what words do to others no playout can tell.
JUDGED: Final = ["mark", "target", "card", "way", "vote", "support"]


class GotterdammerungMind(Mind):
    """Compares the answers to the one question, no further: what others make of it is not to be foreseen."""

    def __init__(self) -> None:
        super().__init__()
        self.depth = 1

    def choose(self, g: State, lots: Lots) -> int:
        return policy.choose(asgard_of(g), lots)

    def can_judge(self, slot: str) -> bool:
        return slot in JUDGED


MIND: Final = GotterdammerungMind()
