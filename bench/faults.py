"""`python -m bench.faults --kills 50`: the server is killed in the middle of many games, again and again.

People play through real sockets.  Whoever loses the connection comes back and sends what was not acknowledged once
more, under the same id.  At the end the journals are read from the store: every acknowledged deed must be there once,
no refused one may be, and every view that anybody was ever shown must be the one folded from the journal.
With `--processes 2 --database URL --redis URL` the players are spread over several processes, one of which is killed.
With `--cluster` it starts a PostgreSQL, a Redis and thinkers of its own beside the servers, and kills all of those.
`--record FILE --until 1000` plays in parts of `--kills` until those of the file have so many kills together; it may
be interrupted and called again.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.cluster import Part, cluster
from bench.hall import GAMES, Frame, Keys, Question, Server, decode
from gladsheim.games import find
from gladsheim.table.store import Store
from gladsheim.table.table import Table

FAREWELL = 5.0  # seconds in which the bots of a killed server must have ended
PATIENCE = 240.0  # seconds in which something must happen, also on a machine that is busy with much else
AGAIN = "send it again"  # a refusal that says so decides nothing
UNDOS = 0.03  # how often somebody tries to take an answer back


class Deed(msgspec.Struct):
    """What a player sends."""

    kind: str
    id: str
    seat: int
    value: int | None = None
    seq: int | None = None


class Player:
    """One person at one seat, who comes back whenever the connection is lost."""

    def __init__(self, faults: Faults, game: str, table: str, seat: int, token: str) -> None:
        self.faults = faults
        self.game = game
        self.table = table
        self.seat = seat
        self.token = token
        self.lots = random.Random(f"{table} {seat}")
        self.seq = 0
        self.asked: list[Question] = []
        self.pending: Deed | None = None  # sent and not acknowledged
        self.seen: list[tuple[int, bytes]] = []  # every view, with the seq at which it was shown
        self.acknowledged: dict[str, Deed] = {}
        self.refused: set[str] = set()
        self.over = False
        self.seal = ""  # the commitment that it was shown first

    async def play(self) -> None:
        while not self.over and not self.faults.is_done:
            server = self.lots.choice(self.faults.servers)
            url = f"ws://127.0.0.1:{server.port}/api/tables/{self.table}/live"
            try:
                async with connect(url, compression=None, proxy=None, open_timeout=5, close_timeout=1) as ws:
                    await self.visit(ws)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(self.lots.uniform(0.02, 0.3))

    async def visit(self, ws: ClientConnection) -> None:
        """Until the connection breaks, the game is over, or the faults are done."""
        await ws.send(msgspec.json.encode({"kind": "hello", "tokens": [self.token], "since": self.seq}), text=True)
        is_first = True
        while not self.over and not self.faults.is_done:
            async with asyncio.timeout(PATIENCE):
                frame = decode(await ws.recv())
            self.take_in(frame)
            if self.pending is not None and is_first:
                await self.send(ws, self.pending)
            elif self.pending is None and self.asked and not self.over:
                self.pending = self.next_deed()
                await self.send(ws, self.pending)
            is_first = False

    def take_in(self, frame: Frame) -> None:
        pending = self.pending
        if frame.kind == "refused" and pending is not None and frame.id == pending.id and AGAIN not in frame.reason:
            self.refused.add(pending.id)
            self.pending = None
        if frame.kind != "news":
            return
        self.seq = frame.seq
        for sight in frame.sights:
            self.seen.append((frame.seq, plain(msgspec.json.decode(sight.view))))
            self.asked = sight.questions
        if pending is not None and pending.id in frame.accepted:
            self.acknowledged[pending.id] = pending
            self.faults.moves += 1
            self.pending = None
        if frame.card is not None:
            self.seal = self.seal or frame.card.commitment
            self.over = frame.card.over

    def next_deed(self) -> Deed:
        id = f"{self.lots.getrandbits(64):x}"
        if self.lots.random() < UNDOS:
            return Deed("undo", id, self.seat)
        question = self.lots.choice(self.asked)
        return Deed("fill", id, self.seat, self.lots.choice(question.choices).value, self.seq)

    async def send(self, ws: ClientConnection, deed: Deed) -> None:
        given = {name: part for name, part in msgspec.structs.asdict(deed).items() if part is not None}
        await ws.send(msgspec.json.encode(given), text=True)


class Faults:
    """The servers, the tables, and what became of them."""

    def __init__(
        self, servers: list[Server], tables: int, level: str, seed: int, parts: list[Part] | None = None
    ) -> None:
        self.servers = servers
        self.parts = parts or []  # what else may be killed
        self.tables = tables
        self.level = level
        self.lots = random.Random(seed)
        self.players: list[Player] = []
        self.moves = 0  # acknowledged so far
        self.kills: Counter[str] = Counter()
        self.is_done = False

    async def run(self, kills: int) -> None:
        """Play, and kill so many times."""
        games = [asyncio.create_task(self.play_on(list(GAMES)[n % len(GAMES)])) for n in range(self.tables)]
        for _ in range(kills):
            await self.wait_for_moves(2 * self.tables)
            await asyncio.sleep(self.lots.uniform(0.0, 0.5))
            await self.kill_one()
        await self.wait_for_moves(2 * self.tables)
        self.is_done = True
        for server in self.servers:
            await asyncio.to_thread(server.stop)
        await asyncio.gather(*games)

    async def kill_one(self) -> None:
        victims: list[Server | Part] = [*self.servers, *self.parts]
        victim = self.lots.choice(victims)
        await asyncio.to_thread(victim.kill)
        self.kills[victim.name] += 1
        if victim in self.servers and len(self.servers) > 1:
            await self.wait_for_moves(self.tables)  # The others play on.
        await asyncio.to_thread(victim.revive)

    async def wait_for_moves(self, more: int) -> None:
        wanted, end = self.moves + more, time.monotonic() + PATIENCE
        while self.moves < wanted:
            if time.monotonic() > end:
                raise SystemExit(f"only {self.moves} of {wanted} moves were acknowledged in {PATIENCE:g} seconds")
            await asyncio.sleep(0.01)

    async def play_on(self, game: str) -> None:
        """One table of a game after the other: half people, half bots."""
        while not self.is_done:
            bots = GAMES[game] // 2
            try:
                keys = await asyncio.to_thread(
                    self.lots.choice(self.servers).set_table, game, GAMES[game] - bots, bots, self.level
                )
            except OSError:
                await asyncio.sleep(0.1)
                continue
            people = people_of(self, game, keys)
            self.players += people
            await asyncio.gather(*(player.play() for player in people))


def people_of(faults: Faults, game: str, keys: Keys) -> list[Player]:
    return [Player(faults, game, keys.table.id, seat, token) for seat, token in keys.tokens.items()]


def plain(view: object) -> bytes:
    """A view in one form, whoever wrote it."""
    return msgspec.json.encode(view, order="sorted")


# What the store says


class Verdict:
    """What was found in the journals."""

    def __init__(self) -> None:
        self.acknowledged = 0
        self.views = 0
        self.seals = 0
        self.stale = 0  # views of a moment before the one that was shown last
        self.wrong: list[str] = []


def judge(store: Store, players: list[Player]) -> Verdict:
    """Compare what people were told with what the store has."""
    verdict = Verdict()
    for player in players:
        judge_deeds(store, player, verdict)
        judge_views(store, player, verdict)
        judge_dice(store, player, verdict)
    return verdict


def judge_deeds(store: Store, player: Player, verdict: Verdict) -> None:
    found: dict[str, list[int]] = {}
    for entry in store.entries(player.table):
        if entry.client and entry.by == player.seat:
            found.setdefault(entry.client, []).append(entry.value)
    for id, deed in player.acknowledged.items():
        verdict.acknowledged += 1
        values = found.get(id, [])
        if not values:
            verdict.wrong.append(f"lost: {deed} at table {player.table}")
        elif deed.kind == "fill" and values != [deed.value]:
            verdict.wrong.append(f"changed: {deed} became {values} at table {player.table}")
    verdict.wrong += [f"doubled: {id} at table {player.table}" for id, values in found.items() if len(values) > 1]
    verdict.wrong += [f"refused and done: {id} at table {player.table}" for id in player.refused & set(found)]


def judge_views(store: Store, player: Player, verdict: Verdict) -> None:
    """Each view must be that of its moment; where turns are secret, of some moment.

    Whoever comes back at another process may see an earlier moment again, if that one has not heard yet: counted too.
    """
    moments = [*folded(store, player.table, player.seat)]
    by_seq = dict(moments)
    is_secret = find(player.game).secret_turns
    at = 0  # the number of the moment that was shown last
    for shown, seen in player.seen:
        verdict.views += 1
        if is_secret:
            later = (n for n in range(at, len(moments)) if moments[n][1] == seen)
            found = next(later, next((n for n in range(at) if moments[n][1] == seen), -1))
        else:
            found = shown - moments[0][0] if by_seq.get(shown) == seen else -1
        if found < 0:
            verdict.wrong.append(f"seat {player.seat} of table {player.table} was shown another view at {shown}")
            return
        verdict.stale += found < at
        at = found


def judge_dice(store: Store, player: Player, verdict: Verdict) -> None:
    """The seal that was shown is that of the seed; that every lot follows from it, the fold of the journal found."""
    if player.seal:
        verdict.seals += 1
        if player.seal != store.head(player.table).commitment:
            verdict.wrong.append(f"seat {player.seat} of table {player.table} was shown another seal")


def folded(store: Store, id: str, seat: int) -> Iterator[tuple[int, bytes]]:
    """The view of a seat after each entry of the journal."""
    table = Table(store.head(id))
    for entry in store.entries(id):
        table.apply([entry])
        yield entry.seq, plain({} if table.match is None else table.match.view(seat))


class Result(msgspec.Struct):
    """What one part found."""

    seed: int
    kills: dict[str, int]
    seconds: float
    tables: int
    deeds: int
    views: int
    seals: int
    stale: int
    wrong: list[str]


def told(results: list[Result]) -> str:
    kills: Counter[str] = Counter()
    for result in results:
        kills.update(result.kills)
    whom = ", ".join(f"{number} of {name}" for name, number in sorted(kills.items()))
    return (
        f"{kills.total()} kills ({whom}) in {sum(one.seconds for one in results):.0f} s; "
        f"{sum(one.tables for one in results):,} tables; {sum(one.deeds for one in results):,} deeds acknowledged; "
        f"{sum(one.views for one in results):,} views and {sum(one.seals for one in results):,} seals compared; "
        f"{sum(one.stale for one in results)} shown again after a return; "
        f"{sum(len(one.wrong) for one in results)} wrong"
    )


def main() -> int:
    chosen = parser().parse_args()
    out = Console(highlight=False, soft_wrap=True)
    file = None if chosen.record is None else Path(chosen.record)
    results = msgspec.json.decode(file.read_bytes(), type=list[Result]) if file is not None and file.exists() else []
    while True:
        result = one_part(chosen, chosen.seed + len(results))
        results.append(result)
        out.print(told([result]))
        for line in result.wrong[:20]:
            out.print(line)
        if file is None:
            break
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.format(msgspec.json.encode(results)))
        out.print(f"together: {told(results)}")
        if sum(sum(one.kills.values()) for one in results) >= chosen.until:
            break
    return 1 if any(one.wrong for one in results) else 0


def one_part(chosen: argparse.Namespace, seed: int) -> Result:
    """So many kills, and what the store says."""
    began = time.monotonic()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        whole = stack.enter_context(cluster(chosen.outposts)) if chosen.cluster else None
        database = whole.postgres.url if whole else chosen.database
        faults = play_and_kill(
            folder, chosen, seed, database, whole.redis.url if whole else chosen.redis, whole.parts if whole else None
        )
        store = Store(database or f"sqlite:///{folder}/hall.sqlite")
        verdict = judge(store, faults.players)
        store.close()
        verdict.wrong += [f"process {pid} lives on without its server" for pid in left_behind(folder)]
    tables = len({player.table for player in faults.players})
    seconds = time.monotonic() - began
    found = (verdict.acknowledged, verdict.views, verdict.seals, verdict.stale, verdict.wrong)
    return Result(seed, dict(faults.kills), seconds, tables, *found)


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bench.faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", default="", help="another store than SQLite; several processes need PostgreSQL")
    parser.add_argument("--redis", default="", help="for several processes")
    parser.add_argument("--level", default="random", help="of the bots")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cluster", action="store_true", help="PostgreSQL, Redis and thinkers of our own, killed too")
    parser.add_argument("--outposts", type=int, default=2, help="of the cluster, each with a thinker")
    parser.add_argument("--record", metavar="FILE", help="write what each part found here, and go on from there")
    parser.add_argument("--until", type=int, default=1000, help="kills of all parts in the record together")
    return parser


def play_and_kill(
    folder: str,
    chosen: argparse.Namespace,
    seed: int = 1,
    database: str = "",
    redis: str = "",
    parts: list[Part] | None = None,
) -> Faults:
    # In a cluster nobody thinks but the outposts.
    more = ("--thinkers", "0", "--far-thinkers", "2") if parts else ()
    servers = [Server(folder, database, redis, more=more) for _ in range(chosen.processes)]
    for server in servers:
        server.environment["PYTHONWARNINGS"] = "ignore:resource_tracker"  # A killed server cleans nothing up.
    faults = Faults(servers, chosen.tables, chosen.level, seed, parts)
    try:
        asyncio.run(faults.run(chosen.kills))
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.process.kill()
                server.process.wait()
    return faults


def left_behind(folder: str) -> list[int]:
    """Processes of servers that are no more: bots that would think on for nobody."""
    end = time.monotonic() + FAREWELL
    while True:
        found = [int(path.parent.name) for path in Path("/proc").glob("[0-9]*/environ") if is_of(path, folder)]
        if not found or time.monotonic() > end:
            return found
        time.sleep(0.1)


def is_of(environ: Path, folder: str) -> bool:
    try:
        return f"GLADSHEIM_HOME={folder}\0".encode() in environ.read_bytes()
    except OSError:
        return False


if __name__ == "__main__":
    sys.exit(main())
