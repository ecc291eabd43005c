"""What a view says of gifts before they are given, and of the cards that nobody has seen."""

from __future__ import annotations

import pytest

from gladsheim.games.vedrfolnir.parts import MODIFIER, STARS
from stories.rules import rule
from stories.vedrfolnir.table import ACCEPT, FIRST, HEIMDALL, LAST, REVEAL, T, cards, hel, names, table

NEARLY = "thor1*4 thor2*4"  # eight stars


@rule("VF 5.1", "VF 5.4", "VF 6.3")
def test_a_gift_tells_whether_it_is_short_exact_or_over() -> None:
    t = table(stakes={0: NEARLY, 1: "thor3*4 odin1*4 odin2*1", T: "thor1*3"}).reveals("odin3*4")
    assert t.leads() == {0: "12 exact 0", 1: "13 over 1", 2: "4 short 8", T: "7"}


@rule("VF 5.1", "VF 5.4")
@pytest.mark.parametrize(("to", "ended"), [(0, "collected"), (1, "went-beyond"), (2, "")])
def test_what_a_gift_tells_comes_true(to: int, ended: str) -> None:
    t = table(stakes={0: NEARLY, 1: "thor3*4 odin1*4 odin2*1"}).gives("odin3*4", to)
    told = [beat.event for beat in t.beats if beat.event in ("collected", "went-beyond")]
    assert told == ([ended] if ended else [])


@rule("VF 8.4", "VF 6.2")
def test_a_modifier_is_measured_by_its_own_objective_and_changes_nothing_in_the_tribute() -> None:
    t = table(stakes={0: NEARLY, 1: NEARLY.replace("4 ", "3 ") + " odin1*2", T: "odin2*1"}).reveals("ratatosk")
    assert t.leads() == {0: "8 exact 0", 1: "9 over 1", 2: "0 short 8", T: "1"}


@rule("VF 8.6", "VF 10.2")
def test_loki_and_fenrir_are_measured_with_what_they_take() -> None:
    lying = {0: "thor1*4 thor2*3", 1: "nidhogg thor3*4"}
    assert table(stakes=lying).reveals("loki").leads() == {0: "4 short 8", 1: "0 short 16", 2: "0 short 12", T: "0"}
    assert table(stakes=lying).reveals("fenrir").leads() == {0: "3 short 9", 1: "4 short 8", 2: "0 short 12", T: "0"}


@rule("VF 8.2", "VF 9.7", "VF 11.1")
def test_what_comes_on_top_is_named_where_a_card_draws() -> None:
    t = table(stakes={0: NEARLY}).reveals("sleipnir*1")
    assert t.leads()[0] == "9 short 3 draws"
    assert table(stakes={0: NEARLY}, pile=0).reveals("sleipnir*1").leads()[0] == "9 short 3"
    assert table(stakes={0: NEARLY}).reveals("hugin*1").leads()[0] == "8 short 4 draws"
    assert table(stakes={0: NEARLY}).reveals("norns").leads()[0] == "8 short 4"


@rule("VF 4.2", "VF 9.6")
def test_each_end_for_skoll_and_hati_is_told() -> None:
    t = table(stakes={1: "thor1*4 thor2*1 thor3*2"}).reveals("skoll-and-hati")
    assert t.leads()[1] == "7 short 5 chooses"
    assert t.says(1).leads() == {FIRST: "3 short 9", LAST: "5 short 7"}


@rule("VF 10.4", "VF 10.6")
def test_what_hel_would_leave_is_told_to_who_sends_her_and_to_her_victim() -> None:
    t = table(stakes={1: "thor1*4 thor2*1"}, jokers={1: "norns"}).gives("hel", 2)
    assert t.leads() == {hel(1, "first"): "1 short 11", hel(1, "last"): "4 short 8"}
    assert t.says(hel(1, "last")).asked == "1 answer"
    assert t.leads() == {ACCEPT: "4 short 8"}


