"""Match: a game being played, as the outside sees it."""

from __future__ import annotations

from gladsheim.core.beats import Beat, noticed
from gladsheim.core.box import others_in
from gladsheim.core.chance import Chance, fresh_seed, seed_from
from gladsheim.core.events import Happened
from gladsheim.core.forms import CHANCE, CLOCK, Ask, Illegal, Seat, State
from gladsheim.core.game import BadOption, Chosen, Game, Json, Value
from gladsheim.core.lots import Bits, lots_from
from gladsheim.core.save import digest, dump_state
from gladsheim.core.text import Phrase, in_list

FORMAT = 1  # of saves and journals
SAVED_AS = 3  # how a save tells its state: since it has an edition; an older one is loaded by playing its fills again


class Outcome:
    """Why a game ended: a key, and the words for it."""

    def __init__(self, key: str, text: str) -> None:
        self.key = key
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Outcome({self.key!r}, {self.text!r})"


class Match:
    """A game from its first question to its end, with its own source of chance and its journal.

    Chance is answered as soon as it is asked: only questions to seats stay open.
    """

    def __init__(self, game: Game, seats: int, chosen: Chosen, state: State, chance: Chance, real: bool) -> None:
        self.game = game
        self.seats = seats
        self.chosen = chosen
        self.state = state
        self.chance = chance
        self.real = real  # False for an imagined match: it has no past
        self.first = 0  # the fill from which on `chance` drew
        self.fills: list[int] = []  # seat, value, seat, value ...
        self.happened: list[Happened] = []  # since `listen`
        self.asked: tuple[Ask, ...] | None = None

    # Questions

    @property
    def over(self) -> bool:
        return not self.state.forms

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open questions to seats, in the order of the rules."""
        if self.asked is None:
            state = self.state
            if state.together or not state.forms or state.seat < 0:
                self.asked = tuple([_copy(ask) for ask in state.together if ask.seat >= 0])
            else:
                self.asked = (Ask(state.seat, state.slot, state.options.copy(), state.rule),)
        return self.asked

    @property
    def options(self) -> list[int]:
        """Those of the first question in `asks`, for programs that play every seat; empty once the game is over."""
        state = self.state
        if state.together or not state.forms or state.seat < 0:
            return self.asks[0].options.copy() if self.asks else []
        return state.options.copy()

    @property
    def clock(self) -> Ask | None:
        """The question to the table's clock, if time matters now: `answer(CLOCK, ...)` says that it is up."""
        for ask in self.state.asks():
            if ask.seat == CLOCK:
                return ask
        return None

    @property
    def returns(self) -> list[float]:
        """One number for each seat: 1.0 won, 0.0 lost.  All 0.0 until the game is over."""
        return self.state.returns() if self.over else [0.0] * self.seats

    @property
    def outcome(self) -> Outcome | None:
        return self.ending() if self.over else None

    def ending(self, lang: str = "en", names: list[str] | None = None) -> Outcome:
        """Who won, by name, and why the game ended, in a language.  A ValueError as long as it has not."""
        if not self.over:
            raise ValueError("the game is not over, so nothing has ended it yet")
        key = self.state.outcome()
        why = Phrase("outcome-" + key.replace(".", "-"))
        return Outcome(key, self.game.words(lang).say(self.winners_first(why), names))

    def winners_first(self, why: Phrase) -> Phrase:
        """The winners, then why; where all won, lost or drew together, why says it all."""
        returns = self.state.returns()
        best = max(returns)
        winners = [seat for seat, share in enumerate(returns) if share == best]
        if best == 0.0 or len(winners) == len(returns):
            return why
        if len(winners) == 1:
            return Phrase("ended-one", {"seat": winners[0], "why": why})
        names = in_list([Phrase("number-seat", {"seat": seat}) for seat in winners])
        return Phrase("ended-many", {"seats": names, "why": why})

    def label(self, ask: Ask, option: int, lang: str = "en") -> str:
        """What an answer means, in a few words."""
        return self.game.words(lang).say(self.phrase(ask, option))

    def phrase(self, ask: Ask, option: int) -> Phrase:
        return self.game.phrase(self.state, ask, option)

    def say(self, ask: Ask, option: int) -> str:
        """The short text of an answer, as a person would type it: the same in every language."""
        return self.game.written(self.state, ask, option)

    def read(self, seat: object, text: str) -> int:
        """The answer that a text means; an Illegal if it is none or several, naming those it could be."""
        seat = self.seer(seat)
        for ask in self.asks:
            if ask.seat == seat:
                return meant(text, {self.say(ask, option): option for option in ask.options}, ask.rule)
        raise Illegal(f"seat {seat} is not asked now", self.state.rule, Phrase("refused-not-asked"))

    def place(self, ask: Ask, option: int) -> list[str]:
        """The things on the board that an answer points to."""
        return self.game.places(self.state, ask, option)

    def closed(self, ask: Ask) -> dict[int, str]:
        """Answers one might expect but that are not offered now, each with the rule that closes it."""
        return self.state.forms[-1].closed(self.state, ask.seat) if self.state.forms else {}

    def seer(self, seat: object) -> Seat | None:
        """The seat of this table that is to look or to listen; None is a spectator.  A BadOption if it is neither."""
        if seat is None:
            return None
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.seats:
            return seat
        phrase = Phrase("refused-no-seat", {"number": seat + 1 if isinstance(seat, int) else 0, "most": self.seats})
        raise BadOption(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}, and None is a spectator", phrase)

    def view(self, seat: object) -> dict[str, Json]:
        """What a seat may know, as plain data; seat None is a spectator."""
        seat = self.seer(seat)
        sees = self.game.sees(self.state, seat)
        sees["asks"] = [
            {"slot": ask.slot, "options": [*ask.options], "rule": ask.rule, "may": ask.may}
            for ask in self.asks
            if ask.seat == seat
        ]
        if not self.game.secret_turns:
            sees["waiting"] = [ask.seat for ask in self.asks if not ask.may]
        if self.over:
            sees["outcome"] = self.state.outcome()
            sees["returns"] = [*self.state.returns()]
        return sees

    def text(self, seat: object, lang: str = "en") -> str:
        """The view as text, with the seat's questions and every answer to them."""
        seat = self.seer(seat)
        words = self.game.words(lang)
        lines = [self.game.text(self.state, seat, words)]
        if self.over:
            lines.append(self.ending(lang).text)
        for ask in self.asks:
            if ask.seat == seat:
                lines.append(f"{words.word('ask-' + ask.slot)} [{ask.rule}]")
                lines += [f"  {option}: {self.label(ask, option, lang)}" for option in ask.options]
        return "\n".join(lines)

    # Deeds

    # (A parameter that is an `object` takes what is no number too, and refuses it in words, compiled and not.)

    def answer(self, seat: object, value: object) -> None:
        """The only way forward.  Illegal says why an answer is refused; then nothing has changed."""
        if not isinstance(seat, int) or not isinstance(value, int) or isinstance(seat, bool) or isinstance(value, bool):
            raise Illegal(f"a seat and its answer are whole numbers, not {seat!r} and {value!r}", self.state.rule)
        self.enter(seat, value)

    def enter(self, seat: Seat, value: int) -> None:
        """The same for those who surely give numbers."""
        if seat == CHANCE:
            raise Illegal("nobody answers for chance")
        self.state.fill(seat, value)
        self.note(seat, value)
        self.settle()

    def choose(self, n: object) -> None:
        """Whoever is asked first answers with number `n` of the `options`."""
        state = self.state
        if not isinstance(n, int) or isinstance(n, bool):
            raise Illegal(f"the number of an option is a whole number, not {n!r}", state.rule)
        number: int = n  # compiled, what is an object is read anew at each use
        if state.together or not state.forms or state.seat < 0 or not 0 <= number < len(state.options):
            options = self.options
            if not 0 <= number < len(options):
                raise Illegal(f"there is no option number {n}; there are {len(options)}, counted from 0", state.rule)
            self.enter(self.asks[0].seat, options[number])
            return
        seat, value = state.seat, state.options[number]
        state.take(value)
        self.note(seat, value)
        self.settle()

    def note(self, seat: Seat, value: int) -> None:
        """Write a fill into the journal."""
        self.fills.append(seat)
        self.fills.append(value)

    def settle(self) -> None:
        """Answer for chance until a seat is asked, then listen to what happened."""
        state = self.state
        while state.seat == CHANCE:
            value = self.chance.draw(state.options, state.odds)
            state.take(value)
            self.note(CHANCE, value)
        self.asked = None
        if state.ears is not None:
            self.hear(state.ears.take())

    # Listening

    def listen(self) -> None:
        """From now on keep what happens, for `beats`."""
        if self.state.ears is None:
            self.state.ears = self.game.ears()

    def hear(self, heard: list[Happened]) -> None:
        """Keep what happened since a seat was asked last; after the last of it the table is as it is now."""
        self.happened += heard
        if self.happened:
            self.happened[-1].look(self.state.clone())

    def beats(self, seat: object, since: int = 0) -> list[Beat]:
        """What a seat could notice since `listen`, in order, but for the first `since` of it."""
        return noticed(self.game, self.happened, self.seer(seat))[since:]

    # Copies

    def clone(self) -> Match:
        """An independent copy, which listens to nobody."""
        twin = Match(self.game, self.seats, self.chosen, self.state.clone(), self.chance.clone(), self.real)
        twin.first = self.first
        twin.fills = self.fills.copy()
        return twin

    def imagine(self, seat: object, rng: Bits) -> Match:
        """A match this seat cannot tell from this one: all that it does not know is dealt again."""
        lots = lots_from(rng)
        state = self.game.imagine(self.state, self.seer(seat), lots)
        # Neither the true past nor the true source of chance may come along.
        return Match(self.game, self.seats, self.chosen, state, Chance(seed_from(lots.getrandbits(62)), []), False)

    # Records

    def header(self) -> dict[str, Json]:
        chance: dict[str, Json] = {"commitment": self.chance.commitment(), "players": [*self.chance.players]}
        chance["from"] = self.first
        header: dict[str, Json] = {
            "gladsheim": FORMAT,
            "game": self.game.id,
            "rules_version": self.chosen.version or self.game.rules_version,
            "seats": self.seats,
            "options": {
                name: _plain(value)
                for name, value in self.chosen.values.items()
                if self.chosen.told is None or name in self.chosen.told
            },
            "chance": chance,
        }
        others = others_in(self.game)
        if others:
            header["box"] = others  # whole, so that a replay needs no other file
        return header

    @property
    def journal(self) -> dict[str, Json]:
        """The header and every fill, chance included; once the game is over the seed too, for `verify`."""
        if not self.real:
            raise ValueError("an imagined match has no journal")
        journal = self.header()
        journal["fills"] = [[seat, value] for seat, value in zip(self.fills[::2], self.fills[1::2], strict=True)]
        if self.over:
            journal["seed"] = self.chance.seed.hex()
        return journal

    def save(self) -> dict[str, Json]:
        """Everything, the secret seed included, to play on identically; for the keeper of the table alone."""
        saved = self.header()
        saved["saved_as"] = SAVED_AS
        saved["fills"] = [*self.fills]
        saved["real"] = self.real
        saved["state"] = dump_state(self.state)
        saved["seed"] = self.chance.seed.hex()
        saved["drawn"] = self.chance.drawn
        saved["digest"] = digest(saved)
        return saved


