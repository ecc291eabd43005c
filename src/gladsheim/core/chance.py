"""Chance: the live source of dice and cards, which the players can check afterwards.

Before the first fill the house commits to the SHA-256 of a secret seed.  Each lot comes from
HMAC-SHA512(seed, players' own seeds and the number of the block), sixteen to a block; at the end the seed is told,
and anybody can draw again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import struct
from typing import Final

WORDS: Final = 16  # 32-bit words in a block of 64 bytes
WORD: Final = 1 << 32


class Chance:
    """A stream of lots that its commitment fixes before the first one is drawn."""

    def __init__(self, seed: bytes, players: list[str], drawn: int = 0) -> None:
        self.seed = seed
        self.players = players  # the players' own seeds
        self.drawn = drawn  # words drawn so far
        self.salt = "\n".join(players)
        self.block: tuple[int, ...] = ()  # the words of the block that is being drawn from

    def commitment(self) -> str:
        return hashlib.sha256(self.seed).hexdigest()

    def clone(self) -> Chance:
        twin = Chance(self.seed, self.players, self.drawn)
        twin.block = self.block
        return twin

    def word(self) -> int:
        """The next 32 bits of the stream."""
        place = self.drawn % WORDS
        if place == 0 or not self.block:
            message = f"{self.salt}\n{self.drawn // WORDS}"
            self.block = struct.unpack(">16I", hmac.digest(self.seed, message.encode(), "sha512"))
        self.drawn += 1
        return self.block[place]

    def below(self, most: int) -> int:
        """0, 1, ... most - 1, each exactly as likely: words beyond the last whole multiple are passed over."""
        limit = WORD - WORD % most
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % most

    def draw(self, options: list[int], odds: list[int] | None) -> int:
        """One of `options`, by their odds."""
        if odds is None:
            return options[self.below(len(options))]
        rest = self.below(sum(odds))
        for option, weight in zip(options, odds, strict=True):
            rest -= weight
            if rest < 0:
                return option
        raise AssertionError("odds are whole numbers above zero")


def fresh_seed() -> bytes:
    """A seed nobody can guess."""
    return secrets.token_bytes(32)


def seed_from(number: int) -> bytes:
    """The seed of a match that is to be the same each time."""
    return hashlib.sha256(f"gladsheim {number}".encode()).digest()
