"""`gladsheim new`: a package of each shape passes its tests and the kit, plays by text, and tells what is next."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import gladsheim
from gladsheim.cli.new import KINDS

GLADSHEIM = Path(gladsheim.__file__).parents[1]
NAME = "three-rings"


class Author:
    """Somebody with a new package on the path, as `pip install -e` would put it there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def runs(self, *arguments: str, code: int = 0, typed: str = "") -> str:
        paths = [str(self.package), str(GLADSHEIM)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "GLADSHEIM_HOME": str(self.folder / "home")}
        environment |= {"PYTHONIOENCODING": "utf-8", "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(
            [sys.executable, "-m", *arguments],
            cwd=self.folder,
            env=environment,
            input=typed,
            capture_output=True,
            encoding="utf-8",
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    @property
    def package(self) -> Path:
        return self.folder / "three_rings"

    def installs(self) -> None:
        """What pip leaves behind of an entry point."""
        info = self.package / "three_rings-0.1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: three-rings\nVersion: 0.1\n")
        (info / "entry_points.txt").write_text("[gladsheim.games]\nthree-rings = three_rings:GAME\n")


@pytest.mark.parametrize("shape", KINDS)
def test_a_new_package_passes_everything_at_once(shape: str, tmp_path: Path) -> None:
    author = Author(tmp_path)
    told = author.runs("gladsheim.cli", "new", NAME, "--shape", shape)
    assert "three_rings is a game. Next:" in told
    author.installs()
    checked = author.runs("gladsheim.cli", "check", "three_rings", "--games", "6")
    assert "all laws are kept" in checked
    assert "FAULT" not in checked
    assert "not tried" not in checked
    assert "Next: play it" in checked
    assert "4 passed" in author.runs("pytest", "-q", "-p", "no:cacheprovider", "three_rings")
    played = author.runs("gladsheim.cli", "play", NAME, "--text", "--bot", "random", "--seed", "3", typed=40 * "1\n")
    assert "gladsheim verify" in played


def test_a_folder_under_way_is_told_the_next_thing(tmp_path: Path) -> None:
    author = Author(tmp_path)
    author.package.mkdir()
    check = ("gladsheim.cli", "check", "./three_rings", "--games", "4")
    assert "Next: write three_rings/pyproject.toml" in author.runs(*check, code=1)
    (author.package / "pyproject.toml").write_text('[project]\nname = "three-rings"\n')
    assert 'Next: add to three_rings/pyproject.toml:  [project.entry-points."gladsheim.games"]' in author.runs(
        *check, code=1
    )
    author.package.joinpath("pyproject.toml").unlink()
    author.package.rmdir()
    author.runs("gladsheim.cli", "new", NAME, "--shape", "board")
    source = author.package / "three_rings/turn.py"
    sound = source.read_text(encoding="utf-8")

    def breaks(old: str, new: str) -> str:
        assert old in sound
        source.write_text(sound.replace(old, new), encoding="utf-8")
        return author.runs(*check, code=1)

    assert "Next: mend what keeps three_rings from being imported: SyntaxError" in breaks("class Turn(", "class Turn((")
    assert "ModuleNotFoundError: No module named 'nowhere' (turn.py:1)" in breaks('"""Who', 'import nowhere\n"""Who')
    told = breaks('g.ask(self.seat, "space"', 'g.ask(self.seat, "spce"')
    assert "Turn asks for the blank 'spce' (turn.py:16), which it does not have" in told
    told = breaks("def clone(self)", "def twin(self)")
    assert "Turn has no `clone` (turn.py:8)" in told
    source.write_text(sound, encoding="utf-8")
    catalogue = author.package / "three_rings/text/en.ftl"
    catalogue.write_text(catalogue.read_text(encoding="utf-8").replace("marked = ", "marcked = "), encoding="utf-8")
    assert "no words for 'marked' in language 'en' (state.py:" in author.runs(*check, code=1)


