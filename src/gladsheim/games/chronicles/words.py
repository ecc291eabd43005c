"""Words: what an answer means and where it points.  The table as text is in telling.py."""

from __future__ import annotations

from gladsheim.core.forms import OPEN, Ask, State
from gladsheim.core.text import Phrase
from gladsheim.games.chronicles.actions import Anywhere, Runes
from gladsheim.games.chronicles.creatures import Creatures, Geri, Skuld, Sleipnir, Verdandi
from gladsheim.games.chronicles.fights import cancelled, is_vain, risks_of, target_key
from gladsheim.games.chronicles.keeping import LUCKY_ELF, LUCKY_LOST_DIE
from gladsheim.games.chronicles.kinds import says_card
from gladsheim.games.chronicles.moving import SupportMove
from gladsheim.games.chronicles.pages import Gaps, saga_label
from gladsheim.games.chronicles.parts import (
    ACT,
    ANDVARINAUT,
    ARTIFACT_OF,
    BONUS,
    DIE_OF,
    DRAUPNIR,
    DUEL,
    ELF_OF,
    ENEMIES,
    FIGHT,
    FIGHT_SERVANT,
    FRIGG_GIVES,
    FRIGG_HEALS,
    HEAL,
    NORMAL,
    PASS,
    SAGA_ACT,
)
from gladsheim.games.chronicles.powers import heroes_come_late
from gladsheim.games.chronicles.risks import Risk
from gladsheim.games.chronicles.state import Chronicles, table
from gladsheim.games.chronicles.throw import DRAUPNIR_ASKED, DRAUPNIRS, Throw
from gladsheim.games.chronicles.turning import TURN_VANIR
from gladsheim.games.chronicles.ways import heal_cost, how_it_goes

YES_OR_NO = ("help", "keep", "agree")
FEWER = {"YC 9.15": "do-send-anonymous", "YC 9.16": "do-send-giants", "YC 12.6": "do-call", "YC 12.8": "do-regain"}
TAKEN = {"YC 9.5": "text-vanir", "YC 12.10": "text-vanir", "YC 9.9": "text-creatures"}  # rule -> what; else elves


def label(state: State, ask: Ask, value: int) -> Phrase | None:
    """What an answer means."""
    g, slot = table(state), ask.slot
    if slot == "take":
        return take_label(ask, value)
    if slot == "heroes":
        return heroes_label(g, ask.seat, value)
    if slot == "bear":
        return burden_label(g, value)
    if slot in YES_OR_NO:
        return yes_label(g, ask, value)
    if slot == "move":
        return move_label(g, ask.seat, value)
    if slot == "deed":
        return deed_label(g, ask.seat, value)
    if slot in ("kin", "give"):
        return gift_label(g, value)
    return card_label(g, ask, value)


def take_label(ask: Ask, value: int) -> Phrase:
    """How many of what; that fewer than one could are left over for nothing, where that is sure."""
    if ask.rule not in FEWER:
        return Phrase(TAKEN.get(ask.rule, "text-elves"), {"count": value})
    key = FEWER[ask.rule]
    return Phrase(key if value == ask.options[-1] else f"{key}-fewer", {"count": value, "most": ask.options[-1]})


def heroes_label(g: Chronicles, seat: int, value: int) -> Phrase | None:
    """Freyia may call heroes before the throw too; after it she would know how many she needs."""
    early = isinstance(g.forms[-1], Risk) and heroes_come_late(g, seat)
    return Phrase("do-heroes-early", {"count": value}) if early and value else None


def burden_label(g: Chronicles, value: int) -> Phrase:
    """Of several kin each is asked in turn: it says which."""
    form = g.forms[-1]
    assert isinstance(form, Risk)
    helper = g.name(form.asked.bit_length() - 1)
    return Phrase("do-piece", {"god": helper, "what": Phrase("number", {"number": value})})


def yes_label(g: Chronicles, ask: Ask, value: int) -> Phrase:
    """Yes says to what, where the question alone does not."""
    if value and ask.slot == "keep":
        return Phrase("do-keep", {"what": "piece-elf" if ask.rule == "YC 11.17" else "piece-die"})
    if value and ask.slot == "agree":
        return deed_label(g, ask.seat, ACT)
    return Phrase("do-yes" if value else "do-no")


