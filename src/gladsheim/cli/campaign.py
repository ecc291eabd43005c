"""A campaign in the terminal: one file that outlives its games (`core/series.py`)."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.markup import escape

import gladsheim
from gladsheim.bots import Bot, Eyes, PolicyBot, check_bot, make_bot
from gladsheim.cli.answers import numbers_of
from gladsheim.cli.campaign_file import begin, campaign_of, check_kept, game_of
from gladsheim.cli.play import TextSeat, commands_in, read_line, write
from gladsheim.cli.set_up import check_place, read_record
from gladsheim.core.forms import Ask, Seat
from gladsheim.core.game import BadOption, Json
from gladsheim.core.match import Match
from gladsheim.core.series import Row
from gladsheim.core.text import Phrase, Words
from gladsheim.table.series import Kept

WORDS = Path(__file__).parent / "text"


def play_campaign(chosen: argparse.Namespace, out: Console) -> int:
    """Play game after game until the campaign is won or the player leaves; every step is kept in the file."""
    table = CampaignTable(chosen, out)
    while not table.campaign.standing().won:
        if not table.play_game():
            return 0
        if not table.campaign.standing().won and not table.goes_on():
            return 0
    table.say("campaign-won", games=len(table.campaign.standing().games))
    return 0


class CampaignTable:
    """A campaign, the game of it that is being played, and the file that keeps both."""

    def __init__(self, chosen: argparse.Namespace, out: Console) -> None:
        self.file = Path(chosen.file)
        self.chosen = chosen
        self.out = out
        self.saved: Match | None = None
        is_new = not self.file.exists()
        self.campaign: Kept = self.begin() if is_new else self.take_up()
        self.words = Words(chosen.lang, [WORDS, self.campaign.game.folder / "text"])
        check_bot(chosen.bot, self.campaign.game)
        self.seats = len(self.campaign.standing().members)
        check_place(self.seats, chosen.seat)
        if is_new:
            self.keep(None)

    def begin(self) -> Kept:
        return begin(self.chosen.game, self.chosen.roles, self.chosen.players)

    def take_up(self) -> Kept:
        """The campaign of the file, and the game of it that was left in the middle."""
        name = self.chosen.file
        check_kept(name, self.chosen.game, self.chosen.roles, self.chosen.players)
        record = read_record(name, "campaign")
        campaign = campaign_of(name, record.get("campaign"))
        self.saved = game_of(name, record.get("game"), campaign)
        return campaign

    def keep(self, match: Match | None) -> None:
        game: Json = None if match is None else match.save()
        write(self.file, {"campaign": self.campaign.plain(), "game": game})

    def say(self, key: str, **gaps: int | str | Phrase) -> None:
        self.out.print(escape(self.words.say(Phrase(key, dict(gaps)), self.names())), soft_wrap=True)

    def names(self) -> list[str]:
        """The players by seat; who has no name of its own is called by its role."""
        members = self.campaign.standing().members
        return [self.words.word(self.role_key(one.role)) if one.name == one.role else one.name for one in members]

    def role_key(self, role: str) -> str:
        """The catalogue's key of a role's name."""
        return f"choice-{self.campaign.series.role}-{role}"

    def is_person(self, seat: Seat) -> bool:
        return bool(self.chosen.hotseat) or seat == self.chosen.seat

    # A game

    def play_game(self) -> bool:
        """Play the next game, or go on with it; whether it came to its end."""
        match = self.open_game()
        if match is None:
            return False
        match.happened = gladsheim.replay(match.journal, listen=True).happened
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
        campaign, now = self.campaign, self.campaign.standing()
        chapter = f"choice-{campaign.series.chapter}-{now.chapters[now.chapter]}"
        self.say("campaign-at", number=now.chapter + 1, most=len(now.chapters), chapter=chapter)
        if not self.buy():
            return None
        seed = None if self.chosen.seed is None else self.chosen.seed + len(now.games)
        return gladsheim.start(campaign.game.id, self.seats, seed, None, **campaign.series.options(campaign.record))

    def enter(self, match: Match) -> None:
        """The game is over: experience for all, and on to the next chapter if it was won."""
        campaign, before = self.campaign, self.campaign.standing()
        campaign.record = campaign.series.enter(campaign.record, match.state)
        self.keep(None)
        after = campaign.standing()
        for player, (then, now) in enumerate(zip(before.members, after.members, strict=True)):
            if now.earned > then.earned:
                self.say("campaign-earned", seat=player, earned=now.earned - then.earned, xp=now.xp)
        self.say("campaign-game-won" if after.chapter > before.chapter else "campaign-game-lost")

    def goes_on(self) -> bool:
        self.say("campaign-next")
        return self.typed() != "quit"

    # Experience

    def buy(self) -> bool:
        """Everybody spends what was earned: people as they like, bots by the policy.  False: the player left."""
        for player in range(self.seats):
            if self.is_person(player):
                if not self.let_buy(player):
                    return False
            else:
                self.buy_for(player)
        return True

    def buy_for(self, player: Seat) -> None:
        row, name = self.advice(player)
        while row:
            self.spend(player, row, name)
            if name:
                self.say("campaign-bought-toward", seat=player, row="row-" + row, name=self.role_key(name))
            else:
                self.say("campaign-bought", seat=player, row="row-" + row)
            row, name = self.advice(player)

    def advice(self, player: Seat) -> tuple[str, str]:
        """What the policy would buy; an empty row: nothing can be paid."""
        return self.campaign.series.advise(self.campaign.record, player)

    def spend(self, player: Seat, row: str, name: str) -> None:
        self.campaign.record = self.campaign.series.spend(self.campaign.record, player, row, name)
        self.keep(None)

    def let_buy(self, player: Seat) -> bool:
        """One thing after the other, while any can be paid; False: the player left."""
        while self.advice(player)[0]:
            self.show_chart(player)
            line = self.typed()
            while line == "hint":
                self.out.print("  " + " ".join(self.advice(player)).strip())
                line = self.typed()
            if line == "quit":
                return False
            if line == "":
                return True
            row, _, name = line.partition(" ")
            try:
                self.spend(player, row, name.strip())
            except BadOption as no:
                known = no.phrase is not None and self.words.has(no.phrase.key)
                self.out.print(escape(self.words.say(no.phrase) if known and no.phrase else str(no)))
        return True

    def typed(self) -> str:
        """What is typed next; a command in the player's language is that command."""
        line = read_line(self.out).lower()
        return commands_in(self.words).get(line, line)

    def show_chart(self, player: Seat) -> None:
        """What the player has bought, and what the next of each row costs."""
        member = self.campaign.standing().members[player]
        self.out.print(f"[bold]{escape(self.names()[player])}[/]")
        for row in member.rows:
            about = self.words.word("row-" + row.row)
            self.out.print(f"  {row.row:<8} {self.price_words(row):<6} {escape(about)} ({escape(self.bought(row))})")
        self.say("campaign-xp", xp=member.xp)

    def bought(self, row: Row) -> str:
        """How much of a row a player has, or the roles that were named with it."""
        if row.choices or row.names:
            return self.words.commas([self.words.word(self.role_key(name)) for name in row.names])
        return str(row.ticked)

    def price_words(self, row: Row) -> str:
        return "-" if row.price is None else self.words.say(Phrase("campaign-price", {"xp": row.price}))


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
        number = numbers_of(self.match, ask, self.lang)[ask.options.index(answer)]
        self.out.print(f"  [bold]{number:>3}[/]  {escape(label)}")

    def leave(self) -> None:
        self.left = True
