"""Records of series as they are kept: each names its game."""

from __future__ import annotations

from gladsheim.core.game import Game
from gladsheim.core.save import Damaged
from gladsheim.core.series import Record, Series, Standing, series_of
from gladsheim.games import find, installed


class Kept:
    """A series and its record."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.series: Series = series_of(game)
        self.record = record

    def standing(self) -> Standing:
        return self.series.standing(self.record)

    def plain(self) -> Record:
        return {"game": self.game.id, **self.record}


def read_kept(plain: object) -> Kept:
    """What `Kept.plain` wrote; a Damaged says what cannot be, a BadOption that its game is not installed."""
    if not isinstance(plain, dict):
        raise Damaged("it has no record")
    record: Record = {str(name): value for name, value in plain.items() if name != "game"}
    if "game" in plain:
        return checked(Kept(find(str(plain["game"])), record))
    # Records of the time when one game alone had a series do not name it.
    fault = Damaged("it names no game")
    for game in games_with_series():
        try:
            return checked(Kept(game, record))
        except Damaged as no:
            fault = no
    raise fault


def checked(kept: Kept) -> Kept:
    try:
        kept.series.check(kept.record)
    except ValueError as no:
        raise Damaged(str(no)) from None
    return kept


def games_with_series() -> list[Game]:
    """Every installed game that offers a series."""
    return [game for game in installed() if game.seams.series]
