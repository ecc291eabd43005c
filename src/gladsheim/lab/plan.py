"""Plan: what a lab file asks for.  docs/lab.md tells how one is written."""

from __future__ import annotations

import re
import tomllib
from html import unescape
from itertools import combinations, product
from pathlib import Path

from gladsheim.core.box import Changes
from gladsheim.core.game import BadOption, Json, Value
from gladsheim.games import find
from gladsheim.lab.changes import check_changes, names_at, numbers_at, paths_of
from gladsheim.lab.entries import Entries
from gladsheim.lab.sitting import Barred, Setting
from gladsheim.lab.stats import WRONG

USUAL_GAMES = 400
USUAL_BATCH = 200
MARGIN = 0.0005  # a precision below is not to be had
SOURCE_BEGIN, SOURCE_END = '<pre class="plan">', "</pre>"


class Variant:
    """One setting of a plan, and how it is measured."""

    def __init__(
        self, name: str, setting: Setting, games: int, measure: str, against: str, row: str = "", column: str = ""
    ) -> None:
        self.name = name
        self.setting = setting
        self.games = games  # at most
        self.measure = measure
        self.against = against  # the variant it is compared with, or the empty string
        self.row = row  # where it stands in the table of a grid
        self.column = column

    def row_name(self) -> str:
        """What it is called within its section."""
        return ", ".join(part for part in (self.row, self.column) if part) or self.name


def plain_of(variant: Variant) -> dict[str, Json]:
    """All that is set for a variant, as plain data; what is as usual is left out."""
    setting = variant.setting
    without: dict[str, Json] = {}
    for slot, value in setting.without:
        row = without.setdefault(slot, [])
        assert isinstance(row, list)
        row.append(value)
    told: dict[str, Json] = {
        "seats": setting.seats,
        "options": {name: [*value] if isinstance(value, list) else value for name, value in setting.options.items()},
        "bots": [*setting.bots],
        "bots_by_role": {**setting.by_role},
        "data": {**setting.data},
        "without": without,
        "by_lot": [*setting.by_lot],
        "measure": variant.measure,
    }
    return {name: value for name, value in told.items() if value}


class Section:
    """Variants that are told together."""

    def __init__(
        self, title: str, kind: str, variants: list[Variant], text: str, by: list[str], bots: list[str]
    ) -> None:
        self.title = title
        self.kind = kind  # "variants", "grid", "leave-out" or "tournament"
        self.variants = variants
        self.text = text
        self.by = by  # what is told apart: "seat", "bot", "god", "faction", "order"
        self.bots = bots  # of a tournament


class Plan:
    """A whole lab file."""

    def __init__(self, title: str, text: str, game: str, seed: int, precision: float, batch: int) -> None:
        self.title = title
        self.text = text
        self.game = game
        self.seed = seed
        self.precision = precision  # half the width of an interval at which a variant stops; 0.0: never
        self.batch = batch  # games of a variant between two looks at its precision
        self.decide = False  # a variant stops once it is known whether it is better than the one it is against
        self.source = ""  # the lab file, word by word
        self.most = 0  # if not 0, the games of each variant were cut to so many
        self.sections: list[Section] = []

    def cut(self, games: int) -> None:
        """Play at most so many games of each variant."""
        if games < 1:
            raise BadOption(f"games must be at least 1, not {games}")
        self.most = games
        for variant in self.variants():
            variant.games = min(variant.games, games)

    def variants(self) -> list[Variant]:
        return [variant for section in self.sections for variant in section.variants]

    @property
    def wrong(self) -> float:
        """How often one comparison may be wrong, so that of all together one in twenty plans has one that is."""
        return WRONG / max(1, sum(1 for variant in self.variants() if variant.against))


class Usual:
    """What holds where a variant says nothing else."""

    def __init__(self, entries: Entries, game: str) -> None:
        self.game = game
        self.seats = entries.number("seats", find(game).seats[0])
        self.options = entries.options("options")
        self.bots = entries.bots("bots", ["policy"])
        self.by_role = entries.words("bots_by_role")
        self.data = paths_of(entries.plain("data"))
        self.without = read_without(entries, game)
        self.by_lot = entries.list_of_words("by_lot")
        self.games = entries.number("games", USUAL_GAMES)
        self.measure = entries.word("measure", "won")

    def setting(self, entries: Entries) -> Setting:
        """The setting of a variant."""
        bots = entries.bots("bots", self.bots)
        by_role = entries.words("bots_by_role") or ({} if entries.has("bots") else self.by_role)
        return Setting(
            self.game,
            entries.number("seats", self.seats),
            {**self.options, **entries.options("options")},
            bots,
            by_role,
            {**self.data, **paths_of(entries.plain("data"))},
            [*self.without, *read_without(entries, self.game)],
            entries.list_of_words("by_lot") or self.by_lot,
        )

    def variant(self, entries: Entries, name: str, against: str, row: str = "", column: str = "") -> Variant:
        games = entries.number("games", self.games)
        if games < 1:
            raise BadOption(f"{entries.where}: games must be at least 1, not {games}")
        return Variant(name, self.setting(entries), games, entries.word("measure", self.measure), against, row, column)


