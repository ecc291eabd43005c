"""Rules: what the source cites is in the rulebook, and every rule has a story."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from gladsheim.check.law import Law
from gladsheim.check.source import read_source
from gladsheim.core.game import Game

NO_STORY = "no story shows"


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
        for words in self.game.rulebook.untold:
            self.fault(f"rules: {self.game.id}, rules.toml", f"{words}, though other rules do; there English is shown")
        if self.stories is None:
            self.skip("whether every rule has a story: no folder of stories was given")
            return
        for row in rule_coverage(self.game, self.stories).rows:
            if not row.stories:
                self.fault(f"rules: {self.game.id}", f"{NO_STORY} the rule {row.id}, {row.title}")
        for id, places in told_rules(self.game, self.stories).items():
            if id not in rules:
                self.fault(
                    f"rules: {self.game.id}, {places[0]}", f"a story shows {id}, which the rulebook does not have"
                )


class CoverageRow:
    """A rule: how many stories show it, how often it was cited in golden games, and where a story asserts that."""

    def __init__(self, id: str, title: str, stories: int, is_cited: bool) -> None:
        self.id = id
        self.title = title
        self.stories = stories
        self.is_cited = is_cited  # it stands in the source as something that questions, events or answers cite
        self.golden: dict[str, int] = {}  # "question", "event", "closed answer" -> how often in golden games
        self.asserted: list[str] = []  # stories that assert that it is cited

    @property
    def is_open(self) -> bool:
        """Whether it is cited, and nothing would notice if another rule were cited in its place."""
        return self.is_cited and not self.golden and not self.asserted


class Coverage:
    """How much of a rulebook its stories show."""

    def __init__(self, rows: list[CoverageRow]) -> None:
        self.rows = rows

    @property
    def percent(self) -> float:
        shown = sum(1 for row in self.rows if row.stories)
        return 100.0 * shown / len(self.rows) if self.rows else 100.0

    @property
    def open(self) -> list[str]:
        """The rules that are cited, which is asserted nowhere."""
        return [row.id for row in self.rows if row.is_open]


def rule_coverage(game: Game, stories: Path, golden: Path | None = None) -> Coverage:
    """Every rule of the rulebook, the stories under `stories` that show it, and where its citation is asserted.

    `golden` is a folder of golden games, which are compared word for word: what is cited there is asserted there.
    """
    told = told_rules(game, stories)
    asserted = asserted_rules(game, stories)
    counted = golden_rules(game, golden) if golden is not None else {}
    citable = citable_rules(game)
    rows: list[CoverageRow] = []
    for rule in game.rulebook.rules.values():
        row = CoverageRow(rule.id, rule.title(), len(told.get(rule.id, [])), rule.id in citable)
        row.golden = counted.get(rule.id, {})
        row.asserted = asserted.get(rule.id, [])
        rows.append(row)
    return Coverage(rows)


def citable_rules(game: Game) -> set[str]:
    """The rule ids that stand as strings of their own in the game's source: docstrings only speak of rules."""
    pattern = id_pattern(game)
    found: set[str] = set()
    for file in game.folder.rglob("*.py"):
        tree = read_source(file)
        spoken = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in spoken:
                found |= {node.value} if pattern.fullmatch(node.value) else set()
    return found


def asserted_rules(game: Game, stories: Path) -> dict[str, list[str]]:
    """Every rule id in an `assert` of a story, and the stories in which it stands."""
    pattern = id_pattern(game)
    found: dict[str, list[str]] = {}
    for file in sorted(stories.rglob("*.py")):
        for story in ast.walk(read_source(file)):
            if not isinstance(story, (ast.FunctionDef, ast.AsyncFunctionDef)):
                continue
            for line in ast.walk(story):
                for node in ast.walk(line) if isinstance(line, ast.Assert) else []:
                    if isinstance(node, ast.Constant) and isinstance(node.value, str):
                        for id in pattern.findall(node.value):
                            place = f"{file.name}:{story.name}"
                            if place not in found.setdefault(id, []):
                                found[id].append(place)
    return found


def golden_rules(game: Game, golden: Path) -> dict[str, dict[str, int]]:
    """Every rule id in a folder of golden games, and how often it is cited there by what."""
    pattern = id_pattern(game)
    found: dict[str, dict[str, int]] = {}
    for file in sorted(golden.glob("*.txt")):
        for line in file.read_text(encoding="utf-8").splitlines():
            kind = next((name for mark, name in MARKS.items() if re.match(mark, line)), "")
            for id in pattern.findall(line) if kind else []:
                kinds = found.setdefault(id, {})
                kinds[kind] = kinds.get(kind, 0) + 1
    return found


# How lines of golden games begin that cite a rule: those of scripts, and those of the counts.
MARKS = {
    r"ask |\d+ \w+|  ~ ": "question",
    r"close |  not ": "closed answer",
    r"tell |  \* ": "event",
}


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
