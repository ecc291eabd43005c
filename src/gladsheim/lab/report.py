"""Report: what a run found, as one page that needs nothing else, and as tables for the documentation."""

from __future__ import annotations

import hashlib
import json
from html import escape
from pathlib import Path

import gladsheim
from gladsheim.core.box import BOXES
from gladsheim.core.game import BadOption
from gladsheim.games import find
from gladsheim.lab.charts import draw
from gladsheim.lab.plan import SOURCE_BEGIN, SOURCE_END, Plan, Variant, plain_of
from gladsheim.lab.run import Tally
from gladsheim.lab.tables import Table, tables_of

MOST_MARKS = 60  # a chart with more says nothing
BEGIN, END = "<!-- lab: begin -->", "<!-- lab: end -->"

STYLE = """
:root { color-scheme: light dark; --ink: #1d2733; --soft: #66707c; --line: #d9dee4; --page: #fcfcfb; --mark: #1f5f8b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e3e7eb; --soft: #98a2ad; --line: #38414b; --page: #14181d; --mark: #7db8e0; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; margin-top: 2.5rem; } h3 { font-size: 1rem; }
.scroll { overflow-x: auto; } p.note, footer { color: var(--soft); font-size: .9rem; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .25rem .8rem .25rem 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
svg { width: 100%; height: auto; font: 12px system-ui, sans-serif; fill: var(--ink); }
svg .grid { stroke: var(--line); } svg .zero { stroke: var(--soft); }
svg .span { stroke: var(--mark); stroke-width: 2; } svg circle { fill: var(--mark); }
svg .tick { text-anchor: middle; fill: var(--soft); } svg .label, svg .unit { text-anchor: end; }
svg .unit { fill: var(--soft); }
"""


def html_page(plan: Plan, tallies: dict[str, Tally]) -> str:
    """The whole report; the same plan gives the same page, byte by byte."""
    body = [f"<h1>{escape(plan.title)}</h1>"]
    body += [f"<p>{escape(part)}</p>" for part in plan.text.split("\n\n") if part.strip()]
    body.append(f'<p class="note">{escape(summary(plan, tallies))}</p>')
    for section in plan.sections:
        body.append(f"<section><h2>{escape(section.title)}</h2>")
        if section.text:
            body.append(f"<p>{escape(section.text)}</p>")
        for table in tables_of(section, tallies, plan):
            body.append(html_table(table, section.title))
        body.append("</section>")
    body.append(f"<footer><p>{escape(HOW_TO_READ)}</p>{provenance(plan)}</footer>")
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(plan.title)}</title>'
    )
    return f'<!doctype html>\n<html lang="en"><head>{head}<style>{STYLE}</style></head>\n<body>' + "\n".join(
        [*body, "</body></html>\n"]
    )


def provenance(plan: Plan) -> str:
    """What the numbers come from: the versions, the box, what each variant changes in it, and the lab file itself."""
    line = (
        f"Gladsheim {gladsheim.__version__}, {plan.game} rules {find(plan.game).rules_version}, box "
        f"{box_digest(plan.game)}. `gladsheim lab` of this very page plays it again and writes the same, byte by byte."
    )
    changed = [(variant.name, changes(variant)) for variant in plan.variants() if changes(variant)]
    parts = [f"<p>{escape(line)}</p>"]
    if changed:
        rows = "".join(f"<tr><td>{escape(name)}</td><td>{escape(what)}</td></tr>" for name, what in changed)
        parts.append(f'<div class="scroll"><table><tbody>{rows}</tbody></table></div>')
    if plan.source:
        played = f"# --seed {plan.seed} --games {plan.most}"
        source = f"{SOURCE_BEGIN}{played}\n{escape(plan.source)}{SOURCE_END}"
        parts.append(f"<details><summary>The lab file</summary>{source}</details>")
    return "".join(parts)


def changes(variant: Variant) -> str:
    """What a variant has otherwise than the box and the rules."""
    told = plain_of(variant)
    kept = {name: told[name] for name in ("data", "without", "by_lot", "bots_by_role") if name in told}
    return json.dumps(kept, ensure_ascii=False) if kept else ""


def box_digest(game: str) -> str:
    """The first digits of the SHA-256 of all tables in the box of a game; "none" where it has none."""
    if game not in BOXES:
        return "none"
    tables = {name: table.now for name, table in BOXES[game].tables.items()}
    text = json.dumps(tables, sort_keys=True, default=repr)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


HOW_TO_READ = (
    "Shares have 95 % intervals after Wilson; each game counts once. Every variant is played with the same luck, game "
    "by game: its chance comes from one stream for each kind of blank. Differences have 95 % intervals after Bonett "
    "and Price."
)


def summary(plan: Plan, tallies: dict[str, Tally]) -> str:
    games = sum(tally.games for tally in tallies.values())
    rules = find(plan.game).rules_version
    variants = "one variant" if len(tallies) == 1 else f"{len(tallies)} variants"
    line = f"{games} games of {plan.game} (rules {rules}) in {variants}, seed {plan.seed}"
    if plan.decide:
        line += "; a variant stops once it is known whether it is better than the one it is against"
    elif plan.precision:
        line += f"; a variant stops once half its interval is within {100 * plan.precision:g} % points"
    return line + "."


def html_table(table: Table, section: str) -> str:
    parts = [f"<h3>{escape(table.title)}</h3>"] if table.title else []
    if table.marks and len(table.marks) <= MOST_MARKS:
        parts.append(draw(table.marks, table.unit, f"{section}: {table.title}" if table.title else section))
    heads = "".join(f"<th>{escape(head)}</th>" for head in table.heads)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in table.rows)
    parts.append(f'<div class="scroll"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>')
    parts += [f'<p class="note">{escape(note)}</p>' for note in table.notes]
    return "\n".join(parts)


def markdown(plan: Plan, tallies: dict[str, Tally]) -> str:
    """The tables alone, for a page of the documentation."""
    lines: list[str] = [summary(plan, tallies), ""]
    for section in plan.sections:
        lines += [f"### {section.title}", ""]
        if section.text:
            lines += [section.text, ""]
        for table in tables_of(section, tallies, plan):
            if table.title:
                lines += [f"{table.title}:", ""]
            lines.append("| " + " | ".join(table.heads) + " |")
            lines.append("|" + "---|" * len(table.heads))
            lines += ["| " + " | ".join(row) + " |" for row in table.rows]
            lines += ["", *[part for note in table.notes for part in (note.replace("*", "\\*"), "")]]
    return "\n".join(lines).replace(" *", " \\*")


def check_page(page: Path) -> str:
    """The text of a page that has the two marks; a BadOption says that they are missing."""
    text = page.read_text(encoding="utf-8")
    if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(BEGIN) > text.index(END):
        raise BadOption(f"{page} needs one line '{BEGIN}' and after it one line '{END}': the tables go between them")
    return text


def write_into(page: Path, tables: str) -> None:
    """Put tables between the two marks of a page of the documentation."""
    before, rest = check_page(page).split(BEGIN)
    after = rest.split(END)[1]
    page.write_text(f"{before}{BEGIN}\n\n{tables}\n{END}{after}", encoding="utf-8")
