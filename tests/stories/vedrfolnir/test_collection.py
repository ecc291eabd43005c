"""Chapter 5: the rune collection."""

from __future__ import annotations

import pytest

from gladsheim.core.forms import NOBODY
from gladsheim.games.vedrfolnir.collection import majority, runes
from gladsheim.games.vedrfolnir.events import COLLECTED, NOBODY_TAKES, SHARED, WENT_BEYOND
from gladsheim.games.vedrfolnir.parts import ODIN_RUNES, THOR_RUNES
from stories.rules import rule
from stories.vedrfolnir.table import HEIMDALL, T, hel, table

NEARLY = "thor1*4 odin2*4"  # eight stars
BEYOND = "thor1*4 thor2*4 thor3*4"  # already twelve: one star more is too many


@rule("VF 5.1")
def test_exactly_twelve_stars_win_the_runes_of_stake_and_tribute() -> None:
    t = table(stakes={1: "thor1*4 loki odin2*4", 2: "odin1*2", T: "odin3*1 sleipnir*3 thor2"})
    t.gives("odin1*4", 1)
    assert t.won(1) == "thor1*4 odin2*4 odin1*4 odin3*1 thor2"
    assert t.g.score(1) == 1 + 4 + 2 + 6 + 2
    assert t.happened(COLLECTED) == ["VF 5.1"]


@rule("VF 5.1")
def test_the_collector_takes_freyja_tyr_and_must_take_surtr() -> None:
    """Ruling 10."""
    t = table(stakes={1: "surtr2*4 tyr2*4/odin", T: "surtr1 freyja*1 tyr3*2/thor"}).gives("thor1*4", 1)
    assert t.won(1) == "surtr2*4 tyr2*4 thor1*4 surtr1 freyja*1 tyr3*2"


@rule("VF 5.1")
def test_eleven_stars_are_not_enough() -> None:
    t = table(stakes={1: NEARLY}).gives("thor1*3", 1)
    assert t.rounds == 0
    assert t.won(1) == ""


@rule("VF 5.2")
def test_all_other_stakes_are_lost_to_an_exact_collection() -> None:
    """Ruling 10: nobody else wins anything, however many runes they have."""
    t = table(stakes={1: NEARLY + " loki", 2: "thor3*2 thor3*1", 0: "freyja*1", T: "ratatosk"})
    t.gives("thor2*4", 1)
    assert [t.won(zone) for zone in (0, 1, 2)] == ["", "thor1*4 odin2*4 thor2*4", ""]
    assert sorted(t.discards.split()) == ["freyja*1", "loki", "ratatosk", "thor3*1", "thor3*2"]


@rule("VF 5.3")
def test_a_stake_may_collect_on_anybodys_turn() -> None:
    """Ruling 9."""
    for active in (0, 1, 2):
        t = table(active=active, stakes={1: NEARLY}).gives("thor3*4", 1)
        assert t.won(1) == "thor1*4 odin2*4 thor3*4"


@rule("VF 5.4")
def test_beyond_the_objective_the_stake_is_lost_and_the_others_share_the_tribute() -> None:
    t = table(stakes={1: BEYOND, 2: "odin1*1", 0: "thor1", T: "odin3 thor3"}).gives("thor1*1", 1)
    assert [t.won(zone) for zone in (0, 1, 2)] == ["thor3", "", "odin3"]
    assert t.happened(WENT_BEYOND) == ["VF 5.4"]
    assert t.rounds == 1


@rule("VF 5.4")
def test_the_stakes_of_those_who_share_are_discarded_too() -> None:
    """Ruling 11."""
    t = table(stakes={1: BEYOND, 2: "odin1*1", 0: "thor1", T: "odin3 thor3"}).gives("thor1*1", 1)
    assert all(t.stake(place) == "" for place in (0, 1, 2, T))
    assert {"odin1*1", "thor1", "thor1*1", *BEYOND.split()} == {*t.discards.split()}


@rule("VF 5.5")
def test_the_majority_example_of_the_rulebook() -> None:
    """Player 1 goes beyond; player 2 has 3 runes of Thor and 1 of Odin, player 3 has 1 of Thor and 2 of Odin.

    Both printings say that player 2 takes Thor "and player 2 takes Odin".  The second is a misprint: by the rule just
    above it, player 3 has most runes of Odin and takes them.
    """
    t = table(deck="base", stakes={0: BEYOND, 1: "thor3*1 odin1", 2: "thor1*2 odin2*1", T: "thor2*1 odin3*2"})
    assert [runes(t.g, zone, THOR_RUNES) for zone in (1, 2)] == [3, 1]
    assert [runes(t.g, zone, ODIN_RUNES) for zone in (1, 2)] == [1, 2]
    t.gives("sleipnir*1", 0).draws("thor1")
    assert (t.won(1), t.won(2)) == ("thor2*1", "odin3*2")
    assert t.happened(SHARED) == ["VF 5.5", "VF 5.5"]


