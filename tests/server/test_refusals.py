"""Every refusal that somebody at a page can meet is said in the words of the pages, in all languages."""

from __future__ import annotations

import ast
import asyncio
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

from server.hall import ROOT, Address, Data, Player, serve_here
from server.hourglass import Hourglass

SOURCE = ROOT / "src" / "gladsheim"
REFUSALS = {"Illegal", "Refused", "BadOption", "BadChart", "NotYours", "Dismissed"}
# What a page never does or cannot show: only callers of the API meet these, and read them in English.
FOR_CALLERS = (
    "nobody answers for chance|whole number|there is no option number|the package of|option 'charts'|no god"
    "|gods are different"
    "|no row|{god}: |the game is not over yet|the id of a deed|a clock gives|a seat waits|PostgreSQL needs|a store is"
    "|a person plays this seat|the game has begun already|the game begins when|no clock runs|there are {"
    "|no player|this is not a finished table|the next game of a campaign|no Hello came|the first message"
    "|this message cannot be read|you have said Hello"
    "|declares its|cannot be loaded|must be a {|nothing is bought"  # only an author of games, or who asks for no row
    "|the box of|has no box|box {path}: "  # only who fills a box, before a game is opened
    "|this is not TOML|a box says|a box holds|not text in UTF-8|cannot be read: |with another box here"
    "|an evening is led by|nobody leads this table|something else happened first|not those of a night"
    "|no endpoint for push|the keys of a push|there is no time zone|no answer to the riddle's"  # only other programs
    "|far thinkers need|lets nobody play"  # only who opens the hall
    "|--redis|--database|--host|GLADSHEIM_HOME|unheard"  # on the command line, before there is a page
    "|another hall is open|there is no store|is there already|there is no backup|is no backup|there is a store"
    "|a store on PostgreSQL|is damaged: {verdict}"
)


class Refusing(ast.NodeVisitor):
    """The refusals of a module, each with its text as far as it is written there."""

    def __init__(self) -> None:
        self.silent: list[str] = []  # those without a phrase
        self.phrases: list[tuple[str, set[str]]] = []  # the keys that are said, each with its gaps
        self.keys: set[str] = set()  # these, and those that are chosen between

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in REFUSALS:
            more = [*node.args, *(word.value for word in node.keywords)]
            if not any("phrase" in ast.unparse(one).casefold() for one in more):
                self.silent.append(" ".join(text_of(one) for one in node.args))
        if name == "Phrase" and isinstance(node.args[0], ast.Constant):
            gaps = node.args[1] if len(node.args) > 1 else None
            names = gaps.keys if isinstance(gaps, ast.Dict) else []
            self.phrases.append((str(node.args[0].value), {text_of(one) for one in names if one is not None}))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and node.value.startswith("refused-"):
            self.keys.add(node.value)


def text_of(node: ast.AST) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    return ast.unparse(node).removeprefix("f").strip("'\"") if isinstance(node, ast.JoinedStr) else ast.unparse(node)


def modules() -> Iterator[tuple[Path, Refusing]]:
    for folder in ("core", "games", "table", "server"):
        for file in sorted((SOURCE / folder).rglob("*.py")):
            found = Refusing()
            found.visit(ast.parse(file.read_text(encoding="utf-8")))
            yield file, found


