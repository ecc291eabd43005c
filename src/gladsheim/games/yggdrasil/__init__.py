"""Yggdrasil: one to six gods against six enemies, together.  Start reading in turn.py."""

from pathlib import Path

from gladsheim.core.forms import Form, State
from gladsheim.core.game import BadOption, Chosen, Game, Option
from gladsheim.core.text import Phrase
from gladsheim.games.yggdrasil.combat import Asgard, Combat, IceFortress
from gladsheim.games.yggdrasil.deck import cards_left
from gladsheim.games.yggdrasil.enemies import EnemyCard
from gladsheim.games.yggdrasil.midgard import THREE_ONLY, Midgard
from gladsheim.games.yggdrasil.parts import (
    ALL_ELVES,
    ALL_VIKINGS,
    ANGRY,
    BURNED,
    CARDS,
    COLOURS,
    DECK,
    ENEMIES,
    ENEMY_NAMES,
    FACES,
    GOD_NAMES,
    GODS,
    HAMMERS,
    HEIMDALLS_SOULS,
    ISLANDS,
    LAST_SQUARE,
    LEVEL_CARDS,
    RAGNAROK_CARDS,
    RAGNAROK_COUNT,
    RAGNAROK_SETS,
    SIGELS_VIKINGS,
    STOP,
    TOP_OF_PILE,
)
from gladsheim.games.yggdrasil.powers import OdinsCards, TwoRolls
from gladsheim.games.yggdrasil.runes import DriveBack, Fallen, Sigel
from gladsheim.games.yggdrasil.sacred import DiscardGiant, Rearrange, SacredLand, ValkyriesRide
from gladsheim.games.yggdrasil.state import Yggdrasil
from gladsheim.games.yggdrasil.turn import Preparation, Turn
from gladsheim.games.yggdrasil.view import imagine, view
from gladsheim.games.yggdrasil.words import label, place, text
from gladsheim.games.yggdrasil.worlds import Darkness, Forge, KingdomOfFire, WorldOfTheDead

OWN_LEVEL = "own"  # the numbers of special cards are chosen one by one


def set_up(g: State, seats: int, chosen: Chosen) -> Form:
    assert isinstance(g, Yggdrasil)
    gods = chosen.words("gods")
    if len(gods) > seats:
        reason = f"option 'gods' names {len(gods)} gods for {seats} seats; allowed: at most one for each seat"
        raise BadOption(reason, Phrase("refused-gods", {"most": seats, "count": len(gods)}))
    g.set_up(seats)
    g.gods = [GOD_NAMES.index(god) for god in gods]
    level = chosen.word("level")
    cards = LEVEL_CARDS.get(level, [chosen.number("angry"), chosen.number("ragnarok")])
    specials = [ANGRY + ENEMY_NAMES.index(enemy) for enemy in chosen.words("angry_enemies")]
    g.angry_count = max(cards[0], len(specials))
    g.ragnarok_count = cards[1]
    g.ragnarok_set = list(RAGNAROK_SETS).index(chosen.word("ragnarok_cards"))
    g.hammers = list(HAMMERS).index(chosen.word("hammers"))
    g.colours = list(COLOURS).index(chosen.word("colours"))
    g.hidden_bags = chosen.word("bags") == "hidden"
    g.may_stop = chosen.flag("stopping")
    g.vanir_counts = chosen.flag("vanir_runes")
    return Preparation(specials)


def pieces(g: State) -> dict[str, int]:
    """The box, counted: nothing is ever added or taken away."""
    assert isinstance(g, Yggdrasil)
    on_their_way = [*g.drawn, *g.discards, *[row for row in g.rows if row >= 0], *g.unseen, *g.specials]
    held = [level for level in g.levels if level]
    return {
        "vikings": sum(g.vikings) + sum(g.bag_vikings) + g.dead,
        "fire giants": sum(g.bags) - sum(g.bag_vikings) + g.fire,
        "elves": sum(g.elves) + g.alfheim + g.spare_elves(),
        "artifacts": len(held) + bin(g.forge).count("1"),
        "giants": sum(bin(bits).count("1") for bits in (g.pile, g.active, g.beaten, g.removed)),
        "giants in two places": (g.pile & g.active)
        | (g.beaten & g.removed)
        | ((g.pile | g.active) & (g.beaten | g.removed)),
        "enemy cards": len(on_their_way) or DECK + g.ragnarok_count,
        "cards of unknown place": len(on_their_way) - len(g.drawn) - len(g.discards) - cards_left(g),
    }


GAME = Game(
    id="yggdrasil",
    folder=Path(__file__).parent,
    seats=range(1, GODS + 1),
    options={
        "gods": Option(GOD_NAMES, [], many=True),
        "level": Option([OWN_LEVEL, *LEVEL_CARDS], OWN_LEVEL),
        "angry": Option(list(range(ENEMIES + 1)), 0),
        "angry_enemies": Option(ENEMY_NAMES, [], many=True),
        "ragnarok": Option(list(range(RAGNAROK_COUNT + 1)), 0),
        "ragnarok_cards": Option(list(RAGNAROK_SETS), "three-each"),
        "bags": Option(["hidden", "open"], "open"),
        "stopping": Option([True, False], True),
        "vanir_runes": Option([True, False], True),
        "hammers": Option(list(HAMMERS), "nought-to-three"),
        "colours": Option(list(COLOURS), "white-and-blue"),
    },
    state=Yggdrasil,
    forms=[
        *(Preparation, Turn, OdinsCards, TwoRolls, EnemyCard, Asgard, IceFortress, Combat, Fallen, Sigel, DriveBack),
        *(Midgard, Forge, Darkness, WorldOfTheDead, KingdomOfFire),
        *(SacredLand, ValkyriesRide, Rearrange, DiscardGiant),
    ],
    slots={
        "god": GODS,
        "angry": ENEMIES,
        "ragnarok": len(RAGNAROK_CARDS),
        "card": CARDS,
        "play": CARDS,
        "back": 2,
        "die": len(FACES),
        "first": len(FACES),
        "second": len(FACES),
        "roll": len(FACES),
        "drag": ENEMIES,
        "world": STOP + 1,
        "enemy": ENEMIES,
        "giant": TOP_OF_PILE + 1,
        "vikings": ALL_VIKINGS + 1,
        "elves": ALL_ELVES + 1,
        "share": SIGELS_VIKINGS + 1,
        "route": THREE_ONLY + ISLANDS,
        "souls": HEIMDALLS_SOULS + 1,
        "artifact": ENEMIES,
        "partner": GODS,
        "hold_vikings": ALL_VIKINGS + 1,
        "hold_elves": ALL_ELVES + 1,
        "bag": ISLANDS,
        "burned": BURNED + 1,
        "scale": LAST_SQUARE + 1,
        "island": ISLANDS,
        "next_card": CARDS,
    },
    set_up=set_up,
    view=view,
    imagine=imagine,
    label=label,
    place=place,
    text=text,
    pieces=pieces,
    longest=4_000,
    cooperative=True,
)
