"""A person's devices: a passkey of one browser sits at the same tables in another; messages; riddles; open tables."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, TimeoutError, expect

from browser.guest import Guest, complaints
from server.hall import Process

Enter = Callable[..., Guest]
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def device(browser: Browser, hall: Process) -> tuple[BrowserContext, Page, CDPSession, str]:
    """A browser with an authenticator of its own, at the hall's name: a bare address has no passkeys."""
    context = browser.new_context(locale="en", service_workers="block")
    page = context.new_page()
    page.goto(f"http://localhost:{hall.port}/me")
    session = context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return context, page, session, str(made["authenticatorId"])


def comes_back(page: Page, table: str) -> bool:
    """Whether a table that another device knows is known to this page after a while: both share a little later."""
    for _ in range(10):
        page.reload()
        with suppress(TimeoutError):
            page.wait_for_function("id => localStorage.gladsheim.includes(id)", arg=table, timeout=5000)
            return True
    return False


def test_a_passkey_of_one_browser_sits_at_the_same_tables_in_another(hall: Process, browser: Browser) -> None:
    first, page, session, authenticator = device(browser, hall)
    page.goto(f"http://localhost:{hall.port}/")
    page.get_by_role("button", name=re.compile("Play now.*Odin's Table")).click()
    page.locator("[data-board]").wait_for()
    table = page.url
    page.goto(f"http://localhost:{hall.port}/me")
    page.evaluate(
        """() => {
          const memory = JSON.parse(localStorage.gladsheim);
          const game = {id: "old", game: "odins-table", at: 1, share: 1, others: ["Bo"], level: null, seats: 2};
          localStorage.gladsheim = JSON.stringify({...memory, played: [game]});
        }"""
    )
    page.reload()
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("The passkey is made")).to_be_visible()
    [credential] = session.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]
    second, other, theirs, empty = device(browser, hall)
    expect(other.get_by_text("No finished game")).to_be_visible()
    # Nobody without the passkey gets anything.
    other.get_by_role("button", name="Use my passkey").click()
    expect(other.get_by_role("alert")).to_be_visible()
    theirs.send("WebAuthn.addCredential", {"authenticatorId": empty, "credential": credential})
    other.get_by_role("button", name="Use my passkey").click()
    expect(other.get_by_text("Your tables and games are here now")).to_be_visible()
    expect(other.get_by_role("rowheader", name="Bo", exact=True)).to_be_visible()
    other.goto(table)
    other.locator("button.answer:enabled").first.wait_for()
    # What is played there comes back here, without the passkey being asked for again.
    other.goto(f"http://localhost:{hall.port}/")
    other.get_by_role("button", name=re.compile("Play now.*Yggdrasil$")).click()
    other.locator("[data-board]").wait_for()
    newer = other.url.rpartition("/")[2]
    assert comes_back(page, newer)
    # A passkey that is made up opens nothing: the same handle, another key.
    forged = {**credential, "credentialId": "AAAAAAAAAAAAAAAAAAAAAA=="}
    third, last, session, authenticator = device(browser, hall)
    session.send("WebAuthn.addCredential", {"authenticatorId": authenticator, "credential": forged})
    last.get_by_role("button", name="Use my passkey").click()
    expect(last.get_by_text("This passkey opens nothing here")).to_be_visible()
    for context in (first, second, third):
        context.close()


def test_a_message_shows_whose_turn_it_is_and_leads_to_the_table(hall: Process, browser: Browser) -> None:
    context = browser.new_context(locale="en", permissions=["notifications"])
    page = context.new_page()
    origin = f"http://127.0.0.1:{hall.port}"
    page.goto(f"{origin}/me")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    session = context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(str(one["registrationId"]) for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    message = json.dumps({"title": "It is your turn", "body": "Odin's Table, with Bo", "table": "abc"})
    push = {"origin": origin, "registrationId": found[0], "data": message}
    session.send("ServiceWorker.deliverPushMessage", push)
    page.wait_for_function(
        """() => navigator.serviceWorker.ready
          .then(worker => worker.getNotifications())
          .then(all => all.length === 1 && all[0].title === "It is your turn" && all[0].data.url === "/t/abc")"""
    )
    context.close()


def test_a_riddle_is_solved_on_the_board(guest: Enter) -> None:
    ann = guest()
    page = ann.page
    page.goto(f"{ann.address}/")
    page.get_by_role("link", name=re.compile("Odin's Table.*One answer")).click()
    page.locator("[data-board]").wait_for(timeout=300_000)
    assert complaints(ann) == []
    page.locator("button.answer:enabled").first.click()
    expect(page.get_by_text(re.compile("That is it|There is something better"))).to_be_visible()
    expect(page.get_by_text(re.compile("the chance to win is"))).to_be_visible()


def test_a_table_that_is_open_to_strangers_stands_at_the_door(guest: Enter) -> None:
    ann, bo = guest("Ann"), guest("Bo", phone=True)
    ann.set_table("odins-table", seat2="open")
    ann.page.get_by_label(re.compile("Let strangers in")).check()
    bo.page.goto(f"{bo.address}/")
    bo.page.get_by_role("link", name=re.compile("Ann waits")).click()
    expect(bo.page.get_by_role("heading", name="Ann invites you")).to_be_visible()
    bo.page.get_by_role("button", name="Sit down").click()
    for one in (ann, bo):
        one.page.locator("[data-board]").wait_for()
