"""Game: the contract of a game, and its table of contents."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

from gladsheim.core.forms import Ask, Form, Seat, State
from gladsheim.core.lots import Lots
from gladsheim.core.rules import Rulebook, read_rules
from gladsheim.core.text import Phrase, Words

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Value: TypeAlias = "str | int | bool | list[str]"


class BadOption(ValueError):
    """An unknown game, seat count, option or value.  The message names what is allowed."""

    def __init__(self, reason: str, phrase: Phrase | None = None) -> None:
        super().__init__(reason)
        self.phrase = phrase  # the same for people, in the words of the hall's pages or of the game


def whole_number(what: str, given: object) -> int:
    """A number that anybody may have given; a BadOption says what it is for.  (True == 1 in Python, but not here.)"""
    if isinstance(given, int) and not isinstance(given, bool):
        return given
    raise BadOption(f"{what} must be a whole number, not {given!r}")


class Option:
    """A choice made before the game: one of `choices`, or with `many` a list of different ones."""

    def __init__(self, choices: list[str] | list[int] | list[bool], default: Value, many: bool = False) -> None:
        self.choices: list[str | int | bool] = [*choices]
        self.default = default
        self.many = many
        self.key = ""  # of the words that explain it; Game fills these two in
        self.game: Game | None = None

    @property
    def help(self) -> str:
        """One line that explains it, in English."""
        return self.game.words("en").word(self.key) if self.game is not None else ""

    def allows(self, value: object) -> bool:
        if isinstance(value, list):
            known = [one for one in value if isinstance(one, str) and one in self.choices]
            return self.many and len(known) == len(value) == len(set(known))
        # True == 1 in Python, but not on a table.
        return not self.many and any(type(value) is type(one) and value == one for one in self.choices)

    def allowed(self) -> str:
        """What a refusal names."""
        choices = ", ".join(str(choice) for choice in self.choices)
        return f"different ones of {choices}" if self.many else choices


class Chosen:
    """The options as chosen, read by type."""

    def __init__(self, values: dict[str, Value]) -> None:
        self.values = values

    def word(self, name: str) -> str:
        value = self.values[name]
        assert isinstance(value, str)
        return value

    def words(self, name: str) -> list[str]:
        value = self.values[name]
        assert isinstance(value, list)
        return value

    def number(self, name: str) -> int:
        value = self.values[name]
        assert isinstance(value, int)
        return value

    def flag(self, name: str) -> bool:
        return self.values[name] is True


def same_table(g: State, seat: Seat | None, lots: Lots) -> State:
    """What a seat imagines where nothing is hidden from one and known to another."""
    twin = g.clone()
    twin.ask_again()
    return twin


def no_place(g: State, ask: Ask, value: int) -> list[str]:
    return []


class Game:
    """What the engine must know of a game."""

    def __init__(
        self,
        *,
        id: str,
        folder: Path,  # where rules.toml and text/ lie
        seats: range,
        options: dict[str, Option],
        state: type[State],  # its constructor takes nothing and fills nothing
        forms: list[type],  # every Form of the game, and every other class its state holds
        slots: dict[str, int],  # blank -> size: every fill of it is below
        set_up: Callable[[State, int, Chosen], Form],  # lay out the empty state; the form that plays the game
        view: Callable[[State, Seat | None], dict[str, Json]],  # what a seat may see; None is a spectator
        label: Callable[[State, Ask, int], Phrase],  # what an answer means, to the seat that is asked
        text: Callable[[State, Seat | None, Words], str],  # the table in words, as complete as the view
        pieces: Callable[[State], dict[str, int]],  # the pieces of the box, counted; never changes during a game
        longest: int,  # no random game takes more fills than this
        # A state this seat cannot tell from the true one; None: no seat ever knows what another does not.
        imagine: Callable[[State, Seat | None, Lots], State] | None = None,
        place: Callable[[State, Ask, int], list[str]] = no_place,  # the things on the board an answer points to
        secret_turns: bool = False,  # who is asked is secret
        cooperative: bool = False,  # all seats win or lose together
    ) -> None:
        self.id = id
        self.folder = folder
        self.seats = seats
        self.options = options
        self.state = state
        self.forms = {form.__name__: form for form in forms}
        self.slots = slots
        self.set_up = set_up
        self.view = view
        self.open_table = imagine is None
        self.imagine = same_table if imagine is None else imagine
        self.label = label
        self.text = text
        self.pieces = pieces
        self.longest = longest
        self.place = place
        self.secret_turns = secret_turns
        self.cooperative = cooperative
        self._rulebook: Rulebook | None = None
        self._words: dict[str, Words] = {}
        for name, option in options.items():
            option.key = f"option-{name}"
            option.game = self

    def __repr__(self) -> str:
        return f"Game({self.id!r})"

    @property
    def title(self) -> str:
        return self.words("en").word("title")

    @property
    def rules_version(self) -> str:
        return self.rulebook.version

    @property
    def rulebook(self) -> Rulebook:
        if self._rulebook is None:
            self._rulebook = read_rules(self.folder / "rules.toml")
        return self._rulebook

    def words(self, language: str) -> Words:
        if language not in self._words:
            self._words[language] = Words(language, [self.folder / "text"])
        return self._words[language]

    def choose(self, seats: object, options: Mapping[str, object]) -> Chosen:
        """The options with defaults filled in; a BadOption names what is not allowed, and what is.

        Whatever is given is looked at here: compiled, a narrower type would be refused in no words of ours.
        """
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            allowed = f"{few}" if few == many else f"{few} to {many}"
            key = "refused-seats-exactly" if few == many else "refused-seats"
            count = seats if isinstance(seats, int) else 0
            phrase = Phrase(key, {"fewest": few, "most": many, "count": count})
            raise BadOption(f"{self.id} is played with {allowed} seats, not {seats!r}", phrase)
        values: dict[str, Value] = {name: option.default for name, option in self.options.items()}
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadOption(f"{self.id} has no option '{name}'; it has: {known}", Phrase("refused-option"))
            if not self.options[name].allows(value):
                allowed = self.options[name].allowed()
                reason = f"option '{name}' of {self.id} may not be {value!r}; allowed: {allowed}"
                raise BadOption(reason, Phrase("refused-option"))
            assert isinstance(value, (str, int, list))
            values[name] = value
        return Chosen(values)

    def start(self, seats: int, chosen: Chosen) -> State:
        """The table laid out, and the first question open."""
        state = self.state()
        form = self.set_up(state, seats, chosen)
        state.begin(form)
        return state
