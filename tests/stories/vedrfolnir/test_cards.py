"""Chapter 1: the cards."""

from __future__ import annotations

from collections import Counter

import pytest

import gladsheim
from gladsheim.games.vedrfolnir import DECKS, SOLO_DECK
from gladsheim.games.vedrfolnir.parts import (
    BOX_FACES,
    EFFECT,
    IS_JOKER,
    IS_SCORE,
    MODIFIER,
    NAMES,
    NO_MODIFIER,
    POINTS,
    RUNES,
    STARS,
    WHO,
)
from gladsheim.games.vedrfolnir.view import view
from stories.rules import rule
from stories.vedrfolnir.table import T, card, table


def kinds(deck: list[int]) -> Counter[str]:
    """How many cards of each name and number of runes."""
    return Counter(f"{NAMES[WHO[one]]} {RUNES[one]}".removesuffix(" 0") for one in deck)


@rule("VF 1.1")
def test_cards_bring_runes_or_act_or_are_jokers() -> None:
    score = {NAMES[WHO[one]] for one in range(BOX_FACES) if IS_SCORE[one]}
    jokers = {NAMES[WHO[one]] for one in range(BOX_FACES) if EFFECT[one] == IS_JOKER}
    assert score == {"thor", "odin", "surtr", "tyr", "freyja"}
    assert jokers == {"norns", "heimdall"}
    t = table(stakes={0: "thor1*1"})
    t.gives("odin1*1", 0).gives("loki", 1).gives("norns", 2)
    assert (t.stake(0), t.stake(1), t.stake(2), t.jokers(2)) == ("thor1*1 odin1*1", "loki", "", "norns")


@rule("VF 1.2")
def test_the_base_deck_has_118_cards_and_each_season_40_more() -> None:
    assert {mix: len(deck) for mix, deck in DECKS.items()} == {"base": 118, "spring": 158, "winter": 158, "both": 198}
    base = kinds(DECKS["base"])
    assert base == {
        **{f"{god} {runes}": 14 for god in ("thor", "odin") for runes in (1, 2, 3)},
        "sleipnir": 14,
        "ratatosk": 4,
        "nidhogg": 4,
        "loki": 6,
        "norns": 6,
    }
    spring = {"freyja": 13, "tyr 2": 6, "tyr 3": 6, "hugin": 4, "munin": 4, "skoll-and-hati": 5, "eikthyrnir": 2}
    winter = {"surtr 1": 14, "surtr 2": 14, "fenrir": 3, "moin": 2, "hel": 3, "heimdall": 4}
    assert kinds(DECKS["spring"]) - base == spring
    assert kinds(DECKS["winter"]) - base == winter
    assert kinds(DECKS["both"]) - base == {**spring, **winter}


@rule("VF 1.2")
@pytest.mark.parametrize(("deck", "count"), [("base", 118), ("spring", 158), ("winter", 158), ("both", 198)])
def test_the_chosen_deck_is_on_the_table(deck: str, count: int) -> None:
    m = gladsheim.start("vedrfolnir", seats=4, seed=2, deck=deck)
    assert sum(view(m.state, 0)["unseen"]) == count - 1  # the first card is revealed


@rule("VF 1.3")
def test_cards_show_up_to_four_stars_or_a_modifier_and_jokers_none() -> None:
    for one in SOLO_DECK + DECKS["both"]:
        assert 0 <= STARS[one] <= 4
        if MODIFIER[one] != NO_MODIFIER or EFFECT[one] == IS_JOKER:
            assert STARS[one] == 0


@rule("VF 1.3")
def test_fourteen_like_cards_have_two_stars_on_average_and_ravens_have_some() -> None:
    for block in ("thor 1", "odin 3", "surtr 2", "sleipnir"):
        stars = [STARS[one] for one in DECKS["both"] if kinds([one])[block]]
        assert sorted(stars) == [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4]
    assert sorted(STARS[one] for one in DECKS["spring"] if kinds([one])["freyja"]) == [0] * 2 + [1] * 3 + [2] * 3 + [
        *([3] * 3),
        *([4] * 2),
    ]
    assert sorted(STARS[one] for one in DECKS["spring"] if kinds([one])["tyr 2"]) == [0, 1, 2, 2, 3, 4]
    assert sorted(STARS[one] for one in DECKS["spring"] if kinds([one])["munin"]) == [1, 1, 2, 2]


@rule("VF 1.4")
def test_points_go_by_runes_but_tyr_brings_five() -> None:
    worth = {"thor1": 1, "thor2": 2, "thor3": 3, "odin1": 2, "odin2": 4, "odin3": 6, "surtr1": -3, "surtr2": -6}
    assert {written: POINTS[card(written)] for written in worth} == worth
    assert POINTS[card("tyr2")] == POINTS[card("tyr3")] == POINTS[card("tyr3/thor")] == 5
    assert [POINTS[card(one)] for one in ("freyja", "sleipnir*4", "hugin*1", "loki", "norns", "heimdall")] == [0] * 6
    points = Counter[str]()
    for one in DECKS["both"]:
        points[NAMES[WHO[one]]] += POINTS[one]
    assert (points["thor"], points["odin"], points["tyr"], points["surtr"]) == (84, 168, 60, -126)


@rule("VF 1.5")
def test_effect_cards_stay_in_the_stake_and_the_order_never_changes() -> None:
    """Ruling 2."""
    t = table(stakes={1: "thor3*1 odin1*2"})
    t.gives("ratatosk", 1)
    assert t.stake(1) == "thor3*1 odin1*2 ratatosk"
    t.gives("fenrir", T)
    for zone in (0, 2):
        t.gives("thor1", zone)
    t.gives("loki", 0).gives("thor2", 1)
    assert t.stake(0) == "loki"
    assert t.stake(1) == "thor3*1 odin1*2 ratatosk thor2"
    assert t.tribute == "fenrir"


@rule("VF 1.5")
def test_an_effect_card_can_itself_be_taken_away() -> None:
    """Ruling 2."""
    t = table(stakes={1: "ratatosk thor1*1"}).gives("fenrir", 1)
    assert t.stake(1) == "thor1*1 fenrir"
    assert t.discards == "ratatosk"
