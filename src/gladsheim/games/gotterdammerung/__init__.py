"""Götterdämmerung: hidden factions at the council of the gods, for 7 to 15.  Start reading in turn.py."""

from pathlib import Path

from gladsheim.core.forms import Form, State
from gladsheim.core.game import BadOption, Chosen, Game, Option
from gladsheim.core.text import Phrase
from gladsheim.games.gotterdammerung.action import Actions, Look
from gladsheim.games.gotterdammerung.conspiracy import Conspiracy
from gladsheim.games.gotterdammerung.council import Council, Discussion, Trial
from gladsheim.games.gotterdammerung.parts import (
    CASTS,
    CLOCK_NAMES,
    CONSPIRATORS,
    GOD_NAMES,
    HOME,
    RECOMMENDED,
    REFRAIN,
    ROUNDS,
    SENTENCES,
    VALKYRIES,
    cast_of,
)
from gladsheim.games.gotterdammerung.setting import Deal, Seating
from gladsheim.games.gotterdammerung.state import Asgard, action_cards, pack
from gladsheim.games.gotterdammerung.talk import Defence, Speech
from gladsheim.games.gotterdammerung.turn import Round, Twilight
from gladsheim.games.gotterdammerung.view import imagine, view
from gladsheim.games.gotterdammerung.vote import Vote
from gladsheim.games.gotterdammerung.words import label, place, text


def set_up(g: State, seats: int, chosen: Chosen) -> Form:
    assert isinstance(g, Asgard)
    names = chosen.words("gods")
    cast = sorted(GOD_NAMES.index(name) for name in names) if names else cast_of(chosen.word("cast"), seats)
    if not seats - VALKYRIES <= len(cast) <= seats:
        few = max(seats - VALKYRIES, 0)
        reason = f"gotterdammerung with {seats} seats takes {few} to {seats} gods, not {len(cast)}"
        raise BadOption(reason, Phrase("refused-gods", {"fewest": few, "most": seats, "count": len(cast)}))
    g.set_up(seats)
    g.cast = cast
    g.cap = chosen.number("accusations")
    g.may_end = not chosen.flag("vote_compulsory")
    g.ward_ends = chosen.word("dvalin") == "council"
    g.talk = chosen.number("talk")
    g.clock = CLOCK_NAMES.index(chosen.word("clock"))
    if chosen.word("seating") == "by lot":
        return Twilight()
    for n in range(len(cast)):
        g.seat_next_god(n * seats // len(cast))
    g.seat_first_oracle()
    return Twilight(seated=0)


def pieces(g: State) -> dict[str, int]:
    """A God card and a faction card a player, one Oracle, the Action cards of the gods in play."""
    assert isinstance(g, Asgard)
    rest = pack(g)
    cards = action_cards(g)
    for god in g.cast:
        cards |= 1 << god
    lying = [card for card in range(1, 16) if g.lies[card] != HOME]
    return {
        "seats": len(g.gods),
        "gods": sum(1 for god in g.gods if god) + len(g.cast),
        "conspirators": sum(g.faction(seat) for seat in range(g.seats)) + sum(rest),
        "protectors": sum(1 - g.faction(seat) for seat in range(g.dealt)) + len(rest) - sum(rest),
        "cards that lie nowhere": sum(1 for card in lying if not 0 <= g.lies[card] < g.seats),
        "cards of no god": sum(1 for card in lying if not (cards >> card) & 1),
        "bits beyond the circle": (g.conspirators | g.underworld) >> g.seats,
    }


GAME = Game(
    id="gotterdammerung",
    folder=Path(__file__).parent,
    seats=range(min(CONSPIRATORS), max(CONSPIRATORS) + 1),
    options={
        "cast": Option([*CASTS, RECOMMENDED], "first-game"),
        "gods": Option(GOD_NAMES[1:], [], many=True),
        "seating": Option(["by lot", "spread"], "by lot"),
        "talk": Option([1, 2, 3, 4, 6], 3),
        "accusations": Option([0, 1, 2, 3], 0),
        "vote_compulsory": Option([False, True], False),
        "dvalin": Option(["next conspiracy", "council"], "next conspiracy"),
        "clock": Option(CLOCK_NAMES, "none"),
    },
    state=Asgard,
    forms=[
        Twilight,
        Seating,
        Deal,
        Round,
        Conspiracy,
        Actions,
        Look,
        Council,
        Discussion,
        Speech,
        Trial,
        Defence,
        Vote,
    ],
    slots={
        "first": max(CONSPIRATORS),
        "place": 2,
        "dealt": 2,
        "mark": max(CONSPIRATORS),
        "lot": max(CONSPIRATORS),
        "dice": 36,
        "target": REFRAIN + 1,
        "card": 17,
        "way": 3,
        "look": REFRAIN + 1,
        "say": SENTENCES,
        "when": ROUNDS,
        "whom": max(CONSPIRATORS),
        "faction": 2,
        "thumb": 2,
        "reason": 4,
        "question": 3,
        "reply": 6,
        "claim": 12,
        "support": 2,
        "vote": 2,
        "late": 1,
    },
    set_up=set_up,
    view=view,
    imagine=imagine,
    label=label,
    place=place,
    text=text,
    pieces=pieces,
    longest=200_000,
    secret_turns=True,
)
