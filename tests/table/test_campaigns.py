"""Campaigns, with that of Chronicles: the record outlives its tables, and its people keep their seats."""

from __future__ import annotations

import sys
from contextlib import suppress
from types import ModuleType

import pytest
from sqlalchemy import update

from gladsheim.core.chance import seed_from
from gladsheim.core.forms import State
from gladsheim.core.game import BadOption, Seams, Value
from gladsheim.core.save import Damaged
from gladsheim.core.series import Member, Record, Series, Standing
from gladsheim.games import find
from gladsheim.games.chronicles.book import CAMPAIGN
from gladsheim.games.chronicles.charts import BadChart
from gladsheim.games.chronicles.policy import choose
from gladsheim.games.chronicles.state import Chronicles
from gladsheim.table import Begin, Refused, Sit, Table, hash_token
from gladsheim.table.campaigns import Campaigns, NoCampaign, Sheet
from gladsheim.table.rows import text_of
from gladsheim.table.schema import CAMPAIGNS
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
    sheet = campaigns.begin("chronicles", ["Ann", "Bot"], ["thor", "tyr", "heimdall"], START)
    table = campaigns.next_table(sheet.id, [None, "random"], START)
    store.do(table, Sit(0, "Ann", hash_token("ann")), START)
    return campaigns, campaigns.find(sheet.id), table


def charts_of(sheet: Sheet) -> list[str]:
    charts = sheet.kept.record["charts"]
    assert isinstance(charts, list)
    return [str(chart) for chart in charts]


def told(sheet: Sheet) -> tuple[int, Record, list[str], list[str]]:
    return sheet.version, sheet.kept.plain(), sheet.tables, sheet.entered


def test_a_campaign_goes_from_table_to_table_with_its_people(store: Store) -> None:
    campaigns, sheet, table = begun(store)
    assert table.head.options["saga"] == "baldr"
    for game in range(3):
        play_out(store, table, game)
        sheet = campaigns.enter_result(table)
        ann = sheet.standing.members[0]
        assert len(sheet.standing.games) == game + 1
        assert sheet.in_play is None
        assert ann.xp >= 3
        while sheet.standing.members[0].xp >= 4:
            sheet = campaigns.spend(sheet.id, 0, "vanir")
        assert all(one.earned == one.spent + one.xp for one in sheet.standing.members)
        table = campaigns.next_table(sheet.id, [None, "random"], START)
        assert table.begun
        assert table.seat_of("ann") == 0
        assert campaigns.seat_of(sheet.id, "ann") == 0
        assert table.head.options["charts"] == "; ".join(charts_of(sheet))
        assert truth(store.open(table.id)) == truth(table)


def test_who_sets_the_next_table_takes_nobodys_seat(store: Store) -> None:
    """Neither for a bot nor for oneself: whoever sat there sits there again."""
    campaigns = Campaigns(store)
    sheet = campaigns.begin("chronicles", ["Ann", "Bea"], ["thor", "tyr", "heimdall"], START)
    table = campaigns.next_table(sheet.id, [None, None], START)
    store.do(table, Sit(0, "Ann", hash_token("ann")), START)
    store.do(table, Sit(1, "Bea", hash_token("bea")), START)
    for _ in range(2):
        play_out(store, table)
        campaigns.enter_result(table)
        table = campaigns.next_table(sheet.id, ["master", "random"], START)
        assert (table.seat_of("ann"), table.seat_of("bea")) == (0, 1)
        assert table.people == 2
        assert table.begun


def test_the_first_table_is_set_by_who_began_the_campaign(store: Store) -> None:
    campaigns = Campaigns(store)
    names, roles = ["Ann", "Bot"], ["thor", "tyr", "heimdall"]
    sheet = campaigns.begin("chronicles", names, roles, START, hash_token("key"))
    assert [campaigns.may_go_on(sheet.id, token) for token in ("key", "", "ann", sheet.key)] == [
        True,
        False,
        False,
        False,
    ]
    table = campaigns.next_table(sheet.id, [None, "random"], START)
    store.do(table, Sit(0, "Ann", hash_token("ann")), START)
    assert [campaigns.may_go_on(sheet.id, token) for token in ("key", "ann")] == [False, True]
    older = campaigns.begin("chronicles", names, roles, START)
    assert campaigns.may_go_on(older.id, ""), "one that was begun before there were keys"


