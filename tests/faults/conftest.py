"""The long tests: kills, several processes, whatever a program may send.  They are run once, on the compiled engine."""

from __future__ import annotations

from server.conftest import hall

__all__ = ["hall"]
