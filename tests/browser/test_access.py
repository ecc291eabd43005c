"""The pages for everybody: by keyboard, by ear, in large letters, in the system's colours, and over a bad network."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.guest import Guest, complaints

Enter = Callable[..., Guest]

FOCUS = "document.activeElement"
GHOST = """() => {
  const here = document.activeElement;
  if (!here?.closest("[data-board]")) return false;
  return here.getAttribute("tabindex") !== "0" && !here.matches("button, a, input, select, summary, pre");
}"""


# Whether the last that was said is the open question, and the newest lines of the log were said before it.
HEARD = """() => {
  const texts = (found) => [...document.querySelectorAll(found)].map((one) => one.innerText.trim());
  const heard = texts("[data-ears] p");
  const lines = texts(".log li > span:first-child").slice(-3);
  return heard.at(-1) === texts(".question h2")[0] && lines.length === 3 && lines.every((line) => heard.includes(line));
}"""


def test_tab_stops_only_where_something_can_be_done(guest: Enter) -> None:
    ann = guest()
    ann.set_table("odins-table")
    assert ann.is_asked()
    for _ in range(60):
        ann.page.keyboard.press("Tab")
        assert not ann.page.evaluate(GHOST), ann.page.evaluate(f"{FOCUS}.outerHTML.slice(0, 200)")


def test_what_is_told_to_the_ear_is_added_and_not_replaced(guest: Enter) -> None:
    ann = guest()
    ann.set_table("odins-table")
    for _ in range(8):
        assert ann.is_asked()
        ann.answers.first.click()
    assert ann.is_asked()
    ann.page.wait_for_function(HEARD)  # looked at in one moment: what leaves no choice is answered by the page itself


def test_letters_twice_as_large_leave_the_board_its_room(guest: Enter) -> None:
    ann = guest()
    ann.set_table("odins-table")
    assert ann.is_asked()
    ann.page.evaluate("document.documentElement.style.fontSize = '200%'")
    ann.page.wait_for_function("() => getComputedStyle(document.documentElement).fontSize === '32px'")
    ann.page.evaluate("dispatchEvent(new Event('resize'))")
    expect(ann.page.locator(".page.narrow")).to_be_visible()
    board = ann.page.locator("[data-board]").bounding_box()
    assert board is not None
    assert board["width"] > 900
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_curtain_of_a_shared_screen_has_the_focus(guest: Enter) -> None:
    ann = guest()
    ann.set_table("odins-table", seat2="me")
    curtain = ann.page.get_by_role("alertdialog")
    while True:
        curtain.or_(ann.answers).first.wait_for()  # what was just answered is open no more
        if curtain.is_visible():
            break
        ann.answers.first.click()
    expect(curtain).to_be_focused()


def test_another_page_has_the_focus(guest: Enter) -> None:
    ann = guest()
    ann.page.goto(f"{ann.address}/")
    ann.page.locator('a[href="/new/yggdrasil"]').click()
    ann.page.get_by_role("button", name="Set the table").wait_for()
    ann.page.wait_for_function(f"() => {FOCUS}.id === 'main'")
    ann.page.go_back()
    ann.page.wait_for_function(f"() => {FOCUS}.id === 'main'")


def test_seats_beyond_the_edge_are_reached_by_keyboard(guest: Enter) -> None:
    ann = guest(phone=True)
    ann.set_table("gotterdammerung")
    expect(ann.page.locator(".seats ul")).to_have_attribute("tabindex", "0")


def test_tabs_are_turned_by_the_arrow_keys(guest: Enter) -> None:
    ann = guest()
    ann.set_table("odins-table")
    assert ann.is_asked()
    log = ann.page.get_by_role("tab", name="Log")
    log.focus()
    ann.page.keyboard.press("ArrowRight")
    talk = ann.page.get_by_role("tab", name="Talk")
    expect(talk).to_be_focused()
    expect(talk).to_have_attribute("aria-selected", "true")
    expect(ann.page.get_by_role("tabpanel", name="Talk")).to_be_visible()
    expect(log).to_have_attribute("tabindex", "-1")


def test_a_log_is_one_stop_and_the_arrows_go_from_line_to_line(guest: Enter) -> None:
    ann = guest()
    ann.set_table("odins-table")
    for _ in range(3):
        assert ann.is_asked()
        ann.answers.first.click()
    assert ann.is_asked()
    reached = "[...document.querySelectorAll('.log :is(a, button)')].filter(e => e.tabIndex >= 0).length"
    assert ann.page.evaluate(reached) <= 2
    ann.page.locator(".log").focus()
    ann.page.keyboard.press("ArrowUp")
    ann.page.keyboard.press("ArrowUp")
    count = len(ann.log())
    expect(ann.page.locator(f'[data-line="{count - 3}"] button')).to_be_focused()


def test_single_letters_are_no_keys_for_who_wants_none(guest: Enter) -> None:
    ann = guest()
    ann.set_table("odins-table")
    assert ann.is_asked()
    ann.page.keyboard.press("r")
    rules = ann.page.get_by_role("dialog", name="Rules")
    expect(rules).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Single letters work as shortcuts").uncheck()
    ann.page.get_by_role("button", name="Done").click()
    ann.page.keyboard.press("r")
    ann.page.wait_for_timeout(200)
    expect(rules).to_be_hidden()


def test_escape_gives_the_focus_back(guest: Enter) -> None:
    ann = guest()
    ann.page.goto(f"{ann.address}/")
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label(re.compile("Ask once more")).select_option("always")
    ann.page.get_by_role("button", name="Done").click()
    ann.set_table("yggdrasil")
    assert ann.is_asked()
    thing = ann.page.locator("[data-board] [data-mark=open]").first
    thing.locator("> [data-act]").focus()
    place = thing.get_attribute("data-place")
    ann.page.keyboard.press("Enter")
    ann.page.get_by_role("alertdialog").wait_for()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("alertdialog")).to_have_count(0)
    assert ann.page.evaluate(f"{FOCUS}.closest('[data-place]').dataset.place") == place


def test_a_table_is_forgotten_only_when_that_is_meant(guest: Enter) -> None:
    ann = guest()
    ann.set_table("odins-table")
    ann.page.goto(f"{ann.address}/")
    ann.page.get_by_text("Show all 1").click()
    tables = ann.page.locator('li a[href^="/t/"]')
    forget = ann.page.get_by_role("button", name="Forget this table")
    forget.click()
    ann.page.get_by_role("button", name="Not yet").click()
    expect(tables).to_have_count(1)
    forget.click()
    ann.page.get_by_role("button", name="Forget", exact=True).click()
    expect(tables).to_have_count(0)


def test_whose_turn_it_is_shows_in_the_systems_colours(guest: Enter) -> None:
    ann = guest()
    ann.page.emulate_media(forced_colors="active", reduced_motion="reduce")
    ann.set_table("odins-table")
    assert ann.is_asked()
    outline = "element => getComputedStyle(element).outlineStyle"
    assert ann.page.locator(".seats li.turn").first.evaluate(outline) == "solid"
    assert ann.page.get_by_role("tab", name="Log").evaluate(outline) == "solid"


# What the page says as soon as its browser has told it that there is no network.
LISTEN = """() => {
  window.told = new Promise((tell) =>
    addEventListener("offline", () => setTimeout(() => tell(document.querySelector(".lost")?.textContent ?? ""))),
  );
}"""


def test_a_silent_death_of_the_connection_is_seen_and_heals(guest: Enter) -> None:
    ann = guest()
    ann.set_table("odins-table")
    assert ann.is_asked()
    expect(ann.answers.first).to_contain_text("column a")
    ann.is_deaf = True
    ann.answers.first.click()
    expect(ann.page.get_by_text("Connection lost")).to_be_visible()
    expect(ann.page.get_by_text("Your answer is kept")).to_be_visible()
    ann.is_deaf = False
    ann.expect_open()
    assert ann.is_asked()
    expect(ann.answers.first).to_contain_text("column b")  # said twice, done once


def test_offline_is_said_at_once(guest: Enter) -> None:
    ann = guest()
    ann.set_table("odins-table")
    assert ann.is_asked()
    seats = ann.page.locator("section.seats").bounding_box()
    ann.is_cut = True
    ann.page.evaluate(LISTEN)
    ann.context.set_offline(True)
    assert "Connection lost" in ann.page.evaluate("() => window.told"), "not when the silence is noticed"
    expect(ann.page.locator(".seats li.mine")).to_contain_text("away")
    moved = ann.page.locator("section.seats").bounding_box()
    assert seats is not None
    assert moved is not None
    assert (moved["x"], moved["y"]) == (seats["x"], seats["y"]), "nothing moves for what is said of the connection"
    ann.context.set_offline(False)
    ann.is_cut = False
    ann.expect_open()


UNDER = """() => {
  const here = document.activeElement;
  if (here === document.body || here.closest(".asked")) return false;
  const sheet = document.querySelector(".asked").getBoundingClientRect().top;
  return here.getBoundingClientRect().top > sheet - 4;
}"""


def test_what_has_the_focus_is_never_under_the_sheet_of_a_phone(guest: Enter) -> None:
    ann = guest(phone=True)
    ann.set_table("vedrfolnir", seats=3)
    assert ann.is_asked()
    for _ in range(25):
        ann.page.keyboard.press("Tab")
        assert not ann.page.evaluate(UNDER), ann.page.evaluate(f"{FOCUS}.outerHTML.slice(0, 200)")


def test_a_hint_is_told_to_the_ear(guest: Enter) -> None:
    ann = guest()
    ann.set_table("odins-table")
    assert ann.is_asked()
    ann.page.get_by_role("button", name="Hint").click()
    ann.page.locator(".chance").first.wait_for()
    expect(ann.page.locator("[data-ears] p").last).to_contain_text("%")


def test_where_nothing_is_the_page_says_so_and_leads_on(guest: Enter) -> None:
    ann = guest()
    ann.page.goto(f"{ann.address}/nowhere")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    assert ann.page.title() != "Gladsheim"
    assert complaints(ann) == []
    ann.page.locator('main a[href="/"]').click()
    ann.page.locator('a[href="/new/yggdrasil"]').wait_for()


def test_who_goes_back_finds_the_page_where_it_was_left(guest: Enter) -> None:
    ann = guest(phone=True)
    ann.page.goto(f"{ann.address}/rules/yggdrasil")
    ann.page.locator(".chapter .id").first.wait_for()
    ann.page.evaluate("scrollTo(0, 1500)")
    ann.page.wait_for_function("() => history.state?.at === 1500")
    ann.page.evaluate("document.querySelector('a[href=\"/\"]').click()")
    ann.page.locator('a[href="/new/yggdrasil"]').wait_for()
    ann.page.go_back()
    ann.page.wait_for_function("() => Math.abs(scrollY - 1500) < 5")


def test_a_phone_on_its_side_has_the_whole_screen_for_the_board(guest: Enter) -> None:
    ann = guest(phone=True)
    ann.page.set_viewport_size({"width": 844, "height": 390})
    ann.set_table("odins-table")
    assert ann.is_asked()
    board = ann.page.locator("[data-board]")
    board.evaluate("board => board.scrollIntoView({block: 'start'})")
    seen = "board => Math.min(innerHeight, board.getBoundingClientRect().bottom) - board.getBoundingClientRect().top"
    assert board.evaluate(seen) > 350
