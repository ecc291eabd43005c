from __future__ import annotations

from gladsheim.core.forms import CHANCE
from gladsheim.core.lots import Lots
from gladsheim.games.chronicles import GAME
from gladsheim.games.chronicles.parts import (
    ALFHEIM,
    ASGARD,
    CAGE,
    FENRIR,
    HEL,
    IORMUNGAND,
    LOKI,
    MIDGARD,
    MUSPELLHEIM,
    NIDAVELLIR,
    NIDHOGG,
    NIFLHEIM,
    NO_CARD,
    SURT,
    SVARTALFHEIM,
    UNSEEN,
    WORLDS,
)
from gladsheim.games.chronicles.state import table as chronicles_of
from gladsheim.games.chronicles.turn import Rounds
from gladsheim.games.chronicles.view import view
from gladsheim.games.chronicles.wheel import lay_card, see_card
from stories.chronicles.table import Table, card, table
from stories.rules import rule


@rule("YC 3.1", "YC 3.12")
def test_each_round_every_player_lays_the_top_card_unseen() -> None:
    t = table()
    t.g.tops[1] = [card(1, HEL)]
    t.g.bags[1] = [1 * 6 + n for n in range(1, 6)]
    t.g.played = 7
    t.begin(Rounds())
    assert t.g.rounds == 2
    assert t.g.centre == [UNSEEN, card(1, HEL), UNSEEN]
    assert t.g.tops[1] == []


@rule("YC 3.2", "YC 3.3")
def test_the_whole_order_is_settled_before_the_first_card_is_turned_over() -> None:
    t = table()
    assert t.asked == "1 next"
    assert t.g.options == [0, 1, 2]
    t.play(next=[2])
    assert t.asked == "1 next"
    assert t.g.options == [0, 1]
    t.play(next=[0])
    # The last one needs no naming.
    assert t.g.order == [2, 0, 1]
    for god in (2, 0, 1):
        assert t.asked == "-1 card"
        assert t.g.active == god
        t.play(card=[card(god, NIDHOGG if god != 1 else HEL)], move=[ASGARD], deed=[0])
    # The next round has its own order, and the next speaker.
    assert t.asked == "2 next"
    assert t.g.options == [0, 1, 2]


@rule("YC 3.4", "YC 7.3")
def test_a_turn_is_reveal_move_duty() -> None:
    t = table().lay(0, NIDHOGG).turn(0)
    assert t.heard("revealed")
    assert t.asked == "0 move"
    t.play(move=[ASGARD])
    assert t.g.at[0] == ASGARD
    assert t.asked == "0 deed"
    assert 0 in t.g.options


@rule("YC 3.5")
def test_the_first_card_of_an_enemy_only_lies_there() -> None:
    t = table().lay(0, card(0, HEL)).turn(0)
    assert t.g.wheel[HEL] == card(0, HEL)
    assert t.g.where[HEL] == NIFLHEIM


@rule("YC 3.6", "YC 3.7")
def test_the_second_activates_and_both_go_under_their_decks_in_known_order() -> None:
    t = table().show(card(1, IORMUNGAND)).lay(0, card(0, IORMUNGAND)).turn(0)
    assert t.g.island == 1
    assert t.g.wheel[IORMUNGAND] == NO_CARD
    assert t.g.unders[0] == [card(0, IORMUNGAND)]
    assert t.g.unders[1] == [card(1, IORMUNGAND)]
    # When only that one is left, everybody knows what will be laid.
    t.g.bags[0] = []
    lay_card(t.g, 0)
    assert t.g.centre[0] == card(0, IORMUNGAND)


@rule("YC 3.8")
def test_a_support_card_goes_to_who_does_not_own_the_other_one() -> None:
    for first, second, mine, other in (
        (card(0, HEL), card(2, HEL), [card(0, HEL)], [card(2, HEL)]),
        (card(1, HEL), card(2, HEL), [card(2, HEL)], [card(1, HEL)]),
        (card(2, HEL), card(0, HEL), [card(0, HEL)], [card(2, HEL)]),
    ):
        t = table("odin thor tyr", players=2)
        t.g.pool = [one for one in t.g.pool if one != card(2, HEL)]
        t.show(first).lay(0, second).turn(0)
        if t.asked == "0 move" and second == card(2, HEL):
            t.play(move=[ASGARD])
        assert t.g.unders[0] == mine
        assert t.g.unders[1] == other


