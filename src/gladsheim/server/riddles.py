"""Today's riddle: a position a day, solved on the board."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
from litestar import Router, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from gladsheim.core.game import BadOption
from gladsheim.core.text import Phrase
from gladsheim.games import find
from gladsheim.lab.riddle import Riddle, riddled
from gladsheim.server.faults import FAULTS
from gladsheim.server.riddler import today
from gladsheim.server.sights import Seen, questions_of, see
from gladsheim.server.tables import TheHall
from gladsheim.wire.friends import RiddleAnswer, RiddleCard, RiddleGuess, RiddleState
from gladsheim.wire.hall import Plan, SeatCard, TableCard
from gladsheim.wire.live import Question, Sight


@get("/riddles", summary="The games that have a riddle today", responses=FAULTS)
async def riddles_of_today() -> list[RiddleCard]:
    return [RiddleCard(game, today()) for game in riddled()]


@get("/riddles/{game:str}", summary="Today's riddle of a game", responses=FAULTS)
async def riddle_of(hall: TheHall, game: FromPath[str]) -> RiddleState:
    """The table as who is asked sees it.  Not complete: it is still being made, ask again."""
    check_game(game)
    day = today()
    riddle = await hall.riddles.find(game, day)
    if riddle is None:
        return RiddleState(game, day, False, None, None)
    seen, questions, card = await hall.in_thread(lambda: drawn(riddle))
    sight = Sight(riddle.seat, msgspec.Raw(seen.view), questions, [], False)
    return RiddleState(game, day, True, card, sight)


def drawn(riddle: Riddle) -> tuple[Seen, list[Question], TableCard]:
    match = riddle.match()
    return see(match, riddle.seat), questions_of(match, riddle.seat), card_of(riddle)


def card_of(riddle: Riddle) -> TableCard:
    """A table that nobody set: its seats are called as the game calls them."""
    game = find(riddle.game)
    options = game.choose(riddle.seats, {}).values
    return TableCard(
        id="",
        game=riddle.game,
        seats=[SeatCard("person", "", None, True) for _ in range(riddle.seats)],
        options=options,
        rules_version=game.rules_version,
        playable=True,
        commitment="",
        begun=True,
        over=False,
        clock=None,
        grace=90,
        made=0.0,
        plan=Plan("", False),
    )


def check_game(game: str) -> None:
    if game not in riddled():
        raise NotFoundException(f"no riddles are made of this game; they are of {', '.join(riddled())}")


@post("/riddles/{game:str}", summary="Answer today's riddle", status_code=200, responses=FAULTS)
async def solve(hall: TheHall, game: FromPath[str], data: JSONBody[RiddleGuess]) -> RiddleAnswer:
    """Whether it is the best answer, what that is, and what both promise."""
    check_game(game)
    latest = date.fromisoformat(today())
    known = [(latest - timedelta(days=n)).isoformat() for n in (0, 1)]
    if data.day not in known:  # who began before midnight may end after it
        reason = f"the riddles are those of {known[0]} and {known[1]}, not of {data.day}"
        raise BadOption(reason, Phrase("refused-riddle"))
    riddle = await hall.riddles.find(game, data.day)
    if riddle is None:
        raise NotFoundException("this riddle is still being made: ask again")
    if data.value not in riddle.chances:
        raise BadOption("this is no answer to the riddle's question")
    match = await hall.in_thread(riddle.match)
    ask = next(ask for ask in match.asks if ask.seat == riddle.seat)
    best = riddle.best
    return RiddleAnswer(
        data.value == best,
        best,
        match.phrase(ask, best).plain(),
        round(riddle.chances[best], 3),
        round(riddle.chances[data.value], 3),
    )


riddles = Router("/", route_handlers=[riddles_of_today, riddle_of, solve], tags=["riddles"])
