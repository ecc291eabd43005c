# not compiled: words are for people, who wait for nothing here
"""Words for Götterdämmerung: what an answer means, where it points, and the circle as text."""

from __future__ import annotations

from gladsheim.core.forms import OPEN, Ask, State
from gladsheim.core.text import Phrase, Words
from gladsheim.games.gotterdammerung.action import Actions
from gladsheim.games.gotterdammerung.conspiracy import Conspiracy
from gladsheim.games.gotterdammerung.council import Discussion, Trial
from gladsheim.games.gotterdammerung.events import Gaps, card_key, faction_key, god_key, said_phrase
from gladsheim.games.gotterdammerung.parts import (
    AGREE,
    AHEAD,
    CONSPIRACY,
    DISAGREE,
    GOD_NAMES,
    GODS,
    NO_CARD,
    NOBODY,
    ORACLE_CARD,
    REFRAIN,
    SAW,
    STAY,
    listed,
)
from gladsheim.games.gotterdammerung.powers import SLOT_OF, refrains
from gladsheim.games.gotterdammerung.state import Asgard
from gladsheim.games.gotterdammerung.talk import Defence, Speech
from gladsheim.games.gotterdammerung.view import PHASES, knows_all
from gladsheim.games.gotterdammerung.vote import Vote


def label(g: State, ask: Ask, value: int) -> Phrase:
    """What an answer means."""
    assert isinstance(g, Asgard)
    slot = ask.slot
    if slot == "mark":
        loses = g.conspirators & ~g.underworld == 1 << value
        return Phrase("do-mark-and-lose" if loses else "do-mark", {"seat": value})
    if slot in ("target", "card", "way"):
        top = g.forms[-1]
        assert isinstance(top, Actions)
        return action_label(g, top.god, value)
    if slot == "look":
        return Phrase("do-look-not") if value == REFRAIN else Phrase("do-look", {"seat": value})
    if slot == "whom":
        return Phrase("do-whom", {"seat": value})
    if slot == "when":
        return Phrase("do-when", {"round": value})
    if slot == "claim":
        number = len(g.claims) - 1 - value
        return Phrase("do-claim", {"number": number + 1, "claim": claim_phrase(g, number)})
    if slot in ("vote", "thumb"):
        return Phrase(f"thumb-{value}")
    if slot == "reason":
        return Phrase(f"do-reason-{value}")
    if slot in ("faction", "question", "reply"):
        return Phrase(f"{slot}-{value}")
    return Phrase(f"do-{slot}-{value}")  # say, support


def action_label(g: Asgard, god: int, value: int) -> Phrase:
    if refrains(god, value):
        return Phrase("do-refrain")
    key = f"do-{GOD_NAMES[god]}"
    if SLOT_OF[god] == "target":
        return Phrase(key, {"seat": value})
    if SLOT_OF[god] == "way":
        return Phrase(key, {"seat": neighbour(g, value)})
    gaps: Gaps = {"card": card_key(value), "seat": g.oracle if value == ORACLE_CARD else g.lies[value]}
    return Phrase(key, gaps)


def neighbour(g: Asgard, way: int) -> int:
    return (g.oracle + (1 if way == AHEAD else g.seats - 1)) % g.seats


def claim_phrase(g: Asgard, number: int) -> Phrase:
    row = g.claims[number]
    return said_phrase(row, g.claims[row[4]] if row[2] in (AGREE, DISAGREE) else [])


def place(g: State, ask: Ask, value: int) -> list[str]:
    """The God card, Action card, claim or word an answer points to."""
    assert isinstance(g, Asgard)
    slot = ask.slot
    if (slot in ("target", "look") and value == REFRAIN) or (slot == "card" and value == NO_CARD):
        return ["refrain"]
    if slot in ("mark", "whom", "target", "look"):
        return [f"seat-{value}"]
    if slot == "card":
        return ["oracle" if value == ORACLE_CARD else f"card-{GOD_NAMES[value]}"]
    if slot == "way":
        return ["refrain" if value == STAY else f"seat-{neighbour(g, value)}"]
    if slot == "claim":
        return [f"claim-{len(g.claims) - 1 - value}"]
    return [f"thumb-{value}" if slot == "vote" else f"{slot}-{value}"]


def text(g: State, seat: int | None, words: Words) -> str:
    """The circle seat by seat, what the seat knows, and what was done and said."""
    assert isinstance(g, Asgard)
    lines = [words.say(Phrase("head", {"round": g.round, "phase": f"phase-{PHASES[g.phase]}"}))]
    lines += [circle_line(g, one, words) for one in range(g.seats)]
    lines += secret_lines(g, seat, words)
    lines += past_lines(g, words)
    lines += claim_lines(g, words)
    lines += now_lines(g, seat, words)
    return "\n".join(lines)


