"""Creatures (chapter 12): draw some, choose one, apply it; all drawn leave the game.  Ratatosk is in actions.py."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.decks import without
from gladsheim.core.forms import GO_ON, NOTHING, OPEN, WAIT, Pause, up_to
from gladsheim.games.chronicles.events import (
    CARD_LEFT_WHEEL,
    CARD_SEEN,
    CARDS_ORDERED,
    CREATURE_DRAWN,
    CREATURE_HELPS,
    HANDED,
    TOOK_ELVES,
    TOOK_VANIR,
)
from gladsheim.games.chronicles.fights import Fight, fights
from gladsheim.games.chronicles.kinds import A_LIFE
from gladsheim.games.chronicles.moving import free_worlds
from gladsheim.games.chronicles.parts import (
    ARTIFACT_OF,
    COCKS,
    DIE_OF,
    EIKTHYRNIR,
    ELF_OF,
    ENEMIES,
    GULLFAXI,
    GULLTOPP,
    HEIDRUN,
    HEROES,
    HILDISVINI,
    HUGIN,
    IOTUNNS,
    NO_CARD,
    PASS,
    SAEHRIMNIR,
    SKULD,
    SLEIPNIR,
    STAGS,
    TANNGRISNIR,
    URD,
    VERDANDI,
    WORLDS_OF,
    YES_NO,
)
from gladsheim.games.chronicles.powers import artifact_gifts, hand_over, opens_kin_window
from gladsheim.games.chronicles.state import NO_CARDS, Chronicles, Step
from gladsheim.games.chronicles.wheel import chance_of_deck, leave_wheel, put_under, see_card, unseen_cards


@mypyc_attr(acyclic=True)
class Creatures(Step):
    """Draw `draws` cards, apply one.  The outcome is the creature: some send the god on to more."""

    def __init__(
        self,
        god: int,
        draws: int,
        card: int = OPEN,
        creature: int = OPEN,
        world: int = OPEN,
        iotunn: int = OPEN,
        fed: int = OPEN,
        meals: int = 0,
        take: int = OPEN,
        sub: int = OPEN,
    ) -> None:
        self.god = god
        self.draws = draws
        self.card = card
        self.creature = creature
        self.world = world
        self.iotunn = iotunn
        self.fed = fed  # the god who regains life
        self.meals = meals  # how often one was chosen
        self.take = take
        self.sub = sub

    def play(self, g: Chronicles) -> Pause:
        if self.creature == OPEN:
            # 1. Draw, as many as there are.
            if self.card != OPEN:
                g.creature_deck = without(g.creature_deck, self.card)
                g.drawn = [*g.drawn, self.card]
                g.say(CREATURE_DRAWN, self.god, self.card)
                self.card = OPEN
            if len(g.drawn) < self.draws and g.creature_deck:
                return g.chance("card", g.creature_deck, "YC 12.1")
            # 2. Choose one.
            return g.ask(self.god, "creature", sorted(g.drawn), "YC 12.1")
        # 3. All of them leave the game, and the chosen one is applied.
        if g.drawn:
            g.discards = [*g.discards, *g.drawn]
            g.drawn = NO_CARDS
            g.say(CREATURE_HELPS, self.god, self.creature)
        return self.apply(g)

    def apply(self, g: Chronicles) -> Pause:
        creature = self.creature
        if creature in (STAGS, HEIDRUN) or creature in COCKS:
            return self.feed_or_call(g)
        if creature in (HILDISVINI, HUGIN):
            return self.troops(g)
        elif creature in (EIKTHYRNIR, GULLFAXI):
            return self.mend(g)
        elif creature in (SAEHRIMNIR, TANNGRISNIR):
            return self.feed(g)
        elif creature == SKULD:
            return g.become(Skuld())
        elif creature == SLEIPNIR:
            return g.become(Sleipnir(self.god))
        elif creature == URD:
            return g.become(Urd(self.god))
        elif creature == GULLTOPP:
            return g.become(Gulltopp())
        elif creature == VERDANDI:
            return g.become(Verdandi(self.god))
        # Ratatosk, Geri and Freki: whoever called goes on.
        return g.done(creature)

    def feed_or_call(self, g: Chronicles) -> Pause:
        """Life for oneself, or heroes for Valhalla: up to so many."""
        creature = self.creature
        if creature in COCKS:
            if self.asks_for_less(g, min(COCKS[creature], HEROES - g.valhalla), "YC 12.6"):
                return WAIT
            g.call_heroes(self.take, "YC 12.6")
        else:
            rule = "YC 12.2" if creature == STAGS else "YC 12.8"
            room = g.most_life[self.god] - g.life[self.god]
            if self.asks_for_less(g, min(1 if creature == STAGS else 2, room), rule):
                return WAIT
            g.gain_life(self.god, self.take, rule)
        return g.done(creature)

    def asks_for_less(self, g: Chronicles, most: int, rule: str) -> bool:
        """Up to so many: fewer, if one likes."""
        if self.take == OPEN:
            self.take = most
            if most > 1 and not g.edition:
                return g.ask(self.god, "take", up_to(most), rule)
        return False

    def troops(self, g: Chronicles) -> Pause:
        """Hildisvini: up to three elves.  Hugin and Munin: up to two Vanir dice."""
        elves = self.creature == HILDISVINI
        if self.take == OPEN:
            most = min(3, g.elf_reserve) if elves else min(2, g.vanir_reserve)
            if most:
                return g.ask(self.god, "take", up_to(most), "YC 12.9" if elves else "YC 12.10")
            return g.done(self.creature)
        if self.take and elves:
            g.take_elves(self.god, self.take)
            g.say(TOOK_ELVES, self.god, self.take, rule="YC 12.9")
        elif self.take:
            g.take_vanir(self.god, self.take)
            g.say(TOOK_VANIR, self.god, self.take, rule="YC 12.10")
        return g.done(self.creature)

    def mend(self, g: Chronicles) -> Pause:
        """Eikthyrnir heals any devastated world; Gullfaxi beats any active Iotunn."""
        if self.creature == EIKTHYRNIR:
            if self.world == OPEN:
                return g.ask(self.god, "world", WORLDS_OF[g.ruins], "YC 12.3") if g.ruins else g.done(self.creature)
            g.heal_world(self.world, "YC 12.3")
            return g.end() if g.fate else g.done(self.creature)
        if self.iotunn == OPEN:
            if g.iotunns == 0:
                return g.done(self.creature)
            return g.ask(self.god, "iotunn", [n for n in range(IOTUNNS) if (g.iotunns >> n) & 1], "YC 12.5")
        g.beat_iotunn(self.iotunn, "YC 12.5")
        return g.done(self.creature)

    def feed(self, g: Chronicles) -> Pause:
        """Saehrimnir: one life to any god.  Tanngrisnir and Tanngnjostr: two, to one or to two gods."""
        rule = "YC 12.12" if self.creature == SAEHRIMNIR else "YC 12.15"
        if self.fed != OPEN:
            g.gain_life(self.fed, 1, rule)
            self.meals += 1
            self.fed = OPEN
        if self.meals < (1 if self.creature == SAEHRIMNIR else 2):
            hurt = [god for god in range(g.gods) if g.life[god] < g.most_life[god]]
            if hurt:
                return g.ask(self.god, "fed", hurt, rule)
        return g.done(self.creature)

    def clone(self) -> Creatures:
        return Creatures(
            self.god,
            self.draws,
            self.card,
            self.creature,
            self.world,
            self.iotunn,
            self.fed,
            self.meals,
            self.take,
            self.sub,
        )


@mypyc_attr(acyclic=True)
class Geri(Step):
    """YC 12.4: go anywhere, and then you may fight there, with one risk cancelled."""

    def __init__(self, god: int, world: int = OPEN, deed: int = OPEN, window: int = OPEN) -> None:
        self.god = god
        self.world = world
        self.deed = deed
        self.window = window

    def play(self, g: Chronicles) -> Pause:
        if self.world == OPEN:
            return g.ask(self.god, "world", free_worlds(g, self.god), "YC 12.4")
        if self.window == OPEN:
            self.window = 0
            g.put_god(self.god, self.world, "YC 12.4")
            if opens_kin_window(g, "window"):
                return GO_ON
        if self.deed == OPEN:
            found = fights(g, self.god)
            if found:
                return g.ask(self.god, "deed", [PASS, *found], "YC 12.4")
            return g.done()
        if self.deed == PASS:
            return g.done()
        return g.become(Fight(self.god, self.deed, 1))

    def clone(self) -> Geri:
        return Geri(self.god, self.world, self.deed, self.window)


@mypyc_attr(acyclic=True)
class Skuld(Step):
    """Every god turns over the top two cards of its deck; then each puts its own back in any order, for all to know."""

    def __init__(self, god: int = 0, seen: int = 0, card: int = OPEN, swap: int = OPEN) -> None:
        self.god = god
        self.seen = seen  # gods that have turned theirs over
        self.card = card
        self.swap = swap

    def play(self, g: Chronicles) -> Pause:
        # 1. All turn over their two cards.
        while self.seen < g.players:
            god = self.seen
            if self.card != OPEN:
                # An unseen card: it now lies in a known place.
                see_card(g, god, self.card)
                g.tops[god] = [*g.tops[god], self.card]
                g.say(CARD_SEEN, god, self.card)
                self.card = OPEN
            if len(g.tops[god]) < 2 and unseen_cards(g, god):
                return chance_of_deck(g, god, "YC 12.13")
            while len(g.tops[god]) < 2 and g.unders[god]:
                g.tops[god] = [*g.tops[god], g.unders[god][0]]
                g.unders[god] = g.unders[god][1:]
                g.say(CARD_SEEN, god, g.tops[god][-1])
            self.seen += 1
        # 2. Now that all are seen, each puts its own back.
        if self.swap == 1:
            first, second = g.tops[self.god][0], g.tops[self.god][1]
            g.tops[self.god] = [second, first, *g.tops[self.god][2:]]
        if self.swap != OPEN:
            g.say(CARDS_ORDERED, self.god, g.tops[self.god][0], g.tops[self.god][1])
            self.swap = OPEN
            self.god += 1
        while self.god < g.players:
            if len(g.tops[self.god]) >= 2:
                return g.ask(self.god, "swap", YES_NO, "YC 12.13")
            self.god += 1
        return g.done(SKULD)

    def clone(self) -> Skuld:
        return Skuld(self.god, self.seen, self.card, self.swap)


@mypyc_attr(acyclic=True)
class Sleipnir(Step):
    """Every god may go to any world; the active player answers for support gods."""

    def __init__(self, active: int, god: int = 0, world: int = OPEN, window: int = OPEN) -> None:
        self.active = active
        self.god = god
        self.world = world
        self.window = window

    def play(self, g: Chronicles) -> Pause:
        if self.world != OPEN:
            g.put_god(self.god, self.world, "YC 12.14")
            self.world = OPEN
            self.god += 1
        if self.god == g.gods:
            if self.window == OPEN and opens_kin_window(g, "window"):
                return GO_ON
            return g.done(SLEIPNIR)
        return g.ask(answers_for(g, self.god, self.active), "world", free_worlds(g, self.god), "YC 12.14")

    def clone(self) -> Sleipnir:
        return Sleipnir(self.active, self.god, self.world, self.window)


def answers_for(g: Chronicles, god: int, active: int) -> int:
    """The player who is asked what a god does: for a support god the active one."""
    return god if god < g.players else active


@mypyc_attr(acyclic=True)
class Urd(Step):
    """Two face-up cards of the wheel go under their owners' decks."""

    def __init__(self, god: int, picked: int = 0, chosen: int = OPEN, taker: int = OPEN) -> None:
        self.god = god
        self.picked = picked
        self.chosen = chosen
        self.taker = taker

    def play(self, g: Chronicles) -> Pause:
        if self.chosen != OPEN:
            owner = self.chosen // ENEMIES
            # With two players, choose who takes a support god's card.
            if owner >= g.players and g.players == 2 and self.taker == OPEN:
                return g.ask(self.god, "taker", [0, 1], "YC 12.16")
            home = owner if owner < g.players else max(self.taker, 0)
            leave_wheel(g, self.chosen)
            put_under(g, home, self.chosen)
            g.say(CARD_LEFT_WHEEL, self.chosen, home)
            self.picked += 1
            self.chosen = OPEN
            self.taker = OPEN
        cards = [card for card in sorted([*g.wheel, *g.second]) if card != NO_CARD]
        if self.picked == 2 or not cards:
            return g.done(URD)
        return g.ask(self.god, "chosen", cards, "YC 12.16")

    def clone(self) -> Urd:
        return Urd(self.god, self.picked, self.chosen, self.taker)


