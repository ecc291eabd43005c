"""Attack (chapter 4), with Loki's trickery (chapter 8): two columns reveal their cards, and one piece falls."""

from __future__ import annotations

from typing import Final

from gladsheim.games.odins_table.events import CAPTURED, CONQUERED, REVEALED, TRICKED
from gladsheim.games.odins_table.parts import COLUMN, COLUMNS, HOME, LOKI, ROW
from gladsheim.games.odins_table.state import OdinsTable

# What becomes of a deed: the first three are results of an attack.
BEATEN: Final = 0  # the attacker's piece is captured
CHANGED: Final = 1  # Loki lets the pieces change places
WON: Final = 2  # the defender's piece is captured
STRUCK: Final = 3  # won, against a piece on its own Energy Row
STEPPED: Final = 4
RETURNED: Final = 5  # a lost piece came back


def result(attack: int, defence: int) -> int:
    """What becomes of a card attacking another."""
    if defence == LOKI and attack > LOKI:
        return CHANGED  # OT 8.1
    return WON if attack >= defence else BEATEN  # OT 4.4, OT 4.5; also OT 8.5, 8.6 and 8.7


RESULTS: Final = [[result(attack, defence) for defence in range(10)] for attack in range(10)]


def attack(g: OdinsTable, seat: int, start: int, target: int) -> int:
    """A piece attacks the enemy on `target`; the result."""
    other = 1 - seat

    # Both reveal at once: the attacker the card of the column left, the defender that of the column attacked.
    attacking = g.use(seat * COLUMNS + COLUMN[start])
    defending = g.use(other * COLUMNS + COLUMN[target])
    outcome = RESULTS[attacking][defending]
    g.say_more(REVEALED, seat, start, target, attacking, defending)

    # The loser is captured, and the winner stands on the attacked space; or a trick lets them change places.
    if outcome == BEATEN:
        g.capture(seat, start)
        g.say(CAPTURED, seat, start, rule="OT 8.6" if defending == LOKI else "OT 4.6")
        return outcome
    g.take_off(seat, start)
    if outcome == CHANGED:
        g.take_off(other, target)
        g.put(other, start)
        g.put(seat, target)
        g.say(TRICKED, other, start, target)
        if ROW[start] == HOME[seat]:
            g.say(CONQUERED, other, start, g.conquered(other))  # OT 8.3
        return outcome
    g.capture(other, target)
    g.put(seat, target)
    g.say(CAPTURED, other, target, rule="OT 8.5" if defending == LOKI else "OT 4.6")
    # Who loses a piece on the own Energy Row may swap (OT 5.3).
    return STRUCK if ROW[target] == HOME[other] else WON
