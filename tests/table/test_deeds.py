"""What people do at a table: sit down, answer once, take back."""

from __future__ import annotations

import pytest

from gladsheim.core.game import BadOption
from gladsheim.table import (
    Agree,
    Answer,
    Begin,
    Entry,
    Propose,
    Refused,
    Sit,
    Undo,
    hash_token,
    new_token,
    open_table,
    set_table,
    take_snapshot,
)
from table.players import START, Party, party, truth

# Sitting down


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    p = party("odins-table", [None, None])
    p.sit(0)
    assert [entry.kind for entry in p.journal] == ["sit"]
    p.sit(1)
    assert [entry.kind for entry in p.journal] == ["sit", "sit", "begin"]
    assert p.table.match is not None
    assert p.table.match.chance.players == []


def test_a_name_is_one_line_that_can_be_printed() -> None:
    p = party("odins-table", [None, "random"])
    with pytest.raises(Refused, match="needs a name"):
        p.do(Sit(0, " \0\n", hash_token("a")))
    p.do(Sit(0, " A\0n\nn" + "x" * 50, hash_token("a")))
    assert p.table.chairs[0].name == "A n n" + "x" * 35


def test_a_taken_seat_is_refused_and_the_open_ones_are_named() -> None:
    p = party("vedrfolnir", [None, "random", None])
    p.sit(0)
    for seat in (0, 1):
        with pytest.raises(Refused, match=f"seat {seat} is taken; open: 2"):
            p.sit(seat)
    with pytest.raises(Refused, match="no seat 3; there are: 0 to 2"):
        p.sit(3)


def test_a_token_proves_its_seat_and_only_its_hash_is_kept() -> None:
    token = new_token()
    p = party("odins-table", [None, "random"])
    p.do(Sit(0, "Ann", hash_token(token)))
    assert p.table.seat_of(token) == 0
    assert p.table.seat_of(token + "x") is None
    assert p.table.seat_of("") is None
    assert token not in take_snapshot(p.table)
    assert all(token not in str(vars(entry)) for entry in p.journal)


def test_a_table_of_bots_alone_is_begun_by_hand() -> None:
    p = party("odins-table", ["random", "random"])
    p.do(Begin())
    assert p.table.bots_asked()[0][1] == "random"
    with pytest.raises(Refused, match="begun already"):
        p.do(Begin())


def test_nobody_answers_before_the_game_has_begun() -> None:
    p = party("odins-table", [None, None])
    p.sit(0)
    with pytest.raises(Refused, match="not begun"):
        p.do(Answer(0, 0))
    with pytest.raises(Refused, match="every seat is taken"):
        p.do(Begin())


@pytest.mark.parametrize(
    ("game", "levels", "clock", "named"),
    [
        ("chess", [None, None], None, "odins-table"),
        ("odins-table", [None], None, "2 seats"),
        ("odins-table", [None, "clever"], None, "random, novice, skilled, master"),
        ("odins-table", [None, None], 2, "5 to 604800 seconds"),
    ],
)
def test_a_table_that_cannot_be_set_says_what_is_allowed(
    game: str, levels: list[str | None], clock: int | None, named: str
) -> None:
    with pytest.raises(BadOption, match=named):
        set_table(game, levels, {}, START, clock)


# Answering


def test_an_answer_with_the_same_client_id_is_done_once() -> None:
    p = begun()
    answer = p.some_answer(0)
    done = p.do(answer)
    before = truth(p.table)
    assert p.table.decide(answer, p.now) == []
    assert p.table.done_at(0, answer.client) == done[0].seq
    assert truth(p.table) == before


def test_a_client_id_that_no_store_can_keep_is_refused() -> None:
    p = begun()
    for client in ("a\0", "x" * 65, "\ud800", "a\nb"):
        for deed in (Answer(0, 0, client), Undo(0, client), Propose(0, 0, "novice", client), Agree(0, 1, True, client)):
            with pytest.raises(Refused, match="the id of a deed has at most 64"):
                p.do(deed)


def test_two_seats_may_use_the_same_client_id() -> None:
    p = begun()
    for seat in (0, 1):
        ask = p.table.ask_of(seat)
        assert ask is not None
        p.do(Answer(seat, ask.options[0], "1"))
    assert (p.table.done_at(0, "1"), p.table.done_at(1, "1")) == (4, 5)


def test_an_answer_to_a_question_that_is_gone_is_refused() -> None:
    p = begun()
    p.play_on(30)
    seat = p.table.waits_for()[0]
    ask = p.table.ask_of(seat)
    assert ask is not None
    with pytest.raises(Refused, match="no longer open"):
        p.do(Answer(seat, ask.options[0], "x", p.table.seq - 1))


def test_another_seats_answer_leaves_my_question_open() -> None:
    """Both arrange their cards at once: what I read before the other answered is still asked."""
    p = begun()
    read = p.table.seq
    p.answer(1)
    ask = p.table.ask_of(0)
    assert ask is not None
    p.do(Answer(0, ask.options[0], "x", read))
    assert p.table.seq == read + 2


def test_an_illegal_answer_says_what_is_allowed_and_changes_nothing() -> None:
    p = begun()
    before = truth(p.table)
    with pytest.raises(Refused, match="may not answer 99"):
        p.do(Answer(0, 99))
    assert truth(p.table) == before


def test_a_bot_answers_only_for_seats_it_plays() -> None:
    p = party("odins-table", [None, "random"])
    p.sit(0)
    with pytest.raises(Refused, match="no bot may answer"):
        p.do(Answer(0, 0, by_bot=True))
    with pytest.raises(Refused, match="a bot plays this seat"):
        p.do(Answer(1, 0))


