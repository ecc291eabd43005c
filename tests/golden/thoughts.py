"""What bots and learners make of the tables of some bare games: a line for each kind of thought, with a digest of all.

A policy that answers otherwise, a worth that goes to the wrong seat, a number of an observation that is off: each is a
line that changes.  So it is where bots were changed on purpose: `make strength` says whether for the better.
"""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

from gladsheim.bots import Bot, Eyes
from gladsheim.bots.levels import Careless, player_of
from gladsheim.bots.mind import Mind, mind_of
from gladsheim.core.forms import State
from gladsheim.core.game import Game
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match
from gladsheim.games.gotterdammerung.councillor import Councillor
from gladsheim.layouts import Layout, layout_of
from golden.playing import Played
from golden.script import open_match

ASK_EVERY = 5  # answers between two looks at what bots would do
THINK_EVERY = 12  # such looks between two at which they think
PLAYOUTS = 3
SHOWN = 6  # answers of a policy, the most frequent first


class Thoughts:
    """A tally over many games."""

    def __init__(self, game: Game) -> None:
        self.mind = mind_of(game)
        self.times: Counter[str] = Counter()
        self.digests: dict[str, bytes] = {}
        self.sums: dict[str, list[float]] = {}
        self.answers: dict[str, Counter[int]] = {}
        self.looks = 0

    def add(self, played: Played) -> None:
        """What is thought in the course of a game, and at its end."""
        match = open_match(played.case)
        layout = layout_of(match.game, match.seats)
        for n, (seat, value) in enumerate(played.answers()):
            if seat >= 0 and n % ASK_EVERY == 0:
                self.look(Eyes(match, seat))
                self.read(layout, match, seat)
            match.enter(seat, value)
        self.weigh("at the end", self.mind, match.state)
        self.read(layout, match, None)

    def look(self, eyes: Eyes) -> None:
        """A question that a bot could be asked."""
        mind, self.looks = self.mind, self.looks + 1
        table, slot = eyes.imagine(Lots(self.looks)), eyes.ask.slot
        own = mind.choose(table.clone(), Lots(self.looks))
        self.answers.setdefault(f"policy at {slot}", Counter())[own] += 1
        self.note(f"policy at {slot}", own)
        self.note(f"tries at {slot}", mind.first(table.clone(), Lots(self.looks)), mind.rivals(table, own))
        self.note("judges and turns", slot, mind.can_judge(slot), mind.turn(table))
        self.weigh("under way", mind, table)
        for name, number in zip(mind.counted, mind.count(table, eyes.seat), strict=bool(mind.counted)):
            self.sum(f"counts {name}", [number])
        if self.looks % THINK_EVERY == 0:
            self.think(eyes)

    def think(self, eyes: Eyes) -> None:
        """What the levels say, who differ in how long they think; here none has long."""
        novice, adviser = (hurried(player_of(eyes.game, level, self.looks)) for level in (0, 1))
        self.note("novice answers", novice.answer(eyes))
        said = [(one.option, round(one.chance, 4), one.visits, round(one.doubt, 4)) for one in adviser.advise(eyes)]
        self.note("adviser says", said)

    def weigh(self, when: str, mind: Mind, table: State) -> None:
        for seat, worth in enumerate(mind.worth(table)):
            self.sum(f"worth {when} to seat {seat}", [worth])

    def read(self, layout: Layout, match: Match, seat: int | None) -> None:
        """The numbers that a learner is shown."""
        row = layout.encode(match.view(seat))
        for field in layout.fields:
            self.sum(f"numbers of {field.name or 'the view'}", row[field.at : field.at + field.part.size].tolist())

    def note(self, what: str, *parts: object) -> None:
        self.times[what] += 1
        self.digests[what] = sha256(self.digests.get(what, b"") + repr(parts).encode()).digest()

    def sum(self, what: str, numbers: list[float]) -> None:
        rounded = [round(number, 4) for number in numbers]
        self.note(what, rounded)
        self.sums.setdefault(what, [0.0])[0] += sum(rounded)

    def lines(self) -> list[str]:
        found: list[str] = []
        for what, times in sorted(self.times.items()):
            line = f"{what}: {times}, {self.digests[what].hex()[:8]}"
            if what in self.sums:
                line += f", sum {self.sums[what][0]:.2f}"
            if what in self.answers:
                most = sorted(self.answers[what].items(), key=lambda one: (-one[1], one[0]))[:SHOWN]
                line += f", {' '.join(f'{value}*{count}' for value, count in most)}"
            found.append(line)
        return found


def hurried(player: Bot) -> Bot:
    """The player with few playouts, and no eye on the clock."""
    thinkers = [player.thinker, player.adviser] if isinstance(player, Careless) else []
    for thinker in thinkers:
        thinker.playouts, thinker.cap = min(PLAYOUTS, thinker.playouts), 0
    if isinstance(player, Councillor):
        player.playouts, player.cap = PLAYOUTS, 0
    return player
