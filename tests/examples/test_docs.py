"""The pages are true: the guide shows real code, the reference explains every name, links lead somewhere."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import gladsheim

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs" / "write-your-own-game.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SUFFIXES = {"python": ".py", "toml": ".toml", "fluent": ".ftl"}
FOLDERS = (ROOT / "examples", ROOT / "src" / "gladsheim" / "games" / "odins_table")
BLOCKS = BLOCK.findall(GUIDE.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("language", "block"), BLOCKS, ids=[block.splitlines()[0].strip() for _, block in BLOCKS])
def test_a_block_of_the_guide_is_real_code(language: str, block: str) -> None:
    files = [path for folder in FOLDERS for path in folder.rglob(f"*{SUFFIXES[language]}")]
    assert any(block in path.read_text(encoding="utf-8") for path in files), block


@pytest.mark.parametrize("name", ["pyproject.toml", "connect_four/__init__.py", "connect_four/text/en.ftl"])
def test_whoever_copies_the_blocks_of_connect_four_has_the_whole_file(name: str) -> None:
    whole = (ROOT / "examples" / "connect_four" / name).read_text(encoding="utf-8")
    copied = "".join(block for _, block in BLOCKS if block in whole)
    assert copied.split() == whole.split()


def test_the_reference_explains_every_name() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    source = (ROOT / "src" / "gladsheim" / "core" / "match.py").read_text(encoding="utf-8")
    (match,) = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == "Match"]
    methods = [node.name for node in match.body if isinstance(node, ast.FunctionDef) and node.name != "__init__"]
    names = [*gladsheim.__all__, *methods]
    unexplained = [name for name in names if not re.search(rf"`(?:m\.|gladsheim\.)?{name}\b", page)]
    # Of the match these are the engine's own.
    assert sorted(unexplained) == ["enter", "note", "seer", "settle"]


def test_the_links_between_the_pages_lead_somewhere() -> None:
    broken = []
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            if "://" not in link and not (page.parent / link).exists():
                broken.append(f"{page.relative_to(ROOT)}: {link}")
    assert broken == []
