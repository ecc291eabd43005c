"""The pages are true: the guide shows real code, the reference explains every name, links lead somewhere."""

from __future__ import annotations

import ast
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gladsheim

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs" / "write-your-own-game.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SOURCE = str(Path(gladsheim.__file__).parents[1])
SUFFIXES = {"python": ".py", "toml": ".toml", "fluent": ".ftl"}
FOLDERS = (ROOT / "examples", ROOT / "src" / "gladsheim" / "games" / "odins_table")
BLOCKS = BLOCK.findall(GUIDE.read_text(encoding="utf-8"))
LOOKS = BLOCK.findall((ROOT / "docs" / "boards.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("language", "block"), [*BLOCKS, *LOOKS], ids=[block.splitlines()[0].strip() for _, block in [*BLOCKS, *LOOKS]]
)
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
    assert sorted(unexplained) == ["enter", "hear", "note", "seer", "settle", "winners_first"]


def test_the_links_between_the_pages_lead_somewhere() -> None:
    broken = []
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            if "://" not in link and not (page.parent / link).exists():
                broken.append(f"{page.relative_to(ROOT)}: {link}")
    assert broken == []


def test_the_site_has_no_dead_link_and_its_search_knows_the_rules(tmp_path: Path) -> None:
    pytest.importorskip("furo")
    command = [sys.executable, str(ROOT / "docs/site/build.py"), "--out", str(tmp_path / "site")]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env={**os.environ, "PYTHONPATH": SOURCE})
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 dead links" in done.stdout
    found = (tmp_path / "site/searchindex.js").read_text(encoding="utf-8")
    for id in ("ot 3.2", "yg 6.2"):
        assert f'"{id}"' in found


def test_the_reference_names_what_there_is() -> None:
    """Every name in code of a table that stands under a module's heading can be imported from there."""
    page = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    for heading, table in re.findall(r"^## [^`\n]*`(gladsheim\.[\w.]+)`[^\n]*\n\n(.*?)(?=^## |\Z)", page, re.M | re.S):
        module = importlib.import_module(heading)
        for row in re.findall(r"^\| (`[^|]*) \|", table, re.M):
            for name in re.findall(r"`([A-Z]\w+)[`.(]", row):
                assert hasattr(module, name), f"{heading} has no {name}"
