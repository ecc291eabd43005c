"""The numbers of the policy for Yggdrasil Chronicles, in tenths of a life where nothing else is said.

They were found by play: cross-entropy over games of two, three and five gods on the easy and the hard page, all numbers
at once.  `gladsheim lab tune chronicles` goes on from here.
"""

from __future__ import annotations

from typing import Final

from gladsheim.bots.numbers import Numbers


class Weights(Numbers):
    """What things are worth, and what they cost."""

    def __init__(self) -> None:  # noqa: PLR0915 (a number each)
        # Which god to play: freyr, freyia, frigg, heimdall, odin, thor, tyr.  Log odds of winning hard and the sagas
        # with that god among three to five by lot.
        self.god = [-0.25, -0.1, 0.0, 0.04, 0.03, 0.1, 0.2]
        # To drive an enemy back: Hel and Surt in the upper worlds, and below them.
        self.urgent = 78.0
        self.climbing = 16.0
        self.serpent = [130.0, 42.0, 26.0, 6.0]  # Iormungand, with 0, 1, 2, more islands left
        self.wolf = 72.0  # Fenrir
        self.loki = 10.0
        self.loki_by_iotunn = 5.0  # more for each that is awake
        self.near = 1.1  # times that, where the next card of the enemy activates it
        # To send an Iotunn to sleep.
        self.iotunn = [31.0, 30.0, 50.0, 62.0]  # where up to 4, 5, 6, 7 and more are awake
        self.iotunn_by_awake = 3.0  # more for each, up to 4
        self.shield = 0.53  # part of the threat of the enemy it shields
        # To empty Hel's and Surt's ladders: nearly full, on the way (each of up to three pieces), else.
        self.hel_full = 107.0
        self.hel_filling = 15.0
        self.hel_few = 7.0
        self.surt_full = 101.0
        self.surt_half = 43.0
        self.surt_few = 15.0
        # What risks cost.
        self.hero_spent = 7.0
        self.die_spent = 1.0
        self.elf_spent = 8.0
        self.life = 9.0
        self.life_when_few = 21.0
        self.few_lives = 3.0  # at most so many lives are few
        self.may_die = 337.0
        self.margin = 20.0  # by how much the life left must exceed what is to be feared
        self.heroes_below = 3.0  # at so many lives heroes bear every risk, else what dice and elves do not
        # What the worlds give.
        self.hero = 15.0
        self.hero_beyond = 4.0  # with enough of them
        self.enough_heroes = 6.0
        self.elf = 9.0
        self.die = 10.0
        self.help_beyond = 4.0  # an elf or a die more, with enough of them
        self.enough_help = 4.0
        self.artifact = 9.0  # in Nidavellir; more by how it goes
        self.artifact_better = 5.0
        self.creature = 5.0  # in Svartalfheim
        self.creature_better = 3.0
        self.runes = 4.0  # in Iotunheim
        self.runes_better = 4.0
        self.wound = 13.0  # for each life lost, up to three, where life may be regained
        self.asgard = 9.0
        self.asgard_by_ruin = 11.0
        # To heal a ruin with one's own life: above four lives, above two; what it is worth; more for each ruin.
        self.healing_cost = 18.0
        self.healing_cost_weak = 46.0
        self.healing = 17.0
        self.healing_by_ruin = 7.0


W: Final = Weights()
