"""The wheel and the enemy decks (chapter 3): what lies where, and what of it is known."""

from __future__ import annotations

from gladsheim.core.decks import replaced, without
from gladsheim.core.forms import Pause
from gladsheim.games.chronicles.events import CARDS_RETURNED, FENRIR_SHUFFLED
from gladsheim.games.chronicles.parts import ENEMIES, FENRIR, NO_CARD, UNSEEN
from gladsheim.games.chronicles.state import NO_CARDS, Chronicles


def unseen_cards(g: Chronicles, player: int) -> int:
    """How many cards of the deck itself nobody knows; one more may lie face down on the wheel."""
    unseen = len(g.bags[player]) + g.mixed[player]
    return unseen - 1 if g.centre[player] == UNSEEN else unseen


def unseen_options(g: Chronicles, player: int) -> list[int]:
    """A bag to draw an unseen card of the deck from; a card of the pool is as likely in this deck as in the other.

    If m unseen cards come from a pool of p, an own card stands p times in the bag, and one of the pool m times.
    """
    mixed = g.mixed[player]
    if mixed == 0:
        return g.bags[player]
    return g.bags[player] * len(g.pool) + g.pool * mixed


def chance_of_deck(g: Chronicles, player: int, rule: str) -> Pause:
    """CHANCE turns over an unseen card of the deck, into the blank `card`."""
    return g.chance("card", unseen_options(g, player), rule)


def home_of(g: Chronicles, card: int, other: int) -> int:
    """The player to whom a card goes back when it leaves the wheel together with `other`."""
    owner = card // ENEMIES
    if owner < g.players:
        return owner
    # A support god's card: with two players it goes to the one who does not own the other card.
    return 0 if g.players == 1 else 1 - other // ENEMIES


def lay_card(g: Chronicles, player: int) -> None:
    """The top card of the deck goes face down to the middle of the wheel; from an empty deck none does."""
    if g.tops[player]:
        g.centre[player] = g.tops[player][0]
        g.tops[player] = g.tops[player][1:]
    elif unseen_cards(g, player):
        g.centre[player] = UNSEEN
    elif g.unders[player]:
        g.centre[player] = g.unders[player][0]
        g.unders[player] = g.unders[player][1:]
    else:
        g.centre[player] = NO_CARD


def see_card(g: Chronicles, player: int, card: int) -> None:
    """An unseen card of the deck is seen."""
    bag = g.bags[player]
    if g.mixed[player] == 0 or card in bag:
        g.bags[player] = without(bag, card)
    else:
        g.pool = without(g.pool, card)
        g.mixed = replaced(g.mixed, player, g.mixed[player] - 1)


def leave_wheel(g: Chronicles, card: int) -> None:
    """A face-up card is taken off the wheel; a second one stays there as the first."""
    enemy = card % ENEMIES
    if g.wheel[enemy] == card:
        g.wheel[enemy] = g.second[enemy]
    g.second[enemy] = NO_CARD


def put_under(g: Chronicles, player: int, card: int) -> None:
    under = g.unders[player].copy()
    under.append(card)
    g.unders[player] = under


def shuffle_in(g: Chronicles, player: int, card: int) -> None:
    """Nobody knows any place of the deck now."""
    g.bags[player] = sorted([*g.tops[player], *g.bags[player], *g.unders[player], card])
    g.tops[player] = NO_CARDS
    g.unders[player] = NO_CARDS


def give_back(g: Chronicles, player: int, enemy: int) -> None:
    """Both cards go under their decks, unshuffled; only a Fenrir card that comes to the active god is shuffled in."""
    first, second = g.wheel[enemy], g.second[enemy]
    g.wheel[enemy] = NO_CARD
    g.second[enemy] = NO_CARD
    shuffles = enemy == FENRIR and (g.felled >> FENRIR) & 1 == 0
    to_first, to_second = home_of(g, first, second), home_of(g, second, first)
    return_card(g, to_first, first, shuffles and to_first == player)
    return_card(g, to_second, second, shuffles and to_second == player)
    g.say(CARDS_RETURNED, enemy)
    if shuffles and player in (to_first, to_second):
        g.say(FENRIR_SHUFFLED, player)


def return_card(g: Chronicles, player: int, card: int, shuffles: bool) -> None:
    if shuffles:
        shuffle_in(g, player, card)
    else:
        put_under(g, player, card)
