"""What is under way in the Chronicles, as numbers: the open forms and their blanks, as layout.py lists them."""

from __future__ import annotations

from typing import Final

from gladsheim.core.forms import NOTHING, Form
from gladsheim.core.pen import Pen
from gladsheim.games.chronicles.actions import Act, Anywhere, Ratatosk, Runes
from gladsheim.games.chronicles.creatures import Creatures, Geri, Gulltopp, Skuld, Sleipnir, Urd, Verdandi
from gladsheim.games.chronicles.duty import Duty
from gladsheim.games.chronicles.enemies import Activation
from gladsheim.games.chronicles.fights import Fight
from gladsheim.games.chronicles.iotunns import Awaken
from gladsheim.games.chronicles.keeping import Keeping
from gladsheim.games.chronicles.kinds import card_from, gift_from, god_or_none_from
from gladsheim.games.chronicles.moving import SupportMove
from gladsheim.games.chronicles.orders import Orders
from gladsheim.games.chronicles.parts import (
    ARTIFACTS,
    AWAY,
    CREATURES,
    DEEDS,
    ENEMIES,
    FACES,
    GIFTS,
    GOD_NAMES,
    IOTUNNS,
    WORLDS,
)
from gladsheim.games.chronicles.powers import Kin, KinWindow
from gladsheim.games.chronicles.risks import Risk
from gladsheim.games.chronicles.saga import Gnaw, SagaAction, TurnPage
from gladsheim.games.chronicles.state import Chronicles
from gladsheim.games.chronicles.throw import EITHER_RING, Throw
from gladsheim.games.chronicles.turn import Chronicle, Reveal, Rounds, Turn
from gladsheim.games.chronicles.turning import Turning
from gladsheim.games.chronicles.ways import Heal

DEITIES: Final = len(GOD_NAMES)
PLACES: Final = AWAY + 1
CARDS: Final = 30  # of the enemy decks
MOST_COUNTED: Final = 15
STONES: Final = 3
TAKERS: Final = 8  # answers to "share" and "travel": nobody, or a god


# Blanks of one sort


def write_blank(value: int, pen: Pen) -> None:
    """`Counted`: open, skipped, or a number."""
    if value >= 0:
        pen.put(0, (2 + min(value, MOST_COUNTED)) / (2 + MOST_COUNTED))
    elif value == NOTHING:
        pen.put(0, 1 / (2 + MOST_COUNTED))
    pen.skip(1)


def write_card(card: int, pen: Pen) -> None:
    """A card of an enemy deck, its owner counted from me."""
    pen.one(card_from(card, pen.me, pen.seats) if card >= 0 else card, CARDS)


def write_gods(g: Chronicles, gods: int, pen: Pen) -> None:
    """Any of the gods, as bits: players from me on, then support gods."""
    if gods <= 0:
        pen.skip(g.gods)
        return
    pen.whoever(gods & ((1 << g.players) - 1))
    pen.bits(gods >> g.players, g.gods - g.players)


def write_god_or_none(value: int, pen: Pen) -> None:
    pen.one(god_or_none_from(value, pen.me, pen.seats) if value > 0 else value, TAKERS)


def turned_gift(gift: int, pen: Pen) -> int:
    return gift_from(gift, pen.me, pen.seats) if gift >= 0 else gift


def write_stones(shown: list[int], pen: Pen) -> None:
    for face in shown:
        pen.one(face, 4)
    pen.skip(4 * (STONES - len(shown)))


# The forms


def write_step(g: Chronicles, form: Form, pen: Pen) -> None:
    """An open form.  The round: turns, cards, enemies."""
    if isinstance(form, Turn) and pen.step("Turn"):
        pen.who(form.player)
        write_blank(form.revealed, pen)
        write_blank(form.window, pen)
        write_god_or_none(form.travel, pen)
        pen.one(form.move, WORLDS)
        write_blank(form.late, pen)
        write_blank(form.duty, pen)
    elif isinstance(form, Duty) and pen.step("Duty"):
        pen.who(form.god, DEITIES)
        pen.blank(form.deed, DEEDS)
        write_god_or_none(form.share, pen)
        write_blank(form.sub, pen)
        write_blank(form.page, pen)
        write_blank(form.did, pen)
        pen.one(form.world, PLACES)
    elif isinstance(form, Rounds) and pen.step("Rounds"):
        pen.who(form.next, 5)
        write_blank(form.turn, pen)
    else:
        write_card_step(g, form, pen)


