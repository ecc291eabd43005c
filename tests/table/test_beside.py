"""What is kept beside the journals, for a time: carried texts, vaults and passkeys, browsers that want to hear."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.engine.interfaces import DBAPICursor, ExecutionContext

from gladsheim.table.carries import LETTERS, Carries, find_by, plain_carry
from gladsheim.table.carries import LIFE as CARRIED
from gladsheim.table.codes import Codes
from gladsheim.table.pushes import APART, LIFE, Full, Push, Pushes, is_quiet
from gladsheim.table.store import Store
from gladsheim.table.vaults import LIFE as VAULT_LIFE
from gladsheim.table.vaults import PATIENCE, Vaults
from table.players import party


def test_what_is_carried_is_taken_once_and_within_ten_minutes(store: Store) -> None:
    carries = Carries(store)
    code = carries.give("keys", 1000.0)
    assert len(code) == 10
    assert set(code) <= set(LETTERS)
    assert carries.take(code[::-1], 1000.0) is None
    assert carries.take(code, 1000.0 + CARRIED - 1) == "keys"
    assert carries.take(code, 1000.0 + CARRIED - 1) is None
    late = carries.give("keys", 1000.0)
    assert carries.take(late, 1000.0 + CARRIED) is None
    assert CARRIED == 600.0


def test_nobody_reads_in_the_store_what_is_carried(store: Store) -> None:
    code = Carries(store).give("a secret of mine", 1000.0)
    with store.engine.connect() as connection:
        rows = connection.exec_driver_sql("SELECT found_by, sealed FROM carries").all()
    assert find_by(code) in [row[0] for row in rows]
    assert not any("secret" in row[1] or code in row[0] + row[1] for row in rows)


@pytest.mark.parametrize("typed", ["ABCDE FGHJK", "abcde-fghjk", "ab.cd.ef gh·jk", "abcde\u3000fghjk"])
def test_a_code_is_heard_however_it_is_typed(typed: str) -> None:
    assert plain_carry(typed) == "ABCDEFGHJK"


@pytest.mark.parametrize("typed", ["", "ABCDEFGHJ", "ABCDEFGHJKK", "ABCDEFGHI0", "ABCDEFGHJ/"])
def test_what_is_no_code_is_none(typed: str) -> None:
    assert plain_carry(typed) == ""


def test_of_two_devices_the_one_that_read_last_writes(store: Store) -> None:
    vaults = Vaults(store)
    assert vaults.read("key", 1.0) is None
    assert vaults.write("key", "one", 0, 1.0) == 1
    assert vaults.write("key", "other", 0, 1.0) is None, "another device was quicker"
    assert vaults.write("key", "two", 1, 1.0) == 2
    assert vaults.write("key", "late", 1, 1.0) is None
    found = vaults.read("key", 1.0)
    assert found is not None
    assert (found.text, found.version) == ("two", 2)
    vaults.forget("key")
    assert vaults.read("key", 1.0) is None


def test_a_challenge_is_good_once_and_for_a_few_minutes(store: Store) -> None:
    vaults = Vaults(store)
    one, other = vaults.challenge(100.0), vaults.challenge(100.0)
    assert len(one) == 32
    assert one != other
    assert not vaults.use_up(bytes(32), 100.0)
    assert vaults.use_up(one, 100.0 + PATIENCE - 1)
    assert not vaults.use_up(one, 100.0 + PATIENCE - 1)
    assert not vaults.use_up(other, 100.0 + PATIENCE)


def test_a_passkey_goes_with_its_vault(store: Store) -> None:
    vaults = Vaults(store)
    vaults.write("of one", "text", 0, 1000.0)
    assert vaults.keep(b"id", b"public", 3, "of one", 1000.0)
    assert not vaults.keep(b"id", b"other", 0, "of one", 1000.0), "an id is taken once"
    kept = vaults.passkey(b"id")
    assert kept is not None
    assert (kept.public_key, kept.signs) == (b"public", 3)
    vaults.note_use(b"id", 4, 1000.0)
    again = vaults.passkey(b"id")
    assert again is not None
    assert again.signs == 4
    assert vaults.let_go(1000.0 + VAULT_LIFE) == 0
    assert vaults.passkey(b"id") is not None
    assert vaults.let_go(1001.0 + VAULT_LIFE) == 1
    assert vaults.passkey(b"id") is None
    assert vaults.read("of one", 1000.0) is None


def push_of(name: str) -> Push:
    return Push(f"https://push.example/{name}", "p", "a", "en")


def test_a_browser_hears_of_a_question_once_and_of_the_next_one_again(store: Store) -> None:
    pushes = Pushes(store)
    push = push_of("once")
    pushes.keep(push, {"once-a": [1], "once-b": [0, 11]}, 50.0)
    [first] = pushes.of("once-a", 1, 1)
    assert (first.endpoint, first.sent) == (push.endpoint, 0.0)
    assert pushes.of("once-a", 0, 1) == []
    assert pushes.of("once-b", 1, 1) == [], "1 is not 11"
    assert [one.id for one in pushes.of("once-b", 11, 1)] == [push.id]
    assert not pushes.claim(push, "once-a", 0, 60.0), "nothing is told of no entry"
    assert pushes.claim(push, "once-a", 7, 60.0)
    assert not pushes.claim(push, "once-a", 7, 60.0)
    assert pushes.of("once-a", 1, 7) == []
    [told] = pushes.of("once-a", 1, 8)
    assert told.sent == 60.0
    assert pushes.claim(push, "once-a", 8, 61.0)
    # Kept again it knows other keys and other tables, and what was told stays told.
    changed = Push(push.endpoint, "p2", "a2", "fr", "Europe/Paris", 22, 8)
    pushes.keep(changed, {"once-a": [0]}, 70.0)
    assert pushes.of("once-a", 0, 8) == []
    [now] = pushes.of("once-a", 0, 9)
    assert (now.p256dh, now.auth, now.language, now.zone) == ("p2", "a2", "fr", "Europe/Paris")
    assert (now.quiet_from, now.quiet_to) == (22, 8)
    assert pushes.of("once-b", 0, 9) == []


def test_a_secret_of_the_hall_is_made_once(store: Store) -> None:
    assert [Pushes(store).key("of a test", fresh) for fresh in ("one", "two", "three")] == ["one"] * 3
    assert Pushes(store).key("of another", "two") == "two"


def test_who_wants_to_hear_no_more_is_told_nothing_and_the_others_are(store: Store) -> None:
    pushes = Pushes(store)
    before = pushes.count()
    for name in ("ends", "stays"):
        pushes.keep(push_of(name), {"ends": [0]}, 50.0)
    assert pushes.count() == before + 2
    pushes.end(push_of("ends").endpoint)
    assert pushes.count() == before + 1
    assert [one.id for one in pushes.of("ends", 0, 1)] == [push_of("stays").id]


def test_what_was_put_off_is_due_then_and_not_before(store: Store) -> None:
    pushes = Pushes(store)
    for name in ("late-b", "late-a", "later"):
        pushes.keep(push_of(name), {name: [0]}, 50.0)
    pushes.put_off(push_of("late-b"), "late-b", 100.0)
    pushes.put_off(push_of("late-a"), "late-a", 90.0)
    pushes.put_off(push_of("later"), "later", 101.0)
    assert pushes.due(89.0) == []
    assert pushes.due(100.0) == ["late-a", "late-b"]
    assert pushes.due(100.0) == []
    # What was told meanwhile is not looked at again.
    assert pushes.claim(push_of("later"), "later", 1, 100.5)
    assert pushes.due(200.0) == []


def test_tables_in_play_are_watched_until_they_are_over(store: Store) -> None:
    pushes = Pushes(store)
    p = party("odins-table", [None, None], no_progress=10)
    p.sit(0, 1)
    store.add(p.table.head, p.journal)
    pushes.keep(push_of("watches"), {p.table.id: [0], "of another store": [0]}, 50.0)
    assert p.table.id in pushes.watched()
    assert "of another store" not in pushes.watched()
    before = len(p.journal)
    p.play_on()
    store.append(p.table.id, p.journal[before:])
    assert p.table.id not in pushes.watched()
    assert pushes.of(p.table.id, 0, 10_000) != []
    pushes.let_go(50.0)
    assert pushes.of(p.table.id, 0, 10_000) == [], "a table that is over asks nobody any more"


def test_browsers_are_remembered_for_sixty_days(store: Store) -> None:
    pushes = Pushes(store)
    pushes.let_go(1e12)
    pushes.keep(push_of("old"), {}, 50.0)
    pushes.keep(push_of("new"), {}, 51.0)
    assert pushes.let_go(50.0 + LIFE) == 0
    assert pushes.let_go(50.5 + LIFE) == 1
    assert pushes.count() == 1
    assert LIFE == 60 * 24 * 3600


def test_a_hall_keeps_so_many_browsers_and_no_more(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    pushes = Pushes(store)
    monkeypatch.setattr("gladsheim.table.pushes.MOST", pushes.count() + 1)
    pushes.keep(push_of("last"), {}, 50.0)
    with pytest.raises(Full):
        pushes.keep(push_of("too many"), {}, 50.0)
    pushes.keep(push_of("last"), {"full": [0]}, 50.0)  # who is there may stay


@pytest.mark.parametrize(
    ("start", "end", "quiet"),
    [(22, 8, {22, 23, *range(8)}), (8, 12, {8, 9, 10, 11}), (0, 0, set()), (7, 7, set()), (23, 0, {23})],
)
def test_which_hours_are_quiet(start: int, end: int, quiet: set[int]) -> None:
    assert {hour for hour in range(24) if is_quiet(hour, start, end)} == quiet


def test_two_messages_are_a_minute_apart_and_quiet_hours_come_after_that() -> None:
    def at(hour: int, minute: int = 0) -> float:
        return datetime(2026, 11, 18, hour, minute, tzinfo=ZoneInfo("UTC")).timestamp()

    push = Push("https://push.example/", "", "", "en", "UTC", 9, 10)
    assert push.free_at(at(8, 59)) == at(8, 59)
    push.sent = at(8, 59)
    assert push.free_at(at(8, 59)) == at(10), "the minute ends in the quiet hour"
    push.sent = at(7)
    assert push.free_at(at(8)) == at(8)
    assert APART == 60.0


def test_people_go_on_with_their_code_while_others_write(tmp_path: Path) -> None:
    """Two press "again" at one moment: SQLite refused who had read before somebody else wrote, and nobody went on."""
    file = tmp_path / "hall.sqlite"
    store = Store(f"sqlite:///{file}")
    codes = Codes(store)
    code = codes.code_of("ended", 1000.0).code
    kept: list[bool] = []

    def write(
        connection: Connection,
        cursor: DBAPICursor,
        statement: str,
        values: object,
        context: ExecutionContext,
        many: bool,
    ) -> None:
        if statement.startswith("SELECT") and not kept:
            other = sqlite3.connect(file, timeout=0)
            kept.append(False)
            with suppress(sqlite3.OperationalError), other:  # it has to wait
                other.execute("UPDATE codes SET until = until + 1")
                kept[0] = True
            other.close()

    event.listen(store.engine, "after_cursor_execute", write)
    codes.move("ended", "next")
    assert kept == [False]
    assert codes.find(code, 1000.0) == "next"
    store.close()
