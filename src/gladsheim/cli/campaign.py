"""A campaign of Yggdrasil Chronicles in the terminal: one file that outlives its games."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.markup import escape

import gladsheim
from gladsheim.bots import make_bot
from gladsheim.cli.play import TextSeat, write
from gladsheim.cli.set_up import check_seat, read_record
from gladsheim.core.game import BadOption, Json
from gladsheim.core.match import Match
from gladsheim.core.save import Damaged
from gladsheim.core.text import Phrase, Words
from gladsheim.games.chronicles.book import CAMPAIGN
from gladsheim.games.chronicles.campaign import Campaign, cost, enter_result, is_won, new_campaign, options, spend
from gladsheim.games.chronicles.charts import RELATIONS, ROWS, BadChart
from gladsheim.games.chronicles.state import Chronicles

WORDS = Path(__file__).parent / "text"


def play_campaign(chosen: argparse.Namespace, out: Console) -> int:
    """Play saga after saga until the campaign is won or the player leaves; every step is kept in the file."""
    table = CampaignTable(chosen, out)
    while not is_won(table.campaign):
        if not table.play_game() or not table.goes_on():
            return 0
    table.say("campaign-won")
    return 0


class CampaignTable:
    """A campaign, the game of it that is being played, and the file that keeps both."""

    def __init__(self, chosen: argparse.Namespace, out: Console) -> None:
        self.file = Path(chosen.file)
        self.chosen = chosen
        self.out = out
        self.words = Words(chosen.lang, [WORDS])
        self.saved: dict[str, Json] | None = None
        if self.file.exists():
            self.campaign = self.read(read_record(chosen.file))
        else:
            self.campaign = begin(chosen.gods, chosen.players)
            self.keep(None)

    def read(self, record: dict[str, Json]) -> Campaign:
        """The campaign of a file, and the game that was left in the middle."""
        game, kept = record.get("game"), record.get("campaign")
        if isinstance(game, dict):
            self.saved = game
        return campaign_of(self.chosen.file, kept)

    def keep(self, match: Match | None) -> None:
        game: Json = None if match is None else match.save()
        write(self.file, {"campaign": json.loads(json.dumps(self.campaign)), "game": game})

    def say(self, key: str, **gaps: int | str | Phrase) -> None:
        self.out.print(escape(self.words.say(Phrase(key, dict(gaps)))), soft_wrap=True)

    # A game

    def play_game(self) -> bool:
        """Play the next saga, or go on with it; whether it came to its end."""
        seats = len(self.campaign["players"])
        if self.saved is not None:
            match = gladsheim.load(self.saved)
            self.saved = None
        else:
            self.say("campaign-saga", number=self.campaign["saga"] + 1, most=len(CAMPAIGN))
            self.buy()
            match = gladsheim.start("chronicles", seats, None, None, **options(self.campaign))
        check_seat(match, self.chosen.seat)
        match.events = gladsheim.replay(match.journal, listen=True).events
        people = range(seats) if self.chosen.hotseat else [self.chosen.seat]
        bots = {seat: make_bot(self.chosen.bot, seat) for seat in range(seats) if seat not in people}
        seat = CampaignSeat(match, bots, self.chosen.lang, self.out)
        seat.play()
        if seat.left:
            self.keep(seat.match)
            self.out.print(f"gladsheim campaign {self.file}", soft_wrap=True)
            return False
        state = seat.match.state
        assert isinstance(state, Chronicles)
        self.campaign = enter_result(self.campaign, state)
        self.keep(None)
        return True

    def goes_on(self) -> bool:
        self.say("campaign-next")
        return self.read_line() != "quit"

    def read_line(self) -> str:
        try:
            return self.out.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            self.out.print()
            return "quit"

    # Experience

    def buy(self) -> None:
        """The people at this keyboard spend what they earned, as they like; bots keep theirs."""
        for player, name in enumerate(self.campaign["players"]):
            if self.chosen.hotseat or player == self.chosen.seat:
                while self.campaign["xp"][player] and self.buy_one(player, name):
                    self.keep(None)

    def buy_one(self, player: int, name: str) -> bool:
        """One box; False: no more."""
        self.out.print(f"[bold]{escape(name)}[/]  {escape(self.campaign['charts'][player])}", soft_wrap=True)
        self.say("campaign-xp", xp=self.campaign["xp"][player])
        for row in [*ROWS, *RELATIONS]:
            try:
                price = cost(self.campaign, player, row)
            except BadChart:
                continue  # Every box of the row is ticked or struck out.
            self.out.print(f"  {row:<8} {price} XP  {escape(self.words.word('row-' + row))}")
        row, _, god = self.read_line().partition(" ")
        if row in ("", "quit"):
            return False
        try:
            self.campaign = spend(self.campaign, player, row, god)
        except BadChart as no:
            self.out.print(escape(str(no)))
        return True


class CampaignSeat(TextSeat):
    """The text seat of a campaign: who leaves finds the game again in the campaign's file."""

    def leave(self) -> None:
        self.left = True


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
