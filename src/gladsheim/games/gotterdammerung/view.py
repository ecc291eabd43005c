"""What a seat may see, and a table that it could not tell from the true one."""

from __future__ import annotations

from gladsheim.core.forms import NO_OPTIONS, OPEN, Form, State
from gladsheim.core.game import Json
from gladsheim.core.lots import Lots
from gladsheim.games.gotterdammerung.action import Actions, Look
from gladsheim.games.gotterdammerung.conspiracy import Conspiracy
from gladsheim.games.gotterdammerung.council import Council, Discussion, Trial
from gladsheim.games.gotterdammerung.parts import (
    CLOCK_NAMES,
    CLOCKS,
    CONSPIRATOR,
    CONSPIRATORS,
    GOD_NAMES,
    REFRAIN,
    listed,
)
from gladsheim.games.gotterdammerung.setting import Deal, Seating
from gladsheim.games.gotterdammerung.state import Asgard
from gladsheim.games.gotterdammerung.talk import Defence, Speech
from gladsheim.games.gotterdammerung.turn import Round, Twilight
from gladsheim.games.gotterdammerung.vote import Vote

PHASES = ["set-up", "conspiracy", "action", "council"]


def view(g: State, seat: int | None) -> dict[str, Json]:
    """The circle and everything done and said in the open; of the secrets only one's own."""
    assert isinstance(g, Asgard)
    return {
        "seats": g.seats,
        "round": g.round,
        "phase": PHASES[g.phase],
        "gods": [GOD_NAMES[god] for god in g.gods],
        "to_be_seated": [GOD_NAMES[god] for god in g.cast],
        "worlds": ["underworld" if g.is_banished(one) else "asgard" for one in range(g.seats)],
        "oracle": g.oracle,
        "seat_of": [*g.seat_of],
        "lies": [*g.lies],
        "placed_by": [*g.placed_by],
        "votes": [g.votes(one) for one in range(g.seats)],
        "warded": g.warded,
        "dealt": g.dealt,
        "conspirators_in_play": CONSPIRATORS[g.seats],
        "faction": None if seat is None or seat >= g.dealt else g.faction(seat),
        "conspirators": sees_conspirators(g, seat),
        "oracles": [sees_look(g, row, seat) for row in g.oracles],
        "banished": rows(g.banished),
        "deeds": rows(g.deeds),
        "trials": rows(g.trials),
        "claims": rows(g.claims),
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
        "winner": g.winner,
        "forms": [sees_form(g, form, seat) for form in g.forms],
    }


def rows(table: list[list[int]]) -> list[Json]:
    return [[*row] for row in table]


def knows_all(g: Asgard, seat: int | None) -> bool:
    """GD 3.2 and GD 11.2: Conspirators know each other once all cards are dealt; at the end everybody does."""
    return g.winner >= 0 or (seat is not None and g.phase > 0 and g.faction(seat) == CONSPIRATOR)


def sees_conspirators(g: Asgard, seat: int | None) -> Json:
    return [*listed(g.conspirators)] if knows_all(g, seat) else None


def sees_look(g: Asgard, row: list[int], seat: int | None) -> Json:
    """Round, Oracle, whom it could look at; and for its own eyes whom it did look at, and what it saw."""
    sees: list[Json] = [row[0], row[1], [*listed(row[2])]]
    if row[1] == seat:
        whom = row[3]
        sees += [None, None] if whom == REFRAIN else [whom, g.faction(whom)]
    return sees


def sees_asked(g: Asgard, seat: int | None) -> Json:
    """Who is asked what, chance and clock included, but not while the Conspirators mark unseen."""
    if not g.forms or (isinstance(g.forms[-1], Conspiracy) and not knows_all(g, seat)):
        return None
    asked: list[Json] = []
    for ask in g.asks():
        asked.append([ask.seat, ask.slot, ask.rule, ask.may, None if ask.odds is None else [*ask.odds]])
    return asked


def sees_form(g: Asgard, form: Form, seat: int | None) -> Json:
    """The blanks of an open form that this seat may know."""
    if isinstance(form, Conspiracy):
        if not knows_all(g, seat):
            return ["Conspiracy"]
        return ["Conspiracy", [*form.marks], [*form.fresh], form.marking, form.late, form.lot]
    if isinstance(form, Vote):
        mine = OPEN if seat is None else form.thumbs[seat]
        out: list[Json] = [thumb != OPEN for thumb in form.thumbs]
        return ["Vote", form.accuser, form.accused, form.supporter, out, mine, form.late]
    return [type(form).__name__, *sees_open_form(form)]


def sees_open_form(form: Form) -> list[Json]:
    """The blanks of a form in which nothing is secret."""
    if isinstance(form, Seating):
        return [form.first, form.at, form.place]
    if isinstance(form, Twilight):
        return [form.seated, form.dealt]
    if isinstance(form, Round):
        return [form.conspired, form.dice, form.acted, form.looked, form.counselled]
    if isinstance(form, Actions):
        return [form.god, form.doer, form.target, form.card, form.way]
    if isinstance(form, Look):
        return [form.seat]
    if isinstance(form, Council):
        return [form.before, form.result]
    return sees_talk(form)


def sees_talk(form: Form) -> list[Json]:
    if isinstance(form, Discussion):
        said: list[Json] = [*form.said]
        return [said, form.before, form.turn, form.loud, form.speaker, form.heard, form.trial, form.late]
    if isinstance(form, Trial):
        support: list[Json] = [*form.support]
        return [form.accuser, form.accused, support, form.supporter, form.defended, form.verdict]
    if isinstance(form, Defence):
        return [form.seat, form.pleas, form.say, form.heard, form.late]
    if isinstance(form, Speech):
        parts = [form.when, form.whom, form.faction, form.thumb, form.reason, form.question, form.reply, form.claim]
        return [form.speaker, form.sentence, form.accusable, *parts, form.late]
    return []


def voices(g: Asgard) -> list[int]:
    """GD 5.1 and GD 9.6: who may talk freely now.  Nobody in the first two phases; in a defence only the accused."""
    for form in g.forms:
        if isinstance(form, Vote):
            return []
        if isinstance(form, Defence):
            return [form.seat]
    return listed(g.everybody()) if g.phase == 3 or not g.forms else []


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


def imagine(g: State, seat: int | None, lots: Lots) -> State:
    """The same open table, with all that the seat does not know dealt again."""
    assert isinstance(g, Asgard)
    twin = g.clone()
    if not knows_all(g, seat):
        deal_factions(twin, seat, lots)
    if g.oracles:
        twin.oracles = [redraw_look(row, seat, lots) for row in g.oracles]
    if not twin.forms:
        # How the last question was put may tell how the Conspirators came to agree.
        twin.slot = twin.rule = ""
        twin.seat = OPEN
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
