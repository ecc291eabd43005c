"""The forty-three rulings of the fact sheet, each as a story."""

from __future__ import annotations

from gladsheim.core.forms import CHANCE
from gladsheim.games.gotterdammerung import GAME
from gladsheim.games.gotterdammerung.parts import ACCUSE, LISTEN, READY
from stories.gotterdammerung.table import actions, conspiracy, council
from stories.rules import rule


@rule("GD 4.1")
def test_ruling_1_the_banished_play_on_but_cannot_be_accused() -> None:
    t = actions(underworld="0 3", oracle=3)
    assert t.acting == "odin by 0"
    t.acts("odin", 1).all_rest()
    assert t.asked == {(3, "look")}
    assert t.offered(3) == [0, 15]
    t.looks(0)
    assert t.asked == {(seat, "say") for seat in range(7)}
    t.says(0, ACCUSE)
    assert 3 not in t.offered(0)
    t.says(0, 1, 0).fill(3, 1).fill(1, READY)
    assert (0, "vote") in t.asked
    assert (3, "vote") in t.asked


@rule("GD 3.6")
def test_ruling_2_conspirators_cannot_choose_somebody_in_the_underworld() -> None:
    t = conspiracy(underworld="2 4")
    assert t.offered(5) == [0, 1, 3, 5, 6]
    assert t.why_not(5, 4) == "GD 3.6"


@rule("GD 3.7")
def test_ruling_3_conspirators_may_banish_their_own_and_are_warned_of_defeat() -> None:
    t = conspiracy()
    assert [one for one in t.offered(5) if "lose" in t.label(5, one)] == [], "a fellow would be left in Asgard"
    t = conspiracy(underworld="5")
    assert [one for one in t.offered(5) if "lose" in t.label(5, one)] == [6]
    t.marks(s5=6, s6=6)
    assert t.over
    assert t.g.outcome() == "victory.protectors"


@rule("GD 3.4", "GD 3.5")
def test_ruling_4_the_countdown_ends_in_a_banishment_in_any_case() -> None:
    t = conspiracy("odin - thor - hel - - - -", conspirators="6 7 8")
    t.marks(s6=1, s7=1, s8=2).marks(s6=1, s7=1, s8=2).marks(s6=1, s7=1, s8=2)
    assert t.underworld == [1], "the most marked"
    t = conspiracy()
    t.marks(s5=1, s6=2).marks(s5=1, s6=2).marks(s5=3, s6=4)
    assert t.asked == {(CHANCE, "lot")}
    assert t.offered(CHANCE) == [3, 4], "lots decide a tie"
    assert t.fill(CHANCE, 4).underworld == [4]
    t = conspiracy(clock="quick", underworld="1")
    t.time_is_up()
    assert t.offered(CHANCE) == [0, 2, 3, 4], "no mark: a Protector in Asgard by lot"


@rule("GD 5.3")
def test_ruling_5_action_cards_go_home_only_after_the_dice_of_the_next_round() -> None:
    t = conspiracy(cards="thor 3 by 2, odin 1 by 0")
    t.marks(s5=4, s6=4)
    assert t.lies("thor") == 3
    t.rolls(1, 1)
    assert t.lies("thor") is None
    assert t.lies("odin") is None


@rule("GD 7.8", "GD 7.9")
def test_ruling_6_dvalins_card_protects_in_the_next_conspiracy() -> None:
    gods = "odin - dvalin - hel - -"
    t = conspiracy(gods, cards="dvalin 3 by 2")
    assert t.offered(5) == [0, 1, 2, 4, 5, 6]
    assert t.why_not(5, 3) == "GD 7.8"
    t = conspiracy(gods, cards="dvalin 3 by 2", dvalin="council")
    assert 3 in t.offered(5), "the house switch ends the ward with the council"