def read_plan(file: Path) -> Plan:
    """The plan in a lab file; a BadOption names the entry that is not as it should be."""
    try:
        source, seed, most = source_of(file.read_text(encoding="utf-8"))
        book: dict[str, object] = tomllib.loads(source)
    except (ValueError, RecursionError) as fault:
        raise BadOption(f"{file} is not a lab file: {fault}") from None
    plan = plan_of(book, file.name)
    plan.source = source
    plan.seed = plan.seed if seed is None else seed
    if most:
        plan.cut(most)
    return plan


def source_of(text: str) -> tuple[str, int | None, int]:
    """A lab file; or the one that a report was made from, which stands in it, with the seed and the games it had."""
    if not text.startswith("<!doctype html>"):
        return text, None, 0
    found = re.search(f"{SOURCE_BEGIN}# --seed (-?[0-9]+) --games ([0-9]+)\n(.*?){SOURCE_END}", text, re.DOTALL)
    if found is None:
        raise ValueError("a page that no lab wrote")
    return unescape(found[3]), int(found[1]), int(found[2])


def plan_of(book: dict[str, object], where: str) -> Plan:
    top = Entries(book, where)
    game = top.word("game")
    find(game)
    plan = Plan(
        top.word("title", game),
        top.word("text", ""),
        game,
        top.number("seed", 1),
        top.real("precision", 0.0),
        top.number("batch", USUAL_BATCH),
    )
    plan.decide = top.truth("decide")
    if plan.batch < 1 or not (plan.precision == 0.0 or plan.precision >= MARGIN):
        raise BadOption(f"{where}: batch must be at least 1, and precision 0 or at least {MARGIN}")
    usual = Usual(top, game)
    by = top.list_of_words("by")
    readers = {"variant": read_variants, "grid": read_grid, "leave_out": read_leave_out, "tournament": read_tournament}
    for kind, read in readers.items():
        for entries in top.tables(kind):
            section = read(entries, usual, by)
            entries.finish()
            plan.sections.append(section)
    top.finish()
    plan.sections = _joined(plan.sections)
    check(plan, where)
    return plan


def check(plan: Plan, where: str) -> None:
    """A BadOption unless every variant can be played, has a name of its own, and is compared with one there is."""
    variants = plan.variants()
    if not variants:
        raise BadOption(f"{where}: name something to play: [[variant]], [[grid]], [[leave_out]] or [[tournament]]")
    names: set[str] = set()
    for variant in variants:
        if variant.name in names:
            raise BadOption(f"{where}: two variants are called '{variant.name}'")
        names.add(variant.name)
        if variant.against and variant.against not in names:
            raise BadOption(f"{where}: '{variant.name}' is against '{variant.against}', which does not stand before it")
        variant.setting.check()
        if variant.setting.data:
            check_changes(plan.game, variant.setting.seats, variant.setting.options, variant.setting.data)
    for section in plan.sections:
        known = section.variants[0].setting.kinds() if section.by else []
        for kind in section.by:
            if kind not in known:
                raise BadOption(f"{where}: {plan.game} is not told apart by '{kind}'; there are: {', '.join(known)}")


def _joined(sections: list[Section]) -> list[Section]:
    """Variants that stand one by one in the file are told together."""
    loose = [section for section in sections if section.kind == "variants"]
    if not loose:
        return sections
    first = loose[0]
    first.variants = [variant for section in loose for variant in section.variants]
    first.by = list(dict.fromkeys(kind for section in loose for kind in section.by))
    return [first, *[section for section in sections if section.kind != "variants"]]


def read_variants(entries: Entries, usual: Usual, by: list[str]) -> Section:
    variant = usual.variant(entries, entries.word("name"), entries.word("against", ""))
    own = entries.list_of_words("by") if entries.has("by") else by
    return Section("Variants", "variants", [variant], "", own, [])


