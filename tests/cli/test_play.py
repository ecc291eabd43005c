"""The text seat: a game from the first card to the last move, by keyboard alone."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path

import pytest

import gladsheim.cli.play
from bots.laid_out import played
from cli.keyboard import Keyboard, panels, program
from gladsheim.bots import Eyes
from gladsheim.cli import main
from gladsheim.cli.answers import numbers_of
from gladsheim.core.game import Json
from gladsheim.core.lots import Lots
from gladsheim.core.text import LANGUAGES, Words
from gladsheim.games import find, ids

ENOUGH = 3000
ARRANGED = "1\n" * 4  # with seed 3 the last two cards are alike: nobody asks for them
TO_PLACE = re.compile(r"To place: ([\d ]+?) +│")


class Interrupted:
    """A bot at whose first thought somebody presses Ctrl+C."""

    def __init__(self, name: str, seed: int) -> None:
        pass

    def answer(self, eyes: Eyes) -> int:
        raise KeyboardInterrupt


def interrupted(eyes: Eyes, seed: int, most: int) -> None:
    """Somebody presses Ctrl+C before there is a hint."""
    raise KeyboardInterrupt


def read(file: Path) -> dict[str, Json]:
    record: dict[str, Json] = json.loads(file.read_text(encoding="utf-8"))
    return record


# To the end


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_played_to_its_end_in_every_language(keyboard: Keyboard, lang: str) -> None:
    answer = keyboard.plays("--lang", lang, lines="1\n2\n" * ENOUGH)
    (journal,) = keyboard.journals()
    m = gladsheim.replay(read(journal))
    words = find("odins-table").words(lang)
    assert m.over
    assert words.word("ask-stand") in answer.out
    assert words.word("ask-deed") in answer.out
    assert words.word("wall") in answer.out
    *_, ending, verify = answer.out.splitlines()
    assert ending == m.ending(lang).text
    assert ending.startswith(words.name(m.returns.index(1.0)))  # who won comes first
    assert verify == f"gladsheim verify {journal}"
    assert keyboard.types("verify", str(journal)).code == 0


@pytest.mark.parametrize("id", [id for id in ids() if id != "odins-table"])
def test_every_game_is_played_to_its_end_at_one_keyboard(keyboard: Keyboard, id: str) -> None:
    # What is no answer is refused, and the next line is read.
    answer = keyboard.types("play", id, "--text", "--seed", "3", "--hotseat", lines="1\n1\n0\n2\n3\n4\n" * ENOUGH)
    assert (answer.code, answer.err) == (0, "")
    (journal,) = keyboard.journals()
    assert gladsheim.replay(read(journal)).over


def test_the_program_plays_in_a_pipe(tmp_path: Path) -> None:
    arguments = ("play", "odins-table", "--text", "--seed", "3", "--bot", "random", "--option", "no_progress=10")
    done = program(tmp_path, *arguments, lines="1\n" * ENOUGH)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout, "no colours in a pipe"
    assert "gladsheim verify" in done.stdout.splitlines()[-1]


def test_one_may_sit_on_the_other_side(keyboard: Keyboard) -> None:
    answer = keyboard.plays("--seat", "1", lines="")
    assert "Seat 2 · Odin's Table" in answer.out
    assert TO_PLACE.findall(answer.out) == ["0 1 3 4 6 8"]


def test_the_search_bot_plays_too(keyboard: Keyboard) -> None:
    answer = keyboard.types("play", "odins-table", "--text", "--seed", "3", "--bot", "search:2", lines=ARRANGED + "1\n")
    assert answer.code == 0
    assert "Seat 2 moves" in answer.out


def test_a_line_that_means_nothing_is_answered_with_help(keyboard: Keyboard) -> None:
    out = keyboard.plays(lines="sing\n0\n99\n-1\n" + "9" * 5000 + "\n").out
    assert (
        len(
            re.findall(
                r"Type the number of an answer, or the answer itself \(.+ guards column a\); or: table, why", out
            )
        )
        == 3
    )
    assert "There is no answer 0; answers are 1 to 4." in out
    assert "There is no answer 99; answers are 1 to 4." in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_means_how_many_where_answers_are_how_many(lang: str) -> None:
    """Who wants to send two Vikings types 2, whatever stands first on the list."""
    lots, found = Lots(7), set[str]()
    match = gladsheim.start("yggdrasil", seats=1, seed=3)
    while not match.over:
        (ask,) = match.asks
        numbers = numbers_of(match, ask, lang)
        if ask.slot == "vikings":
            assert numbers == (ask.options if len(ask.options) > 1 else [1])
        elif ask.slot == "world":
            assert numbers == [*range(1, len(ask.options) + 1)]
        found.add(ask.slot)
        match.answer(ask.seat, ask.options[lots.below(len(ask.options))])
    assert {"vikings", "world"} <= found


def test_what_is_no_number_beside_numbers_takes_none_of_theirs() -> None:
    """Who wants to take two Fire Giants types 2, though "none" stands first on the list."""
    lots, found = Lots(3), False
    match = gladsheim.start("chronicles", seats=3, seed=1)
    while not match.over:
        ask = match.asks[lots.below(len(match.asks))]
        if ask.slot == "take" and len(ask.options) > 2:
            assert numbers_of(match, ask, "en") == ask.options
            found = True
        match.answer(ask.seat, ask.options[lots.below(len(ask.options))])
    assert found


def test_an_answer_can_be_typed_as_players_write_it(keyboard: Keyboard) -> None:
    out = keyboard.plays(lines=ARRANGED + "a1\nA1  b2\n").out
    assert "That could mean: a1 a2, a1 b2." in out
    assert "Seat 1 moves from a1 to b2." in out


def test_an_empty_line_shows_the_table_again(keyboard: Keyboard) -> None:
    tables = panels(keyboard.plays(lines="\ntable\nt\n").out)
    assert len(tables) == 4
    assert len(set(tables)) == 1


def test_news_are_told_once(keyboard: Keyboard) -> None:
    out = keyboard.plays(lines="\n" + ARRANGED + "1\n\n").out
    assert out.count("Seat 1 shows Njord (2)") == 1
    assert out.count("Seat 2 has arranged the cards behind the Wall.") == 1
    assert out.count("Seat 1 moves from a1 to a2.") == 1


# Why


def test_why_tells_the_rule_of_the_question(keyboard: Keyboard) -> None:
    out = keyboard.plays(lines="why\n").out
    rule = find("odins-table").rulebook.rules["OT 2.3"]
    assert f"OT 2.3 {rule.title('en')}: {rule.text('en')}" in out
    assert "Not possible now" not in out


def test_why_tells_what_is_closed_and_by_which_rule(keyboard: Keyboard) -> None:
    out = keyboard.plays(lines=ARRANGED + "1\nwhy\n").out
    assert "Not possible now:" in out
    assert "  b1 → c1: OT 3.4 No way back home" in out


@pytest.mark.parametrize("typed", ["why OT 4.5", "why ot 4.5", "why 4.5"])
def test_why_tells_any_rule(keyboard: Keyboard, typed: str) -> None:
    assert "OT 4.5 A tie goes to the attacker: Equal values" in keyboard.plays(lines=f"{typed}\n").out


def test_why_does_not_know_every_rule(keyboard: Keyboard) -> None:
    assert "There is no such rule" in keyboard.plays(lines="why 99\n").out


# Hint and log


def test_a_hint_names_the_best_answers(keyboard: Keyboard) -> None:
    out = keyboard.plays(lines="hint\n").out
    hints = re.findall(r"(\d+)  ([A-Z]\w+ \(\d\) guards column a): (\d+) %", out)
    assert len(hints) == 3
    for number, label, _ in hints:
        assert re.search(rf"^ +{number}  {re.escape(label)} *$", out, re.MULTILINE)


def test_a_hint_that_is_interrupted_leads_back_to_the_question(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gladsheim.cli.play, "hints", interrupted)
    out = keyboard.plays(lines="hint\n1\n").out
    assert TO_PLACE.findall(out)[-1] == "4 4 6 7 7"


def test_the_log_tells_all_that_was_heard(keyboard: Keyboard) -> None:
    out = keyboard.plays(lines=ARRANGED + "1\nlog\n").out
    heard = out[out.rindex("> ", 0, out.rindex("Seat 1 shows")) :]
    told = re.findall(r"OT [\d.]+ +(.*)", heard)
    assert told[:3] == [
        "Seat 1 shows Njord (2), Hel (4), Hel (4), Tyr (6), Vidar (7) and Vidar (7).",
        "Seat 2 shows Idunn (0), Loki (1), Baldr (3), Hel (4), Tyr (6) and Thor (8).",
        "Seat 2 sets a card behind column a.",
    ]
    assert [line for line in told if "arranged" in line or "moves" in line][:3] == [
        "Seat 2 has arranged the cards behind the Wall.",
        "Seat 1 has arranged the cards behind the Wall.",
        "Seat 1 moves from a1 to a2.",
    ]
    assert "Seat 2 draws a card" in heard, "which card is not for this seat to hear"


# Undo


def test_an_arranged_card_may_be_taken_back(keyboard: Keyboard) -> None:
    out = keyboard.plays(lines="2\nundo\n").out
    assert "Taken back." in out
    assert TO_PLACE.findall(out) == ["2 4 4 6 7 7", "2 4 6 7 7", "2 4 4 6 7 7"]
    before, _, after = panels(out)
    assert before == after


def test_one_may_go_back_card_by_card(keyboard: Keyboard) -> None:
    out = keyboard.plays(lines="1\n1\nundo\nundo\nundo\n").out
    assert out.count("Taken back.") == 2
    assert "There is no answer of yours to take back." in out


def test_the_last_card_may_be_taken_back_while_nobody_moved(keyboard: Keyboard) -> None:
    out = keyboard.plays(lines=ARRANGED + "undo\n").out
    assert "Taken back." in out
    assert TO_PLACE.findall(out)[-1] == "6 7 7"


def test_after_another_moved_it_is_too_late(keyboard: Keyboard) -> None:
    out = keyboard.plays(lines=ARRANGED + "1\nundo\n").out
    assert "Somebody has answered or learned something since, so it cannot be taken back." in out
    assert "Taken back." not in out


def test_for_practice_anything_may_be_taken_back(keyboard: Keyboard) -> None:
    out = keyboard.plays(lines=ARRANGED + "1\nundo anyway\n").out
    assert "Taken back." in out
    *_, before, after, again = panels(out)
    assert before == again != after


def test_after_an_undo_the_game_goes_on_to_its_end(keyboard: Keyboard) -> None:
    keyboard.plays(lines="1\nundo\n" + ARRANGED + "1\nundo anyway\n" + "1\n" * ENOUGH)
    (journal,) = keyboard.journals()
    assert gladsheim.verify(read(journal)) > 0


# Leaving and coming back


def test_a_game_is_saved_where_one_likes(keyboard: Keyboard, tmp_path: Path) -> None:
    file = tmp_path / "somewhere" / "mine.json"
    out = keyboard.plays(lines=f"1\nsave {file}\n").out
    assert f"> {file}\n" in out
    view = gladsheim.load(read(file)).view(0)
    assert view["hands"] == [[4, 4, 6, 7, 7], 0]


def test_a_file_that_cannot_be_written_ends_no_game(keyboard: Keyboard, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    out = keyboard.plays(lines=f"save {tmp_path}/file/mine.json\n1\n").out
    assert "Not a directory" in out or "File exists" in out
    assert TO_PLACE.findall(out)[-1] == "4 4 6 7 7"


@pytest.mark.parametrize("name", ["a\0b", "\ud800"])
def test_a_file_that_cannot_be_named_ends_no_game(keyboard: Keyboard, name: str) -> None:
    out = keyboard.plays(lines=f"save {name}\n1\n").out
    assert TO_PLACE.findall(out)[-1] == "4 4 6 7 7"


def test_what_could_not_be_saved_leaves_nothing_behind(keyboard: Keyboard, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    out = keyboard.plays(lines=f"save {tmp_path}/folder\n").out
    assert "Is a directory" in out
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("lines", ["quit\n1\n", "q\n", ""])
def test_whoever_leaves_finds_the_game_saved(keyboard: Keyboard, lines: str) -> None:
    """By the word, or where the input ends."""
    out = keyboard.plays(lines=lines).out
    (file,) = keyboard.saves()
    named, resume = out.splitlines()[-2:]
    assert named.removeprefix("> ") == str(file)
    assert resume == f"gladsheim play --text --load {file}"
    assert gladsheim.load(read(file)).view(0)["hands"] == [[2, 4, 4, 6, 7, 7], 0]


def test_whoever_interrupts_a_bot_finds_the_game_saved(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    def make_bot(name: str, seed: int) -> Interrupted:
        return Interrupted(name, seed)

    monkeypatch.setattr(gladsheim.cli.play, "make_bot", make_bot)
    out = keyboard.plays(lines="1\n").out
    (file,) = keyboard.saves()
    assert out.splitlines()[-1] == f"gladsheim play --text --load {file}"
    assert not gladsheim.load(read(file)).over


@pytest.mark.parametrize("stdin", [None, io.TextIOWrapper(io.BytesIO(b"\xff\n"), "utf-8")])
def test_whoever_has_no_keyboard_finds_the_game_saved(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch, stdin: io.TextIOWrapper | None
) -> None:
    """Input that was never opened, and input that is no text."""
    monkeypatch.setattr(sys, "stdin", stdin)
    assert main(["play", "odins-table", "--text", "--bot", "random"]) == 0
    assert len(keyboard.saves()) == 1


def test_whoever_comes_back_finds_the_table_as_it_was(keyboard: Keyboard) -> None:
    left = keyboard.plays(lines=ARRANGED + "1\n5\nquit\n").out
    back = keyboard.resumes("--bot", "random", lines="log\n").out
    assert panels(back) == panels(left)[-1:]
    assert back.split("│")[-1].split("> ")[0] == left.split("│")[-1].split("> ")[0], "the same question"
    assert back.count("Seat 1 moves from a1 to a2.") == 2, "told once, and once more by the log"


def test_a_game_taken_up_again_goes_on_identically(keyboard: Keyboard) -> None:
    keyboard.plays("--hotseat", lines="1\n" * ENOUGH)
    (journal,) = keyboard.journals()
    whole = read(journal)
    journal.unlink()
    keyboard.plays("--hotseat", lines="1\n" * 60)
    keyboard.resumes("--hotseat", lines="1\n" * 45)
    keyboard.resumes("--hotseat", lines="1\n" * ENOUGH)
    assert read(journal) == whole


def test_a_finished_game_is_shown_as_it_ended(keyboard: Keyboard, tmp_path: Path) -> None:
    m = played(10_000)
    file = tmp_path / "ended.json"
    file.write_text(json.dumps(m.save()), encoding="utf-8")
    answer = keyboard.types("play", "--text", "--load", str(file))
    assert answer.code == 0
    assert str(m.outcome) in answer.out


@pytest.mark.parametrize(
    ("lang", "typed"),
    [("en", "why 3.1\nhint\nlog\nquit\n"), ("fr", "pourquoi 3.1\nconseil\njournal\nquitter\n"),
     ("ja", "理由\u30003.1\nヒント\nログ\n終了\n"), ("ja", "why 3.1\nhint\nlog\nquit\n")],
)  # fmt: skip
def test_commands_are_typed_in_ones_own_language_or_in_english(keyboard: Keyboard, lang: str, typed: str) -> None:
    answer = keyboard.plays("--lang", lang, "--bot", "random", lines=typed)
    assert answer.code == 0
    rule = find("odins-table").rulebook.rules["OT 3.1"]
    assert rule.text(lang)[:12] in answer.out
    assert "gladsheim play --text --load" in answer.out
    house = Words(lang, [Path(gladsheim.__file__).parent / "cli" / "text"])
    assert house.word("command-why") not in answer.out.replace(typed, "") or lang == "en"


@pytest.mark.parametrize(("lang", "typed"), [("fr", "tout droit ?"), ("fr", "Placer  njord (2) en colonne a")])
def test_an_answer_can_be_typed_as_it_stands_on_the_list(keyboard: Keyboard, lang: str, typed: str) -> None:
    out = keyboard.plays("--lang", lang, lines=f"{typed}\n").out
    placed = "Joueur 1 place Njord (2) derrière la colonne a" in out
    assert placed == typed.startswith("Placer")
