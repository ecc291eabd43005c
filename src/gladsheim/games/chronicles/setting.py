"""Setting up (chapter 2): the tree, the enemies and the decks; in a campaign the gods bring their charts."""

from __future__ import annotations

from typing import Final

from gladsheim.core.forms import NOBODY, Form, State
from gladsheim.core.game import BadOption, Chosen
from gladsheim.core.text import Phrase
from gladsheim.games.chronicles.book import BASIC, FIRST_PAGE, PAGES, older
from gladsheim.games.chronicles.charts import apply_chart, read_charts
from gladsheim.games.chronicles.parts import (
    ARTIFACTS,
    ASGARD,
    CREATURES,
    ENEMIES,
    FIGHTABLE,
    GOD_NAMES,
    IOTUNNS,
    LIFE,
    NO_CARD,
    NO_FACE,
    START,
    SUCCESSES,
    SUPPORT_LIFE,
    SUPPORTS,
    TROOPS,
    WORLDS,
)
from gladsheim.games.chronicles.state import NO_CARDS, NO_RELATIONSHIPS, NO_TOKEN, Chronicles, table
from gladsheim.games.chronicles.turn import Chronicle

# What every game begins with; shared, since lists of cards are replaced and never changed in place.
ALL_IOTUNNS: Final = list(range(IOTUNNS))
ALL_CREATURES: Final = list(range(CREATURES))
NO_TOPS: Final = [NO_CARD, NO_CARD, NO_CARD]
ALL_ARTIFACTS: Final = [list(range(6 * level, 6 * level + 6)) for level in range(ARTIFACTS // 6)]
SIX_CARDS: Final = [list(range(god * ENEMIES, god * ENEMIES + ENEMIES)) for god in range(5)]
EIGHTEEN_CARDS: Final = list(range(3 * ENEMIES))
NO_TOKENS: Final = [NO_TOKEN] * WORLDS


def set_up(state: State, seats: int, chosen: Chosen) -> Form:
    """The table laid out for so many players, and the form that plays the game."""
    g = table(state)
    lay_out(g, seats, first_page(chosen))
    g.forgets = chosen.word("memory") == "hidden"
    named = chosen.words("gods")
    most = seats + SUPPORTS[seats]
    if len(named) > most:
        reason = f"option 'gods' of chronicles names at most {most} gods with {seats} seats, not {len(named)}"
        raise BadOption(reason, Phrase("refused-most-gods", {"most": most, "count": len(named)}))
    g.who = [GOD_NAMES.index(name) for name in named] + g.who[len(named) :]
    if chosen.word("charts") != "none":
        seat_charts(g, chosen.word("charts"), named)
    return Chronicle()


def first_page(chosen: Chosen) -> int:
    """Where a saga begins in the book; under older rules, in the book as it was."""
    saga = chosen.word("saga")
    return FIRST_PAGE.get(older(saga, chosen.version), FIRST_PAGE[saga])


def seat_charts(g: Chronicles, charts: str, named: list[str]) -> None:
    """A campaign goes on: each player's god, in order of seats, brings its chart."""
    read = read_charts(charts)
    if [chart.god for chart in read] != named[: g.players] or len(named) < g.gods or PAGES[g.page].saga in BASIC:
        raise BadOption("option 'charts' of chronicles needs a saga of the campaign, and 'gods' in the same order")
    for god, chart in enumerate(read):
        apply_chart(g, god, chart)


def lay_out(g: Chronicles, players: int, page: int) -> None:
    """The tree, the enemies and the decks; the gods sit down later."""
    g.players = players
    g.gods = players + SUPPORTS[players]
    g.page = page
    g.elf_reserve = TROOPS[players]
    g.vanir_reserve = TROOPS[players]
    g.where = START[:FIGHTABLE]
    g.iotunn_deck = ALL_IOTUNNS
    g.creature_deck = ALL_CREATURES
    g.artifact_tops = NO_TOPS
    g.artifact_decks = ALL_ARTIFACTS
    g.who = [NOBODY] * g.gods
    g.powers = [NOBODY] * g.gods
    g.god_faces = [SUCCESSES] * g.gods
    g.vanir_faces = [SUCCESSES] * g.gods
    g.comrades = NO_RELATIONSHIPS[g.gods]
    g.kin = NO_RELATIONSHIPS[g.gods]
    g.lucky = NO_RELATIONSHIPS[g.gods]
    g.travel = NO_RELATIONSHIPS[g.gods]
    g.at = [ASGARD] * g.gods
    g.most_life = [LIFE[players]] * players + [SUPPORT_LIFE] * SUPPORTS[players]
    g.life = g.most_life.copy()
    g.elves = [0] * g.gods
    g.vanir = [0] * g.gods
    g.artifacts = [0] * g.gods
    g.helpers = [NO_FACE] * g.gods
    lay_decks(g)
    g.tokens = NO_TOKENS


def lay_decks(g: Chronicles) -> None:
    """Six cards a god; a support god's are dealt out to two players, unseen, or shuffled in with the only one's."""
    g.tops = [NO_CARDS] * g.players
    g.unders = [NO_CARDS] * g.players
    g.bags = SIX_CARDS[: g.players]
    g.mixed = [0] * g.players
    if g.players == 1:
        g.bags = [EIGHTEEN_CARDS]
    if g.players == 2:
        g.mixed = [3, 3]
        g.pool = SIX_CARDS[2]
    g.centre = [NO_CARD] * g.players
    g.wheel = [NO_CARD] * ENEMIES
    g.second = [NO_CARD] * ENEMIES
