"""How harsh the pages of a saga must be: numbers for its orders that bring skilled bots to the aim of `bench.ladder`.

python -m bench.harm [--sagas baldr,vigrid] [--gods 1,2] [--games N] [--seed S] [--level skilled]

Each saga has a chain of harm: it begins mild, and every link makes one number one worse.  For each number of gods the
chain is tried at several lengths, a logistic curve is laid through what was won, and the length nearest to the aim is
printed with its numbers, to be written into `games/chronicles/sagas`.  Measure them afterwards with `bench.ladder`.
"""

from __future__ import annotations

import argparse
import math
from typing import Final, NamedTuple

from bench.ladder import is_won
from gladsheim.games.chronicles.book import (
    CAMPAIGN,
    EFFECT,
    FIRST_PAGE,
    MOST_PLAYERS,
    PAGES,
    TURN_PAGE,
    orders_of,
)
from gladsheim.games.chronicles.parts import ENEMY_NAMES

AIMS: Final = (77, 69, 60, 51, 42, 33)  # per cent of games won, saga by saga
LEAP: Final = 6  # links at once
GAMES: Final = 20  # at one length
SLOPES: Final = [number / 100 for number in range(3, 60)]
HEIGHTS: Final = [number / 10 for number in range(-30, 90)]


class Harm(NamedTuple):
    """The pages of a saga with letters for numbers: effects in order, then what else they do."""

    pages: list[list[list[str]]]  # page -> effect or turn icon -> its orders
    opens: list[list[str]]  # page -> its setup
    rewards: list[list[str]]
    triggers: list[dict[str, list[str]]]
    mild: dict[str, int]
    chain: str  # letters; a capital makes its number one less


SONS: Final = {"loki": ["sons-climb"]}
CHAINS: Final = {
    "baldr": Harm(
        [
            [["iotunn a", "life-each b"], ["anonymous-per-oath 1", "iotunn k"]],
            [["life-betrayed 1", "life-each c", "giants d", "iotunn e", "anonymous f"]],
        ],
        [["promises"], []],
        [["heal-each r"], []],
        [{}, {}],
        {"r": 4},
        "aRcRdReadcfekdbfceb",
    ),
    "fimbulvetr": Harm(
        [
            [["life-middle a", "iotunn b"], ["anonymous c", "life-each d"]],
            [["life-middle e", "giants f", "iotunn g"], ["anonymous h", "life-each i"]],
            [["life-middle j", "life-each k", "giants l", "iotunn m"]],
        ],
        [["son"], ["son"], ["son"]],
        [["heal-each r"], ["heal-each r"], []],
        [SONS, SONS, SONS],
        {"c": 1, "e": 1, "h": 1, "j": 1, "l": 1, "m": 1, "r": 3},
        "lgRmfRkbhldmgcifRkbmidkhj",
    ),
    "managarm": Harm(
        [
            [["far-wolf-runs 1", "iotunn a"], ["wolves-run 1", "life-each b"]],
            [["far-wolf-runs 1", "giants c", "anonymous d", "life-each e", "iotunn f"]],
        ],
        [["wolves 2 1 1 1 1"], []],
        [[], []],
        [{"fenrir": ["wolves-run 1"]}, {"fenrir": ["wolves-run 1"], "loki": ["far-wolf-runs 1"]}],
        {},
        "abcdaecfdcbefadebf",
    ),
    "naglfar": Harm(
        [
            [["life-lower a", "anonymous q"], ["anonymous b", "life-lower c", "life-each p"]],
            [["iotunn d", "giants e", "life-each f", "anonymous g"]],
        ],
        [["naglfar", "servants"], []],
        [["heal-each r"], []],
        [{"hel": ["anonymous s"]}, {"iormungand": ["naglfar-climbs"]}],
        {"c": 1, "r": 5},
        "adbRefRdgRepbfRqdsegfcpb",
    ),
    "bifrost": Harm(
        [
            [["fenrir-out a", "giants k"], ["life-each b", "iotunn c"]],
            [["giants f", "life-each g"], ["iotunn h", "life-upper i", "giants j"]],
        ],
        [["giants d"], ["send-giants s"]],
        [["heal-each r"], []],
        [{"surt": ["giants e"]}, {}],
        {"b": 1, "r": 5, "s": 4},
        "SieShRaSdgRSfRchbRgfjckhgbdigbhcigbh",
    ),
    "vigrid": Harm(
        [[["iotunn a"], ["life-each b", "iotunn c"]], [["life-each g", "iotunn i"]]],
        [["loki-out", "fenrir-out", "giants d", "anonymous e", "iotunn f"], ["giants j", "anonymous k", "iotunn l"]],
        [[], []],
        [{}, {}],
        {"b": 1, "c": 1, "d": 2, "e": 2, "f": 1, "g": 1, "j": 1, "k": 1, "l": 1},
        "defjklgadejklfigbdeckjlgi",
    ),
}


