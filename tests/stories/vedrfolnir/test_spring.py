"""Chapter 9: the cards of spring."""

from __future__ import annotations

import pytest

from gladsheim.games.vedrfolnir.collection import runes
from gladsheim.games.vedrfolnir.events import COLLECTED, DISCARDED, DRAWN, NOBODY_TAKES, RAVEN_PASSED, SHARED
from gladsheim.games.vedrfolnir.parts import ALL_RUNES, ODIN_RUNES, SURTR_RUNES, THOR_RUNES
from stories.rules import rule
from stories.vedrfolnir.table import (
    ACCEPT,
    AS_ODIN,
    AS_THOR,
    FIRST,
    HEIMDALL,
    LAST,
    NORNS,
    T,
    hel,
    table,
    through_a_save,
)

BEYOND = "thor1*4 thor2*4 thor3*4"  # one star more is too many


@rule("VF 9.1")
def test_freyja_is_one_rune_of_each_type_in_play() -> None:
    """Ruling 14: Surtr's only if winter is in the deck."""
    for deck, together in (("spring", 2), ("both", 3)):
        t = table(deck=deck, stakes={1: "freyja*1"})
        assert [runes(t.g, 1, kind) for kind in (ODIN_RUNES, THOR_RUNES, SURTR_RUNES)] == [1, 1, 1]
        assert runes(t.g, 1, ALL_RUNES) == together


@rule("VF 9.1")
def test_freyja_can_make_a_majority_and_break_a_tie() -> None:
    """Ruling 14."""
    t = table(stakes={0: BEYOND, 1: "thor2 freyja*1", 2: "thor2*1", T: "thor3 odin1 surtr1"}).gives("thor1*1", 0)
    assert (t.won(1), t.won(2)) == ("odin1 thor3 surtr1", "")


@rule("VF 9.2")
def test_freyja_in_the_tribute_goes_to_the_most_runes_of_all_types() -> None:
    """Ruling 15: and a Freyja in the stake adds one for each type."""
    t = table(stakes={0: BEYOND, 1: "thor2 odin2", 2: "thor3", T: "freyja*1 freyja*2"}).gives("thor1*1", 0)
    assert (t.won(1), t.won(2)) == ("freyja*1 freyja*2", "")
    assert t.hears(SHARED)[0].startswith("Seat 2 has the most runes of all types together (ᚱ4) and wins: Freyja ")
    t = table(deck="spring", stakes={0: BEYOND, 1: "thor1 freyja", 2: "odin2", T: "freyja*1"}).gives("thor1*1", 0)
    assert t.won(1) == "freyja*1"


@rule("VF 9.2")
def test_surtrs_runes_count_there_too() -> None:
    """Ruling 16."""
    t = table(stakes={0: BEYOND, 1: "surtr2 thor1", 2: "odin2", T: "freyja*1"}).gives("thor1*1", 0)
    assert t.won(1) == "freyja*1"


@rule("VF 9.2")
def test_a_tie_for_freyja_discards_her() -> None:
    """Ruling 15."""
    t = table(stakes={0: BEYOND, 1: "thor2 odin1", 2: "odin3", T: "freyja*1"}).gives("thor1*1", 0)
    assert (t.won(1), t.won(2)) == ("", "")
    assert "freyja*1" in t.discards.split()
    assert t.happened(NOBODY_TAKES) == ["VF 9.2"]
    assert t.hears(NOBODY_TAKES)[0].startswith("Nobody alone has the most runes of all types together. Discarded: ")


@rule("VF 9.3")
def test_each_freyja_doubles_one_of_the_best_won_cards() -> None:
    """Ruling 17."""
    t = table(won={0: "odin3 thor1 tyr2 freyja", 1: "odin3*1 thor1*1 tyr2*1 freyja*1 freyja*1", 2: "thor2"})
    assert t.g.score(0) == 12 + 1 + 5
    assert t.g.score(1) == 12 + 1 + 10
    assert t.g.score(2) == 2


@rule("VF 9.3")
def test_freyja_never_doubles_a_loss_nor_a_card_twice_and_may_stay_unused() -> None:
    """Ruling 17."""
    t = table(won={0: "surtr2 freyja freyja*1", 1: "thor3 freyja*1 freyja*2", 2: "freyja*3"})
    assert [t.g.score(zone) for zone in (0, 1, 2)] == [-6, 6, 0]


