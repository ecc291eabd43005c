"""Chapters 9 and 10: the Council of the Gods and its votes."""

from __future__ import annotations

import pytest

from gladsheim.core.forms import CLOCK
from gladsheim.games.gotterdammerung.parts import (
    ACCUSE,
    AGREE,
    AM_PROTECTOR,
    DISAGREE,
    DOWN,
    INQUIRE,
    LISTEN,
    LOOKED_NOT,
    NO_REASON,
    READY,
    REPLY,
    SAW,
    SUSPECT,
    TELL_LOOK,
    TELL_NO_LOOK,
    TRUST,
    VOTES,
    WHOM_SEEN,
    WHY_DEED,
    WILL_NOT_SAY,
    WILL_VOTE,
)
from stories.gotterdammerung.table import Table, actions, conspiracy, council
from stories.rules import rule


def after_a_look(whom: int) -> Table:
    """Seat 3 was Oracle and looked."""
    t = actions(oracle=3)
    return t.all_rest().looks(whom)


@rule("GD 9.1")
def test_an_oracle_may_lie_about_what_it_saw() -> None:
    t = after_a_look(6)
    t.says(3, SAW, 1, 6, 0)
    assert t.g.claims == [[1, 3, SAW, 6, 0, 1]]
    assert "Seat 4: as Oracle of round 1 I saw Seat 7: Protector of Asgard." in t.hears(0)


@rule("GD 9.2")
def test_only_another_player_in_asgard_can_be_accused() -> None:
    t = council(underworld="2")
    t.says(0, ACCUSE)
    assert t.offered(0) == [1, 3, 4, 5, 6]
    assert t.why_not(0, 2) == "GD 9.2"
    assert t.why_not(0, 0) == "GD 9.2"


@rule("GD 9.3")
def test_an_accusation_comes_with_a_reason() -> None:
    t = council().is_tried(0, 5, 1).votes([])
    t.says(0, ACCUSE, 3)
    assert t.asked == {(0, "reason")}
    t.says(0, 1)
    assert t.asked == {(0, "when")}
    t.says(0, 1)
    assert "Seat 1: I accuse Seat 4! Look at the votes in round 1." in t.hears(5)
    assert t.g.slot == "support"


@rule("GD 9.4")
def test_the_first_who_supports_settles_it() -> None:
    t = council()
    t.accuses(0, 3).fill(1, 0).fill(5, 1)
    assert t.asked == {(3, "say")}, "the accused speaks"


@rule("GD 9.4", "GD 9.5")
def test_an_accusation_stands_until_the_last_who_could_support_it_has_declined() -> None:
    t = council()
    t.accuses(0, 3)
    for seat in (1, 2, 4, 5):
        t.fill(seat, 0)
    assert t.asked == {(6, "support")}
    t.fill(6, 1)
    assert t.asked == {(3, "say")}


@rule("GD 9.5")
def test_an_unsupported_accusation_does_not_count() -> None:
    t = council()
    t.accuses(0, 3).nobody_supports()
    t.is_tried(1, 3, 2).votes(down=[])
    t.is_tried(0, 4, 1)
    assert t.g.slot == "vote", "the dropped one and the first vote leave room for the second"


@rule("GD 9.6")
def test_in_a_defence_only_the_accused_can_talk() -> None:
    t = council()
    t.accuses(0, 3).fill(1, 1)
    assert t.asked == {(3, "say")}
    assert t.view(0)["voices"] == [3]
    assert t.why_not(3, ACCUSE) == "GD 9.6"
    t.says(3, AM_PROTECTOR).says(3, SUSPECT, 0, 0)
    assert t.g.slot == "vote"
    assert t.view(0)["voices"] == []
    assert [row[1:3] for row in t.g.claims] == [[0, ACCUSE], [3, AM_PROTECTOR], [3, SUSPECT]]


@rule("GD 9.7", "GD 9.8")
def test_if_the_accused_stays_one_other_player_is_accused() -> None:
    t = council()
    t.is_tried(0, 3, 1).votes(down=[0, 1])
    assert t.g.round == 1
    assert t.g.slot == "say"
    t.is_tried(0, 4, 1).votes(down=[0, 1])
    assert t.g.round == 2, "after the second vote the next round begins, whatever came of it"


@rule("GD 9.8")
def test_a_banishment_ends_the_council() -> None:
    t = council()
    t.is_tried(0, 3, 1).votes(down=[0, 1, 2, 4])
    assert t.underworld == [3]
    assert t.g.round == 2


@rule("GD 9.9")
def test_a_compulsory_vote_waits_for_a_supported_accusation() -> None:
    t = council(vote_compulsory=True, talk=1)
    for seat in range(7):
        t.fill(seat, READY)
    t.accuses(2, 3).nobody_supports()
    assert t.offered(2) == [ACCUSE]
    t.is_tried(2, 4, 1).votes(down=[])
    assert t.g.slot == "say"


