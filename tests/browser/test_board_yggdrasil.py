"""The drawn board of Yggdrasil, and a whole game by mouse on it alone."""

from __future__ import annotations

import contextlib
import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, WebSocketRoute, expect

from browser.guest import WAIT, Guest, complaints
from gladsheim.core.game import Json

Enter = Callable[..., Guest]

# The end of the game, a second yes, a choice between answers that share a thing, or a lit thing by lot: never the list.
NEXT = """lot => {
  const first = document.querySelector("[data-ending]") ?? document.querySelector("[role=alertdialog] button");
  const menu = document.querySelectorAll("[role=group].menu button:not(.plain)");
  const lit = document.querySelectorAll('[data-board] [data-mark="open"]');
  const from = menu.length ? menu : lit;
  return first ?? from[Math.floor(lot * from.length)];
}"""


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_of_yggdrasil_on_the_drawn_board(guest: Enter, seed: int) -> None:
    """Every answer to every question points to a thing that is drawn: the list beside the board is never needed."""
    ann = guest()
    ann.set_table("yggdrasil", seats=2, seat2="me")
    expect(ann.page.locator('[data-place^="world-"]')).to_have_count(9)
    lots = random.Random(seed)
    for _ in range(1500):
        found = ann.page.wait_for_function(NEXT, arg=lots.random(), timeout=WAIT).as_element()
        assert found is not None
        if found.get_attribute("data-ending") is not None:
            break
        with contextlib.suppress(Error):  # the board may be drawn anew before the click
            found.click(force=True, timeout=2000)
    expect(ann.ending).to_contain_text("Defeat")
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def laid_over(under: Json, over: Json) -> Json:
    """What is said in `over` holds, part by part."""
    if isinstance(under, dict) and isinstance(over, dict):
        return under | {key: laid_over(under.get(key), part) for key, part in over.items()}
    return over


def sees(ann: Guest, change: Json) -> None:
    """A table of Yggdrasil whose every view is changed before it is drawn."""

    def with_change(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            frame = json.loads(text)
            for sight in frame.get("sights", []):
                if "deck" in sight["view"]:
                    sight["view"] = laid_over(sight["view"], change)
            socket.send(json.dumps(frame))

        server.on_message(pass_on)

    ann.page.route_web_socket(re.compile("/live$"), with_change)
    ann.set_table("yggdrasil", seats=3)
    assert ann.is_asked()


def test_two_drawn_cards_of_one_kind_lie_side_by_side(guest: Enter) -> None:
    """Cards of one kind are alike: the board must not take the second for the first."""
    ann = guest()
    surt: dict[str, Json] = {"card": "surt", "enemy": "surt"}
    sees(ann, {"deck": {"drawn": [surt, surt]}})
    expect(ann.page.locator('[data-place="card-surt"]')).to_have_count(2)


def test_what_is_known_of_the_deck_is_told_and_counted(guest: Enter) -> None:
    """Cards that Odin or the Vanir put back are left as well as unseen ones; so are the turns without a card."""
    cards = {"hel": 2, "surt": 0, "jormungand": 0, "loki": 2, "nidhogg": 0, "fenrir": 1}
    first: dict[str, Json] = {"space": 1, "force": 5, "power": 0}
    asgard: list[Json] = [{**first, "enemy": enemy, "cards": count} for enemy, count in cards.items()]
    order: list[Json] = ["loki", 39, "angry-fenrir"]
    ann = guest()
    sees(ann, {"deck": {"left": 41, "order": order, "drawn": []}, "asgard": asgard, "quiet_turns": 2})
    deck = ann.page.locator('[data-place="deck"]')
    expect(deck).to_contain_text("From the top: Loki | 39 unseen | Angry Fenrir")
    expect(deck).to_contain_text("Turns without an enemy card: 2")
    expect(ann.page.locator("[data-board] text.cards")).to_have_text([f"×{n}" for n in cards.values()])


def test_a_deck_with_ragnarok_cards_begins_unspent(guest: Enter) -> None:
    ann = guest()
    sees(ann, {"deck": {"left": 45, "drawn": [], "discards": ["jormungand"]}})
    share = "bar => bar.offsetWidth / bar.parentElement.offsetWidth"
    assert ann.page.locator('[data-place="deck"] i span').evaluate(share) < 0.1


def test_of_a_hidden_bag_the_board_tells_how_many_counters_and_what_is_sure(guest: Enter) -> None:
    hidden: dict[str, Json] = {"counters": 18, "vikings": None, "giants": None, "sure_vikings": 5, "sure_giants": 0}
    ann = guest()
    sees(ann, {"islands": [{"island": island, **hidden} for island in ("rainbow", "white", "blue", "green", "black")]})
    bag = ann.page.locator('[data-place="bag-white"]')
    expect(bag).to_have_attribute("aria-label", "White: counters 18 (Vikings at least 5, fire giants at least 0)")
    expect(bag).to_have_text(re.compile(r"×18\s*≥5"))


def test_what_lies_in_a_world_can_be_reached_there(guest: Enter) -> None:
    """A world that holds what can be clicked is no picture to those who do not see it."""
    ann = guest()
    ann.set_table("yggdrasil", seats=3)
    lots = random.Random(1)
    forge = ann.page.locator('[data-place="world-forge"]')
    for _ in range(60):
        assert ann.is_asked()
        if forge.get_attribute("data-mark") == "open":
            break
        ann.answer_one(lots)
    ann.page.locator('button.answer[data-slot="world"]', has_text="Dwarven Forge").click()
    expect(forge.locator('[data-mark="open"]').first).to_be_visible()
    expect(forge).to_have_attribute("role", "group")
    assert complaints(ann) == []


# Some of what is lit lies in the window, and nothing over it.
IN_SIGHT = """() => [...document.querySelectorAll("[data-board] [data-mark=open]")].some(thing => {
  const {x, y, width, height} = thing.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return y >= 0 && y + height <= innerHeight && hit !== null && (thing.contains(hit) || hit.contains(thing));
})"""


def test_on_a_phone_the_page_goes_to_what_is_asked_about(guest: Enter) -> None:
    """The worlds of Yggdrasil lie below the first screen: nobody has to look for them."""
    ann = guest(phone=True)
    ann.set_table("yggdrasil", seats=3)
    lots = random.Random(1)
    worlds = ann.page.locator('[data-place^="world-"][data-mark="open"]')
    assert ann.is_asked()
    while not worlds.count():
        ann.answer_one(lots)
        assert ann.is_asked()
    ann.page.wait_for_function(IN_SIGHT)
