"""Which tests would notice a fault in which file, the quick ones first."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "gladsheim"

# What bots and learners make of the tables of golden games.
THOUGHTS = "tests/golden/test_golden.py::test_bots_and_learners_make_of_the_tables_what_they_did"

# The parts of the source, each with its tests.  What a game is held to comes from its own folder, too.
TESTS = {
    "core": ["tests/core", "tests/golden", "tests/check/test_kit.py", "tests/stories"],
    "games": ["tests/check/test_words_and_rules.py"],
    "bots": ["tests/bots", THOUGHTS],
    "layouts": ["tests/adapters/test_layouts.py", THOUGHTS],
    "lab": ["tests/lab"],
    "adapters": ["tests/adapters"],
    "check": ["tests/check"],
    "table": ["tests/table", "tests/journals", "tests/server/test_durable.py", "tests/server/test_store_faults.py"],
    "wire": ["tests/server/test_wire.py"],
    "server": ["tests/server"],
    "cli": ["tests/cli"],
}
# What lies in a game's folder but is no rule of it: how bots play it, and what a seat sees as numbers.
THOUGHT = ("policy.py", "mind.py", "worth.py", "belief.py", "seen.py", "councillor.py", "council_view.py")
NUMBERS = ("layout.py",)
# Faults here are looked for elsewhere: words are compared by tests/test_words.py, and these files hold no decisions.
LEFT_OUT = ("__init__.py", "__main__.py", "py.typed")


def area_of(file: Path) -> str:
    """The part of the source that a file belongs to."""
    parts = file.relative_to(SOURCE).parts
    if parts[0] == "games" and parts[-1] in THOUGHT:
        return "bots"
    if parts[0] == "games" and parts[-1] in NUMBERS:
        return "adapters"
    return parts[0] if len(parts) > 1 else ""


def noticing(file: Path) -> list[str]:
    """The tests for a file, as pytest takes them."""
    parts = file.relative_to(SOURCE).parts
    if area_of(file) == "games" and len(parts) > 2:
        game = parts[1]
        name = game.replace("_", "-")
        scripts, *rest = [f"tests/golden/test_golden.py::{test}[{name}]" for test in GOLDEN]
        sagas = ["tests/golden/test_golden.py::test_every_number_of_the_saga_book_does_what_it_did"]
        return [scripts, f"tests/stories/{game}", *(sagas if game == "chronicles" else []), *rest]
    if len(parts) > 2 and parts[0] == "games":  # how bots play it, and the numbers of its learners
        name = parts[1].replace("_", "-")
        return [*(test for test in TESTS[area_of(file)] if test != THOUGHTS), f"{THOUGHTS}[{name}]"]
    return TESTS.get(area_of(file), [])


GOLDEN = (
    "test_every_script_reads_as_it_did",
    "test_as_much_is_asked_closed_and_told_under_each_rule",
    "test_every_question_answer_and_end_is_as_it_was",
)


def source_files(names: list[str]) -> list[Path]:
    """The files that are meant: themselves, folders of them, or parts of the source by name."""
    found: list[Path] = []
    for name in names:
        place = SOURCE / name if (SOURCE / name).exists() else ROOT / name
        if not place.exists():
            raise SystemExit(f"there is no {name}: name a file, a folder or one of {', '.join(TESTS)}")
        found += sorted(place.rglob("*.py")) if place.is_dir() else [place]
    return [file for file in found if file.name not in LEFT_OUT and "migrations" not in file.parts and noticing(file)]
