"""The Feast: a small sound game with hidden cards, sealed bids, talk and a clock, on which the kit itself is tested.

Tests plant one fault at a time: in a function given to `feast_game`, or in a subclass of a form or of the state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from gladsheim.core.decks import without
from gladsheim.core.events import Event
from gladsheim.core.forms import CLOCK, OPEN, Ask, Form, Pause, Seat, State
from gladsheim.core.game import Chosen, Game, Json, Option
from gladsheim.core.kinds import DECK, SEAT, Kind, Slot
from gladsheim.core.lots import Lots
from gladsheim.core.text import Phrase, Words

FOLDER = Path(__file__).parent / "feast"
BOX = [value for value in range(4) for _ in range(4)]
CARDS = 3  # dealt to each
HIGH = 3
CHEER, BOAST, HUSH = 0, 1, 2
Gaps = dict[str, int | str | Phrase]

CARD = Kind("card", says=lambda g, card: Phrase("card", {"value": card}), lot=DECK)
DEALT_UNSEEN = Event("dealt", "FE 1.1", SEAT)
DEALT = Event("dealt-card", "FE 1.1", SEAT, CARD, heard_by="seat", others=DEALT_UNSEEN)
CHEERED = Event("cheered", "FE 2.3", SEAT)
PLAYED = Event("played", "FE 2.4", SEAT, CARD)
SLOTS: dict[str, Slot | int] = {"card": Slot(4, CARD, mute=True), "bid": 3, "wind": 2, "say": 3, "play": Slot(4, CARD)}


class Table(State):
    """Everything true at the Feast."""

    def __init__(self) -> None:
        super().__init__()
        self.bag: list[int] = []
        self.hands: list[list[int]] = []
        self.table: list[int] = []
        self.score: list[int] = []
        self.cheers: list[int] = []
        self.round = 0
        self.rounds = 0
        self.talk = False

    def clone(self) -> Table:
        twin = type(self)()
        twin.bag = self.bag
        twin.hands = self.hands
        twin.table = self.table
        twin.score = self.score
        twin.cheers = self.cheers
        twin.round = self.round
        twin.rounds = self.rounds
        twin.talk = self.talk
        self.copy_forms(twin)
        return twin

    def returns(self) -> list[float]:
        best = max(self.score)
        return [(1.0 if self.score.count(best) == 1 else 0.5) if own == best else 0.0 for own in self.score]

    def outcome(self) -> str:
        return "won" if self.score.count(max(self.score)) == 1 else "shared"

    def deal(self, seat: Seat, card: int) -> None:
        self.bag = without(self.bag, card)
        self.hands = replaced(self.hands, seat, sorted([*self.hands[seat], card]))
        self.say(DEALT, seat, card)

    def play(self, seat: Seat, card: int) -> None:
        self.hands = replaced(self.hands, seat, without(self.hands[seat], card))
        self.table = [*self.table, card]
        self.score = [own + card if n == seat else own for n, own in enumerate(self.score)]
        self.round += 1
        self.say(PLAYED, seat, card)


def replaced(rows: list[list[int]], at: int, row: list[int]) -> list[list[int]]:
    return [row if n == at else one for n, one in enumerate(rows)]


def table_of(g: State) -> Table:
    assert isinstance(g, Table)
    return g


class Feast(Form):
    """The whole game: deal, then rounds."""

    def __init__(self, dealt: int = OPEN, played: int = OPEN) -> None:
        self.dealt = dealt
        self.played = played

    def run(self, g: State) -> Pause:
        t = table_of(g)
        if self.dealt == OPEN:
            return g.call("dealt", Deal())
        if t.round == t.rounds:
            return g.done()
        return g.call("played", self.new_round(t))

    def new_round(self, t: Table) -> Round:
        return Round([OPEN] * len(t.hands))

    def clone(self) -> Feast:
        return type(self)(self.dealt, self.played)


class Deal(Form):
    """FE 1.1: three cards for everybody."""

    def __init__(self, card: int = OPEN) -> None:
        self.card = card

    def run(self, g: State) -> Pause:
        t = table_of(g)
        if self.card != OPEN:
            t.deal(short(t), self.card)
            self.card = OPEN
        if short(t) == len(t.hands):
            return g.done()
        return g.chance("card", t.bag, "FE 1.1")

    def again(self, g: State) -> list[int]:
        return table_of(g).bag

    def clone(self) -> Deal:
        return type(self)(self.card)


def short(t: Table) -> int:
    """The first seat without all its cards; the number of seats if there is none."""
    return next((seat for seat, hand in enumerate(t.hands) if len(hand) < CARDS), len(t.hands))


class Round(Form):
    """Sealed bids, the wind, talk, and the leader plays a card."""

    def __init__(self, bid: list[int], wind: int = OPEN, talked: int = OPEN, play: int = OPEN) -> None:
        self.bid = bid
        self.wind = wind
        self.talked = talked
        self.play = play

    def run(self, g: State) -> Pause:
        t = table_of(g)
        if OPEN in self.bid:
            return g.ask_all("bid", [Ask(seat, "bid", [0, 1, 2], "FE 2.1") for seat in range(len(t.hands))])
        if self.wind == OPEN:
            return g.chance("wind", [0, 1], "FE 2.2", [3, 1])
        if t.talk and self.talked == OPEN:
            return g.call("talked", self.new_talk())
        if self.play == OPEN:
            return g.ask(self.leader(), "play", self.cards(t), "FE 2.4")
        t.play(self.leader(), self.play)
        return g.done()

    def new_talk(self) -> Talk:
        return Talk(self.leader(), [0] * len(self.bid))

    def leader(self) -> Seat:
        return self.bid.index(max(self.bid) if self.wind == 0 else min(self.bid))

    def cards(self, t: Table) -> list[int]:
        return sorted(set(t.hands[self.leader()]))

    def is_public(self) -> bool:
        return OPEN in self.bid or self.wind == OPEN

    def again(self, g: State) -> list[int]:
        return self.cards(table_of(g))

    def closed(self, g: State, seat: Seat) -> dict[int, str]:
        if self.is_public():
            return {}
        return {card: "FE 2.4" for card in range(4) if card not in self.cards(table_of(g))}

    def clone(self) -> Round:
        return type(self)(self.bid.copy(), self.wind, self.talked, self.play)


class Talk(Form):
    """FE 2.3: who holds a high card may boast of it, but all that is heard is a cheer."""

    def __init__(self, leader: Seat, spoken: list[int], over: int = OPEN) -> None:
        self.leader = leader
        self.spoken = spoken
        self.over = over

    def run(self, g: State) -> Pause:
        return g.wait() if self.over == OPEN else g.done()

    def questions(self, g: State) -> list[Ask]:
        asks = [Ask(self.leader, "say", [HUSH], "FE 2.3")]
        for seat, hand in enumerate(table_of(g).hands):
            if seat != self.leader and not self.spoken[seat]:
                options = [CHEER, BOAST] if HIGH in hand else [CHEER]
                asks.append(Ask(seat, "say", options, "FE 2.3", may=True))
        return [*asks, Ask(CLOCK, "say", [HUSH], "FE 2.3")]

    def hear(self, g: State, ask: Ask, value: int) -> None:
        t = table_of(g)
        if value == HUSH:
            self.over = HUSH
            return
        self.spoken = [1 if seat == ask.seat else spoken for seat, spoken in enumerate(self.spoken)]
        t.cheers = [own + 1 if seat == ask.seat else own for seat, own in enumerate(t.cheers)]
        self.tell(t, ask.seat)

    def tell(self, t: Table, seat: Seat) -> None:
        t.say(CHEERED, seat)

    def clone(self) -> Talk:
        return type(self)(self.leader, self.spoken, self.over)


# What a seat sees, and imagines


def sees_form(form: Form, seat: Seat | None) -> Json:
    if isinstance(form, Feast):
        return [form.dealt, form.played]
    if isinstance(form, Round):
        return [*sees_bids(form, seat), form.wind, form.talked, form.play]
    if isinstance(form, Talk):
        return [form.leader, [*form.spoken], form.over]
    return []


def sees_bids(form: Round, seat: Seat | None) -> list[Json]:
    """Bids are open once all are in."""
    if OPEN not in form.bid:
        return [*form.bid]
    return [bid if owner == seat or bid == OPEN else "sealed" for owner, bid in enumerate(form.bid)]


def view(g: State, seat: Seat | None) -> dict[str, Json]:
    t = table_of(g)
    return {
        "hands": [[*hand] if owner == seat else len(hand) for owner, hand in enumerate(t.hands)],
        "bag": len(t.bag),
        "table": [*t.table],
        "score": [*t.score],
        "cheers": [*t.cheers],
        "round": [t.round, t.rounds],
        "talk": t.talk,
        "forms": [sees_form(form, seat) for form in t.forms],
    }


def imagine(g: State, seat: Seat | None, lots: Lots) -> State:
    twin = table_of(g).clone()
    deal_again(twin, seat, lots)
    seal_again(twin, seat, lots)
    twin.ask_again()
    return twin


def deal_again(t: Table, seat: Seat | None, lots: Lots) -> None:
    others = [owner for owner in range(len(t.hands)) if owner != seat]
    pool = sorted([*t.bag, *[card for owner in others for card in t.hands[owner]]])
    lots.shuffle(pool)
    for owner in others:
        t.hands = replaced(t.hands, owner, sorted([pool.pop() for _ in t.hands[owner]]))
    t.bag = sorted(pool)


def seal_again(t: Table, seat: Seat | None, lots: Lots) -> None:
    for form in t.forms:
        if isinstance(form, Round) and OPEN in form.bid:
            for owner, bid in enumerate(form.bid):
                if owner != seat and bid != OPEN:
                    form.bid[owner] = lots.below(3)


# Words


def label(g: State, ask: Ask, value: int) -> Phrase:
    if ask.slot == "say":
        return Phrase(("cheer", "boast", "hush")[value])
    return Phrase("bid" if ask.slot == "bid" else "card", {"value": value})


def text(g: State, seat: Seat | None, words: Words) -> str:
    t = table_of(g)
    lines: list[str] = []
    for owner, score in enumerate(t.score):
        gaps: Gaps = {"seat": owner, "score": score, "cards": len(t.hands[owner])}
        gaps["bid"] = "sealed" if any(isinstance(form, Round) for form in t.forms) else "none"
        lines.append(words.say(Phrase("score", gaps)))
    if seat is not None:
        lines.append(words.word("hand") + " " + " ".join(str(card) for card in t.hands[seat]))
    return "\n".join(lines)


def pieces(g: State) -> dict[str, int]:
    t = table_of(g)
    cards = [*t.bag, *t.table, *[card for hand in t.hands for card in hand]]
    return {f"cards {value}": cards.count(value) for value in range(4)}


def lay_out(g: State, seats: int, chosen: Chosen) -> None:
    t = table_of(g)
    t.bag = BOX
    t.hands = [[] for _ in range(seats)]
    t.score = [0] * seats
    t.cheers = [0] * seats
    t.rounds = chosen.number("rounds")
    t.talk = chosen.flag("talk")


def set_up(g: State, seats: int, chosen: Chosen) -> Form:
    lay_out(g, seats, chosen)
    return Feast()


def feast_game(
    folder: Path = FOLDER,
    state: type[State] = Table,
    forms: list[type] | None = None,
    slots: Mapping[str, Slot | int] = SLOTS,
    set_up: Callable[[State, int, Chosen], Form] = set_up,
    view: Callable[[State, Seat | None], dict[str, Json]] = view,
    imagine: Callable[[State, Seat | None, Lots], State] = imagine,
    label: Callable[[State, Ask, int], Phrase] = label,
    text: Callable[[State, Seat | None, Words], str] = text,
    pieces: Callable[[State], dict[str, int]] = pieces,
    events: list[Event] | None = None,
    unsaid: dict[str, str] | None = None,
    write: Callable[[State, Ask, int], str | None] | None = None,
    longest: int = 200,
) -> Game:
    """The Feast, sound unless a fault is put into one of its parts."""
    return Game(
        id="feast",
        folder=folder,
        seats=range(2, 4),
        options={"rounds": Option([2, 3], 2), "talk": Option([False, True], True)},
        state=state,
        forms=[Feast, Deal, Round, Talk, *(forms or [])],
        slots=slots,
        set_up=set_up,
        view=view,
        imagine=imagine,
        label=label,
        text=text,
        pieces=pieces,
        events=[DEALT, CHEERED, PLAYED, *(events or [])],
        unsaid={"forms": "how far they are filled in is seen in what follows", **(unsaid or {})},
        write=write,
        longest=longest,
    )
