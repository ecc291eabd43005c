"""The table in words: what answers mean, what they point to, how they are typed, and the table as text."""

from __future__ import annotations

from gladsheim.core.forms import Ask, State
from gladsheim.core.text import Gap, Phrase, Words
from gladsheim.games.vedrfolnir.collection import runes
from gladsheim.games.vedrfolnir.kinds import ZONE, card_phrase, says_zone
from gladsheim.games.vedrfolnir.parts import (
    ALL_RUNES,
    BLOCKS,
    BRYNHILDRS_ZONE,
    CHOICES,
    FIRST_ASE,
    HEL_FIRST,
    HEL_NAMES,
    HEL_NOTHING,
    HEL_WAYS,
    JOKER_NAMES,
    NAMES,
    REFUSAL_NAMES,
    RUNE_NAMES,
    RUNES,
    STARS,
    SURTR_RUNES,
    TRIBUTE,
    WHO,
)
from gladsheim.games.vedrfolnir.powers import aim, meaning, victim_of
from gladsheim.games.vedrfolnir.receiving import Receive, Ride
from gladsheim.games.vedrfolnir.state import Vedrfolnir, table
from gladsheim.games.vedrfolnir.view import jokers_in

Gaps = dict[str, Gap]


def label(g: State, ask: Ask, value: int) -> Phrase | None:
    """What an answer means."""
    if ask.slot == "to":
        return Phrase("do-give", {"card": card_phrase(table(g).crosswise[-1]), "zone": says_zone(g, value)})
    if ask.slot in ("refuse", "answer"):
        return Phrase(f"do-{REFUSAL_NAMES[value]}", {"card": card_phrase(table(g).crosswise[-1])})
    if ask.slot == "hel":
        if value == HEL_NOTHING:
            return Phrase("do-hel-nothing")
        return Phrase(f"do-hel-{HEL_NAMES[value % HEL_WAYS]}", {"zone": says_zone(g, value // HEL_WAYS)})
    return None


def write(g: State, ask: Ask, value: int) -> str | None:
    """An answer as players type it: a place by its number or name, "norns 2", "last tribute"."""
    if ask.slot == "to":
        return place_name(table(g), value)
    if ask.slot == "hel":
        if value == HEL_NOTHING:
            return "nothing"
        return f"{HEL_NAMES[value % HEL_WAYS]} {place_name(table(g), value // HEL_WAYS)}"
    return None


def place_name(g: Vedrfolnir, place: int) -> str:
    name = g.name_of(place)
    return str(place) if name == "seat" else name


def place(state: State, ask: Ask, value: int) -> list[str] | None:
    """The zones, stakes or jokers an answer points to; the Tribute and other zones are their own places."""
    g = table(state)
    if ask.slot == "to":
        return None
    if ask.slot == "hel" and value != HEL_NOTHING:
        zone, way = value // HEL_WAYS, value % HEL_WAYS
        return [ZONE.at(zone), f"{'stake' if way >= HEL_FIRST else 'joker'}-{zone}-{HEL_NAMES[way]}"]
    if ask.slot in ("refuse", "answer") and value:
        return [f"joker-{holder(g, ask)}-{JOKER_NAMES[value - 1]}"]
    if ask.slot == "unseen" and value:
        return [ZONE.at(BRYNHILDRS_ZONE)]
    if ask.slot == "ase":
        return [ZONE.at(FIRST_ASE + ask.seat)]
    return ["crosswise"]


def holder(g: Vedrfolnir, ask: Ask) -> int:
    """The zone whose joker the question is about."""
    top = g.forms[-1]
    if isinstance(top, Ride):
        return top.zone
    assert isinstance(top, Receive)
    return top.zone if ask.slot == "refuse" else victim_of(top.choice)


def text(state: State, seat: int | None, words: Words) -> str:
    """The table from the piles to the zones; all seats see the same."""
    g = table(state)
    piles: Gaps = {"pile": g.pile, "hand": g.hand, "discards": len(g.discards) + g.buried, "buried": g.buried}
    lines = [words.say(Phrase("piles", piles))]
    for zone in range(g.zones):
        lines += zone_lines(g, zone, words)
    lines.append("  " + words.after(words.word("tribute-row"), row(g.stakes[TRIBUTE], words)))
    if g.crosswise:
        lines.append("  " + words.after(words.word("crosswise"), row(g.crosswise, words)))
    lines += [f"  {words.say(said)}" for said in on_its_way(g)]
    lines.append("  " + words.after(words.word("unseen"), heap(g.bag, words)))
    if g.discards:
        lines.append("  " + words.after(words.word("discards"), heap(g.discards, words)))
    return "\n".join(lines)


def on_its_way(g: Vedrfolnir) -> list[Phrase]:
    """Where the card on its way comes to, what its giver has chosen for it, and where a raven's ride began."""
    said: list[Phrase] = []
    for form in g.forms:
        if isinstance(form, Ride):
            said.append(Phrase("ride-began", {"zone": says_zone(g, form.home)}))
    coming = [form for form in g.forms if isinstance(form, (Receive, Ride))]
    if not coming:
        return said
    last = coming[-1]
    said.append(Phrase("comes-to", {"zone": says_zone(g, last.zone)}))
    if isinstance(last, Receive) and last.choice >= 0 and g.slot in ("refuse", "answer"):
        zone = says_zone(g, aim(last.card, last.choice, last.zone))
        said.append(Phrase(f"chose-{CHOICES[meaning(last.card, last.choice)]}", {"zone": zone}))
    return said


def zone_lines(g: Vedrfolnir, zone: int, words: Words) -> list[str]:
    mark = ">" if zone == g.active and g.forms else " "
    gaps: Gaps = {"stars": g.stars(zone), "objective": g.objective(zone), "points": g.score(zone)}
    gaps["won"] = len(g.won[zone])
    gaps["zone"] = says_zone(g, zone)
    types = [kind for kind in range(ALL_RUNES) if kind != SURTR_RUNES or g.has_surtr()]
    counts = [words.after(words.word(f"runes-{RUNE_NAMES[kind]}"), str(runes(g, zone, kind))) for kind in types]
    lines = [
        f"{mark} {words.say(Phrase('zone-line', gaps))}",
        "    " + words.beside(words.after(words.word("stake"), row(g.stakes[zone], words)), words.commas(counts)),
    ]
    jokers = jokers_in(g, zone)
    if jokers:
        lines.append("    " + words.after(words.word("jokers"), row(jokers, words)))
    if g.won[zone]:
        lines.append("    " + words.after(words.word("won-cards"), row(g.won[zone], words)))
    if g.seats == 1 and zone == BRYNHILDRS_ZONE:
        lines.append("    " + words.say(Phrase("face-down", {"count": g.hidden})))
    return lines


def row(cards: list[int], words: Words) -> str:
    """Cards in order."""
    return " ".join(f"[{words.say(card_phrase(card))}]" for card in cards) if cards else words.word("none")


def heap(cards: list[int], words: Words) -> str:
    """Cards without order: how many of each kind, and how many of those have 0, 1, 2, 3 and 4 stars."""
    kinds: list[str] = []
    for who, runes_on, by_star in BLOCKS:
        stars = [STARS[card] for card in cards if WHO[card] == who and RUNES[card] == runes_on]
        if stars:
            gaps: Gaps = {"who": f"name-{NAMES[who]}", "runes": runes_on}
            kind = words.say(Phrase("card-kind" if runes_on else "card-plain", gaps))
            spread = " ".join(str(stars.count(number)) for number in range(5))
            many = words.after(str(len(stars)), kind)
            kinds.append(words.beside(many, spread) if sum(by_star[1:]) else many)
    return words.commas(kinds)
