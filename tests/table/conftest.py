"""Stores for the tests: an SQLite file, and a schema of its own on PostgreSQL where a server answers."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from gladsheim.games import OWN
from gladsheim.table.store import Store

POSTGRES = os.environ.get("GLADSHEIM_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@contextmanager
def empty_database(kind: str, folder: Path) -> Iterator[str]:
    """The address of one."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'hall.sqlite'}"
        return
    try:
        server = psycopg.connect(POSTGRES, autocommit=True, connect_timeout=3)
    except psycopg.OperationalError:
        pytest.skip("no PostgreSQL answers (GLADSHEIM_TEST_POSTGRES)")
    schema = f"table_test_{secrets.token_hex(6)}"
    with server:
        server.execute(f'CREATE SCHEMA "{schema}"'.encode())
        yield f"{POSTGRES}?options=-csearch_path%3D{schema}"
        server.execute(f'DROP SCHEMA "{schema}" CASCADE'.encode())


@pytest.fixture(params=["sqlite", "postgres"])
def fresh_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database for one test."""
    with empty_database(request.param, tmp_path) as address:
        yield address


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A database for the tests of one module: each sets its own tables."""
    with empty_database(request.param, tmp_path_factory.mktemp("store")) as address:
        yield address


@pytest.fixture(scope="module")
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


@pytest.fixture
def connect_four(monkeypatch: pytest.MonkeyPatch) -> str:
    """A stranger's game, found as if it were installed."""
    monkeypatch.syspath_prepend(str(EXAMPLES / "connect_four"))
    monkeypatch.setitem(OWN, "connect-four", "connect_four")
    return "connect-four"
