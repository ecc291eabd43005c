"""The hall in a real browser: whole games by mouse, dropped connections, restarts, a stranger's game."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.guest import NEXT_ON_BOARD, WAIT, Guest, complaints
from gladsheim.table.seats import BOT_NAMES
from server.hall import Process

Enter = Callable[..., Guest]
ODIN = pytest.param("odins-table", None, {"no_progress": "10"}, marks=pytest.mark.long)
GAMES = [
    ODIN,
    ("yggdrasil", 1, {"level": "ragnarok-4"}),
    ("chronicles", 1, {}),
    ("vedrfolnir", 2, {}),
    ("gotterdammerung", 7, {"talk": "1"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_whole_game_on_the_generic_table_by_mouse(
    guest: Enter, game: str, seats: int | None, options: dict[str, str]
) -> None:
    ann = guest()
    ann.want_plain_tables()
    ann.set_table(game, seats=seats, **options)
    assert ann.play_to_the_end(seed=3)  # a player who is banished at once has few answers to give
    expect(ann.ending).to_be_visible()
    assert len(ann.log()) > 5
    ann.page.goto(ann.address)
    ann.page.get_by_text(re.compile("Show all")).click()
    expect(ann.page.get_by_text("The game is over.")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_whole_game_on_the_drawn_board_by_mouse(
    guest: Enter, game: str, seats: int | None, options: dict[str, str]
) -> None:
    ann = guest()
    ann.set_table(game, seats=seats, **options)
    ann.page.locator("[data-board] svg, svg[data-board]").first.wait_for()
    assert ann.play_to_the_end(5, NEXT_ON_BOARD)
    assert len(ann.log()) > 5
    assert complaints(ann) == []
    ann.ending.get_by_role("link", name="Replay").click()
    ann.page.locator("[data-board]").first.wait_for()
    assert complaints(ann) == []


@pytest.mark.long
def test_a_whole_game_on_a_phone_by_touch(guest: Enter) -> None:
    ann = guest(phone=True)
    ann.set_table("vedrfolnir", seats=2)
    assert ann.play_to_the_end(6, NEXT_ON_BOARD) > 5
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_after_a_tap_nothing_lies_over_the_next_question(guest: Enter) -> None:
    ann = guest(phone=True)
    ann.set_table("vedrfolnir", seats=3)
    lit = ann.page.locator("[data-board] [data-mark=open]").first
    zone = ann.page.locator(f"[data-board] [data-place={lit.get_attribute('data-place')}]")
    zone.tap()
    expect(ann.page.get_by_role("alertdialog")).to_be_visible()
    lines = len(ann.log())
    zone.tap()  # a second tap says yes
    ann.page.wait_for_function("lines => document.querySelectorAll('.log li').length > lines", arg=lines)
    expect(ann.page.locator(".preview")).to_have_count(0)


def test_two_people_at_one_table_and_a_dropped_connection(guest: Enter) -> None:
    ann, bo = guest("Ann"), guest("Bo", phone=True)
    ann.set_table("odins-table", seat2="open")
    link = ann.page.locator("[data-link]").inner_text()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/t/[\w-]+", link)
    bo.page.goto(link)
    bo.page.locator("main").get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    lots = random.Random(5)
    take_turns(ann, bo, lots, clicks=22)
    before = len(ann.log())
    bo.cut_off()
    expect(bo.page.get_by_text("Connection lost")).to_be_visible()
    while ann.asked.count() and ann.answer_if_asked(lots):
        pass  # whose turn it is then, nobody needs to know: whoever is asked goes on
    bo.come_back()
    bo.expect_open()
    take_turns(bo, ann, lots, clicks=12)
    assert len(ann.log()) > before
    read_alike(ann, bo)


def test_a_bot_plays_where_nobody_comes(guest: Enter) -> None:
    ann, bo = guest("Ann"), guest("Bo")
    ann.set_table("odins-table", seat2="open")
    link = ann.page.locator("[data-link]").inner_text()
    ann.page.get_by_label("Level").select_option("novice")
    ann.page.get_by_role("button", name="Let a bot play on seat 2").click()
    expect(ann.answers.first).to_be_visible()
    bo.page.goto(f"{link}/join/1")
    expect(bo.page.get_by_role("alert")).to_be_visible()


def test_a_taken_seat_can_only_be_watched(guest: Enter) -> None:
    ann, bo, cleo = guest("Ann"), guest("Bo"), guest("Cleo")
    ann.set_table("odins-table", seat2="open")
    link = f"{ann.page.locator('[data-link]').inner_text()}/join/1"
    bo.page.goto(link)
    bo.page.get_by_role("button", name="Sit down").click()
    expect(bo.answers.first).to_be_visible()
    cleo.page.goto(link)
    expect(cleo.page.get_by_role("alert")).to_be_visible()
    expect(cleo.page.get_by_role("button", name="Sit down")).to_have_count(0)
    cleo.page.get_by_role("link", name="Only watch").click()
    expect(cleo.page.locator("[data-board]")).to_be_visible()


def test_the_newest_line_stays_in_sight_when_the_log_gets_smaller(guest: Enter) -> None:
    ann = guest()
    ann.set_table("vedrfolnir", seats=3)
    lots = random.Random(2)
    while len(ann.log()) < 20:
        ann.answer_one(lots)
    assert ann.is_asked()
    ann.page.set_viewport_size({"width": 1440, "height": 700})
    log = ann.page.locator(".log").element_handle()
    ann.page.wait_for_function("log => log.clientHeight < 300", arg=log)
    ann.page.wait_for_function("log => log.scrollHeight - log.scrollTop - log.clientHeight < 5", arg=log)


def take_turns(one: Guest, other: Guest, lots: random.Random, clicks: int) -> None:
    """Whoever is asked answers; on a phone every answer takes two clicks or more.

    Only the time without any answer is bound: how long all of them take is the machine's affair.
    """
    given, since = 0, time.monotonic()
    while time.monotonic() - since < WAIT / 1000:
        asked = next((guest for guest in (one, other) if guest.asked.count()), None)
        if asked is None:
            one.page.wait_for_timeout(50)
        elif given == clicks:
            return
        elif asked.answer_if_asked(lots):
            given, since = given + 1, time.monotonic()
    raise AssertionError("nobody is asked")


def read_alike(one: Guest, other: Guest) -> None:
    """Both are told the same number of things in the end; what is still on its way to one of them comes later there."""
    until = time.monotonic() + WAIT / 1000
    while len(one.log()) != len(other.log()):
        assert time.monotonic() < until, (one.log(), other.log())


def test_a_restarted_hall_brings_the_table_back(guest: Enter, hall: Process) -> None:
    ann = guest()
    ann.set_table("yggdrasil", seats=2)
    lots = random.Random(1)
    for _ in range(5):
        assert ann.is_asked()
        ann.answer_one(lots)
    assert ann.is_asked()
    told = ann.log()
    hall.end()
    expect(ann.page.get_by_text("Connection lost")).to_be_visible()
    hall.start()
    ann.come_back()  # its own tries come the more rarely the longer the hall was away
    ann.expect_open()
    assert ann.log()[: len(told)] == told
    ann.answer_one(lots)
    assert ann.is_asked()
    # The browser was closed too: the table is on the door.
    ann.page.goto(ann.address)
    ann.page.locator('a[href^="/t/"]').first.click()
    assert ann.is_asked()
    assert ann.log()[: len(told)] == told


def test_connect_four_from_another_package(guest: Enter) -> None:
    ann = guest()
    ann.set_table("connect-four")
    expect(ann.page.locator(".board .cell")).to_have_count(42)
    assert ann.play_to_the_end(seed=2) >= 4
    assert ann.page.locator(".board .cell:not(.free)").count() >= 7


def see_seals(ann: Guest, bo: Guest) -> None:
    """The browser itself compares the told seed with what was sealed, and says with which seal, or that it cannot."""
    check = ann.page.get_by_role("button", name="Check every throw")
    kept = ann.page.evaluate("localStorage.gladsheim")
    ann.page.evaluate("localStorage.gladsheim = localStorage.gladsheim.replace(/(commitment...)..../g, '$10000')")
    ann.page.reload()
    check.click()
    expect(ann.page.get_by_text("the seed is not the one that was sealed when you sat down")).to_be_visible()
    expect(ann.page.get_by_text("the word it gave is not in the dice")).to_be_visible()
    ann.page.evaluate("kept => localStorage.gladsheim = kept", kept)
    bo.page.goto(ann.page.url)
    bo.page.get_by_role("button", name="Check every throw").click()
    expect(bo.page.get_by_text("the seed fits the seal that the hall shows now")).to_be_visible()
    bo.page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    bo.page.route("**/verdict", lambda route: route.fulfill(json={**route.fetch().json(), "draws": 5, "before": 7}))
    bo.page.reload()
    bo.page.get_by_role("button", name="Check every throw").click()
    expect(bo.page.get_by_text("Your browser did not check the seal")).to_be_visible()
    expect(bo.page.get_by_text("Those before it (7) belong to the game this one branched from")).to_be_visible()
    unfair = {"fair": False, "reason": "in English", "phrase": ["refused-draw", {"number": 3, "value": 1, "drawn": 2}]}
    bo.page.unroute("**/verdict")
    bo.page.route("**/verdict", lambda route: route.fulfill(json={**route.fetch().json(), **unfair}))
    bo.page.get_by_role("button", name="Check every throw").click()
    expect(bo.page.get_by_text("Entry 3 of the journal says that chance gave 1, but the seed gives 2")).to_be_visible()
    ann.page.reload()


def test_after_the_game_replay_branch_and_dice(guest: Enter) -> None:
    ann = guest()
    ann.set_table("connect-four")
    ann.play_to_the_end(seed=4)
    ann.ending.get_by_role("link", name="Replay").click()
    ann.page.get_by_role("button", name="Check every throw").click()
    expect(ann.page.get_by_text("they came from the sealed seed")).to_be_visible()
    expect(ann.page.get_by_text("the seed is the one that was sealed when you sat down")).to_be_visible()
    expect(ann.page.get_by_text("the word it gave, after it had kept the seal, is in the dice")).to_be_visible()
    expect(ann.page.get_by_text("gladsheim verify")).to_be_visible()
    see_seals(ann, guest("Bo"))
    moment = ann.page.get_by_label("Moment", exact=True)
    dropped = int(moment.get_attribute("max") or 0) - int(moment.get_attribute("min") or 0)
    discs = ann.page.locator(".board .cell:not(.free)")
    expect(discs).to_have_count(dropped)
    for _ in range(dropped - 2):
        ann.page.get_by_role("button", name="One back").click()
    expect(discs).to_have_count(2)  # so few that the bot cannot end the game before one is asked
    ann.page.get_by_role("button", name="Play on from here").click()
    ann.page.wait_for_url("**/t/*")
    assert ann.is_asked()
    expect(discs.first).to_be_visible()


@pytest.mark.long
def test_luck_and_choice_are_told_after_the_game(guest: Enter) -> None:
    ann = guest()
    ann.set_table("vedrfolnir", seats=2)
    ann.play_to_the_end(seed=3)
    ann.ending.get_by_role("link", name="Replay").click()
    # By keyboard, and as a table that can be heard.
    button = ann.page.get_by_role("button", name="Luck and choice")
    button.focus()
    ann.page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(ann.page.get_by_text("Played again 100 times.")).to_be_visible(timeout=6 * WAIT)
    told = ann.page.get_by_role("table", name="Luck and choice: Ann")
    heads = ["Even chance", "Seat", "Cards", "Decisions", "Result"]
    assert told.get_by_role("rowheader").all_inner_texts() == heads
    assert complaints(ann) == []
    ann.page.get_by_label("Whose luck").select_option("1")
    expect(told).to_have_count(0)
    ann.page.get_by_label("Language").select_option("fr")
    expect(ann.page.get_by_role("rowheader", name="Décisions")).to_be_visible()
    button.or_(ann.page.get_by_role("button", name="Chance et choix")).click()
    expect(ann.page.get_by_role("rowheader")).to_have_count(0)


def test_hint_undo_rules_and_languages(guest: Enter) -> None:
    ann = guest()
    ann.set_table("odins-table")
    assert ann.is_asked()
    held = ann.page.locator('[data-place^="hand-"]')
    held.first.wait_for()  # the board comes after the list of answers
    first = held.count()
    ann.page.get_by_role("button", name="Hint").click()
    expect(ann.page.locator(".chance").first).to_be_visible()
    ann.answers.first.click()
    expect(held).to_have_count(first - 1)
    expect(ann.page.locator(".chance")).to_have_count(0)  # it was about the question before
    ann.page.get_by_role("button", name="Take back").click()
    expect(held).to_have_count(first)
    ann.page.get_by_role("button", name="Rules").click()
    ann.page.get_by_label("Search the rules").fill("idunn")
    expect(ann.page.locator("dialog dt").first).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_label("Language").select_option("ja")
    expect(ann.page.get_by_role("button", name="ヒント")).to_be_visible()
    ann.page.get_by_label("言語").select_option("fr")
    expect(ann.page.get_by_role("button", name="Conseil")).to_be_visible()


def test_everybody_is_called_by_name_on_the_board_in_words_and_on_the_door(guest: Enter) -> None:
    ann = guest()
    ann.set_table("vedrfolnir", seats=2)
    assert ann.is_asked()
    bot = ann.page.locator(".seats b").nth(1).inner_text()
    assert bot in BOT_NAMES
    ann.page.get_by_role("tab", name="In words").click()
    words = ann.page.get_by_label("The table in words")
    expect(words).to_contain_text(bot)
    expect(words).to_contain_text("Ann")
    expect(words).not_to_contain_text("Seat 2")
    ann.play_to_the_end(seed=3)
    ann.page.get_by_role("tab", name="Log").click()
    assert any(bot in line for line in ann.log())
    assert not any("Seat " in line for line in ann.log())
    ann.page.goto(ann.address)
    ann.page.get_by_text("Show all 1").click()
    expect(ann.page.get_by_text(f"with {bot} (Random)")).to_be_visible()


def test_what_is_refused_is_said_in_the_players_language(guest: Enter) -> None:
    ann = guest()
    ann.page.goto(f"{ann.address}/new/vedrfolnir?lang=fr")
    ann.page.get_by_role("button", name="1", exact=True).click()
    ann.page.locator('select[name="deck"]').select_option("winter")
    ann.page.get_by_role("button", name="Dresser la table").click()
    expect(ann.page.get_by_role("alert")).to_have_text("En solo, on ne joue qu'avec le jeu de base.")
    ann.page.get_by_label("Langue").select_option("en")
    ann.set_table("vedrfolnir", seats=2)
    assert ann.is_asked()
    ann.page.get_by_label("Language").select_option("ja")
    # Nothing is offered that would be refused; who asks for it all the same is told why not.
    expect(ann.page.get_by_role("button", name="取り消す")).to_be_disabled()
    ann.servers[-1].send('{"kind": "undo", "id": "late", "seat": 0}')
    refused = "ほかの人の答えや抽選のあとに、取り消せるあなたの答えはありません。"
    expect(ann.page.get_by_role("alert")).to_have_text(refused)
    # The console notes the one call that was refused, and nothing else.
    assert len(ann.faults) == 1
    assert "400" in ann.faults.pop()


# Whether the focus is on something to be done, or should move on to it; nothing while nobody asks; or the end.
REACHED = """() => {
  const here = document.activeElement;
  if (document.querySelector("[data-ending]")) return "over";
  if (here.matches("[role=alertdialog] button, .menu button, button.answer:enabled")) return "answer";
  if (here.matches("[data-board] [data-mark=open]")) return "answer";
  return document.querySelector("button.answer:enabled") ? "move on" : "";
}"""


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(guest: Enter) -> None:
    """Odin's Table on its drawn board: Tab to what is lit, Enter, and so on to the end."""
    ann = guest()
    ann.set_table("odins-table", no_progress="10")
    lots = random.Random(2)
    keys = ann.page.keyboard
    for _ in range(3000):
        # Whoever answered by keyboard finds the focus on what can be done next.
        reached = ann.page.wait_for_function(REACHED).json_value()
        if reached == "over":
            break
        keys.press("Enter" if reached == "answer" and lots.random() < 0.8 else "Tab")
    expect(ann.ending).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_scrolls_sideways(guest: Enter, phone: bool) -> None:
    ann = guest(phone=phone)
    for path in ("/", "/new/gotterdammerung", "/new/chronicles", "/about"):
        ann.page.goto(ann.address + path)
        ann.page.locator("main h1").wait_for()
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    ann.set_table("gotterdammerung", seats=15)
    assert ann.is_asked()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the table"
