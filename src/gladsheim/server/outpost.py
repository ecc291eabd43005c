"""An outpost: where bots think for halls elsewhere (`gladsheim think`).

For those who wait and for what nobody looks at it has one post each, a process that takes errands out of Redis and
has them done by thinkers of its own: so a post gives a sign of life while all its thinkers think.
"""

from __future__ import annotations

import signal
import threading
import time
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from typing import Final

import msgspec

from gladsheim.server import thinker
from gladsheim.server.far import QUEUES, Errand, Post, unpack
from gladsheim.server.shelf import keep
from gladsheim.server.thinking import AWAITED_NICENESS, IDLE_NICENESS, for_nobody

LOOK: Final = 50  # milliseconds between two looks into an empty queue
SIGN: Final = 1.0  # seconds between two signs of life
AGAIN: Final = 1.0  # seconds after which a post that died is opened again


class Desk:
    """One thinker of a post."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.seen: OrderedDict[str, bool] = OrderedDict()  # tables it thought about
        self.open()

    def open(self) -> None:
        self.pool = ProcessPoolExecutor(1, get_context("spawn"), thinker.begin, (self.niceness,))
        self.pool.submit(thinker.wake)
        self.seen.clear()

    def do(self, errand: str, table: str) -> str:
        """Have it done; a thinker that dies of it once is replaced."""
        keep(self.seen, table, True, thinker.WARM)
        try:
            return self.pool.submit(do_errand, errand).result()
        except BrokenProcessPool:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.open()
            return self.pool.submit(do_errand, errand).result()


def do_errand(errand: str) -> str:
    return msgspec.json.encode(unpack(errand)()).decode()


class Desks:
    """All thinkers of a post: who knows a table is asked first."""

    def __init__(self, thinkers: int, niceness: int) -> None:
        self.free = [Desk(niceness) for _ in range(thinkers)]
        self.lock = threading.Lock()

    def do(self, errand: str) -> str:
        table = table_of(errand)
        with self.lock:
            desk = next((one for one in self.free if table in one.seen), self.free[-1])
            self.free.remove(desk)
        try:
            return desk.do(errand, table)
        finally:
            with self.lock:
                self.free.append(desk)


def table_of(errand: str) -> str:
    """What an errand is about, if it is about a table that goes on."""
    first = msgspec.json.decode(msgspec.json.decode(errand, type=Errand).args)[0]
    return str(first.get("table", "")) if isinstance(first, dict) else ""


def attend(url: str, awaited: bool, thinkers: int) -> None:
    """One post, until it is told to stop."""
    from dramatiq import Worker

    ends = threading.Event()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: ends.set())
    threading.Thread(target=thinker.end_with_server, daemon=True).start()
    post = Post(url)
    post.do = Desks(thinkers, AWAITED_NICENESS if awaited else IDLE_NICENESS).do
    worker = Worker(post.broker, queues={QUEUES[awaited]}, worker_timeout=LOOK, worker_threads=thinkers)
    worker.queue_prefetch = thinkers  # What waits, waits where any outpost can take it.
    worker.start()
    while not ends.wait(SIGN):
        give_sign(post, QUEUES[awaited])
    worker.stop(timeout=5_000)
    post.close()


def give_sign(post: Post, queue: str) -> None:
    """While all its thinkers think, a post asks Redis for nothing: it would be taken for dead."""
    import redis

    try:
        post.broker.do_qsize(queue)
        post.report()
    except (redis.RedisError, OSError):
        return  # It is tried again in a second, and the errands too.


def keep_outpost(url: str, thinkers: int) -> None:
    """Both posts, opened again when one dies, until SIGTERM or SIGINT."""
    ends = threading.Event()
    for how in (signal.SIGTERM, signal.SIGINT):
        signal.signal(how, lambda *_: ends.set())
    spawn = get_context("spawn")

    def opened(awaited: bool) -> SpawnProcess:
        number = thinkers if awaited else for_nobody(thinkers)
        one = spawn.Process(target=attend, args=(url, awaited, number))
        one.start()
        return one

    posts = {awaited: opened(awaited) for awaited in QUEUES}
    while not ends.wait(AGAIN):
        for awaited, one in posts.items():
            if not one.is_alive():
                posts[awaited] = opened(awaited)
    for one in posts.values():
        one.terminate()
    end = time.monotonic() + 10
    for one in posts.values():
        one.join(max(0.1, end - time.monotonic()))
        one.kill()
