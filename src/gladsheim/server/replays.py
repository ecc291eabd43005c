"""Afterwards: replay, branch, chart, journal and dice of a finished table."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Annotated, Final

import msgspec
from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.exceptions import TooManyRequestsException
from litestar.params import JSONBody, PathParameter
from litestar.response import Response

import gladsheim
from gladsheim.core.records import sealed_words, unchecked_draws
from gladsheim.core.save import Damaged
from gladsheim.core.text import Phrase
from gladsheim.lab.luck import Round, Study
from gladsheim.lab.review import MOST, Reviewer, Suspect
from gladsheim.server import hours
from gladsheim.server.faults import FAULTS
from gladsheim.server.hall import Hall
from gladsheim.server.live_table import LiveTable
from gladsheim.server.shelf import keep
from gladsheim.server.sights import Seer, film, see, text_of
from gladsheim.server.tables import Asked, Lang, SeatQuery, TableId, TheHall, visitor
from gladsheim.table import Refused, Replay, Sit, Table, hash_token, new_token
from gladsheim.table.deeds import no_seat
from gladsheim.wire.hall import (
    Branching,
    Chart,
    Keys,
    Luck,
    Moment,
    Point,
    TurnedByChoice,
    TurnedByLot,
    TurningPoints,
    Verdict,
)

log = logging.getLogger("gladsheim.server")
KEPT: Final = 32  # replays in memory
FOUND: Final = 512  # and what was found out about games: charts, lucks, turning points
MOST_STUDIES: Final = 8  # games that are studied, or wait to be, for one visitor
POINTS: Final = 60  # of a chart at most
TURNING: Final = 0.15  # a change of the chance to win that counts as a turning point
LUCK_GAMES: Final = 100  # played again for each set of the kinds of chance
LUCK_ROUND: Final = 4  # of them at a time
NOT_LOOKED: Final = TurningPoints([], [], 0, 1, False)
NOT_YET: Final = Luck(0.0, False, [], 0, LUCK_GAMES, False)

SeqPath = Annotated[int, PathParameter(ge=0, le=2**53)]


class Studies:
    """The games that are studied for one visitor, one after the other: another's wait for none of them."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.number = 0


