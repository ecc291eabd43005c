"""A campaign of Yggdrasil Chronicles by keyboard: one file from the first saga on, left and taken up again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import gladsheim
from cli.keyboard import Answer, Keyboard, refused
from gladsheim.core.game import Json
from gladsheim.core.text import LANGUAGES
from gladsheim.games.chronicles.book import CAMPAIGN

GODS = ("--gods", "thor,tyr,heimdall")
SOME = 20  # lines typed before the player leaves


def file_of(keyboard: Keyboard) -> Path:
    return keyboard.home / "campaign" / "ragnarok.json"


def plays(keyboard: Keyboard, *arguments: str, lines: str) -> Answer:
    answer = keyboard.types("campaign", str(file_of(keyboard)), "--bot", "random", *arguments, lines=lines)
    assert (answer.code, answer.err) == (0, "")
    return answer


def kept(keyboard: Keyboard) -> dict[str, Json]:
    record: dict[str, Json] = json.loads(file_of(keyboard).read_text(encoding="utf-8"))
    return record


def campaign_of(keyboard: Keyboard) -> dict[str, Json]:
    campaign = kept(keyboard)["campaign"]
    assert isinstance(campaign, dict)
    return campaign


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_campaign_begins_with_the_first_saga(keyboard: Keyboard, lang: str) -> None:
    plays(keyboard, *GODS, "--lang", lang, lines="")
    assert campaign_of(keyboard)["saga"] == 0
    assert kept(keyboard)["game"] is not None


def test_a_game_left_in_the_middle_goes_on_where_it_was(keyboard: Keyboard) -> None:
    plays(keyboard, *GODS, lines="1\n1\nquit\n")
    left = kept(keyboard)["game"]
    plays(keyboard, lines="quit\n")
    assert kept(keyboard)["game"] == left


def test_games_end_experience_is_entered_and_spent_and_the_books_add_up(keyboard: Keyboard) -> None:
    plays(keyboard, *GODS, lines="quit\n")
    while not books(keyboard)["games"][0]:  # left in the middle as often as it takes
        plays(keyboard, lines="2\n" * SOME)
    assert books(keyboard)["spent"] == [0, 0, 0]
    between_games(keyboard)
    plays(keyboard, lines="elves\n\nquit\n")
    assert books(keyboard)["spent"] == [1, 3, 3]  # the bots by the policy
    assert books(keyboard)["earned"] == [
        have + gone for have, gone in zip(books(keyboard)["xp"], books(keyboard)["spent"], strict=True)
    ]


def between_games(keyboard: Keyboard, saga: int = 0) -> None:
    """Put the game aside that has just begun."""
    record = kept(keyboard)
    campaign = record["campaign"]
    assert isinstance(campaign, dict)
    campaign["saga"], record["game"] = saga, None
    file_of(keyboard).write_text(json.dumps(record), encoding="utf-8")


def books(keyboard: Keyboard) -> dict[str, list[int]]:
    """What the campaign's file says was earned, spent and kept, and how many games were played."""
    found: dict[str, list[int]] = {}
    for name in ("xp", "earned", "spent"):
        row = campaign_of(keyboard)[name]
        assert isinstance(row, list)
        found[name] = [number for number in row if isinstance(number, int)]
    games = campaign_of(keyboard)["games"]
    assert isinstance(games, list)
    found["games"] = [len(games)]
    return found


def test_a_won_campaign_says_so(keyboard: Keyboard) -> None:
    plays(keyboard, *GODS, lines="quit\n")
    between_games(keyboard, saga=len(CAMPAIGN))
    assert "the campaign" in plays(keyboard, lines="").out


