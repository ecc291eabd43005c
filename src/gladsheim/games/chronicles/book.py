"""The Saga Book: pages are data, read once from TOML files, so that an owner of the box can type in the printed ones.

A page has a row of icons for Nidhogg, and orders in a small language of words and numbers: "giants 2", or, for one to
five players, "giants 2 2 2 1 0", where 0 leaves the order out.  What the orders do is in saga.py.
Files of one's own go into the folder that GLADSHEIM_SAGAS names; a saga there takes the place of ours of that name.
"""

# Everything here happens once, at import; a game in play only looks things up.

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Final

from gladsheim.games.chronicles.parts import (
    AWAY,
    BOX,
    ENEMY_NAMES,
    IOTUNHEIM,
    MIDGARD,
    MUSPELLHEIM,
    NIFLHEIM,
    UNSEEN,
)

# Icons
PLAIN: Final = 0
TREE: Final = 1
DEAD_TREE: Final = 2
TURN_PAGE: Final = 3
EFFECT: Final = 4
ICONS: Final = {
    "start": PLAIN,
    "plain": PLAIN,
    "tree": TREE,
    "dead-tree": DEAD_TREE,
    "turn": TURN_PAGE,
    "effect": EFFECT,
}

# Orders: a word and a number
IOTUNN: Final = 0  # so many Iotunns are activated
ADD_GIANTS: Final = 1  # so many Fire Giants go to Surt's ladder
ADD_ANONYMOUS: Final = 2  # so many Anonymous go to Hel's ladder
ANONYMOUS_PER_OATH: Final = 3  # for each oath that is missing
LIFE_EACH: Final = 4  # each god loses so much life
LIFE_UPPER: Final = 5  # each god on that level does
LIFE_MIDDLE: Final = 6
LIFE_LOWER: Final = 7
LIFE_BETRAYED: Final = 8  # each god in a world with a shown betrayal does
LIFE_YOU: Final = 9  # the active god does
HEAL_EACH: Final = 10  # each god gains
SON: Final = 11  # a Son of Bergelmir enters in Iotunheim
SONS_CLIMB: Final = 12  # every Son, one world up
WOLVES: Final = 13  # both wolves stand on this space of their tracks
WOLVES_RUN: Final = 14  # both advance
FAR_WOLF_RUNS: Final = 15  # the one ahead advances; both, if level
WOLF_BACK: Final = 16  # one wolf of the god's choice goes back
SERVANTS: Final = 17  # four Servants of Hel lie face down
NAGLFAR: Final = 18  # the ship lies in Niflheim
NAGLFAR_CLIMBS: Final = 19
FENRIR_OUT: Final = 20  # Fenrir leaves the Cage
LOKI_OUT: Final = 21  # Loki stands in Vanaheim
LOKI_COMES: Final = 22  # Loki comes to the active god's world
PROMISES: Final = 23  # nine promise tokens face down, one a world
FLIP: Final = 24  # the token of the active god's world is turned over
SEND_ANONYMOUS: Final = 25  # up to so many go home from Hel's ladder
SEND_GIANTS: Final = 26  # up to so many go home from Surt's ladder
ACHIEVE: Final = 27  # the goal of the page is reached
ORDERS: Final = [
    "iotunn", "giants", "anonymous", "anonymous-per-oath", "life-each", "life-upper", "life-middle", "life-lower",
    "life-betrayed", "life-you", "heal-each", "son", "sons-climb", "wolves", "wolves-run", "far-wolf-runs", "wolf-back",
    "servants", "naglfar", "naglfar-climbs", "fenrir-out", "loki-out", "loki-comes", "promises", "flip",
    "send-anonymous", "send-giants", "achieve",
]  # fmt: skip

# Goals
NO_GOAL: Final = 0
OATHS: Final = 1  # all six oaths are in the book
ACHIEVED: Final = 2  # a Son is slain, or the order "achieve"
WOLVES_HOME: Final = 3  # both on the first space
NO_SERVANTS: Final = 4
CAGED: Final = 5  # Loki and Fenrir both in the Cage
GOALS: Final = ["none", "oaths", "achieved", "wolves-home", "no-servants", "caged"]

