"""What the view of the Chronicles is made of; the board's types are made from these."""

from __future__ import annotations

from typing import TypedDict


class GodView(TypedDict):
    """A god at the table: the players by seat, then the support gods."""

    god: int | None  # of the seven; null until it is chosen
    power: int | None  # the same where its divine power is in force
    world: int
    life: int
    most_life: int
    elves: int
    vanir: int
    artifacts: list[int]
    god_faces: list[int]  # faces of the God die that are successes
    vanir_faces: list[int]
    comrades: list[int]  # gods toward whom this one has the relationship
    kin: list[int]
    lucky: list[int]
    travel: list[int]


class LandingView(TypedDict):
    """Where Hel or Surt would come to, were it activated now."""

    world: int | None  # null: beyond the upper level, which is defeat
    devastates: bool


class DeedView(TypedDict):
    """One thing that an activation does."""

    does: str  # goes, devastates, turns, giants, island, anonymous, life, iotunn, gnaws, ends, defeat
    count: int  # how many there are on the ladder then; or how much life it takes; or the icon of the Saga Book
    of: int  # of so many; 0: it is no ladder
    world: int | None  # where; 9: the Cage


class EnemyView(TypedDict):
    """An enemy, on the tree or not, and what its activation would do."""

    place: int | None  # a world, or 9: the Cage; null: not on the tree
    strength: int | None  # null: it cannot be fought
    felled: bool
    shielded: bool
    left: int | None  # the activation, counted from now, that loses the game
    lands: LandingView | None
    next: list[DeedView]  # what its next card brings, if that activates it


class IotunnView(TypedDict):
    """An Iotunn that is awake."""

    iotunn: int
    place: int | None
    strength: int
    blocks: bool  # the world where it stands


class DangerView(TypedDict):
    """A way to lose, and how many blows away it is."""

    danger: str  # enemy, life, markers, wolves, sons, naglfar
    left: int
    enemy: int | None
    god: int | None


class DieView(TypedDict):
    """A die on the table."""

    face: int
    counts: bool  # a success for whose die it is
    lost: bool  # it goes home after the throw


class DiceView(TypedDict):
    """The dice on the table, and the elves that turned some."""

    god: DieView | None
    vanir: list[DieView]
    helpers: list[DieView | None]  # by god: thrown for a comrade
    elves: int


class RiskView(TypedDict):
    """The risks that a god bears, as the throw stands."""

    god: int
    risks: int  # that the throw has to cancel
    cancelled: int  # by dice and elves so far
    left: int
    chances: list[int]  # before the throw, with 0, 1 ... Vanir dice: in how many of 100 cases no risk is left
    with_elves: list[int]  # the same if all own elves may turn failures


class DeckView(TypedDict):
    """An enemy deck from the top: known cards, how many unseen ones, known cards; and what the unseen ones may be."""

    top: list[int]
    unseen: int
    of: list[int]
    mixed: int  # so many more of the unseen ones come from the pool
    under: list[int]


class ReservesView(TypedDict):
    """What lies beside the tree."""

    life: int
    elves: int
    vanir: int
    artifacts: list[list[int]]  # by level: those under the top card, unseen
    artifact_tops: list[int | None]
    creatures: list[int]  # unseen
    creatures_drawn: list[int]
    creatures_gone: list[int]
    iotunns: list[int]  # unseen
    iotunns_gone: list[int]


class OrderView(TypedDict):
    """An order of the Saga Book, as it stands for so many players."""

    order: str
    count: int


class ActionView(TypedDict):
    """A saga action."""

    world: int | None  # null: wherever a promise lies face down
    heroes: int
    elves: int
    risks: int
    do: list[OrderView]


class PrintedView(TypedDict):
    """What a page says to so many players; it lies open before everybody."""

    icons: list[int]  # plain, tree, dead tree, page turn, effect
    effects: list[list[OrderView]]  # by icon
    triggers: list[list[OrderView]]  # by enemy: when its first card is laid on the wheel
    goal: str
    by_action: bool  # the goal is a saga action
    reward: list[OrderView]
    actions: list[ActionView]
    wolf_strength: int
    bifrost: str
    surt_plus: int
    betrayals_arm_loki: bool
    loki_hurries_nidhogg: bool
    naglfar_is_enemy: bool
    surt_in_asgard: bool
    duels: bool
    last: bool
    ours: bool  # the page was designed here


class SagaView(TypedDict):
    """The Saga Book, and what its pages bring."""

    name: str
    page: int
    page_index: int
    nidhogg: int  # the icon where it stands
    to_tree: int | None  # steps; null: the Tree is not on this page
    achieved: bool
    goal_done: int  # how much of the goal is reached
    goal_of: int  # 0: the page has none
    tokens: list[int]  # by world: none, face down, betrayal, oath
    sons: list[int | None]  # where they are; null: not in play
    son_strength: int
    wolves: list[int]  # spaces of Skoll and Hati
    naglfar: int | None
    naglfar_strength: int | None  # null: it cannot be fought
    servants: list[int]  # worlds where one lies face down
    servant_strengths: list[int]


class NowView(TypedDict):
    """What is under way."""

    god: int  # whose risks, move or action is on the table
    stones: list[int | None]  # what the rune stones show; null: used
    steps: list[dict[str, str | int | bool | list[int | None]]]  # what is open, the innermost last, and what fills it
    filling: list[str]  # which blank of each the next one fills


class ChroniclesView(TypedDict):
    """Worlds are 0 to 8, and 9 is the Cage; a card of the enemy decks is owner * 6 + enemy."""

    players: int
    gods: list[GodView]
    reserves: ReservesView
    valhalla: int
    giants: int
    anonymous: int
    rotation: int
    enemies: list[EnemyView]
    island: int
    islands: list[int]  # the Anonymous that each sends to Hel
    devastated: list[int]
    iotunns: list[IotunnView]
    decks: list[DeckView]
    pool: list[int]
    centre: list[int | str | None]  # by player: the card that lies face down, or "unseen"
    wheel: list[int | None]  # by enemy
    second: list[int | None]
    near: list[int]  # the enemies that the next card of theirs activates
    wakes: list[int | None]  # by player: in how many of 100 cases the card that lies there activates an enemy
    round: int
    order: list[int]
    played: list[int]  # seats whose turn of this round is over
    active: int
    dice: DiceView
    risk: RiskView | None
    dangers: list[DangerView]  # the nearest first
    saga: SagaView
    printed: PrintedView
    won: bool | None  # null: not over yet
    ending: str
    now: NowView