def test_the_seed_of_a_bot_is_the_same_in_every_process_and_new_for_each_question() -> None:
    p = party("odins-table", [None, "random"])
    p.sit(0)
    other = open_table(p.table.head, None, p.journal)
    seed = p.table.bot_seed(1)
    assert other.bot_seed(1) == seed
    p.answer(1)
    assert p.table.bot_seed(1) != seed


# Taking back


def test_what_taught_nobody_anything_is_taken_back() -> None:
    p = begun()
    match = p.table.match
    assert match is not None
    before = match.save()
    p.answer(0)
    p.do(Undo(0, "u"))
    assert p.table.match is not None
    assert p.table.match.save() == before
    assert p.table.decide(Undo(0, "u"), p.now) == []


@pytest.mark.parametrize("answers", [5, 6])
def test_a_choice_between_two_is_one_and_what_was_forced_goes_back_with_it(answers: int) -> None:
    """The fifth of six cards is one of two, and the sixth is the one that is left."""
    p = begun()
    for _ in range(4):
        p.answer(0)
    assert p.table.match is not None
    fills = [*p.table.match.fills]
    for _ in range(answers - 4):
        p.answer(0)
    p.do(Undo(0))
    assert p.table.match.fills == fills
    ask = p.table.ask_of(0)
    assert ask is not None
    assert len(ask.options) == 2


def test_the_log_forgets_what_was_taken_back_and_says_so() -> None:
    p = begun()
    seen = p.table.seq
    p.answer(0)
    told = p.table.seq
    p.do(Undo(0))
    assert p.table.went_back_to(told) == seen
    assert p.table.went_back_to(p.table.seq) is None
    assert all(seq <= seen for seq, _ in p.table.beats(0))


def test_nothing_is_taken_back_once_somebody_else_answered() -> None:
    p = begun()
    p.answer(0)
    p.answer(1)
    with pytest.raises(Refused, match="no answer of yours to take back"):
        p.do(Undo(0))


def test_a_sealed_answer_of_a_bot_goes_back_with_mine() -> None:
    """Nobody knows which card the bot laid, so it may lay another one."""
    p = party("odins-table", [None, "random"])
    p.sit(0)
    p.answer(1)
    p.answer(0)
    fills = p.table.match.fills if p.table.match is not None else []
    p.answer(1)
    p.do(Undo(0))
    assert p.table.match is not None
    assert p.table.match.fills == fills[:-2]


def test_an_open_answer_of_a_bot_does_not(connect_four: str) -> None:
    """All see where it dropped its disc: somebody learned something."""
    p = party(connect_four, [None, "random"])
    p.sit(0)
    p.answer(0)
    p.answer(1)
    with pytest.raises(Refused, match="too late"):
        p.do(Undo(0))


def test_nothing_is_taken_back_once_a_lot_was_drawn() -> None:
    p = party("yggdrasil", [None])
    p.sit(0)
    while not p.journal[-1].lots or p.journal[-1].kind != "fill":
        p.answer()
    with pytest.raises(Refused, match="no answer of yours to take back"):
        p.do(Undo(0))


def test_a_finished_game_is_not_taken_back() -> None:
    p = begun()
    p.play_on()
    with pytest.raises(Refused, match="over"):
        p.do(Undo(0))


@pytest.mark.usefixtures("connect_four")
@pytest.mark.parametrize("game", ["odins-table", "connect-four", "vedrfolnir", "yggdrasil", "chronicles"])
def test_undo_never_goes_behind_a_lot_or_another_persons_answer(game: str) -> None:
    """Whenever it is allowed, all that goes is the seat's own, and then the same answer leads to the same table."""
    p = party(game, [None, None])
    p.sit(0, 1)
    undone = 0
    for _ in range(60):
        if p.table.over:
            break
        p.answer()
        seat = p.journal[-1].seat
        match = p.table.match
        assert match is not None
        try:
            p.do(Undo(seat))
        except Refused:
            continue
        undone += 1
        back = p.table.match
        assert back is not None
        gone = match.fills[len(back.fills) :]
        assert match.fills[: len(back.fills)] == back.fills
        assert set(gone[::2]) == {seat}
        again = back.clone()
        for value in gone[1::2]:
            again.answer(seat, value)
        assert again.save() == match.save()
    assert undone or game == "chronicles"


def begun() -> Party:
    p = party("odins-table", [None, None])
    p.sit(0, 1)
    return p


def test_what_is_decided_on_a_draft_changes_nothing_at_the_table() -> None:
    p = begun()
    p.play_on(12)
    before = truth(p.table)
    draft = p.table.draft()
    entries: list[Entry] = []
    for number in range(6):
        seat = draft.waits_for()[0]
        ask = draft.ask_of(seat)
        assert ask is not None
        found = draft.decide(Answer(seat, ask.options[0], f"d{number}"), p.now)
        draft.apply(found)
        entries += found
    found = draft.decide(Propose(0, 0, "novice", "hand"), p.now + 1)
    draft.apply(found)
    assert truth(p.table) == before
    assert truth(draft) != before
    p.table.apply(entries + found)
    assert truth(p.table) == truth(draft)


def test_where_turns_are_secret_no_refusal_tells_who_acted() -> None:
    p = party("gotterdammerung", [None] * 7)
    p.sit(*range(7))
    while len(p.table.clock.asked) == 7:
        p.play_on(1)
    idle = next(seat for seat in range(7) if p.table.ask_of(seat) is None)
    with pytest.raises(Refused, match="you are not asked anything now"):
        p.do(Answer(idle, 0))
    for seat in range(7):
        with pytest.raises(Refused, match="nothing is taken back"):
            p.do(Undo(seat))
