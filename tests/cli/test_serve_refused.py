"""A hall that cannot be opened says in one line what was wrong and what is allowed, and never that it is open."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from cli.keyboard import Keyboard, refused

SERVE = ("serve", "--no-open")


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("HOST", "PORT", "DATABASE_URL", "REDIS_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GLADSHEIM_HOME", str(tmp_path / "home"))


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@pytest.mark.parametrize(
    ("name", "value", "line"),
    [
        ("DATABASE_URL", "garbage", "--database (DATABASE_URL): a store is sqlite:///PATH or postgresql://"),
        ("DATABASE_URL", "mysql://somebody@somewhere/hall", "--database (DATABASE_URL): a store is sqlite:///PATH"),
        ("DATABASE_URL", "postgresql://u@127.0.0.1:many/hall", "--database (DATABASE_URL): a store is sqlite:///PATH"),
        ("DATABASE_URL", "postgresql://u:secret@127.0.0.1:1/hall", "--database (DATABASE_URL) cannot be opened: "),
        ("DATABASE_URL", "sqlite:////dev/null/hall.db", "--database (DATABASE_URL) cannot be opened: "),
        ("GLADSHEIM_HOME", "/dev/null", "GLADSHEIM_HOME must be a folder that can be written, not /dev/null"),
        ("REDIS_URL", "redis://:secret@127.0.0.1:1", "--redis (REDIS_URL): no Redis answers there: "),
        ("REDIS_URL", "127.0.0.1", "--redis (REDIS_URL) is redis://HOST:PORT, not what was given"),
        ("HOST", "nowhere.invalid", "--host (HOST): there is no host 'nowhere.invalid'; name an address"),
        ("HOST", "192.0.2.1", "--host (HOST): 192.0.2.1 is no address of this machine; such as 127.0.0.1"),
    ],
)
def test_a_setting_that_cannot_be_is_one_line(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch, name: str, value: str, line: str
) -> None:
    monkeypatch.setenv(name, value)
    said = refused(keyboard.types(*SERVE, "--port", str(free_port())))
    assert said.startswith(f"gladsheim: {line}")
    assert "secret" not in said


def test_a_port_in_use_is_named(keyboard: Keyboard) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = int(other.getsockname()[1])
        said = refused(keyboard.types(*SERVE, "--port", str(port)))
    assert said.startswith(f"gladsheim: port {port} of 127.0.0.1 is in use")
    assert "--port (PORT)" in said


def test_a_file_that_is_no_database_is_refused(keyboard: Keyboard, tmp_path: Path) -> None:
    file = tmp_path / "hall.db"
    file.write_text("no database at all, but a text\n" * 10, encoding="utf-8")
    said = refused(keyboard.types(*SERVE, "--port", str(free_port()), "--database", f"sqlite:///{file}"))
    assert "file is not a database" in said


@pytest.mark.parametrize(
    ("missing", "option", "extra"),
    [
        (("psycopg",), ("--database", "postgresql://u@127.0.0.1:1/hall"), "gladsheim[postgres]"),
        (("redis", "litestar.channels.backends.redis"), ("--redis", "redis://127.0.0.1:1"), "gladsheim[redis]"),
    ],
)
def test_a_package_that_is_not_installed_is_named(
    keyboard: Keyboard,
    monkeypatch: pytest.MonkeyPatch,
    missing: tuple[str, ...],
    option: tuple[str, ...],
    extra: str,
) -> None:
    for name in missing:
        monkeypatch.setitem(sys.modules, name, None)
    assert f"pip install '{extra}'" in refused(keyboard.types(*SERVE, "--port", str(free_port()), *option))