@rule("YC 3.9")
def test_the_support_god_whose_card_came_second_may_move() -> None:
    t = table("odin thor tyr", players=2)
    t.show(card(1, IORMUNGAND)).lay(0, card(2, IORMUNGAND)).turn(0)
    assert t.asked == "0 move"
    assert len(t.g.options) == 5
    t.play(move=[ALFHEIM])
    assert t.g.at == [ASGARD, ASGARD, ALFHEIM]
    # Not if it came first.
    t = table("odin thor tyr", players=2)
    t.show(card(2, IORMUNGAND)).lay(0, card(0, IORMUNGAND)).turn(0, move=[ALFHEIM])
    assert t.g.at == [ALFHEIM, ASGARD, ASGARD]


@rule("YC 3.10")
def test_alone_activated_cards_stay_and_the_third_only_clears_them() -> None:
    t = table("odin thor tyr", players=1)
    t.show(card(0, IORMUNGAND)).lay(0, card(1, IORMUNGAND)).turn(0, move=[ALFHEIM, ASGARD])
    assert t.g.island == 1
    assert (t.g.wheel[IORMUNGAND], t.g.second[IORMUNGAND]) == (card(0, IORMUNGAND), card(1, IORMUNGAND))
    t.lay(0, card(2, IORMUNGAND)).turn(0)
    assert t.g.island == 1
    assert (t.g.wheel[IORMUNGAND], t.g.second[IORMUNGAND]) == (card(2, IORMUNGAND), NO_CARD)
    assert t.g.unders[0] == [card(0, IORMUNGAND), card(1, IORMUNGAND)]


@rule("YC 3.11")
def test_an_empty_deck_lays_nothing_and_the_turn_begins_with_the_move() -> None:
    t = table()
    t.g.bags[0] = []
    t.g.centre[0] = NO_CARD
    lay_card(t.g, 0)
    assert t.g.centre[0] == NO_CARD
    t.turn(0)
    assert t.asked == "0 move"
    assert not t.heard("revealed")


@rule("YC 4.1", "YC 5.18")
def test_nidhogg_on_the_tree_wins_at_once() -> None:
    t = table()
    t.g.icon = 4
    t.show(card(1, NIDHOGG)).lay(0, card(0, NIDHOGG)).turn(0)
    assert t.g.outcome() == "victory.tree"
    assert t.g.returns() == [1.0, 1.0, 1.0]
    assert t.g.is_over()


@rule("YC 4.2")
def test_a_god_without_life_loses_the_game_for_all() -> None:
    t = table()
    t.g.life[0] = 1
    t.activate(HEL)
    assert t.g.outcome() == "defeat.life"
    assert t.g.returns() == [0.0, 0.0, 0.0]
    assert t.g.is_over()


@rule("YC 4.3")
def test_an_effect_that_cannot_be_applied_loses_the_game() -> None:
    t = table()
    t.g.giants = 7
    t.activate(SURT)
    assert t.g.outcome() == "defeat.giants"


@rule("YC 4.4")
def test_the_first_of_two_endings_decides() -> None:
    # The risks of a fight come before the retreat: who dies in the deciding duel has lost.
    t = table("odin thor tyr", saga="vigrid").calm()
    t.g.page += 1
    t.g.felled = 7
    t.g.where = [10, 10, 10, 3, ASGARD]
    t.g.life[1] = 1
    t.g.at[0] = ALFHEIM
    t.g.at[2] = ALFHEIM
    t.duty(38 + FENRIR, god=1, face=[0])
    assert t.g.outcome() == "defeat.life"


@rule("YC 4.3", "YC 4.4", "YC 5.6")
def test_once_the_game_is_lost_the_rest_of_the_effect_does_not_happen() -> None:
    # No marker is left for the world that Hel, Surt or Loki comes to: nothing turns, and nobody pays or gathers.
    for enemy, start, world in (
        (HEL, NIFLHEIM, SVARTALFHEIM),
        (SURT, MUSPELLHEIM, NIDAVELLIR),
        (LOKI, ASGARD, ALFHEIM),
    ):
        t = table()
        t.g.ruins = sum(1 << other for other in range(WORLDS) if other not in (world, start))
        t.g.where = [NIFLHEIM, MUSPELLHEIM, world, MIDGARD, CAGE]
        t.g.where[enemy] = start
        if enemy == LOKI:
            t.g.at[0] = world
            t.g.where[SURT] = world
        t.activate(enemy)
        assert t.g.outcome() == "defeat.markers"
        assert (t.g.rotation, t.g.life, t.g.giants) == (0, [7, 7, 7], 0)
    # The first god to die is the last to lose life, and the first wolf with its prey the last to run.
    t = table(saga="hard")
    t.g.icon = 4
    t.g.life[0] = 1
    t.activate(NIDHOGG)
    assert (t.g.outcome(), t.g.life) == ("defeat.life", [0, 7, 7])
    t = table(saga="managarm")
    t.g.wolves = [3, 3]
    t.lay(0, card(0, FENRIR)).turn(0)
    assert (t.g.outcome(), t.g.wolves) == ("defeat.wolves", [4, 3])


