"""The tables of one process, and the arrays that they fill."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import numpy as np

from gladsheim.adapters.batch import Batch
from gladsheim.adapters.network import NetworkBot
from gladsheim.adapters.positions import Position, state_at
from gladsheim.adapters.sitting import Sitting
from gladsheim.bots import Bot, Eyes, make_bot
from gladsheim.bots.mind import mind_of
from gladsheim.core.forms import Seat
from gladsheim.core.game import BadOption
from gladsheim.core.pen import Pen
from gladsheim.core.save import dump_state, load_state
from gladsheim.layouts import layout_of
from gladsheim.layouts.observing import observing_of, slot_numbers

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

ANY: Final = "any"  # a learner that sits elsewhere in every game, by lot
Learner: TypeAlias = Seat | Literal["any"] | None
ODDS: Final = "odds"  # a potential that also tells better from worse where hope is almost gone, or almost sure
Potential: TypeAlias = bool | Literal["odds"]
FAR: Final = 6.0  # odds of e^6 to one, either way, are told as sure


def seed_of(seed: int, table: int) -> int:
    """The seed of one table: it hangs on nothing else, so a table is the same in any batch and any process."""
    return int.from_bytes(hashlib.sha256(f"gladsheim batch {seed} {table}".encode()).digest()[:7])


class Arrays:
    """What a batch shows: the same arrays at every step."""

    def __init__(
        self,
        observations: NDArray[np.float32],
        masks: NDArray[np.bool_],
        seats: NDArray[np.int64],
        rewards: NDArray[np.float32],
        returns: NDArray[np.float32],
        dones: NDArray[np.bool_],
        truncations: NDArray[np.bool_],
    ) -> None:
        self.observations = observations  # of the seat that is asked, by table
        self.masks = masks  # its answers
        self.seats = seats  # who is asked
        self.rewards = rewards  # by table and seat, of this step
        self.returns = returns  # the same of games that ended in it, without any potential
        self.dones = dones  # which tables those are
        self.truncations = truncations  # and which of them were broken off

    @staticmethod
    def bytes_of(sitting: Sitting, envs: int) -> int:
        size = layout_of(sitting.game, sitting.seats).size
        return envs * (8 + 4 * size + 8 * sitting.seats + sitting.actions.size + 2)

    @classmethod
    def of(cls, sitting: Sitting, envs: int, memory: memoryview | None = None) -> Arrays:
        """The arrays of so many tables, in the given memory or in new; zeros, if the memory is."""
        at, seats, actions = 0, sitting.seats, sitting.actions.size
        size = layout_of(sitting.game, seats).size
        buffer = memoryview(bytearray(cls.bytes_of(sitting, envs))) if memory is None else memory
        # (The widest first, so that each begins at a multiple of its width.)
        asked = np.ndarray(envs, np.int64, buffer, at)
        at += asked.nbytes
        observations = np.ndarray((envs, size), np.float32, buffer, at)
        at += observations.nbytes
        rewards = np.ndarray((envs, seats), np.float32, buffer, at)
        at += rewards.nbytes
        returns = np.ndarray((envs, seats), np.float32, buffer, at)
        at += returns.nbytes
        masks = np.ndarray((envs, actions), np.bool_, buffer, at)
        at += masks.nbytes
        dones = np.ndarray(envs, np.bool_, buffer, at)
        truncations = np.ndarray(envs, np.bool_, buffer, at + dones.nbytes)
        return cls(observations, masks, asked, rewards, returns, dones, truncations)

    def part(self, first: int, last: int) -> Arrays:
        """Those of some of the tables, in the same memory."""
        some = slice(first, last)
        return Arrays(
            self.observations[some],
            self.masks[some],
            self.seats[some],
            self.rewards[some],
            self.returns[some],
            self.dones[some],
            self.truncations[some],
        )


class Playing:
    """Who plays at the tables of a batch, from where on, and for what."""

    def __init__(
        self,
        sitting: Sitting,
        learner: Learner,
        bots: list[str],
        potential: Potential = False,
        discount: float = 1.0,
        openings: list[Position] | None = None,
    ) -> None:
        self.sitting = sitting
        self.learner = learner  # None: every seat
        self.bots = bots  # the league: who sits at another seat is drawn from them for each game
        self.potential = potential  # whether rewards tell at each step how the hope of winning changed
        self.discount = discount  # of the learner, which the potential must know
        self.openings = openings or []  # positions that games begin from, by lot; none: from the start


def odds_of(hopes: NDArray[np.float64]) -> NDArray[np.float64]:
    """Hopes by the logarithm of their odds, from 0 to 1: lost is still 0, and won still 1."""
    inside = np.clip(hopes, 1e-9, 1 - 1e-9)
    logs: NDArray[np.float64] = np.log(inside / (1 - inside))
    return (np.clip(logs, -FAR, FAR) + FAR) / (2 * FAR)


class Tables:
    """The tables of one process, and how they fill the arrays."""

    def __init__(self, playing: Playing, arrays: Arrays, seed: int, first: int = 0) -> None:
        self.playing = playing
        self.sitting = playing.sitting
        self.arrays = arrays
        self.observing = observing_of(self.sitting.game, self.sitting.seats)
        self.slots = slot_numbers(self.sitting.game)
        self.mind = mind_of(self.sitting.game)
        self.pen = Pen(self.sitting.seats)
        self.where: NDArray[np.int64] = np.zeros(0, np.int64)  # what is not zero in the observations
        self.open: NDArray[np.int64] = np.zeros(0, np.int64)  # and in the masks
        self.seeds = [seed_of(seed, first + n) for n in range(len(arrays.dones))]
        self.all = [*range(len(self.seeds))]
        self.bots: list[dict[Seat, Bot]] = [{} for _ in self.seeds]
        self.games = [0] * len(self.seeds)  # that each table has begun
        openings = [state_at(self.sitting, fills) for fills in playing.openings] or [self.sitting.opening]
        self.batch = Batch(openings, self.sitting.actions.numbers, 2 * self.sitting.longest, self.seeds)
        self.learners = [] if playing.learner is None else [self.learner_at(n) for n in self.all]
        self.let_bots_play()
        self.hopes = self.hope()
        self.look()

    def __reduce__(self) -> tuple[Callable[[Playing, Kept], Tables], tuple[Playing, Kept]]:
        """To be pickled and copied: the tables play on alike; bots sit down anew."""
        return take_up, (self.playing, Kept(self))

    def step(self, actions: NDArray[np.int64]) -> None:
        """Each table takes its action, which is an answer there."""
        arrays, batch = self.arrays, self.batch
        if self.playing.potential or arrays.dones.any():
            arrays.rewards.fill(0)
            arrays.returns.fill(0)
            arrays.dones.fill(False)
            arrays.truncations.fill(False)
        batch.play(actions.tolist())
        self.let_bots_play()
        for n, state in zip(reversed(batch.ended), reversed(batch.endings), strict=True):
            arrays.dones[n] = True
            arrays.truncations[n] = bool(state.forms)
            arrays.returns[n] = 0.0 if state.forms else state.returns()
            arrays.rewards[n] = arrays.returns[n]
        if self.playing.potential:
            self.tell_hopes()
        self.look()

    def hope(self) -> NDArray[np.float64]:
        """What the game's mind thinks each seat may hope for, by table."""
        if not self.playing.potential:
            return np.zeros((0, 0))
        hopes = np.array([self.mind.worth(state) for state in self.batch.tables])
        return odds_of(hopes) if self.playing.potential == ODDS else hopes

    def tell_hopes(self) -> None:
        """Add to the rewards how hopes changed.  After the end there is none: so no best way to play changes."""
        now = self.hope()
        goes_on = ~self.arrays.dones[:, np.newaxis]
        self.arrays.rewards += self.playing.discount * now * goes_on - self.hopes
        self.hopes = now

    def let_bots_play(self) -> None:
        """The others answer until the learner is asked at every table."""
        batch, begun = self.batch, len(self.batch.ended)
        self.begin_anew(0)
        waiting = batch.elsewhere(self.learners) if self.learners else []
        while waiting:
            networks: dict[str, list[int]] = {}
            for n in waiting:
                state = batch.tables[n]
                bot = self.bot_at(n, state.seat)
                if isinstance(bot, NetworkBot):
                    networks.setdefault(bot.name, []).append(n)
                else:
                    batch.answer(n, bot.answer(Eyes(self.sitting.window(state), state.seat)))
            for which in networks.values():
                self.let_network_play(which)
            self.begin_anew(begun)
            begun = len(batch.ended)
            waiting = batch.elsewhere(self.learners)

    def let_network_play(self, which: list[int]) -> None:
        """One network answers at these tables, all at once."""
        bots = [self.bot_at(n, self.batch.tables[n].seat) for n in which]
        assert isinstance(bots[0], NetworkBot)
        lots = np.concatenate([bot.lot() for bot in bots if isinstance(bot, NetworkBot)])
        masks = np.zeros((len(which), self.sitting.actions.size), np.bool_)
        masks.reshape(-1)[np.frombuffer(self.batch.masks(which), np.int64)] = True
        chosen = bots[0].network.choose(self.rows(which), masks, lots, bots[0].temperature)
        for n, action in zip(which, chosen, strict=True):
            state = self.batch.tables[n]
            self.batch.answer(n, state.options[self.batch.numbers.index(state, action)])

    def begin_anew(self, first: int) -> None:
        """At the tables that ended, from the first of them on: new games get new bots."""
        for n, state in zip(self.batch.ended[first:], self.batch.endings[first:], strict=True):
            for seat, bot in self.bots[n].items():
                bot.leave(Eyes(self.sitting.window(state), seat))
            self.bots[n] = {}
            self.games[n] += 1
            if self.learners:
                self.learners[n] = self.learner_at(n)

    def learner_at(self, n: int) -> Seat:
        """Where the learner sits in the game that begins at a table."""
        learner = self.playing.learner
        if learner == ANY:
            return seed_of(self.seeds[n], -1 - self.games[n]) % self.sitting.seats
        assert isinstance(learner, int)
        return learner

    def bot_at(self, n: int, seat: Seat) -> Bot:
        """The bot at a seat, a new one for each game, by lot from the league."""
        if seat not in self.bots[n]:
            seed, league = seed_of(self.seeds[n], self.games[n] * self.sitting.seats + seat), self.playing.bots
            self.bots[n][seat] = make_bot(league[seed % len(league)], seed)
        return self.bots[n][seat]

    def meet(self, bots: list[str]) -> None:
        """Another league: seats that are first asked from now on are played by these."""
        self.playing.bots = bots

    def look(self) -> None:
        """Fill the arrays: what was not zero is cleared, what is not is written."""
        arrays, batch = self.arrays, self.batch
        masks = arrays.masks.reshape(-1)
        masks[self.open] = False
        self.open = np.frombuffer(batch.masks(self.all), np.int64)
        masks[self.open] = True
        arrays.seats[:] = np.frombuffer(batch.asked(), np.int64)
        flat = arrays.observations.reshape(-1)
        flat[self.where] = 0
        self.where = self.write(self.all, arrays.observations)

    def rows(self, which: list[int]) -> NDArray[np.float32]:
        """What is seen by those who are asked at these tables."""
        rows = np.zeros((len(which), self.observing.layout.size), np.float32)
        self.write(which, rows)
        return rows

    def write(self, which: list[int], rows: NDArray[np.float32]) -> NDArray[np.int64]:
        """Write into rows of zeros what is seen at these tables; where it was written."""
        observing = self.observing
        if observing.own is None:
            for row, n in enumerate(which):
                state = self.batch.tables[n]
                rows[row] = np.frombuffer(observing.row(state, state.seat), np.float32)
            return np.zeros(0, np.int64)
        self.batch.observe(
            which, observing.own, self.pen, observing.layout.size, self.slots, self.sitting.game.secret_turns
        )
        where = np.frombuffer(self.pen.where.getvalue(), np.int64)
        rows.reshape(-1)[where] = np.frombuffer(self.pen.what.getvalue(), np.float32)
        return where

    def final(self, table: int, seat: Seat) -> NDArray[np.float32]:
        """What a seat saw at the end of a game that ended in this step."""
        for n, state in zip(self.batch.ended, self.batch.endings, strict=True):
            if n == table:
                return np.frombuffer(self.observing.row(state, seat), np.float32).copy()
        raise BadOption(f"the game at table {table} did not end in this step")


