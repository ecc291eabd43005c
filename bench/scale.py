"""`python -m bench.scale`: a hall beyond one process, and what a table costs there.

Several processes over a PostgreSQL and a Redis of their own, thinkers at outposts, and nginx before them where there
is one.  The people of a table come through the proxy, so that they sit at different processes.  Prints what a move
costs whom, and from that what `--reckon` tables would need: a machine is counted as cores that are kept 60 % busy.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import psycopg
import uvloop
from picows import WSTransport, ws_connect
from rich.console import Console

from bench.cluster import Cluster, Part, cluster, free_port
from bench.hall import GAMES, Server
from bench.load import Person, Tally, play_game

BUSY: Final = 0.6  # of a core that is counted on
SITE: Final = """
daemon off; pid {folder}/nginx.pid; error_log /dev/null; worker_rlimit_nofile 20000;
events {{ worker_connections 8000; }}
http {{
    access_log off; client_body_temp_path {folder}; proxy_temp_path {folder};
    upstream hall {{ least_conn; {servers} }}
    map $http_upgrade $upgraded {{ default upgrade; '' ''; }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://hall; proxy_http_version 1.1; proxy_read_timeout 75s; proxy_buffering off;
            proxy_set_header Host $host; proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $upgraded; proxy_set_header X-Forwarded-For $remote_addr;
        }}
    }}
}}
"""


def cpu_of(part: Part) -> float:
    """Seconds of processor that a part and all that came of it took so far."""
    parents: dict[int, int] = {}
    took: dict[int, float] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parts = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        pid = int(stat.parent.name)
        parents[pid] = int(parts[1])
        # Those that have ended are counted with their parents.
        took[pid] = sum(int(ticks) for ticks in parts[11:15]) / os.sysconf("SC_CLK_TCK")
    return sum(seconds for pid, seconds in took.items() if comes_of(pid, part.process.pid, parents))


def comes_of(pid: int, root: int, parents: dict[int, int]) -> bool:
    while pid in parents and pid != root:
        pid = parents[pid]
    return pid == root


@contextmanager
def proxy(servers: list[Server]) -> Iterator[Part | None]:
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        upstream = " ".join(f"server 127.0.0.1:{server.port};" for server in servers)
        file = Path(folder) / "nginx.conf"
        file.write_text(SITE.format(folder=folder, servers=upstream, port=port), encoding="utf-8")
        front = Part([program, "-p", folder, "-c", str(file)], port)
        front.name = "nginx"
        front.revive()
        try:
            yield front
        finally:
            front.stop()


async def play(
    front: Part | None, servers: list[Server], chosen: argparse.Namespace, tables: int, when_all_sit: Callable[[], None]
) -> Tally:
    tally = Tally()
    games, lots = [*GAMES], random.Random(1)
    all_sit = asyncio.Barrier(tables)

    async def one_table(n: int) -> None:
        game = games[n % len(games)]
        server, bots = servers[n % len(servers)], GAMES[game] // 2
        keys = await asyncio.to_thread(server.set_table, game, GAMES[game] - bots, bots, chosen.level)
        people = [Person(seat, token, lots, chosen.think, tally) for seat, token in keys.tokens.items()]
        sockets: list[WSTransport] = []
        for person in people:
            port = front.port if front is not None else lots.choice(servers).port
            url = f"ws://127.0.0.1:{port}/api/tables/{keys.table.id}/live"
            sockets.append((await ws_connect(lambda person=person: person, url))[0])
        await asyncio.gather(*(person.seated for person in people))
        if await all_sit.wait() == 0:
            when_all_sit()
        await play_game(people, sockets, time.perf_counter() + chosen.seconds, tally)

    await asyncio.gather(*(one_table(n) for n in range(tables)))
    return tally


def entries_of(whole: Cluster) -> int:
    with psycopg.connect(whole.postgres.url) as store:
        return int((store.execute("SELECT count(*) FROM journal").fetchone() or (0,))[0])


def costs(whole: Cluster, servers: list[Server], front: Part | None) -> dict[str, float]:
    found = {"servers": sum(server.cpu() for server in servers)}
    parts: list[Part] = [whole.postgres, whole.redis, *([front] if front else [])]
    found |= {part.name: cpu_of(part) for part in parts}
    return {**found, "thinkers": sum(cpu_of(outpost) for outpost in whole.outposts)}


def measure(chosen: argparse.Namespace, out: Console) -> None:
    with ExitStack() as stack:
        whole = stack.enter_context(cluster(chosen.outposts))
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        more = ("--thinkers", "0", "--far-thinkers", "4", "--proxy", "127.0.0.1")
        servers = [Server(folder, whole.postgres.url, whole.redis.url, more=more) for _ in range(chosen.processes)]
        for server in servers:
            stack.callback(server.stop)
        front = stack.enter_context(proxy(servers))
        before: dict[str, float] = {}
        entries_before = 0

        def note() -> None:
            nonlocal entries_before
            before.update(costs(whole, servers, front))
            entries_before = entries_of(whole)

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            warm = argparse.Namespace(**{**vars(chosen), "seconds": 3.0, "think": 0.5})
            runner.run(play(front, servers, warm, 10 * len(servers), lambda: None))
            memory = sum(server.memory() for server in servers)
            tally: Tally = runner.run(play(front, servers, chosen, chosen.tables, note))
        after, grown = costs(whole, servers, front), sum(server.memory() for server in servers) - memory
        with psycopg.connect(whole.postgres.url) as store:
            lines = store.execute("SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'")
            connections = int((lines.fetchone() or (0,))[0]) - 1
            size = store.execute("SELECT pg_total_relation_size('journal')").fetchone() or (0,)
            all_entries = entries_of(whole)
    entries = all_entries - entries_before
    moves = len(tally.times)
    through = "nginx" if front is not None else "no proxy"
    out.print(
        f"{chosen.processes} processes through {through}, {chosen.tables} tables, think {chosen.think:g} s, bots "
        f"{chosen.level}: {moves:,} moves of people, {entries:,} entries; p50 {tally.percentile(0.5):.0f} ms, "
        f"p99 {tally.percentile(0.99):.0f} ms"
    )
    each = {name: 1000 * (after[name] - before[name]) / entries for name in after}
    out.print("CPU ms an entry: " + ", ".join(f"{name} {value:.2f}" for name, value in each.items()))
    out.print(
        f"{grown / chosen.tables:.0f} kB a table in the servers; {int(size[0]) / all_entries:.0f} bytes an entry "
        f"in the store; {connections} connections to PostgreSQL; load of the machine {os.getloadavg()[0]:.1f}"
    )
    rate = entries / chosen.seconds / chosen.tables * chosen.reckon
    out.print(f"{chosen.reckon:,} such tables: {rate:,.0f} entries a second, and at {100 * BUSY:.0f} % of a core:")
    for name, value in each.items():
        out.print(f"{value * rate / 1000 / BUSY:>10,.0f} cores of {name}")
    out.print(f"{grown / chosen.tables * chosen.reckon / 1e6:>10,.1f} GB of memory in the servers")


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.scale", description=__doc__)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--outposts", type=int, default=1)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--think", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--level", default="novice")
    parser.add_argument("--reckon", type=int, default=100_000, help="tables to reckon for")
    measure(parser.parse_args(), Console(highlight=False, soft_wrap=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
