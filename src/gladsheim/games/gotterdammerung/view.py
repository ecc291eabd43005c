"""What a seat may see, and a table that it could not tell from the true one."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias, TypedDict

from gladsheim.core.forms import CHANCE, CLOCK, NO_OPTIONS, NOBODY, OPEN, Form, State, filled
from gladsheim.core.kinds import Json
from gladsheim.core.lots import Lots
from gladsheim.games.gotterdammerung.action import Actions, Look
from gladsheim.games.gotterdammerung.conspiracy import Conspiracy
from gladsheim.games.gotterdammerung.council import Council, Discussion, Trial
from gladsheim.games.gotterdammerung.kinds import claim_phrase
from gladsheim.games.gotterdammerung.parts import (
    AGREE,
    CLOCK_NAMES,
    CLOCKS,
    CONSPIRATOR,
    CONSPIRATORS,
    COUNCIL,
    DISAGREE,
    FACTION_NAMES,
    GOD_NAMES,
    HOW_NAMES,
    PHASES,
    REFRAIN,
    SENTENCE_NAMES,
    VERDICT_NAMES,
    WAY_NAMES,
    listed,
)
from gladsheim.games.gotterdammerung.powers import SLOT_OF
from gladsheim.games.gotterdammerung.setting import Deal, Seating
from gladsheim.games.gotterdammerung.state import Asgard, asgard_of
from gladsheim.games.gotterdammerung.talk import Defence, Speech
from gladsheim.games.gotterdammerung.turn import Round, Twilight
from gladsheim.games.gotterdammerung.vote import Vote

Faction: TypeAlias = Literal["protector", "conspirator"]
Said: TypeAlias = "list[Json]"  # a phrase of the catalogue, as the browser reads it


class LookView(TypedDict):
    """An Oracle's look: for all who it was and whom it could look at, for its own eyes what it saw."""

    round: int
    seat: int
    could: list[int]
    mine: bool
    whom: int | None  # null: not mine, or at nobody
    faction: str | None


class BanishedView(TypedDict):
    round: int
    seat: int
    how: str  # "conspiracy", "hel", "council"


class DeedView(TypedDict):
    """What the action of a god pointed to: a player, a card, or the Oracle's way."""

    round: int
    god: str
    doer: int
    target: int | None
    card: str | None
    way: str | None  # "back" or "ahead"


class TrialView(TypedDict):
    """An accusation: as far as it has come, or how it ended."""

    round: int
    accuser: int
    accused: int
    supporter: int | None
    out: list[int] | None  # while all vote: whose thumbs are out
    down: list[int]  # thumbs down as they were shown
    counted: list[int]  # and after Balder's card
    votes_down: int
    votes_up: int
    needed: int  # votes down that banish
    verdict: str | None  # "stays", "warded", "goes", "dropped"; null: not yet


class ClaimView(TypedDict):
    round: int
    speaker: int
    sentence: str
    whom: int | None
    what: int | None  # a reason, a faction, a thumb, a question, a reply, by their numbers
    when: int | None  # a round
    about: int | None  # the number of the claim it agrees or disagrees with
    phrase: list[object]


class AskedView(TypedDict):
    who: int | Literal["chance", "clock"]
    slot: str
    rule: str
    may: bool
    odds: list[int] | None


class TwilightView(TypedDict):
    """By seat, by god's number, or in the order in which things happened."""

    seats: int
    round: int
    phase: str  # "set-up", "conspiracy", "action", "council"
    gods: list[str]
    to_be_seated: list[str]
    worlds: list[str]  # "asgard", "underworld"
    oracle: int | None
    seat_of: list[int | None]  # by god
    lies: list[int | None]  # by god: with whom the Action card lies; null: at home
    placed_by: list[int | None]
    votes: list[int]
    warded: int | None
    dealt: int
    conspirators_in_play: int
    faction: str | None  # one's own
    conspirators: list[int] | None
    oracles: list[LookView]
    banished: list[BanishedView]
    deeds: list[DeedView]
    trials: list[TrialView]
    trial: TrialView | None  # what is tried now; else the last of this Council, by night that of the day before
    claims: list[ClaimView]
    seers: list[int]
    begun: list[int]  # accusations each began in this Council
    voices: list[int]  # who may talk freely now
    asked: list[AskedView] | None  # null: nobody may know
    seconds: int
    cap: int
    may_end: bool
    ward_ends: bool
    talk: int
    clock: str
    winner: str | None  # a faction
    forms: list[dict[str, Json]]  # what is under way, from the outermost to the innermost: `is` and its blanks


