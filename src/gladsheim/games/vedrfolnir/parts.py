"""The parts of the box: every card as data.  Sources are named table by table.

A card is known by its face: god or beast, runes and stars.  Two cards with the same face are the same number.
"""

from __future__ import annotations

from typing import Final

from gladsheim.core.box import Box

BOX: Final = Box("vedrfolnir")

# Who is on a card (rulebook, list of cards).
THOR: Final = 0
ODIN: Final = 1
SLEIPNIR: Final = 2
RATATOSK: Final = 3
NIDHOGG: Final = 4
LOKI: Final = 5
NORNS: Final = 6
FREYJA: Final = 7
TYR: Final = 8
HUGIN: Final = 9
MUNIN: Final = 10
SKOLL_AND_HATI: Final = 11
EIKTHYRNIR: Final = 12
SURTR: Final = 13
FENRIR: Final = 14
MOIN: Final = 15
HEL: Final = 16
HEIMDALL: Final = 17
BRYNHILDR: Final = 18
NAMES: Final = [
    "thor",
    "odin",
    "sleipnir",
    "ratatosk",
    "nidhogg",
    "loki",
    "norns",
    "freyja",
    "tyr",
    "hugin",
    "munin",
    "skoll-and-hati",
    "eikthyrnir",
    "surtr",
    "fenrir",
    "moin",
    "hel",
    "heimdall",
    "brynhildr",
]

# Stars (default: the rulebook says only "0 to 4", and that a modifier stands where the stars would be; fact sheet,
# section 3).  True values, once known, go here and nowhere else: star -> how many cards of a block have it.
FOURTEEN: Final = [2, 3, 4, 3, 2]
THIRTEEN: Final = [2, 3, 3, 3, 2]
SIX: Final = [1, 1, 2, 1, 1]
RAVENS: Final = [0, 2, 2, 0, 0]  # above 0: their stars are what they bring home
BOX.table(
    "FOURTEEN",
    FOURTEEN,
    "default: fact sheet, section 3",
    about="Of fourteen cards of a kind, how many have 0, 1, 2, 3 and 4 stars.",
)
BOX.table(
    "THIRTEEN",
    THIRTEEN,
    "default: fact sheet, section 3",
    about="Of thirteen cards of a kind, how many have 0, 1, 2, 3 and 4 stars.",
)
BOX.table(
    "SIX",
    SIX,
    "default: fact sheet, section 3",
    about="Of six cards of a kind, how many have 0, 1, 2, 3 and 4 stars.",
)
BOX.table(
    "RAVENS",
    RAVENS,
    "default: fact sheet, section 3",
    about="Of the four cards of a raven, how many have 0, 1, 2, 3 and 4 stars.",
)


def starless(count: int) -> list[int]:
    return [count, 0, 0, 0, 0]


# The decks (rulebook, Materiel): who, runes on each card, cards by star.
Block = tuple[int, int, list[int]]
BASE: Final[list[Block]] = [
    (THOR, 1, FOURTEEN),
    (THOR, 2, FOURTEEN),
    (THOR, 3, FOURTEEN),
    (ODIN, 1, FOURTEEN),
    (ODIN, 2, FOURTEEN),
    (ODIN, 3, FOURTEEN),
    (SLEIPNIR, 0, FOURTEEN),
    (RATATOSK, 0, starless(4)),
    (NIDHOGG, 0, starless(4)),
    (LOKI, 0, starless(6)),
    (NORNS, 0, starless(6)),
]
SPRING: Final[list[Block]] = [
    (FREYJA, 0, THIRTEEN),
    (TYR, 2, SIX),
    (TYR, 3, SIX),
    (HUGIN, 0, RAVENS),
    (MUNIN, 0, RAVENS),
    (SKOLL_AND_HATI, 0, starless(5)),
    (EIKTHYRNIR, 0, starless(2)),
]
WINTER: Final[list[Block]] = [
    (SURTR, 1, FOURTEEN),
    (SURTR, 2, FOURTEEN),
    (FENRIR, 0, starless(3)),
    (MOIN, 0, starless(2)),
    (HEL, 0, starless(3)),
    (HEIMDALL, 0, starless(4)),
]
SOLO: Final[list[Block]] = [(BRYNHILDR, 0, starless(20))]
BOX.table(
    "BASE",
    BASE,
    "rulebook, Materiel",
    about="Cards of the base game: who, how many runes, how many cards with 0, 1, 2, 3 and 4 stars.",
)
BOX.table(
    "SPRING",
    SPRING,
    "rulebook, Materiel",
    about="Cards of spring, in the same way.",
)
BOX.table(
    "WINTER",
    WINTER,
    "rulebook, Materiel",
    about="Cards of winter, in the same way.",
)
BOX.table("SOLO", SOLO, "rulebook, Materiel")
BLOCKS: Final = BASE + SPRING + WINTER + SOLO
MIXES: Final = {
    "base": BASE,
    "spring": BASE + SPRING,
    "winter": BASE + WINTER,
    "both": BASE + SPRING + WINTER,
}

