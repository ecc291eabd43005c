"""What every bot is: a player that is only ever given what its seat may know."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import Ask, Seat, State
from gladsheim.core.game import Game, Json
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match


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

    def imagine(self, lots: Lots) -> State:
        """A state this seat cannot tell from the true one, turned to the seat's own question."""
        state = self.game.imagine(self._match.state, self.seat, lots)
        state.turn_to(self.seat)
        return state


class Advice:
    """One answer as a bot sees it."""

    def __init__(self, option: int, chance: float, visits: int) -> None:
        self.option = option
        self.chance = chance  # what the seat may expect of it, from 0.0 to 1.0
        self.visits = visits  # how often it was tried


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


class RandomBot(Bot):
    """Answers by lot."""

    def answer(self, eyes: Eyes) -> int:
        options = eyes.ask.options
        return options[self.lots.below(len(options))]
