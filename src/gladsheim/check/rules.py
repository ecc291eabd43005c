"""Rules: what the source cites is in the rulebook, and every rule has a story."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from gladsheim.check.law import Law
from gladsheim.core.game import BadOption, Game


class Rules(Law):
    name = "rules"
    about = "rules cited in the source exist, and every rule has a story"
    unit = "rules"

    def __init__(self, game: Game, stories: Path | None) -> None:
        super().__init__(game)
        self.stories = stories

    def games_of(self, games: int) -> int:
        return 0

    def once(self) -> None:
        rules = self.game.rulebook.rules
        self.checked = len(rules)
        for id, place in cited(self.game).items():
            if id not in rules:
                self.fault(f"rules: {self.game.id}, {place}", f"the rulebook has no rule {id}")
        if self.stories is None:
            self.skip("whether every rule has a story: no folder of stories was given")
            return
        for row in rule_coverage(self.game, self.stories).rows:
            if not row.stories:
                self.fault(f"rules: {self.game.id}", f"no story shows the rule {row.id}, {row.title}")
        for id, places in told_rules(self.game, self.stories).items():
            if id not in rules:
                self.fault(
                    f"rules: {self.game.id}, {places[0]}", f"a story shows {id}, which the rulebook does not have"
                )


class CoverageRow:
    """A rule, and how many stories show it."""

    def __init__(self, id: str, title: str, stories: int) -> None:
        self.id = id
        self.title = title
        self.stories = stories


class Coverage:
    """How much of a rulebook its stories show."""

    def __init__(self, rows: list[CoverageRow]) -> None:
        self.rows = rows

    @property
    def percent(self) -> float:
        shown = sum(1 for row in self.rows if row.stories)
        return 100.0 * shown / len(self.rows) if self.rows else 100.0

    def lines(self) -> list[str]:
        """The table, for people."""
        wide = max([len(row.id) for row in self.rows], default=0)
        lines = [f"{row.id:<{wide}}  {row.stories:>3}  {row.title}" for row in self.rows]
        return [*lines, f"{self.percent:.1f} % of {len(self.rows)} rules have a story"]


def rule_coverage(game: Game, stories: Path) -> Coverage:
    """Every rule of the rulebook and the number of stories under `stories` that show it."""
    told = told_rules(game, stories)
    return Coverage(
        [CoverageRow(rule.id, rule.title(), len(told.get(rule.id, []))) for rule in game.rulebook.rules.values()]
    )


def cited(game: Game) -> dict[str, str]:
    """Every rule id in a string of the game's source, docstrings too, and where it stands first."""
    pattern = id_pattern(game)
    found: dict[str, str] = {}
    for file in sorted(game.folder.rglob("*.py")):
        for node in ast.walk(read_source(file)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                for id in pattern.findall(node.value):
                    found.setdefault(id, f"{file.name}:{node.lineno}")
    return found


def told_rules(game: Game, stories: Path) -> dict[str, list[str]]:
    """Every rule id that a decorator `@rule(...)` names, and the stories that do."""
    pattern = id_pattern(game)
    found: dict[str, list[str]] = {}
    for file in sorted(stories.rglob("*.py")):
        for node in ast.walk(read_source(file)):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                for id in named(node.decorator_list):
                    if pattern.fullmatch(id):
                        found.setdefault(id, []).append(f"{file.name}:{node.name}")
    return found


def read_source(file: Path) -> ast.Module:
    """A file of Python; a BadOption names the one that is none."""
    try:
        return ast.parse(file.read_text(encoding="utf-8"), file.name)
    except (SyntaxError, ValueError) as fault:
        raise BadOption(f"{file} cannot be read as Python: {fault}") from None


def named(decorators: list[ast.expr]) -> list[str]:
    """The ids that `@rule("OT 1.1", "OT 1.2")` names."""
    ids: list[str] = []
    for call in decorators:
        if not isinstance(call, ast.Call):
            continue
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name == "rule":
            ids += [one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    return ids


def id_pattern(game: Game) -> re.Pattern[str]:
    """What a rule id of this game looks like: its prefix, then numbers with dots between."""
    prefixes = sorted({id.rpartition(" ")[0] for id in game.rulebook.rules})
    return re.compile(rf"\b(?:{'|'.join(re.escape(prefix) for prefix in prefixes)}) \d+(?:\.\w+)+")