def read_grid(entries: Entries, usual: Usual, by: list[str]) -> Section:
    """Every row with every column; each is `seats`, `bots`, or an option of the game."""
    title, text = entries.word("title", "Grid"), entries.word("text", "")
    own = entries.list_of_words("by") if entries.has("by") else by
    rows, columns = entries.axis("rows"), entries.axis("columns")
    variants: list[Variant] = []
    for row, column in product(rows or [("", {})], columns or [("", {})]):
        cell = Entries(entries.merged(row[1], column[1]), entries.where)
        name = ", ".join(part for part in (title, row[0], column[0]) if part)
        variants.append(usual.variant(cell, name, "", row[0], column[0]))
        entries.used |= cell.used
    return Section(title, "grid", variants, text, own, [])


Way = tuple[str, dict[str, Value], Barred, Changes]  # what is left out, and how: options, blanks, data


def read_leave_out(entries: Entries, usual: Usual, by: list[str]) -> Section:
    """One variant as it is, then one without each god, card or action in turn."""
    title, text = entries.word("title", "Left out"), entries.word("text", "")
    kinds = [kind for kind in ("option", "slot", "table") if entries.has(kind)]
    if len(kinds) != 1:
        raise BadOption(
            f"{entries.where}: name one of option, slot (gods, actions) and table (cards) to leave out from"
        )
    base = usual.variant(entries, f"{title}: as it is", "", "as it is")
    variants = [base]
    s = base.setting
    for called, options, without, data in ways_out(entries, base.setting, entries.word(kinds[0])):
        chosen, changed, barred = {**s.options, **options}, {**s.data, **data}, [*s.without, *without]
        setting = Setting(s.game, s.seats, chosen, s.bots, s.by_role, changed, barred, s.by_lot)
        variants.append(Variant(f"{title}: {called}", setting, base.games, base.measure, base.name, called))
    return Section(title, "leave-out", variants, text, entries.list_of_words("by"), [])


def ways_out(entries: Entries, setting: Setting, where: str) -> list[Way]:
    """Everything that can be left out of an option, a blank or a table."""
    names = read_names(entries, setting.game)
    values = entries.numbers("values")
    fewer = entries.number("fewer", 0)
    if fewer < 0:
        raise BadOption(f"{entries.where}: fewer must be at least 0, not {fewer}")

    def called(value: int) -> str:
        name = name_of(names, where, value)
        return f"{fewer} fewer of {name}" if fewer else f"without {name}"

    if entries.has("option"):
        all_of_them = setting.options.get(where)
        if not isinstance(all_of_them, list) or len(all_of_them) < 2:
            raise BadOption(f"{entries.where}: options must say which {where} there are, at least two")
        return [
            (f"without {one}", {where: [other for other in all_of_them if other != one]}, [], {}) for one in all_of_them
        ]
    if entries.has("slot"):
        values = values or list(range(find(setting.game).slots[where].size if where in find(setting.game).slots else 1))
        return [(called(value), {}, [(where, value)], {}) for value in values]
    counts = numbers_at(setting.game, where)
    ways: list[Way] = []
    for value in values or range(len(counts)):
        if not 0 <= value < len(counts):
            raise BadOption(f"{entries.where}: {where} has the places 0 to {len(counts) - 1}, not {value}")
        left = max(0, counts[value] - fewer) if fewer else 0
        ways.append((called(value), {}, [], paths_of({f"{where}.{value}": left})))
    return ways


def read_names(entries: Entries, game: str) -> list[str]:
    """A list of names, or where one is among the game's tables."""
    if isinstance(entries.book.get("names"), str):
        return names_at(game, entries.word("names"))
    return entries.list_of_words("names")


def name_of(names: list[str], where: str, value: int) -> str:
    return names[value] if 0 <= value < len(names) else f"{where.rpartition('.')[2]} {value}"


def read_tournament(entries: Entries, usual: Usual, by: list[str]) -> Section:
    """Every bot against every other, by turns on each seat."""
    title, text = entries.word("title", "Tournament"), entries.word("text", "")
    bots = entries.list_of_words("bots")
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadOption(f"{entries.where}: a tournament needs at least two different bots")
    seats = entries.number("seats", usual.seats)
    if seats < 2:
        raise BadOption(f"{entries.where}: a tournament needs at least two seats, not {seats}")
    variants: list[Variant] = []
    for one, other in combinations(bots, 2):
        cell = Entries({**entries.book, "bots": [one, other], "measure": f"bot:{one}"}, entries.where)
        variants.append(usual.variant(cell, f"{title}: {one} - {other}", "", one, other))
        entries.used |= cell.used
    return Section(title, "tournament", variants, text, [], bots)


def read_without(entries: Entries, game: str) -> Barred:
    """`without = { world = [2, 6] }`: blanks, and what they are not filled with."""
    return [(slot, value) for slot, values in entries.numbers_by_word("without").items() for value in values]
