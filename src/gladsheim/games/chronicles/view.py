"""What a seat may see: everything, since nobody at this table knows what another does not.

Cards nobody has seen are not in the state: they are drawn when they are turned over.  So a table that nobody can tell
from the true one is the true one.
"""

from __future__ import annotations

from typing import Final

from gladsheim.core.forms import NOTHING, Form, State, filled
from gladsheim.core.save import field_names
from gladsheim.games.chronicles.actions import Runes
from gladsheim.games.chronicles.awaking import awakening
from gladsheim.games.chronicles.book import (
    ACHIEVE,
    ACHIEVED,
    BIFROST,
    CAGED,
    EFFECT,
    GOALS,
    MOST_PLAYERS,
    NAGLFAR_STRENGTH,
    NO_GOAL,
    NO_SERVANTS,
    OATH_TOKENS,
    OATHS,
    ORDERS,
    PAGES,
    PLAIN,
    SERVANT_WORLDS,
    SON_STRENGTH,
    TABLE,
    WOLVES_HOME,
    Page,
    SagaDeed,
)
from gladsheim.games.chronicles.iotunns import iotunn_place
from gladsheim.games.chronicles.memory import as_shown
from gladsheim.games.chronicles.parts import (
    ARTIFACTS,
    AWAY,
    CAGE,
    ENEMIES,
    FACES,
    FENRIR,
    FIGHTABLE,
    FIRST_SHIELD,
    IOTUNN_STRENGTH,
    IOTUNNS,
    ISLANDS,
    LOKI,
    LOST,
    NO_FACE,
    SHIELD_OF,
    SURT,
    UNSEEN,
    WORLDS_OF,
)
from gladsheim.games.chronicles.risks import Risk
from gladsheim.games.chronicles.stakes import (
    NEVER,
    activations_left,
    chance_to_wake,
    chances,
    dangers,
    is_near,
    steps_to_tree,
    would_devastate,
)
from gladsheim.games.chronicles.state import PLAYING, WON, Chronicles, table
from gladsheim.games.chronicles.throw import successes
from gladsheim.games.chronicles.turning import Turning
from gladsheim.games.chronicles.view_types import (
    ActionView,
    ChroniclesView,
    DangerView,
    DeckView,
    DeedView,
    DiceView,
    DieView,
    EnemyView,
    GodView,
    IotunnView,
    LandingView,
    NowView,
    OrderView,
    PrintedView,
    ReservesView,
    RiskView,
    SagaView,
)
from gladsheim.games.chronicles.wheel import unseen_cards

SKIPPED: Final = "skipped"  # a blank that is not asked for this time


def view(state: State, seat: int | None) -> ChroniclesView:
    """The tree, the gods, the wheel, the decks as far as anybody knows them, and what is under way."""
    g = as_shown(table(state))
    risk = open_risk(g)
    near = [enemy for enemy in range(ENEMIES) if is_near(g, enemy)]
    left = [activations_left(g, enemy) for enemy in range(ENEMIES)]
    awake = awakening(g, near)
    return {
        "players": g.players,
        "gods": [sees_god(g, god) for god in range(g.gods)],
        "reserves": sees_reserves(g),
        "valhalla": g.valhalla,
        "giants": g.giants,
        "anonymous": g.anonymous,
        "rotation": g.rotation,
        "enemies": [sees_enemy(g, enemy, left[enemy], awake[enemy]) for enemy in range(ENEMIES)],
        "island": g.island,
        "islands": [*ISLANDS],
        "devastated": [*WORLDS_OF[g.ruins]],
        "iotunns": [sees_iotunn(g, iotunn) for iotunn in range(IOTUNNS) if g.is_active(iotunn)] if g.iotunns else [],
        "decks": [sees_deck(g, player) for player in range(g.players)],
        "pool": [*g.pool],
        "centre": ["unseen" if card == UNSEEN else filled(card) for card in g.centre],
        "wheel": [filled(card) for card in g.wheel],
        "second": [filled(card) for card in g.second],
        "near": near,
        "wakes": [filled(chance_to_wake(g, player, near)) for player in range(g.players)],
        "round": g.rounds,
        "order": [*g.order],
        "played": bits(g.played, MOST_PLAYERS),
        "active": g.active,
        "dice": sees_dice(g, g.active if risk is None else risk.god),
        "risk": None if risk is None else sees_risk(g, risk),
        "dangers": sees_dangers(g, left),
        "saga": sees_saga(g),
        "printed": PRINTED[g.page][g.players - 1],
        "won": None if g.fate == PLAYING else g.fate == WON,
        "ending": g.ending,
        "now": sees_now(g),
    }


def bits(number: int, size: int) -> list[int]:
    """Which bits are set."""
    return [n for n in range(size) if (number >> n) & 1] if number else []


def placed(place: int) -> int | None:
    return None if place == AWAY else place


