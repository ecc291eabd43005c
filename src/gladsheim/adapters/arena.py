"""Language models judged and matched: scores by game with intervals, and a table of models in TextArena's shape."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from gladsheim.adapters.text import MOST, WRONG, TextEnv, TextTable
from gladsheim.bots import Eyes, check_bot, make_bot
from gladsheim.core.forms import Illegal
from gladsheim.core.game import BadOption, Json, Value
from gladsheim.core.shares import Share
from gladsheim.games import OWN, find

Model: TypeAlias = Callable[[str], str]  # what the seat is told -> what it answers
LATEST = 2000  # answers, after which a model is taken to be going round in circles


class Score:
    """How a model did at one game."""

    def __init__(self, game: str, bots: str, won: Share, answers: int, wrong: int, broken_off: int) -> None:
        self.game = game
        self.bots = bots
        self.won = won  # with its interval
        self.answers = answers
        self.wrong = wrong  # answers that were none
        self.broken_off = broken_off  # games that ended because of three in a row

    def plain(self) -> dict[str, Json]:
        counts: dict[str, Json] = {"answers": self.answers, "wrong": self.wrong, "broken_off": self.broken_off}
        return {"game": self.game, "bots": self.bots, **self.won.plain(), **counts}


def score(
    model: Model, games: list[str] | None = None, episodes: int = 20, bots: str = "novice", seed: int = 1
) -> list[Score]:
    """Let a model play so many games of each (of all ours, if none is named), at each seat in turn, against bots."""
    if episodes < 1:
        raise BadOption(f"a score needs at least one episode, not {episodes}")
    chosen = [find(id) for id in games or OWN]
    for game in chosen:
        check_bot(bots, game)
    return [score_at(TextEnv(game.id, bots=bots), model, episodes, seed) for game in chosen]


def score_of_bot(name: str, game: str, episodes: int, bots: str = "novice", seed: int = 1) -> Score:
    """What one of our bots wins that answers in text: a row to lay beside a model's."""
    env = TextEnv(game, bots=bots)
    check_bot(name, find(game))
    return score_at(env, bot_as_model(lambda: env.table, name, seed), episodes, seed)


def score_at(env: TextEnv, model: Model, episodes: int, seed: int) -> Score:
    seats, won, answers, wrong, broken = find(env.game).seats[0], 0.0, 0, 0, 0
    for number in range(episodes):
        text, _ = env.reset(seed=seed * 1_000_003 + number, seat=number % seats)
        over, cut, left = env.is_over, False, LATEST
        while not over and not cut and left:
            text, reward, over, cut, facts = env.step(model(text))
            answers += 1
            left -= 1
            wrong += int(bool(facts["wrong"]))
            won += reward if over else 0.0
        broken += int(not over)
    return Score(env.game, env.bots, Share(won, episodes), answers, wrong, broken)


def bot_as_model(table: Callable[[], TextTable | None], name: str, seed: int = 0) -> Model:
    """A bot that answers in text: what a model is measured beside, and what the tests play with."""
    bot = make_bot(name, seed)
    at: TextTable | None = None

    def answer(text: str) -> str:
        nonlocal at, bot
        now = table()
        assert now is not None
        assert now.ask is not None
        if now is not at:  # another game: nothing is remembered of the last
            at, bot = now, make_bot(name, seed + now.seed)
        return now.match.say(now.ask, bot.answer(Eyes(now.match, now.seat)))

    return answer


class Arena:
    """A table whose seats are all played by text, one after the other, in the shape of TextArena's environments."""

    def __init__(self, game: str, **options: Value) -> None:
        self.game = find(game)
        self.options = options
        self.tables: list[TextTable] = []
        self.wrong = 0
        self.loser: int | None = None  # who answered wrongly three times in a row

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """A new game; every seat looks at the same table with its own eyes."""
        seats = self.game.seats[0] if num_players is None else num_players
        first = TextTable(self.game.id, seats, 0, None, seed, options=self.options)
        self.tables = [first, *[first.seen_by(seat) for seat in range(1, seats)]]
        self.wrong, self.loser = 0, None

    @property
    def done(self) -> bool:
        return self.loser is not None or self.tables[0].over

    @property
    def player(self) -> int:
        """Who is asked."""
        return max(self.tables[0].match.state.seat, 0)

    def get_observation(self) -> tuple[int, str]:
        """Who is asked, and what that player is told."""
        if not self.tables:
            raise ValueError("reset() comes first")
        return self.player, self.tables[self.player].look(MOST)

    def step(self, action: str) -> tuple[bool, dict[str, object]]:
        """An answer: whether the game is over, and facts.  The third in a row that is none loses the game."""
        if not self.tables or self.done:
            raise ValueError("reset() comes first")
        player = self.player
        try:
            self.tables[player].give(action)
            self.wrong = 0
            return self.done, {"player": player}
        except Illegal as no:
            self.wrong += 1
            self.loser = player if self.wrong == WRONG else None
            return self.done, {"player": player, "reason": str(no)}

    def close(self) -> tuple[dict[int, float], dict[str, object]]:
        """What each player won, and how it ended."""
        if not self.tables or not self.done:
            raise ValueError("the game is not over")
        table = self.tables[0]
        if self.loser is not None:
            others = 0.0 if self.game.cooperative else 1.0 / max(1, len(self.tables) - 1)
            won = {seat: 0.0 if seat == self.loser else others for seat in range(len(self.tables))}
            return won, {"outcome": "broken off", "loser": self.loser}
        return dict(enumerate(table.match.returns)), {"outcome": str(table.match.ending().key)}
