from __future__ import annotations

from pathlib import Path

import pytest

from gladsheim.games.chronicles import GAME
from gladsheim.games.chronicles.actions import Runes
from gladsheim.games.chronicles.book import (
    CAMPAIGN,
    EFFECT,
    FIRST_PAGE,
    OURS,
    PAGES,
    SAGAS,
    TODAY,
    BadPage,
    read_file,
    read_page,
    read_sagas,
)
from gladsheim.games.chronicles.fights import risks_of
from gladsheim.games.chronicles.pages import page_lines
from gladsheim.games.chronicles.parts import (
    ACT,
    ALFHEIM,
    ASGARD,
    AWAY,
    BLANK,
    CAGE,
    DUEL,
    FENRIR,
    FIGHT,
    FIGHT_HATI,
    FIGHT_NAGLFAR,
    FIGHT_SERVANT,
    FIGHT_SKOLL,
    FIGHT_SON,
    FIGHTABLE,
    HEL,
    IORMUNGAND,
    IOTUNHEIM,
    LOKI,
    MIDGARD,
    MUSPELLHEIM,
    NIDAVELLIR,
    NIDHOGG,
    NIFLHEIM,
    RUNE_ACT,
    RUNE_MOVE,
    SAGA_ACT,
    SUCCESS,
    SURT,
    SVARTALFHEIM,
    VANAHEIM,
)
from gladsheim.games.chronicles.state import BETRAYAL, FACE_DOWN, OATH
from gladsheim.games.chronicles.state import table as chronicles_of
from gladsheim.games.chronicles.view import view
from gladsheim.games.chronicles.view_types import OrderView, PrintedView
from stories.chronicles.table import Table, card, table
from stories.rules import rule

# players -> their gods, and the support gods
PARTIES = {
    1: "odin thor tyr",
    2: "odin thor tyr",
    3: "odin thor tyr",
    4: "odin thor tyr freyr",
    5: "odin thor tyr freyr frigg",
}


def second_page(saga: str, gods: str = "odin thor tyr", players: int = 0) -> Table:
    t = table(gods, saga=saga, players=players)
    t.g.page += 1
    return t.calm()


@rule("YC 14.1")
def test_the_two_basic_pages() -> None:
    easy, hard = PAGES[0], PAGES[1]
    assert (easy.saga, easy.number, hard.saga, hard.number) == ("easy", 2, "hard", 3)
    t = table()
    for icon in easy.icons[1:-1]:
        t.activate(NIDHOGG, iotunn=[t.g.iotunn_deck[0]] if icon == EFFECT else [])
        assert t.g.outcome() == ""
    assert t.g.strength(LOKI) == 3
    assert t.activate(NIDHOGG).g.outcome() == "victory.tree"


@rule("YC 14.2", "YC 16.1")
def test_a_page_lays_out_its_pieces() -> None:
    assert table(saga="baldr").g.tokens == [FACE_DOWN] * 9
    assert table(saga="easy").g.tokens == [0] * 9


@rule("YC 14.3", "YC 16.3")
def test_a_trigger_fires_only_while_the_enemy_has_no_card_on_the_wheel() -> None:
    t = table(saga="fimbulvetr").lay(0, card(0, LOKI)).turn(0)
    assert t.g.sons[0] == MIDGARD
    t.lay(1, card(1, LOKI)).turn(1, iotunn=[0])
    assert t.g.sons[0] == MIDGARD
    # In solo the third copy clears the wheel and fires nothing.
    t = table("odin thor tyr", saga="fimbulvetr", players=1)
    t.show(card(0, LOKI))
    t.g.second[LOKI] = card(1, LOKI)
    t.lay(0, card(2, LOKI)).turn(0)
    assert t.g.sons[0] == IOTUNHEIM


@rule("YC 14.4")
def test_nidhogg_on_an_effect_icon_carries_its_orders_out() -> None:
    t = table(saga="fimbulvetr")
    t.g.at = [MIDGARD, NIDAVELLIR, ASGARD]
    t.activate(NIDHOGG)
    assert t.g.life == [6, 6, 7]


