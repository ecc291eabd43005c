"""The enemy deck (chapter 3): what is known of it.

From the top down it is a row of known cards and of runs of unseen ones.  A run stands in `rows` as one number below
zero, for its length and whether one special card hides in it: by the advice of the rulebook the deck is piled up of
piles with one special card each.  All unseen cards come from two bags, the special ones apart, since nobody
knows which run hides which.
"""

from __future__ import annotations

from gladsheim.core.decks import without
from gladsheim.core.forms import OPEN, Pause
from gladsheim.games.yggdrasil.parts import ANGRY, DECK, ENEMIES, PER_ENEMY
from gladsheim.games.yggdrasil.state import Yggdrasil


def run_of(length: int, special: int) -> int:
    """A run of so many unseen cards, `special` (0 or 1) of them a special one."""
    return -(2 * length + special)


def length_of(row: int) -> int:
    return -row // 2


def has_special(row: int) -> bool:
    return row < 0 and -row % 2 == 1


def make_deck(g: Yggdrasil, specials: list[int], evenly: bool) -> None:
    """YG 3.2 to 3.5: 42 cards, Angry ones in place of plain ones, Ragnarök added; special ones spread or mixed in."""
    plain: list[int] = []
    for enemy in range(ENEMIES):
        plain += [enemy] * (PER_ENEMY - int(ANGRY + enemy in specials))
    if not evenly:
        g.unseen = sorted([*plain, *specials])
        g.rows = [run_of(len(g.unseen), 0)]
        return
    g.unseen = plain
    g.specials = sorted(specials)
    piles = len(specials)
    if not piles:
        g.rows = [run_of(DECK, 0)]
        return
    share, more = len(plain) // piles, len(plain) % piles
    g.rows = [run_of(share + 1 + int(pile < more), 1) for pile in range(piles)]


def cards_left(g: Yggdrasil) -> int:
    count = 0
    for row in g.rows:
        count += 1 if row >= 0 else length_of(row)
    return count


def has_two_cards(g: Yggdrasil) -> bool:
    return len(g.rows) > 1 or (len(g.rows) == 1 and g.rows[0] < 0 and length_of(g.rows[0]) > 1)


def top_card(g: Yggdrasil) -> int:
    """The top card if it is known; OPEN: chance draws it."""
    return g.rows[0] if g.rows[0] >= 0 else OPEN


def draw_top(g: Yggdrasil, slot: str, rule: str) -> Pause:
    """Chance draws the top card, which nobody has seen."""
    if not has_special(g.rows[0]):
        return g.chance(slot, g.unseen, rule)
    length = length_of(g.rows[0])
    if length == 1:
        return g.chance(slot, g.specials, rule)
    return g.chance(slot, kinds_of(g.unseen) + g.specials, rule, special_odds(g.unseen, length, len(g.specials)))


def kinds_of(cards: list[int]) -> list[int]:
    """Each card of a sorted bag once."""
    kinds: list[int] = []
    for card in cards:
        if not kinds or kinds[-1] != card:
            kinds.append(card)
    return kinds


def special_odds(unseen: list[int], length: int, specials: int) -> list[int]:
    """One of the `length` cards of the run is special, and each of the special ones is as likely to be it."""
    counts = [0] * ENEMIES
    for card in unseen:
        counts[card] += 1
    odds = [count * (length - 1) * specials for count in counts if count]
    return odds + [len(unseen)] * specials


def take_top(g: Yggdrasil, card: int) -> None:
    """The top card, which `top_card` named or chance drew, leaves the deck."""
    row = g.rows[0]
    if row >= 0:
        g.rows = g.rows[1:]
        return
    if card < ENEMIES or not has_special(row):
        g.unseen = without(g.unseen, card)
        rest = row + 2
    else:
        g.specials = without(g.specials, card)
        rest = row + 3
    g.rows = [rest, *g.rows[1:]] if rest else g.rows[1:]


def put_at(g: Yggdrasil, place: int, card: int) -> None:
    """A known card goes back, with `place` cards above it that are known too."""
    g.rows = [*g.rows[:place], card, *g.rows[place:]]


def put_under(g: Yggdrasil, card: int) -> None:
    g.rows = [*g.rows, card]