@rule("VF 11.2", "VF 11.6")
def test_whoever_may_refuse_a_card_is_told_what_it_would_do() -> None:
    t = table(stakes={1: NEARLY, 2: "thor3*4"}, jokers={1: "heimdall"}).gives("odin3*4", 1)
    assert t.leads() == {ACCEPT: "12 exact 0"}
    assert t.says(HEIMDALL).leads() == {0: "4 short 8", 2: "8 short 4", T: "4"}
    t = table(stakes={1: NEARLY}, jokers={1: "heimdall"}).gives("hel", 1, hel(1, "first"))
    assert t.leads() == {ACCEPT: "4 short 8"}


@rule("VF 9.9", "VF 9.11")
def test_a_raven_draws_elsewhere_and_brings_its_stars_home() -> None:
    t = table(stakes={2: NEARLY}, jokers={2: "norns"}).gives("hugin*1", 1).draws("thor1")
    assert t.leads() == {ACCEPT: "8 short 4 draws"}
    t = table(jokers={1: "norns"}).gives("hugin*1", 1, ACCEPT).draws("thor1", ACCEPT).draws("thor2").draws("thor3")
    assert (t.asked, t.leads()) == ("1 refuse", {ACCEPT: "1 short 11"})


def test_other_questions_lead_to_nothing_that_could_be_told() -> None:
    t = table(seats=1)
    assert (t.asked, t.leads()) == ("0 unseen", {})
    assert table().gives("tyr2*1", 1).leads() == {}
    assert t.says(REVEAL).reveals("thor1*2").leads() == {0: "2 short 10", 1: "2 short 10", T: "2"}


@rule("VF 5.1", "VF 5.4", "VF 8.4")
def test_the_outlook_counts_the_unseen_cards_that_would_end_the_round() -> None:
    t = table(stakes={0: NEARLY + " thor3*1", 1: "thor1*4 thor2*4"})
    for zone, outlook in enumerate(t.view["outlook"]):
        stars, objective = t.g.stars(zone), t.g.objective(zone)
        after = [(stars + STARS[card], MODIFIER[card] or objective) for card in t.g.bag]
        assert outlook["exact"] == sum(now == goal for now, goal in after)
        assert outlook["beyond"] == sum(now > goal for now, goal in after)
    assert t.view["outlook"][2] == {"exact": 0, "beyond": 0}


@rule("VF 9.1", "VF 5.5")
def test_runes_and_points_are_counted_in_stakes_and_tribute() -> None:
    """In a stake Freyja has one rune of each type; in the Tribute she is won by herself."""
    t = table(stakes={0: "odin2 thor3 freyja*1 surtr2 tyr2*1/odin", T: "odin2*1 thor3*1 freyja*2 surtr2*1 tyr2*2/odin"})
    stake, tribute = t.view["stakes"][0], t.view["tribute"]
    assert stake["runes"] == {"odin": 5, "thor": 4, "surtr": 3}
    assert tribute["runes"] == {"odin": 4, "thor": 3, "surtr": 2}
    assert stake["points"] == tribute["points"] == 4 + 3 - 6 + 5


@rule("VF 1.2")
@pytest.mark.parametrize(("seats", "deck"), [(1, "base"), (3, "base"), (3, "spring"), (4, "winter"), (2, "both")])
def test_what_stands_on_every_card_of_the_deck_is_told(seats: int, deck: str) -> None:
    t = table(seats=seats, deck=deck)
    told = {card: stars for kind in t.view["kinds"] for stars, card in enumerate(kind["cards"]) if card is not None}
    assert {card: STARS[card] for card in told} == told
    assert {*t.g.bag} <= {*told}
    laid = cards("tyr2*1/odin tyr3*4/thor") if deck in ("spring", "both") else []
    assert {*laid} <= {*told}
    by_name = {kind["name"]: kind for kind in t.view["kinds"]}
    assert (by_name["odin"]["points"], by_name["odin"]["runes"], by_name["odin"]["type"]) == (6, 3, "odin")
    assert (by_name["nidhogg"]["objective"], by_name["thor"]["objective"]) == (16, None)
    assert names([card for card in by_name["norns"]["cards"] if card is not None]) == "norns"
