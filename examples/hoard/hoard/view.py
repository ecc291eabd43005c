"""What a seat may see, in data and in words.  Everything is open but what comes next, which nobody knows."""

from gladsheim.core.forms import NOBODY, State
from gladsheim.core.game import Json
from gladsheim.core.text import Phrase, Words
from hoard.state import table
from hoard.turn import Auction


def view(state: State, seat: int | None) -> dict[str, Json]:
    g = table(state)
    hoards: list[Json] = [[*own] for own in g.hoards]
    return {
        "on_offer": [g.on_offer] if g.on_offer else [],
        "high_bid": g.high_bid,
        "bidder": None if g.bidder == NOBODY else g.bidder,
        "coins": [*g.coins],
        "hoards": hoards,
        "passed": [*g.passed],
        "left": g.rounds,
        "unsold": [*g.unsold],
        "turn": [form.seat for form in g.forms if isinstance(form, Auction)],
        "opener": g.opener,
    }


def text(state: State, seat: int | None, words: Words) -> str:
    g = table(state)
    lines = [words.say(Phrase("table-offer", {"treasure": g.on_offer, "coins": g.high_bid, "left": g.rounds}))]
    for owner, own in enumerate(g.hoards):
        mark = ">" if g.seat == owner else "x" if g.passed[owner] else "*" if g.bidder == owner else " "
        lines.append(f"{mark} {words.name(owner):<12} {g.coins[owner]:>2}  {' '.join(str(one) for one in own)}")
    if g.unsold:
        lines.append(words.word("table-unsold") + " " + " ".join(str(one) for one in g.unsold))
    return "\n".join(lines)
