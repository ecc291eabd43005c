"""Policies: for a game, one plain way to play it, written down."""
"""Plain policies, one module a game: players who follow simple rules and look no further."""