@rule("VF 9.4")
@pytest.mark.parametrize(("sense", "laid", "winner"), [(AS_ODIN, "odin", 1), (AS_THOR, "thor", 2)])
def test_tyr_counts_as_he_was_given(sense: int, laid: str, winner: int) -> None:
    t = table(stakes={0: BEYOND, 1: "odin1", 2: "thor1"}).gives("tyr3*2", T, sense)
    assert t.tribute == f"tyr3*2/{laid}"
    t.gives("thor1*1", 0)
    assert t.won(winner) == "tyr3*2"


@rule("VF 9.4")
def test_tyr_in_a_stake_brings_his_runes_to_the_majority() -> None:
    t = table(stakes={0: BEYOND, 2: "odin1", T: "odin3 thor1"}).gives("tyr2*1", 1, AS_ODIN).gives("thor1*1", 0)
    assert t.won(1) == "odin3"


@rule("VF 9.5")
def test_eikthyrnir_asks_for_nine_stars() -> None:
    t = table(stakes={0: "thor1*4 odin1*4"}).gives("eikthyrnir", 0)
    assert (t.rounds, t.g.objective(0)) == (0, 9)
    assert table(stakes={0: "thor1*4 odin1*4 eikthyrnir"}).gives("thor2*1", 0).won(0) == "thor1*4 odin1*4 thor2*1"


@rule("VF 9.6")
def test_skoll_and_hati_take_the_first_or_the_last_as_their_player_chooses() -> None:
    for end, left in ((FIRST, "thor2 thor3"), (LAST, "thor1 thor2")):
        t = table(stakes={1: "thor1 thor2 thor3"}).gives("skoll-and-hati", 1)
        assert (t.asked, t.options) == ("0 end", [FIRST, LAST])
        t.says(end)
        assert t.stake(1) == f"{left} skoll-and-hati"


@rule("VF 9.7", "VF 9.9")
def test_a_raven_rides_round_the_table_and_joins_its_first_receiver() -> None:
    t = table(seats=4).gives("hugin*2", 1)
    for zone, drawn in ((1, "thor1"), (2, "norns"), (3, "odin2*1")):
        assert t.asked == "chance drawn"
        t.draws(drawn)
        assert t.stake(zone) == ("" if drawn == "norns" else drawn)
    t.draws("loki")
    assert [t.stake(zone) for zone in (0, 1, 2, 3)] == ["loki", "thor1 hugin*2", "", "odin2*1"]
    assert t.jokers(2) == "norns"
    assert t.g.stars(1) == 2
    assert t.happened(DRAWN) == ["VF 9.7"] * 4
    assert t.asked == "chance card"


@rule("VF 9.8")
def test_hugin_flies_to_the_left_and_munin_to_the_right() -> None:
    for raven, order in (("hugin*1", (1, 2, 0)), ("munin*1", (1, 0, 2))):
        t = table().gives(raven, 1)
        for zone, drawn in zip(order, ("thor1", "thor2", "thor3"), strict=True):
            t.draws(drawn)
            assert t.stake(zone).startswith(drawn)
        assert t.happened(RAVEN_PASSED) == ["VF 9.8"] * 3


@rule("VF 9.9")
def test_the_raven_brings_its_stars_home_and_may_complete_the_stake() -> None:
    t = table(stakes={1: "thor1*4 odin1*4 thor2*2"}).gives("hugin*2", 1).draws("odin2").draws("thor1").draws("thor1")
    assert t.won(1) == "thor1*4 odin1*4 thor2*2 odin2"
    assert t.rounds == 1


@rule("VF 9.10")
@pytest.mark.parametrize("drawn", ["sleipnir*1", "hugin*1", "munin*2"])
def test_another_draw_card_sends_the_raven_to_the_discards(drawn: str) -> None:
    t = table().gives("hugin*2", 1).draws("thor1").draws(drawn)
    assert t.discards == "hugin*2"
    assert t.happened(DISCARDED) == ["VF 9.10"]
    assert t.asked == "chance drawn"  # the new card goes on at zone 2
    t.draws("thor2")
    assert t.stake(2) == ("sleipnir*1 thor2" if drawn == "sleipnir*1" else "thor2")
    assert t.stake(1) == "thor1"
    assert t.asked == ("chance card" if drawn == "sleipnir*1" else "chance drawn")


