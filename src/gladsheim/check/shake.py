"""Shake: every leaf of the state is either seen or imagined (law L2).

L1 finds what a view shows too much of.  It cannot find what `imagine` forgets to deal again: an imagined game that
keeps the true hidden card looks right to everybody, and yet a bot that plays on it knows the card.

So we shake the state: one leaf of its save takes another value that was met in the same field, or two leaves change
places.  Suppose that a seat is shown no difference.  Then it cannot know which of the two is true, and what it imagines
must not hang on it: with the same lots, `imagine` of both gives the same game.  If it does not, that leaf passed
through unseen: either the view lacks something that the seat does know, or `imagine` keeps something it does not.

A shaken state need not be one that can happen, and then it says nothing.  It is passed over if it cannot be loaded,
viewed or imagined, or if the box is not whole in it or in what is imagined of it, or if what is imagined of it does
not look the same.  A list that was sorted is sorted again: bags are.
Not shaken are the names of open questions, and where an outcome goes: they follow from the open forms, which are
shaken.  The options are, unless the open form says that everybody may know them (`is_public`).
"""

from __future__ import annotations

from typing import Final, TypeAlias

from gladsheim.check.law import Law
from gladsheim.check.leak import name_of
from gladsheim.check.play import Broken, Walk, brief, difference, moments, questions, same, truth
from gladsheim.core.forms import Seat, State
from gladsheim.core.game import Game, Json
from gladsheim.core.lots import Lots
from gladsheim.core.save import dump_state, load_state

MOMENTS = 14  # of each game, after how many fills it is shaken
SHAKES = 60  # tried at each of them
DERIVED = ("slot", "rule", "slots", "waits")  # of the state
DERIVED_OF_ASK = ("seat", "slot", "rule", "may", "is")
FLAT = ("seat", "options", "odds")  # the question, where only one is asked

Path: TypeAlias = "tuple[str | int, ...]"
Leaf: TypeAlias = "tuple[Path, str]"  # where it is, and the name of its field
Recipe: TypeAlias = "tuple[str, str]"  # the field that is shaken, and the one it changes places with, or CHANGED

CHANGED: Final = ""
SEEN_OR_DEALT = "; if that seat knows it, show it in the view; if not, `imagine` deals it again"
NO_BOX = SEEN_OR_DEALT + "; if no such table can be, `pieces` counts what is in the box, and the kit knows"
UNSEEN = "; if it is no secret, show it in the view; if it is, the game needs an `imagine`"


class Shake(Law):
    name = "shake"
    about = "every leaf of the state is either seen or imagined"
    unit = "shakes"
    share = 0.1

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.is_idle = game.open_table  # where nothing is hidden, every shake is seen
        self.met: dict[str, list[Json]] = {}  # field -> the values met in it
        self.known: set[tuple[str, str]] = set()  # the same, to look up
        self.fruitful: list[Recipe] = []  # what some seat did not see: tried more often than the rest
        self.tried = 0

    def play(self, walk: Walk) -> None:
        stops = moments(walk.case, MOMENTS)
        self.meet(walk)
        for stop in stops[:-1]:
            while len(walk.fills) < stop:
                walk.step()
            Shaking(self, walk).shake()

    def meet(self, walk: Walk) -> None:
        """Learn which values occur, from a whole game."""
        ahead = Walk(walk.case)
        while not ahead.over:
            saved = dump_state(ahead.state)
            for path, field in leaves(saved, self.game.secret_turns):
                value = get(saved, path)
                if (field, repr(value)) not in self.known:
                    self.known.add((field, repr(value)))
                    self.met.setdefault(field, []).append(value)
            ahead.step()

    def end(self) -> None:
        if self.tried:
            self.about += f" ({self.tried:,} tried, the others say nothing)"
        if self.tried and not self.checked and not self.game.open_table:
            self.warn("every shake was seen by everybody: right only if nothing is hidden in this game")


