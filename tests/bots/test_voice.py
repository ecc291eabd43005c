"""What bots say in the council of Götterdämmerung: to the point, true to their word, and little."""

from __future__ import annotations

import pytest
from bench.council import check_talk

from gladsheim.bots import Eyes, make_bot
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match, start_match
from gladsheim.games.gotterdammerung import GAME
from gladsheim.games.gotterdammerung.belief import Belief
from gladsheim.games.gotterdammerung.parts import (
    A_FEELING,
    AM_PROTECTOR,
    INQUIRE,
    LISTEN,
    NO_REASON,
    OUT_OF_SUSPICION,
    OUT_OF_TRUST,
    READY,
    SAW,
    SUSPECT,
    TELL_LOOK,
    TRUST,
    VOTES,
    WHOM_SEEN,
    WHY_DEED,
    WHY_VOTE,
    WILL_NOT_SAY,
)
from gladsheim.games.gotterdammerung.seen import Seen
from gladsheim.games.gotterdammerung.state import Asgard
from gladsheim.games.gotterdammerung.voice import Voice
from stories.gotterdammerung.table import actions, council

MOST_A_COUNCIL = 12  # lines of eight bots, on the average


@pytest.mark.parametrize("level", ["novice", "skilled", "master"])
def test_no_bot_contradicts_what_all_have_seen_or_speaks_twice_in_a_row(level: str) -> None:
    lines = councils = 0
    for number in range(4):
        faults, g = check_talk(number, 1, level)
        assert faults == []
        lines += sum(1 for row in g.claims if row[1] != number % 9)
        councils += g.round
    assert lines / councils < MOST_A_COUNCIL


def voice(g: Asgard, seat: int, guilt: list[float]) -> Voice:
    sight = Seen(GAME.sees(g, seat), seat)
    return Voice(sight, guilt, guilt, sum(guilt) / len(guilt), Lots(1))


def test_a_vote_for_one_whom_one_suspects_is_a_reason_to_suspect() -> None:
    t = council("odin thor hel - - - -", conspirators="1 4")
    t.g.round = 2
    t.g.trials = [[1, 3, 1, 0, 0b1101001, 0b1101001, 4, 3, 0]]  # seats 1, 2 and 4 were for letting seat 1 stay
    said = voice(t.g, 0, [0.0, 0.9, 0.3, 0.3, 0.5, 0.3, 0.3])
    assert said.evidence(4, False)[0][:2] == (VOTES, 1)
    assert said.reason(4, False, [A_FEELING, VOTES]) == VOTES
    assert said.evidence(3, False) == []
    assert said.reason(3, False, [A_FEELING, VOTES]) == A_FEELING
    assert said.evidence(3, True)[0][:2] == (VOTES, 1)


def test_who_was_told_to_be_a_protector_is_not_suspected_by_the_same_mouth() -> None:
    t = actions(oracle=3, conspirators="1 4").all_rest().looks(1)
    t.says(3, SAW, 1, 1, 0)
    guilt = [0.2, 0.9, 0.2, 0.0, 0.6, 0.2, 0.2]
    assert voice(t.g, 3, guilt).suspects() == 4
    assert voice(t.g, 5, guilt).suspects() == 1


def test_the_oracle_who_is_silent_is_asked_once_others_have_spoken() -> None:
    t = actions(oracle=3, conspirators="1 4").all_rest().looks(1)
    even = [0.3] * 7
    assert voice(t.g, 5, even).silent_oracle() == -1  # it may speak first
    t.g.note_claim(2, SUSPECT, 4, A_FEELING, -1)
    assert voice(t.g, 5, even).silent_oracle() == 3
    assert voice(t.g, 3, even).silent_oracle() == -1
    t.g.note_claim(6, INQUIRE, 3, WHOM_SEEN, -1)
    assert voice(t.g, 5, even).silent_oracle() == -1


