"""The numbers of the policy for Vedrfölnir, in points where nothing else is said."""

from __future__ import annotations

from typing import Final

from gladsheim.bots.numbers import Numbers


class Weights(Numbers):
    """What things are worth."""

    def __init__(self) -> None:
        # How likely 0, 1, 2, ... 16 missing stars come exactly, before somebody ends the round.
        self.comes = [
            *(1.0, 0.20, 0.24, 0.26, 0.27, 0.24, 0.22, 0.20, 0.18),
            *(0.16, 0.14, 0.13, 0.12, 0.10, 0.08, 0.07, 0.06),
        ]
        self.joker = 1.5
        self.rival = 0.6  # a point of one rival, where there are more
        self.other_card = 0.1  # a card that does something to a zone, and is hard to weigh
        self.pointless = 0.05  # a card without points in the Tribute
        # What a table is worth: fitted to games of the policy (`python -m bench.lead`).
        self.lead = [0.29, 0.43, 0.65, 0.83]  # a point won, with three, four, five or six zones: rounds get fewer
        self.stake = 0.75  # a point that the stake may bring
        self.joker_kept = 0.4
        self.spread = 0.5  # all that, divided by so much and the root of the cards to come for each zone


W: Final = Weights()
