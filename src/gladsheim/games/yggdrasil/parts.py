"""The parts of the box: worlds, enemies, gods, islands, giants, die and cards.

Each table names its source: the rulebook; found (public reviews); derived (forced by the rulebook's own numbers);
default (neither found nor derived: correct it here if you own the box).
"""

from __future__ import annotations

from typing import Final

from gladsheim.core.box import Box

BOX: Final = Box("yggdrasil")

# The nine worlds (rulebook, Actions on Yggdrasil).
ASGARD: Final = 0
MIDGARD: Final = 1
FORGE: Final = 2
ELVES: Final = 3
DARKNESS: Final = 4
DEAD: Final = 5
FIRE: Final = 6
ICE: Final = 7
SACRED: Final = 8
WORLDS: Final = 9
WORLD_NAMES: Final = ["asgard", "midgard", "forge", "elves", "darkness", "dead", "fire", "ice", "sacred"]
STOP: Final = 9  # the answer that ends a turn early

# The six enemies (rulebook, Enemy effects).
HEL: Final = 0
SURT: Final = 1
JORMUNGAND: Final = 2
LOKI: Final = 3
NIDHOGG: Final = 4
FENRIR: Final = 5
ENEMIES: Final = 6
ENEMY_NAMES: Final = ["hel", "surt", "jormungand", "loki", "nidhogg", "fenrir"]

# The six gods (rulebook, Gods powers).
ODIN: Final = 0
THOR: Final = 1
FREY: Final = 2
HEIMDALL: Final = 3
TYR: Final = 4
FREYJA: Final = 5
GODS: Final = 6
GOD_NAMES: Final = ["odin", "thor", "frey", "heimdall", "tyr", "freyja"]

# The islands of Midgard lie in a line (derived: the rulebook's caption on the Blue Island, and reviews).
RAINBOW: Final = 0
WHITE: Final = 1
BLUE: Final = 2
GREEN: Final = 3
BLACK: Final = 4
ISLANDS: Final = 5
ISLAND_NAMES: Final = ["rainbow", "white", "blue", "green", "black"]
NEIGHBOURS: Final = [[1], [0, 2], [1, 3], [2, 4], [3]]  # island -> islands one step away
BOX.table("NEIGHBOURS", NEIGHBOURS, "derived: the caption on the Blue Island, and reviews", loose=True)

# Counters (rulebook, Contents & set up; how the bags are filled: found, cyberfab.fr, and the sums agree).
ALL_VIKINGS: Final = 47
ALL_FIRE_GIANTS: Final = 42
ALL_ELVES: Final = 8
START_DEAD: Final = 5
START_FIRE: Final = 12
BAG_VIKINGS: Final = [0, 6, 9, 12, 15]  # island -> Vikings in its bag; the Rainbow Island has none
BAG_GIANTS: Final = [0, 12, 9, 6, 3]
BOX.table(
    "BAG_VIKINGS",
    BAG_VIKINGS,
    "found: cyberfab.fr, and the sums agree",
    about="Vikings in the bags at the start: Rainbow, white, blue, green, black island.",
)
BOX.table(
    "BAG_GIANTS",
    BAG_GIANTS,
    "found: cyberfab.fr, and the sums agree",
    about="Fire giants in the same bags.",
)
FULL_BAGS: Final = [vikings + giants for vikings, giants in zip(BAG_VIKINGS, BAG_GIANTS, strict=True)]

# Asgard's eight spaces in five areas of 1, 2, 2, 2, 1 (rulebook; powers derived; forces found, powermilk.pl).
START_SPACE: Final = 1
RESIDENCE: Final = 8
LAST_BEFORE_WALL: Final = 3
LAST_BEFORE_DOOR: Final = 5
POWER: Final = [0, 0, 1, 1, 2, 2, 3, 3, 0]  # space -> power of an effect on arrival
FORCE: Final = [5, 5, 5, 5, 6, 6, 7, 7, 8]  # space -> combat force
FENRIR_POWER: Final = [0, 1, 1, 1, 2, 2, 3, 3, 3]  # space -> how hard an angry Fenrir is to calm
BOX.table(
    "POWER",
    POWER,
    "derived",
    about="The power of an enemy's effect by the space it comes to; the first number counts for nothing.",
)
BOX.table(
    "FORCE",
    FORCE,
    "found: powermilk.pl",
    about="The combat force of an enemy by the space it stands on; the first number counts for nothing.",
)
BOX.table("FENRIR_POWER", FENRIR_POWER, "derived")

# Defeat (rulebook, End of the game).
TOO_MANY_PAST_WALL: Final = 5
TOO_MANY_PAST_DOOR: Final = 3
DEFEATS: Final = ["wall", "door", "residence"]

