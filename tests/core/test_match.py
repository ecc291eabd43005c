"""A match: journal, replay, verification, branches, imagination."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path

import pytest

import gladsheim
from core.toy import Toy, toy_game
from gladsheim.core.forms import CHANCE, CLOCK, Illegal
from gladsheim.core.game import Json
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match, Outcome, start_match
from gladsheim.core.records import branched_at, unchecked_draws
from gladsheim.core.save import Damaged, digest


def played(fills: int = 10_000, seed: int = 5) -> Match:
    m = gladsheim.start("odins-table", seed=seed, player_seeds=["ask"])
    lots = Lots(seed)
    for _ in range(fills):
        if m.over:
            break
        ask = m.asks[lots.below(len(m.asks))]
        m.answer(ask.seat, ask.options[lots.below(len(ask.options))])
    return m


def fills_of(journal: dict[str, Json]) -> list[list[int]]:
    fills = journal["fills"]
    assert isinstance(fills, list)
    return [[int(str(part)) for part in fill] for fill in fills if isinstance(fill, list)]


def put_fills(journal: dict[str, Json], fills: list[list[int]]) -> dict[str, Json]:
    changed = copy.deepcopy(journal)
    changed["fills"] = [[*fill] for fill in fills]
    return changed


def why_no_replay(journal: dict[str, Json]) -> str:
    with pytest.raises(Damaged) as caught:
        gladsheim.replay(journal)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def why_not_verified(journal: dict[str, Json]) -> str:
    with pytest.raises(Damaged) as caught:
        gladsheim.verify(journal)
    assert "\n" not in str(caught.value)
    return str(caught.value)


OVER = played()
JOURNAL = OVER.journal


def test_the_same_seed_and_answers_are_the_same_match() -> None:
    assert played(40).journal == played(40).journal
    assert played(40).journal != played(40, seed=6).journal


def test_without_a_seed_nobody_can_guess_chance() -> None:
    one, other = gladsheim.start("odins-table"), gladsheim.start("odins-table")
    assert one.header()["chance"] != other.header()["chance"]


def test_a_journal_keeps_its_seed_until_the_game_is_over() -> None:
    assert "seed" not in played(40).journal
    assert "seed" in JOURNAL


def test_a_journal_replays_with_no_generator() -> None:
    again = gladsheim.replay(json.loads(json.dumps(JOURNAL)))
    assert again.over
    assert again.journal == JOURNAL
    assert again.returns == OVER.returns
    assert again.view(None) == OVER.view(None)


def test_a_replay_can_be_listened_to() -> None:
    again = gladsheim.replay(JOURNAL, listen=True)
    told = [[beat.event for beat in again.beats(seat)] for seat in (0, 1, None)]
    assert told[0] != told[1]
    assert [beat.event for beat in again.beats(None, since=5)] == told[2][5:]
    assert gladsheim.replay(JOURNAL).beats(0) == []


def test_every_draw_of_a_finished_match_is_verified() -> None:
    draws = sum(1 for seat, _ in fills_of(JOURNAL) if seat == CHANCE)
    assert gladsheim.verify(JOURNAL) == draws > 12


def test_an_unfinished_match_cannot_be_verified() -> None:
    message = "the journal does not tell its seed: chance can be verified once the game is over"
    assert why_not_verified(played(40).journal) == message


def test_a_tampered_draw_is_found() -> None:
    fills = fills_of(JOURNAL)
    first = next(n for n, (seat, _) in enumerate(fills) if seat == CHANCE)
    drawn = fills[first][1]
    fills[first][1] = 9 if drawn != 9 else 0
    message = why_not_verified(put_fills(JOURNAL, fills))
    assert message == f"fill {first} says that chance gave {fills[first][1]}, but the seed gives {drawn}"


def forged(journal: dict[str, Json], first: Json) -> dict[str, Json]:
    """A journal whose header names another fill from which on its chance drew."""
    changed = copy.deepcopy(journal)
    assert isinstance(changed["chance"], dict)
    changed["chance"]["from"] = first
    return changed


@pytest.mark.parametrize("first", [-1, 10**6, len(OVER.fills) // 2 + 1])
def test_chance_that_draws_from_a_fill_that_is_not_there_is_found(first: int) -> None:
    fills = fills_of(JOURNAL)
    fills[next(n for n, (seat, _) in enumerate(fills) if seat == CHANCE)][1] += 1
    count = len(fills)
    message = f"its header is damaged: chance draws from fill {first} on, but there are {count} fills"
    for journal in (JOURNAL, put_fills(JOURNAL, fills)):
        assert why_no_replay(forged(journal, first)) == why_not_verified(forged(journal, first)) == message
    saved = forged(OVER.save(), first)
    saved["digest"] = digest(saved)
    with pytest.raises(Damaged, match=f"^{message}$"):
        gladsheim.load(saved)


@pytest.mark.parametrize("first", [None, "0", 0.0, True])
def test_chance_that_does_not_say_from_which_fill_on_it_drew_is_found(first: Json) -> None:
    message = "its header is damaged: chance does not say from which fill on it drew"
    assert why_no_replay(forged(JOURNAL, first)) == why_not_verified(forged(JOURNAL, first)) == message


def test_what_a_header_takes_out_of_the_check_is_told() -> None:
    fills = fills_of(JOURNAL)
    draws = [n for n, (seat, _) in enumerate(fills) if seat == CHANCE]
    assert (branched_at(JOURNAL), unchecked_draws(JOURNAL)) == (0, 0)
    for first in (draws[3], len(fills)):
        journal = forged(JOURNAL, first)
        assert (branched_at(journal), unchecked_draws(journal)) == (first, sum(1 for n in draws if n < first))
    # Draws that are taken out shift all that follow: the seed does not give those.
    assert why_not_verified(forged(JOURNAL, draws[3])).startswith(f"fill {draws[3]} says that chance gave")


def test_a_cut_journal_that_tells_its_seed_is_not_verified() -> None:
    cut = put_fills(JOURNAL, fills_of(JOURNAL)[:-1])
    assert why_not_verified(cut) == "the journal is damaged: it tells its seed, but ends before the game does"


def test_why_a_journal_is_not_verified_is_said_to_people_too() -> None:
    seed, draw = copy.deepcopy(JOURNAL), fills_of(JOURNAL)
    seed["seed"] = "00" * 32
    place = next(n for n, (seat, _) in enumerate(draw) if seat == CHANCE)
    drawn, draw[place] = draw[place][1], [CHANCE, 9]
    beyond = put_fills(JOURNAL, [*fills_of(JOURNAL), [0, 0]])
    for journal, phrase in (
        (seed, ["refused-seed", {}]),
        (put_fills(JOURNAL, draw), ["refused-draw", {"number": place, "value": 9, "drawn": drawn}]),
        (beyond, ["refused-fill", {"number": len(draw)}]),
    ):
        with pytest.raises(Damaged) as caught:
            gladsheim.verify(journal)
        assert caught.value.phrase is not None
        assert caught.value.phrase.plain() == phrase


def test_another_seed_is_found() -> None:
    tampered = copy.deepcopy(JOURNAL)
    tampered["seed"] = "00" * 32
    assert why_not_verified(tampered) == "the revealed seed is not the one that was committed to"
    tampered["seed"] = "no number"
    assert why_not_verified(tampered) == "its seed is damaged: it is not a hexadecimal number"
    assert why_no_replay(tampered) == "its seed is damaged: it is not a hexadecimal number"


def test_a_tampered_answer_is_found() -> None:
    fills = fills_of(JOURNAL)
    place = next(n for n, (seat, _) in enumerate(fills) if seat != CHANCE)
    fills[place] = [fills[place][0], 99]
    tampered = put_fills(JOURNAL, fills)
    for message in (why_no_replay(tampered), why_not_verified(tampered)):
        assert message.startswith(f"the journal is damaged at fill {place}: seat {fills[place][0]} may not answer 99")


@pytest.mark.parametrize("more", [[0, 0], [CHANCE, 0]])
def test_fills_beyond_the_end_are_found(more: list[int]) -> None:
    fills = fills_of(JOURNAL)
    tampered = put_fills(JOURNAL, [*fills, more])
    message = f"the journal is damaged at fill {len(fills)}: the game is over: nobody is asked anything"
    assert why_no_replay(tampered) == why_not_verified(tampered) == message


def test_chance_where_a_seat_is_asked_is_found() -> None:
    fills = fills_of(JOURNAL)
    place = next(n for n, (seat, _) in enumerate(fills) if seat != CHANCE)
    tampered = put_fills(JOURNAL, [*fills[:place], [CHANCE, 0], *fills[place:]])
    for message in (why_no_replay(tampered), why_not_verified(tampered)):
        assert message.startswith(f"the journal is damaged at fill {place}: seat -1 is not asked now")


@pytest.mark.parametrize("bad", [[0], [0, 1, 2], ["0", 1], "fill", None, [0, None]])
def test_a_fill_that_is_none_is_found(bad: Json) -> None:
    tampered = copy.deepcopy(JOURNAL)
    assert isinstance(tampered["fills"], list)
    tampered["fills"][3] = bad
    assert why_no_replay(tampered) == "the journal is damaged: fill 3 is not a seat and a value"


def test_a_journal_without_fills_or_header_is_damaged() -> None:
    for part, message in {
        "fills": "the journal is damaged: it has no list of fills",
        "gladsheim": "this is not a save or journal of format 1",
        "seats": "its header is damaged: seats, options or chance is missing",
        "game": "this is not a save or journal of Gladsheim: it names no game",
    }.items():
        tampered = copy.deepcopy(JOURNAL)
        del tampered[part]
        assert why_no_replay(tampered) == message


def test_a_journal_of_other_rules_is_refused() -> None:
    tampered = copy.deepcopy(JOURNAL)
    tampered["rules_version"] = "0.0"
    version = gladsheim.find("odins-table").rules_version
    assert why_no_replay(tampered) == f"made under rules 0.0 of odins-table, but these are rules {version}"


def test_a_journal_with_an_unknown_option_is_refused() -> None:
    tampered = copy.deepcopy(JOURNAL)
    assert isinstance(tampered["options"], dict)
    tampered["options"]["white"] = "nobody"
    with pytest.raises(gladsheim.BadOption, match=r"^option 'white' of odins-table may not be 'nobody'; allowed: "):
        gladsheim.replay(tampered)


def test_an_unfinished_journal_is_a_branch_with_its_own_chance() -> None:
    m = played(40)
    branch = gladsheim.replay(m.journal)
    assert branch.view(0) == m.view(0)
    assert branch.journal["fills"] == m.journal["fills"]
    assert branch.header()["chance"] != m.header()["chance"]
    lots = Lots(1)
    while not branch.over:
        ask = branch.asks[0]
        branch.answer(ask.seat, ask.options[lots.below(len(ask.options))])
    # Only what was drawn since the branch can be checked against its seed.
    before = len(fills_of(m.journal))
    since = sum(1 for seat, _ in fills_of(branch.journal)[before:] if seat == CHANCE)
    assert gladsheim.verify(branch.journal) == since
    assert branched_at(branch.journal) == before
    assert unchecked_draws(branch.journal) == sum(1 for seat, _ in fills_of(m.journal) if seat == CHANCE)
    assert gladsheim.replay(branch.journal).journal == branch.journal


def test_a_finished_journal_cut_short_does_not_go_on_with_the_seed_that_all_know() -> None:
    fills = fills_of(JOURNAL)
    cut = next(n for n in range(30, len(fills)) if fills[n][0] == CHANCE)
    branch = gladsheim.replay(put_fills(JOURNAL, fills[:cut]))
    assert branch.header()["chance"] != OVER.header()["chance"]


def test_a_finished_journal_without_its_seed_claims_no_draw() -> None:
    silent = copy.deepcopy(JOURNAL)
    del silent["seed"]
    again = gladsheim.replay(silent).journal
    assert (gladsheim.verify(again), unchecked_draws(again)) == (0, gladsheim.verify(JOURNAL))


def test_a_clone_is_independent() -> None:
    m = played(40)
    twin = m.clone()
    ask = m.asks[0]
    m.answer(ask.seat, ask.options[0])
    assert len(twin.fills) < len(m.fills)
    twin.answer(ask.seat, ask.options[0])
    assert twin.journal == m.journal


def test_an_imagined_match_has_no_past() -> None:
    twin = played(40).imagine(0, random.Random(1))
    with pytest.raises(ValueError, match=r"^an imagined match has no journal$"):
        _ = twin.journal
    again = gladsheim.load(twin.save())
    with pytest.raises(ValueError, match=r"^an imagined match has no journal$"):
        _ = again.journal
    while not twin.over:
        twin.answer(twin.asks[0].seat, twin.asks[0].options[0])


def test_an_imagined_match_does_not_share_the_true_chance() -> None:
    m = played(40)
    assert m.imagine(0, Lots(1)).chance.seed != m.chance.seed
    assert m.imagine(0, Lots(1)).view(1) == m.imagine(0, Lots(1)).view(1)


def test_refused_answers_change_nothing() -> None:
    m = gladsheim.start("odins-table", seed=5)
    before = m.save()
    for seat, value in ((1, 99), (0, 99), (2, 0), (CHANCE, 0), (CLOCK, 0)):
        with pytest.raises(Illegal) as caught:
            m.answer(seat, value)
        assert "\n" not in str(caught.value)
        assert m.save() == before
    with pytest.raises(gladsheim.Illegal, match=r"^the game is over: nobody is asked anything$"):
        played().answer(0, 0)


def test_the_outside_gets_its_own_options() -> None:
    m = gladsheim.start("odins-table", seed=5)
    m.asks[0].options.clear()
    again = m.clone()
    assert again.asks[0].options


def test_choosing_by_number_is_answering_the_first_question() -> None:
    by_number, by_answer = played(0), played(0)
    lots = Lots(1)
    while options := by_number.options:
        n = lots.below(len(options))
        first = by_answer.asks[0]
        assert options == first.options
        by_number.choose(n)
        by_answer.answer(first.seat, first.options[n])
    assert by_number.over
    assert by_number.save() == by_answer.save()


@pytest.mark.parametrize("fills", [0, 12, 10_000])  # both are asked, one is asked, nobody is
def test_a_number_that_is_not_offered_changes_nothing(fills: int) -> None:
    m = played(fills)
    before = m.save()
    for n in (-1, len(m.options)):
        with pytest.raises(Illegal, match=f"no option number {n}; there are {len(m.options)}"):
            m.choose(n)
    assert m.save() == before


def test_the_options_by_number_are_ones_own_list() -> None:
    m = played(12)
    m.options.clear()
    assert m.options == m.asks[0].options != []


def test_returns_and_outcome_come_with_the_end() -> None:
    m = played(40)
    assert (m.over, m.outcome, m.returns) == (False, None, [0.0, 0.0])
    assert OVER.over
    assert sum(OVER.returns) == 1.0
    outcome = OVER.outcome
    assert isinstance(outcome, Outcome)
    assert str(outcome) == outcome.text
    assert repr(outcome) == f"Outcome({outcome.key!r}, {outcome.text!r})"
    assert OVER.ending("fr").text != outcome.text
    assert OVER.view(0)["outcome"] == outcome.key
    assert OVER.view(0)["returns"] == OVER.returns
    assert outcome.text in OVER.text(0)


def test_a_view_holds_only_ones_own_questions() -> None:
    m = gladsheim.start("odins-table", seed=5)
    own = m.view(0)["asks"]
    assert isinstance(own, list)
    assert len(own) == 1
    assert m.view(None)["asks"] == []
    assert m.view(None)["waiting"] == [0, 1]
    json.dumps(m.view(0))


def test_the_clock_is_a_seat_of_the_table() -> None:
    m = start_match(toy_game(Path("nowhere")), 3, {}, 1, [])
    assert [ask.seat for ask in m.asks] == [2, 0, 1]
    running = m.clock
    assert running is not None
    assert m.view(None)["waiting"] == [0, 1]
    m.answer(0, 1)
    m.answer(2, 9)
    m.answer(CLOCK, 1)
    stopped = m.clock
    assert stopped is None
    assert [ask.seat for ask in m.asks] == [0]
    assert m.closed(m.asks[0]) == {7: "TY 1.7"}
    assert m.place(m.asks[0], 1) == []
    m.answer(0, 2)
    assert m.over
    assert m.closed(played(40).asks[0]) == {}
    assert isinstance(m.state, Toy)
    assert m.state.notes[1:] == [9, 1, 2]
    assert (CLOCK, 1) in [*zip(m.fills[::2], m.fills[1::2], strict=True)]


def test_each_seat_hears_what_it_may() -> None:
    m = start_match(toy_game(Path("nowhere")), 3, {}, 1, [])
    m.listen()
    m.listen()
    m.answer(CLOCK, 1)
    m.answer(0, 2)
    assert [beat.event for beat in m.beats(0)] == ["noted"]
    assert [beat.event for beat in m.beats(1)] == ["rustle"]
