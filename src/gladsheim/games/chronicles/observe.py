"""What a seat sees of the Chronicles as numbers, straight from the state; `layout.py` defines them over the view."""

from __future__ import annotations

from typing import Final

from gladsheim.core.forms import NOTHING, State
from gladsheim.core.pen import Pen
from gladsheim.games.chronicles import GAME
from gladsheim.games.chronicles.actions import Runes
from gladsheim.games.chronicles.book import MOST_PLAYERS, TODAY
from gladsheim.games.chronicles.iotunns import iotunn_place
from gladsheim.games.chronicles.kinds import card_from
from gladsheim.games.chronicles.memory import as_shown
from gladsheim.games.chronicles.observe_steps import (
    CARDS,
    DEITIES,
    PLACES,
    STONES,
    write_card,
    write_gods,
    write_step,
    write_stones,
)
from gladsheim.games.chronicles.parts import (
    ANONYMOUS,
    ARTIFACTS,
    AWAY,
    CAGE,
    CREATURES,
    ENEMIES,
    FACES,
    FIGHTABLE,
    GIANTS,
    HEROES,
    IOTUNN_PAWNS,
    IOTUNNS,
    ISLANDS,
    LIFE_TOKENS,
    SHIELD_OF,
    SURT,
    TROOPS,
    UNSEEN,
    WORLDS,
)
from gladsheim.games.chronicles.stakes import NEVER, activations_left, is_near, would_devastate
from gladsheim.games.chronicles.state import Chronicles, table
from gladsheim.games.chronicles.view import PRINTED, acting, open_risk, risks_left
from gladsheim.games.chronicles.wheel import unseen_cards
from gladsheim.layouts.observing import step_places

COPIES: Final = 3
ALL_TROOPS: Final = TROOPS[-1]
MOST_COUNT: Final = 15
MOST_ICONS: Final = 12
TURNED: Final = [
    [[card_from(card, me, seats) for card in range(CARDS)] for me in range(seats)] for seats in range(MOST_PLAYERS + 1)
]  # seats -> who looks -> card -> as that seat counts it
ICONS: Final = [[seen["icons"][:MOST_ICONS] for seen in page] for page in PRINTED]  # page -> players - 1 -> icons
STEPS: Final[dict[int, dict[str, int]]] = step_places(GAME, "now")


def observe(state: State, pen: Pen) -> None:
    g = as_shown(table(state))
    for n in range(g.players):
        write_god(g, pen.owner(n), pen)
    for god in range(g.players, g.gods):
        write_god(g, god, pen)
    write_reserves(g, pen)
    write_tree(g, pen)
    write_decks(g, pen)
    write_round(g, pen)
    write_dice(g, pen)
    write_risk(g, pen)
    write_saga(g, pen)
    write_now(g, pen)


def write_god(g: Chronicles, god: int, pen: Pen) -> None:
    pen.one(g.who[god], DEITIES)
    pen.one(g.powers[god], DEITIES)
    pen.one(g.at[god], PLACES)
    pen.share(g.life[god], LIFE_TOKENS)
    pen.share(g.most_life[god], LIFE_TOKENS)
    pen.share(g.elves[god], ALL_TROOPS)
    pen.share(g.vanir[god], ALL_TROOPS)
    pen.bits(g.artifacts[god], ARTIFACTS)
    pen.bits(g.god_faces[god], FACES)
    pen.bits(g.vanir_faces[god], FACES)
    write_gods(g, g.comrades[god], pen)
    write_gods(g, g.kin[god], pen)
    write_gods(g, g.lucky[god], pen)
    write_gods(g, g.travel[god], pen)


def write_reserves(g: Chronicles, pen: Pen) -> None:
    pen.share(g.life_reserve, LIFE_TOKENS)
    pen.share(g.elf_reserve, ALL_TROOPS)
    pen.share(g.vanir_reserve, ALL_TROOPS)
    for deck in g.artifact_decks:
        pen.bag(deck, ARTIFACTS)
    for top in g.artifact_tops:
        pen.one(top, ARTIFACTS)
    pen.bag(g.creature_deck, CREATURES)
    pen.bag(g.drawn, CREATURES)
    pen.bag(g.discards, CREATURES)
    pen.bag(g.iotunn_deck, IOTUNNS)
    pen.bag(g.iotunn_discards, IOTUNNS)


# The tree


def write_tree(g: Chronicles, pen: Pen) -> None:
    pen.share(g.valhalla, HEROES)
    pen.share(g.giants, GIANTS)
    pen.share(g.anonymous, ANONYMOUS)
    pen.one(g.rotation, 3)
    for enemy in range(ENEMIES):
        write_enemy(g, enemy, pen)
    pen.one(g.island, len(ISLANDS))
    pen.bits(g.ruins, WORLDS)
    pawns = 0
    if g.iotunns:
        for iotunn in range(IOTUNNS):
            if g.is_active(iotunn):
                pen.one(iotunn, IOTUNNS)
                write_place(iotunn_place(g, iotunn), pen)
                pawns += 1
    pen.skip((IOTUNNS + PLACES) * (IOTUNN_PAWNS - pawns))


