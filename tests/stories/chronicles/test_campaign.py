from __future__ import annotations

import json

import pytest

import gladsheim
from gladsheim.core.game import BadOption
from gladsheim.games.chronicles import GAME
from gladsheim.games.chronicles.book import CAMPAIGN
from gladsheim.games.chronicles.campaign import (
    Campaign,
    cost,
    enter_result,
    is_won,
    new_campaign,
    options,
    spend,
)
from gladsheim.games.chronicles.charts import BadChart, Chart, first_chart, price, read_chart
from gladsheim.games.chronicles.parts import BLANK, ONE, TWO_LOST
from gladsheim.games.chronicles.risks import Risk
from gladsheim.games.chronicles.state import Chronicles
from stories.chronicles.table import table
from stories.rules import rule

THREE = ["odin", "thor", "freyr"]


def played(campaign: Campaign, won: bool, life: list[int]) -> Campaign:
    """The campaign after a game that ended so."""
    seats = len(campaign["players"])
    state = GAME.start(seats, GAME.choose(seats, options(campaign)))
    assert isinstance(state, Chronicles)
    state.life[:seats] = life
    if won:
        state.win("victory.tree")
    else:
        state.lose("defeat.life")
    state.end()
    return enter_result(campaign, state)


@rule("YC 15.1", "YC 15.2")
def test_the_sagas_come_in_order_and_a_lost_one_again() -> None:
    assert CAMPAIGN == ["baldr", "fimbulvetr", "managarm", "naglfar", "bifrost", "vigrid"]
    campaign = new_campaign(["a", "b", "c"], THREE)
    assert options(campaign)["saga"] == "baldr"
    campaign = played(campaign, False, [1, 0, 2])
    assert options(campaign)["saga"] == "baldr"
    for saga in CAMPAIGN:
        assert options(campaign)["saga"] == saga
        assert options(campaign)["gods"] == THREE
        campaign = played(campaign, True, [5, 5, 5])
    assert is_won(campaign)
    assert len(campaign["games"]) == 7
    with pytest.raises(BadChart, match="won"):
        options(campaign)


@rule("YC 15.3", "YC 15.7")
def test_prices_and_struck_out_boxes() -> None:
    def row(players: int, name: str) -> list[int]:
        chart, prices = Chart("thor"), []
        while True:
            try:
                prices.append(price(chart, name, players))
            except BadChart:
                return prices
            if name in chart.boxes:
                chart.boxes[name] += 1
            else:
                chart.names[name].append("x")

    assert [row(players, "kin") for players in (1, 2, 3, 4, 5)] == [[2, 4], [3, 4], [1, 3], [1, 2, 3], [1, 2, 3, 4]]
    assert row(3, "elves") == row(3, "vanir") == [1, 2, 3, 4]
    assert row(3, "god") == row(3, "dice") == [3, 4]


@rule("YC 15.4")
def test_initial_abilities_are_ticked_without_cost() -> None:
    party = ["odin", "freyr", "tyr", "freyia", "heimdall"]
    campaign = new_campaign(list("abcde"), party)
    charts = [read_chart(text) for text in campaign["charts"]]
    assert charts[0].names["comrade"] == ["freyr", "tyr", "freyia", "heimdall"]
    assert charts[1].boxes["elves"] == 2
    assert charts[2].boxes["god"] == 2  # the text's "1 and 11" are boxes I and II
    assert charts[3].names["lucky"] == ["odin", "freyr", "tyr", "heimdall"]
    assert (charts[4].boxes["god"], charts[4].boxes["dice"]) == (1, 1)
    assert campaign["xp"] == [0] * 5


@rule("YC 15.4", "YC 13.2")
@pytest.mark.parametrize("gods", ["odin freyr tyr freyia heimdall", "frigg thor odin", "freyia tyr frigg heimdall"])
def test_the_first_chart_gives_what_the_hard_side_gives(gods: str) -> None:
    charts = "; ".join(first_chart(god, gods.split()).text() for god in gods.split())
    by_chart, by_side = table(gods, saga="baldr", charts=charts).g, table(gods, saga="baldr").g
    assert GAME.view(by_chart, 0) == GAME.view(by_side, 0)