@rule("GD 5.3")
def test_ruling_7_other_cards_do_not_matter_in_the_next_conspiracy() -> None:
    gods = "odin tyr thor - hel - -"
    t = conspiracy(gods, cards="odin 3 by 0, tyr 4 by 1, thor 6 by 2")
    assert t.offered(5) == [0, 1, 2, 3, 4, 5, 6]
    t.marks(s5=4, s6=4)
    assert t.underworld == [4], "a wounded Conspirator marks, and who cannot be accused can be banished"


@rule("GD 7.10")
def test_ruling_8_dvalins_card_not_to_the_same_player_two_rounds_running() -> None:
    gods = "odin thor njord dvalin - - -"
    t = conspiracy(gods, cards="dvalin 4 by 3")
    t.marks(s5=0, s6=0).rolls(1, 1)
    t.acts("thor", 3).acts("njord", 3)
    assert t.acting == "dvalin by 2", "Njörd acts for the wounded Dvalin"
    assert 4 not in t.targets, "the limit is bound to the card"
    assert t.why_not(2, 4) == "GD 7.10"
    t.acts("dvalin").looks(None).is_silent()
    t.marks(s5=1, s6=1).rolls(1, 1)
    t.acts("njord")
    assert 4 in t.targets, "after a round without it he is free again"


@rule("GD 6.13")
def test_ruling_9_loki_and_skadi_cannot_touch_dvalins_card() -> None:
    t = conspiracy("odin skadi loki dvalin - - -", cards="dvalin 4 by 3")
    t.marks(s5=0, s6=0).rolls(1, 1)
    t.acts("odin", 4)
    assert t.acting == "skadi by 1"
    assert t.cards == ["odin"], "the card of the last round is home, that of this round not yet placed"
    t.rests()
    assert "dvalin" not in t.cards


@rule("GD 10.8")
def test_ruling_10_a_warded_player_can_be_accused_and_stays_and_a_vote_is_used_up() -> None:
    t = council("odin - dvalin - hel - -", cards="dvalin 3 by 2")
    t.is_tried(0, 3, 1).votes(down=[0, 1, 2, 4, 5, 6])
    assert t.underworld == []
    assert t.g.trials[-1][6:] == [6, 1, 1]
    t.is_tried(0, 4, 1).votes(down=[])
    assert t.g.round == 2, "that was the second vote"


@rule("GD 7.11")
def test_ruling_11_hel_cannot_choose_whom_dvalin_protects() -> None:
    t = actions("odin thor dvalin hel - - -")
    t.acts("thor", 4).acts("dvalin", 4)
    assert t.acting == "hel by 3"
    assert t.targets == []
    assert t.why_not(3, 4) == "GD 7.11"


@rule("GD 7.11")
def test_ruling_12_hel_cannot_choose_somebody_already_in_the_underworld() -> None:
    t = actions(underworld="3")
    t.acts("thor", 3)
    assert t.targets == []
    assert t.why_not(4, 3) == "GD 7.11"


@rule("GD 5.10")
def test_ruling_13_somebody_in_the_underworld_can_be_wounded() -> None:
    t = actions(underworld="4")
    t.acts("thor", 4)
    assert t.acting == "", "the wounded Hel does not act"
    assert t.g.votes(4) == 0
    t = actions("odin thor njord hel - - -", underworld="3")
    t.acts("thor", 3).acts("njord", 3)
    assert t.acting == "hel by 2", "and Njörd may act for them"


@rule("GD 7.1")
def test_ruling_14_odins_shield_keeps_off_all_wounds_even_those_loki_would_take() -> None:
    t = actions("odin brynhild sif thor loki - -", conspirators="5 6")
    t.acts("odin", 4)
    for name in ("brynhild", "sif"):
        assert t.acting.startswith(name)
        assert 4 not in t.targets
        assert t.why_not(t.g.seat, 4) == "GD 6.1"
        t.acts(name, 5)
    t.acts("thor")
    assert t.cards == ["oracle"], "not the wounds of Brynhild and Sif"
    assert t.why_not(4, 2) == "GD 7.1"