def numbers(harm: Harm, links: int) -> dict[str, int]:
    """The numbers of the chain at that length."""
    found = dict(harm.mild)
    for link in harm.chain[:links]:
        letter = link.lower()
        found[letter] = max(0, found.get(letter, 0) + (1 if link == letter else -1))
    return found


def written(orders: list[str], found: dict[str, int]) -> list[str]:
    """Orders with their numbers; an order whose number is none is left out."""
    lines = []
    for order in orders:
        word, _, letter = order.partition(" ")
        if letter.isalpha() and found.get(letter, 0):
            lines.append(f"{word} {found[letter]}")
        elif not letter.isalpha():
            lines.append(order)
    return lines


def lay(saga: str, links: int) -> None:
    """The pages of the saga, as harsh as that."""
    harm, found = CHAINS[saga], numbers(CHAINS[saga], links)
    for number, effects in enumerate(harm.pages):
        page, waiting = PAGES[FIRST_PAGE[saga] + number], [*effects]
        for at, icon in enumerate(page.icons):
            if icon in (EFFECT, TURN_PAGE):
                page.icon_orders[at] = orders_of(written(waiting.pop(0), found)) if waiting else 0
        page.opens_with = orders_of(written(harm.opens[number], found))
        page.reward = orders_of(written(harm.rewards[number], found))
        page.triggers = [orders_of(written(harm.triggers[number].get(enemy, []), found)) for enemy in ENEMY_NAMES]
        page.has_triggers = any(page.triggers)


class Tried(NamedTuple):
    links: int
    won: int


def curve(tried: list[Tried]) -> tuple[float, float]:
    """Height and slope of the logistic curve that fits best, leaning on what such curves were before."""

    def fit(height: float, slope: float) -> float:
        told = -(((slope - 0.28) / 0.2) ** 2) / 2 - ((height - 2) / 2.5) ** 2 / 2
        for links, won in tried:
            share = min(max(1 / (1 + math.exp(slope * links - height)), 1e-4), 1 - 1e-4)
            told += won * math.log(share) + (GAMES - won) * math.log(1 - share)
        return told

    return max(((height, slope) for slope in SLOPES for height in HEIGHTS), key=lambda one: fit(*one))


def search(saga: str, players: int, games: int, seed: int, level: str) -> tuple[int, list[Tried]]:
    """How many links bring the saga nearest to its aim, and what was tried."""
    aim = AIMS[CAMPAIGN.index(saga)] / 100
    wanted, most = math.log(aim / (1 - aim)), len(CHAINS[saga].chain)
    tried: list[Tried] = []
    links, first = most // 2, (seed * 1000 + players) * 1_000_000
    for n in range(0, games, GAMES):
        lay(saga, links)
        tried.append(Tried(links, sum(is_won(saga, players, first + n + game, level) for game in range(GAMES))))
        height, slope = curve(tried)
        best = max(0, min(most, round((height - wanted) / slope)))
        links = max(links - LEAP, min(links + LEAP, best))
    return links, tried


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sagas", default=",".join(CAMPAIGN))
    parser.add_argument("--gods", default=",".join(str(players) for players in range(1, MOST_PLAYERS + 1)))
    parser.add_argument("--games", type=int, default=200, help="a cell")
    parser.add_argument("--seed", type=int, default=50)
    parser.add_argument("--level", default="skilled", help="of the bots, or 'policy'")
    chosen = parser.parse_args()
    for saga in chosen.sagas.split(","):
        for players in map(int, chosen.gods.split(",")):
            links, tried = search(saga, players, chosen.games, chosen.seed, chosen.level)
            told = ", ".join(f"{one.won} of {GAMES} at {one.links}" for one in tried)
            print(f"{saga} {players}: {links} links, {numbers(CHAINS[saga], links)}; won {told}", flush=True)


if __name__ == "__main__":
    main()
