"""How bots play it: bid up to what a treasure is worth to somebody with so many coins and rounds left."""

from gladsheim.bots.mind import Mind
from gladsheim.core.forms import State
from gladsheim.core.lots import Lots
from hoard.state import HIGHEST, table


class HoardMind(Mind):
    def choose(self, state: State, lots: Lots) -> int:
        g = table(state)
        if g.slot != "bid":
            return g.options[lots.below(len(g.options))]
        coins = g.coins[g.seat]
        fair = 2 * coins * g.on_offer // ((HIGHEST + 1) * (g.rounds + 1)) + lots.below(3)
        wanted = g.high_bid + 1 + lots.below(2)
        return wanted if wanted <= min(fair, coins) else 0


MIND = HoardMind()