def sees_reserves(g: Chronicles) -> ReservesView:
    return {
        "life": g.life_reserve,
        "elves": g.elf_reserve,
        "vanir": g.vanir_reserve,
        "artifacts": [[*deck] for deck in g.artifact_decks],
        "artifact_tops": [filled(top) for top in g.artifact_tops],
        "creatures": [*g.creature_deck],
        "creatures_drawn": [*g.drawn],
        "creatures_gone": [*g.discards],
        "iotunns": [*g.iotunn_deck],
        "iotunns_gone": [*g.iotunn_discards],
    }


def sees_god(g: Chronicles, god: int) -> GodView:
    return {
        "god": filled(g.who[god]),
        "power": filled(g.powers[god]),
        "world": g.at[god],
        "life": g.life[god],
        "most_life": g.most_life[god],
        "elves": g.elves[god],
        "vanir": g.vanir[god],
        "artifacts": bits(g.artifacts[god], ARTIFACTS),
        "god_faces": [*FACES_OF[g.god_faces[god]]],
        "vanir_faces": [*FACES_OF[g.vanir_faces[god]]],
        "comrades": bits(g.comrades[god], MOST_PLAYERS),
        "kin": bits(g.kin[god], MOST_PLAYERS),
        "lucky": bits(g.lucky[god], MOST_PLAYERS),
        "travel": bits(g.travel[god], MOST_PLAYERS),
    }


FACES_OF: Final = [[face for face in range(FACES) if (faces >> face) & 1] for faces in range(1 << FACES)]


def sees_enemy(g: Chronicles, enemy: int, left: int, awake: list[DeedView]) -> EnemyView:
    place = g.where[enemy] if enemy < FIGHTABLE else AWAY
    return {
        "place": placed(place),
        "strength": g.strength(enemy) if enemy < FIGHTABLE else None,
        "felled": (g.felled >> enemy) & 1 == 1,
        "shielded": enemy < FIGHTABLE and g.iotunns & SHIELD_OF[enemy] != 0,
        "left": None if left == NEVER else left,
        "lands": sees_landing(g, place) if enemy <= SURT and place < CAGE else None,
        "next": awake,
    }


def sees_landing(g: Chronicles, place: int) -> LandingView:
    world = g.above(place)
    return {"world": placed(world), "devastates": world != AWAY and would_devastate(g, world)}


def sees_iotunn(g: Chronicles, iotunn: int) -> IotunnView:
    place = placed(iotunn_place(g, iotunn))
    return {"iotunn": iotunn, "place": place, "strength": IOTUNN_STRENGTH, "blocks": iotunn < FIRST_SHIELD}


def sees_deck(g: Chronicles, player: int) -> DeckView:
    return {
        "top": [*g.tops[player]],
        "unseen": unseen_cards(g, player),
        "of": [*g.bags[player]],
        "mixed": g.mixed[player],
        "under": [*g.unders[player]],
    }


def sees_dangers(g: Chronicles, left: list[int]) -> list[DangerView]:
    seen: list[DangerView] = []
    for danger in dangers(g, left):
        enemy = filled(danger.who) if danger.what in ("enemy", "markers") else None
        god = danger.who if danger.what == "life" else None
        seen.append({"danger": danger.what, "left": danger.left, "enemy": enemy, "god": god})
    return seen


# Dice and risks


def sees_dice(g: Chronicles, god: int) -> DiceView:
    return {
        "god": sees_die(g.die, g.god_faces[god]),
        "vanir": [{"face": die, "counts": (g.vanir_faces[god] >> die) & 1 == 1, "lost": die > LOST} for die in g.dice],
        "helpers": [sees_die(die, g.god_faces[other]) for other, die in enumerate(g.helpers)],
        "elves": g.spent_elves,
    }


def sees_die(die: int, faces: int) -> DieView | None:
    return None if die < 0 else {"face": die, "counts": (faces >> die) & 1 == 1, "lost": die > LOST}


def open_risk(g: Chronicles) -> Risk | None:
    """The risks that are borne just now."""
    for form in reversed(g.forms):
        if isinstance(form, Risk):
            return form
    return None


def risks_left(g: Chronicles, risk: Risk) -> int:
    """How many are not cancelled, as the dice lie."""
    if risk.left >= 0:
        return risk.left
    for form in reversed(g.forms):
        if isinstance(form, Turning):
            return max(0, form.risks)
        if form is risk:
            break
    return max(0, risk.risks - successes(g, risk.god))


def sees_risk(g: Chronicles, risk: Risk) -> RiskView | None:
    if risk.is_paid():
        return None
    left = risks_left(g, risk)
    before = g.die == NO_FACE and not g.dice and max(g.helpers) == NO_FACE
    return {
        "god": risk.god,
        "risks": risk.risks,
        "cancelled": risk.risks - left,
        "left": left,
        "chances": chances(g, risk.god, risk.risks, False) if before else [],
        "with_elves": chances(g, risk.god, risk.risks, True) if before and g.elves[risk.god] else [],
    }


