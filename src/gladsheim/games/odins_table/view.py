"""What a seat may see, and a table that it could not tell from the true one."""

from __future__ import annotations

from gladsheim.core.forms import State
from gladsheim.core.game import Json
from gladsheim.core.lots import Lots
from gladsheim.games.odins_table.parts import COLUMNS, EMPTY, PAIRS, SQUARES
from gladsheim.games.odins_table.state import FILLED, SEEN, SHUFFLED, SWAPPED, OdinsTable, replaced
from gladsheim.games.odins_table.turn import Battle, Turn

HIDDEN = "hidden"


def view(g: State, seat: int | None) -> dict[str, Json]:
    """The grid and all that lies open; of the cards behind the Walls only one's own."""
    assert isinstance(g, OdinsTable)
    return {
        "pieces": [[square for square in range(SQUARES) if g.stands(owner, square)] for owner in (0, 1)],
        "walls": [[sees_card(g, seat, owner, column) for column in range(COLUMNS)] for owner in (0, 1)],
        "hidden": [by_column(g.hidden, owner) for owner in (0, 1)],
        "used": [by_column(g.used, owner) for owner in (0, 1)],
        "came_from": [sees_piles(g, seat, owner) for owner in (0, 1)],
        "known": [sees_known(g, owner) for owner in (0, 1)],
        "hands": [sees_hand(g, seat, owner) for owner in (0, 1)],
        "display": [[*cards] for cards in g.display],
        "draw_piles": [len(deck) for deck in g.decks],
        "piles": [*g.piles],
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
        "opening": sees_opening(g),
        "turn": sees_turn(g),
    }


def sees_card(g: OdinsTable, seat: int | None, owner: int, column: int) -> Json:
    slot = owner * COLUMNS + column
    if owner != seat and g.is_hidden(slot):
        return HIDDEN
    return None if g.wall[slot] == EMPTY else g.wall[slot]


def sees_piles(g: OdinsTable, seat: int | None, owner: int) -> Json:
    """Which pile each card came from: lost sight of after a swap one did not see."""
    if owner != seat and g.memory[owner]:
        return None
    return [*g.came_from[owner * COLUMNS : (owner + 1) * COLUMNS]]


def sees_known(g: OdinsTable, owner: int) -> Json:
    """Which cards of earlier piles stand hidden: everybody could keep count, until a swap nobody else saw."""
    return None if g.hands[owner] or g.memory[owner] else [*g.known(owner)]


def by_column(slots: int, owner: int) -> Json:
    """For each column of a Wall, whether its bit is set."""
    return [slots >> (owner * COLUMNS + column) & 1 == 1 for column in range(COLUMNS)]


def sees_hand(g: OdinsTable, seat: int | None, owner: int) -> Json:
    """During the display all hands lie open; then others see only how many cards are not yet behind the Wall."""
    if owner == seat or not g.display[owner]:
        return [*g.hands[owner]]
    return len(g.hands[owner])


def sees_opening(g: OdinsTable) -> Json:
    """How far the game has come before the first turn."""
    for form in g.forms:
        if isinstance(form, Battle):
            return [form.white, form.displayed, form.arranged]
    return None


def sees_turn(g: OdinsTable) -> Json:
    """The turn as far as it has come.  All of it happens in the open."""
    if g.forms and isinstance(g.forms[0], Turn):
        turn = g.forms[0]
        sees: list[Json] = [turn.seat, turn.deed, turn.accept, turn.result, turn.scout, turn.refilled, turn.swap]
        return [*sees, turn.scouted_from_left]
    return None


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


def remembered(g: OdinsTable, owner: int, lots: Lots) -> tuple[list[int], list[int]]:
    """After swaps nobody else saw: piles that the hidden cards could come from, and the `known` cards of the earlier.

    One guess at which pairs were swapped fixes both, if it fits all that was seen since.  Guesses are tried by lot,
    so that all that fit are alike; if many fail then in turn, and the true one always fits.
    """
    rows = g.memory[owner]
    swaps = sum(1 for row in rows[2:] if row[0] == SWAPPED)
    guesses = len(PAIRS) ** swaps
    for attempt in range(3 * guesses):
        found = retrace(rows, lots.below(guesses) if attempt < 2 * guesses else attempt - 2 * guesses)
        if found is not None:
            return found
    raise AssertionError("no swap fits what was seen of the Wall")


def retrace(rows: list[list[int]], guess: int) -> tuple[list[int], list[int]] | None:
    """Follow the cards through one guess at the swaps; None: it does not fit what was seen."""
    newest, piles, known = rows[0][0], rows[0][1:], rows[1].copy()
    for row in rows[2:]:
        if row[0] == SWAPPED:
            a, b = PAIRS[guess % len(PAIRS)]
            guess //= len(PAIRS)
            if not (row[1] >> a) & 1 or not (row[1] >> b) & 1:
                return None
            piles[a], piles[b] = piles[b], piles[a]
        elif row[0] == SEEN:
            column, card, unseen = row[1], row[2], row[3]
            if piles[column] == newest:
                if unseen <= sum(1 for marked in known if marked % 10 == card):
                    return None
            elif piles[column] * 10 + card in known:
                known.remove(piles[column] * 10 + card)
            else:
                return None
        elif row[0] == FILLED:
            piles[row[1]] = newest
        elif row[0] == SHUFFLED:
            # Nothing was left to draw: what stands hidden of the old draw pile is all that is not yet known.
            cards = row[1:]
            for marked in known:
                cards.remove(marked % 10)
            known += [newest * 10 + card for card in cards]
            newest += 1
    return piles, known
