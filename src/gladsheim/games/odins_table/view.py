"""What a seat may see, and a table that it could not tell from the true one."""

from __future__ import annotations

from gladsheim.core.forms import State
from gladsheim.core.game import Json
from gladsheim.core.lots import Lots
from gladsheim.games.odins_table.parts import COLUMNS, EMPTY, PAIRS, SQUARES
from gladsheim.games.odins_table.powers import Scouting
from gladsheim.games.odins_table.state import FILLED, SEEN, SWAPPED, OdinsTable, replaced
from gladsheim.games.odins_table.turn import Turn

HIDDEN = "hidden"


def view(g: State, seat: int | None) -> dict[str, Json]:
    """The grid and all that lies open; of the cards behind the Walls only one's own."""
    assert isinstance(g, OdinsTable)
    return {
        "pieces": [[square for square in range(SQUARES) if g.stands(owner, square)] for owner in (0, 1)],
        "walls": [[sees_card(g, seat, owner, column) for column in range(COLUMNS)] for owner in (0, 1)],
        "hidden": [by_column(g.hidden, owner) for owner in (0, 1)],
        "used": [by_column(g.used, owner) for owner in (0, 1)],
        "since_display": [sees_veterans(g, seat, owner) for owner in (0, 1)],
        "hands": [sees_hand(g, seat, owner) for owner in (0, 1)],
        "display": [[*cards] for cards in g.display],
        "draw_piles": [len(deck) for deck in g.decks],
        "discards": [[*cards] for cards in g.discards],
        "memory": [[[*row] for row in rows] for rows in g.memory],
        "conquered": [g.conquered(owner) for owner in (0, 1)],
        "lost": [*g.lost],
        "white": g.white,
        "turns": g.turns,
        "passes": g.passes,
        "quiet": g.quiet,
        "patience": g.patience,
        "straight_out": g.straight_out,
        "offers": g.offers,
        "winner": g.winner,
        "ending": g.ending,
        "turn": sees_turn(g),
    }


def sees_card(g: OdinsTable, seat: int | None, owner: int, column: int) -> Json:
    slot = owner * COLUMNS + column
    if owner != seat and g.is_hidden(slot):
        return HIDDEN
    return None if g.wall[slot] == EMPTY else g.wall[slot]


def sees_veterans(g: OdinsTable, seat: int | None, owner: int) -> Json:
    """Which columns still hold a card of the display: lost sight of after a swap one did not see."""
    if owner != seat and g.memory[owner]:
        return None
    return by_column(g.veterans, owner)


def by_column(slots: int, owner: int) -> Json:
    """For each column of a Wall, whether its bit is set."""
    return [slots >> (owner * COLUMNS + column) & 1 == 1 for column in range(COLUMNS)]


def sees_hand(g: OdinsTable, seat: int | None, owner: int) -> Json:
    """During the display all hands lie open; then others see only how many cards are not yet behind the Wall."""
    if owner == seat or not g.display[owner]:
        return [*g.hands[owner]]
    return len(g.hands[owner])


def sees_turn(g: OdinsTable) -> Json:
    """The turn as far as it has come.  All of it happens in the open."""
    for form in g.forms:
        if isinstance(form, Turn):
            return [form.seat, form.deed, form.accept, form.struck, form.scouted, form.refilled, *sees_scouting(g)]
    return None


def sees_scouting(g: OdinsTable) -> list[Json]:
    top = g.forms[-1]
    if isinstance(top, Scouting):
        return [top.left, top.entered, top.won_with_idunn]
    return []


def imagine(g: State, seat: int | None, lots: Lots) -> State:
    """The same open table, with the cards behind the other Wall and in its draw pile dealt again."""
    assert isinstance(g, OdinsTable)
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
    """The hidden cards that stand since the display are dealt among themselves, the others from all unseen ones."""
    first = owner * COLUMNS
    hidden = g.hidden_columns(owner)
    unseen = g.out_of_sight(owner)
    if g.memory[owner]:
        veterans, known = remembered(g, owner, lots)
    else:
        veterans = g.veterans >> first & 63
        known = sorted([g.wall[first + column] for column in hidden if (veterans >> column) & 1])
    for card in known:
        unseen.remove(card)
    lots.shuffle(known)
    lots.shuffle(unseen)
    for column in hidden:
        g.wall[first + column] = known.pop() if (veterans >> column) & 1 else unseen.pop()
    g.decks = replaced(g.decks, owner, sorted(unseen))
    if g.memory[owner]:
        # Whether an open card was in the display matters to nobody any more.
        g.veterans &= ~(63 << first)
        g.veterans |= veterans << first


def remembered(g: OdinsTable, owner: int, lots: Lots) -> tuple[int, list[int]]:
    """After swaps nobody else saw: columns that could hold cards of the display, and which cards those are.

    One guess at which pairs were swapped fixes both, if it fits all that was seen since.  Guesses are tried in
    turn, beginning anywhere; the true one always fits.
    """
    rows = g.memory[owner]
    swaps = sum(1 for row in rows[1:] if row[0] == SWAPPED)
    guesses = len(PAIRS) ** swaps
    begin = lots.below(guesses)
    for step in range(guesses):
        found = retrace(rows, (begin + step) % guesses)
        if found is not None:
            return found
    raise AssertionError("no swap fits what was seen of the Wall")


def retrace(rows: list[list[int]], guess: int) -> tuple[int, list[int]] | None:
    """Follow the cards of the display through one guess at the swaps; None: it does not fit what was seen."""
    columns, cards = rows[0][0], rows[0][1:]
    for row in rows[1:]:
        if row[0] == SWAPPED:
            a, b = PAIRS[guess % len(PAIRS)]
            guess //= len(PAIRS)
            if not (row[1] >> a) & 1 or not (row[1] >> b) & 1:
                return None
            if (columns >> a) & 1 != (columns >> b) & 1:
                columns ^= (1 << a) | (1 << b)
        elif row[0] == SEEN:
            column, card, unseen = row[1], row[2], row[3]
            if (columns >> column) & 1:
                if card not in cards:
                    return None
                cards.remove(card)
                columns &= ~(1 << column)
            elif unseen <= cards.count(card):
                return None
        elif row[0] == FILLED:
            columns &= ~(1 << row[1])
    return columns, cards