@rule("GD 7.1")
def test_ruling_15_odins_card_removed_later_matters_only_for_lokis_own_wounds() -> None:
    t = actions("odin thor skadi loki - - -", conspirators="5 6")
    t.acts("odin", 3).acts("thor", 5).acts("skadi", "odin")
    assert t.acting == "loki by 3"
    assert "thor" in t.cards, "without the shield Loki may wound himself"


@rule("GD 5.8", "GD 10.4")
def test_ruling_16_several_wounds_count_separately() -> None:
    t = actions("odin brynhild sif thor idun skadi hel", conspirators="0 1")
    t.acts("brynhild", 6).acts("sif", 6).acts("thor", 6)
    assert t.g.votes(6) == 1, "one more by Sif, one less by Thor"
    t.acts("idun", "brynhild").acts("skadi", "thor")
    assert t.acting == "", "still wounded by Sif: Hel does not act"
    assert t.g.votes(6) == 2


@rule("GD 5.9")
def test_ruling_17_wounded_after_acting_keeps_the_result_but_is_wounded() -> None:
    t = actions()
    t.acts("odin", 1).acts("thor", 0)
    assert t.lies("odin") == 1
    assert t.targets == [0]
    t.acts("hel", 0)
    assert t.underworld == [0]


@rule("GD 8.5")
def test_ruling_18_a_wounded_oracle_looks_all_the_same() -> None:
    t = actions(oracle=3)
    t.acts("thor", 3).all_rest()
    assert t.asked == {(3, "look")}


@rule("GD 5.7", "GD 6.4")
def test_ruling_19_thor_also_stops_the_action_in_the_first_game() -> None:
    t = actions()
    t.acts("thor", 4)
    assert t.acting == ""
    assert t.g.votes(4) == 0


@rule("GD 7.2", "GD 6.5")
def test_ruling_20_idun_takes_one_wound_of_another_in_time_or_too_late() -> None:
    t = actions("odin brynhild sif thor idun hel -", conspirators="0 1")
    t.acts("brynhild", 5).acts("sif", 0).acts("thor", 3 - 1)
    assert t.acting == "idun by 4"
    assert t.cards == ["brynhild", "sif", "thor"]
    t.acts("idun", "brynhild")
    assert t.acting == "hel by 5", "healed in time"
    t = actions("odin brynhild sif thor idun hel -", conspirators="0 1")
    t.acts("brynhild", 3).acts("idun", "brynhild")
    assert t.acting == "hel by 5", "Thor has missed his turn"
    assert t.lies("thor") is None
    t = actions("odin brynhild sif thor idun hel -", conspirators="0 1")
    t.acts("brynhild", 4).acts("thor")
    assert t.acting == "hel by 5", "the wounded Idun cannot heal herself"


@rule("GD 7.3", "GD 6.11")
def test_ruling_21_skadi_returns_any_card_of_another_and_frees_later_gods() -> None:
    t = actions("odin thor heimdall skadi hel - -")
    t.acts("odin", 3).acts("thor", 4).acts("heimdall", 5)
    assert t.cards == ["thor", "heimdall"], "not the card that lies with herself, not the Oracle"
    t.acts("skadi", "thor")
    assert t.lies("thor") is None
    assert t.acting == "hel by 4"


@rule("GD 7.4", "GD 6.12")
def test_ruling_22_loki_takes_a_wound_and_frees_the_victim() -> None:
    t = actions("odin thor loki hel - - -")
    t.acts("thor", 3).acts("loki", "thor")
    assert t.g.votes(2) == 0
    assert t.acting == "hel by 3"
    assert t.targets == [2], "Loki is the wounded one now"


@rule("GD 7.5")
def test_ruling_23_loki_bears_the_card_and_it_follows_whoever_placed_it() -> None:
    t = actions("odin njord balder freya loki - -")
    t.acts("balder", 5).acts("freya", 6).acts("loki", "balder").looks(None)
    assert t.lies("balder") == 4
    t.is_tried(0, 1, 3).votes(down=[2])
    assert t.g.trials[-1][4:8] == [1 << 2, 1 << 2 | 1 << 4, 2, 5], "Loki's thumb turned to Balder's"
    t = actions("odin thor njord heimdall loki - -")
    t.acts("thor", 3).acts("njord", 3).acts("heimdall").acts("loki", "njord")
    assert t.acting == "", "Njörd's card does nothing for Loki, whose turn is over"


