"""Yggdrasil: one to six gods against six enemies, together.  Start reading in turn.py."""

from pathlib import Path

from gladsheim.core.events import events_of
from gladsheim.core.forms import Form, State
from gladsheim.core.game import BadOption, Chosen, Game, Option, Roles, Seams
from gladsheim.core.kinds import BAG, COUNT, SEAT, Kind, Slot
from gladsheim.core.text import Phrase
from gladsheim.games.yggdrasil import events
from gladsheim.games.yggdrasil.combat import Asgard, Combat, IceFortress
from gladsheim.games.yggdrasil.deck import cards_left
from gladsheim.games.yggdrasil.enemies import EnemyCard
from gladsheim.games.yggdrasil.events import ARTIFACT, BAG_OF, CARD, ENEMY, GIANT, GOD, ISLAND
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
    RAGNAROK,
    RAGNAROK_CARDS,
    RAGNAROK_COUNT,
    RAGNAROK_SETS,
    SCALE_NAMES,
    SIGELS_VIKINGS,
    STOP,
    TOP_OF_PILE,
    WORLD_NAMES,
)
from gladsheim.games.yggdrasil.powers import OdinsCards, TwoRolls
from gladsheim.games.yggdrasil.runes import DriveBack, Fallen, Sigel
from gladsheim.games.yggdrasil.sacred import DiscardGiant, Rearrange, SacredLand, ValkyriesRide
from gladsheim.games.yggdrasil.state import Yggdrasil, table
from gladsheim.games.yggdrasil.turn import Preparation, Turn
from gladsheim.games.yggdrasil.view import imagine, view
from gladsheim.games.yggdrasil.view_types import YggdrasilView
from gladsheim.games.yggdrasil.words import FACE, label, place, text, write
from gladsheim.games.yggdrasil.worlds import Darkness, Forge, KingdomOfFire, WorldOfTheDead

OWN_LEVEL = "own"  # the numbers of special cards are chosen one by one

# Kinds of answers of which no event speaks.
HOW_MANY = Kind("count", place="number-{}")
WORLD = Kind("world", [*WORLD_NAMES, "stop"], key="act", place="world-{}")
WHICH_RAGNAROK = Kind("ragnarok", [f"{number + 1}" for number in range(len(RAGNAROK_CARDS))], key="card-ragnarok")
BACK = Kind("back", ["under", "top"], place="deck")
SCALE = Kind("scale", key="do-scale", place="scale-{}", writes=SCALE_NAMES.__getitem__)


def set_up(state: State, seats: int, chosen: Chosen) -> Form:
    g = table(state)
    gods = chosen.words("gods")
    if len(gods) > seats:
        reason = f"option 'gods' names {len(gods)} gods for {seats} seats; allowed: at most one for each seat"
        raise BadOption(reason, Phrase("refused-gods", {"most": seats, "count": len(gods)}))
    g.lay_out(seats)
    g.gods = [GOD_NAMES.index(god) for god in gods]
    level = chosen.word("level")
    cards = LEVEL_CARDS.get(level, [chosen.number("angry"), chosen.number("ragnarok")])
    specials = [ANGRY + ENEMY_NAMES.index(enemy) for enemy in chosen.words("angry_enemies")]
    g.angry_count = max(cards[0], len(specials))
    g.ragnarok_set = list(RAGNAROK_SETS).index(chosen.word("ragnarok_cards"))
    named = [int(number) - 1 for number in chosen.words("ragnarok_named")]
    specials += [RAGNAROK + g.ragnarok_set * RAGNAROK_COUNT + number for number in named]
    g.ragnarok_count = max(cards[1], len(named))
    g.hammers = list(HAMMERS).index(chosen.word("hammers"))
    g.colours = list(COLOURS).index(chosen.word("colours"))
    g.hidden_bags = chosen.word("bags") == "hidden"
    g.may_stop = chosen.flag("stopping")
    g.vanir_counts = chosen.flag("vanir_runes")
    return Preparation(specials, evenly=chosen.word("shuffle") == "spread")


def pieces(state: State) -> dict[str, int]:
    """The box, counted: nothing is ever added or taken away."""
    g = table(state)
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


def roles(g: State, chance: dict[str, int]) -> Roles:
    return {"god": [GOD_NAMES[god] for god in table(g).gods]}


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
        "ragnarok_named": Option([f"{number + 1}" for number in range(RAGNAROK_COUNT)], [], many=True),
        "shuffle": Option(["spread", "plain"], "spread"),
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
        "god": Slot(GODS, GOD, mute=True),  # what an event of the game tells is mute: it need not be told twice
        "angry": Slot(ENEMIES, ENEMY),
        "ragnarok": Slot(len(RAGNAROK_CARDS), WHICH_RAGNAROK),
        "card": Slot(CARDS, CARD, mute=True),
        "play": Slot(CARDS, CARD),
        "back": Slot(2, BACK),
        "die": Slot(len(FACES), FACE),
        "first": Slot(len(FACES), FACE),
        "second": Slot(len(FACES), FACE),
        "roll": Slot(len(FACES), FACE),
        "drag": Slot(ENEMIES, ENEMY),
        "world": Slot(STOP + 1, WORLD),
        "enemy": Slot(ENEMIES, ENEMY),
        "giant": Slot(TOP_OF_PILE + 1, GIANT, mute=True),
        "vikings": Slot(ALL_VIKINGS + 1, HOW_MANY),
        "elves": Slot(ALL_ELVES + 1, HOW_MANY),
        "share": Slot(SIGELS_VIKINGS + 1, HOW_MANY),
        "route": Slot(THREE_ONLY + ISLANDS, Kind("route")),
        "souls": Slot(HEIMDALLS_SOULS + 1, COUNT, mute=True, lot=BAG),
        "artifact": Slot(ENEMIES, ARTIFACT),
        "partner": Slot(GODS, Kind("partner", turns=SEAT.from_seat)),
        "hold_vikings": Slot(ALL_VIKINGS + 1, HOW_MANY),
        "hold_elves": Slot(ALL_ELVES + 1, HOW_MANY),
        "bag": Slot(ISLANDS, BAG_OF),
        "burned": Slot(BURNED + 1, COUNT, mute=True, lot=BAG),
        "scale": Slot(LAST_SQUARE + 1, SCALE),
        "island": Slot(ISLANDS, ISLAND),
        "next_card": Slot(CARDS, CARD),
    },
    set_up=set_up,
    view=view,
    sees=YggdrasilView,
    events=events_of(events),
    unsaid={
        "turn": "a counter of actions: where a god acts is seen in what it does there",
        "steps": "what was answered is seen in what follows",
    },
    imagine=imagine,
    label=label,
    place=place,
    write=write,
    roles=roles,
    text=text,
    pieces=pieces,
    longest=4_000,
    cooperative=True,
    seams=Seams(
        mind="gladsheim.games.yggdrasil.mind:MIND",
        levels="gladsheim.games.yggdrasil.mind:LEVELS",
        layout="gladsheim.games.yggdrasil.layout:parts",
        observe="gladsheim.games.yggdrasil.observe:observe",
        riddle=3,
        tasks="gladsheim.games.yggdrasil.tasks:TASKS",
    ),
)
