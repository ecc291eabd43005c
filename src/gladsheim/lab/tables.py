"""Tables: what a run found, as rows that the report, the CSV and the documentation all show alike."""

from __future__ import annotations

import csv
import io
import json

from gladsheim.lab.plan import Plan, Section, Variant, plain_of
from gladsheim.lab.ratings import rate
from gladsheim.lab.run import Tally
from gladsheim.lab.stats import SequenceOfPairs, Share

MOST_ENDINGS = 9  # variants whose endings are told one by one


class Mark:
    """A number with its interval, to be drawn as a point and a line."""

    def __init__(self, label: str, value: float, low: float, high: float) -> None:
        self.label = label
        self.value = value
        self.low = low
        self.high = high


class Table:
    """A titled table, and the marks to draw above it."""

    def __init__(self, title: str, heads: list[str], rows: list[list[str]], marks: list[Mark], unit: str) -> None:
        self.title = title
        self.heads = heads
        self.rows = rows
        self.marks = marks
        self.unit = unit  # "%", "points" (per cent points) or "Elo"
        self.notes: list[str] = []


def per_cent(share: Share) -> str:
    low, high = share.interval()
    return f"{100 * share.share:.1f} ({100 * low:.1f}-{100 * high:.1f})" if share.games else "-"


def mark_of(label: str, share: Share) -> Mark:
    low, high = share.interval()
    return Mark(label, 100 * share.share, 100 * low, 100 * high)


def tables_of(section: Section, tallies: dict[str, Tally], plan: Plan) -> list[Table]:
    """All tables of a section."""
    own = [tallies[variant.name] for variant in section.variants]
    tables: list[Table] = []
    if section.kind == "tournament":
        tables = [pairings(section, tallies), ratings(section, own)]
    elif section.kind == "leave-out":
        tables = [left_out(section, tallies, plan)]
    elif section.kind == "grid":
        tables = [grid(section, tallies)]
    else:
        tables = [variants(own, tallies, plan)]
    for kind in section.by:
        tables += by_kind(kind, own)
    if section.kind in ("variants", "grid"):
        tables.append(endings(own))
    return tables


def variants(own: list[Tally], tallies: dict[str, Tally], plan: Plan) -> Table:
    heads = ["variant", "seats", "measured", "won, %", "games", "against", "difference, % points"]
    rows: list[list[str]] = []
    compared = sum(1 for tally in own if tally.variant.against in tallies)
    for tally in own:
        variant, other = tally.variant, tallies.get(tally.variant.against)
        row = [variant.name, str(variant.setting.seats), variant.measure, per_cent(tally.share()), str(tally.games)]
        rows.append(
            [*row, *(["", ""] if other is None else [variant.against, difference(tally, other, compared, plan)])]
        )
    if not compared:
        heads, rows = heads[:5], [row[:5] for row in rows]
    table = Table("", heads, rows, [mark_of(tally.variant.name, tally.share()) for tally in own], "%")
    if compared:
        table.notes.append(star_of(compared, plan))
    return table


def difference(tally: Tally, other: Tally, comparisons: int, plan: Plan) -> str:
    found = tally.against(other)
    low, high = span(tally, other, plan)
    clear = tally.is_decided(other, plan.wrong) if plan.decide else found.is_clear(comparisons)
    star = " *" if clear else ""
    return f"{100 * found.mean:+.1f} ({100 * low:+.1f} to {100 * high:+.1f}){star}"


def span(tally: Tally, other: Tally, plan: Plan) -> tuple[float, float]:
    """The interval of a difference: where a plan stops for what it found, one that holds at every look, for all."""
    if plan.decide:
        return SequenceOfPairs(tally.pairs(other)).interval(plan.wrong)
    return tally.against(other).interval()


def star_of(comparisons: int, plan: Plan) -> str:
    """What the star behind a difference means."""
    held = f"* : not chance, at 95 % for all {comparisons} comparisons together"
    if plan.decide:
        return f"{held} and at every look; the intervals of differences, too, hold for all and at every look."
    return f"{held}."


def grid(section: Section, tallies: dict[str, Tally]) -> Table:
    """Rows and columns as the lab file names them."""
    rows = list(dict.fromkeys(variant.row for variant in section.variants))
    columns = list(dict.fromkeys(variant.column for variant in section.variants))
    cells = {(variant.row, variant.column): tallies[variant.name] for variant in section.variants}
    lines = [[row, *[per_cent(cells[row, column].share()) for column in columns]] for row in rows]
    marks = [mark_of(", ".join(part for part in place if part), tally.share()) for place, tally in cells.items()]
    measures = ", ".join(dict.fromkeys(variant.measure for variant in section.variants))
    games = sorted({tally.games for tally in cells.values()})
    table = Table("", ["", *[column or "won, %" for column in columns]], lines, marks, "%")
    table.notes.append(f"Per cent of games, measured: {measures}; {span_of(games)} games a cell.")
    return table


def span_of(games: list[int]) -> str:
    """The fewest and the most, or the one number there is."""
    return str(games[0]) if len(games) == 1 else f"{games[0]} to {games[-1]}"


def left_out(section: Section, tallies: dict[str, Tally], plan: Plan) -> Table:
    base = tallies[section.variants[0].name]
    rows = [["as it is", per_cent(base.share()), "", str(base.games)]]
    marks: list[Mark] = []
    saved: list[float] = []
    others = section.variants[1:]
    for variant in others:
        tally = tallies[variant.name]
        found = tally.against(base)
        low, high = span(tally, base, plan)
        marks.append(Mark(variant.row, 100 * found.mean, 100 * low, 100 * high))
        saved.append(found.saved)
        text = difference(tally, base, len(others), plan)
        rows.append([variant.row, per_cent(tally.share()), text, str(tally.games)])
    table = Table("", ["", "won, %", "difference, % points", "games"], rows, marks, "points")
    table.notes.append(
        f"Differences are game by game with the same luck, which took away {100 * sum(saved) / len(saved):.0f} % of "
        f"their variance on the average. {star_of(len(others), plan)}"
    )
    return table


