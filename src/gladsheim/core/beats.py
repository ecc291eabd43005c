"""Beats: an event and the table right after it, as one seat noticed them."""

from __future__ import annotations

from gladsheim.core.events import FELL, Happened
from gladsheim.core.game import Game, Json
from gladsheim.core.text import Phrase


class Beat:
    """Something that happened, as one seat could notice it; seat None is a spectator."""

    def __init__(self, game: Game, seat: int | None, told: Happened) -> None:
        self.game = game
        self.seat = seat
        self.told = told

    def __repr__(self) -> str:
        return f"Beat({self.event!r}, {self.parts}, {self.rule!r})"

    @property
    def event(self) -> str:
        """What happened, by name; "fell" is what the engine itself tells of dice and cards."""
        return self.told.event.name

    @property
    def rule(self) -> str:
        return self.told.rule

    @property
    def parts(self) -> dict[str, Json]:
        """What it is about: seats and counts as numbers, gods and places by their names."""
        return self.told.parts()

    @property
    def at(self) -> list[str]:
        """The things on the board that it touches."""
        return self.told.places()

    @property
    def phrase(self) -> Phrase:
        """The words for it, of the game's catalogues."""
        phrase = self.told.phrase()
        return Phrase(self.game.lot_key(self.told.event.slot), phrase.gaps) if self.event == FELL else phrase

    def text(self, lang: str = "en", names: list[str] | None = None) -> str:
        """The words for it; `names` are the players' by seat."""
        return self.game.words(lang).say(self.phrase, names)

    @property
    def view(self) -> dict[str, Json]:
        """What the seat saw right after it, as `Match.view` gives it; nobody is asked anything yet."""
        if self.told.after is None:
            raise ValueError("the table right after this is no longer kept")
        return self.game.sees(self.told.after, self.seat)


def noticed(game: Game, happened: list[Happened], seat: int | None) -> list[Beat]:
    """What a seat could notice of what happened, in order."""
    beats: list[Beat] = []
    for one in happened:
        told = one.told_to(seat)
        if told is not None:
            beats.append(Beat(game, seat, told))
    return beats