@rule("YC 14.5", "YC 16.1")
def test_six_oaths_turn_the_page_at_once_and_heal() -> None:
    t = table(saga="baldr")
    t.g.tokens = [OATH] * 5 + [FACE_DOWN] * 4
    t.g.life = [5, 6, 7]
    t.g.life_reserve = 3
    t.g.at[0] = SVARTALFHEIM
    t.g.icon = 2
    t.duty(SAGA_ACT, token=[OATH])
    assert PAGES[t.g.page].number == 2
    assert t.g.icon == 0
    assert t.g.life == [6, 7, 7]


@rule("YC 14.5", "YC 9.12")
def test_a_goal_reached_by_a_rune_stone_turns_the_page_before_the_next_stone() -> None:
    # The horn is sounded from Iotunheim; when the next stone is applied, the bridge already burns.
    t = table(saga="bifrost")
    t.g.valhalla = 5
    t.begin(Runes(0, 2)).play(face=[RUNE_MOVE, RUNE_ACT], rune=[2], world=[ASGARD], deed=[SAGA_ACT])
    assert PAGES[t.g.page].number == 2
    assert t.asked == "0 rune"
    t.play(rune=[1], figure=[0])
    assert MIDGARD not in t.g.options


@rule("YC 14.6")
def test_nidhogg_on_the_page_icon_acts_then_turns() -> None:
    t = table(saga="baldr")
    t.g.tokens = [OATH] * 4 + [FACE_DOWN] * 5
    t.g.icon = 2
    t.activate(NIDHOGG)
    assert t.g.anonymous == 2
    assert (PAGES[t.g.page].number, t.g.icon) == (2, 0)
    # The reward is for the goal alone.
    t = table(saga="baldr")
    t.g.tokens = [OATH] * 5 + [FACE_DOWN] * 4
    t.g.life = [5, 5, 5]
    t.g.life_reserve = 6
    t.g.icon = 2
    t.activate(NIDHOGG)
    assert t.g.life == [5, 5, 5]


@rule("YC 14.7")
def test_a_saga_action_is_possible_in_a_devastated_world() -> None:
    t = table(saga="baldr")
    t.g.at[0] = ALFHEIM
    t.g.ruins = 1 << ALFHEIM
    assert SAGA_ACT in t.deeds()
    assert ACT not in t.deeds()


@rule("YC 14.8")
def test_a_blocking_iotunn_stops_saga_actions() -> None:
    t = table(saga="baldr")
    t.g.at[0] = ALFHEIM
    t.g.iotunns = 1 << 6
    assert SAGA_ACT not in t.deeds()


@rule("YC 14.9", "YC 16.2")
def test_a_son_is_fought_like_an_enemy_and_slain_in_company() -> None:
    t = table("tyr odin thor", saga="fimbulvetr")
    t.g.at = [IOTUNHEIM, ASGARD, ASGARD]
    assert ACT not in t.deeds()
    assert t.g.forms[-1].closed(t.g, 0)[ACT] == "YC 16.2"
    t.duty(FIGHT_SON, face=[SUCCESS])
    assert t.g.life[0] == 5
    assert t.g.sons[0] == IOTUNHEIM
    t.g.at[1] = IOTUNHEIM
    t.duty(FIGHT_SON, face=[SUCCESS])
    # Slain: the page turns, and the next Son enters.
    assert PAGES[t.g.page].number == 2
    assert t.g.sons == [IOTUNHEIM, AWAY, AWAY]
    # That page has a goal of its own.
    t.g.at = [ALFHEIM, ASGARD, ASGARD]
    t.duty(ACT, take=[1])
    assert PAGES[t.g.page].number == 2


@rule("YC 14.10", "YC 16.3")
def test_a_son_beyond_the_upper_level_is_a_special_defeat() -> None:
    t = table(saga="fimbulvetr")
    t.g.sons = [ALFHEIM, AWAY, AWAY]
    t.lay(0, card(0, LOKI)).turn(0)
    assert t.g.outcome() == "defeat.sons"


@rule("YC 14.11")
def test_an_order_that_cannot_be_carried_out_loses() -> None:
    t = table(saga="baldr")
    t.g.icon = 2
    t.g.anonymous = 3
    t.activate(NIDHOGG)
    assert t.g.outcome() == "defeat.anonymous"


