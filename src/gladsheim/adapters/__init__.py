"""Adapters: Gladsheim's games in PettingZoo, Gymnasium and OpenSpiel.  They need the extra `gladsheim[rl]`."""
