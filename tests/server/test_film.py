"""The film of a frame: what each beat changed on the table, told in few bytes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
import pytest

import gladsheim
from gladsheim.core.beats import Beat
from gladsheim.core.changes import changes
from gladsheim.core.game import Json
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match
from gladsheim.server.guest import BLOCK, frame_of
from gladsheim.server.sights import film, questions_of, see
from gladsheim.wire.live import Line, News, Sight
from server.hall import Message, changed

GAMES: Final = {"odins-table": 2, "vedrfolnir": 3, "yggdrasil": 3, "gotterdammerung": 7, "chronicles": 3}
TEN: Final = 10  # beats
# Bytes of a frame with so many; where turns are secret all frames are of one length (guest.py).
LARGEST: Final = dict.fromkeys(GAMES, 10_000) | {"gotterdammerung": BLOCK}


def plain(thing: object) -> Message:
    """As it comes out of JSON."""
    found: Message = msgspec.json.decode(msgspec.json.encode(thing))
    return found


def games(game: str) -> Iterator[tuple[Match, Match]]:
    """The match before each answer of a game by lot, and after it with what happened."""
    match, lots = gladsheim.start(game, seats=GAMES[game], seed=5), Lots(5)
    while not match.over and len(match.fills) < 600:
        ask = match.asks[lots.below(len(match.asks))]
        after = match.clone()
        after.listen()
        after.answer(ask.seat, ask.options[lots.below(len(ask.options))])
        yield match, after
        match = after


def frame(match: Match, seat: int, log: list[Line]) -> bytes:
    seen = see(match, seat)
    return frame_of(News(1, [Sight(seat, msgspec.Raw(seen.view), questions_of(match, seat), log, seen.talks)]))


@pytest.mark.parametrize("shown", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_film_shows_the_table_right_after_each_beat(game: str, shown: bool) -> None:
    films = 0
    for before, after in games(game):
        for seat in (0, None):
            beats = after.beats(seat)
            view = plain(before.view(seat))
            lines = film([(1, beat) for beat in beats], before.view(seat), shown=shown)
            for line, beat in zip(lines[:-1], beats, strict=False):
                view = changed(view, plain(line.sees))
                assert {entry: view[entry] for entry in beat.view} == plain(beat.view)
                films += 1
    assert films > 20, "too few to prove anything"


@pytest.mark.parametrize("game", GAMES)
def test_a_frame_with_ten_beats_is_below_ten_kilobytes(game: str) -> None:
    most, largest = 0, 0
    for seat in (0, GAMES[game] - 1):
        start: dict[str, Json] = {}
        told: list[tuple[int, Beat]] = []
        for before, after in games(game):
            new = [(1, beat) for beat in after.beats(seat)]
            if not told or len(told) + len(new) > TEN:
                start, told = before.view(seat), []  # it was told all that was before
            told += new
            if len(told) <= TEN:
                most = max(most, len(told))
                largest = max(largest, len(frame(after, seat, film(told, start, shown=True))))
    assert most == TEN
    assert largest < LARGEST[game]


def test_what_changes_deep_in_a_view_is_told_by_its_path() -> None:
    before: dict[str, Json] = {"grid": [1, 2, 3, 4], "gods": [{"life": 3, "elves": 1}, {"life": 4, "elves": 0}]}
    now: dict[str, Json] = {"grid": [1, 2, 9, 4, 5, 6], "gods": [{"life": 3, "elves": 1}, {"life": 2, "elves": 0}]}
    assert changes(before, now, {}) == {"grid/2": 9, "grid/4": 5, "grid/5": 6, "gods/1/life": 2}
    assert changed(plain(before), plain(changes(before, now, {}))) == now


@pytest.mark.parametrize(
    ("before", "now", "told"),
    [
        ([1, 2, 3, 4], [5, 6, 7, 4], {"entry": [5, 6, 7, 4]}),  # most of it is other
        ([1, 2, 3], [1, 2], {"entry": [1, 2]}),  # it has become shorter
        ({"a": 1}, {"a": 1, "b": 2}, {"entry": {"a": 1, "b": 2}}),  # other names
        ({"a/b": 1, "a": 1}, {"a/b": 2, "a": 1}, {"entry": {"a/b": 2, "a": 1}}),  # no path could tell these apart
        (None, [1], {"entry": [1]}),
        (3, None, {"entry": None}),
        ([1, 2], [1, 2], {}),
    ],
)
def test_what_has_no_short_path_is_told_whole(before: Json, now: Json, told: dict[str, Json]) -> None:
    assert changes({"entry": before}, {"entry": now}, {}) == told


def test_what_may_change_unsaid_is_told_whole() -> None:
    """Who hears of it may have another one before their eyes: that of the last thing they noticed."""
    assert changes({"turns": [1, 2, 3, 4]}, {"turns": [1, 2, 3, 5]}, {"turns": "they are counted"}) == {
        "turns": [1, 2, 3, 5]
    }
