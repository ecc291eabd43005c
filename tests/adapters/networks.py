"""Networks that have learned nothing, for tests of those who play them."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np

from gladsheim.adapters.network import About, Network


def a_network(game: str, seats: int, seed: int = 1, hidden: int = 8) -> Network:
    about, lots = About(game, seats), np.random.default_rng(seed)
    sizes = [about.size, hidden, about.actions + 1]
    weights = [lots.normal(size=(one, other)).astype(np.float32) for one, other in pairwise(sizes)]
    return Network(about, weights, [lots.normal(size=size).astype(np.float32) for size in sizes[1:]])


def saved(game: str, seats: int, folder: Path, seed: int = 1) -> str:
    """The name of a bot that plays such a network."""
    file = folder / f"{game}-{seats}-{seed}.npz"
    a_network(game, seats, seed).save(file)
    return f"network:{file}"
