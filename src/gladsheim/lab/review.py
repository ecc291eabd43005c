"""Review: the turning points of a finished game, at most three decisions and three lots that moved the chance most.

A decision is judged by what its seat knew then: the answer that was given and the others race from the same imagined
tables with the same luck (`bots/race.py`).  A first short race finds suspects, and a longer one with fresh luck judges
them, so that nothing is told that was only luck of the first.  A lot is judged at the true table: how it is played on
from what fell, and from what might have fallen, by the odds.  Both go as far ahead as the mind of the game looks.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from gladsheim.bots.bot import Eyes
from gladsheim.bots.explain import Explained, compare
from gladsheim.bots.levels import levels_of
from gladsheim.bots.mind import Mind, let_fall, mind_of, play_on
from gladsheim.bots.race import Race, Runner
from gladsheim.bots.streams import Streams, slot_numbers
from gladsheim.core.beats import Beat
from gladsheim.core.forms import CHANCE, Ask, Seat, State
from gladsheim.core.game import BadOption, Game, Json
from gladsheim.core.kinds import WHO
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match
from gladsheim.core.records import journal_fills, replay_match
from gladsheim.core.text import Phrase
from gladsheim.games import game_of
from gladsheim.lab.sitting import table_of

MOST: Final = 3  # turning points of each kind
SUSPECTS: Final = 16  # answers that are judged
SUSPECT_LOTS: Final = 8
SCANNED: Final = 12  # rounds of the first race
TRIED: Final = 8  # playouts of a lot at first
JUDGED: Final = 120  # rounds of those that count
WORTH_TELLING: Final = 0.02  # of a win
SURE: Final = 2.7  # standard errors: where SUSPECTS are judged, one in twenty games has one that only luck makes
PIECE: Final = 24  # fills that are scanned in one go

Progress = Callable[[int, int], None]


class Suspect(NamedTuple):
    """A fill that may have moved the chance much."""

    fill: int
    seat: Seat  # CHANCE: a lot
    better: int  # the answer that promised most; of a lot what fell
    by: float  # how much, less its standard error


class Decision:
    """An answer that another would have been better than."""

    def __init__(self, fill: int, ask: Ask, played: int, better: Explained, chance: float, error: float) -> None:
        self.fill = fill  # how many fills of the journal stood before it
        self.ask = ask
        self.played = played
        self.better = better  # with its chance, and why
        self.chance = chance  # with what was played
        self.error = error  # standard error of the difference
        self.played_says = Phrase("")
        self.better_says = Phrase("")

    @property
    def lost(self) -> float:
        """What it cost, of a win."""
        return self.better.chance - self.chance

    @property
    def is_sure(self) -> bool:
        """Whether it cost something, and not by luck alone."""
        return self.lost > max(WORTH_TELLING, SURE * self.error)

    def plain(self) -> dict[str, Json]:
        return {
            "fill": self.fill,
            "seat": self.ask.seat,
            "slot": self.ask.slot,
            "rule": self.ask.rule,
            "played": self.played,
            "better": self.better.option,
            "before": self.better.chance,
            "after": self.chance,
            "error": self.error,
        }


class Lot:
    """What fell, and how it moved what each seat could hope for."""

    def __init__(self, fill: int, slot: str, value: int, says: Phrase) -> None:
        self.fill = fill
        self.slot = slot
        self.value = value
        self.says = says
        self.before: list[float] = []  # by seat
        self.after: list[float] = []
        self.error = 0.0  # of the largest change

    @property
    def moved(self) -> float:
        """For the seat that it meant most to."""
        return max(abs(after - before) for before, after in zip(self.before, self.after, strict=True))

    def plain(self) -> dict[str, Json]:
        return {
            "fill": self.fill,
            "slot": self.slot,
            "value": self.value,
            "before": [*self.before],
            "after": [*self.after],
            "error": self.error,
        }


class Turns:
    """The turning points of a game, those that moved most first."""

    def __init__(self, decisions: list[Decision], lots: list[Lot]) -> None:
        self.decisions = sorted(decisions, key=lambda one: -one.lost)[:MOST]
        self.lots = sorted(lots, key=lambda one: -one.moved)[:MOST]


class Reviewer:
    """A finished game made ready to be looked through, a piece at a time."""

    def __init__(self, journal: dict[str, Json], seat: Seat | None = None, seed: int = 1) -> None:
        self.match = replay_match(game_of(journal), journal)
        if not self.match.over:
            raise BadOption("turning points are told of finished games, and this one is not over")
        if seat is not None and not 0 <= seat < self.match.seats:
            raise BadOption(f"there is no seat {seat}; seats are 0 to {self.match.seats - 1}")
        self.game: Game = self.match.game
        self.mind: Mind = mind_of(self.game)
        self.slots = slot_numbers(self.game)
        self.fills = journal_fills(journal)
        self.seat = seat  # whose decisions are judged; None: everybody's
        self.seed = seed

    def pieces(self) -> list[range]:
        """The whole game in pieces to be scanned."""
        count = len(self.fills)
        return [range(first, min(first + PIECE, count)) for first in range(0, count, PIECE)]

    def moments(self, fills: Iterable[int]) -> Iterator[tuple[int, Match]]:
        """The table as it stood before each of the fills, in order."""
        wanted = sorted(set(fills))
        state = self.game.start(self.match.seats, self.match.chosen)
        at = 0
        for fill in wanted:
            while at < fill:
                state.fill(*self.fills[at])
                at += 1
            yield fill, table_of(self.game, self.match.seats, self.match.chosen, state.clone())

    # Scan

    def scan(self, fills: Iterable[int]) -> list[Suspect]:
        """What may have been turning points among these fills."""
        found: list[Suspect] = []
        for fill, match in self.moments(fills):
            seat, value = self.fills[fill]
            if seat == CHANCE:
                # Who one is, is no turn of the game.
                if len(match.state.options) > 1 and self.game.slots[match.state.slot].lot != WHO:
                    found.append(self.scan_lot(fill, match, value))
            elif seat >= 0 and (self.seat is None or self.seat == seat):
                suspect = self.scan_answer(fill, match, seat, value)
                if suspect is not None:
                    found.append(suspect)
        return found

    def scan_answer(self, fill: int, match: Match, seat: Seat, played: int) -> Suspect | None:
        eyes = Eyes(match, seat)
        own = Runner(played)
        runners = [Runner(option) for option in eyes.ask.options if option != played]
        if not runners or not self.mind.can_judge(eyes.ask.slot):
            return None
        self.race(fill, SCANNED).run(eyes, own, runners, True)
        best = max((one for one in runners if one.rounds == own.rounds), key=Runner.lead, default=None)
        return None if best is None else Suspect(fill, seat, best.option, best.lead() - best.error())

    def scan_lot(self, fill: int, match: Match, value: int) -> Suspect:
        lot = self.weigh_lot(fill, match, value, TRIED, self.seed)
        return Suspect(fill, CHANCE, value, lot.moved - lot.error)

    def race(self, fill: int, rounds: int) -> Race:
        return levels_of(self.game).race(self.seed * 1_000_003 + 2 * fill, rounds, self.mind)

    # Judge

    def suspects(self, found: list[Suspect]) -> list[Suspect]:
        """The few that are worth judging."""
        answers = sorted((one for one in found if one.seat >= 0 and one.by > 0), key=lambda one: -one.by)
        lots = sorted((one for one in found if one.seat < 0), key=lambda one: -one.by)
        return [*answers[:SUSPECTS], *lots[:SUSPECT_LOTS]]

    def judge(self, suspect: Suspect) -> Decision | Lot | None:
        """The turning point that a suspect is, or None."""
        fill, match = suspect.fill, self.table_before(suspect.fill)
        value = self.fills[fill][1]
        if suspect.seat == CHANCE:
            lot = self.weigh_lot(fill, match, value, JUDGED, self.seed + 1)
            return lot if lot.moved > max(WORTH_TELLING, SURE * lot.error) else None
        decision = self.weigh_answer(match, fill, suspect.seat, value, suspect.better)
        return decision if decision.is_sure else None

    def table_before(self, fill: int) -> Match:
        """The table as it stood before a fill: a position to look at, and to play on from."""
        return next(self.moments([fill]))[1]

    def weigh_answer(self, match: Match, fill: int, seat: Seat, played: int, better: int) -> Decision:
        """Two answers beside each other, with luck that the first race has not seen."""
        eyes = Eyes(match, seat)
        race = levels_of(self.game).race(self.seed * 1_000_003 + 2 * fill + 1, JUDGED, self.mind)
        own, other = Runner(played), Runner(better)
        for _ in range(JUDGED):
            race.round(eyes, own, [other], self.slots, True)
        told = Explained(better, other.total / JUDGED, other.error())
        compare(told, other, own, self.mind)
        found = Decision(fill, eyes.ask, played, told, own.total / JUDGED, other.error())
        found.played_says = match.phrase(eyes.ask, played)
        found.better_says = match.phrase(eyes.ask, better)
        return found

    def weigh_lot(self, fill: int, match: Match, value: int, rounds: int, seed: int) -> Lot:
        """What was to be hoped for before it fell and after, at the true table, with the same luck later on."""
        lot = Lot(fill, match.state.slot, value, self.says(match, value) if rounds == JUDGED else Phrase(""))
        befores: list[list[float]] = []
        afters: list[list[float]] = []
        for number in range(rounds):
            own = seed * 1_000_003 + fill * 1_009 + number
            befores.append(self.hope(match.state, None, own))
            afters.append(self.hope(match.state, value, own))
        lot.before, lot.after = means(befores), means(afters)
        moves = [abs(one - two) for one, two in zip(lot.before, lot.after, strict=True)]
        most = moves.index(max(moves))
        lot.error = error([two[most] - one[most] for one, two in zip(befores, afters, strict=True)])
        return lot

    def hope(self, before: State, value: int | None, seed: int) -> list[float]:
        """What each seat is left with when a lot has fallen, as it did or by its odds."""
        g = before.clone()
        last = self.mind.turn(g) + self.mind.horizon
        if value is None:
            let_fall(g, Lots(seed))
        else:
            g.take(value)
        play_on(g, self.mind, Lots(seed), last, self.game.longest, Streams(seed, self.slots))
        return self.mind.worth(g)

    def says(self, match: Match, value: int) -> Phrase:
        """What fell, in the words of the log; where that is not told as such, what came of it."""
        heard = match.clone()
        heard.listen()
        heard.state.take(value)
        assert heard.state.ears is not None
        happened = heard.state.ears.take()
        # The game is over: nothing is veiled any more.
        return Beat(self.game, None, happened[0]).phrase if happened else Phrase("")


def means(rows: list[list[float]]) -> list[float]:
    return [sum(row[n] for row in rows) / len(rows) for n in range(len(rows[0]))]


def error(values: list[float]) -> float:
    """The standard error of the mean; never quite nothing."""
    mean = sum(values) / len(values)
    squares = sum((value - mean) ** 2 for value in values)
    return math.sqrt(max(squares, 1e-9) / max(1, len(values) - 1) / len(values))


def review(
    journal: dict[str, Json], seat: Seat | None = None, seed: int = 1, progress: Progress | None = None
) -> Turns:
    """The turning points of a finished game; with a seat, of decisions only that one's."""
    reviewer = Reviewer(journal, seat, seed)
    pieces = reviewer.pieces()
    total = len(pieces) + SUSPECTS + SUSPECT_LOTS
    found: list[Suspect] = []
    for done, piece in enumerate(pieces):
        found += reviewer.scan(piece)
        if progress is not None:
            progress(done + 1, total)
    turns: list[Decision | Lot] = []
    for done, suspect in enumerate(reviewer.suspects(found)):
        judged = reviewer.judge(suspect)
        if judged is not None:
            turns.append(judged)
        if progress is not None:
            progress(len(pieces) + done + 1, total)
    return Turns([one for one in turns if isinstance(one, Decision)], [one for one in turns if isinstance(one, Lot)])
