"""The timetable of an evening that is led: its stages, and how long they take."""

from __future__ import annotations

from typing import Final

from gladsheim.core.spoken import ACT, DEFENCE, LOOK, NIGHT, SUPPORT, TALK

# Stages that are no part of the game.
SECRETS: Final = "secrets"  # everybody looks at the own card before the first night
GATE: Final = "gate"  # every phone must be here
DAWN: Final = "dawn"
KNOCKS: Final = "knocks"
VERDICT: Final = "verdict"
OVER: Final = "over"
PLAIN: Final = ""  # nobody leads now: as at any table

# Seconds.
READING: Final = 4.0  # of a gate where all are here
LEAD: Final = 6.0  # of a night before its first bell
BELL: Final = 5.0  # from bell to bell
OPEN: Final = 3.5  # for a touch after its bell
COLLECTED: Final = 4.6  # after a bell, when what was touched has come from every phone
EARLY: Final = 1.0  # before the first bell the phones are given the ring
DARK: Final = 3.0  # from the end of a night to dawn
MORNING: Final = 7.0
HUSH: Final = 3.0  # before the Oracle's eyes open
LOOKING: Final = 5.0  # for her touch
LOOKED: Final = 6.0  # when what she saw is shown
LOOK_ENDS: Final = 12.0
SECONDS: Final = {ACT: 30.0, TALK: 180.0, SUPPORT: 15.0, DEFENCE: 60.0, KNOCKS: 3.0, VERDICT: 8.0}
CALLED: Final = 20.0  # a missing thumb is called by name
ENTERED: Final = 30.0  # and the host may enter it
AGAIN: Final = 0.5  # between two looks whether all are here

UP_DOWN: Final = (0, 1)
OWN_TIME: Final = (SECRETS, GATE, NIGHT, LOOK, DAWN, KNOCKS, VERDICT)  # stages that end when they say so