@rule("YC 16.1")
def test_a_betrayal_brings_loki_and_costs_a_life() -> None:
    t = table(saga="baldr")
    t.g.at[0] = MUSPELLHEIM
    t.duty(SAGA_ACT)
    assert t.g.options.count(OATH) == 6
    assert t.g.options.count(BETRAYAL) == 3
    t.play(token=[BETRAYAL])
    assert t.g.where[LOKI] == MUSPELLHEIM
    assert t.g.is_devastated(MUSPELLHEIM)
    assert t.g.life[0] == 6
    assert t.g.tokens[MUSPELLHEIM] == BETRAYAL
    # Shown betrayals arm Loki on the second page, and hurt who stands there.
    t.g.page += 1
    assert t.g.strength(LOKI) == 2
    t.g.icon = 1
    t.activate(NIDHOGG)
    assert t.g.life == [5, 7, 7]


@rule("YC 16.14")
def test_the_first_victory_over_loki_hurries_nidhogg() -> None:
    t = second_page("baldr")
    hurry = "The first time Loki is beaten, Nidhogg moves on"
    assert hurry in GAME.text(t.g, 0, GAME.words("en"))
    t.g.where[LOKI] = t.g.at[0] = ALFHEIM
    t.duty(FIGHT + LOKI, face=[SUCCESS])
    assert t.g.icon == 1
    assert hurry not in GAME.text(t.g, 0, GAME.words("en"))
    t.g.where[LOKI] = ALFHEIM
    t.duty(FIGHT + LOKI, face=[SUCCESS])
    assert t.g.icon == 1


@rule("YC 16.4", "YC 16.5")
def test_the_wolves_run_and_are_driven_back() -> None:
    t = table(saga="managarm")
    assert t.g.wolves == [1, 1]
    t.lay(0, card(0, FENRIR)).turn(0)
    assert t.g.wolves == [2, 2]
    t.g.at = [VANAHEIM, ALFHEIM, ALFHEIM]
    t.g.where[LOKI] = CAGE
    assert FIGHT_SKOLL in t.deeds(0)
    assert FIGHT_HATI not in t.deeds(0)
    assert FIGHT_HATI in t.deeds(1)
    t.duty(FIGHT_SKOLL, 0, face=[BLANK])
    assert t.g.life[0] == 5
    assert t.g.wolves == [0, 2]
    t.duty(FIGHT_HATI, 1, face=[SUCCESS])
    assert PAGES[t.g.page].number == 2
    # The second page: stronger, and Loki's first card makes the foremost run.
    t.g.wolves = [1, 3]
    t.lay(0, card(0, LOKI)).turn(0)
    assert t.g.outcome() == "defeat.wolves"


@rule("YC 16.6")
def test_two_elves_in_asgard_hold_a_wolf_back() -> None:
    t = table(saga="managarm")
    assert SAGA_ACT not in t.deeds()
    t.g.elves[0] = 2
    t.duty(SAGA_ACT, wolf=[1])
    assert t.g.wolves == [1, 0]
    assert t.g.elves[0] == 0


@rule("YC 16.7")
def test_a_servant_shows_its_strength_when_fought() -> None:
    t = table(saga="naglfar")
    t.g.at = [IOTUNHEIM, ASGARD, ASGARD]
    t.duty(FIGHT_SERVANT)
    assert sorted(t.g.options) == [2, 2, 3, 4]
    t.play(servant=[4], face=[SUCCESS])
    assert t.g.life[0] == 4
    assert IOTUNHEIM not in t.g.servants
    assert t.g.servant_bag == [2, 2, 3]
    t.g.servants = [MIDGARD]
    t.g.servant_bag = [2]
    t.g.at[0] = MIDGARD
    t.duty(FIGHT_SERVANT, servant=[2], face=[SUCCESS])
    assert PAGES[t.g.page].number == 2
    alone = table("odin thor tyr", saga="naglfar", players=1).lay(0, card(0, HEL)).turn(0)
    assert alone.g.anonymous == 2


