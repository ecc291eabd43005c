"""The parts of the box: factions, gods, cards, and the words of the council.  Sources are named table by table."""

from __future__ import annotations

from typing import Final

from gladsheim.core.box import Box
from gladsheim.core.forms import NOBODY

BOX: Final = Box("gotterdammerung")

MOST_SEATS: Final = 15
HOME: Final = NOBODY  # where an Action card lies that its owner holds

# The factions (rulebook, Setup): players -> Conspirators; all others are Protectors of Asgard.
PROTECTOR: Final = 0
CONSPIRATOR: Final = 1
FACTION_NAMES: Final = ["protector", "conspirator"]
CONSPIRATORS: Final = {7: 2, 8: 2, 9: 3, 10: 3, 11: 3, 12: 4, 13: 4, 14: 4, 15: 5}
BOX.table(
    "CONSPIRATORS",
    CONSPIRATORS,
    "rulebook, Setup",
    about="How many Conspirators there are, by the number of players.",
)

# The God cards (rulebook, Overview of the Gods): the number in the top left corner is the order of play.
VALKYRIE: Final = 0
ODIN: Final = 1
BRYNHILD: Final = 2
SIF: Final = 3
THOR: Final = 4
IDUN: Final = 5
NJORD: Final = 6
HEIMDALL: Final = 7
BALDER: Final = 8
FREYA: Final = 9
TYR: Final = 10
SKADI: Final = 11
LOKI: Final = 12
DVALIN: Final = 13
SAGA: Final = 14
HEL: Final = 15
GODS: Final = 16  # the numbers of gods are below
GOD_NAMES: Final = [
    "valkyrie",
    "odin",
    "brynhild",
    "sif",
    "thor",
    "idun",
    "njord",
    "heimdall",
    "balder",
    "freya",
    "tyr",
    "skadi",
    "loki",
    "dvalin",
    "saga",
    "hel",
]
VALKYRIES: Final = 12  # rulebook, Components

# The ten Action cards (rulebook, Subsequent Games), as bits by the god's number.
ACTION_CARDS: Final = 0b0010011111011110
WOUNDS: Final = (1 << BRYNHILD) | (1 << SIF) | (1 << THOR)

# From how many players on a god is recommended.  The seven of the recommended order stand at 7 (derived from the
# rulebook); the numbers printed for the other eight were not found, and these are ours (fact sheet, section 2).
RECOMMENDED_FROM: Final = {
    ODIN: 7,
    BRYNHILD: 7,
    SIF: 11,
    THOR: 7,
    IDUN: 8,
    NJORD: 15,
    HEIMDALL: 7,
    BALDER: 14,
    FREYA: 10,
    TYR: 9,
    SKADI: 13,
    LOKI: 7,
    DVALIN: 12,
    SAGA: 7,
    HEL: 7,
}
BOX.table("RECOMMENDED_FROM", RECOMMENDED_FROM, "the seven at 7: derived; the rest: fact sheet, section 2")

# The casts to choose from (rulebook, Setup and Subsequent Games); "recommended" is made from the table above.
CASTS: Final = {
    "first-game": [ODIN, THOR, HEL],
    "second-game": [ODIN, THOR, HEL, SAGA],
    "third-game": [ODIN, THOR, HEL, SAGA, HEIMDALL],
    "fourth-game": [ODIN, THOR, HEL, SAGA, HEIMDALL, LOKI],
    "fifth-game": [ODIN, THOR, HEL, SAGA, HEIMDALL, LOKI, BRYNHILD],
}
BOX.table("CASTS", CASTS, "rulebook, Setup and Subsequent Games", loose=True)
RECOMMENDED: Final = "recommended"

# The two dice (rulebook, Action Phase): one answer for both, six times the first plus the second, each from 0.
DICE: Final = list(range(36))

# Answers of the Action Phase.
REFRAIN: Final = 15  # to "target" and "look": nobody
ORACLE_CARD: Final = 0  # to "card": the Oracle; the Action cards go by the number of their god
NO_CARD: Final = 16  # to "card"
BACK: Final = 0  # to "way": the Oracle to the neighbour with lower seat, to the other one, or not at all
AHEAD: Final = 1
STAY: Final = 2
WAY_NAMES: Final = ["back", "ahead", "stay"]