MOST_PLAYERS: Final = 5
MOST_SAGA_ACTIONS: Final = 3  # on one page: so many answers to "deed" are kept for them

BIFROST: Final = ["as ever", "open", "burnt"]
BIFROST_OPEN: Final = 1
BIFROST_BURNT: Final = 2

WORLD_NAMES: Final = [
    "asgard", "alfheim", "vanaheim", "midgard", "nidavellir", "svartalfheim", "iotunheim", "muspellheim", "niflheim",
]  # fmt: skip


# What stands in a page, and in a saga action
PAGE_WORDS: Final = [
    "saga", "page", "track", "effects", "setup", "triggers", "goal", "reward", "action", "wolf-strength", "surt-plus",
    "bifrost", "betrayals-arm-loki", "loki-hurries-nidhogg", "naglfar-is-enemy", "lost-if-surt-in-asgard", "duels",
]  # fmt: skip
DEED_WORDS: Final = ["world", "heroes", "elves", "risks", "do"]
ROWS: Final = BOX.rows(
    "PAGES",
    "ours: the printed Saga Book is not known to us",
    "Pages of the Saga Book. A saga named here takes the place of ours of that name: easy, hard, one of the campaign.",
)
OURS: Final = Path(__file__).parent / "sagas"


class BadPage(ValueError):
    """A page that cannot be read; the message names the file and the entry."""


class SagaDeed:
    """A saga action: where it is done, what it costs, and the orders it gives."""

    def __init__(self, world: int, heroes: int, elves: int, risks: int, orders: int) -> None:
        self.world = world  # UNSEEN: wherever a promise token lies face down
        self.heroes = heroes
        self.elves = elves
        self.risks = risks
        self.orders = orders


class Page:
    """One page of the Saga Book."""

    def __init__(self, saga: str, number: int) -> None:
        self.saga = saga
        self.number = number
        self.last = True  # no page of this saga follows
        self.icons: list[int] = []
        self.icon_orders: list[int] = []
        self.opens_with = 0  # orders
        self.triggers: list[int] = []  # enemy -> orders when its card is laid on an empty slot
        self.goal = NO_GOAL
        self.reward = 0
        self.deeds: list[SagaDeed] = []
        self.wolf_strength = 0
        self.bifrost = 0
        self.surt_plus = 0
        self.betrayals_arm_loki = False
        self.loki_hurries_nidhogg = False
        self.naglfar_is_enemy = False
        self.surt_in_asgard = False  # special defeat
        self.duels = False
        self.has_triggers = False
        self.is_ours = False  # designed here, with a story of ours


TABLE: Final[list[list[list[int]]]] = [[]]  # orders -> rows of an order and its number for 1 to 5 players; 0: none
PAGES: Final[list[Page]] = []
SAGAS: Final[list[str]] = []  # in the order of the files
FIRST_PAGE: Final[dict[str, int]] = {}


def orders_of(lines: list[str]) -> int:
    """Orders as written, kept in the table; their number."""
    if not lines:
        return 0
    rows: list[list[int]] = []
    for line in lines:
        word, *numbers = line.split()
        if word not in ORDERS:
            raise BadPage(f"no order '{word}'; there are: {', '.join(ORDERS)}")
        if len(numbers) not in (0, 1, MOST_PLAYERS) or not all(one.isdecimal() for one in numbers):
            raise BadPage(f"'{line}': behind an order stands one number, or {MOST_PLAYERS}, for 1 to 5 players")
        by_players = [int(one) for one in numbers or ["1"]]
        rows.append([ORDERS.index(word), *(by_players if len(by_players) > 1 else by_players * MOST_PLAYERS)])
    TABLE.append(rows)
    return len(TABLE) - 1


def one_of(value: str, names: list[str]) -> int:
    if value not in names:
        raise BadPage(f"no '{value}'; there are: {', '.join(names)}")
    return names.index(value)


