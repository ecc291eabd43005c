"""What a seat may see, and a table that it could not tell from the true one."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict

from gladsheim.core.forms import NOBODY, State, filled
from gladsheim.core.game import HIDDEN
from gladsheim.core.lots import Lots
from gladsheim.games.odins_table.parts import COLUMNS, EMPTY, PAIRS, SQUARES
from gladsheim.games.odins_table.state import FILLED, SEEN, SHUFFLED, UNSEEN_SWAP, OdinsTable, replaced, table
from gladsheim.games.odins_table.turn import Battle, Turn

WallCard: TypeAlias = "int | Literal['hidden'] | None"


class OpeningView(TypedDict):
    """How far the game has come before the first turn."""

    white: int | None  # the seat, once it is known
    displayed: bool
    arranged: bool


class TurnView(TypedDict):
    """The turn as far as it has come: null is not yet."""

    seat: int
    deed: int | None
    accept: int | None  # the opponent's answer to an offered draw
    result: int | None  # what became of the deed
    scout: int | None
    refilled: bool
    scouted_from_left: bool


class Sighting(TypedDict):
    """What the opponent saw of a Wall since a swap that it could not see."""

    saw: str  # "piles" and "known" before the first swap, then "swapped", "card", "filled", "shuffled"
    column: int | None
    numbers: list[int]  # piles by column; marked cards; columns hidden then; the card and how many were unseen; cards


class OdinsView(TypedDict):
    """By owner where there are two of a thing."""

    pieces: list[list[int]]  # squares
    walls: list[list[WallCard]]  # by column: a card, "hidden", or null where there is none
    hidden: list[list[bool]]
    used: list[list[bool]]
    came_from: list[list[int] | None]  # by column: the pile of each card; null: out of sight since a swap
    known: list[list[int] | None]  # hidden cards of earlier piles, as pile * 10 + card
    hands: list[list[int] | int]  # one's own cards not yet behind the Wall, or how many the other still holds
    display: list[list[int]]  # the six that everybody saw at the start
    deck: list[int]  # how many cards of each value a side has
    draw_piles: list[int]
    piles: list[int]
    discards: list[list[int]]
    memory: list[list[Sighting]]
    conquered: list[int]
    lost: list[int]
    white: int
    turns: int
    passes: int
    quiet: int  # turns in a row without attack, conquest or resurrection
    patience: int  # so many of each side end the game
    straight_out: bool
    offers: bool
    winner: int | None
    ending: str
    opening: OpeningView | None
    turn: TurnView | None


def view(state: State, seat: int | None) -> OdinsView:
    """The grid and all that lies open; of the cards behind the Walls only one's own."""
    g = table(state)
    return {
        "pieces": [[square for square in range(SQUARES) if g.stands(owner, square)] for owner in (0, 1)],
        "walls": [[sees_card(g, seat, owner, column) for column in range(COLUMNS)] for owner in (0, 1)],
        "hidden": [by_column(g.hidden, owner) for owner in (0, 1)],
        "used": [by_column(g.used, owner) for owner in (0, 1)],
        "came_from": [sees_piles(g, seat, owner) for owner in (0, 1)],
        "known": [sees_known(g, owner) for owner in (0, 1)],
        "hands": [sees_hand(g, seat, owner) for owner in (0, 1)],
        "display": [[*cards] for cards in g.display],
        "deck": [*g.deck],
        "draw_piles": [len(deck) for deck in g.decks],
        "piles": [*g.piles],
        "discards": [[*cards] for cards in g.discards],
        "memory": [[sighting(n, row) for n, row in enumerate(rows)] for rows in g.memory],
        "conquered": [g.conquered(owner) for owner in (0, 1)],
        "lost": [*g.lost],
        "white": g.white,
        "turns": g.turns,
        "passes": g.passes,
        "quiet": g.quiet,
        "patience": g.patience,
        "straight_out": g.straight_out,
        "offers": g.offers,
        "winner": None if g.winner == NOBODY else g.winner,
        "ending": g.ending,
        "opening": sees_opening(g),
        "turn": sees_turn(g),
    }


def sees_card(g: OdinsTable, seat: int | None, owner: int, column: int) -> WallCard:
    niche = owner * COLUMNS + column
    if owner != seat and g.is_hidden(niche):
        return HIDDEN
    return None if g.wall[niche] == EMPTY else g.wall[niche]


