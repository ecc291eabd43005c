"""Words for Yggdrasil: what an answer means, where it points, how it is typed, and the table as text."""

from __future__ import annotations

from gladsheim.core.forms import Ask, State
from gladsheim.core.kinds import DICE, Kind
from gladsheim.core.text import Phrase, Words
from gladsheim.games.yggdrasil.combat import Combat, needed_against
from gladsheim.games.yggdrasil.deck import cards_left, has_special, length_of
from gladsheim.games.yggdrasil.events import ARTIFACT, CARD, ENEMY, FOE, GIANT, GOD, ISLAND, RUNE
from gladsheim.games.yggdrasil.midgard import NO_SEARCH, THREE_ONLY
from gladsheim.games.yggdrasil.parts import (
    ARTIFACT_NAMES,
    BURNED,
    COLOURS_OF,
    ENEMIES,
    GIANT_NAMES,
    GOD_NAMES,
    HAMMERS_OF,
    ISLAND_NAMES,
    ISLANDS,
    LAST_BEFORE_DOOR,
    LAST_BEFORE_WALL,
    LEVELS,
    ON_TOP,
    RAISED,
    RESIDENCE,
    RUNE_NAMES,
    START_SPACE,
    STOP,
    TOP_OF_PILE,
    WORLD_NAMES,
    WORLDS,
)
from gladsheim.games.yggdrasil.powers import OdinsCards, TwoRolls
from gladsheim.games.yggdrasil.runes import DriveBack, Sigel
from gladsheim.games.yggdrasil.sacred import DiscardGiant
from gladsheim.games.yggdrasil.state import Yggdrasil, giants_of, table
from gladsheim.games.yggdrasil.turn import Turn, calms
from gladsheim.games.yggdrasil.view import sees_dangers, sees_fight
from gladsheim.games.yggdrasil.worlds import Darkness, WorldOfTheDead

Gaps = dict[str, int | str | Phrase]


def key(kind: Kind, value: int) -> str:
    """The message that names it."""
    return f"{kind.key}-{kind.called(value)}"


def says_face(state: State, face: int) -> Phrase:
    """What counts on the die as it fell: hammers in a fight, else the colour of an island."""
    g = table(state)
    if any(isinstance(form, Combat) for form in g.forms[-2:]):
        return Phrase("face-hammers", {"hammers": HAMMERS_OF[g.hammers][face]})
    return Phrase(key(ISLAND, COLOURS_OF[g.colours][face]))


FACE = Kind("face", says=says_face, place="face-{}", lot=DICE)


# What an answer means


def label(state: State, ask: Ask, value: int) -> Phrase | None:
    """What the kind of the blank alone cannot say."""
    g = table(state)
    slot = ask.slot
    if slot in ("enemy", "drag"):
        return enemy_label(g, value)
    if slot == "giant" and value != TOP_OF_PILE:
        return giant_label(value, "do-discard" if isinstance(g.forms[-1], DiscardGiant) else "do-giant")
    if slot == "back":
        return back_label(g, value)
    if slot == "roll":
        return roll_label(g, value)
    if slot == "route":
        deed = "do-search-three" if value >= THREE_ONLY else "do-move-only" if value >= NO_SEARCH else "do-search"
        return Phrase(deed, {"island": key(ISLAND, value % ISLANDS)})
    if slot == "bag":
        return bag_label(g, value)
    if slot == "artifact":
        held = g.levels[ask.seat * ENEMIES + value]
        gaps: Gaps = {"artifact": key(ARTIFACT, value), "level": next_level(g, ask.seat, value)}
        return Phrase("do-upgrade" if 0 < held < LEVELS else "do-forge", {**gaps, "held": held})
    if slot == "partner":
        return Phrase(god_key(g, value))
    return number_label(g, value) if ask.seat >= 0 else None


def god_key(g: Yggdrasil, seat: int) -> str:
    return key(GOD, g.gods[seat])