@rule("GD 6.12")
def test_ruling_24_loki_takes_the_oracle_before_it_looks() -> None:
    t = actions("odin thor loki - - - -", oracle=5)
    t.acts("loki", "oracle")
    assert t.asked == {(2, "look")}
    t.looks(None).is_silent().marks(s5=0, s6=0).rolls(1, 1)
    assert t.g.oracle == 4, "it goes on from Loki's seat"


@rule("GD 6.14")
def test_ruling_25_saga_moves_the_oracle_one_seat_either_way_even_to_herself() -> None:
    t = actions("odin saga hel - - - -", oracle=2)
    t.acts("saga", "back").all_rest()
    assert t.asked == {(1, "look")}
    t = actions("odin saga hel - - - -", oracle=6)
    t.acts("saga", "ahead").all_rest()
    assert t.asked == {(0, "look")}
    t = actions("odin saga hel - - - -", oracle=6)
    t.acts("saga", None).all_rest()
    assert t.asked == {(6, "look")}


@rule("GD 6.6")
def test_ruling_26_njord_helps_only_with_gods_whose_turn_is_still_to_come() -> None:
    t = actions("odin thor njord hel - - -")
    t.acts("odin").acts("thor", 0)
    assert t.targets == [0], "any wounded player may be marked"
    t.acts("njord", 0)
    assert t.acting == "hel by 3", "but Odin's turn is over"
    assert t.lies("odin") is None


@rule("GD 7.7")
def test_ruling_27_njord_is_the_doer_of_the_borrowed_action() -> None:
    t = actions("odin thor njord balder - - -")
    t.acts("thor", 3).acts("njord", 3)
    assert t.acting == "balder by 2"
    assert t.targets == [0, 1, 3, 4, 5, 6], "not Njörd himself, but the wounded Balder"
    t.acts("balder", 3).looks(None)
    t.is_tried(0, 1, 4).votes(down=[2])
    assert t.g.trials[-1][5] == 1 << 2 | 1 << 3, "Balder's card follows Njörd's thumb"
    t = actions("odin thor njord loki - - -", oracle=5)
    t.acts("odin", 4).acts("thor", 3).acts("njord", 3).acts("loki", "odin")
    assert t.lies("odin") == 2, "what Loki takes comes to Njörd"
    t.looks(None).is_silent().marks(s5=6, s6=6).rolls(1, 1)
    assert t.lies("odin") is None, "and goes home to Odin"
    assert t.acting == "odin by 0"


@rule("GD 7.7")
def test_ruling_27_freyas_votes_follow_njord_who_placed_her_card() -> None:
    t = actions("odin thor njord freya - - -")
    t.acts("thor", 3).acts("njord", 3).acts("freya", 4).looks(None)
    t.is_tried(0, 4, 1).votes(down=[2])
    assert t.g.trials[-1][6:8] == [3, 5], "Njörd's thumb and two votes against all others but Freya, who has none"


@rule("GD 7.7", "GD 6.12")
def test_ruling_27_in_lokis_place_njord_takes_from_others_loki_among_them() -> None:
    t = actions("odin thor heimdall njord loki - -", oracle=4)
    t.acts("thor", 4).acts("njord", 4).acts("heimdall", 3)
    assert t.acting == "loki by 3"
    assert t.cards == ["oracle", "thor", "njord"], "not Heimdall's card, which Njörd has already"
    t.acts("loki", "oracle")
    assert t.asked == {(3, "look")}
    t = actions("odin thor njord loki - - -", oracle=2)
    t.acts("thor", 3).acts("njord", 3)
    assert "oracle" not in t.cards, "Njörd has it already"


