"""Games as data in Parquet: a row for each answer of a seat, and the journals beside them in the file's own notes."""

from __future__ import annotations

import json
from pathlib import Path

from gladsheim.adapters.extra import missing

try:
    import numpy as np
    import pyarrow as pa
    from pyarrow import parquet as pq
except ModuleNotFoundError as no:
    raise missing(no, "data") from None

from gladsheim.adapters.export import Rows
from gladsheim.core.game import BadOption

JOURNALS = b"gladsheim.journals"
COLUMNS = ("observation", "mask", "action", "seat", "return", "game")


def write_games(file: Path, rows: Rows) -> None:
    size, actions = rows.observations.shape[1], rows.masks.shape[1]
    columns = [
        pa.FixedSizeListArray.from_arrays(pa.array(rows.observations.reshape(-1)), size),
        pa.FixedSizeListArray.from_arrays(pa.array(rows.masks.reshape(-1)), actions),
        *[pa.array(one) for one in (rows.actions, rows.seats, rows.returns, rows.games)],
    ]
    table = pa.Table.from_arrays(columns, names=[*COLUMNS])
    journals = json.dumps([str(journal) for journal in rows.journals])
    kept = table.replace_schema_metadata({JOURNALS: journals.encode()})
    pq.write_table(kept, file, compression="zstd", write_page_checksum=True)


def read_games(file: Path) -> Rows:
    """The rows of a file; a BadOption says in a line what is wrong with it, and where."""
    if not file.exists():
        raise BadOption(f"there is no file {file}")
    try:
        table = pq.read_table(file, page_checksum_verification=True)
    except (OSError, ValueError, pa.ArrowException) as fault:
        raise BadOption(f"{file} holds no games as data: {' '.join(str(fault).split())}") from None
    lacking = [name for name in COLUMNS if name not in table.column_names]
    if lacking or JOURNALS not in (table.schema.metadata or {}):
        raise BadOption(f"{file} holds no games as data: it lacks {', '.join(lacking) or 'the journals'}")
    place = ""
    try:
        flat = {}
        for place in COLUMNS:
            column = table[place].combine_chunks()
            is_list = pa.types.is_fixed_size_list(column.type)
            numbers = (column.flatten() if is_list else column).to_numpy(zero_copy_only=False)
            flat[place] = numbers.reshape(len(table), -1) if is_list else numbers
        journals = json.loads(table.schema.metadata[JOURNALS])
        return Rows(
            np.asarray(flat["observation"], np.float32),
            np.asarray(flat["mask"], np.bool_),
            np.asarray(flat["action"], np.int64),
            np.asarray(flat["seat"], np.int64),
            np.asarray(flat["return"], np.float32),
            np.asarray(flat["game"], np.int64),
            np.array(journals, np.str_),
        )
    except (ValueError, TypeError, pa.ArrowException) as fault:
        raise BadOption(f"{file} is damaged at its column '{place}': {' '.join(str(fault).split())}") from None
