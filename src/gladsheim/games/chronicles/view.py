"""What a seat may see: everything, since nobody at this table knows what another does not.

Cards nobody has seen are not in the state: they are drawn when they are turned over.  So a table that nobody can tell
from the true one is the true one.
"""

from __future__ import annotations

from gladsheim.core.forms import State
from gladsheim.core.game import Json
from gladsheim.core.save import dump
from gladsheim.games.chronicles.book import BIFROST, GOALS, MOST_PLAYERS, ORDERS, PAGES, TABLE, Page
from gladsheim.games.chronicles.iotunns import iotunn_place
from gladsheim.games.chronicles.parts import FIGHTABLE, IOTUNNS, WORLDS_OF
from gladsheim.games.chronicles.state import Chronicles
from gladsheim.games.chronicles.wheel import unseen_cards


def view(g: State, seat: int | None) -> dict[str, Json]:
    """The tree, the gods, the wheel, the decks as far as anybody knows them, and the open forms."""
    assert isinstance(g, Chronicles)
    sees: dict[str, Json] = {
        "players": g.players,
        "gods": [sees_god(g, god) for god in range(g.gods)],
        "reserves": sees_reserves(g),
        "valhalla": g.valhalla,
        "giants": g.giants,
        "anonymous": g.anonymous,
        "rotation": g.rotation,
        "enemies": [*g.where],
        "strengths": [g.strength(enemy) for enemy in range(FIGHTABLE)],
        "island": g.island,
        "devastated": [*WORLDS_OF[g.ruins]],
        "iotunns": [[n, iotunn_place(g, n)] for n in range(IOTUNNS) if g.is_active(n)],
        "felled": g.felled,
        "decks": [sees_deck(g, player) for player in range(g.players)],
        "pool": [*g.pool],
        "centre": [*g.centre],
        "wheel": [*g.wheel],
        "second": [*g.second],
        "round": g.rounds,
        "order": [*g.order],
        "played": g.played,
        "active": g.active,
        "dice": {"god": g.die, "vanir": [*g.dice], "helpers": [*g.helpers], "elves": g.spent_elves},
        "saga": sees_saga(g),
        "fate": g.fate,
        "ending": g.ending,
        "forms": [dump(form) for form in g.forms],
        "blanks": [*g.slots],
    }
    return sees


def sees_reserves(g: Chronicles) -> Json:
    return {
        "life": g.life_reserve,
        "elves": g.elf_reserve,
        "vanir": g.vanir_reserve,
        "artifacts": [[*deck] for deck in g.artifact_decks],
        "artifact_tops": [*g.artifact_tops],
        "creatures": [*g.creature_deck],
        "creatures_drawn": [*g.drawn],
        "creatures_gone": [*g.discards],
        "iotunns": [*g.iotunn_deck],
        "iotunns_gone": [*g.iotunn_discards],
    }


def sees_god(g: Chronicles, god: int) -> Json:
    return {
        "god": g.who[god],
        "power": g.powers[god],
        "world": g.at[god],
        "life": g.life[god],
        "most_life": g.most_life[god],
        "elves": g.elves[god],
        "vanir": g.vanir[god],
        "artifacts": g.artifacts[god],
        "god_faces": g.god_faces[god],
        "vanir_faces": g.vanir_faces[god],
        "comrades": g.comrades[god],
        "kin": g.kin[god],
        "lucky": g.lucky[god],
        "travel": g.travel[god],
    }


def sees_deck(g: Chronicles, player: int) -> Json:
    """From the top: known cards, how many unseen ones, known cards; and what the unseen ones may be."""
    return {
        "top": [*g.tops[player]],
        "unseen": unseen_cards(g, player),
        "of": [*g.bags[player]],
        "mixed": g.mixed[player],
        "under": [*g.unders[player]],
    }


def orders_in_words(orders: int, players: int) -> Json:
    """The orders as they stand for so many players; 0 leaves one out."""
    return [[ORDERS[row[0]], row[players]] for row in TABLE[orders] if row[players]]


def reads_page(page: Page, players: int) -> Json:
    """What a page says to so many players; it lies open before everybody."""
    return {
        "effects": [orders_in_words(orders, players) for orders in page.icon_orders],
        "triggers": [orders_in_words(orders, players) for orders in page.triggers],
        "goal": GOALS[page.goal],
        "reward": orders_in_words(page.reward, players),
        "actions": [
            {"world": deed.world, "heroes": deed.heroes, "elves": deed.elves, "risks": deed.risks}
            | {"do": orders_in_words(deed.orders, players)}
            for deed in page.deeds
        ],
        "wolf_strength": page.wolf_strength,
        "bifrost": BIFROST[page.bifrost],
        "surt_plus": page.surt_plus,
        "betrayals_arm_loki": page.betrayals_arm_loki,
        "loki_hurries_nidhogg": page.loki_hurries_nidhogg,
        "naglfar_is_enemy": page.naglfar_is_enemy,
        "surt_in_asgard": page.surt_in_asgard,
        "duels": page.duels,
        "last": page.last,
    }


# page -> what it says to one player, to two, ...
PRINTED = [[reads_page(page, players) for players in range(1, MOST_PLAYERS + 1)] for page in PAGES]


def sees_saga(g: Chronicles) -> Json:
    return {
        "printed": PRINTED[g.page][g.players - 1],
        "name": PAGES[g.page].saga,
        "page": PAGES[g.page].number,
        "page_index": g.page,
        "icons": [*PAGES[g.page].icons],
        "nidhogg": g.icon,
        "achieved": g.achieved,
        "tokens": [*g.tokens],
        "sons": [*g.sons],
        "wolves": [*g.wolves],
        "naglfar": g.naglfar,
        "servants": [*g.servants],
        "servant_strengths": [*g.servant_bag],
    }
