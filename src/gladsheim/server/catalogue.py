"""What the hall says of its games: cards, rules and words."""

from __future__ import annotations

import asyncio
import logging
from functools import lru_cache
from hashlib import sha256
from typing import Final

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term
from litestar import MediaType, Router, get
from litestar.connection import Request
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery
from litestar.response import Response

import gladsheim
from gladsheim.core.game import BadOption, Game
from gladsheim.core.series import series_of
from gladsheim.core.text import HOUSE_WORDS, catalogue_texts
from gladsheim.core.trial import told
from gladsheim.games import find
from gladsheim.server.blame import accuse
from gladsheim.server.faults import FAULTS
from gladsheim.server.pages import answer
from gladsheim.server.pages import find as inside
from gladsheim.wire.hall import GameCard, Language, Look, OptionCard, RuleCard, ZoneCard

log = logging.getLogger("gladsheim.server")
WEB: Final = "web"  # the folder of a package whose files are served
SERVED: Final = {".js", ".css", ".svg", ".png", ".jpg", ".webp", ".woff2", ".json"}


def unless_known(request: Request[object, object, State], said: bytes, kind: str) -> Response[bytes]:
    """What does not change between two visits: whoever has it already is told so, and nothing more."""
    tag = f'"{sha256(said).hexdigest()[:24]}"'
    known = tag in request.headers.get("if-none-match", "")
    headers = {"etag": tag, "cache-control": "no-cache"}
    return Response(b"" if known else said, media_type=kind, status_code=304 if known else 200, headers=headers)


@get("/games", summary="The games of the hall", responses=FAULTS, sync_to_thread=True)
def list_games(lang: FromQuery[Language] = "en") -> list[GameCard]:
    cards = []
    for game in gladsheim.games():
        try:
            cards.append(game_card(game, lang))
        except Exception as fault:  # a stranger's catalogue may lack anything; the others are shown
            accuse(game, f"no card of it can be written: {told(fault)}")
    return cards


RULES: Final = ResponseSpec(list[RuleCard], generate_examples=False, description="Its rules, in the order of the book")


@get(
    "/games/{game:str}/rules",
    summary="The rules of a game, in our own words",
    responses={200: RULES, **FAULTS},
    sync_to_thread=True,
)
def list_rules(
    request: Request[object, object, State], game: FromPath[str], lang: FromQuery[Language] = "en"
) -> Response[bytes]:
    book = find(game).rulebook
    cards = [
        RuleCard(
            rule.id, book.chapters[rule.id.rpartition(".")[0]][lang], rule.title(lang), rule.text(lang), rule.is_ours
        )
        for rule in book.rules.values()
    ]
    return unless_known(request, msgspec.json.encode(cards), "application/json")


@get(
    "/words/{game:str}/{lang:str}",
    summary="The words of a game and of the house, as a Project Fluent catalogue",
    media_type=MediaType.TEXT,
    responses=FAULTS,
    sync_to_thread=True,
)
def read_words(
    request: Request[object, object, State], game: FromPath[str], lang: FromPath[Language]
) -> Response[bytes]:
    folders = [find(game).folder / "text", HOUSE_WORDS]
    texts = [text for folder in folders for text in catalogue_texts(folder, lang)]
    return unless_known(request, each_once(*texts).encode(), "text/plain")


@lru_cache(maxsize=64)
def each_once(*texts: str) -> str:
    """Catalogues as one: of what several say the first is sent, and nothing that is for translators alone."""
    said: dict[str, str] = {}
    for text in texts:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Message | Term) and entry.span is not None:
                name = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
                begins = entry.id.span.start if entry.id.span is not None else entry.span.start
                said.setdefault(name, text[begins - isinstance(entry, Term) : entry.span.end])
    return "\n".join([*said.values(), ""])


@get(
    "/games/{game:str}/look",
    summary="How a game looks that has no board of ours",
    responses=FAULTS,
    sync_to_thread=True,
)
def look_of(game: FromPath[str]) -> Look:
    found = find(game)
    zones = {
        name: ZoneCard(
            one.zone,
            one.key,
            one.names,
            one.place,
            one.columns,
            one.most,
            one.places,
            one.each,
            one.across,
            one.down,
            one.on,
        )
        for name, one in found.zones.items()
    }
    return Look(zones, file_of(found, found.seams.board))


@get(
    "/games/{game:str}/web/{file:path}",
    summary="A file that a game's package brings for its own board or picture",
    responses=FAULTS,
    include_in_schema=False,
)
async def read_file(game: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    found = await asyncio.to_thread(find, game)
    name = file.strip("/")
    path = await asyncio.to_thread(inside, (found.folder / WEB).resolve(), name)
    if path is None or path.suffix not in SERVED:
        raise NotFoundException(f"{game} has no file {WEB}/{name}")
    return await answer(path, "", False)


def file_of(game: Game, name: str) -> str:
    """The address of a file of the package's own; empty where there is none."""
    return f"/api/games/{game.id}/{WEB}/{name}" if name and (game.folder / WEB / name).is_file() else ""


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
        campaign=campaign_role(game),
        options=[OptionCard(name, one.choices, one.default, one.many) for name, one in game.options.items()],
        rules_version=game.rules_version,
        picture=file_of(game, game.seams.picture),
        spoken=bool(game.seams.spoken),
    )


def campaign_role(game: Game) -> str | None:
    """The option whose choices are the roles of a campaign; None where a game has no campaign."""
    try:
        return series_of(game).role if game.seams.series else None
    except BadOption as fault:
        log.warning("%s", fault)
        return None  # the rest of its package may be sound


catalogue = Router("/", route_handlers=[list_games, list_rules, read_words, look_of, read_file], tags=["games"])