def check_words(entry: dict[str, object], names: list[str]) -> None:
    for name in entry:
        one_of(str(name), names)


def strings(entry: dict[str, object], name: str) -> list[str]:
    lines = entry.get(name, [])
    if not isinstance(lines, list):
        raise BadPage(f"'{name}' is a list")
    return [str(line) for line in lines]


def number(entry: dict[str, object], name: str) -> int:
    value = entry.get(name, 0)
    if not isinstance(value, int):
        raise BadPage(f"'{name}' is a number")
    return value


def tables(entry: dict[str, object], name: str) -> list[dict[str, object]]:
    rows = entry.get(name, [])
    if not isinstance(rows, list):
        raise BadPage(f"'{name}' is a list of tables")
    return [{str(key): one for key, one in row.items()} for row in rows]


def read_deed(entry: dict[str, object]) -> SagaDeed:
    check_words(entry, DEED_WORDS)
    place = str(entry.get("world", ""))
    world = UNSEEN if place == "promise" else one_of(place, WORLD_NAMES)
    lines = strings(entry, "do")
    if not lines:
        raise BadPage("a saga action does something: its 'do' is a list of orders")
    return SagaDeed(world, number(entry, "heroes"), number(entry, "elves"), number(entry, "risks"), orders_of(lines))


def read_page(entry: dict[str, object], saga: str) -> Page:
    check_words(entry, PAGE_WORDS)
    page = Page(saga, number(entry, "page"))
    effects = entry.get("effects", [])
    waiting = [strings({"": lines}, "") for lines in effects] if isinstance(effects, list) else []
    for icon in strings(entry, "track"):
        if icon not in ICONS:
            raise BadPage(f"no icon '{icon}'; there are: {', '.join(ICONS)}")
        page.icons.append(ICONS[icon])
        acts = ICONS[icon] in (EFFECT, TURN_PAGE)
        page.icon_orders.append(orders_of(waiting.pop(0)) if acts and waiting else 0)
    if not page.icons or page.icons[-1] in (PLAIN, EFFECT):
        raise BadPage("a track ends in a 'tree', a 'dead-tree' or a 'turn'")
    page.opens_with = orders_of(strings(entry, "setup"))
    triggers = entry.get("triggers", {})
    assert isinstance(triggers, dict)
    check_words(triggers, ENEMY_NAMES)
    page.triggers = [orders_of(strings({str(k): v for k, v in triggers.items()}, name)) for name in ENEMY_NAMES]
    page.has_triggers = any(page.triggers)
    page.goal = one_of(str(entry.get("goal", "none")), GOALS)
    page.reward = orders_of(strings(entry, "reward"))
    page.deeds = [read_deed(row) for row in tables(entry, "action")]
    if len(page.deeds) > MOST_SAGA_ACTIONS:
        raise BadPage(f"a page has at most {MOST_SAGA_ACTIONS} saga actions, not {len(page.deeds)}")
    page.wolf_strength = number(entry, "wolf-strength")
    page.surt_plus = number(entry, "surt-plus")
    page.bifrost = one_of(str(entry.get("bifrost", "as ever")), BIFROST)
    page.betrayals_arm_loki = entry.get("betrayals-arm-loki") is True
    page.loki_hurries_nidhogg = entry.get("loki-hurries-nidhogg") is True
    page.naglfar_is_enemy = entry.get("naglfar-is-enemy") is True
    page.surt_in_asgard = entry.get("lost-if-surt-in-asgard") is True
    page.duels = entry.get("duels") is True
    return page


def read_file(file: Path) -> list[Page]:
    """The pages of a file."""
    try:
        book = tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as no:  # of TOML, or no UTF-8
        raise BadPage(f"{file} is no TOML: {no}") from None
    saga = str(book.get("saga", file.stem))
    pages: list[Page] = []
    for row in tables(book, "page"):
        try:
            pages.append(read_page(row, str(row.get("saga", saga))))
        except BadPage as no:
            raise BadPage(f"{file}, page {row.get('page')}: {no}") from None
    return pages


