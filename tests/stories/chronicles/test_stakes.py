"""What the view works out for whoever looks: landings, dangers, chances, goals; and how answers are typed."""

from __future__ import annotations

import random

import pytest

from gladsheim.core.forms import Illegal
from gladsheim.core.match import start_match
from gladsheim.games.chronicles import GAME
from gladsheim.games.chronicles.duty import Duty
from gladsheim.games.chronicles.parts import (
    ASGARD,
    CAGE,
    FENRIR,
    FIGHT,
    FIGHT_IOTUNN,
    GIANTS,
    HEL,
    IORMUNGAND,
    LOKI,
    MIDGARD,
    NIDHOGG,
    NIFLHEIM,
    SURT,
    SUTTUNG,
    SVARTALFHEIM,
    UNSEEN,
    UTGARDLOKI,
    VANAHEIM,
)
from gladsheim.games.chronicles.risks import Risk
from gladsheim.games.chronicles.stakes import chance
from gladsheim.games.chronicles.state import OATH
from gladsheim.games.chronicles.view import view
from gladsheim.games.chronicles.view_types import ChroniclesView, DangerView, EnemyView, RiskView
from gladsheim.games.chronicles.writing import write
from stories.chronicles.table import Table, card, table
from stories.rules import rule


def seen(t: Table) -> ChroniclesView:
    return view(t.g, 0)


def enemy(t: Table, number: int) -> EnemyView:
    return seen(t)["enemies"][number]


def danger(t: Table, what: str) -> list[DangerView]:
    return [one for one in seen(t)["dangers"] if one["danger"] == what]


def risk(t: Table) -> RiskView:
    borne = seen(t)["risk"]
    assert borne is not None
    return borne


@rule("YC 5.7", "YC 5.8", "YC 5.1")
def test_where_an_enemy_would_land() -> None:
    t = table()
    t.g.rotation = 0
    assert enemy(t, HEL)["lands"] == {"world": SVARTALFHEIM, "devastates": False}
    t.g.where[LOKI] = SVARTALFHEIM
    assert enemy(t, HEL)["lands"] == {"world": SVARTALFHEIM, "devastates": True}
    t.g.ruins = 1 << SVARTALFHEIM
    assert enemy(t, HEL)["lands"] == {"world": SVARTALFHEIM, "devastates": False}
    t.g.where[HEL] = VANAHEIM
    assert enemy(t, HEL)["lands"] == {"world": None, "devastates": False}
    assert enemy(t, LOKI)["lands"] is None


def next_of(t: Table, number: int) -> dict[str, tuple[int, int, int | None]]:
    return {one["does"]: (one["count"], one["of"], one["world"]) for one in enemy(t, number)["next"]}


@rule("YC 5.7", "YC 5.9", "YC 5.11", "YC 5.13", "YC 5.15", "YC 5.16", "YC 5.18")
def test_what_an_enemy_would_do_is_told_while_it_is_one_card_away() -> None:
    t = table().calm()
    assert all(one["next"] == [] for one in seen(t)["enemies"])
    for one in range(6):
        t.show(card(0, one))
    t.g.rotation, t.g.active = 0, 0
    assert next_of(t, HEL) == {"goes": (0, 0, SVARTALFHEIM), "turns": (0, 0, None), "life": (1, 0, None)}
    assert next_of(t, SURT)["giants"] == (2, GIANTS, None)
    t.g.where[LOKI] = SVARTALFHEIM
    assert next_of(t, HEL)["devastates"] == (0, 0, SVARTALFHEIM)
    assert next_of(t, LOKI)["goes"] == (0, 0, t.g.at[0])
    assert next_of(t, LOKI)["iotunn"] == (1, 7, None)
    assert next_of(t, IORMUNGAND)["island"] == (2, 6, None)
    assert list(next_of(t, FENRIR)) == ["goes", "ends"]
    t.g.where[FENRIR] = ASGARD
    assert next_of(t, FENRIR)["life"] == (3, 0, None)
    assert next_of(t, NIDHOGG)["gnaws"] == (t.g.icon + 1, 0, None)