class Archive:
    """What is kept in memory of finished tables."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.replays: OrderedDict[str, Replay] = OrderedDict()
        self.charts: OrderedDict[str, Chart] = OrderedDict()
        self.lucks: OrderedDict[str, Luck] = OrderedDict()
        self.turns: OrderedDict[str, TurningPoints] = OrderedDict()  # by table and whose decisions they are
        self.studies: dict[str, Studies] = {}  # by visitor

    def study(self, visitor: str, work: Callable[[], Coroutine[object, object, None]]) -> None:
        """Have a game studied when it is the visitor's turn; 429 for who has many waiting."""
        mine = self.studies.setdefault(visitor, Studies())
        if mine.number >= MOST_STUDIES:
            raise TooManyRequestsException("many games are looked through for you already: wait for those")
        mine.number += 1
        self.hall.start(self.study_in_turn(visitor, mine, work))

    async def study_in_turn(
        self, visitor: str, mine: Studies, work: Callable[[], Coroutine[object, object, None]]
    ) -> None:
        try:
            async with mine.turn:
                await work()
        finally:
            mine.number -= 1
            if not mine.number and self.studies.get(visitor) is mine:
                del self.studies[visitor]

    async def replay(self, live: LiveTable) -> Replay:
        """The replay of a table; Refused while it is not over."""
        if not live.table.over:
            raise Refused("this table is not over: that can be seen when it is", phrase=Phrase("refused-not-over"))
        found = self.replays.get(live.id)
        if found is None:
            store, head = self.hall.store, live.table.head
            found = await self.hall.in_thread(lambda: Replay(head, store.entries(head.id)))
            keep(self.replays, live.id, found, KEPT)
        if live.notice.secret and len(live.notice.noticed) <= len(live.table.chairs):
            await self.hall.in_thread(lambda: live.notice.complete(live.table.head, self.hall.store.entries(live.id)))
        return found

    async def chart(self, live: LiveTable, seer: Seer, visitor: str) -> Chart:
        """The chart as far as it is computed; the first to ask sets it going."""
        replay = await self.replay(live)
        if live.id not in self.charts:
            self.study(visitor, lambda: self.try_to_compute(live.id, replay, visitor))
            keep(self.charts, live.id, Chart([], False), FOUND)
        chart = self.charts[live.id]
        count = live.notice.count
        points = [Point(count([seer], one.seq), one.chances, one.turning) for one in chart.points]
        return Chart(points, chart.complete)

    async def try_to_compute(self, id: str, replay: Replay, visitor: str) -> None:
        """A chart that cannot be completed ends where it is: nobody waits for the rest."""
        try:
            await self.compute(id, replay, visitor)
        except Exception:
            log.exception("the chart of table %s failed", id)
            keep(self.charts, id, Chart(self.charts.get(id, Chart([], True)).points, True), FOUND)

    async def compute(self, id: str, replay: Replay, visitor: str) -> None:
        """The chance to win at moments spread over the game, those of the first and the last included."""
        last = len(replay.seqs) - 1
        chosen = sorted({round(n * last / (POINTS - 1)) for n in range(POINTS)})
        points: list[Point] = []
        for number in chosen:
            if self.hall.stopping:
                return
            seq = replay.seqs[number]
            match = await asyncio.to_thread(replay.match_at, seq)
            chances = await self.hall.thinkers.chances(id, match, visitor)
            turning = bool(points) and changed(points[-1].chances, chances) >= TURNING
            points.append(Point(seq, chances, turning))
            keep(self.charts, id, Chart([*points], number == last), FOUND)

    # Luck and choice

    async def luck(self, live: LiveTable, visitor: str) -> Luck:
        """Luck and choice as far as they are computed; the first to ask sets it going."""
        await self.replay(live)
        if live.table.settled:
            return msgspec.structs.replace(NOT_YET, complete=True)  # what was not played to its end is not weighed
        if live.id not in self.lucks:
            self.study(visitor, lambda: self.try_to_weigh(live, visitor))
            keep(self.lucks, live.id, NOT_YET, FOUND)
        return self.lucks[live.id]

    async def try_to_weigh(self, live: LiveTable, visitor: str) -> None:
        try:
            await self.weigh(live, visitor)
        except Exception:
            log.exception("luck and choice of table %s failed", live.id)
            keep(self.lucks, live.id, msgspec.structs.replace(self.lucks.get(live.id, NOT_YET), complete=True), FOUND)

    async def weigh(self, live: LiveTable, visitor: str) -> None:
        """Play the chance of the game again, a few games at a time."""
        match = live.table.match
        assert match is not None
        study = await asyncio.to_thread(Study, match.journal)
        rounds: list[Round] = []
        while len(rounds) < LUCK_GAMES and not self.hall.stopping:
            numbers = [*range(len(rounds), min(len(rounds) + LUCK_ROUND, LUCK_GAMES))]
            rounds += await self.hall.thinkers.play_again(live.id, match, numbers, visitor)
            told = await asyncio.to_thread(study.told, [*rounds])
            counted = {"games": len(rounds), "most": LUCK_GAMES, "complete": len(rounds) == LUCK_GAMES}
            keep(self.lucks, live.id, msgspec.convert({**told, **counted}, Luck), FOUND)

    # Turning points

    async def turning_points(self, live: LiveTable, whose: Seer, visitor: str) -> TurningPoints:
        """Turning points as far as they are found; the first to ask sets it going.  Moments are as that seat counts."""
        replay = await self.replay(live)
        key = f"{live.id} {whose}"
        if key not in self.turns:
            self.study(visitor, lambda: self.try_to_review(live, whose, key, visitor))
            keep(self.turns, key, NOT_LOOKED, FOUND)
        found = self.turns[key]

        def seq(fill: int) -> int:
            return live.notice.count([whose], replay.seq_before(fill))

        decisions = [msgspec.structs.replace(one, seq=seq(one.seq)) for one in found.decisions]
        lots = [msgspec.structs.replace(one, seq=seq(one.seq)) for one in found.lots]
        return msgspec.structs.replace(found, decisions=decisions, lots=lots)

    async def try_to_review(self, live: LiveTable, whose: Seer, key: str, visitor: str) -> None:
        try:
            await self.review(live, whose, key, visitor)
        except Exception:
            log.exception("the turning points of table %s failed", live.id)
            keep(self.turns, key, msgspec.structs.replace(self.turns.get(key, NOT_LOOKED), complete=True), FOUND)

    async def review(self, live: LiveTable, whose: Seer, key: str, visitor: str) -> None:
        """Look through the game a piece at a time, then judge what is suspected; fills stand for moments here."""
        match = live.table.match
        assert match is not None
        reviewer = await asyncio.to_thread(Reviewer, match.journal, whose)
        pieces = len(reviewer.pieces())
        suspects: list[Suspect] = []
        for piece in range(pieces):
            if self.hall.stopping:
                return
            suspects += await self.hall.thinkers.look_through(live.id, match, whose, piece, visitor)
            keep(self.turns, key, TurningPoints([], [], piece + 1, 2 * pieces, False), FOUND)
        chosen = reviewer.suspects(suspects)
        decisions: list[TurnedByChoice] = []
        lots: list[TurnedByLot] = []
        for done, suspect in enumerate(chosen):
            if self.hall.stopping:
                return
            found = await self.hall.thinkers.judge(live.id, match, suspect, visitor)
            if isinstance(found, TurnedByChoice):
                decisions = sorted([*decisions, found], key=lambda one: one.after - one.before)[:MOST]
            elif found is not None:
                lots = sorted([*lots, found], key=lambda one: -changed(one.before, one.after))[:MOST]
            told = TurningPoints(decisions, lots, pieces + done + 1, pieces + len(chosen), False)
            keep(self.turns, key, told, FOUND)
        most = pieces + len(chosen)
        keep(self.turns, key, TurningPoints(decisions, lots, most, most, True), FOUND)


