"""What a seat sees of Götterdämmerung as numbers, straight from the state; `layout.py` defines them over the view."""

from __future__ import annotations

from typing import Final

from gladsheim.core.forms import NOBODY, OPEN, Form, State
from gladsheim.core.pen import Pen
from gladsheim.games.gotterdammerung import GAME
from gladsheim.games.gotterdammerung.action import Actions, Look
from gladsheim.games.gotterdammerung.conspiracy import Conspiracy
from gladsheim.games.gotterdammerung.council import Council, Discussion, Trial
from gladsheim.games.gotterdammerung.parts import (
    AGREE,
    CLOCK_NAMES,
    CONSPIRATORS,
    COUNCIL,
    DISAGREE,
    GODS,
    HOW_NAMES,
    NO_CARD,
    PHASES,
    REFRAIN,
    ROUNDS,
    SENTENCES,
    VERDICT_NAMES,
    WAY_NAMES,
)
from gladsheim.games.gotterdammerung.powers import SLOT_OF
from gladsheim.games.gotterdammerung.setting import Deal, Seating
from gladsheim.games.gotterdammerung.state import Asgard, asgard_of
from gladsheim.games.gotterdammerung.talk import CUT_SHORT, Defence, Speech
from gladsheim.games.gotterdammerung.turn import Round, Twilight
from gladsheim.games.gotterdammerung.view import knows_all
from gladsheim.games.gotterdammerung.vote import Vote
from gladsheim.layouts.observing import step_places

DEEDS: Final = 12  # rows kept of each
TRIALS: Final = 4
CLAIMS: Final = 12
BANISHED: Final = 4
DONE: Final = 4  # places of a blank that another form fills
STEPS: Final[dict[int, dict[str, int]]] = step_places(GAME, "forms")


def observe(state: State, pen: Pen) -> None:
    g = asgard_of(state)
    seats = g.seats
    pen.up_to(g.round, ROUNDS)
    pen.one(g.phase, len(PHASES))
    for n in range(seats):
        pen.one(g.gods[pen.owner(n)], GODS)
    for n in range(seats):
        pen.one(1 if g.is_banished(pen.owner(n)) else 0, 2)
    pen.who(g.oracle)
    for seat in g.lies:
        pen.who(seat)
    for seat in g.placed_by:
        pen.who(seat)
    for n in range(seats):
        pen.up_to(g.votes(pen.owner(n)), 6)
    pen.who(g.warded)
    pen.share(g.dealt, seats)
    pen.share(CONSPIRATORS[seats], 5)
    pen.one(NOBODY if pen.me >= g.dealt else g.faction(pen.me), 2)
    pen.whoever(g.conspirators if knows_all(g, pen.me) else 0)
    write_looks(g, pen)
    write_past(g, pen)
    pen.whoever(g.seers)
    for n in range(seats):
        pen.up_to(g.begun[pen.owner(n)], 3)
    pen.whoever(voices(g))
    pen.share(g.cap, 3)
    pen.flag(g.may_end)
    pen.flag(g.ward_ends)
    pen.share(g.talk, 6)
    pen.one(g.clock, len(CLOCK_NAMES))
    pen.one(g.winner, 2)
    pen.begin_steps(STEPS[seats])
    for depth in range(len(g.forms) - 1, -1, -1):
        write_form(g, g.forms[depth], pen)
    pen.end_steps()


def write_looks(g: Asgard, pen: Pen) -> None:
    """What the seat itself saw as Oracle, and nothing of other Oracles."""
    for row in g.oracles:
        if row[1] == pen.me and row[3] != REFRAIN:
            away = row[3] - pen.me
            pen.put(2 * (away + g.seats if away < 0 else away) + g.faction(row[3]), 1.0)
    pen.skip(2 * g.seats)


def voices(g: Asgard) -> int:
    """Who may talk freely, as bits."""
    for form in g.forms:
        if isinstance(form, Vote):
            return 0
        if isinstance(form, Defence):
            return 1 << form.seat
    return g.everybody() if g.phase == COUNCIL or not g.forms else 0


# What was done and said: the newest rows, newest first.


def write_past(g: Asgard, pen: Pen) -> None:
    seats = g.seats
    for n in range(len(g.banished) - 1, max(len(g.banished) - 1 - BANISHED, -1), -1):
        row = g.banished[n]
        pen.up_to(row[0], ROUNDS)
        pen.who(row[1])
        pen.one(row[2], len(HOW_NAMES))
    pen.skip((1 + seats + len(HOW_NAMES)) * max(BANISHED - len(g.banished), 0))
    for n in range(len(g.deeds) - 1, max(len(g.deeds) - 1 - DEEDS, -1), -1):
        write_deed(g.deeds[n], pen)
    pen.skip((1 + GODS + 2 * seats + GODS + 1 + len(WAY_NAMES)) * max(DEEDS - len(g.deeds), 0))
    for n in range(len(g.trials) - 1, max(len(g.trials) - 1 - TRIALS, -1), -1):
        write_trial(g.trials[n], pen)
    pen.skip((1 + 5 * seats + 2 + len(VERDICT_NAMES) + 1) * max(TRIALS - len(g.trials), 0))
    for n in range(len(g.claims) - 1, max(len(g.claims) - 1 - CLAIMS, -1), -1):
        write_claim(g.claims[n], pen)
    pen.skip((1 + seats + SENTENCES + seats + 2) * max(CLAIMS - len(g.claims), 0))


