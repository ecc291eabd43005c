"""The laboratory: many games, and what they say."""

from gladsheim.lab.luck import luck
from gladsheim.lab.luck_text import luck_text
from gladsheim.lab.simulate import Simulation, play, simulate

__all__ = ["Simulation", "luck", "luck_text", "play", "simulate"]
