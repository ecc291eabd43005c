"""Errors are one clear line and an exit code that is not 0; tracebacks only with --debug."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bots.laid_out import played
from cli.keyboard import Keyboard, program, refused
from gladsheim.core.game import Json
from gladsheim.core.save import digest

PLAY = ("play", "odins-table", "--text")
SIMULATE = ("simulate", "odins-table")


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        (("feast",), "gladsheim: argument COMMAND: invalid choice: 'feast'"),
        (("rules",), "gladsheim: name a game: odins-table"),
        (("rules", "chess"), "gladsheim: no game 'chess' is installed; there are: odins-table"),
        (("rules", "odins-table", "--lang", "de"), "gladsheim rules: argument --lang: invalid choice: 'de'"),
        (("play", "chess", "--text"), "gladsheim: no game 'chess' is installed; there are: odins-table"),
        ((*PLAY, "--seat", "2"), "gladsheim: there is no seat 2; seats are 0 to 1"),
        ((*PLAY, "--seat", "-1"), "gladsheim: there is no seat -1; seats are 0 to 1"),
        ((*PLAY, "--seats", "3"), "gladsheim: odins-table is played with 2 seats, not 3"),
        ((*PLAY, "--bot", "loki"), "gladsheim: no bot 'loki'; there are: random"),
        ((*PLAY, "--bot", "belief"), "gladsheim: the bot 'belief' plays gotterdammerung alone; for odins-table there"),
        ((*PLAY, "--load", "nowhere.json"), "gladsheim: [Errno 2] No such file or directory: 'nowhere.json'"),
        ((*PLAY, "--dragons"), "gladsheim: unrecognized arguments: --dragons"),
        (("simulate", "chess"), "gladsheim: no game 'chess' is installed; there are: odins-table"),
        (("simulate",), "gladsheim simulate: the following arguments are required: game"),
        ((*SIMULATE, "--option", "dragons=3"), "gladsheim: odins-table has no option 'dragons'; it has: cards"),
        ((*SIMULATE, "--option", "cards"), "gladsheim: --option cards: write NAME=VALUE"),
        ((*SIMULATE, "--option", "cards=many"), "gladsheim: option 'cards' of odins-table may not be 'many'; allowed"),
        ((*SIMULATE, "--option", "no_progress=11"), "gladsheim: option 'no_progress' of odins-table may not be '11'"),
        ((*SIMULATE, "--games", "0"), "gladsheim: a simulation needs at least one game and one worker, not 0"),
        ((*SIMULATE, "--games", "few"), "gladsheim simulate: argument --games: invalid int value: 'few'"),
        ((*SIMULATE, "--bots", "belief"), "gladsheim: the bot 'belief' plays gotterdammerung alone; for odins-table"),
        ((*SIMULATE, "--bots", "random,random,random"), "gladsheim: 3 bots for 2 seats"),
        (("check", "chess"), "gladsheim: no game 'chess' is installed; there are: odins-table"),
        (("check", "odins-table", "--games", "0"), "gladsheim: --games must be at least 1, not 0"),
        (("check", "odins-table", "--seats", "3"), "gladsheim: odins-table is played with 2 seats, not 3"),
        (("bench", "chess"), "gladsheim: no game 'chess' is installed; there are: odins-table"),
        (("bench", "--seconds", "0"), "gladsheim: --seconds must be more than 0, not 0"),
        (("bench", "--seconds", "nan"), "gladsheim: --seconds must be more than 0, not nan"),
        (("bench", "odins-table", "--seats", "3"), "gladsheim: odins-table is played with 2 seats, not 3"),
        (("replay", "nowhere.json"), "gladsheim: [Errno 2] No such file or directory: 'nowhere.json'"),
        (("verify", "."), "gladsheim: [Errno 21] Is a directory: '.'"),
    ],
)
def test_what_is_wrong_is_one_line(
    keyboard: Keyboard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: tuple[str, ...], line: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert refused(keyboard.types(*typed)).startswith(line)


def record(changes: dict[str, Json], save: bool = False) -> str:
    """A journal, or a save with a digest that fits, in which something is changed."""
    plain = played(40).save() if save else played(10_000).journal
    plain.update(changes)
    if save:
        plain["digest"] = digest(plain)
    return json.dumps(plain)


def forged(first: Json) -> dict[str, Json]:
    """The chance of a header that names another fill from which on it drew."""
    chance = played(10_000).journal["chance"]
    assert isinstance(chance, dict)
    return {**chance, "from": first}


UNREADABLE = {
    "": "is not a save or journal: Expecting value",
    "{": "is not a save or journal: Expecting property name",
    "[1, 2]": "is not a save or journal",
    "[" * 100_000: "is not a save or journal: maximum recursion depth",
    '{"game": ' + "9" * 9000: "is not a save or journal: Exceeds the limit",
    "{}": "this is not a save or journal of Gladsheim: it names no game",
    '{"game": "two\\nlines"}': "no game 'two lines' is installed",
    '{"game": "odins-table", "seed": "", "chance": {}}': "this is not a save or journal of format 1",
}


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("text", UNREADABLE, ids=[text[:20] for text in UNREADABLE])
def test_a_file_that_is_no_journal_is_refused(keyboard: Keyboard, tmp_path: Path, command: str, text: str) -> None:
    file = tmp_path / "file.json"
    file.write_text(text, encoding="utf-8")
    assert UNREADABLE[text] in refused(keyboard.types(command, str(file)))


def test_a_file_that_is_no_text_is_refused(keyboard: Keyboard, tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(b"\xff\xfe\x00\x80")
    assert f"{file} is not a save or journal" in refused(keyboard.types("verify", str(file)))


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({"rules_version": "0.1"}, "gladsheim: made under rules 0.1 of odins-table, but these are rules 1.0"),
        ({"gladsheim": 99}, "gladsheim: this is not a save or journal of format 1"),
        ({"game": "chess"}, "gladsheim: no game 'chess' is installed; there are: odins-table"),
        ({"seats": 3}, "gladsheim: odins-table is played with 2 seats, not 3"),
        ({"options": {"dragons": 1}}, "gladsheim: odins-table has no option 'dragons'"),
        ({"options": None}, "gladsheim: its header is damaged"),
        ({"chance": {}}, "gladsheim: its header is damaged"),
        ({"fills": None}, "gladsheim: the journal is damaged: it has no list of fills"),
        ({"fills": [[0]]}, "gladsheim: the journal is damaged: fill 0 is not a seat and a value"),
        ({"fills": [[0, 5]]}, "gladsheim: the journal is damaged at fill 0: seat 0 is not asked now"),
        ({"seed": "odin"}, "gladsheim: its seed is damaged: it is not a hexadecimal number"),
        ({"chance": forged(10**6)}, "gladsheim: its header is damaged: chance draws from fill 1000000 on, but there"),
        ({"chance": forged(-1)}, "gladsheim: its header is damaged: chance draws from fill -1 on, but there are"),
        ({"chance": forged(True)}, "gladsheim: its header is damaged: chance does not say from which fill on it drew"),
    ],
)
def test_a_damaged_journal_is_refused(keyboard: Keyboard, tmp_path: Path, changes: dict[str, Json], line: str) -> None:
    file = tmp_path / "journal.json"
    file.write_text(record(changes), encoding="utf-8")
    assert refused(keyboard.types("verify", str(file))).startswith(line)


def test_other_dice_than_those_of_the_seed_are_found_out(keyboard: Keyboard, tmp_path: Path) -> None:
    file = tmp_path / "journal.json"
    file.write_text(record({"seed": "00" * 32}), encoding="utf-8")
    assert "is not the one that was committed to" in refused(keyboard.types("verify", str(file)))


def test_a_game_that_goes_on_keeps_its_seed(keyboard: Keyboard, tmp_path: Path) -> None:
    file = tmp_path / "journal.json"
    file.write_text(json.dumps(played(40).journal), encoding="utf-8")
    assert "chance can be verified once the game is over" in refused(keyboard.types("verify", str(file)))


def test_a_story_is_not_told_to_a_seat_that_is_not_there(keyboard: Keyboard, tmp_path: Path) -> None:
    file = tmp_path / "journal.json"
    file.write_text(record({}), encoding="utf-8")
    assert refused(keyboard.types("replay", str(file), "--seat", "2")).endswith("there is no seat 2; seats are 0 to 1")


@pytest.mark.parametrize("command", [("play", "--text", "--load"), ("replay",), ("verify",)])
def test_a_save_somebody_changed_is_refused(keyboard: Keyboard, tmp_path: Path, command: tuple[str, ...]) -> None:
    plain = played(40).save()
    plain["drawn"] = 0
    file = tmp_path / "save.json"
    file.write_text(json.dumps(plain), encoding="utf-8")
    line = refused(keyboard.types(*command, str(file)))
    assert line == "gladsheim: the save is damaged: its contents do not match its digest"


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({"rules_version": "0.1"}, "gladsheim: made under rules 0.1 of odins-table, but these are rules 1.0"),
        ({"state": {}}, "gladsheim: the save has the fields []"),
        ({"state": None}, "gladsheim: the save is damaged"),
        ({"real": False}, "gladsheim: an imagined match has no journal"),
    ],
)
def test_a_save_that_cannot_be_played_on_is_refused(
    keyboard: Keyboard, tmp_path: Path, changes: dict[str, Json], line: str
) -> None:
    file = tmp_path / "save.json"
    file.write_text(record(changes, save=True), encoding="utf-8")
    assert refused(keyboard.types("play", "--text", "--load", str(file))).startswith(line)


@pytest.mark.parametrize(
    ("game", "typed", "line"),
    [
        ("vedrfolnir", (), "is a game of odins-table, not of vedrfolnir"),
        ("chess", (), "no game 'chess' is installed"),
        ("odins-table", ("--seats", "3"), "is a game with 2 seats, not 3"),
        ("odins-table", ("--seed", "12345"), "is a game with another seed than 12345"),
        ("odins-table", ("--option", "no_progress=80"), "is a game with no_progress="),
        ("odins-table", ("--option", "dragons=1"), "odins-table has no option 'dragons'"),
    ],
)
def test_what_contradicts_a_save_is_refused(
    keyboard: Keyboard, tmp_path: Path, game: str, typed: tuple[str, ...], line: str
) -> None:
    file = tmp_path / "save.json"
    file.write_text(record({}, save=True), encoding="utf-8")
    assert line in refused(keyboard.types("play", game, "--text", "--load", str(file), *typed))


def test_a_journal_is_not_taken_for_a_damaged_save(keyboard: Keyboard, tmp_path: Path) -> None:
    file = tmp_path / "journal.json"
    file.write_text(record({}), encoding="utf-8")
    line = refused(keyboard.types("play", "--text", "--load", str(file)))
    assert line == "gladsheim: this is a journal, not a save: it can be replayed, but not played on"


def test_what_agrees_with_a_save_is_heeded(keyboard: Keyboard, tmp_path: Path) -> None:
    file = tmp_path / "save.json"
    file.write_text(record({}, save=True), encoding="utf-8")
    typed = ("play", "odins-table", "--text", "--load", str(file), "--seats", "2", "--bot", "random")
    assert keyboard.types(*typed, lines="quit\n").code == 0


@pytest.mark.parametrize("typed", [("--debug", "rules", "chess"), ("rules", "chess", "--debug")])
def test_debug_shows_the_traceback(keyboard: Keyboard, typed: tuple[str, ...]) -> None:
    answer = keyboard.types(*typed)
    assert answer.code == 1
    assert answer.err.startswith("Traceback (most recent call last):")
    assert answer.err.splitlines()[-1].startswith("gladsheim: no game 'chess' is installed")


def test_the_program_itself_says_no_more(tmp_path: Path) -> None:
    done = program(tmp_path, "simulate", "odins-table", "--option", "dragons=3")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("gladsheim: odins-table has no option 'dragons'; it has: ")
    assert done.stderr.count("\n") == 1
