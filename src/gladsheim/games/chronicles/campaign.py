"""The campaign (chapter 15): one record that outlives its games.  Plain data in, plain data out.

A record is a dict of names, numbers and texts: it can be kept as JSON.  `new_campaign` makes one, `options` says how
to start its next game, `enter_result` enters how that game ended, `spend` buys a box.
"""

from __future__ import annotations

from typing import Final, TypedDict

from gladsheim.core.game import Option, Value
from gladsheim.core.text import Phrase
from gladsheim.games.chronicles.book import CAMPAIGN
from gladsheim.games.chronicles.charts import BadChart, first_chart, price, read_chart, read_charts, tick
from gladsheim.games.chronicles.parts import GOD_NAMES, SUPPORTS
from gladsheim.games.chronicles.state import WON, Chronicles

XP_FOR_DEFEAT: Final = 3  # rulebook
LEAST_XP_FOR_VICTORY: Final = 4  # default: a victory always brings more


class ChartOption(Option):
    """The charts of a campaign as one text, or "none"."""

    def __init__(self) -> None:
        super().__init__(["none"], "none")

    def allows(self, value: object) -> bool:
        if value == "none":
            return True
        try:
            return isinstance(value, str) and len(read_charts(value)) > 0
        except BadChart:
            return False

    def allowed(self) -> str:
        return "none, or the charts of a campaign with ; between, such as thor elves=1; tyr god=2 comrade=thor"


class Campaign(TypedDict):
    """A campaign between two games."""

    players: list[str]
    gods: list[str]  # of the players, then support gods
    saga: int  # how many sagas are won: the next one's place in the book
    charts: list[str]
    xp: list[int]  # unspent, by player
    earned: list[int]  # in all, by player
    spent: list[int]  # in all, by player
    games: list[str]  # what was played: "baldr defeat.life", ...


def new_campaign(players: list[str], gods: list[str]) -> Campaign:
    """The gods of the players in order of seats, then the support gods."""
    seats = len(players)
    if not 1 <= seats <= 5 or len(gods) != seats + SUPPORTS[seats]:
        supports = SUPPORTS[min(seats, 5)]
        phrase = Phrase("refused-gods", {"players": seats, "supports": supports})
        raise BadChart(f"{seats} players need {seats} gods and {supports} support gods", phrase)
    if len(set(gods)) < len(gods) or any(god not in GOD_NAMES for god in gods):
        raise BadChart(f"gods are different ones of: {', '.join(GOD_NAMES)}")
    return {
        "players": [*players],
        "gods": [*gods],
        "saga": 0,
        "charts": [first_chart(god, gods).text() for god in gods[:seats]],
        "xp": [0] * seats,
        "earned": [0] * seats,
        "spent": [0] * seats,
        "games": [],
    }


def is_won(campaign: Campaign) -> bool:
    return campaign["saga"] == len(CAMPAIGN)


def options(campaign: Campaign) -> dict[str, Value]:
    """The options that start the next game, or the same saga again after a defeat."""
    if is_won(campaign):
        raise BadChart("this campaign is won: there is no saga left", Phrase("refused-no-saga"))
    return {
        "saga": CAMPAIGN[campaign["saga"]],
        "gods": [*campaign["gods"]],
        "charts": "; ".join(campaign["charts"]),
    }


def experience(g: Chronicles) -> list[int]:
    """What each player earned in a finished game."""
    if g.fate != WON:
        return [XP_FOR_DEFEAT] * g.players
    return [max(LEAST_XP_FOR_VICTORY, g.life[player]) for player in range(g.players)]


def enter_result(campaign: Campaign, g: Chronicles) -> Campaign:
    """The campaign after a game: experience for all; the next saga only after a victory."""
    if not g.is_over():
        raise BadChart("the game is not over yet")
    earned = experience(g)
    after = copy(campaign)
    after["xp"] = [xp + more for xp, more in zip(campaign["xp"], earned, strict=True)]
    after["earned"] = [xp + more for xp, more in zip(campaign["earned"], earned, strict=True)]
    after["games"] = [*campaign["games"], f"{CAMPAIGN[campaign['saga']]} {g.outcome()}"]
    after["saga"] = campaign["saga"] + (1 if g.fate == WON else 0)
    return after


def cost(campaign: Campaign, player: int, row: str) -> int:
    return price(read_chart(campaign["charts"][player]), row, len(campaign["players"]))


def spend(campaign: Campaign, player: int, row: str, name: str = "") -> Campaign:
    """Tick the next box of a row; a relationship names a god of the campaign.  A BadChart says why it cannot be."""
    due = cost(campaign, player, row)
    if due > campaign["xp"][player]:
        xp = campaign["xp"][player]
        phrase = Phrase("refused-price", {"price": due, "xp": xp})
        raise BadChart(f"the next box of '{row}' costs {due} XP; there are {xp}", phrase)
    chart = tick(read_chart(campaign["charts"][player]), row, name, campaign["gods"])
    after = copy(campaign)
    after["charts"] = [chart.text() if n == player else old for n, old in enumerate(campaign["charts"])]
    after["xp"] = [xp - due if n == player else xp for n, xp in enumerate(campaign["xp"])]
    after["spent"] = [xp + due if n == player else xp for n, xp in enumerate(campaign["spent"])]
    return after


def copy(campaign: Campaign) -> Campaign:
    return {
        "players": [*campaign["players"]],
        "gods": [*campaign["gods"]],
        "saga": campaign["saga"],
        "charts": [*campaign["charts"]],
        "xp": [*campaign["xp"]],
        "earned": [*campaign["earned"]],
        "spent": [*campaign["spent"]],
        "games": [*campaign["games"]],
    }
