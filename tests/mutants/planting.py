"""Planted faults: small changes of a source file, each of which a good test would notice.

Found in the syntax tree and made in the text, so that a survivor can be read as a difference of one line.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
SUMS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "+"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any", "append": "remove", "sorted": "list"}
RULE_ID = re.compile(r"[A-Z]{2} \d+\.\d+")
SMALL = 100  # numbers above are sizes and seeds more often than rules
SILENT = ("__repr__", "__str__", "about")  # functions whose results nobody plays by


class Fault(NamedTuple):
    """One change of a text: what stands between two places, and what shall stand there."""

    start: int
    end: int
    old: str
    new: str
    line: int
    what: str

    def plant(self, text: str) -> str:
        return text[: self.start] + self.new + text[self.end :]

    def __str__(self) -> str:
        return f"{self.what}: {one_line(self.old)} becomes {one_line(self.new)}"


def one_line(code: str) -> str:
    return " ".join(code.split())[:60]


class Planter:
    """Finds every fault that can be planted in a file."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = [0]
        for line in text.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line.encode()))
        self.bytes = text.encode()
        self.rules = sorted(set(RULE_ID.findall(text)))

    def faults(self) -> list[Fault]:
        found = [fault for node in worth_changing(ast.parse(self.text)) for fault in self.of(node)]
        return sorted({(fault.start, fault.new): fault for fault in found if fault.old != fault.new}.values())

    def of(self, node: ast.AST) -> Iterator[Fault]:
        if isinstance(node, ast.Compare):
            yield from self.comparison(node)
        elif isinstance(node, ast.BinOp) and type(node.op) in SUMS:
            yield from self.between(node.left, node.right, *SUMS[type(node.op)], "sum")
        elif isinstance(node, ast.BoolOp):
            swap = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for left, right in zip(node.values, node.values[1:], strict=False):
                yield from self.between(left, right, *swap, "condition")
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield self.fault(node, self.source(node.operand), "condition")
        elif isinstance(node, ast.AugAssign) and type(node.op) in SUMS:
            old, new = SUMS[type(node.op)]
            yield from self.between(node.target, node.value, f"{old}=", f"{new}=", "sum")
        elif isinstance(node, ast.Constant):
            yield from self.constant(node)
        elif isinstance(node, (ast.If, ast.While)):
            yield self.fault(node.test, "False", "branch left out")
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            yield self.fault(node, "pass", "deed left out")
        elif isinstance(node, ast.Name) and node.id in TWINS:
            yield self.fault(node, TWINS[node.id], "twin")

    def comparison(self, node: ast.Compare) -> Iterator[Fault]:
        before = node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            yield from self.between(before, right, *COMPARISONS[type(op)], "comparison")
            before = right

    def constant(self, node: ast.Constant) -> Iterator[Fault]:
        value = node.value
        if isinstance(value, bool):
            yield self.fault(node, str(not value), "flag")
        elif isinstance(value, int) and value < SMALL:
            yield self.fault(node, str(value + 1), "number")
        elif isinstance(value, float):
            yield self.fault(node, str(value * 2 + 1), "number")
        elif isinstance(value, str) and value in self.rules and len(self.rules) > 1:
            other = self.rules[(self.rules.index(value) + 1) % len(self.rules)]
            yield self.fault(node, f'"{other}"', "rule cited")

    def between(self, left: ast.expr, right: ast.expr, old: str, new: str, what: str) -> Iterator[Fault]:
        """An operator stands somewhere between two expressions, perhaps with brackets beside it."""
        start, end = self.place(left)[1], self.place(right)[0]
        gap = self.bytes[start:end].decode()
        found = re.search(rf"(?<![\w<>=!]){re.escape(old)}(?![\w<>=])", gap)
        if found and gap.count("#") == 0:
            at = start + len(gap[: found.start()].encode())
            yield self.make(at, at + len(old), new, left.lineno, what)

    def fault(self, node: ast.expr | ast.stmt, new: str, what: str) -> Fault:
        start, end = self.place(node)
        return self.make(start, end, new, node.lineno, what)

    def make(self, start: int, end: int, new: str, line: int, what: str) -> Fault:
        before = len(self.bytes[:start].decode())
        old = self.bytes[start:end].decode()
        return Fault(before, before + len(old), old, new, line, what)

    def place(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.lines[node.lineno - 1] + node.col_offset
        return start, self.lines[node.end_lineno - 1] + node.end_col_offset

    def source(self, node: ast.expr) -> str:
        start, end = self.place(node)
        return self.bytes[start:end].decode()


def worth_changing(tree: ast.AST) -> Iterator[ast.AST]:
    """The nodes whose change could be noticed: no types, docstrings, assertions, messages or loops without end."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.Assert, ast.Raise, ast.Import, ast.ImportFrom, ast.JoinedStr)):
            continue
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.FunctionDef) and node.name in SILENT:
            continue
        if isinstance(node, ast.While) and isinstance(node.test, ast.Constant):
            yield from worth_changing(ast.Module(node.body, []))
            continue
        if is_type(tree, node) or is_docstring(node):
            continue
        yield node
        yield from worth_changing(node)


def is_type(parent: ast.AST, node: ast.AST) -> bool:
    """Whether a node only says of what type something is."""
    if isinstance(parent, (ast.arg, ast.AnnAssign)):
        return node is parent.annotation
    if isinstance(parent, ast.FunctionDef):
        return node is parent.returns or node in parent.decorator_list
    return isinstance(parent, ast.ClassDef) and node in parent.decorator_list


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
