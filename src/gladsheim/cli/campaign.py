"""A campaign of Yggdrasil Chronicles in the terminal: one file that outlives its games."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.markup import escape

import gladsheim
from gladsheim.bots import Bot, Eyes, PolicyBot, check_bot, make_bot
from gladsheim.bots.policies.chronicles_charts import next_box
from gladsheim.cli.campaign_file import begin, campaign_of, check_kept, game_of
from gladsheim.cli.play import TextSeat, read_line, write
from gladsheim.cli.set_up import check_place, read_record
from gladsheim.core.forms import Ask, Seat
from gladsheim.core.game import Json
from gladsheim.core.match import Match
from gladsheim.core.text import Phrase, Words
from gladsheim.games.chronicles import GAME
from gladsheim.games.chronicles.book import CAMPAIGN
from gladsheim.games.chronicles.campaign import cost, enter_result, is_won, options, spend
from gladsheim.games.chronicles.charts import RELATIONS, ROWS, BadChart, read_chart
from gladsheim.games.chronicles.parts import GOD_NAMES
from gladsheim.games.chronicles.state import Chronicles

WORDS = Path(__file__).parent / "text"


def play_campaign(chosen: argparse.Namespace, out: Console) -> int:
    """Play saga after saga until the campaign is won or the player leaves; every step is kept in the file."""
    table = CampaignTable(chosen, out)
    while not is_won(table.campaign):
        if not table.play_game():
            return 0
        if not is_won(table.campaign) and not table.goes_on():
            return 0
    table.say("campaign-won", games=len(table.campaign["games"]))
    return 0


class CampaignTable:
    """A campaign, the game of it that is being played, and the file that keeps both."""

    def __init__(self, chosen: argparse.Namespace, out: Console) -> None:
        self.file = Path(chosen.file)
        self.chosen = chosen
        self.out = out
        self.words = Words(chosen.lang, [WORDS, GAME.folder / "text"])
        self.saved: Match | None = None
        check_bot(chosen.bot, GAME.id)
        is_new = not self.file.exists()
        if is_new:
            self.campaign = begin(chosen.gods, chosen.players)
        else:
            check_kept(chosen.file, chosen.gods, chosen.players)
            record = read_record(chosen.file, "campaign")
            self.campaign = campaign_of(chosen.file, record.get("campaign"))
            self.saved = game_of(chosen.file, record.get("game"), self.campaign)
        check_place(len(self.campaign["players"]), chosen.seat)
        if is_new:
            self.keep(None)

    def keep(self, match: Match | None) -> None:
        game: Json = None if match is None else match.save()
        write(self.file, {"campaign": json.loads(json.dumps(self.campaign)), "game": game})

    def say(self, key: str, **gaps: int | str | Phrase) -> None:
        self.out.print(escape(self.words.say(Phrase(key, dict(gaps)), self.names())), soft_wrap=True)

    def names(self) -> list[str]:
        """The players by seat; who has no name of its own is called by its god."""
        return [self.god_word(name) if name in GOD_NAMES else name for name in self.campaign["players"]]

    def god_word(self, god: str) -> str:
        return self.words.word(god_key(god))

    def is_person(self, seat: Seat) -> bool:
        return bool(self.chosen.hotseat) or seat == self.chosen.seat

    # A game

    def play_game(self) -> bool:
        """Play the next saga, or go on with it; whether it came to its end."""
        match = self.open_game()
        if match is None:
            return False
        match.events = gladsheim.replay(match.journal, listen=True).events
        bots = {seat: make_bot(self.chosen.bot, seat) for seat in range(match.seats) if not self.is_person(seat)}
        seat = CampaignSeat(match, bots, self.chosen.lang, self.out, self.keep)
        seat.play()
        if seat.left:
            self.keep(seat.match)
            self.out.print(f"gladsheim campaign {self.file}", soft_wrap=True)
            return False
        self.enter(seat.match)
        return True

    def open_game(self) -> Match | None:
        """The game that was left; or, once the experience is spent, a new one.  None: the player left before it."""
        if self.saved is not None:
            match, self.saved = self.saved, None
            return match
        number = self.campaign["saga"]
        self.say("campaign-saga", number=number + 1, most=len(CAMPAIGN), saga=f"choice-saga-{CAMPAIGN[number]}")
        if not self.buy():
            return None
        seed = None if self.chosen.seed is None else self.chosen.seed + len(self.campaign["games"])
        return gladsheim.start(GAME.id, len(self.campaign["players"]), seed, None, **options(self.campaign))

    def enter(self, match: Match) -> None:
        """The game is over: experience for all, and on to the next saga if it was won."""
        state = match.state
        assert isinstance(state, Chronicles)
        before = self.campaign
        self.campaign = enter_result(before, state)
        self.keep(None)
        for player, xp in enumerate(self.campaign["xp"]):
            earned = self.campaign["earned"][player] - before["earned"][player]
            self.say("campaign-earned", seat=player, earned=earned, xp=xp)
        self.say("campaign-saga-won" if self.campaign["saga"] > before["saga"] else "campaign-saga-lost")

    def goes_on(self) -> bool:
        self.say("campaign-next")
        return read_line(self.out) not in ("quit", "q")

    # Experience

    def buy(self) -> bool:
        """Everybody spends what was earned: people as they like, bots by the policy.  False: the player left."""
        for player in range(len(self.campaign["players"])):
            if self.is_person(player):
                if not self.let_buy(player):
                    return False
            else:
                self.buy_for(player)
        return True

    def buy_for(self, player: Seat) -> None:
        row, god = next_box(self.campaign, player)
        while row:
            self.campaign = spend(self.campaign, player, row, god)
            self.keep(None)
            if god:
                self.say("campaign-bought-toward", seat=player, row="row-" + row, god=god_key(god))
            else:
                self.say("campaign-bought", seat=player, row="row-" + row)
            row, god = next_box(self.campaign, player)

    def let_buy(self, player: Seat) -> bool:
        """Box after box, while any can be paid; False: the player left."""
        while next_box(self.campaign, player)[0]:
            self.show_chart(player)
            line = read_line(self.out).lower()
            while line == "hint":
                self.out.print("  " + " ".join(next_box(self.campaign, player)).strip())
                line = read_line(self.out).lower()
            if line in ("quit", "q"):
                return False
            if line == "":
                return True
            row, _, god = line.partition(" ")
            try:
                self.campaign = spend(self.campaign, player, row, god.strip())
                self.keep(None)
            except BadChart as no:
                self.out.print(escape(str(no)))
        return True

    def show_chart(self, player: Seat) -> None:
        """What the god has learned, and what the next box of each row costs."""
        chart = read_chart(self.campaign["charts"][player])
        self.out.print(f"[bold]{escape(self.names()[player])}[/]")
        for row in [*ROWS, *RELATIONS]:
            named = [self.god_word(god) for god in chart.names.get(row, [])]
            ticked = ", ".join(named) or "-" if row in RELATIONS else str(chart.boxes[row])
            about = self.words.word("row-" + row)
            self.out.print(f"  {row:<8} {self.price_words(player, row):<6} {escape(about)} ({escape(ticked)})")
        self.say("campaign-xp", xp=self.campaign["xp"][player])

    def price_words(self, player: Seat, row: str) -> str:
        try:
            return self.words.say(Phrase("campaign-price", {"xp": cost(self.campaign, player, row)}))
        except BadChart:
            return "-"  # Every box of the row is ticked or struck out.


def god_key(god: str) -> str:
    """The catalogue's key of a god's name."""
    return f"god-{GOD_NAMES.index(god)}"


class CampaignSeat(TextSeat):
    """The text seat of a campaign: after every answer the game lies in the campaign's file."""

    def __init__(
        self, match: Match, bots: dict[Seat, Bot], lang: str, out: Console, keep: Callable[[Match], None]
    ) -> None:
        super().__init__(match, bots, lang, out)
        self.keep = keep
        self.adviser = PolicyBot()

    def give(self, ask: Ask, value: int) -> None:
        super().give(ask, value)
        if not self.match.over:
            self.keep(self.match)

    def hint(self, ask: Ask) -> None:
        """What the policy would answer."""
        answer = self.adviser.answer(Eyes(self.match, ask.seat))
        label = self.match.label(ask, answer, self.lang)
        self.out.print(f"  [bold]{ask.options.index(answer) + 1:>3}[/]  {escape(label)}")

    def leave(self) -> None:
        self.left = True
