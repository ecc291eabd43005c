"""A sitting: one game of a setting, from its seed to its result.

All chance comes in streams, one for each kind of blank: the third throw of a die is the same in every setting with
the same seed and number, whatever cards were drawn before it.  So settings are compared with common random numbers.
"""

from __future__ import annotations

from gladsheim.bots import Bot, Eyes, check_bot, make_bot
from gladsheim.bots.mind import mind_of
from gladsheim.core.box import Changes
from gladsheim.core.chance import Chance, seed_from
from gladsheim.core.forms import CHANCE, CLOCK, Ask, Seat, State
from gladsheim.core.game import BadOption, Chosen, Game, Roles, Value
from gladsheim.core.match import Match
from gladsheim.games import find

NO_SEED = b""  # of a source that nobody draws from
APART = 1_000_003  # between the seeds of two simulations
Barred = list[tuple[str, int]]  # blanks, and what they are not filled with
TUNED = "tuned"  # who sits under this name plays by the policy with the numbers of the setting


class Setting:
    """What is set before a game: the table, who sits at it, and what is other than in the box."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, Value],
        bots: list[str],  # one for all, or a row that goes round the table and on by one from game to game
        by_role: dict[str, str] | None = None,  # "faction:protector" -> bot, instead of `bots`
        data: Changes | None = None,
        without: Barred | None = None,
        by_lot: list[str] | None = None,  # blanks of seats that lots fill: who takes which god, say
        numbers: dict[str, float] | None = None,  # of the policy, for who is TUNED
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.bots = bots
        self.by_role = by_role or {}
        self.data = data or {}
        self.without = without or []
        self.by_lot = by_lot or []
        self.numbers = numbers or {}

    def with_numbers(self, numbers: dict[str, float]) -> Setting:
        """The same with other numbers."""
        return Setting(
            *(self.game, self.seats, self.options, self.bots, self.by_role, self.data, self.without, self.by_lot),
            numbers,
        )

    def check(self) -> None:
        """A BadOption names what cannot be."""
        game = find(self.game)
        game.start(self.seats, game.choose(self.seats, self.options))
        for name in [*self.bots, *self.by_role.values()]:
            if name != TUNED:
                check_bot(name, game)
        with Hand(game, self.numbers):
            pass  # it refuses numbers that the policy does not have
        for slot in [*self.by_lot, *[slot for slot, _ in self.without]]:
            if slot not in game.slots:
                raise BadOption(f"{self.game} has no blank '{slot}'; it has: {', '.join(game.slots)}")
        for slot, value in self.without:
            if not 0 <= value < game.slots[slot].size:
                raise BadOption(f"'{slot}' of {self.game} is filled with 0 to {game.slots[slot].size - 1}, not {value}")

    def kinds(self) -> list[str]:
        """By what its seats can be told apart."""
        game = find(self.game)
        return ["seat", "bot", *game.roles(game.start(self.seats, game.choose(self.seats, self.options)), {})]


class Result:
    """How one game ended."""

    def __init__(
        self,
        outcome: str,
        returns: list[float],
        bots: list[str],
        decisions: int,
        roles: Roles | None = None,
        worth: list[float] | None = None,
    ) -> None:
        self.outcome = outcome
        self.returns = returns  # by seat
        self.bots = bots  # who sat where
        self.decisions = decisions
        self.roles = roles or {}
        self.worth = worth or returns  # by seat, as the game's mind sees the end: who lost late was nearer to winning

    def labels(self, kind: str) -> list[str]:
        """Seat by seat: which seat, which bot, or which god, faction or place in the order of play."""
        if kind == "seat":
            return [f"seat {seat}" for seat in range(len(self.returns))]
        return self.bots if kind == "bot" else self.roles.get(kind, [])

    def won(self, measure: str) -> float | None:
        """What those that the measure names won on the average, 0.0 to 1.0; None if none sat here.

        A measure is "won" (the first seat, which in a game that is won together speaks for all) or as "faction:loki".
        """
        if measure == "won":
            return self.returns[0]
        kind, _, label = measure.partition(":")
        found = [self.returns[seat] for seat, one in enumerate(self.labels(kind)) if one == label]
        return sum(found) / len(found) if found else None


class Streams:
    """Chance in streams, one for each blank."""

    def __init__(self, seed: int) -> None:
        self.seed = seed_from(seed)
        self.streams: dict[str, Chance] = {}
        self.first: dict[str, int] = {}  # the first lot of each

    def draw(self, slot: str, options: list[int], odds: list[int] | None) -> int:
        if slot not in self.streams:
            self.streams[slot] = Chance(self.seed, [slot])
        value = self.streams[slot].draw(options, odds)
        self.first.setdefault(slot, value)
        return value


def play_game(setting: Setting, seed: int, number: int) -> Result:
    """Game `number` of a setting.  The data must be changed already."""
    own = seed * APART + number
    game = find(setting.game)
    chosen = game.choose(setting.seats, setting.options)
    match = table_of(game, setting.seats, chosen, game.start(setting.seats, chosen))
    streams = Streams(own)
    let_fall(match, streams, setting.without)
    names = sitters(setting, number, match.game.roles(match.state, streams.first))
    with Hand(game, setting.numbers) as hand:
        decisions = play_on(match, names, own, streams, setting.without, setting.by_lot, hand)
    roles = match.game.roles(match.state, streams.first)
    worth = mind_of(game).worth(match.state)
    return Result(match.state.outcome(), match.returns, names, decisions, roles, worth)


def table_of(game: Game, seats: int, chosen: Chosen, state: State) -> Match:
    """A match without a past whose chance the laboratory draws."""
    return Match(game, seats, chosen, state, Chance(NO_SEED, []), False)


class Hand:
    """Lays out the numbers of who is to play: those of the setting for who is TUNED, the policy's own for others."""

    def __init__(self, game: Game, numbers: dict[str, float]) -> None:
        self.laid = mind_of(game).numbers
        self.numbers = numbers
        self.own = self.laid.table() if numbers else {}
        self.is_tuned = False

    def turn_to(self, name: str) -> None:
        if self.numbers and self.is_tuned != (name == TUNED):
            self.is_tuned = not self.is_tuned
            self.laid.put(self.numbers if self.is_tuned else self.own)

    def __enter__(self) -> Hand:
        self.turn_to(TUNED)
        return self

    def __exit__(self, *fault: object) -> None:
        self.turn_to("")


