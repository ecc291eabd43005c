"""The file of a campaign: a new record, or the one that was kept, checked."""

from __future__ import annotations

from gladsheim.core.game import BadOption, Json
from gladsheim.core.save import Damaged
from gladsheim.games.chronicles.book import CAMPAIGN
from gladsheim.games.chronicles.campaign import Campaign, new_campaign


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
        campaign: Campaign = {
            "players": texts(kept["players"]),
            "gods": texts(kept["gods"]),
            "saga": numbers([kept["saga"]])[0],
            "charts": texts(kept["charts"]),
            "xp": numbers(kept["xp"]),
            "earned": numbers(kept["earned"]),
            "spent": numbers(kept["spent"]),
            "games": texts(kept["games"]),
        }
    except KeyError as missing:
        raise Damaged(f"{name} is damaged: the campaign has no {missing}") from None
    if not 0 <= campaign["saga"] <= len(CAMPAIGN):
        raise Damaged(f"{name} is damaged: there is no saga {campaign['saga']}")
    return campaign


def texts(part: Json) -> list[str]:
    if not isinstance(part, list) or not all(isinstance(one, str) for one in part):
        raise Damaged("the campaign is damaged: a list of words is something else")
    return [str(one) for one in part]


def numbers(part: Json) -> list[int]:
    if not isinstance(part, list):
        raise Damaged("the campaign is damaged: a list of numbers is something else")
    found = [one for one in part if isinstance(one, int)]
    if len(found) != len(part):
        raise Damaged("the campaign is damaged: a list of numbers is something else")
    return found