def view(state: State, seat: int | None) -> TwilightView:
    """The circle and everything done and said in the open; of the secrets only one's own."""
    g = asgard_of(state)
    return {
        "seats": g.seats,
        "round": g.round,
        "phase": PHASES[g.phase],
        "gods": [GOD_NAMES[god] for god in g.gods],
        "to_be_seated": [GOD_NAMES[god] for god in g.cast],
        "worlds": ["underworld" if g.is_banished(one) else "asgard" for one in range(g.seats)],
        "oracle": filled(g.oracle),
        "seat_of": [filled(one) for one in g.seat_of],
        "lies": [filled(one) for one in g.lies],
        "placed_by": [filled(one) for one in g.placed_by],
        "votes": [g.votes(one) for one in range(g.seats)],
        "warded": filled(g.warded),
        "dealt": g.dealt,
        "conspirators_in_play": CONSPIRATORS[g.seats],
        "faction": None if seat is None or seat >= g.dealt else FACTION_NAMES[g.faction(seat)],
        "conspirators": [*listed(g.conspirators)] if knows_all(g, seat) else None,
        "oracles": [sees_look(g, row, seat) for row in g.oracles],
        "banished": [{"round": row[0], "seat": row[1], "how": HOW_NAMES[row[2]]} for row in g.banished],
        "deeds": [sees_deed(row) for row in g.deeds],
        "trials": [sees_past_trial(g, row) for row in g.trials],
        "trial": sees_trial(g),
        "claims": [sees_claim(g, number) for number in range(len(g.claims))],
        "seers": [*listed(g.seers)],
        "begun": [*g.begun],
        "voices": [*voices(g)],
        "asked": sees_asked(g, seat),
        "seconds": seconds(g),
        "cap": g.cap,
        "may_end": g.may_end,
        "ward_ends": g.ward_ends,
        "talk": g.talk,
        "clock": CLOCK_NAMES[g.clock],
        "winner": None if g.winner == NOBODY else FACTION_NAMES[g.winner],
        "forms": [sees_form(g, form, seat) for form in g.forms],
    }


def knows_all(g: Asgard, seat: int | None) -> bool:
    """GD 3.2 and GD 11.2: Conspirators know each other once all cards are dealt; at the end everybody does."""
    return g.winner >= 0 or (seat is not None and g.dealt == g.seats and g.faction(seat) == CONSPIRATOR)


def sees_look(g: Asgard, row: list[int], seat: int | None) -> LookView:
    mine = row[1] == seat
    saw = mine and row[3] != REFRAIN
    return {
        "round": row[0],
        "seat": row[1],
        "could": [*listed(row[2])],
        "mine": mine,
        "whom": row[3] if saw else None,
        "faction": FACTION_NAMES[g.faction(row[3])] if saw else None,
    }


def sees_deed(row: list[int]) -> DeedView:
    god, what = row[1], row[3]
    slot = SLOT_OF[god]
    return {
        "round": row[0],
        "god": GOD_NAMES[god],
        "doer": row[2],
        "target": what if slot == "target" else None,
        "card": ("oracle" if what == 0 else GOD_NAMES[what]) if slot == "card" else None,
        "way": WAY_NAMES[what] if slot == "way" else None,
    }


def sees_past_trial(g: Asgard, row: list[int]) -> TrialView:
    return {
        "round": row[0],
        "accuser": row[1],
        "accused": row[2],
        "supporter": filled(row[3]),
        "out": None,
        "down": [*listed(row[4])],
        "counted": [*listed(row[5])],
        "votes_down": row[6],
        "votes_up": row[7],
        "needed": (row[6] + row[7]) // 2 + 1,
        "verdict": "dropped" if row[3] == NOBODY and not row[8] else VERDICT_NAMES[row[8]],
    }


def sees_trial(g: Asgard) -> TrialView | None:
    """The accusation that is tried now, or the last one: of this Council, by night of the one before."""
    for form in g.forms:
        if isinstance(form, Trial):
            return sees_open_trial(g, form)
    if not g.trials:
        return None
    last = g.trials[-1]
    is_recent = last[0] == g.round if g.phase == COUNCIL else g.phase == 1 and last[0] == g.round - 1
    return sees_past_trial(g, last) if is_recent else None