def circle_line(g: Asgard, seat: int, words: Words) -> str:
    """One place of the circle: who, which god, which world, how many votes, which cards."""
    gaps: Gaps = {"number": seat + 1, "seat": seat, "god": god_key(g.gods[seat])}
    gaps["world"] = "underworld" if g.is_banished(seat) else "asgard"
    gaps["votes"] = g.votes(seat)
    parts = [words.say(Phrase("place", gaps))]
    if g.oracle == seat:
        parts.append(words.word("oracle"))
    for card in listed(g.cards_of(seat)):
        parts.append(words.say(Phrase("card-by", {"card": card_key(card), "seat": g.placed_by[card]})))
    return " · ".join(parts)


def secret_lines(g: Asgard, seat: int | None, words: Words) -> list[str]:
    lines: list[str] = []
    if seat is not None and seat < g.dealt:
        lines.append(words.say(Phrase("you-are", {"faction": faction_key(g.faction(seat))})))
    if knows_all(g, seat):
        lines.append(words.word("the-conspirators") + " " + names(g.conspirators, words))
    for row in g.oracles:
        gaps: Gaps = {"round": row[0], "seat": row[1]}
        if row[1] != seat:
            lines.append(words.say(Phrase("was-oracle", gaps)) + " " + names(row[2], words))
        elif row[3] == REFRAIN:
            lines.append(words.say(Phrase("you-looked-not", {"round": row[0]})))
        else:
            gaps = {"round": row[0], "seat-whom": row[3], "faction": faction_key(g.faction(row[3]))}
            lines.append(words.say(Phrase("you-looked", gaps)))
    return lines


def names(bits: int, words: Words) -> str:
    return words.word("comma").join(words.name(seat) for seat in listed(bits)) if bits else "-"


def past_lines(g: Asgard, words: Words) -> list[str]:
    """Banishments, deeds and votes, round by round."""
    lines: list[str] = []
    for number in range(1, g.round + 1):
        parts = [words.say(Phrase(f"banished-{row[2]}", {"seat": row[1]})) for row in g.banished if row[0] == number]
        parts += [words.say(deed_phrase(row)) for row in g.deeds if row[0] == number]
        for row in g.trials:
            if row[0] == number:
                parts.append(trial_line(row, words))
        if parts:
            lines.append(words.say(Phrase("in-round", {"round": number})) + " " + " ".join(parts))
    # Until the cards come home it is the limit of the round before.
    if g.warded != NOBODY and g.phase != CONSPIRACY:
        lines.append(words.say(Phrase("was-warded", {"seat": g.warded})))
    return lines


def deed_phrase(row: list[int]) -> Phrase:
    god, doer, what = row[1], row[2], row[3]
    gaps: Gaps = {"god": god_key(god), "seat": doer}
    if SLOT_OF[god] == "card":
        gaps["card"] = card_key(what)
        return Phrase("deed-card", gaps)
    if SLOT_OF[god] == "way":
        return Phrase(f"deed-way-{what}", gaps)
    gaps["seat-whom"] = what
    return Phrase("deed-target", gaps)


def trial_line(row: list[int], words: Words) -> str:
    _, accuser, accused, supporter, shown, final, down, up, verdict = row
    if supporter == NOBODY:
        return words.say(Phrase("trial-dropped", {"seat": accuser, "seat-whom": accused}))
    gaps: Gaps = {"seat": accuser, "seat-whom": accused, "seat-supporter": supporter, "down": down, "up": up}
    line = words.say(Phrase(f"trial-{verdict}", gaps))
    thumbs = words.word("thumbs-down") + " " + names(shown, words)
    if final != shown:
        thumbs += "; " + words.word("thumbs-counted") + " " + names(final, words)
    return f"{line} ({thumbs})"


def claim_lines(g: Asgard, words: Words) -> list[str]:
    """What was said in this round, and of earlier rounds what Oracles told."""
    lines: list[str] = []
    for number, row in enumerate(g.claims):
        if row[0] == g.round or row[2] == SAW:
            lines.append(f"{number + 1}. " + words.say(claim_phrase(g, number)))
    return lines


def now_lines(g: Asgard, seat: int | None, words: Words) -> list[str]:
    """What is going on now: marks, an accusation, thumbs that are out."""
    lines: list[str] = []
    for form in g.forms:
        if isinstance(form, Conspiracy) and knows_all(g, seat):
            lines += [
                words.say(Phrase("marked", {"seat": one, "seat-whom": mark}))
                for one, mark in enumerate(form.marks)
                if mark != OPEN
            ]
            lines.append(words.say(Phrase("marking", {"time": form.marking})))
        elif isinstance(form, Discussion):
            lines.append(words.say(Phrase("talk-turn", {"turn": form.turn, "of": g.talk})))
        elif isinstance(form, Trial):
            lines.append(words.say(Phrase("accused", {"seat": form.accuser, "seat-whom": form.accused})))
        elif isinstance(form, Defence):
            lines.append(words.say(Phrase("defends", {"seat": form.seat})))
        elif isinstance(form, Speech):
            lines.append(words.say(Phrase("speaks", {"seat": form.speaker, "sentence": f"do-say-{form.sentence}"})))
        elif isinstance(form, Vote):
            bits = sum(1 << one for one, thumb in enumerate(form.thumbs) if thumb != OPEN)
            lines.append(words.word("thumbs-out") + " " + names(bits, words))
    return lines


assert len(GOD_NAMES) == GODS