def by_kind(kind: str, own: list[Tally]) -> list[Table]:
    """Who won how often by seat, bot, god, faction or order of play."""
    labels = list(dict.fromkeys(label for tally in own for label in tally.labels(kind)))
    if not labels:
        return []
    rows: list[list[str]] = []
    marks: list[Mark] = []
    for tally in own:
        shares = [tally.share(f"{kind}:{label}") for label in labels]
        rows.append([tally.variant.row_name(), *[per_cent(share) for share in shares]])
        for label, share in zip(labels, shares, strict=True):
            if share.games:
                marks.append(mark_of(f"{tally.variant.row_name()}, {label}" if len(own) > 1 else label, share))
    heads = ["", *labels]
    if len(labels) > len(rows):  # the longer way down
        turned = [heads, *rows]
        heads, *rows = [[line[n] for line in turned] for n in range(len(heads))]
    return [Table(f"By {kind}", heads, rows, marks, "%")]


def endings(own: list[Tally]) -> Table:
    """How the games ended, in a large grid those of all cells together."""
    parts = [(tally.variant.row_name(), tally.results) for tally in own]
    if len(parts) > MOST_ENDINGS:
        parts = [("all", [result for tally in own for result in tally.results])]
    keys = sorted({result.outcome for _, results in parts for result in results})
    rows: list[list[str]] = []
    for name, results in parts:
        counts = [sum(1 for result in results if result.outcome == key) for key in keys]
        rows.append([name, *[f"{100 * count / len(results):.1f}" for count in counts]])
    return Table("How the games ended, %", ["", *keys], rows, [], "%")


def pairings(section: Section, tallies: dict[str, Tally]) -> Table:
    """What the bot of a row won against that of a column."""
    found: dict[tuple[str, str], Share] = {}
    for variant in section.variants:
        tally = tallies[variant.name]
        for one, other in ((variant.row, variant.column), (variant.column, variant.row)):
            found[one, other] = tally.share(f"bot:{one}")
    rows = [
        [one, *[per_cent(found[one, other]) if one != other else "" for other in section.bots]] for one in section.bots
    ]
    marks = [mark_of(f"{v.row} against {v.column}", found[v.row, v.column]) for v in section.variants]
    table = Table("Who won against whom, %", ["", *[f"against {bot}" for bot in section.bots]], rows, marks, "%")
    games = sorted({tallies[variant.name].games for variant in section.variants})
    table.notes.append(f"{span_of(games)} games a pair, by turns on each seat.")
    return table


def ratings(section: Section, own: list[Tally]) -> Table:
    results = [result for tally in own for result in tally.results]
    found = rate(section.bots, results)
    # Where no game went the other way, drawing games anew tells nothing of how far apart they are.
    spans = [f"{r.low:+.0f} to {r.high:+.0f}" if r.high - r.low > 1e-6 else "not known" for r in found]
    rows = [[r.bot, f"{r.points:+.0f}", span, str(r.games)] for r, span in zip(found, spans, strict=True)]
    marks = [Mark(r.bot, r.points, r.low, r.high) for r in found]
    table = Table("Ratings", ["bot", "Elo", "95 % interval", "games"], rows, marks, "Elo")
    if any(tally.is_shared() for tally in own):
        table.notes.append("Where all seats win and lose together these ratings say nothing.")
    return table


COLUMNS = [
    *("section", "variant", "game", "seats", "options", "bots", "seed", "measure", "won", "games", "share"),
    *("low", "high", "against", "difference", "difference_low", "difference_high", "data", "without", "by_lot"),
]


def csv_text(plan: Plan, tallies: dict[str, Tally]) -> str:
    """Every share of every variant, one a line."""
    out = io.StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(COLUMNS)
    for section in plan.sections:
        for variant in section.variants:
            tally = tallies[variant.name]
            for measure in measures_of(tally):
                lines.writerow(csv_line(plan, section, variant, tallies, measure))
    return out.getvalue()


def measures_of(tally: Tally) -> list[str]:
    kinds = ["seat", "bot", *sorted({kind for result in tally.results for kind in result.roles})]
    found = [f"{kind}:{label}" for kind in kinds for label in tally.labels(kind)]
    return list(dict.fromkeys([tally.variant.measure, *found]))


def csv_line(plan: Plan, section: Section, variant: Variant, tallies: dict[str, Tally], measure: str) -> list[str]:
    tally, setting = tallies[variant.name], variant.setting
    share = tally.share(measure)
    low, high = share.interval()
    bots = ",".join(f"{role}={bot}" for role, bot in setting.by_role.items()) or ",".join(setting.bots)
    options = ",".join(f"{name}={value}" for name, value in setting.options.items())
    line = [section.title, variant.name, plan.game, str(setting.seats), options, bots, str(plan.seed), measure]
    line += [f"{share.won:g}", str(share.games), f"{share.share:.6f}", f"{low:.6f}", f"{high:.6f}"]
    told = plain_of(variant)
    changed = [json.dumps(told[name]) if name in told else "" for name in ("data", "without", "by_lot")]
    other = tallies.get(variant.against)
    if other is None or measure != variant.measure:
        return [*line, "", "", "", "", *changed]
    found = tally.against(other)
    down, up = span(tally, other, plan)
    return [*line, variant.against, f"{found.mean:.6f}", f"{down:.6f}", f"{up:.6f}", *changed]
