"""The table in words, as complete as the view: the three levels, the gods, the wheel, the decks, the Saga Book."""

from __future__ import annotations

from gladsheim.core.forms import NOBODY, State
from gladsheim.core.text import Phrase, Words, in_list, literal
from gladsheim.games.chronicles.book import WOLF_TRACK
from gladsheim.games.chronicles.iotunns import iotunns_in
from gladsheim.games.chronicles.kinds import says_card
from gladsheim.games.chronicles.memory import as_shown
from gladsheim.games.chronicles.pages import Gaps, page_lines
from gladsheim.games.chronicles.parts import (
    ALFHEIM,
    ARTIFACTS,
    ASGARD,
    CAGE,
    COLUMN,
    FIGHTABLE,
    IOTUNNS,
    ISLANDS,
    LOST,
    MIDGARD,
    MUSPELLHEIM,
    NIDAVELLIR,
    NIFLHEIM,
    NO_CARD,
    NO_FACE,
    SVARTALFHEIM,
    VANAHEIM,
    WORLDS,
)
from gladsheim.games.chronicles.state import NO_TOKEN, Chronicles, table
from gladsheim.games.chronicles.view import open_risk, risks_left
from gladsheim.games.chronicles.wheel import unseen_cards


def text(state: State, seat: int | None, words: Words) -> str:
    """Everybody reads the same: nothing on this table is secret."""
    g = as_shown(table(state))
    lines: list[str] = []
    for level in range(3):
        lines.append(words.word(f"text-level-{level}"))
        lines += ["  " + world_line(g, world, words) for world in range(3 * level, 3 * level + 3)]
    lines.append(cage_line(g, words))
    lines += [god_line(g, god, words) for god in range(g.gods) if g.who[god] != NOBODY]
    lines += wheel_lines(g, words)
    lines += saga_lines(g, words)
    lines += card_lines(g, words)
    return "\n".join(lines)


def world_line(g: Chronicles, world: int, words: Words) -> str:
    column = "ABC"[COLUMN[g.rotation * WORLDS + world]]
    parts = [f"{words.word(f'world-{world}')} [{column}]"]
    if g.is_devastated(world):
        parts.append(words.word("text-devastated"))
    parts += [god_name(g, god, words) for god in range(g.gods) if g.at[god] == world and g.who[god] != NOBODY]
    parts += [enemy_name(g, enemy, words) for enemy in range(FIGHTABLE) if g.where[enemy] == world]
    parts += iotunn_names(g, world, words)
    parts += [words.word("opponent-0") for place in g.sons if place == world]
    if g.naglfar == world:
        parts.append(words.word("opponent-5"))
    if world in g.servants:
        parts.append(words.word("opponent-6"))
    if g.tokens[world] != NO_TOKEN:
        parts.append(words.word(f"text-promise-{g.tokens[world]}"))
    parts += reserve_parts(g, world, words)
    return words.dots(parts)


def reserve_parts(g: Chronicles, world: int, words: Words) -> list[str]:
    if world == ASGARD:
        return [counted(words, "heroes", g.valhalla)]
    if world == ALFHEIM:
        return [counted(words, "elves", g.elf_reserve)]
    if world == VANAHEIM:
        return [counted(words, "vanir", g.vanir_reserve)]
    if world == MIDGARD:
        return [words.say(Phrase("text-island", {"island": g.island + 1, "all": len(ISLANDS)}))]
    if world == NIDAVELLIR:
        return [words.word(f"artifact-{top}") for top in g.artifact_tops if top != NO_CARD]
    if world == SVARTALFHEIM:
        return [counted(words, "creatures", len(g.creature_deck))]
    if world == MUSPELLHEIM:
        return [counted(words, "giants", g.giants)]
    if world == NIFLHEIM:
        return [counted(words, "anonymous", g.anonymous)]
    return []


def counted(words: Words, what: str, count: int) -> str:
    return words.say(Phrase(f"text-{what}", {"count": count}))


def god_name(g: Chronicles, god: int, words: Words) -> str:
    return words.word(g.name(god))


def enemy_name(g: Chronicles, enemy: int, words: Words) -> str:
    return words.say(Phrase("text-strength", {"enemy": f"enemy-{enemy}", "count": g.strength(enemy)}))


def iotunn_names(g: Chronicles, place: int, words: Words) -> list[str]:
    there = iotunns_in(g, place)
    found = [iotunn for iotunn in range(IOTUNNS) if (there >> iotunn) & 1]
    return [words.beside(words.word(f"iotunn-{n}"), words.word(f"iotunn-does-{n}")) for n in found]


def cage_line(g: Chronicles, words: Words) -> str:
    caged = [enemy_name(g, enemy, words) for enemy in range(FIGHTABLE) if g.where[enemy] == CAGE]
    caged += iotunn_names(g, CAGE, words)
    return words.after(words.word("text-cage"), words.commas(caged) if caged else words.word("text-empty"))