@rule("YC 16.8")
def test_heroes_free_the_anonymous() -> None:
    t = table(saga="naglfar")
    t.g.at[0] = MIDGARD
    t.g.anonymous = 3
    assert SAGA_ACT not in t.deeds()
    t.g.valhalla = 1
    t.duty(SAGA_ACT)
    assert (t.g.anonymous, t.g.valhalla, t.g.life[0]) == (1, 0, 7)
    t = second_page("baldr")
    t.g.at[0] = NIFLHEIM
    t.g.anonymous = 2
    t.g.valhalla = 3
    t.duty(SAGA_ACT)
    assert (t.g.anonymous, t.g.valhalla) == (0, 0)


@rule("YC 16.9")
def test_naglfar_sails_as_an_enemy_and_is_beaten_back() -> None:
    t = second_page("naglfar")
    t.g.servants = [MIDGARD]
    t.lay(0, card(0, IORMUNGAND)).turn(0)
    assert t.g.naglfar == SVARTALFHEIM
    t.g.put_enemy(LOKI, SVARTALFHEIM, "YC 5.11")
    assert t.g.is_devastated(SVARTALFHEIM)
    t.g.at[0] = SVARTALFHEIM
    t.duty(FIGHT_NAGLFAR, face=[BLANK])
    assert t.g.life[0] == 3
    assert t.g.naglfar == NIFLHEIM
    assert t.g.is_devastated(NIFLHEIM)  # Hel is at home
    t.g.naglfar = ALFHEIM
    t.g.wheel[IORMUNGAND] = -2
    t.lay(1, card(1, IORMUNGAND)).turn(1)
    assert t.g.outcome() == "defeat.naglfar"


@rule("YC 16.9", "YC 5.1")
def test_naglfar_beside_hel_devastates_niflheim_as_soon_as_it_counts() -> None:
    t = table(saga="naglfar")
    assert t.g.naglfar == t.g.where[HEL] == NIFLHEIM
    assert t.g.ruins == 0
    t.g.icon = 2
    t.activate(NIDHOGG)
    assert PAGES[t.g.page].number == 2
    assert t.g.is_devastated(NIFLHEIM)
    # Without a marker that is the eighth devastation.
    t = table(saga="naglfar")
    t.g.ruins = 0b001111111
    t.g.icon = 2
    assert t.activate(NIDHOGG).g.outcome() == "defeat.markers"


@rule("YC 16.10")
def test_the_horn_is_sounded_with_five_heroes_over_an_open_bridge() -> None:
    t = table(saga="bifrost")
    assert t.g.giants == 1
    t.g.rotation = 1
    t.lay(0, card(0, SURT)).turn(0)
    assert t.g.giants == 2
    assert MIDGARD in t.moves
    t.g.valhalla = 5
    t.duty(SAGA_ACT)
    assert (PAGES[t.g.page].number, t.g.valhalla) == (2, 0)


@rule("YC 16.11")
def test_the_burnt_bridge_stops_gods_and_surt_in_asgard_wins() -> None:
    t = second_page("bifrost", gods="heimdall odin tyr")
    t.lay(0, card(0, NIDHOGG)).turn(0)
    assert MIDGARD not in t.moves
    # Nor does a stone carry another god across.
    t.begin(Runes(2, 1), 2).play(face=[RUNE_MOVE], rune=[1], figure=[0])
    assert MIDGARD not in t.g.options
    t.g.at[2] = MIDGARD
    t.begin(Runes(2, 1), 2).play(face=[RUNE_MOVE], rune=[1], figure=[0])
    assert MIDGARD not in t.g.options
    assert ASGARD in t.g.options
    t.g.giants = 2
    assert t.g.strength(SURT) == 4
    t.g.at[0] = MIDGARD
    t.duty(SAGA_ACT, face=[SUCCESS])
    assert (t.g.giants, t.g.life[0]) == (0, 5)
    t.g.where[SURT] = MIDGARD
    t.activate(SURT)
    assert t.g.outcome() == "defeat.bifrost"