@mypyc_attr(acyclic=True)
class Gulltopp(Step):
    """Every god may give elves, Vanir dice and artifacts to others."""

    def __init__(self, god: int = 0, give: int = OPEN, artifact: int = NOTHING, taker: int = OPEN) -> None:
        self.god = god
        self.give = give
        self.artifact = artifact  # the one to be given, as an answer to "give"
        self.taker = taker

    def play(self, g: Chronicles) -> Pause:
        if self.taker != OPEN:
            hand_over(g, self.artifact, self.god, self.taker, "YC 12.7")
            self.artifact = NOTHING
            self.taker = OPEN
            self.give = OPEN
        if self.give >= ARTIFACT_OF:
            self.artifact = self.give
            self.give = OPEN
            return g.ask(self.god, "taker", others(g, self.god), "YC 12.7")
        if self.give > PASS:
            base = DIE_OF if self.give >= DIE_OF else ELF_OF
            hand_over(g, base, self.god, self.give - base, "YC 12.7")
            self.give = OPEN
        if self.give == PASS:
            self.god += 1
            self.give = OPEN
        while self.god < g.players:
            gifts = self.gifts(g)
            if len(gifts) > 1:
                return g.ask(self.god, "give", gifts, "YC 12.7")
            self.god += 1
        return g.done(GULLTOPP)

    def gifts(self, g: Chronicles) -> list[int]:
        found = [PASS]
        takers = others(g, self.god)
        if not takers:
            return found
        if g.elves[self.god]:
            found += [ELF_OF + other for other in takers]
        if g.vanir[self.god]:
            found += [DIE_OF + other for other in takers]
        return found + artifact_gifts(g, self.god)

    def clone(self) -> Gulltopp:
        return Gulltopp(self.god, self.give, self.artifact, self.taker)


