"""Random games: which ones are played, and how."""

from __future__ import annotations

import marshal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gladsheim.bots.mind import mind_of
from gladsheim.check.source import place_of_text
from gladsheim.core.chance import Chance
from gladsheim.core.forms import CHANCE, CLOCK, NOBODY, NOTHING, OPEN, Ask, Form, Seat, State
from gladsheim.core.game import BadOption, Chosen, Game, Json, Option, Value
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match
from gladsheim.core.patience import Watch, patience
from gladsheim.core.save import dump_state, field_names

ENDLESS = 10.0  # seconds of the processor that one law may take between two answers of a game
FACING = ("seat", "slot", "options", "odds", "rule")  # of several questions, the one the state is turned to
MOST_EYES = 4  # seats that look at one moment
MAY_ONE_IN = 3  # how often one speaks who need not
MARSHAL_PLAIN = 2  # later versions write whether a thing is shared, too
LED_ONE_IN = 4  # how many walks the policy leads
SHOWN = 60  # characters of a value that a fault shows
SENTINELS = {OPEN: "OPEN", NOTHING: "NOTHING", NOBODY: "NOBODY"}
BEFORE = 20  # of them before the place where two values differ


class Broken(Exception):
    """A law is broken.  The message says how, in one line."""


WATCHES: list[Watch] = []  # who looks on while laws are tried: at most one


@contextmanager
def watching(folder: Path) -> Iterator[None]:
    """Break off what never asks anybody; `broken_off` says where that was."""
    with patience(folder, ENDLESS) as watch:
        WATCHES.append(watch)
        try:
            yield
        finally:
            WATCHES.remove(watch)


def rest() -> None:
    """The game came back, and somebody is asked."""
    for watch in WATCHES:
        watch.rest()


def broken_off() -> str:
    return "".join(watch.place for watch in WATCHES)


