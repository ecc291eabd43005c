"""Workers of a Ray cluster: the one at RAY_ADDRESS, else one on this machine for as long as the work takes."""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Iterable, Iterator
from types import TracebackType

import ray

from gladsheim.lab.sitting import Result
from gladsheim.lab.workers import AHEAD, Work, play_work


def apart(work: Work) -> dict[str, dict[str, str]]:
    """A changed box needs processes of its own, and Ray keeps those apart whose environments differ."""
    return {"env_vars": {"GLADSHEIM_BOX": f"{work.setting.game} {work.setting.data}"}} if work.setting.data else {}


class RayWorkers:
    """Every machine of the cluster needs this version of Gladsheim."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.own = not ray.is_initialized()
        if not self.own:
            return
        address = os.environ.get("RAY_ADDRESS")
        if address:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        else:
            ray.init(num_cpus=count, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)

    def play(self, works: Iterable[Work]) -> Iterator[list[Result]]:
        """The results of each piece of work, in order."""
        play = ray.remote(play_work)
        waiting: deque[ray.ObjectRef[list[Result]]] = deque()
        for work in works:
            waiting.append(play.options(runtime_env=apart(work)).remote(work))
            if len(waiting) > AHEAD * self.count:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())

    def __enter__(self) -> RayWorkers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.own:
            ray.shutdown()