@rule("YC 5.8", "YC 5.10")
def test_what_would_lose_the_game_is_told_last() -> None:
    t = table().calm()
    t.show(card(0, SURT))
    t.g.giants = GIANTS - 1
    told = [one["does"] for one in enemy(t, SURT)["next"]]
    assert told[-1] == "defeat"
    assert "giants" not in told
    assert t.g.giants == GIANTS - 1, "the table itself is as it was"
    t.activate(SURT)
    assert t.g.outcome() == "defeat.giants"


@rule("YC 5.8", "YC 5.10", "YC 5.12", "YC 5.14", "YC 16.11")
def test_which_activation_would_lose_the_game() -> None:
    t = table()
    assert [enemy(t, one)["left"] for one in (HEL, SURT, LOKI, IORMUNGAND, FENRIR)] == [3, 3, 8, 5, None]
    t.g.giants = GIANTS - 1
    assert enemy(t, SURT)["left"] == 1
    t.activate(SURT)
    assert t.g.outcome() == "defeat.giants"
    t = table()
    t.g.anonymous = 7
    assert enemy(t, IORMUNGAND)["left"] == 2
    t.activate(IORMUNGAND)
    t.activate(IORMUNGAND)
    assert t.g.outcome() == "defeat.anonymous"
    t = table(saga="bifrost")
    t.g.page += 1
    t.g.where[SURT], t.g.rotation = MIDGARD, 0
    assert enemy(t, SURT)["left"] == 1
    t.activate(SURT)
    assert t.g.outcome() == "defeat.bifrost"


@rule("YC 4.2", "YC 5.6", "YC 16.4")
def test_dangers_come_nearest_first() -> None:
    t = table()
    t.g.life[1] = 1
    first = seen(t)["dangers"][0]
    assert first == {"danger": "life", "left": 1, "enemy": None, "god": 1}
    t.g.ruins = (1 << 7) - 1
    assert danger(t, "markers") == [{"danger": "markers", "left": 1, "enemy": FENRIR, "god": None}]
    lefts = [one["left"] for one in seen(t)["dangers"]]
    assert lefts == sorted(lefts)
    t = table(saga="managarm")
    t.g.wolves = [3, 1]
    assert danger(t, "wolves")[0]["left"] == 1


@rule("YC 3.5", "YC 3.6")
def test_how_likely_the_card_before_a_god_activates() -> None:
    t = table().show(card(1, HEL))
    t.g.centre = [UNSEEN] * 3
    t.g.bags[0] = [card(0, HEL), card(0, SURT), card(0, LOKI)]
    assert seen(t)["near"] == [HEL]
    assert seen(t)["wakes"] == [33, 0, 17]
    t.g.centre[0] = card(0, HEL)
    assert seen(t)["wakes"][0] == 100
    t.g.second[HEL] = card(2, HEL)
    assert seen(t)["wakes"][0] == 0


@rule("YC 10.4", "YC 10.5", "YC 10.9")
def test_how_likely_a_throw_leaves_no_risk() -> None:
    t = table()
    t.g.vanir[0], t.g.elves[0] = 2, 1
    t.begin(Risk(0, 1))
    # A God die has two successes on six sides, and so has each Vanir die.
    assert risk(t)["chances"] == [33, 56, 70]
    assert risk(t)["with_elves"] == [100, 100, 100]
    t.g.iotunns = 1 << SUTTUNG
    assert risk(t)["with_elves"] == [33, 56, 70]
    t.g.iotunns = 1 << UTGARDLOKI
    assert risk(t)["chances"] == [0, 33, 56]


