"""The file of a campaign: a new record, or the one that was kept, checked."""

from __future__ import annotations

import gladsheim
from gladsheim.core.game import BadOption, Json
from gladsheim.core.match import Match
from gladsheim.core.save import Damaged
from gladsheim.games.chronicles import GAME
from gladsheim.games.chronicles.book import CAMPAIGN
from gladsheim.games.chronicles.campaign import Campaign, is_won, new_campaign, options
from gladsheim.games.chronicles.charts import read_chart
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


def check_kept(name: str, gods: str | None, players: int | None) -> None:
    """A campaign that is kept has its gods and players."""
    if gods is not None or players is not None:
        raise BadOption(f"{name} is a campaign already: --gods and --players are for a new one")


def campaign_of(name: str, kept: Json) -> Campaign:
    """The record of a campaign, checked; or one line that says what is wrong with the file."""
    if not isinstance(kept, dict):
        raise Damaged(f"{name} is not a campaign: it has no record of one")
    try:
        campaign = data_of(text_of(kept), Campaign)
        check_record(campaign)
    except ValueError as no:
        raise Damaged(f"{name} is damaged: {no}") from None
    return campaign


def check_record(campaign: Campaign) -> None:
    """A ValueError says what in a record cannot be."""
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
        if text.partition(" ")[0] != god:
            raise Damaged(f"the chart '{text}' is not that of {god}")
        named = [name for names in read_chart(text).names.values() for name in names]
        if any(name not in gods for name in named):
            raise Damaged(f"the chart of {god} names a god who is not of the campaign")


def game_of(name: str, kept: Json, campaign: Campaign) -> Match | None:
    """The game that was left in the middle, if there is one, checked to be one of this campaign."""
    if kept is None:
        return None
    if not isinstance(kept, dict):
        raise Damaged(f"{name} is damaged: its game is not a save")
    match = gladsheim.load(kept)
    if match.game is not GAME:
        raise Damaged(f"{name} is damaged: its game is one of {match.game.id}, not of {GAME.id}")
    if is_won(campaign) or match.over:
        raise Damaged(f"{name} is damaged: it keeps a game, but none is in play")
    wanted, chosen = options(campaign), match.chosen.values
    if match.seats != len(campaign["players"]) or any(chosen[one] != value for one, value in wanted.items()):
        raise Damaged(f"{name} is damaged: its game is not the next one of this campaign")
    return match
