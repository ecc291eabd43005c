"""Lay out a position of Götterdämmerung and play it in few words.

Seats are numbers from 0.  The circle is written by its gods, a dash for a Valkyrie: "odin - thor - hel - -".
"""

from __future__ import annotations

import pytest

from gladsheim.core.beats import noticed
from gladsheim.core.events import Ears
from gladsheim.core.forms import CHANCE, CLOCK, Ask, Illegal
from gladsheim.core.game import Json, Value
from gladsheim.core.lots import Lots
from gladsheim.core.save import dump_state
from gladsheim.games.gotterdammerung import GAME
from gladsheim.games.gotterdammerung.action import Actions
from gladsheim.games.gotterdammerung.parts import (
    ACCUSE,
    ACTION,
    COUNCIL,
    GOD_NAMES,
    LISTEN,
    NO_CARD,
    ORACLE_CARD,
    READY,
    REFRAIN,
    STAY,
    VALKYRIE,
)
from gladsheim.games.gotterdammerung.powers import SLOT_OF
from gladsheim.games.gotterdammerung.state import Asgard
from gladsheim.games.gotterdammerung.turn import Round

FIRST_GAME = "odin - thor - hel - -"
WAYS = {"back": 0, "ahead": 1, None: STAY}


def god(name: str) -> int:
    return GOD_NAMES.index(name)


class Table:
    """A position, and the words to play it."""

    def __init__(self, state: Asgard) -> None:
        self.g = state
        self.g.ears = Ears(GAME.lots)

    # Questions

    @property
    def asked(self) -> set[tuple[int, str]]:
        """Who is asked what."""
        return {(ask.seat, ask.slot) for ask in self.g.asks()}

    def ask(self, seat: int) -> Ask:
        return next(ask for ask in self.g.asks() if ask.seat == seat)

    def offered(self, seat: int) -> list[int]:
        return self.ask(seat).options

    @property
    def acting(self) -> str:
        """Whose action it is, and who carries it out: "loki by 3"; empty outside of actions."""
        top = self.g.forms[-1] if self.g.forms else None
        return f"{GOD_NAMES[top.god]} by {top.doer}" if isinstance(top, Actions) else ""

    @property
    def targets(self) -> list[int]:
        """Whom the action may point at."""
        return [one for one in self.g.options if one != REFRAIN]

    @property
    def cards(self) -> list[str]:
        """Which cards the action may take."""
        return ["oracle" if one == ORACLE_CARD else GOD_NAMES[one] for one in self.g.options if one != NO_CARD]

    @property
    def underworld(self) -> list[int]:
        return [seat for seat in range(self.g.seats) if self.g.is_banished(seat)]

    @property
    def over(self) -> bool:
        return self.g.is_over()

    def lies(self, card: str) -> int | None:
        """With whom an Action card lies; None: its owner holds it."""
        where = self.g.lies[god(card)]
        return where if where >= 0 else None

    def why_not(self, seat: int, value: int) -> str:
        """The rule by which an answer is refused; refusing it changes nothing."""
        before = dump_state(self.g)
        with pytest.raises(Illegal) as caught:
            self.g.fill(seat, value)
        assert dump_state(self.g) == before
        return caught.value.rule

    def hears(self, seat: int | None) -> list[str]:
        """What a seat has heard since the last time, in English."""
        ears = self.g.ears
        self.g.ears = Ears(GAME.lots)
        return [beat.text() for beat in noticed(GAME, [] if ears is None else ears.heard, seat)]

    def label(self, seat: int, value: int) -> str:
        """What an answer means, in English."""
        return GAME.words("en").say(GAME.phrase(self.g, self.ask(seat), value))

    def view(self, seat: int | None) -> dict[str, Json]:
        return GAME.sees(self.g, seat)

    def text(self, seat: int | None, language: str = "en") -> str:
        return GAME.text(self.g, seat, GAME.words(language))

    def imagine(self, seat: int | None, lot: int) -> Table:
        twin = GAME.imagine(self.g, seat, Lots(lot))
        assert isinstance(twin, Asgard)
        return Table(twin)

    # Deeds

    def fill(self, seat: int, value: int) -> Table:
        self.g.fill(seat, value)
        return self

    def time_is_up(self) -> Table:
        return self.fill(CLOCK, 0)

    def rolls(self, first: int, second: int) -> Table:
        return self.fill(CHANCE, (first - 1) * 6 + second - 1)

    def marks(self, **whom: int) -> Table:
        """Conspirators mark: marks(s1=4, s3=4)."""
        for seat, one in whom.items():
            self.fill(int(seat[1:]), one)
        return self

    def acts(self, name: str, what: int | str | None = None) -> Table:
        """The named god's action, after all before it did nothing: a seat, a card, a way, or None for nothing."""
        while self.acting and not self.acting.startswith(name + " "):
            self.rests()
        assert self.acting.startswith(name + " "), f"{name} does not act"
        slot = SLOT_OF[god(name)]
        if slot == "target":
            value = REFRAIN if what is None else int(what)
        elif slot == "card":
            value = NO_CARD if what is None else ORACLE_CARD if what == "oracle" else god(str(what))
        else:
            assert what is None or isinstance(what, str)
            value = WAYS[what]
        return self.fill(self.g.seat, value)

    def rests(self) -> Table:
        """Whoever acts does nothing."""
        top = self.g.forms[-1]
        assert isinstance(top, Actions)
        nothing = {"target": REFRAIN, "card": NO_CARD, "way": STAY}
        return self.fill(self.g.seat, nothing[SLOT_OF[top.god]])

    def all_rest(self) -> Table:
        while self.acting:
            self.rests()
        return self

    def looks(self, whom: int | None) -> Table:
        assert self.g.slot == "look"
        return self.fill(self.g.seat, REFRAIN if whom is None else whom)

    def says(self, seat: int, *parts: int) -> Table:
        """A sentence, part by part."""
        for part in parts:
            self.fill(seat, part)
        return self

    def accuses(self, accuser: int, accused: int, reason: int = 0) -> Table:
        return self.says(accuser, ACCUSE, accused, reason)

    def nobody_supports(self) -> Table:
        while self.g.slot == "support":
            self.fill(self.g.seat, 0)
        return self

    def is_tried(self, accuser: int, accused: int, supporter: int) -> Table:
        """An accusation with support and a defence without words: all are asked for their thumbs."""
        self.accuses(accuser, accused)
        self.fill(supporter, 1)
        return self.fill(accused, READY)

    def votes(self, down: list[int]) -> Table:
        """All thumbs: those of `down` down, the others up."""
        for seat in range(self.g.seats):
            self.fill(seat, int(seat in down))
        return self

    def is_silent(self) -> Table:
        """Nobody has anything to say any more in this discussion."""
        while self.g.slot == "say":
            self.fill(self.g.seat, READY)
        return self

    def all_listen(self) -> Table:
        for ask in list(self.g.asks()):
            self.fill(ask.seat, LISTEN)
        return self


