"""Stories cite the rules they show: `@rule("OT 4.5")`."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """This story shows these rules of the rulebook."""
    return pytest.mark.rule(*ids)
