"""Lay out a position of the Chronicles and play it in few words.

`t.play(deed=[FIGHT + HEL], face=[SUCCESS])` answers each question, chance too, with the next answer for its slot, and
stops at the first question that has none left.
"""

from __future__ import annotations

from gladsheim.core.beats import Beat, noticed
from gladsheim.core.events import Ears
from gladsheim.core.forms import CHANCE, Form
from gladsheim.core.game import Value
from gladsheim.games.chronicles import GAME
from gladsheim.games.chronicles.duty import Duty
from gladsheim.games.chronicles.enemies import Activation
from gladsheim.games.chronicles.parts import ENEMIES, NO_CARD
from gladsheim.games.chronicles.state import Chronicles
from gladsheim.games.chronicles.turn import Turn


class Table:
    """A position, and the words to play it."""

    def __init__(self, g: Chronicles) -> None:
        self.g = g
        while g.seat == CHANCE and g.slot in ("top", "iotunn"):
            g.fill(CHANCE, g.options[0])
        self.ears = self.g.ears = Ears(GAME.lots)
        self.box = GAME.pieces(g)

    def begin(self, form: Form, god: int = 0) -> Table:
        """Go on from here with this form, in the turn of this god."""
        self.g.active = god
        self.ears.take()
        self.g.begin(form)
        return self

    def play(self, **answers: list[int]) -> Table:
        while self.g.forms and answers.get(self.g.slot):
            self.g.fill(self.g.seat, answers[self.g.slot].pop(0))
        left = {slot: values for slot, values in answers.items() if values}
        assert not left, f"never asked: {left}; asked is {self.asked}"
        return self

    def duty(self, deed: int, god: int = 0, **answers: list[int]) -> Table:
        """Step 3 of this god: this deed, and these answers to what follows."""
        self.begin(Duty(god), god)
        assert deed in self.g.options, f"{deed} is not among {self.g.options}"
        return self.play(deed=[deed], **answers)

    def deeds(self, god: int = 0) -> list[int]:
        """What step 3 offers this god."""
        self.begin(Duty(god), god)
        return self.g.options

    def activate(self, enemy: int, god: int = 0, **answers: list[int]) -> Table:
        return self.begin(Activation(god, enemy), god).play(**answers)

    def lay(self, player: int, card: int) -> Table:
        """This card lies face down on the wheel, in front of this player, and is known to all."""
        self.take_from_decks(card)
        self.g.centre[player] = card
        return self

    def show(self, card: int) -> Table:
        """This card lies face up on the wheel."""
        self.take_from_decks(card)
        self.g.wheel[card % ENEMIES] = card
        return self

    def take_from_decks(self, card: int) -> None:
        self.g.centre = [NO_CARD] * self.g.players
        self.g.bags = [[one for one in bag if one != card] for bag in self.g.bags]

    def calm(self) -> Table:
        """No Iotunn is awake, and the ladders are empty."""
        self.g.iotunns = self.g.giants = self.g.anonymous = 0
        return self

    def turn(self, player: int = 0, **answers: list[int]) -> Table:
        return self.begin(Turn(player), player).play(**answers)

    @property
    def asked(self) -> str:
        """Who is asked what: "0 deed", "-1 face"; empty when nobody is."""
        return f"{self.g.seat} {self.g.slot}" if self.g.forms else ""

    @property
    def moves(self) -> set[int]:
        assert self.g.slot == "move"
        return set(self.g.options)

    def heard(self, name: str) -> bool:
        """Whether such an event was told since `begin`."""
        return name in self.told

    @property
    def told(self) -> list[str]:
        """The events since `begin`, by name."""
        return [beat.event for beat in self.beats]

    @property
    def beats(self) -> list[Beat]:
        """What everybody noticed since `begin`."""
        return noticed(GAME, self.ears.heard, None)

    def texts(self, *names: str) -> list[str]:
        """What was said of such events, in English."""
        return [beat.text() for beat in self.beats if beat.event in names]


def table(gods: str = "odin thor tyr", saga: str = "easy", players: int = 0, charts: str = "none") -> Table:
    """A fresh game.  Gods beyond the players are support gods."""
    names = gods.split()
    options: dict[str, Value] = {"saga": saga, "gods": names, "charts": charts}
    seats = players or len(names)
    state = GAME.start(seats, GAME.choose(seats, options))
    assert isinstance(state, Chronicles)
    return Table(state)


def card(owner: int, enemy: int) -> int:
    """An enemy card: its owner and its enemy."""
    return owner * ENEMIES + enemy
