"""The Saga Book as a golden table: what each icon, trigger, reward and action of every page does to a plain table.

It is played, not read: a number of a page and the code that carries it out are both seen here, for one to five
players.
"""

from __future__ import annotations

from gladsheim.core.forms import CHANCE
from gladsheim.core.game import Json
from gladsheim.core.save import dump_state
from gladsheim.games.chronicles import GAME
from gladsheim.games.chronicles.book import (
    BIFROST,
    GOALS,
    ICONS,
    ORDERS,
    PAGES,
    TABLE,
    TURN_PAGE,
    WORLD_NAMES,
    Page,
    SagaDeed,
)
from gladsheim.games.chronicles.orders import Orders
from gladsheim.games.chronicles.parts import (
    ASGARD,
    AWAY,
    CAGE,
    ENEMY_NAMES,
    FENRIR,
    IOTUNHEIM,
    LOKI,
    MIDGARD,
    NIFLHEIM,
    SUPPORTS,
    UNSEEN,
)
from gladsheim.games.chronicles.state import BETRAYAL, FACE_DOWN, OATH, Chronicles
from golden.script import plain

PLAYERS = range(1, 6)
GODS = ["odin", "thor", "tyr", "freyr", "frigg"]
PLACES = [ASGARD, MIDGARD, IOTUNHEIM, MIDGARD, ASGARD]  # one on each level, so that orders for a level are told apart
SOURCE = """The Saga Book, played: what the orders of each page do, by number of players.
Source: six names of sagas and their pieces rulebook and publisher (facts 10); tracks and numbers designed here, the
first draft in facts 11 and 12, tuned on this engine (docs/games/chronicles.md).  The plain table: a god on each level
(Asgard, Midgard, Iotunheim, ...) with three lives lost, four Fire Giants and four Anonymous on their ladders, no
Iotunn, Loki and Fenrir in the Cage, a Son in Iotunheim, the wolves on spaces 1 and 2, Naglfar in Niflheim if it is an
enemy, a betrayal shown in Midgard, three oaths in the book."""
NAMES = {number: name for name, number in ICONS.items() if name != "start"}
QUIET = ("forms", "slots", "seat", "slot", "options", "odds", "rule", "together", "waits", "active", "life_reserve")


def saga_lines() -> list[str]:
    lines = SOURCE.splitlines()
    for number, page in enumerate(PAGES):
        lines += ["", f"{page.saga}, page {page.number}: {' '.join(NAMES[icon] for icon in page.icons)}"]
        lines += [f"  {line}" for line in [*marks(page), *deeds(page)]]
        for what, orders in occasions(page):
            lines += [f"  {what}: {written(orders)}", *[f"    {line}" for line in results(number, orders)]]
    return lines


def occasions(page: Page) -> list[tuple[str, int]]:
    """When the page gives orders, and which."""
    found = [("set-up", page.opens_with)]
    for n, orders in enumerate(page.icon_orders):
        found.append((f"icon {n + 1}, {'page turns' if page.icons[n] == TURN_PAGE else 'effect'}", orders))
    found += [(f"a card of {ENEMY_NAMES[enemy]}", orders) for enemy, orders in enumerate(page.triggers)]
    found.append((f"goal {GOALS[page.goal]}", page.reward))
    found += [(f"saga action {n + 1}", deed.orders) for n, deed in enumerate(page.deeds)]
    return [(what, orders) for what, orders in found if orders]


def marks(page: Page) -> list[str]:
    """What holds on the page, apart from orders."""
    found = {
        f"goal {GOALS[page.goal]}": page.goal,
        f"wolves have strength {page.wolf_strength}": page.wolf_strength,
        f"Surt has {page.surt_plus} more": page.surt_plus,
        f"the bridge is {BIFROST[page.bifrost]}": page.bifrost,
        "betrayals arm Loki": page.betrayals_arm_loki,
        "Loki beaten hurries Nidhogg": page.loki_hurries_nidhogg,
        "Naglfar is an enemy": page.naglfar_is_enemy,
        "Surt in Asgard wins": page.surt_in_asgard,
        "duels are fought": page.duels,
        "it is the last page": page.last,
    }
    return [mark for mark, holds in found.items() if holds]


def deeds(page: Page) -> list[str]:
    return [f"saga action {n + 1}: {place(deed)}{cost(deed)}" for n, deed in enumerate(page.deeds)]


def place(deed: SagaDeed) -> str:
    return "where a promise lies" if deed.world == UNSEEN else f"in {WORLD_NAMES[deed.world]}"


def cost(deed: SagaDeed) -> str:
    costs = {"heroes": deed.heroes, "elves": deed.elves, "risks": deed.risks}
    return "".join(f", {count} {name}" for name, count in costs.items() if count)


def written(orders: int) -> str:
    """Orders as they stand in the book, with the numbers for one to five players."""
    return ", ".join(f"{ORDERS[row[0]]} {' '.join(str(one) for one in row[1:])}" for row in TABLE[orders])


def results(number: int, orders: int) -> list[str]:
    """What orders do to the plain table, by number of players; those who see the same together."""
    found: dict[str, list[int]] = {}
    for players in PLAYERS:
        found.setdefault(result(number, orders, players), []).append(players)
    return [f"{', '.join(str(one) for one in players)}: {what}" for what, players in found.items()]


def result(number: int, orders: int, players: int) -> str:
    g = plain_table(number, players)
    before = dump_state(g)
    g.begin(Orders(orders))
    while g.forms:
        assert g.seat == CHANCE or g.slot == "wolf"
        g.fill(g.seat, g.options[0])
    after = dump_state(g)
    changes = [change(name, before[name], after[name]) for name in before if name not in QUIET]
    return "; ".join(filter(None, changes)) or "nothing"


def change(name: str, old: Json, new: Json) -> str:
    if old == new:
        return ""
    if isinstance(old, list) and isinstance(new, list) and len(old) > 6 and len(old) != len(new):
        return f"{name} {len(new)} cards, was {len(old)}"
    return f"{name} {plain(new)}, was {plain(old)}"


def plain_table(number: int, players: int) -> Chronicles:
    """A table in the middle of a page on which any order can be seen to do something."""
    gods = GODS[: players + SUPPORTS[players]]
    g = GAME.start(players, GAME.choose(players, {"gods": gods, "saga": "easy"}))
    assert isinstance(g, Chronicles)
    while g.forms and g.seat == CHANCE and g.slot == "top":
        g.fill(CHANCE, g.options[0])
    g.page = number
    g.at = PLACES[: g.gods]
    g.life = [life - 3 for life in g.most_life]
    g.giants = g.anonymous = 4
    g.where[LOKI] = g.where[FENRIR] = CAGE
    g.sons = [IOTUNHEIM, AWAY, AWAY]
    g.wolves = [0, 1]
    g.naglfar = NIFLHEIM if PAGES[number].naglfar_is_enemy else AWAY
    g.tokens = [FACE_DOWN, OATH, OATH, BETRAYAL, OATH, FACE_DOWN, FACE_DOWN, FACE_DOWN, FACE_DOWN]
    return g
