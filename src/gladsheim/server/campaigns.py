"""Campaigns over REST."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from gladsheim.core.series import Member
from gladsheim.core.text import Phrase
from gladsheim.server import hours
from gladsheim.server.faults import FAULTS, NotYours
from gladsheim.server.tables import Asked, TheHall, token_of
from gladsheim.table.campaigns import Sheet
from gladsheim.table.seats import hash_token, new_token
from gladsheim.wire.hall import CampaignCard, CampaignPlayer, ChartRow, GamePlayed, NewCampaign, Spending

CampaignId = FromPath[str]


@post("/campaigns", summary="Begin a campaign", responses=FAULTS)
async def begin_campaign(hall: TheHall, data: JSONBody[NewCampaign]) -> CampaignCard:
    """The key that comes with it is told once: it sets the campaign's first table."""
    key = new_token()

    def begin() -> Sheet:
        return hall.campaigns.begin(data.game, data.players, data.roles, hours.now(), hash_token(key))

    return campaign_card(await hall.in_thread(begin), key)


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


def campaign_card(sheet: Sheet, key: str | None = None) -> CampaignCard:
    standing, series = sheet.standing, sheet.kept.series
    return CampaignCard(
        id=sheet.id,
        game=sheet.kept.game.id,
        chapter_option=series.chapter,
        role_option=series.role,
        players=[player_of(member) for member in standing.members],
        chapters=standing.chapters,
        chapter=standing.chapter,
        won=standing.won,
        games=[
            GamePlayed(chapter, outcome, table)
            for (chapter, outcome), table in zip(standing.games, sheet.entered, strict=True)
        ],
        table=sheet.in_play,
        key=key,
    )


def player_of(member: Member) -> CampaignPlayer:
    rows = [ChartRow(row.row, row.ticked, row.names, row.price, row.choices) for row in member.rows]
    return CampaignPlayer(member.name, member.role, member.xp, member.earned, member.spent, rows)


campaigns = Router("/", route_handlers=[begin_campaign, look_at_campaign, spend_experience], tags=["campaigns"])