@rule("GD 7.7", "GD 7.1")
def test_ruling_27_in_lokis_place_njord_is_kept_from_wounds_by_his_own_shield() -> None:
    t = actions("odin thor njord loki - - -", oracle=5)
    t.acts("odin", 2).acts("thor", 3).acts("njord", 3)
    assert t.cards == ["oracle", "njord"]
    assert t.why_not(2, 4) == "GD 7.1"


@rule("GD 7.6")
def test_ruling_28_if_the_wound_is_gone_the_owner_acts() -> None:
    t = actions("odin thor njord skadi hel - -")
    t.acts("thor", 4).acts("njord", 4).acts("skadi", "thor")
    assert t.acting == "hel by 4"


@rule("GD 10.5")
def test_ruling_29_balder_without_a_vote_still_sets_the_direction() -> None:
    t = council("odin thor balder - hel - -", cards="balder 3 by 2, thor 2 by 1")
    t.is_tried(0, 4, 1).votes(down=[0, 1, 2])
    assert t.g.votes(2) == 0
    assert t.g.trials[-1][6:8] == [3, 3], "0, 1 and the turned 3 against 4, 5 and 6"


@rule("GD 10.7")
def test_ruling_30_balders_adjustment_comes_before_freyas_votes() -> None:
    t = council("odin balder freya - hel - -", cards="balder 2 by 1, freya 4 by 2")
    t.is_tried(0, 4, 3).votes(down=[0, 1])
    assert t.g.trials[-1][6:8] == [5, 4], "Freya's thumb is turned down, and her two votes with it"
    assert t.underworld == [4]


@rule("GD 10.5")
def test_ruling_31_balders_card_counts_in_both_votes() -> None:
    t = council("odin thor balder - hel - -", cards="balder 3 by 2")
    t.is_tried(0, 4, 1).votes(down=[2])
    t.is_tried(0, 5, 1).votes(down=[2])
    assert [row[5] for row in t.g.trials] == [1 << 2 | 1 << 3] * 2


@rule("GD 10.6", "GD 6.9")
def test_ruling_32_freyas_card_does_nothing_if_another_is_accused() -> None:
    t = council("odin freya thor - hel - -", cards="freya 4 by 1")
    t.is_tried(0, 3, 2).votes(down=[1])
    assert t.g.trials[-1][6:8] == [1, 6]
    t.is_tried(0, 4, 2).votes(down=[1])
    assert t.g.trials[-1][6:8] == [3, 6]


@rule("GD 10.2")
def test_ruling_33_the_accused_votes_too() -> None:
    t = council()
    t.is_tried(0, 3, 1)
    assert t.asked == {(seat, "vote") for seat in range(7)}


@rule("GD 9.4")
def test_ruling_34_anybody_but_accuser_and_accused_may_support() -> None:
    t = council(underworld="2")
    t.accuses(0, 3)
    assert t.asked == {(seat, "support") for seat in (1, 2, 4, 5, 6)}


@rule("GD 9.7")
def test_ruling_35_the_same_player_cannot_be_accused_again_in_a_council() -> None:
    t = council()
    t.is_tried(0, 3, 1).votes(down=[])
    t.says(1, ACCUSE)
    assert t.offered(1) == [0, 2, 4, 5, 6]
    assert t.why_not(1, 3) == "GD 9.7"


@rule("GD 9.5", "GD 9.11")
def test_ruling_36_a_dropped_accusation_may_be_repeated_unless_the_table_sets_a_cap() -> None:
    t = council()
    for _ in range(3):
        t.accuses(0, 3).nobody_supports()
        for seat in range(1, 7):
            t.fill(seat, LISTEN)
        if t.g.slot != "say":
            break
    assert [row[:4] for row in t.g.trials] == [[1, 0, 3, -3]] * 3
    t = council(accusations=1)
    t.accuses(0, 3).nobody_supports()
    for seat in range(1, 7):
        t.fill(seat, LISTEN)
    assert ACCUSE not in t.offered(0)
    assert t.why_not(0, ACCUSE) == "GD 9.11"
    assert ACCUSE in t.offered(1)


