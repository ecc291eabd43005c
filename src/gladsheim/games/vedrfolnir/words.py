# not compiled: words are for people, who wait for nothing here
"""The table in words: what answers mean, what they point to, and the table as text."""

from __future__ import annotations

from gladsheim.core.forms import Ask, State
from gladsheim.core.text import Phrase, Words
from gladsheim.games.vedrfolnir.collection import runes
from gladsheim.games.vedrfolnir.events import RUNE_WORDS, Gaps, card_name
from gladsheim.games.vedrfolnir.parts import (
    ALL_RUNES,
    BLOCKS,
    BRYNHILDRS_ZONE,
    FIRST_ASE,
    HEL_FIRST,
    HEL_NOTHING,
    HEL_WAYS,
    NAMES,
    RUNES,
    STARS,
    SURTR_RUNES,
    TRIBUTE,
    WHO,
)
from gladsheim.games.vedrfolnir.powers import said_choice, victim_of
from gladsheim.games.vedrfolnir.receiving import Receive, Ride
from gladsheim.games.vedrfolnir.state import Vedrfolnir
from gladsheim.games.vedrfolnir.view import jokers_in

REFUSE_WORDS = ["do-accept", "do-norns", "do-heimdall"]
HEL_WORDS = ["do-hel-norns", "do-hel-heimdall", "do-hel-first", "do-hel-last"]


def label(g: State, ask: Ask, value: int) -> Phrase:
    """What an answer means."""
    assert isinstance(g, Vedrfolnir)
    if ask.slot == "to":
        return Phrase("do-give", {"card": card_name(g.crosswise[-1]), "zone": g.name_of(value)})
    if ask.slot in ("refuse", "answer"):
        return Phrase(REFUSE_WORDS[value], {"card": card_name(g.crosswise[-1])})
    if ask.slot == "hel":
        if value == HEL_NOTHING:
            return Phrase("do-hel-nothing")
        return Phrase(HEL_WORDS[value % HEL_WAYS], {"zone": g.name_of(value // HEL_WAYS)})
    return Phrase(f"do-{ask.slot}-{value}")


def place(g: State, ask: Ask, value: int) -> list[str]:
    """The zones, stakes or jokers an answer points to."""
    assert isinstance(g, Vedrfolnir)
    if ask.slot == "to":
        return [place_id(value)]
    if ask.slot == "hel" and value != HEL_NOTHING:
        what = "stake" if value % HEL_WAYS >= HEL_FIRST else "joker"
        return [place_id(value // HEL_WAYS), f"{what}-{value // HEL_WAYS}-{value % HEL_WAYS}"]
    if ask.slot in ("refuse", "answer") and value:
        return [f"joker-{holder(g, ask)}-{value - 1}"]
    if ask.slot == "unseen" and value:
        return [place_id(BRYNHILDRS_ZONE)]
    if ask.slot == "ase":
        return [place_id(FIRST_ASE + ask.seat)]
    return ["crosswise"]


def place_id(zone: int) -> str:
    return "tribute" if zone == TRIBUTE else f"zone-{zone}"


def holder(g: Vedrfolnir, ask: Ask) -> int:
    """The zone whose joker the question is about."""
    top = g.forms[-1]
    if isinstance(top, Ride):
        return top.zone
    assert isinstance(top, Receive)
    return top.zone if ask.slot == "refuse" else victim_of(top.choice)


def text(g: State, seat: int | None, words: Words) -> str:
    """The table from the piles to the zones; all seats see the same."""
    assert isinstance(g, Vedrfolnir)
    piles: Gaps = {"pile": g.pile, "hand": g.hand, "discards": len(g.discards) + g.buried, "buried": g.buried}
    lines = [words.say(Phrase("piles", piles))]
    for zone in range(g.zones):
        lines += zone_lines(g, zone, words)
    lines.append(f"  {words.word('tribute-row')} {row(g.stakes[TRIBUTE], words)}")
    if g.crosswise:
        lines.append(f"  {words.word('crosswise')} {row(g.crosswise, words)}")
    lines += [f"  {words.say(said)}" for said in on_its_way(g)]
    lines.append(f"  {words.word('unseen')} {heap(g.bag, words)}")
    if g.discards:
        lines.append(f"  {words.word('discards')} {heap(g.discards, words)}")
    return "\n".join(lines)


def on_its_way(g: Vedrfolnir) -> list[Phrase]:
    """Where the card on its way comes to, what its giver has chosen for it, and where a raven's ride began."""
    said: list[Phrase] = []
    for form in g.forms:
        if isinstance(form, Ride):
            said.append(Phrase("ride-began", {"zone": g.name_of(form.home)}))
    coming = [form for form in g.forms if isinstance(form, (Receive, Ride))]
    if not coming:
        return said
    last = coming[-1]
    said.append(Phrase("comes-to", {"zone": g.name_of(last.zone)}))
    if isinstance(last, Receive) and last.choice >= 0 and g.slot in ("refuse", "answer"):
        said.append(said_choice(g, last.card, last.choice, last.zone))
    return said


def zone_lines(g: Vedrfolnir, zone: int, words: Words) -> list[str]:
    mark = ">" if zone == g.active and g.forms else " "
    gaps: Gaps = {"stars": g.stars(zone), "objective": g.objective(zone), "points": g.score(zone)}
    gaps["won"] = len(g.won[zone])
    gaps["zone"] = g.name_of(zone)
    types = [kind for kind in range(ALL_RUNES) if kind != SURTR_RUNES or g.winter]
    counts = ", ".join(f"{words.word(RUNE_WORDS[kind])} {runes(g, zone, kind)}" for kind in types)
    lines = [
        f"{mark} {words.say(Phrase('zone-line', gaps))}",
        f"    {words.word('stake')} {row(g.stakes[zone], words)} ({counts})",
    ]
    jokers = jokers_in(g, zone)
    if jokers:
        lines.append(f"    {words.word('jokers')} {row(jokers, words)}")
    if g.won[zone]:
        lines.append(f"    {words.word('won')} {row(g.won[zone], words)}")
    if g.seats == 1 and zone == BRYNHILDRS_ZONE:
        lines.append("    " + words.say(Phrase("face-down", {"count": g.hidden})))
    return lines


def row(cards: list[int], words: Words) -> str:
    """Cards in order."""
    return " ".join(f"[{words.say(card_name(card))}]" for card in cards) if cards else "-"


def heap(cards: list[int], words: Words) -> str:
    """Cards without order: how many of each kind, and how many of those have 0, 1, 2, 3 and 4 stars."""
    kinds: list[str] = []
    for who, runes_on, by_star in BLOCKS:
        stars = [STARS[card] for card in cards if WHO[card] == who and RUNES[card] == runes_on]
        if stars:
            gaps: Gaps = {"who": f"name-{NAMES[who]}", "runes": runes_on}
            kind = words.say(Phrase("card-kind" if runes_on else "card-plain", gaps))
            spread = " ".join(str(stars.count(number)) for number in range(5))
            kinds.append(f"{len(stars)} {kind} ({spread})" if sum(by_star[1:]) else f"{len(stars)} {kind}")
    return ", ".join(kinds) if kinds else "-"
