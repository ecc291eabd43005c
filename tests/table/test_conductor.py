"""The spoken table: its timetable, its nights, its council; and that it goes on from its journal."""

from __future__ import annotations

import pytest

from gladsheim.core.forms import Illegal
from gladsheim.core.game import BadOption
from gladsheim.core.spoken import ACT, DEFENCE, LOOK, NIGHT, SUPPORT, TALK, UNTOUCHED, VOTE
from gladsheim.games.gotterdammerung.parts import listed
from gladsheim.games.gotterdammerung.state import asgard_of
from gladsheim.table import Answer, Replay, Table, open_table, set_table, take_snapshot
from gladsheim.table.conductor import Conductor, Touch
from gladsheim.table.head import MASTER, TYPED, VOICE
from gladsheim.table.journal import FILL, TOUCH
from gladsheim.table.leading import packed, unpacked
from gladsheim.table.timetable import DAWN, GATE, KNOCKS, PLAIN, SECRETS, VERDICT
from table.evenings import Evening


def conspirators(evening: Evening) -> list[int]:
    return [*listed(asgard_of(evening.table.playing().state).conspirators)]


def protectors(evening: Evening) -> list[int]:
    return [seat for seat in range(len(evening.table.chairs)) if seat not in conspirators(evening)]


def to_council(evening: Evening) -> None:
    evening.look_at_cards()
    evening.night()
    evening.until(ACT)
    while evening.stage == ACT:
        evening.wait(30)
    evening.until(TALK)


@pytest.mark.parametrize("seats", [7, 9, 12])
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_evening_is_led_to_its_end_and_replays(seats: int, seed: int) -> None:
    evening = Evening(seats, seed=seed, cast="recommended")
    evening.play()
    assert {SECRETS, GATE, NIGHT, DAWN, ACT, TALK} <= {*evening.stages}
    assert len({*evening.touched.values()}) == 1, "every phone is touched as often by night"
    again = open_table(evening.table.head, None, evening.entries)
    assert again.playing().fills == evening.table.playing().fills
    assert again.nights == evening.table.nights
    assert Replay(evening.table.head, evening.entries).last.over
    kept = open_table(evening.table.head, take_snapshot(evening.table), [])
    assert kept.nights == evening.table.nights


def test_every_night_is_as_long_whatever_is_touched() -> None:
    lengths = set()
    for seed in range(6):
        evening = Evening(seed=seed)
        evening.look_at_cards()
        evening.until(NIGHT)
        began = evening.at
        evening.night(None if seed % 2 else {})
        lengths.add(round(evening.at - began, 6))
    assert lengths == {24.0}


def test_a_night_writes_a_record_of_one_size_for_each_seat_in_one_batch() -> None:
    evening = Evening()
    evening.look_at_cards()
    evening.until(NIGHT)
    before = len(evening.entries)
    evening.night()
    night = evening.entries[before:]
    assert [entry.seat for entry in night if entry.kind == TOUCH] == [*range(9)]
    assert {len(str(entry.value)) for entry in night if entry.kind == TOUCH} == {4}
    assert len({entry.at for entry in night}) == 1
    assert {entry.kind for entry in night} == {TOUCH, FILL}


def test_touches_are_packed_and_unpacked() -> None:
    for row in ([0, 14, UNTOUCHED], [UNTOUCHED] * 3, [3, 3, 3]):
        assert unpacked(packed(row)) == row


@pytest.mark.parametrize("bells", ["third counts", "second parts", "first parts"])
def test_most_last_touches_fall_and_a_tie_is_parted_by_the_bells_before(bells: str) -> None:
    evening = Evening(9)
    evening.look_at_cards()
    evening.until(NIGHT)
    a, b, c = conspirators(evening)
    x, y, z = protectors(evening)[:3]
    rows = {
        "third counts": ([y, y, x], [y, y, x], [y, y, y]),
        "second parts": ([y, x, x], [y, x, y], [y, z, z]),
        "first parts": ([x, x, x], [x, y, y], [y, z, z]),
    }[bells]
    touches = [[UNTOUCHED] * 3 for _ in range(9)]
    touches[a], touches[b], touches[c] = rows
    conductor = evening.conductor
    answers = conductor.spoken.night(conductor.match, touches, 5)
    twin = conductor.match.clone()
    for seat, value in answers:
        twin.answer(seat, value)
    assert asgard_of(twin.state).banished[-1][1] == x