@rule("VF 5.5")
def test_runes_count_not_cards() -> None:
    t = table(stakes={0: BEYOND, 1: "thor1 thor1*1", 2: "thor3", T: "thor2"}).gives("thor1*2", 0)
    assert t.won(2) == "thor2"


@rule("VF 5.5")
def test_whoever_went_beyond_does_not_compete() -> None:
    t = table(stakes={0: BEYOND, 1: "thor1", T: "thor2"}).gives("thor3*1", 0)
    assert t.won(1) == "thor2"


@rule("VF 5.6")
def test_a_tie_discards_that_type_alone() -> None:
    t = table(stakes={0: BEYOND, 1: "thor2 odin1", 2: "thor1 thor1*1", T: "thor3 odin3"}).gives("thor1*2", 0)
    assert (t.won(1), t.won(2)) == ("odin3", "")
    assert "thor3" in t.discards.split()
    assert t.happened(NOBODY_TAKES) == ["VF 5.6"]


@rule("VF 5.6")
def test_a_third_with_fewer_does_not_break_a_tie_and_one_with_more_does() -> None:
    t = table(seats=4, stakes={0: "thor1", 1: "thor2", 2: "thor2*1", 3: "thor1*1"})
    assert majority(t.g, THOR_RUNES) == NOBODY
    t = table(seats=4, stakes={0: "thor1", 1: "thor2", 2: "thor2*1", 3: "thor3*1"})
    assert majority(t.g, THOR_RUNES) == 3


@rule("VF 5.7")
def test_without_a_rune_there_is_no_majority() -> None:
    """Ruling 12."""
    t = table(stakes={0: BEYOND, 1: "odin1", T: "thor3"}).gives("thor1*2", 0)
    assert (t.won(1), t.won(2)) == ("", "")
    assert "thor3" in t.discards.split()
    assert t.happened(NOBODY_TAKES) == ["VF 5.7"]


@rule("VF 5.8", "VF 10.1")
def test_the_majority_of_surtr_must_take_his_cards() -> None:
    """Ruling 13."""
    t = table(stakes={0: BEYOND, 1: "surtr1", 2: "odin3", T: "surtr2 surtr1*1"}).gives("thor1*2", 0)
    assert t.won(1) == "surtr2 surtr1*1"
    assert t.g.score(1) == -9
    assert t.happened(SHARED) == ["VF 5.8"]


@rule("VF 5.9")
def test_after_a_collection_all_stakes_are_empty_and_jokers_stay() -> None:
    """Ruling 34."""
    t = table(stakes={1: NEARLY, 2: "thor2*1"}, jokers={0: "norns", 1: "heimdall", 2: "norns heimdall"})
    t.gives("thor1*1", 0, 0).gives("thor3*4", 1, 0)
    assert all(t.stake(place) == "" for place in (0, 1, 2, T))
    assert [t.jokers(zone) for zone in (0, 1, 2)] == ["norns", "heimdall", "norns heimdall"]


@rule("VF 5.9")
def test_the_rest_of_the_hand_is_discarded_unseen() -> None:
    t = table(stakes={1: NEARLY}).gives("thor1*1", 0)
    unseen = len(t.g.bag)
    t.gives("thor3*4", 1)
    assert t.g.buried == 2
    assert len(t.g.bag) == unseen - 1  # only the given card was seen
    assert t.g.hand == 4  # the next player's


@rule("VF 5.10")
@pytest.mark.parametrize(("active", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_round_begins_left_of_the_active_player(active: int, following: int) -> None:
    t = table(active=active, stakes={1: NEARLY}).gives("thor3*4", 1)
    assert t.g.active == following


@rule("VF 5.10")
def test_also_after_heimdall_sent_the_card_elsewhere() -> None:
    t = table(active=0, stakes={2: NEARLY}, jokers={1: "heimdall"}).gives("thor3*4", 1, HEIMDALL, 2)
    assert t.won(2) == "thor1*4 odin2*4 thor3*4"
    assert t.g.active == 1


@rule("VF 5.11")
def test_a_modifier_that_comes_can_make_a_stake_exact_or_too_rich() -> None:
    """Ruling 6: eight stars and Ratatosk, ten stars and Ratatosk."""
    assert table(stakes={1: NEARLY}).gives("ratatosk", 1).won(1) == "thor1*4 odin2*4"
    t = table(stakes={1: NEARLY + " thor1*2"}).gives("ratatosk", 1)
    assert (t.rounds, t.won(1)) == (1, "")


@rule("VF 5.11")
def test_a_modifier_that_goes_can_make_a_stake_too_rich() -> None:
    """Ruling 6: fourteen stars under Nidhogg, and Nidhogg is taken away."""
    stake = NEARLY + " thor1*4 thor1*2 nidhogg"
    t = table(stakes={1: stake}).gives("loki", 1)
    assert (t.rounds, t.won(1)) == (1, "")
    t = table(stakes={1: stake, 0: "thor1", T: "thor2"}).gives("hel", 2, hel(1, "last"))
    assert t.happened(WENT_BEYOND) == ["VF 5.4"]
    assert t.won(0) == "thor2"