def god_line(g: Chronicles, god: int, words: Words) -> str:
    gaps: Gaps = {"life": g.life[god], "most": g.most_life[god]}
    parts = [god_name(g, god, words), words.word(f"world-{g.at[god]}"), words.say(Phrase("text-life", gaps))]
    if god >= g.players:
        parts.append(words.word("text-support"))
        return words.dots(parts)
    parts += [counted(words, "elves", g.elves[god]), counted(words, "vanir", g.vanir[god])]
    parts += [words.word(f"artifact-{n}") for n in range(ARTIFACTS) if (g.artifacts[god] >> n) & 1]
    for key, named in (("comrade", g.comrades), ("kin", g.kin), ("lucky", g.lucky), ("travel", g.travel)):
        if named[god]:
            names = [god_name(g, other, words) for other in range(g.gods) if (named[god] >> other) & 1]
            parts.append(words.after(words.word(f"text-{key}"), words.commas(names)))
    if g.powers[god] != NOBODY:
        parts.append(words.told(words.word("text-success"), success_faces(g, god, words)))
    return words.dots(parts)


def success_faces(g: Chronicles, god: int, words: Words) -> str:
    """Of the God die, then of Vanir dice."""
    first, rest = symbols(g.god_faces[god], words), symbols(g.vanir_faces[god], words)
    return words.say(Phrase("join-and", {"first": literal(first), "rest": literal(rest)}))


def symbols(faces: int, words: Words) -> str:
    """A symbol counts kept and lost alike: it is named once."""
    return words.word("join-or").join(words.word(f"face-{face}") for face in range(LOST + 1) if (faces >> face) & 1)


def card_name(g: Chronicles, card: int, words: Words) -> str:
    return words.say(says_card(g, card))


def card_names(g: Chronicles, cards: list[int], words: Words) -> str:
    return words.commas([card_name(g, card, words) for card in cards])


def wheel_lines(g: Chronicles, words: Words) -> list[str]:
    if NOBODY in g.who:
        return []
    laid = [card for card in [*g.wheel, *g.second] if card != NO_CARD]
    shown = card_names(g, laid, words) if laid else words.word("text-empty")
    wheel = words.after(words.word("text-wheel"), shown)
    lines = [words.dots([words.say(Phrase("text-round", {"round": g.rounds})), wheel])]
    if len(g.order) == g.players:
        lines.append(words.say(Phrase("text-active", {"god": g.name(g.active)})))
    if g.order and g.players > 1:
        lines.append(
            words.say(Phrase("order-agreed", {"gods": in_list([Phrase(g.name(player)) for player in g.order])}))
        )
    return lines + [deck_line(g, player, words) for player in range(g.players)]


def deck_line(g: Chronicles, player: int, words: Words) -> str:
    gaps: Gaps = {"known": len(g.tops[player]), "unseen": unseen_cards(g, player), "under": len(g.unders[player])}
    parts = [god_name(g, player, words), words.say(Phrase("text-deck", gaps))]
    known = [*g.tops[player], *g.unders[player]]
    if known:
        parts.append(words.after(words.word("text-known"), card_names(g, known, words)))
    if unseen_cards(g, player):
        unseen = [*g.bags[player], *(g.pool if g.mixed[player] else [])]
        parts.append(words.after(words.word("text-unseen"), card_names(g, unseen, words)))
    if g.centre[player] >= 0:
        parts.append(words.told(words.word("text-laid"), card_name(g, g.centre[player], words)))
    elif g.centre[player] != NO_CARD:
        parts.append(words.word("text-laid"))
    return words.dots(parts)


def saga_lines(g: Chronicles, words: Words) -> list[str]:
    lines = page_lines(g, words)
    if g.wolves:
        gaps: Gaps = {"skoll": g.wolves[0] + 1, "hati": g.wolves[1] + 1, "all": WOLF_TRACK + 1}
        lines.append(words.say(Phrase("text-wolves", gaps)))
    if g.servant_bag:
        strengths = words.commas([str(strength) for strength in g.servant_bag])
        lines.append(words.after(words.word("text-servants"), strengths))
    if g.felled:
        fallen = [words.word(f"enemy-{enemy}") for enemy in range(FIGHTABLE) if (g.felled >> enemy) & 1]
        lines.append(words.after(words.word("text-felled"), words.commas(fallen)))
    return lines


def card_lines(g: Chronicles, words: Words) -> list[str]:
    gaps: Gaps = {"iotunns": IOTUNNS - len(g.iotunn_discards), "gone": len(g.discards)}
    lines = [words.say(Phrase("text-decks", gaps)), words.say(Phrase("text-reserve-life", {"count": g.life_reserve}))]
    if g.drawn:
        drawn = words.commas([words.word(f"creature-{card}") for card in g.drawn])
        lines.append(words.after(words.word("text-drawn"), drawn))
    if g.die != NO_FACE or g.dice:
        faces = [words.word(f"face-{face}") for face in g.dice]
        if g.die != NO_FACE:
            faces.insert(0, words.after(words.word("text-god-die"), words.word(f"face-{g.die}")))
        faces += [
            words.after(god_name(g, god, words), words.word(f"face-{face}"))
            for god, face in enumerate(g.helpers)
            if face != NO_FACE
        ]
        lines.append(words.after(words.word("text-dice"), words.commas(faces)))
    return lines + risk_lines(g, words)


def risk_lines(g: Chronicles, words: Words) -> list[str]:
    """Who bears risks, and how many are not cancelled as the dice lie."""
    risk = open_risk(g)
    if risk is None or risk.is_paid():
        return []
    return [words.say(Phrase("text-risks", {"god": g.name(risk.god), "count": risks_left(g, risk)}))]
