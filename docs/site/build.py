"""`make docs`: the pages of the repository as one site with a search that works offline, and no page left out.

The pages are those of docs/ and of the root, as they stand; the rulebooks of the games are made into pages too.  What
they link to in the repository and is no page (source, examples) is named without a link.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

from gladsheim.games import OWN, find

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
GATHERED = ROOT / "build/docs"
OUT = ROOT / "src/gladsheim/manual"  # in the wheel; the hall serves it under /docs
LINK = re.compile(r"(!?)\[([^\]]+)\]\(([^)\s]+)\)")

# The way through the site: headings, and the pages under them.
CHAPTERS = {
    "Get started": ["readme", "changelog"],
    "Play": ["games/*", "rules/*", "glossary"],
    "Write a game": ["write-your-own-game", "reference", "boards", "translating"],
    "Programs and research": ["api", "programs", "adapters", "observations", "bots", "lab", "balance/*"],
    "Operate": ["serving", "scale"],
    "How it is built": ["architecture", "style", "contributing", "credits"],
}


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the site of the docs.")
    parser.add_argument("--out", type=Path, default=OUT)
    chosen = parser.parse_args()
    gather()
    write_index()
    shutil.rmtree(chosen.out, ignore_errors=True)
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html"]
    done = subprocess.run([*command, "-d", str(ROOT / "build/doctrees"), str(GATHERED), str(chosen.out)])
    if done.returncode:
        return done.returncode
    for name in (".buildinfo", "objects.inv"):
        (chosen.out / name).unlink(missing_ok=True)
    dead = dead_links(chosen.out)
    for line in dead:
        print(line)
    pages = len(list(chosen.out.rglob("*.html")))
    print(f"{chosen.out}: {pages} pages, {len(dead)} dead links")
    return 1 if dead else 0


def gather() -> None:
    """Every page under one root, with links that hold there."""
    shutil.rmtree(GATHERED, ignore_errors=True)
    GATHERED.mkdir(parents=True)
    shutil.copy(DOCS / "site/conf.py", GATHERED)
    (GATHERED / "_static").mkdir()
    # The hall's policy lets no inline style hide the drawings that the icons are taken from.
    (GATHERED / "_static/hall.css").write_text("body > svg { display: none; }\n", encoding="utf-8")
    sources = {page: GATHERED / page.relative_to(DOCS) for page in DOCS.rglob("*.md") if page != DOCS / "README.md"}
    sources |= {page: GATHERED / f"{page.stem.lower()}.md" for page in ROOT.glob("*.md")}
    for page, target in sources.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(rewritten(page, target, sources), encoding="utf-8")
    write_rules()


def rewritten(page: Path, target: Path, sources: dict[Path, Path]) -> str:
    """The text of a page; its links lead to pages, pictures come along, and the rest is named."""

    def link(found: re.Match[str]) -> str:
        image, words, address = found.groups()
        path, hash, anchor = address.partition("#")
        if "://" in address or not path:
            return found.group()
        aim = (page.parent / path).resolve()
        if aim in sources:
            up = Path(*[".."] * (len(target.relative_to(GATHERED).parts) - 1)) if target.parent != GATHERED else Path()
            return f"{image}[{words}]({(up / sources[aim].relative_to(GATHERED)).as_posix()}{hash}{anchor})"
        if aim == DOCS / "README.md":
            return f"[{words}](/index.md)"
        if image and aim.is_file():
            copy = GATHERED / "pictures" / aim.name
            copy.parent.mkdir(exist_ok=True)
            shutil.copy(aim, copy)
            return f"![{words}](/pictures/{aim.name})"
        return words

    parts = re.split(r"(^```.*?^```)", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return "".join(part if part.startswith("```") else LINK.sub(link, part) for part in parts)


def write_rules() -> None:
    """The rulebooks, rule by rule: each can be found by its id."""
    folder = GATHERED / "rules"
    folder.mkdir()
    for id in OWN:
        game = find(id)
        lines = [f"# {game.title}: the rules", "", f"In our own words; version {game.rules_version}.", ""]
        for number, chapter in game.rulebook.chapters.items():
            lines += [f"## {number} {chapter['en']}", ""]
            for rule in game.rulebook.rules.values():
                if rule.id.rpartition(".")[0] == number:
                    lines += [f"```{{index}} {rule.id}", "```", "", f"**{rule.id}** {rule.title()}: {rule.text()}", ""]
        (folder / f"{id}.md").write_text("\n".join(lines), encoding="utf-8")


def write_index() -> None:
    lines = ["# Gladsheim", "", "Five Norse tabletop games, and the hall to play them in.", ""]
    for heading, names in CHAPTERS.items():
        pages = [page for name in names for page in pages_of(name)]
        lines += ["```{toctree}", f":caption: {heading}", ":maxdepth: 1", "", *pages, "```", ""]
    (GATHERED / "index.md").write_text("\n".join(lines), encoding="utf-8")


def pages_of(name: str) -> list[str]:
    found = sorted(GATHERED.glob(f"{name}.md"))
    return [page.relative_to(GATHERED).with_suffix("").as_posix() for page in found]


def dead_links(site: Path) -> list[str]:
    """Addresses within the site that lead nowhere, anchors included."""
    texts = {page.resolve(): page.read_text(encoding="utf-8") for page in site.rglob("*.html")}
    ids = {page: set(re.findall(r'\bid="([^"]+)"', text)) for page, text in texts.items()}
    dead = []
    for page, text in texts.items():
        for address in re.findall(r'href="([^"]+)"', text):
            path, _, anchor = address.partition("#")
            if "://" in address or address.startswith(("mailto:", "data:")):
                continue
            aim = (page.parent / path.partition("?")[0]).resolve() if path else page
            aim = aim / "index.html" if aim.is_dir() else aim
            if not aim.exists() or (anchor and aim in ids and anchor not in ids[aim]):
                dead.append(f"{page.relative_to(site.resolve())}: {address}")
    return sorted(set(dead))


if __name__ == "__main__":
    sys.exit(main())