def test_who_dozes_is_carried_by_the_last_touch_and_without_any_a_protector_falls() -> None:
    evening = Evening(9, seed=3)
    evening.look_at_cards()
    first = conspirators(evening)[0]
    target = protectors(evening)[2]
    evening.until(NIGHT)
    while evening.conductor.bell < 1:
        evening.wait(1)
    evening.touch_all({first: target})
    evening.until(DAWN)
    assert asgard_of(evening.table.playing().state).banished[-1][1] == target
    for seed in range(5):
        empty = Evening(9, seed=seed)
        empty.look_at_cards()
        empty.night({})
        assert asgard_of(empty.table.playing().state).banished[-1][1] in protectors(empty)


def test_a_late_an_early_and_a_second_touch_are_refused_and_change_nothing() -> None:
    evening = Evening()
    evening.look_at_cards()
    evening.until(NIGHT)
    evening.wait(5.1)
    conductor = evening.conductor
    with pytest.raises(Illegal, match="not rung"):
        evening.touch(0, "bell", conductor.part.ring[0], 1)
    evening.wait(1)
    evening.touch(0, "bell", conductor.part.ring[0], 1)
    with pytest.raises(Illegal, match="too late"):
        evening.touch(0, "bell", conductor.part.ring[1], 1)
    evening.wait(5)
    assert conductor.bell == 2
    with pytest.raises(Illegal, match="too late"):
        evening.touch(1, "bell", conductor.part.ring[0], 1)
    with pytest.raises(Illegal, match="not in the ring"):
        evening.touch(1, "bell", 60, 2)
    assert conductor.touches[1] == [UNTOUCHED] * 3
    assert conductor.touches[0][0] == conductor.part.ring[0]
    with pytest.raises(Illegal, match="too late"):
        conductor.touch(Touch(0, conductor.number - 1, "accuse", 1), evening.at)


def test_the_gate_waits_for_a_missing_phone_or_the_host() -> None:
    evening = Evening()
    evening.here.discard(4)
    evening.look_at_cards()
    assert evening.stage == GATE
    evening.wait(60)
    assert (evening.stage, evening.conductor.missing) == (GATE, [4])
    with pytest.raises(Illegal, match="only the host"):
        evening.touch(3, "on")
    evening.here.add(4)
    evening.wait(1)
    assert evening.stage == NIGHT
    other = Evening(seed=2)
    other.here.discard(4)
    other.look_at_cards()
    other.wait(20)
    other.touch(0, "on")
    assert other.stage == NIGHT


def test_nobody_marks_looks_or_votes_past_the_hall() -> None:
    evening = Evening()
    evening.look_at_cards()
    seat = conspirators(evening)[0]
    with pytest.raises(Illegal, match="at its time"):
        evening.table.decide(Answer(seat, evening.table.playing().asks[0].options[0]), evening.at)
    assert evening.table.dues() == []


def test_the_oracle_learns_what_she_touched_and_everybody_is_shown_a_side() -> None:
    for seed in range(8):
        evening = Evening(seed=seed)
        evening.look_at_cards()
        evening.night()
        while evening.stage != LOOK:
            evening.wait(30 if evening.stage == ACT else 8)
        began, conductor = evening.conductor.began, evening.conductor
        while not conductor.bell:
            evening.wait(0.5)
        oracle, whom = conductor.part.who, conductor.part.ring[0]
        evening.touch_all({oracle: whom})
        evening.until(TALK)
        assert round(evening.at - began, 6) == 15
        sides = [conductor.spoken.side(conductor.match, seat) for seat in range(9)]
        assert conductor.shown == [sides[whom] if seat == oracle else sides[seat] for seat in range(9)]
        assert asgard_of(conductor.match.state).oracles[-1][3] == whom


def test_an_accusation_needs_support_within_fifteen_seconds() -> None:
    evening = Evening()
    to_council(evening)
    left = evening.conductor.ends
    whom = evening.conductor.part.ring[-1]
    accuser = next(seat for seat in range(9) if seat != whom)
    evening.touch(accuser, "accuse", whom)
    assert (evening.stage, evening.conductor.part.who, evening.conductor.part.whom) == (SUPPORT, accuser, whom)
    with pytest.raises(Illegal, match="for others"):
        evening.touch(whom, "support")
    evening.wait(15)
    assert evening.stage == TALK
    assert evening.conductor.ends == left, "the time of the council goes on"
    evening.touch(accuser, "accuse", whom)  # once more, though this turn of talk had the word of the accuser
    evening.touch(next(iter(evening.conductor.part.ring)), "support")
    assert evening.stage == DEFENCE
    with pytest.raises(Illegal, match="for others"):
        evening.touch(accuser, "spoken")
    evening.wait(60)
    assert evening.stage == VOTE


