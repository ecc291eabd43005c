"""The words of the hall: complete in all three languages, and none asked for that is not there."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from browser.guest import Guest, complaints
from gladsheim.games import OWN, find

WEB = Path(__file__).parents[2] / "web" / "src"
# Said by a key put together on the page: t(`level-${level}`).
TOGETHER = re.compile(r"(level|luck|refused|row|seal|seat|care|pace|sign|resign|leave|conduct|passkey)-")


class Gaps(Visitor):
    """The gaps of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language and the gaps of each."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((WEB / "text" / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            gaps = Gaps()
            gaps.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = gaps.names
    return found


def asked_for() -> set[str]:
    source = [file.read_text(encoding="utf-8") for kind in ("*.ts", "*.svelte") for file in WEB.rglob(kind)]
    return {key for text in source for key in re.findall(r"""\bt\(\s*["']([\w-]+)["']""", text)}


@pytest.mark.parametrize("language", ["fr", "ja"])
def test_every_language_says_all_and_no_other_gaps(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert set(english) == set(other)
    # A language may leave a number out where its grammar does not need it, but can name no gap that is not filled.
    assert {key: gaps for key, gaps in other.items() if not gaps <= english[key]} == {}


def test_every_word_that_is_asked_for_is_there_and_none_is_idle() -> None:
    english = set(messages("en"))
    assert asked_for() - english == set()
    assert {key for key in english - asked_for() if not TOGETHER.match(key)} == set()


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_every_rulebook_opens_in_every_language(guest: Callable[..., Guest], language: str) -> None:
    """Rules, the two minutes, every card once, and drawings beside those that are told."""
    ann = guest("Ann")
    for game in sorted(OWN):
        ann.page.goto(f"{ann.address}/rules/{game}?lang={language}")
        ann.page.locator("main h1").wait_for()
        told = find(game).rulebook.rules.values()
        assert ann.page.locator(".chapter .id").all_text_contents() == [rule.id for rule in told]
        names = ann.page.locator(".cards dt").all_text_contents()
        assert len(names) == len(set(names))
        ann.page.locator(".told svg").first.wait_for()
    assert complaints(ann) == []
