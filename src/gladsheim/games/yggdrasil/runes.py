"""Beaten giants and the powers of the four runes (chapter 8)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import OPEN, Pause, State, up_to
from gladsheim.games.yggdrasil.events import GIANT_FELL, RUNE_COMPLETE
from gladsheim.games.yggdrasil.parts import (
    DAEG,
    DAEGS_TURNS,
    ENEMIES,
    MANN,
    MANNS_SPACES,
    SIGEL,
    SIGELS_VIKINGS,
    START_SPACE,
    TIWAZ_ENEMIES,
    TOP_OF_PILE,
)
from gladsheim.games.yggdrasil.state import Step, Yggdrasil, giants_of, table

WHOLE_RUNE = 15  # its four giants, as bits


@mypyc_attr(acyclic=True)
class Fallen(Step):
    """A beaten giant lies open beside the board; the fourth of its rune sets the rune free."""

    def __init__(self, seat: int, giant: int) -> None:
        self.seat = seat
        self.giant = giant  # TOP_OF_PILE: now it is turned over

    def play(self, g: Yggdrasil) -> Pause:
        if self.giant == TOP_OF_PILE:
            return g.chance("giant", giants_of(g.pile), "YG 8.5")
        giant = self.giant
        rule = "YG 8.5" if (g.pile >> giant) & 1 else "YG 8.3"
        g.pile &= ~(1 << giant)
        g.active &= ~(1 << giant)
        return defeated(g, self.seat, giant, rule)

    def clone(self) -> Fallen:
        return Fallen(self.seat, self.giant)


def defeated(g: Yggdrasil, seat: int, giant: int, rule: str) -> Pause:
    """A giant that has left pile and play is counted for its rune; the form that calls this is over."""
    rune = giant // 4
    g.beaten |= 1 << giant
    g.say(GIANT_FELL, giant, rune, rule=rule)
    if g.beaten >> (4 * rune) & WHOLE_RUNE != WHOLE_RUNE:
        return g.done()
    if rune == DAEG:
        g.quiet_turns = DAEGS_TURNS
    g.say(RUNE_COMPLETE, rune)
    if rune == SIGEL:
        return g.become(Sigel(seat, SIGELS_VIKINGS))
    if rune == DAEG:
        return g.done()
    if rune == MANN:
        return g.become(DriveBack(seat, MANNS_SPACES, 1, "YG 8.14"))
    return g.become(DriveBack(seat, 1, TIWAZ_ENEMIES, "YG 8.15"))


@mypyc_attr(acyclic=True)
class Sigel(Step):
    """Up to fifteen Vikings of the World of the Dead are shared out, god by god."""

    def __init__(self, seat: int, left: int, receiver: int = 0, share: int = OPEN) -> None:
        self.seat = seat
        self.left = left
        self.receiver = receiver  # the seat whose share is asked next
        self.share = share

    def play(self, g: Yggdrasil) -> Pause:
        if self.share != OPEN:
            g.take_dead(self.receiver, self.share, "YG 8.12")
            self.left -= self.share
            self.receiver += 1
            self.share = OPEN
        most = min(self.left, g.dead)
        if most == 0 or self.receiver == g.seats():
            return g.done()
        return g.ask(self.seat, "share", up_to(most), "YG 8.12")

    def clone(self) -> Sigel:
        return Sigel(self.seat, self.left, self.receiver, self.share)


@mypyc_attr(acyclic=True)
class DriveBack(Step):
    """So many different enemies go back so many spaces, without a fight."""

    def __init__(self, seat: int, spaces: int, times: int, rule: str, moved: int = 0, enemy: int = OPEN) -> None:
        self.seat = seat
        self.spaces = spaces
        self.times = times
        self.rule = rule
        self.moved = moved  # enemies that went back already, as bits
        self.enemy = enemy

    def play(self, g: Yggdrasil) -> Pause:
        if self.enemy != OPEN:
            g.drive_back(self.enemy, self.spaces, self.rule)
            self.moved |= 1 << self.enemy
            self.times -= 1
            self.enemy = OPEN
        if self.times == 0:
            return g.done()
        enemies = g.enemies_to_drive_back(self.moved)
        if not enemies:
            return g.done()
        return g.ask(self.seat, "enemy", enemies, self.rule)

    def closed(self, state: State, seat: int) -> dict[int, str]:
        g = table(state)
        closed = {enemy: "YG 5.8" for enemy in range(ENEMIES) if g.track[enemy] == START_SPACE}
        closed.update({enemy: self.rule for enemy in range(ENEMIES) if self.moved >> enemy & 1})
        return closed

    def clone(self) -> DriveBack:
        return DriveBack(self.seat, self.spaces, self.times, self.rule, self.moved, self.enemy)
