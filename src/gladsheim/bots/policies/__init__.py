"""Policies: for a game, one plain way to play it, written down."""
