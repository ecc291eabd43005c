from __future__ import annotations

import pytest

from gladsheim.core.game import BadOption
from gladsheim.games.chronicles import GAME
from gladsheim.games.chronicles.parts import (
    ALFHEIM,
    ASGARD,
    CAGE,
    COLUMN,
    FENRIR,
    HEL,
    IORMUNGAND,
    IOTUNHEIM,
    LOKI,
    MIDGARD,
    MUSPELLHEIM,
    NIDAVELLIR,
    NIFLHEIM,
    SURT,
    SVARTALFHEIM,
    UNSEEN,
    VANAHEIM,
)
from gladsheim.games.chronicles.state import Chronicles
from gladsheim.games.chronicles.wheel import unseen_cards, unseen_options
from stories.chronicles.table import table
from stories.rules import rule

NIDHOGG_OF_ODIN = 5


@rule("YC 1.1", "YC 1.5")
def test_nine_worlds_stand_in_three_columns_of_three() -> None:
    columns = [sorted(world for world in range(9) if COLUMN[world] == column) for column in range(3)]
    assert columns == [
        [ASGARD, MIDGARD, IOTUNHEIM],
        [ALFHEIM, NIDAVELLIR, MUSPELLHEIM],
        [VANAHEIM, SVARTALFHEIM, NIFLHEIM],
    ]


@rule("YC 1.2")
def test_the_middle_level_turns_and_the_others_stand() -> None:
    t = table()
    t.g.turn_level(1)
    assert [COLUMN[t.g.rotation * 9 + world] for world in (ASGARD, MIDGARD, IOTUNHEIM)] == [0, 1, 0]
    t.g.turn_level(2)
    assert t.g.rotation == 0


@rule("YC 1.3")
def test_who_stands_on_a_middle_world_travels_with_it() -> None:
    t = table()
    t.g.at[0] = MIDGARD
    t.g.turn_level(1)
    t.lay(0, NIDHOGG_OF_ODIN).turn(0)
    assert t.g.at[0] == MIDGARD
    assert {ALFHEIM, MUSPELLHEIM} <= t.moves
    assert ASGARD not in t.moves


@rule("YC 1.4", "YC 5.2")
def test_two_enemies_in_the_cage_devastate_nothing() -> None:
    t = table()
    t.g.put_enemy(LOKI, CAGE, "YC 8.6")
    assert t.g.where[FENRIR] == CAGE
    assert t.g.ruins == 0


@rule("YC 2.1", "YC 2.2", "YC 2.11")
def test_pawns_and_decks_at_the_start() -> None:
    g = table().g
    assert (g.valhalla, g.giants, g.anonymous, g.iotunns, g.ruins) == (0, 0, 0, 0, 0)
    assert g.strength(LOKI) == 1
    assert (len(g.iotunn_deck), len(g.creature_deck)) == (18, 18)
    assert g.strength(FENRIR) == 1


@rule("YC 2.3", "YC 2.8")
@pytest.mark.parametrize(("players", "troops", "life"), [(1, 6, 9), (2, 7, 8), (3, 9, 7), (4, 11, 6), (5, 13, 5)])
def test_reserves_and_life_hang_on_the_number_of_players(players: int, troops: int, life: int) -> None:
    gods = ["odin", "thor", "tyr", "frigg", "freyr"][: max(3, players)]
    g = table(" ".join(gods), players=players).g
    assert (g.elf_reserve, g.vanir_reserve) == (troops, troops)
    assert g.life[:players] == [life] * players
    assert g.life_reserve == 0  # what is not dealt out is in the box
    g.gain_life(0, 1, "YC 2.8")
    assert g.life[0] == life


@rule("YC 2.4")
def test_only_the_first_artifact_of_each_deck_can_be_seen() -> None:
    g = table().g
    assert [top // 6 for top in g.artifact_tops] == [0, 1, 2]
    assert [len(deck) for deck in g.artifact_decks] == [5, 5, 5]


@rule("YC 2.5")
def test_where_the_enemies_begin() -> None:
    g = table().g
    assert g.where[HEL] == NIFLHEIM
    assert g.where[SURT] == MUSPELLHEIM
    assert g.where[LOKI] == VANAHEIM
    assert g.where[IORMUNGAND] == MIDGARD
    assert g.island == 0
    assert g.where[FENRIR] == CAGE
    assert g.icon == 0


@rule("YC 2.6", "YC 2.7")
def test_every_god_begins_in_asgard_with_six_unseen_cards() -> None:
    g = table().g
    assert g.at == [ASGARD] * 3
    assert [len(bag) for bag in g.bags] == [6, 6, 6]
    assert g.centre == [UNSEEN] * 3


@rule("YC 2.9")
def test_two_players_share_the_cards_of_a_support_god_unseen() -> None:
    g = table("odin thor tyr", players=2).g
    assert g.life == [8, 8, 5]
    assert g.mixed == [3, 3]
    # One of the nine lies on the wheel already.
    assert unseen_cards(g, 0) == 8
    # Each own card is in this deck for sure, each of the six others by one half.
    assert unseen_options(g, 0) == [0, 1, 2, 3, 4, 5] * 6 + [12, 13, 14, 15, 16, 17] * 3


@rule("YC 2.10")
def test_alone_all_eighteen_cards_are_one_deck() -> None:
    g = table("odin thor tyr", players=1).g
    assert g.life == [9, 5, 5]
    assert len(g.bags[0]) == 18


@rule("YC 2.12")
def test_gods_who_are_not_named_are_chosen_at_the_table() -> None:
    state = GAME.start(2, GAME.choose(2, {}))
    assert isinstance(state, Chronicles)
    state.fill(0, 4)
    assert 4 not in state.options
    assert state.seat == 1
    state.fill(1, 5)
    assert state.seat == 0  # the support god
    with pytest.raises(BadOption):
        GAME.start(3, GAME.choose(3, {"gods": ["odin", "thor", "tyr", "frigg"]}))
