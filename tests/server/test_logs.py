"""Logs for programs, and figures that answer who waits for what."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import msgspec

from gladsheim.server import metrics
from gladsheim.server.logs import AsJson
from gladsheim.server.thinking import Thinkers, is_told
from gladsheim.server.thoughts import Thought
from gladsheim.table import Begin, Table, set_table
from server.hall import serve_here, wait_until


def test_a_line_for_programs_is_one_object_and_has_no_values() -> None:
    secret = "0badcafe"
    try:
        raise ValueError(f"of {len(secret)} digits")
    except ValueError:
        record = logging.LogRecord(
            "gladsheim.server", logging.ERROR, "x.py", 1, "table %s\nfailed", ("t",), sys.exc_info()
        )
    text = AsJson().format(record)
    told = msgspec.json.decode(text)
    assert "\n" not in text
    assert told["message"] == "table t\nfailed"
    assert told["level"] == "error"
    assert told["fault"] == "ValueError: of 8 digits"
    assert secret not in text
    assert told["where"][0].endswith("test_a_line_for_programs_is_one_object_and_has_no_values")


async def nothing(_: object) -> None: ...


def test_the_figures_say_who_waits_and_leave_out_who_is_asked_in_secret() -> None:
    thinkers = Thinkers(0)
    for number, (visitor, told) in enumerate([("a", True), ("a", True), ("b", True), ("c", False)]):
        thinkers.lanes[True].add(Thought(f"t{number}", visitor, True, nothing, print, lambda: True, told))
    thinkers.count()
    assert metrics.WAITING.labels("awaited")._value.get() == 3
    assert metrics.WAITERS.labels("awaited")._value.get() == 2
    table = Table(set_table("gotterdammerung", ["novice"] * 7, {}, 0.0))
    table.apply(table.decide(Begin(), 0.0))
    assert not is_told(table)


def test_metrics_name_the_figures(tmp_path: Path) -> None:
    with serve_here(tmp_path) as hall:
        wait_until(
            lambda: b"gladsheim_store_bytes 1e+06" in (told := hall.ask("GET", "/metrics").body) or b"e+06" in told
        )
        told = hall.ask("GET", "/metrics").body.decode()
    for name in ("thoughts_waiting", "visitors_waiting", "thoughts_running", "thought_wait_seconds", "store_bytes"):
        assert f"gladsheim_{name}" in told
