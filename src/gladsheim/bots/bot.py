"""What every bot is: a player that is only ever given what its seat may know."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import Ask, Seat, State
from gladsheim.core.game import Game, Json
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match
from gladsheim.core.text import Phrase


class Eyes:
    """A match as one seat sees it: its question, its view, and tables it could not tell from the true one."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self._match = match
        self.seat = seat
        self.game: Game = match.game
        self.seats = match.seats

    @property
    def ask(self) -> Ask:
        """The seat's own open question."""
        for ask in self._match.asks:
            if ask.seat == self.seat:
                return ask
        raise ValueError(f"seat {self.seat} is not asked anything now")

    @property
    def is_secret(self) -> bool:
        """Whether others may not know what the seat is asked."""
        return self._match.state.asks_in_secret()

    def view(self) -> dict[str, Json]:
        return self._match.view(self.seat)

    def text(self) -> str:
        """The same as text, in English, with the question and its answers."""
        return self._match.text(self.seat)

    def label(self, option: int) -> str:
        """What an answer to the question means, in English."""
        return self._match.label(self.ask, option)

    def say(self, option: int) -> str:
        """The same as players write it."""
        return self._match.say(self.ask, option)

    @property
    def returns(self) -> list[float]:
        """How the game ended for each seat; all 0.0 until it has."""
        return self._match.returns

    @property
    def outcome(self) -> str:
        """Why it ended, as a key; the empty string until it has."""
        return self._match.state.outcome() if self._match.over else ""

    def imagine(self, lots: Lots) -> State:
        """A state this seat cannot tell from the true one, turned to the seat's own question."""
        state = self.game.imagine(self._match.state, self.seat, lots)
        state.turn_to(self.seat)
        return state


class Advice:
    """One answer as a bot sees it."""

    def __init__(self, option: int, chance: float, visits: int, doubt: float = 0.0) -> None:
        self.option = option
        self.chance = chance  # what the seat may expect of it, from 0.0 to 1.0
        self.visits = visits  # how often it was tried
        self.doubt = doubt  # the standard error of the chance, or of its lead where answers were compared


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player.  The same seed and the same questions give the same answers."""

    def __init__(self, seed: int = 0) -> None:
        self.lots = Lots(seed)

    def answer(self, eyes: Eyes) -> int:
        """One of the options of `eyes.ask`."""
        raise NotImplementedError(f"{type(self).__name__}.answer")

    def advise(self, eyes: Eyes) -> list[Advice]:
        """The options with what may be expected of each, best first; empty for a bot that does not weigh them."""
        return []

    def reasons(self, eyes: Eyes, option: int) -> list[Phrase]:
        """What speaks for an answer beside what playouts show; nothing for most bots, who go by these."""
        return []

    def check(self, game: Game) -> None:
        """A BadOption unless it plays that game.  Most bots play any."""

    def check_seats(self, seats: int) -> None:
        """A BadOption unless it plays with so many.  Most bots do."""

    def leave(self, eyes: Eyes) -> None:
        """The game is over.  Most bots have nothing to do then."""


class RandomBot(Bot):
    """Answers by lot."""

    def answer(self, eyes: Eyes) -> int:
        options = eyes.ask.options
        return options[self.lots.below(len(options))]