def changed(before: list[float], after: list[float]) -> float:
    return max(abs(one - two) for one, two in zip(before, after, strict=True))


TheArchive = NamedDependency[Archive]


@get("/tables/{table_id:str}/moments/{seq:int}", summary="A finished table at one moment", responses=FAULTS)
async def look_back(
    hall: TheHall,
    archive: TheArchive,
    table_id: TableId,
    seq: SeqPath,
    seat: SeatQuery = None,
    lang: Lang = "en",
) -> Moment:
    """From the knowledge of one seat, or of a spectator.  A moment before the first is the first, and so at the end."""
    live = await hall.table(table_id)
    replay = await archive.replay(live)
    check_seat(live, seat)
    count = live.notice.count
    first, last = count([seat], replay.seqs[0]), count([seat])
    seq = max(first, min(seq, last))
    real = max(replay.seqs[0], live.notice.seq([seat], seq))

    def look() -> Moment:
        match = replay.match_at(real)
        earlier = replay.match_at(real - 1).view(seat) if real > replay.seqs[0] else None
        log = film([(seq, beat) for beat in match.beats(seat)], earlier)
        asked = [ask.seat for ask in match.asks]
        if live.notice.secret:
            asked = [one for one in asked if one == seat]
        text = text_of(match, seat, lang, live.table.names)
        view = msgspec.Raw(see(match, seat).view)
        return Moment(seq, first, last, view, msgspec.Raw(msgspec.json.encode(log)), asked, text)

    return await hall.in_thread(look)


