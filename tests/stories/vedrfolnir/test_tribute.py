"""Chapter 6: the Tribute."""

from __future__ import annotations

import pytest

from gladsheim.games.vedrfolnir.events import DISCARDED_AT
from stories.rules import rule
from stories.vedrfolnir.table import AS_THOR, FIRST, LAST, T, table


@rule("VF 6.1")
def test_effects_apply_to_the_tribute_as_to_a_stake() -> None:
    lying = {T: "thor1 thor2 thor3"}
    assert table(stakes=lying).gives("loki", T).tribute == "thor1 thor2 loki"
    assert table(stakes=lying).gives("fenrir", T).tribute == "thor2 thor3 fenrir"
    assert table(stakes=lying).gives("skoll-and-hati", T, FIRST).tribute == "thor2 thor3 skoll-and-hati"
    assert table(stakes=lying).gives("skoll-and-hati", T, LAST).tribute == "thor1 thor2 skoll-and-hati"
    assert table(stakes=lying).gives("tyr2", T, AS_THOR).tribute == "thor1 thor2 thor3 tyr2/thor"


@rule("VF 6.2")
@pytest.mark.parametrize("given", ["ratatosk", "nidhogg", "eikthyrnir", "moin", "norns", "heimdall"])
def test_modifiers_and_jokers_are_discarded_at_once(given: str) -> None:
    t = table(stakes={T: "thor1"}).gives(given, T)
    assert (t.tribute, t.discards) == ("thor1", given)
    assert t.happened(DISCARDED_AT) == ["VF 6.2"]
    t = table().gives("sleipnir", T).draws(given)
    assert (t.tribute, t.discards) == ("sleipnir", given)


@rule("VF 6.3")
def test_the_tribute_may_hold_any_number_of_stars() -> None:
    t = table(stakes={T: "thor1*4 thor2*4"}).gives("thor3*4", T)
    assert (t.rounds, t.tribute) == (0, "thor1*4 thor2*4 thor3*4")
    t = table(stakes={T: "thor1*4 thor2*4 odin1*4"}).gives("thor3*4", T)
    assert (t.rounds, t.g.stars(T)) == (0, 16)


@rule("VF 6.4")
def test_sleipnir_draws_for_the_tribute() -> None:
    t = table(stakes={T: "thor1"}).gives("sleipnir*1", T).draws("sleipnir*2").draws("loki")
    assert t.tribute == "thor1 sleipnir*1 loki"
