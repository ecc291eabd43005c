"""Belief: a player of Götterdämmerung that keeps the exact posterior over all sets of Conspirators.

It is given only what its seat may know.  What it saw itself, its own card and its Oracle's looks, rules sets out;
what was done and said by others makes them more or less likely.  A Conspirator reasons as a Protector in its seat
would, and uses what it knows only to choose.  At other games it answers by lot.
"""

from __future__ import annotations

import math
from typing import Final

from gladsheim.bots.bot import Bot, Eyes
from gladsheim.core.lots import Lots
from gladsheim.games.gotterdammerung.parts import (
    BALDER,
    BRYNHILD,
    BY_CONSPIRACY,
    CONSPIRATORS,
    DVALIN,
    FREYA,
    HEIMDALL,
    HEL,
    NO_CARD,
    ODIN,
    ORACLE_CARD,
    REFRAIN,
    SAW,
    SUSPECT,
    THOR,
    TRUST,
    TYR,
    WOUNDS,
)
from gladsheim.games.gotterdammerung.seen import Seen
from gladsheim.games.gotterdammerung.voice import Voice

VICTIM: Final = 0.05  # whom the Conspirators banish is rarely one of them


class Odds:
    """How likely is what p did to x, up to a factor, as [neither conspires, x does, p does, both do]."""

    def __init__(
        self,
        says_protector: list[float],  # an Oracle's word on what it saw
        says_conspirator: list[float],
        thumb_down: list[float],
        thumb_up: list[float],
        accuses: list[float],
        suspects: list[float],
        trusts: list[float],
        shields: list[float],  # Odin's, Tyr's and Dvalin's cards
        strikes: list[float],  # wounds, and Hel
    ) -> None:
        self.says_protector = says_protector
        self.says_conspirator = says_conspirator
        self.thumb_down = thumb_down
        self.thumb_up = thumb_up
        self.accuses = accuses
        self.suspects = suspects
        self.trusts = trusts
        self.shields = shields
        self.strikes = strikes


# What a cautious player guesses.
GUESSED: Final = Odds(
    says_protector=[0.95, 0.05, 0.55, 0.90],
    says_conspirator=[0.05, 0.95, 0.45, 0.10],
    thumb_down=[0.50, 0.55, 0.60, 0.30],
    thumb_up=[0.50, 0.45, 0.40, 0.70],
    accuses=[0.50, 0.60, 0.60, 0.20],
    suspects=[0.50, 0.60, 0.55, 0.30],
    trusts=[0.50, 0.45, 0.55, 0.60],
    shields=[0.50, 0.45, 0.45, 0.65],
    strikes=[0.50, 0.60, 0.60, 0.30],
)

# Fitted to games of such players, so that they are as sure as they are right: bench/odds.py fits again.
MEASURED: Final = Odds(
    says_protector=[1.0, 0.035, 0.715, 0.868],
    says_conspirator=[0.035, 1.0, 0.268, 0.001],
    thumb_down=[0.149, 0.206, 1.0, 0.032],
    thumb_up=[0.289, 0.126, 0.01, 1.0],
    accuses=[0.035, 1.0, 0.186, 0.001],
    suspects=[0.664, 1.0, 0.85, 0.023],
    trusts=[1.0, 0.035, 0.338, 0.808],
    shields=[0.444, 0.443, 0.036, 1.0],
    strikes=[0.596, 0.557, 1.0, 0.031],
)

ALIKE: Final = [1.0, 1.0, 1.0, 1.0]
# Who heeds what Oracles tell, and thumbs, but makes nothing of suspicions, accusations and cards.
OPEN_EARED: Final = Odds(
    GUESSED.says_protector,
    GUESSED.says_conspirator,
    GUESSED.thumb_down,
    GUESSED.thumb_up,
    ALIKE,
    ALIKE,
    ALIKE,
    ALIKE,
    ALIKE,
)