def test_thumbs_come_out_together_a_missing_one_is_called_and_the_host_enters_it() -> None:
    evening = Evening()
    to_council(evening)
    whom = evening.conductor.part.ring[-1]
    evening.touch(next(seat for seat in range(9) if seat != whom), "accuse", whom)
    evening.touch(evening.conductor.part.ring[0], "support")
    evening.touch(whom, "spoken")
    assert evening.stage == VOTE
    for seat in range(8):
        evening.touch(seat, "thumb", 1)
    evening.touch(3, "thumb", 0)
    assert evening.table.playing().view(None)["trial"]["out"] == [], "no thumb is seen before all are"  # type: ignore[index,call-overload]
    with pytest.raises(Illegal, match="not missing"):
        evening.touch(0, "enter", 2 * 8 + 1)
    evening.wait(30)
    assert evening.conductor.missing == [8]
    with pytest.raises(Illegal, match="only the host"):
        evening.touch(1, "enter", 2 * 8 + 1)
    evening.touch(0, "enter", 2 * 8 + 1)
    assert evening.stage == KNOCKS
    evening.wait(3)
    assert evening.stage == VERDICT
    trial = asgard_of(evening.table.playing().state).trials[-1]
    assert trial[4] == 0b111110111


def test_a_council_in_which_nobody_is_accused_ends_by_time() -> None:
    evening = Evening()
    to_council(evening)
    evening.wait(180)
    assert (evening.stage, asgard_of(evening.table.playing().state).round) == (GATE, 2)


def test_an_evening_that_breaks_off_by_night_goes_on_from_its_journal() -> None:
    evening = Evening()
    to_council(evening)
    evening.wait(180)
    evening.until(NIGHT)
    evening.wait(12)
    head, entries = evening.table.head, [*evening.entries]
    evening.table = open_table(head, None, entries)
    evening.conductor = Conductor(evening.table, evening.at, lots=evening.lots)
    assert evening.stage == GATE, "the night begins anew; nobody looks at the cards again"
    evening.night()
    evening.until(ACT)
    assert len(evening.table.nights) == 2
    fresh = Table(head)
    fresh.apply(evening.entries)
    assert fresh.playing().fills == evening.table.playing().fills


def test_where_a_person_leads_nothing_goes_on_by_itself_by_day() -> None:
    evening = Evening(conduct=MASTER)
    evening.look_at_cards()
    evening.wait(60)
    assert evening.stage == GATE
    evening.touch(0, "on")
    evening.night()
    for _ in range(100):
        stage = evening.stage
        if stage in (TALK, NIGHT):
            break
        if stage == LOOK:
            evening.wait(15)
            continue
        evening.wait(300)
        assert evening.stage == stage
        evening.touch(0, "on")
    evening.wait(300)
    assert evening.stage == TALK
    evening.touch(0, "on")
    assert evening.stage == GATE


def test_those_far_apart_have_the_nights_alone_and_type_by_day() -> None:
    evening = Evening(conduct=TYPED)
    evening.step()
    assert evening.stage == NIGHT
    for bell in (1, 2, 3):
        while evening.conductor.bell < bell:
            evening.wait(0.5)
        evening.touch_all()
    evening.wait(10)
    assert evening.stage == PLAIN
    ask = evening.table.playing().asks[0]
    evening.enter(evening.table.decide(Answer(ask.seat, ask.options[-1]), evening.at))
    asked = set[str]()
    while not asked & {"say", "accuse"}:
        evening.step()
        if evening.stage != PLAIN:
            evening.play_stage()
            continue
        ask = next(one for one in evening.table.playing().asks if one.seat >= 0)
        asked.add(ask.slot)
        evening.enter(evening.table.decide(Answer(ask.seat, evening.lots.choice(ask.options)), evening.at))
    assert not evening.table.over, "what is said by day they type themselves"


def test_only_a_game_that_is_talked_through_can_be_led() -> None:
    with pytest.raises(BadOption, match="cannot be led aloud"):
        set_table("yggdrasil", [None, None], {}, 0.0, conduct=VOICE)
    with pytest.raises(BadOption, match="not by 'moon'"):
        set_table("gotterdammerung", [None] * 7, {}, 0.0, conduct="moon")