def others(g: Chronicles, god: int) -> list[int]:
    """The other players' gods: support gods have no stock."""
    return [other for other in range(g.players) if other != god]


@mypyc_attr(acyclic=True)
class Verdandi(Step):
    """The gods share out their life among themselves; the active player answers for support gods."""

    def __init__(self, active: int, god: int = 0, share: int = OPEN) -> None:
        self.active = active
        self.god = god
        self.share = share

    def play(self, g: Chronicles) -> Pause:
        if self.share == 0:
            self.god += 1
        elif self.share > 0:
            give_life(g, self.god, self.share - 1, "YC 12.17")
            if g.fate:
                return g.end()
        self.share = OPEN
        while self.god < g.gods:
            takers = life_takers(g, self.god)
            if takers:
                options = [0] + [taker + 1 for taker in takers]
                return g.ask(answers_for(g, self.god, self.active), "share", options, "YC 12.17")
            self.god += 1
        return g.done(VERDANDI)

    def clone(self) -> Verdandi:
        return Verdandi(self.active, self.god, self.share)


def life_takers(g: Chronicles, giver: int) -> list[int]:
    """Who could be given a life: nobody above the start.  One's last life can be given too, and that is the end."""
    if g.life[giver] < (2 if g.edition else 1):
        return []
    return [god for god in range(g.gods) if god != giver and g.life[god] < g.most_life[god]]


def give_life(g: Chronicles, giver: int, taker: int, rule: str) -> None:
    g.life[giver] -= 1
    g.life[taker] += 1
    g.say(HANDED, giver, taker, A_LIFE, rule=rule)
    if g.life[giver] == 0:
        g.lose("defeat.life")
