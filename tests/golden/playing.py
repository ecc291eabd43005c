"""A golden game: seats, options, a seed and the answers that were given, played again to the last fill.

Two kinds of player make new ones: lots, which do not hang on the order in which options are listed, and lots led by
the game's policy, which come further.  Once made, a game is its answers: no change of a bot changes it.
"""

from __future__ import annotations

import json
from hashlib import sha256

from gladsheim.bots.mind import mind_of
from gladsheim.check.play import MAY_ONE_IN
from gladsheim.core.chance import Chance, seed_from
from gladsheim.core.forms import CHANCE, CLOCK, Ask, State
from gladsheim.core.game import Game, Value
from gladsheim.core.lots import Lots

Answer = tuple[int, int]  # seat, value
STRAY_ONE_IN = 12  # a policy never does some things: so often a led game answers by lot all the same


class Case:
    """Which game is played, and by whom."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value], seed: int, led: bool = False) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.led = led
        self.chosen = game.choose(seats, options)

    def __str__(self) -> str:
        """Everything but the answers, in one line."""
        options = json.dumps(self.options)
        return f"{self.seats} seats, seed {self.seed}, {'led' if self.led else 'lots'}, {options}"


class Step:
    """A question that was answered: by a seat, the clock or chance."""

    def __init__(self, ask: Ask, value: int) -> None:
        self.ask = ask
        self.value = value


class Played:
    """A whole game, bare of all words: every question with its answer, and how it ended."""

    def __init__(self, case: Case, answers: list[Answer]) -> None:
        self.case = case
        self.steps: list[Step] = []
        self.state = case.game.start(case.seats, case.chosen)
        self.kept = 0  # how many of the given answers were still offered
        self._play(answers)

    def _play(self, answers: list[Answer]) -> None:
        state = self.state
        chance = Chance(seed_from(self.case.seed), [])
        player = Player(self.case)
        bare = sha256()
        while state.forms:
            asks = state.asks()
            if state.seat == CHANCE:
                answer = (CHANCE, chance.draw(state.options, state.odds))
            elif self.kept < len(answers) and offers(asks, answers[self.kept]):
                answer = answers[self.kept]
                self.kept += 1
            else:
                answers = answers[: self.kept]  # what was answered after this was to other questions
                answer = player.answer(state, asks)
            given = next(ask for ask in asks if ask.seat == answer[0])
            bare.update(repr([(a.seat, a.slot, a.options, a.odds, a.rule, a.may) for a in asks]).encode())
            bare.update(repr(answer).encode())
            self.steps.append(Step(given, answer[1]))
            state.fill(*answer)
        bare.update(repr((state.returns(), state.outcome())).encode())
        self.digest = bare.hexdigest()[:16]

    def answers(self) -> list[Answer]:
        """What seats and the clock answered; chance comes from the seed."""
        return [(step.ask.seat, step.value) for step in self.steps if step.ask.seat != CHANCE]

    def ending(self) -> str:
        returns = " ".join(f"{one:g}" for one in self.state.returns())
        return f"{len(self.steps)} fills, {self.state.outcome()}, {returns}, {self.digest}"


class Player:
    """Answers where no answer is written down."""

    def __init__(self, case: Case) -> None:
        self.lots = Lots(case.seed)
        self.mind = mind_of(case.game) if case.led else None

    def answer(self, state: State, asks: list[Ask]) -> Answer:
        lots = self.lots
        ask = self.turn(asks)
        stray = lots.below(STRAY_ONE_IN) == 0
        if self.mind is not None and not stray and not state.together:
            return ask.seat, self.mind.choose(state, lots)
        return ask.seat, sorted(ask.options)[lots.below(len(ask.options))]

    def turn(self, asks: list[Ask]) -> Ask:
        """Whose question is answered next, where several stand open."""
        must = [ask for ask in asks if not ask.may and ask.seat != CLOCK]
        free = [ask for ask in asks if ask.may or ask.seat == CLOCK]
        if free and (not must or self.lots.below(MAY_ONE_IN) == 0):
            must = free
        must.sort(key=lambda ask: ask.seat)
        return must[self.lots.below(len(must))]


def offers(asks: list[Ask], answer: Answer) -> bool:
    return any(ask.seat == answer[0] and answer[1] in ask.options for ask in asks)


def written(answers: list[Answer]) -> str:
    """Answers as text: `seat:value`, and the value alone while the seat stays the same."""
    words: list[str] = []
    last = CHANCE
    for seat, value in answers:
        words.append(f"{value}" if seat == last else f"{seat}:{value}")
        last = seat
    return " ".join(words)


def read(text: str) -> list[Answer]:
    answers: list[Answer] = []
    seat = CHANCE
    for word in text.split():
        before, colon, value = word.rpartition(":")
        seat = int(before) if colon else seat
        answers.append((seat, int(value)))
    return answers