def sees_open_trial(g: Asgard, form: Trial) -> TrialView:
    top = g.forms[-1]
    out = [seat for seat, thumb in enumerate(top.thumbs) if thumb != OPEN] if isinstance(top, Vote) else None
    return {
        "round": g.round,
        "accuser": form.accuser,
        "accused": form.accused,
        "supporter": filled(form.supporter),
        "out": out,
        "down": [],
        "counted": [],
        "votes_down": 0,
        "votes_up": 0,
        "needed": sum([g.votes(seat) for seat in range(g.seats)]) // 2 + 1,
        "verdict": None,
    }


def sees_claim(g: Asgard, number: int) -> ClaimView:
    round, speaker, sentence, whom, what, when = g.claims[number]
    agrees = sentence in (AGREE, DISAGREE)
    about = g.claims[what] if agrees else NO_CLAIM
    return {
        "round": round,
        "speaker": speaker,
        "sentence": SENTENCE_NAMES[sentence],
        "whom": filled(whom),
        "what": None if agrees else filled(what),
        "when": filled(when),
        "about": what if agrees else None,
        "phrase": [*claim_words(tuple(g.claims[number]), tuple(about))],
    }


NO_CLAIM: list[int] = []


@cache
def claim_words(row: tuple[int, ...], about: tuple[int, ...]) -> tuple[object, ...]:
    """The words of a claim, made once: a claim is in every view from then on."""
    claims = [[*row]] if not about else [[*row[:4], 1, row[5]], [*about]]
    return tuple(claim_phrase(claims, 0).plain())


def sees_asked(g: Asgard, seat: int | None) -> list[AskedView] | None:
    """Who is asked what, chance and clock included, but not while the Conspirators mark unseen."""
    if not g.forms or (isinstance(g.forms[-1], Conspiracy) and not knows_all(g, seat)):
        return None
    return [
        {
            "who": "chance" if ask.seat == CHANCE else "clock" if ask.seat == CLOCK else ask.seat,
            "slot": ask.slot,
            "rule": ask.rule,
            "may": ask.may,
            "odds": None if ask.odds is None else [*ask.odds],
        }
        for ask in g.asks()
    ]


def sees_form(g: Asgard, form: Form, seat: int | None) -> dict[str, Json]:
    """The blanks of an open form that this seat may know."""
    if isinstance(form, Conspiracy):
        if not knows_all(g, seat):
            return {"is": "Conspiracy"}
        return {
            "is": "Conspiracy",
            "marks": by_seat(form.marks),
            "fresh": [*form.fresh],
            "marking": form.marking,
            "late": filled(form.late),
            "lot": filled(form.lot),
        }
    if isinstance(form, Vote):
        return {
            "is": "Vote",
            "accuser": form.accuser,
            "accused": form.accused,
            "supporter": filled(form.supporter),
            "out": [thumb != OPEN for thumb in form.thumbs],
            "mine": None if seat is None else filled(form.thumbs[seat]),
            "late": filled(form.late),
        }
    return {"is": type(form).__name__, **sees_open_form(form)}


def by_seat(blanks: list[int]) -> list[Json]:
    return [filled(blank) for blank in blanks]


def sees_open_form(form: Form) -> dict[str, Json]:
    """The blanks of a form in which nothing is secret."""
    if isinstance(form, Seating):
        return {"first": filled(form.first), "at": form.at, "place": filled(form.place)}
    if isinstance(form, Twilight):
        return {"seated": filled(form.seated), "dealt": filled(form.dealt)}
    if isinstance(form, Round):
        return {
            "conspired": filled(form.conspired),
            "dice": filled(form.dice),
            "acted": filled(form.acted),
            "looked": filled(form.looked),
            "counselled": filled(form.counselled),
        }
    if isinstance(form, Actions):
        return {
            "god": form.god,
            "doer": filled(form.doer),
            "target": filled(form.target),
            "card": filled(form.card),
            "way": filled(form.way),
        }
    if isinstance(form, Look):
        return {"seat": form.seat}
    if isinstance(form, Council):
        return {"before": filled(form.before), "result": filled(form.result)}
    return sees_talk(form)