def sees_piles(g: OdinsTable, seat: int | None, owner: int) -> list[int] | None:
    """Which pile each card came from: lost sight of after a swap one did not see."""
    if owner != seat and g.memory[owner]:
        return None
    return [*g.came_from[owner * COLUMNS : (owner + 1) * COLUMNS]]


def sees_known(g: OdinsTable, owner: int) -> list[int] | None:
    """Which cards of earlier piles stand hidden: everybody could keep count, until a swap nobody else saw."""
    return None if g.hands[owner] or g.memory[owner] else g.known(owner)


def by_column(niches: int, owner: int) -> list[bool]:
    """For each column of a Wall, whether its bit is set."""
    return [niches >> (owner * COLUMNS + column) & 1 == 1 for column in range(COLUMNS)]


def sees_hand(g: OdinsTable, seat: int | None, owner: int) -> list[int] | int:
    """During the display all hands lie open; then others see only how many cards are not yet behind the Wall."""
    if owner == seat or not g.display[owner]:
        return [*g.hands[owner]]
    return len(g.hands[owner])


def sighting(number: int, row: list[int]) -> Sighting:
    """A row of the memory in words."""
    if number < 2:
        return {"saw": "piles" if number == 0 else "known", "column": None, "numbers": [*row]}
    if row[0] == SEEN:
        return {"saw": "card", "column": row[1], "numbers": row[2:]}
    if row[0] == FILLED:
        return {"saw": "filled", "column": row[1], "numbers": []}
    return {"saw": "swapped" if row[0] == UNSEEN_SWAP else "shuffled", "column": None, "numbers": row[1:]}


def sees_opening(g: OdinsTable) -> OpeningView | None:
    for form in g.forms:
        if isinstance(form, Battle):
            return {"white": filled(form.white), "displayed": form.displayed >= 0, "arranged": form.arranged >= 0}
    return None


def sees_turn(g: OdinsTable) -> TurnView | None:
    """All of it happens in the open."""
    if not g.forms or not isinstance(g.forms[0], Turn):
        return None
    turn = g.forms[0]
    return {
        "seat": turn.seat,
        "deed": filled(turn.deed),
        "accept": filled(turn.accept),
        "result": filled(turn.result),
        "scout": filled(turn.scout),
        "refilled": turn.refilled >= 0,
        "scouted_from_left": turn.scouted_from_left,
    }


def imagine(state: State, seat: int | None, lots: Lots) -> State:
    """The same open table, with the cards behind the other Wall and in its draw pile dealt again."""
    g = table(state)
    twin = g.clone()
    for owner in (0, 1):
        if owner == seat:
            continue
        if g.hands[owner]:
            if g.display[owner]:
                deal_arrangement(twin, owner, lots)
        else:
            deal_wall(twin, owner, lots)
    # Own cards are known, but in what order the draw pile lies nobody knows: it is a bag anyway.
    twin.ask_again()
    return twin


def deal_arrangement(g: OdinsTable, owner: int, lots: Lots) -> None:
    """Some cards of the display stand behind the Wall, nobody else knows which."""
    cards = g.display[owner].copy()
    lots.shuffle(cards)
    placed = COLUMNS - len(g.hands[owner])
    for column in range(placed):
        g.wall[owner * COLUMNS + column] = cards[column]
    g.hands = replaced(g.hands, owner, sorted(cards[placed:]))


def deal_wall(g: OdinsTable, owner: int, lots: Lots) -> None:
    """Hidden cards of the display and of earlier draw piles are dealt among themselves, the others from the rest."""
    first = owner * COLUMNS
    piles, known = g.came_from[first : first + COLUMNS], g.known(owner)
    if g.memory[owner]:
        piles, known = remembered(g, owner, lots)
        g.came_from = g.came_from[:first] + piles + g.came_from[first + COLUMNS :]
    unseen = g.out_of_sight(owner)
    for marked in known:
        unseen.remove(marked % 10)
    lots.shuffle(known)
    lots.shuffle(unseen)
    for column in g.hidden_columns(owner):
        newest = piles[column] == g.piles[owner]
        g.wall[first + column] = unseen.pop() if newest else take_known(known, piles[column])
    g.decks = replaced(g.decks, owner, sorted(unseen))


def take_known(known: list[int], pile: int) -> int:
    """Take a card of that pile."""
    for n, marked in enumerate(known):
        if marked // 10 == pile:
            return known.pop(n) % 10
    raise AssertionError("more cards of a pile than are known")


Guess: TypeAlias = "tuple[tuple[int, ...], tuple[int, ...]]"  # piles by column, and the `known` cards of the earlier


