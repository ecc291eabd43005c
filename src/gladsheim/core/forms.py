"""Forms: how a game moves.

Every procedure of a rulebook is a form.  Its blanks are filled in the rulebook's order: by a seat, by several
seats, by chance, by the clock, or by the outcome of another form.  The stack of open forms is part of the state,
so a game can be saved, cloned and taken up again in the middle of any turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gladsheim.core.events import Ears, Event
from gladsheim.core.kinds import NOT_TOLD
from gladsheim.core.text import Phrase

Seat = int
CHANCE: Final = -1  # the seat of dice and shuffles
CLOCK: Final = -2  # the seat of the table's clock
NOBODY: Final = -3  # no seat: nobody is asked, nobody has won

OPEN: Final = -4  # a blank nobody has filled yet
NOTHING: Final = -5  # a blank that is skipped this time

Pause = bool
WAIT: Final = True  # somebody is asked
GO_ON: Final = False  # the form now on top runs next


class Illegal(ValueError):
    """A seat answered what it was not asked.  Nothing has changed."""

    def __init__(self, reason: str, rule: str = "", phrase: Phrase | None = None) -> None:
        super().__init__(f"{reason} [{rule}]" if rule else reason)
        self.rule = rule
        self.phrase = phrase  # the same for people, in the words of the hall's pages


@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """A question: `seat` may fill the blank `slot` with one of `options`, by `rule`."""

    def __init__(
        self,
        seat: Seat,
        slot: str,
        options: list[int],
        rule: str,
        odds: list[int] | None = None,
        may: bool = False,
    ) -> None:
        self.seat = seat
        self.slot = slot
        self.options = options  # never changed in place
        self.rule = rule
        self.odds = odds  # for CHANCE: the weight of each option; None: each entry alike
        self.may = may  # the seat may speak, but nobody waits for it

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, slot={self.slot!r}, options={self.options}, rule={self.rule!r})"


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Form:
    """One procedure of the rulebook.  The parameters of its `__init__` are its blanks, all of them.

    `run` is called once after each fill, never to look, and ends with one of `g.ask`, `g.chance`, `g.ask_all`,
    `g.wait`, `g.call`, `g.become`, `g.done`.  What it does before it asks happens exactly once.
    A form holds no goods: cards on their way lie in the state.
    """

    def run(self, g: State) -> Pause:
        raise NotImplementedError(f"{type(self).__name__}.run")

    def clone(self) -> Form:
        raise NotImplementedError(f"{type(self).__name__}.clone")

    def fill(self, slot: str, value: int) -> None:
        """A blank is filled.  A form that is filled very often may write its blanks out, which compiles to less."""
        setattr(self, slot, value)

    def questions(self, g: State) -> list[Ask]:
        """What stands open while the form waits; or all that its `ask_all` asks, where that hangs on a secret.

        It looks, and changes nothing.
        """
        raise NotImplementedError(f"{type(self).__name__}.questions")

    def hear(self, g: State, ask: Ask, value: int) -> None:
        """One answer to the `questions`."""
        raise NotImplementedError(f"{type(self).__name__}.hear")

    def is_public(self) -> bool:
        """Whether everybody may know what the form's `ask` offers.  If not, it must be able to ask `again`."""
        return False

    def again(self, g: State) -> list[int]:
        """The options of the form's `ask` on the table as it is now.  It looks, and changes nothing."""
        raise NotImplementedError(f"{type(self).__name__} asks what not all may know: it needs `again`")

    def closed(self, g: State, seat: Seat) -> dict[int, str]:
        """What `seat` might expect to be offered and is not: value -> the rule that closes it."""
        return {}


