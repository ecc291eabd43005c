"""The open page of the Saga Book in words: what Nidhogg's icons do, what the page asks for and what it changes."""

from __future__ import annotations

from typing import TypeAlias

from gladsheim.core.text import Gap, Phrase, Words
from gladsheim.games.chronicles.book import (
    ACHIEVE,
    ACHIEVED,
    BIFROST_OPEN,
    EFFECT,
    FLIP,
    NO_GOAL,
    ORDERS,
    PAGES,
    PLAIN,
    SEND_ANONYMOUS,
    SEND_GIANTS,
    TABLE,
    WOLF_BACK,
    WOLVES,
    Page,
    SagaDeed,
)
from gladsheim.games.chronicles.fights import DUEL_RISKS, duels_to_win
from gladsheim.games.chronicles.parts import ENEMIES, UNSEEN
from gladsheim.games.chronicles.state import Chronicles

Gaps: TypeAlias = "dict[str, Gap]"


def page_lines(g: Chronicles, words: Words) -> list[str]:
    """All of the open page that a player must know."""
    page = PAGES[g.page]
    key = f"choice-saga-{page.saga}"
    saga = words.word(key) if words.has(key) else page.saga
    line = words.say(Phrase("text-saga", {"page": page.number, "icon": g.icon + 1}))
    icons = words.word("join-then").join(icon_words(g, page, n, words) for n in range(len(page.icons)))
    parts = [*goal_parts(g, page, words), *trigger_parts(g, page, words), *change_parts(g, page, words)]
    head = words.dots([saga, words.after(line, icons)])
    return [head, *story_lines(page, words), *([words.dots(parts)] if parts else []), *deed_lines(g, page, words)]


def story_lines(page: Page, words: Words) -> list[str]:
    """What is told where the page is opened; that it is ours is said where it is."""
    if not page.is_ours:
        return []
    key = f"story-{page.saga}-{page.number}"
    return [words.word(key), words.word("text-ours")] if words.has(key) else [words.word("text-ours")]


def icon_words(g: Chronicles, page: Page, n: int, words: Words) -> str:
    orders = order_words(g, page.icon_orders[n], words)
    if page.icons[n] == EFFECT and not orders:
        return words.word(f"text-icon-{PLAIN}")  # With so many players it has none.
    name = words.word(f"text-icon-{page.icons[n]}")
    return words.beside(name, orders) if orders else name


def order_words(g: Chronicles, orders: int, words: Words) -> str:
    """The orders as they stand for so many players."""
    said: list[str] = []
    for row in TABLE[orders]:
        order, number = row[0], row[g.players]
        if number:
            gaps: Gaps = {"count": number + 1 if order == WOLVES else number}
            said.append(words.say(Phrase(f"order-{ORDERS[order]}", gaps)))
    return words.commas(said) if said else ""


def goal_parts(g: Chronicles, page: Page, words: Words) -> list[str]:
    if page.goal == NO_GOAL:
        return []
    by_action = page.goal == ACHIEVED and any(TABLE[deed.orders][0][0] == ACHIEVE for deed in page.deeds)
    goal = words.word("goal-action" if by_action else f"goal-{page.goal}")
    reward = order_words(g, page.reward, words)
    line = words.after(words.word("text-goal"), goal)
    return [words.beside(line, reward) if reward else line]


def trigger_parts(g: Chronicles, page: Page, words: Words) -> list[str]:
    parts: list[str] = []
    for enemy in range(ENEMIES):
        orders = order_words(g, page.triggers[enemy], words)
        if orders:
            parts.append(words.after(words.say(Phrase("text-trigger", {"enemy": f"enemy-{enemy}"})), orders))
    return parts


def change_parts(g: Chronicles, page: Page, words: Words) -> list[str]:
    """What else is different on this page."""
    changes: list[tuple[bool, str, Gaps]] = [
        (page.duels, "page-duels", {"count": duels_to_win(g), "risks": DUEL_RISKS}),
        (page.wolf_strength > 0, "page-wolves", {"count": page.wolf_strength}),
        (page.betrayals_arm_loki, "page-betrayals", {}),
        (page.loki_hurries_nidhogg and not g.achieved, "page-hurry", {}),
        (page.naglfar_is_enemy, "page-naglfar", {}),
        (page.bifrost > 0, "page-bifrost-open" if page.bifrost == BIFROST_OPEN else "page-bifrost-burnt", {}),
        (page.surt_plus > 0, "page-surt", {"count": page.surt_plus}),
        (page.surt_in_asgard, "page-surt-in-asgard", {}),
    ]
    return [words.say(Phrase(key, gaps)) for is_so, key, gaps in changes if is_so]


def deed_lines(g: Chronicles, page: Page, words: Words) -> list[str]:
    return [words.told(deed_place(deed, words), words.say(saga_label(g, n))) for n, deed in enumerate(page.deeds)]


def deed_place(deed: SagaDeed, words: Words) -> str:
    return words.word("text-promise-1" if deed.world == UNSEEN else f"world-{deed.world}")


SAGA_KEYS = {
    FLIP: "flip",
    SEND_ANONYMOUS: "send-anonymous",
    SEND_GIANTS: "send-giants",
    WOLF_BACK: "wolf-back",
    ACHIEVE: "achieve",
}


def saga_label(g: Chronicles, number: int) -> Phrase:
    deed = PAGES[g.page].deeds[number]
    order = TABLE[deed.orders][0]
    gaps: Gaps = {"heroes": deed.heroes, "elves": deed.elves, "risks": deed.risks}
    gaps["count"] = order[g.players]
    return Phrase(f"do-saga-{SAGA_KEYS.get(order[0], 'other')}", gaps)