class Case:
    """One game to play: seats, options and a seed."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value], seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.chosen: Chosen = game.choose(seats, options)

    def __str__(self) -> str:
        options = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}, {self.seats} seats, {options or 'default options'}, seed {self.seed}"

    def start(self) -> State:
        return self.game.start(self.seats, self.chosen)

    def eyes(self) -> list[Seat | None]:
        """Whoever looks at the table: every seat, and a spectator."""
        return [*range(self.seats), None]

    def some_eyes(self, lots: Lots) -> list[Seat | None]:
        """A spectator and at most a few seats, others each time: for looks that cost much."""
        seats = [*range(self.seats)]
        lots.shuffle(seats)
        return [*seats[:MOST_EYES], None]

    def window(self, state: State) -> Match:
        """The state as a match, to look at it as the outside does."""
        return Match(self.game, self.seats, self.chosen, state, Chance(b"", []), False)


def cases(game: Game, games: int, seed: int, seats: int | None = None) -> Iterator[Case]:
    """So many games from `seed` on.  A seed fixes its case, so any one can be played again alone."""
    if seats is not None:
        game.choose(seats, {})  # refuses a number of seats the game is not played with
    while games > 0:
        if seats is None or seats_of(game, seed) == seats:
            yield case_of(game, seed)
            games -= 1
        seed += 1


def seats_of(game: Game, seed: int) -> int:
    return game.seats[seed % len(game.seats)]


def case_of(game: Game, seed: int) -> Case:
    """The case of a seed: every second one takes the next value of each option, the others take any.

    A combination that the game refuses says nothing: then some options keep their default.
    """
    seats = seats_of(game, seed)
    number = seed // len(game.seats)
    lots = Lots(seed)
    for attempt in range(40):
        options: dict[str, Value] = {}
        for name, option in game.options.items():
            if attempt == 0 or lots.below(2):
                turn = number // 2 if number % 2 == 0 else lots.below(len(option.choices))
                options[name] = value_of(option, turn, seats, lots)
        case = Case(game, seats, options, seed)
        try:
            case.start()
        except BadOption:
            continue
        except Exception:  # the laws find it again, and say where
            return case
        return case
    return Case(game, seats, {}, seed)


def value_of(option: Option, turn: int, seats: int, lots: Lots) -> Value:
    first = turn % len(option.choices)
    if not option.many:
        return option.choices[first]
    usual = len(option.default) if isinstance(option.default, list) else 1
    size = (seats, usual, lots.below(len(option.choices) + 1))[lots.below(3)]
    around = option.choices[first:] + option.choices[:first]
    return [str(choice) for choice in around[:size]]


class Walk:
    """A random game of a case: always the same one, whichever law looks on.

    Where lots lose early, much of a game would never be seen: some walks are led by the game's policy, if it has one.
    """

    def __init__(self, case: Case) -> None:
        self.case = case
        self.game = case.game
        self.lots = Lots(case.seed)  # of the game's answers alone
        self.aside = Lots(case.seed + 1)  # of what a law tries on the side
        self.led = Lots(case.seed + 2).below(LED_ONE_IN) == 0
        self.mind = mind_of(self.game)
        self.fills: list[tuple[Seat, int]] = []
        self.state = case.start()

    @property
    def over(self) -> bool:
        return self.state.is_over()

    def step(self) -> None:
        """Somebody who is asked answers."""
        see_blanks(self.game, self.state)
        seat, value = answer(self.state.asks(), self.lots)
        if self.led and seat >= 0 and not self.state.together:
            value = self.mind.choose(self.state, self.lots)
        self.state.fill(seat, value)
        self.fills.append((seat, value))
        if len(self.fills) > self.game.longest:
            raise Broken(f"the game goes on after {self.game.longest} fills, its longest")


def see_blanks(game: Game, state: State) -> None:
    """What is asked and called for are blanks of the open forms: a mistyped one would never be filled."""
    slots = [*state.slots, *([] if state.waits else [state.slot])]
    for form, slot in zip(state.forms, slots, strict=False):
        if slot not in field_names(form) and not fills_itself(form):
            own = ", ".join(f"'{name}'" for name in field_names(form)) or "none"
            what = f"{type(form).__name__} asks for the blank '{slot}'{place_of_text(game, slot)}"
            raise Broken(f"{what}, which it does not have; its blanks, the parameters of its __init__, are {own}")
    for ask in state.asks():
        if ask.slot not in game.slots:
            declared = ", ".join(f"'{name}'" for name in game.slots)
            where = place_of_text(game, ask.slot)
            raise Broken(f"{asked(ask)}{where}: the game declares no such slot; GAME.slots has {declared}")


def fills_itself(form: Form) -> bool:
    """Whether the form writes its blanks by a `fill` of its own."""
    kinds = type(form).__mro__
    return any("fill" in vars(kind) for kind in kinds[: kinds.index(Form)])


def answer(asks: list[Ask], lots: Lots) -> tuple[Seat, int]:
    """A random answer to one of the open questions: any seat that is asked may be first, chance and clock too."""
    rest()
    if not asks:
        raise Broken("the game is open, but nobody is asked anything")
    for ask in asks:
        if not ask.options:
            raise Broken(f"a dead end: {asked(ask)} has no options")
    waited_for = [ask for ask in asks if not ask.may and ask.seat != CLOCK]
    free = [ask for ask in asks if ask.may or ask.seat == CLOCK]
    if free and (not waited_for or lots.below(MAY_ONE_IN) == 0):
        waited_for = free
    ask = waited_for[lots.below(len(waited_for))]
    return ask.seat, ask.options[lots.pick(ask.options, ask.odds)]


def open_asks(match: Match) -> list[Ask]:
    """The open questions of a match, that to the clock included."""
    return [*match.asks] if match.clock is None else [*match.asks, match.clock]


def play_on(game: Game, state: State, lots: Lots) -> None:
    """Random answers to the end."""
    for _ in range(game.longest + 1):
        if state.is_over():
            return
        state.fill(*answer(state.asks(), lots))
    raise Broken(f"it goes on after {game.longest} fills, the game's longest")


def moments(case: Case, most: int) -> list[int]:
    """So many fill numbers of the walk to stop at: some of each kind of question, the rest anywhere, and the end."""
    walk = Walk(case)
    numbers: dict[tuple[str, str], list[int]] = {}
    while not walk.over:
        kind = (type(walk.state.forms[-1]).__name__, walk.state.slot)
        numbers.setdefault(kind, []).append(len(walk.fills))
        walk.step()
    end = len(walk.fills)
    kinds = [*range(len(numbers))]
    walk.aside.shuffle(kinds)
    of_kinds = [*numbers.values()]
    found = {end}
    for kind_number in [*kinds, *kinds]:
        if len(found) < most:
            of_kind = of_kinds[kind_number]
            found.add(of_kind[walk.aside.below(len(of_kind))])
    for _ in range(most - len(found)):
        found.add(walk.aside.below(end + 1))
    return sorted(found)


# Comparing


def asked(ask: Ask) -> str:
    who = "chance" if ask.seat == CHANCE else "the clock" if ask.seat == CLOCK else f"seat {ask.seat}"
    return f"the question '{ask.slot}' to {who}"


def questions(state: State) -> list[Json]:
    """The open questions as plain data."""
    return [
        {
            "seat": ask.seat,
            "slot": ask.slot,
            "options": [*ask.options],
            "rule": ask.rule,
            "odds": None if ask.odds is None else [*ask.odds],
            "may": ask.may,
        }
        for ask in state.asks()
    ]


def truth(state: State) -> dict[str, Json]:
    """Everything true at the table as plain data; which of several questions the state is turned to is nothing true."""
    saved = dump_state(state)
    if state.together:
        for name in FACING:
            saved[name] = None
    return saved


def same(one: Json, other: Json) -> bool:
    """Whether there is no `difference`: what is not even equal need not be looked through."""
    return one == other and not difference(one, other)


def difference(one: Json, other: Json, path: str = "") -> str:
    """The first place where two pieces of plain data differ, or the empty string."""
    if not path and is_twin(one, other):
        return ""  # the usual case, and fast
    if isinstance(one, dict) and isinstance(other, dict):
        for name in [*one, *[name for name in other if name not in one]]:
            if name not in one or name not in other:
                return f"{path}.{name} is on one side only".lstrip(".")
            found = difference(one[name], other[name], f"{path}.{name}".lstrip("."))
            if found:
                return found
        return ""
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for n, (left, right) in enumerate(zip(one, other, strict=True)):
            found = difference(left, right, f"{path}[{n}]")
            if found:
                return found
        return ""
    # True == 1 in Python, but not on a table.
    if one == other and type(one) is type(other):
        return ""
    return f"{path}: {apart(one, other)}"


def is_twin(one: Json, other: Json) -> bool:
    """Whether two pieces of data are the same to the last type: True is not 1 here."""
    try:
        return marshal.dumps(one, MARSHAL_PLAIN) == marshal.dumps(other, MARSHAL_PLAIN)
    except ValueError:  # something in it is not plain
        return False


def not_plain(value: object, path: str = "") -> str:
    """The first thing in it that JSON does not know, tuples and numbers as keys included; or the empty string."""
    if value is None or type(value) in (bool, int, float, str):
        return ""
    if type(value) is list:
        return next(filter(None, (not_plain(one, f"{path}[{n}]") for n, one in enumerate(value))), "")
    if type(value) is dict and all(type(name) is str for name in value):
        return next(filter(None, (not_plain(one, f"{path}.{name}") for name, one in value.items())), "")
    return f"{path.lstrip('.')} is {value!r}"


def shown(value: Json) -> str:
    """As the author wrote it: a number that stands for nothing by its name."""
    return SENTINELS.get(value, repr(value)) if type(value) is int else repr(value)


def apart(one: Json, other: Json) -> str:
    """Two values side by side; of long ones, the place where they differ."""
    left, right = shown(one), shown(other)
    first = next((n for n, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), min(len(left), len(right)))
    begin = max(0, first - BEFORE)
    return f"{window(left, begin)} / {window(right, begin)}"


def window(text: str, begin: int) -> str:
    if len(text) <= SHOWN:
        return text
    begin = min(begin, len(text) - SHOWN // 2)
    piece = text[begin : begin + SHOWN]
    return ("..." if begin else "") + piece + ("..." if begin + SHOWN < len(text) else "")


def brief(value: Json) -> str:
    text = shown(value)
    return text if len(text) <= 60 else text[:57] + "..."
