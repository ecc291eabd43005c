"""The table: the draw pile, the stakes, the Tribute, the won cards, the jokers, the discards.

Nobody ever sees a card before all do: what lies face down, in the draw pile, in the hand, before Brynhildr or among
the discards, comes out of one bag of unseen cards when it is turned.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gladsheim.core.forms import State
from gladsheim.core.text import Phrase
from gladsheim.games.vedrfolnir.events import Discarded, Drawn, Joined, JokerKept, JokerSpent, zone_name
from gladsheim.games.vedrfolnir.parts import (
    ALL_RUNES,
    BRYNHILDRS_ZONE,
    DUEL_ZONES,
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
    SOLO_ZONES,
    STARS,
    TRIBUTE,
    UNTURNED,
)

NO_CARDS: Final[list[int]] = []
NOBODY: Final = -3
OWNERS: Final = [[0, 0, 0], [0, 1, 0, 1], [0, 1, 2, 3, 4, 5]]  # solo, two players, more: zone -> seat


class Vedrfolnir(State):
    """Everything true at the table.  Zones are numbered clockwise; the Tribute is a place of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 0
        self.zones = 0  # as many as seats, but four in the game for two and three in the solo game
        self.owners: list[int] = NO_CARDS  # zone -> the seat that plays it; shared
        self.winter = False  # runes of Surtr are in the deck
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
        self.odins_zone = NOBODY  # two players: the zone of the Ase who is Odin; the other is Thor
        self.turns = 0
        self.rounds = 0
        self.ending = ""

    def clone(self) -> Vedrfolnir:
        twin = Vedrfolnir()
        twin.seats = self.seats
        twin.zones = self.zones
        twin.owners = self.owners
        twin.winter = self.winter
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
        twin.odins_zone = self.odins_zone
        twin.turns = self.turns
        twin.rounds = self.rounds
        twin.ending = self.ending
        self.copy_forms(twin)
        return twin

    def set_up(self, seats: int, deck: list[int], winter: bool) -> None:
        """VF 2.1: the shuffled deck face down, every place empty."""
        self.seats = seats
        self.zones = SOLO_ZONES if seats == 1 else DUEL_ZONES if seats == 2 else seats
        self.owners = OWNERS[min(seats, 3) - 1]
        self.winter = winter
        self.bag = deck
        self.pile = len(deck)
        self.stakes = [NO_CARDS] * PLACES
        self.won = [NO_CARDS] * self.zones

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

    def draw(self, card: int, place: int, rule: str) -> None:
        """A card of the draw pile is turned over for a place, as the draw-card of this rule wants it."""
        self.pile -= 1
        self.turn_over(card)
        if self.ears is not None:
            self.say(Drawn(self.name_of(place), card, rule))

    def join(self, card: int, place: int) -> None:
        """VF 4.1: the card that lies crosswise becomes the last of a stake."""
        self.crosswise.pop()
        stake = self.stakes[place].copy()
        stake.append(card)
        self.stakes[place] = stake
        self.receiver = place
        self.changed |= 1 << place
        if self.ears is not None:
            self.say(Joined(self.name_of(place), card))

    def throw_away(self, card: int, rule: str) -> None:
        """A card that lies crosswise goes to the discards."""
        self.crosswise.remove(card)
        self.discards.append(card)
        if self.ears is not None:
            self.say(Discarded(card, rule))

    def take_from_stake(self, place: int, position: int, rule: str) -> None:
        """One card of a stake goes to the discards."""
        stake = self.stakes[place]
        card = UNTURNED[stake[position]]
        self.stakes[place] = stake[:position] + stake[position + 1 :]
        self.discards.append(card)
        self.changed |= 1 << place
        if self.ears is not None:
            self.say(Discarded(card, rule, self.name_of(place)))

    # Deeds: jokers

    def keep_joker(self, card: int, place: int) -> None:
        """VF 11.1: to the joker place; a second of its kind, or one for the Tribute or Brynhildr, is discarded."""
        bit = NORNS_BIT if card == NORNS_CARD else HEIMDALL_BIT
        if place == TRIBUTE:
            self.throw_away(card, "VF 6.2")
        elif self.seats == 1 and place == BRYNHILDRS_ZONE:
            self.throw_away(card, "VF 13.11")
        elif self.jokers_of(place) & bit:
            self.throw_away(card, "VF 11.1")
        else:
            self.crosswise.pop()
            self.jokers |= bit << (2 * place)
            if self.ears is not None:
                self.say(JokerKept(self.name_of(place), card))

    def spend_joker(self, zone: int, bit: int, rule: str) -> None:
        """A joker of the zone goes to the discards, by its own will or Hel's."""
        self.jokers &= ~(bit << (2 * zone))
        card = JOKERS[bit - 1]
        self.discards.append(card)
        if self.ears is not None:
            self.say(JokerSpent(self.name_of(zone), card, rule))

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
        """VF 5.9: every stake and the Tribute are empty again; jokers stay."""
        for place in range(self.zones):
            self.discard_stake(place)
        self.discard_stake(TRIBUTE)
        for card in self.crosswise.copy():  # a raven on its ride
            self.throw_away(card, "VF 9.12")
        self.bury_hand()
        self.changed = 0
        self.rounds += 1

    # Words

    def name_of(self, place: int) -> Phrase:
        return zone_name(self.seats, place, self.odins_zone)
