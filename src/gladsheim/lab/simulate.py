"""Simulate: many games between bots, and who won how often, with confidence intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from gladsheim.bots import Eyes, make_bot
from gladsheim.core.forms import CLOCK
from gladsheim.core.game import BadOption, Json, Value, whole_number
from gladsheim.core.match import Match
from gladsheim.games import find
from gladsheim.lab.sitting import Result, Setting, time_is_up, who_speaks
from gladsheim.lab.stats import Share
from gladsheim.lab.workers import Work, workers_on

Progress = Callable[[int], None]
PIECE = 25  # games in a piece of work, at most


class Simulation:
    """The results of many games.

    A game that all win or lose together counts once, for the table and for each kind of bot that sat at it: seats that
    always agree are no more games.
    """

    def __init__(self, game: str, results: list[Result], cooperative: bool = False) -> None:
        self.game = game
        self.games = len(results)
        self.cooperative = cooperative
        self.decisions = sum(result.decisions for result in results)
        self.outcomes = Counter(result.outcome for result in results)
        seats = 1 if self.cooperative else len(results[0].returns)
        self.seats = [Share(sum(result.returns[seat] for result in results), len(results)) for seat in range(seats)]
        self.bots: dict[str, Share] = {}
        for bot in sorted({bot for result in results for bot in result.bots}):
            won: list[float] = []
            for result in results:
                own = [result.returns[seat] for seat, one in enumerate(result.bots) if one == bot]
                won += own[:1] if self.cooperative else own
            self.bots[bot] = Share(sum(won), len(won))

    def plain(self) -> dict[str, Json]:
        """The same as plain data."""
        return {
            "game": self.game,
            "games": self.games,
            "decisions": self.decisions,
            "outcomes": dict(sorted(self.outcomes.items())),
            "cooperative": self.cooperative,
            "seats": [share.plain() for share in self.seats],
            "bots": {bot: share.plain() for bot, share in self.bots.items()},
        }


def play(match: Match, names: list[str], seed: int) -> int:
    """Bots play a match to its end; how many answers they gave."""
    bots = [make_bot(name, seed * 64 + seat) for seat, name in enumerate(names)]
    decisions = 0
    while not match.over:
        seat = who_speaks(match)
        match.answer(seat, time_is_up(match) if seat == CLOCK else bots[seat].answer(Eyes(match, seat)))
        decisions += 1
    for seat, bot in enumerate(bots):
        bot.leave(Eyes(match, seat))
    return decisions


def names_of(bots: object) -> list[str]:
    if not isinstance(bots, str):
        raise BadOption(f"bots are one name, or several in one text with commas between, not {bots!r}")
    return bots.split(",")


def simulate(
    game: str,
    games: int = 100,
    seats: int | None = None,
    bots: str = "random",
    seed: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
    on: str = "here",
    **options: Value,
) -> Simulation:
    """Play many games; the same seed gives the same games, whatever the number of workers.

    `bots` is one name for all seats, or several with commas; they change seats from game to game.
    """
    for what, given in (("games", games), ("workers", workers), ("a seed", seed)):
        whole_number(what, given)
    setting = setting_of(game, seats, bots, options)
    results: list[Result] = []
    play_games(setting, games, seed, workers, on, progress, results)
    return Simulation(game, results, find(game).cooperative)


def setting_of(game: str, seats: int | None, bots: str, options: dict[str, Value]) -> Setting:
    """The table that is played at; a BadOption names what cannot be."""
    count = find(game).seats[0] if seats is None else seats
    setting = Setting(game, count, options, names_of(bots))
    setting.check()
    if len(setting.bots) not in (1, count):
        raise BadOption(f"{len(setting.bots)} bots for {count} seats: name one for all or one for each")
    return setting


def play_games(
    setting: Setting,
    games: int,
    seed: int,
    workers: int,
    on: str,
    progress: Progress | None,
    results: list[Result],
) -> None:
    """Play the games, in order, into a list: whoever is interrupted has those that were played."""
    if games < 1 or workers < 1:
        raise BadOption(f"a simulation needs at least one game and one worker, not {games} and {workers}")
    piece = max(1, min(PIECE, games // (4 * workers))) if progress is None or workers > 1 else 1
    works = [Work(setting, seed, first, min(piece, games - first)) for first in range(0, games, piece)]
    with workers_on(on, workers) as those:
        for part in those.play(works):
            results += part
            if progress is not None:
                progress(len(part))
