"""Lay out a position of Yggdrasil and play it in few words.

`play(world=ASGARD, enemy=SURT, vikings=2, die=hammers(2), elves=1)` answers one question after the other, chance
included, and insists that each is the one that is asked.
"""

from __future__ import annotations

from gladsheim.core.beats import Beat, noticed
from gladsheim.core.events import Ears
from gladsheim.core.forms import CHANCE, NOTHING, Illegal
from gladsheim.core.game import Value
from gladsheim.core.save import dump_state
from gladsheim.games.yggdrasil import GAME
from gladsheim.games.yggdrasil.parts import COLOURS, HAMMERS
from gladsheim.games.yggdrasil.state import Yggdrasil, giants_of
from gladsheim.games.yggdrasil.turn import Turn
from gladsheim.games.yggdrasil.view import view
from gladsheim.games.yggdrasil.view_types import YggdrasilView


def hammers(count: int) -> int:
    """A face of the default die with so many hammers."""
    return HAMMERS["nought-to-three"].index(count)


def colour(island: int) -> int:
    """A face of the default die with that colour."""
    return COLOURS["white-and-blue"].index(island)


class Table:
    """A position, and the words to play it."""

    def __init__(self, g: Yggdrasil) -> None:
        self.g = g
        g.ears = Ears(GAME.lots)

    # Setting the scene

    def enemies(self, **spaces: int) -> Table:
        """Where enemies stand: enemies(hel=4)."""
        names = ["hel", "surt", "jormungand", "loki", "nidhogg", "fenrir"]
        self.g.track = [spaces.get(name, space) for name, space in zip(names, self.g.track, strict=True)]
        return self

    def giant(self, *giants: int) -> Table:
        """These giants are active."""
        for giant in giants:
            self.g.active |= 1 << giant
            self.g.pile &= ~(1 << giant)
        return self

    def beaten(self, *giants: int) -> Table:
        for giant in giants:
            self.g.beaten |= 1 << giant
            self.g.pile &= ~(1 << giant)
        return self

    def fill_bags(self, vikings: list[int], giants: list[int]) -> Table:
        """Island by island: what is in the bags."""
        self.g.bag_vikings = vikings
        self.g.bags = [one + other for one, other in zip(vikings, giants, strict=True)]
        return self

    def acts(self, seat: int = 0) -> Table:
        """The turn of a god whose enemy card is done with."""
        self.g.begin(Turn(seat, NOTHING, NOTHING))
        return self

    def draws(self, card: int, seat: int = 0) -> Table:
        """The turn of a god who draws that card."""
        self.g.begin(Turn(seat))
        return self.play(card=card)

    # Playing

    def play(self, **answers: int) -> Table:
        for slot, value in answers.items():
            assert self.g.slot == slot, f"'{self.g.slot}' is asked, not '{slot}'"
            self.g.fill(self.g.seat, value)
        return self

    # Looking

    @property
    def asked(self) -> str:
        """The blank that is asked for; empty when the game is over."""
        return self.g.slot if self.g.forms else ""

    @property
    def by_chance(self) -> bool:
        return self.g.seat == CHANCE

    @property
    def offered(self) -> list[int]:
        return [*self.g.options]

    @property
    def giants(self) -> list[int]:
        """Island by island: the fire giants in the bags."""
        return [self.g.giants_in(island) for island in range(5)]

    @property
    def active(self) -> list[int]:
        return giants_of(self.g.active)

    def angry(self) -> bool:
        return self.g.fenrir_angry

    def may(self, value: int) -> bool:
        return value in self.g.options

    def why_not(self, value: int) -> str:
        """The rule by which an answer is refused; refusing it changes nothing."""
        before = dump_state(self.g)
        try:
            self.g.fill(self.g.seat, value)
        except Illegal as no:
            assert dump_state(self.g) == before
            return no.rule
        raise AssertionError(f"{value} is allowed")

    def chance_of(self, value: int) -> float:
        """How likely chance answers so."""
        odds = self.g.odds if self.g.odds is not None else [1] * len(self.g.options)
        fitting = [weight for option, weight in zip(self.g.options, odds, strict=True) if option == value]
        return sum(fitting) / sum(odds)

    def beats(self) -> list[Beat]:
        """What happened since the last time, with the table right after each."""
        assert self.g.ears is not None
        return noticed(GAME, self.g.ears.take(), None)

    def said(self) -> list[str]:
        """The rules of what happened since the last time."""
        return [beat.rule for beat in self.beats()]

    def tells(self) -> list[str]:
        """The same in English."""
        return [beat.text() for beat in self.beats()]

    def sees(self) -> YggdrasilView:
        return view(self.g, 0)


def table(*gods: str, **options: Value) -> Table:
    """A game of these gods at its very first card; special cards are the first that lots could give."""
    state = GAME.start(len(gods), GAME.choose(len(gods), {"gods": list(gods), **options}))
    assert isinstance(state, Yggdrasil)
    while state.slot in ("angry", "ragnarok"):
        state.fill(CHANCE, state.options[0])
    return Table(state)
