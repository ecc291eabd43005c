"""Connect Four: two players, seven columns, and gravity.  A whole game in one module."""

from pathlib import Path

from gladsheim.core.events import Event
from gladsheim.core.forms import OPEN, Form, Pause, State
from gladsheim.core.game import Chosen, Game, Json, Seams
from gladsheim.core.kinds import NUMBER, SEAT, Kind, Slot
from gladsheim.core.text import Phrase, Words

DISCS = "○●"  # the first seat's, the second's
FREE = "·"
ROW = 8  # seven spaces and a line break, which no line of discs runs across


class ConnectFour(State):
    def __init__(self) -> None:
        super().__init__()
        self.board = ""  # from the top row down

    def clone(self) -> "ConnectFour":
        twin = ConnectFour()
        twin.board = self.board
        self.copy_forms(twin)
        return twin

    def has_four(self, seat: int) -> bool:
        """CF 3.1: four in a line, whose spaces are 1 apart across, 8 down, 7 or 9 along a diagonal."""
        return any(4 * DISCS[seat] in self.board[start::step] for step in (1, 7, 8, 9) for start in range(step))

    def open_columns(self) -> list[int]:
        return [column for column in range(7) if self.board[column] == FREE]

    def drop(self, seat: int, column: int) -> None:
        """CF 2.2: the disc falls to the lowest free space."""
        row = self.board[column::ROW].rindex(FREE)
        space = column + ROW * row
        self.board = self.board[:space] + DISCS[seat] + self.board[space + 1 :]
        self.say(DROPPED, seat, column, row)

    def returns(self) -> list[float]:
        return [0.5 + 0.5 * self.has_four(seat) - 0.5 * self.has_four(1 - seat) for seat in (0, 1)]

    def outcome(self) -> str:
        return "victory.four" if self.has_four(0) or self.has_four(1) else "draw.full"


def table(g: State) -> ConnectFour:
    """The engine knows states; here they are all of this game, which is said once."""
    assert isinstance(g, ConnectFour)
    return g


class Step(Form):
    """A form of this game: `play` is given its own state.  What it asks all may know, unless it says otherwise."""

    def run(self, g: State) -> Pause:
        return self.play(table(g))

    def play(self, g: ConnectFour) -> Pause:
        raise NotImplementedError(f"{type(self).__name__}.play")

    def is_public(self) -> bool:
        return True


class Turn(Step):
    def __init__(self, seat: int, column: int = OPEN) -> None:
        self.seat = seat
        self.column = column

    def play(self, g: ConnectFour) -> Pause:
        # 1. Choose a column that is not full.
        if self.column == OPEN:
            return g.ask(self.seat, "column", g.open_columns(), "CF 2.1")
        # 2. The disc falls.  Four in a line win at once, a full board is a draw; else the other player is next.
        g.drop(self.seat, self.column)
        if g.has_four(self.seat) or not g.open_columns():
            return g.done()
        return g.become(Turn(1 - self.seat))

    def clone(self) -> "Turn":
        return Turn(self.seat, self.column)


def set_up(g: State, seats: int, chosen: Chosen) -> Form:
    table(g).board = 6 * (7 * FREE + "\n")
    return Turn(0)


def view(g: State, seat: int | None) -> dict[str, Json]:
    return {"board": table(g).board, "turn": [form.seat for form in g.forms if isinstance(form, Turn)]}


def text(state: State, seat: int | None, words: Words) -> str:
    g = table(state)
    players = [f"{'>' if g.seat == n else ' '}{disc} {words.name(n)}" for n, disc in enumerate(DISCS)]
    return f"{g.board}1234567\n" + "\n".join(players)


COLUMN = Kind("column", says=lambda g, n: Phrase("number", {"number": n + 1}), writes=lambda n: f"c{n + 1}")
DROPPED = Event("dropped", "CF 2.2", SEAT, COLUMN, NUMBER.named("row"), at="board-{row}-{column}")

GAME = Game(
    id="connect-four",
    folder=Path(__file__).parent,
    seats=range(2, 3),
    options={},
    state=ConnectFour,
    forms=[Turn],
    slots={"column": Slot(7, COLUMN, does="do-column")},
    set_up=set_up,
    view=view,
    events=[DROPPED],
    unsaid={"turn": "the players take turns: everybody knows whose it is"},
    text=text,
    pieces=lambda g: {},  # a disc that is dropped never moves again
    longest=42,
    seams=Seams(mind="connect_four.mind:MIND"),
)
