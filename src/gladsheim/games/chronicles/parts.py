"""The parts of the box, as tables.  Each row or table names its source: rulebook, found, derived, or default (ours).

Sections named "facts" are those of the fact sheet from which this game was written.
"""

from __future__ import annotations

from typing import Final

from gladsheim.core.box import Box

BOX: Final = Box("chronicles")

# The nine worlds (rulebook, Contents).  Three levels of three; world % 3 is the column of the two fixed levels.
# The columns are derived from the worked examples of movement; which way round they stand is a default (facts 1).
ASGARD: Final = 0
ALFHEIM: Final = 1
VANAHEIM: Final = 2
MIDGARD: Final = 3
NIDAVELLIR: Final = 4
SVARTALFHEIM: Final = 5
IOTUNHEIM: Final = 6
MUSPELLHEIM: Final = 7
NIFLHEIM: Final = 8
WORLDS: Final = 9
CAGE: Final = 9  # a place, but no world
AWAY: Final = 10  # not on the tree: slain, removed, or not yet placed

UPPER: Final = 0
MIDDLE: Final = 1
LOWER: Final = 2

# The gods (rulebook, Gods).
FREYR: Final = 0
FREYIA: Final = 1
FRIGG: Final = 2
HEIMDALL: Final = 3
ODIN: Final = 4
THOR: Final = 5
TYR: Final = 6
GOD_NAMES: Final = ["freyr", "freyia", "frigg", "heimdall", "odin", "thor", "tyr"]

# The enemies (rulebook, Activation).  A card of the enemy decks is owner * 6 + enemy.
HEL: Final = 0
SURT: Final = 1
LOKI: Final = 2
IORMUNGAND: Final = 3
FENRIR: Final = 4
NIDHOGG: Final = 5
ENEMIES: Final = 6
FIGHTABLE: Final = 5
ENEMY_NAMES: Final = ["hel", "surt", "loki", "iormungand", "fenrir", "nidhogg"]
START: Final = [NIFLHEIM, MUSPELLHEIM, VANAHEIM, MIDGARD, CAGE, AWAY]  # rulebook, Set-up
RETREAT: Final = [NIFLHEIM, MUSPELLHEIM, CAGE, MIDGARD, CAGE, AWAY]  # rulebook, Fights
NO_CARD: Final = -2  # an empty slot
UNSEEN: Final = -1  # a card that lies face down and nobody knows

# Counters (rulebook, Contents and Set-up).
HEROES: Final = 8
GIANTS: Final = 8
ANONYMOUS: Final = 8
IOTUNN_PAWNS: Final = 7
MARKERS: Final = 7
LIFE_TOKENS: Final = 25
TROOPS: Final = [0, 6, 7, 9, 11, 13]  # players -> elves, and as many Vanir dice
LIFE: Final = [0, 9, 8, 7, 6, 5]  # players -> life of each
BOX.table("TROOPS", TROOPS, "rulebook, Set-up")
BOX.table("LIFE", LIFE, "rulebook, Set-up")
SUPPORT_LIFE: Final = 5
SUPPORTS: Final = [0, 2, 1, 0, 0, 0]  # players -> support gods
BOX.table("SUPPORTS", SUPPORTS, "rulebook, Set-up")
# Islands from the rainbow on, and the Anonymous each sends to Hel (default, facts 2; the rulebook says 1, 2 or 3).
ISLANDS: Final = [0, 1, 1, 2, 2, 3]
BOX.table(
    "ISLANDS",
    ISLANDS,
    "default: facts 2",
    about="How many Anonymous each island sends to Hel, from the rainbow on.",
)
SERPENT_STRENGTH: Final = 3  # rulebook, Fights
IOTUNN_STRENGTH: Final = 2  # rulebook, Fights