def card_label(g: Chronicles, ask: Ask, value: int) -> Phrase | None:
    slot = ask.slot
    if slot == "world":
        return world_label(g, ask.seat, value)
    if slot == "heal":
        return heal_label(g, value)
    if slot == "iotunn":
        return Phrase("do-iotunn", {"iotunn": f"iotunn-{value}", "does": f"iotunn-does-{value}"})
    if slot == "level":
        return Phrase("do-level", {"artifact": f"artifact-{g.artifact_tops[value]}", "level": value + 1})
    if slot == "swap":
        return swap_label(g, value)
    if slot == "rune":
        return rune_label(g, value)
    return luck_label(g, ask, value) if slot in CHANCES else None


CHANCES = ("travel", "share", "elf", "luck", "ring", "reroll")


def luck_label(g: Chronicles, ask: Ask, value: int) -> Phrase:
    slot = ask.slot
    if slot == "travel" and value:
        return Phrase("do-world-of", {"god": g.name(value - 1), "world": f"world-{g.at[value - 1]}"})
    if slot == "share":
        return share_label(g, ask.seat, value)
    if value == 0:
        return Phrase("do-nothing")
    if slot == "elf":
        return Phrase("do-elf-vanir" if value == TURN_VANIR else "do-elf-god")
    if slot == "luck":
        kind = "elf" if value == LUCKY_ELF else "lost" if value == LUCKY_LOST_DIE else "die"
        return Phrase(f"do-luck-{kind}")
    if slot == "ring":
        return Phrase("do-ring", {"artifact": f"artifact-{DRAUPNIR if value == DRAUPNIRS else ANDVARINAUT}"})
    assert slot == "reroll"
    form = g.forms[-1]
    assert isinstance(form, Throw)
    if form.step == DRAUPNIR_ASKED:
        return Phrase("do-reroll-god")
    return Phrase("do-reroll-face", {"face": f"face-{value - 1}"})


def share_label(g: Chronicles, seat: int, value: int) -> Phrase:
    """Who is given a life; and by whom, where the player answers for a support god."""
    form = g.forms[-1]
    giver = form.god if isinstance(form, Verdandi) else seat
    if value == 0:
        return of_god(g, seat, giver, Phrase("do-nothing"))
    taker = g.name(value - 1)
    if giver == seat:
        return Phrase("do-who", {"god": taker})
    return Phrase("do-gives-life", {"god": g.name(giver), "other": taker})


def of_god(g: Chronicles, seat: int, god: int, what: Phrase) -> Phrase:
    """What a god does; it is named where the player answers for another than the own."""
    return what if god == seat else Phrase("do-piece", {"god": g.name(god), "what": what})


def move_label(g: Chronicles, seat: int, world: int) -> Phrase:
    form = g.forms[-1]
    return go_label(g, seat, form.god if isinstance(form, SupportMove) else seat, world)


def go_label(g: Chronicles, seat: int, god: int, world: int) -> Phrase:
    gaps: Gaps = {"world": f"world-{world}"}
    return of_god(g, seat, god, Phrase("do-stay" if g.at[god] == world else "do-go", gaps))


def world_label(g: Chronicles, seat: int, world: int) -> Phrase:
    """What is done with the world: a creature heals it, somebody goes there, or its action is done from afar."""
    form = g.forms[-1]
    if isinstance(form, Creatures):
        return heal_label(g, world)
    if isinstance(form, Runes) and form.figure == OPEN:
        return Phrase("do-world" if g.is_devastated(world) else "do-act-normal", {"world": f"world-{world}"})
    god = form.god if isinstance(form, Sleipnir) else form.figure if isinstance(form, Runes) else seat
    return go_label(g, seat, god, world)


def heal_label(g: Chronicles, world: int) -> Phrase:
    return warned(Phrase("do-heal", {"world": f"world-{world}"}), g.enemies_in(world) > 1)


def warned(what: Phrase, vain: bool) -> Phrase:
    """YC 8.11 and 9.18: it may be done, but nothing is gained."""
    return Phrase("do-vain", {"what": what}) if vain else what


def swap_label(g: Chronicles, value: int) -> Phrase:
    form = g.forms[-1]
    assert isinstance(form, Skuld)
    cards = [says_card(g, card) for card in g.tops[form.god][:2]]
    if value:
        cards.reverse()
    return Phrase("do-order-keep", {"first": cards[0], "second": cards[1]})


def rune_label(g: Chronicles, value: int) -> Phrase:
    if value == 0:
        return Phrase("do-no-more")
    form = g.forms[-1]
    assert isinstance(form, Runes)
    return Phrase("do-stone", {"stone": f"stone-{value - 1}", "rune": f"rune-{form.shown[value - 1]}"})


