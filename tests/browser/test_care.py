"""Care: what assistive tools would complain of, and what the first page weighs."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Response

from browser.guest import Guest, complaints

Enter = Callable[..., Guest]
LIGHT = 300_000  # bytes


@pytest.mark.parametrize("path", ["/", "/new/yggdrasil", "/new/chronicles", "/about"])
def test_a_page_has_no_serious_fault(guest: Enter, path: str) -> None:
    ann = guest()
    ann.page.goto(ann.address + path)
    ann.page.locator("main h1").wait_for()
    ann.page.locator("main .button").or_(ann.page.locator("kbd")).first.wait_for()
    assert complaints(ann) == []


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("odins-table", None),
        ("yggdrasil", 3),
        ("chronicles", 3),
        ("vedrfolnir", 3),
        ("gotterdammerung", 7),
        ("connect-four", None),
    ],
)
def test_a_table_has_no_serious_fault(guest: Enter, game: str, seats: int | None) -> None:
    ann = guest()
    ann.set_table(game, seats=seats)
    lots = random.Random(1)
    for _ in range(4):
        ann.answer_one(lots)
    ann.is_asked()  # or over already: then the end is looked at
    assert complaints(ann) == []


def test_the_first_page_is_light(guest: Enter) -> None:
    ann = guest()
    answers: list[Response] = []
    ann.page.on("response", lambda answer: answers.append(answer))
    ann.page.goto(ann.address)
    ann.page.locator(".games svg").first.wait_for()
    ann.page.wait_for_load_state("networkidle")
    weights = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers}
    assert 0 < sum(weights.values()) < LIGHT, weights
