"""The Sacred Land (YG 9)."""

from __future__ import annotations

from gladsheim.core.lots import Lots
from gladsheim.games.yggdrasil import GAME
from gladsheim.games.yggdrasil.deck import cards_left
from gladsheim.games.yggdrasil.parts import (
    BLUE,
    FENRIR,
    GREEN,
    HEL,
    HYMIR,
    LOKI,
    NIDHOGG,
    RAINBOW,
    SACRED,
    STOP,
    SURT,
    WHITE,
)
from stories.rules import rule
from stories.yggdrasil.table import table


@rule("YG 9.1")
def test_the_vanir_goes_one_square_on() -> None:
    t = table("odin").acts().play(world=SACRED, scale=0)
    assert t.g.vanir == 1


@rule("YG 9.2")
def test_the_worked_example_of_the_second_square() -> None:
    t = table("odin")
    t.g.vanir = 2
    t.acts().play(world=SACRED)
    assert t.offered == [0, 1, 2]  # on, or the Valkyries, or two Vikings
    assert t.why_not(3) == "YG 9.2"
    t.play(scale=2)
    assert t.g.vanir == 0


@rule("YG 9.2")
def test_an_effect_to_the_left_brings_the_vanir_back_too() -> None:
    t = table("odin")
    t.g.vanir = 5
    t.acts().play(world=SACRED, scale=1, island=WHITE)
    assert (t.g.vanir, t.g.valkyries) == (0, WHITE)


@rule("YG 9.2", "YG 4.5")
def test_an_effect_with_nothing_to_work_on_is_not_offered() -> None:
    t = table("odin")
    t.g.vanir, t.g.dead, t.g.pile = 5, 0, 0
    t.acts().play(world=SACRED)
    assert t.offered == [1, 3]
    assert t.why_not(2) == "YG 4.5"


@rule("YG 9.3")
def test_the_valkyries_ride_without_seeking_souls_and_not_into_the_whirlpool() -> None:
    t = table("odin").giant(HYMIR)
    t.g.vanir, t.g.valkyries, t.g.submerged = 1, BLUE, GREEN
    t.acts().play(world=SACRED, scale=1)
    assert t.offered == [WHITE]
    assert t.why_not(GREEN) == "YG 8.6"
    t.play(island=WHITE)
    assert (t.g.valkyries, t.g.vikings, t.asked) == (WHITE, [0], "world")


@rule("YG 9.3", "YG 8.6")
def test_an_island_too_far_for_the_ride_is_not_refused_for_its_whirlpool() -> None:
    t = table("odin").giant(HYMIR)
    t.g.vanir, t.g.submerged = 1, GREEN
    t.acts().play(world=SACRED, scale=1)
    assert t.why_not(GREEN) == "YG 9.3"  # two islands beyond the nearest


@rule("YG 9.3")
def test_the_ride_leaves_the_search_of_the_turn_free() -> None:
    t = table("odin")
    t.g.vanir = 1
    t.acts().play(world=SACRED, scale=1, island=WHITE)
    t.play(world=1)
    assert t.may(WHITE)
    assert t.may(BLUE)
    assert not t.may(RAINBOW)


@rule("YG 9.4")
def test_two_vikings_come_from_the_world_of_the_dead() -> None:
    t = table("odin")
    t.g.vanir = 2
    t.acts().play(world=SACRED, scale=2)
    assert (t.g.vikings, t.g.dead) == ([2], 3)
    t.g.vanir, t.g.dead = 2, 1
    t.acts().play(world=SACRED, scale=2)
    assert (t.g.vikings, t.g.dead) == ([3], 0)


@rule("YG 9.5")
def test_six_cards_are_looked_at_and_laid_back_in_any_order() -> None:
    t = table("thor", "frey")
    t.g.vanir = 3
    t.acts().play(world=SACRED, scale=3)
    for card in (HEL, HEL, SURT, LOKI, NIDHOGG, FENRIR):
        assert t.by_chance
        t.play(card=card)
    assert (t.asked, t.offered) == ("next_card", [HEL, SURT, LOKI, NIDHOGG, FENRIR])
    for card in (LOKI, HEL, SURT, HEL, FENRIR, NIDHOGG):
        t.play(next_card=card)
    assert t.g.rows[:6] == [LOKI, HEL, SURT, HEL, FENRIR, NIDHOGG]
    assert cards_left(t.g) == 42
    t.play(world=STOP)
    assert t.g.discards == [LOKI]  # nobody need draw it


@rule("YG 9.5")
def test_known_cards_on_top_are_not_drawn_again_and_a_short_deck_is_enough() -> None:
    t = table("thor")
    t.g.vanir, t.g.rows, t.g.unseen = 3, [SURT, LOKI], []
    t.acts().play(world=SACRED, scale=3)
    t.play(next_card=LOKI)
    t.play(next_card=SURT)
    assert t.g.rows == [LOKI, SURT]


@rule("YG 9.5", "YG 1.6")
def test_every_imagined_deck_keeps_the_order_that_was_laid() -> None:
    t = table("thor", "frey")
    t.g.vanir, t.g.rows = 3, [SURT, LOKI, *t.g.rows]
    twin = GAME.imagine(t.g, 1, Lots(1))
    assert GAME.view(twin, 1)["deck"] == GAME.view(t.g, 1)["deck"]


@rule("YG 9.6")
def test_one_enemy_goes_back_one_space() -> None:
    t = table("odin").enemies(surt=5)
    t.g.vanir = 4
    t.acts().play(world=SACRED, scale=4)
    assert t.offered == [SURT]
    t.play(enemy=SURT)
    assert t.g.track[SURT] == 4
    assert "YG 9.6" in t.said()


@rule("YG 9.7")
def test_a_giant_of_the_pile_is_discarded_and_counts_for_its_rune() -> None:
    t = table("odin").beaten(4, 5, 6)
    t.g.vanir = 5
    t.acts().play(world=SACRED, scale=5)
    assert len(t.offered) == 13
    t.play(giant=7)
    assert t.g.quiet_turns == 3  # Daeg


@rule("YG 9.7")
def test_by_option_a_giant_discarded_by_the_vanir_counts_for_no_rune() -> None:
    t = table("odin", vanir_runes=False).beaten(4, 5, 6)
    t.g.vanir = 5
    t.acts().play(world=SACRED, scale=5, giant=7)
    assert t.g.quiet_turns == 0
    assert t.g.removed == 1 << 7
    assert not (t.g.pile >> 7) & 1


@rule("YG 9.7")
def test_active_giants_are_not_in_the_pile_to_discard() -> None:
    t = table("odin").giant(4)
    t.g.vanir = 5
    t.acts().play(world=SACRED, scale=5)
    assert not t.may(4)


@rule("YG 9.8")
def test_from_the_last_square_the_vanir_only_goes_back() -> None:
    t = table("odin")
    t.g.vanir = 5
    t.acts().play(world=SACRED)
    assert t.why_not(0) == "YG 9.8"
