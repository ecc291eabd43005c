"""The file of a campaign: a new record, or the one that was kept, checked."""

from __future__ import annotations

import gladsheim
from gladsheim.core.game import BadOption, Game, Json
from gladsheim.core.match import Match
from gladsheim.core.save import Damaged
from gladsheim.core.series import series_of
from gladsheim.games import find
from gladsheim.table.series import Kept, games_with_series, read_kept


def begin(game: str | None, roles: str | None, players: int | None) -> Kept:
    """A new campaign; players without a name are called by their roles."""
    found = find(game) if game is not None else only_game()
    series = series_of(found)
    if not series.role:
        count = found.seats[0] if players is None else players
        return Kept(found, series.begin([str(number + 1) for number in range(count)], []))
    if not roles:
        some = ",".join(str(choice) for choice in found.options[series.role].choices[:3])
        raise BadOption(f"a new campaign needs --roles ({series.role} of {found.id}), such as --roles {some}")
    names = roles.split(",")
    count = len(names) if players is None else players
    if not 1 <= count <= len(names):
        raise BadOption(f"--players must be 1 to {len(names)} with {len(names)} {series.role}, not {count}")
    return Kept(found, series.begin(names[:count], names))


def only_game() -> Game:
    games = games_with_series()
    if len(games) != 1:
        raise BadOption(f"name the game with --game; with a campaign there are: {', '.join(one.id for one in games)}")
    return games[0]


def check_kept(name: str, *given: str | int | None) -> None:
    """A campaign that is kept has its game, roles and players."""
    if any(one is not None for one in given):
        raise BadOption(f"{name} is a campaign already: --game, --roles and --players are for a new one")


def campaign_of(name: str, kept: Json) -> Kept:
    """The record of a campaign, checked; or one line that says what is wrong with the file."""
    if not isinstance(kept, dict):
        raise Damaged(f"{name} is not a campaign: it has no record of one")
    try:
        return read_kept(kept)
    except Damaged as no:
        raise Damaged(f"{name} is damaged: {no}") from None


def game_of(name: str, kept: Json, campaign: Kept) -> Match | None:
    """The game that was left in the middle, if there is one, checked to be one of this campaign."""
    if kept is None:
        return None
    if not isinstance(kept, dict):
        raise Damaged(f"{name} is damaged: its game is not a save")
    match = gladsheim.load(kept)
    if match.game is not campaign.game:
        raise Damaged(f"{name} is damaged: its game is one of {match.game.id}, not of {campaign.game.id}")
    standing = campaign.standing()
    if standing.won or match.over:
        raise Damaged(f"{name} is damaged: it keeps a game, but none is in play")
    wanted, chosen = campaign.series.options(campaign.record), match.chosen.values
    if match.seats != len(standing.members) or any(chosen[one] != value for one, value in wanted.items()):
        raise Damaged(f"{name} is damaged: its game is not the next one of this campaign")
    return match
