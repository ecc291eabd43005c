"""Sights: what one seat is shown of a table."""

from __future__ import annotations

import msgspec

from gladsheim.core.events import Event
from gladsheim.core.forms import Ask
from gladsheim.core.match import Match
from gladsheim.server.notice import Seer
from gladsheim.table import Table
from gladsheim.wire.hall import Level, SeatCard, TableCard
from gladsheim.wire.live import Choice, Closed, Line, Question

NOTHING_YET = msgspec.Raw(b"{}")  # the view of a table that still waits for people
_encode = msgspec.json.Encoder().encode


def view_of(match: Match | None, seer: Seer) -> msgspec.Raw:
    return NOTHING_YET if match is None else msgspec.Raw(_encode(match.view(seer)))


def may_talk(match: Match | None, seer: Seer) -> bool:
    """Whether a seat may chat now.  A game that knows silence says in its view, as `voices`, which seats may.

    Spectators talk only when everybody does.
    """
    if match is None or match.over:
        return True
    voices = match.view(seer).get("voices")
    speakers = range(match.seats) if seer is None else [seer]
    return not isinstance(voices, list) or all(seat in voices for seat in speakers)


def questions_of(match: Match | None, seer: Seer) -> list[Question]:
    """The seat's own questions; a spectator is never asked."""
    if match is None or seer is None:
        return []
    return [question(match, ask) for ask in match.asks if ask.seat == seer]


def text_of(match: Match, seer: Seer, lang: str, names: list[str]) -> str:
    """The table in words, and if the game is over why; the page itself lists questions and answers."""
    text = match.game.text(match.state, seer, match.game.words(lang).calling(names))
    return f"{text}\n{match.ending(lang).text}" if match.over else text


def question(match: Match, ask: Ask) -> Question:
    choices = [Choice(value, match.phrase(ask, value).plain(), match.place(ask, value)) for value in ask.options]
    closed = [
        Closed(value, match.phrase(ask, value).plain(), match.place(ask, value), rule)
        for value, rule in match.closed(ask).items()
    ]
    return Question(ask.slot, ask.rule, ask.may, choices, closed)


def line(seq: int, event: Event) -> Line:
    return Line(seq, event.rule, event.phrase().plain())


def card_of(table: Table, here: set[int]) -> TableCard:
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
        made=head.made,
        branch_of=head.branch_of,
        campaign=head.campaign,
    )


LEVELS: dict[str, Level] = {"random": "random", "novice": "novice", "skilled": "skilled", "master": "master"}


def level_of(name: str | None) -> Level | None:
    return None if name is None else LEVELS[name]
