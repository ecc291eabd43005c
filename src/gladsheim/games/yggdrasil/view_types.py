"""What a view of Yggdrasil is made of, entry by entry."""

from __future__ import annotations

from typing import TypedDict

from gladsheim.core.game import Json


class GodView(TypedDict):
    """A seat's god and what it holds."""

    god: str | None  # null: not drawn yet
    vikings: int
    elves: int
    artifacts: dict[str, int]  # artifact -> level


class EnemyView(TypedDict):
    """An enemy on the road, and where its next card brings it."""

    enemy: str
    space: int
    force: int
    power: int
    lands: int  # the space that its next card brings it to
    harm: int  # the power of its effect there
    cards: int  # left that move it, its own and its angry one: those of Ragnarok apart


class DangerView(TypedDict):
    """How near a defeat is."""

    defeat: str  # "wall", "door" or "residence"
    count: int  # enemies beyond it
    of: int  # so many are too many
    steps: int  # the fewest steps of enemies that lead there


class IslandView(TypedDict):
    """An island and its bag: a hidden one shows how many counters are in it, and what is surely among them."""

    island: str
    counters: int
    vikings: int | None
    giants: int | None
    sure_vikings: int
    sure_giants: int
    search: bool  # souls could be sought there: neither under water nor empty


class GiantsView(TypedDict):
    """Where the giants are; nobody knows the order of the pile."""

    pile: list[str]
    active: list[str]
    beaten: list[str]
    removed: list[str]  # by the Vanir, where those count for no rune


class RunView(TypedDict):
    """A run of unseen cards in the deck."""

    unseen: int
    special: bool  # one of them is a special card


class CardView(TypedDict):
    """An enemy card, and the enemy that it brings on: several do for Ragnarök."""

    card: str
    enemy: str | None


class DeckView(TypedDict):
    """The enemy cards."""

    left: int
    rows: list[str | RunView]  # from the top: cards that are known, and runs of unseen ones
    order: list[str | int]  # the same in short, where any is known: cards, and how many unseen ones lie between
    unseen: dict[str, int]  # card -> how many
    unseen_specials: list[str]
    drawn: list[CardView]  # looked at just now
    discards: list[str]
    last: CardView | None  # the card played last


class FaceView(TypedDict):
    """A face of the die."""

    hammers: int
    colour: str


class OptionsView(TypedDict):
    """What was chosen before the game."""

    hammers: str
    colours: str
    hidden_bags: bool
    may_stop: bool
    vanir_counts: bool
    angry: int
    ragnarok: int
    ragnarok_set: str


class TurnView(TypedDict):
    """Whose turn it is, and how far it has come."""

    seat: int
    taken: int  # actions
    actions: int  # of so many
    used: list[str]  # worlds; the one where the god is acting is among them


class FightView(TypedDict):
    """A fight as it stands, until elves are added: then its outcome is told."""

    seat: int
    foe: str  # an enemy, a giant, or "pile"
    is_giant: bool
    needed: int
    vikings: int | None  # null: not sent yet
    face: int | None  # of the die, once it has fallen
    has_die: bool  # no giant forbids it
    hammers: int
    artifact: int  # the level of the one held against the foe
    held: str | None  # which that is
    bonus: int  # the god's own
    sum: int  # what has come together
    chances: list[int]  # in percent, with 0, 1, ... of the Vikings or elves that are asked for


class YggdrasilView(TypedDict):
    """The nine worlds; every seat sees the same."""

    gods: list[GodView]
    asgard: list[EnemyView]
    dangers: list[DangerView]
    fenrir_angry: bool
    islands: list[IslandView]
    valkyries: str
    submerged: str
    whirlpool: bool
    forge: dict[str, list[int]]  # artifact -> levels that are there
    alfheim: int
    dead: int
    fire: int
    vanir: int
    giants: GiantsView
    runes: dict[str, int]  # rune -> how many of its four giants are beaten
    blocked: dict[str, str]  # world -> the giant that blocks it
    deck: DeckView
    quiet_turns: int
    turns: int
    die: list[FaceView]
    options: OptionsView
    ending: str
    turn: TurnView | None
    fight: FightView | None
    steps: list[dict[str, Json]]  # what is under way, the innermost last: `is`, and its blanks that are filled