@pytest.mark.parametrize("boxes", ["²", "٣", "5", "-1", "01", "", "two"])
def test_a_chart_that_cannot_be_is_refused_in_one_clear_line(boxes: str) -> None:
    with pytest.raises(BadOption, match=f"^option 'charts' of chronicles may not be 'odin elves={boxes}'"):
        gladsheim.start("chronicles", charts=f"odin elves={boxes}")
    with pytest.raises(BadChart, match=f"^odin: 'elves' has 4 boxes, not {boxes}$"):
        read_chart(f"odin elves={boxes}")


@rule("YC 15.5", "YC 15.6", "YC 15.11")
def test_experience_for_defeat_and_victory_is_kept() -> None:
    campaign = new_campaign(["a", "b", "c"], THREE)
    campaign = played(campaign, False, [0, 3, 7])
    assert campaign["xp"] == [3, 3, 3]
    campaign = played(campaign, True, [7, 5, 1])
    assert campaign["xp"] == [10, 8, 7]
    # It is plain data, and outlives the games.
    assert json.loads(json.dumps(campaign)) == campaign


@rule("YC 15.7", "YC 15.8", "YC 15.11")
def test_boxes_are_bought_and_the_books_add_up() -> None:
    campaign = played(new_campaign(["a", "b", "c"], THREE), True, [7, 7, 7])
    assert cost(campaign, 1, "vanir") == 1
    campaign = spend(campaign, 1, "vanir")
    campaign = spend(campaign, 1, "kin", "odin")
    campaign = spend(campaign, 1, "kin", "freyr")
    assert campaign["xp"] == [7, 2, 7]
    assert campaign["spent"] == [0, 5, 0]
    assert [xp + spent for xp, spent in zip(campaign["xp"], campaign["spent"], strict=True)] == campaign["earned"]
    with pytest.raises(BadChart, match="costs 3 XP"):
        spend(campaign, 1, "god")
    with pytest.raises(BadChart, match="every box"):
        spend(campaign, 1, "kin", "odin")
    with pytest.raises(BadChart, match="another god"):
        spend(campaign, 0, "travel", "odin")
    with pytest.raises(BadChart, match="another god"):
        spend(campaign, 0, "travel", "tyr")


@rule("YC 15.8")
def test_alone_a_relationship_names_a_support_god() -> None:
    campaign = played(new_campaign(["a"], ["thor", "tyr", "frigg"]), True, [9])
    campaign = spend(campaign, 0, "kin", "frigg")
    assert read_chart(campaign["charts"][0]).names["kin"] == ["frigg"]
    assert campaign["xp"] == [7]


@rule("YC 15.9", "YC 15.10")
def test_what_a_chart_gives_in_a_game() -> None:
    charts = "thor elves=1 vanir=3 god=1 dice=2; odin; freyr elves=2"
    t = table("thor odin freyr", saga="baldr", charts=charts)
    assert (t.g.elves, t.g.vanir) == ([1, 0, 2], [3, 0, 0])
    assert (t.g.elf_reserve, t.g.vanir_reserve) == (6, 6)
    t.g.elves[0] = 0
    t.begin(Risk(0, 4)).play(dice=[3], face=[ONE, ONE, TWO_LOST, BLANK])
    # Thor's die counts twice.
    assert t.g.life[0] == 7


@rule("YC 15.1")
def test_charts_that_cannot_be_are_refused() -> None:
    for charts in ("loki elves=1", "thor elves=9", "thor kin=thor", "thor wings=1"):
        with pytest.raises(BadOption):
            table("thor odin freyr", saga="baldr", charts=charts)
    with pytest.raises(BadOption):
        table("thor odin freyr", saga="easy", charts="thor; odin; freyr")
    with pytest.raises(BadOption):
        table("thor odin freyr", saga="baldr", charts="odin; thor; freyr")