@rule("YC 13.22", "YC 13.11")
def test_thors_die_and_those_of_comrades_count_in_the_chance() -> None:
    t = table("thor tyr odin", saga="hard").begin(Risk(0, 2))
    assert risk(t)["chances"] == [33]
    t = table("odin thor tyr", saga="hard").begin(Risk(0, 2))
    # Odin's own die (1/3), Thor's, which counts twice (1/3), Tyr's (5/6).
    assert risk(t)["chances"] == [round(100 * (1 - (2 / 3) * (2 / 3) - (1 / 3) * (2 / 3) * (1 / 6)))]


@rule("YC 10.4", "YC 10.5")
@pytest.mark.parametrize("seed", range(3))
def test_the_chance_is_what_many_throws_show(seed: int) -> None:
    lots = random.Random(seed)
    risks, own, worth, dice, each, elves = 3, 2, 1 + seed % 2, 3, 3, seed
    safe = 0
    for _ in range(20_000):
        die = lots.randrange(6) < own
        good = sum(lots.randrange(6) < each for _ in range(dice))
        turned = min(elves, dice - good) if die else max(min(elves, dice - good), worth + min(elves - 1, dice - good))
        safe += die * worth + good + (turned if elves else 0) >= risks
    assert chance(risks, own, worth, True, (), dice, each, elves) == pytest.approx(safe / 200, abs=1.5)


@rule("YC 14.5", "YC 16.1", "YC 4.1")
def test_how_far_goal_and_tree_are() -> None:
    t = table(saga="baldr")
    assert (seen(t)["saga"]["goal_done"], seen(t)["saga"]["goal_of"]) == (0, 6)
    t.g.tokens = [OATH] * 2 + [1] * 7
    assert seen(t)["saga"]["goal_done"] == 2
    t = table()
    steps = seen(t)["saga"]["to_tree"]
    assert steps is not None
    t.activate(NIDHOGG)
    assert seen(t)["saga"]["to_tree"] == steps - 1


@rule("YC 6.3", "YC 8.6", "YC 16.9")
def test_strengths_and_shields_are_seen() -> None:
    t = table()
    t.g.iotunns = 1 << 8  # Angrboda shields Loki.
    assert (enemy(t, LOKI)["shielded"], enemy(t, LOKI)["strength"]) == (True, 2)
    assert seen(t)["iotunns"] == [{"iotunn": 8, "place": VANAHEIM, "strength": 2, "blocks": False}]
    t = table(saga="naglfar")
    assert seen(t)["saga"]["naglfar_strength"] is None
    t.g.page += 1
    assert seen(t)["saga"]["naglfar_strength"] == 7
    assert (enemy(t, FENRIR)["place"], enemy(t, NIDHOGG)["strength"]) == (CAGE, None)


def typed(t: Table) -> list[str]:
    ask = t.g.asks()[0]
    return [GAME.written(t.g, ask, option) for option in ask.options]


@rule("YC 8.1", "YC 7.1")
def test_answers_are_typed_as_one_would_say_them() -> None:
    t = table()
    t.g.at[0] = NIFLHEIM
    t.begin(Duty(0))
    assert "fight hel" in typed(t)
    t.g.at[0], t.g.iotunns = ASGARD, 1
    t.begin(Duty(0))
    ask = t.g.asks()[0]
    assert write(t.g, ask, FIGHT_IOTUNN) == "fight thjazi"
    assert write(t.g, ask, FIGHT + HEL) == "fight hel"
    t.lay(0, card(0, HEL)).turn()
    assert typed(t) == ["asgard", "alfheim", "vanaheim", "midgard", "iotunheim"]


@rule("YC 7.1")
@pytest.mark.parametrize("seed", range(5))
def test_what_is_typed_is_read_back(seed: int) -> None:
    match = start_match(GAME, 1 + seed, {"saga": "hard"}, seed, [])
    lots = random.Random(seed)
    for _ in range(60):
        if match.over:
            break
        ask = match.asks[0]
        assert [match.read(ask.seat, match.say(ask, option)) for option in ask.options] == [*ask.options]
        match.answer(ask.seat, lots.choice(ask.options))
    if not match.over:
        with pytest.raises(Illegal):
            match.read(match.asks[0].seat, "gladsheim")
