"""Seams: what a stranger's package offers beside its rules is found as ours is, and a fault in it is one clear line."""

from __future__ import annotations

import subprocess
import sys
from types import ModuleType

import pytest

from check.feast_game import feast_game
from gladsheim.bots import Bot, Eyes, PolicyBot, RandomBot, check_bot, known, make_bot
from gladsheim.bots.levels import Careless, Levels, player_of
from gladsheim.bots.mind import Mind, mind_of
from gladsheim.core.forms import State
from gladsheim.core.game import BadOption, Game, Json, Seams
from gladsheim.core.lots import Lots
from gladsheim.core.match import start_match
from gladsheim.games import OWN, find
from gladsheim.layouts import layout_of
from gladsheim.layouts.parts import Flag, Part

HERE = "a_strangers_seams"


class LastMind(Mind):
    """Answers the last of all options."""

    def choose(self, g: State, lots: Lots) -> int:
        return g.options[-1]


class FirstBot(Bot):
    """Answers the first of all options."""

    def answer(self, eyes: Eyes) -> int:
        return eyes.ask.options[0]


def parts(seats: int, slots: dict[str, int]) -> dict[str, Part]:
    return {"talk": Flag()}


@pytest.fixture(autouse=True)
def module(monkeypatch: pytest.MonkeyPatch) -> None:
    """A module that can be imported, with all that a package may offer."""
    offers = ModuleType(HERE)
    vars(offers).update(
        MIND=LastMind(), LEVELS=Levels([0, 5, 9], [1, 0, 0]), FirstBot=FirstBot, parts=parts, nothing=lambda *_: None
    )
    monkeypatch.setitem(sys.modules, HERE, offers)


def game_with(seams: Seams) -> Game:
    game = feast_game()
    game.seams = seams
    return game


def test_a_stranger_s_mind_and_levels_are_found() -> None:
    game = game_with(Seams(mind=f"{HERE}:MIND", levels=f"{HERE}:LEVELS"))
    assert isinstance(mind_of(game), LastMind)
    player = player_of(game, 1, 3)
    assert isinstance(player, Careless)
    assert (player.thinker.playouts, player.careless, type(player.thinker.mind)) == (5, 0, LastMind)


def test_the_plain_policy_is_the_mind_s_or_the_bot_that_the_game_offers() -> None:
    for seams, which in ((Seams(mind=f"{HERE}:MIND"), -1), (Seams(bots={"policy": f"{HERE}:FirstBot"}), 0)):
        match = start_match(game_with(seams), 3, {}, 1, [])
        ask = match.asks[0]
        assert PolicyBot(1).answer(Eyes(match, ask.seat)) == ask.options[which]


def test_a_bot_that_one_game_offers_is_made_by_its_name_and_plays_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    package = ModuleType("a_strangers_game")
    game = game_with(Seams(bots={"first": f"{HERE}:FirstBot"}))
    vars(package).update(GAME=game)
    monkeypatch.setitem(sys.modules, "a_strangers_game", package)
    monkeypatch.setitem(OWN, game.id, "a_strangers_game")
    assert isinstance(make_bot("first", 1), FirstBot)
    assert "first" in known()
    check_bot("first", game)
    with pytest.raises(BadOption, match=f"the bot 'first' plays {game.id} alone; for odins-table there are: random, "):
        check_bot("first", find("odins-table"))


def test_belief_is_found_through_the_game_that_offers_it() -> None:
    check_bot("belief", find("gotterdammerung"))
    assert type(make_bot("belief")).__module__ == "gladsheim.games.gotterdammerung.councillor"
    with pytest.raises(BadOption, match="the bot 'belief' plays gotterdammerung alone"):
        check_bot("belief", find("yggdrasil"))


def test_a_layout_is_found() -> None:
    layout = layout_of(game_with(Seams(layout=f"{HERE}:parts")), 3)
    assert [field.name for field in layout.fields][-1] == "talk"
    view: dict[str, Json] = {"talk": True}
    assert layout.encode(view)[-1] == 1.0


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("no module", "feast declares its mind as 'no module'; it must be 'module:name'"),
        (f"{HERE}:", "it must be 'module:name'"),
        ("no_such_module:MIND", "cannot be loaded from no_such_module:MIND: ModuleNotFoundError"),
        (f"{HERE}:MINE", f"the mind of feast cannot be loaded from {HERE}:MINE: AttributeError"),
        (f"{HERE}:LEVELS", f"the mind of feast, {HERE}:LEVELS, must be a Mind, not a Levels"),
    ],
)
def test_a_seam_that_does_not_hold_is_one_clear_line(path: str, line: str) -> None:
    with pytest.raises(BadOption) as caught:
        mind_of(game_with(Seams(mind=path)))
    assert line in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", ["nothing", "MIND"])
def test_what_makes_no_bot_or_no_parts_is_refused(name: str) -> None:
    game = game_with(Seams(bots={"policy": f"{HERE}:{name}"}, layout=f"{HERE}:{name}"))
    match = start_match(game, 3, {}, 1, [])
    with pytest.raises(BadOption, match="must make a Bot of a seed"):
        PolicyBot(1).answer(Eyes(match, match.asks[0].seat))
    with pytest.raises(BadOption, match="must make parts by name of seats and slots"):
        layout_of(game, 3)


def test_to_check_a_bot_of_any_game_loads_no_other_game() -> None:
    program = """
import sys
from gladsheim.bots import check_bot
from gladsheim.games import OWN, find
check_bot("policy", find("odins-table"))
print(sorted(set(OWN.values()) & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "['gladsheim.games.odins_table']\n"


def test_bots_of_any_game_stay_what_they_are() -> None:
    assert isinstance(make_bot("random"), RandomBot)
    for id in OWN:
        for name in ("random", "novice", "skilled", "master", "policy", "search:5"):
            check_bot(name, find(id))