def laid_out(
    gods: str = FIRST_GAME,
    conspirators: str = "5 6",
    underworld: str = "",
    oracle: int = 0,
    cards: str = "",
    **options: Value,
) -> Asgard:
    """A circle; `cards` names who bears what by whom: "thor 3 by 2, freya 1 by 4"."""
    names = gods.split()
    seats = len(names)
    g = GAME.start(seats, GAME.choose(seats, {"seating": "spread", **options}))
    assert isinstance(g, Asgard)
    g.cast = []
    g.gods = [VALKYRIE if name == "-" else god(name) for name in names]
    g.seat_of = [g.gods.index(one) if one and one in g.gods else -3 for one in range(16)]
    g.dealt = seats
    g.conspirators = sum(1 << int(seat) for seat in conspirators.split())
    g.underworld = sum(1 << int(seat) for seat in underworld.split())
    g.oracle = oracle
    g.round = 1
    for lying in filter(None, cards.split(", ")):
        name, bearer, _, placer = lying.split()
        g.place(god(name), int(bearer), int(placer))
    return g


def conspiracy(gods: str = FIRST_GAME, **position: Value) -> Table:
    """The beginning of round 2."""
    g = laid_out(gods, **position)  # type: ignore[arg-type]
    t = Table(g)
    g.begin(Round())
    return t


def actions(gods: str = FIRST_GAME, oracle: int = 0, **position: Value) -> Table:
    """The gods act in round 1; the Oracle has come to lie at `oracle`."""
    seats = len(gods.split())
    g = laid_out(gods, oracle=(oracle - 2) % seats, **position)  # type: ignore[arg-type]
    g.phase = ACTION
    t = Table(g)
    g.begin(Round(0, 0))
    return t


def council(gods: str = FIRST_GAME, **position: Value) -> Table:
    """The Council of round 1."""
    g = laid_out(gods, **position)  # type: ignore[arg-type]
    g.phase = COUNCIL
    t = Table(g)
    g.begin(Round(0, 0, 0, 0))
    return t