def write_place(place: int, pen: Pen) -> None:
    """A world or the Cage; nothing for what is away."""
    pen.one(NOTHING if place == AWAY else place, PLACES)


def write_enemy(g: Chronicles, enemy: int, pen: Pen) -> None:
    place = g.where[enemy] if enemy < FIGHTABLE else AWAY
    write_place(place, pen)
    pen.up_to(g.strength(enemy) if enemy < FIGHTABLE else 0, 20)
    pen.flag((g.felled >> enemy) & 1 == 1)
    pen.flag(enemy < FIGHTABLE and g.iotunns & SHIELD_OF[enemy] != 0)
    left = activations_left(g, enemy)
    pen.up_to(0 if left == NEVER else left, MOST_COUNT)
    if enemy > SURT or place >= CAGE:
        pen.skip(WORLDS + 1)
        return
    world = g.above(place)
    pen.one(NOTHING if world == AWAY else world, WORLDS)
    pen.flag(world != AWAY and would_devastate(g, world))


# The wheel and the decks


def write_cards(g: Chronicles, cards: list[int], pen: Pen) -> None:
    """How many of each, their owners counted from me."""
    if pen.me == 0:
        pen.bag(cards, CARDS, COPIES)
        return
    turned = TURNED[g.players][pen.me]
    pen.bag([turned[card] for card in cards], CARDS, COPIES)


def write_decks(g: Chronicles, pen: Pen) -> None:
    for n in range(g.players):
        player = pen.owner(n)
        tops = g.tops[player]
        for depth in range(2):
            write_card(tops[depth] if depth < len(tops) else NOTHING, pen)
        pen.up_to(unseen_cards(g, player), CARDS)
        write_cards(g, g.bags[player], pen)
        pen.up_to(g.mixed[player], CARDS)
        write_cards(g, g.unders[player], pen)
    write_cards(g, g.pool, pen)
    for n in range(g.players):
        laid = g.centre[pen.owner(n)]
        pen.flag(laid == UNSEEN)
        write_card(laid, pen)
    for card in g.wheel:
        write_card(card, pen)
    for card in g.second:
        write_card(card, pen)
    for enemy in range(ENEMIES):
        pen.flag(is_near(g, enemy))


def write_round(g: Chronicles, pen: Pen) -> None:
    pen.up_to(g.rounds, 60)
    for player in g.order:
        pen.who(player)
    pen.skip(g.players * (g.players - len(g.order)))
    pen.whoever(g.played)
    pen.who(g.active, g.gods)


# Dice and risks


def write_dice(g: Chronicles, pen: Pen) -> None:
    pen.one(g.die, FACES)
    pen.bag(g.dice, FACES, 6)
    for n in range(g.players):
        pen.one(g.helpers[pen.owner(n)], FACES)
    for god in range(g.players, g.gods):
        pen.one(g.helpers[god], FACES)
    pen.up_to(g.spent_elves, MOST_COUNT)


def write_risk(g: Chronicles, pen: Pen) -> None:
    risk = open_risk(g)
    if risk is None or risk.is_paid():
        pen.skip(g.gods + 3)
        return
    left = risks_left(g, risk)
    pen.who(risk.god, g.gods)
    pen.up_to(risk.risks, MOST_COUNT)
    pen.up_to(risk.risks - left, MOST_COUNT)
    pen.up_to(left, MOST_COUNT)


# The Saga Book


def write_saga(g: Chronicles, pen: Pen) -> None:
    pen.one(g.page, TODAY)
    pen.up_to(g.icon, 12)
    pen.flag(g.achieved)
    for token in g.tokens:
        pen.one(token, 4)
    pen.skip(4 * (WORLDS - len(g.tokens)))
    for place in g.sons:
        write_place(place, pen)
    pen.skip(PLACES * (3 - len(g.sons)))
    for space in g.wolves:
        pen.up_to(space, MOST_COUNT)
    pen.skip(2 - len(g.wolves))
    write_place(g.naglfar, pen)
    pen.bag(g.servants, PLACES)
    pen.bag(g.servant_bag, 6, 4)
    icons = ICONS[g.page][g.players - 1]
    for icon in icons:
        pen.one(icon, 5)
    pen.skip(5 * (MOST_ICONS - len(icons)))


# What is under way


def write_now(g: Chronicles, pen: Pen) -> None:
    pen.who(acting(g), g.gods)
    stones: Runes | None = None
    for form in g.forms:
        if isinstance(form, Runes):
            stones = form
    if stones is None:
        pen.skip(4 * STONES)
    else:
        write_stones(stones.shown, pen)
    pen.begin_steps(STEPS[g.players])
    for depth in range(len(g.forms) - 1, -1, -1):
        write_step(g, g.forms[depth], pen)
    pen.end_steps()
    pen.up_to(len(g.slots), MOST_COUNT)
