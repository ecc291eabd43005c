"""What a seat may see, in data and in words, and what it imagines of the rest."""

from gladsheim.core.forms import NOTHING, OPEN, State
from gladsheim.core.game import Json
from gladsheim.core.lots import Lots
from gladsheim.core.text import Words
from whist.state import CARD, NAMES, NO_CARD, SUIT, SUITS, Whist, suit_of, table
from whist.turn import Trick

TRIES = 20


def view(state: State, seat: int | None) -> dict[str, Json]:
    """One's own hand, and how many cards the others hold; all that lies open."""
    g = table(state)
    hands: list[Json] = []
    for owner, hand in enumerate(g.hands):
        hands.append([CARD.plain(card) for card in hand] if owner == seat else len(hand))
    return {
        "trump": None if g.trump == OPEN else "none" if g.trump == NOTHING else SUIT.plain(g.trump),
        "hands": hands,
        "played": [None if card == NO_CARD else CARD.plain(card) for card in g.played],
        "tricks": [*g.tricks],
        "voids": [[SUIT.plain(suit) for suit in suits] for suits in g.voids],
        "gone": [CARD.plain(card) for card in g.gone],
        "deck": len(g.deck),
        "leader": g.leader,
        "turn": [form.seat for form in g.forms if isinstance(form, Trick)],
    }


def text(state: State, seat: int | None, words: Words) -> str:
    g = table(state)
    lines = [] if g.trump < 0 else [f"{words.word('zone-trump')}: {words.word('suit-' + SUITS[g.trump])}"]
    for owner, hand in enumerate(g.hands):
        mark = ">" if g.seat == owner else " "
        held = " ".join(NAMES[card] for card in hand) if owner == seat else len(hand) * "#"
        played = "" if g.played[owner] == NO_CARD else NAMES[g.played[owner]]
        lacks = "".join(f"  -{'♠♥♦♣'[suit]}" for suit in g.voids[owner])
        lines.append(f"{mark} {words.name(owner):<10} {g.tricks[owner]}  {played:>3}  {held}{lacks}")
    return "\n".join([*lines, " ".join(NAMES[card] for card in g.gone)])


def imagine(state: State, seat: int | None, lots: Lots) -> State:
    """A state this seat cannot tell from the true one: what it has not seen is shuffled and dealt again."""
    g = table(state)
    twin = g.clone()
    others = [owner for owner in range(len(g.hands)) if owner != seat]
    unknown = [*g.deck]
    for owner in others:
        unknown += g.hands[owner]
    unknown.sort()
    dealt: list[list[int]] = []
    tries = 0
    while not dealt:
        lots.shuffle(unknown)
        dealt = deal_again(g, others, unknown, strict=tries < TRIES)
        tries += 1
    for owner in others:
        twin.hands[owner] = sorted(dealt[owner])
    twin.deck = sorted(dealt[-1])
    twin.ask_again()
    return twin


def deal_again(g: Whist, others: list[int], cards: list[int], strict: bool) -> list[list[int]]:
    """The cards by seat, the deck last; nobody gets a suit they could not follow.  Empty: it did not come out."""
    dealt: list[list[int]] = [[] for _ in range(len(g.hands) + 1)]
    for card in sorted(cards, key=lambda card: -sum(suit_of(card) in g.voids[owner] for owner in others)):
        for owner in others:
            if len(dealt[owner]) < len(g.hands[owner]) and not (strict and suit_of(card) in g.voids[owner]):
                dealt[owner].append(card)
                break
        else:
            if len(dealt[-1]) == len(g.deck):
                return []
            dealt[-1].append(card)
    return dealt
