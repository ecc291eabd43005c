"""A table in words, for whoever reads and writes text: language models, and those who train or judge them."""

from __future__ import annotations

from copy import copy

from gladsheim.bots import Eyes, check_bot, make_bot
from gladsheim.bots.explain import hints
from gladsheim.core.chance import fresh_seed
from gladsheim.core.forms import CLOCK, Ask, Illegal
from gladsheim.core.game import BadOption, Value
from gladsheim.core.match import Match, start_match
from gladsheim.games import find

MOST = 2000  # characters of a look
NEWS = 700  # of them for what happened
HINTS = 3
WRONG = 3  # answers in a row that are none, after which an episode is over


class TextTable:
    """One seat at a table of bots, told in text and answered in text."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str | None = "novice",
        seed: int | None = None,
        lang: str = "en",
        options: dict[str, Value] | None = None,
    ) -> None:
        """Without `bots` nobody plays the other seats but who asks for them with `seen_by`."""
        options = options or {}
        found = find(game)
        count = found.seats[0] if seats is None else seats
        found.choose(count, options)  # refuses in words what cannot be
        if bots is not None:
            check_bot(bots, found)
        found.words(lang)
        self.seed = int.from_bytes(fresh_seed()[:7], "big") if seed is None else seed
        self.match = start_match(found, count, options, self.seed, [])
        self.match.seer(seat)
        self.match.listen()
        self.seat = seat
        self.lang = lang
        others = [] if bots is None else [other for other in range(count) if other != seat]
        self.bots = {other: make_bot(bots or "", self.seed * 64 + other) for other in others}
        self.told = 0  # beats
        self.past: list[Match] = []  # before each answer of the seat
        self.let_play()

    def seen_by(self, seat: int) -> TextTable:
        """The same table from another seat."""
        other = copy(self)
        other.seat = seat
        other.told = 0
        other.past = []
        return other

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def reward(self) -> float:
        """What the seat has won: 0.0 until the end."""
        return self.match.returns[self.seat]

    @property
    def ask(self) -> Ask | None:
        """The seat's open question."""
        return next((ask for ask in self.match.asks if ask.seat == self.seat), None)

    # Looking

    def look(self, most: int = MOST) -> str:
        """What happened since the last look, the table, and the question with its answers."""
        words = self.match.game.words(self.lang)
        news = cut(self.news(), min(NEWS, most))
        asked = self.question()
        table = self.match.game.text(self.match.state, self.seat, words).split("\n")
        if self.over:
            table.append(self.match.ending(self.lang).text)
        rest = most - sum(len(line) + 1 for line in [*news, *asked])
        return "\n".join([*news, *cut(table, max(rest, 0)), *asked])

    def news(self) -> list[str]:
        """What the seat noticed since it was last told, each with its rule."""
        beats = self.match.beats(self.seat, self.told)
        self.told += len(beats)
        return [f"{beat.text(self.lang)} [{beat.rule}]" for beat in beats]

    def question(self) -> list[str]:
        """The question, what each answer means, and how it is typed."""
        ask = self.ask
        if ask is None:
            return [] if self.over else ["You are asked nothing now."]
        words = self.match.game.words(self.lang)
        says = [self.match.say(ask, option) for option in ask.options]
        labels = [self.match.label(ask, option, self.lang) for option in ask.options]
        lines = [f"{words.word('ask-' + ask.slot)} [{ask.rule}]"]
        if sum(len(say) + len(label) for say, label in zip(says, labels, strict=True)) < MOST // 2:
            lines += [f"  {say}: {label}" for say, label in zip(says, labels, strict=True)]
        return [*lines, "Answer with one of: " + ", ".join(says)]

    def why(self, about: str = "") -> str:
        """A rule by its id; or the rule of the question, and what is closed now."""
        rules = self.match.game.rulebook.rules
        if about:
            if about not in rules:
                raise BadOption(f"there is no rule '{about}'; they are {next(iter(rules))} to {[*rules][-1]}")
            return f"{about} {rules[about].title(self.lang)}: {rules[about].text(self.lang)}"
        ask = self.ask
        if ask is None:
            return "You are asked nothing now: name a rule."
        lines = [self.why(ask.rule)]
        for value, rule in self.match.closed(ask).items():
            lines.append(f"Not now: {self.match.label(ask, value, self.lang)} [{rule}] {rules[rule].title(self.lang)}")
        return "\n".join(cut(lines, MOST))

    def hint(self) -> str:
        """The best answers, with the chance to win and why, as a skilled bot sees them from this seat."""
        ask = self.ask
        if ask is None:
            return "You are asked nothing now."
        words = self.match.game.words(self.lang)
        lines: list[str] = []
        for one in hints(Eyes(self.match, self.seat), len(self.past), HINTS):
            why = " ".join(words.say(phrase) for phrase in one.phrases())
            said = words.told(self.match.say(ask, one.option), words.say(one.chances()))
            lines.append(words.after(said, why) if why else said)
        return "\n".join(lines) or f"There is only one answer: {self.match.say(ask, ask.options[0])}"

    # Deeds

    def answer(self, text: str) -> str:
        """Answer the question; what came of it, and the table again.  An Illegal says what the text could mean."""
        ask = self.ask
        if ask is None:
            reason = "the game is over" if self.over else "you are asked nothing now"
            raise Illegal(reason)
        said = f"You: {self.match.label(ask, self.match.read(self.seat, text), self.lang)}"
        self.past.append(self.match.clone())
        self.give(text)
        return f"{said}\n{self.look(MOST - len(said) - 1)}"

    def give(self, text: str) -> None:
        """Answer, and let the others play on."""
        self.match.answer(self.seat, self.match.read(self.seat, text))
        self.let_play()

    def undo(self) -> str:
        """Take the last own answer back, for practice: the bots answer anew."""
        if not self.past:
            raise Illegal("there is no answer of yours to take back")
        self.match = self.past.pop()
        self.match.listen()
        self.told = 0
        return self.look()

    def let_play(self) -> None:
        """The bots answer until the seat is asked something, or the game is over."""
        while not self.over and self.ask is None and (self.bots or not self.match.asks):
            waited_for = [ask for ask in self.match.asks if not ask.may] or [*self.match.asks]
            if not waited_for:
                clock = self.match.clock
                assert clock is not None
                self.match.answer(CLOCK, clock.options[0])
                continue
            seat = waited_for[0].seat
            self.match.answer(seat, self.bots[seat].answer(Eyes(self.match, seat)))


