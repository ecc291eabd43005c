"""The drawn board of Yggdrasil."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from browser.guest import Guest

Enter = Callable[..., Guest]


def test_two_drawn_cards_of_one_kind_lie_side_by_side(guest: Enter) -> None:
    """Cards of one kind are alike: the board must not take the second for the first."""

    def with_two_alike(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            frame = json.loads(text)
            for sight in frame.get("sights", []):
                if "deck" in sight["view"]:
                    sight["view"]["deck"]["drawn"] = [1, 1]
            socket.send(json.dumps(frame))

        server.on_message(pass_on)

    ann = guest()
    ann.page.route_web_socket(re.compile("/live$"), with_two_alike)
    ann.set_table("yggdrasil", seats=3)
    assert ann.is_asked()
    expect(ann.page.locator('[data-place="card-1"]')).to_have_count(2)