def play_on(
    match: Match,
    names: list[str],
    seed: int,
    streams: Streams,
    without: Barred,
    by_lot: list[str],
    hand: Hand | None = None,
) -> int:
    """Bots play on to the end; how many answers were given."""
    bots = [make_bot("policy" if name == TUNED else name, seed * 64 + seat) for seat, name in enumerate(names)]
    decisions = 0
    while not match.over:
        seat = who_speaks(match)
        if seat == CLOCK:
            value = time_is_up(match)
        elif by_lot and match.asks[0].slot in by_lot:
            value = streams.draw(match.asks[0].slot, match.asks[0].options, None)
        else:
            if hand is not None:
                hand.turn_to(names[seat])
            value = answer(match, bots[seat], seat)
        match.state.fill(seat, value)
        decisions += 1
        let_fall(match, streams, without)
    for seat, bot in enumerate(bots):
        bot.leave(Eyes(match, seat))
    return decisions


def sitters(setting: Setting, number: int, roles: Roles) -> list[str]:
    """Who sits where."""
    if not setting.by_role:
        return [setting.bots[(seat + number) % len(setting.bots)] for seat in range(setting.seats)]
    names: list[str] = []
    for seat in range(setting.seats):
        own = [f"{kind}:{labels[seat]}" for kind, labels in roles.items()]
        fit = [bot for role, bot in setting.by_role.items() if role in own]
        if not fit:
            raise BadOption(f"no bot is named for seat {seat}, which is {', '.join(own) or 'nobody special'}")
        names.append(fit[0])
    return names


def let_fall(match: Match, streams: Streams, without: Barred) -> None:
    """Chance answers until a seat is asked; what is barred is not offered, where there is anything else."""
    state = match.state
    while state.forms and state.seat == CHANCE:
        if without:
            bar(state, without)
        state.take(streams.draw(state.slot, state.options, state.odds))
    if without and state.forms:
        bar(state, without)
    match.asked = None


def bar(state: State, without: Barred) -> None:
    """Take back from the open questions what is barred."""
    if state.together:
        state.together = [_barred(ask, without) for ask in state.together]
        state.turn_to(state.seat)
        return
    asked = _barred(Ask(state.seat, state.slot, state.options, state.rule, state.odds), without)
    state.options, state.odds = asked.options, asked.odds


def _barred(ask: Ask, without: Barred) -> Ask:
    barred = {value for slot, value in without if slot == ask.slot}
    if not barred or all(option in barred for option in ask.options):
        return ask
    left = [n for n, option in enumerate(ask.options) if option not in barred]
    odds = None if ask.odds is None else [ask.odds[n] for n in left]
    return Ask(ask.seat, ask.slot, [ask.options[n] for n in left], ask.rule, odds, ask.may)


def who_speaks(match: Match) -> Seat:
    """Nobody waits for those who only may speak; where nobody must, time runs out, or somebody does speak."""
    for ask in match.asks:
        if not ask.may:
            return ask.seat
    return CLOCK if match.clock is not None else match.asks[0].seat


def time_is_up(match: Match) -> int:
    ask = match.clock
    assert ask is not None
    return ask.options[0]


def answer(match: Match, bot: Bot, seat: Seat) -> int:
    """A bot's answer; where it would give one that is barred, the first that is not."""
    eyes = Eyes(match, seat)
    options = eyes.ask.options
    if len(options) == 1:
        return options[0]
    value = bot.answer(eyes)
    return value if value in options else options[0]
