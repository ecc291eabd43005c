"""The sequence of play (chapters 2 to 4): the deck is made, then turns, until the gods lose or it runs out."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import NOTHING, OPEN, Pause, State
from gladsheim.games.yggdrasil.combat import Asgard, IceFortress
from gladsheim.games.yggdrasil.deck import draw_top, has_two_cards, make_deck, take_top, top_card
from gladsheim.games.yggdrasil.enemies import EnemyCard
from gladsheim.games.yggdrasil.events import (
    CARD_DRAWN,
    FENRIR_CALMED,
    FENRIR_STILL_ANGRY,
    GOD_CHOSEN,
    LOST,
    NO_CARD,
    TURN_ENDED,
    WON,
)
from gladsheim.games.yggdrasil.midgard import Midgard, can_go_to_midgard
from gladsheim.games.yggdrasil.parts import (
    ACTIONS,
    ANGRY,
    ASGARD,
    CALM_SUM,
    CARDS,
    COLOURS_OF,
    DARKNESS,
    DEAD,
    DEFEATS,
    ELVES,
    ENEMIES,
    FENRIR,
    FENRIR_POWER,
    FIRE,
    FORGE,
    FREY,
    FREYJA,
    FREYS_ACTIONS,
    GODS,
    ICE,
    MIDGARD,
    ODIN,
    RAGNAROK,
    RAGNAROK_COUNT,
    SACRED,
    STOP,
    WORLDS,
    WORLDS_OF,
)
from gladsheim.games.yggdrasil.powers import OdinsCards, roll
from gladsheim.games.yggdrasil.sacred import SacredLand, can_use_vanir
from gladsheim.games.yggdrasil.state import Step, Yggdrasil, table
from gladsheim.games.yggdrasil.worlds import Darkness, Forge, KingdomOfFire, WorldOfTheDead, can_burn, take_elf

ALL_WORLDS: Final = (1 << WORLDS) - 1
DEFEAT_RULES: Final = ["YG 4.7", "YG 4.8", "YG 4.9"]


@mypyc_attr(acyclic=True)
class Preparation(Step):
    """Who plays which god and which special cards are in the deck, where lots decide it; then the first turn."""

    def __init__(
        self, specials: list[int], god: int = OPEN, angry: int = OPEN, ragnarok: int = OPEN, evenly: bool = True
    ) -> None:
        self.specials = specials  # special cards named so far: everybody may know which are in the deck
        self.god = god
        self.angry = angry
        self.ragnarok = ragnarok
        self.evenly = evenly  # special cards are spread over the deck, as the rulebook advises

    def play(self, g: Yggdrasil) -> Pause:
        # 1. A god for each seat.
        if self.god != OPEN:
            self.seat_god(g)
        if len(g.gods) < g.seats():
            return g.chance("god", [god for god in range(GODS) if god not in g.gods], "YG 2.1")
        # 2. Angry Enemies for the deck.
        if self.angry != OPEN:
            self.specials = [*self.specials, ANGRY + self.angry]
            self.angry = OPEN
        if self.count(ANGRY, RAGNAROK) < g.angry_count:
            calm = [enemy for enemy in range(ENEMIES) if ANGRY + enemy not in self.specials]
            return g.chance("angry", calm, "YG 3.2")
        # 3. Ragnarök cards for the deck.
        if self.ragnarok != OPEN:
            self.specials = [*self.specials, RAGNAROK + self.ragnarok]
            self.ragnarok = OPEN
        if self.count(RAGNAROK, CARDS) < g.ragnarok_count:
            first = g.ragnarok_set * RAGNAROK_COUNT
            cards = [card for card in range(first, first + RAGNAROK_COUNT) if RAGNAROK + card not in self.specials]
            return g.chance("ragnarok", cards, "YG 3.3")
        make_deck(g, self.specials, self.evenly)
        return g.become(Turn(0))

    def seat_god(self, g: Yggdrasil) -> None:
        g.gods = [*g.gods, self.god]
        self.god = OPEN
        g.say(GOD_CHOSEN, len(g.gods) - 1, g.gods[-1])

    def count(self, first: int, end: int) -> int:
        return len([card for card in self.specials if first <= card < end])

    def clone(self) -> Preparation:
        return Preparation(self.specials, self.god, self.angry, self.ragnarok, self.evenly)


@final
@mypyc_attr(acyclic=True)
class Turn(Step):
    """An enemy card, then three actions in different worlds, then the reckoning."""

    def __init__(
        self,
        seat: int,
        card: int = OPEN,
        suffered: int = OPEN,
        taken: int = 0,
        worlds: int = 0,
        twice: bool = False,
        searched: int = 0,
        world: int = OPEN,
        die: int = OPEN,
        acted: int = OPEN,
    ) -> None:
        self.seat = seat
        self.card = card
        self.suffered = suffered  # the enemy card has been played
        self.taken = taken  # actions so far
        self.worlds = worlds  # where, as bits
        self.twice = twice  # Freyja has been in one world twice
        self.searched = searched  # 1: souls were sought in this turn
        self.world = world
        self.die = die  # the roll that is to calm Fenrir
        self.acted = acted

    def fill(self, slot: str, value: int) -> None:
        if slot == "world":
            self.world = value
        elif slot == "acted":
            self.acted = value
        elif slot == "suffered":
            self.suffered = value
        elif slot == "card":
            self.card = value
        elif slot == "searched":
            self.searched = value
        elif slot == "die":
            self.die = value
        else:
            super().fill(slot, value)

    def run(self, g: State) -> Pause:
        """As every step; but the one that runs most often goes there without a detour."""
        return self.play(table(g))

    def play(self, g: Yggdrasil) -> Pause:

        # 1. Take an enemy card and suffer what it does.
        if self.suffered == OPEN:
            if self.card == OPEN:
                self.card = self.known_card(g)
                if self.card == OPEN:
                    return self.draw(g)
            if self.card != NOTHING:
                return self.play_card(g)
            self.suffered = NOTHING

        # 2. While Fenrir is angry, every action is an attempt to calm him.
        if self.die != OPEN:
            self.calm(g)
        if g.fenrir_angry and self.has_action(g):
            self.taken += 1
            return roll(g, self.seat, "YG 10.11")

        # 3. Perform actions, each in another world.
        if self.world != OPEN:
            if self.world == STOP:
                return self.end(g)
            if self.world != ELVES:
                return self.act(g, self.enter())
            self.enter()
            take_elf(g, self.seat)
        if self.has_action(g):
            worlds = self.open_worlds(g)
            if worlds:
                rule = "YG 4.3" if self.taken < ACTIONS else "YG 11.4"
                return g.ask(self.seat, "world", WORLDS_OF[worlds | (1 << STOP if self.may_stop(g) else 0)], rule)

        # 4. The reckoning.
        return self.end(g)

    # The enemy card

    def known_card(self, g: Yggdrasil) -> int:
        """The card of this turn if nobody need draw it; OPEN: draw.  By the Daeg rune there may be none."""
        if g.quiet_turns:
            g.quiet_turns -= 1
            g.say(NO_CARD, g.gods[self.seat], g.quiet_turns)
            return NOTHING
        if g.has_power(self.seat, ODIN) and has_two_cards(g):
            return OPEN
        return top_card(g)

    def draw(self, g: Yggdrasil) -> Pause:
        if g.has_power(self.seat, ODIN) and has_two_cards(g):
            return g.call("card", OdinsCards(self.seat))
        return draw_top(g, "card", "YG 4.2")

    def play_card(self, g: Yggdrasil) -> Pause:
        take_top(g, self.card)
        g.discards = [*g.discards, self.card]
        g.say(CARD_DRAWN, g.gods[self.seat], self.card)
        return g.call("suffered", EnemyCard(self.seat, self.card))

    # Actions

    def has_action(self, g: Yggdrasil) -> bool:
        return self.taken < ACTIONS or self.taken < self.most(g)

    def most(self, g: Yggdrasil) -> int:
        """Powers count as they are when they are used: so does Frey's fourth action."""
        return FREYS_ACTIONS if g.has_power(self.seat, FREY) else ACTIONS

    def may_stop(self, g: Yggdrasil) -> bool:
        """Frey can act a fourth time, and need not, even where three actions are due."""
        return g.may_stop or self.taken >= ACTIONS

    def calm(self, g: Yggdrasil) -> None:
        """YG 10.12: one roll that may calm Fenrir."""
        colour = COLOURS_OF[g.colours][self.die]
        self.die = OPEN
        calm = calms(g, colour)
        g.fenrir_angry = not calm
        g.say(FENRIR_CALMED if calm else FENRIR_STILL_ANGRY, g.gods[self.seat], colour)

    def open_worlds(self, g: Yggdrasil) -> int:
        """The worlds where the god may act now, as bits."""
        worlds = ALL_WORLDS & ~g.blocked()
        if self.worlds and (self.twice or not g.has_power(self.seat, FREYJA)):
            worlds &= ~self.worlds
        if worlds & 1 << ASGARD and not g.can_drive_back():
            worlds ^= 1 << ASGARD
        if worlds & 1 << MIDGARD and not can_go_to_midgard(g, self.searched):
            worlds ^= 1 << MIDGARD
        if worlds & 1 << FORGE and not g.can_forge_any(self.seat):
            worlds ^= 1 << FORGE
        if not g.alfheim:
            worlds &= ~(1 << ELVES)
        if worlds & 1 << DARKNESS and not g.can_exchange():
            worlds ^= 1 << DARKNESS
        if not g.dead:
            worlds &= ~(1 << DEAD)
        if worlds & 1 << FIRE and not can_burn(g):
            worlds ^= 1 << FIRE
        if not g.pile and not g.active:
            worlds &= ~(1 << ICE)
        if worlds & 1 << SACRED and not can_use_vanir(g):
            worlds ^= 1 << SACRED
        return worlds

    def enter(self) -> int:
        """One action in the chosen world, which it is."""
        world = self.world
        self.world = OPEN
        self.taken += 1
        if self.worlds >> world & 1:
            self.twice = True
        self.worlds |= 1 << world
        return world

    def act(self, g: Yggdrasil, world: int) -> Pause:
        """Each world has its own form."""
        seat = self.seat
        if world == ASGARD:
            return g.call("acted", Asgard(seat))
        if world == MIDGARD:
            return g.call("searched", Midgard(seat, self.searched))
        if world == FORGE:
            return g.call("acted", Forge(seat))
        if world == DARKNESS:
            return g.call("acted", Darkness(seat))
        if world == DEAD:
            return g.call("acted", WorldOfTheDead(seat))
        if world == FIRE:
            return g.call("acted", KingdomOfFire(seat))
        if world == ICE:
            return g.call("acted", IceFortress(seat))
        return g.call("acted", SacredLand(seat))

    # The end of the turn

    def end(self, g: Yggdrasil) -> Pause:
        """The gods have lost, or won, or the next god is on turn."""
        g.turns += 1
        g.say(TURN_ENDED, g.gods[self.seat])
        g.ending = g.defeat()
        if g.ending:
            lost = DEFEATS.index(g.ending.removeprefix("defeat."))
            g.say(LOST, lost, rule=DEFEAT_RULES[lost])
            return g.done()
        if not g.rows:
            g.ending = "victory"
            g.say(WON)
            return g.done()
        following = self.seat + 1
        return g.become(Turn(following if following < g.seats() else 0))

    def closed(self, state: State, seat: int) -> dict[int, str]:
        g = table(state)
        if g.slot != "world" or seat != self.seat:
            return {}
        closed = {world: self.why_not(g, world) for world in range(WORLDS) if not self.open_worlds(g) >> world & 1}
        if not self.may_stop(g):
            closed[STOP] = "YG 4.4"
        return closed

    def why_not(self, g: Yggdrasil, world: int) -> str:
        """The rule that closes a world now."""
        if g.blocked() >> world & 1:
            return "YG 8.7"
        if self.worlds >> world & 1 and (self.twice or not g.has_power(self.seat, FREYJA)):
            return "YG 4.3"
        reasons = {ASGARD: "YG 5.1", FORGE: "YG 7.3", ELVES: "YG 7.6", DARKNESS: "YG 7.8"}
        return reasons.get(world, "YG 4.5")

    def clone(self) -> Turn:
        return Turn(
            self.seat,
            self.card,
            self.suffered,
            self.taken,
            self.worlds,
            self.twice,
            self.searched,
            self.world,
            self.die,
            self.acted,
        )


def calms(g: Yggdrasil, colour: int) -> bool:
    """Whether that colour calms Fenrir where he stands."""
    return colour + FENRIR_POWER[g.track[FENRIR]] <= CALM_SUM
