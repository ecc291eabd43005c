"""One beat of every kind that can happen in a game, cut out of its golden games, as a seat was told of it."""

from __future__ import annotations

import msgspec

from gladsheim.core.beats import noticed
from gladsheim.core.game import Game, Json
from gladsheim.core.match import Match
from gladsheim.server.sights import film
from gladsheim.wire.hall import SeatCard, TableCard
from gladsheim.wire.live import Line, News, Question, Sight
from golden.cover import event_names
from golden.files import read_script, script_files
from golden.script import open_match


class Kept(msgspec.Struct):
    """A moment as golden.boards keeps it: what seat 0 sees and is asked."""

    seats: int
    view: msgspec.Raw
    questions: list[Question]


Moment = tuple[News, News]  # the table before the beat, and the beat


def moments_of(game: Game) -> dict[str, Moment]:
    """By kind; where there is a choice, a beat that changes something in sight."""
    found: dict[str, Moment] = {}
    tells: set[str] = set()
    wanted = event_names(game)
    for file in script_files(game):
        case, answers = read_script(game, file)
        match = open_match(case)
        _keep(match, 0, None, found, tells)
        for seat, value in answers:
            told = len(match.happened)
            before = [match.game.sees(match.state, eye) for eye in _eyes(match)]
            match.enter(seat, value)
            _keep(match, told, before, found, tells)
            if tells >= wanted:
                return found
    return found


def _eyes(match: Match) -> list[int | None]:
    return [*range(match.seats), None]


def _keep(
    match: Match, since: int, before: list[dict[str, Json]] | None, found: dict[str, Moment], tells: set[str]
) -> None:
    """Keep what is new of what happened since; `tells`: the kinds of which a beat that changes something is kept."""
    fresh = match.happened[since:]
    names = {told.event.name for one in fresh for eye in _eyes(match) if (told := one.told_to(eye)) is not None}
    if names <= tells:
        return
    for n, eye in enumerate(_eyes(match)):
        beats = noticed(match.game, fresh, eye)
        if not beats:
            continue
        view = before[n] if before else beats[0].view
        for beat in beats:
            after = beat.view
            changes = any(after[entry] != view.get(entry) for entry in after)
            if beat.event not in found or (changes and beat.event not in tells):
                lines = film([(1, beat)], view)
                found[beat.event] = (_news(match, eye, view, []), _news(match, eye, after, lines))
                if changes:
                    tells.add(beat.event)
            view = after


def news_of(game: Game, kept: Kept) -> News:
    """A kept view of seat 0 and what it is asked, as the hall would send them."""
    card = msgspec.Raw(msgspec.json.encode(_card(game, kept.seats)))
    return News(seq=0, sights=[Sight(0, kept.view, kept.questions, [], True)], card=card)


def _news(match: Match, seat: int | None, view: dict[str, Json], log: list[Line]) -> News:
    raw = msgspec.Raw(msgspec.json.encode(view))
    return News(
        seq=len(log),
        sights=[Sight(seat, raw, [], log, True)],
        card=msgspec.Raw(msgspec.json.encode(_card(match.game, match.seats))),
    )


def _card(game: Game, count: int) -> TableCard:
    seats = [SeatCard("bot" if n else "person", f"Guest {n}", "skilled" if n else None, True) for n in range(count)]
    return TableCard(
        id="moment",
        game=game.id,
        seats=seats,
        options={},
        rules_version=game.rules_version,
        playable=True,
        commitment="",
        begun=True,
        over=False,
        clock=None,
        grace=0,
        made=0.0,
    )
