"""The numbers of the policy for Yggdrasil, in Vikings where nothing else is said.

They were found by play: cross-entropy over games of two to six gods at easy, normal and hard, all numbers at once, and
rounded.  `gladsheim lab tune yggdrasil` goes on from here.
"""

from __future__ import annotations

from typing import Final

from gladsheim.bots.numbers import Numbers


class Weights(Numbers):
    """What things are worth, and what they cost."""

    def __init__(self) -> None:
        # Enemies.
        self.step = [4.2, 6.7, 8.2, 8.9, 14.8, 22.9]  # one does not stand on space 2, 3, ... 7 but on the one before
        self.enemy = [0.73, 0.79, 0.72, 1.23, 0.76, 1.0]  # times that, by enemy: Loki matters most
        self.due = 9.4  # a push that must be made at least, by how many of them come on one card
        self.one_too_many = 24.0  # a step that keeps the gods from defeat at the wall or the door
        self.rescue = 35.0  # one that undoes it
        self.before_the_wall = 4.2  # a step back from the wall where three stand past it
        # Fights.
        self.elf_spent = 1.31  # it comes home, but must be fetched
        self.viking_later = 7.5  # cards left at which a Viking saved is worth a whole one
        self.viking_at_last = 0.13  # what it is worth when none is left
        # Actions.
        self.midgard = 0.73  # to seek souls at all
        self.soul = 0.42  # each Viking to be found
        self.elf = 2.34  # to take an elf
        self.dead = 0.25  # times what five Vikings more in a bag bring
        self.fire = 0.1  # times what five fire giants fewer in a bag bring
        self.exchange = 2.8  # what it costs the god who gives
        self.route_later = 0.93  # souls within reach of the next search, beside those found now
        # Artifacts.
        self.forge_own = 6.5  # of the enemies this god has taken upon itself
        self.forge_other = 0.76
        self.forge_by_space = 0.073  # more for each space the enemy stands ahead
        self.forge_by_level = 0.13  # more for each level it has already
        self.forge_by_others = 0.3  # less for each level that other gods have against it
        self.forge_by_cards = 0.24  # more for each four steps its cards will bring it beyond the wall
        # Giants.
        self.giant_of_pile = 1.23
        self.rune = [4.6, 1.84, 0.92, 1.79]  # one more beaten where 1, 2, 3, 4 are missing of its rune
        self.geirrod = 6.3  # the die counts for nothing
        self.vafthrudnir = 2.7  # the powers count for nothing
        self.blocked = 1.25  # times what the world means that is blocked
        self.other_giant = 0.69
        # The Vanir.
        self.vanir_on = 0.96  # a square on, while the first effects are not reached
        self.vanir_further = 0.35  # and then
        self.vanir_push = 3.9  # what calling them to drive an enemy back costs
        self.vanir_vikings = 1.73  # for two Vikings
        self.vanir_giant = 1.98  # to discard a giant


W: Final = Weights()
