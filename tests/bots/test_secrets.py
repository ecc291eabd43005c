"""Secrets: what a seat does not know sways neither its hints, nor the review of what it did, nor what bots say."""

from __future__ import annotations

import pytest

import gladsheim
from bots.test_levels import HIDDEN, SEATS, sat_down, so_far
from gladsheim.bots import Eyes, make_bot
from gladsheim.bots.explain import hints_of
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match, start_match
from gladsheim.core.save import dump_state
from gladsheim.games import find
from gladsheim.games.gotterdammerung.state import asgard_of
from gladsheim.lab import play, review
from gladsheim.lab.review import Reviewer

NO_CLOCK = 600.0  # seconds that no reason ever takes


def told(match: Match, seat: int) -> list[list[object]]:
    """A hint in all its words."""
    words = match.game.words("en")
    player = sat_down("skilled", match.game.id, 5)
    found = hints_of(player, Eyes(match, seat), 5, 3, NO_CLOCK)
    return [[one.option, words.say(one.chances()), *[words.say(phrase) for phrase in one.phrases()]] for one in found]


@pytest.mark.once
@pytest.mark.parametrize("game", list(SEATS))
def test_what_is_dealt_anew_changes_no_word_of_a_hint(game: str) -> None:
    moved = 0
    for fills in (9, 33):
        match = so_far(game, fills, HIDDEN.get(game))
        seat = match.asks[0].seat
        before = told(match, seat)
        assert before
        poisoned = match.imagine(seat, Lots(4))
        moved += dump_state(poisoned.state) != dump_state(match.state)
        assert told(poisoned, seat) == before
    if game not in ("vedrfolnir", "chronicles"):  # nobody knows there what another does not
        assert moved, "nothing was dealt anew: this proves nothing"


@pytest.mark.once
@pytest.mark.parametrize("game", ["odins-table", "yggdrasil", "gotterdammerung"])
def test_a_decision_is_reviewed_by_what_its_seat_knew(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though the whole game is known by then: the same decision at tables dealt anew is judged alike."""
    monkeypatch.setattr(review, "JUDGED", 6)
    match = start_match(find(game), SEATS[game], HIDDEN.get(game, {}), 4, [])
    play(match, ["policy"] * SEATS[game], seed=1)
    reviewer = Reviewer(match.journal)
    judged = moved = 0
    for fill in range(len(reviewer.fills) // 4, len(reviewer.fills)):
        seat, played = reviewer.fills[fill]
        table = reviewer.table_before(fill)
        ask = next((ask for ask in table.asks if ask.seat == seat >= 0), None)
        if ask is None or len(ask.options) < 2 or not reviewer.mind.can_judge(ask.slot):
            continue
        better = next(option for option in ask.options if option != played)
        poisoned = table.imagine(seat, Lots(fill))
        moved += dump_state(poisoned.state) != dump_state(table.state)
        found, again = (reviewer.weigh_answer(one, fill, seat, played, better) for one in (table, poisoned))
        assert (again.chance, again.better.chance, again.error) == (found.chance, found.better.chance, found.error)
        judged += 1
        if judged == 3:
            break
    assert judged
    assert moved


@pytest.mark.once
@pytest.mark.parametrize("level", ["skilled", "master"])
def test_what_a_protector_says_hangs_on_nothing_that_it_does_not_know(level: str) -> None:
    """Sentence by sentence, in the council: who conspires is dealt anew, and the bot says the same."""
    match = gladsheim.start("gotterdammerung", seats=9, seed=6)
    bots = [make_bot("skilled", seat) for seat in range(9)]
    said = moved = 0
    while said < 25:
        ask = next((ask for ask in match.asks if not ask.may), match.asks[0])
        if ask.slot in ("say", "whom", "why", "reason", "claim") and not asgard_of(match.state).faction(ask.seat):
            poisoned = match.imagine(ask.seat, Lots(said))
            moved += dump_state(poisoned.state) != dump_state(match.state)
            mine, theirs = (sat_down(level, "gotterdammerung").answer(Eyes(one, ask.seat)) for one in (match, poisoned))
            assert mine == theirs
            said += 1
        match.answer(ask.seat, bots[ask.seat].answer(Eyes(match, ask.seat)))
    assert moved
