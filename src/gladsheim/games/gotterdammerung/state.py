"""The table: who sits where, in which world, with which cards; and all that was done and said."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.decks import replaced
from gladsheim.core.forms import NOBODY, Form, Pause, State
from gladsheim.games.gotterdammerung.events import ACCUSED, BANISHED, CARDS_HOME, PLACED, WON
from gladsheim.games.gotterdammerung.parts import (
    ACTION_CARDS,
    CONSPIRATOR,
    CONSPIRATORS,
    DVALIN,
    GODS,
    HEIMDALL,
    HOME,
    ODIN,
    PROTECTOR,
    SIF,
    THOR,
    TYR,
    VALKYRIE,
    WOUNDS,
    listed,
)

NO_INTS: Final[list[int]] = []
NO_ROWS: Final[list[list[int]]] = []
GIVING: Final = [f"GD 6.{card}" for card in range(GODS)]  # the rule of each Action card


class Asgard(State):
    """Everything true at a council of the gods.  Sets of seats are numbers whose bits are seats."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 0
        # Lists are replaced, never changed in place, so that clones share them.
        self.gods: list[int] = NO_INTS  # seat -> the number of its god, or VALKYRIE
        self.seat_of: list[int] = NO_INTS  # god -> seat, or NOBODY
        self.cast: list[int] = NO_INTS  # gods that have no seat yet, in the order of play
        self.dealt = 0  # how many faction cards are dealt, from seat 0 on
        self.conspirators = 0  # secret: the seats of Conspirators, as bits
        self.underworld = 0  # the banished, as bits
        self.oracle = NOBODY  # the seat the Oracle card lies in front of
        self.lies: list[int] = NO_INTS  # Action card -> the seat it lies with, or HOME
        self.placed_by: list[int] = NO_INTS  # Action card -> who placed it there, or NOBODY
        self.warded = NOBODY  # with whom Dvalin's card lay when the cards came home last, and who may not get it then
        self.round = 0
        self.phase = 0
        # What happened, for all to remember: rows of numbers.
        self.banished: list[list[int]] = NO_ROWS  # round, seat, how
        self.deeds: list[list[int]] = NO_ROWS  # round, god, who did it, what it pointed to (as it was answered)
        self.oracles: list[list[int]] = NO_ROWS  # round, seat, whom it could look at (bits); secret: whom it looked at
        self.seers = 0  # who was Oracle and could look, as bits
        # round, accuser, accused, supporter, thumbs down as shown, and as counted (bits), votes down, up, banished
        self.trials: list[list[int]] = NO_ROWS
        self.claims: list[list[int]] = NO_ROWS  # round, speaker, sentence, whom, what, when
        self.begun: list[int] = NO_INTS  # seat -> accusations it began in this council
        # House rules, as chosen.
        self.cap = 0  # accusations one player may begin in a council; 0: as many as one likes
        self.may_end = True  # a council may end without a vote
        self.ward_ends = False  # Dvalin's card protects only until the end of the council
        self.talk = 0  # rounds of talk in a discussion
        self.clock = 0  # which clock
        self.winner = NOBODY  # a faction

    def clone(self) -> Asgard:
        twin = Asgard()
        twin.seats = self.seats
        twin.gods = self.gods
        twin.seat_of = self.seat_of
        twin.cast = self.cast
        twin.dealt = self.dealt
        twin.conspirators = self.conspirators
        twin.underworld = self.underworld
        twin.oracle = self.oracle
        twin.lies = self.lies
        twin.placed_by = self.placed_by
        twin.warded = self.warded
        twin.round = self.round
        twin.phase = self.phase
        twin.banished = self.banished
        twin.deeds = self.deeds
        twin.oracles = self.oracles
        twin.seers = self.seers
        twin.trials = self.trials
        twin.claims = self.claims
        twin.begun = self.begun
        twin.cap = self.cap
        twin.may_end = self.may_end
        twin.ward_ends = self.ward_ends
        twin.talk = self.talk
        twin.clock = self.clock
        twin.winner = self.winner
        self.copy_forms(twin)
        return twin

    def lay_out(self, seats: int) -> None:
        """Everybody in Asgard, all cards with their owners."""
        self.seats = seats
        self.gods = [VALKYRIE] * seats
        self.seat_of = [NOBODY] * GODS
        self.lies = [HOME] * GODS
        self.placed_by = [NOBODY] * GODS
        self.begun = [0] * seats

    # Questions: the end

    def returns(self) -> list[float]:
        return [1.0 if self.faction(seat) == self.winner else 0.0 for seat in range(self.seats)]

    def outcome(self) -> str:
        return "victory.conspirators" if self.winner == CONSPIRATOR else "victory.protectors"

    # Questions: seats and worlds

    def everybody(self) -> int:
        return (1 << self.seats) - 1

    def asgard(self) -> int:
        """Who is in Asgard, as bits."""
        return self.everybody() & ~self.underworld

    def faction(self, seat: int) -> int:
        return (self.conspirators >> seat) & 1

    def is_banished(self, seat: int) -> bool:
        return (self.underworld >> seat) & 1 == 1

    def world_of(self, seat: int) -> int:
        """Everybody in the same world, as bits."""
        return self.underworld if self.is_banished(seat) else self.asgard()

    def others_in_world(self, seat: int) -> int:
        """GD 8.1: whose card the Oracle at this seat may look at, as bits."""
        return self.world_of(seat) & ~(1 << seat)

    # Questions: cards

    def bears(self, seat: int, card: int) -> bool:
        return self.lies[card] == seat

    def wounds(self) -> int:
        """The wound cards that lie with somebody, as bits."""
        return self.cards_out() & WOUNDS

    def cards_out(self) -> int:
        """The Action cards that lie with somebody, as bits."""
        bits = 0
        for card in range(1, GODS):
            if self.lies[card] >= 0:
                bits |= 1 << card
        return bits

    def cards_of(self, seat: int) -> int:
        """The Action cards that lie with a seat, as bits."""
        bits = 0
        for card in range(1, GODS):
            if self.lies[card] == seat:
                bits |= 1 << card
        return bits

    def is_wounded(self, seat: int) -> bool:
        """GD 5.7: at least one wound lies with the seat."""
        lies = self.lies
        return lies[2] == seat or lies[3] == seat or lies[4] == seat

    def wounded(self) -> int:
        """Everybody with a wound, as bits."""
        bits = 0
        for card in (2, 3, 4):
            if self.lies[card] >= 0:
                bits |= 1 << self.lies[card]
        return bits

    def shielded(self) -> int:
        """GD 6.1: who cannot be wounded, as bits."""
        return self.bearer(ODIN)

    def bearer(self, card: int) -> int:
        """Who bears the card, as bits."""
        return 1 << self.lies[card] if self.lies[card] >= 0 else 0

    def votes(self, seat: int) -> int:
        """GD 10.4: one vote, one more by Heimdall and by Sif, one less by Thor."""
        lies = self.lies
        count = 1
        if lies[HEIMDALL] == seat:
            count += 1
        if lies[SIF] == seat:
            count += 1
        if lies[THOR] == seat:
            count -= 1
        return count

    # Questions: who can be hit

    def markable(self) -> int:
        """GD 3.6: whom the Conspirators may choose, as bits."""
        if self.ward_ends:
            return self.asgard()
        return self.asgard() & ~self.bearer(DVALIN)

    def accusable(self, not_again: int) -> int:
        """GD 9.2, GD 6.10 and GD 9.7: whom one may accuse, as bits; `not_again` was accused before."""
        bits = self.asgard() & ~self.bearer(TYR)
        return bits if not_again < 0 else bits & ~(1 << not_again)

    def may_accuse(self, seat: int, not_again: int) -> bool:
        """Whether there is anybody this seat may still accuse."""
        if self.cap and self.begun[seat] >= self.cap:
            return False
        return self.accusable(not_again) & ~(1 << seat) != 0

    def oracle_rounds(self, seat: int) -> int:
        """The rounds in which the seat was Oracle and could look, as bits."""
        bits = 0
        for row in self.oracles:
            if row[1] == seat:
                bits |= 1 << row[0]
        return bits

    def rounds_with_votes(self) -> int:
        """The rounds in which there was a vote, as bits."""
        bits = 0
        for row in self.trials:
            if row[3] >= 0:
                bits |= 1 << row[0]
        return bits

    def asked_instead(self) -> str:
        return ""  # By night it would name the Conspirators.

    # Deeds

    def place(self, card: int, seat: int, by: int) -> None:
        """Lay an Action card at a seat."""
        self.lies = replaced(self.lies, card, seat)
        self.placed_by = replaced(self.placed_by, card, by)
        self.say(PLACED, card, by, seat, rule=GIVING[card])

    def move_card(self, card: int, seat: int) -> None:
        """Loki's theft: the card lies elsewhere, but who placed it stays the same."""
        self.lies = replaced(self.lies, card, seat)

    def take_home(self, card: int) -> None:
        self.lies = replaced(self.lies, card, HOME)
        self.placed_by = replaced(self.placed_by, card, NOBODY)

    def take_all_home(self) -> None:
        """GD 5.3: owners take their Action cards back."""
        self.warded = self.lies[DVALIN] if self.lies[DVALIN] >= 0 else NOBODY
        if self.cards_out():
            self.lies = [HOME] * GODS
            self.placed_by = [NOBODY] * GODS
            self.say(CARDS_HOME)

    def note_look(self, seat: int, whom: int) -> None:
        """GD 8.2: nobody but the Oracle knows at whom it looked."""
        self.oracles = [*self.oracles, [self.round, seat, self.others_in_world(seat), whom]]
        self.seers |= 1 << seat

    def note_deed(self, god: int, doer: int, what: int) -> None:
        self.deeds = [*self.deeds, [self.round, god, doer, what]]

    def note_claim(self, speaker: int, sentence: int, whom: int, what: int, when: int) -> None:
        self.claims = [*self.claims, [self.round, speaker, sentence, whom, what, when]]

    def note_accusation(self, accuser: int, accused: int) -> None:
        self.begun = replaced(self.begun, accuser, self.begun[accuser] + 1)
        self.say(ACCUSED, accuser, accused)

    def game_over(self) -> Pause:
        """GD 11.1: the game ends here and now, and every open form with it."""
        return self.done(ends=type(self.forms[0]))

    def banish(self, seat: int, how: int) -> None:
        """GD 4.1: the God card is turned over.  GD 11.1: the last of a faction ends the game."""
        self.underworld |= 1 << seat
        self.banished = [*self.banished, [self.round, seat, how]]
        self.say(BANISHED[how], seat)
        if self.conspirators & ~self.underworld == 0:
            self.winner = PROTECTOR
        elif self.asgard() & ~self.conspirators == 0:
            self.winner = CONSPIRATOR
        if self.winner >= 0:
            self.say(WON, self.winner, many=listed(self.conspirators))

    def seat_next_god(self, seat: int) -> None:
        """GD 2.6: the next god of the cast sits down."""
        god = self.cast[0]
        self.cast = self.cast[1:]
        self.gods = replaced(self.gods, seat, god)
        self.seat_of = replaced(self.seat_of, god, seat)

    def seat_first_oracle(self) -> None:
        """GD 2.8: the Oracle begins in front of Odin, else of the god who is first."""
        self.oracle = 0
        for god in range(1, GODS):
            if self.seat_of[god] >= 0:
                self.oracle = self.seat_of[god]
                return


def asgard_of(g: State) -> Asgard:
    assert isinstance(g, Asgard)
    return g


@mypyc_attr(acyclic=True)
class Step(Form):
    """A form of Götterdämmerung.  What it asks everybody may know, unless it says otherwise."""

    def run(self, g: State) -> Pause:
        return self.play(asgard_of(g))

    def play(self, g: Asgard) -> Pause:
        raise NotImplementedError(f"{type(self).__name__}.play")

    def is_public(self) -> bool:
        return True


def action_cards(g: Asgard) -> int:
    """The Action cards in play, as bits."""
    bits = 0
    for god in range(1, GODS):
        if g.seat_of[god] >= 0:
            bits |= 1 << god
    return bits & ACTION_CARDS


def pack(g: Asgard) -> list[int]:
    """The faction cards that are not dealt yet, sorted."""
    traitors = CONSPIRATORS[g.seats] - len([1 for seat in range(g.dealt) if g.faction(seat)])
    return [PROTECTOR] * (g.seats - g.dealt - traitors) + [CONSPIRATOR] * traitors
