"""The numbers of the policy for Odin's Table: of a step in tenths of a piece, of a table in spaces."""

from __future__ import annotations

from typing import Final

from gladsheim.bots.numbers import Numbers


class Weights(Numbers):
    """What steps and tables are worth."""

    def __init__(self) -> None:
        # Steps and attacks.
        self.conquest = [30.0, 60.0, 1000.0]  # by the spaces conquered before
        self.piece = 10.0
        self.forward = 3.0  # a step ahead
        self.saved = 0.9  # part of a conquest that an attack prevents
        self.threat = 6.0  # to stand before an empty space of the other's Energy Row
        self.last_threat = 12.0  # where it would be the last that is needed
        self.guard = 4.0  # times how well the card of that column defends
        self.opened = 8.0  # to leave the own Energy Row where an enemy stands before it
        self.opened_by_conquest = 0.5  # and this part of the conquest
        self.left = 2.0  # to leave it otherwise
        self.left_late = 8.0  # where the other has two spaces
        # Tables.
        self.lost = 0.45  # a piece
        self.threats = 0.7  # each of up to two
        self.advance = 0.12  # a step of any piece
        self.turn = 0.15  # to be the next to move
        self.steep = 0.8  # from a lead to a chance


W: Final = Weights()
