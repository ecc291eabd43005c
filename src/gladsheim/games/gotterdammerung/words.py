"""Words for Götterdämmerung: what an answer means, where it points, and the circle as text."""

from __future__ import annotations

from gladsheim.core.forms import NOBODY, OPEN, Ask, State
from gladsheim.core.text import Gap, Phrase, Words
from gladsheim.games.gotterdammerung.action import Actions
from gladsheim.games.gotterdammerung.conspiracy import Conspiracy
from gladsheim.games.gotterdammerung.council import Discussion, Trial, last_turn
from gladsheim.games.gotterdammerung.events import BANISHED
from gladsheim.games.gotterdammerung.kinds import card_key, claim_phrase, seat_name
from gladsheim.games.gotterdammerung.parts import (
    AHEAD,
    CONSPIRACY,
    FACTION_NAMES,
    GOD_NAMES,
    GODS,
    NO_CARD,
    ORACLE_CARD,
    PHASES,
    REFRAIN,
    SAW,
    STAY,
    VERDICT_NAMES,
    WAY_NAMES,
    listed,
)
from gladsheim.games.gotterdammerung.powers import SLOT_OF, refrains
from gladsheim.games.gotterdammerung.state import Asgard, asgard_of
from gladsheim.games.gotterdammerung.talk import Defence, Speech
from gladsheim.games.gotterdammerung.view import knows_all
from gladsheim.games.gotterdammerung.vote import Vote


def label(state: State, ask: Ask, value: int) -> Phrase | None:
    """What an answer means, where its kind alone cannot say it."""
    g, slot = asgard_of(state), ask.slot
    if slot == "mark":
        loses = g.conspirators & ~g.underworld == 1 << value
        return Phrase("do-mark-and-lose" if loses else "do-mark", {"seat": value})
    if slot in ("target", "card", "way"):
        top = g.forms[-1]
        assert isinstance(top, Actions)
        return action_label(g, top.god, value)
    if slot == "look":
        return Phrase("do-look-not") if value == REFRAIN else Phrase("do-look", {"seat": value})
    if slot == "claim":
        number = len(g.claims) - 1 - value
        return Phrase("do-claim", {"number": number + 1, "claim": claim_phrase(g.claims, number)})
    return Phrase(f"do-support-{value}") if slot == "support" else None


def write(state: State, ask: Ask, value: int) -> str | None:
    """The Oracle's way by the seat it leads to, as one would point."""
    if ask.slot != "way" or value == STAY:
        return None
    return seat_name(neighbour(asgard_of(state), value))


def action_label(g: Asgard, god: int, value: int) -> Phrase:
    if refrains(god, value):
        return Phrase("do-refrain")
    key = f"do-{GOD_NAMES[god]}"
    if SLOT_OF[god] == "target":
        return Phrase(key, {"seat": value})
    if SLOT_OF[god] == "way":
        return Phrase(key, {"seat": neighbour(g, value)})
    gaps: dict[str, Gap] = {"card": card_key(value), "seat": g.oracle if value == ORACLE_CARD else g.lies[value]}
    return Phrase(key, gaps)


def neighbour(g: Asgard, way: int) -> int:
    return (g.oracle + (1 if way == AHEAD else g.seats - 1)) % g.seats


def place(state: State, ask: Ask, value: int) -> list[str] | None:
    """The God card, claim or word an answer points to, where its kind alone cannot say it."""
    g, slot = asgard_of(state), ask.slot
    if (slot in ("target", "look") and value == REFRAIN) or (slot == "card" and value == NO_CARD):
        return ["refrain"]
    if slot == "way":
        return ["refrain" if value == STAY else f"seat-{neighbour(g, value)}"]
    if slot == "claim":
        return [f"claim-{len(g.claims) - 1 - value}"]
    if slot == "vote":
        return [f"thumb-{value}"]
    return None if slot in ("mark", "whom", "target", "look", "card") else [f"{slot}-{value}"]


def text(state: State, seat: int | None, words: Words) -> str:
    """The circle seat by seat, what the seat knows, and what was done and said."""
    g = asgard_of(state)
    lines = [words.say(Phrase("head", {"round": g.round, "phase": f"phase-{PHASES[g.phase]}"}))]
    lines += [circle_line(g, one, words) for one in range(g.seats)]
    lines += secret_lines(g, seat, words)
    lines += past_lines(g, words)
    lines += claim_lines(g, words)
    lines += now_lines(g, seat, words)
    return "\n".join(lines)


