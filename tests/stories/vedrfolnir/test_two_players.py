"""Chapter 12: two players."""

from __future__ import annotations

import gladsheim
from gladsheim.core.forms import CHANCE
from gladsheim.games.vedrfolnir import GAME
from gladsheim.games.vedrfolnir.state import Vedrfolnir
from stories.rules import rule
from stories.vedrfolnir.table import ACCEPT, HEIMDALL, NORNS, T, hel, table

ASE_0, ASE_1 = 2, 3  # the zones of the Ases


def started(first: int, ase: int) -> Vedrfolnir:
    g = GAME.start(2, GAME.choose(2, {}))
    assert isinstance(g, Vedrfolnir)
    g.fill(CHANCE, first)
    g.fill(first, ase)
    return g


@rule("VF 12.1")
def test_the_first_player_chooses_an_ase_and_the_second_takes_the_other() -> None:
    for first in (0, 1):
        for ase in (0, 1):
            g = started(first, ase)
            chosen, left = ASE_0 + first, ASE_0 + 1 - first
            assert g.names.index("odin") == (chosen if ase == 0 else left)
    m = gladsheim.start("vedrfolnir", seats=2, seed=1)
    assert (m.asks[0].slot, m.asks[0].rule, m.asks[0].options) == ("ase", "VF 12.1", [0, 1])


@rule("VF 12.2")
def test_five_cards_for_four_zones_and_the_tribute() -> None:
    g = started(0, 0)
    assert (g.zones, g.hand, g.pile) == (4, 5, 113)
    t = table(seats=2).reveals("thor1")
    assert t.options == [0, 1, ASE_0, ASE_1, T]


@rule("VF 12.3")
def test_the_two_take_turns_for_themselves_and_their_ases() -> None:
    zone = 0
    asked = []
    for _ in range(5):
        t = table(seats=2, active=zone).gives("thor1", 0).gives("thor1", 1).gives("odin1", ASE_0).gives("odin1", ASE_1)
        t.reveals("thor2")
        asked.append((zone, t.g.seat))
        zone = t.says(T).g.active
    assert asked == [(0, 0), (1, 1), (ASE_0, 0), (ASE_1, 1), (0, 0)]


@rule("VF 12.3")
def test_whoever_begins_the_zones_sit_in_the_same_order() -> None:
    """The second seat begins: next is the other's Ase, then the own one, then the other player."""
    assert started(1, 0).active == 1
    order = []
    zone = 1
    for _ in range(4):
        t = table(seats=2, active=zone).gives("thor1", 0).gives("thor1", 1).gives("odin1", ASE_0).gives("odin1", ASE_1)
        zone = t.gives("thor2", T).g.active
        order.append((zone, t.g.owners[zone]))
    assert order == [(ASE_0, 0), (ASE_1, 1), (0, 0), (1, 1)]


@rule("VF 12.4")
def test_what_an_ase_collects_is_its_own() -> None:
    t = table(seats=2, stakes={ASE_0: "thor1*4 odin1*4"}).gives("thor3*4", ASE_0)
    assert (t.won(0), t.won(ASE_0)) == ("", "thor1*4 odin1*4 thor3*4")
    assert (t.g.score(0), t.g.score(ASE_0)) == (0, 6)


@rule("VF 12.4")
def test_ases_share_a_tribute_like_players() -> None:
    t = table(seats=2, stakes={0: "thor1*4 thor2*4 thor3*4", 1: "odin1", ASE_0: "odin2", T: "odin3"})
    t.gives("thor1*1", 0)
    assert t.won(ASE_0) == "odin3"


@rule("VF 12.5")
def test_a_player_must_be_above_the_opponent_and_both_ases() -> None:
    def returns(won: dict[int, str]) -> tuple[list[float], str]:
        t = table(seats=2, pile=0, won=won)
        for zone in range(4):
            t.gives("nidhogg", zone)
        t.gives("ratatosk", T)
        return t.g.returns(), t.g.outcome()

    assert returns({0: "odin3", 1: "odin2", ASE_0: "thor3", ASE_1: "thor1"}) == ([1.0, 0.0], "victory.ases")
    assert returns({1: "odin3", 0: "odin2"}) == ([0.0, 1.0], "victory.ases")
    assert returns({0: "odin2", ASE_0: "odin3"}) == ([0.0, 0.0], "defeat.ases")
    assert returns({0: "odin3", ASE_0: "odin3*1"}) == ([0.0, 0.0], "defeat.ases")
    assert returns({0: "odin3", 1: "odin3*1"}) == ([0.0, 0.0], "defeat.ases")
    assert returns({0: "odin2", ASE_1: "odin3*1"}) == ([0.0, 0.0], "defeat.ases")


@rule("VF 12.6")
def test_an_ases_jokers_are_its_own_and_played_by_its_player() -> None:
    t = table(seats=2, jokers={0: "norns", ASE_1: "norns"}).gives("thor1*1", ASE_1)
    assert t.asked == "1 refuse"
    t.says(NORNS)
    assert (t.jokers(0), t.jokers(ASE_1)) == ("norns", "")
    t = table(seats=2, jokers={0: "norns"}).gives("norns", ASE_0)
    assert (t.jokers(0), t.jokers(ASE_0)) == ("norns", "norns")
    t = table(seats=2, jokers={ASE_0: "heimdall"}).gives("thor1*1", ASE_0, HEIMDALL)
    assert (t.asked, t.options) == ("0 to", [0, 1, ASE_1, T])


@rule("VF 12.6", "VF 10.4")
def test_hel_may_destroy_the_joker_of_ones_own_ase_but_not_ones_own() -> None:
    t = table(seats=2, jokers={0: "norns", ASE_0: "norns"}).gives("hel", 1)
    assert t.options == [hel(ASE_0, "norns")]


@rule("VF 12.7")
def test_a_raven_rides_through_all_four_zones() -> None:
    """Ruling 28."""
    t = table(seats=2, jokers={ASE_1: "norns"}).gives("hugin*1", 1).draws("thor1").draws("thor2")
    assert (t.stake(1), t.stake(ASE_0), t.asked) == ("thor1", "thor2", "1 refuse")
    t.says(ACCEPT).draws("thor3", ACCEPT).draws("odin1")
    assert [t.stake(zone) for zone in range(4)] == ["odin1", "thor1 hugin*1", "thor2", "thor3"]
