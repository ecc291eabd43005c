"""The drawn board of Götterdämmerung: seven phones at one table, a whole game with nothing but taps."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, expect

from browser.guest import Guest

Enter = Callable[..., Guest]
NAMES = ["Ann", "Bo", "Cleo", "Dag", "Eva", "Finn", "Gro"]
SECRET = "[data-secret]"

# A second yes, closed eyes of somebody who is asked, a lit thing by lot; or nothing, where nothing is asked.
# Most of them say that all is said, or accuse: talk would make the game long.
NEXT = """lot => {
  if (document.querySelector("[data-ending]")) return "over";
  const yes = document.querySelector("[role=alertdialog] button");
  const short = document.querySelectorAll('[data-place="say-1"], [data-place="say-2"], [data-place="support-1"]');
  const all = document.querySelectorAll('[data-board] [data-mark="open"]');
  const lit = short.length && lot * 7 % 1 < 0.8 ? short : all;
  return yes ?? (lit.length ? (document.querySelector(".lids") ?? lit[Math.floor(lot * lit.length)]) : null);
}"""
# The thumbs that this phone shows, up or down.
THUMBS = "() => document.querySelectorAll('[data-board] .thumb:is(.up, .down)').length"


@pytest.fixture
def phones(guest: Enter) -> list[Guest]:
    """Seven people, each with a phone, round one table without bots."""
    seven = [guest(name, phone=True) for name in NAMES]
    first, *others = seven
    first.set_table("gotterdammerung", seats=7, talk="1", **{f"seat{n}": "open" for n in range(2, 8)}, conduct="")
    for seat, one in enumerate(others, 1):
        one.page.goto(f"{first.page.url}/join/{seat}")
        one.page.locator("main").get_by_label("Your name").fill(one.name)
        one.page.get_by_role("button", name="Sit down").click()
    for one in seven:
        one.page.locator(SECRET).wait_for()
    return seven


def held(one: Guest, by_key: bool) -> str:
    """What a phone shows while its secret is held open; before and afterwards it is nowhere on the board."""
    board, secret = one.page.locator("[data-board]"), one.page.locator(SECRET)
    expect(board).not_to_contain_text("You are a")
    if by_key:
        secret.focus()
        one.page.keyboard.down("Space")
    else:
        secret.hover()
        one.page.mouse.down()
    expect(board).to_contain_text("You are a")
    shown = one.page.locator(".inside").inner_text()
    one.page.keyboard.up("Space") if by_key else one.page.mouse.up()
    expect(board).not_to_contain_text("You are a")
    return shown


def open_the_belief_board(one: Guest) -> None:
    """A Protector among seven: two Conspirators among the six others are fifteen sets, each of the six with a third."""
    board = one.page.locator("[data-belief]")
    expect(board.get_by_role("status")).to_be_hidden()
    board.locator("summary").click()
    expect(board.get_by_role("status")).to_contain_text("15 of 21")
    assert sorted(board.locator("b").all_inner_texts()) == ["0%", *["33%"] * 6]
    board.get_by_role("button", name="no idea").first.click()
    board.get_by_role("button", name="trust").click()
    expect(board.get_by_role("button", name="suspect")).to_have_count(1)
    assert board.locator("b").all_inner_texts().count("33%") < 6
    board.locator("summary").click()


def tap_one(one: Guest, lots: random.Random) -> bool:
    """Tap what is offered, if anything is; False: the game is over."""
    found = one.page.evaluate_handle(NEXT, lots.random())
    element = found.as_element()
    if element is None:
        return bool(found.json_value() != "over")
    with suppress(Error):  # somebody else may be quicker, and the board drawn anew
        element.click(force=True, timeout=1000)
    return True


def test_by_day_the_seats_that_are_waited_for_are_lit(guest: Enter) -> None:
    ann = guest()
    for seed in range(5):  # The bots may have said all, and even ended the game, before one is asked.
        ann.set_table("gotterdammerung", seats=7, talk="1")
        if is_asked_to_speak(ann, random.Random(seed)):
            break
    expect(ann.page.locator(".seats li.turn")).to_contain_text(["Ann"])


def is_asked_to_speak(one: Guest, lots: random.Random) -> bool:
    """Answer until one is; False: the game was over before."""
    says = one.page.get_by_role("heading", name="What do you say?").first
    while one.is_asked() and not says.is_visible():
        one.answer_one(lots)
    return says.is_visible()


@pytest.mark.long
def test_seven_phones_at_one_table(phones: list[Guest]) -> None:
    # Night: all phones look alike, whoever is asked; the secrets are there for those who hold them open.
    for one in phones:
        expect(one.page.locator(".lids")).to_be_visible()
        expect(one.page.locator(".floor")).to_have_count(0)
    assert len({one.page.locator(".asked").inner_text() for one in phones}) == 1
    secrets = [held(one, by_key=n % 2 == 0) for n, one in enumerate(phones)]
    foes = [name for name, shown in zip(NAMES, secrets, strict=True) if "Conspirator." in shown]
    assert len(foes) == 2
    for name, shown in zip(NAMES, secrets, strict=True):
        assert (f"The Conspirators: {foes[0]}, {foes[1]}" in shown) == (name in foes)
    open_the_belief_board(phones[3])

    lots = random.Random(4)
    hidden_votes = shown_votes = taps = 0
    going = list(phones)
    while going:
        for one in list(going):
            if not tap_one(one, lots):
                going.remove(one)
            taps += 1
        assert taps < 6000, "no end"
        one = lots.choice(phones)
        if one.page.locator(".both, .thumbs").count():  # all vote: who is ready can be seen, but not how
            hidden_votes += 1
            assert not one.page.evaluate(THUMBS) or not one.page.locator(".both, .thumbs").count()
        else:
            shown_votes += one.page.evaluate(THUMBS) == 7
    assert hidden_votes
    assert shown_votes

    # The end: every phone shows the same two Conspirators, and none scrolls sideways.
    for one in phones:
        expect(one.page.locator("[data-board] .faction")).to_have_count(7)
        expect(one.page.locator("[data-board] .faction.foe")).to_have_count(2)
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def goes_round(ann: Guest, *marks: list[int]) -> list[int]:
    """All seven take the shared screen in turn; who is asked gives the next list of answers.  Who was asked."""
    dialog, answers = ann.page.get_by_role("alertdialog"), ann.answers
    asked: list[int] = []
    for seat in range(7):
        expect(dialog).to_contain_text(f"Hand the screen to Ann {seat + 1}.")
        expect(dialog).to_contain_text("Nobody may know whose turn it is")
        expect(answers).to_have_count(0)
        expect(ann.page.locator("aside")).not_to_contain_text("Conspirator")
        dialog.get_by_role("button", name="Here I am").click()
        hand_on = dialog.get_by_role("button", name="Pass the screen on")
        expect(hand_on.or_(answers.first)).to_be_visible()
        if not hand_on.is_visible():
            asked.append(seat)
            for mark in marks[len(asked) - 1]:
                answers.nth(mark).click()
                dialog.get_by_role("button", name="Do it").click()
                expect(dialog.get_by_role("button", name="Do it")).to_have_count(0)
        hand_on.click()
    return asked


def test_by_night_everybody_takes_a_shared_screen_and_it_tells_nobody_who_is_asked(guest: Enter) -> None:
    ann = guest("Ann")
    ann.set_table("gotterdammerung", seats=7, talk="1", **{f"seat{n}": "me" for n in range(2, 8)})
    asked = goes_round(ann, [0], [1, 1])
    assert len(asked) == 2, "the two Conspirators; they did not agree, and the second has marked again"
    assert goes_round(ann, [1]) == asked[:1], "all take it again"
    # They agreed, and the last of the seven has handed on: only now the day begins, with Odin.
    expect(ann.page.locator("[data-board]").or_(ann.page.get_by_role("alertdialog"))).to_be_visible()
    expect(ann.page.get_by_text("Nobody may know whose turn it is")).to_have_count(0)