@rule("YC 16.12")
def test_loki_and_fenrir_in_the_cage_turn_the_page() -> None:
    t = table(saga="vigrid")
    assert (t.g.where[LOKI], t.g.where[FENRIR]) == (VANAHEIM, ASGARD)
    assert (t.g.giants, t.g.anonymous, t.g.strength(LOKI)) == (4, 4, 4)
    t.calm()
    t.g.where[LOKI] = CAGE
    t.duty(FIGHT + FENRIR, face=[SUCCESS, SUCCESS, SUCCESS])
    t.play(iotunn=[5])
    assert PAGES[t.g.page].number == 2


@rule("YC 16.13")
def test_duels_remove_enemies_for_good_and_win() -> None:
    t = second_page("vigrid", gods="thor odin tyr")
    t.g.at = [MIDGARD, ASGARD, ASGARD]
    t.duty(DUEL + IORMUNGAND, face=[BLANK])
    assert t.g.life[0] == 7 - (3 + 2 - 1)
    assert t.g.where[IORMUNGAND] == AWAY
    t.activate(IORMUNGAND)
    assert (t.g.island, t.g.anonymous) == (0, 0)
    t.g.felled = (1 << IORMUNGAND) | (1 << HEL) | (1 << SURT)
    t.activate(HEL)
    assert (t.g.rotation, t.g.life[0]) == (1, 3)
    t.g.where[FENRIR] = ASGARD
    t.duty(DUEL + FENRIR, god=1, face=[SUCCESS, SUCCESS])
    assert t.g.outcome() == "victory.vigrid"


@rule("YC 16.13", "YC 16.15")
def test_a_fated_pair_has_one_risk_less_in_a_duel() -> None:
    fated = {
        "odin": FENRIR,
        "thor": IORMUNGAND,
        "freyr": SURT,
        "heimdall": LOKI,
        "tyr": HEL,
        "frigg": HEL,
        "freyia": HEL,
    }
    for god, enemy in fated.items():
        g = second_page("vigrid", gods=f"{god} {' '.join([other for other in fated if other != god][:2])}").g
        for other in range(FIGHTABLE):
            assert risks_of(g, 0, DUEL + other) - risks_of(g, 0, FIGHT + other) == (1 if other == enemy else 2)


@rule("YC 16.13")
def test_a_felled_fenrir_ends_no_turn() -> None:
    t = second_page("vigrid", gods="thor odin freyr")
    t.g.felled = 1 << FENRIR
    t.show(card(1, FENRIR)).lay(0, card(0, FENRIR)).turn(0)
    assert t.asked == "0 move"
    assert t.g.unders[0] == [card(0, FENRIR)]


@rule("YC 14.1")
def test_an_owner_of_the_box_may_type_in_pages(tmp_path: Path) -> None:
    page = read_page({"page": 9, "track": ["start", "effect", "tree"], "effects": [["giants 1"]]}, "own")
    assert page.icons == [0, 4, 1]
    with pytest.raises(BadPage, match="no icon"):
        read_page({"page": 9, "track": ["moon"]}, "own")
    file = tmp_path / "own.toml"
    file.write_text('[[page]]\nsaga = "own"\npage = 4\ntrack = ["start", "tree"]\nsetup = ["frost 1"]\n')
    with pytest.raises(BadPage, match=r"own.toml, page 4: no order 'frost'"):
        read_file(file)


@rule("YC 14.1", "YC 15.1")
def test_a_typed_in_saga_takes_the_place_of_ours(tmp_path: Path) -> None:
    track = 'track = ["start", "plain", "tree"]'
    (tmp_path / "printed.toml").write_text(
        f'[[page]]\nsaga = "easy"\npage = 2\n{track}\n[[page]]\nsaga = "baldr"\npage = 4\n{track}\n'
        f'[[page]]\nsaga = "fenrir"\npage = 30\n{track}\n'
    )
    sagas = read_sagas([OURS, tmp_path])
    assert list(sagas) == [*SAGAS, "fenrir"]
    assert [page.number for page in sagas["easy"] + sagas["baldr"]] == [2, 4]
    assert len(sagas["fimbulvetr"]) == 3


