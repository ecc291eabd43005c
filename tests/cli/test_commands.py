"""Each command does what it says, in plain text."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

import gladsheim
from bots.laid_out import played
from cli.keyboard import ROOT, Keyboard, refused
from gladsheim.core.text import LANGUAGES
from gladsheim.games import find


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A finished game, as it is handed out."""
    file = tmp_path / "journal.json"
    file.write_text(json.dumps(played(10_000).journal), encoding="utf-8")
    return file


def test_play_without_a_game_says_what_there_is_to_play(keyboard: Keyboard) -> None:
    answer = keyboard.types("play")
    assert answer.code == 0
    assert "gladsheim play odins-table" in answer.out


def test_the_version_is_told(keyboard: Keyboard) -> None:
    told = keyboard.types("--version").out
    assert told.startswith(f"gladsheim {gladsheim.__version__} (")
    assert ("(uncompiled" in told) == gladsheim.core.forms.__file__.endswith(".py")


def test_games_lists_seats_rules_and_options(keyboard: Keyboard) -> None:
    answer = keyboard.types("games")
    assert answer.code == 0
    row = next(line for line in answer.out.splitlines() if line.startswith("odins-table"))
    assert row.split() == ["odins-table", "Odin's", "Table", "2", "1.0", "cards=three-of-most", "|", "two-odins"]
    for game in gladsheim.games():
        assert game.id in answer.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_told_in_every_language(keyboard: Keyboard, lang: str) -> None:
    answer = keyboard.types("rules", "odins-table", "--lang", lang)
    book = find("odins-table").rulebook
    assert answer.code == 0
    for number, chapter in book.chapters.items():
        assert f"\n{number}  {chapter[lang]}\n" in answer.out
    for id, rule in book.rules.items():
        colon = find("odins-table").words(lang).told("", "").rstrip()
        assert f"\n{id}  {rule.title(lang)}{colon}" in answer.out


