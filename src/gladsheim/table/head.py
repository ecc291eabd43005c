"""Head: what is fixed when a table is set, and how its match begins."""

from __future__ import annotations

import hashlib
import secrets

from gladsheim.core.chance import Chance, fresh_seed
from gladsheim.core.forms import CHANCE, Illegal
from gladsheim.core.game import BadOption, Game, Value
from gladsheim.core.match import Match
from gladsheim.core.save import Damaged
from gladsheim.core.text import Phrase
from gladsheim.games import find
from gladsheim.table.seats import LEVELS

SHORTEST_CLOCK = 5  # seconds for an answer
LONGEST_CLOCK = 7 * 86_400
# Who leads an evening where people talk: the voice of the hall; the host, who presses on; or, with people far apart who
# type, the hall by night alone.
VOICE = "voice"
MASTER = "master"
TYPED = "typed"
CONDUCTS = (VOICE, MASTER, TYPED)
SHORTEST_GRACE = 30  # a reload, a tunnel, a lift
GRACE = 90


class Head:
    """What is fixed before anybody sits down.  It holds the secret seed: for the keeper of the table alone."""

    def __init__(
        self,
        id: str,
        game: Game,
        rules_version: str,
        levels: list[str | None],  # for each seat: the level of its bot; None: open to a person
        options: dict[str, Value],
        seed: bytes,
        made: float,
        clock: int | None = None,  # seconds for each answer
        branch_of: str | None = None,
        branch_seq: int = 0,
        opening: list[int] | None = None,  # of a branch: the fills it begins with, seat, value, seat, value ...
        campaign: str | None = None,
        grace: int = GRACE,
        hints: bool = False,
        conduct: str = "",
    ) -> None:
        self.id = id
        self.game = game
        self.rules_version = rules_version
        self.levels = levels
        self.options = options
        self.seed = seed
        self.made = made
        self.clock = clock
        self.branch_of = branch_of
        self.branch_seq = branch_seq
        self.opening = opening
        self.campaign = campaign
        self.grace = grace  # seconds for which a seat waits for its person before others may propose a bot for it
        self.hints = hints  # people agreed that they may take hints, for all to see
        self.conduct = conduct  # who leads the evening (table/conductor.py); "": nobody, each answers when asked

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, which everybody may know from the start."""
        return hashlib.sha256(self.seed).hexdigest()

    def begin(self, players: list[str]) -> Match:
        """The match at its first question, with the players' own seeds mixed into chance."""
        match = self.lay_out(players)
        match.listen()
        if self.opening is not None:
            match.first = len(self.opening) // 2
            fill_again(match, self.opening, match.first)
        match.settle()
        return match

    def lay_out(self, players: list[str]) -> Match:
        """The match before its first fill."""
        seats = len(self.levels)
        chosen = self.game.choose_then(seats, self.options, self.rules_version)
        state = self.game.start(seats, chosen)
        return Match(self.game, seats, chosen, state, Chance(self.seed, players), True)

    def rewind(self, match: Match, fills: int) -> Match:
        """The match as it stood after so many fills, those of chance included."""
        earlier = self.lay_out(match.chance.players)
        earlier.first = match.first
        fill_again(earlier, match.fills[: 2 * fills], match.first)
        return earlier


def set_table(
    game: str,
    levels: list[str | None],
    options: dict[str, Value],
    at: float,
    clock: int | None = None,
    campaign: str | None = None,
    grace: int = GRACE,
    hints: bool = False,
    conduct: str = "",
) -> Head:
    """Set a new table; its seed is made and committed to now.  A BadOption names what is not allowed."""
    found = find(game)
    chosen = found.choose(len(levels), options)
    found.start(len(levels), chosen)  # What could never begin is refused now.
    for level in levels:
        check_level(level)
    if clock is not None and not SHORTEST_CLOCK <= clock <= LONGEST_CLOCK:
        raise BadOption(f"a clock gives {SHORTEST_CLOCK} to {LONGEST_CLOCK} seconds for an answer, not {clock}")
    if not SHORTEST_GRACE <= grace <= LONGEST_CLOCK:
        raise BadOption(f"a seat waits {SHORTEST_GRACE} to {LONGEST_CLOCK} seconds for its person, not {grace}")
    head = Head(new_id(), found, found.rules_version, [*levels], chosen.values, fresh_seed(), at, clock)
    head.campaign, head.grace, head.hints, head.conduct = campaign, grace, hints, conduct
    check_conduct(found, conduct)
    return head


def check_conduct(game: Game, conduct: str) -> None:
    if conduct and conduct not in CONDUCTS:
        raise BadOption(f"an evening is led by {', '.join(CONDUCTS)} or nobody, not by '{conduct}'")
    if conduct and not game.seams.spoken:
        raise BadOption(f"{game.id} cannot be led aloud: nobody talks in it", Phrase("refused-not-spoken"))


def check_level(level: str | None, refusal: type[ValueError] = BadOption) -> None:
    if level is not None and level not in LEVELS:
        raise refusal(f"no level '{level}'; there are: {', '.join(LEVELS)}")


def new_id() -> str:
    """The id of a table: it is in links, so it is short, and nobody finds a table by counting."""
    return secrets.token_urlsafe(9)


def fill_again(match: Match, fills: list[int], own_from: int) -> None:
    """The recorded fills once more, drawing along what the match's own chance drew: those from `own_from` on."""
    state, chance = match.state, match.chance
    for number in range(len(fills) // 2):
        seat, value = fills[2 * number], fills[2 * number + 1]
        if seat == CHANCE and number >= own_from and state.seat == CHANCE and state.forms:
            chance.draw(state.options, state.odds)
        try:
            state.fill(seat, value)
        except Illegal as no:
            raise Damaged(f"fill {number} does not fit: {no}") from None
        match.note(seat, value)
    match.asked = None
