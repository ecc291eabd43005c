"""Chapter 13: alone against Brynhildr."""

from __future__ import annotations

import pytest

import gladsheim
from gladsheim.games.vedrfolnir import GAME, SOLO_DECK
from gladsheim.games.vedrfolnir.events import (
    BRYNHILDR_CAME,
    BRYNHILDR_ENDS,
    COLLECTED,
    DISCARDED_AT,
    EXHAUSTED,
    WENT_BEYOND,
)
from gladsheim.games.vedrfolnir.parts import BRYNHILDR_CARD
from gladsheim.games.vedrfolnir.view import view
from stories.rules import rule
from stories.vedrfolnir.table import ACCEPT, NORNS, REVEAL, UNSEEN, T, Table, table, through_a_save

VALHALLA, HELHEIM, BRYNHILDR = 0, 1, 2
NEARLY = "thor1*4 odin2*4"


def solo(
    stakes: dict[int, str] | None = None,
    jokers: dict[int, str] | None = None,
    won: dict[int, str] | None = None,
    hidden: int = 0,
    pile: int | None = None,
) -> Table:
    return table(seats=1, stakes=stakes, jokers=jokers, won=won, hidden=hidden, pile=pile)


@rule("VF 13.1")
def test_twenty_brynhildr_cards_in_the_base_deck_make_138() -> None:
    assert len(SOLO_DECK) == 138
    assert SOLO_DECK.count(BRYNHILDR_CARD) == 20
    m = gladsheim.start("vedrfolnir", seats=1, seed=1)
    assert sum(view(m.state, 0)["unseen"]) == 138
    for deck in ("spring", "winter", "both"):
        with pytest.raises(gladsheim.BadOption, match="base deck"):
            gladsheim.start("vedrfolnir", seats=1, deck=deck)


@rule("VF 13.2")
def test_four_cards_go_to_four_places_one_each() -> None:
    t = solo().says(REVEAL).reveals("thor1")
    assert t.g.pile == 134
    assert t.options == [VALHALLA, HELHEIM, T]
    t.says(HELHEIM, UNSEEN).reveals("thor2")
    assert t.options == [VALHALLA, T]
    t.says(T).reveals("thor3")
    assert t.options == [VALHALLA]
    t.says(VALHALLA)
    assert [t.stake(zone) for zone in (VALHALLA, HELHEIM, T)] == ["thor3", "thor1", "thor2"]
    assert (t.g.hidden, t.g.hand, t.asked) == (1, 4, "0 unseen")


@rule("VF 13.3")
def test_brynhildrs_card_is_chosen_before_it_is_revealed() -> None:
    t = solo()
    assert (t.asked, t.options) == ("0 unseen", [REVEAL, UNSEEN])
    t.says(UNSEEN)
    assert (t.g.hidden, t.g.hand, len(t.g.bag)) == (1, 3, 138)
    assert t.asked == "chance card"  # she has had her card: the next ones are revealed
    assert t.reveals("thor1").closed()[BRYNHILDR] == "VF 13.3"


@rule("VF 13.3")
def test_a_revealed_card_cannot_go_to_her_and_the_last_one_must() -> None:
    t = solo()
    for to, given in ((VALHALLA, "thor1"), (HELHEIM, "thor2"), (T, "thor3")):
        t.says(REVEAL).reveals(given)
        assert BRYNHILDR not in t.options
        t.says(to)
    assert (t.asked, t.options) == ("0 unseen", [UNSEEN])
    assert t.closed() == {REVEAL: "VF 13.2"}


@rule("VF 13.4")
def test_a_collection_in_valhalla_clears_all_but_her_unseen_cards() -> None:
    t = solo(stakes={VALHALLA: NEARLY, HELHEIM: "thor2", T: "odin3"}, hidden=5)
    t.says(REVEAL).gives("thor3*4", VALHALLA)
    assert t.won(VALHALLA) == "thor1*4 odin2*4 thor3*4 odin3"
    assert all(t.stake(zone) == "" for zone in (VALHALLA, HELHEIM, T))
    assert (t.g.hidden, t.g.buried, t.g.hand) == (5, 3, 4)


@rule("VF 13.4")
def test_helheim_collects_for_itself() -> None:
    t = solo(stakes={HELHEIM: NEARLY, T: "odin3"}).says(REVEAL).gives("thor3*4", HELHEIM)
    assert (t.won(VALHALLA), t.won(HELHEIM)) == ("", "thor1*4 odin2*4 thor3*4 odin3")


