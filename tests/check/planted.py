"""Faults planted on purpose: what a test needs to show that a law catches one."""

from __future__ import annotations

from gladsheim.check import Report, run_checks
from gladsheim.core.game import Game

SEEDS = range(1, 15, 2)


def caught(game: Game, law: str, words: str) -> None:
    """The law finds a fault and says these words, in one line that names the law and the game."""
    for seed in SEEDS:
        report = run_checks(game, 2, seed, laws=[law])
        for line in report.faults:
            assert line.startswith(f"{law}: {game.id}")
            assert "\n" not in line
        if not report.ok:
            assert words in "\n".join(report.faults)
            return
    raise AssertionError(f"the law '{law}' found nothing")


def sound(game: Game, games: int = 8) -> Report:
    report = run_checks(game, games, 1)
    assert report.ok, "\n".join(report.faults)
    return report