def test_what_cannot_be_is_refused_in_one_line(keyboard: Keyboard) -> None:
    file = keyboard.home / "other.json"
    assert "--roles" in refused(keyboard.types("campaign", str(file)))
    assert "different ones of" in refused(keyboard.types("campaign", str(file), "--gods", "thor,thor,tyr"))
    assert "--players" in refused(keyboard.types("campaign", str(file), *GODS, "--players", "7"))
    file.write_text("{")
    assert f"{file} is not a campaign: Expecting" in refused(keyboard.types("campaign", str(file)))
    file.write_text("{}")
    assert "not a campaign" in refused(keyboard.types("campaign", str(file)))
    file.write_text('{"campaign": {"players": []}}')
    assert "is damaged: Object missing required field `gods`" in refused(keyboard.types("campaign", str(file)))


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({"charts": ["x"]}, "'charts' has 1 rows for 3 players"),
        ({"charts": ["x", "y", "z"]}, "the chart 'x' is not that of thor"),
        ({"charts": ["", "", ""]}, "the chart '' is not that of thor"),
        ({"charts": ["thor elves=9", "tyr", "heimdall"]}, "thor: 'elves' has 4 boxes, not 9"),
        ({"charts": ["thor kin=odin", "tyr", "heimdall"]}, "the chart of thor names a god who is not of the campaign"),
        ({"xp": [-5, 1]}, "'xp' has 2 rows for 3 players"),
        ({"xp": [-5, 1, 1]}, "'xp' has a number below 0"),
        ({"earned": []}, "'earned' has 0 rows for 3 players"),
        ({"spent": [0, 0, -1]}, "'spent' has a number below 0"),
        ({"gods": ["thor", "tyr"]}, "3 players need 3 gods and 0 support gods"),
        ({"gods": ["thor", "tyr", "loki"]}, "gods are different ones of: "),
        ({"players": []}, "0 players need 0 gods"),
        ({"saga": 7}, "there is no saga 7"),
    ],
)
def test_a_damaged_record_is_refused_in_one_line(keyboard: Keyboard, changes: dict[str, Json], line: str) -> None:
    plays(keyboard, *GODS, lines="quit\n")
    record = {"campaign": {**campaign_of(keyboard), **changes}, "game": None}
    file_of(keyboard).write_text(json.dumps(record), encoding="utf-8")
    said = refused(keyboard.types("campaign", str(file_of(keyboard))))
    assert said.startswith(f"gladsheim: {file_of(keyboard)} is damaged: {line}")


@pytest.mark.parametrize(
    ("game", "line"),
    [
        (gladsheim.start("odins-table", seed=1).save(), "its game is one of odins-table, not of chronicles"),
        (gladsheim.start("chronicles", 3, seed=1).save(), "its game is not the next one of this campaign"),
        (5, "its game is not a save"),
    ],
)
def test_a_file_with_another_game_is_refused(keyboard: Keyboard, game: Json, line: str) -> None:
    plays(keyboard, *GODS, lines="quit\n")
    file_of(keyboard).write_text(json.dumps({**kept(keyboard), "game": game}), encoding="utf-8")
    said = refused(keyboard.types("campaign", str(file_of(keyboard))))
    assert said == f"gladsheim: {file_of(keyboard)} is damaged: {line}"


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        (("--bot", "nosuch"), "no bot 'nosuch'; there are: random"),
        (("--bot", "belief"), "the bot 'belief' plays gotterdammerung alone; for chronicles there are: random"),
        (("--seat", "7"), "there is no seat 7; seats are 0 to 2"),
    ],
)
def test_who_is_refused_leaves_no_file_behind(keyboard: Keyboard, typed: tuple[str, ...], line: str) -> None:
    assert line in refused(keyboard.types("campaign", str(file_of(keyboard)), *GODS, *typed))
    assert not file_of(keyboard).exists()


@pytest.mark.parametrize("typed", [GODS, ("--players", "2")])
def test_a_campaign_that_is_kept_has_its_gods_and_players(keyboard: Keyboard, typed: tuple[str, ...]) -> None:
    plays(keyboard, *GODS, lines="quit\n")
    before = kept(keyboard)
    said = refused(keyboard.types("campaign", str(file_of(keyboard)), *typed))
    assert said.endswith("is a campaign already: --game, --roles and --players are for a new one")
    assert kept(keyboard) == before


def test_a_file_of_before_there_were_other_series_is_taken_up(keyboard: Keyboard) -> None:
    plays(keyboard, *GODS, lines="quit\n")
    campaign = campaign_of(keyboard)
    assert campaign.pop("game") == "chronicles"
    file_of(keyboard).write_text(json.dumps({**kept(keyboard), "campaign": campaign}), encoding="utf-8")
    plays(keyboard, lines="quit\n")
    assert campaign_of(keyboard)["game"] == "chronicles" or kept(keyboard)["game"] is not None


def test_a_game_without_campaigns_says_so(keyboard: Keyboard) -> None:
    typed = ("campaign", str(file_of(keyboard)), "--game", "odins-table", *GODS)
    assert refused(keyboard.types(*typed)) == "gladsheim: odins-table has no campaign"
