"""Chapters 5 to 8: the Action Phase, the gods, the Oracle."""

from __future__ import annotations

import pytest

from gladsheim.core.forms import CHANCE
from stories.gotterdammerung.table import actions, conspiracy, council, god
from stories.rules import rule


@rule("GD 5.1")
def test_nobody_can_talk_in_the_action_phase() -> None:
    t = actions()
    while t.acting:
        assert t.view(0)["voices"] == []
        assert {slot for _, slot in t.asked} == {"target"}
        t.rests()
    assert t.view(0)["voices"] == [], "nor while the Oracle looks"
    t.looks(None)
    assert t.view(0)["voices"] == [0, 1, 2, 3, 4, 5, 6]


@rule("GD 5.2")
@pytest.mark.parametrize(("start", "first", "second", "end"), [(0, 1, 1, 2), (3, 2, 4, 2), (6, 6, 6, 4)])
def test_the_oracle_goes_as_far_as_both_dice_say(start: int, first: int, second: int, end: int) -> None:
    t = conspiracy(oracle=start)
    t.marks(s5=1, s6=1)
    assert len(t.offered(CHANCE)) == 36
    t.rolls(first, second)
    assert t.g.oracle == end


@rule("GD 5.4")
def test_gods_act_in_ascending_order_wherever_they_sit() -> None:
    t = actions("hel - odin - thor - saga")
    order = []
    while t.acting:
        order.append(t.acting)
        t.rests()
    assert order == ["odin by 2", "thor by 4", "saga by 6", "hel by 0"]


@rule("GD 5.5")
def test_an_action_need_not_be_used() -> None:
    t = actions()
    t.all_rest()
    assert t.g.deeds == []
    assert "Seat 3 does not use Thor's action." in t.hears(1)


@rule("GD 5.6")
def test_valkyries_are_never_asked_to_act() -> None:
    t = actions("- - - - - - hel", conspirators="0 1")
    assert t.acting == "hel by 6"
    t.rests()
    assert t.g.slot == "look"


@rule("GD 5.7")
@pytest.mark.parametrize("wounder", ["brynhild", "sif", "thor"])
def test_a_wounded_god_does_not_act(wounder: str) -> None:
    t = actions(f"odin {wounder} hel - - - -")
    t.acts(wounder, 2)
    assert t.acting == ""


@rule("GD 5.8")
def test_a_player_may_bear_several_cards() -> None:
    t = actions("odin heimdall freya tyr - - -")
    t.acts("odin", 5).acts("heimdall", 5).acts("freya", 5).acts("tyr", 5)
    assert [t.lies(card) for card in ("odin", "heimdall", "freya", "tyr")] == [5, 5, 5, 5]


@rule("GD 5.10")
@pytest.mark.parametrize("name", ["odin", "brynhild", "sif", "thor", "heimdall", "balder", "freya", "tyr", "dvalin"])
def test_an_action_points_at_another_player_in_either_world(name: str) -> None:
    t = actions(f"{name} - - - - - -", underworld="3")
    assert t.targets == [1, 2, 3, 4, 5, 6]
    assert t.why_not(0, 0) == "GD 5.10"


@rule("GD 6.1")
def test_odin_protects_from_wounds() -> None:
    t = actions()
    t.acts("odin", 3)
    assert t.acting == "thor by 2"
    assert 3 not in t.targets


@rule("GD 6.2")
def test_brynhild_wounds_without_touching_votes() -> None:
    t = actions("odin brynhild hel - - - -")
    t.acts("brynhild", 4)
    assert (t.g.is_wounded(4), t.g.votes(4)) == (True, 1)


@rule("GD 6.3")
def test_sif_wounds_and_gives_a_vote() -> None:
    t = actions("odin sif hel - - - -")
    t.acts("sif", 4)
    assert (t.g.is_wounded(4), t.g.votes(4)) == (True, 2)


@rule("GD 6.4")
def test_thor_wounds_and_takes_a_vote() -> None:
    t = actions()
    t.acts("thor", 3)
    assert (t.g.is_wounded(3), t.g.votes(3)) == (True, 0)


@rule("GD 6.5")
def test_idun_heals_with_the_side_effect() -> None:
    t = actions("odin sif idun hel - - -")
    t.acts("odin", 5).acts("sif", 4)
    assert t.cards == ["sif"], "only wounds"
    assert t.why_not(2, god("odin")) == "GD 6.5"
    t.acts("idun", "sif")
    assert (t.g.is_wounded(4), t.g.votes(4), t.lies("sif")) == (False, 1, None)


@rule("GD 6.6")
def test_njord_acts_for_a_wounded_god() -> None:
    t = actions("odin thor njord hel - - -")
    t.acts("thor", 3).acts("njord", 3)
    assert t.acting == "hel by 2"
    assert t.targets == [3], "even at the wounded god herself"


@rule("GD 6.7")
def test_heimdall_gives_a_vote() -> None:
    t = actions("odin heimdall hel - - - -")
    t.acts("heimdall", 4)
    assert t.g.votes(4) == 2


@rule("GD 6.8")
def test_balder_turns_the_vote_of_the_bearer() -> None:
    t = actions("odin balder hel - - - -")
    t.acts("balder", 4).all_rest().looks(None)
    t.is_tried(0, 3, 2).votes(down=[4])
    shown, final, down, up = t.g.trials[-1][4:8]
    assert (shown, final, down, up) == (1 << 4, 0, 0, 7)


