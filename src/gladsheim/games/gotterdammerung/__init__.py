"""Götterdämmerung: hidden factions at the council of the gods, for 7 to 15.  Start reading in turn.py."""

from pathlib import Path

from gladsheim.core.events import events_of
from gladsheim.core.forms import Form, State
from gladsheim.core.game import BadOption, Chosen, Game, Option, Roles, Seams
from gladsheim.core.kinds import DICE, FLAG, Slot
from gladsheim.core.text import Phrase
from gladsheim.games.gotterdammerung import events
from gladsheim.games.gotterdammerung.action import Actions, Look
from gladsheim.games.gotterdammerung.conspiracy import Conspiracy
from gladsheim.games.gotterdammerung.council import Council, Discussion, Trial
from gladsheim.games.gotterdammerung.kinds import (
    A_PLACE,
    ANSWER,
    BOTH_DICE,
    CARD,
    FACTION,
    PLAYER,
    PLAYER_OR_NONE,
    QUESTION,
    REASON,
    ROUND,
    SENTENCE,
    THUMB,
    WAY,
)
from gladsheim.games.gotterdammerung.parts import (
    CASTS,
    CLOCK_NAMES,
    CONSPIRATORS,
    FACTION_NAMES,
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
from gladsheim.games.gotterdammerung.state import Asgard, action_cards, asgard_of, pack
from gladsheim.games.gotterdammerung.talk import Defence, Speech
from gladsheim.games.gotterdammerung.turn import Round, Twilight
from gladsheim.games.gotterdammerung.view import TwilightView, imagine, view
from gladsheim.games.gotterdammerung.vote import Vote
from gladsheim.games.gotterdammerung.words import label, place, text, write


def set_up(state: State, seats: int, chosen: Chosen) -> Form:
    g = asgard_of(state)
    names = chosen.words("gods")
    cast = sorted(GOD_NAMES.index(name) for name in names) if names else cast_of(chosen.word("cast"), seats)
    if not seats - VALKYRIES <= len(cast) <= seats:
        few = max(seats - VALKYRIES, 0)
        reason = f"gotterdammerung with {seats} seats takes {few} to {seats} gods, not {len(cast)}"
        raise BadOption(reason, Phrase("refused-gods", {"fewest": few, "most": seats, "count": len(cast)}))
    g.lay_out(seats)
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


def pieces(state: State) -> dict[str, int]:
    """A God card and a faction card a player, one Oracle, the Action cards of the gods in play."""
    g = asgard_of(state)
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


def roles(state: State, chance: dict[str, int]) -> Roles:
    g = asgard_of(state)
    return {
        "faction": [FACTION_NAMES[g.faction(seat)] for seat in range(g.seats)],
        "god": [GOD_NAMES[god] for god in g.gods],
    }


GAME = Game(
    id="gotterdammerung",
    folder=Path(__file__).parent,
    seats=range(min(CONSPIRATORS), max(CONSPIRATORS) + 1),
    options={
        "cast": Option([*CASTS, RECOMMENDED], "first-game"),
        "gods": Option(GOD_NAMES[1:], [], many=True),
        "seating": Option(["by lot", "spread"], "by lot"),
        "talk": Option([0, 1, 2, 3, 4, 6], 0),
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
        "first": Slot(max(CONSPIRATORS), PLAYER, mute=True),  # the three of setting up are told as one
        "place": Slot(2, A_PLACE, mute=True),
        "dealt": Slot(2, FACTION, mute=True),
        "mark": Slot(max(CONSPIRATORS), PLAYER),
        "lot": Slot(max(CONSPIRATORS), PLAYER, mute=True, lot=DICE),  # nobody sees how the Conspirators agreed
        "dice": Slot(36, BOTH_DICE, mute=True),  # told with the Oracle's way
        "target": Slot(REFRAIN + 1, PLAYER_OR_NONE),
        "card": Slot(17, CARD),
        "way": Slot(3, WAY),
        "look": Slot(REFRAIN + 1, PLAYER_OR_NONE),
        "say": Slot(SENTENCES, SENTENCE),
        "when": Slot(ROUNDS, ROUND, does="do-when"),
        "whom": Slot(max(CONSPIRATORS), PLAYER, does="do-whom"),
        "faction": Slot(2, FACTION),
        "thumb": Slot(2, THUMB),
        "reason": Slot(4, REASON),
        "question": Slot(3, QUESTION),
        "reply": Slot(6, ANSWER),
        "claim": Slot(12),
        "support": Slot(2, FLAG),
        "vote": Slot(2, THUMB),
        "late": Slot(1, FLAG),
    },
    set_up=set_up,
    view=view,
    sees=TwilightView,
    events=events_of(events),
    unsaid={
        "forms": "what is under way: what was answered is seen in what follows",
        "asked": "who is asked follows from what is under way",
        "voices": "who may talk follows from what is under way",
        "seconds": "the clock follows from what is under way",
        "trial": "whose thumbs are out is seen, and told when all are",
    },
    imagine=imagine,
    label=label,
    place=place,
    write=write,
    roles=roles,
    text=text,
    pieces=pieces,
    longest=200_000,
    secret_turns=True,
    seams=Seams(
        mind="gladsheim.games.gotterdammerung.mind:MIND",
        levels="gladsheim.games.gotterdammerung.councillor:LEVELS",
        bots={
            "belief": "gladsheim.games.gotterdammerung.councillor:believer",
            "policy": "gladsheim.games.gotterdammerung.belief:Belief",
        },
        layout="gladsheim.games.gotterdammerung.layout:parts",
        observe="gladsheim.games.gotterdammerung.observe:observe",
        spoken="gladsheim.games.gotterdammerung.spoken:SPOKEN",
        tasks="gladsheim.games.gotterdammerung.tasks:TASKS",
    ),
)
