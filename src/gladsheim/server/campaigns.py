"""Campaigns of Yggdrasil Chronicles over REST."""

from __future__ import annotations

import time

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from gladsheim.core.text import Phrase
from gladsheim.games.chronicles.book import CAMPAIGN
from gladsheim.games.chronicles.campaign import Campaign, cost, is_won
from gladsheim.games.chronicles.charts import RELATIONS, ROWS, BadChart, read_chart
from gladsheim.server.faults import FAULTS, NotYours
from gladsheim.server.tables import Asked, TheHall, token_of
from gladsheim.table.campaigns import Sheet
from gladsheim.wire.hall import CampaignCard, CampaignPlayer, ChartRow, NewCampaign, SagaPlayed, Spending

CampaignId = FromPath[str]


@post("/campaigns", summary="Begin a campaign", responses=FAULTS)
async def begin_campaign(hall: TheHall, data: JSONBody[NewCampaign]) -> CampaignCard:
    sheet = await hall.in_thread(lambda: hall.campaigns.begin(data.players, data.gods, time.time()))
    return campaign_card(sheet)


@get("/campaigns/{campaign:str}", summary="A campaign", responses=FAULTS)
async def look_at_campaign(hall: TheHall, campaign: CampaignId) -> CampaignCard:
    return campaign_card(await hall.in_thread(lambda: hall.campaigns.find(campaign)))


@post("/campaigns/{campaign:str}/spend", summary="Spend experience", responses=FAULTS)
async def spend_experience(
    request: Asked, hall: TheHall, campaign: CampaignId, data: JSONBody[Spending]
) -> CampaignCard:
    """With the token of the player's seat; for a bot, with that of anybody who plays in the campaign."""
    token = token_of(request)

    def spend() -> Sheet:
        tables = hall.campaigns.find(campaign).tables
        last = hall.store.open(tables[-1]) if tables else None
        mine = None if last is None else last.seat_of(token)
        is_bot = last is not None and data.player < len(last.chairs) and last.chairs[data.player].who == "bot"
        if mine is None or (mine != data.player and not is_bot):
            raise NotYours("only the player may spend this experience", Phrase("refused-spending-own"))
        return hall.campaigns.spend(campaign, data.player, data.row, data.name)

    return campaign_card(await hall.in_thread(spend))


def campaign_card(sheet: Sheet) -> CampaignCard:
    record = sheet.record
    seats = len(record["players"])
    played = [game.partition(" ") for game in record["games"]]
    return CampaignCard(
        id=sheet.id,
        players=[player_of(record, player) for player in range(seats)],
        supports=record["gods"][seats:],
        sagas=[*CAMPAIGN],
        saga=record["saga"],
        won=is_won(record),
        games=[SagaPlayed(saga, end, table) for (saga, _, end), table in zip(played, sheet.entered, strict=True)],
        table=sheet.in_play,
    )


def player_of(record: Campaign, player: int) -> CampaignPlayer:
    chart = read_chart(record["charts"][player])
    others = [god for god in record["gods"] if god != chart.god]
    rows: list[ChartRow] = []
    for row in [*ROWS, *RELATIONS]:
        names = chart.names.get(row, [])
        ticked = chart.boxes.get(row, len(names))
        choices = [god for god in others if god not in names] if row in RELATIONS else []
        rows.append(ChartRow(row, ticked, names, next_price(record, player, row), choices))
    return CampaignPlayer(
        name=record["players"][player],
        god=record["gods"][player],
        xp=record["xp"][player],
        earned=record["earned"][player],
        spent=record["spent"][player],
        chart=rows,
    )


def next_price(record: Campaign, player: int, row: str) -> int | None:
    try:
        return cost(record, player, row)
    except BadChart:
        return None  # Every box is ticked or struck out.


campaigns = Router("/", route_handlers=[begin_campaign, look_at_campaign, spend_experience], tags=["campaigns"])
