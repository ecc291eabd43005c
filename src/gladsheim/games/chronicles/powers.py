"""What gods may do beyond the common rules: relationships that work at any time, and what Thor's die is worth."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import NOBODY, OPEN, Pause
from gladsheim.games.chronicles.events import HANDED, HANDED_ARTIFACT
from gladsheim.games.chronicles.kinds import A_DIE, AN_ELF
from gladsheim.games.chronicles.parts import ARTIFACT_OF, ARTIFACTS, DIE_OF, ELF_OF, FREYIA, FREYR, PASS, THOR
from gladsheim.games.chronicles.state import NO_RELATIONSHIPS, Chronicles, Step


def can_use_kin(g: Chronicles, god: int) -> bool:
    """Whether kin of this god is in the same world and has anything to take."""
    kin = g.kin[god]
    if kin == 0:
        return False
    world = g.at[god]
    for other in range(g.players):
        if (kin >> other) & 1 and g.at[other] == world and (g.elves[other] or g.vanir[other] or g.artifacts[other]):
            return True
    return False


@mypyc_attr(acyclic=True)
class Kin(Step):
    """YC 13.12: take elves, Vanir dice and artifacts from kin in the same world, as many as you like."""

    def __init__(self, god: int, kin: int = OPEN) -> None:
        self.god = god
        self.kin = kin

    def play(self, g: Chronicles) -> Pause:
        if self.kin == PASS:
            return g.done()
        if self.kin != OPEN:
            hand_over(g, self.kin, NOBODY, self.god, "YC 13.12")
            self.kin = OPEN
        if not can_use_kin(g, self.god):
            return g.done()
        return g.ask(self.god, "kin", self.takings(g), "YC 13.12")

    def takings(self, g: Chronicles) -> list[int]:
        god = self.god
        found = [PASS]
        near = [o for o in range(g.players) if (g.kin[god] >> o) & 1 and g.at[o] == g.at[god]]
        found += [ELF_OF + other for other in near if g.elves[other]]
        found += [DIE_OF + other for other in near if g.vanir[other]]
        for other in near:
            found += artifact_gifts(g, other)
        return found

    def clone(self) -> Kin:
        return Kin(self.god, self.kin)


def artifact_gifts(g: Chronicles, god: int) -> list[int]:
    """The answers that name a god's artifacts."""
    held = g.artifacts[god]
    return [ARTIFACT_OF + artifact for artifact in range(ARTIFACTS) if (held >> artifact) & 1]


def owner_of(g: Chronicles, artifact: int) -> int:
    for god in range(g.players):
        if (g.artifacts[god] >> artifact) & 1:
            return god
    raise AssertionError("nobody has this artifact")


def hand_over(g: Chronicles, gift: int, giver: int, taker: int, rule: str) -> None:
    """A piece goes from one god to another; `gift` names the giver where `giver` does not."""
    if gift >= ARTIFACT_OF:
        artifact = gift - ARTIFACT_OF
        giver = owner_of(g, artifact)
        g.artifacts[giver] &= ~(1 << artifact)
        g.artifacts[taker] |= 1 << artifact
        g.say(HANDED_ARTIFACT, giver, taker, artifact, rule=rule)
    elif gift >= DIE_OF:
        giver = gift - DIE_OF if giver == NOBODY else giver
        g.vanir[giver] -= 1
        g.vanir[taker] += 1
        g.say(HANDED, giver, taker, A_DIE, rule=rule)
    else:
        giver = gift - ELF_OF if giver == NOBODY else giver
        g.elves[giver] -= 1
        g.elves[taker] += 1
        g.say(HANDED, giver, taker, AN_ELF, rule=rule)


def next_kin(g: Chronicles, done: int) -> int:
    """The next player, of those not `done` (bits), who may take from kin; OPEN: none."""
    if g.kin is NO_RELATIONSHIPS[g.gods]:
        return OPEN
    for god in range(g.players):
        if g.kin[god] and (done >> god) & 1 == 0 and can_use_kin(g, god):
            return god
    return OPEN


@mypyc_attr(acyclic=True)
class KinWindow(Step):
    """YC 13.12: at any time, so also now: each god in turn may take from kin."""

    def __init__(self, done: int = 0, taken: int = OPEN) -> None:
        self.done = done
        self.taken = taken

    def play(self, g: Chronicles) -> Pause:
        god = next_kin(g, self.done)
        if god == OPEN:
            return g.done()
        self.done |= 1 << god
        return g.call("taken", Kin(god))

    def clone(self) -> KinWindow:
        return KinWindow(self.done, self.taken)


def opens_kin_window(g: Chronicles, slot: str) -> bool:
    """Whether somebody may take from kin now: then a KinWindow is called, whose outcome fills the blank `slot`."""
    if next_kin(g, 0) == OPEN:
        return False
    g.call(slot, KinWindow())
    return True


def worth(g: Chronicles, god: int) -> int:
    """How many risks a success of this god's own die cancels."""
    return 2 if g.powers[god] == THOR else 1


def pays_in_elves(g: Chronicles, god: int) -> bool:
    """YC 13.17: Freyr's two elves cancel a risk."""
    return g.powers[god] == FREYR and g.elves[god] >= 2


def heroes_come_late(g: Chronicles, god: int) -> bool:
    """YC 13.18: Freyia calls heroes after the throw."""
    return g.powers[god] == FREYIA