@rule("VF 13.5")
def test_when_one_goes_beyond_only_the_other_can_win_the_tribute() -> None:
    t = solo(stakes={VALHALLA: NEARLY + " thor3*4", HELHEIM: "odin1", T: "odin3 thor2"}, hidden=3)
    t.says(REVEAL).gives("thor1*1", VALHALLA)
    assert (t.won(VALHALLA), t.won(HELHEIM), t.won(BRYNHILDR)) == ("", "odin3", "")
    assert "thor2" in t.discards.split()
    assert t.g.hidden == 3


@rule("VF 13.6")
def test_a_revealed_brynhildr_buries_the_hand_and_turns_up_her_cards() -> None:
    t = solo(hidden=3).says(REVEAL).reveals("brynhildr")
    assert (t.g.buried, t.g.hand, t.g.hidden) == (3, 0, 3)
    assert (t.asked, t.discards) == ("chance card", "brynhildr")
    t.reveals("odin1*2")
    assert (t.stake(BRYNHILDR), t.g.hidden) == ("odin1*2", 2)
    t.reveals("loki")
    assert (t.stake(BRYNHILDR), t.g.hidden) == ("loki", 1)
    assert t.happened(BRYNHILDR_CAME) == ["VF 13.6"]


@rule("VF 13.6")
def test_effects_are_played_as_she_turns_them_up() -> None:
    t = solo(hidden=3).says(REVEAL).reveals("brynhildr").reveals("sleipnir*2")
    assert t.asked == "chance drawn"
    t.draws("ratatosk")
    assert (t.stake(BRYNHILDR), t.g.objective(BRYNHILDR), t.g.hidden) == ("sleipnir*2 ratatosk", 8, 2)


@rule("VF 13.7")
def test_exactly_her_objective_and_she_takes_stake_and_tribute() -> None:
    t = solo(stakes={VALHALLA: "thor2", T: "odin3"}, hidden=5).says(REVEAL).reveals("brynhildr")
    for card in ("thor1*4", "odin1*4", "thor3*4"):
        t.reveals(card)
    assert t.won(BRYNHILDR) == "thor1*4 odin1*4 thor3*4 odin3"
    assert all(t.stake(zone) == "" for zone in (VALHALLA, HELHEIM, BRYNHILDR, T))
    assert (t.g.hidden, t.rounds, t.asked) == (2, 1, "0 unseen")
    assert t.happened(COLLECTED) == ["VF 5.1"]


@rule("VF 13.7")
def test_beyond_her_objective_valhalla_and_helheim_share() -> None:
    t = solo(stakes={VALHALLA: "odin1", HELHEIM: "thor2 thor1", T: "odin3 thor3"}, hidden=4)
    t.says(REVEAL).reveals("brynhildr")
    for card in ("thor1*4", "odin1*4", "thor3*3", "thor2*2"):
        t.reveals(card)
    assert (t.won(VALHALLA), t.won(HELHEIM), t.won(BRYNHILDR)) == ("odin3", "thor3", "")
    assert t.happened(WENT_BEYOND) == ["VF 5.4"]


@rule("VF 13.8")
def test_another_brynhildr_discards_what_was_turned_up_and_leaves_the_rest() -> None:
    t = solo(stakes={VALHALLA: "odin1", HELHEIM: "thor2", T: "odin3"}, hidden=4).says(REVEAL)
    t.reveals("brynhildr").reveals("thor1*4").reveals("brynhildr")
    assert t.discards == "brynhildr brynhildr thor1*4"
    assert [t.stake(zone) for zone in (VALHALLA, HELHEIM, BRYNHILDR, T)] == ["odin1", "thor2", "", "odin3"]
    assert (t.g.hidden, t.rounds, t.g.hand, t.asked) == (2, 0, 4, "0 unseen")
    assert t.happened(BRYNHILDR_CAME) + t.happened(BRYNHILDR_ENDS) == ["VF 13.6", "VF 13.8"]


@rule("VF 13.9")
def test_when_her_cards_run_out_the_majority_of_all_three_decides() -> None:
    t = solo(stakes={VALHALLA: "odin1", HELHEIM: "thor2", T: "odin3 thor3"}, hidden=2).says(REVEAL)
    t.reveals("brynhildr").reveals("odin2*1").reveals("thor1*1")
    assert (t.won(VALHALLA), t.won(HELHEIM), t.won(BRYNHILDR)) == ("", "thor3", "odin3")
    assert all(t.stake(zone) == "" for zone in (VALHALLA, HELHEIM, BRYNHILDR, T))
    assert t.happened(EXHAUSTED) == ["VF 13.9"]
    assert t.asked == "0 unseen"