class Shaking:
    """One state, and what each seat sees and imagines of it."""

    def __init__(self, law: Shake, walk: Walk) -> None:
        self.law = law
        self.game = law.game
        self.case = walk.case
        self.state = walk.state
        self.lots = walk.aside
        self.saved = dump_state(walk.state)
        # Where nothing is secret, all heard what filled the blanks of a form whose questions are public.
        heard = [n for n, form in enumerate(walk.state.forms) if law.game.open_table and form.is_public()]
        self.leaves = [leaf for leaf in leaves(self.saved, law.game.secret_turns) if not in_form(leaf[0], heard)]
        self.fields: dict[str, list[Path]] = {}
        for path, field in self.leaves:
            self.fields.setdefault(field, []).append(path)
        self.box = law.game.pieces(walk.state)
        self.seed = walk.aside.getrandbits(62)
        eyes = walk.case.some_eyes(walk.aside)
        self.sees = {seat: self.sight(walk.state, seat) for seat in eyes}
        self.imagines = {seat: truth(self.imagine(walk.state, seat)) for seat in eyes}

    def shake(self) -> None:
        for _ in range(SHAKES):
            self.law.tried += 1
            recipe = self.recipe()
            saved, what = self.shaken(*recipe)
            if what and self.try_shaken(saved, what) and recipe not in self.law.fruitful:
                self.law.fruitful.append(recipe)

    def recipe(self) -> Recipe:
        """Which fields to shake: every second time such as were not seen before, else any."""
        if self.law.fruitful and self.lots.below(2):
            recipe = self.law.fruitful[self.lots.below(len(self.law.fruitful))]
            if all(field in self.fields or field == CHANGED for field in recipe):
                return recipe
        field = self.leaves[self.lots.below(len(self.leaves))][1]
        other = self.leaves[self.lots.below(len(self.leaves))][1]
        return field, (CHANGED, field, other)[self.lots.below(3)]

    def shaken(self, field: str, other_field: str) -> tuple[dict[str, Json], str]:
        """Another save, and what is different; the empty string: nothing is, or nothing that could be."""
        path = self.leaf_of(field)
        old = get(self.saved, path)
        if other_field == CHANGED:
            new = self.law.met[field][self.lots.below(len(self.law.met[field]))]
            if (type(old), old) == (type(new), new):
                return self.saved, ""
            return self.with_leaf(self.saved, path, new), f"{written(path)} is {brief(old)} or {brief(new)}"
        other = self.leaf_of(other_field)
        new = get(self.saved, other)
        # Each must take a value that was met in its field.
        if old == new or not {(field, repr(new)), (other_field, repr(old))} <= self.law.known:
            return self.saved, ""
        saved = self.with_leaf(put(self.saved, path, new), other, old)
        saved = sort_as(self.saved, saved, path)
        if same(self.saved, saved):
            return saved, ""
        return saved, f"{written(path)} and {written(other)} change places ({brief(old)}, {brief(new)})"

    def leaf_of(self, field: str) -> Path:
        paths = self.fields[field]
        return paths[self.lots.below(len(paths))]

    def with_leaf(self, saved: dict[str, Json], path: Path, value: Json) -> dict[str, Json]:
        return sort_as(self.saved, put(saved, path, value), path)

    def try_shaken(self, saved: dict[str, Json], what: str) -> bool:
        """Whether some seat saw no difference, so that the law could be tried."""
        try:
            state = load_state(self.game, saved)
            if self.game.pieces(state) != self.box or state.is_over():
                return False
            alike = [seat for seat, sight in self.sees.items() if same(sight, self.sight(state, seat))]
        except Exception:  # no such state can be: it says nothing
            return False
        checked = self.law.checked
        for seat in alike:
            try:
                twin = self.imagine(state, seat)
                if self.game.pieces(twin) != self.box or not same(self.sees[seat], self.sight(twin, seat)):
                    continue
            except Exception:
                continue
            self.law.checked += 1
            change = difference(self.imagines[seat], truth(twin))
            if change:
                told = f"L2: {name_of(seat)} does not see whether {what}, but imagines it: {change}"
                raise Broken(told + (UNSEEN if self.game.open_table else SEEN_OR_DEALT if self.box else NO_BOX))
        return self.law.checked > checked

    def sight(self, state: State, seat: Seat | None) -> dict[str, Json]:
        sight = self.case.window(state).view(seat)
        if state.forms[-1].is_public():
            sight["open questions"] = questions(state)
        return sight

    def imagine(self, state: State, seat: Seat | None) -> State:
        return self.game.imagine(state, seat, Lots(self.seed))


def leaves(saved: dict[str, Json], secret_turns: bool) -> list[Leaf]:
    """Every leaf of a save that is shaken."""
    flat = () if not saved["together"] else FLAT
    seat = () if secret_turns else ("seat",)  # elsewhere all views tell who is asked
    found: list[Leaf] = []
    for name, part in saved.items():
        if name not in DERIVED + flat + seat:
            gather(part, (name,), name, found)
    return found


def in_form(path: Path, which: list[int]) -> bool:
    """Whether it is a leaf of one of these forms."""
    return path[0] == "forms" and path[1] in which


def gather(part: Json, path: Path, field: str, found: list[Leaf]) -> None:
    if isinstance(part, list):
        for n, one in enumerate(part):
            gather(one, (*path, n), f"{field}[]", found)
    elif isinstance(part, dict):
        for name, one in part.items():
            if name not in (DERIVED_OF_ASK if part["is"] == "Ask" else ("is",)):
                gather(one, (*path, name), f"{field}.{part['is']}.{name}", found)
    else:
        found.append((path, field))


def get(saved: Json, path: Path) -> Json:
    part = saved
    for step in path:
        if isinstance(part, list) and isinstance(step, int):
            part = part[step]
        else:
            assert isinstance(part, dict)
            assert isinstance(step, str)
            part = part[step]
    return part


def put(saved: dict[str, Json], path: Path, value: Json) -> dict[str, Json]:
    """The save with another value at that place; all that is not on the way there is shared."""
    changed = put_in(saved, path, value)
    assert isinstance(changed, dict)
    return changed


def put_in(part: Json, path: Path, value: Json) -> Json:
    if not path:
        return value
    step = path[0]
    if isinstance(part, list) and isinstance(step, int):
        return [put_in(one, path[1:], value) if n == step else one for n, one in enumerate(part)]
    assert isinstance(part, dict)
    return {name: put_in(one, path[1:], value) if name == step else one for name, one in part.items()}


def sort_as(before: dict[str, Json], saved: dict[str, Json], path: Path) -> dict[str, Json]:
    """If the list that holds the leaf was sorted before, sort it again."""
    was, row = numbers(get(before, path[:-1])), numbers(get(saved, path[:-1]))
    if len(row) < 2 or was != sorted(was):
        return saved
    return put(saved, path[:-1], [*sorted(row)])


def numbers(row: Json) -> list[int]:
    """The row if it is a list of numbers alone, else an empty one."""
    if not isinstance(row, list):
        return []
    found = [one for one in row if isinstance(one, int)]
    return found if len(found) == len(row) else []


def written(path: Path) -> str:
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")
