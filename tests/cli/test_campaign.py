"""A campaign of Yggdrasil Chronicles by keyboard: one file from the first saga on, left and taken up again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

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
    assert "--gods" in refused(keyboard.types("campaign", str(file)))
    assert "different ones of" in refused(keyboard.types("campaign", str(file), "--gods", "thor,thor,tyr"))
    assert "--players" in refused(keyboard.types("campaign", str(file), *GODS, "--players", "7"))
    file.write_text("{}")
    assert "not a campaign" in refused(keyboard.types("campaign", str(file)))
    file.write_text('{"campaign": {"players": []}}')
    assert "is damaged: Object missing required field `gods`" in refused(keyboard.types("campaign", str(file)))