@rule("GD 9.9", "GD 9.2")
def test_where_a_vote_is_compulsory_nobody_is_asked_to_accuse_only_themselves() -> None:
    gods = "odin tyr thor - hel - -"
    t = council(gods, cards="tyr 5 by 1", underworld="0 1 2 3 4", vote_compulsory=True, talk=1)
    for seat in range(7):
        t.fill(seat, READY)
    assert t.asked == {(seat, "say") for seat in range(6)}, "Seat 7 is the only one who can be accused"


@rule("GD 9.2", "GD 9.10")
def test_whoever_is_the_only_one_that_can_be_accused_cannot_accuse_for_that_reason() -> None:
    t = council("odin tyr thor - hel - -", cards="tyr 5 by 1", underworld="0 1 2 3 4")
    assert ACCUSE in t.offered(0)
    assert t.why_not(6, ACCUSE) == "GD 9.2", "not because nobody can be accused: Seat 7 can, by all others"


@rule("GD 9.12")
def test_each_may_say_one_sentence_in_a_turn_of_talk() -> None:
    t = council(talk=2)
    t.says(0, AM_PROTECTOR)
    assert (0, "say") not in t.asked
    for seat in range(1, 7):
        t.fill(seat, LISTEN)
    assert t.asked == {(seat, "say") for seat in range(7)}, "somebody spoke: a second turn"
    t.says(0, AM_PROTECTOR)
    for seat in range(1, 7):
        t.fill(seat, LISTEN)
    assert t.g.round == 2, "two turns, and it is over"


@rule("GD 9.12")
def test_people_talk_as_long_as_they_like() -> None:
    t = council()
    for _ in range(12):
        t.says(0, AM_PROTECTOR)
        for seat in range(1, 7):
            t.fill(seat, LISTEN)
    assert (t.g.round, t.asked) == (1, {(seat, "say") for seat in range(7)})
    t.all_listen()
    assert t.g.round == 2, "nobody has more to say"


@rule("GD 9.12")
def test_until_somebody_accuses_or_all_are_ready() -> None:
    t = council(vote_compulsory=True)
    for seat in range(7):
        t.fill(seat, READY)
    assert t.offered(0) == [ACCUSE], "this council must come to a vote"
    t = council()
    for seat in range(7):
        t.fill(seat, READY)
    assert t.g.round == 2


@rule("GD 9.13", "GD 9.3")
def test_nobody_speaks_of_votes_of_a_round_that_had_none() -> None:
    t = council()
    t.fill(0, SUSPECT).fill(0, 1)
    assert VOTES not in t.offered(0)
    t = council().is_tried(0, 3, 1).votes([])
    t.fill(0, SUSPECT).fill(0, 1)
    assert VOTES in t.offered(0)
    t.fill(0, VOTES)
    assert t.offered(0) == [1]


@rule("GD 9.12")
def test_talk_ends_when_nobody_wants_to_speak() -> None:
    t = council(talk=6)
    t.all_listen()
    assert t.g.round == 2


@rule("GD 9.12")
def test_who_is_ready_may_still_speak_but_nobody_waits() -> None:
    t = council()
    t.fill(0, READY)
    assert t.ask(0).may
    t.says(0, AM_PROTECTOR)
    assert t.g.claims[-1][1] == 0


@rule("GD 9.13")
def test_the_sentences() -> None:
    t = after_a_look(6)
    t.says(0, SUSPECT, 5, 3, 1)
    t.says(1, TRUST, 3, 0)
    t.says(2, WILL_VOTE, 5, DOWN)
    t.says(3, LOOKED_NOT, 1)
    t.says(4, AGREE, 3)
    t.says(5, DISAGREE, 0)
    t.says(6, AM_PROTECTOR)
    assert t.hears(6)[-7:] == [
        "Seat 1: I suspect Seat 6. Remember what was said in round 1.",
        "Seat 2: I trust Seat 4. It is just a feeling.",
        "Seat 3: if Seat 6 is accused, my vote is thumb down (to the Underworld).",
        "Seat 4: as Oracle of round 1 I did not look.",
        "Seat 5 agrees: “Seat 1: I suspect Seat 6. Remember what was said in round 1.”",
        "Seat 6 disagrees: “…”",
        "Seat 7: I am a Protector of Asgard.",
    ]


@rule("GD 9.13")
def test_only_who_was_oracle_can_speak_of_a_look() -> None:
    t = after_a_look(6)
    assert SAW in t.offered(3)
    assert SAW not in t.offered(2)
    t.says(3, SAW, 1)
    assert t.offered(3) == [0, 1, 2, 4, 5, 6], "at whom it could have looked"


@rule("GD 9.14")
def test_whoever_is_asked_replies_at_once() -> None:
    t = council()
    t.says(0, INQUIRE, 5, WHY_DEED)
    assert t.asked == {(5, "reply")}
    t.says(5, NO_REASON)
    assert t.g.claims == [[1, 0, INQUIRE, 5, WHY_DEED, -3], [1, 5, REPLY, 0, NO_REASON, -3]]
    t.says(1, INQUIRE, 5, WHOM_SEEN)
    assert t.offered(5) == [WILL_NOT_SAY], "who never was Oracle has no look to tell of"


