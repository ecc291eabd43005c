"""A whole campaign at a terminal, from the first saga to the last: left, killed and taken up again on the way."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.terminal import PATIENCE, Terminal
from gladsheim.games.chronicles.book import CAMPAIGN
from gladsheim.games.chronicles.campaign import Campaign
from gladsheim.games.chronicles.charts import DICE_PRICES, RELATION_PRICES, TROOP_PRICES, Chart, first_chart, read_chart

pytest.importorskip("pty", reason="no pseudo-terminals here")

GODS = ["heimdall", "freyr", "tyr"]
SEED = "300"  # with it the policy wins six games of six; it may come to lose some, and then the test takes longer
MOST_ANSWERS = 2000
PROMPT = "\n> "
COLOURS = re.compile(r"\x1b\[[0-9;]*m|\r")
HINT = re.compile(r"^ +(\d+)  ", re.MULTILINE)


class Player:
    """Somebody at a terminal who does what the hint says, and now and then goes away."""

    def __init__(self, home: Path, terminals: list[Terminal]) -> None:
        self.home = home
        self.file = home / "ragnarok.json"
        self.terminals = terminals
        self.told = ""  # since the last line that was typed
        self.over = False
        self.sits_down("--gods", ",".join(GODS))

    def sits_down(self, *more: str) -> None:
        self.terminal = Terminal(self.home, "campaign", str(self.file), "--seed", SEED, *more)
        self.terminals.append(self.terminal)
        self.reads()

    def reads(self) -> None:
        """To the next prompt, or to the end of the program."""
        while PROMPT not in self.terminal.shown and not self.over:
            self.over = not self.terminal.more()
        shown = self.terminal.shown if self.over else self.terminal.until(PROMPT)
        self.told = COLOURS.sub("", shown)

    def types(self, line: str) -> None:
        self.terminal.types(line)
        self.reads()

    def question(self) -> str:
        """The open question and its answers, below the table."""
        return self.told.rpartition("╯")[2]

    def is_between_games(self) -> bool:
        return "Press Enter for the next game" in self.told

    def answers(self) -> None:
        """Whatever stands open: the next game, a box to buy, or a question of the game."""
        if self.is_between_games():
            self.types("")
            return
        buys = "experience to spend" in self.told
        self.types("hint")
        if buys:
            self.types(self.told.splitlines()[-1].strip())
            return
        hint = HINT.search(self.told)
        assert hint is not None, self.told
        self.types(hint[1])

    def leaves(self) -> None:
        self.terminal.types("quit")
        self.terminal.rest()
        assert self.terminal.process.wait(PATIENCE) == 0

    def is_killed(self) -> None:
        self.terminal.process.kill()
        self.terminal.process.wait(PATIENCE)

    def kept(self) -> tuple[Campaign, bool]:
        """The campaign in the file, and whether a game lies in the middle there."""
        record = json.loads(self.file.read_text(encoding="utf-8"))
        return record["campaign"], record["game"] is not None


def paid(chart: Chart) -> int:
    """What the boxes of a chart cost, those of the start included."""
    troops = sum(sum(TROOP_PRICES[: chart.boxes[row]]) for row in ("elves", "vanir"))
    dice = sum(sum(DICE_PRICES[: chart.boxes[row]]) for row in ("god", "dice"))
    return troops + dice + sum(sum(RELATION_PRICES[3][: len(names)]) for names in chart.names.values())


def books_add_up(campaign: Campaign) -> None:
    for player, god in enumerate(GODS):
        xp, spent, earned = campaign["xp"][player], campaign["spent"][player], campaign["earned"][player]
        assert xp >= 0
        assert xp + spent == earned
        assert paid(read_chart(campaign["charts"][player])) - paid(first_chart(god, GODS)) == spent


@pytest.mark.once
def test_a_campaign_is_played_from_the_first_saga_to_the_last(tmp_path: Path, terminals: list[Terminal]) -> None:
    player = Player(tmp_path, terminals)
    answers, breaks = 0, 0
    while not player.over:
        player.answers()
        answers += 1
        assert answers < MOST_ANSWERS, player.told
        campaign, in_a_game = player.kept()
        books_add_up(campaign)
        if answers in (10, 20):
            # In the middle of a game, once by leaving and once by force: the same question stands again.
            question = player.question()
            assert in_a_game
            player.leaves() if answers == 10 else player.is_killed()
            player.sits_down()
            assert player.question() == question
        elif player.is_between_games() and breaks < 2:
            # Between two games.
            breaks += 1
            assert not in_a_game
            player.leaves()
            player.sits_down()
            assert f"({campaign['saga'] + 1} of 6)" in player.told
    assert "and with it the campaign" in player.told
    assert player.terminal.process.wait(PATIENCE) == 0
    campaign, in_a_game = player.kept()
    assert not in_a_game
    assert campaign["saga"] == len(CAMPAIGN)
    assert [game.split()[0] for game in campaign["games"] if "victory" in game] == CAMPAIGN