# The Saga Book


def orders_in_words(orders: int, players: int) -> list[OrderView]:
    """The orders as they stand for so many players; 0 leaves one out."""
    return [{"order": ORDERS[row[0]], "count": row[players]} for row in TABLE[orders] if row[players]]


def reads_action(deed: SagaDeed, players: int) -> ActionView:
    return {
        "world": filled(deed.world),
        "heroes": deed.heroes,
        "elves": deed.elves,
        "risks": deed.risks,
        "do": orders_in_words(deed.orders, players),
    }


def reads_page(page: Page, players: int) -> PrintedView:
    effects = [orders_in_words(orders, players) for orders in page.icon_orders]
    achieves = any(TABLE[deed.orders][0][0] == ACHIEVE for deed in page.deeds)
    return {
        # With so many players an effect may have none.
        "icons": [PLAIN if icon == EFFECT and not effects[n] else icon for n, icon in enumerate(page.icons)],
        "effects": effects,
        "triggers": [orders_in_words(orders, players) for orders in page.triggers],
        "goal": GOALS[page.goal],
        "by_action": page.goal == ACHIEVED and achieves,
        "reward": orders_in_words(page.reward, players),
        "actions": [reads_action(deed, players) for deed in page.deeds],
        "wolf_strength": page.wolf_strength,
        "bifrost": BIFROST[page.bifrost],
        "surt_plus": page.surt_plus,
        "betrayals_arm_loki": page.betrayals_arm_loki,
        "loki_hurries_nidhogg": page.loki_hurries_nidhogg,
        "naglfar_is_enemy": page.naglfar_is_enemy,
        "surt_in_asgard": page.surt_in_asgard,
        "duels": page.duels,
        "last": page.last,
        "ours": page.is_ours,
    }


# page -> what it says to one player, to two, ...
PRINTED: Final = [[reads_page(page, players) for players in range(1, MOST_PLAYERS + 1)] for page in PAGES]


def sees_saga(g: Chronicles) -> SagaView:
    page = PAGES[g.page]
    done, of = goal_progress(g, page.goal)
    steps = steps_to_tree(g)
    return {
        "name": page.saga,
        "page": page.number,
        "page_index": g.page,
        "nidhogg": g.icon,
        "to_tree": None if steps == NEVER else steps,
        "achieved": g.achieved,
        "goal_done": done,
        "goal_of": of,
        "tokens": [*g.tokens],
        "sons": [placed(place) for place in g.sons],
        "son_strength": SON_STRENGTH,
        "wolves": [*g.wolves],
        "naglfar": placed(g.naglfar),
        "naglfar_strength": NAGLFAR_STRENGTH + len(g.servants) if page.naglfar_is_enemy else None,
        "servants": [*g.servants],
        "servant_strengths": [*g.servant_bag],
    }


def goal_progress(g: Chronicles, goal: int) -> tuple[int, int]:
    """How much of the goal of the page is reached, and of how much."""
    if goal == NO_GOAL:
        return 0, 0
    if goal == OATHS:
        return g.oaths(), OATH_TOKENS
    if goal == WOLVES_HOME:
        return g.wolves.count(0), 2
    if goal == NO_SERVANTS:
        return len(SERVANT_WORLDS) - len(g.servants), len(SERVANT_WORLDS)
    if goal == CAGED:
        return (1 if g.where[LOKI] == CAGE else 0) + (1 if g.where[FENRIR] == CAGE else 0), 2
    return (1 if g.achieved else 0), 1


# What is under way


def sees_now(g: Chronicles) -> NowView:
    stones: list[int | None] = []
    for form in g.forms:
        if isinstance(form, Runes):
            stones = [filled(face) for face in form.shown]
    return {"god": acting(g), "stones": stones, "steps": [sees_step(form) for form in g.forms], "filling": [*g.slots]}


def acting(g: Chronicles) -> int:
    """The god whose risks, move or action is on the table."""
    for form in reversed(g.forms):
        god = getattr(form, "god", None)
        if isinstance(god, int) and 0 <= god < g.gods:
            return god
    return g.active


def sees_step(form: Form) -> dict[str, str | int | bool | list[int | None]]:
    """A procedure by its name, and its blanks as far as they are filled."""
    seen: dict[str, str | int | bool | list[int | None]] = {"is": type(form).__name__}
    for name in field_names(form):
        blank = getattr(form, name)
        if isinstance(blank, list):
            seen[name] = [filled(one) for one in blank]
        elif blank == NOTHING:
            seen[name] = SKIPPED
        elif blank >= 0:
            seen[name] = blank
    return seen
