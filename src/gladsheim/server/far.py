"""Far thinkers: bots think in processes on other machines (`gladsheim think`), reached over Redis.

What is to be thought about goes into one of two queues of dramatiq, and the answer comes back through Redis.  A
message stays in Redis until it is answered: if a thinker dies, another takes it up after a few seconds; if Redis
does, the thought is asked again.  Nothing of it is a deed: a table changes when the server writes the answer down.
Messages hold what is secret at running tables, so that Redis is for the hall alone.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Final, TypeVar, get_type_hints

import msgspec

from gladsheim.core.game import BadOption
from gladsheim.server import thinker
from gladsheim.server.thinker import Position
from gladsheim.table import Table

ERRANDS: Final = {
    errand.__name__: errand for errand in (thinker.answer, thinker.advise, thinker.chances, thinker.play_again)
}
QUEUES: Final = {True: "awaited", False: "idle"}
NAMESPACE: Final = "gladsheim-thinking"
HERE: Final = f"{NAMESPACE}:here:"
HEARTBEAT: Final = 5_000  # milliseconds without a sign after which a thinker counts as dead
MAINTENANCE: Final = 100_000  # of a million commands that look for the messages of the dead
PATIENCE: Final = 40.0  # seconds for an answer, dead thinkers included
OLDEST: Final = 60_000  # milliseconds after which nobody waits for an answer any more
PAUSE: Final = 1.0  # seconds before Redis is tried again

T = TypeVar("T")


class Lost(Exception):
    """No answer came, through no fault of the thought: ask again."""


class Errand(msgspec.Struct, frozen=True):
    """What is to be thought about, as it goes over the network."""

    name: str
    args: msgspec.Raw


@cache
def comes_of(name: str) -> type:
    """What comes of an errand."""
    found: type = get_type_hints(ERRANDS[name])["return"]
    return found


def pack(work: partial[T]) -> str:
    args = msgspec.Raw(msgspec.json.encode(work.args))
    return msgspec.json.encode(Errand(work.func.__name__, args)).decode()


def unpack(text: str) -> Callable[[], object]:
    errand = msgspec.json.decode(text, type=Errand)
    if errand.name not in ERRANDS:
        raise msgspec.ValidationError(f"nobody here can '{errand.name}'")
    first, *others = msgspec.json.decode(errand.args, type=list[object])
    if isinstance(first, dict) and "table" in first:
        first = Position(**first)
    return partial(ERRANDS[errand.name], first, *others)  # type: ignore[arg-type]  # as it was packed


class Post:
    """The two queues, and the way back."""

    def __init__(self, url: str) -> None:
        try:
            import dramatiq
            from dramatiq.brokers.redis import RedisBroker
            from dramatiq.middleware import AgeLimit
            from dramatiq.results import Results
            from dramatiq.results.backends import RedisBackend
        except ImportError:
            raise BadOption("far thinkers need the extra: pip install 'gladsheim[redis]'") from None
        self.backend = RedisBackend(url=url, namespace=NAMESPACE)
        results = Results(backend=self.backend, result_ttl=OLDEST, store_results=True)  # type: ignore[no-untyped-call]
        self.broker = RedisBroker(  # type: ignore[no-untyped-call]
            url=url,
            namespace=NAMESPACE,
            middleware=[AgeLimit(max_age=OLDEST), results],
            heartbeat_timeout=HEARTBEAT,
            maintenance_chance=MAINTENANCE,
        )
        self.do: Callable[[str], str] = no_thinker
        self.actors = {
            awaited: dramatiq.actor(broker=self.broker, actor_name=queue, queue_name=queue)(self.think)
            for awaited, queue in QUEUES.items()
        }

    def think(self, errand: str) -> str:
        """At the thinkers' end."""
        return self.do(errand)

    def ask(self, awaited: bool, errand: str) -> str:
        """At the server's end: wait for the answer.  Lost: there is none."""
        import redis
        from dramatiq.errors import DramatiqError

        try:
            message = self.actors[awaited].send(errand)
            return str(message.get_result(backend=self.backend, block=True, timeout=int(1000 * PATIENCE)))
        except (DramatiqError, redis.RedisError, OSError) as fault:
            raise Lost(f"no far thinker answered: {fault!r}") from fault

    def report(self) -> None:
        """At the thinkers' end: we are here."""
        self.broker.client.set(f"{HERE}{self.broker.broker_id}", 1, px=HEARTBEAT)

    def is_attended(self) -> bool:
        """Whether anybody thinks there; an exception says that Redis does not answer."""
        return next(self.broker.client.scan_iter(f"{HERE}*", 1000), None) is not None

    def close(self) -> None:
        self.broker.close()


def no_thinker(errand: str) -> str:
    raise RuntimeError("this process only asks")


class FarThinker:
    """One thought at a time that is thought elsewhere: for the hall a thinker like any other."""

    def __init__(self, awaited: bool, post: Post, threads: ThreadPoolExecutor) -> None:
        self.awaited = awaited
        self.is_busy = False
        self.knows: OrderedDict[str, tuple[int, int]] = OrderedDict()  # nothing: who will think is not known
        self.post = post
        self.threads = threads

    def position(self, table: Table) -> Position:
        """The whole table: whoever thought about it before plays on from there."""
        match = table.playing()
        return Position(table.id, match.header(), 0, match.fills)

    def get_up(self) -> None:
        """It has its own hours."""

    async def mend(self) -> None:
        await asyncio.sleep(PAUSE)

    async def do(self, work: partial[T]) -> T:
        ask = partial(self.post.ask, self.awaited, pack(work))
        answer = await asyncio.get_running_loop().run_in_executor(self.threads, ask)
        found: T = msgspec.json.decode(answer, type=comes_of(work.func.__name__))
        return found

    def close(self) -> None:
        """The post is closed with the last of them."""
