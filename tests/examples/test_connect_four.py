"""The examples are packages of their own: installed as a stranger's would be, they are games like ours."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import gladsheim
from shared import made_once

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
NAMES = ("connect_four", "high_card", "hoard", "whist")
TRANSLATED = ("text/fr.ftl", "text/ja.ftl")
MORE = {
    "connect_four": {"mind.py", *TRANSLATED},
    "high_card": {*TRANSLATED},
    "hoard": {"mind.py", "state.py", "turn.py", "view.py"},
    "whist": {"state.py", "turn.py", "view.py"},
}
GLADSHEIM = Path(gladsheim.__file__).parents[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which pip installed the examples, and nothing else."""

    def install(target: Path) -> None:
        source = tmp_path_factory.mktemp("source")
        for name in NAMES:
            # Building leaves its traces in the source, so that is a copy.
            ignored = shutil.ignore_patterns("build", "*.egg-info", "__pycache__", ".*")
            shutil.copytree(EXAMPLES / name, source / name, ignore=ignored)
        pip = ["pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
        packages = [str(source / name) for name in NAMES]
        run(source, "-m", *pip, "--no-build-isolation", "--target", str(target), *packages)

    return made_once(tmp_path_factory, "examples", install)


def run(installed: Path, *arguments: str) -> str:
    """What a fresh Python prints that finds the installed examples and the very Gladsheim of this test."""
    paths = os.pathsep.join([str(installed), str(GLADSHEIM)])
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=installed, env=environment, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", NAMES)
def test_it_is_installed_with_all_that_belongs_to_it_and_no_tests(installed: Path, name: str) -> None:
    package = installed / name
    files = {path.relative_to(package).as_posix() for path in package.rglob("*.*") if path.suffix != ".pyc"}
    assert files == {"__init__.py", "py.typed", "rules.toml", "text/en.ftl", *MORE[name]}
    assert not (installed / "tests").exists()


def test_the_hall_lists_it_after_our_own_games(installed: Path) -> None:
    listed = run(installed, "-c", "import gladsheim; print(*[game.id for game in gladsheim.games()])").split()
    assert listed[0] == "odins-table"
    assert "connect-four" in listed[1:]


def test_its_bots_play_by_the_mind_that_it_offers(installed: Path) -> None:
    program = """
import gladsheim
found = gladsheim.simulate("connect-four", games=20, bots="policy,random", seed=1)
print(found.bots["policy"].share)
"""
    assert float(run(installed, "-c", program)) > 0.8


def test_an_unknown_id_names_it_among_those_installed(installed: Path) -> None:
    program = """
import gladsheim
try:
    gladsheim.start("connect-five")
except gladsheim.BadOption as no:
    print(no)
"""
    message = run(installed, "-c", program)
    assert "no game 'connect-five' is installed" in message
    assert "connect-four" in message


@pytest.mark.parametrize(
    ("package", "reason"),
    [
        ("raise RuntimeError('oh')", "cannot be loaded from broken:GAME: RuntimeError: oh"),
        ("", "cannot be loaded from broken:GAME: AttributeError: module 'broken' has no attribute 'GAME'"),
        ("GAME = 5", "offers broken:GAME, which is a int and not a Game"),
    ],
)
def test_a_package_that_is_broken_is_named_in_one_line(tmp_path: Path, package: str, reason: str) -> None:
    (tmp_path / "broken.py").write_text(package)
    about = tmp_path / "broken-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[gladsheim.games]\nbroken = broken:GAME\n")
    program = """
import gladsheim
try:
    gladsheim.find("broken")
except gladsheim.BadOption as no:
    print(no)
assert "broken" not in [game.id for game in gladsheim.games()]
gladsheim.start("odins-table")  # the others are none the worse for it
"""
    assert run(tmp_path, "-c", program) == f"the package of 'broken' {reason}\n"


def test_a_folder_that_hides_a_package_is_named(tmp_path: Path) -> None:
    """As where somebody runs `python -m pytest` beside the folder of the package."""
    (tmp_path / "broken").mkdir()
    about = tmp_path / "broken-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[gladsheim.games]\nbroken = broken:GAME\n")
    told = run(tmp_path, "-c", "import gladsheim.core.shelf as shelf; print(shelf.fault_of('broken'))")
    assert f"the folder {tmp_path / 'broken'} is found first and hides it" in told


def test_a_match_plays_to_its_end_by_text_and_is_replayed(installed: Path) -> None:
    program = """
import gladsheim
match = gladsheim.start("connect-four", seed=1)
for column in (3, 0, 3, 1, 3, 2, 3):
    match.answer(match.asks[0].seat, column)
print(match.text(None))
assert match.over and match.returns == [1.0, 0.0]
assert gladsheim.replay(match.journal).text(0, "fr") == match.text(0, "fr")
assert gladsheim.load(match.save()).text(1, "ja") == match.text(1, "ja")
"""
    text = run(installed, "-c", program)
    assert "●●●○···\n1234567" in text
    assert "Four in a line" in text


@pytest.mark.parametrize("name", NAMES)
def test_its_stories_hold(installed: Path, name: str) -> None:
    example = EXAMPLES / name
    run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(example), str(example / "tests"))


@pytest.mark.parametrize("name", NAMES)
def test_it_passes_the_whole_kit(installed: Path, name: str) -> None:
    stories = str(EXAMPLES / name / "tests")
    command = ["check", name.replace("_", "-"), "--games", "12", "--stories", stories]
    report = run(installed, "-m", "gladsheim", *command)
    assert "all laws are kept" in report
    assert "not checked" not in report
