"""Words for Odin's Table: what an answer means, where it points, and the table as text."""

from __future__ import annotations

from typing import Final

from gladsheim.core.forms import Ask, State
from gladsheim.core.text import Gap, Phrase, Words
from gladsheim.games.odins_table.events import square_name, square_phrase
from gladsheim.games.odins_table.moving import TARGET
from gladsheim.games.odins_table.parts import (
    COLUMN_LETTERS,
    COLUMNS,
    CORNERS,
    EMPTY,
    KEEP,
    OFFER_DRAW,
    PAIRS,
    RESURRECT,
    ROWS,
    SCOUT_NOTHING,
)
from gladsheim.games.odins_table.state import OdinsTable, table
from gladsheim.games.odins_table.view import sees_card

MARKS = ("○", "●")  # white and black, told apart without colour

# What is said of steps is made once: there are a few hundred of them, and every table says them at every turn.
STEPS: Final[dict[int, Phrase]] = {}
STEP_PLACES: Final[dict[int, list[str]]] = {}


def card_key(card: int) -> str:
    return f"card-{card}"


def column_key(column: int) -> str:
    return f"column-{column}"


def label(state: State, ask: Ask, value: int) -> Phrase | None:
    """What an answer means."""
    g = table(state)
    if ask.slot == "deed":  # first what is asked most
        return deed_label(g, ask.seat, value)
    if ask.slot == "stand":
        column = COLUMNS - len(g.hands[ask.seat])
        return Phrase("do-stand", {"card": card_key(value), "column": column_key(column)})
    if ask.slot == "scout":
        if value == SCOUT_NOTHING:
            return Phrase("do-scout-nothing")
        which = "left" if value < COLUMNS else "entered"
        return Phrase(f"do-scout-{which}", {"column": column_key(value % COLUMNS)})
    if ask.slot == "swap":
        if value == KEEP:
            return Phrase("do-keep")
        a, b = PAIRS[value]
        return Phrase("do-swap", {"one": column_key(a), "other": column_key(b)})
    if ask.slot == "accept":
        return Phrase("do-accept" if value else "do-refuse")
    return None


def deed_label(g: OdinsTable, seat: int, deed: int) -> Phrase:
    if deed == OFFER_DRAW:
        return Phrase("do-offer-draw")
    if deed >= RESURRECT:
        return Phrase("do-resurrect", {"square": square_phrase(CORNERS[seat][deed - RESURRECT])})
    return step_label(deed, g.stands(1 - seat, TARGET[deed]))