def write_card_step(g: Chronicles, form: Form, pen: Pen) -> None:
    """What the cards of a round bring."""
    if isinstance(form, Reveal) and pen.step("Reveal"):
        pen.who(form.player)
        write_card(form.card, pen)
        write_blank(form.fired, pen)
        write_blank(form.support, pen)
    elif isinstance(form, Activation) and pen.step("Activation"):
        pen.who(form.player)
        pen.one(form.enemy, ENEMIES)
        write_blank(form.sub, pen)
    elif isinstance(form, SupportMove) and pen.step("SupportMove"):
        pen.who(form.player)
        pen.who(form.god, DEITIES)
        pen.one(form.move, WORLDS)
    elif isinstance(form, Awaken) and pen.step("Awaken"):
        pen.blank(form.iotunn, IOTUNNS)
    elif isinstance(form, Chronicle) and pen.step("Chronicle"):
        pen.one(form.god, DEITIES)
        pen.blank(form.top, ARTIFACTS)
        write_blank(form.laid, pen)
    else:
        write_risk(g, form, pen)


def write_risk(g: Chronicles, form: Form, pen: Pen) -> None:
    """Risks and the dice against them."""
    if isinstance(form, Risk) and pen.step("Risk"):
        pen.who(form.god, DEITIES)
        write_blank(form.risks, pen)
        pen.one(form.heroes, 9)
        pen.one(form.pairs, 7)
        pen.blank(form.kin, GIFTS)
        write_blank(form.dice, pen)
        write_blank(form.thrown, pen)
        write_blank(form.left, pen)
        write_gods(g, form.asked, pen)
        pen.one(form.bear, 6)
        write_blank(form.kept, pen)
    elif isinstance(form, Throw) and pen.step("Throw"):
        pen.who(form.god, DEITIES)
        write_blank(form.dice, pen)
        write_blank(form.step, pen)
        pen.who(form.helper, DEITIES)
        pen.one(form.face, FACES)
        pen.one(form.reroll, FACES + 1)
        write_blank(form.picked, pen)
        pen.one(form.ring, len(EITHER_RING))
        write_blank(form.rings, pen)
    else:
        write_after_throw(g, form, pen)


def write_after_throw(g: Chronicles, form: Form, pen: Pen) -> None:
    """What follows the throw."""
    if isinstance(form, Turning) and pen.step("Turning"):
        pen.who(form.god, DEITIES)
        write_blank(form.risks, pen)
        pen.blank(form.kin, GIFTS)
        pen.one(form.elf, 3)
        write_blank(form.turned, pen)
        pen.flag(form.die_turned)
        write_blank(form.help, pen)
        write_gods(g, form.helped, pen)
        pen.one(form.pairs, 7)
        pen.one(form.heroes, 9)
    elif isinstance(form, Keeping) and pen.step("Keeping"):
        pen.who(form.god, DEITIES)
        write_blank(form.step, pen)
        pen.one(form.keep, 2)
        pen.one(form.luck, 4)
        pen.up_to(form.asked, 127)
    elif isinstance(form, Kin) and pen.step("Kin"):
        pen.who(form.god, DEITIES)
        pen.blank(turned_gift(form.kin, pen), GIFTS)
    elif isinstance(form, KinWindow) and pen.step("KinWindow"):
        write_gods(g, form.done, pen)
        pen.up_to(form.taken, 127)
    else:
        write_action(g, form, pen)


def write_action(g: Chronicles, form: Form, pen: Pen) -> None:
    """What a god does in a world."""
    if isinstance(form, Act) and pen.step("Act"):
        pen.who(form.god, DEITIES)
        pen.one(form.world, PLACES)
        write_blank(form.how, pen)
        pen.one(form.take, 4)
        pen.one(form.heal, WORLDS)
        write_blank(form.borne, pen)
        pen.one(form.level, 3)
        pen.blank(form.top, ARTIFACTS)
        pen.blank(form.creature, CREATURES)
        write_blank(form.least, pen)
    elif isinstance(form, Fight) and pen.step("Fight"):
        pen.who(form.god, DEITIES)
        pen.one(form.target, DEEDS)
        write_blank(form.help, pen)
        pen.one(form.servant, 5)
        write_blank(form.borne, pen)
        write_blank(form.hurried, pen)
    elif isinstance(form, Heal) and pen.step("Heal"):
        pen.who(form.god, DEITIES)
        pen.one(form.world, PLACES)
    else:
        write_elsewhere(g, form, pen)


