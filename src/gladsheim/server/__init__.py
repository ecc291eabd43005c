"""Server: the hall over HTTP and WebSocket.  Thin: rules are the games', tables are `gladsheim.table`'s."""

from __future__ import annotations

from gladsheim.server.app import create_app
from gladsheim.server.run import make_server
from gladsheim.server.settings import Settings

__all__ = ["Settings", "create_app", "make_server"]