NO_FORMS: Final[list[Form]] = []
NO_SLOTS: Final[list[str]] = []
NO_OPTIONS: Final[list[int]] = []
NO_ASKS: Final[list[Ask]] = []


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """Everything true at the table: the pieces (in a subclass), the open forms, the open questions.

    The question is kept flat in `seat`, `slot`, `options`, `odds` and `rule`, so that no object is made while a
    bot thinks.  Where several seats are asked at once, it is the one of `together` that the state is turned to.
    (`acyclic`: no state or form ever refers back to itself, so compiled ones need no garbage collector.)
    """

    def __init__(self) -> None:
        self.forms: list[Form] = NO_FORMS
        self.slots: list[str] = NO_SLOTS  # slots[i]: the blank of forms[i] that forms[i + 1] will fill
        self.seat: Seat = NOBODY
        self.slot = ""
        self.options: list[int] = NO_OPTIONS  # never changed in place
        self.odds: list[int] | None = None
        self.rule = ""
        self.together: list[Ask] = NO_ASKS  # questions to several seats; never changed in place
        self.waits = False  # those are the top form's `questions`
        self.edition = 0  # by how many versions the rules are older than today's: for journals made under those
        self.ears: Ears | None = None  # None while nobody listens

    # What each game says

    def clone(self) -> State:
        """An independent copy: the game's own fields, then `copy_forms`."""
        raise NotImplementedError(f"{type(self).__name__}.clone")

    def returns(self) -> list[float]:
        """One number for each seat once the game is over: 1.0 won, 0.0 lost, between for a share."""
        raise NotImplementedError(f"{type(self).__name__}.returns")

    def outcome(self) -> str:
        """Why the game ended, as a key of the game's catalogue."""
        raise NotImplementedError(f"{type(self).__name__}.outcome")

    # For the outside

    def begin(self, form: Form) -> None:
        """Lay the first form on the empty table, and go."""
        self.forms = [form]
        self.slots = []
        self.go()

    def is_over(self) -> bool:
        return not self.forms

    def asks_in_secret(self) -> bool:
        """Whether not everybody may know what is asked now, or who is."""
        return len(self.forms) > 0 and not self.forms[-1].is_public()

    def asks(self) -> list[Ask]:
        """The open questions, those to CHANCE and CLOCK included."""
        if self.together:
            return self.together
        return NO_ASKS if self.seat == NOBODY else [Ask(self.seat, self.slot, self.options, self.rule, self.odds)]

    def fill(self, seat: Seat, value: int) -> None:
        """The only way a game moves: a seat fills its blank; when none is left, go on."""
        before = self.seat
        if self.together:
            self.turn_to(seat)
        if seat == self.seat:
            for option in self.options:  # compiled, this is faster than `in`
                if option == value:
                    self.take(value)
                    return
        no = self.refusal(seat, value)
        self.turn_to(before)
        raise no

    def choose(self, n: int) -> None:
        """For bots: the one who is asked takes the n-th option.  Legal by construction."""
        self.take(self.options[n])

    def turn_to(self, seat: Seat) -> None:
        """Where several seats are asked: face the question to `seat`, if there is one."""
        for ask in self.together:
            if ask.seat == seat:
                self.face(ask)
                return

    # For forms

    def ask(self, seat: Seat, slot: str, options: list[int], rule: str) -> Pause:
        """`seat` fills the blank `slot`."""
        self.seat = seat
        self.slot = slot
        self.options = options
        self.rule = rule
        self.odds = None
        return WAIT

    def chance(self, slot: str, options: list[int], rule: str, odds: list[int] | None = None) -> Pause:
        """Dice or cards fill the blank `slot`.  Without odds each entry is as likely: a bag may hold repeats."""
        self.seat = CHANCE
        self.slot = slot
        self.options = options
        self.rule = rule
        self.odds = odds
        return WAIT

    def ask_all(self, slot: str, asks: list[Ask]) -> Pause:
        """Several seats fill their lines of the blank `slot` for good, in any order, unseen."""
        self.ask_together(asks)
        self.slot = slot
        return WAIT

    def wait(self) -> Pause:
        """The form's `questions` stand; it runs again after each answer, and may wait again."""
        self.waits = True
        self.ask_together(self.forms[-1].questions(self))
        return WAIT

    def call(self, slot: str, form: Form) -> Pause:
        """The outcome of another form fills the blank `slot`."""
        self.slots.append(slot)
        self.forms.append(form)
        return GO_ON

    def become(self, form: Form) -> Pause:
        """Go on as another form, which answers to the same caller."""
        self.forms[-1] = form
        return GO_ON

    def done(self, outcome: int = 0, ends: type[Form] | None = None) -> Pause:
        """This form is complete; or, with `ends`, the nearest open form of that type is, and all above it."""
        if ends is not None:
            while not isinstance(self.forms[-1], ends):
                self.forms.pop()
                self.slots.pop()
        self.forms.pop()
        if self.forms:
            self.forms[-1].fill(self.slots.pop(), outcome)
        return GO_ON

    def say(
        self,
        event: Event,
        a: i64 = NOT_TOLD,
        b: i64 = NOT_TOLD,
        c: i64 = NOT_TOLD,
        d: i64 = NOT_TOLD,
        many: list[int] | None = None,
        rule: str = "",
    ) -> None:
        """Tell what happened, right after it: the parts of the event in order.  Costs nothing while nobody listens.

        (Every parameter costs each caller something, told or not: what has more than four parts is told by `say_more`.)
        """
        if self.ears is not None:
            self.tell(event, [a, b, c, d, NOT_TOLD], many, rule)

    def say_more(
        self,
        event: Event,
        a: i64,
        b: i64,
        c: i64,
        d: i64,
        e: i64,
        f: i64 = NOT_TOLD,
        g: i64 = NOT_TOLD,
        h: i64 = NOT_TOLD,
    ) -> None:
        """The same of an event with five to eight parts."""
        if self.ears is not None:
            self.tell(event, [a, b, c, d, e, f, g, h, NOT_TOLD], None, "")

    def tell(self, event: Event, told: list[int], many: list[int] | None, rule: str) -> None:
        """Somebody listens."""
        if self.ears is not None:
            self.ears.hear(event, told, many, rule, self.moment())

    def moment(self) -> State:
        """The table in the middle of things: the last question is answered, and no other is asked yet."""
        twin = self.clone()
        twin.seat = NOBODY
        twin.slot = twin.rule = ""
        twin.options = NO_OPTIONS
        twin.odds = None
        twin.together = NO_ASKS
        twin.waits = False
        return twin

    # For `clone` and `imagine`

    def ask_again(self) -> None:
        """The open question, asked of the table as it is now: its options may hang on a secret."""
        if self.waits:
            self.ask_together(self.forms[-1].questions(self))
        elif self.forms and not self.forms[-1].is_public():
            if self.together:
                asked = [ask.seat for ask in self.together]
                self.ask_together([ask for ask in self.forms[-1].questions(self) if ask.seat in asked])
            else:
                self.options = self.forms[-1].again(self)

    def copy_forms(self, twin: State) -> None:
        """The part of `clone` that is the same in every game."""
        twin.forms = [form.clone() for form in self.forms]
        twin.slots = self.slots.copy()
        twin.seat = self.seat
        twin.slot = self.slot
        twin.options = self.options
        twin.odds = self.odds
        twin.rule = self.rule
        twin.together = self.together
        twin.waits = self.waits
        twin.edition = self.edition

    # For the engine

    def take(self, value: int) -> None:
        """The faced question is answered with `value`, which it offers."""
        top = self.forms[-1]
        if not self.together:
            if self.ears is not None:
                self.let_see(top, value)
            else:
                top.fill(self.slot, value)
            if top.run(self) == GO_ON:  # it is still on top: to look it up again would cost as much as a short rule
                self.go()
            return
        faced = self.faced()
        if self.ears is not None:
            self.let_hear(self.ears, faced, value, False)
        if self.waits:
            top.hear(self, faced, value)
            self.go()
            return
        getattr(top, self.slot)[self.seat] = value
        self.together = [ask for ask in self.together if ask is not faced]
        if self.together:
            self.face(self.together[0])
        else:
            self.go()

    def let_see(self, top: Form, value: int) -> None:
        """A lot falls while somebody listens: if all may know the question, all see it before anything follows."""
        public = top.is_public()
        if self.seat >= 0 and self.ears is not None:
            self.let_hear(self.ears, Ask(self.seat, self.slot, self.options, self.rule), value, public)
        top.fill(self.slot, value)
        if public and self.seat == CHANCE and self.ears is not None:
            lot = self.ears.lots.get(self.slot)
            if lot is not None:
                self.ears.hear(lot, [value, NOT_TOLD], None, self.rule, self.moment())

    def let_hear(self, ears: Ears, ask: Ask, value: int, public: bool) -> None:
        """In a game without events, an answer is told by its label."""
        if ears.labels is not None and ask.seat >= 0:
            ears.hear_answer(ears.labels(self, ask, value), ask.seat, public, ask.rule, self.moment())

    def go(self) -> None:
        """Run the top form until somebody must be asked."""
        self.waits = False
        self.together = NO_ASKS
        while self.forms:
            if self.forms[-1].run(self) == WAIT:
                return
        self.seat = NOBODY
        self.options = NO_OPTIONS

    def ask_together(self, asks: list[Ask]) -> None:
        """Several questions stand; face the first that the table waits for."""
        self.together = asks
        self.face(asks[0])
        for ask in asks:
            if not ask.may:
                self.face(ask)
                return

    def face(self, ask: Ask) -> None:
        self.seat = ask.seat
        self.slot = ask.slot
        self.options = ask.options
        self.odds = ask.odds
        self.rule = ask.rule

    def faced(self) -> Ask:
        for ask in self.together:
            if ask.seat == self.seat:
                return ask
        raise AssertionError("the state faces a question that is not open")

    def asked_instead(self) -> str:
        """Who is asked, for a refusal; a game in which that is a secret says nothing."""
        asked = ", ".join(str(ask.seat) for ask in self.asks() if ask.seat >= 0)
        return f"; asked: seat {asked}" if asked else "; asked: chance"

    def refusal(self, seat: Seat, value: int) -> Illegal:
        """Why `seat` may not answer `value` now, in one line."""
        if not self.forms:
            return Illegal("the game is over: nobody is asked anything", phrase=Phrase("refused-over"))
        if seat != self.seat:
            return Illegal(
                f"seat {seat} is not asked now{self.asked_instead()}", self.rule, Phrase("refused-not-asked")
            )
        rule = self.forms[-1].closed(self, seat).get(value, self.rule)
        allowed = ", ".join(str(option) for option in self.options)
        reason = f"seat {seat} may not answer {value} to '{self.slot}' now; allowed: {allowed}"
        return Illegal(reason, rule, Phrase("refused-answer"))


def filled(blank: int) -> int | None:
    """A blank as a view shows it: None where nobody has filled it."""
    return None if blank < 0 else blank


UP_TO: Final = [list(range(most + 1)) for most in range(64)]


def up_to(most: int) -> list[int]:
    """0, 1, ... most.  Shared: never change it."""
    return UP_TO[most]