def circle_line(g: Asgard, seat: int, words: Words) -> str:
    """One place of the circle: who, which god, which world, how many votes, which cards."""
    gaps: dict[str, Gap] = {"number": seat + 1, "seat": seat, "god": f"god-{GOD_NAMES[g.gods[seat]]}"}
    gaps["world"] = "underworld" if g.is_banished(seat) else "asgard"
    gaps["votes"] = g.votes(seat)
    parts = [words.say(Phrase("place", gaps))]
    if g.oracle == seat:
        parts.append(words.word("oracle"))
    for card in listed(g.cards_of(seat)):
        parts.append(words.say(Phrase("card-by", {"card": card_key(card), "seat": g.placed_by[card]})))
    return words.dots(parts)


def secret_lines(g: Asgard, seat: int | None, words: Words) -> list[str]:
    lines: list[str] = []
    if seat is not None and seat < g.dealt:
        lines.append(words.say(Phrase("you-are", {"faction": f"faction-{FACTION_NAMES[g.faction(seat)]}"})))
    if knows_all(g, seat):
        lines.append(words.after(words.word("the-conspirators"), names(g.conspirators, words)))
    for row in g.oracles:
        gaps: dict[str, Gap] = {"round": row[0], "seat": row[1]}
        if row[1] != seat:
            lines.append(words.after(words.say(Phrase("was-oracle", gaps)), names(row[2], words)))
        elif row[3] == REFRAIN:
            lines.append(words.say(Phrase("you-looked-not", {"round": row[0]})))
        else:
            gaps = {"round": row[0], "seat-whom": row[3], "faction": f"faction-{FACTION_NAMES[g.faction(row[3])]}"}
            lines.append(words.say(Phrase("you-looked", gaps)))
    return lines


def names(bits: int, words: Words) -> str:
    return words.commas([words.name(seat) for seat in listed(bits)])


def past_lines(g: Asgard, words: Words) -> list[str]:
    """Banishments, deeds and votes, round by round."""
    lines: list[str] = []
    for number in range(1, g.round + 1):
        parts = [words.say(Phrase(BANISHED[row[2]].name, {"seat": row[1]})) for row in g.banished if row[0] == number]
        parts += [words.say(deed_phrase(row)) for row in g.deeds if row[0] == number]
        for row in g.trials:
            if row[0] == number:
                parts.append(trial_line(row, words))
        if parts:
            lines.append(words.after(words.say(Phrase("in-round", {"round": number})), " ".join(parts)))
    # Until the cards come home it is the limit of the round before.
    if g.warded != NOBODY and g.phase != CONSPIRACY:
        lines.append(words.say(Phrase("was-warded", {"seat": g.warded})))
    return lines


def deed_phrase(row: list[int]) -> Phrase:
    god, doer, what = row[1], row[2], row[3]
    gaps: dict[str, Gap] = {"god": f"god-{GOD_NAMES[god]}", "seat": doer}
    if SLOT_OF[god] == "card":
        gaps["card"] = card_key(what)
        return Phrase("deed-card", gaps)
    if SLOT_OF[god] == "way":
        return Phrase(f"deed-way-{WAY_NAMES[what]}", gaps)
    gaps["seat-whom"] = what
    return Phrase("deed-target", gaps)


def trial_line(row: list[int], words: Words) -> str:
    _, accuser, accused, supporter, shown, final, down, up, verdict = row
    if supporter == NOBODY:
        return words.say(Phrase("trial-dropped", {"seat": accuser, "seat-whom": accused}))
    gaps: dict[str, Gap] = {"seat": accuser, "seat-whom": accused, "seat-supporter": supporter, "down": down, "up": up}
    line = words.say(Phrase(f"trial-{VERDICT_NAMES[verdict]}", gaps))
    thumbs = words.after(words.word("thumbs-down"), names(shown, words))
    if final != shown:
        thumbs = words.clauses(thumbs, words.after(words.word("thumbs-counted"), names(final, words)))
    return words.beside(line, thumbs)


def claim_lines(g: Asgard, words: Words) -> list[str]:
    """What was said in this round, and of earlier rounds what Oracles told."""
    lines: list[str] = []
    for number, row in enumerate(g.claims):
        if row[0] == g.round or row[2] == SAW:
            lines.append(f"{number + 1}. " + words.say(claim_phrase(g.claims, number)))
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
            key = "talk-only-accuse" if form.turn > last_turn(g) else "talk-turn-of" if g.talk else "talk-turn"
            lines.append(words.say(Phrase(key, {"turn": form.turn, "of": g.talk})))
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
