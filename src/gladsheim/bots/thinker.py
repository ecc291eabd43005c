"""What every bot that thinks is: one that weighs the answers within a budget."""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.bots.bot import Advice, Bot, Eyes
from gladsheim.bots.mind import Mind
from gladsheim.core.forms import State

SECRETLY: Final = 400  # milliseconds that end any capped thinking about what others may not know one is asked
NEVER: Final = float("inf")


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Bot):
    """Weighs the answers to a question by playouts, as the mind of the game plays on."""

    def __init__(self, seed: int, mind: Mind, playouts: int, cap: int) -> None:
        super().__init__(seed)
        self.mind = mind
        self.playouts = playouts  # for a question
        self.cap = cap  # if not 0, so many milliseconds end the thinking before the playouts are done

    def answer(self, eyes: Eyes) -> int:
        options = eyes.ask.options
        if len(options) == 1:
            return options[0]
        return self.weigh(eyes, True)[0].option

    def advise(self, eyes: Eyes) -> list[Advice]:
        return self.weigh(eyes, False)

    def weigh(self, eyes: Eyes, hurry: bool) -> list[Advice]:
        """Every option, the best first; who is in a `hurry` needs to know no more than that one."""
        raise NotImplementedError(f"{type(self).__name__}.weigh")

    def imagine(self, eyes: Eyes) -> State:
        """A table to think about: one that the seat could not tell from the true one."""
        return eyes.imagine(self.lots)

    def end(self, eyes: Eyes) -> float:
        """When the thinking must end, by `time.perf_counter`."""
        cap = min(self.cap, SECRETLY) if eyes.is_secret else self.cap
        return time.perf_counter() + cap / 1000 if cap else NEVER