def sees_talk(form: Form) -> dict[str, Json]:
    if isinstance(form, Discussion):
        return {
            "said": by_seat(form.said),
            "before": filled(form.before),
            "turn": form.turn,
            "loud": form.loud,
            "speaker": filled(form.speaker),
            "heard": filled(form.heard),
            "trial": filled(form.trial),
            "late": filled(form.late),
        }
    if isinstance(form, Trial):
        return {
            "accuser": form.accuser,
            "accused": form.accused,
            "support": by_seat(form.support),
            "supporter": filled(form.supporter),
            "defended": filled(form.defended),
            "verdict": filled(form.verdict),
        }
    if isinstance(form, Defence):
        return {
            "seat": form.seat,
            "pleas": form.pleas,
            "say": filled(form.say),
            "heard": filled(form.heard),
            "late": filled(form.late),
        }
    if isinstance(form, Speech):
        return {
            "speaker": form.speaker,
            "sentence": form.sentence,
            "accusable": form.accusable,
            "when": filled(form.when),
            "whom": filled(form.whom),
            "faction": filled(form.faction),
            "thumb": filled(form.thumb),
            "reason": filled(form.reason),
            "question": filled(form.question),
            "reply": filled(form.reply),
            "claim": filled(form.claim),
            "late": filled(form.late),
        }
    return {}


def voices(g: Asgard) -> list[int]:
    """GD 5.1 and GD 9.6: who may talk freely now.  Nobody in the first two phases; in a defence only the accused."""
    for form in g.forms:
        if isinstance(form, Vote):
            return []
        if isinstance(form, Defence):
            return [form.seat]
    return listed(g.everybody()) if g.phase == COUNCIL or not g.forms else []


def seconds(g: Asgard) -> int:
    """GD 9.15: how long the table's clock gives for what is going on now; 0: as long as it takes."""
    part = -1
    for form in g.forms:
        if isinstance(form, Conspiracy):
            part = 0
        elif isinstance(form, Discussion):
            part = 1
        elif isinstance(form, Trial):
            part = 2
        elif isinstance(form, Defence):
            part = 3
        elif isinstance(form, Vote):
            part = 4
    return 0 if part < 0 else CLOCKS[CLOCK_NAMES[g.clock]][part]


def imagine(state: State, seat: int | None, lots: Lots) -> State:
    """The same open table, with all that the seat does not know dealt again."""
    g = asgard_of(state)
    twin = g.clone()
    if not knows_all(g, seat):
        deal_factions(twin, seat, lots)
    if g.oracles:
        twin.oracles = [redraw_look(row, seat, lots) for row in g.oracles]
    if not twin.forms:
        # How the last question was put may tell how the Conspirators came to agree.
        twin.slot = twin.rule = ""
        twin.seat = NOBODY
        twin.odds = None
        twin.options = NO_OPTIONS
        return twin
    top = twin.forms[-1]
    if isinstance(top, Vote):
        # A thumb that is out is redrawn, not taken back: that it is out was seen.
        top.thumbs = [lots.below(2) if thumb != OPEN and one != seat else thumb for one, thumb in enumerate(top.thumbs)]
    elif isinstance(top, Look):
        top.look = OPEN
    elif isinstance(top, Deal):
        top.dealt = OPEN
    elif isinstance(top, Conspiracy) and not knows_all(g, seat):
        # How far the Conspirators have come cannot be seen: they begin again.
        twin.forms[-1] = Conspiracy([OPEN] * g.seats, [0] * g.seats)
        twin.go()
        return twin
    twin.ask_again()
    return twin


def redraw_look(row: list[int], seat: int | None, lots: Lots) -> list[int]:
    if row[1] == seat:
        return row
    could = listed(row[2] | 1 << REFRAIN)
    return [row[0], row[1], row[2], could[lots.below(len(could))]]


def deal_factions(g: Asgard, seat: int | None, lots: Lots) -> None:
    """Deal the cards again that the seat has not seen, so that neither faction is wholly banished."""
    known = known_traitors = 0
    if seat is not None and seat < g.dealt:
        known = 1 << seat
        for row in g.oracles:
            if row[1] == seat and row[3] != REFRAIN:
                known |= 1 << row[3]
        known_traitors = known & g.conspirators
    cards = [CONSPIRATOR] * (CONSPIRATORS[g.seats] - len(listed(known_traitors)))
    unknown = [one for one in range(g.seats) if not (known >> one) & 1]
    cards += [1 - CONSPIRATOR] * (len(unknown) - len(cards))
    while True:
        lots.shuffle(cards)
        bits = known_traitors
        for n, one in enumerate(unknown):
            if cards[n] == CONSPIRATOR and one < g.dealt:
                bits |= 1 << one
        if g.dealt < g.seats or (bits & ~g.underworld and g.asgard() & ~bits):
            g.conspirators = bits
            return