def back_label(g: Yggdrasil, place: int) -> Phrase:
    """Where the card goes that Odin does not play, and which it is."""
    top = g.forms[-1]
    assert isinstance(top, OdinsCards)
    return Phrase("do-put-on-top" if place == ON_TOP else "do-put-under", {"card": key(CARD, top.other(g))})


def enemy_label(g: Yggdrasil, enemy: int) -> Phrase:
    """Where an enemy stands; and where it goes, if it is driven back without a fight."""
    gaps: Gaps = {"enemy": key(ENEMY, enemy), "space": g.track[enemy], "force": g.force(enemy)}
    top = g.forms[-1]
    if not isinstance(top, DriveBack):
        return Phrase("do-enemy", gaps)
    gaps["to"] = max(START_SPACE, g.track[enemy] - top.spaces)
    return Phrase("do-drive-back", gaps)


def giant_label(giant: int, deed: str = "do-giant") -> Phrase:
    name = GIANT_NAMES[giant]
    gaps: Gaps = {"giant": f"giant-{name}", "effect": f"effect-{name}", "rune": key(RUNE, giant // 4)}
    return Phrase(deed, gaps)


def roll_label(g: Yggdrasil, face: int) -> Phrase:
    """A face of the die; where Tyr chooses one for Fenrir, whether it calms him."""
    colour = COLOURS_OF[g.colours][face]
    gaps: Gaps = {"colour": key(ISLAND, colour), "hammers": HAMMERS_OF[g.hammers][face]}
    if isinstance(g.forms[-1], TwoRolls) and isinstance(g.forms[-2], Turn):
        return Phrase("do-calm" if calms(g, colour) else "do-not-calm", gaps)
    return Phrase("die-face", gaps)


def bag_label(g: Yggdrasil, bag: int) -> Phrase:
    """A bag, and how many counters go in or come out."""
    island = key(ISLAND, bag)
    if isinstance(g.forms[-1], WorldOfTheDead):
        return Phrase("do-raise", {"island": island, "count": min(RAISED, g.dead)})
    return Phrase("do-burn", {"island": island, "count": min(BURNED, g.in_bag(bag))})


def next_level(g: Yggdrasil, seat: int, enemy: int) -> int:
    """The level of an artifact that the forge would give; above the third there is none."""
    return min(g.levels[seat * ENEMIES + enemy] + 1, LEVELS)


def number_label(g: Yggdrasil, value: int) -> Phrase | None:
    """Answers that are a number of things."""
    top = g.forms[-1]
    if isinstance(top, Sigel):
        return Phrase("do-share", {"count": value, "god": god_key(g, top.receiver)})
    if isinstance(top, Combat):
        gaps: Gaps = {"count": value, "foe": FOE.gap(g, top.foe), "needed": needed_against(g, top.foe)}
        if top.vikings < 0:
            return Phrase("do-vikings", gaps)
        return Phrase("do-elves", {**gaps, "force": top.force(g) + value})
    if isinstance(top, Darkness):
        stock, deed = (g.vikings, "do-hold-vikings") if top.hold_vikings < 0 else (g.elves, "do-hold-elves")
        rest = stock[top.seat] + stock[top.partner] - value
        return Phrase(deed, {"count": value, "rest": rest, "other": god_key(g, top.partner)})
    return None


# Where it points, and how it is typed


def place(g: State, ask: Ask, value: int) -> list[str] | None:
    """The things on the board an answer points to, where that is not the one its kind names."""
    if ask.slot == "world" and value == STOP:
        return ["stop"]
    if ask.slot == "scale" and value == 0:
        return ["vanir"]
    if ask.slot == "route":
        return [key(ISLAND, value % ISLANDS)]
    if ask.slot == "artifact":
        return [f"artifact-{ARTIFACT_NAMES[value]}-{next_level(table(g), ask.seat, value)}"]
    return [god_key(table(g), value)] if ask.slot == "partner" else None


def write(state: State, ask: Ask, value: int) -> str | None:
    """An answer as players write it: "blue only", "white three", "green 1", "thor"."""
    g = table(state)
    if ask.slot == "route":
        how = " three" if value >= THREE_ONLY else " only" if value >= NO_SEARCH else ""
        return ISLAND_NAMES[value % ISLANDS] + how
    if ask.slot == "roll":
        return f"{ISLAND_NAMES[COLOURS_OF[g.colours][value]]} {HAMMERS_OF[g.hammers][value]}"
    return GOD_NAMES[g.gods[value]] if ask.slot == "partner" else None


# The table as text.


def text(state: State, seat: int | None, words: Words) -> str:
    """The track of Asgard, the gods, the worlds, Midgard, the giants and the deck, line by line."""
    g = table(state)
    lines = turn_lines(g, words) + track_lines(g, words)
    lines += [god_line(g, owner, seat, words) for owner in range(len(g.gods))]
    lines.append(words.say(Phrase("worlds-line", {"elves": g.alfheim, "dead": g.dead, "fire": g.fire})))
    lines.append(words.say(Phrase("vanir-line", {"square": g.vanir + 1})))
    lines.append(forge_line(g, words))
    lines += island_lines(g, words)
    lines += giant_lines(g, words)
    lines += deck_lines(g, words)
    lines += fight_lines(g, words)
    if g.fenrir_angry:
        lines.append(words.word("fenrir-line"))
    if g.quiet_turns:
        lines.append(words.say(Phrase("quiet-line", {"turns": g.quiet_turns})))
    return "\n".join(lines)


def turn_lines(g: Yggdrasil, words: Words) -> list[str]:
    """Whose turn it is, and what has been done in it."""
    if not g.forms or not isinstance(g.forms[0], Turn):
        return []
    turn = g.forms[0]
    line = words.say(Phrase("turn-line", {"god": god_key(g, turn.seat), "taken": turn.taken}))
    used = [words.word(f"world-{WORLD_NAMES[world]}") for world in range(WORLDS) if turn.worlds >> world & 1]
    return [words.clauses(line, words.after(words.word("used-worlds"), words.commas(used))) if used else line]


def track_lines(g: Yggdrasil, words: Words) -> list[str]:
    lines = [words.word("track-head"), "   1  2  3 # 4  5 # 6  7  8"]
    for enemy in range(ENEMIES):
        spaces = [f"[{n}]" if g.track[enemy] == n else " . " for n in range(1, RESIDENCE + 1)]
        spaces.insert(LAST_BEFORE_DOOR, "#")
        spaces.insert(LAST_BEFORE_WALL, "#")
        force = words.say(Phrase("force", {"force": g.force(enemy)}))
        lines.append("  " + "".join(spaces) + "  " + words.beside(words.word(key(ENEMY, enemy)), force))
    for danger in sees_dangers(g):
        gaps: Gaps = {"defeat": f"board-{danger['defeat']}", "count": danger["count"], "of": danger["of"]}
        lines.append("  " + words.say(Phrase("danger-line", {**gaps, "steps": danger["steps"]})))
    return lines


def fight_lines(g: Yggdrasil, words: Words) -> list[str]:
    """The fight as it stands, and how likely it is won with each answer."""
    fight = sees_fight(g)
    if fight is None:
        return []
    combat = g.forms[1]
    assert isinstance(combat, Combat)
    gaps: Gaps = {"god": god_key(g, combat.seat), "foe": FOE.gap(g, combat.foe)}
    line = words.say(Phrase("fight-line", {**gaps, "force": fight["sum"], "needed": fight["needed"]}))
    shares = [words.say(Phrase("board-chance", {"share": chance})) for chance in fight["chances"]]
    chances = [words.told(str(n), share) for n, share in enumerate(shares)]
    return [words.beside(line, words.commas(chances)) if chances else line]


def god_line(g: Yggdrasil, owner: int, seat: int | None, words: Words) -> str:
    gaps: Gaps = {"god": god_key(g, owner), "vikings": g.vikings[owner], "elves": g.elves[owner]}
    line = words.say(Phrase("god-line", gaps))
    held = [
        words.after(words.word(key(ARTIFACT, enemy)), str(g.levels[owner * ENEMIES + enemy]))
        for enemy in range(ENEMIES)
        if g.levels[owner * ENEMIES + enemy]
    ]
    mark = "> " if owner == seat else "  "
    return mark + words.commas([line, *held])


def forge_line(g: Yggdrasil, words: Words) -> str:
    lines = []
    for enemy in range(ENEMIES):
        levels = [str(level + 1) for level in range(LEVELS) if g.forge >> (enemy * LEVELS + level) & 1]
        left = words.word("join-or").join(levels) or words.word("none")
        lines.append(words.after(words.word(key(ARTIFACT, enemy)), left))
    return words.told(words.word("world-forge"), words.commas(lines))


def island_lines(g: Yggdrasil, words: Words) -> list[str]:
    lines = []
    for island in range(ISLANDS):
        gaps: Gaps = {"island": key(ISLAND, island), "counters": g.in_bag(island)}
        if g.hidden_bags:
            gaps["vikings"], gaps["giants"] = g.sure_vikings[island], g.sure_giants[island]
            bag = "island-hidden"
        else:
            gaps["vikings"], gaps["giants"] = g.bag_vikings[island], g.giants_in(island)
            bag = "island-open"
        line = words.say(Phrase(bag if island else "island-no-bag", gaps))
        if island == g.submerged:
            line += " " + words.word("is-submerged" if g.may_enter(island) else "is-whirlpool")
        if island == g.valkyries:
            line += " " + words.word("valkyries-here")
        lines.append("  " + line)
    return lines


def giant_lines(g: Yggdrasil, words: Words) -> list[str]:
    lines = [words.say(Phrase("pile-line", {"count": len(giants_of(g.pile)), "force": g.giant_force()}))]
    lines += [f"  {words.say(giant_label(giant))}" for giant in giants_of(g.active)]
    for rune in range(len(RUNE_NAMES)):
        beaten = [words.word(key(GIANT, giant)) for giant in giants_of(g.beaten) if giant // 4 == rune]
        lines.append("  " + words.told(words.word(key(RUNE, rune)), words.commas(beaten)))
    pile = [words.word(key(GIANT, giant)) for giant in giants_of(g.pile)]
    lines.append("  " + words.after(words.word("pile-holds"), words.commas(pile)))
    removed = [words.word(key(GIANT, giant)) for giant in giants_of(g.removed)]
    if removed:
        lines.append("  " + words.after(words.word("removed-giants"), words.commas(removed)))
    return lines


def deck_lines(g: Yggdrasil, words: Words) -> list[str]:
    lines = [words.say(Phrase("deck-line", {"left": cards_left(g), "turns": g.turns}))]
    parts: list[str] = []
    for row in g.rows:
        if row >= 0:
            parts.append(words.word(key(CARD, row)))
        else:
            run = "run-with-special" if has_special(row) else "run-of-unseen"
            parts.append(words.say(Phrase(run, {"count": length_of(row)})))
    lines.append("  " + words.after(words.word("deck-order"), words.commas(parts)))
    lines.append("  " + words.after(words.word("deck-unseen"), counted([*g.unseen, *g.specials], words)))
    lines.append("  " + words.after(words.word("deck-discards"), counted(g.discards, words)))
    if g.drawn:
        lines.append("  " + words.after(words.word("deck-drawn"), counted(g.drawn, words)))
    return lines


def counted(cards: list[int], words: Words) -> str:
    """Each card with its number."""
    kinds = sorted(set(cards))
    return words.commas([words.after(str(cards.count(card)), words.word(key(CARD, card))) for card in kinds])