@rule("GD 9.14")
def test_an_oracle_may_tell_its_look_in_reply() -> None:
    t = after_a_look(6)
    t.says(0, INQUIRE, 3, WHOM_SEEN).says(3, TELL_LOOK, 1, 6, 1)
    assert t.g.claims[-1] == [1, 3, SAW, 6, 1, 1]
    t.says(1, INQUIRE, 3, WHOM_SEEN).says(3, TELL_NO_LOOK, 1)
    assert t.g.claims[-1] == [1, 3, LOOKED_NOT, -3, -3, 1]


@rule("GD 9.15")
def test_the_clock_ends_a_discussion_a_sentence_a_defence_and_waiting_for_support() -> None:
    t = council(clock="quick")
    assert t.view(None)["seconds"] == 60
    t.says(0, SUSPECT).time_is_up()
    assert t.g.round == 2
    t = council(clock="quick")
    t.accuses(0, 3)
    assert t.view(None)["seconds"] == 15
    t.time_is_up()
    assert t.g.trials[-1][3] == -3
    t.accuses(1, 3).fill(2, 1)
    assert t.view(None)["seconds"] == 30
    t.time_is_up()
    assert t.g.slot == "vote"
    assert council().view(None)["seconds"] == 0


@rule("GD 9.15")
@pytest.mark.parametrize(
    ("clock", "seconds"), [("none", [0, 0, 0, 0, 0]), ("quick", [15, 60, 15, 30, 20]), ("slow", [30, 180, 20, 60, 30])]
)
def test_each_part_has_its_seconds(clock: str, seconds: list[int]) -> None:
    given = [conspiracy(clock=clock).view(None)["seconds"]]
    t = council(clock=clock)
    given.append(t.view(None)["seconds"])
    t.accuses(0, 3)
    given.append(t.view(None)["seconds"])
    t.fill(1, 1)
    given.append(t.view(None)["seconds"])
    t.fill(3, READY)
    given.append(t.view(None)["seconds"])
    assert given == seconds


@rule("GD 10.1")
def test_thumbs_are_secret_until_all_are_out() -> None:
    one, other = council(), council()
    for t in (one, other):
        t.is_tried(0, 3, 1)
    one.fill(2, 1)
    other.fill(2, 0)
    for seat in (0, 1, 3, 4, 5, 6, None):
        assert one.view(seat) == other.view(seat)
    assert one.view(2) != other.view(2)
    assert one.offered(4) == [0, 1], "nobody may abstain"
    for seat in (0, 1, 3, 4, 5, 6):
        one.fill(seat, 1)
    assert one.g.trials[-1][4] == 0b1111111


@rule("GD 10.2")
def test_the_underworld_votes_too() -> None:
    t = council(underworld="0 1")
    t.is_tried(0, 3, 1).votes(down=[0, 1, 2, 4])
    assert t.g.trials[-1][6:8] == [4, 3]
    assert t.underworld == [0, 1, 3]


@rule("GD 10.3")
@pytest.mark.parametrize(("down", "banished"), [([0, 1, 2], False), ([0, 1, 2, 4], True)])
def test_more_votes_down_than_up_banish(down: list[int], banished: bool) -> None:
    t = council()
    t.is_tried(0, 3, 1).votes(down=down)
    assert t.g.is_banished(3) == banished


@rule("GD 10.3")
def test_a_tie_lets_the_accused_stay() -> None:
    t = council(cards="thor 6 by 2")
    t.is_tried(0, 3, 1).votes(down=[0, 1, 2])
    assert t.g.trials[-1][6:8] == [3, 3]
    assert t.underworld == []


@rule("GD 10.4")
def test_votes_are_weighed_and_all_go_the_same_way() -> None:
    t = council("odin sif thor heimdall hel - -", cards="sif 5 by 1, heimdall 5 by 3, thor 6 by 2")
    t.is_tried(0, 4, 1).votes(down=[5, 6])
    assert t.g.trials[-1][6:8] == [3, 5]
    t = council("odin sif thor heimdall hel - -", cards="heimdall 5 by 3, thor 5 by 2")
    assert t.g.votes(5) == 1, "a lost vote is made up for by an additional one"


@rule("GD 10.5")
def test_balders_bearer_votes_first_and_is_turned_then() -> None:
    t = council("odin balder thor - hel - -", cards="balder 3 by 1")
    t.is_tried(0, 4, 2).votes(down=[3])
    assert "Balder's card turns the vote of Seat 4: thumb up (stays in Asgard)." in t.hears(6)
    assert t.g.trials[-1][4:8] == [1 << 3, 0, 0, 7]


@rule("GD 10.6")
def test_freyas_votes_follow_her_thumb_even_if_it_has_no_vote() -> None:
    t = council("odin freya thor - hel - -", cards="freya 4 by 1, thor 1 by 2")
    t.is_tried(0, 4, 2).votes(down=[1, 0, 2])
    assert t.g.trials[-1][6:8] == [4, 4]


@rule("GD 10.9")
def test_when_time_is_up_a_missing_thumb_points_up() -> None:
    t = council(clock="slow")
    t.is_tried(0, 3, 1).fill(0, 1).fill(1, 1).fill(CLOCK, 0)
    assert t.g.trials[-1][6:8] == [2, 5]
