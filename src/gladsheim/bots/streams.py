"""Streams: the same luck for several futures of one table."""

from __future__ import annotations

from gladsheim.core.game import Game
from gladsheim.core.lots import Lots


class Streams:
    """Lots in streams, one for each blank: the third throw of a die is the same whatever was drawn before it."""

    def __init__(self, seed: int, slots: dict[str, int]) -> None:
        self.seed = seed
        self.slots = slots
        self.streams: list[Lots | None] = [None] * len(slots)

    def of(self, slot: str) -> Lots:
        number = self.slots[slot]
        lots = self.streams[number]
        if lots is None:
            lots = Lots(self.seed + ((number + 1) << 32))
            self.streams[number] = lots
        return lots


def slot_numbers(game: Game) -> dict[str, int]:
    return {slot: number for number, slot in enumerate(game.slots)}
