"""Garbage: when Python searches for what nobody needs any more.

A search through everything stops every table, with two hundred of them for a sixth of a second.  So what is there when
the hall opens is left out for good, and the rest is searched only while nobody plays.  What is young is still searched
often, and quickly.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

from gladsheim.server.commits import Commits

# Things made until a search among the youngest; such searches until a wider one; wider ones until one of everything.
THRESHOLDS: Final = (1_000, 5, 100_000)
CALM: Final = 10.0  # seconds without a deed at any table


async def search_when_calm(commits: Commits) -> None:
    """Runs for as long as the hall is open."""
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    searched = time.perf_counter()
    try:
        while True:
            await asyncio.sleep(CALM)
            if searched < commits.last_at < time.perf_counter() - CALM:
                gc.collect()
                searched = time.perf_counter()
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