@rule("YC 5.17")
def test_fenrir_ends_the_turn_and_his_card_is_shuffled_in() -> None:
    t = table("thor odin tyr")
    t.g.unders[0] = [card(0, HEL)]
    t.g.bags[0] = [card(0, n) for n in range(1, 6)]
    t.show(card(1, FENRIR)).lay(0, card(0, FENRIR)).turn(0)
    assert t.asked == ""
    assert t.g.bags[0] == [0, 1, 2, 3, 4, 5]
    assert t.g.unders[0] == []
    assert t.g.unders[1] == [card(1, FENRIR)]


@rule("YC 5.17")
def test_with_two_players_the_shuffled_fenrir_may_be_the_support_gods() -> None:
    t = table("thor odin tyr", players=2)
    t.g.pool = t.g.pool[:4] + t.g.pool[5:]
    t.show(card(1, FENRIR)).lay(0, card(2, FENRIR)).turn(0, move=[ASGARD])
    assert card(2, FENRIR) in t.g.bags[0]
    assert t.g.unders[1] == [card(1, FENRIR)]
    # Whichever came first: the one that comes back to the active player.
    t = table("thor odin tyr", players=2)
    t.g.pool = t.g.pool[:4] + t.g.pool[5:]
    t.show(card(0, FENRIR)).lay(0, card(2, FENRIR)).turn(0, move=[ASGARD])
    assert card(0, FENRIR) in t.g.bags[0]
    assert (t.g.unders[0], t.g.unders[1]) == ([], [card(2, FENRIR)])


@rule("YC 5.17")
def test_alone_fenrir_ends_the_turn_and_nothing_is_shuffled() -> None:
    t = table("thor odin tyr", players=1)
    t.g.unders[0] = [card(0, HEL)]
    t.show(card(1, FENRIR)).lay(0, card(0, FENRIR)).turn(0)
    assert t.asked == ""
    assert t.g.unders[0] == [card(0, HEL)]


@rule("YC 3.1")
def test_the_odds_of_an_unseen_card_follow_what_is_remembered() -> None:
    t = table("odin thor tyr", players=2)
    # Odin's Hel and two of Tyr's cards have been seen: two more of Tyr's are in Odin's deck.
    see_card(t.g, 0, card(0, HEL))
    see_card(t.g, 0, card(2, HEL))
    see_card(t.g, 1, card(2, SURT))
    t.play(next=[0])
    assert t.g.seat == CHANCE
    assert t.g.options == [1, 2, 3, 4, 5] * 4 + [14, 15, 16, 17] * 2


@rule("YC 3.7")
def test_with_the_option_the_players_must_remember_what_went_under_the_decks() -> None:
    shown, hidden = (
        Table(chronicles_of(GAME.start(3, GAME.choose(3, {"gods": ["odin", "thor", "tyr"], "memory": memory}))))
        for memory in ("shown", "hidden")
    )
    for t in (shown, hidden):
        t.show(card(1, IORMUNGAND))
        t.lay(0, card(0, IORMUNGAND))
        t.turn(0)
    assert shown.g.unders == hidden.g.unders == [[card(0, IORMUNGAND)], [card(1, IORMUNGAND)], []]
    known, forgotten = (view(t.g, 0)["decks"][0] for t in (shown, hidden))
    assert known["under"] == [card(0, IORMUNGAND)]
    assert (forgotten["top"], forgotten["under"], forgotten["unseen"]) == ([], [], known["unseen"] + 1)
    assert card(0, IORMUNGAND) in forgotten["of"]
    assert "under" not in GAME.text(hidden.g, 0, GAME.words("en")).lower()


@rule("YC 3.7")
def test_with_the_option_bots_remember_no_more_than_is_shown() -> None:
    shown, hidden = (
        chronicles_of(GAME.start(2, GAME.choose(2, {"gods": ["odin", "tyr"], "memory": memory})))
        for memory in ("shown", "hidden")
    )
    for g in (shown, hidden):
        g.unders = [[card(0, HEL), card(0, SURT)], []]
    imagined = [chronicles_of(GAME.imagine(g, 1, Lots(1))) for g in (shown, hidden)]
    assert imagined[0].unders[0] == [card(0, HEL), card(0, SURT)]
    assert imagined[1].unders[0] == []
    assert {card(0, HEL), card(0, SURT)} <= {*imagined[1].bags[0]}
    assert view(imagined[1], 1) == view(hidden, 1)