# The phases of a round (rulebook, Playing the Game).
SET_UP: Final = 0
CONSPIRACY: Final = 1
ACTION: Final = 2
COUNCIL: Final = 3
PHASES: Final = ["set-up", "conspiracy", "action", "council"]

# How somebody came to the Underworld.
BY_CONSPIRACY: Final = 0
BY_HEL: Final = 1
BY_COUNCIL: Final = 2
HOW_NAMES: Final = ["conspiracy", "hel", "council"]

# What can be said in the council (house: the fact sheet's claim set, section 8).
LISTEN: Final = 0  # nothing now
READY: Final = 1  # all is said
ACCUSE: Final = 2
SAW: Final = 3
LOOKED_NOT: Final = 4
SUSPECT: Final = 5
TRUST: Final = 6
WILL_VOTE: Final = 7
INQUIRE: Final = 8
AGREE: Final = 9
DISAGREE: Final = 10
AM_PROTECTOR: Final = 11
REPLY: Final = 12  # never chosen first: it follows a question
SENTENCES: Final = 13
SENTENCE_NAMES: Final = [
    "listen",
    "ready",
    "accuse",
    "saw",
    "looked-not",
    "suspect",
    "trust",
    "will-vote",
    "ask",
    "agree",
    "disagree",
    "protector",
    "reply",
]

# Why somebody is accused, suspected or trusted.
A_FEELING: Final = 0
VOTES: Final = 1
DEEDS: Final = 2
WORDS: Final = 3
REASONS: Final = [A_FEELING, VOTES, DEEDS, WORDS]
REASON_NAMES: Final = ["feeling", "votes", "deeds", "words"]

# What a player is asked, and what may be replied.
WHOM_SEEN: Final = 0
WHY_DEED: Final = 1
WHY_VOTE: Final = 2
QUESTIONS: Final = [WHOM_SEEN, WHY_DEED, WHY_VOTE]
QUESTION_NAMES: Final = ["whom-seen", "why-deed", "why-vote"]
WILL_NOT_SAY: Final = 0
NO_REASON: Final = 1
OUT_OF_TRUST: Final = 2
OUT_OF_SUSPICION: Final = 3
TELL_LOOK: Final = 4
TELL_NO_LOOK: Final = 5
REPLY_NAMES: Final = ["will-not-say", "no-reason", "trust", "suspicion", "tell-look", "no-look"]

# The vote (rulebook, The Council of the Gods).
UP: Final = 0  # stays in Asgard
DOWN: Final = 1  # to the Underworld
THUMB_NAMES: Final = ["up", "down"]
VERDICT_NAMES: Final = ["stays", "warded", "goes"]
FREYAS_VOTES: Final = 2

# House numbers: what keeps talk and marking short where no clock does.
MARKINGS: Final = 3  # rounds of marks in a Conspiracy Phase
PLEAS: Final = 2  # sentences of a defence
CLAIMS_BACK: Final = 12  # how far back one can agree or disagree
ROUNDS: Final = 16  # each round banishes somebody, so there are fewer

# The clock (house; fact sheet, section 8): seconds for each part.
PARTS_OF_CLOCK: Final = ["conspiracy", "discussion", "support", "defence", "vote"]
CLOCKS: Final = {
    "none": [0, 0, 0, 0, 0],
    "quick": [15, 60, 15, 30, 20],
    "slow": [30, 180, 20, 60, 30],
}
BOX.table("CLOCKS", CLOCKS, "house: fact sheet, section 8")
CLOCK_NAMES: Final = ["none", "quick", "slow"]

# Lists of small numbers, made once for each set of bits and shared: never change them.
_LISTS: Final[list[list[int] | None]] = [None] * (1 << 17)


def listed(bits: int) -> list[int]:
    """The numbers whose bits are set, ascending.  Shared: never change it."""
    made = _LISTS[bits]
    if made is None:
        made = [number for number in range(17) if (bits >> number) & 1]
        _LISTS[bits] = made
    return made


def cast_of(name: str, seats: int) -> list[int]:
    """The gods of a cast, in the order of play."""
    if name == RECOMMENDED:
        return [god for god in range(1, GODS) if RECOMMENDED_FROM[god] <= seats]
    return sorted(CASTS[name])