# Objectives (rulebook): exactly 12 stars, or what the last modifier of the stake says.
OBJECTIVE: Final = 12
NO_MODIFIER: Final = 0
MODIFIERS: Final = {RATATOSK: 8, EIKTHYRNIR: 9, MOIN: 15, NIDHOGG: 16}
BOX.table("MODIFIERS", MODIFIERS, "rulebook")

# Points (rulebook): by rune, but Tyr by card.  Freyja's factor stands on her card alone (default: twice).
POINTS_BY_RUNE: Final = {THOR: 1, ODIN: 2, SURTR: -3}
BOX.table("POINTS_BY_RUNE", POINTS_BY_RUNE, "rulebook")
POINTS_OF_TYR: Final = 5
FREYJA_FACTOR: Final = 2

# The way a raven flies stands on its card alone (default: Hugin to the left, clockwise; Munin to the right).
FLIGHT: Final = {HUGIN: 1, MUNIN: -1}
BOX.table("FLIGHT", FLIGHT, "default")

# Rune types, in the order in which a Tribute is shared.
ODIN_RUNES: Final = 0
THOR_RUNES: Final = 1
SURTR_RUNES: Final = 2
ALL_RUNES: Final = 3  # Freyja: one of each
NO_RUNES: Final = 4
RUNE_NAMES: Final = ["odin", "thor", "surtr", "freyja", "none"]
RUNE_TYPES: Final = {ODIN: ODIN_RUNES, THOR: THOR_RUNES, SURTR: SURTR_RUNES, FREYJA: ALL_RUNES}

# What happens when a card comes to a stake.
STAYS: Final = 0  # it lies there: score cards and modifiers
DRAWS: Final = 1  # Sleipnir
FLIES: Final = 2  # Hugin, Munin
TAKES_LAST: Final = 3  # Loki
TAKES_FIRST: Final = 4  # Fenrir
TAKES_EITHER: Final = 5  # Skoll and Hati
STRIKES: Final = 6  # Hel
IS_JOKER: Final = 7  # Norns, Heimdall
TURNS_UP: Final = 8  # Brynhildr
EFFECTS: Final = {
    SLEIPNIR: DRAWS,
    HUGIN: FLIES,
    MUNIN: FLIES,
    LOKI: TAKES_LAST,
    FENRIR: TAKES_FIRST,
    SKOLL_AND_HATI: TAKES_EITHER,
    HEL: STRIKES,
    NORNS: IS_JOKER,
    HEIMDALL: IS_JOKER,
    BRYNHILDR: TURNS_UP,
}

# Jokers in a zone are bits; NORNS_BIT and HEIMDALL_BIT are also the answers to "refuse".
NORNS_BIT: Final = 1
HEIMDALL_BIT: Final = 2
ACCEPT: Final = 0
JOKER_NAMES: Final = ["norns", "heimdall"]
REFUSAL_NAMES: Final = ["accept", *JOKER_NAMES]
REFUSALS: Final = [[ACCEPT], [ACCEPT, NORNS_BIT], [ACCEPT, HEIMDALL_BIT], [ACCEPT, NORNS_BIT, HEIMDALL_BIT]]

# The faces, one number each, in the order of the blocks; lists by face.
WHO: Final[list[int]] = []
RUNES: Final[list[int]] = []
STARS: Final[list[int]] = []
RUNE_TYPE: Final[list[int]] = []
POINTS: Final[list[int]] = []
MODIFIER: Final[list[int]] = []
EFFECT: Final[list[int]] = []
UNTURNED: Final[list[int]] = []  # the face of the same card in the box: only Tyr is laid in one of two senses
IS_SCORE: Final[list[bool]] = []
HAS_CHOICE: Final[list[bool]] = []
IS_DRAW_CARD: Final[list[bool]] = []
JUST_LIES: Final[list[bool]] = []  # no choice, no effect, wherever it comes to
RESTS_AT_ONCE: Final[list[bool]] = []  # no choice, no flight: if nobody refuses it, it stays where it is given


def add_face(who: int, runes: int, stars: int, rune_type: int, unturned: int) -> None:
    effect = EFFECTS.get(who, STAYS)
    WHO.append(who)
    RUNES.append(runes)
    STARS.append(stars)
    RUNE_TYPE.append(rune_type)
    POINTS.append(POINTS_OF_TYR if who == TYR else runes * POINTS_BY_RUNE.get(who, 0))
    MODIFIER.append(MODIFIERS.get(who, NO_MODIFIER))
    EFFECT.append(effect)
    UNTURNED.append(unturned)
    IS_SCORE.append(who in (THOR, ODIN, FREYJA, TYR, SURTR))
    HAS_CHOICE.append(who in (TYR, SKOLL_AND_HATI, HEL))
    IS_DRAW_CARD.append(effect in (DRAWS, FLIES))
    JUST_LIES.append(who in (THOR, ODIN, FREYJA, SURTR))
    RESTS_AT_ONCE.append(not HAS_CHOICE[-1] and effect != FLIES)


