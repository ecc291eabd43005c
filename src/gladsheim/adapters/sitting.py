"""A sitting: a game with its seats and options chosen, as all three frameworks need it.

Answers are numbered once for each game: the slots in the order of `Game.slots`, and in each slot its values.  So
answer 0 of the first slot is number 0, and that of the second is the size of the first.  Chance is numbered alike.
Where a value names a seat, or a place that looks different from each side, it is counted from the seat that answers
(`Kind.from_seat`), as observations are: so one network can play every seat.

Frameworks ask one player at a time.  Where several seats are asked at once the engine faces one after the other, in
the order of the rules, and none sees what the others answered.  Nobody is turned to who only may speak while
somebody must; the clock neither, since for a program no time passes.  Where all wait for the clock it strikes at once.
"""

from __future__ import annotations

from collections import Counter

from gladsheim.adapters.batch import Numbers
from gladsheim.core.chance import Chance
from gladsheim.core.forms import Ask, Illegal, Seat, State
from gladsheim.core.game import Chosen, Game, Json, Value
from gladsheim.core.match import Match
from gladsheim.games import find


class Actions:
    """Every answer of a game as one number, counted from the seat that gives it."""

    def __init__(self, game: Game, seats: int) -> None:
        self.offsets: dict[str, int] = {}
        self.turned: dict[str, list[list[int]]] = {}  # slot -> seat -> value -> as that seat counts it
        self.size = 0
        for name, slot in game.slots.items():
            self.offsets[name] = self.size
            self.size += slot.size
            turned = [[slot.kind.from_seat(value, me, seats) for value in range(slot.size)] for me in range(seats)]
            if any(own != turned[0] for own in turned):
                self.turned[name] = turned
        self.numbers = Numbers(self.offsets, self.turned, self.size)

    def number(self, slot: str, value: int, seat: Seat) -> int:
        return self.offsets[slot] + (self.turned[slot][seat][value] if slot in self.turned and seat >= 0 else value)

    def answer(self, number: int, seat: Seat) -> tuple[str, int]:
        """The slot and the value of a number."""
        found = ""
        for slot, offset in self.offsets.items():
            if offset > number:
                break
            found = slot
        value = number - self.offsets[found]
        return found, self.turned[found][seat].index(value) if found in self.turned and seat >= 0 else value


class Sitting:
    """A game, its seats and its options; states of it are kept by others."""

    def __init__(self, game: str, seats: int | None, options: dict[str, Value]) -> None:
        self.game = find(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = options  # as given, without defaults
        self.chosen: Chosen = self.game.choose(self.seats, options)
        self.opening: State = self.game.start(self.seats, self.chosen)  # never changed: cloned
        self.actions = Actions(self.game, self.seats)
        self.longest = self.game.longest  # after so many fills a game is broken off

    def __reduce__(self) -> tuple[type[Sitting], tuple[str, int, dict[str, Value]]]:
        return Sitting, (self.game.id, self.seats, self.options)

    def window(self, state: State) -> Match:
        """The state as a match, to look at it as the outside does."""
        return Match(self.game, self.seats, self.chosen, state, Chance(b"", []), False)

    def view(self, state: State, seat: Seat | None) -> dict[str, Json]:
        return self.window(state).view(seat)

    def legal(self, state: State) -> list[int]:
        """The numbers of what the faced question offers, ascending."""
        return sorted([self.actions.numbers.number(state, option) for option in state.options])

    def outcomes(self, state: State) -> list[tuple[int, float]]:
        """What chance may give, and how likely each is."""
        offset = self.actions.offsets[state.slot]
        if state.odds is None:
            weights = Counter(state.options)  # a bag may hold repeats
        else:
            weights = Counter()
            for option, weight in zip(state.options, state.odds, strict=True):
                weights[option] += weight
        total = weights.total()
        return [(offset + option, weight / total) for option, weight in sorted(weights.items())]

    def value(self, state: State, number: int) -> int:
        """The answer of that number to the faced question; an Illegal says what is allowed."""
        index = self.actions.numbers.index(state, number)
        if index < 0:
            allowed = ", ".join(str(one) for one in self.legal(state))
            raise Illegal(f"action {number} is not an answer to '{state.slot}' now; allowed: {allowed}", state.rule)
        return state.options[index]

    def say(self, state: State, number: int) -> str:
        """An action in words."""
        slot, value = self.actions.answer(number, state.seat)
        name = f"{slot} {value}"
        if state.seat < 0 or slot != state.slot or value not in state.options:
            return name
        ask = Ask(state.seat, slot, state.options, state.rule)
        return f"{name}: {self.game.words('en').say(self.game.phrase(state, ask, value))}"
