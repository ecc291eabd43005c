"""Pushes: the browsers that want to hear when it is their person's turn, and of which tables."""

from __future__ import annotations

import hashlib
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from gladsheim.core.forms import Seat
from gladsheim.table.database import writing
from gladsheim.table.schema import HALL_KEYS, PUSHES, TABLES, WATCHES
from gladsheim.table.store import LIVE, Store

LIFE: Final = 60 * 86_400.0  # seconds for which a browser is remembered that is not seen again
APART: Final = 60.0  # seconds between two messages to one browser
MOST: Final = 20_000  # browsers of one hall
HOUR: Final = 3600


class Push:
    """One browser's subscription, as the Push API gives it out."""

    def __init__(
        self,
        endpoint: str,
        p256dh: str,
        auth: str,
        language: str,
        zone: str = "UTC",
        quiet_from: int = 0,
        quiet_to: int = 0,
        sent: float = 0.0,
    ) -> None:
        self.endpoint = endpoint
        self.p256dh = p256dh
        self.auth = auth
        self.language = language
        self.zone = zone
        self.quiet_from = quiet_from
        self.quiet_to = quiet_to
        self.sent = sent

    @property
    def id(self) -> str:
        return id_of(self.endpoint)

    def free_at(self, now: float) -> float:
        """When it may be sent something, from `now` on: not in its quiet hours, and not right after another."""
        then = max(now, self.sent + APART) if self.sent else now
        local = datetime.fromtimestamp(then, ZoneInfo(self.zone))
        if not is_quiet(local.hour, self.quiet_from, self.quiet_to):
            return then
        end = local.replace(hour=self.quiet_to, minute=0, second=0, microsecond=0)
        return (end if end > local else end + timedelta(days=1)).timestamp()


def id_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def is_quiet(hour: int, start: int, end: int) -> bool:
    """Whether an hour lies within those from `start` to `end`, over midnight too; the same twice: never."""
    return start <= hour < end if start <= end else hour >= start or hour < end


class Full(Exception):
    """The hall has as many subscriptions as it keeps."""


class Pushes:
    """The subscriptions of a store.  Methods wait for it."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def key(self, name: str, fresh: str) -> str:
        """A secret of the hall, made once for all processes: the one that is there, else `fresh`."""
        query = select(HALL_KEYS.c.secret).where(HALL_KEYS.c.name == name)
        try:
            with writing(self.engine) as connection:
                found = connection.execute(query).scalar_one_or_none()
                if found is not None:
                    return str(found)
                connection.execute(insert(HALL_KEYS).values(name=name, secret=fresh))
                return fresh
        except IntegrityError:  # another process was quicker
            with self.engine.connect() as connection:
                return str(connection.execute(query).scalar_one())

    def keep(self, push: Push, tables: dict[str, list[Seat]], now: float) -> None:
        """Keep a subscription and the seats of its person; what was told before stays told."""
        with self.engine.begin() as connection:
            own = PUSHES.c.id == push.id
            columns = {
                "p256dh": push.p256dh,
                "auth": push.auth,
                "language": push.language,
                "zone": push.zone,
                "quiet_from": push.quiet_from,
                "quiet_to": push.quiet_to,
                "seen": now,
            }
            if not connection.execute(update(PUSHES).where(own).values(**columns)).rowcount:
                if connection.execute(select(func.count()).select_from(PUSHES)).scalar_one() >= MOST:
                    raise Full
                connection.execute(insert(PUSHES).values(id=push.id, endpoint=push.endpoint, sent=0.0, **columns))
            watched = WATCHES.c.push_id == push.id
            connection.execute(delete(WATCHES).where(watched, WATCHES.c.table_id.not_in([*tables])))
            known = {*connection.scalars(select(WATCHES.c.table_id).where(watched))}
            for id, seats in tables.items():
                said = " ".join(map(str, seats))
                if id in known:
                    connection.execute(update(WATCHES).where(watched, WATCHES.c.table_id == id).values(seats=said))
                else:
                    connection.execute(insert(WATCHES).values(push_id=push.id, table_id=id, seats=said, told=0))

    def end(self, endpoint: str) -> None:
        """This browser wants to hear no more, or is gone."""
        with self.engine.begin() as connection:
            connection.execute(delete(WATCHES).where(WATCHES.c.push_id == id_of(endpoint)))
            connection.execute(delete(PUSHES).where(PUSHES.c.id == id_of(endpoint)))

    def knows(self, endpoint: str) -> bool:
        with self.engine.connect() as connection:
            own = select(PUSHES.c.id).where(PUSHES.c.id == id_of(endpoint))
            return connection.execute(own).first() is not None

    def count(self) -> int:
        with self.engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(PUSHES)).scalar_one())

    def of(self, table: str, seat: Seat, asked: int) -> list[Push]:
        """Who is to hear that a seat is asked since entry `asked`, and was not told."""
        columns = [column for column in PUSHES.c if column.name not in ("id", "seen")]
        query = select(*columns, WATCHES.c.seats).join(WATCHES, WATCHES.c.push_id == PUSHES.c.id)
        query = query.where(WATCHES.c.table_id == table, WATCHES.c.told < asked)
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return [Push(*row[:-1]) for row in rows if str(seat) in row[-1].split()]

    def claim(self, push: Push, table: str, asked: int, now: float) -> bool:
        """Whether it is ours to send: of all processes and all tries one gets a yes."""
        own = (WATCHES.c.push_id == push.id, WATCHES.c.table_id == table)
        with self.engine.begin() as connection:
            ours = update(WATCHES).where(*own, WATCHES.c.told < asked).values(told=asked, due=None)
            if not connection.execute(ours).rowcount:
                return False
            connection.execute(update(PUSHES).where(PUSHES.c.id == push.id).values(sent=now))
            return True

    def put_off(self, push: Push, table: str, until: float) -> None:
        own = (WATCHES.c.push_id == push.id, WATCHES.c.table_id == table)
        with self.engine.begin() as connection:
            connection.execute(update(WATCHES).where(*own).values(due=until))

    def due(self, now: float) -> list[str]:
        """The tables to look at again, each once."""
        late = WATCHES.c.due <= now
        with writing(self.engine) as connection:
            found = {*connection.scalars(select(WATCHES.c.table_id).where(late))}
            if found:
                connection.execute(update(WATCHES).where(late).values(due=None))
        return sorted(found)

    def watched(self) -> list[str]:
        """The tables in play of which somebody wants to hear."""
        query = select(WATCHES.c.table_id).join(TABLES, TABLES.c.id == WATCHES.c.table_id)
        with self.engine.connect() as connection:
            return sorted({*connection.scalars(query.where(TABLES.c.stage == LIVE))})

    def let_go(self, now: float) -> int:
        """Browsers that were not seen for long, and tables that are over or gone; how many browsers."""
        old = select(PUSHES.c.id).where(PUSHES.c.seen < now - LIFE)
        going = select(TABLES.c.id).where(TABLES.c.stage != "over")
        with self.engine.begin() as connection:
            gone = or_(WATCHES.c.push_id.in_(old), WATCHES.c.table_id.not_in(going))
            connection.execute(delete(WATCHES).where(gone))
            return connection.execute(delete(PUSHES).where(PUSHES.c.seen < now - LIFE)).rowcount
