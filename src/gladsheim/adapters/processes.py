"""A batch over several processes: each steps its part of the tables, and all write into the same memory.

The first part is stepped by the process that asks, the others by processes of their own, so that as many work as were
asked for.  Who waits for the others looks as long as its last step took before it sleeps: to be woken takes a tenth of
a step, and who has waited longer than a step loses little by it.
"""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context, parent_process
from multiprocessing.shared_memory import SharedMemory
from time import perf_counter
from typing import TYPE_CHECKING
from weakref import finalize

import numpy as np

from gladsheim.adapters.arrays import Arrays, Playing, Tables

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess
    from multiprocessing.synchronize import Semaphore

    from numpy.typing import NDArray

    from gladsheim.core.forms import Seat

    Order = tuple[str, list[int], list[str]]  # what to do, and with which numbers or names

STOP = "stop"
MEET = "meet"
FINAL = "final"
DONE = ""
LOOKS = 500  # at a bell between two looks at the clock: some tens of microseconds
LONGEST = 0.02  # seconds that anybody looks before it sleeps
SLEEP = 0.5  # seconds, after which one sees whether the other still lives


class Bell:
    """Rings once for each step.  (A semaphore, so that what was written before it rang is seen by who heard it.)"""

    def __init__(self, semaphore: Semaphore) -> None:
        self.semaphore = semaphore

    def ring(self) -> None:
        self.semaphore.release()

    def heard(self, patience: float) -> bool:
        """Whether it rang while one looked, so many seconds, or slept."""
        take, until = self.semaphore.acquire, perf_counter() + min(patience, LONGEST)
        while True:
            for _ in range(LOOKS):
                if take(False):
                    return True
            if perf_counter() >= until:
                return take(True, SLEEP)


class Pace:
    """How long the last step took, as whoever waits for others in between should look for them."""

    def __init__(self, workers: int) -> None:
        self.alone = workers <= cores()  # each on a core of its own; else who looks keeps others from their work
        self.patience = 0.0

    def step(self, tables: Tables, actions: NDArray[np.int64]) -> None:
        start = perf_counter()
        tables.step(actions)
        self.patience = perf_counter() - start if self.alone else 0.0