class Followed:
    """What a memory makes of the piles: every guess that fits it, with its weight.  It is kept for the next look."""

    def __init__(self, rows: list[list[int]], guesses: list[Guess], odds: list[int]) -> None:
        self.rows = rows
        self.guesses = guesses
        self.odds = odds


LAST: Final = [Followed([], [], [])]
FINE: Final = 1 << 24  # the weight of the likeliest guess, as a whole number


def remembered(g: OdinsTable, owner: int, lots: Lots) -> tuple[list[int], list[int]]:
    """After swaps nobody else saw: piles that the hidden cards could be from, and the `known` cards of the earlier."""
    rows, followed = g.memory[owner], LAST[0]
    if followed.rows is not rows:
        weights = follow(rows, len(g.out_of_sight(owner)))
        most = max(weights.values())
        odds = [max(1, round(FINE * weight / most)) for weight in weights.values()]
        followed = LAST[0] = Followed(rows, list(weights), odds)
    piles, known = followed.guesses[by_weight(followed.odds, lots)]
    return list(piles), list(known)


def by_weight(odds: list[int], lots: Lots) -> int:
    """The index of one of the odds (together they may be more than `Lots.pick` can tell apart)."""
    rest = lots.getrandbits(60) * sum(odds) >> 60
    for n, weight in enumerate(odds):
        rest -= weight
        if rest < 0:
            return n
    raise AssertionError("odds are whole numbers above zero")


def follow(rows: list[list[int]], out_of_sight: int) -> dict[Guess, float]:
    """Every way the piles may stand now, and how likely it is.

    Each pair that could be swapped is as likely as the others, and each card that was seen makes those guesses
    likelier under which it was likelier to be seen.
    """
    newest = rows[0][0]
    weights: dict[Guess, float] = {(tuple(rows[0][1:]), tuple(rows[1])): 1.0}
    for row, cards in zip(rows[2:], cards_left(rows[2:], out_of_sight), strict=True):
        after: dict[Guess, float] = {}
        for (piles, known), weight in weights.items():
            if row[0] == UNSEEN_SWAP:
                for a, b in PAIRS:
                    if (row[1] >> a) & 1 and (row[1] >> b) & 1:
                        guess = (exchanged(piles, a, b), known)
                        after[guess] = after.get(guess, 0.0) + weight
            elif row[0] == SEEN:
                chance, left = likelihood(piles[row[1]], newest, known, row, cards)
                if chance > 0.0:
                    after[piles, left] = after.get((piles, left), 0.0) + weight * chance
            elif row[0] == FILLED:
                guess = (tuple([newest if n == row[1] else pile for n, pile in enumerate(piles)]), known)
                after[guess] = after.get(guess, 0.0) + weight
            else:
                after[piles, all_known(known, row[1:], newest)] = weight
        if row[0] == SHUFFLED:
            newest += 1
        weights = after
    return weights


def cards_left(rows: list[list[int]], out_of_sight: int) -> list[int]:
    """For each thing that was seen, how many cards were out of sight before it; the last number is that of now."""
    counts: list[int] = []
    for row in reversed(rows):
        if row[0] == SEEN:
            out_of_sight += 1
        elif row[0] == SHUFFLED:
            out_of_sight = len(row) - 1
        counts.append(out_of_sight)
    return counts[::-1]


def likelihood(
    pile: int, newest: int, known: tuple[int, ...], row: list[int], cards: int
) -> tuple[float, tuple[int, ...]]:
    """How likely this card was to be seen in a column of that pile, and the known cards that are left then."""
    card, unseen = row[2], row[3]
    if pile == newest:
        same = sum(1 for marked in known if marked % 10 == card)
        return (unseen - same) / (cards - len(known)), known
    marked = pile * 10 + card
    of_pile = sum(1 for one in known if one // 10 == pile)
    if marked not in known:
        return 0.0, known
    place = known.index(marked)
    return known.count(marked) / of_pile, known[:place] + known[place + 1 :]


def exchanged(piles: tuple[int, ...], a: int, b: int) -> tuple[int, ...]:
    moved = list(piles)
    moved[a], moved[b] = moved[b], moved[a]
    return tuple(moved)


def all_known(known: tuple[int, ...], hidden: list[int], newest: int) -> tuple[int, ...]:
    """Nothing was left to draw: what stands hidden of the old draw pile is all that was not yet known."""
    cards = hidden.copy()
    for marked in known:
        cards.remove(marked % 10)
    return tuple(sorted([*known, *[newest * 10 + card for card in cards]]))