def write_elsewhere(g: Chronicles, form: Form, pen: Pen) -> None:
    """What is done elsewhere, or by rune stones."""
    if isinstance(form, Runes) and pen.step("Runes"):
        pen.who(form.god, DEITIES)
        write_blank(form.stones, pen)
        write_stones(form.shown, pen)
        pen.one(form.face, FACES)
        pen.one(form.rune, 4)
        pen.who(form.figure, 7)
        pen.one(form.world, PLACES)
        pen.one(form.steps, 3)
        write_blank(form.sub, pen)
        write_blank(form.page, pen)
    elif isinstance(form, Anywhere) and pen.step("Anywhere"):
        pen.who(form.god, DEITIES)
        pen.one(form.world, PLACES)
        pen.blank(form.deed, DEEDS)
    elif isinstance(form, Ratatosk) and pen.step("Ratatosk"):
        pen.who(form.god, DEITIES)
        pen.one(form.world, PLACES)
        pen.one(form.agree, 2)
        write_blank(form.window, pen)
    elif isinstance(form, Geri) and pen.step("Geri"):
        pen.who(form.god, DEITIES)
        pen.one(form.world, PLACES)
        pen.blank(form.deed, DEEDS)
        write_blank(form.window, pen)
    else:
        write_creature(g, form, pen)


def write_creature(g: Chronicles, form: Form, pen: Pen) -> None:
    """What creatures do."""
    if isinstance(form, Creatures) and pen.step("Creatures"):
        pen.who(form.god, DEITIES)
        write_blank(form.draws, pen)
        pen.blank(form.card, CARDS)
        pen.blank(form.creature, CREATURES)
        pen.one(form.world, PLACES)
        pen.blank(form.iotunn, IOTUNNS)
        pen.who(form.fed, 7)
        write_blank(form.meals, pen)
        pen.one(form.take, 4)
        write_blank(form.sub, pen)
    elif isinstance(form, Skuld) and pen.step("Skuld"):
        pen.who(form.god, DEITIES)
        write_blank(form.seen, pen)
        pen.blank(form.card, CARDS)
        pen.one(form.swap, 2)
    elif isinstance(form, Sleipnir) and pen.step("Sleipnir"):
        pen.who(form.active, DEITIES)
        pen.who(form.god, DEITIES)
        pen.one(form.world, PLACES)
        write_blank(form.window, pen)
    else:
        write_gift_step(g, form, pen)


def write_gift_step(g: Chronicles, form: Form, pen: Pen) -> None:
    """What creatures give."""
    if isinstance(form, Urd) and pen.step("Urd"):
        pen.who(form.god, DEITIES)
        write_blank(form.picked, pen)
        pen.blank(form.chosen, CARDS)
        pen.who(form.taker, 5)
    elif isinstance(form, Gulltopp) and pen.step("Gulltopp"):
        pen.who(form.god, DEITIES)
        pen.blank(turned_gift(form.give, pen), GIFTS)
        pen.one(turned_gift(form.artifact, pen), GIFTS)
        pen.who(form.taker, 5)
    elif isinstance(form, Verdandi) and pen.step("Verdandi"):
        pen.who(form.active, DEITIES)
        pen.who(form.god, DEITIES)
        write_god_or_none(form.share, pen)
    else:
        write_saga(g, form, pen)


def write_saga(g: Chronicles, form: Form, pen: Pen) -> None:
    """What the Saga Book orders."""
    if isinstance(form, Orders) and pen.step("Orders"):
        pen.up_to(form.orders, 127)
        write_blank(form.line, pen)
        write_blank(form.done, pen)
        write_blank(form.sub, pen)
        pen.one(form.token, 4)
        pen.one(form.wolf, 2)
    elif isinstance(form, TurnPage) and pen.step("TurnPage"):
        pen.flag(form.by_goal)
        write_blank(form.rewarded, pen)
        write_blank(form.laid, pen)
    elif isinstance(form, Gnaw) and pen.step("Gnaw"):
        write_blank(form.done, pen)
        write_blank(form.turned, pen)
    elif isinstance(form, SagaAction) and pen.step("SagaAction"):
        pen.who(form.god, DEITIES)
        pen.blank(form.deed, DEEDS)
        write_blank(form.borne, pen)
