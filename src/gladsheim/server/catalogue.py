"""What the hall says of its games: cards, rules and words."""

from __future__ import annotations

from litestar import MediaType, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath, FromQuery
from litestar.response import Response

import gladsheim
from gladsheim.core.game import Game
from gladsheim.core.text import HOUSE_WORDS
from gladsheim.games import find
from gladsheim.server.faults import FAULTS
from gladsheim.wire.hall import GameCard, Language, OptionCard, RuleCard

CAMPAIGN = "chronicles"  # the one game with a campaign


@get("/games", summary="The games of the hall", responses=FAULTS, sync_to_thread=True)
def list_games(lang: FromQuery[Language] = "en") -> list[GameCard]:
    return [game_card(game, lang) for game in gladsheim.games()]


@get("/games/{game:str}/rules", summary="The rules of a game, in our own words", responses=FAULTS, sync_to_thread=True)
def list_rules(game: FromPath[str], lang: FromQuery[Language] = "en") -> list[RuleCard]:
    book = find(game).rulebook
    return [
        RuleCard(rule.id, book.chapters[rule.id.rpartition(".")[0]][lang], rule.title(lang), rule.text(lang))
        for rule in book.rules.values()
    ]


@get(
    "/words/{game:str}/{lang:str}",
    summary="The words of a game and of the house, as a Project Fluent catalogue",
    media_type=MediaType.TEXT,
    responses=FAULTS,
    cache_control=CacheControlHeader(no_cache=True),
    sync_to_thread=True,
)
def read_words(game: FromPath[str], lang: FromPath[Language]) -> Response[str]:
    folders = [find(game).folder / "text", HOUSE_WORDS]
    texts = [(folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in folders]
    return Response("\n".join(texts), media_type="text/plain; charset=utf-8")


def game_card(game: Game, lang: Language) -> GameCard:
    words = game.words(lang)
    pitch, mood, length = (words.word(key) if words.has(key) else "" for key in ("pitch", "mood", "length"))
    return GameCard(
        id=game.id,
        title=words.word("title"),
        pitch=pitch,
        mood=mood,
        length=length,
        fewest=game.seats[0],
        most=game.seats[-1],
        cooperative=game.cooperative,
        campaign=game.id == CAMPAIGN,
        options=[OptionCard(name, one.choices, one.default, one.many) for name, one in game.options.items()],
        rules_version=game.rules_version,
    )


catalogue = Router("/", route_handlers=[list_games, list_rules, read_words], tags=["games"])