# The die: hammers and colours of its six faces (default; no roll ever uses both).
HAMMERS: Final = {
    "nought-to-three": [0, 2, 1, 3, 1, 2],  # default
    "one-to-three": [1, 2, 1, 3, 1, 2],  # alternative
    "two-of-each": [1, 3, 1, 3, 2, 2],  # alternative
}
COLOURS: Final = {
    "white-and-blue": [WHITE, WHITE, BLUE, BLUE, GREEN, BLACK],  # default
    "green-and-black": [WHITE, GREEN, BLUE, BLACK, GREEN, BLACK],  # alternative
}
BOX.table(
    "HAMMERS",
    HAMMERS,
    "default",
    about="How many hammers each of the six faces of the die shows; an option of the game names one row.",
)
BOX.table(
    "COLOURS",
    COLOURS,
    "default",
    about="The colour of each face of the same die: 1 white, 2 blue, 3 green, 4 black.",
)
FACES: Final = [0, 1, 2, 3, 4, 5]
HAMMERS_OF: Final = list(HAMMERS.values())
COLOURS_OF: Final = list(COLOURS.values())
# Fenrir is calmed by white, blue and green at power 1, white and blue at 2, white at 3 (derived; green default).
CALM_SUM: Final = 4  # colour + power is at most this

# Actions of a turn (rulebook, Game flow; Gods powers).
ACTIONS: Final = 3
FREYS_ACTIONS: Final = 4
SOULS: Final = 3
HEIMDALLS_SOULS: Final = 4
RAISED: Final = 5  # Vikings put into a bag by the World of the Dead
BURNED: Final = 5  # counters taken out of a bag by the Kingdom of Fire
ADVANCE: Final = 0  # answer to "scale": move the Vanir on
UNDER: Final = 0  # answers to "back": Odin's other card goes under the deck,
ON_TOP: Final = 1  # or on it

# Artifacts: one line for each enemy, levels 1-3, one copy each (derived); bonus = level (rulebook; level 2 derived).
LEVELS: Final = 3
FULL_FORGE: Final = (1 << (ENEMIES * LEVELS)) - 1  # bit enemy * 3 + level - 1
ARTIFACT_NAMES: Final = ["ring", "sword", "hammer", "net", "spear", "ribbon"]  # the Ring: rulebook; others: default

# Runes (rulebook, Powers of the runes).
SIGEL: Final = 0
DAEG: Final = 1
MANN: Final = 2
TIWAZ: Final = 3
RUNE_NAMES: Final = ["sigel", "daeg", "mann", "tiwaz"]
SIGELS_VIKINGS: Final = 15
DAEGS_TURNS: Final = 3
MANNS_SPACES: Final = 3
TIWAZ_ENEMIES: Final = 3

# Giants, numbered rune * 4 + part - 1 by their place in this table: name, effect, its target, source.
# That there is one of each effect is derived; Gialp is printed in the rulebook; all other names and places among
# the runes are default: to correct them, change the order of the rows.
GIANTS: Final = 16
TOP_OF_PILE: Final = 16  # answer to "giant": the face-down one on top
GIANT_FORCE: Final = 3
GIANT_ROWS: Final = [
    ("hyrrokkin", "block", "dead", "default"),  # Sigel
    ("gunnlod", "block", "elves", "default"),
    ("thokk", "enemy+1", "hel", "default"),
    ("hymir", "whirlpool", "", "default"),
    ("geirrod", "no die", "", "default"),  # Daeg
    ("greip", "block", "sacred", "default"),
    ("gialp", "block", "fire", "rulebook, Loki and Ice Fortress"),
    ("hrym", "enemy+1", "surt", "default"),
    ("suttung", "block", "darkness", "default"),  # Mann
    ("farbauti", "enemy+1", "loki", "default"),
    ("angrboda", "enemy+1", "fenrir", "default"),
    ("vafthrudnir", "no powers", "", "default"),
    ("thrym", "block", "forge", "default"),  # Tiwaz
    ("hrungnir", "giants+1", "", "default"),
    ("hraesvelg", "enemy+1", "nidhogg", "default"),
    ("utgard-loki", "enemy+1", "jormungand", "default"),
]
BOX.table(
    "GIANT_ROWS",
    GIANT_ROWS,
    "one of each effect: derived; Gialp: rulebook; the rest: default",
    about="Four giants to a rune (Sigel, Daeg, Mann, Tiwaz): name, effect, on whom, source. Swap the rows.",
)
GIANT_NAMES: Final = [name for name, _, _, _ in GIANT_ROWS]


def giant_who(effect: str, target: str = "") -> int:
    """The giant with that effect."""
    return [(one, whom) for _, one, whom, _ in GIANT_ROWS].index((effect, target))


HYMIR: Final = giant_who("whirlpool")
GEIRROD: Final = giant_who("no die")
VAFTHRUDNIR: Final = giant_who("no powers")
HRUNGNIR: Final = giant_who("giants+1")
STRENGTHENED_BY: Final = [giant_who("enemy+1", enemy) for enemy in ENEMY_NAMES]  # enemy -> giant
NO_WORLD: Final = -1
BLOCKED_BY: Final = [
    WORLD_NAMES.index(target) if effect == "block" else NO_WORLD for _, effect, target, _ in GIANT_ROWS
]  # giant -> the world it blocks

