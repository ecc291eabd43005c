"""Put a game through every law."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from gladsheim.check.beats import Beats
from gladsheim.check.clone import Clone
from gladsheim.check.fuzz import Fuzz
from gladsheim.check.law import Law, Report
from gladsheim.check.leak import Leak
from gladsheim.check.look import Look
from gladsheim.check.observe import Observed
from gladsheim.check.options import Options
from gladsheim.check.play import cases, watching
from gladsheim.check.replay import Replay
from gladsheim.check.rules import Rules
from gladsheim.check.save import Save
from gladsheim.check.seams import Offers
from gladsheim.check.shake import Shake
from gladsheim.check.text import Text
from gladsheim.core.game import Game

LAWS = (
    "rules",
    "text",
    "fuzz",
    "options",
    "look",
    "clone",
    "save",
    "replay",
    "beats",
    "leak",
    "shake",
    "observe",
    "seams",
)


def run_checks(
    game: Game,
    games: int = 100,
    seed: int = 1,
    seats: int | None = None,
    stories: Path | None = None,
    laws: list[str] | None = None,
    progress: Callable[[int, int, str], None] | None = None,
) -> Report:
    """Play so many random games and try the laws on them, the costly ones on the first of them only.

    `progress` is told how many plays are done, of how many, and the law that is tried now.
    """
    tried = [law for law in all_laws(game, stories) if laws is None or law.name in laws]
    total = sum(law.games_of(games) for law in tried)
    done = 0
    for law in tried:
        law.once()
    with watching(game.folder):
        for number, case in enumerate(cases(game, games, seed, seats)):
            sound = True
            for law in tried:
                if number >= law.games_of(games):
                    continue
                if progress is not None:
                    progress(done, total, law.name)
                # A game that does not even come to its end would only be told again by every other law.
                if sound:
                    sound = law.try_case(case) or law.name != "fuzz"
                done += 1
            if any(law.endless for law in tried):
                break  # it would be waited for in every game
    for law in tried:
        law.end()
    if progress is not None:
        progress(total, total, "")
    return Report(game, games, seed, tried)


def all_laws(game: Game, stories: Path | None) -> list[Law]:
    return [
        Rules(game, stories),
        Fuzz(game),
        Options(game),
        Text(game),
        Look(game),
        Clone(game),
        Save(game),
        Replay(game),
        Beats(game),
        Leak(game),
        Shake(game),
        Observed(game),
        Offers(game),
    ]
