"""What a bot knows of Connect Four beside its rules: win where you can, and stop who would win."""

from gladsheim.bots.mind import Mind
from gladsheim.core.forms import State
from gladsheim.core.lots import Lots

from . import table


class ConnectFourMind(Mind):
    def choose(self, state: State, lots: Lots) -> int:
        g = table(state)
        for seat in (g.seat, 1 - g.seat):
            for column in g.options:
                after = g.clone()
                after.drop(seat, column)
                if after.has_four(seat):
                    return column
        return g.options[lots.below(len(g.options))]


MIND = ConnectFourMind()
