"""Campaigns of Chronicles: the record outlives its tables, and its people keep their seats."""

from __future__ import annotations

from contextlib import suppress

import pytest

from gladsheim.bots.policies.chronicles import choose
from gladsheim.core.chance import seed_from
from gladsheim.core.save import Damaged
from gladsheim.games.chronicles.book import CAMPAIGN
from gladsheim.games.chronicles.campaign import is_won
from gladsheim.games.chronicles.charts import BadChart
from gladsheim.games.chronicles.state import Chronicles
from gladsheim.table import Refused, Sit, Table, hash_token
from gladsheim.table.campaigns import Campaigns, NoCampaign, Sheet
from gladsheim.table.store import Store
from table.players import START, Party, truth


def play_out(store: Store, table: Table, seed: int = 1) -> Table:
    """A table played to its end, by lot."""
    p = Party(table, seed)
    p.play_on()
    store.append(table.id, p.journal)
    return table


def begun(store: Store) -> tuple[Campaigns, Sheet, Table]:
    """A campaign of one person and one bot, whose first table is in play."""
    campaigns = Campaigns(store)
    sheet = campaigns.begin(["Ann", "Bot"], ["thor", "tyr", "heimdall"], START)
    table = campaigns.next_table(sheet.id, [None, "random"], START)
    store.do(table, Sit(0, "Ann", hash_token("ann")), START)
    return campaigns, campaigns.find(sheet.id), table


def test_a_campaign_goes_from_table_to_table_with_its_people(store: Store) -> None:
    campaigns, sheet, table = begun(store)
    assert table.head.options["saga"] == "baldr"
    for game in range(3):
        play_out(store, table, game)
        sheet = campaigns.enter_result(table)
        assert len(sheet.record["games"]) == game + 1
        assert sheet.in_play is None
        assert sheet.record["xp"][0] >= 3
        while sheet.record["xp"][0] >= 4:
            sheet = campaigns.spend(sheet.id, 0, "vanir")
        for earned, spent, left in zip(sheet.record["earned"], sheet.record["spent"], sheet.record["xp"], strict=True):
            assert earned == spent + left
        table = campaigns.next_table(sheet.id, [None, "random"], START)
        assert table.begun
        assert table.seat_of("ann") == 0
        assert campaigns.seat_of(sheet.id, "ann") == 0
        assert table.head.options["charts"] == "; ".join(sheet.record["charts"])
        assert truth(store.open(table.id)) == truth(table)


def test_a_campaign_is_won_from_the_first_saga_to_the_last(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Played by the plain policy; a lost saga is played again, and what was earned is spent."""
    seeds = iter(range(1, 100))
    monkeypatch.setattr("gladsheim.table.head.fresh_seed", lambda: seed_from(next(seeds)))
    campaigns = Campaigns(store)
    sheet = campaigns.begin(["Ann", "Bea"], ["thor", "tyr", "heimdall"], START)
    while not is_won(sheet.record):
        table = campaigns.next_table(sheet.id, [None, None], START)
        p = Party(table)
        if not table.begun:
            p.sit(0, 1)
        while not table.over:
            p.answer(table.waits_for()[0], by_policy(table))
        store.append(table.id, p.journal)
        sheet = campaigns.enter_result(table)
        for player, row in ((player, row) for player in (0, 1) for row in ("god", "dice", "vanir", "elves")):
            with suppress(BadChart):
                sheet = campaigns.spend(sheet.id, player, row)
    record = sheet.record
    won = [game.split()[0] for game in record["games"] if "victory" in game]
    assert won == CAMPAIGN
    assert record["earned"] == [spent + left for spent, left in zip(record["spent"], record["xp"], strict=True)]
    with pytest.raises(BadChart, match="no saga left"):
        campaigns.next_table(sheet.id, [None, None], START)


def by_policy(table: Table) -> int:
    assert table.match is not None
    state = table.match.state.clone()
    state.turn_to(table.waits_for()[0])
    assert isinstance(state, Chronicles)
    return choose(state)


def test_a_result_is_entered_once(store: Store) -> None:
    campaigns, _, table = begun(store)
    with pytest.raises(Refused, match="not a finished table"):
        campaigns.enter_result(table)
    play_out(store, table)
    first = campaigns.enter_result(table)
    assert vars(campaigns.enter_result(store.open(table.id))) == vars(first)


def test_two_who_enter_the_same_result_at_once_enter_it_once(store: Store) -> None:
    campaigns, sheet, table = begun(store)
    play_out(store, table)
    stale = campaigns.find(sheet.id)
    campaigns.enter_result(table)
    assert not campaigns.keep(stale)
    assert len(campaigns.find(sheet.id).record["games"]) == 1


def test_while_a_table_is_in_play_nothing_is_spent_and_no_other_is_set(store: Store) -> None:
    campaigns, sheet, table = begun(store)
    assert sheet.in_play == table.id
    with pytest.raises(Refused, match="between games"):
        campaigns.spend(sheet.id, 0, "elves")
    with pytest.raises(Refused, match="in play"):
        campaigns.next_table(sheet.id, [None, "random"], START)


def test_what_cannot_be_bought_is_refused_and_nothing_is_spent(store: Store) -> None:
    campaigns, sheet, table = begun(store)
    play_out(store, table)
    sheet = campaigns.enter_result(table)
    with pytest.raises(BadChart, match="no row 'gold'"):
        campaigns.spend(sheet.id, 0, "gold")
    with pytest.raises(Refused, match="no player 2"):
        campaigns.spend(sheet.id, 2, "elves")
    with pytest.raises(Refused, match="2 players, not 3"):
        campaigns.next_table(sheet.id, [None, None, None], START)
    assert vars(campaigns.find(sheet.id)) == vars(sheet)


def test_a_campaign_that_is_not_there_or_is_damaged_says_so(store: Store) -> None:
    campaigns, sheet, _ = begun(store)
    with pytest.raises(NoCampaign):
        campaigns.find("nowhere")
    with pytest.raises(BadChart, match="need 2 gods and 1 support"):
        campaigns.begin(["Ann", "Bea"], ["thor", "tyr"], START)
    with store.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE campaigns SET record = '{{}}' WHERE id = '{sheet.id}'")
    with pytest.raises(Damaged, match=f"campaign {sheet.id} is damaged"):
        campaigns.find(sheet.id)
