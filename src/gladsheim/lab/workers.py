"""Workers: the same pieces of work done here, by processes on this machine, or by a Ray cluster.

A piece of work is a row of games of one setting.  Games know nothing of each other, so it makes no difference who
plays them, nor in which order.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from types import TracebackType
from typing import Protocol

from gladsheim.core.box import put
from gladsheim.core.game import BadOption
from gladsheim.lab.crew import Crew
from gladsheim.lab.sitting import Result, Setting, play_game

AHEAD = 3  # pieces of work that wait for each worker
MOST_APART = 4  # changes of tables whose processes are kept for the next round
MOST = 1000  # processes; no machine has use for more, and systems refuse them in no words of ours


class Work:
    """Games `first` to `first + games - 1` of a setting."""

    def __init__(self, setting: Setting, seed: int, first: int, games: int) -> None:
        self.setting = setting
        self.seed = seed
        self.first = first
        self.games = games


def play_work(work: Work) -> list[Result]:
    """Every game of a piece of work."""
    if work.setting.data:
        put(work.setting.game, work.setting.data)
    return [play_game(work.setting, work.seed, work.first + n) for n in range(work.games)]


class Apart:
    """Processes for settings with changed tables, some for each change."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pools: OrderedDict[str, Crew] = OrderedDict()

    def submit(self, work: Work) -> Future[list[Result]]:
        key = f"{work.setting.game} {work.setting.data}"
        if key not in self.pools:
            if len(self.pools) == MOST_APART:
                self.pools.popitem(last=False)[1].dismiss(False)
            self.pools[key] = Crew(self.count)
        self.pools.move_to_end(key)
        return self.pools[key].submit(play_work, work)

    def close(self, at_once: bool) -> None:
        for pool in self.pools.values():
            pool.dismiss(at_once)
        self.pools.clear()


class Workers(Protocol):
    """Those who play."""

    count: int

    def play(self, works: Iterable[Work]) -> Iterator[list[Result]]:
        """The results of each piece of work, in order."""
        ...

    def __enter__(self) -> Workers: ...

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None: ...


class Here:
    """This process."""

    def __init__(self) -> None:
        self.count = 1
        self.apart = Apart(1)

    def play(self, works: Iterable[Work]) -> Iterator[list[Result]]:
        for work in works:
            yield self.apart.submit(work).result() if work.setting.data else play_work(work)

    def __enter__(self) -> Here:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.apart.close(fault is not None)


class Processes:
    """Processes on this machine."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool = Crew(count)
        self.apart = Apart(count)

    def play(self, works: Iterable[Work]) -> Iterator[list[Result]]:
        waiting: deque[Future[list[Result]]] = deque()
        for work in works:
            waiting.append(self.apart.submit(work) if work.setting.data else self.pool.submit(play_work, work))
            if len(waiting) > AHEAD * self.count:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()

    def __enter__(self) -> Processes:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.pool.dismiss(fault is not None)
        self.apart.close(fault is not None)


def workers_on(where: str, count: int) -> Workers:
    """`count` workers on "here" or on "ray"; a BadOption says why not."""
    if count < 1:
        raise BadOption(f"the laboratory needs at least one worker, not {count}")
    if where == "here":
        if count > MOST:
            raise BadOption(f"there can be {MOST} workers here at most, not {count}")
        return Here() if count == 1 else Processes(count)
    if where == "ray":
        try:
            from gladsheim.lab.on_ray import RayWorkers
        except ImportError as missing:
            raise BadOption(f"--on ray needs Ray: pip install 'gladsheim[ray]' ({missing})") from None
        return RayWorkers(count)
    raise BadOption(f"no workers on '{where}'; there are: here, ray")