# Dice (structure derived, distribution default: facts 3).  A face is a symbol, kept or lost.
BLANK: Final = 0
SUCCESS: Final = 1
ONE: Final = 2
TWO: Final = 3
LOST: Final = 3  # a symbol + LOST is its lost version
SUCCESS_LOST: Final = 4
ONE_LOST: Final = 5
TWO_LOST: Final = 6
FACES: Final = 7
GOD_DIE: Final = [SUCCESS, SUCCESS, ONE, ONE, TWO, BLANK]
VANIR_DIE: Final = [SUCCESS, SUCCESS_LOST, ONE, ONE_LOST, TWO_LOST, BLANK]
BOX.table(
    "GOD_DIE",
    GOD_DIE,
    "default: facts 3",
    about="The six faces of a God die: 0 blank, 1 success, 2 I, 3 II.",
)
BOX.table(
    "VANIR_DIE",
    VANIR_DIE,
    "default: facts 3",
    about="The six faces of a Vanir die: the same, 4 success lost, 5 I lost, 6 II lost.",
)
SUCCESSES: Final = (1 << SUCCESS) | (1 << SUCCESS_LOST)  # faces as bits
ONES: Final = (1 << ONE) | (1 << ONE_LOST)
TWOS: Final = (1 << TWO) | (1 << TWO_LOST)
NO_FACE: Final = -1

# The eighteen Iotunns (rulebook, Iotunns).  0-7 block a world: which one is a default (facts 4).
BLOCKED: Final = [ASGARD, MIDGARD, VANAHEIM, NIDAVELLIR, SVARTALFHEIM, NIFLHEIM, ALFHEIM, MUSPELLHEIM]
BOX.table(
    "BLOCKED",
    BLOCKED,
    "default: facts 4",
    about="The world each blocking Iotunn blocks, 0 to 8: Asgard, Alfheim, Vanaheim, Midgard and so on downwards.",
)
# 8-12 shield an enemy: Angrboda and Vafthrudnir rulebook, the others derived (facts 4).
SHIELDED: Final = [LOKI, SURT, HEL, IORMUNGAND, FENRIR]
BOX.table("SHIELDED", SHIELDED, "derived: facts 4")
FIRST_SHIELD: Final = 8
# 13-17 forbid a resource (rulebook).
SUTTUNG: Final = 13
SKRYMIR: Final = 14
THRYM: Final = 15
HRUNGNIR: Final = 16
UTGARDLOKI: Final = 17
IOTUNNS: Final = 18
IOTUNN_NAMES: Final = [
    "thjazi", "baugi", "skadi", "geirrod", "greip", "gjalp", "starkadr", "beli",
    "angrboda", "gerda", "hyrrokkin", "hymir", "vafthrudnir",
    "suttung", "skrymir", "thrym", "hrungnir", "utgardloki",
]  # fmt: skip
BLOCKER_OF: Final = [1 << BLOCKED.index(place) if place in BLOCKED else 0 for place in range(AWAY)]  # as bits
OBSTACLES: Final = (1 << SUTTUNG) | (1 << SKRYMIR) | (1 << THRYM) | (1 << HRUNGNIR) | (1 << UTGARDLOKI)  # as bits
SHIELD_OF: Final = [1 << (FIRST_SHIELD + SHIELDED.index(enemy)) for enemy in range(FIGHTABLE)]  # as bits

# The eighteen artifacts, six a level (rulebook, Artifacts).
ANDVARINAUT: Final = 0
DRAUPNIR: Final = 1
GIALLARHORN: Final = 2
HRINGHORN: Final = 3
MEGINGJORD: Final = 4
SKIDBLADNIR: Final = 5
GLEIPNIR: Final = 6
GUNGNIR: Final = 7
HOFUND: Final = 8
JARNGREIPR: Final = 9
MIMING: Final = 10
MJOLLNIR: Final = 11
BRISINGAMEN: Final = 12
GULLINBURSTI: Final = 13
IDUNN: Final = 14
ODROERIR: Final = 15
SVALINN: Final = 16
VALSHAMR: Final = 17
ARTIFACTS: Final = 18
WEAPON: Final = [GUNGNIR, MIMING, HOFUND, MJOLLNIR, GLEIPNIR]  # enemy -> the artifact that cancels a risk

# The eighteen creatures (rulebook, Creatures; that double names are one card is derived, facts 6).
STAGS: Final = 0  # Dain, Duneyr, Durathror, Dvalin
EIKTHYRNIR: Final = 1
GERI: Final = 2  # and Freki
GULLFAXI: Final = 3
GULLINKAMBI: Final = 4
GULLTOPP: Final = 5
HEIDRUN: Final = 6
HILDISVINI: Final = 7
HUGIN: Final = 8  # and Munin
RATATOSK: Final = 9
SAEHRIMNIR: Final = 10
SKULD: Final = 11
SLEIPNIR: Final = 12
TANNGRISNIR: Final = 13  # and Tanngnjostr
URD: Final = 14
VEDRFOLNIR: Final = 15
VERDANDI: Final = 16
VIDOFNIR: Final = 17
CREATURES: Final = 18
COCKS: Final = {GULLINKAMBI: 1, VEDRFOLNIR: 2, VIDOFNIR: 3}  # creature -> heroes