def gift_label(g: Chronicles, value: int) -> Phrase:
    if value == PASS:
        return Phrase("do-nothing")
    if value >= ARTIFACT_OF:
        return Phrase("do-artifact", {"artifact": f"artifact-{value - ARTIFACT_OF}"})
    if value >= DIE_OF:
        return Phrase("do-piece", {"god": g.name(value - DIE_OF), "what": "piece-die"})
    return Phrase("do-piece", {"god": g.name(value - ELF_OF), "what": "piece-elf"})


def deed_label(g: Chronicles, god: int, deed: int) -> Phrase:
    form = g.forms[-1]
    anywhere = isinstance(form, Anywhere)
    world = form.world if isinstance(form, Anywhere) else g.at[god]
    place: Gaps = {"world": f"world-{world}"}
    if deed == PASS:
        return Phrase("do-nothing")
    if deed == ACT:
        how = NORMAL if anywhere else how_it_goes(g, god)
        return Phrase("do-act-bonus" if how == BONUS else "do-act-normal" if how == NORMAL else "do-act-penalty", place)
    if deed == HEAL:
        place["count"] = heal_cost(g, god)
        return warned(Phrase("do-heal-here", place), g.enemies_in(world) > 1)
    if deed == FRIGG_HEALS:
        return Phrase("do-frigg-heals")
    if deed == FRIGG_GIVES:
        return Phrase("do-frigg-gives")
    if deed < FRIGG_HEALS:
        return saga_label(g, deed - SAGA_ACT)
    target: Gaps = {"target": target_key(deed)}
    if deed == FIGHT_SERVANT:
        return Phrase("do-fight-unknown", target)
    aid = 1 if isinstance(form, Geri) else 0  # YC 12.4
    target["count"] = max(0, risks_of(g, god, deed) - cancelled(g, god, deed) - aid)
    return Phrase("do-duel", target) if deed >= DUEL else warned(Phrase("do-fight", target), is_vain(g, god, deed))


def place(state: State, ask: Ask, value: int) -> list[str] | None:
    """The things on the board that an answer points to."""
    g, slot = table(state), ask.slot
    if slot in YES_OR_NO:
        return ["yes" if value else "no"]
    if slot == "deed":
        return deed_place(g, ask.seat, value)
    if slot in ("kin", "give"):
        return gift_place(g, ask, value)
    if slot in CARD_PLACES:
        return [f"{CARD_PLACES[slot]}-{value}"]
    if slot == "chosen":
        return [f"wheel-{value % ENEMIES}"]
    if slot == "wolf":
        return [f"opponent-{3 + value}"]
    if slot not in CHANCES and slot != "rune":
        return None
    return ["pass"] if value == 0 else luck_place(g, slot, value)


CARD_PLACES = {"level": "artifacts", "swap": "order"}


def luck_place(g: Chronicles, slot: str, value: int) -> list[str]:
    if slot in ("travel", "share"):
        return [f"god-{value - 1}"]
    if slot == "rune":
        return [f"stone-{value - 1}"]
    if slot == "luck":
        return [f"luck-{value}"]
    if slot == "elf":
        return ["dice" if value == TURN_VANIR else "die"]
    form = g.forms[-1]
    assert isinstance(form, Throw)
    return ["die"] if form.step == DRAUPNIR_ASKED else [f"face-{value - 1}"]


def gift_place(g: Chronicles, ask: Ask, value: int) -> list[str]:
    """What is taken from kin; or what is given, and to whom."""
    if value == PASS:
        return ["pass"]
    if value >= ARTIFACT_OF:
        return [f"artifact-{value - ARTIFACT_OF}"]
    piece, other = ("vanir", value - DIE_OF) if value >= DIE_OF else ("elves", value - ELF_OF)
    return [f"{piece}-{other}"] if ask.slot == "kin" else [f"{piece}-{ask.seat}", f"god-{other}"]


def deed_place(g: Chronicles, god: int, deed: int) -> list[str]:
    form = g.forms[-1]
    world = form.world if isinstance(form, Anywhere) else g.at[god]
    if deed == PASS:
        return ["pass"]
    if deed in (FRIGG_HEALS, FRIGG_GIVES):
        return [f"god-{god}"]
    if deed < FIGHT:
        return [f"world-{world}"]
    return [target_key(deed)]
