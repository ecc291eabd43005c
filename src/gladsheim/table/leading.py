"""Leading: what of a game is answered by who leads the evening, and how that goes into the journal.

All that follows from one night, one look or one vote is one batch of entries, written in one transaction: first what
was touched, a record of one size for each seat, then the answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gladsheim.core.forms import Illegal, Seat
from gladsheim.core.spoken import DEFENCE, LOOK, NIGHT, SUPPORT, TALK, UNTOUCHED, VOTE, spoken_of
from gladsheim.core.text import Phrase
from gladsheim.table.deeds import Answer, Conduct, Refused
from gladsheim.table.head import TYPED
from gladsheim.table.journal import FILL, TOUCH, Entry

if TYPE_CHECKING:
    from gladsheim.table.table import Table

SECRETLY: Final = (NIGHT, LOOK)  # led at every led table
AT_ONCE: Final = (*SECRETLY, VOTE)  # a bot's answer too waits for the moment at which all are given
ALOUD: Final = (*AT_ONCE, TALK, SUPPORT, DEFENCE)

# What was touched at three bells, as one number of four digits whatever it was.
BELLS: Final = 3
NONE: Final = 15
FLOOR: Final = 1 << 12


def packed(touches: list[Seat]) -> int:
    value = FLOOR
    for bell, seat in enumerate(touches):
        value |= (NONE if seat == UNTOUCHED else seat) << 4 * bell
    return value


def unpacked(value: int) -> list[Seat]:
    found = [(value >> 4 * bell) & NONE for bell in range(BELLS)]
    return [UNTOUCHED if seat == NONE else seat for seat in found]


def is_led(table: Table, by_bot: bool = False) -> bool:
    """Whether what is asked now is answered by who leads, and by nobody else."""
    if not table.head.conduct or table.match is None:
        return False
    kind = spoken_of(table.head.game).part(table.match).kind
    if table.head.conduct == TYPED:
        return kind in SECRETLY
    return kind in (AT_ONCE if by_bot else ALOUD)


def check_answer(table: Table, deed: Answer) -> None:
    if is_led(table, deed.by_bot):
        raise Refused("the hall asks for this at its time: touch when it does", phrase=Phrase("refused-led"))


def decide(table: Table, deed: Conduct, at: float) -> list[Entry]:
    """The entries of everything that follows at one moment.  Refused: something else happened first."""
    table.playing()
    if not table.head.conduct:
        raise Refused("nobody leads this table")
    if deed.seq != table.seq or table.over:
        raise Refused("something else happened first")
    twin = table.draft()
    entries: list[Entry] = []
    for seat, value in enumerate(deed.touches or []):
        entries.append(Entry(twin.seq + 1, TOUCH, seat, value, "", at))
        twin.apply(entries[-1:])
    for seat, value in deed.answers:
        if twin.over:
            break
        entries.append(twin.foresee(twin.playing(), FILL, seat, value, "", at))
        twin.apply(entries[-1:])
    return entries


def fold_touch(table: Table, entry: Entry) -> None:
    """A night is a list of what each seat touched, in the order of seats."""
    if entry.seat == 0:
        table.nights = [*table.nights, []]
    if not table.nights or len(table.nights[-1]) != entry.seat:
        raise Illegal(f"the touches of seat {entry.seat} are not those of a night")
    table.nights = [*table.nights[:-1], [*table.nights[-1], entry.value]]
