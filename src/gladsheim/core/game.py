"""Game: the contract of a game, and its table of contents."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypeAlias, cast

from gladsheim.core.events import FELL, Ears, Event
from gladsheim.core.forms import Ask, Form, Seat, State
from gladsheim.core.kinds import Json as Json
from gladsheim.core.kinds import SeatKind, Slot, slot_of
from gladsheim.core.lots import Lots
from gladsheim.core.rules import Rulebook, read_rules
from gladsheim.core.text import Phrase, Words
from gladsheim.core.zones import Zone

HIDDEN: Final = "hidden"  # in a view: something is there, and not for these eyes; the page draws its back
BOX_DIGITS = 12  # of the digest of a box, in a version
Value: TypeAlias = "str | int | bool | list[str]"
Roles: TypeAlias = dict[str, list[str]]  # what is told apart (god, order of play) -> seat -> which of them it was


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

    def __init__(self, values: dict[str, Value], version: str = "") -> None:
        self.values = values
        self.version = version  # of the rules to be played by, if they are not today's
        self.told: list[str] | None = None  # the options that were known then

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


def no_roles(g: State, chance: dict[str, int]) -> Roles:
    return {}


class Seams:
    """What else a game's package offers, each as "module:name".

    It is found when a room first asks for it (`core/seams.py`): to play a game needs none of it.
    """

    def __init__(
        self,
        *,
        mind: str = "",  # a Mind: what a search knows of the game
        levels: str = "",  # a Levels: how strong novice, skilled and master are
        bots: dict[str, str] | None = None,  # of this game alone: name -> what makes a Bot of a seed; or of "policy"
        layout: str = "",  # seats, slots -> the parts of the view as numbers
        observe: str = "",  # writes the same numbers straight from the state, with a Pen
        tasks: str = "",  # a list of Lessons: what there is to learn, by name
        series: str = "",  # a Series: games one after the other, with one record
        riddle: int = 0,  # seats of a table of which a riddle a day is made; 0: none is
        spoken: str = "",  # a Spoken: how it is led aloud, by people in one room
        # Files of the package's folder `web`, which the hall serves under its own policy:
        board: str = "",  # a module that draws the table, such as "board.js"
        picture: str = "",  # for the door, such as "picture.svg"
    ) -> None:
        self.mind = mind
        self.levels = levels
        self.bots = bots or {}
        self.layout = layout
        self.observe = observe
        self.tasks = tasks
        self.series = series
        self.riddle = riddle
        self.spoken = spoken
        self.board = board
        self.picture = picture


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
        slots: Mapping[str, Slot | int],  # blank -> what fills it, or of how many plain numbers one
        set_up: Callable[[State, int, Chosen], Form],  # lay out the empty state; the form that plays the game
        # What a seat may see, as plain data; None is a spectator.
        view: Callable[[State, Seat | None], Mapping[str, object]],
        text: Callable[[State, Seat | None, Words], str],  # the table in words, as complete as the view
        pieces: Callable[[State], dict[str, int]],  # the pieces of the box, counted; never changes during a game
        longest: int,  # no random game takes more fills than this
        # A state this seat cannot tell from the true one; None: no seat ever knows what another does not.
        imagine: Callable[[State, Seat | None, Lots], State] | None = None,
        # What an answer means to the seat that is asked, which things on the board it points to, and how it is typed;
        # None, the function or its answer: as the slot's kind says.
        label: Callable[[State, Ask, int], Phrase | None] | None = None,
        place: Callable[[State, Ask, int], list[str] | None] | None = None,
        write: Callable[[State, Ask, int], str | None] | None = None,
        sees: type | None = None,  # the TypedDict that `view` returns, from which the board's types are made
        events: list[Event] | None = None,  # everything that can happen
        unsaid: dict[str, str] | None = None,  # entry of the view that may change without an event -> why
        zones: dict[str, Zone] | None = None,  # entry of the view -> what it is to the eye, where no board is drawn
        roles: Callable[[State, dict[str, int]], Roles] = no_roles,  # who each seat was; and the first lot of each slot
        secret_turns: bool = False,  # who is asked is secret
        cooperative: bool = False,  # all seats win or lose together
        seams: Seams | None = None,
    ) -> None:
        self.id = id
        self.folder = folder
        self.seats = seats
        self.options = options
        self.state = state
        self.forms = {form.__name__: form for form in forms}
        self.slots = {name: slot_of(name, slot) for name, slot in slots.items()}
        self.events: list[Event] = [] if events is None else events
        self.unsaid: dict[str, str] = {} if unsaid is None else unsaid
        self.lots = {
            name: Event(FELL, "", slot.kind.named("value")).of_slot(name)
            for name, slot in self.slots.items()
            if not slot.mute
        }
        self.lot_keys: dict[str, str] = {}
        self.zones: dict[str, Zone] = {} if zones is None else zones
        self.set_up = set_up
        self.view = view
        self.view_type = sees
        self.open_table = imagine is None
        self.imagine = same_table if imagine is None else imagine
        self.label = label
        self.write = write
        self.text = text
        self.pieces = pieces
        self.longest = longest
        self.place = place
        self.roles = roles
        self.secret_turns = secret_turns
        self.cooperative = cooperative
        self.seams = Seams() if seams is None else seams
        self.box_digest = ""  # of the tables that are not as we have them; "" where all are
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
        """Of its rules, and of the box where other tables lie in it: so a journal finds what it was played with."""
        box = f"+box.{self.box_digest[:BOX_DIGITS]}" if self.box_digest else ""
        return self.rulebook.version + box

    @property
    def rulebook(self) -> Rulebook:
        if self._rulebook is None:
            self._rulebook = read_rules(self.folder / "rules.toml")
        return self._rulebook

    def words(self, language: str) -> Words:
        if language not in self._words:
            self._words[language] = Words(language, [self.folder / "text"])
        return self._words[language]

    def sees(self, g: State, seat: Seat | None) -> dict[str, Json]:
        """What a seat may know of the table, whatever is asked."""
        # (A game's view is typed as its board needs it; that it is plain data is a law of the kit.)
        seen = cast("dict[str, Json]", self.view(g, seat))
        return {**seen, "game": self.id, "seat": seat, "over": not g.forms}

    def phrase(self, g: State, ask: Ask, value: int) -> Phrase:
        """What an answer means."""
        own = None if self.label is None else self.label(g, ask, value)
        return self.slots[ask.slot].phrase(g, value) if own is None else own

    def places(self, g: State, ask: Ask, value: int) -> list[str]:
        """The things on the board that an answer points to, in the order one would click them."""
        own = None if self.place is None else self.place(g, ask, value)
        if own is not None:
            return own
        at = self.slots[ask.slot].kind.at(value)
        return [at] if at else []

    def written(self, g: State, ask: Ask, value: int) -> str:
        """An answer as a person would type it."""
        own = None if self.write is None else self.write(g, ask, value)
        return self.slots[ask.slot].kind.written(value) if own is None else own

    def ears(self) -> Ears:
        """To listen to a table of this game with; where it declares no events, its answers are told by their labels."""
        return Ears(self.lots, None if self.events else self.phrase)

    def lot_key(self, slot: str) -> str:
        """The message for what fell in a slot: the game's own, or the house's."""
        if slot not in self.lot_keys:
            own = f"{FELL}-{slot}"
            house = f"{FELL}-who" if isinstance(self.slots[slot].kind, SeatKind) else FELL
            self.lot_keys[slot] = own if self.words("en").has(own) else house
        return self.lot_keys[slot]

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

    def choose_then(self, seats: object, options: Mapping[str, object], version: str) -> Chosen:
        """The options of a game that began under these rules, today's or older ones.

        What was played by rules that nobody knows any more is looked at by today's, as far as they follow it.
        """
        chosen = self.choose(seats, options)
        if version in self.rulebook.plays:
            chosen.version = version
            chosen.told = [*options]
        return chosen

    def can_play(self, version: object) -> bool:
        """Whether a game begun under this version of the rules can be played on or replayed."""
        return version == self.rules_version or (not self.box_digest and version in self.rulebook.plays)

    def start(self, seats: int, chosen: Chosen) -> State:
        """The table laid out, and the first question open."""
        state = self.state()
        if chosen.version:
            state.edition = self.rulebook.plays.index(chosen.version) + 1
        form = self.set_up(state, seats, chosen)
        state.begin(form)
        return state
