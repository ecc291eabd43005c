"""Sights: what one seat is shown of a table."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from gladsheim.core.beats import Beat
from gladsheim.core.changes import changes
from gladsheim.core.events import Happened
from gladsheim.core.forms import Ask, Seat
from gladsheim.core.game import Json
from gladsheim.core.match import Match
from gladsheim.core.trial import SLOWEST, told, too_slow
from gladsheim.server.blame import accuse
from gladsheim.table import Table
from gladsheim.table.evening import YES, has_two_sides, moves, returns_of
from gladsheim.table.head import MASTER, TYPED, VOICE
from gladsheim.wire.hall import Conduct, Level, Plan, SeatCard, TableCard
from gladsheim.wire.live import Choice, Closed, Line, Question, What

Seer = Seat | None  # None: a spectator
_encode = msgspec.json.Encoder().encode


class Seen(msgspec.Struct, frozen=True):
    """A view, encoded, and whether who has it may chat."""

    view: bytes
    talks: bool
    plain: dict[str, Json] | None = None  # the same as data; None: it is not kept


NOTHING_YET = Seen(b"{}", True)  # of a table that still waits for people


def see(match: Match | None, seer: Seer) -> Seen:
    if match is None:
        return NOTHING_YET
    begin = time.perf_counter()
    try:
        view = match.view(seer)
    except Exception as fault:
        accuse(match.game, f"its view broke in the middle of a game: {told(fault)}")
        raise
    took = time.perf_counter() - begin
    if took > SLOWEST:
        accuse(match.game, too_slow(took))
    return Seen(_encode(view), may_talk(view, seer, match.seats), view)


def ended(table: Table, seer: Seer) -> Seen | None:
    """What is seen where the people ended the game before the rules did: the table as it stands, and how it ended."""
    if not table.settled or table.match is None:
        return None
    end: dict[str, Json] = {"over": True, "outcome": table.settled, "returns": [*returns_of(table)]}
    view = {**table.match.view(seer), **end}
    return Seen(_encode(view), True, view)


def may_talk(view: dict[str, Json], seer: Seer, seats: int) -> bool:
    """Whether who has this view may chat.  A game that knows silence says in its view, as `voices`, which seats may.

    Spectators talk only when everybody does.
    """
    voices = view.get("voices")
    if view.get("over") is True or not isinstance(voices, list):
        return True
    return all(seat in voices for seat in (range(seats) if seer is None else [seer]))


def questions_of(match: Match | None, seer: Seer) -> list[Question]:
    """The seat's own questions; a spectator is never asked."""
    if match is None or seer is None:
        return []
    return [question(match, ask) for ask in match.asks if ask.seat == seer]


def text_of(match: Match, seer: Seer, lang: str, names: list[str]) -> str:
    """The table in words, and if the game is over why; the page itself lists questions and answers."""
    text = match.game.text(match.state, seer, match.game.words(lang).calling(names))
    return f"{text}\n{match.ending(lang, names).text}" if match.over else text


def question(match: Match, ask: Ask) -> Question:
    choices = [Choice(value, match.phrase(ask, value).plain(), match.place(ask, value)) for value in ask.options]
    closed = [
        Closed(value, match.phrase(ask, value).plain(), match.place(ask, value), rule)
        for value, rule in match.closed(ask).items()
    ]
    return Question(ask.slot, ask.rule, ask.may, choices, closed)


class Spoken(msgspec.Struct, frozen=True):
    """What happened, as it is told to everybody who noticed the same."""

    says: list[object]
    what: What


Known = dict[Happened, Spoken]
NOTHING: Final[dict[str, str]] = {}


def spoken_of(beat: Beat, known: Known) -> Spoken:
    """Made once for all to whom it is told."""
    found = known.get(beat.told)
    if found is None:
        found = known[beat.told] = Spoken(beat.phrase.plain(), What(beat.event, {**beat.parts}, beat.at))
    return found


def film(
    beats: list[tuple[int, Beat]], before: dict[str, Json] | None, known: Known | None = None, shown: bool = False
) -> list[Line]:
    """Beats as lines, each but the last with what it changed on the table: after the last it is as the view shows it.

    `before`: the view before the first, None: no film.  `shown`: it is the very one that whoever hears this was sent.
    """
    lines: list[Line] = []
    last = len(beats) - 1
    shared: Known = {} if known is None else known
    for number, (seq, beat) in enumerate(beats):
        sees: msgspec.Raw | None = None
        if before is not None and number < last and beat.told.after is not None:
            view = beat.view
            sees = msgspec.Raw(_encode(changes(before, view, NOTHING if shown else beat.game.unsaid)))
            before = view
        told = spoken_of(beat, shared)
        lines.append(Line(seq, beat.rule, told.says, told.what, sees))
    return lines


def card_of(table: Table, here: set[int], next: str = "") -> TableCard:
    """The table as everybody may know it; `here`: the seats whose people are connected."""
    head, names = table.head, table.names
    seats = [
        SeatCard(
            who="person" if chair.who == "person" else "bot" if chair.who == "bot" else "open",
            name=names[seat],
            level=level_of(chair.level),
            here=seat in here,
            leaves_to=chair.agreed,
            proposed=level_of(chair.proposed),
            promised=chair.promised and chair.level is None,
            again=None if not chair.again else chair.again == YES,
            draw=chair.draw,
            muted=chair.muted,
            hints=chair.hints,
        )
        for seat, chair in enumerate(table.chairs)
    ]
    return TableCard(
        id=head.id,
        game=head.game.id,
        seats=seats,
        options=head.options,
        rules_version=head.rules_version,
        playable=not table.frozen,
        commitment=head.commitment,
        begun=table.begun,
        over=table.over,
        clock=head.clock,
        grace=head.grace,
        made=head.made,
        branch_of=head.branch_of,
        campaign=head.campaign,
        host=table.host,
        two_sides=has_two_sides(table),
        hints=head.hints,
        conduct=CONDUCTS[head.conduct],
        plan=Plan(table.plan[0], table.plan[1] != ""),
        next=next or None,
        moves=moves(table) if next else [],
    )


LEVELS: dict[str, Level] = {
    "random": "random",
    "novice": "novice",
    "skilled": "skilled",
    "master": "master",
    "even": "even",
}
CONDUCTS: dict[str, Conduct] = {"": "", VOICE: "voice", MASTER: "master", TYPED: "typed"}


def level_of(name: str | None) -> Level | None:
    return None if name is None else LEVELS[name]
