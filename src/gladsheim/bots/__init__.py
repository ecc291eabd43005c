"""Bots: players that are only ever given what their seat may know."""
