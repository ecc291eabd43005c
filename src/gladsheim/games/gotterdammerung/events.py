"""What can happen in Asgard, and who hears it."""

from __future__ import annotations

from typing import Final

from gladsheim.core.events import Event
from gladsheim.core.kinds import COUNT, NUMBER, SEAT
from gladsheim.games.gotterdammerung.kinds import (
    CARD,
    FACTION,
    GOD,
    PLAYER,
    ROUND,
    SENTENCE,
    THUMB,
    says_claim,
)

# Setting up.
SEATED: Final = Event("seated", "GD 2.6", COUNT)
DEALT: Final = Event("dealt", "GD 2.2", SEAT, FACTION, heard_by="seat")
MET: Final = Event("conspirators-met", "GD 3.2", SEAT.several("conspirators"), heard_by="conspirators")

# The Conspiracy.
ROUND_BEGAN: Final = Event("round-began", "GD 3.1", ROUND)
MARKED: Final = Event(
    "marked", "GD 3.3", SEAT, PLAYER.named("whom"), SEAT.several("conspirators"), heard_by="conspirators"
)
BY_CONSPIRACY: Final = Event("banished-by-conspiracy", "GD 3.3", PLAYER)
BY_HEL: Final = Event("banished-by-hel", "GD 6.15", PLAYER)
BY_COUNCIL: Final = Event("banished-by-council", "GD 10.3", PLAYER)
BANISHED: Final = [BY_CONSPIRACY, BY_HEL, BY_COUNCIL]  # by how it came about

# The actions.
ROLLED: Final = Event("rolled", "GD 5.2", NUMBER.named("first"), NUMBER.named("second"), PLAYER, at="oracle")
CARDS_HOME: Final = Event("cards-home", "GD 5.3")
PLACED: Final = Event("placed", "", CARD, SEAT, PLAYER.named("whom"))
CARD_TAKEN: Final = Event("card-taken", "", SEAT, CARD, PLAYER.named("whom"))
STOLEN: Final = Event("stolen", "GD 6.12", PLAYER, CARD, PLAYER.named("whom"))
ORACLE_MOVED: Final = Event("oracle-moved", "GD 6.14", SEAT, PLAYER.named("whom"), at="oracle")
REFRAINED: Final = Event("refrained", "GD 5.5", GOD, SEAT)
LOOKED_UNSEEN: Final = Event("looked-unseen", "GD 8.2", PLAYER)
LOOKED: Final = Event("looked", "GD 8.1", SEAT, PLAYER.named("whom"), FACTION, heard_by="seat", others=LOOKED_UNSEEN)
LOOKED_NOT: Final = Event("looked-not", "GD 8.1", SEAT, heard_by="seat", others=LOOKED_UNSEEN)

# The Council.
COUNCIL_OPENED: Final = Event("council-opened", "GD 9.1")
SAID: Final = Event(
    "said", "GD 9.13", SEAT, SENTENCE.named("sentence"), PLAYER.named("whom"), NUMBER.named("number"), says=says_claim
)
ACCUSED: Final = Event("accused", "GD 9.2", SEAT, PLAYER.named("whom"))
SUPPORTED: Final = Event("supported", "GD 9.4", PLAYER, SEAT.named("whom"))
DROPPED: Final = Event("dropped", "GD 9.5", PLAYER)
THUMBS_SHOWN: Final = Event("thumbs-shown", "GD 10.1", SEAT, PLAYER.several("down"))
ADJUSTED: Final = Event("adjusted", "GD 10.5", PLAYER, THUMB)
STAYS: Final = Event("counted-stays", "GD 10.3", PLAYER, COUNT.named("down"), COUNT.named("up"))
WARDED: Final = Event("counted-warded", "GD 10.8", PLAYER, COUNT.named("down"), COUNT.named("up"))
GOES: Final = Event("counted-goes", "GD 10.3", PLAYER, COUNT.named("down"), COUNT.named("up"))
COUNTED: Final = [STAYS, WARDED, GOES]  # by verdict
WON: Final = Event("won", "GD 11.2", FACTION, PLAYER.several("conspirators"))
