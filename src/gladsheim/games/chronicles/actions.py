"""Actions (chapter 9): what each world offers; rune stones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.decks import replaced, without
from gladsheim.core.forms import GO_ON, OPEN, WAIT, Form, Pause, up_to
from gladsheim.games.chronicles.creatures import Creatures, Geri
from gladsheim.games.chronicles.events import ARTIFACT_SHOWN, STONE_FELL, TOOK_ARTIFACT, TOOK_ELVES, TOOK_VANIR
from gladsheim.games.chronicles.moving import free_worlds
from gladsheim.games.chronicles.orders import send_anonymous, send_giants
from gladsheim.games.chronicles.parts import (
    ACT,
    ALFHEIM,
    ASGARD,
    BONUS,
    FROM_ONE,
    GERI,
    HEAL,
    HEAL_RISKS,
    IOTUNHEIM,
    MIDGARD,
    MOST_PAWNS,
    NIDAVELLIR,
    NIFLHEIM,
    NO_CARD,
    NORMAL,
    PASS,
    RATATOSK,
    RUNE_ACT,
    RUNE_LIFE,
    RUNE_MOVE,
    RUNE_TURN,
    SAGA_ACT,
    SEND_RISKS,
    STONES,
    SVARTALFHEIM,
    TAKES,
    VANAHEIM,
    WORLDS,
    WORLDS_OF,
    YES_NO,
)
from gladsheim.games.chronicles.powers import opens_kin_window
from gladsheim.games.chronicles.risks import Risk
from gladsheim.games.chronicles.saga import SagaAction, TurnPage, goal_reached
from gladsheim.games.chronicles.state import Chronicles, Step
from gladsheim.games.chronicles.ways import (
    Heal,
    can_act,
    can_do_anything,
    how_it_goes,
    how_it_goes_unaided,
    world_deeds,
)


@mypyc_attr(acyclic=True)
class Act(Step):
    """The action of a world, as it goes for this god."""

    def __init__(
        self,
        god: int,
        world: int,
        how: int,
        take: int = OPEN,
        heal: int = OPEN,
        borne: int = OPEN,
        level: int = OPEN,
        top: int = OPEN,
        creature: int = OPEN,
        least: int = BONUS,
    ) -> None:
        self.god = god
        self.world = world
        self.how = how
        self.least = least  # how it goes unaided; not below `how` where nothing helps
        self.take = take
        self.heal = heal  # the world to be healed from Asgard
        self.borne = borne
        self.level = level
        self.top = top
        self.creature = creature

    def fill(self, slot: str, value: int) -> None:
        if slot == "take":
            self.take = value
        elif slot == "level":
            self.level = value
        elif slot == "top":
            self.top = value
        else:
            super().fill(slot, value)

    def play(self, g: Chronicles) -> Pause:
        world = self.world
        if world == IOTUNHEIM:
            return g.become(Runes(self.god, TAKES[self.how]))
        if world == SVARTALFHEIM:
            return self.creatures(g)
        if world == NIDAVELLIR:
            return self.artifact(g)
        if world == ALFHEIM:
            # Up to so many elves from the reserve.
            if self.take == OPEN:
                return g.ask(self.god, "take", FROM_ONE[min(TAKES[self.how], g.elf_reserve)], "YC 9.4")
            g.take_elves(self.god, self.take)
            g.say(TOOK_ELVES, self.god, self.take, rule="YC 9.4")
        elif world == VANAHEIM:
            if self.asks_for_less(g, g.vanir_reserve, "YC 9.5"):
                return WAIT
            g.take_vanir(self.god, self.take)
            g.say(TOOK_VANIR, self.god, self.take, rule="YC 9.5")
        elif world == MIDGARD:
            g.call_heroes(TAKES[self.how], "YC 9.7")
        elif world == ASGARD:
            return self.heal_from_asgard(g)
        else:
            # Up to three pawns go home, at a risk.
            if self.borne == OPEN:
                return g.call("borne", Risk(self.god, SEND_RISKS[self.how]))
            return self.send_home(g)
        return g.done()

    def send_home(self, g: Chronicles) -> Pause:
        """Up to three pawns leave a ladder; fewer, if one likes."""
        dead = self.world == NIFLHEIM
        rule = "YC 9.15" if dead else "YC 9.16"
        if self.take == OPEN:
            self.take = min(MOST_PAWNS, g.anonymous if dead else g.giants)
            if self.take > 1 and not g.edition:
                return g.ask(self.god, "take", up_to(self.take), rule)
        if dead:
            send_anonymous(g, self.god, self.take, rule)
        else:
            send_giants(g, self.god, self.take, rule)
        return g.done()

    def asks_for_less(self, g: Chronicles, left: int, rule: str) -> bool:
        """Valshamr and Odroerir may help: where others want of what is left, the god says how far."""
        if self.take == OPEN:
            most, unaided = min(TAKES[self.how], left), min(TAKES[self.least], left)
            if unaided < most:
                return g.ask(self.god, "take", FROM_ONE[most][unaided - 1 :], rule)
            self.take = most
        return False

    def heal_from_asgard(self, g: Chronicles) -> Pause:
        """Heal any world, at a risk."""
        if self.heal == OPEN:
            return g.ask(self.god, "heal", WORLDS_OF[g.ruins], "YC 9.6")
        if self.borne == OPEN:
            return g.call("borne", Risk(self.god, HEAL_RISKS[self.how]))
        g.heal_world(self.heal, "YC 9.6")
        return g.end() if g.fate else g.done()

    def artifact(self, g: Chronicles) -> Pause:
        """Take the top card of the left deck, of the middle one unless with penalty, of the right one with bonus."""
        if self.level == OPEN:
            levels = [level for level in range(self.how + 1) if g.artifact_tops[level] != NO_CARD]
            return g.ask(self.god, "level", levels, "YC 9.8")
        level = self.level
        if self.top == OPEN:
            card = g.artifact_tops[level]
            g.artifacts[self.god] |= 1 << card
            g.artifact_tops = replaced(g.artifact_tops, level, NO_CARD)
            g.say(TOOK_ARTIFACT, self.god, card)
            if g.artifact_decks[level]:
                # The next card can now be seen.
                return g.chance("top", g.artifact_decks[level], "YC 9.8")
            return g.done()
        show_artifact(g, level, self.top, "YC 9.8")
        return g.done()

    def creatures(self, g: Chronicles) -> Pause:
        if self.creature == OPEN:
            if self.asks_for_less(g, len(g.creature_deck), "YC 9.9"):
                return WAIT
            return g.call("creature", Creatures(self.god, self.take))
        if self.creature == RATATOSK:
            return g.become(Ratatosk(self.god))
        if self.creature == GERI:
            return g.become(Geri(self.god))
        return g.done()

    def clone(self) -> Act:
        return Act(
            self.god,
            self.world,
            self.how,
            self.take,
            self.heal,
            self.borne,
            self.level,
            self.top,
            self.creature,
            self.least,
        )


def show_artifact(g: Chronicles, level: int, card: int, rule: str) -> None:
    """The next card of a deck lies open."""
    g.artifact_tops = replaced(g.artifact_tops, level, card)
    g.artifact_decks = [without(deck, card) if n == level else deck for n, deck in enumerate(g.artifact_decks)]
    g.say(ARTIFACT_SHOWN, card, level + 1, rule=rule)


# Here and not with the other creatures: the action may be to draw creatures once more.
@mypyc_attr(acyclic=True)
class Ratatosk(Step):
    """YC 12.11: go anywhere, and then you may act there."""

    def __init__(self, god: int, world: int = OPEN, agree: int = OPEN, window: int = OPEN) -> None:
        self.god = god
        self.world = world
        self.agree = agree
        self.window = window

    def play(self, g: Chronicles) -> Pause:
        if self.world == OPEN:
            return g.ask(self.god, "world", free_worlds(g, self.god), "YC 12.11")
        if self.window == OPEN:
            self.window = 0
            g.put_god(self.god, self.world, "YC 12.11")
            if opens_kin_window(g, "window"):
                return GO_ON
        if self.agree == OPEN:
            if can_act(g, self.world, how_it_goes(g, self.god)):
                return g.ask(self.god, "agree", YES_NO, "YC 12.11")
            return g.done()
        if self.agree == 0:
            return g.done()
        return g.become(
            deed_form(self.god, self.world, how_it_goes(g, self.god), ACT, how_it_goes_unaided(g, self.god))
        )

    def clone(self) -> Ratatosk:
        return Ratatosk(self.god, self.world, self.agree, self.window)


# Rune stones

NO_STONE: Final = 0  # answer to "rune"; else a stone, + 1


@mypyc_attr(acyclic=True)
class Runes(Step):
    """Throw the stones, then apply what they show, each or not, in any order."""

    def __init__(
        self,
        god: int,
        stones: int,
        shown: list[int] | None = None,
        face: int = OPEN,
        rune: int = OPEN,
        figure: int = OPEN,
        world: int = OPEN,
        steps: int = OPEN,
        sub: int = OPEN,
        page: int = OPEN,
    ) -> None:
        self.god = god
        self.stones = stones
        self.shown: list[int] = [] if shown is None else shown  # stone -> what it shows; OPEN once it is used
        self.face = face
        self.rune = rune
        self.figure = figure
        self.world = world
        self.steps = steps
        self.sub = sub
        self.page = page

    def play(self, g: Chronicles) -> Pause:
        if self.face != OPEN:
            self.shown = [*self.shown, self.face]
            g.say(STONE_FELL, self.god, len(self.shown) - 1, self.face)
            self.face = OPEN
        if len(self.shown) < self.stones:
            return g.chance("face", STONES[len(self.shown)], "YC 9.10")
        if self.rune == NO_STONE:
            return g.done()
        if self.rune != OPEN:
            return self.apply(g, self.shown[self.rune - 1])
        return self.ask_next(g)

    def ask_next(self, g: Chronicles) -> Pause:
        options = [NO_STONE]
        for stone, face in enumerate(self.shown):
            if face != OPEN and self.is_useful(g, face):
                options.append(stone + 1)
        if len(options) == 1:
            return g.done()
        return g.ask(self.god, "rune", options, "YC 9.10")

    def is_useful(self, g: Chronicles, face: int) -> bool:
        if face == RUNE_LIFE:
            return g.life[self.god] < g.most_life[self.god]
        return True

    def used(self, g: Chronicles) -> Pause:
        """This stone is done with; on to the next."""
        self.shown = replaced(self.shown, self.rune - 1, OPEN)
        self.rune = OPEN
        self.figure = OPEN
        self.world = OPEN
        self.steps = OPEN
        self.sub = OPEN
        self.page = OPEN
        return self.ask_next(g)

    def apply(self, g: Chronicles, face: int) -> Pause:
        if face == RUNE_LIFE:
            g.gain_life(self.god, 1, "YC 9.14")
            return self.used(g)
        if face == RUNE_TURN:
            if self.steps == OPEN:
                return g.ask(self.god, "steps", up_to(2), "YC 9.13")
            g.turn_level(self.steps)
            return self.used(g)
        if face == RUNE_MOVE:
            if self.figure == OPEN:
                return g.ask(self.god, "figure", up_to(g.gods - 1), "YC 9.11")
            if self.world == OPEN:
                return g.ask(self.god, "world", free_worlds(g, self.figure), "YC 9.11")
            if self.sub == OPEN:
                self.sub = 0
                g.put_god(self.figure, self.world, "YC 9.11")
                if opens_kin_window(g, "sub"):
                    return GO_ON
            return self.used(g)
        assert face == RUNE_ACT
        if self.sub != OPEN:
            # The goal of a saga page is reached at once.
            if self.page == OPEN and goal_reached(g):
                return g.call("page", TurnPage(True))
            return self.used(g)
        if self.world == OPEN:
            return g.ask(self.god, "world", self.worlds(g), "YC 9.12")
        self.sub = 0
        return g.call("sub", Anywhere(self.god, self.world))

    def worlds(self, g: Chronicles) -> list[int]:
        """Where something can be done; if nowhere, the own world, to do nothing there."""
        found = [world for world in range(WORLDS) if can_do_anything(g, self.god, world)]
        return found if found else [g.at[self.god]]

    def clone(self) -> Runes:
        return Runes(
            self.god,
            self.stones,
            self.shown,
            self.face,
            self.rune,
            self.figure,
            self.world,
            self.steps,
            self.sub,
            self.page,
        )


@mypyc_attr(acyclic=True)
class Anywhere(Step):
    """YC 9.12: one normal action of a world, wherever it is; in a devastated one only healing or a saga action."""

    def __init__(self, god: int, world: int, deed: int = OPEN) -> None:
        self.god = god
        self.world = world
        self.deed = deed

    def play(self, g: Chronicles) -> Pause:
        if self.deed == OPEN:
            return g.ask(self.god, "deed", world_deeds(g, self.god, self.world, NORMAL), "YC 9.12")
        if self.deed == PASS:
            return g.done()
        return g.become(deed_form(self.god, self.world, NORMAL, self.deed))

    def clone(self) -> Anywhere:
        return Anywhere(self.god, self.world, self.deed)


def deed_form(god: int, world: int, how: int, deed: int, least: int = BONUS) -> Form:
    """The form that carries out one of the `world_deeds`; `least` is how it goes where no artifact helps."""
    if deed == ACT:
        return Act(god, world, how, least=least)
    if deed == HEAL:
        return Heal(god, world)
    return SagaAction(god, deed - SAGA_ACT)