@rule("GD 9.11")
def test_ruling_36_a_cap_counts_both_discussions_of_a_council_and_no_other_council() -> None:
    t = council(accusations=1)
    t.is_tried(0, 3, 1).votes(down=[])
    assert ACCUSE not in t.offered(0), "one Council, two discussions"
    t.is_silent().marks(s5=1, s6=1).rolls(1, 1).all_rest().looks(None)
    assert ACCUSE in t.offered(0)


@rule("GD 9.9")
def test_ruling_37_a_council_in_which_nobody_accuses_ends_without_a_vote() -> None:
    t = council(clock="quick")
    t.time_is_up()
    assert t.g.round == 2
    assert t.g.trials == []
    t = council(vote_compulsory=True)
    for seat in range(7):
        t.fill(seat, READY)
    assert t.g.round == 1
    assert t.offered(0) == [ACCUSE], "where a vote is compulsory one can only accuse"


@rule("GD 9.10", "GD 6.10")
def test_ruling_38_where_nobody_can_be_accused_there_is_no_vote() -> None:
    t = council("odin tyr thor - hel - -", cards="tyr 5 by 1", underworld="0 1 2 3 4", vote_compulsory=True)
    assert t.says(1, ACCUSE).offered(1) == [6]
    t.says(1, 6, 0).fill(0, 1).fill(6, READY).votes(down=[])
    for seat in range(7):
        assert ACCUSE not in t.offered(seat)
        assert t.why_not(seat, ACCUSE) == "GD 9.10"
        t.fill(seat, READY)
    assert t.g.round == 2


@rule("GD 8.4")
def test_ruling_39_an_oracle_alone_in_its_world_does_not_look() -> None:
    t = actions(oracle=3, underworld="3")
    t.all_rest()
    assert t.g.slot == "say"
    assert t.g.oracles == []


@rule("GD 11.1")
def test_ruling_40_the_game_ends_in_the_middle_of_the_action_phase() -> None:
    t = actions("odin thor hel skadi - - -", underworld="5", conspirators="5 6")
    t.acts("thor", 6).acts("hel", 6)
    assert t.over
    assert t.g.outcome() == "victory.protectors"


@rule("GD 4.2")
def test_ruling_41_no_faction_card_is_ever_shown() -> None:
    t = conspiracy()
    t.marks(s5=6, s6=6)
    for seat in (0, None):
        assert t.view(seat)["conspirators"] is None
    assert not [line for line in t.hears(0) if "Conspirator" in line and "banish" not in line]


@rule("GD 2.9")
def test_ruling_42_gods_by_lot_or_by_seat_and_factions_apart_from_them() -> None:
    g = GAME.start(7, GAME.choose(7, {}))
    assert g.slot == "first"
    assert g.options == [0, 1, 2, 3, 4, 5, 6]
    g.fill(CHANCE, 4)
    assert (g.slot, g.options, g.odds) == ("place", [0, 1], [4, 2]), "four Valkyries and two gods are left"
    g = GAME.start(7, GAME.choose(7, {"seating": "spread"}))
    assert GAME.sees(g, None)["gods"] == ["odin", "valkyrie", "thor", "valkyrie", "hel", "valkyrie", "valkyrie"]
    assert sorted(g.options) == [0] * 5 + [1] * 2, "a faction for each seat from the same pack"


@rule("GD 1.3")
def test_ruling_43_the_program_is_the_game_master() -> None:
    t = conspiracy()
    t.marks(s5=1, s6=1)
    assert t.asked == {(CHANCE, "dice")}, "no seat is asked to roll"
    t.rolls(2, 3)
    heard = t.hears(None)
    assert heard == [
        "Round 2 begins. All close their eyes.",
        "The Conspirators banish Seat 2.",
        "The dice show 2 and 3: Seat 6 is the Oracle.",
    ]
