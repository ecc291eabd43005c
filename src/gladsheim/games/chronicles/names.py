"""Names that stand in the texts of moves, the same in every language."""

from __future__ import annotations

from typing import Final

ARTIFACT_NAMES: Final = [
    "andvarinaut", "draupnir", "giallarhorn", "hringhorn", "megingjord", "skidbladnir",
    "gleipnir", "gungnir", "hofund", "jarngreipr", "miming", "mjollnir",
    "brisingamen", "gullinbursti", "idunn", "odroerir", "svalinn", "valshamr",
]  # fmt: skip
CREATURE_NAMES: Final = [
    "stags", "eikthyrnir", "geri", "gullfaxi", "gullinkambi", "gulltopp", "heidrun", "hildisvini", "hugin",
    "ratatosk", "saehrimnir", "skuld", "sleipnir", "tanngrisnir", "urd", "vedrfolnir", "verdandi", "vidofnir",
]  # fmt: skip
OPPONENT_NAMES: Final = ["son one", "son two", "son three", "skoll", "hati", "naglfar", "servant"]
FACE_NAMES: Final = ["blank", "success", "one", "two", "success lost", "one lost", "two lost"]
STONE_NAMES: Final = ["white", "green", "red"]
