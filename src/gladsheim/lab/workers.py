"""Workers: the same pieces of work done here, by processes on this machine, or by a Ray cluster.

A piece of work is a row of games of one setting.  Games know nothing of each other, so it makes no difference who
plays them, nor in which order.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from types import TracebackType
from typing import Protocol

from gladsheim.core.game import BadOption
from gladsheim.lab.data import changed_data
from gladsheim.lab.sitting import Result, Setting, play_game

AHEAD = 3  # pieces of work that wait for each worker
MOST = 1000  # processes; no machine has use for more, and systems refuse them in no words of ours


class Work:
    """Games `first` to `first + games - 1` of a setting."""

    def __init__(self, setting: Setting, seed: int, first: int, games: int) -> None:
        self.setting = setting
        self.seed = seed
        self.first = first
        self.games = games


class Box:
    """The data that this process plays with: to change it takes a tenth of a second, so it stays changed."""

    def __init__(self) -> None:
        self.changed = ExitStack()
        self.key = ""

    def change(self, setting: Setting) -> None:
        key = f"{setting.game} {setting.data}"
        if key != self.key:
            self.close()
            self.changed.enter_context(changed_data(setting.game, setting.data))
            self.key = key

    def close(self) -> None:
        """All as in the box again."""
        self.changed.close()
        self.key = ""


BOX = Box()


def play_work(work: Work) -> list[Result]:
    """Every game of a piece of work."""
    BOX.change(work.setting)
    return [play_game(work.setting, work.seed, work.first + n) for n in range(work.games)]


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

    def play(self, works: Iterable[Work]) -> Iterator[list[Result]]:
        for work in works:
            yield play_work(work)

    def __enter__(self) -> Here:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        BOX.close()


class Processes:
    """Processes on this machine."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"))

    def play(self, works: Iterable[Work]) -> Iterator[list[Result]]:
        waiting: deque[Future[list[Result]]] = deque()
        for work in works:
            waiting.append(self.pool.submit(play_work, work))
            if len(waiting) > AHEAD * self.count:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()

    def __enter__(self) -> Processes:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.pool.shutdown(wait=fault is None, cancel_futures=True)


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
