"""Whatever is given to the library is refused in words, and in the same ones compiled and not."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import gladsheim
from gladsheim.core.save import digest

# Callers of the library need not be typed: these are called as such a one would.
Anything = Callable[..., object]
start: Anything = gladsheim.start
load: Anything = gladsheim.load
replay: Anything = gladsheim.replay
verify: Anything = gladsheim.verify
simulate: Anything = gladsheim.simulate
find: Anything = gladsheim.find
MATCH = gladsheim.start("odins-table", seed=5)
answer: Anything = MATCH.answer
choose: Anything = MATCH.choose
NO_RECORD = "this is not a save or journal of Gladsheim: it names no game"
NUMBERS = "a seat and its answer are whole numbers, not "

WRONG: list[tuple[Callable[[], object], type[ValueError], str]] = [
    (lambda: find(["odins-table"]), gladsheim.BadOption, "no game '['odins-table']' is installed; there are: "),
    (lambda: start(None), gladsheim.BadOption, "no game 'None' is installed; there are: "),
    (lambda: start({}), gladsheim.BadOption, "no game '{}' is installed; there are: "),
    (lambda: start("odins-table", seats="2"), gladsheim.BadOption, "odins-table is played with 2 seats, not '2'"),
    (lambda: start("odins-table", seats=2.0), gladsheim.BadOption, "odins-table is played with 2 seats, not 2.0"),
    (lambda: start("odins-table", seats=[]), gladsheim.BadOption, "odins-table is played with 2 seats, not []"),
    (lambda: start("yggdrasil", seats=True), gladsheim.BadOption, "yggdrasil is played with 1 to 6 seats, not True"),
    (lambda: start("odins-table", seed="7"), gladsheim.BadOption, "a seed must be a whole number, not '7'"),
    (lambda: start("odins-table", seed=7.0), gladsheim.BadOption, "a seed must be a whole number, not 7.0"),
    (lambda: start("odins-table", player_seeds="ash"), gladsheim.BadOption, "the players' seeds must be a list of"),
    (lambda: start("odins-table", player_seeds=[1]), gladsheim.BadOption, "the players' seeds must be a list of texts"),
    (lambda: start("odins-table", player_seeds=["\ud800"]), gladsheim.BadOption, "the players' seeds must be texts"),
    (lambda: start("odins-table", no_progress=40.0), gladsheim.BadOption, "option 'no_progress' of odins-table may"),
    (lambda: start("yggdrasil", level={}), gladsheim.BadOption, "option 'level' of yggdrasil may not be {}; allowed: "),
    (lambda: start("yggdrasil", gods=None), gladsheim.BadOption, "option 'gods' of yggdrasil may not be None; allowed"),
    (lambda: start("yggdrasil", gods=[["odin"]]), gladsheim.BadOption, "option 'gods' of yggdrasil may not be [['od"),
    (
        lambda: start("yggdrasil", gods=[1, None]),
        gladsheim.BadOption,
        "option 'gods' of yggdrasil may not be [1, ",
    ),
    (lambda: start("chronicles", charts=[]), gladsheim.BadOption, "option 'charts' of chronicles may not be []"),
    (
        lambda: start("chronicles", charts="zeus"),
        gladsheim.BadOption,
        "option 'charts' of chronicles may not be 'zeus'; allowed: none, or the charts of a campaign",
    ),
    (lambda: answer(0, "x"), gladsheim.Illegal, NUMBERS + "0 and 'x'"),
    (lambda: answer(0, 3.0), gladsheim.Illegal, NUMBERS + "0 and 3.0"),
    (lambda: answer(0, None), gladsheim.Illegal, NUMBERS + "0 and None"),
    (lambda: answer("0", 3), gladsheim.Illegal, NUMBERS + "'0' and 3"),
    (lambda: answer([], {}), gladsheim.Illegal, NUMBERS + "[] and {}"),
    (lambda: answer(True, 2), gladsheim.Illegal, NUMBERS + "True and 2"),
    (lambda: answer(0, True), gladsheim.Illegal, NUMBERS + "0 and True"),
    (lambda: choose(True), gladsheim.Illegal, "the number of an option is a whole number, not True"),
    (lambda: choose("0"), gladsheim.Illegal, "the number of an option is a whole number, not '0'"),
    (lambda: choose(0.0), gladsheim.Illegal, "the number of an option is a whole number, not 0.0"),
    (lambda: load([]), gladsheim.Damaged, NO_RECORD),
    (lambda: load(None), gladsheim.Damaged, NO_RECORD),
    (lambda: load("save"), gladsheim.Damaged, NO_RECORD),
    (lambda: load({"game": "odins-table", 1: 2}), gladsheim.Damaged, "the save is damaged: its contents do not match"),
    (lambda: load({"game": "odins-table", "a": {1}}), gladsheim.Damaged, "the save is damaged: its contents do not"),
    (lambda: replay(None), gladsheim.Damaged, NO_RECORD),
    (lambda: replay([1]), gladsheim.Damaged, NO_RECORD),
    (lambda: verify(None), gladsheim.Damaged, NO_RECORD),
    (lambda: verify("journal"), gladsheim.Damaged, NO_RECORD),
    (lambda: simulate("odins-table", games="5"), gladsheim.BadOption, "games must be a whole number, not '5'"),
    (lambda: simulate("odins-table", workers=None), gladsheim.BadOption, "workers must be a whole number, not None"),
    (lambda: simulate("odins-table", seed=1.5), gladsheim.BadOption, "a seed must be a whole number, not 1.5"),
    (lambda: simulate("odins-table", seats="2"), gladsheim.BadOption, "odins-table is played with 2 seats, not '2'"),
    (lambda: simulate("odins-table", bots=["random"]), gladsheim.BadOption, "bots are one name, or several in one "),
    (lambda: simulate("odins-table", on=5), gladsheim.BadOption, "no workers on '5'; there are: here, ray"),
]


@pytest.mark.parametrize(("deed", "fault", "line"), WRONG)
def test_what_is_of_no_use_is_refused_in_words(deed: Callable[[], object], fault: type[ValueError], line: str) -> None:
    before = MATCH.save()
    with pytest.raises(fault) as caught:
        deed()
    assert type(caught.value) is fault
    assert str(caught.value).startswith(line)
    assert "\n" not in str(caught.value)
    assert MATCH.save() == before


def test_a_game_that_goes_on_has_no_ending() -> None:
    for game in gladsheim.games():
        match = gladsheim.start(game.id, seed=1)
        assert match.outcome is None
        with pytest.raises(ValueError, match="the game is not over"):
            match.ending()


def test_a_save_whose_parts_are_of_no_use_is_damaged() -> None:
    wrong: list[gladsheim.Json] = [[], None, "x", 2.5]
    for name in ("gladsheim", "game", "rules_version", "seats", "options", "chance", "fills", "state", "seed", "drawn"):
        for part in wrong:
            if name == "fills" and part == []:
                continue  # a table at which nothing was filled yet has that
            damaged = MATCH.save()
            damaged[name] = part
            damaged["digest"] = digest(damaged)
            with pytest.raises((gladsheim.Damaged, gladsheim.BadOption)) as caught:
                gladsheim.load(damaged)
            assert "\n" not in str(caught.value)


SEATED: list[Callable[[gladsheim.Match, object], object]] = [
    lambda match, seat: match.view(seat),
    lambda match, seat: match.text(seat),
    lambda match, seat: match.beats(seat),
    lambda match, seat: match.imagine(seat, random.Random(1)),
]


@pytest.mark.parametrize("look", SEATED, ids=["view", "text", "beats", "imagine"])
@pytest.mark.parametrize("game", [game.id for game in gladsheim.games()])
def test_nobody_looks_from_a_seat_that_is_not_there(
    game: str, look: Callable[[gladsheim.Match, object], object]
) -> None:
    match = gladsheim.start(game, seed=1)
    strangers: list[object] = [-2, -1, match.seats, 99, "0", 0.0, True, []]
    for seat in strangers:
        with pytest.raises(gladsheim.BadOption) as caught:
            look(match, seat)
        last = match.seats - 1
        assert str(caught.value) == f"there is no seat {seat!r}; seats are 0 to {last}, and None is a spectator"
    for known in (None, 0, match.seats - 1):
        look(match, known)