class Gaps(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def refused_in(file: Path) -> dict[str, set[str]]:
    """The messages of a catalogue that say why something is refused, and their gaps."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Entry) and entry.id.name.startswith("refused-"):
            gaps = Gaps()
            gaps.visit(entry)
            found[entry.id.name] = gaps.names
    return found


def test_only_callers_of_the_api_meet_a_refusal_without_a_phrase() -> None:
    silent = [f"{file.name}: {text}" for file, found in modules() for text in found.silent]
    assert silent, "the test reads nothing"
    assert [one for one in silent if not re.search(f": .*({FOR_CALLERS})", one)] == []


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_every_phrase_of_a_refusal_is_in_the_catalogue_and_none_is_idle(lang: str) -> None:
    pages = refused_in(ROOT / "web" / "src" / "text" / f"{lang}.ftl")
    said: set[str] = {"refused-other"}  # by the page itself, where a refusal has no phrase
    for file, found in modules():
        own = file.parent / "text" / f"{lang}.ftl"
        words = refused_in(own) if own.exists() and file.parent.parent.name == "games" else {}
        for key, gaps in found.phrases:
            if key.startswith("refused-"):
                assert key in words or key in pages, f"{file}: {key}"
                assert (words.get(key) or pages.get(key, set())) <= gaps, f"{file}: {key}"
        said |= found.keys - set(words)
    assert set(pages) == said


def phrase_of(reply: object) -> tuple[str, Data]:
    assert isinstance(reply, dict)
    key, gaps = reply["phrase"]
    return str(key), gaps


def test_refusals_over_rest_carry_their_phrase(hall: Address) -> None:
    keys = hall.set_table("odins-table", ["me", "open"])
    seats = f"/api/tables/{keys.id}/seats"
    assert phrase_of(hall.ask("POST", f"{seats}/0", {"name": "Bo"}).json()) == ("refused-taken", {"number": 1})
    assert phrase_of(hall.ask("POST", f"{seats}/8", {"name": "Bo"}).json())[0] == "refused-no-seat"
    assert phrase_of(hall.ask("GET", f"/api/tables/{keys.id}/luck").json())[0] == "refused-not-over"
    assert phrase_of(hall.ask("GET", f"/api/tables/{keys.id}/text?seat=1").json())[0] == "refused-token"
    assert phrase_of(hall.ask("GET", "/api/tables/nowhere").json())[0] == "table-gone"
    assert phrase_of(hall.ask("GET", "/api/campaigns/nowhere").json())[0] == "refused-no-campaign"
    assert phrase_of(hall.ask("GET", "/api/words/chess/en").json())[0] == "no-such-game"
    assert phrase_of(hall.ask("POST", "/api/tables", {"game": 5}).json())[0] == "refused-senseless"
    alone = {"game": "vedrfolnir", "name": "Ann", "seats": [{"who": "me"}], "options": {"deck": "winter"}}
    assert phrase_of(hall.ask("POST", "/api/tables", alone).json()) == ("refused-deck", {})
    gods = {"game": "chronicles", "players": ["Ann"], "roles": ["thor"]}
    assert phrase_of(hall.ask("POST", "/api/campaigns", gods).json()) == ("refused-gods", {"players": 1, "supports": 2})


def test_who_asks_too_often_is_told_so_in_a_phrase(tmp_path: Path, glass: Hourglass) -> None:
    with serve_here(tmp_path, requests_per_minute=2) as hall:
        replies = [hall.ask("GET", "/api/games") for _ in range(4)]
        assert replies[-1].status == 429
        assert phrase_of(replies[-1].json())[0] == "refused-too-often"


def test_refusals_and_farewells_over_the_socket_carry_their_phrase(hall: Address) -> None:
    async def play() -> None:
        keys = hall.set_table("odins-table", ["me", "open"])
        async with hall.live(keys.id) as one, hall.live(keys.id) as two:
            ann, eve = Player(one), Player(two)
            await ann.hello([keys.tokens[0]])
            await ann.send({"kind": "undo", "id": "u", "seat": 0})
            assert phrase_of(await ann.hear_kind("refused"))[0] == "refused-not-begun"
            await ann.send({"kind": "fill", "id": "f", "seat": 1, "value": 0, "seq": 0})
            assert phrase_of(await ann.hear_kind("refused")) == ("refused-not-yours", {"number": 2})
            await eve.hello(["wrong"])
            assert phrase_of(await eve.hear_kind("bye"))[0] == "refused-token"

    asyncio.run(play())
