"""The environments of a setting.  Without the frameworks the tests that need them are skipped."""

from __future__ import annotations

import pytest

from gladsheim.core.game import Value

pytest.importorskip("pettingzoo")

from pettingzoo import AECEnv

from gladsheim.adapters import gymnasium, pettingzoo


def agents(game: str, seats: int, options: dict[str, Value]) -> AECEnv:
    return pettingzoo.env(game, seats=seats, **options)  # type: ignore[arg-type]


def learner(game: str, seats: int, options: dict[str, Value]) -> gymnasium.Table:
    return gymnasium.env(game, seats=seats, **options)  # type: ignore[arg-type]
