"""The file of a campaign: a new record, or the one that was kept, checked."""

from __future__ import annotations

from gladsheim.core.game import BadOption, Json
from gladsheim.core.save import Damaged
from gladsheim.games.chronicles.book import CAMPAIGN
from gladsheim.games.chronicles.campaign import Campaign, new_campaign
from gladsheim.table.rows import data_of, text_of


def begin(gods: str | None, players: int | None) -> Campaign:
    """A new campaign; players without a name are called by their gods."""
    if not gods:
        raise BadOption("a new campaign needs --gods, such as --gods thor,tyr,heimdall")
    names = gods.split(",")
    count = len(names) if players is None else players
    if not 1 <= count <= len(names):
        raise BadOption(f"--players must be 1 to {len(names)} with {len(names)} gods, not {count}")
    return new_campaign(names[:count], names)


def campaign_of(name: str, kept: Json) -> Campaign:
    """The record of a campaign, checked; or one line that says what is wrong with the file."""
    if not isinstance(kept, dict):
        raise Damaged(f"{name} is not a campaign: it has no record of one")
    try:
        campaign = data_of(text_of(kept), Campaign)
    except ValueError as no:
        raise Damaged(f"{name} is damaged: {no}") from None
    if not 0 <= campaign["saga"] <= len(CAMPAIGN):
        raise Damaged(f"{name} is damaged: there is no saga {campaign['saga']}")
    return campaign
