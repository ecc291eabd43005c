"""Hours: the time of day and the time that passes, for the whole server.

The system's clock may jump; a table's may not.  So the time of day is what the system said when the server started,
and the seconds that have passed since.
"""

from __future__ import annotations

import time
from typing import Final

STARTED: Final = time.monotonic()
STARTED_AT: Final = time.time()


def passed() -> float:
    """Seconds since some moment, which never run back."""
    return time.monotonic()


def now() -> float:
    """Seconds since 1970."""
    return STARTED_AT + passed() - STARTED
