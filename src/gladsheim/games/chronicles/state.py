"""The table: the tree and all that stands on it, the gods' stocks, the wheel and the enemy decks.

Nobody knows what another does not: cards are drawn face down, and when they are seen, all see them.  So an unseen card
is drawn by CHANCE only when it is turned over, and no secret lies in the state.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import GO_ON, Form, Pause, State
from gladsheim.games.chronicles.book import (
    BETRAYAL_TOKENS,
    NO_SONS,
    OATH_TOKENS,
    PAGES,
)
from gladsheim.games.chronicles.events import (
    DEVASTATED,
    ENEMY_WENT,
    GAINED_LIFE,
    GAME_LOST,
    GAME_WON,
    HEALED,
    HEROES_CALLED,
    IOTUNN_BEATEN,
    LEVEL_TURNED,
    LOST_LIFE,
    WENT,
)
from gladsheim.games.chronicles.kinds import ENDING_NAMES, ENDINGS
from gladsheim.games.chronicles.parts import (
    ABOVE,
    AWAY,
    FENRIR,
    HEL,
    HEROES,
    LOKI,
    MARKERS,
    NO_FACE,
    SERPENT_STRENGTH,
    SURT,
    THRYM,
    WORLDS,
    count,
)

NO_CARDS: Final[list[int]] = []
NO_ROWS: Final[list[list[int]]] = []
NO_RELATIONSHIPS: Final = [[0] * gods for gods in range(6)]  # number of gods -> a row; shared, and seen to be the same
PLAYING: Final = 0
WON: Final = 1
DEFEATED: Final = 2

# What a promise token shows (saga 1).
NO_TOKEN: Final = 0
FACE_DOWN: Final = 1
BETRAYAL: Final = 2
OATH: Final = 3  # it lies in the book


@mypyc_attr(acyclic=True)
class Chronicles(State):
    """Everything true at the table.  Gods are numbered: the players by seat, then the support gods."""

    def __init__(self) -> None:  # noqa: PLR0915 (a field each)
        super().__init__()
        self.players = 0
        self.gods = 0  # players and support gods
        # The gods.  What they are never changes in a game; the lists are shared by clones.
        self.who: list[int] = NO_CARDS  # god -> which god of the seven
        self.powers: list[int] = NO_CARDS  # the same where its divine power is in force, or NOBODY
        self.most_life: list[int] = NO_CARDS
        self.god_faces: list[int] = NO_CARDS  # faces of the God die that are successes, as bits
        self.vanir_faces: list[int] = NO_CARDS  # and of Vanir dice
        self.comrades: list[int] = NO_CARDS  # gods toward whom this one has the relationship, as bits
        self.kin: list[int] = NO_CARDS
        self.lucky: list[int] = NO_CARDS
        self.travel: list[int] = NO_CARDS
        # What they have.
        self.at: list[int] = NO_CARDS  # world
        self.life: list[int] = NO_CARDS
        self.elves: list[int] = NO_CARDS
        self.vanir: list[int] = NO_CARDS
        self.artifacts: list[int] = NO_CARDS  # as bits
        # Reserves and ladders.
        self.life_reserve = 0
        self.elf_reserve = 0
        self.vanir_reserve = 0
        self.valhalla = 0  # heroes there; the others are in Midgard
        self.giants = 0  # on Surt's ladder
        self.anonymous = 0  # on Hel's ladder
        # The tree.
        self.rotation = 0
        self.where: list[int] = NO_CARDS  # enemy -> place
        self.island = 0  # Iormungand's
        self.ruins = 0  # devastated worlds, as bits
        self.iotunns = 0  # active Iotunns, as bits
        self.forgets = False  # an option: nobody is shown what lies where in the enemy decks
        self.felled = 0  # enemies removed for good, as bits (saga 6)
        # Cards.  These lists are replaced, never changed in place.
        self.iotunn_deck: list[int] = NO_CARDS  # unseen, sorted
        self.creature_deck: list[int] = NO_CARDS  # unseen, sorted
        self.drawn: list[int] = NO_CARDS  # creatures just drawn
        self.discards: list[int] = NO_CARDS  # creatures out of the game
        self.iotunn_discards: list[int] = NO_CARDS  # Iotunn cards out of the game
        self.artifact_tops: list[int] = NO_CARDS  # level -> the card that lies on top
        self.artifact_decks: list[list[int]] = NO_ROWS  # level -> those under it, unseen, sorted
        # The enemy decks, one a player, from the top: known cards, unseen ones, known cards.
        self.tops: list[list[int]] = NO_ROWS
        self.bags: list[list[int]] = NO_ROWS  # unseen cards of this deck, sorted
        self.mixed: list[int] = NO_CARDS  # how many more unseen cards of the deck come from `pool`
        self.pool: list[int] = NO_CARDS  # the support god's cards of which nobody knows in which deck they are
        self.unders: list[list[int]] = NO_ROWS
        # The wheel.
        self.centre: list[int] = NO_CARDS  # player -> card face down
        self.wheel: list[int] = NO_CARDS  # enemy -> card face up
        self.second: list[int] = NO_CARDS  # enemy -> second card face up
        self.rounds = 0
        self.order: list[int] = NO_CARDS  # players in the order of their turns, as far as agreed
        self.played = 0  # players whose turn of this round is over, as bits
        self.active = 0
        # The dice on the table.
        self.die = NO_FACE  # the God die
        self.dice: list[int] = NO_CARDS  # Vanir dice
        self.helpers: list[int] = NO_CARDS  # god -> the face of its God die, thrown for a comrade
        self.spent_elves = 0  # elves used in this throw, beside the dice until it is resolved
        # The Saga Book.
        self.page = 0
        self.icon = 0  # where Nidhogg stands
        self.achieved = False  # on this page
        self.tokens: list[int] = NO_CARDS  # world -> promise token
        self.sons: list[int] = NO_SONS  # places
        self.wolves: list[int] = NO_CARDS  # spaces of Skoll and Hati
        self.naglfar = AWAY
        self.servants: list[int] = NO_CARDS  # worlds where one lies face down
        self.servant_bag: list[int] = NO_CARDS  # the strengths of those
        self.fate = PLAYING
        self.ending = ""

    def clone(self) -> Chronicles:  # noqa: PLR0915 (a field each)
        twin = Chronicles()
        twin.players = self.players
        twin.gods = self.gods
        twin.who = self.who
        twin.powers = self.powers
        twin.most_life = self.most_life
        twin.god_faces = self.god_faces
        twin.vanir_faces = self.vanir_faces
        twin.comrades = self.comrades
        twin.kin = self.kin
        twin.lucky = self.lucky
        twin.travel = self.travel
        twin.at = self.at.copy()
        twin.life = self.life.copy()
        twin.elves = self.elves.copy()
        twin.vanir = self.vanir.copy()
        twin.artifacts = self.artifacts.copy()
        twin.life_reserve = self.life_reserve
        twin.elf_reserve = self.elf_reserve
        twin.vanir_reserve = self.vanir_reserve
        twin.valhalla = self.valhalla
        twin.giants = self.giants
        twin.anonymous = self.anonymous
        twin.rotation = self.rotation
        twin.where = self.where.copy()
        twin.island = self.island
        twin.ruins = self.ruins
        twin.iotunns = self.iotunns
        twin.forgets = self.forgets
        twin.felled = self.felled
        twin.iotunn_deck = self.iotunn_deck
        twin.creature_deck = self.creature_deck
        twin.drawn = self.drawn
        twin.discards = self.discards
        twin.iotunn_discards = self.iotunn_discards
        twin.artifact_tops = self.artifact_tops
        twin.artifact_decks = self.artifact_decks
        twin.tops = self.tops.copy()
        twin.bags = self.bags.copy()
        twin.mixed = self.mixed
        twin.pool = self.pool
        twin.unders = self.unders.copy()
        twin.centre = self.centre.copy()
        twin.wheel = self.wheel.copy()
        twin.second = self.second.copy()
        twin.rounds = self.rounds
        twin.order = self.order
        twin.played = self.played
        twin.active = self.active
        twin.die = self.die
        twin.dice = self.dice
        twin.helpers = self.helpers
        twin.spent_elves = self.spent_elves
        self.copy_saga(twin)
        self.copy_forms(twin)
        return twin

    def copy_saga(self, twin: Chronicles) -> None:
        twin.page = self.page
        twin.icon = self.icon
        twin.achieved = self.achieved
        twin.tokens = self.tokens
        twin.sons = self.sons
        twin.wolves = self.wolves
        twin.naglfar = self.naglfar
        twin.servants = self.servants
        twin.servant_bag = self.servant_bag
        twin.fate = self.fate
        twin.ending = self.ending

    # Questions: the end

    def returns(self) -> list[float]:
        return [1.0 if self.fate == WON else 0.0] * self.players

    def outcome(self) -> str:
        return self.ending

    # Questions: the tree

    def above(self, world: int) -> int:
        """The world straight above, or AWAY."""
        return ABOVE[self.rotation * WORLDS + world]

    def enemies_in(self, world: int) -> int:
        found = 1 if self.naglfar == world and PAGES[self.page].naglfar_is_enemy else 0
        for place in self.where:
            if place == world:
                found += 1
        return found

    def has_company(self, god: int) -> bool:
        """Whether another god, a support god too, is in the same world."""
        world = self.at[god]
        for other, place in enumerate(self.at):
            if place == world and other != god:
                return True
        return False

    def is_devastated(self, world: int) -> bool:
        return (self.ruins >> world) & 1 == 1

    def is_active(self, iotunn: int) -> bool:
        return (self.iotunns >> iotunn) & 1 == 1

    def has(self, god: int, artifact: int) -> bool:
        """Whether the god has the artifact and Thrym does not cancel it."""
        return (self.artifacts[god] >> artifact) & 1 == 1 and (self.iotunns >> THRYM) & 1 == 0

    def strength(self, enemy: int) -> int:
        """The strength an enemy fights with."""
        if enemy == HEL:
            return self.anonymous + 1
        if enemy == SURT:
            return self.giants + 1 + PAGES[self.page].surt_plus
        if enemy == LOKI:
            return count(self.iotunns) + 1 + (self.betrayals() if PAGES[self.page].betrayals_arm_loki else 0)
        if enemy == FENRIR:
            return count(self.ruins) + 1
        return SERPENT_STRENGTH

    def betrayals(self) -> int:
        return self.tokens.count(BETRAYAL)

    def oaths(self) -> int:
        return self.tokens.count(OATH)

    def face_down_promises(self) -> list[int]:
        """What the tokens that lie face down show: oaths and betrayals, in any order."""
        return [OATH] * (OATH_TOKENS - self.oaths()) + [BETRAYAL] * (BETRAYAL_TOKENS - self.betrayals())

    # Deeds: the end

    def win(self, ending: str) -> None:
        if self.fate == PLAYING:
            self.fate = WON
            self.ending = ending
            self.say(GAME_WON, ENDING_NAMES.index(ending), rule=ENDINGS[ending])

    def lose(self, ending: str) -> None:
        if self.fate == PLAYING:
            self.fate = DEFEATED
            self.ending = ending
            self.say(GAME_LOST, ENDING_NAMES.index(ending), rule=ENDINGS[ending])

    def end(self) -> Pause:
        """The game is over at once: no form stays open."""
        self.forms = []
        self.slots = []
        return GO_ON

    # Deeds: gods

    def lose_life(self, god: int, points: int, rule: str) -> None:
        lost = points if points < self.life[god] else self.life[god]
        if lost == 0 or self.fate:
            return  # Nothing happens any more once the game has ended.
        self.life[god] -= lost
        self.life_reserve += lost
        self.say(LOST_LIFE, god, lost, rule=rule)
        if self.life[god] == 0:
            self.lose("defeat.life")

    def gain_life(self, god: int, points: int, rule: str) -> None:
        """Never above the life at the start."""
        room = self.most_life[god] - self.life[god]
        gained = points if points < room else room
        if gained == 0:
            return
        self.life[god] += gained
        self.life_reserve -= gained
        self.say(GAINED_LIFE, god, gained, rule=rule)

    def take_elves(self, god: int, elves: int) -> None:
        """From the reserve, or with a minus back to it."""
        self.elves[god] += elves
        self.elf_reserve -= elves

    def take_vanir(self, god: int, dice: int) -> None:
        self.vanir[god] += dice
        self.vanir_reserve -= dice

    def call_heroes(self, heroes: int, rule: str) -> None:
        """From Midgard to Valhalla, as many as there are."""
        rest = HEROES - self.valhalla
        called = heroes if heroes < rest else rest
        if called == 0:
            return
        self.valhalla += called
        self.say(HEROES_CALLED, called, self.valhalla, rule=rule)

    def put_god(self, god: int, world: int, rule: str) -> None:
        if self.at[god] != world:
            self.at[god] = world
            self.say(WENT, god, world, rule=rule)

    def name(self, god: int) -> str:
        """The key of a god's name."""
        return f"god-{self.who[god]}"

    # Deeds: the tree

    def turn_level(self, steps: int) -> None:
        if steps == 0:
            return
        self.rotation = (self.rotation + steps) % 3
        self.say(LEVEL_TURNED, steps)

    def put_enemy(self, enemy: int, place: int, rule: str) -> None:
        """An enemy arrives; two in one world devastate it at once."""
        self.where[enemy] = place
        self.say(ENEMY_WENT, enemy, place, rule=rule)
        if place < WORLDS:
            self.devastate_if_two_enemies(place)

    def devastate_if_two_enemies(self, world: int) -> None:
        """YC 5.1: two enemies in a world devastate it, unless it is already."""
        if self.is_devastated(world) or self.enemies_in(world) < 2:
            return
        if count(self.ruins) == MARKERS:
            self.lose("defeat.markers")
            return
        self.ruins |= 1 << world
        self.say(DEVASTATED, world)

    def heal_world(self, world: int, rule: str) -> None:
        """The marker goes back to the Cage; two enemies still there devastate the world again."""
        self.ruins &= ~(1 << world)
        self.say(HEALED, world, rule=rule)
        self.devastate_if_two_enemies(world)

    def beat_iotunn(self, iotunn: int, rule: str) -> None:
        """The pawn goes back to Loki's ladder, and its effect ends."""
        self.iotunns &= ~(1 << iotunn)
        self.say(IOTUNN_BEATEN, iotunn, rule=rule)


def table(g: State) -> Chronicles:
    assert isinstance(g, Chronicles)
    return g


@mypyc_attr(acyclic=True)
class Step(Form):
    """A form of the Chronicles.  Everybody may know what it asks."""

    def run(self, g: State) -> Pause:
        return self.play(table(g))

    def play(self, g: Chronicles) -> Pause:
        raise NotImplementedError(f"{type(self).__name__}.play")

    def is_public(self) -> bool:
        return True
