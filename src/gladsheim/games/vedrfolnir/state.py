"""The table: the draw pile, the stakes, the Tribute, the won cards, the jokers, the discards.

Nobody ever sees a card before all do: what lies face down, in the draw pile, in the hand, before Brynhildr or among
the discards, comes out of one bag of unseen cards when it is turned.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gladsheim.core.forms import Form, Pause, State
from gladsheim.games.vedrfolnir.events import (
    DISCARDED,
    DISCARDED_AT,
    JOINED,
    JOKER_DESTROYED,
    JOKER_KEPT,
    JOKER_PLAYED,
    ROUND_ENDED,
    TAKEN_AWAY,
)
from gladsheim.games.vedrfolnir.parts import (
    ALL_RUNES,
    BRYNHILDRS_ZONE,
    FREYJA_FACTOR,
    HEIMDALL_BIT,
    IS_SCORE,
    JOKERS,
    MODIFIER,
    NORNS_BIT,
    NORNS_CARD,
    OBJECTIVE,
    PLACES,
    POINTS,
    RUNE_TYPE,
    SOLO_NAMES,
    STARS,
    TRIBUTE,
    UNTURNED,
    zones_of,
)

NO_CARDS: Final[list[int]] = []
NO_NAMES: Final[list[str]] = []
OWNERS: Final = [[0, 0, 0], [0, 1, 0, 1], [0, 1, 2, 3, 4, 5]]  # solo, two players, more: zone -> seat


class Vedrfolnir(State):
    """Everything true at the table.  Zones are numbered clockwise; the Tribute is a place of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 0
        self.zones = 0  # as many as seats, but four in the game for two and three in the solo game
        # Replaced, never changed in place: zone -> the seat that plays it, and what it is called.
        self.owners: list[int] = NO_CARDS
        self.names: list[str] = NO_NAMES
        self.deck = ""  # "base", "spring", "winter", "both" or "solo"
        # Replaced, never changed in place, so that clones share it.
        self.bag: list[int] = NO_CARDS  # every card nobody has seen, sorted
        # So many cards of the bag lie ...
        self.pile = 0  # in the draw pile
        self.hand = 0  # face down before the active player
        self.hidden = 0  # face down before Brynhildr
        self.buried = 0  # face down among the discards
        self.stakes: list[list[int]] = []  # place -> cards in order; rows are replaced, never changed in place
        self.won: list[list[int]] = []  # zone -> cards; rows as above
        self.jokers = 0  # two bits a zone
        self.crosswise: list[int] = []  # cards on their way, the newest last
        self.discards: list[int] = []  # in order, as far as seen
        self.active = 0  # the zone whose turn it is
        self.changed = 0  # zones whose stake changed since it was last judged, as bits
        self.receiver = 0  # the zone that the last card joined
        self.turns = 0
        self.rounds = 0
        self.ending = ""

    def clone(self) -> Vedrfolnir:
        twin = Vedrfolnir()
        twin.seats = self.seats
        twin.zones = self.zones
        twin.owners = self.owners
        twin.names = self.names
        twin.deck = self.deck
        twin.bag = self.bag
        twin.pile = self.pile
        twin.hand = self.hand
        twin.hidden = self.hidden
        twin.buried = self.buried
        twin.stakes = self.stakes.copy()
        twin.won = self.won.copy()
        twin.jokers = self.jokers
        twin.crosswise = self.crosswise.copy()
        twin.discards = self.discards.copy()
        twin.active = self.active
        twin.changed = self.changed
        twin.receiver = self.receiver
        twin.turns = self.turns
        twin.rounds = self.rounds
        twin.ending = self.ending
        self.copy_forms(twin)
        return twin

    def lay_out(self, seats: int, deck: str, cards: list[int]) -> None:
        """VF 2.1: the shuffled deck face down, every place empty."""
        self.seats = seats
        self.zones = zones_of(seats)
        self.owners = OWNERS[min(seats, 3) - 1][: self.zones]
        self.names = SOLO_NAMES if seats == 1 else ["seat"] * seats + ["ase"] * (self.zones - seats)
        self.deck = deck
        self.bag = cards
        self.pile = len(cards)
        self.stakes = [NO_CARDS] * PLACES
        self.won = [NO_CARDS] * self.zones

    # Questions: the table

    def name_of(self, place: int) -> str:
        """What a place is called: "seat", "ase" until it is "odin" or "thor", by its name alone, or "tribute"."""
        return "tribute" if place == TRIBUTE else self.names[place]

    def has_surtr(self) -> bool:
        """Whether runes of Surtr are in the deck."""
        return self.deck in ("winter", "both")

    # Questions: the end

    def returns(self) -> list[float]:
        """VF 7.4, 12.5, 13.12: who has won; a shared victory is shared out."""
        scores = [self.score(zone) for zone in range(self.zones)]
        best = max(scores)
        winners = [zone for zone in range(self.zones) if scores[zone] == best]
        if self.seats <= 2 and (len(winners) > 1 or winners[0] >= self.seats):
            return [0.0] * self.seats
        share = 1.0 / len(winners)
        return [share if seat in winners else 0.0 for seat in range(self.seats)]

    def outcome(self) -> str:
        return self.ending

    def score(self, zone: int) -> int:
        """VF 7.4: the points of the won cards; VF 9.3: each Freyja multiplies one of the best."""
        score = freyjas = 0
        gains: list[int] = []
        for card in self.won[zone]:
            points = POINTS[card]
            score += points
            if RUNE_TYPE[card] == ALL_RUNES:
                freyjas += 1
            elif points > 0:
                gains.append(points)
        if freyjas:
            gains.sort(reverse=True)
            score += sum(gains[:freyjas]) * (FREYJA_FACTOR - 1)
        return score

    # Questions: stakes

    def stars(self, place: int) -> int:
        stars = 0
        for card in self.stakes[place]:
            stars += STARS[card]
        return stars

    def objective(self, zone: int) -> int:
        """VF 8.5: what the last modifier of the stake says, or twelve."""
        objective = OBJECTIVE
        for card in self.stakes[zone]:
            if MODIFIER[card]:
                objective = MODIFIER[card]
        return objective

    def jokers_of(self, place: int) -> int:
        """The jokers of a zone, as bits; the Tribute has none."""
        return self.jokers >> (2 * place) & 3

    # Deeds: cards on their way

    def turn_over(self, card: int) -> None:
        """A card nobody had seen is turned over and laid crosswise."""
        bag = self.bag
        low: i64 = 0
        high: i64 = len(bag) - 1
        while low < high:  # the bag is sorted
            middle = (low + high) >> 1
            if bag[middle] < card:
                low = middle + 1
            else:
                high = middle
        rest = bag.copy()
        rest.pop(low)
        self.bag = rest
        self.crosswise.append(card)

    def draw(self, card: int) -> None:
        """A card of the draw pile is turned over."""
        self.pile -= 1
        self.turn_over(card)

    def join(self, card: int, place: int) -> None:
        """VF 4.1: the card that lies crosswise becomes the last of a stake."""
        self.crosswise.pop()
        stake = self.stakes[place].copy()
        stake.append(card)
        self.stakes[place] = stake
        self.receiver = place
        self.changed |= 1 << place
        self.say(JOINED, card, place)

    def throw_away(self, card: int, rule: str) -> None:
        """A card that lies crosswise goes to the discards."""
        self.set_aside(card)
        self.say(DISCARDED, card, rule=rule)

    def set_aside(self, card: int) -> None:
        """The same for one of which more is told at once."""
        self.crosswise.remove(card)
        self.discards.append(card)

    def throw_away_at(self, card: int, place: int, rule: str) -> None:
        """A card has come to a place where it cannot lie: it goes to the discards."""
        self.set_aside(card)
        self.say(DISCARDED_AT, card, place, rule=rule)

    def take_from_stake(self, place: int, position: int, rule: str) -> None:
        """One card of a stake goes to the discards."""
        stake = self.stakes[place]
        card = UNTURNED[stake[position]]
        self.stakes[place] = stake[:position] + stake[position + 1 :]
        self.discards.append(card)
        self.changed |= 1 << place
        self.say(TAKEN_AWAY, card, place, rule=rule)

    # Deeds: jokers

    def keep_joker(self, card: int, place: int) -> None:
        """VF 11.1: to the joker place; a second of its kind, or one for the Tribute or Brynhildr, is discarded."""
        bit = NORNS_BIT if card == NORNS_CARD else HEIMDALL_BIT
        if place == TRIBUTE:
            self.throw_away_at(card, place, "VF 6.2")
        elif self.seats == 1 and place == BRYNHILDRS_ZONE:
            self.throw_away_at(card, place, "VF 13.11")
        elif self.jokers_of(place) & bit:
            self.throw_away_at(card, place, "VF 11.1")
        else:
            self.crosswise.pop()
            self.jokers |= bit << (2 * place)
            self.say(JOKER_KEPT, place, bit - 1)

    def play_joker(self, zone: int, bit: int, rule: str) -> None:
        """A zone plays its joker, which goes to the discards."""
        self.spend_joker(zone, bit)
        self.say(JOKER_PLAYED, zone, bit - 1, rule=rule)

    def destroy_joker(self, zone: int, bit: int) -> None:
        """VF 10.5: Hel sends a joker to the discards."""
        self.spend_joker(zone, bit)
        self.say(JOKER_DESTROYED, zone, bit - 1)

    def spend_joker(self, zone: int, bit: int) -> None:
        self.jokers &= ~(bit << (2 * zone))
        self.discards.append(JOKERS[bit - 1])

    # Deeds: a round and its end

    def gain(self, zone: int, cards: list[int]) -> None:
        """Cards already lifted from the table are won by a zone."""
        self.won[zone] = self.won[zone] + [UNTURNED[card] for card in cards]

    def lift_scores(self, place: int) -> list[int]:
        """All score cards of a stake, taken up; the rest of it stays."""
        stake = self.stakes[place]
        self.stakes[place] = [card for card in stake if not IS_SCORE[card]]
        return [card for card in stake if IS_SCORE[card]]

    def discard_stake(self, place: int) -> None:
        for card in self.stakes[place]:
            self.discards.append(UNTURNED[card])
        self.stakes[place] = NO_CARDS

    def bury_hand(self) -> None:
        """VF 5.9: what is left of the hand is discarded as it lies, face down."""
        self.buried += self.hand
        self.hand = 0

    def clear(self) -> None:
        """VF 5.9: a round has ended."""
        self.sweep()
        self.rounds += 1
        self.say(ROUND_ENDED, self.rounds)

    def sweep(self) -> None:
        """VF 5.9: every stake and the Tribute are empty again; jokers stay."""
        for place in range(self.zones):
            self.discard_stake(place)
        self.discard_stake(TRIBUTE)
        for card in self.crosswise.copy():  # a raven on its ride
            self.throw_away(card, "VF 9.12")
        self.bury_hand()
        self.changed = 0


def table(g: State) -> Vedrfolnir:
    assert isinstance(g, Vedrfolnir)
    return g


@mypyc_attr(acyclic=True)
class Step(Form):
    """A form of Vedrfölnir.  What it asks everybody may know."""

    def run(self, g: State) -> Pause:
        return self.play(table(g))

    def play(self, g: Vedrfolnir) -> Pause:
        raise NotImplementedError(f"{type(self).__name__}.play")

    def is_public(self) -> bool:
        return True
