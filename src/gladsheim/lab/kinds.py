"""Kinds of chance: whether a lot was a card of a deck, a counter from a bag, a die, or who sat where."""

from __future__ import annotations

from gladsheim.core.game import Game

SEAT = "seat"  # lots that say who one is: order of play, god, faction
DECK = "deck"
BAG = "bag"
DICE = "dice"
KINDS = [SEAT, DECK, BAG, DICE]

# Blank -> kind, for the blanks that chance fills.
OWN = {
    "yggdrasil": {
        **dict.fromkeys(("god",), SEAT),
        **dict.fromkeys(("angry", "ragnarok", "card", "giant"), DECK),
        **dict.fromkeys(("souls", "burned"), BAG),
        **dict.fromkeys(("die", "first", "second"), DICE),
    },
    "chronicles": {
        **dict.fromkeys(("top", "card", "iotunn"), DECK),
        **dict.fromkeys(("servant", "token"), BAG),
        **dict.fromkeys(("face",), DICE),
    },
    "odins-table": {"white": SEAT, "card": DECK},
    "vedrfolnir": {"first": SEAT, "card": DECK, "drawn": DECK},
    "gotterdammerung": {**dict.fromkeys(("first", "place", "dealt"), SEAT), "lot": DICE, "dice": DICE},
}


def kind_of(game: Game, slot: str) -> str:
    """The kind of chance that fills a blank; in a game that we do not know, by its name."""
    own = OWN.get(game.id)
    if own is not None:
        return own[slot]
    if slot in ("die", "dice", "roll", "face"):
        return DICE
    return BAG if slot in ("bag", "counter", "token") else DECK
