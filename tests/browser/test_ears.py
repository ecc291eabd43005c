"""The boards by ear: what a screen reader is told of each says who stands where, what is open, and what is asked."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from browser.moments import Kept, news_of
from browser.test_kinds import GAMES, fixture_of, rehearsing
from gladsheim import find
from gladsheim.core.text import Phrase, Words
from golden.boards import file_of

S = TypeVar("S", bound=msgspec.Struct)

MOMENTS = {
    "odins-table": "moving",
    "yggdrasil": "turn",
    "chronicles": "turn",
    "vedrfolnir": "giving",
    "gotterdammerung": "council",
}


class Odin(msgspec.Struct):
    pieces: list[list[int]]
    walls: list[list[int | str | None]]
    white: int


class Enemy(msgspec.Struct):
    enemy: str
    space: int
    force: int
    power: int


class God(msgspec.Struct):
    god: str | None
    vikings: int


class Island(msgspec.Struct):
    island: str
    counters: int


class Yggdrasil(msgspec.Struct):
    asgard: list[Enemy]
    gods: list[God]
    islands: list[Island]


class Figure(msgspec.Struct):
    god: int | None
    world: int
    life: int
    most_life: int


class Foe(msgspec.Struct):
    place: int | None
    strength: int | None


class Chronicles(msgspec.Struct):
    gods: list[Figure]
    enemies: list[Foe]


class Zone(msgspec.Struct):
    owner: int
    name: str


class Stake(msgspec.Struct):
    stars: int
    objective: int


class Vedrfolnir(msgspec.Struct):
    zones: list[Zone]
    stakes: list[Stake]


class Twilight(msgspec.Struct):
    worlds: list[str]


Names = list[str]


def seen(kept: Kept, view: type[S]) -> S:
    return msgspec.json.decode(kept.view, type=view)


def of_odin(kept: Kept, words: Words, names: Names) -> list[str]:
    """Each piece with its square and side; the cards of my own Wall."""
    view = seen(kept, Odin)
    standing = [
        f"{words.word(f'column-{square % 6}')}{1 + square // 6}, {names[owner]} "
        f"({words.word('white' if owner == view.white else 'black')})"
        for owner, squares in enumerate(view.pieces)
        for square in squares
    ]
    return standing + [words.word(f"card-{card}") for card in view.walls[0] if isinstance(card, int)]


def of_yggdrasil(kept: Kept, words: Words, names: Names) -> list[str]:
    view = seen(kept, Yggdrasil)
    enemies = [
        words.say(
            Phrase("board-enemy", {"enemy": f"enemy-{e.enemy}", "space": e.space, "force": e.force, "power": e.power})
        )
        for e in view.asgard
    ]
    gods = [f"{words.word(f'god-{one.god}')}" for one in view.gods if one.god]
    return enemies + gods + [words.word(f"island-{one.island}") for one in view.islands]


def of_chronicles(kept: Kept, words: Words, names: Names) -> list[str]:
    view = seen(kept, Chronicles)
    gods = [
        text
        for one in view.gods
        if one.god is not None
        for text in (
            f"{words.word(f'god-{one.god}')}, {words.word(f'world-{one.world}')}",
            words.say(Phrase("text-life", {"life": one.life, "most": one.most_life})),
        )
    ]
    enemies = [
        f"{words.say(Phrase('text-strength', {'enemy': f'enemy-{n}', 'count': one.strength}))}, "
        f"{words.word(f'world-{one.place}')}"
        for n, one in enumerate(view.enemies)
        if one.place is not None and one.strength is not None
    ]
    assert gods
    return gods + enemies


def of_vedrfolnir(kept: Kept, words: Words, names: Names) -> list[str]:
    view = seen(kept, Vedrfolnir)
    return [
        f"{names[zone.owner]}: {stake.stars} stars of {stake.objective}"
        for zone, stake in zip(view.zones, view.stakes, strict=True)
    ]


def of_twilight(kept: Kept, words: Words, names: Names) -> list[str]:
    view = seen(kept, Twilight)
    return [f"{seat + 1}. {names[seat]} · " for seat in range(kept.seats)] + [
        words.word(world) for world in set(view.worlds)
    ]


TOLD: dict[str, Callable[[Kept, Words, Names], list[str]]] = {
    "odins-table": of_odin,
    "yggdrasil": of_yggdrasil,
    "chronicles": of_chronicles,
    "vedrfolnir": of_vedrfolnir,
    "gotterdammerung": of_twilight,
}


def heard(page: Page) -> str:
    """The page as it is read, one name after the other."""
    return re.sub(r'\\"', '"', page.locator("body").aria_snapshot())


@pytest.mark.parametrize("game", GAMES)
def test_a_board_read_aloud_says_who_stands_where_what_is_open_and_what_is_asked(
    harness: str, browser: Browser, game: str
) -> None:
    kept = msgspec.json.decode(file_of(find(game)).read_bytes(), type=dict[str, Kept])[MOMENTS[game]]
    news = news_of(find(game), kept)
    names = [f"Guest {n}" for n in range(kept.seats)]
    words = find(game).words("en").calling(names)
    with rehearsing(harness, browser, game, fixture_of(game, [news])) as page:
        text = heard(page)
        assert [told for told in TOLD[game](kept, words, names) if told not in text] == []
        # What is asked stands as a heading, each of its answers as a button, in words.
        for question in kept.questions:
            assert f'heading "{words.word(f"ask-{question.slot}")}"' in text
        listed = page.locator("button.answer .says").all_inner_texts()
        assert [line for line in listed if line not in text] == []
        # Of that what is drawn is a button on the board too, which says what it does; and nothing else is one.
        first = {choice.at[0] for question in kept.questions for choice in question.choices if choice.at}
        lit = page.locator("[data-mark=open]")
        places = "all => all.map(one => one.dataset.place)"
        drawn = set(page.locator("[data-place]").evaluate_all(places))
        assert set(lit.evaluate_all(places)) == first & drawn
        said = ":scope > [data-act][role=button][aria-label]"
        assert lit.evaluate_all(f"all => all.every(one => one.querySelector('{said}'))")