@rule("VF 13.9")
def test_without_any_card_before_her_the_majority_decides_at_once() -> None:
    t = solo(stakes={VALHALLA: "odin1", T: "odin3"}).says(REVEAL).reveals("brynhildr")
    assert t.won(VALHALLA) == "odin3"
    assert (t.rounds, t.asked) == (1, "0 unseen")


@rule("VF 13.10")
@pytest.mark.parametrize("to", [VALHALLA, HELHEIM, T])
def test_brynhildr_drawn_by_sleipnir_comes_as_if_revealed(to: int) -> None:
    t = solo(hidden=3).says(REVEAL).gives("sleipnir*1", to).draws("brynhildr")
    assert (t.g.buried, t.g.hand, t.discards) == (3, 0, "brynhildr")
    assert t.stake(to) == "sleipnir*1"
    t = through_a_save(t).reveals("thor1")
    assert t.stake(BRYNHILDR) == "thor1"


@rule("VF 13.10")
def test_but_stakes_are_judged_before_she_comes() -> None:
    t = solo(stakes={VALHALLA: NEARLY}, hidden=3).says(REVEAL).gives("sleipnir*4", VALHALLA).draws("brynhildr")
    assert t.won(VALHALLA) == "thor1*4 odin2*4"
    assert (t.g.hidden, t.happened(BRYNHILDR_CAME), t.asked) == (3, [], "0 unseen")


@rule("VF 13.10")
def test_drawn_for_herself_she_ends_her_turning_up() -> None:
    t = solo(stakes={VALHALLA: "odin1"}, hidden=4).says(REVEAL)
    t.reveals("brynhildr").reveals("thor1*1").reveals("sleipnir*1").draws("brynhildr")
    assert (t.stake(BRYNHILDR), t.stake(VALHALLA), t.g.hidden) == ("", "odin1", 2)
    assert t.happened(BRYNHILDR_CAME) + t.happened(BRYNHILDR_ENDS) == ["VF 13.6", "VF 13.8"]


@rule("VF 13.11")
def test_valhalla_and_helheim_keep_and_use_jokers_and_brynhildr_does_not() -> None:
    t = solo(jokers={HELHEIM: "norns"}).says(REVEAL).gives("norns", VALHALLA)
    assert (t.jokers(VALHALLA), t.jokers(HELHEIM)) == ("norns", "norns")
    t.says(REVEAL).gives("thor1", HELHEIM)
    assert (t.asked, t.options) == ("0 refuse", [ACCEPT, NORNS])
    t.says(NORNS)
    assert (t.stake(HELHEIM), t.jokers(HELHEIM)) == ("", "")
    t = solo(hidden=2).says(REVEAL).reveals("brynhildr").reveals("norns")
    assert (t.jokers(BRYNHILDR), t.discards) == ("", "brynhildr norns")
    assert t.happened(DISCARDED_AT) == ["VF 13.11"]


def ends(won: dict[int, str], stakes: dict[int, str] | None = None) -> Table:
    t = solo(won=won, stakes=stakes, pile=3).says(UNSEEN)
    return t.gives("nidhogg", VALHALLA).gives("nidhogg", HELHEIM).gives("ratatosk", T)


@rule("VF 13.12")
def test_with_fewer_than_four_cards_the_game_ends_and_valhalla_must_be_above_both() -> None:
    def returns(won: dict[int, str]) -> tuple[list[float], str]:
        t = ends(won)
        assert t.asked == "over"
        return t.g.returns(), t.g.outcome()

    assert returns({VALHALLA: "odin3", HELHEIM: "odin2", BRYNHILDR: "thor3"}) == ([1.0], "victory.valhalla")
    assert returns({VALHALLA: "odin2", HELHEIM: "odin3"}) == ([0.0], "defeat.valhalla")
    assert returns({VALHALLA: "odin2", BRYNHILDR: "odin3"}) == ([0.0], "defeat.valhalla")
    assert returns({VALHALLA: "odin3", BRYNHILDR: "odin3*1"}) == ([0.0], "defeat.valhalla")


@rule("VF 13.12")
def test_the_last_tribute_is_shared_between_valhalla_and_helheim() -> None:
    t = ends({}, {VALHALLA: "thor2", HELHEIM: "odin1", T: "odin3 thor3"})
    assert (t.won(VALHALLA), t.won(HELHEIM)) == ("thor3", "odin3")


@rule("VF 13.1")
def test_the_game_alone_keeps_its_138_cards() -> None:
    t = solo(hidden=6).says(REVEAL).reveals("brynhildr")
    assert GAME.pieces(t.g)["cards"] == 138
