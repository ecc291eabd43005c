"""The pieces of the box, counted."""

from __future__ import annotations

from gladsheim.core.forms import State
from gladsheim.games.chronicles.parts import (
    ANONYMOUS,
    ARTIFACTS,
    ENEMIES,
    GIANTS,
    HEROES,
    IOTUNN_PAWNS,
    MARKERS,
    NO_CARD,
    UNSEEN,
    WORLDS,
    count,
)
from gladsheim.games.chronicles.state import BETRAYAL, FACE_DOWN, OATH, Chronicles, table
from gladsheim.games.chronicles.wheel import unseen_cards


def pieces(state: State) -> dict[str, int]:
    """Nothing is ever added or taken away."""
    g = table(state)
    counted = {
        "life": sum(g.life) + g.life_reserve,
        "elves": sum(g.elves) + g.elf_reserve + g.spent_elves,
        "vanir": sum(g.vanir) + g.vanir_reserve,
        "pawns out of bounds": sum(
            1
            for pawns, most in (
                (g.valhalla, HEROES),
                (g.giants, GIANTS),
                (g.anonymous, ANONYMOUS),
                (count(g.iotunns), IOTUNN_PAWNS),
                (count(g.ruins), MARKERS),
            )
            if not 0 <= pawns <= most
        ),
        "creatures": len(g.creature_deck) + len(g.drawn) + len(g.discards),
        "iotunn cards": len(g.iotunn_deck) + len(g.iotunn_discards),
        "stocks below zero": sum(1 for stock in [*g.elves, *g.vanir, g.elf_reserve, g.vanir_reserve] if stock < 0),
    }
    tokens = sum(1 for token in g.tokens if token in (FACE_DOWN, OATH, BETRAYAL))
    counted["promises"] = tokens % WORLDS  # one a world, or none on most pages
    for artifact in range(ARTIFACTS):
        held = sum((artifacts >> artifact) & 1 for artifacts in g.artifacts)
        shown = g.artifact_tops.count(artifact) + sum(deck.count(artifact) for deck in g.artifact_decks)
        counted[f"artifact {artifact}"] = held + shown
    for card in range(max(g.players, 3) * ENEMIES):
        counted[f"card {card}"] = sum(row.count(card) for row in enemy_cards(g))
    counted["unseen cards"] = sum(g.mixed) - len(g.pool)
    counted["decks below zero"] = sum(1 for player in range(g.players) if unseen_cards(g, player) < 0)
    return counted


def enemy_cards(g: Chronicles) -> list[list[int]]:
    known = [card for card in [*g.centre, *g.wheel, *g.second] if card not in (NO_CARD, UNSEEN)]
    return [*g.tops, *g.bags, *g.unders, g.pool, known]
