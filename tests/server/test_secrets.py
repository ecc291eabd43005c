"""No secret reaches a browser that may not have it.

Every seat and a spectator listen on sockets of their own while a whole game is played.  Then the journal is folded
once more, and every frame must be exactly what that seat could know at that moment, made anew from `Match.view`, its
own questions and what it was told: nothing more, and nothing at all where it noticed nothing.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from gladsheim.core.forms import Ask
from gladsheim.core.match import Match
from gladsheim.table import Entry, Table, hash_token
from gladsheim.table.store import Store
from server.hall import Address, Data, Message, Player, changed, named, serve_here, wait_until

GAMES = {"odins-table": 2, "vedrfolnir": 3, "yggdrasil": 2, "gotterdammerung": 7, "chronicles": 2}
Seer = int | None


def plain(thing: object) -> Data:
    """As it comes out of JSON."""
    found: Data = msgspec.json.decode(msgspec.json.encode(thing))
    return found


async def answer_at_random(player: Player, lots: random.Random) -> None:
    """Answer whatever is asked, until the game is over."""
    number = 0
    while not player.card.get("over"):
        asked = player.question()
        frame: Message = {}
        if asked is not None:
            number += 1
            await asyncio.sleep(lots.random() * 0.004)
            await player.fill(str(number), asked[0], lots.choice(asked[1]))
            while str(number) not in player.accepted and frame.get("id") != str(number):
                frame = await player.hear(30)
        else:
            await player.hear(30)


async def play(hall: Address, game: str) -> tuple[str, dict[Seer, Player], list[str]]:
    """A whole game; every socket with all it was sent."""
    mine = hall.set_table(game, ["me"] + ["open"] * (GAMES[game] - 1))
    tokens = [mine.tokens[0], *(hall.join(mine.id, seat).tokens[seat] for seat in range(1, GAMES[game]))]
    players: dict[Seer, Player] = {}
    async with asyncio.TaskGroup() as games:
        for seer in (None, *range(GAMES[game])):
            player = players[seer] = Player(await hall.live(mine.id))
            await player.hello([] if seer is None else [tokens[seer]])
            games.create_task(answer_at_random(player, random.Random(seer)))
    for player in players.values():
        await player.socket.close()
    return mine.id, players, tokens


class Fold:
    """The journal once more: what each seat knew after each entry, and which entries it could notice."""

    def __init__(self, table: Table, entries: list[Entry]) -> None:
        self.secret = table.head.game.secret_turns
        self.unsaid = table.head.game.unsaid
        self.seers: list[Seer] = [None, *range(len(table.chairs))]
        self.views: dict[Seer, list[Data]] = {seer: [None] for seer in self.seers}
        self.questions: dict[Seer, list[Data]] = {seer: [[]] for seer in self.seers}
        self.heard: dict[Seer, list[list[Data]]] = {seer: [[]] for seer in self.seers}
        self.counts: dict[Seer, list[int]] = {seer: [0] for seer in self.seers}
        for entry in entries:
            table.apply([entry])
            for seer in self.seers:
                self.note(table, entry, seer)

    def note(self, table: Table, entry: Entry, seer: Seer) -> None:
        match = table.match
        view = {} if match is None else plain(match.view(seer))
        heard: list[Data] = [
            {
                "rule": beat.rule,
                "phrase": plain(beat.phrase.plain()),
                "what": {"event": beat.event, "parts": plain({**beat.parts}), "at": plain([*beat.at])},
                "view": plain({**beat.view}),
            }
            for _, beat in table.beats(seer, entry.seq - 1)
        ]
        asked = [] if match is None else [question(match, ask) for ask in match.asks if ask.seat == seer]
        notices = not self.secret or entry.kind in ("sit", "begin") or bool(heard) or view != self.views[seer][-1]
        self.views[seer].append(view)
        self.heard[seer].append([*heard])
        self.questions[seer].append(plain(asked))
        self.counts[seer].append(self.counts[seer][-1] + (1 if notices else 0))

    def lines(self, seer: Seer, before: int, now: int) -> list[tuple[Message, Message]]:
        """The lines between two entries, each with the view right after it."""
        found: list[tuple[Message, Message]] = []
        for at in range(before + 1, now + 1):
            for beat in self.heard[seer][at]:
                told = {name: part for name, part in named(beat).items() if name != "view"}
                found.append(({"seq": self.counts[seer][at], **told}, named(named(beat)["view"])))
        return found

    def has_heard(self, seer: Seer, until: int) -> bool:
        return any(self.heard[seer][: until + 1])

    def moment(self, seer: Seer, count: int) -> int:
        """The last entry at which the seat counts so many."""
        counts = self.counts[seer]
        return len(counts) - 1 - counts[::-1].index(count)


def question(match: Match, ask: Ask) -> Message:
    def choice(value: int) -> Message:
        return {"value": value, "phrase": plain(match.phrase(ask, value).plain()), "at": plain(match.place(ask, value))}

    closed: list[Data] = [{**choice(value), "rule": rule} for value, rule in match.closed(ask).items()]
    choices: list[Data] = [choice(value) for value in ask.options]
    return {"slot": ask.slot, "rule": ask.rule, "may": ask.may, "choices": choices, "closed": closed}


def talks(view: Data, seer: Seer, seats: int) -> bool:
    """Whether who has this view may chat: who watches when all may."""
    assert isinstance(view, dict)
    voices = view.get("voices")
    if not isinstance(voices, list) or view["over"]:
        return True
    return len(voices) == seats if seer is None else seer in voices


def follow(frame: Message, fold: Fold, seer: Seer, before: int, now: int) -> list[Data]:
    """The lines that the frame should have, and what each changes is what brings the view before to the one after it.

    What may change unsaid may be told from what was seen last, or from what was noticed last.
    """
    lines = fold.lines(seer, before, now)
    shown, expected = named(fold.views[seer][before] or {}), list[Data]()
    (sight,) = msgspec.convert(frame["sights"], list[dict[str, object]])
    for number, ((told, view), line) in enumerate(
        zip(lines, msgspec.convert(sight["log"], list[dict[str, object]]), strict=True)
    ):
        sees = plain(line["sees"])
        assert (sees is not None) == (before > 0 and fold.has_heard(seer, before) and number + 1 < len(lines))
        if sees is not None:
            shown = changed(shown, named(sees))
            assert {entry: shown[entry] for entry in view if entry not in fold.unsaid} == {
                entry: value for entry, value in view.items() if entry not in fold.unsaid
            }
        expected.append({**told, "sees": sees})
    return expected


def check_frames(player: Player, seer: Seer, fold: Fold) -> int:
    """Every frame is what the seat could know, and none tells that something happened which it could not notice."""
    count, card, sights = 0, None, 0
    for frame in player.frames:
        if frame["kind"] != "news":
            assert frame["kind"] == "refused", frame
            continue
        assert set(frame) == {"kind", "seq", "sights", "card", "left", "accepted", "back_to"}
        assert frame["back_to"] is None
        assert frame["left"] is None
        seq = frame["seq"]
        assert isinstance(seq, int)
        if seq == count:
            assert frame["sights"] == []
            assert frame["accepted"] or frame["card"] not in (None, card), "a frame for nothing"
        else:
            before, now = fold.moment(seer, count), fold.moment(seer, seq)
            log = follow(frame, fold, seer, before, now)
            expected = {"seat": seer, "view": fold.views[seer][now], "questions": fold.questions[seer][now], "log": log}
            expected["talks"] = talks(fold.views[seer][now], seer, len(fold.seers) - 1)
            assert frame["sights"] == [expected]
            sights += 1
        count, card = seq, frame["card"] or card
    assert count == fold.counts[seer][-1]
    return sights


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES)
def test_every_frame_is_what_its_seat_may_know_and_nothing_more(game: str, tmp_path: Path) -> None:
    with serve_here(tmp_path) as hall:
        id, players, tokens = asyncio.run(play(hall, game))
    store = Store(f"sqlite:///{tmp_path / 'hall.db'}")
    head, entries = store.head(id), store.entries(id)
    store.close()
    fold = Fold(Table(head), entries)
    for seer, player in players.items():
        assert check_frames(player, seer, fold) > 3
        text = msgspec.json.encode(player.frames).decode()
        assert head.seed.hex() not in text
        assert not any(token in text or hash_token(token) in text for token in tokens)


def test_where_turns_are_secret_most_deeds_of_others_make_no_frame(tmp_path: Path) -> None:
    """The number of entries, and so who acts, is not to be had from the number of frames."""
    with serve_here(tmp_path) as hall:
        id, players, _ = asyncio.run(play(hall, "gotterdammerung"))
    store = Store(f"sqlite:///{tmp_path / 'hall.db'}")
    head, entries = store.head(id), store.entries(id)
    store.close()
    fold = Fold(Table(head), entries)
    hidden = [entry for entry in entries if fold.counts[None][entry.seq] == fold.counts[None][entry.seq - 1]]
    assert hidden, "this game had no secret turn: the test proves nothing"
    told = [frame for frame in players[None].frames if frame["kind"] == "news" and frame["sights"]]
    assert len(told) <= fold.counts[None][-1] < len(entries)


def test_after_the_game_it_can_be_seen_from_a_bots_seat_too(tmp_path: Path) -> None:
    with serve_here(tmp_path) as hall:
        id = hall.set_table("gotterdammerung", ["random"] * 7).id
        wait_until(lambda: hall.ask("GET", f"/api/tables/{id}").json()["over"], 60)
        moments = [hall.ask("GET", f"/api/tables/{id}/moments/999999?seat={seat}").json() for seat in range(7)]
        assert all(moment["view"] for moment in moments)
        assert hall.ask("GET", f"/api/tables/{id}/moments/3?seat=2").status == 200
        store = Store(f"sqlite:///{tmp_path / 'hall.db'}")
        fold = Fold(Table(store.head(id)), store.entries(id))
        store.close()
        assert [moment["last"] for moment in moments] == [fold.counts[seat][-1] for seat in range(7)]
        # And who was asked by night, from no seat but the own.
        asked = {seat: asked_at(hall, id, f"?seat={seat}") for seat in (0, 1, 2)}
        assert asked_at(hall, id, "") == set()
        assert all(seats <= {seat} for seat, seats in asked.items())
        assert any(asked.values()), "nobody was asked anything: this proves nothing"


def asked_at(hall: Address, id: str, seat: str) -> set[int]:
    """All who are said to be asked something at some of the first moments of a finished table."""
    told = [hall.ask("GET", f"/api/tables/{id}/moments/{seq}{seat}").json()["asked"] for seq in range(0, 60, 4)]
    return {one for asked in told if isinstance(asked, list) for one in asked if isinstance(one, int)}
