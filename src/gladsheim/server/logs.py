"""Logs: what the server says of itself, as lines for people or as one JSON object a line for programs."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import msgspec

FOR_PEOPLE = "%(asctime)s %(name)s: %(message)s"


class AsJson(logging.Formatter):
    """One object a line.  Of an exception its kind, its message and where it came from, never values."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, str | list[str]] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "of": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info is not None and record.exc_info[1] is not None:
            fault, trace = record.exc_info[1], record.exc_info[2]
            places: list[str] = []
            while trace is not None:
                code = trace.tb_frame.f_code
                places.append(f"{code.co_filename}:{trace.tb_lineno} {code.co_name}")
                trace = trace.tb_next
            told |= {"fault": f"{type(fault).__name__}: {fault}", "where": places}
        return msgspec.json.encode(told).decode()


def begin_logging(as_json: bool, level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson() if as_json else logging.Formatter(FOR_PEOPLE))
    logging.basicConfig(level=level.upper(), handlers=[handler])
    # It warns of every append that another process was quicker with; `gladsheim_conflicts` counts them.
    logging.getLogger("psycopg").setLevel(logging.ERROR)