for _who, _runes, _by_star in BLOCKS:
    for _stars, _count in enumerate(_by_star):
        if _count:
            add_face(_who, _runes, _stars, RUNE_TYPES.get(_who, NO_RUNES), len(WHO))

# Tyr as he is laid: his sense is fixed when he is given.  Answers to "sense": ODIN_RUNES or THOR_RUNES.
BOX_FACES: Final = len(WHO)
FIRST_TYR: Final = WHO.index(TYR)
TYRS: Final = WHO.count(TYR)
for _sense in (ODIN_RUNES, THOR_RUNES):
    for _face in range(FIRST_TYR, FIRST_TYR + TYRS):
        add_face(TYR, RUNES[_face], STARS[_face], _sense, _face)
FACES: Final = len(WHO)


def turned(tyr: int, sense: int) -> int:
    """The face of Tyr once laid as runes of Odin or of Thor."""
    return BOX_FACES + sense * TYRS + tyr - FIRST_TYR


def face(who: int, runes: int = 0, stars: int = 0) -> int:
    """The number of a card by what stands on it."""
    for number in range(BOX_FACES):
        if WHO[number] == who and RUNES[number] == runes and STARS[number] == stars:
            return number
    raise ValueError(f"no card {NAMES[who]} has {runes} runes and {stars} stars")


def deck_of(blocks: list[Block]) -> list[int]:
    """All cards of these blocks, sorted."""
    cards: list[int] = []
    for who, runes, by_star in blocks:
        for stars, count in enumerate(by_star):
            cards += [face(who, runes, stars)] * count if count else []
    return sorted(cards)


NORNS_CARD: Final = face(NORNS)
HEIMDALL_CARD: Final = face(HEIMDALL)
BRYNHILDR_CARD: Final = face(BRYNHILDR)
HEL_CARD: Final = face(HEL)
JOKERS: Final = [NORNS_CARD, HEIMDALL_CARD]

# Zones: a player's, an Ase's, Valhalla's ... and the Tribute, always the last number.
MOST: Final = 6
TRIBUTE: Final = MOST
PLACES: Final = MOST + 1
VALHALLA: Final = 0
HELHEIM: Final = 1
BRYNHILDRS_ZONE: Final = 2
SOLO_ZONES: Final = 3
DUEL_ZONES: Final = 4


def zones_of(seats: int) -> int:
    return SOLO_ZONES if seats == 1 else DUEL_ZONES if seats == 2 else seats


FIRST_ASE: Final = 2
SOLO_NAMES: Final = ["valhalla", "helheim", "brynhildr"]

# Answers to "end": which end of a stake.
FIRST: Final = 0
LAST: Final = 1
ENDS: Final = [FIRST, LAST]
END_NAMES: Final = ["first", "last"]
SENSES: Final = [ODIN_RUNES, THOR_RUNES]
SENSE_NAMES: Final = ["odin", "thor"]

# Answers to "hel": a zone's Norns, its Heimdall, the first or the last card of its stake; or nothing at all.
HEL_NORNS: Final = 0
HEL_HEIMDALL: Final = 1
HEL_FIRST: Final = 2
HEL_LAST: Final = 3
HEL_WAYS: Final = 4
HEL_NAMES: Final = [*JOKER_NAMES, *END_NAMES]
HEL_NOTHING: Final = PLACES * HEL_WAYS
ONLY_NOTHING: Final = [HEL_NOTHING]

# What a choice card is to do: a sense of Tyr, an end for Skoll and Hati, one of Hel's ways.
CHOICES: Final = [*SENSE_NAMES, *END_NAMES, *[f"hel-{name}" for name in HEL_NAMES], "hel-nothing"]
FIRST_END: Final = len(SENSE_NAMES)
FIRST_OF_HEL: Final = FIRST_END + len(END_NAMES)

# Answers to "unseen" in the solo game.
REVEAL: Final = 0
TO_BRYNHILDR: Final = 1
UNSEEN_NAMES: Final = ["reveal", "brynhildr"]
REVEAL_OR_NOT: Final = [REVEAL, TO_BRYNHILDR]
ONLY_UNSEEN: Final = [TO_BRYNHILDR]

# The destinations that are left, by number of zones and by those served already (as bits).
SERVED: Final = 1 << PLACES
LEFT: Final = [
    [[place for place in (*range(zones), TRIBUTE) if not served >> place & 1] for served in range(SERVED)]
    for zones in range(MOST + 1)
]