def cores() -> int:
    """That this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Part:
    """What a process must know to sit down at its tables."""

    def __init__(self, playing: Playing, seed: int, envs: int, workers: int, first: int, last: int) -> None:
        self.playing = playing
        self.seed = seed
        self.envs = envs  # of the whole batch
        self.workers = workers
        self.first = first  # its own: from this one on, and below `last`
        self.last = last

    def tables(self, arrays: Arrays) -> Tables:
        return Tables(self.playing, arrays.part(self.first, self.last), self.seed, self.first)


class Shared:
    """What all processes of a batch see: its arrays, the actions of a step, and which steps are orders instead."""

    def __init__(self, playing: Playing, envs: int, memory: SharedMemory) -> None:
        at = Arrays.bytes_of(playing.sitting, envs)
        at += -at % 8
        self.memory = memory
        self.arrays = Arrays.of(playing.sitting, envs, memory.buf)
        self.actions: NDArray[np.int64] = np.ndarray(envs, np.int64, memory.buf, at)
        self.notes: NDArray[np.int64] = np.ndarray(2, np.int64, memory.buf, at + 8 * envs)

    @staticmethod
    def bytes_of(playing: Playing, envs: int) -> int:
        return Arrays.bytes_of(playing.sitting, envs) + 8 * (envs + 3)

    @property
    def is_order(self) -> bool:
        """Whether the bell means an order on the line, and not a step."""
        return bool(self.notes[0])

    @property
    def is_broken(self) -> bool:
        """Whether some process broke; what on, is on its line."""
        return bool(self.notes[1])


class Worker:
    """One of the other processes, as the first sees it."""

    def __init__(self, part: Part, memory: SharedMemory) -> None:
        context = get_context("spawn")
        self.first, self.last = part.first, part.last
        self.line: Connection[Order, str]
        self.line, theirs = context.Pipe()
        self.begin, self.end = Bell(context.Semaphore(0)), Bell(context.Semaphore(0))
        given = (part, memory.name, theirs, self.begin, self.end)
        self.process: SpawnProcess = context.Process(target=work, args=given, daemon=True)
        self.process.start()
        theirs.close()

    def wait(self, patience: float) -> bool:
        """Until it has done what it was told; whether it lives."""
        while not self.end.heard(patience):
            if not self.process.is_alive():
                return False
        return True

    def order(self, order: Order) -> None:
        """Give it an order; if it has ended, that is noticed when its answer is waited for."""
        with suppress(OSError):
            self.line.send(order)
        self.begin.ring()

    def fault(self) -> str:
        """What it broke on, or none."""
        try:
            return self.line.recv() if self.line.poll() else DONE
        except (EOFError, OSError):
            return "it ended"


class Processes:
    """The tables of a batch in several processes."""

    def __init__(self, playing: Playing, envs: int, seed: int, workers: int) -> None:
        memory = SharedMemory(create=True, size=Shared.bytes_of(playing, envs))
        self.shared = Shared(playing, envs, memory)
        self.arrays = self.shared.arrays
        self.pace = Pace(workers)
        starts = [envs * n // workers for n in range(workers)] + [envs]
        parts = [Part(playing, seed, envs, workers, *span) for span in pairwise(starts)]
        self.workers = [Worker(part, memory) for part in parts[1:]]
        self.finish = finalize(self, dismiss, self.workers, self.shared)
        self.own = parts[0].tables(self.arrays)
        self.wait()

    def step(self, actions: NDArray[np.int64]) -> None:
        shared = self.shared
        shared.notes[0] = 0
        shared.actions[:] = actions
        for worker in self.workers:
            worker.begin.ring()
        try:
            self.pace.step(self.own, shared.actions[: len(self.own.all)])
        finally:
            self.wait()

    def meet(self, bots: list[str]) -> None:
        self.own.meet(bots)
        self.shared.notes[0] = 1
        for worker in self.workers:
            worker.order((MEET, [], bots))
        self.wait()

    def wait(self) -> None:
        """Until every process has done its part; a RuntimeError says what one of them broke on."""
        alive = [worker.wait(self.pace.patience) for worker in self.workers]
        if self.shared.is_broken or not all(alive):
            for worker, lives in zip(self.workers, alive, strict=True):
                fault = worker.fault() or (DONE if lives else "it ended")
                if fault:
                    raise RuntimeError(f"a process of the batch broke: {fault}")

    def final(self, table: int, seat: Seat) -> NDArray[np.float32]:
        for worker in self.workers:
            if worker.first <= table < worker.last:
                self.shared.notes[0] = 1
                worker.order((FINAL, [table - worker.first, seat], []))
                row = np.frombuffer(worker.line.recv_bytes(), np.float32).copy()
                worker.wait(0.0)
                return row
        return self.own.final(table, seat)

    def close(self) -> None:
        """Send the processes home, and give the memory back.  At the end of the program that happens by itself."""
        self.finish()


def dismiss(workers: list[Worker], shared: Shared) -> None:
    shared.notes[0] = 1
    for worker in workers:
        worker.order((STOP, [], []))
    for worker in workers:
        worker.process.join(5)
    shared.memory.unlink()


def work(part: Part, name: str, line: Connection[str, Order], begin: Bell, end: Bell) -> None:
    """One process: step whenever the bell rings, until it is told to stop or the first process has gone."""
    shared, first = Shared(part.playing, part.envs, SharedMemory(name)), parent_process()
    assert first is not None
    try:
        tables, pace = part.tables(shared.arrays), Pace(part.workers)
        actions = shared.actions[part.first : part.last]
        end.ring()
        while True:
            if not begin.heard(pace.patience):
                if not first.is_alive():
                    return
                continue
            if not shared.is_order:
                pace.step(tables, actions)
            elif not obey(tables, line):
                return
            end.ring()
    except (EOFError, KeyboardInterrupt):
        return
    except Exception as fault:  # whatever a stranger's game may raise is told at the other end
        line.send(f"{type(fault).__name__}: {fault}")
        shared.notes[1] = 1
        end.ring()


def obey(tables: Tables, line: Connection[str, Order]) -> bool:
    """Do what the line says; whether to go on."""
    what, given, names = line.recv()
    if what == MEET:
        tables.meet(names)
    elif what == FINAL:
        line.send_bytes(tables.final(*given).tobytes())
    return what != STOP
