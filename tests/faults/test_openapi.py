"""Schemathesis: whatever the OpenAPI description allows, and what it does not, makes no server error."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from server.hall import Address, wait_until

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)


def test_whatever_is_sent_makes_no_server_error(hall: Address, tmp_path: Path) -> None:
    finished = hall.set_table("vedrfolnir", ["random", "random"])
    wait_until(lambda: hall.ask("GET", f"/api/tables/{finished.id}").json()["over"])
    campaign = hall.ask(
        "POST", "/api/campaigns", {"game": "chronicles", "players": ["Ann"], "roles": ["thor", "tyr", "odin"]}
    ).json()["id"]
    known = tmp_path / "schemathesis.toml"
    known.write_text(f'[parameters]\n"path.table_id" = "{finished.id}"\n"path.campaign" = "{campaign}"\n')
    command = [str(Path(sys.executable).parent / "schemathesis"), "--config-file", str(known), "run"]
    command += [f"http://127.0.0.1:{hall.port}/api/schema/openapi.json", "--checks", ",".join(CHECKS)]
    command += ["--phases", "examples,coverage,fuzzing", "--max-examples", "8", "--seed", "7", "--no-color"]
    found = subprocess.run(
        command, cwd=tmp_path, env={**os.environ, "PYTHONPATH": ""}, capture_output=True, text=True, timeout=600
    )
    assert found.returncode == 0, found.stdout[-6000:]
    paths = hall.ask("GET", "/api/schema/openapi.json").json()["paths"]
    assert isinstance(paths, dict)
    operations = [name for methods in paths.values() if isinstance(methods, dict) for name in methods]
    assert f"Tested: {len(operations)}" in found.stdout
