"""Faults with a name, planted by hand: each of them once got through, or would break a promise of the house.

`make mutants ARGS=named` plants one after the other and names the test that notices it; it fails where none does, and
where the source no longer reads as it did: then the fault is planted anew, here.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from mutants.areas import ROOT

LONGEST = 300  # seconds for the tests of one fault
SERVER = "src/gladsheim/server"
TABLE = "src/gladsheim/table"
GAMES = "src/gladsheim/games"


class Plant(NamedTuple):
    what: str
    file: str
    old: str
    new: str
    tests: str  # as pytest takes them; of the front end as vitest does


PLANTS = [
    Plant(
        "acknowledged before it is durable, written at once",
        f"{SERVER}/deeds.py",
        "            if entries:\n                took = commits.append_at_once(live.id, entries)\n"
        "            self.enter(entries, done)\n",
        "            self.enter(entries, done)\n            live.herald.tell(live.guests)\n"
        "            if entries:\n                took = commits.append_at_once(live.id, entries)\n",
        "tests/server/test_durable.py",
    ),
    Plant(
        "acknowledged before it is durable, written together",
        f"{SERVER}/deeds.py",
        "            try:\n                took = await live.hall.commits.append(",
        "            for order in done:\n                order.accept()\n            live.herald.tell(live.guests)\n"
        "            try:\n                took = await live.hall.commits.append(",
        "tests/server/test_durable.py",
    ),
    Plant(
        "told before it is durable",
        f"{SERVER}/deeds.py",
        "            entries, done = self.decide(batch)\n            try:\n                took = await",
        "            entries, done = self.decide(batch)\n            live.fold(entries)\n"
        "            live.herald.tell(live.guests)\n            try:\n                took = await",
        "tests/server/test_durable.py",
    ),
    Plant(
        "the store acknowledges before it has written",
        f"{TABLE}/store.py",
        "        return self.writer.append(id, entries)\n",
        "        self.writer.append(id, entries)\n        done: Future[None] = Future()\n"
        "        done.set_result(None)\n        return done\n",
        "tests/table/test_durable.py",
    ),
    Plant(
        "synchronous=NORMAL",
        f"{TABLE}/database.py",
        "PRAGMA synchronous=FULL",
        "PRAGMA synchronous=NORMAL",
        "tests/table/test_durable.py",
    ),
    Plant(
        "an undo behind a branch point",
        f"{TABLE}/undo.py",
        "while number > match.first and",
        "while number > 0 and",
        "tests/table/test_fold.py",
    ),
    Plant(
        "a bot that thinks about a table from before an undo",
        f"{SERVER}/thinking.py",
        "first = known[1] if known[0] == undone else 0",
        "first = min(known[1], len(match.fills))",
        "tests/server/test_fair.py",
    ),
    Plant(
        "a time-out that tells who was asked in secret",
        f"{TABLE}/table.py",
        "if seat == CLOCK or not self.head.game.secret_turns:",
        "if seat >= CLOCK:",
        "tests/table/test_clock.py",
    ),
    Plant(
        "a replay of a table that is not over",
        f"{TABLE}/replay.py",
        "        if not table.over:\n",
        "        if table.match is None:\n",
        "tests/table/test_fold.py",
    ),
    Plant(
        "a replay that tells who was asked in secret",
        f"{SERVER}/replays.py",
        "            asked = [one for one in asked if one == seat]\n",
        "            pass\n",
        "tests/server/test_secrets.py -k after_the_game",
    ),
    Plant(
        "a refusal that tells who was asked in secret",
        f"{TABLE}/table.py",
        "        if self.head.game.secret_turns:\n            self.keep_secret(deed)\n",
        "",
        "tests/table/test_deeds.py",
    ),
    Plant(
        "a limit without effect",
        f"{SERVER}/limits.py",
        "        if self.left_now() < 1:\n            return False\n",
        "",
        "tests/server/test_hostile.py tests/server/test_floods.py",
    ),
    Plant(
        "hints without a limit",
        f"{SERVER}/socket.py",
        "            own, ours = self.hints, hall.hinting\n",
        "            return True\n",
        "tests/server/test_each_limit.py -k slow_down",
    ),
    Plant(
        "a place at the door that is never free again",
        f"{SERVER}/limits.py",
        "        self.open[address] -= 1\n",
        "",
        "tests/server/test_each_limit.py -k doors",
    ),
    Plant(
        "a yes to one bot that counts for another",
        f"{TABLE}/consent.py",
        "if about.proposed == deed.level else [deed.by]",
        "",
        "tests/table/test_consent.py",
    ),
    Plant(
        "a rating that another table's end changes",
        f"{TABLE}/ratings.py",
        "update(RATED).where(RATED.c.table_id == table.id, ",
        "update(RATED).where(RATED.c.table_id != table.id, ",
        "tests/table/test_ratings.py",
    ),
    Plant(
        "the reward of the wrong seat, in parallel",
        "src/gladsheim/adapters/parallel.py",
        "match.returns[self.possible_agents.index(agent)]",
        "match.returns[-1 - self.possible_agents.index(agent)]",
        "tests/adapters/test_rewards.py -k parallel",
    ),
    Plant(
        "the reward of the wrong seat, by batch",
        "src/gladsheim/adapters/arrays.py",
        "arrays.rewards[n] = arrays.returns[n]",
        "arrays.rewards[n] = arrays.returns[n][::-1]",
        "tests/adapters/test_rewards.py -k batch",
    ),
    Plant(
        "an interval that may be looked at once alone",
        "src/gladsheim/lab/stats.py",
        "return stake - likely >= -math.log(wrong)",
        "return stake - likely >= 0.0",
        "tests/lab/test_reference.py",
    ),
    Plant(
        "presence that never lapses",
        f"{SERVER}/live_table.py",
        "            if until > now:\n",
        "            if until > 0:\n",
        "tests/server/test_grace.py",
    ),
    Plant(
        "the wrong rule in an event",
        f"{GAMES}/yggdrasil/events.py",
        'Event("put-under", "YG 11.1"',
        'Event("put-under", "YG 9.5"',
        "tests/golden/test_golden.py::test_every_script_reads_as_it_did[yggdrasil]",
    ),
    Plant(
        "the wrong rule in a question",
        f"{GAMES}/yggdrasil/combat.py",
        'up_to(g.vikings[seat]), "YG 5.3")',
        'up_to(g.vikings[seat]), "YG 5.4")',
        "tests/golden/test_golden.py::test_every_script_reads_as_it_did[yggdrasil]",
    ),
    Plant(
        "an event not told",
        f"{GAMES}/odins_table/attack.py",
        "            g.say(CONQUERED, other, start, g.conquered(other))  # OT 8.3\n",
        "            pass\n",
        "tests/stories/odins_table/test_loki.py",
    ),
    Plant(
        "the reward of the wrong seat",
        "src/gladsheim/adapters/gymnasium.py",
        "playing.match.returns[self.learner or 0]",
        "playing.match.returns[0]",
        "tests/adapters/test_rewards.py",
    ),
    Plant(
        "a Bonferroni left out",
        "src/gladsheim/lab/stats.py",
        "1 - 0.025 / max(1, comparisons)",
        "1 - 0.025",
        "tests/lab/test_stats.py tests/lab/test_reference.py",
    ),
    Plant(
        "the UCT term dropped",
        "src/gladsheim/bots/search.py",
        " + mind.curiosity * math.sqrt(math.log(child.offered) / child.visits)",
        "",
        "tests/bots/test_tree.py",
    ),
    Plant(
        "a pending deed not sent again",
        "web/src/live.svelte.ts",
        "for (const sent of this.#pending.values()) this.#tell(JSON.stringify(sent));",
        "",
        "tests/live.test.ts",
    ),
    Plant(
        "who only looks on is cut off",
        "web/src/live.svelte.ts",
        'if (this.state !== "open") this.#count();',
        "",
        "tests/live.test.ts",
    ),
    Plant(
        "a board that misreads one number: Yggdrasil's elves",
        "web/src/boards/yggdrasil/GodSheet.svelte",
        "</i>{god.elves}</span>",
        "</i>{god.vikings}</span>",
        "tests/board-yggdrasil.test.ts",
    ),
    Plant(
        "a board that misreads one number: Odin's Table's losses",
        "web/src/boards/odins-table/Side.svelte",
        "count: view.lost[owner]",
        "count: view.lost[1 - owner]",
        "tests/board-odins-table.test.ts",
    ),
    Plant(
        "a board that misreads one number: Vedrfölnir's runes",
        "web/src/boards/vedrfolnir/Stake.svelte",
        "</span>{stake.runes[type]}</span",
        "</span>{stake.runes.odin}</span",
        "tests/board-vedrfolnir.test.ts",
    ),
    Plant(
        "a board that misreads one number: an Iotunn's strength",
        "web/src/boards/chronicles/Tree.svelte",
        "view.iotunns.find(({ iotunn }) => iotunn === n)?.strength",
        "view.iotunns[0]?.place ?? 0",
        "tests/board-chronicles.test.ts",
    ),
    Plant(
        "a board that misreads one number: votes of another seat",
        "web/src/boards/gotterdammerung/Seat.svelte",
        "view.votes[seat]",
        "view.votes[0]",
        "tests/board-gotterdammerung.test.ts",
    ),
]


def try_all(wanted: str) -> None:
    """Plant each; fail where one is not noticed."""
    folder = Path(tempfile.mkdtemp(prefix="gladsheim-named-"))
    try:
        lay_out(folder)
        missed = [plant.what for plant in PLANTS if wanted in plant.what and not is_noticed(plant, folder)]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if missed:
        raise SystemExit(f"not noticed: {'; '.join(missed)}")


def lay_out(folder: Path) -> None:
    """A copy of the source and of the front end."""
    skip = shutil.ignore_patterns("static", "__pycache__", "*.so", "node_modules")
    for part in ("src", "web"):
        shutil.copytree(ROOT / part, folder / part, ignore=skip)
    if (ROOT / "web" / "node_modules").exists():
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")


def is_noticed(plant: Plant, folder: Path) -> bool:
    file = folder / plant.file
    text = file.read_text(encoding="utf-8")
    if text.count(plant.old) != 1 or not plant.old:
        print(f"{plant.what}: {plant.file} no longer reads as it did")
        return False
    file.write_text(text.replace(plant.old, plant.new), encoding="utf-8")
    try:
        found = failing(plant, folder)
    finally:
        file.write_text(text, encoding="utf-8")
    print(f"{plant.what}: {found or 'NOT NOTICED'}", flush=True)
    return bool(found)


def failing(plant: Plant, folder: Path) -> str:
    """The first test that fails; nothing if all pass."""
    if plant.file.startswith("web/"):
        command = ["npx", "vitest", "run", "--reporter=verbose", *plant.tests.split()]
        told = ran(command, folder / "web", {})
        return next((line.strip(" ×") for line in told if "×" in line), "")
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-rf", *plant.tests.split()]
    told = ran(command, ROOT, {"PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"})
    return next(
        (
            line.split(" - ")[0].removeprefix("FAILED ")
            for line in told
            if line.startswith(("FAILED tests", "ERROR tests"))
        ),
        "",
    )


def ran(command: list[str], where: Path, more: dict[str, str]) -> list[str]:
    environment = {**os.environ, **more, "NO_COLOR": "1"}
    environment.pop("GLADSHEIM_EXPECT", None)
    try:
        done = subprocess.run(command, cwd=where, env=environment, capture_output=True, text=True, timeout=LONGEST)
    except subprocess.TimeoutExpired:
        return [f"FAILED tests do not end within {LONGEST} seconds"]
    return re.sub(r"\x1b\[[0-9;]*m", "", done.stdout).splitlines()
