"""Guests come to a running hall by the link of a table: an assistant against a person, and what was learned."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import gladsheim
from cli.test_mcp import Call, answers, with_client
from gladsheim.adapters.text import MOST
from gladsheim.cli import main
from gladsheim.cli.guest import Guest, parts_of
from server.hall import Address, serve_here

pytest.importorskip("numpy")

from adapters.networks import saved


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with serve_here(tmp_path_factory.mktemp("hall")) as address:
        yield address


def link(hall: Address, id: str) -> str:
    return f"http://127.0.0.1:{hall.port}/t/{id}"


class Person(threading.Thread):
    """Somebody at a browser, who answers with the first that is offered until the game is over."""

    def __init__(self, hall: Address, id: str, token: str) -> None:
        super().__init__(daemon=True)
        self.guest = Guest(link(hall, id), seat=0, token=token)
        self.answers = 0

    def run(self) -> None:
        while not self.guest.over:
            self.guest.wait(5)
            question = self.guest.question
            if question is not None:
                self.guest.fill(question.choices[-1].value)
                self.answers += 1
        self.guest.close()


def test_an_assistant_plays_against_a_person_at_a_running_hall(hall: Address) -> None:
    keys = hall.set_table("odins-table", ["me", "open"], options={"no_progress": 10})
    person = Person(hall, keys.id, keys.tokens[0])

    async def play(call: Call) -> None:
        told = await call("join", link=link(hall, keys.id), name="Mimir")
        assert told.startswith("This is table 1, and you sit at seat 1.")
        person.start()
        turns = 0
        while "game is over" not in told and turns < 1500:
            assert len(told) <= MOST + 80, len(told)
            if "Answer with one of: " in told:
                choices = answers(told)
                told = await call("answer", table="1", text=choices[turns % len(choices)])
                turns += 1
            elif "You are asked nothing now" in told:
                told = await call("look", table="1")
            else:
                break
        assert turns > 10
        assert not told.startswith("refused")

    with_client(play)
    person.join(20)
    assert person.guest.over
    assert person.answers > 10


def test_at_a_hall_answers_are_refused_taken_back_and_advised(hall: Address) -> None:
    keys = hall.set_table("odins-table", ["me", "open"], hints=True)
    guest = Guest(link(hall, keys.id), "Mimir")
    told = guest.look()
    with pytest.raises(gladsheim.Illegal, match="'castle' is no answer now"):
        guest.answer("castle")
    first = answers(told)[0]
    label = next(line for line in told.splitlines() if line.startswith(f"  {first}: ")).partition(": ")[2]
    guest.answer(label)
    assert "[OT" in guest.look() or guest.question is not None
    assert answers(guest.undo()) == answers(told)
    assert "%" in guest.hint()
    assert guest.why().startswith("OT ")
    assert guest.why("OT 9.1").startswith("OT 9.1 ")
    with pytest.raises(gladsheim.BadOption, match="there is no rule 'X'"):
        guest.why("X")
    guest.close()


def test_what_was_learned_sits_down_by_a_link(
    hall: Address, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keys = hall.set_table("odins-table", ["open", "random"], options={"no_progress": 10})
    name = saved("odins-table", 2, tmp_path)
    assert main(["sit", link(hall, keys.id), "--bot", name]) == 0
    told = capsys.readouterr().out
    assert "sits at seat 0 of Odin's Table" in told
    assert "over after " in told


def test_a_guest_is_told_in_a_line_what_cannot_be(
    hall: Address, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    full = link(hall, hall.set_table("vedrfolnir", ["me", "random"]).id)
    there = link(hall, hall.set_table("vedrfolnir", ["open", "me"]).id)
    cases = [
        ("nowhere", "'nowhere' is no link to a table"),
        (link(hall, "none"), "the hall refused: there is no such table"),
        ("http://127.0.0.1:1/t/x", "there is no hall at http://127.0.0.1:1"),
        (full, "no seat is open at"),
    ]
    for where, words in cases:
        assert main(["sit", where, "--bot", "random"]) == 1
        line = capsys.readouterr().err
        assert words in line
        assert len(line.splitlines()) == 1
    assert main(["sit", there, "--bot", saved("odins-table", 2, tmp_path)]) == 1
    assert "plays odins-table alone, not vedrfolnir" in capsys.readouterr().err
    assert main(["sit", there, "--bot", "master"]) == 1
    assert "only network:FILE and random can sit down by a link" in capsys.readouterr().err
    assert Guest.table(there)[1] == 2
    with pytest.raises(gladsheim.BadOption, match="a token belongs to a seat"):
        Guest(there, token="x")
    with pytest.raises(gladsheim.BadOption, match=r"the hall (has )?closed the table"):
        Guest(there, seat=0, token="x")


def test_links_are_read_as_pages_show_them() -> None:
    assert parts_of("127.0.0.1:8040/t/a-_9") == ("http://127.0.0.1:8040", "a-_9")
    assert parts_of("https://hall.example/t/x") == ("https://hall.example", "x")