def test_rules_are_covered_by_stories(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    answer = keyboard.types("rules", "--coverage", "odins-table")
    rules = len(find("odins-table").rulebook.rules)
    assert f"odins-table: {rules} of {rules} rules have a story, 100 %" in answer.out
    assert answer.code == 0


def test_a_rule_without_a_story_is_a_failure(keyboard: Keyboard, tmp_path: Path) -> None:
    answer = keyboard.types("rules", "--coverage", "odins-table", "--stories", str(tmp_path))
    assert answer.code == 1
    assert "odins-table: 0 of" in answer.out


def test_games_whose_stories_are_elsewhere_do_not_count(keyboard: Keyboard, tmp_path: Path) -> None:
    for kind in ("stories", "golden"):
        shutil.copytree(ROOT / "tests" / kind / "vedrfolnir", tmp_path / kind / "vedrfolnir")
    told = tmp_path / "stories"
    answer = keyboard.types("rules", "--coverage", "--stories", str(told))
    assert (answer.code, answer.err) == (0, "")
    assert re.search(r"vedrfolnir: (\d+) of \1 rules have a story, 100 %", answer.out)
    assert re.search(r"vedrfolnir: (\d+) are cited, \1 of them are asserted to be", answer.out)
    assert f"yggdrasil: not counted, {told / 'yggdrasil'} is not there\n" in answer.out


def test_a_rule_whose_citation_nothing_asserts_is_a_failure(keyboard: Keyboard, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "tests" / "stories" / "vedrfolnir", tmp_path / "vedrfolnir")
    answer = keyboard.types("rules", "--coverage", "vedrfolnir", "--stories", str(tmp_path))
    assert answer.code == 1
    assert re.search(r"vedrfolnir: (\d+) of \1 rules have a story, 100 %", answer.out)
    assert not re.search(r"vedrfolnir: (\d+) are cited, \1 of them", answer.out)


@pytest.mark.parametrize(
    "typed", [("check", "odins-table"), ("rules", "--coverage"), ("rules", "--coverage", "chronicles")]
)
def test_a_folder_of_stories_that_is_not_there_is_refused(keyboard: Keyboard, typed: tuple[str, ...]) -> None:
    said = refused(keyboard.types(*typed, "--stories", "/nonexist"))
    assert said == "gladsheim: there is no folder /nonexist; name one that has the stories with --stories"


def test_a_folder_without_any_stories_is_refused(keyboard: Keyboard, tmp_path: Path) -> None:
    said = refused(keyboard.types("rules", "--coverage", "--stories", str(tmp_path)))
    assert said.startswith(f"gladsheim: {tmp_path} has no stories of any game; there may be: odins_table")


def test_check_goes_through_every_law(keyboard: Keyboard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    answer = keyboard.types("check", "odins-table", "--games", "1", "--seed", "2")
    assert (answer.code, answer.err) == (0, "")
    assert "all laws are kept" in answer.out


def test_bench_tells_figures(keyboard: Keyboard) -> None:
    answer = keyboard.types("bench", "odins-table", "--seconds", "0.01")
    assert (answer.code, answer.err) == (0, "")
    assert re.search(r"^odins-table +2 +[\d,]+ +[\d,]+ +[\d.]+ us", answer.out, re.MULTILINE)


SIMULATE = ("simulate", "odins-table", "--games", "4", "--seed", "5", "--option", "no_progress=10")


def test_simulate_tells_shares_with_intervals(keyboard: Keyboard) -> None:
    answer = keyboard.types(*SIMULATE, "--bots", "random,search:1")
    assert (answer.code, answer.err) == (0, ""), "no progress bar in a pipe"
    assert answer.out.startswith("odins-table: 4 games, ")
    for who in ("seat 0", "seat 1", "random", "search:1"):
        assert re.search(rf"^{who} +[\d.]+ % +[\d.]+ - [\d.]+ % +4 *$", answer.out, re.MULTILINE)


def test_simulate_gives_plain_data(keyboard: Keyboard) -> None:
    answer = keyboard.types(*SIMULATE, "--json")
    assert (answer.code, answer.err) == (0, "")
    plain = gladsheim.simulate("odins-table", games=4, seed=5, no_progress=10).plain()
    assert json.loads(answer.out) == plain
    assert keyboard.types(*SIMULATE, "--json", "--workers", "2").out == answer.out


def test_replay_tells_a_spectator_what_was_open(keyboard: Keyboard, journal: Path) -> None:
    answer = keyboard.types("replay", str(journal))
    assert (answer.code, answer.err) == (0, "")
    assert re.search(r"^OT 7\.1 +Seat 1 draws a card for column [a-f]\.$", answer.out, re.MULTILINE)
    assert not re.search(r"Seat \d draws [A-Z]", answer.out)
    assert answer.out.splitlines()[-1] == str(gladsheim.replay(json.loads(journal.read_text())).outcome)


def test_replay_tells_a_seat_its_own_cards_alone(keyboard: Keyboard, journal: Path) -> None:
    out = keyboard.types("replay", str(journal), "--seat", "1").out
    assert re.search(r"Seat 2 draws [A-Z]\w+ \(\d\) for column", out)
    assert not re.search(r"Seat 1 draws [A-Z]", out)


@pytest.mark.parametrize("lang", ["fr", "ja"])
def test_replay_speaks_every_language(keyboard: Keyboard, journal: Path, lang: str) -> None:
    answer = keyboard.types("replay", str(journal), "--lang", lang)
    assert answer.out.splitlines()[-1] == played(10_000).ending(lang).text


def test_a_save_can_be_replayed_too(keyboard: Keyboard, tmp_path: Path) -> None:
    m = played(40)
    file = tmp_path / "save.json"
    file.write_text(json.dumps(m.save()), encoding="utf-8")
    answer = keyboard.types("replay", str(file))
    assert answer.code == 0
    assert len(answer.out.splitlines()) == len(gladsheim.replay(m.journal, listen=True).beats(None))


def test_verify_draws_again(keyboard: Keyboard, journal: Path) -> None:
    answer = keyboard.types("verify", str(journal))
    assert (answer.code, answer.err) == (0, "")
    draws = sum(1 for fill in json.loads(journal.read_text())["fills"] if fill[0] == gladsheim.CHANCE)
    line, seal = answer.out.splitlines()
    assert line == f"verified: all {draws} draws of chance follow from the seed that was committed to"
    assert seal == f"SHA-256 of the seed: {json.loads(journal.read_text())['chance']['commitment']}"


@pytest.mark.parametrize("branches", ["in the middle", "at the end"])
def test_verify_says_what_it_did_not_check(keyboard: Keyboard, journal: Path, branches: str) -> None:
    told = json.loads(journal.read_text())
    fills: list[list[int]] = told["fills"]
    if branches == "in the middle":
        cut = 2 * len(fills) // 3
        told["fills"] = fills[:cut]
        branch = gladsheim.replay(told)
        while not branch.over:
            branch.answer(branch.asks[0].seat, branch.asks[0].options[0])
    else:
        cut = len(fills)
        del told["seed"]
        branch = gladsheim.replay(told)
    journal.write_text(json.dumps(branch.journal))
    answer = keyboard.types("verify", str(journal))
    before = sum(1 for fill in fills[:cut] if fill[0] == gladsheim.CHANCE)
    since = gladsheim.verify(branch.journal)
    others = f"; the {before} before fill {cut} belong to the journal it branched from and were not checked here"
    if since:
        own = f"verified: the {since} draws of chance from fill {cut} on follow from the seed that was committed to"
    else:
        own = f"nothing verified: no chance was drawn from fill {cut} on"
    assert answer.out.splitlines()[0] == own + others
    assert answer.code == (0 if since else 1)
    assert bool(since) is (branches == "in the middle")


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A review that looks less closely."""
    for name, number in {"SCANNED": 6, "TRIED": 2, "JUDGED": 16, "SUSPECTS": 3}.items():
        monkeypatch.setattr(f"gladsheim.lab.review.{name}", number)


@pytest.mark.usefixtures("hurried")
def test_review_tells_the_turning_points_of_a_game(keyboard: Keyboard, journal: Path) -> None:
    told = keyboard.types("review", str(journal), "--seat", "0", "--lang", "ja")
    assert told.code == 0
    plain = json.loads(keyboard.types("review", str(journal), "--seat", "0", "--json").out)
    assert len(plain["decisions"]) + len(plain["lots"]) > 0
    assert told.out.count("より良い答え") == len(plain["decisions"])


@pytest.mark.usefixtures("hurried")
def test_review_asks_again_what_was_answered_badly(keyboard: Keyboard, journal: Path) -> None:
    decisions = json.loads(keyboard.types("review", str(journal), "--seat", "0", "--json").out)["decisions"]
    assert decisions
    first = min(decisions, key=lambda one: int(one["fill"]))
    moment = json.loads(journal.read_text(encoding="utf-8"))
    moment["fills"] = moment["fills"][: first["fill"]]
    moment.pop("seed")
    match = gladsheim.replay(moment)
    ask = next(ask for ask in match.asks if ask.seat == first["seat"])
    better, played = (match.say(ask, first[name]) for name in ("better", "played"))
    answer = keyboard.types(
        "review", str(journal), "--seat", "0", "--learn", lines=f"nonsense\n{played}\n{better}\nquit\n"
    )
    assert answer.code == 0
    assert "or the answer itself; or quit." in answer.out
    assert "That was played; another answer is better." in answer.out
    assert "Well found." in answer.out


def test_review_refuses_a_seat_that_is_not_there(keyboard: Keyboard, journal: Path) -> None:
    assert (
        refused(keyboard.types("review", str(journal), "--seat", "9"))
        == "gladsheim: there is no seat 9; seats are 0 to 1"
    )