def test_who_spoke_last_listens() -> None:
    t = council("odin thor hel - - - -", conspirators="1 4")
    guilt = [0.0, 0.9, 0.2, 0.2, 0.2, 0.2, 0.2]
    options = [LISTEN, READY, SUSPECT, TRUST]
    assert voice(t.g, 0, guilt).say(options) == SUSPECT
    t.g.note_claim(0, SUSPECT, 1, A_FEELING, -1)
    assert voice(t.g, 0, guilt).say(options) == LISTEN
    t.g.note_claim(5, SUSPECT, 1, A_FEELING, -1)
    assert voice(t.g, 2, guilt).say(options) == LISTEN  # two have said it already


def test_replies_are_about_what_one_did() -> None:
    t = council("odin thor hel - - - -", conspirators="1 4")
    t.g.trials = [[1, 3, 1, 0, 0b1001, 0b1001, 2, 5, 0]]
    t.g.deeds = [[1, 1, 0, 5]]
    replies = [WILL_NOT_SAY, NO_REASON, OUT_OF_TRUST, OUT_OF_SUSPICION]
    asked = voice(t.g, 0, [0.3] * 7)
    for question, reply in ((WHY_VOTE, OUT_OF_SUSPICION), (WHY_DEED, OUT_OF_TRUST), (WHOM_SEEN, WILL_NOT_SAY)):
        asked.s.question = question
        assert asked.reply(replies) == reply
    other = voice(t.g, 5, [0.3] * 7)
    other.s.question = WHY_DEED
    assert other.reply(replies) == NO_REASON
    oracle = actions(oracle=3, conspirators="1 4").all_rest().looks(1)
    seer = voice(oracle.g, 3, [0.3] * 7)
    seer.s.question = WHOM_SEEN
    assert seer.reply([WILL_NOT_SAY, TELL_LOOK]) == TELL_LOOK


def test_the_accused_says_once_that_it_is_a_protector() -> None:
    t = council("odin thor hel - - - -", conspirators="1 4")
    said = voice(t.g, 2, [0.3] * 7)
    assert said.plead([READY, AM_PROTECTOR]) == AM_PROTECTOR
    t.g.note_claim(2, AM_PROTECTOR, -1, -1, -1)
    assert voice(t.g, 2, [0.3] * 7).plead([READY, AM_PROTECTOR]) == READY


def test_a_novice_who_slips_forgets_and_does_not_answer_by_lot() -> None:
    """A Conspirator who has forgotten everything still marks no fellow."""
    for seed in range(30):
        match = start_match(GAME, 9, {}, seed, [])
        state = match.state
        assert isinstance(state, Asgard)
        ask = match.asks[0]
        assert ask.slot == "mark"
        marked = make_bot("novice", seed).answer(Eyes(match, ask.seat))
        assert not state.faction(marked)


def test_a_sentence_is_gone_on_with_by_another_bot_at_the_same_table() -> None:
    """The hall asks a new bot at every question: what it says must follow from the table alone."""
    match = start_match(GAME, 9, {}, 4, [])
    while not match.over:
        ask = next((ask for ask in match.asks if not ask.may), match.asks[0])
        value = Belief(ask.seat).answer(Eyes(match, ask.seat))
        assert value in ask.options
        match.answer(ask.seat, value)
    assert isinstance(match, Match)


def test_a_conspirator_who_forgets_votes_by_a_whim_but_keeps_to_the_story_it_told() -> None:
    """Who remembers never votes against a fellow on whom little lies; who forgets does at times."""
    match = start_match(GAME, 9, {}, 3, [])
    g = match.state
    assert isinstance(g, Asgard)
    me, fellow = [seat for seat in range(9) if g.faction(seat)][:2]
    sight = Seen(match.view(me), me)
    sight.accused = fellow
    thumbs: list[set[int]] = []
    bot = Belief(1)
    for forgets in (False, True):
        bot.forgets = forgets
        found = set()
        for _ in range(40):
            bot.forget(sight)
            found.add(bot.vote(sight))
        thumbs.append(found)
    assert thumbs == [{0}, {0, 1}]
    sight.claims.append([1, me, SAW, fellow, 0, 1])
    assert {bot.vote(sight) for _ in range(20)} == {0}
