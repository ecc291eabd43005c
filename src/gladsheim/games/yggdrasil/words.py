# not compiled: words are for people, who wait for nothing here
"""Words for Yggdrasil: what an answer means, where it points, and the table as text."""

from __future__ import annotations

from gladsheim.core.forms import Ask, State
from gladsheim.core.text import Phrase, Words
from gladsheim.games.yggdrasil.combat import Combat, foe_key, needed_against
from gladsheim.games.yggdrasil.deck import cards_left, has_special, length_of
from gladsheim.games.yggdrasil.events import (
    artifact_key,
    card_phrase,
    enemy_key,
    giant_key,
    god_key,
    island_key,
    rune_key,
    world_key,
)
from gladsheim.games.yggdrasil.midgard import NO_SEARCH, THREE_ONLY
from gladsheim.games.yggdrasil.parts import (
    BURNED,
    COLOURS_OF,
    ENEMIES,
    ENEMY_NAMES,
    GIANT_NAMES,
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
from gladsheim.games.yggdrasil.state import Yggdrasil, giants_of
from gladsheim.games.yggdrasil.turn import Turn, calms
from gladsheim.games.yggdrasil.worlds import Darkness, WorldOfTheDead

Gaps = dict[str, int | str | Phrase]


def label(g: State, ask: Ask, value: int) -> Phrase:
    """What an answer means."""
    assert isinstance(g, Yggdrasil)
    slot = ask.slot
    if slot == "world":
        return Phrase("do-stop" if value == STOP else f"act-{WORLD_NAMES[value]}")
    if slot in ("enemy", "drag"):
        return enemy_label(g, value)
    if slot == "giant":
        return giant_label(value, "do-discard" if isinstance(g.forms[-1], DiscardGiant) else "do-giant")
    if slot in ("card", "play", "next_card"):
        return card_phrase(value)
    if slot == "back":
        return back_label(g, value)
    if slot in ("die", "first", "second", "roll"):
        return face_phrase(g, value)
    if slot == "route":
        key = "do-search-three" if value >= THREE_ONLY else "do-move-only" if value >= NO_SEARCH else "do-search"
        return Phrase(key, {"island": island_key(value % ISLANDS)})
    if slot == "island":
        return Phrase(island_key(value))
    if slot == "bag":
        return bag_label(g, value)
    if slot == "scale":
        return Phrase(f"do-scale-{value}")
    if slot == "artifact":
        held = g.levels[ask.seat * ENEMIES + value]
        gaps: Gaps = {"artifact": artifact_key(value), "level": next_level(g, ask.seat, value), "held": held}
        return Phrase("do-upgrade" if 0 < held < LEVELS else "do-forge", gaps)
    return number_label(g, ask, value)


def back_label(g: Yggdrasil, place: int) -> Phrase:
    """Where the card goes that Odin does not play, and which it is."""
    top = g.forms[-1]
    assert isinstance(top, OdinsCards)
    return Phrase("do-put-on-top" if place == ON_TOP else "do-put-under", {"card": card_phrase(top.other(g))})


def enemy_label(g: Yggdrasil, enemy: int) -> Phrase:
    """Where an enemy stands; and where it goes, if it is driven back without a fight."""
    gaps: Gaps = {"enemy": enemy_key(enemy), "space": g.track[enemy], "force": g.force(enemy)}
    top = g.forms[-1]
    if not isinstance(top, DriveBack):
        return Phrase("do-enemy", gaps)
    gaps["to"] = max(START_SPACE, g.track[enemy] - top.spaces)
    return Phrase("do-drive-back", gaps)


def bag_label(g: Yggdrasil, bag: int) -> Phrase:
    """A bag, and how many counters go in or come out."""
    if isinstance(g.forms[-1], WorldOfTheDead):
        return Phrase("do-raise", {"island": island_key(bag), "count": min(RAISED, g.dead)})
    return Phrase("do-burn", {"island": island_key(bag), "count": min(BURNED, g.in_bag(bag))})


def next_level(g: Yggdrasil, seat: int, enemy: int) -> int:
    """The level of an artifact that the forge would give; above the third there is none."""
    return min(g.levels[seat * ENEMIES + enemy] + 1, LEVELS)


def number_label(g: Yggdrasil, ask: Ask, value: int) -> Phrase:
    """Answers that are a number of things, or a god."""
    top = g.forms[-1]
    if ask.slot == "partner":
        return Phrase(god_key(g.gods[value]))
    if ask.slot == "god":
        return Phrase(god_key(value))
    if ask.slot == "angry":
        return Phrase(enemy_key(value))
    if ask.slot == "ragnarok":
        return Phrase(f"card-ragnarok-{value + 1}")
    if ask.slot == "share" and isinstance(top, Sigel):
        return Phrase("do-share", {"count": value, "god": god_key(g.gods[top.receiver])})
    if isinstance(top, Combat) and ask.slot in ("vikings", "elves"):
        return combat_label(g, top, ask.slot, value)
    if isinstance(top, Darkness) and ask.slot in ("hold_vikings", "hold_elves"):
        stock = g.vikings if ask.slot == "hold_vikings" else g.elves
        rest = stock[top.seat] + stock[top.partner] - value
        key = "do-hold-vikings" if ask.slot == "hold_vikings" else "do-hold-elves"
        return Phrase(key, {"count": value, "rest": rest, "other": god_key(g.gods[top.partner])})
    return Phrase("do-count", {"count": value})


def combat_label(g: Yggdrasil, combat: Combat, slot: str, value: int) -> Phrase:
    gaps: Gaps = {"count": value, "foe": foe_key(combat.foe), "needed": needed_against(g, combat.foe)}
    if slot == "vikings":
        return Phrase("do-vikings", gaps)
    gaps["force"] = combat.force(g) + value
    return Phrase("do-elves", gaps)


def giant_label(giant: int, key: str = "do-giant") -> Phrase:
    if giant == TOP_OF_PILE:
        return Phrase("top-of-pile")
    gaps: Gaps = {"giant": giant_key(giant), "effect": f"effect-{GIANT_NAMES[giant]}"}
    gaps["rune"] = rune_key(giant // 4)
    return Phrase(key, gaps)


def face_phrase(g: Yggdrasil, face: int) -> Phrase:
    """A face of the die; where Tyr chooses one for Fenrir, whether it calms him."""
    colour = COLOURS_OF[g.colours][face]
    gaps: Gaps = {"colour": island_key(colour), "hammers": HAMMERS_OF[g.hammers][face]}
    if isinstance(g.forms[-1], TwoRolls) and isinstance(g.forms[-2], Turn):
        return Phrase("do-calm" if calms(g, colour) else "do-not-calm", gaps)
    return Phrase("die-face", gaps)


NUMBERS = ("vikings", "elves", "share", "hold_vikings", "hold_elves")  # answered with a number of things


def place(g: State, ask: Ask, value: int) -> list[str]:
    """The things on the board an answer points to."""
    slot = ask.slot
    if slot == "world":
        return ["stop" if value == STOP else f"world-{WORLD_NAMES[value]}"]
    if slot in ("enemy", "drag"):
        return [f"enemy-{ENEMY_NAMES[value]}"]
    if slot == "giant":
        return ["giant-pile" if value == TOP_OF_PILE else f"giant-{GIANT_NAMES[value]}"]
    if slot in ("route", "island"):
        return [f"island-{ISLAND_NAMES[value % ISLANDS]}"]
    if slot == "bag":
        return [f"bag-{ISLAND_NAMES[value]}"]
    if slot == "artifact":
        assert isinstance(g, Yggdrasil)
        return [f"artifact-{ENEMY_NAMES[value]}-{next_level(g, ask.seat, value)}"]
    if slot == "partner":
        return [f"god-{value}"]
    if slot == "scale":
        return [f"scale-{value}"] if value else ["vanir"]
    if slot in ("play", "next_card"):
        return [f"card-{value}"]
    if slot == "back":
        return ["deck"]
    if slot == "roll":
        return [f"face-{value}"]
    return [f"number-{value}"] if slot in NUMBERS else []


# The table as text.


def text(g: State, seat: int | None, words: Words) -> str:
    """The track of Asgard, the gods, the worlds, Midgard, the giants and the deck, line by line."""
    assert isinstance(g, Yggdrasil)
    lines = turn_lines(g, words) + track_lines(g, words)
    lines += [god_line(g, owner, seat, words) for owner in range(len(g.gods))]
    lines.append(words.say(Phrase("worlds-line", {"elves": g.alfheim, "dead": g.dead, "fire": g.fire})))
    lines.append(words.say(Phrase("vanir-line", {"square": g.vanir})))
    lines.append(forge_line(g, words))
    lines += island_lines(g, words)
    lines += giant_lines(g, words)
    lines += deck_lines(g, words)
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
    line = words.say(Phrase("turn-line", {"god": god_key(g.gods[turn.seat]), "taken": turn.taken}))
    used = ", ".join(words.word(world_key(world)) for world in range(WORLDS) if turn.worlds >> world & 1)
    return [f"{line}; {words.word('used-worlds')} {used}" if used else line]


def track_lines(g: Yggdrasil, words: Words) -> list[str]:
    lines = [words.word("track-head"), "   1  2  3 # 4  5 # 6  7  8"]
    for enemy in range(ENEMIES):
        spaces = [f"[{n}]" if g.track[enemy] == n else " . " for n in range(1, RESIDENCE + 1)]
        spaces.insert(LAST_BEFORE_DOOR, "#")
        spaces.insert(LAST_BEFORE_WALL, "#")
        force = words.say(Phrase("force", {"force": g.force(enemy)}))
        lines.append("  " + "".join(spaces) + f"  {words.word(enemy_key(enemy))} ({force})")
    return lines


def god_line(g: Yggdrasil, owner: int, seat: int | None, words: Words) -> str:
    gaps: Gaps = {"god": god_key(g.gods[owner]), "vikings": g.vikings[owner], "elves": g.elves[owner]}
    line = words.say(Phrase("god-line", gaps))
    held = [
        f"{words.word(artifact_key(enemy))} {g.levels[owner * ENEMIES + enemy]}"
        for enemy in range(ENEMIES)
        if g.levels[owner * ENEMIES + enemy]
    ]
    mark = "> " if owner == seat else "  "
    return mark + ", ".join([line, *held])


def forge_line(g: Yggdrasil, words: Words) -> str:
    lines = []
    for enemy in range(ENEMIES):
        levels = [str(level + 1) for level in range(LEVELS) if g.forge >> (enemy * LEVELS + level) & 1]
        lines.append(f"{words.word(artifact_key(enemy))} {'/'.join(levels) or '-'}")
    return f"{words.word('world-forge')}: {', '.join(lines)}"


def island_lines(g: Yggdrasil, words: Words) -> list[str]:
    lines = []
    for island in range(ISLANDS):
        gaps: Gaps = {"island": island_key(island), "counters": g.in_bag(island)}
        if g.hidden_bags:
            gaps["vikings"], gaps["giants"] = g.sure_vikings[island], g.sure_giants[island]
            key = "island-hidden"
        else:
            gaps["vikings"], gaps["giants"] = g.bag_vikings[island], g.giants_in(island)
            key = "island-open"
        line = words.say(Phrase(key if island else "island-no-bag", gaps))
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
        beaten = [words.word(giant_key(giant)) for giant in giants_of(g.beaten) if giant // 4 == rune]
        lines.append(f"  {words.word(rune_key(rune))}: {len(beaten)}/4 {' '.join(beaten)}".rstrip())
    pile = ", ".join(words.word(giant_key(giant)) for giant in giants_of(g.pile))
    lines.append(f"  {words.word('pile-holds')} {pile or '-'}")
    removed = ", ".join(words.word(giant_key(giant)) for giant in giants_of(g.removed))
    if removed:
        lines.append(f"  {words.word('removed-giants')} {removed}")
    return lines


def deck_lines(g: Yggdrasil, words: Words) -> list[str]:
    lines = [words.say(Phrase("deck-line", {"left": cards_left(g), "turns": g.turns}))]
    parts: list[str] = []
    for row in g.rows:
        if row >= 0:
            parts.append(words.say(card_phrase(row)))
        else:
            key = "run-with-special" if has_special(row) else "run-of-unseen"
            parts.append(words.say(Phrase(key, {"count": length_of(row)})))
    lines.append(f"  {words.word('deck-order')} {' | '.join(parts) or '-'}")
    lines.append(f"  {words.word('deck-unseen')} {counted([*g.unseen, *g.specials], words)}")
    lines.append(f"  {words.word('deck-discards')} {counted(g.discards, words)}")
    if g.drawn:
        lines.append(f"  {words.word('deck-drawn')} {counted(g.drawn, words)}")
    return lines


def counted(cards: list[int], words: Words) -> str:
    """Each card with its number."""
    kinds = sorted(set(cards))
    return ", ".join(f"{cards.count(card)} {words.say(card_phrase(card))}" for card in kinds) or "-"
