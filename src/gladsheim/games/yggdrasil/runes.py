"""Beaten giants and the powers of the four runes (chapter 8)."""

from __future__ import annotations

from gladsheim.core.forms import OPEN, Form, Pause, State, up_to
from gladsheim.games.yggdrasil.events import GiantFell, RuneComplete
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
from gladsheim.games.yggdrasil.state import Yggdrasil, giants_of

WHOLE_RUNE = 15  # its four giants, as bits


class Fallen(Form):
    """A beaten giant lies open beside the board; the fourth of its rune sets the rune free."""

    def __init__(self, seat: int, giant: int) -> None:
        self.seat = seat
        self.giant = giant  # TOP_OF_PILE: now it is turned over

    def run(self, g: State) -> Pause:
        assert isinstance(g, Yggdrasil)
        if self.giant == TOP_OF_PILE:
            return g.chance("giant", giants_of(g.pile), "YG 8.5")
        giant = self.giant
        rule = "YG 8.5" if (g.pile >> giant) & 1 else "YG 8.3"
        g.pile &= ~(1 << giant)
        g.active &= ~(1 << giant)
        return defeated(g, self.seat, giant, rule)

    def is_public(self) -> bool:
        return True

    def clone(self) -> Fallen:
        return Fallen(self.seat, self.giant)


def defeated(g: Yggdrasil, seat: int, giant: int, rule: str) -> Pause:
    """A giant that has left pile and play is counted for its rune; the form that calls this is over."""
    g.beaten |= 1 << giant
    if g.ears is not None:
        g.say(GiantFell(giant, rule))
    rune = giant // 4
    if g.beaten >> (4 * rune) & WHOLE_RUNE != WHOLE_RUNE:
        return g.done()
    if g.ears is not None:
        g.say(RuneComplete(rune))
    if rune == SIGEL:
        return g.become(Sigel(seat, SIGELS_VIKINGS))
    if rune == DAEG:
        g.quiet_turns = DAEGS_TURNS
        return g.done()
    if rune == MANN:
        return g.become(DriveBack(seat, MANNS_SPACES, 1, "YG 8.14"))
    return g.become(DriveBack(seat, 1, TIWAZ_ENEMIES, "YG 8.15"))


class Sigel(Form):
    """Up to fifteen Vikings of the World of the Dead are shared out, god by god."""

    def __init__(self, seat: int, left: int, receiver: int = 0, share: int = OPEN) -> None:
        self.seat = seat
        self.left = left
        self.receiver = receiver  # the seat whose share is asked next
        self.share = share

    def run(self, g: State) -> Pause:
        assert isinstance(g, Yggdrasil)
        if self.share != OPEN:
            g.take_dead(self.receiver, self.share, "YG 8.12")
            self.left -= self.share
            self.receiver += 1
            self.share = OPEN
        most = min(self.left, g.dead)
        if most == 0 or self.receiver == g.seats():
            return g.done()
        return g.ask(self.seat, "share", up_to(most), "YG 8.12")

    def is_public(self) -> bool:
        return True

    def clone(self) -> Sigel:
        return Sigel(self.seat, self.left, self.receiver, self.share)


class DriveBack(Form):
    """So many different enemies go back so many spaces, without a fight."""

    def __init__(self, seat: int, spaces: int, times: int, rule: str, moved: int = 0, enemy: int = OPEN) -> None:
        self.seat = seat
        self.spaces = spaces
        self.times = times
        self.rule = rule
        self.moved = moved  # enemies that went back already, as bits
        self.enemy = enemy

    def run(self, g: State) -> Pause:
        assert isinstance(g, Yggdrasil)
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

    def is_public(self) -> bool:
        return True

    def closed(self, g: State, seat: int) -> dict[int, str]:
        assert isinstance(g, Yggdrasil)
        closed = {enemy: "YG 5.8" for enemy in range(ENEMIES) if g.track[enemy] == START_SPACE}
        closed.update({enemy: self.rule for enemy in range(ENEMIES) if self.moved >> enemy & 1})
        return closed

    def clone(self) -> DriveBack:
        return DriveBack(self.seat, self.spaces, self.times, self.rule, self.moved, self.enemy)
