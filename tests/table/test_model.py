"""Deeds, undo, branches, consent, hints, reconnects and kills in any order, against the simple truth of the journal."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from table.model import TableModel

SHORT = settings(
    max_examples=12,
    stateful_step_count=30,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[*HealthCheck],
    phases=[Phase.generate],  # a fault is told as found: making it smaller takes minutes, which the long run has
)
LONG = settings(SHORT, max_examples=300, stateful_step_count=60, derandomize=False, phases=[*Phase])


def test_a_table_is_its_standing_answers_whatever_is_done_in_whatever_order() -> None:
    run_state_machine_as_test(TableModel, settings=SHORT)


@pytest.mark.long
def test_the_same_for_longer_and_never_twice_alike() -> None:
    run_state_machine_as_test(TableModel, settings=LONG)