@post("/tables/{table_id:str}/branches", summary="Play on from a moment of a finished game", responses=FAULTS)
async def branch_off(
    request: Asked, hall: TheHall, archive: TheArchive, table_id: TableId, data: JSONBody[Branching]
) -> Keys:
    live = await hall.table(table_id)
    replay = await archive.replay(live)
    check_seat(live, data.seat)
    token, now = new_token(), hours.now()
    real = live.notice.seq([data.seat], data.seq)

    def lay() -> str:
        table = Table(replay.branch(real, data.seat, data.level, now))
        hall.store.add(table.head, table.decide(Sit(data.seat, data.name, hash_token(token), data.promises), now))
        return table.id

    branch = await hall.table(await hall.in_thread(lay), ours=True, maker=visitor(request))
    return Keys(branch.herald.table_card(), {data.seat: token})


@get("/tables/{table_id:str}/chart", summary="The chance to win over time", responses=FAULTS)
async def draw_chart(
    request: Asked, hall: TheHall, archive: TheArchive, table_id: TableId, seat: SeatQuery = None
) -> Chart:
    """By a short search from the true table at up to 60 moments; ask again until it is complete."""
    live = await hall.table(table_id)
    check_seat(live, seat)
    return await archive.chart(live, seat, visitor(request))


@get("/tables/{table_id:str}/luck", summary="How much of a finished game was luck", responses=FAULTS)
async def weigh_luck(request: Asked, hall: TheHall, archive: TheArchive, table_id: TableId) -> Luck:
    """A plain bot plays the chance of the game again, 100 times for each set of its kinds; ask until it is complete."""
    return await archive.luck(await hall.table(table_id), visitor(request))


@get("/tables/{table_id:str}/turns", summary="The turning points of a finished game", responses=FAULTS)
async def tell_turns(
    request: Asked, hall: TheHall, archive: TheArchive, table_id: TableId, seat: SeatQuery = None
) -> TurningPoints:
    """At most three decisions, with `seat` that seat's alone, and three lots; ask again until it is complete."""
    live = await hall.table(table_id)
    check_seat(live, seat)
    return await archive.turning_points(live, seat, visitor(request))


@get("/tables/{table_id:str}/journal", summary="The journal of a finished table", responses=FAULTS)
async def download_journal(hall: TheHall, table_id: TableId) -> Response[dict[str, object]]:
    journal = finished_journal(await hall.table(table_id))
    name = f"gladsheim-{journal['game']}-{table_id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response({**journal}, media_type="application/json", headers=headers)


@get("/tables/{table_id:str}/verdict", summary="Whether chance came from the committed seed", responses=FAULTS)
async def verify_dice(hall: TheHall, table_id: TableId) -> Verdict:
    live = await hall.table(table_id)
    journal = finished_journal(live)
    commitment, seed = live.table.head.commitment, str(journal["seed"])
    try:
        draws = await hall.in_thread(lambda: gladsheim.verify(journal))
    except Damaged as no:
        phrase = None if no.phrase is None else no.phrase.plain()
        return Verdict(False, 0, 0, 0, seed, commitment, str(no), phrase)
    return Verdict(True, draws, unchecked_draws(journal), len(sealed_words(journal)), seed, commitment, "")


def finished_journal(live: LiveTable) -> dict[str, gladsheim.Json]:
    match = live.table.match
    if live.table.frozen:
        # What these rules make of it is not what was played.
        raise Refused(live.table.frozen, phrase=Phrase("refused-other-rules"))
    if match is None or not live.table.over:
        raise Refused("this table is not over: its journal has secrets", phrase=Phrase("refused-not-over"))
    if live.table.settled:
        # The people ended the game before the rules did: its seed is told as well.
        return {**match.journal, "ended": live.table.settled, "seed": live.table.head.seed.hex()}
    return match.journal


def check_seat(live: LiveTable, seat: int | None) -> None:
    if seat is not None and seat >= len(live.table.chairs):
        raise no_seat(seat, len(live.table.chairs))


afterwards = Router(
    "/",
    route_handlers=[look_back, branch_off, draw_chart, weigh_luck, tell_turns, download_journal, verify_dice],
    tags=["afterwards"],
)
