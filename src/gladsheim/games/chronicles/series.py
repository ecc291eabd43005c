# not compiled: between two games nobody waits for this
"""The campaign as other rooms know it (`core/series.py`): its record checked, and how it stands."""

from __future__ import annotations

from typing import Final

import msgspec

from gladsheim.core.forms import Seat, State
from gladsheim.core.game import Value
from gladsheim.core.save import Damaged
from gladsheim.core.series import Member, Record, Row, Series, Standing
from gladsheim.games.chronicles.book import CAMPAIGN
from gladsheim.games.chronicles.campaign import Campaign, cost, enter_result, new_campaign, options, spend
from gladsheim.games.chronicles.charts import RELATIONS, ROWS, BadChart, read_chart
from gladsheim.games.chronicles.spending import next_box
from gladsheim.games.chronicles.state import table


class Sagas(Series):
    """Six sagas, and gods who learn from each."""

    def begin(self, players: list[str], roles: list[str]) -> Record:
        return kept(new_campaign(players, roles))

    def check(self, record: Record) -> None:
        campaign = read(record)
        players, gods = campaign["players"], campaign["gods"]
        new_campaign(players, gods)  # it knows which gods so many players may have
        if not 0 <= campaign["saga"] <= len(CAMPAIGN):
            raise Damaged(f"there is no saga {campaign['saga']}")
        numbers = {"xp": campaign["xp"], "earned": campaign["earned"], "spent": campaign["spent"]}
        counts = {"charts": len(campaign["charts"]), **{name: len(row) for name, row in numbers.items()}}
        for name, count in counts.items():
            if count != len(players):
                raise Damaged(f"'{name}' has {count} rows for {len(players)} players")
        for name, xp in numbers.items():
            if min(xp) < 0:
                raise Damaged(f"'{name}' has a number below 0")
        for god, text in zip(gods, campaign["charts"], strict=False):  # support gods have none
            check_chart(god, text, gods)

    def options(self, record: Record) -> dict[str, Value]:
        return options(read(record))

    def enter(self, record: Record, g: State) -> Record:
        return kept(enter_result(read(record), table(g)))

    def spend(self, record: Record, player: Seat, row: str, name: str) -> Record:
        return kept(spend(read(record), player, row, name))

    def advise(self, record: Record, player: Seat) -> tuple[str, str]:
        return next_box(read(record), player)

    def standing(self, record: Record) -> Standing:
        campaign = read(record)
        played = [game.partition(" ") for game in campaign["games"]]
        members = [member(campaign, player) for player in range(len(campaign["players"]))]
        return Standing([*CAMPAIGN], campaign["saga"], members, [(saga, outcome) for saga, _, outcome in played])


def read(record: Record) -> Campaign:
    """The campaign of a record; a ValueError says what is not as it should be."""
    return msgspec.convert(record, Campaign)


def kept(campaign: Campaign) -> Record:
    record: Record = msgspec.to_builtins(campaign)
    return record


def check_chart(god: str, text: str, gods: list[str]) -> None:
    if text.partition(" ")[0] != god:
        raise Damaged(f"the chart '{text}' is not that of {god}")
    named = [name for names in read_chart(text).names.values() for name in names]
    if any(name not in gods for name in named):
        raise Damaged(f"the chart of {god} names a god who is not of the campaign")


def member(campaign: Campaign, player: Seat) -> Member:
    """A player, and its god's chart."""
    chart = read_chart(campaign["charts"][player])
    others = [god for god in campaign["gods"] if god != chart.god]
    rows: list[Row] = []
    for row in [*ROWS, *RELATIONS]:
        names = chart.names.get(row, [])
        ticked = chart.boxes.get(row, len(names))
        choices = [god for god in others if god not in names] if row in RELATIONS else []
        rows.append(Row(row, ticked, names, next_price(campaign, player, row), choices))
    xp, earned, spent = (campaign[what][player] for what in ("xp", "earned", "spent"))
    return Member(campaign["players"][player], campaign["gods"][player], xp, earned, spent, rows)


def next_price(campaign: Campaign, player: Seat, row: str) -> int | None:
    try:
        return cost(campaign, player, row)
    except BadChart:
        return None  # Every box is ticked or struck out.


SERIES: Final = Sagas("saga", "gods")