def write_deed(row: list[int], pen: Pen) -> None:
    god, what = row[1], row[3]
    slot = SLOT_OF[god]
    pen.up_to(row[0], ROUNDS)
    pen.one(god, GODS)
    pen.who(row[2])
    pen.who(what if slot == "target" else NOBODY)
    card = NOBODY
    if slot == "card":
        card = 0 if what == 0 else what + 1  # the Oracle stands before the cards
    pen.one(card, GODS + 1)
    pen.one(what if slot == "way" else NOBODY, len(WAY_NAMES))


def write_trial(row: list[int], pen: Pen) -> None:
    pen.up_to(row[0], ROUNDS)
    pen.who(row[1])
    pen.who(row[2])
    pen.who(row[3])
    pen.whoever(row[4])
    pen.whoever(row[5])
    pen.up_to(row[6], 40)
    pen.up_to(row[7], 40)
    pen.one(len(VERDICT_NAMES) if row[3] == NOBODY else row[8], len(VERDICT_NAMES) + 1)


def write_claim(row: list[int], pen: Pen) -> None:
    sentence, what = row[2], row[4]
    pen.up_to(row[0], ROUNDS)
    pen.who(row[1])
    pen.one(sentence, SENTENCES)
    pen.who(row[3])
    pen.up_to(0 if sentence in (AGREE, DISAGREE) else what, 15)
    pen.up_to(row[5], ROUNDS)


# What is under way.


def write_form(g: Asgard, form: Form, pen: Pen) -> None:
    if isinstance(form, Round) and pen.step("Round"):
        pen.one(form.conspired, DONE)
        pen.one(form.dice, 36)
        pen.one(form.acted, DONE)
        pen.one(form.looked, DONE)
        pen.one(form.counselled, DONE)
    elif isinstance(form, Conspiracy):
        write_conspiracy(g, form, pen)
    elif isinstance(form, Actions) and pen.step("Actions"):
        pen.one(form.god, GODS)
        pen.who(form.doer)
        pen.who(form.target, REFRAIN + 1)
        pen.one(form.card, NO_CARD + 1)
        pen.one(form.way, 3)
    elif isinstance(form, Look) and pen.step("Look"):
        pen.who(form.seat)
    elif isinstance(form, Twilight) and pen.step("Twilight"):
        pen.one(form.seated, DONE)
        pen.one(form.dealt, DONE)
    elif isinstance(form, Seating) and pen.step("Seating"):
        pen.who(form.first)
        pen.share(form.at, ROUNDS)
        pen.one(form.place, 2)
    elif isinstance(form, Deal):
        pen.step("Deal")
    else:
        write_council(g, form, pen)


def write_conspiracy(g: Asgard, form: Conspiracy, pen: Pen) -> None:
    """That they conspire all know; whom they mark, only the Conspirators."""
    if not pen.step("Conspiracy") or not knows_all(g, pen.me):
        return
    for n in range(g.seats):
        pen.who(form.marks[pen.owner(n)])
    for n in range(g.seats):
        pen.flag(form.fresh[pen.owner(n)] != 0)
    pen.share(form.marking, 3)
    pen.one(form.late, DONE)
    pen.who(form.lot)


def write_council(g: Asgard, form: Form, pen: Pen) -> None:
    if isinstance(form, Council) and pen.step("Council"):
        pen.who(form.before)
        pen.one(form.result, DONE)
    elif isinstance(form, Discussion) and pen.step("Discussion"):
        write_discussion(g, form, pen)
    elif isinstance(form, Speech) and pen.step("Speech"):
        write_speech(form, pen)
    elif isinstance(form, Trial) and pen.step("Trial"):
        pen.who(form.accuser)
        pen.who(form.accused)
        for n in range(g.seats):
            pen.one(form.support[pen.owner(n)], 2)
        pen.who(form.supporter)
        pen.one(form.defended, DONE)
        pen.one(form.verdict, DONE)
    elif isinstance(form, Defence) and pen.step("Defence"):
        pen.who(form.seat)
        pen.share(form.pleas, 2)
        pen.one(form.say, SENTENCES)
        pen.one(form.heard, CUT_SHORT + 1)
        pen.one(form.late, DONE)
    elif isinstance(form, Vote) and pen.step("Vote"):
        write_vote(g, form, pen)


def write_discussion(g: Asgard, form: Discussion, pen: Pen) -> None:
    for n in range(g.seats):
        pen.one(form.said[pen.owner(n)], SENTENCES)
    pen.who(form.before)
    pen.up_to(form.turn, 8)
    pen.flag(form.loud != 0)
    pen.who(form.speaker)
    pen.one(form.heard, CUT_SHORT + 1)
    pen.one(form.trial, DONE)
    pen.one(form.late, DONE)


def write_speech(form: Speech, pen: Pen) -> None:
    pen.who(form.speaker)
    pen.one(form.sentence, SENTENCES)
    pen.whoever(form.accusable)
    pen.one(form.when, ROUNDS)
    pen.who(form.whom, max(CONSPIRATORS))
    pen.one(form.faction, 2)
    pen.one(form.thumb, 2)
    pen.one(form.reason, 4)
    pen.one(form.question, 3)
    pen.one(form.reply, 6)
    pen.one(form.claim, 12)
    pen.one(form.late, DONE)


def write_vote(g: Asgard, form: Vote, pen: Pen) -> None:
    """Whose thumbs are out all see; which way, only one's own."""
    pen.who(form.accuser)
    pen.who(form.accused)
    pen.who(form.supporter)
    for n in range(g.seats):
        pen.flag(form.thumbs[pen.owner(n)] != OPEN)
    pen.one(form.thumbs[pen.me], 2)
    pen.one(form.late, DONE)