def test_a_campaign_is_won_from_the_first_saga_to_the_last(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Played by the plain policy; a lost saga is played again, and what was earned is spent."""
    seeds = iter(range(1, 100))
    monkeypatch.setattr("gladsheim.table.head.fresh_seed", lambda: seed_from(next(seeds)))
    campaigns = Campaigns(store)
    sheet = campaigns.begin("chronicles", ["Ann", "Bea"], ["thor", "tyr", "heimdall"], START)
    while not sheet.standing.won:
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
    assert [saga for saga, outcome in sheet.standing.games if "victory" in outcome] == CAMPAIGN
    assert all(one.earned == one.spent + one.xp for one in sheet.standing.members)
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
    assert told(campaigns.enter_result(store.open(table.id))) == told(first)


def test_two_who_enter_the_same_result_at_once_enter_it_once(store: Store) -> None:
    campaigns, sheet, table = begun(store)
    play_out(store, table)
    stale = campaigns.find(sheet.id)
    campaigns.enter_result(table)
    assert not campaigns.keep(stale)
    assert len(campaigns.find(sheet.id).standing.games) == 1


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
    assert told(campaigns.find(sheet.id)) == told(sheet)


def test_a_campaign_that_is_not_there_or_is_damaged_says_so(store: Store) -> None:
    campaigns, sheet, _ = begun(store)
    with pytest.raises(NoCampaign):
        campaigns.find("nowhere")
    with pytest.raises(BadChart, match="need 2 gods and 1 support"):
        campaigns.begin("chronicles", ["Ann", "Bea"], ["thor", "tyr"], START)
    with store.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE campaigns SET record = '{{}}' WHERE id = '{sheet.id}'")
    with pytest.raises(Damaged, match=f"campaign {sheet.id} is damaged"):
        campaigns.find(sheet.id)


def write(store: Store, sheet: Sheet, record: Record) -> None:
    with store.engine.begin() as connection:
        connection.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == sheet.id).values(record=text_of(record)))


def test_a_record_of_before_there_were_other_series_names_no_game_and_is_read_as_before(store: Store) -> None:
    campaigns, sheet, table = begun(store)
    write(store, sheet, sheet.kept.record)
    assert "game" not in sheet.kept.record
    assert campaigns.find(sheet.id).kept.game.id == "chronicles"
    play_out(store, table)
    assert campaigns.enter_result(table).kept.plain()["game"] == "chronicles"


def test_only_a_game_that_is_installed_and_has_a_series_has_campaigns(store: Store) -> None:
    campaigns, sheet, _ = begun(store)
    with pytest.raises(BadOption, match="odins-table has no campaign"):
        campaigns.begin("odins-table", ["Ann", "Bea"], [], START)
    write(store, sheet, {**sheet.kept.record, "game": "hnefatafl"})
    with pytest.raises(BadOption, match="no game 'hnefatafl' is installed"):
        campaigns.find(sheet.id)
    write(store, sheet, {**sheet.kept.plain(), "xp": [-1, 0]})
    with pytest.raises(Damaged, match=f"campaign {sheet.id} is damaged: 'xp' has a number below 0"):
        campaigns.find(sheet.id)


# A stranger's series


class Evenings(Series):
    """Three evenings; nothing is bought between them."""

    def begin(self, players: list[str], roles: list[str]) -> Record:
        return {"players": [*players], "won": 0, "played": 0}

    def check(self, record: Record) -> None:
        if not isinstance(record.get("played"), int):
            raise ValueError("it does not say how many evenings were played")

    def options(self, record: Record) -> dict[str, Value]:
        return {"no_progress": 10}

    def enter(self, record: Record, g: State) -> Record:
        won, played = record["won"], record["played"]
        assert isinstance(won, int)
        assert isinstance(played, int)
        return {**record, "won": won + 1, "played": played + 1}

    def standing(self, record: Record) -> Standing:
        players, won, played = record["players"], record["won"], record["played"]
        assert isinstance(players, list)
        assert isinstance(won, int)
        assert isinstance(played, int)
        members = [Member(str(name), "", 0, 0, 0, []) for name in players]
        return Standing(["first", "second", "third"], won, members, [("evening", "over")] * played)


def test_any_game_may_have_a_series(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    offers = ModuleType("evenings")
    vars(offers).update(SERIES=Evenings("no_progress", ""))
    monkeypatch.setitem(sys.modules, "evenings", offers)
    monkeypatch.setattr(find("odins-table"), "seams", Seams(series="evenings:SERIES"))
    campaigns = Campaigns(store)
    sheet = campaigns.begin("odins-table", ["Ann", "Bea"], [], START)
    while not sheet.standing.won:
        table = campaigns.next_table(sheet.id, ["random", "random"], START)
        store.do(table, Begin(), START)
        sheet = campaigns.enter_result(play_out(store, table))
    assert len(sheet.standing.games) == 3
    with pytest.raises(BadOption, match="nothing is bought"):
        campaigns.spend(sheet.id, 0, "gold")
    write(store, sheet, {"game": "odins-table"})
    with pytest.raises(Damaged, match="it does not say how many evenings were played"):
        campaigns.find(sheet.id)
