"""`gladsheim backup FILE`, `restore FILE`, `sizes`: a copy of the store, also while the hall is open, and its size."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from rich.console import Console


def add_copy(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    add_sizes(parser)


def add_backup(parser: argparse.ArgumentParser) -> None:
    add_copy(parser)
    parser.add_argument("--for-others", action="store_true", help="finished games alone: no seeds in use, no tokens")


def add_sizes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", default=os.environ.get("DATABASE_URL", ""), help="another store (DATABASE_URL)")


def backup(chosen: argparse.Namespace, out: Console) -> int:
    from gladsheim.table.copies import back_up
    from gladsheim.table.folder import default_url

    size = back_up(chosen.database or default_url(), chosen.file, chosen.for_others)
    what = "the finished games, and no secrets" if chosen.for_others else "the whole store"
    out.print(f"{chosen.file} has {what}: {size / 1e6:.1f} MB", soft_wrap=True)
    if chosen.for_others:
        return 0
    out.print("It holds the seeds of running games: keep it to yourself.", soft_wrap=True)
    return 0


def restore(chosen: argparse.Namespace, out: Console) -> int:
    from gladsheim.table.copies import restore as put_back
    from gladsheim.table.folder import default_url

    tables = put_back(chosen.file, chosen.database or default_url())
    out.print(f"The store is there again, with {tables} tables.", soft_wrap=True)
    return 0


def sizes(chosen: argparse.Namespace, out: Console) -> int:
    """What the store holds, and what it takes on the disk."""
    from gladsheim.table.copies import existing
    from gladsheim.table.folder import default_url
    from gladsheim.table.sizes import bytes_of, sizes_of
    from gladsheim.table.store import Store

    store = Store(existing(chosen.database or default_url()))
    try:
        for name, number in sizes_of(store):
            out.print(f"{number:>12,}  {name}")
        out.print(f"{bytes_of(store) / 1e6:>12,.1f}  megabytes on the disk")
    finally:
        store.close()
    return 0