def step_label(deed: int, is_attack: bool) -> Phrase:
    number = 2 * deed + (1 if is_attack else 0)
    said = STEPS.get(number)
    if said is None:
        gaps: dict[str, Gap] = {"from": square_phrase(deed // 8), "to": square_phrase(TARGET[deed])}
        said = STEPS[number] = Phrase("do-attack" if is_attack else "do-move", gaps)
    return said


def write(state: State, ask: Ask, value: int) -> str | None:
    """An answer as players write it: "c2 c3", "back a1", "swap a d"."""
    if ask.slot == "deed":
        if value < RESURRECT:
            return f"{square_name(value // 8)} {square_name(TARGET[value])}"
        return "draw" if value == OFFER_DRAW else f"back {square_name(CORNERS[ask.seat][value - RESURRECT])}"
    if ask.slot == "scout":
        if value == SCOUT_NOTHING:
            return "no"
        return f"{COLUMN_LETTERS[value % COLUMNS]} {'left' if value < COLUMNS else 'entered'}"
    if ask.slot == "swap":
        return "no" if value == KEEP else " ".join(COLUMN_LETTERS[column] for column in PAIRS[value])
    return None


def place(g: State, ask: Ask, value: int) -> list[str]:
    """The squares or Wall slots an answer points to, in the order one would click them."""
    if ask.slot == "deed" and value < RESURRECT:
        return step_place(value)
    other = 1 - ask.seat
    if ask.slot == "stand":
        return [f"hand-{ask.seat}-{value}", f"wall-{ask.seat}-{COLUMNS - len(table(g).hands[ask.seat])}"]
    if ask.slot == "scout" and value != SCOUT_NOTHING:
        return [f"wall-{other}-{value % COLUMNS}"]
    if ask.slot == "swap" and value != KEEP:
        return [f"wall-{ask.seat}-{column}" for column in PAIRS[value]]
    if ask.slot == "deed" and value < OFFER_DRAW:
        return [f"square-{CORNERS[ask.seat][value - RESURRECT]}"]
    return []


def step_place(deed: int) -> list[str]:
    places = STEP_PLACES.get(deed)
    if places is None:
        places = STEP_PLACES[deed] = [f"square-{deed // 8}", f"square-{TARGET[deed]}"]
    return places


def text(state: State, seat: int | None, words: Words) -> str:
    """The table in box characters: the Walls at both ends of the grid, the seat's own side below."""
    g = table(state)
    near = 0 if seat is None else seat
    far = 1 - near
    rows = range(ROWS - 1, -1, -1) if near == 0 else range(ROWS)
    lines = [side_line(g, far, words), wall_line(g, seat, far, words)]
    lines.append("    ┌" + "───┬" * (COLUMNS - 1) + "───┐")
    for n, row in enumerate(rows):
        if n:
            lines.append("    ├" + "───┼" * (COLUMNS - 1) + "───┤")
        cells = "│".join(f" {mark(g, row * COLUMNS + column)} " for column in range(COLUMNS))
        lines.append(f"  {row + 1} │{cells}│")
    lines.append("    └" + "───┴" * (COLUMNS - 1) + "───┘")
    lines.append("      " + "   ".join(words.word(column_key(column)) for column in range(COLUMNS)))
    lines.append(wall_line(g, seat, near, words))
    lines.append(side_line(g, near, words))
    lines += state_lines(g, seat, words)
    return "\n".join(lines)


def mark(g: OdinsTable, square: int) -> str:
    if g.is_free(square):
        return " "
    return MARKS[0 if g.stands(g.white, square) else 1]


def wall_line(g: OdinsTable, seat: int | None, owner: int, words: Words) -> str:
    """The cards of a Wall by column: a number, in brackets where it lies open, a question mark where unseen."""
    cells: list[str] = []
    for column in range(COLUMNS):
        card = sees_card(g, seat, owner, column)
        niche = owner * COLUMNS + column
        if g.wall[niche] == EMPTY:
            cells.append(" - ")
        elif not isinstance(card, int):
            cells.append(" ? ")
        else:
            cells.append(f" {card} " if g.is_hidden(niche) else f"[{card}]")
    return "     " + " ".join(cells) + "  " + words.word("wall")


def side_line(g: OdinsTable, owner: int, words: Words) -> str:
    gaps: dict[str, Gap] = {"seat": owner, "colour": "white" if owner == g.white else "black"}
    gaps["conquered"] = g.conquered(owner)
    gaps["lost"] = g.lost[owner]
    gaps["pile"] = len(g.decks[owner])
    line = words.say(Phrase("side", gaps))
    discards = " ".join(str(card) for card in g.discards[owner])
    return f"{line}  {words.after(words.word('discards'), discards)}" if discards else line


def state_lines(g: OdinsTable, seat: int | None, words: Words) -> list[str]:
    lines: list[str] = []
    for owner in (0, 1):
        if g.display[owner]:
            gaps: dict[str, Gap] = {"seat": owner}
            shown = " ".join(str(card) for card in g.display[owner])
            lines.append(words.after(words.say(Phrase("display", gaps)), shown))
    if seat is not None and g.hands[seat]:
        lines.append(words.after(words.word("hand"), " ".join(str(card) for card in g.hands[seat])))
    if 2 * g.quiet >= g.patience:  # a quarter of the way: before that it would only puzzle
        lines.append(words.say(Phrase("quiet", {"turns": g.quiet, "limit": 2 * g.patience})))
    return lines