class Kept:
    """The tables of a batch as they stand, as plain data."""

    def __init__(self, tables: Tables) -> None:
        batch, arrays = tables.batch, tables.arrays
        self.states = [dump_state(state) for state in batch.tables]
        self.ended = list(batch.ended)
        self.endings = [dump_state(state) for state in batch.endings]
        self.lots = [(lots.a, lots.b, lots.c, lots.count) for lots in batch.lots]
        self.fills, self.games, self.seeds = [*batch.fills], [*tables.games], [*tables.seeds]
        self.learners = [*tables.learners]
        told = (arrays.rewards, arrays.returns, arrays.dones, arrays.truncations)
        self.told = [one.copy() for one in told]


def take_up(playing: Playing, kept: Kept) -> Tables:
    """What was pickled, under way again."""
    game = playing.sitting.game
    tables = Tables(playing, Arrays.of(playing.sitting, len(kept.seeds)), 0)
    batch, arrays = tables.batch, tables.arrays
    batch.tables = [load_state(game, state) for state in kept.states]
    batch.ended = kept.ended
    batch.endings = [load_state(game, state) for state in kept.endings]
    for lots, (a, b, c, count) in zip(batch.lots, kept.lots, strict=True):
        lots.a, lots.b, lots.c, lots.count = a, b, c, count
    batch.fills, tables.games, tables.seeds, tables.learners = kept.fills, kept.games, kept.seeds, kept.learners
    tables.bots = [{} for _ in kept.seeds]
    for array, told in zip((arrays.rewards, arrays.returns, arrays.dones, arrays.truncations), kept.told, strict=True):
        array[:] = told
    tables.hopes = tables.hope()
    tables.look()
    return tables
