"""Belief: a player of Götterdämmerung that keeps the exact posterior over all sets of Conspirators.

It is given only what its seat may know.  What it saw itself, its own card and its Oracle's looks, rules sets out;
what was done and said by others makes them more or less likely.  A Conspirator reasons as a Protector in its seat
would, and uses what it knows only to choose.  At other games it answers by lot.
"""

from __future__ import annotations

import math
from typing import Final

from gladsheim.bots.bot import Bot, Eyes
from gladsheim.bots.council_view import Sight
from gladsheim.games.gotterdammerung.parts import (
    ACCUSE,
    BALDER,
    BRYNHILD,
    BY_CONSPIRACY,
    CONSPIRATORS,
    DEEDS,
    DVALIN,
    FREYA,
    HEIMDALL,
    HEL,
    LISTEN,
    NO_CARD,
    ODIN,
    ORACLE_CARD,
    READY,
    REFRAIN,
    SAW,
    SUSPECT,
    TELL_LOOK,
    TELL_NO_LOOK,
    THOR,
    TRUST,
    TYR,
    VOTES,
    WOUNDS,
)

# How likely what a player p did to a player x is, as [neither conspires, x does, p does, both do], up to a factor.
VICTIM: Final = 0.15  # whom the Conspirators banish is rarely one of them
SAYS_PROTECTOR: Final = [0.95, 0.05, 0.55, 0.90]  # an Oracle's word on what it saw
SAYS_CONSPIRATOR: Final = [0.05, 0.95, 0.45, 0.10]
THUMB_DOWN: Final = [0.50, 0.55, 0.60, 0.30]
THUMB_UP: Final = [0.50, 0.45, 0.40, 0.70]
ACCUSES: Final = [0.50, 0.60, 0.60, 0.20]
SUSPECTS: Final = [0.50, 0.60, 0.55, 0.30]
TRUSTS: Final = [0.50, 0.45, 0.55, 0.60]
SHIELDS: Final = [0.50, 0.45, 0.45, 0.65]  # Odin's, Tyr's and Dvalin's cards
STRIKES: Final = [0.50, 0.60, 0.60, 0.30]  # wounds, and Hel