# The Vanir's scale (rulebook; that list order is scale order and the first square is blank: derived, default).
LAST_SQUARE: Final = 5
MOVE_VALKYRIES: Final = 1
TWO_VIKINGS: Final = 2
REARRANGE: Final = 3
ENEMY_BACK: Final = 4
DISCARD_GIANT: Final = 5
SCALE_NAMES: Final = ["on", "valkyries", "dead", "cards", "back", "giant"]  # answers to "scale", as typed
VANIRS_VIKINGS: Final = 2
REARRANGED: Final = 6

# Enemy cards: 0-5 an enemy (seven each: derived), 6-11 an angry one, from 12 on Ragnarök (rulebook, Difficulty level).
PER_ENEMY: Final = 7
DECK: Final = 42
ANGRY: Final = 6
RAGNAROK: Final = 12
RAGNAROK_COUNT: Final = 4
RAGNAROK_SETS: Final = {
    "three-each": [
        [FENRIR, JORMUNGAND, HEL],
        [LOKI, SURT, NIDHOGG],
        [FENRIR, SURT, HEL],
        [JORMUNGAND, LOKI, NIDHOGG],
    ],  # default: each enemy is on two cards
    "two-each": [
        [FENRIR, HEL],
        [LOKI, SURT],
        [JORMUNGAND, NIDHOGG],
        [FENRIR, LOKI],
    ],  # alternative, milder
}  # which enemies a card moves on: not in the rulebook's text, which says "several"
BOX.table(
    "RAGNAROK_SETS",
    RAGNAROK_SETS,
    "default: the rulebook says several",
    loose=True,
    about="Whom each Ragnarok card moves: 0 Hel, 1 Surt, 2 Jormungand, 3 Loki, 4 Nidhogg, 5 Fenrir.",
)
RAGNAROK_CARDS: Final = [card for cards in RAGNAROK_SETS.values() for card in cards]  # card - 12 -> who advances
CARDS: Final = RAGNAROK + len(RAGNAROK_CARDS)
CARD_NAMES: Final = [
    *ENEMY_NAMES,
    *[f"angry-{enemy}" for enemy in ENEMY_NAMES],
    *[f"ragnarok-{number + 1}" for number in range(len(RAGNAROK_CARDS))],
]
LEVEL_CARDS: Final = {
    "easy": [0, 0],
    "normal": [3, 0],
    "hard": [6, 0],
    "ragnarok-1": [6, 1],
    "ragnarok-2": [6, 2],
    "ragnarok-3": [6, 3],
    "ragnarok-4": [6, 4],
}  # level -> Angry Enemies, Ragnarök cards ("easy" and the direction: rulebook; the other names: default)
BOX.table(
    "LEVEL_CARDS",
    LEVEL_CARDS,
    "easy and the direction: rulebook; the rest: default",
    about="For each level: Angry Enemy cards, Ragnarok cards.",
)


def set_bits(bits: int, count: int) -> list[int]:
    """The places of the set bits below `count`."""
    return [n for n in range(count) if bits >> n & 1]


# Bits -> what they stand for, as lists that are shared and never changed.
ENEMIES_OF: Final = [set_bits(bits, ENEMIES) for bits in range(1 << ENEMIES)]
WORLDS_OF: Final = [set_bits(bits, WORLDS + 1) for bits in range(1 << (WORLDS + 1))]  # with STOP
GIANTS_BELOW_8: Final = [set_bits(bits, 8) for bits in range(256)]
GIANTS_FROM_8: Final = [[8 + n for n in set_bits(bits, 8)] for bits in range(256)]


def blocked_worlds(giants: int, first: int) -> int:
    """The worlds, as bits, that eight giants from `first` on block."""
    bits = 0
    for n in set_bits(giants, 8):
        if BLOCKED_BY[first + n] != NO_WORLD:
            bits |= 1 << BLOCKED_BY[first + n]
    return bits


BLOCKS_BELOW_8: Final = [blocked_worlds(bits, 0) for bits in range(256)]
BLOCKS_FROM_8: Final = [blocked_worlds(bits, 8) for bits in range(256)]


def draw_odds(vikings: int, giants: int, taken: int) -> list[int]:
    """The odds of 0, 1, ... Vikings among `taken` counters of a bag."""
    fewest = max(0, taken - giants)
    return [CHOOSE[vikings][n] * CHOOSE[giants][taken - n] for n in range(fewest, min(vikings, taken) + 1)]


def pascal(rows: int, columns: int) -> list[list[int]]:
    """In how many ways `column` things can be taken from `row`."""
    table = [[1] + [0] * (columns - 1)]
    for _ in range(1, rows):
        above = table[-1]
        table.append([1] + [above[n - 1] + above[n] for n in range(1, columns)])
    return table


CHOOSE: Final = pascal(ALL_VIKINGS + 1, BURNED + 1)
FROM_TO: Final = [[list(range(low, high + 1)) for high in range(BURNED + 1)] for low in range(BURNED + 1)]