@rule("VF 9.10")
def test_also_if_the_drawn_draw_card_is_refused() -> None:
    t = table(jokers={1: "norns"}).gives("hugin*2", 1, ACCEPT).draws("sleipnir*1", NORNS)
    assert sorted(t.discards.split()) == ["hugin*2", "norns", "sleipnir*1"]
    assert (t.stake(1), t.asked) == ("", "chance card")


@rule("VF 9.11")
def test_the_norns_end_the_ride() -> None:
    """Ruling 26: both are discarded; what was drawn so far stays."""
    t = table(jokers={2: "norns"}).gives("hugin*2", 1).draws("thor1")
    assert t.asked == "2 refuse"
    t.says(NORNS)
    assert (t.stake(1), t.discards, t.asked) == ("thor1", "norns hugin*2", "chance card")


@rule("VF 9.11")
def test_heimdall_gives_the_raven_anew_and_a_new_ride_begins() -> None:
    """Ruling 26."""
    t = table(jokers={2: "heimdall"}).gives("hugin*2", 1).draws("thor1").says(HEIMDALL)
    assert (t.asked, t.options) == ("2 to", [0, 1, T])
    t.says(0).draws("thor2").draws("thor3").draws("odin1")
    assert [t.stake(zone) for zone in (0, 1, 2)] == ["thor2 hugin*2", "thor1 thor3", "odin1"]


@rule("VF 9.11")
def test_the_raven_may_be_refused_when_it_comes_home() -> None:
    t = table(jokers={1: "norns"}).gives("hugin*2", 1, ACCEPT).draws("thor1", ACCEPT).draws("thor2").draws("thor3")
    assert t.asked == "1 refuse"
    assert through_a_save(t).says(NORNS).stake(1) == "thor1"
    t.says(ACCEPT)
    assert t.stake(1) == "thor1 hugin*2"


@rule("VF 9.12")
def test_a_collection_on_the_way_ends_the_round_and_discards_the_raven() -> None:
    """Ruling 27."""
    t = table(stakes={2: "thor1*4 odin1*4"}).gives("hugin*2", 1).draws("thor1").draws("thor3*4")
    assert t.won(2) == "thor1*4 odin1*4 thor3*4"
    assert t.happened(COLLECTED) == ["VF 5.1"]
    assert "hugin*2" in t.discards.split()
    assert t.happened(DISCARDED) == ["VF 9.12"]
    assert (t.g.active, t.rounds, t.asked) == (1, 1, "chance card")


@rule("VF 9.12")
def test_a_ride_within_sleipnirs_chain_ends_the_round_too() -> None:
    """Ruling 27: Sleipnir draws the raven, and the raven draws the twelfth star."""
    t = table(stakes={1: "thor1*4 odin1*4"}).gives("sleipnir*2", 1).draws("munin*1").draws("thor1*2")
    assert t.won(1) == "thor1*4 odin1*4 thor1*2"
    assert sorted(t.discards.split()) == ["munin*1", "sleipnir*2"]
    assert (t.rounds, t.g.crosswise) == (1, [])


@rule("VF 9.13")
def test_a_raven_in_the_tribute_draws_once_and_stays() -> None:
    t = table(stakes={T: "thor1"}).gives("munin*2", T).draws("loki")
    assert t.tribute == "loki munin*2"
    assert t.asked == "chance card"
    t = table().gives("munin*2", T).draws("sleipnir").draws("thor1")
    assert (t.tribute, t.discards) == ("sleipnir thor1", "munin*2")


@rule("VF 9.7")
def test_a_drawn_hel_may_strike_from_the_ride() -> None:
    t = table(stakes={0: "thor1"}).gives("hugin*1", 1).draws("hel", hel(0, "last")).draws("thor2").draws("thor3")
    assert [t.stake(zone) for zone in (0, 1, 2)] == ["thor3", "hel hugin*1", "thor2"]