@pytest.mark.parametrize(
    ("shape", "file", "old", "new", "told"),
    [
        (
            "board",
            "__init__.py",
            'zones={"board":',
            'zones={"bord":',
            "speaks of 'bord', which no view has; views have",
        ),
        (
            "board",
            "turn.py",
            "g.free_spaces(), ",
            "[-1, *g.free_spaces()], ",
            "Next: mend this first, other faults may follow from it: options: three-rings, 2 seats, default options",
        ),
        ("board", "turn.py", '"TR 2.1"', '"TR 9.9"', "turn.py:16: the rulebook has no rule TR 9.9"),
        ("board", "view.py", '"turn": [', '"free": {1}, "turn": [', "is not plain data: free is {1}"),
        (
            "board",
            "state.py",
            "MARKED, seat, space)",
            "MARKED, seat)",
            "'marked' has the parts seat, space, but was told otherwise (state.py:",
        ),
        ("board", "state.py", "def has_three(", "def take(", "ThreeRings.take (state.py:45) hides `State.take`"),
        ("board", "turn.py", "self.seat = seat", "self.fill = self.seat = seat", "(turn.py:10) hides `Form.fill`"),
        (
            "board",
            "turn.py",
            "        g.mark(self.seat, self.space)",
            "        pass",
            "goes on after 9 fills, its longest",
        ),
        (
            "cards",
            "turn.py",
            '    def again(self, g: State) -> list[int]:\n        """What one may',
            '    def anew(self, g: State) -> list[int]:\n        """What one may',
            "Trick has no `again` (turn.py:33): it says what its `ask` offers",
        ),
        (
            "cards",
            "state.py",
            'Kind("card", ',
            'Kind("card", key="card", ',
            "the kind 'card' is said with messages `card-...` (state.py:15)",
        ),
        (
            "cards",
            "state.py",
            '    return {f"card',
            '    return {} if cards else {f"card',
            "if no such table can be, `pieces` counts what is in the box",
        ),
        ("cards", "__init__.py", "    imagine=imagine,\n", "", "if it is, the game needs an `imagine`"),
        ("cards", "view.py", "if owner == seat else len(hand)", "if True else len(hand)", "view.hands["),
        ("cards", "state.py", "        twin.leader = self.leader\n", "", "a fresh copy is not the original: leader:"),
    ],
)
def test_a_typical_mistake_is_told_in_the_author_s_terms(
    shape: str, file: str, old: str, new: str, told: str, tmp_path: Path
) -> None:
    author = Author(tmp_path)
    author.runs("gladsheim.cli", "new", NAME, "--shape", shape)
    source = author.package / "three_rings" / file
    text = source.read_text(encoding="utf-8")
    assert old in text
    source.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert told in author.runs("gladsheim.cli", "check", "./three_rings", "--games", "4", code=1)


def test_where_nothing_is_secret_a_view_need_not_show_the_forms(tmp_path: Path) -> None:
    """All heard who was asked, and what was answered; the state itself they must see."""
    author = Author(tmp_path)
    author.runs("gladsheim.cli", "new", NAME, "--shape", "board")
    view, game = author.package / "three_rings/view.py", author.package / "three_rings/__init__.py"
    for file, line in ((view, '"turn": ['), (game, "    unsaid={")):
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [one for one in lines if not one.strip().startswith(line.strip())]
        assert len(kept) == len(lines) - 1
        file.write_text("".join(kept).replace(', "turn": Zone("hidden")', ""), encoding="utf-8")
    check = ("gladsheim.cli", "check", "./three_rings", "--games", "12")
    assert "all laws are kept" in author.runs(*check)
    view.write_text(view.read_text(encoding="utf-8").replace("for mark in g.board]", "for mark in g.board[1:]]"))
    assert "if it is no secret, show it in the view" in author.runs(*check, code=1)


def test_a_choice_that_is_a_number_needs_no_words(tmp_path: Path) -> None:
    author = Author(tmp_path)
    author.runs("gladsheim.cli", "new", NAME, "--shape", "board")
    file = author.package / "three_rings/__init__.py"
    text = file.read_text(encoding="utf-8").replace("import Game\n", "import Game, Option\n")
    options = 'options={"size": Option([3, 4], 3), "fast": Option([False, True], False)}'
    file.write_text(text.replace("options={}", options))
    told = author.runs("gladsheim.cli", "check", "./three_rings", "--games", "2", code=1)
    assert "no words for 'option-size' in language 'en'" in told
    assert "choice-size" not in told
    assert "no words for 'choice-fast-True' in language 'en'" in told


def test_where_stories_alone_are_missing_they_are_the_next_thing(tmp_path: Path) -> None:
    author = Author(tmp_path)
    author.runs("gladsheim.cli", "new", NAME, "--shape", "board")
    stories = author.package / "tests/test_rules.py"
    stories.write_text(stories.read_text(encoding="utf-8").replace('@rule("TR 3.2")\n', ""), encoding="utf-8")
    told = author.runs("gladsheim.cli", "check", "./three_rings", "--games", "4", code=1)
    assert "Next: write the stories that are missing, for each rule a test under @rule(id): the rule TR 3.2" in told


@pytest.mark.parametrize("name", ["Three", "three_rings", "-x-", "odins-table", ""])
def test_a_name_that_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    told = Author(tmp_path).runs("gladsheim.cli", "new", "--", name, code=1)
    assert told.startswith("gladsheim: a game")
    assert told.count("\n") == 1
    assert not list(tmp_path.iterdir())
