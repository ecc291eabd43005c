"""Friends come together by code, notice who is lost, go on together; a screen shows it all and sends nothing."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from browser.guest import Guest, complaints, too_small
from server.hall import Process

Enter = Callable[..., Guest]


def two_at_a_table(guest: Enter) -> tuple[Guest, Guest, str]:
    """Ann sets a table, Bo comes by the code that Ann calls out."""
    ann, bo = guest("Ann"), guest("Bo", phone=True)
    ann.set_table("odins-table", seat2="open")
    ann.page.locator("[data-code] b").nth(4).wait_for()
    code = "".join(ann.page.locator("[data-code] b").all_inner_texts())
    bo.page.goto(f"{bo.address}/")
    bo.page.get_by_label("Code of the table").fill(code.lower())
    bo.page.get_by_role("button", name="Sit down").click()
    expect(bo.page.get_by_role("heading", name="Ann invites you")).to_be_visible()
    bo.page.get_by_label("Your name at the table").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    for one in (ann, bo):
        one.page.locator("[data-board]").wait_for()
    return ann, bo, code


# How far a picture of the board is from the board on the page, 0 to 1; how wide it is; how many colours it has.
COMPARED = """async ([picture, board, size]) => {
  const read = async (data, wide, high, cut) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const found = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
    const pen = new OffscreenCanvas(wide, high).getContext("2d");
    pen.drawImage(found, 0, 0, found.width, cut ? (found.width * high) / wide : found.height, 0, 0, wide, high);
    return [pen.getImageData(0, 0, wide, high).data, found.width];
  };
  const [wide, high] = size.map((one) => Math.round(one / 4));
  const [[one, width], [other]] = [await read(picture, wide, high, true), await read(board, wide, high, false)];
  const kinds = new Set();
  let sum = 0;
  for (let n = 0; n < one.length; n += 4) {
    kinds.add((one[n] >> 4) * 256 + (one[n + 1] >> 4) * 16 + (one[n + 2] >> 4));
    for (const part of [0, 1, 2]) sum += Math.abs(one[n + part] - other[n + part]);
  }
  return [sum / (one.length * 0.75) / 255, width, kinds.size];
}"""


def compared(guest: Guest, picture: bytes) -> tuple[float, int, int]:
    board = guest.page.locator("[data-board]")
    box = board.bounding_box()
    assert box is not None
    shots = [base64.b64encode(one).decode() for one in (picture, board.screenshot(animations="disabled"))]
    far, wide, kinds = guest.page.evaluate(COMPARED, [*shots, [box["width"], box["height"]]])
    return float(far), int(wide), int(kinds)


def give_up(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Table", exact=True).click()
    guest.page.get_by_role("button", name="Give up").click()
    guest.page.get_by_role("alertdialog").get_by_role("button", name="Give up").click()


def test_alone_two_clicks_lead_from_the_door_to_the_first_move(guest: Enter) -> None:
    ann = guest()
    ann.page.goto(f"{ann.address}/")
    ann.page.get_by_role("button", name=re.compile("Play now.*Odin's Table")).click()
    ann.answers.first.click()
    ann.page.wait_for_function("() => document.querySelectorAll('.log li').length > 0")


def test_by_code_to_one_table_and_on_to_the_next_while_a_screen_follows(guest: Enter) -> None:
    ann, bo, code = two_at_a_table(guest)
    screen = guest("Screen")
    sent: list[str] = []

    def overhear(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            sent.append(str(message))
            server.send(message)

        socket.on_message(pass_on)

    screen.page.route_web_socket("**/live", overhear)
    screen.page.set_viewport_size({"width": 1920, "height": 1080})
    screen.page.goto(f"{screen.address}/screen")
    screen.page.get_by_label("Code of the table").fill(code)
    screen.page.get_by_role("button", name="Show it").click()
    expect(screen.page.get_by_text("To answer now")).to_be_visible()
    screen.page.wait_for_function("() => document.querySelector('[data-board]')?.getBoundingClientRect().height > 900")
    screen.page.locator("[data-screen]").click(force=True)
    assert too_small(screen) == [], "read from three metres"
    give_up(bo)
    expect(ann.ending).to_contain_text("Bo gave up")
    with ann.page.expect_download() as picture:
        ann.page.get_by_role("button", name="A picture to share").click()
    far, wide, colours = compared(ann, picture.value.path().read_bytes())
    assert (far < 0.03, wide, colours > 40) == (True, 1600, True), f"the board as it stands: {far} apart"
    first = ann.page.url
    ann.page.get_by_role("button", name="Again together").click()
    expect(bo.page.get_by_text("wants another game")).to_be_visible()
    assert ann.page.url == first, "one alone does not go on"
    bo.page.get_by_role("button", name="Again together").click()
    for one in (ann, bo):
        one.page.wait_for_url(lambda url: url != first)
        one.page.locator("[data-board]").wait_for()
    assert ann.page.url == bo.page.url
    screen.page.wait_for_url(f"**/screen/{ann.page.url.rpartition('/')[2]}")
    kinds = {json.loads(message)["kind"] for message in sent}
    assert kinds == {"hello", "pulse"}, "a screen never sends a deed"


@pytest.mark.long
def test_both_press_again_at_once_and_none_sees_an_empty_screen(guest: Enter) -> None:
    ann, bo, _ = two_at_a_table(guest)
    give_up(ann)
    first = ann.page.url
    buttons = [one.page.get_by_role("button", name="Again together") for one in (ann, bo)]
    for button in buttons:
        expect(button).to_be_visible()
    for button in buttons:
        button.dispatch_event("click")
    for one in (ann, bo):
        one.page.wait_for_url(lambda url: url != first)
        one.page.locator("[data-board]").wait_for()
    assert ann.page.url == bo.page.url


@pytest.mark.long
def test_after_one_has_left_the_other_goes_on_without(guest: Enter) -> None:
    ann, bo, _ = two_at_a_table(guest)
    give_up(bo)
    ann.page.get_by_role("button", name="Again together").click()
    bo.page.locator("[data-ending]").get_by_role("link", name="To the door").click()
    ann.page.get_by_role("button", name="Go on without Bo").click()
    expect(ann.page.get_by_role("heading", name="Bring your friends to the table")).to_be_visible()
    expect(ann.page.get_by_text("1 of 2 seated")).to_be_visible()


def test_a_silent_connection_is_said_on_both_sides(guest: Enter) -> None:
    ann, bo, _ = two_at_a_table(guest)
    while bo.beats < 2:
        bo.page.wait_for_timeout(50)
    heard = ann.beats
    bo.is_deaf = True
    ann.page.locator(".seats li", has_text="Bo").get_by_text("away").wait_for()
    told = ann.beats - heard  # her heart beats twice a second, as time goes on this machine
    expect(bo.page.locator(".lost")).to_be_visible()
    assert told < 20, f"after {told} beats; on a machine that does nothing else it is below 4"
    bo.is_deaf = False
    ann.page.locator(".seats li", has_text="Bo").get_by_text("here").wait_for()
    bo.expect_open()


def test_the_pages_of_friends_are_within_reach_of_everybody(guest: Enter) -> None:
    ann, bo = guest("Ann"), guest("Bo")
    ann.set_table("yggdrasil", seats=3, seat2="open", seat3="open")
    ann.page.locator("[data-code] b").nth(4).wait_for()
    assert complaints(ann) == []
    bo.page.goto(ann.page.url)
    expect(bo.page.get_by_role("heading", name="Ann invites you")).to_be_visible()
    assert complaints(bo) == []
    bo.page.goto(f"{bo.address}/screen")
    assert complaints(bo) == []
    bo.page.goto(f"{bo.address}/")
    bo.page.locator(".games li").first.wait_for()
    assert complaints(bo) == []


def test_a_name_can_be_anything_and_breaks_nothing(guest: Enter) -> None:
    ann, bo = guest("Ann"), guest("Bo", phone=True)
    ann.set_table("odins-table", seat2="open")
    bo.page.goto(ann.page.url)
    odd = "‮مرحبا <b>Ann</b> 👩‍👩‍👧‍👦 аnn"
    bo.page.get_by_label("Your name at the table").fill(odd)
    bo.page.get_by_role("button", name="Sit down").click()
    bo.page.locator("[data-board]").wait_for()
    assert ann.page.locator(".seats b b").count() == 0
    assert bo.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.long
def test_my_games_are_counted_carried_to_another_device_and_deleted(guest: Enter) -> None:
    ann, bo, _ = two_at_a_table(guest)
    give_up(bo)
    ann.ending.wait_for()
    ann.page.goto(f"{ann.address}/me")
    row = ann.page.get_by_role("row", name=re.compile("Odin's Table"))
    expect(row).to_contain_text("100%")
    expect(ann.page.get_by_role("row", name=re.compile("^Bo"))).to_be_visible()
    ann.page.get_by_role("button", name="Make a code").click()
    code = ann.page.locator("[data-carry]").inner_text()
    other = guest("Ann")
    other.page.goto(f"{other.address}/me#carry={code.replace(' ', '')}")
    expect(other.page.get_by_text("Taken over")).to_be_visible()
    expect(other.page.get_by_role("row", name=re.compile("Odin's Table"))).to_be_visible()
    with ann.page.expect_download() as download:
        ann.page.get_by_role("button", name="Download everything").click()
    assert json.loads(download.value.path().read_text())["played"][0]["others"] == ["Bo"]
    ann.page.get_by_role("button", name="Delete everything").click()
    ann.page.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    expect(ann.page.get_by_text("Nothing is left")).to_be_visible()
    expect(ann.page.get_by_text("No finished game is remembered here yet.")).to_be_visible()


@pytest.mark.long
def test_a_seat_goes_on_where_it_was_carried(guest: Enter) -> None:
    ann, _, _ = two_at_a_table(guest)
    table = ann.page.url
    ann.page.goto(f"{ann.address}/me")
    ann.page.get_by_role("button", name="Make a code").click()
    code = ann.page.locator("[data-carry]").inner_text()
    phone = guest("Ann", phone=True)
    phone.page.goto(f"{phone.address}/me")
    phone.page.get_by_label("Code of the other device").fill(code.lower())
    phone.page.get_by_role("button", name="Take over").click()
    expect(phone.page.get_by_text("Taken over")).to_be_visible()
    phone.page.goto(table)
    expect(phone.page.locator(".seats .mine", has_text="Ann")).to_be_visible()


def test_without_a_network_the_hall_opens_and_says_so(hall: Process, browser: Browser) -> None:
    context = browser.new_context(locale="en", service_workers="allow")
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{hall.port}/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()  # from now on the worker stands between the page and the network
    page.goto(f"http://127.0.0.1:{hall.port}/new/yggdrasil")
    page.get_by_role("button", name="Set the table").wait_for()
    context.set_offline(True)
    page.goto(f"http://127.0.0.1:{hall.port}/")
    expect(page.locator(".games li")).not_to_have_count(0)
    expect(page.get_by_text("There is no network")).to_be_visible()
    page.goto(f"http://127.0.0.1:{hall.port}/new/yggdrasil")
    expect(page.get_by_role("heading", name="Yggdrasil", exact=True)).to_be_visible()
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_text("The hall does not answer")).to_be_visible()
    assert "/t/" not in page.url, "nothing that was not done is shown as done"
    context.close()