@rule("GD 6.9")
def test_freya_adds_two_votes_on_her_side() -> None:
    t = council("odin freya hel - - - -", cards="freya 4 by 1")
    t.is_tried(0, 4, 2).votes(down=[0, 1, 2])
    assert t.g.trials[-1][6:8] == [5, 4]
    t = council("odin freya hel - - - -", cards="freya 4 by 1")
    t.is_tried(0, 4, 2).votes(down=[0, 2, 3, 5])
    assert t.g.trials[-1][6:8] == [4, 5]


@rule("GD 6.10")
def test_whoever_bears_tyrs_card_cannot_be_accused() -> None:
    t = council("odin tyr hel - - - -", cards="tyr 4 by 1")
    t.says(0, 2)
    assert t.offered(0) == [1, 2, 3, 5, 6]
    assert t.why_not(0, 4) == "GD 6.10"


@rule("GD 6.11")
def test_skadi_cannot_take_the_oracle() -> None:
    t = actions("odin skadi hel - - - -", oracle=4)
    t.acts("odin", 4)
    assert t.cards == ["odin"]


@rule("GD 6.12")
def test_loki_takes_a_card_that_another_received() -> None:
    t = actions("odin heimdall loki - - - -", oracle=2)
    t.acts("odin", 2).acts("heimdall", 4)
    assert t.cards == ["heimdall"], "not what lies with himself already, not the Oracle that he has"
    t.acts("loki", "heimdall")
    assert (t.g.votes(2), t.g.votes(4)) == (2, 1)


@rule("GD 6.5", "GD 6.12")
def test_an_answer_says_that_idun_heals_and_that_loki_takes_the_wound_himself() -> None:
    t = actions("odin brynhild idun loki - - -")
    t.acts("brynhild", 5)
    assert t.label(2, god("brynhild")) == "Heal Seat 6 of Brynhild's wound"
    t.acts("idun")
    assert t.label(3, god("brynhild")) == "Take Brynhild's wound from Seat 6 for yourself"


@rule("GD 6.13")
def test_whoever_bears_dvalins_card_cannot_be_banished() -> None:
    t = council("odin thor dvalin hel - - -", cards="dvalin 4 by 2")
    t.is_tried(0, 4, 1).votes(down=[0, 1, 2, 3, 5, 6])
    assert t.underworld == []
    t = actions("odin thor dvalin hel - - -")
    t.acts("thor", 4).acts("dvalin", 4)
    assert t.targets == []


@rule("GD 6.15", "GD 6.6")
@pytest.mark.parametrize("wounder", ["brynhild", "sif", "thor"])
def test_any_wound_is_one_for_njord_and_hel(wounder: str) -> None:
    t = actions(f"odin {wounder} njord hel - - -")
    t.acts(wounder, 5)
    assert t.targets == [5]
    t.acts("njord")
    assert t.targets == [5]


@rule("GD 6.15")
def test_hel_banishes_a_wounded_player() -> None:
    t = actions()
    t.acts("thor", 3)
    assert t.targets == [3]
    assert t.why_not(4, 1) == "GD 6.15"
    t.acts("hel", 3)
    assert t.underworld == [3]


@rule("GD 7.8")
def test_the_ward_ends_when_the_cards_come_home() -> None:
    t = conspiracy("odin thor dvalin hel - - -", cards="dvalin 4 by 2")
    t.marks(s5=0, s6=0).rolls(1, 1)
    t.acts("thor", 4).acts("dvalin")
    assert t.targets == [4]


@rule("GD 7.10")
def test_the_table_tells_whom_dvalins_limit_meets_in_this_round_only() -> None:
    limit = "Dvalin's card may not go to Seat"
    t = conspiracy("odin thor dvalin hel - - -", cards="dvalin 4 by 2")
    t.marks(s5=0, s6=0).rolls(1, 1)
    assert f"{limit} 5 this round." in t.text(0)
    t.acts("dvalin", 3).all_rest().looks(None).is_silent()
    assert limit not in t.text(0), "a new round has begun, in which Seat 5 may have it again"
    t.marks(s5=1, s6=1).rolls(1, 1)
    assert f"{limit} 4 this round." in t.text(0)


@rule("GD 8.1")
def test_the_oracle_looks_when_all_gods_have_acted() -> None:
    t = actions(oracle=3, underworld="1 6", conspirators="4 6")
    t.acts("thor", 5).acts("hel", 5)
    assert t.offered(3) == [0, 2, 4, 15], "neither itself nor the Underworld, where Hel has just sent somebody"
    assert t.why_not(3, 5) == "GD 8.1"
    t.looks(4)
    look = {"round": 1, "seat": 3, "could": [0, 2, 4], "mine": True, "whom": 4, "faction": "conspirator"}
    assert t.view(3)["oracles"] == [look]
    assert t.view(0)["oracles"] == [{**look, "mine": False, "whom": None, "faction": None}]


@rule("GD 8.2")
def test_nobody_else_learns_at_whom_the_oracle_looked() -> None:
    one = actions(oracle=3)
    one.all_rest().looks(4)
    other = actions(oracle=3)
    other.all_rest().looks(None)
    for seat in (0, 1, 2, 4, 5, 6, None):
        assert one.view(seat) == other.view(seat)
        assert one.text(seat) == other.text(seat)
    assert one.hears(0) == other.hears(0)


@rule("GD 8.2")
def test_the_oracle_alone_hears_what_it_saw() -> None:
    t = actions(oracle=3)
    t.all_rest().looks(6)
    assert "Seat 4 looks at Seat 7: Conspirator." in t.hears(3)


@rule("GD 8.3")
def test_the_oracle_need_not_look() -> None:
    t = actions(oracle=3)
    t.all_rest().looks(None)
    look = {"round": 1, "seat": 3, "could": [0, 1, 2, 4, 5, 6], "mine": True, "whom": None, "faction": None}
    assert t.view(3)["oracles"] == [look]
