"""The laboratory: many games, and what they say."""

from gladsheim.lab.simulate import Simulation, play, simulate

__all__ = ["Simulation", "play", "simulate"]