# Rune stones (effects rulebook, which stone shows which is a default: facts 7).
RUNE_MOVE: Final = 0
RUNE_ACT: Final = 1
RUNE_TURN: Final = 2
RUNE_LIFE: Final = 3
STONES: Final = [[RUNE_MOVE, RUNE_TURN], [RUNE_LIFE, RUNE_ACT], [RUNE_LIFE, RUNE_ACT]]  # white, green, red
BOX.table(
    "STONES",
    STONES,
    "default: facts 7",
    about="What the two sides of each rune stone show, white, green, red: 0 move, 1 act, 2 turn, 3 life.",
)

# How an action goes (rulebook, Actions).
PENALTY: Final = 0
NORMAL: Final = 1
BONUS: Final = 2
TAKES: Final = [1, 2, 3]  # elves, Vanir dice, heroes, creature cards, stones by how it goes
BOX.table("TAKES", TAKES, "rulebook, Actions")
MOST_PAWNS: Final = 3  # Fire Giants or Anonymous sent home
HEAL_RISKS: Final = [4, 3, 2]
SEND_RISKS: Final = [3, 2, 1]
BOX.table("HEAL_RISKS", HEAL_RISKS, "rulebook, Actions")
BOX.table("SEND_RISKS", SEND_RISKS, "rulebook, Actions")

# Answers to "deed": what a god does in step 3.
PASS: Final = 0
ACT: Final = 1
HEAL: Final = 2
SAGA_ACT: Final = 3  # and the next two: a page has at most three saga actions
FRIGG_HEALS: Final = 6
FRIGG_GIVES: Final = 7
FIGHT: Final = 8  # + enemy
FIGHT_IOTUNN: Final = 13  # + Iotunn
FIGHT_SON: Final = 31  # + which of the three
FIGHT_SKOLL: Final = 34
FIGHT_HATI: Final = 35
FIGHT_NAGLFAR: Final = 36
FIGHT_SERVANT: Final = 37
DUEL: Final = 38  # + enemy
DEEDS: Final = 43

# Answers to "kin" and "give": nothing; an elf or a die from or to a god; an artifact.
ELF_OF: Final = 1  # + god
DIE_OF: Final = 8  # + god
ARTIFACT_OF: Final = 16  # + artifact
GIFTS: Final = 34

# The tree as tables: rotation * 9 + world -> what is there.  Worlds as bits.


def column_of(rotation: int, world: int) -> int:
    """The column of a world: the middle level turns clockwise, one column a step."""
    return (world + rotation) % 3 if MIDGARD <= world <= SVARTALFHEIM else world % 3


COLUMN: Final = [column_of(rotation, world) for rotation in range(3) for world in range(WORLDS)]
REACH: Final = [
    sum(1 << to for to in range(WORLDS) if to // 3 == world // 3 or column_of(r, to) == column_of(r, world))
    for r in range(3)
    for world in range(WORLDS)
]  # where a god may go, the own world included
ABOVE: Final = [
    AWAY
    if world // 3 == UPPER
    else min(to for to in range(WORLDS) if to // 3 == world // 3 - 1 and column_of(r, to) == column_of(r, world))
    for r in range(3)
    for world in range(WORLDS)
]  # the world straight above; AWAY above the upper level
WORLDS_OF: Final = [[world for world in range(WORLDS) if (bits >> world) & 1] for bits in range(1 << WORLDS)]
BITS: Final = [len(worlds) for worlds in WORLDS_OF]
LEVEL: Final = [7, 56, 448]  # level -> its worlds as bits
ALL_WORLDS: Final = [0, 1, 2, 3, 4, 5, 6, 7, 8]
YES_NO: Final = [0, 1]
FROM_ONE: Final = [list(range(1, most + 1)) for most in range(14)]  # 1 ... most


def count(bits: int) -> int:
    """How many bits are set, of at most 18."""
    return BITS[bits & 511] + BITS[bits >> 9]