def read_folder(folder: Path) -> dict[str, list[Page]]:
    """The sagas of a folder in the order of its files, each with its pages."""
    sagas: dict[str, list[Page]] = {}
    before = ""
    for file in sorted(folder.glob("*.toml")):
        for page in read_file(file):
            if page.saga in sagas and page.saga != before:
                raise BadPage(f"{file}: the pages of '{page.saga}' do not stand together")
            sagas.setdefault(page.saga, []).append(page)
            before = page.saga
    check_last_pages(f"{folder}", sagas)
    return sagas


def read_sagas(folders: list[Path]) -> dict[str, list[Page]]:
    """The sagas of all folders; a later one of the same name takes the place of the earlier, also in the campaign."""
    sagas: dict[str, list[Page]] = {}
    for folder in folders:
        if not folder.is_dir():
            raise BadPage(f"GLADSHEIM_SAGAS must name a folder, not {folder}")
        found = read_folder(folder)
        for pages in found.values():
            for page in pages:
                page.is_ours = folder == OURS
        sagas.update(found)
    return sagas


def typed_in() -> dict[str, list[Page]]:
    """The sagas that an owner of the printed book typed into a box file."""
    sagas: dict[str, list[Page]] = {}
    for row in ROWS:
        saga = str(row.get("saga", ""))
        try:
            sagas.setdefault(saga, []).append(read_page({**row}, saga))
        except BadPage as no:
            raise BadPage(f"box PAGES: page {row.get('page')} of '{saga}': {no}") from None
    check_last_pages("box PAGES", sagas)
    return sagas


def check_last_pages(where: str, sagas: dict[str, list[Page]]) -> None:
    for saga, pages in sagas.items():
        if pages[-1].goal != NO_GOAL or TURN_PAGE in pages[-1].icons:
            raise BadPage(f"{where}: the last page of '{saga}' has a goal or a 'turn', but no page follows")


def read_book() -> None:
    own = [Path(os.environ["GLADSHEIM_SAGAS"])] if "GLADSHEIM_SAGAS" in os.environ else []
    sagas = read_sagas([OURS, *own])
    sagas.update(typed_in())
    for saga, pages in sagas.items():
        FIRST_PAGE[saga] = len(PAGES)
        SAGAS.append(saga)
        for page in pages:
            page.last = page is pages[-1]
            PAGES.append(page)


def read_older() -> None:
    """The pages as they were under older rules, for games begun under those; nobody can choose them."""
    for folder in sorted(one for one in OURS.iterdir() if one.is_dir()):
        for saga, pages in read_folder(folder).items():
            FIRST_PAGE[older(saga, folder.name)] = len(PAGES)
            for page in pages:
                page.last = page is pages[-1]
                PAGES.append(page)


def older(saga: str, version: str) -> str:
    return f"{saga} {version}"


read_book()
TODAY: Final = len(PAGES)  # pages from here on are those of older rules
read_older()

BASIC: Final = ["easy", "hard"]
FIRST_SAGA: Final = sum(1 for page in PAGES[:TODAY] if page.saga in BASIC)  # the page after the basic ones, read first
CAMPAIGN: Final = [saga for saga in SAGAS if saga not in BASIC]
SERVANT_STRENGTHS: Final = [2, 2, 3, 4]  # Ganglati, Ganglot, Modgud, Garm (default, facts 12)
SERVANT_WORLDS: Final = [MIDGARD, IOTUNHEIM, MUSPELLHEIM, NIFLHEIM]  # default
SON_STRENGTH: Final = 3  # default
NAGLFAR_STRENGTH: Final = 3  # default, + servants left
WOLF_TRACK: Final = 4  # the last space: the sun, or the moon (default: five spaces)
OATH_TOKENS: Final = 6  # rulebook
BETRAYAL_TOKENS: Final = 3  # rulebook
NO_SONS: Final = [AWAY, AWAY, AWAY]
