"""Ratings: how strong people are at a game, for those who want to know, by what they did against each other.

A rating is a Weng-Lin estimate (Plackett-Luce, `openskill`): made for several players and for teams.  It changes when a
game is over, never before, and only among those who said before it began that it should count.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from openskill.models import PlackettLuce
from sqlalchemy import Row, Select, delete, insert, select, update

from gladsheim.core.forms import Seat
from gladsheim.table.database import writing
from gladsheim.table.evening import moves, returns_of
from gladsheim.table.schema import RATED, RATINGS
from gladsheim.table.store import Store
from gladsheim.table.table import Table

MIDDLE: Final = 1000  # what a new player has, on the scale that people are told
SCALE: Final = 40  # of it for one of the model's
DOUBT: Final = 1.96  # standard deviations on either side
MODEL: Final = PlackettLuce()


class Rating:
    """How strong a person is at a game, and within what that lies nineteen times of twenty."""

    def __init__(self, game: str, mu: float, sigma: float, games: int) -> None:
        self.game = game
        self.mu = mu
        self.sigma = sigma
        self.games = games

    @property
    def told(self) -> int:
        return round(MIDDLE + SCALE * (self.mu - MODEL.mu))

    @property
    def doubt(self) -> int:
        return round(SCALE * DOUBT * self.sigma)


def rater_of(key: str) -> str:
    """Whom a key stands for: the store does not know the key."""
    return hashlib.sha256(f"rated {key}".encode()).hexdigest()


def sides(returns: list[float]) -> list[list[int]]:
    """Who stood together, by places in the row, the best side first.

    Several who have the whole win won it together, against the rest; else everybody stands alone, and who has the
    same is level.
    """
    whole = [n for n, share in enumerate(returns) if share >= 1.0]
    if len(whole) > 1:
        rest = [n for n, share in enumerate(returns) if share < 1.0]
        return [whole, rest] if rest else [whole]
    return [[n] for n in sorted(range(len(returns)), key=lambda n: -returns[n])]


def reckon(known: list[tuple[float, float]], returns: list[float]) -> list[tuple[float, float]]:
    """The ratings after a game, mean and deviation each, of who played it with these results."""
    teams = sides(returns)
    if len(teams) < 2:
        return known
    rated = [[MODEL.rating(mu=known[n][0], sigma=known[n][1]) for n in team] for team in teams]
    ranks = [-max(returns[n] for n in team) for team in teams]
    after = [*known]
    for team, results in zip(teams, MODEL.rate(rated, ranks=ranks), strict=True):
        for n, one in zip(team, results, strict=True):
            after[n] = (float(one.mu), float(one.sigma))
    return after


class Ratings:
    """The ratings of a store.  Methods wait for it."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def wish(self, table: str, seats: list[Seat], key: str | None) -> None:
        """Whoever has just sat down wants this game to count; or not (None), whatever who sat there before wanted."""
        with self.engine.begin() as connection:
            for seat in seats:
                connection.execute(delete(RATED).where(RATED.c.table_id == table, RATED.c.seat == seat))
                if key is None:
                    continue
                connection.execute(insert(RATED).values(table_id=table, seat=seat, rater=rater_of(key), counted=False))

    def go_on(self, table: Table) -> None:
        """The people of a finished table go on at the next, where it counts for the same."""
        to = moves(table)
        with writing(self.engine) as connection:
            if connection.execute(select(RATED.c.seat).where(RATED.c.table_id == table.next)).first() is not None:
                return
            for seat, rater in self.raters(connection.execute(self.wished(table.id)).all()):
                if seat < len(to) and to[seat] >= 0:
                    row = {"table_id": table.next, "seat": to[seat], "rater": rater, "counted": False}
                    connection.execute(insert(RATED).values(**row))

    @staticmethod
    def wished(table: str) -> Select[int, str]:
        return select(RATED.c.seat, RATED.c.rater).where(RATED.c.table_id == table).order_by(RATED.c.seat)

    @staticmethod
    def raters(rows: Sequence[Row[int, str]]) -> list[tuple[Seat, str]]:
        return [(int(row[0]), str(row[1])) for row in rows]

    def awaits(self, table: str, seat: Seat) -> bool:
        """Whether the game at a table is still to count for whoever sits on a seat."""
        own = (RATED.c.table_id == table, RATED.c.seat == seat, RATED.c.counted.is_(False))
        with self.engine.connect() as connection:
            return connection.execute(select(RATED.c.seat).where(*own)).first() is not None

    def enter(self, table: Table, now: float) -> bool:
        """A game is over: it counts, once however often and wherever this is tried.  Whether it counted now."""
        head = table.head
        if not table.over or table.match is None or head.game.cooperative or head.branch_of or head.hints:
            return False
        returns = returns_of(table) if table.settled else table.match.returns
        with writing(self.engine) as connection:
            ours = update(RATED).where(RATED.c.table_id == table.id, RATED.c.counted.is_(False)).values(counted=True)
            if not connection.execute(ours).rowcount:
                return False
            wished = self.raters(connection.execute(self.wished(table.id)).all())
            people = [(seat, rater) for seat, rater in wished if table.chairs[seat].who == "person"]
            if len(people) < 2 or len({rater for _, rater in people}) < len(people):
                return False
            known: list[tuple[float, float]] = []
            for _, rater in people:
                own = (RATINGS.c.rater == rater, RATINGS.c.game == head.game.id)
                query = select(RATINGS.c.mu, RATINGS.c.sigma).where(*own).with_for_update()
                row = connection.execute(query).one_or_none()
                known.append((MODEL.mu, MODEL.sigma) if row is None else (row.mu, row.sigma))
            after = reckon(known, [returns[seat] for seat, _ in people])
            for (_, rater), (mu, sigma) in zip(people, after, strict=True):
                own = (RATINGS.c.rater == rater, RATINGS.c.game == head.game.id)
                change = update(RATINGS).where(*own).values(mu=mu, sigma=sigma, games=RATINGS.c.games + 1, used=now)
                if not connection.execute(change).rowcount:
                    new = {"rater": rater, "game": head.game.id, "mu": mu, "sigma": sigma, "games": 1, "used": now}
                    connection.execute(insert(RATINGS).values(**new))
        return True

    def of(self, key: str) -> list[Rating]:
        query = select(RATINGS.c.game, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
        with self.engine.connect() as connection:
            rows = connection.execute(query.where(RATINGS.c.rater == rater_of(key)).order_by(RATINGS.c.game)).all()
        return [Rating(*row) for row in rows]

    def forget(self, key: str) -> None:
        """Whoever wants no rating any more has none."""
        with self.engine.begin() as connection:
            connection.execute(delete(RATED).where(RATED.c.rater == rater_of(key)))
            connection.execute(delete(RATINGS).where(RATINGS.c.rater == rater_of(key)))