@rule("YC 14.1")
@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ('track = ["start", "plain"]', "a track ends in"),
        ('track = ["start", "turn"]', "no page follows"),
        ('track = ["start", "tree"]\ngoal = "caged"', "no page follows"),
        ('track = ["start", "tree"]\nsetpu = ["son"]', "no 'setpu'"),
        ('track = ["start", "tree"]\ntriggers = { lokii = ["son"] }', "no 'lokii'"),
        ('track = ["start", "tree"]\n[[page.action]]\nworld = "asgard"', "a saga action does something"),
        ('track = ["start", "tree"]' + 4 * '\n[[page.action]]\nworld = "asgard"\ndo = ["son"]', "at most 3 saga"),
    ],
)
def test_a_page_that_could_not_be_played_is_refused(lines: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(f"[[page]]\npage = 1\n{lines}\n")
    with pytest.raises(BadPage, match=why):
        read_sagas([OURS, tmp_path])


@rule("YC 14.12")
def test_a_page_may_differ_with_the_number_of_players() -> None:
    assert [table(gods, saga="bifrost", players=n).g.giants for n, gods in PARTIES.items()] == [1, 1, 1, 0, 1]
    # Where the number is none, the order does nothing: nobody loses a life on the last icon for five.
    for players, lost in ((4, 1), (5, 0)):
        t = table(PARTIES[players], saga="hard", players=players)
        t.g.icon = len(PAGES[t.g.page].icons) - 3
        before = sum(t.g.life)
        t.activate(NIDHOGG)
        assert before - sum(t.g.life) == lost * players


def printed(t: Table) -> PrintedView:
    """The open page as a seat sees it, and as the drawn board tells it."""
    return view(t.g, 0)["printed"]


def order(word: str, count: int) -> OrderView:
    return {"order": word, "count": count}


@rule("YC 14.12")
def test_the_page_says_what_it_does_with_so_many_players() -> None:
    three = [[], [], [order("far-wolf-runs", 1), order("iotunn", 1)], [order("wolves-run", 1), order("life-each", 1)]]
    assert printed(table("thor tyr odin", saga="managarm"))["effects"] == three
    alone = [[], [], [order("far-wolf-runs", 2), order("iotunn", 2)], [order("wolves-run", 1), order("life-each", 1)]]
    assert printed(table("thor tyr odin", saga="managarm", players=1))["effects"] == alone
    assert printed(table(saga="bifrost"))["triggers"][SURT] == [order("giants", 1)]
    five = printed(table(PARTIES[5], saga="bifrost"))
    assert (five["triggers"][SURT], five["reward"]) == ([order("giants", 1)], [order("heal-each", 5)])


@rule("YC 16.1", "YC 16.12")
@pytest.mark.parametrize("saga", CAMPAIGN)
def test_every_page_hurts_tells_a_story_and_says_that_it_is_ours(saga: str) -> None:
    for players, gods in PARTIES.items():
        t = table(gods, saga=saga, players=players)
        for page in PAGES[t.g.page : TODAY]:
            if page.saga != saga:
                break
            t.g.page = PAGES.index(page)
            seen = printed(t)
            harmful = [one for orders in seen["effects"] for one in orders if one["order"] != "heal-each"]
            assert harmful
            assert seen["ours"]
            for language in ("en", "fr", "ja"):
                words = GAME.words(language)
                said = "\n".join(page_lines(t.g, words))
                assert words.word(f"story-{saga}-{page.number}") in said
                assert words.word("text-ours") in said


@rule("YC 14.1")
def test_a_game_begun_under_older_rules_keeps_its_pages() -> None:
    chosen = GAME.choose_then(5, {"saga": "naglfar"}, "1.2")
    old = chronicles_of(GAME.start(5, chosen))
    assert (old.edition, old.page >= TODAY) == (1, True)
    assert PAGES[old.page].reward != PAGES[FIRST_PAGE["naglfar"]].reward


@rule("YC 14.12")
@pytest.mark.parametrize("line", ["giants 1 2", "giants -1", "giants many"])
def test_numbers_of_a_page_are_one_or_five(line: str) -> None:
    with pytest.raises(BadPage, match="one number, or 5"):
        read_page({"page": 9, "track": ["start", "tree"], "setup": [line]}, "own")
