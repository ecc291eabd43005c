"""What a seat may see, and a table that it could not tell from the true one.

Nobody holds anything the others may not see, and nobody has seen what lies face down: all seats see the same.
"""

from __future__ import annotations

from gladsheim.core.forms import Form, State
from gladsheim.core.game import Json
from gladsheim.games.vedrfolnir.parts import (
    HEIMDALL_BIT,
    HEIMDALL_CARD,
    MODIFIER,
    NAMES,
    NORNS_BIT,
    NORNS_CARD,
    POINTS,
    RUNE_TYPE,
    RUNES,
    STARS,
    TRIBUTE,
    WHO,
)
from gladsheim.games.vedrfolnir.powers import ChooseEnd, ChooseHel, ChooseSense
from gladsheim.games.vedrfolnir.receiving import Receive, Ride
from gladsheim.games.vedrfolnir.solo import TurnUp
from gladsheim.games.vedrfolnir.state import Vedrfolnir
from gladsheim.games.vedrfolnir.turn import Saga, Turn

RUNE_NAMES = ["odin", "thor", "surtr", "each", "none"]


def view(g: State, seat: int | None) -> dict[str, Json]:
    """The whole table; of face-down cards how many lie where, and which they are all together."""
    assert isinstance(g, Vedrfolnir)
    return {
        "seats": g.seats,
        "owners": [*g.owners],
        "winter": g.winter,
        "draw_pile": g.pile,
        "hand": g.hand,
        "hidden": g.hidden,
        "buried": g.buried,
        "unseen": [*g.bag],
        "discards": [*g.discards],
        "crosswise": [*g.crosswise],
        "zones": [sees_zone(g, zone) for zone in range(g.zones)],
        "tribute": [*g.stakes[TRIBUTE]],
        "cards": sees_faces(g),
        "active": g.active,
        "changed": g.changed,
        "receiver": g.receiver,
        "odins_zone": g.odins_zone,
        "turns": g.turns,
        "rounds": g.rounds,
        "ending": g.ending,
        "doing": [sees_form(form) for form in g.forms],
    }


def sees_zone(g: Vedrfolnir, zone: int) -> Json:
    return {
        "owner": g.owners[zone],
        "stake": [*g.stakes[zone]],
        "stars": g.stars(zone),
        "objective": g.objective(zone),
        "jokers": [*jokers_in(g, zone)],
        "won": [*g.won[zone]],
        "score": g.score(zone),
    }


def jokers_in(g: Vedrfolnir, zone: int) -> list[int]:
    """The joker cards of a zone."""
    jokers = g.jokers_of(zone)
    cards = [NORNS_CARD] if jokers & NORNS_BIT else []
    return [*cards, HEIMDALL_CARD] if jokers & HEIMDALL_BIT else cards


def sees_faces(g: Vedrfolnir) -> Json:
    """What stands on each card that lies open, by its number."""
    lying = {*g.crosswise, *g.discards, *g.bag}
    for cards in (*g.stakes, *g.won):
        lying.update(cards)
    for zone in range(g.zones):
        lying.update(jokers_in(g, zone))
    return {str(card): sees_face(card) for card in sorted(lying)}


def sees_face(card: int) -> Json:
    return {
        "name": NAMES[WHO[card]],
        "runes": RUNES[card],
        "type": RUNE_NAMES[RUNE_TYPE[card]],
        "stars": STARS[card],
        "objective": MODIFIER[card],
        "points": POINTS[card],
    }


def sees_form(form: Form) -> Json:
    """A procedure as far as it has come.  All of it happens in the open."""
    if isinstance(form, Turn):
        return ["turn", form.served, form.unseen, form.card, form.to, form.resolved]
    if isinstance(form, Receive):
        gift: list[Json] = ["receive", form.card, form.zone, form.chooser]
        return [*gift, form.choice, form.refuse, form.answer, form.to, form.drawn]
    if isinstance(form, Ride):
        ride: list[Json] = ["ride", form.raven, form.home, form.zone, form.chooser]
        return [*ride, form.refuse, form.to, form.drawn, form.resolved]
    if isinstance(form, TurnUp):
        return ["turn up", form.card, form.resolved]
    if isinstance(form, Saga):
        return ["saga", form.first, form.ase]
    if isinstance(form, ChooseSense):
        return ["sense", form.chooser, form.sense]
    if isinstance(form, ChooseEnd):
        return ["end", form.chooser, form.end]
    assert isinstance(form, ChooseHel)
    return ["hel", form.chooser, form.hel]