def cut(lines: list[str], most: int) -> list[str]:
    """The lines in so many characters: if they are too long, the first and the last of them."""
    if sum(len(line) + 1 for line in lines) <= most:
        return lines
    head, tail = lines[:1], lines[1:]
    room = most - sum(len(line) + 1 for line in head) - 24
    kept: list[str] = []
    while tail and len(tail[-1]) + 1 <= room:
        kept.insert(0, tail.pop())
        room -= len(kept[0]) + 1
    return [*head, f"... {len(tail)} lines left out", *kept]


class TextEnv:
    """Episodes at text tables: `reset` gives the first text, `step` takes an answer and gives the next.

    An answer that is none costs nothing but a turn; the third in a row ends the episode with the reward 0.0.
    """

    def __init__(self, game: str, seats: int | None = None, bots: str = "novice", **options: Value) -> None:
        self.game = game
        self.seats = seats
        self.bots = bots
        self.options = options
        self.table: TextTable | None = None
        self.wrong = 0

    def reset(self, seed: int | None = None, seat: int = 0) -> tuple[str, dict[str, object]]:
        """A new game; what the seat is told first."""
        self.table = TextTable(self.game, self.seats, seat, self.bots, seed, options=self.options)
        self.wrong = 0
        return self.table.look(), self.told()

    def step(self, text: str) -> tuple[str, float, bool, bool, dict[str, object]]:
        """Answer: the next text, the reward, whether the game is over, whether it was broken off, and facts."""
        if self.table is None:
            raise ValueError("reset() comes first")
        try:
            told = self.table.answer(text)
            self.wrong = 0
        except Illegal as no:
            self.wrong += 1
            told = str(no)
        return told, self.table.reward, self.table.over, self.wrong == WRONG, self.told()

    @property
    def is_over(self) -> bool:
        return self.table is not None and self.table.over

    def told(self) -> dict[str, object]:
        assert self.table is not None
        ask = self.table.ask
        says = [] if ask is None else [self.table.match.say(ask, option) for option in ask.options]
        return {"answers": says, "wrong": self.wrong, "over": self.table.over}