class Posterior:
    """For each seat, how likely it belongs to the Conspirators."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.one = [0.0] * seats  # what speaks for a seat being a Conspirator, as a logarithm
        self.two = [0.0] * (seats * seats)  # what speaks for two seats together beyond that
        self.chance = [0.0] * seats
        self.sets = 0  # how many sets are possible

    def weigh(self, p: int, x: int, odds: list[float]) -> None:
        """Evidence of what `p` did to `x`."""
        if p == x:
            return
        neither, theirs, his, both = odds
        self.one[p] += math.log(his / neither)
        self.one[x] += math.log(theirs / neither)
        more = math.log(both * neither / (his * theirs))
        self.two[p * self.seats + x] += more
        self.two[x * self.seats + p] += more

    def settle(self, innocent: int, guilty: int, underworld: int, count: int) -> None:
        """Go through every set that fits what is known: all of `guilty`, none of `innocent`, the game not over."""
        self.sets = 0
        self.chance = [0.0] * self.seats
        total = self.walk(0, 0, 0, count, 0.0, innocent, guilty, underworld)
        if total > 0.0:
            self.chance = [weight / total for weight in self.chance]

    def walk(
        self, first: int, bits: int, size: int, count: int, weight: float, innocent: int, guilty: int, underworld: int
    ) -> float:
        """The weight of all sets that extend `bits` by seats from `first` on."""
        if size == count:
            everybody = (1 << self.seats) - 1
            if bits & guilty != guilty or bits & ~underworld == 0 or everybody & ~underworld & ~bits == 0:
                return 0.0
            self.sets += 1
            return math.exp(weight)
        total = 0.0
        for seat in range(first, self.seats - (count - size) + 1):
            if (innocent >> seat) & 1:
                continue
            more = weight + self.one[seat]
            if bits:
                row = seat * self.seats
                for other in range(seat):
                    if (bits >> other) & 1:
                        more += self.two[row + other]
            found = self.walk(seat + 1, bits | 1 << seat, size + 1, count, more, innocent, guilty, underworld)
            self.chance[seat] += found
            total += found
        return total


def believe(sight: Sight, as_protector: bool) -> Posterior:
    """The posterior of a seat; with `as_protector` what it would be if the seat were a Protector that saw nothing."""
    belief = Posterior(sight.seats)
    for row in sight.banished:
        if row[2] == BY_CONSPIRACY:
            belief.one[row[1]] += math.log(VICTIM)
    for row in sight.claims:
        weigh_claim(belief, row)
    for row in sight.trials:
        weigh_trial(belief, row)
    for row in sight.deeds:
        weigh_deed(belief, row)
    innocent, guilty = 1 << sight.me, 0
    if not as_protector:
        for row in sight.looks:
            if row[2]:
                guilty |= 1 << row[1]
            else:
                innocent |= 1 << row[1]
    belief.settle(innocent, guilty, sight.underworld, CONSPIRATORS[sight.seats])
    return belief


def weigh_claim(belief: Posterior, row: list[int]) -> None:
    if row[2] == SAW:
        belief.weigh(row[1], row[3], SAYS_CONSPIRATOR if row[4] else SAYS_PROTECTOR)
    elif row[2] == SUSPECT:
        belief.weigh(row[1], row[3], SUSPECTS)
    elif row[2] == TRUST:
        belief.weigh(row[1], row[3], TRUSTS)


def weigh_deed(belief: Posterior, row: list[int]) -> None:
    if row[1] in (ODIN, TYR, DVALIN):
        belief.weigh(row[2], row[3], SHIELDS)
    elif row[1] in (THOR, HEL):
        belief.weigh(row[2], row[3], STRIKES)


def weigh_trial(belief: Posterior, row: list[int]) -> None:
    """Accusation, support and thumbs, those of the accused apart."""
    accuser, accused, supporter, shown = row[1], row[2], row[3], row[4]
    belief.weigh(accuser, accused, ACCUSES)
    if supporter < 0:
        return
    for seat in range(belief.seats):
        if seat not in (accused, accuser):
            belief.weigh(seat, accused, THUMB_DOWN if (shown >> seat) & 1 else THUMB_UP)


class Belief(Bot):
    """A Protector tells the truth and votes by the posterior; a Conspirator pretends to."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.round = 0
        self.key: list[int] = []
        self.belief: list[float] = []

    def answer(self, eyes: Eyes) -> int:
        ask = eyes.ask
        options = ask.options
        if eyes.game.id != "gotterdammerung":
            return options[self.lots.below(len(options))]
        if len(options) == 1:
            return options[0]
        sight = Sight(eyes.view(), eyes.seat)
        self.think(sight)
        found = self.choose(sight, ask.slot, options)
        return found if found in options else options[self.lots.below(len(options))]

    def think(self, sight: Sight) -> None:
        """Believe anew where something has happened since."""
        key = [sight.me, sight.round, len(sight.claims), len(sight.trials), len(sight.deeds), len(sight.banished)]
        key.append(len(sight.looks))
        if key != self.key:
            self.key = key
            self.belief = believe(sight, sight.faction == 1).chance

    def choose(self, s: Sight, slot: str, options: list[int]) -> int:
        if slot == "mark":
            return self.mark(s, options)
        if slot == "target":
            return self.target(s, options)
        if slot == "card":
            return self.card(s, options)
        if slot == "way":
            return self.way(s)
        if slot == "look":
            return self.look(s, options)
        if slot == "vote":
            return self.vote(s)
        if slot == "support":
            return self.vote(s)
        return self.speak(s, slot, options)

    # What one thinks of others

    def guilt(self, s: Sight, seat: int) -> float:
        """How much one wants a seat banished: a Protector by belief, a Conspirator by knowledge first."""
        if s.faction == 1 and (s.conspirators >> seat) & 1:
            return self.belief[seat] - 2.0
        return self.belief[seat]

    def base(self, s: Sight) -> float:
        """How likely anybody in Asgard, oneself apart, conspires on the average."""
        total, count = 0.0, 0
        for seat in range(s.seats):
            if seat != s.me and not (s.underworld >> seat) & 1:
                total += self.belief[seat]
                count += 1
        return total / count if count else 0.0

    def worst(self, s: Sight, options: list[int]) -> int:
        """The one of `options` one wants banished most; ties by lot."""
        best, most = -1, -9.0
        for seat in options:
            if seat < s.seats and seat != s.me:
                guilt = self.guilt(s, seat) + self.lots.below(1000) * 1e-9
                if guilt > most:
                    best, most = seat, guilt
        return best

    def best(self, s: Sight, options: list[int]) -> int:
        """The one of `options` in Asgard one trusts most."""
        best, least = -1, 9.0
        for seat in options:
            if seat < s.seats and not (s.underworld >> seat) & 1:
                guilt = self.guilt(s, seat) + self.lots.below(1000) * 1e-9
                if guilt < least:
                    best, least = seat, guilt
        return best

    # Conspiracy

    def mark(self, s: Sight, options: list[int]) -> int:
        """Whom a fellow has marked; else the Protector whom the others trust most, the Oracle first."""
        for seat in range(s.seats):
            mark = s.marks[seat] if s.marks else -1
            if seat != s.me and mark >= 0 and not (s.conspirators >> mark) & 1:
                return mark
        victim, least = options[0], 9.0
        for seat in options:
            if (s.conspirators >> seat) & 1:
                continue
            worth = self.belief[seat] - (0.05 if s.gods[seat] in (HEL, DVALIN, THOR) else 0.0)
            if worth < least:
                victim, least = seat, worth
        return victim

    # Actions

    def target(self, s: Sight, options: list[int]) -> int:
        god = s.acting
        if god in (ODIN, TYR, DVALIN):
            return self.best(s, options)
        if god == HEL:
            found = self.worst(s, options)
            return found if found >= 0 and self.guilt(s, found) > 1.15 * self.base(s) else REFRAIN
        if god in (BALDER, FREYA, THOR):
            return self.worst(s, [seat for seat in options if seat < s.seats and not (s.underworld >> seat) & 1])
        if god == HEIMDALL:
            return self.best(s, options)
        if god == BRYNHILD:  # a wound is of use only to Hel
            found = self.worst(s, options)
            return found if found >= 0 and s.seat_of[HEL] >= 0 else REFRAIN
        return REFRAIN

    def card(self, s: Sight, options: list[int]) -> int:
        """Loki takes the Oracle; Idun and Skadi take a wound from one who is trusted."""
        if ORACLE_CARD in options:
            return ORACLE_CARD
        for card in options:
            if (WOUNDS >> card) & 1 and self.guilt(s, s.lies[card]) < self.base(s):
                return card
        return NO_CARD

    def way(self, s: Sight) -> int:
        """Saga brings the Oracle to whom one trusts most: oneself, if it can be."""
        ways = [(s.oracle - 1) % s.seats, (s.oracle + 1) % s.seats, s.oracle]
        for way, seat in enumerate(ways):
            if seat == s.me:
                return way
        chosen = self.best(s, ways)
        return ways.index(chosen) if chosen in ways else 2

    def look(self, s: Sight, options: list[int]) -> int:
        """At the one who is most in doubt; for a Conspirator at whom a Protector would look."""
        found, most = REFRAIN, -1.0
        for seat in options:
            if seat < s.seats:
                doubt = self.belief[seat] * (1.0 - self.belief[seat])
                if doubt > most:
                    found, most = seat, doubt
        return found

    # Votes

    def vote(self, s: Sight) -> int:
        """Down if the accused is more likely a Conspirator than others in Asgard."""
        accused = s.accused
        if accused < 0 or accused == s.me:
            return 0
        if s.faction == 1:
            if (s.conspirators >> accused) & 1:
                return int(self.belief[accused] > 0.75 and self.lots.below(2) == 0)
            return 1
        # In a council's second trial the alternative is that nobody goes.
        need = 1.1 if s.first_trial else 1.0
        return int(self.belief[accused] > need * self.base(s))

    # Words

    def speak(self, s: Sight, slot: str, options: list[int]) -> int:
        if slot == "say":
            return self.say(s, options)
        if slot == "whom":
            if s.sentence == SAW:
                told = s.told_of(s.when)
                return told[0] if told else s.look_of(s.when)[1]
            if s.sentence == TRUST:
                return self.best(s, options)
            return self.worst(s, [seat for seat in options if seat not in s.dropped] or options)
        if slot == "when":
            untold = s.untold_look()[0]
            return untold if s.sentence == SAW and untold > 0 else options[-1]
        if slot == "faction":
            return self.tell(s)
        if slot == "reason":
            return VOTES if s.round > 1 else DEEDS
        if slot == "reply":
            return TELL_LOOK if TELL_LOOK in options and s.looks else TELL_NO_LOOK
        return options[self.lots.below(len(options))]

    def say(self, s: Sight, options: list[int]) -> int:
        """First what one saw, then whom one suspects; in the second turn of talk accuse."""
        if s.defends:
            return SAW if SAW in options and s.untold_look()[0] > 0 else READY
        if SAW in options and s.untold_look()[0] > 0:
            return SAW
        if ACCUSE in options and (s.turn > 1 or s.talk == 1):
            accusable = [seat for seat in range(s.seats) if (s.accusable >> seat) & 1 and seat not in s.dropped]
            worst = self.worst(s, accusable)
            if worst >= 0 and self.guilt(s, worst) > self.base(s):
                return ACCUSE
        return SUSPECT if s.turn == 1 and SUSPECT in options else LISTEN

    def tell(self, s: Sight) -> int:
        """A Protector tells what was seen; a Conspirator clears fellows, and now and then slanders others."""
        told = s.told_of(s.when)
        if told:
            return told[1]
        look = s.look_of(s.when)
        if s.faction == 0 or look[1] < 0:
            return look[2]
        if (s.conspirators >> look[1]) & 1:
            return 0
        return int(self.lots.below(100) < 35)