def meant(text: str, answers: dict[str, int], rule: str) -> int:
    """The one answer that a text means: as it is written, or the only one that begins so."""
    typed = " ".join(text.casefold().split())
    known = {written.casefold(): value for written, value in answers.items()}
    if typed in known:
        return known[typed]
    begin = [written for written in answers if typed and written.casefold().startswith(typed)]
    if len(begin) == 1:
        return answers[begin[0]]
    could = ", ".join(begin or answers)
    reason = f"'{text}' could mean: {could}" if begin else f"'{text}' is no answer now; there are: {could}"
    raise Illegal(reason, rule, Phrase("refused-answer"))


def start_match(game: Game, seats: int, options: dict[str, Value], seed: int | None, players: list[str]) -> Match:
    """Lay out the table and play until a seat is asked."""
    chosen = game.choose(seats, options)
    chance = Chance(fresh_seed() if seed is None else seed_from(seed), players)
    match = Match(game, seats, chosen, game.start(seats, chosen), chance, True)
    match.settle()
    return match


def _copy(ask: Ask) -> Ask:
    """The options of a state are shared: the outside gets its own."""
    return Ask(ask.seat, ask.slot, ask.options.copy(), ask.rule, None, ask.may)


def _plain(value: Value) -> Json:
    return [*value] if isinstance(value, list) else value
