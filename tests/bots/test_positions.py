"""Positions with one right answer, which every policy must see; and worths that do not depend on where one sits."""

from __future__ import annotations

import pytest

from gladsheim.core.lots import Lots
from gladsheim.games.chronicles.hope import hope as hope_in_chronicles
from gladsheim.games.chronicles.parts import ASGARD as UPMOST
from gladsheim.games.chronicles.parts import FIGHT, HEL, MUSPELLHEIM, PASS
from gladsheim.games.chronicles.parts import SURT as FIERY
from gladsheim.games.chronicles.worth import deed_worth, expected, threat
from gladsheim.games.odins_table import policy as odins_table
from gladsheim.games.vedrfolnir import policy as vedrfolnir
from gladsheim.games.yggdrasil.danger import pushes_due, steps_to_come
from gladsheim.games.yggdrasil.hope import hope
from gladsheim.games.yggdrasil.parts import ASGARD, FORGE, LOKI
from gladsheim.games.yggdrasil.policy import choose
from stories.chronicles import table as chronicle_tables
from stories.odins_table.table import deed_name
from stories.odins_table.table import table as odins
from stories.vedrfolnir import table as gifts
from stories.yggdrasil.table import table as worlds

# Yggdrasil


def test_three_past_the_door_are_one_too_many_and_one_of_them_is_fought() -> None:
    t = worlds("thor", "tyr").enemies(hel=6, surt=6, jormungand=6, loki=5).acts()
    t.g.vikings, t.g.elves = [6, 6], [2, 2]
    t.play(world=ASGARD)
    assert choose(t.g) in (0, 1, 2)


def test_the_fight_comes_last_and_is_fought_when_it_saves_the_game() -> None:
    t = worlds("thor", "tyr").enemies(hel=6, surt=6, jormungand=6).acts()
    t.g.vikings = [7, 0]
    taken = []
    while t.g.slot != "enemy":
        if t.g.slot == "world":
            taken.append(choose(t.g))
        t.g.take(choose(t.g) if t.g.seat >= 0 else t.g.options[0])
    assert taken[-1] == ASGARD
    assert len(taken) == 3


def test_early_in_the_game_an_artifact_is_forged() -> None:
    t = worlds("thor", "tyr").acts()
    worlds_taken: list[int] = []
    while len(worlds_taken) < 3:
        if t.g.slot == "world":
            worlds_taken.append(choose(t.g))
        t.g.take(choose(t.g) if t.g.seat >= 0 else t.g.options[0])
    assert FORGE in worlds_taken


def test_no_viking_is_sent_where_the_fight_is_won_without() -> None:
    t = worlds("thor", "tyr").enemies(loki=3).acts()
    t.g.levels = [3 if n == LOKI else 0 for n in range(12)]
    t.g.vikings, t.g.elves = [5, 0], [4, 0]
    t.play(world=ASGARD, enemy=LOKI)
    assert choose(t.g) <= 1


def test_pushes_that_must_be_made_are_counted_from_the_cards_that_are_left() -> None:
    """Two may end past the door, two more past the wall: what goes further must be driven back."""
    t = worlds("thor", "tyr").enemies(hel=7, surt=7, jormungand=5, loki=5, nidhogg=3, fenrir=3)
    assert pushes_due(t.g, [0] * 6, 0, 0) == 0
    assert pushes_due(t.g, [1] * 6, 0, 0) == 6
    assert pushes_due(t.g, [0] * 6, 4, 1) == 1
    assert steps_to_come(t.g) == [7] * 6


def test_an_enemy_nearer_is_never_a_better_hope() -> None:
    t = worlds("thor", "tyr", "odin").acts()
    before = hope(t.g)
    for space in range(3, 8):
        assert hope(t.enemies(loki=space).g) < before


# Chronicles


def test_who_would_die_of_it_does_not_fight() -> None:
    t = chronicle_tables.table("odin thor tyr")
    t.g.life = [1, 7, 7]
    t.g.elves, t.g.vanir, t.g.valhalla = [0, 0, 0], [0, 0, 0], 0
    assert expected(t.g, 0, 3) > 300
    assert deed_worth(t.g, 0, FIGHT + FIERY) < deed_worth(t.g, 0, PASS)


def test_an_enemy_in_the_upper_worlds_is_worth_more_than_one_that_climbs() -> None:
    t = chronicle_tables.table("odin thor tyr")
    t.g.where[HEL] = UPMOST
    high = threat(t.g, HEL)
    t.g.where[HEL] = MUSPELLHEIM - 2
    assert high > threat(t.g, HEL)


def test_gods_with_less_life_hope_for_less() -> None:
    t = chronicle_tables.table("odin thor tyr", saga="hard")
    before = hope_in_chronicles(t.g)
    t.g.life = [2, 2, 2]
    assert hope_in_chronicles(t.g) < before


# Odin's Table


@pytest.mark.parametrize("seed", range(5))
def test_the_space_that_wins_is_taken(seed: int) -> None:
    t = odins(white="a5 b5 c4 e2 f2", black="a1 b1 c2 e5 f5")
    assert deed_name(0, odins_table.choose(t.g, Lots(seed))) == "c4 c5"


def test_a_table_is_worth_to_the_one_what_its_mirror_is_to_the_other() -> None:
    white, black = "a5 b3 c4 d1 e2", "a1 c2 d5 e5 f4"
    one = odins(white=white, black=black, turn="white", lost=(1, 1))
    other = odins(white=mirrored(black), black=mirrored(white), turn="black", lost=(1, 1))
    assert odins_table.worth(one.g) == pytest.approx(odins_table.worth(other.g)[::-1])


def mirrored(pieces: str) -> str:
    """Seen from the other side."""
    return " ".join(piece[0] + str(6 - int(piece[1])) for piece in pieces.split())


# Vedrfölnir


def test_the_card_that_completes_the_own_stake_is_kept() -> None:
    t = gifts.table(stakes={0: "odin3*4 odin2*4", 1: "thor2*1", 2: "thor1*2"})
    missing = t.g.objective(0) - t.g.stars(0)
    t.reveals(f"thor3*{missing}")
    assert (t.g.slot, [vedrfolnir.choose(t.g, Lots(seed)) for seed in range(8)]) == ("to", [0] * 8)


def test_whoever_sits_where_hopes_for_the_same() -> None:
    stakes = ["odin3*2 odin2*2", "thor2*1", "thor1*2"]
    hopes = []
    for turn in range(3):
        t = gifts.table(stakes={seat: stakes[(seat + turn) % 3] for seat in range(3)}, active=-turn % 3)
        hope = vedrfolnir.worth(t.g)
        hopes.append([hope[(seat - turn) % 3] for seat in range(3)])
    assert hopes[1] == pytest.approx(hopes[0])
    assert hopes[2] == pytest.approx(hopes[0])


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_lead_is_no_certainty_while_many_cards_are_to_come_and_near_the_end_it_is(seats: int) -> None:
    """Fitted to games (`python -m bench.lead`): who is 16 points behind with half the deck to come still wins some."""
    t = gifts.table(seats, won={0: "odin3*1 odin3*2 odin2*1"})
    t.g.pile = 60
    early = vedrfolnir.worth(t.g)
    assert 0.3 < early[0] < 0.93
    assert all(0.005 < behind < 1 / seats for behind in early[1:])
    t.g.pile = 0
    assert vedrfolnir.worth(t.g)[0] > max(early[0], 0.9)
