"""Chapter 4: receiving a card."""

from __future__ import annotations

from gladsheim.games.vedrfolnir.events import DISCARDED
from stories.rules import rule
from stories.vedrfolnir.table import AS_ODIN, AS_THOR, FIRST, HEIMDALL, LAST, NORNS, T, hel, table


@rule("VF 4.1")
def test_a_card_never_takes_itself_away() -> None:
    """Ruling 3: Loki joins as the last card, and the one before goes."""
    t = table(stakes={1: "thor1*1 odin2*2"}).gives("loki", 1)
    assert t.stake(1) == "thor1*1 loki"
    assert t.discards == "odin2*2"


@rule("VF 4.1", "VF 8.6")
def test_sleipnir_joins_before_the_loki_that_he_draws() -> None:
    t = table(stakes={1: "thor1*1"}).gives("sleipnir*3", 1).draws("loki")
    assert t.stake(1) == "thor1*1 loki"
    assert t.discards == "sleipnir*3"


@rule("VF 4.2")
def test_who_gives_a_choice_card_chooses_not_who_gets_it() -> None:
    """Ruling 1."""
    for choice_card, slot in (("tyr2*1", "sense"), ("skoll-and-hati", "end"), ("hel", "hel")):
        t = table(active=2, stakes={0: "thor1*1"}).gives(choice_card, 0)
        assert t.asked == f"2 {slot}"


@rule("VF 4.2")
def test_who_draws_a_choice_card_chooses() -> None:
    """Ruling 1: Sleipnir's and the ravens' draws."""
    t = table().gives("sleipnir*1", 1).draws("tyr2*1")
    assert t.asked == "1 sense"
    t.says(AS_THOR)
    assert t.stake(1) == "sleipnir*1 tyr2*1/thor"
    t = table().gives("hugin*1", 1).draws("thor1").draws("skoll-and-hati")
    assert t.asked == "2 end"


@rule("VF 4.2")
def test_for_the_tribute_whoever_sent_the_draw_card_there_chooses() -> None:
    """Ruling 1."""
    t = table(active=1).gives("sleipnir*1", T).draws("tyr3*2")
    assert t.asked == "1 sense"
    t = table(active=1, jokers={0: "heimdall"}).gives("sleipnir*1", 0, HEIMDALL, T).draws("tyr3*2")
    assert t.asked == "0 sense"
    t = table(active=1).gives("munin*1", T).draws("skoll-and-hati")
    assert t.asked == "1 end"
    t = table(jokers={2: "heimdall"}).gives("hugin*1", 1).draws("thor1").says(HEIMDALL, T).draws("skoll-and-hati")
    assert t.asked == "2 end"  # a raven on its ride, sent on


@rule("VF 4.3")
def test_an_exact_objective_by_sleipnirs_stars_does_not_stop_the_draw() -> None:
    """Ruling 5."""
    t = table(stakes={1: "thor1*4 thor2*4"}).gives("sleipnir*4", 1)
    assert t.asked == "chance drawn"
    t.draws("thor3*1")
    assert t.rounds == 1
    assert t.won(1) == ""  # thirteen stars


@rule("VF 4.3")
def test_the_chain_is_judged_once_at_its_end() -> None:
    """Ruling 5: beyond the objective for a moment is not beyond it."""
    t = table(stakes={1: "thor1*4 thor2*4"}).gives("sleipnir*4", 1).draws("sleipnir*2").draws("loki")
    assert t.rounds == 1
    assert t.won(1) == "thor1*4 thor2*4"


@rule("VF 4.4")
def test_a_stake_changed_by_a_card_for_another_is_judged_too() -> None:
    """Ruling 8: Hel, given to one player, takes the Nidhogg of another."""
    t = table(stakes={1: "thor1*4 thor2*4 odin1*4 nidhogg"}).gives("hel", 2, hel(1, "last"))
    assert t.won(1) == "thor1*4 thor2*4 odin1*4"
    assert t.rounds == 1


@rule("VF 4.4")
def test_two_stakes_that_changed_are_judged_receiver_first_then_clockwise() -> None:
    """Ruling 8: zone 2 has Sleipnir's stars, zone 0 the drawn card; the card of zone 0 came last."""

    def chain() -> str:
        t = table(
            active=1,
            stakes={2: "thor1*4 thor2*4", 0: "odin1*4 odin2*4", T: "odin3"},
            jokers={2: "heimdall"},
        )
        t.gives("sleipnir*4", 2, 0).draws("odin3*4", HEIMDALL, 0)
        return t.won(0) + "|" + t.won(2)

    assert chain() == "odin1*4 odin2*4 odin3*4 odin3|"


@rule("VF 4.4")
def test_after_the_receiver_the_order_is_clockwise_from_the_active_player() -> None:
    """Ruling 8: a refused chain leaves two changed stakes and no receiver among them that collects."""
    t = table(
        seats=4,
        active=2,
        stakes={1: "thor1*4 thor2*4", 3: "odin1*4 odin2*4 thor3*4 nidhogg"},
        jokers={1: "heimdall"},
    )
    t.gives("sleipnir*4", 1, 0).draws("hel", hel(3, "last"), HEIMDALL, 0, hel(3, "last"))
    assert t.rounds == 1
    assert (t.won(1), t.won(3)) == ("", "odin1*4 odin2*4 thor3*4")  # zone 3 comes before zone 1, from zone 2 on


@rule("VF 4.5")
def test_with_an_empty_pile_sleipnir_does_not_draw() -> None:
    """Ruling 30."""
    t = table(pile=0).gives("sleipnir*2", 1)
    assert t.stake(1) == "sleipnir*2"
    assert t.asked == "chance card"
    for to in (0, 2, T):
        assert t.g.hand
        t.gives("thor1*1" if to == 0 else "odin1*1", to)
    assert t.asked == "over"


@rule("VF 4.5")
def test_with_an_empty_pile_a_raven_is_discarded() -> None:
    """Ruling 30: at once, or in the middle of its ride."""
    t = table(pile=0).gives("hugin*2", 1)
    assert (t.discards, t.asked) == ("hugin*2", "chance card")
    t = table(pile=1).gives("hugin*2", 1).draws("thor1*1")
    assert (t.discards, t.stake(1), t.asked) == ("hugin*2", "thor1*1", "chance card")
    assert t.happened(DISCARDED) == ["VF 4.5"]


@rule("VF 4.6")
def test_on_an_empty_stake_nothing_is_taken_and_the_card_joins() -> None:
    """Ruling 4."""
    for taker, answers in (("loki", []), ("fenrir", []), ("skoll-and-hati", [FIRST]), ("skoll-and-hati", [LAST])):
        t = table().gives(taker, 1, *answers)
        assert (t.stake(1), t.discards) == (taker, "")
    t = table().gives("loki", T)
    assert (t.tribute, t.discards) == ("loki", "")


@rule("VF 4.2", "VF 9.4")
def test_heimdalls_player_makes_a_new_choice() -> None:
    t = table(jokers={1: "heimdall"}).gives("tyr2*1", 1, AS_ODIN, HEIMDALL, 2)
    assert t.asked == "1 sense"
    t.says(AS_THOR)
    assert t.stake(2) == "tyr2*1/thor"


@rule("VF 4.1", "VF 11.3")
def test_a_refused_card_joins_nothing() -> None:
    t = table(jokers={1: "norns"}, stakes={1: "thor1*1"}).gives("loki", 1, NORNS)
    assert t.stake(1) == "thor1*1"
    assert t.discards == "norns loki"
