"""A batch over several processes: each steps its part of the tables, and all write into the same memory."""

from __future__ import annotations

from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import TYPE_CHECKING
from weakref import finalize

import numpy as np

from gladsheim.adapters.arrays import Arrays, Playing, Tables

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from numpy.typing import NDArray

    from gladsheim.core.forms import Seat

    Order = tuple[str, list[int], list[str]]  # what to do, and with which numbers or names

STOP = "stop"
STEP = "step"
MEET = "meet"
DONE = ""


class Part:
    """What a process must know to sit down at its tables."""

    def __init__(self, playing: Playing, seed: int, envs: int, first: int, last: int) -> None:
        self.playing = playing
        self.seed = seed
        self.envs = envs  # of the whole batch
        self.first = first  # its own: from this one on, and below `last`
        self.last = last

    def arrays(self, memory: SharedMemory) -> Arrays:
        return Arrays.of(self.playing.sitting, self.envs, memory.buf).part(self.first, self.last)


class Processes:
    """The tables of a batch in several processes."""

    def __init__(self, playing: Playing, envs: int, seed: int, workers: int) -> None:
        self.memory = SharedMemory(create=True, size=Arrays.bytes_of(playing.sitting, envs))
        self.arrays = Arrays.of(playing.sitting, envs, self.memory.buf)
        self.starts = [envs * n // workers for n in range(workers)] + [envs]
        self.lines: list[Connection[Order, str]] = []
        context = get_context("spawn")
        self.workers: list[SpawnProcess] = []
        for first, last in zip(self.starts, self.starts[1:], strict=False):
            ours, theirs = context.Pipe()
            part = Part(playing, seed, envs, first, last)
            worker = context.Process(target=work, args=(part, self.memory.name, theirs), daemon=True)
            worker.start()
            theirs.close()
            self.lines.append(ours)
            self.workers.append(worker)
        self.finish = finalize(self, dismiss, self.lines, self.workers, self.memory)
        self.wait()

    def step(self, actions: list[int]) -> None:
        for n, line in enumerate(self.lines):
            tell(line, (STEP, actions[self.starts[n] : self.starts[n + 1]], []))
        self.wait()

    def meet(self, bots: list[str]) -> None:
        for line in self.lines:
            tell(line, (MEET, [], bots))
        self.wait()

    def wait(self) -> None:
        """Until every process has answered; a RuntimeError says what one of them broke on."""
        told = [self.answer(line) for line in self.lines]
        for fault in told:
            if fault:
                raise RuntimeError(f"a process of the batch broke: {fault}")

    def answer(self, line: Connection[Order, str]) -> str:
        try:
            return str(line.recv())
        except (EOFError, OSError):
            return "it ended"

    def final(self, table: int, seat: Seat) -> NDArray[np.float32]:
        n = next(n for n in range(len(self.lines)) if table < self.starts[n + 1])
        self.lines[n].send(("final", [table - self.starts[n], seat], []))
        return np.frombuffer(self.lines[n].recv_bytes(), np.float32).copy()

    def close(self) -> None:
        """Send the processes home, and give the memory back.  At the end of the program that happens by itself."""
        self.finish()


def tell(line: Connection[Order, str], order: Order) -> None:
    """Give an order to a process; one that has ended is noticed when its answer is waited for."""
    with suppress(OSError):
        line.send(order)


def dismiss(lines: list[Connection[Order, str]], workers: list[SpawnProcess], memory: SharedMemory) -> None:
    for line in lines:
        tell(line, (STOP, [], []))
    for worker in workers:
        worker.join(5)
    memory.unlink()


def work(part: Part, memory: str, line: Connection[str, Order]) -> None:
    """One process: step when it is told to, until the other end is closed."""
    shared = SharedMemory(memory)
    try:
        tables = Tables(part.playing, part.arrays(shared), part.seed, part.first)
        line.send(DONE)
        while True:
            what, given, names = line.recv()
            if what == STOP:
                return
            if what == STEP:
                tables.step(given)
                line.send(DONE)
            elif what == MEET:
                tables.meet(names)
                line.send(DONE)
            else:
                line.send_bytes(tables.final(*given).tobytes())
    except (EOFError, KeyboardInterrupt):
        return
    except Exception as fault:  # whatever a stranger's game may raise is told at the other end
        line.send(f"{type(fault).__name__}: {fault}")
