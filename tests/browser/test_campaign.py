"""A campaign by mouse: begun, its first game played, what was earned spent, and the next game set."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.guest import Guest

Enter = Callable[..., Guest]


@pytest.mark.long
def test_a_campaign_from_its_beginning_to_its_second_game(guest: Enter) -> None:
    ann = guest()
    ann.want_plain_tables()
    page = ann.page
    page.goto(f"{ann.address}/new/chronicles")
    page.locator("summary", has_text="Begin a campaign").click()
    start = page.locator("details form")
    expect(start).to_contain_text("Six sagas one after the other")
    for god in ("Thor", "Tyr", "Odin"):
        start.get_by_role("button", name=god).click()
    start.get_by_role("button", name="Begin a campaign").click()
    page.wait_for_url("**/c/*")
    campaign = page.url
    expect(page.locator(".chapters li")).to_have_count(6)
    expect(page.locator(".chart h2")).to_have_text(["Thor"])
    expect(page.locator(".chart .buy")).to_have_count(0)  # nothing is earned yet
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url("**/t/*")
    assert ann.play_to_the_end(seed=4)
    page.locator("a", has_text="To the campaign").click()
    expect(page.locator(".chart .xp")).to_have_text(re.compile(r"[3-9]"))
    expect(page.locator("main ol").last.locator("li")).to_have_count(1)
    page.get_by_role("button", name=re.compile("Elves at the start of a game: Buy for 1")).click()
    expect(page.locator(".chart li").first.locator(".ticked")).to_have_count(1)
    assert page.url == campaign
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url("**/t/*")
    ann.answers.first.wait_for()