class Posterior:
    """For each seat, how likely it belongs to the Conspirators."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.one = [0.0] * seats  # what speaks for a seat being a Conspirator, as a logarithm
        self.two = [0.0] * (seats * seats)  # what speaks for two seats together beyond that
        self.chance = [0.0] * seats
        self.sets = 0  # how many sets are possible
        self.found: list[int] = []  # those, as bits
        self.weights: list[float] = []  # and how likely each is, up to a factor

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
        self.found = []
        self.weights = []
        self.chance = [0.0] * self.seats
        total = self.walk(0, 0, 0, count, 0.0, innocent, guilty, underworld)
        if total > 0.0:
            self.chance = [weight / total for weight in self.chance]

    def draw(self, lots: Lots) -> int:
        """One of the sets by how likely it is, as bits."""
        rest = lots.below(1 << 29) / (1 << 29) * sum(self.weights)
        for bits, weight in zip(self.found, self.weights, strict=True):
            rest -= weight
            if rest < 0.0:
                return bits
        return self.found[-1]

    def walk(
        self, first: int, bits: int, size: int, count: int, weight: float, innocent: int, guilty: int, underworld: int
    ) -> float:
        """The weight of all sets that extend `bits` by seats from `first` on."""
        if size == count:
            everybody = (1 << self.seats) - 1
            if bits & guilty != guilty or bits & ~underworld == 0 or everybody & ~underworld & ~bits == 0:
                return 0.0
            likely = math.exp(weight)
            self.sets += 1
            self.found.append(bits)
            self.weights.append(likely)
            return likely
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


def believe(sight: Seen, as_protector: bool, odds: Odds = GUESSED) -> Posterior:
    """The posterior of a seat; with `as_protector` what it would be if the seat were a Protector that saw nothing."""
    belief = Posterior(sight.seats)
    for row in sight.banished:
        if row[2] == BY_CONSPIRACY:
            belief.one[row[1]] += math.log(VICTIM)
    for row in sight.claims:
        weigh_claim(belief, row, odds)
    for row in sight.trials:
        weigh_trial(belief, row, odds)
    for row in sight.deeds:
        weigh_deed(belief, row, odds)
    innocent, guilty = 1 << sight.me, 0
    if not as_protector:
        for row in sight.looks:
            if row[2]:
                guilty |= 1 << row[1]
            else:
                innocent |= 1 << row[1]
    belief.settle(innocent, guilty, sight.underworld, CONSPIRATORS[sight.seats])
    return belief


def weigh_claim(belief: Posterior, row: list[int], odds: Odds) -> None:
    if row[2] == SAW:
        belief.weigh(row[1], row[3], odds.says_conspirator if row[4] else odds.says_protector)
    elif row[2] == SUSPECT:
        belief.weigh(row[1], row[3], odds.suspects)
    elif row[2] == TRUST:
        belief.weigh(row[1], row[3], odds.trusts)


def weigh_deed(belief: Posterior, row: list[int], odds: Odds) -> None:
    if row[1] in (ODIN, TYR, DVALIN):
        belief.weigh(row[2], row[3], odds.shields)
    elif row[1] in (THOR, HEL):
        belief.weigh(row[2], row[3], odds.strikes)


def weigh_trial(belief: Posterior, row: list[int], odds: Odds) -> None:
    """Accusation, support and thumbs, those of the accused apart."""
    accuser, accused, supporter, shown = row[1], row[2], row[3], row[4]
    belief.weigh(accuser, accused, odds.accuses)
    if supporter < 0:
        return
    for seat in range(belief.seats):
        if seat not in (accused, accuser):
            belief.weigh(seat, accused, odds.thumb_down if (shown >> seat) & 1 else odds.thumb_up)


class Belief(Bot):
    """A Protector tells the truth and votes by the posterior; a Conspirator pretends to."""

    def __init__(self, seed: int = 0, odds: Odds = GUESSED) -> None:
        super().__init__(seed)
        self.odds = odds
        self.key: list[int] = []
        self.posterior: Posterior | None = None
        self.belief: list[float] = []
        self.forgets = False  # what one has seen and heard, in this answer; who conspires, also with whom

    def answer(self, eyes: Eyes) -> int:
        return self.believed(eyes, self.slips())

    def believed(self, eyes: Eyes, forgets: bool) -> int:
        """The answer by what one believes, or would believe who had forgotten all."""
        ask = eyes.ask
        options = ask.options
        if eyes.game.id != "gotterdammerung":
            return options[self.lots.below(len(options))]
        if len(options) == 1:
            return options[0]
        sight = Seen(eyes.view(), eyes.seat)
        self.forgets = forgets
        if forgets:
            self.forget(sight)
        else:
            self.think(sight)
        found = self.choose(sight, ask.slot, options)
        return found if found in options else options[self.lots.below(len(options))]

    def slips(self) -> bool:
        """Whether one forgets, this time, what one has seen and heard."""
        return False

    def forget(self, sight: Seen) -> None:
        """Believe what one would who had seen and heard nothing, and follows a whim."""
        self.key = []
        usual = CONSPIRATORS[sight.seats] / (sight.seats - 1)
        self.belief = [usual * (0.4 + self.lots.below(1200) / 1000) for _ in range(sight.seats)]
        self.belief[sight.me] = 0.0

    def think(self, sight: Seen) -> Posterior:
        """Believe anew where something has happened since."""
        key = [sight.me, sight.round, len(sight.claims), len(sight.trials), len(sight.deeds), len(sight.banished)]
        key.append(len(sight.looks))
        if self.posterior is None or key != self.key:
            self.key = key
            self.posterior = believe(sight, sight.faction == 1, self.odds)
            self.belief = self.posterior.chance
        return self.posterior

    def choose(self, s: Seen, slot: str, options: list[int]) -> int:
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
        return self.voice(s).speak(slot, options)

    # What one thinks of others

    def guilt(self, s: Seen, seat: int) -> float:
        """How much one wants a seat banished: a Protector by belief, a Conspirator by knowledge first."""
        if s.faction == 1:
            if (s.conspirators >> seat) & 1 and not self.forgets:
                return self.belief[seat] - 2.0
            # Whoever was vouched for, or slandered, stays so: a story is kept up.
            told = s.told(seat)
            return self.belief[seat] + (0.0 if told < 0 else 2.0 * told - 1.0)
        return self.belief[seat]

    def base(self, s: Seen) -> float:
        """How likely anybody in Asgard, oneself apart, conspires on the average."""
        total, count = 0.0, 0
        for seat in range(s.seats):
            if seat != s.me and not (s.underworld >> seat) & 1:
                total += self.belief[seat]
                count += 1
        return total / count if count else 0.0

    def worst(self, s: Seen, options: list[int]) -> int:
        """The one of `options` one wants banished most; ties by lot."""
        best, most = -1, -9.0
        for seat in options:
            if seat < s.seats and seat != s.me:
                guilt = self.guilt(s, seat) + self.lots.below(1000) * 1e-9
                if guilt > most:
                    best, most = seat, guilt
        return best

    def best(self, s: Seen, options: list[int]) -> int:
        """The one of `options` in Asgard one trusts most."""
        best, least = -1, 9.0
        for seat in options:
            if seat < s.seats and not (s.underworld >> seat) & 1:
                guilt = self.guilt(s, seat) + self.lots.below(1000) * 1e-9
                if guilt < least:
                    best, least = seat, guilt
        return best

    # Conspiracy

    def mark(self, s: Seen, options: list[int]) -> int:
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

    def target(self, s: Seen, options: list[int]) -> int:
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

    def card(self, s: Seen, options: list[int]) -> int:
        """Loki takes the Oracle; Idun and Skadi take a wound from one who is trusted."""
        if ORACLE_CARD in options:
            return ORACLE_CARD
        for card in options:
            if (WOUNDS >> card) & 1 and self.guilt(s, s.lies[card]) < self.base(s):
                return card
        return NO_CARD

    def way(self, s: Seen) -> int:
        """Saga brings the Oracle to whom one trusts most: oneself, if it can be."""
        ways = [(s.oracle - 1) % s.seats, (s.oracle + 1) % s.seats, s.oracle]
        for way, seat in enumerate(ways):
            if seat == s.me:
                return way
        chosen = self.best(s, ways)
        return ways.index(chosen) if chosen in ways else 2

    def look(self, s: Seen, options: list[int]) -> int:
        """At the one who is most in doubt; for a Conspirator at whom a Protector would look."""
        found, most = REFRAIN, -1.0
        for seat in options:
            if seat < s.seats:
                doubt = self.belief[seat] * (1.0 - self.belief[seat])
                if doubt > most:
                    found, most = seat, doubt
        return found

    # Votes

    def vote(self, s: Seen) -> int:
        """Down if the accused is more likely a Conspirator than others in Asgard."""
        accused = s.accused
        if accused < 0 or accused == s.me:
            return 0
        if s.faction == 1:
            if s.told(accused) >= 0:
                return s.told(accused)
            if (s.conspirators >> accused) & 1 and not self.forgets:
                return int(self.belief[accused] > 0.75 and self.lots.below(2) == 0)
            if not self.forgets:
                return 1
        # In a council's second trial the alternative is that nobody goes.
        need = 1.1 if s.first_trial else 1.0
        return int(self.belief[accused] > need * self.base(s))

    # Words

    def voice(self, s: Seen) -> Voice:
        guilt = [self.guilt(s, seat) for seat in range(s.seats)]
        return Voice(s, guilt, self.belief, self.base(s), self.lots)
