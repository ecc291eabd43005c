"""Care: what assistive tools would complain of, and what the first page weighs."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Response

from browser.guest import Guest, complaints

Enter = Callable[..., Guest]
LIGHT = 300_000  # bytes
SPEAK = """language => {
  localStorage.gladsheim = JSON.stringify({...JSON.parse(localStorage.gladsheim), language});
}"""


@pytest.mark.parametrize("path", ["/", "/new/yggdrasil", "/new/chronicles", "/about", "/me"])
def test_a_page_has_no_fault(guest: Enter, path: str) -> None:
    ann = guest()
    ann.page.goto(ann.address + path)
    ann.page.locator("main h1").wait_for()
    ann.page.locator("main .button").or_(ann.page.locator("kbd")).first.wait_for()
    assert complaints(ann) == []


TABLES = [
    ("odins-table", None),
    ("yggdrasil", 3),
    ("chronicles", 3),
    ("vedrfolnir", 3),
    ("gotterdammerung", 7),
    ("connect-four", None),
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_table_has_no_fault(guest: Enter, game: str, seats: int | None) -> None:
    ann = guest()
    sit_and_play(ann, game, seats)
    assert complaints(ann) == []


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nor_in_any_language_nor_on_a_phone(guest: Enter, game: str, seats: int | None, phone: bool) -> None:
    ann = guest(phone=phone)
    sit_and_play(ann, game, seats)
    for language in ("en", "fr", "ja") if phone else ("fr", "ja"):
        ann.page.evaluate(SPEAK, language)
        ann.page.reload()
        ann.is_asked()
        ann.page.locator("[data-board]").first.wait_for()
        assert ann.page.evaluate("document.documentElement.lang") == language
        assert complaints(ann) == [], language


def sit_and_play(ann: Guest, game: str, seats: int | None) -> None:
    """A few answers into a game; or it is over already: then the end is looked at."""
    ann.set_table(game, seats=seats)
    lots = random.Random(1)
    for _ in range(4):
        ann.answer_one(lots)
    ann.is_asked()


def test_the_first_page_is_light(guest: Enter) -> None:
    ann = guest()
    answers: list[Response] = []
    ann.page.on("response", lambda answer: answers.append(answer))
    ann.page.goto(ann.address)
    ann.page.locator(".games svg").first.wait_for()
    ann.page.wait_for_load_state("networkidle")
    weights = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers}
    assert 0 < sum(weights.values()) < LIGHT, weights
